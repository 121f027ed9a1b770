//! Ids of new records: whole numbers, which each process takes from the database in blocks.

use tokio::sync::Mutex;

use super::{
    db::{Db, Transaction},
    error::Error,
    turn,
};

/// Ids that a process takes at once. Those that it does not use are never used.
const BLOCK: i64 = 1_000;

/// Ids that this process may use.
#[derive(Debug, Default)]
pub(crate) struct Ids(Mutex<std::ops::Range<i64>>);

impl Ids {
    /// Returns ids that no other record has, at most a block of them.
    pub(crate) async fn take(&self, db: &Db, count: i64) -> Result<std::ops::Range<i64>, Error> {
        let mut ids = turn(self.0.lock()).await?;
        if ids.end - ids.start >= count {
            let start = ids.start;
            ids.start += count;
            return Ok(start..start + count);
        }
        let mut transaction = db.begin().await?;
        let taken = block(&mut transaction, BLOCK).await?;
        transaction.commit().await?;
        *ids = taken;
        let start = ids.start;
        ids.start += count;
        Ok(start..ids.start)
    }
}

/// Takes ids from the database. Until the transaction ends, other processes wait for theirs.
pub(super) async fn block(
    transaction: &mut Transaction,
    count: i64,
) -> Result<std::ops::Range<i64>, Error> {
    let sql = "UPDATE ids SET next = next + $1 RETURNING next";
    let row = transaction.row(sql, vec![count.into()]).await?;
    let end = row.ok_or(sqlx::Error::RowNotFound)?.integer(0)?;
    Ok(end - count..end)
}
