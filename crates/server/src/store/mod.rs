//! The store: records, tokens, idempotency keys, audit and outbox in a database.
//!
//! Knows SQL and the form of records in tables; must not know HTTP or what an operation does to a record.

pub(crate) mod cipher;
pub(crate) mod cursor;
pub(crate) mod db;
mod ids;
pub(crate) mod keys;
pub(crate) mod list;
mod migrations;
pub(crate) mod records;
pub(crate) mod table;
pub(crate) mod tokens;
pub(crate) mod write;

use std::sync::Arc;

use self::{
    cipher::Cipher,
    cursor::Cursors,
    db::{Db, Error},
    ids::Ids,
    tokens::Tokens,
};

/// A database with the service's tables.
#[derive(Clone)]
pub(crate) struct Store {
    pub(crate) db: Db,
    pub(crate) ids: Arc<Ids>,
    pub(crate) tokens: Arc<Tokens>,
    pub(crate) cursors: Arc<Cursors>,
    pub(crate) cipher: Cipher,
}

impl Store {
    /// Connects to a database, and brings its tables up to date.
    pub(crate) async fn open(url: &str, connections: u32, key: &[u8; 32]) -> Result<Self, Error> {
        let db = Db::connect(url, connections).await?;
        migrations::run(&db).await?;
        let cursors = Cursors::load(&db).await?;
        Ok(Self {
            db,
            ids: Arc::default(),
            tokens: Arc::default(),
            cursors: Arc::new(cursors),
            cipher: Cipher::new(key),
        })
    }
}

/// Returns the time in microseconds since 1970.
pub(crate) fn now() -> i64 {
    jiff::Timestamp::now().as_microsecond()
}
