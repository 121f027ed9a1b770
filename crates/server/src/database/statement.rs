//! Statements that change rows, and how several of them become one.

use std::ops::RangeInclusive;

use serde::Serialize;

use super::{db::Db, error::Error, schema::Schema, sql::Value, table::Table};

/// A statement that changes rows of one table.
pub(crate) struct Statement {
    pub(crate) table: &'static str,
    pub(crate) sql: String,
    pub(crate) values: Vec<Value>,
}

impl Statement {
    /// Joins statements as parts of one, as far as they are on different tables: CockroachDB does not take two changes of a
    /// table in one statement.
    pub(super) fn joined(statements: Vec<Self>) -> Vec<Self> {
        let mut groups: Vec<Vec<Self>> = Vec::new();
        for statement in statements {
            let group = groups.last_mut().filter(|group| {
                let mut parts = group.iter();
                parts.all(|part| part.table != statement.table)
            });
            match group {
                Some(group) => group.push(statement),
                None => groups.push(vec![statement]),
            }
        }
        groups.into_iter().filter_map(Self::join).collect()
    }

    /// Returns the statements that remove a record, with the rows that go with it.
    pub(super) fn remove(schema: &Schema, table: &Table, store: i64, id: i64) -> Vec<Self> {
        let parts = schema.parts.iter().filter(|part| part.of.name == table.name);
        let parts = parts.map(|part| (part.table, part.condition));
        let removed = parts.chain([(table.name, "id = $2")]).map(|(table, condition)| Self {
            table,
            sql: format!("DELETE FROM {table} WHERE store = $1 AND {condition}"),
            values: vec![store.into(), id.into()],
        });
        removed.collect()
    }

    /// Joins statements on different tables. The last one is the main part, whose rows the database counts.
    fn join(mut group: Vec<Self>) -> Option<Self> {
        let last = group.pop()?;
        if group.is_empty() {
            return Some(last);
        }
        let (mut parts, mut values) = (Vec::new(), Vec::new());
        for (at, part) in group.into_iter().enumerate() {
            let sql = renumbered(&part.sql, &places(&mut values, part.values));
            parts.push(format!("part{at} AS ({sql})"));
        }
        let sql = renumbered(&last.sql, &places(&mut values, last.values));
        Some(Self { sql: format!("WITH {} {sql}", parts.join(", ")), values, ..last })
    }
}

/// Bytes from which a text that is there already is not sent again: an event has the text of the record that changed.
const LONG: usize = 1024;

/// Adds the values of a part, and returns the number that each has as a parameter.
fn places(values: &mut Vec<Value>, part: Vec<Value>) -> Vec<usize> {
    let places = part.into_iter().map(|value| {
        let is_long = matches!(&value, Value::Text(Some(text)) if text.len() >= LONG);
        let same = values.iter().position(|other| is_long && *other == value);
        same.unwrap_or_else(|| {
            values.push(value);
            values.len() - 1
        }) + 1
    });
    places.collect()
}

/// Writes a list of parameters, such as `($1, $2)`.
pub(super) fn parameters(numbers: RangeInclusive<usize>) -> String {
    let parameters: Vec<_> = numbers.map(|number| format!("${number}")).collect();
    format!("({})", parameters.join(", "))
}

/// Writes rows as one parameter, a JSON list of lists: the statement has the same text however many there are, so the database
/// plans it once.
pub(super) fn list(rows: &impl Serialize) -> Result<Value, Error> {
    let text = serde_json::to_string(rows).map_err(|error| sqlx::Error::Encode(error.into()));
    Ok(text?.into())
}

/// Returns the SQL of such a parameter as a table. Its rows are in the column `value`.
pub(super) fn elements(db: &Db, number: usize) -> String {
    match db {
        Db::Sqlite { .. } => format!("json_each(${number})"),
        Db::Postgres(_) => {
            format!("jsonb_array_elements(CAST(${number} AS JSONB)) AS list (value)")
        }
    }
}

/// Returns the SQL of a whole number in such a row.
pub(super) fn integer(place: usize) -> String {
    format!("CAST(value ->> {place} AS BIGINT)")
}

/// Gives the parameters other numbers.
fn renumbered(sql: &str, places: &[usize]) -> String {
    let mut parts = sql.split('$');
    let mut renumbered = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let end = part.bytes().take_while(u8::is_ascii_digit).count();
        let (number, rest) = part.split_at(end);
        let place = number.parse::<usize>().ok();
        let place = place.and_then(|number| places.get(number.checked_sub(1)?));
        let place = place.map_or_else(|| number.to_owned(), ToString::to_string);
        renumbered += &format!("${place}{rest}");
    }
    renumbered
}

#[cfg(test)]
mod tests {
    use super::{LONG, Statement, Value};

    #[test]
    fn statements_are_joined_until_a_table_returns() {
        let integers = |values: &[i64]| {
            let values = values.iter().map(|value| Value::from(*value));
            values.collect::<Vec<_>>()
        };
        let statement = |table, sql: &str, values: &[i64]| Statement {
            table,
            sql: sql.to_owned(),
            values: integers(values),
        };
        let joined = Statement::joined(vec![
            statement("a", "UPDATE a SET x = $2 WHERE id = $1", &[1, 2]),
            statement("a", "INSERT INTO a VALUES ($1, $2)", &[3, 4]),
            statement("b", "DELETE FROM b", &[]),
            statement("c", "UPDATE c SET x = $1, y = $2", &[5, 4]),
        ]);
        let joined: Vec<_> = joined.into_iter().map(|part| (part.sql, part.values)).collect();
        let expected = [
            ("UPDATE a SET x = $2 WHERE id = $1", integers(&[1, 2])),
            (
                "WITH part0 AS (INSERT INTO a VALUES ($1, $2)), part1 AS (DELETE FROM b) \
                 UPDATE c SET x = $3, y = $4",
                integers(&[3, 4, 5, 4]),
            ),
        ];
        assert_eq!(joined, expected.map(|(sql, values)| (sql.to_owned(), values)));
    }

    #[test]
    fn a_long_text_is_sent_once() {
        let long = "x".repeat(LONG);
        let statement = |table, sql: &str, text: &str| Statement {
            table,
            sql: sql.to_owned(),
            values: vec![7.into(), text.into(), 8.into()],
        };
        let part = statement("a", "UPDATE a SET x = $2, y = $3 WHERE id = $1", &long);
        let same = statement("b", "INSERT INTO b VALUES ($1, $2, $3)", &long);
        let last = statement("c", "INSERT INTO c VALUES ($1, $2, $3)", "short");
        let joined = Statement::join(vec![part, same, last]).unwrap();
        assert_eq!(
            joined.sql,
            "WITH part0 AS (UPDATE a SET x = $2, y = $3 WHERE id = $1), \
             part1 AS (INSERT INTO b VALUES ($4, $2, $5)) INSERT INTO c VALUES ($6, $7, $8)"
        );
        let texts = joined.values.iter().filter(|value| matches!(value, Value::Text(_)));
        assert_eq!(texts.count(), 2);
    }
}
