//! Ids of new records: whole numbers, which each process takes from the database in blocks.

use tokio::sync::Mutex;

use super::db::{Db, Error};

/// Ids that a process takes at once. Those that it does not use are never used.
const BLOCK: i64 = 1_000;

/// Ids that this process may use.
#[derive(Debug, Default)]
pub(crate) struct Ids(Mutex<std::ops::Range<i64>>);

impl Ids {
    /// Returns ids that no other record has, at most a block of them.
    pub(crate) async fn take(&self, db: &Db, count: i64) -> Result<std::ops::Range<i64>, Error> {
        let mut ids = self.0.lock().await;
        if ids.end - ids.start >= count {
            let start = ids.start;
            ids.start += count;
            return Ok(start..start + count);
        }
        let sql = "UPDATE ids SET next = next + $1 RETURNING next";
        let mut transaction = db.begin().await?;
        let row = transaction.row(sql, vec![BLOCK.into()]).await?;
        transaction.commit().await?;
        let end = row.map_or(Ok(BLOCK), |row| row.integer(0))?;
        let start = end - BLOCK;
        *ids = start + count..end;
        Ok(start..start + count)
    }
}
