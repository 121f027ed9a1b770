//! Removal of rows that have served their time.

use std::time::Duration;

use super::{Database, error::Error, now, sql::Joined};

/// Rows that one statement removes, so that it does not keep others waiting.
const ROWS: usize = 1_000;

impl Database {
    /// Removes idempotency keys, audit rows, and events with their deliveries, each of which is kept for a time. Returns their
    /// number.
    pub(crate) async fn prune(&self, [keys, audit, outbox]: [Duration; 3]) -> Result<u64, Error> {
        let mut removed = 0;
        // The primary key names a row in both databases.
        for (table, id, time, kept) in [
            ("keys", "store, token, key", "reserved_until", keys),
            ("audit", "id", "at", audit),
            ("attempts", "delivery, number", "tried_at", outbox),
            ("deliveries", "id", "at", outbox),
            ("outbox", "id", "at", outbox),
        ] {
            // Ids of deliveries are as old as the rows, which have no index by time.
            let order = if table == "deliveries" { id } else { time };
            let sql = format!(
                "DELETE FROM {table} WHERE ({id}) IN (SELECT {id} FROM \
                 (SELECT {id}, {time} FROM {table} ORDER BY {order} LIMIT {ROWS}) AS oldest WHERE {time} < $1)"
            );
            let kept = i64::try_from(kept.as_micros()).unwrap_or(i64::MAX / 2);
            loop {
                let mut transaction = self.db.begin().await?;
                let before = (now() - kept).into();
                let rows = transaction.execute(Joined(sql.clone()), vec![before]).await?;
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
