//! What happened in a store: its events and its audit, for tests and pages that look for what calls have left.

use serde_json::{Value as Json, json, value::RawValue};

use super::{Database, error::Error, sql::Row};

/// Rows of an answer.
const MOST_ROWS: i64 = 1_000;

/// Writes a time as RFC 3339.
fn time(micros: i64) -> String {
    jiff::Timestamp::from_microsecond(micros)
        .map_or_else(|_| String::new(), |time| time.to_string())
}

impl Database {
    /// Lists events of a store, the oldest first, from the one after a number.
    pub(crate) async fn events(&self, store: i64, after: i64) -> Result<Vec<Json>, Error> {
        let sql = "SELECT id, at, event, record, json FROM outbox WHERE store = $1 AND id > $2 ORDER BY id LIMIT $3";
        let values = vec![store.into(), after.into(), MOST_ROWS.into()];
        let rows = self.db.rows(sql, values).await?;
        let event = |row: &Row| {
            let data = RawValue::from_string(row.text(4)?).ok();
            Ok(json!({
                "id": row.integer(0)?, "at": time(row.integer(1)?), "event": row.text(2)?, "record": row.text(3)?, "data": data,
            }))
        };
        rows.iter().map(event).collect()
    }

    /// Lists changes of a store by calls, the oldest first, from the one after a number.
    pub(crate) async fn audit(&self, store: i64, after: i64) -> Result<Vec<Json>, Error> {
        let sql = "SELECT id, at, token, request, operation, record FROM audit WHERE store = $1 AND id > $2 ORDER BY id LIMIT $3";
        let values = vec![store.into(), after.into(), MOST_ROWS.into()];
        let rows = self.db.rows(sql, values).await?;
        let change = |row: &Row| {
            Ok(json!({
                "id": row.integer(0)?, "at": time(row.integer(1)?), "token": row.integer(2)?, "request": row.text(3)?,
                "operation": row.text(4)?, "record": row.text(5)?,
            }))
        };
        rows.iter().map(change).collect()
    }
}
