//! The database: records, tokens, idempotency keys, audit, outbox and deliveries in a database.
//!
//! Knows SQL and the form of records in tables; must not know HTTP or what an operation does to a record.

pub mod accounts;
mod applications;
pub mod changes;
pub mod cipher;
mod connections;
pub(crate) mod consents;
pub mod cursor;
pub mod db;
pub mod deliveries;
pub mod delivery_log;
pub mod delivery_report;
pub mod error;
mod events;
pub(crate) mod history;
pub mod ids;
pub mod keys;
pub mod list;
mod migrations;
pub mod prune;
pub mod quotas;
pub mod records;
mod rotation;
pub mod schema;
mod snapshots;
pub mod sql;
mod statement;
mod stores;
pub mod table;
pub mod tokens;
pub mod transaction;
mod turns;
mod wakes;
pub mod write;

use std::{
    future::Future,
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::Duration,
};

use crate::{Settings, deadline::left, domain::refusal::Refusal, repeat::repeated};

use self::{
    cipher::Cipher, cursor::Cursors, db::Db, error::Error, ids::Ids, quotas::Quotas,
    schema::Schema, tokens::Tokens, turns::Turns, wakes::Wakes,
};

/// A database with the service's tables.
#[derive(Clone)]
pub struct Database {
    /// Connections.
    pub db: Db,
    /// Ids of new rows.
    pub ids: Arc<Ids>,
    pub(crate) tokens: Arc<Tokens>,
    turns: Arc<Turns>,
    /// Words to the worker of the deliveries.
    pub wakes: Arc<Wakes>,
    pub(crate) clock: Arc<Clock>,
    /// Signatures of cursors and addresses.
    pub cursors: Arc<Cursors>,
    /// End of the ids of events: no other database has it.
    mark: Arc<str>,
    /// Cipher of secrets.
    pub cipher: Cipher,
    /// Limits of calls; none without a limit.
    pub(crate) quotas: Option<Arc<Quotas>>,
    /// Tables of the API's records.
    pub schema: &'static Schema,
}

/// Does not show what it has.
impl std::fmt::Debug for Database {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Database").finish_non_exhaustive()
    }
}

impl Database {
    /// Connects to a database, and brings its tables up to date.
    pub async fn open(
        url: &str,
        settings: &Settings,
        schema: &'static Schema,
    ) -> Result<Self, Error> {
        schema.check()?;
        let db = Db::connect(schema.api.name, url, settings).await?;
        migrations::run(&db, schema).await?;
        let cursors = Cursors::load(&db).await?;
        Ok(Self {
            db,
            ids: Arc::default(),
            tokens: Arc::default(),
            turns: Arc::default(),
            wakes: Arc::default(),
            clock: Arc::default(),
            mark: deliveries::mark(&cursors).into(),
            cursors: Arc::new(cursors),
            cipher: Cipher::new(settings.key, &settings.old_keys),
            quotas: settings.calls_per_minute.map(|limit| Arc::new(Quotas::new(limit))),
            schema,
        })
    }

    /// Makes a change of this many kibibytes, to see if the database takes it.
    pub(crate) async fn probe(&self, kibibytes: usize) -> Result<(), Error> {
        let sql = "INSERT INTO settings (name, value) VALUES ('probe', $1) \
                   ON CONFLICT (name) DO UPDATE SET value = excluded.value";
        // Random, because PostgreSQL compresses.
        let value: Vec<u8> = std::iter::repeat_with(crate::random::bytes::<1024>)
            .take(kibibytes)
            .flatten()
            .collect();
        repeated(|| async { self.db.execute(sql, vec![value.clone().into()]).await.map(drop) })
            .await
    }

    /// Refuses to write more if a database in memory is full.
    pub async fn check_room(&self) -> Result<(), Refusal> {
        if self.db.has_room().await? {
            return Ok(());
        }
        let detail = "the database in memory is full; reset the store, or start the service with a database file";
        Err(Refusal::unavailable(detail))
    }

    /// Fails if the key of the settings is not the one that encrypted the secrets in the database.
    pub(crate) async fn check_key(&self) -> Result<(), Error> {
        let failed = |refusal: Refusal| sqlx::Error::Configuration(refusal.detail().into());
        let new = self.cipher.encrypt(keys::ANSWER, b"").map_err(failed)?;
        let kept = self.db.setting("key-check", new).await?;
        self.cipher.decrypt(keys::ANSWER, &kept).map_err(failed)?;
        Ok(())
    }
}

/// Waits until the deadline of the call. Without one, callers would queue without end while the database does not answer.
async fn turn<T>(wait: impl Future<Output = T>) -> Result<T, Error> {
    let turn = tokio::time::timeout(left(), wait).await;
    Ok(turn.map_err(|_| sqlx::Error::PoolTimedOut)?)
}

/// Returns the time in microseconds since 1970.
pub fn now() -> i64 {
    jiff::Timestamp::now().as_microsecond()
}

/// The clock of deliveries: that of the system, which a test can move ahead.
#[derive(Debug, Default)]
pub(crate) struct Clock(AtomicI64);

impl Clock {
    /// Returns the time in microseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        now().saturating_add(self.0.load(Ordering::Relaxed))
    }

    /// Moves ahead.
    pub(crate) fn advance(&self, time: Duration) {
        let time = i64::try_from(time.as_micros()).unwrap_or(i64::MAX);
        self.0.fetch_add(time, Ordering::Relaxed);
    }
}
