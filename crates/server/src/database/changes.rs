//! Statements that add and replace records.

use serde_json::Value as Json;

use super::{
    error::Error,
    now,
    sql::Value,
    statement::{Statement, parameters},
    table::{Column, Kind, Table, parse},
    transaction::Transaction,
};

/// A record to add.
#[derive(Debug)]
pub struct NewRecord {
    /// Its id in the table.
    pub id: i64,
    /// Its JSON text.
    pub json: String,
    /// The columns that its table has beside these.
    columns: Columns,
}

/// Names of columns, with their values.
pub type Columns = Vec<(&'static str, Value)>;

impl NewRecord {
    /// Takes a record and its text. `more` are columns that its JSON does not have.
    pub fn new(
        table: &Table,
        id: i64,
        record: &Json,
        json: String,
        more: Columns,
    ) -> Result<Self, Error> {
        check_size(&json)?;
        let mut columns = columns_of(table.columns.iter(), record)?;
        columns.extend(more);
        Ok(Self { id, json, columns })
    }
}

impl Transaction {
    /// Adds records, many with one statement. Each has the same columns beside those of its JSON.
    pub async fn insert_all(
        &mut self,
        table: &Table,
        store: i64,
        rows: Vec<NewRecord>,
    ) -> Result<(), Error> {
        let statement = Statement::insert_all(table, store, now(), rows);
        self.execute_all(vec![statement]).await?;
        Ok(())
    }

    /// Replaces a record. `more` are columns that its JSON does not have.
    pub async fn update(
        &mut self,
        table: &Table,
        store: i64,
        id: i64,
        json: &str,
        more: Vec<(&'static str, Value)>,
    ) -> Result<(), Error> {
        let statement = Statement::update(table, store, id, json, more)?;
        self.execute_all(vec![statement]).await?;
        Ok(())
    }
}

impl Statement {
    /// Adds a record. `more` are columns that its JSON does not have. The first version is a time, so that it is not one of a
    /// record that had this id, or this place, before.
    pub(super) fn insert(
        table: &Table,
        store: i64,
        id: i64,
        version: i64,
        json: &str,
        more: Vec<(&'static str, Value)>,
    ) -> Result<Self, Error> {
        let mut columns = columns(table, json, |_| true)?;
        columns.extend(more);
        check_size(json)?;
        let json = json.to_owned();
        let row = NewRecord { id, json, columns };
        Ok(Self::insert_all(table, store, version, vec![row]))
    }

    /// Adds records, each with the same columns beside those of its JSON.
    fn insert_all(table: &Table, store: i64, version: i64, rows: Vec<NewRecord>) -> Self {
        let (mut names, mut row_places, mut values) = (String::new(), Vec::new(), Vec::new());
        for NewRecord { id, json, columns } in rows {
            let (mut row_names, first) = (String::new(), values.len() + 1);
            values.extend([store.into(), id.into(), version.into(), Value::from(json)]);
            for (name, value) in columns {
                row_names += &format!(", \"{name}\"");
                values.push(value);
            }
            row_places.push(parameters(first..=values.len()));
            names = row_names;
        }
        let places = row_places.join(", ");
        let table = table.name;
        let sql = format!("INSERT INTO {table} (store, id, version, json{names}) VALUES {places}");
        Self { table, sql, values }
    }

    /// Replaces a record, whose version grows by one. `more` are columns that its JSON does not have.
    pub(super) fn update(
        table: &Table,
        store: i64,
        id: i64,
        json: &str,
        more: Vec<(&'static str, Value)>,
    ) -> Result<Self, Error> {
        check_size(json)?;
        // A key does not change. To read a record takes long, so one without other columns is not read.
        let columns = columns(table, json, |column| column.name != table.key)?;
        let mut changes = String::new();
        let mut values = vec![store.into(), id.into(), Value::from(json)];
        for (name, value) in columns.into_iter().chain(more) {
            values.push(value);
            changes += &format!(", \"{name}\" = ${}", values.len());
        }
        let sql = format!(
            "UPDATE {} SET version = version + 1, json = $3{changes} WHERE store = $1 AND id = $2",
            table.name
        );
        let table = table.name;
        Ok(Self { table, sql, values })
    }
}

/// Largest record in bytes.
const MOST_BYTES: usize = 2 * 1024 * 1024;

/// Longest text in bytes that a list compares as a whole: PostgreSQL's indexes take 2,704 bytes.
const MOST_TEXT_BYTES: usize = 2_000;

fn refused(message: impl Into<String>) -> Error {
    sqlx::Error::Encode(message.into().into()).into()
}

fn check_size(json: &str) -> Result<(), Error> {
    if json.len() > MOST_BYTES {
        let message = format!("the record would be larger than {MOST_BYTES} bytes");
        return Err(refused(message));
    }
    Ok(())
}

fn columns(
    table: &Table,
    json: &str,
    is_written: impl Fn(&Column) -> bool,
) -> Result<Columns, Error> {
    let mut columns = table.columns.iter().filter(|column| is_written(column)).peekable();
    if columns.peek().is_none() {
        return Ok(Vec::new());
    }
    let record: Json = parse(json).map_err(|error| sqlx::Error::Encode(error.into()))?;
    columns_of(columns, &record)
}

fn columns_of<'a>(
    columns: impl Iterator<Item = &'a Column>,
    record: &Json,
) -> Result<Columns, Error> {
    let columns = columns.map(|column| {
        let value = column.of(record);
        match (&value, column.paths) {
            (Value::Text(Some(text)), [path])
                if text.len() > MOST_TEXT_BYTES && column.kind != Kind::Names =>
            {
                let field = path.last().copied().unwrap_or_default();
                let message = format!("{field}: longer than {MOST_TEXT_BYTES} bytes");
                Err(refused(message))
            }
            _ => Ok((column.name, value)),
        }
    });
    columns.collect()
}
