//! Removal of rows that have served their time.

use std::time::Duration;

use super::{Database, error::Error, now, sql::Joined};

/// Rows that one statement removes, so that it does not keep others waiting.
const ROWS: usize = 1_000;

impl Database {
    /// Removes idempotency keys, audit rows, events with their deliveries, and what is expired of sign-ins and applications, each of
    /// which is kept for a time. Returns their number.
    pub(crate) async fn prune(&self, [keys, audit, outbox]: [Duration; 3]) -> Result<u64, Error> {
        let mut removed = 0;
        // The primary key names a row in both databases.
        for (table, id, time, kept) in [
            ("keys", "store, token, key", "reserved_until", keys),
            ("audit", "id", "at", audit),
            ("attempts", "delivery, number", "tried_at", outbox),
            ("deliveries", "id", "at", outbox),
            ("outbox", "id", "at", outbox),
            ("sessions", "hash", "expires_at", Duration::ZERO),
            ("codes", "hash", "expires_at", keys),
            ("refresh_tokens", "hash", "expires_at", keys),
            // The audit names the tokens of applications, of which each hour has new ones.
            ("tokens", "id", "expires_at", audit),
        ] {
            let condition = if table == "tokens" { "WHERE consent IS NOT NULL" } else { "" };
            // Ids of deliveries are as old as the rows, which have no index by time.
            let order = if table == "deliveries" { id } else { time };
            let sql = format!(
                "DELETE FROM {table} WHERE ({id}) IN (SELECT {id} FROM \
                 (SELECT {id}, {time} FROM {table} {condition} ORDER BY {order} LIMIT {ROWS}) AS oldest WHERE {time} < $1)"
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
        // No call counts in a period that is over, and what nothing is left of was never used or is over.
        let minute = now() / 60_000_000;
        let before = now() - i64::try_from(keys.as_micros()).unwrap_or(i64::MAX / 2);
        for (sql, value) in [
            ("DELETE FROM quotas WHERE period < $1", minute - 60),
            (
                "DELETE FROM consents WHERE created_at < $1 \
                 AND NOT EXISTS (SELECT 1 FROM codes WHERE codes.consent = consents.id) \
                 AND NOT EXISTS (SELECT 1 FROM refresh_tokens WHERE refresh_tokens.consent = consents.id) \
                 AND NOT EXISTS (SELECT 1 FROM tokens WHERE tokens.consent = consents.id)",
                before,
            ),
        ] {
            self.db.execute(sql, vec![value.into()]).await?;
        }
        Ok(removed)
    }
}
