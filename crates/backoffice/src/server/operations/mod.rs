//! The back office: what each operation does to the records of a store.
//!
//! Knows the meaning of fields; must not know HTTP or SQL. Each decision that the API document leaves open is a row of the
//! gap ledger, named where it acts.

mod added;
mod amounts;
mod catalogue;
mod default_shop;
mod deliveries;
mod fill;
mod made;
mod orders;
mod payments;
mod reads;
mod subscriptions;
mod tickets;
mod users;
mod webhooks;

use backoffice_server::{json, update};

use crate::{
    models::NoteApp,
    server::{Backoffice, Caller, domain::money::Currency},
};

impl Backoffice {
    /// Returns a currency by its code (gap `currency-decimals`).
    fn currency(&self, code: Option<&str>) -> Currency {
        Currency::of(code, self.settings.currency_decimals)
    }

    /// Describes the application that writes a note: the one that holds the caller's token, or that token (gap `note-author`).
    fn app(&self, caller: &Caller) -> NoteApp {
        let grant = caller.grant();
        match &grant.application {
            Some(holder) => {
                NoteApp::new().client_id(holder.client_id.as_str()).name(holder.name.as_str())
            }
            None => {
                let token = grant.token;
                NoteApp::new().client_id(token.to_string()).name(format!("token {token}"))
            }
        }
    }
}
