//! Another key for the secrets in the database, while the service uses it.

use super::{
    Database,
    error::Error,
    keys::ANSWER,
    sql::{Joined, Row, Value},
};
use crate::domain::refusal::Refusal;

/// Rows that are read at once.
const ROWS: usize = 500;

/// Passes over all rows. A row that somebody changed meanwhile has another turn in the next one.
const PASSES: usize = 10;

/// A column with secrets.
struct Sealed {
    table: &'static str,
    /// Columns of the primary key.
    key: &'static [&'static str],
    column: &'static str,
    /// Place of the record's id in the key; none if secrets belong to no record.
    record: Option<usize>,
}

impl Database {
    /// Encrypts all secrets again that another key than the first one encrypted. Returns their number.
    pub(crate) async fn rotate_key(&self) -> Result<u64, Refusal> {
        let webhooks = self.schema.webhooks().into_iter().flat_map(|table| {
            ["secret", "old_secret"].map(|column| Sealed {
                table,
                key: &["store", "id"],
                column,
                record: Some(1),
            })
        });
        let answers =
            Sealed { table: "keys", key: &["store", "token", "key"], column: "body", record: None };
        let checked = Sealed { table: "settings", key: &["name"], column: "value", record: None };
        let mut count = 0;
        for sealed in webhooks.chain([answers, checked]) {
            for _ in 0..PASSES {
                match self.rotate(&sealed).await? {
                    0 => break,
                    changed => count += changed,
                }
            }
        }
        Ok(count)
    }

    /// Makes a pass over a column. Returns the number of secrets that were encrypted again.
    async fn rotate(&self, sealed: &Sealed) -> Result<u64, Refusal> {
        let Sealed { table, key, column, record } = sealed;
        let quoted = quoted(key);
        let names = quoted.join(", ");
        let places = (1..=key.len()).map(|place| format!("${place}"));
        let places = places.collect::<Vec<_>>().join(", ");
        let condition = match *table {
            // The other settings are no secrets of this key.
            "settings" => "name = 'key-check'".to_owned(),
            _ => format!("\"{column}\" IS NOT NULL"),
        };
        let (mut after, mut count): (Option<Vec<Value>>, u64) = (None, 0);
        loop {
            let from = if after.is_some() {
                format!(" AND ({names}) > ({places})")
            } else {
                String::new()
            };
            let sql = format!(
                "SELECT {names}, \"{column}\" FROM {table} WHERE {condition}{from} ORDER BY {names} LIMIT {ROWS}"
            );
            let rows = self.db.rows(Joined(sql), after.take().unwrap_or_default()).await?;
            for row in &rows {
                let values = key_of(row, key)?;
                let old = row.bytes(key.len())?;
                let id = match record {
                    Some(place) => row.integer(*place)?,
                    None => ANSWER,
                };
                after = Some(values.clone());
                let Some(new) = self.cipher.again(id, &old)? else { continue };
                let (first, second) = (key.len() + 1, key.len() + 2);
                let sql = format!(
                    "UPDATE {table} SET \"{column}\" = ${first} WHERE ({names}) = ({places}) AND \"{column}\" = ${second}"
                );
                let values = [values, vec![new.into(), old.into()]].concat();
                self.db.execute(Joined(sql), values).await?;
                count += 1;
            }
            if rows.len() < ROWS {
                return Ok(count);
            }
        }
    }
}

/// Writes names in quotes: one of them is a word of SQL.
fn quoted(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| format!("\"{name}\"")).collect()
}

/// Reads the key of a row: names are texts, and all else is a number.
fn key_of(row: &Row, key: &[&str]) -> Result<Vec<Value>, Error> {
    let value = |(place, name): (usize, &&str)| match *name {
        "key" | "name" => row.text(place).map(Value::from),
        _ => row.integer(place).map(Value::from),
    };
    key.iter().enumerate().map(value).collect()
}
