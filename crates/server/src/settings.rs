//! Settings of a service.

use std::time::Duration;

use crate::Targets;

/// Settings of a service.
#[derive(Clone)]
#[non_exhaustive]
pub struct Settings {
    /// Public address of the API, without the last slash: the start of the addresses in answers.
    pub public: String,
    /// Records on a page, from 1 to [`MOST_ON_A_PAGE`](Self::MOST_ON_A_PAGE).
    pub page_size: usize,
    /// Connections to the database.
    pub connections: u32,
    /// Key that encrypts secrets in the database.
    pub key: [u8; 32],
    /// Keys that encrypted secrets before: they can still be read. [`Backend::rotate_key`](crate::Backend::rotate_key) makes them
    /// superfluous.
    pub old_keys: Vec<[u8; 32]>,
    /// Calls that a token may make in a minute; none for no limit.
    pub calls_per_minute: Option<u32>,
    /// True if amounts have the decimals of their currency.
    pub currency_decimals: bool,
    /// Time for which an answer is kept for its idempotency key.
    pub keep_keys: Duration,
    /// Time for which rows of the audit are kept.
    pub keep_audit: Duration,
    /// Time for which events and their deliveries are kept. A delivery that still waits then is dropped, so it should be a week
    /// or more.
    pub keep_outbox: Duration,
    /// Most bytes of a database in memory.
    pub memory_bytes: u64,
    /// Addresses that webhooks may have.
    pub targets: Targets,
}

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Settings {
    /// Most records that a page may have: a page is made in memory.
    pub const MOST_ON_A_PAGE: usize = 1_000;

    /// Makes settings for an API with this public address.
    pub fn new(public: impl Into<String>, key: [u8; 32]) -> Self {
        Self {
            public: public.into(),
            page_size: 100,
            connections: 8,
            key,
            old_keys: Vec::new(),
            calls_per_minute: None,
            currency_decimals: true,
            keep_keys: DAY,
            keep_audit: 365 * DAY,
            keep_outbox: 30 * DAY,
            memory_bytes: 1024 * 1024 * 1024,
            targets: Targets::public(),
        }
    }
}

/// Does not show the keys.
impl std::fmt::Debug for Settings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Settings")
            .field("public", &self.public)
            .field("page_size", &self.page_size)
            .field("connections", &self.connections)
            .field("calls_per_minute", &self.calls_per_minute)
            .finish_non_exhaustive()
    }
}
