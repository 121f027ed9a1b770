//! Ids: whole numbers, which each process takes from the database in blocks.

use std::{collections::HashMap, ops::Range};

use tokio::sync::{Mutex, MutexGuard};

use super::{db::Db, error::Error, transaction::Transaction, turn};

/// The first id of a new store's records that are not of its shop.
pub(crate) const FIRST: i64 = 1_000_000;

/// Ids that a process takes at once. Those that it does not use are never used.
const BLOCK: i64 = 1_000;

/// Most stores whose ids a process keeps.
const MOST_STORES: usize = 10_000;

/// Rows that have ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Counted {
    /// A record of this store.
    Record(i64),
    /// A store, a token, or a row of the audit or the outbox.
    Row,
}

/// Ids that this process may use.
#[derive(Debug, Default)]
pub struct Ids(Mutex<HashMap<Counted, Range<i64>>>);

impl Ids {
    /// Returns ids that nothing else has.
    pub async fn take(&self, db: &Db, counted: Counted, count: i64) -> Result<Range<i64>, Error> {
        let mut blocks = turn(self.0.lock()).await?;
        let mut ids = blocks.get(&counted).cloned().unwrap_or_default();
        if ids.end - ids.start < count {
            let mut transaction = db.begin().await?;
            ids = block(&mut transaction, counted, BLOCK.max(count)).await?;
            transaction.commit().await?;
        }
        if blocks.len() >= MOST_STORES {
            blocks.clear();
        }
        blocks.insert(counted, ids.start + count..ids.end);
        Ok(ids.start..ids.start + count)
    }

    /// Keeps others of this process from taking ids, until it is dropped.
    pub(crate) async fn hold(&self) -> Held<'_> {
        Held(self.0.lock().await)
    }

    /// Forgets the ids of a store, whose count has changed.
    pub async fn forget(&self, store: i64) {
        self.0.lock().await.remove(&Counted::Record(store));
    }
}

/// The ids of this process, which nobody else takes meanwhile.
pub(crate) struct Held<'a>(MutexGuard<'a, HashMap<Counted, Range<i64>>>);

impl Held<'_> {
    /// Returns the ids of a store's new records that this process has left.
    pub(crate) fn left(&self, store: i64) -> Option<Range<i64>> {
        self.0.get(&Counted::Record(store)).cloned()
    }

    /// Gives back the ids of a store.
    pub(crate) fn give_back(&mut self, store: i64) {
        self.0.remove(&Counted::Record(store));
    }
}

/// Takes ids from the database. Until the transaction ends, other processes wait for theirs.
pub(super) async fn block(
    transaction: &mut Transaction,
    counted: Counted,
    count: i64,
) -> Result<Range<i64>, Error> {
    let mut row = None;
    if let Counted::Record(store) = counted {
        let sql = "UPDATE stores SET next_id = next_id + $1 WHERE id = $2 AND next_id IS NOT NULL RETURNING next_id";
        let values = vec![count.into(), store.into()];
        row = transaction.row(sql, values).await?;
    }
    if row.is_none() {
        let sql = "UPDATE ids SET next = next + $1 RETURNING next";
        row = transaction.row(sql, vec![count.into()]).await?;
    }
    let end = row.ok_or(sqlx::Error::RowNotFound)?.integer(0)?;
    Ok(end - count..end)
}
