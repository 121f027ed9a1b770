//! Removal of rows that have served their time.

use super::{
    Store,
    db::{Error, Joined},
    now,
};

/// Rows that one statement removes, so that it does not keep others waiting.
const ROWS: usize = 1_000;

/// How long rows are kept, in microseconds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kept {
    pub(crate) keys: i64,
    pub(crate) audit: i64,
    pub(crate) outbox: i64,
}

impl Store {
    /// Removes idempotency keys, audit rows and events that are older than they are kept. Returns their number.
    pub(crate) async fn prune(&self, kept: Kept) -> Result<u64, Error> {
        let mut removed = 0;
        // Keys have no id of their own: their primary key names a row in both databases.
        for (table, id, time, kept) in [
            ("keys", "store, token, key", "reserved_until", kept.keys),
            ("audit", "id", "at", kept.audit),
            ("outbox", "id", "at", kept.outbox),
        ] {
            let sql = format!(
                "DELETE FROM {table} WHERE ({id}) IN \
                 (SELECT {id} FROM {table} WHERE {time} < $1 ORDER BY {time} LIMIT {ROWS})"
            );
            loop {
                let mut transaction = self.db.begin().await?;
                let before = (now() - kept).into();
                let rows = transaction
                    .execute(Joined(sql.clone()), vec![before])
                    .await?;
                transaction.commit().await?;
                removed += rows;
                if rows < ROWS as u64 {
                    break;
                }
            }
        }
        Ok(removed)
    }
}
