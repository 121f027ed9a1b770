//! Records, events and changes of a store, for pages and tests that look for them.

use serde_json::{Value as Json, json, value::RawValue};

use super::{
    Database,
    error::Error,
    sql::{Joined, Planned, Row},
    table::{Table, escaped},
};

/// Rows of an answer.
const MOST_ROWS: i64 = 1_000;

/// The rows of a list.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Rows {
    /// Those after a number, the oldest first.
    After(i64),
    /// The newest first.
    Latest,
}

impl Rows {
    fn sql(self) -> (i64, &'static str) {
        match self {
            Self::After(id) => (id, "ASC"),
            Self::Latest => (i64::MIN, "DESC"),
        }
    }
}

/// Writes a time as RFC 3339.
fn time(micros: i64) -> String {
    jiff::Timestamp::from_microsecond(micros)
        .map_or_else(|_| String::new(), |time| time.to_string())
}

impl Database {
    /// Lists ids and texts of records that have a text, from the one after an id.
    pub(crate) async fn search(
        &self,
        table: &Table,
        store: i64,
        after: i64,
        text: &str,
        most: usize,
    ) -> Result<Vec<(i64, String)>, Error> {
        let sql = format!(
            "SELECT id, json FROM {} WHERE store = $1 AND id > $2 AND json LIKE $3 ESCAPE '\\' ORDER BY id LIMIT $4",
            table.name
        );
        let wanted = format!("%{}%", escaped(text));
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        let values = vec![store.into(), after.into(), wanted.into(), most.into()];
        let rows = self.db.rows(Planned(sql), values).await?;
        rows.iter().map(|row| Ok((row.integer(0)?, row.text(1)?))).collect()
    }

    /// Returns the text of a record.
    pub(crate) async fn json_of(
        &self,
        table: &Table,
        store: i64,
        id: i64,
    ) -> Result<Option<String>, Error> {
        let sql = format!("SELECT json FROM {} WHERE store = $1 AND id = $2", table.name);
        let row = self.db.row(Joined(sql), vec![store.into(), id.into()]).await?;
        row.map(|row| row.text(0)).transpose()
    }

    /// Lists events of a store from the one after a number, or the latest.
    pub(crate) async fn events(&self, store: i64, rows: Rows) -> Result<Vec<Json>, Error> {
        let (after, order) = rows.sql();
        let sql = format!(
            "SELECT id, at, event, record, json FROM outbox WHERE store = $1 AND id > $2 ORDER BY id {order} LIMIT $3"
        );
        let values = vec![store.into(), after.into(), MOST_ROWS.into()];
        let rows = self.db.rows(Planned(sql), values).await?;
        let event = |row: &Row| {
            let data = RawValue::from_string(row.text(4)?).ok();
            Ok(json!({
                "id": row.integer(0)?, "at": time(row.integer(1)?), "event": row.text(2)?, "record": row.text(3)?, "data": data,
            }))
        };
        rows.iter().map(event).collect()
    }

    /// Lists changes of a store by calls from the one after a number, or the latest.
    pub(crate) async fn audit(&self, store: i64, rows: Rows) -> Result<Vec<Json>, Error> {
        let (after, order) = rows.sql();
        let sql = format!(
            "SELECT id, at, token, request, operation, record FROM audit WHERE store = $1 AND id > $2 ORDER BY id {order} LIMIT $3"
        );
        let values = vec![store.into(), after.into(), MOST_ROWS.into()];
        let rows = self.db.rows(Planned(sql), values).await?;
        let change = |row: &Row| {
            Ok(json!({
                "id": row.integer(0)?, "at": time(row.integer(1)?), "token": row.integer(2)?, "request": row.text(3)?,
                "operation": row.text(4)?, "record": row.text(5)?,
            }))
        };
        rows.iter().map(change).collect()
    }
}
