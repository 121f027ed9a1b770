//! The head of a store's pages.

use super::{Site, session::SignedIn};

/// The head of a page: store, person, and ways to the other pages.
pub(super) struct Frame<'a> {
    pub(super) store: &'a str,
    pub(super) account: Option<&'a str>,
    pub(super) form_token: &'a str,
    /// Path of the page, without its slash.
    pub(super) here: &'static str,
    pub(super) is_sandbox: bool,
}

impl<'a> Frame<'a> {
    pub(super) fn new(site: &Site, signed_in: &'a SignedIn, here: &'static str) -> Self {
        Self {
            store: &signed_in.session.store_name,
            account: signed_in.session.account.as_deref(),
            form_token: &signed_in.form_token,
            here,
            is_sandbox: site.is_sandbox,
        }
    }

    /// Returns paths and names of the pages.
    pub(super) fn pages(&self) -> impl Iterator<Item = &'static (&'static str, &'static str)> {
        const ALL: [(&str, &str); 6] = [
            ("requests", "Requests"),
            ("records", "Records"),
            ("events", "Events"),
            ("faults", "Faults"),
            ("snapshots", "Snapshots"),
            ("settings", "Settings"),
        ];
        // What only a sandbox has.
        let own = ["requests", "faults", "snapshots"];
        ALL.iter().filter(move |(path, _)| self.is_sandbox || !own.contains(path))
    }
}
