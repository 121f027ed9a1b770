//! Records as JSON text in tables.

use serde_json::Value as Json;

use super::{
    db::Db,
    error::Error,
    list::escaped,
    now,
    schema::Schema,
    sql::{Joined, Row, Value},
    statement::{Statement, parameters},
    table::{Kind, Table, parse},
    transaction::Transaction,
};

/// A stored record.
#[derive(Clone, Debug)]
pub struct Stored {
    /// Its id in the table.
    pub id: i64,
    /// Its version.
    pub version: i64,
    /// Its JSON text.
    pub json: String,
}

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
        let mut columns = columns_of(table, record)?;
        columns.extend(more);
        Ok(Self { id, json, columns })
    }
}

const SELECTED: &str = "id, version, json";

/// Number of the selected columns.
pub const SELECTED_COLUMNS: usize = 3;

impl Stored {
    pub(super) fn of(row: &Row) -> Result<Self, Error> {
        Ok(Self {
            id: row.integer(0)?,
            version: row.integer(1)?,
            json: row.text(2)?,
        })
    }
}

/// Returns the SQL of records of the store `$1`.
fn selected(table: &Table, rest: &str) -> Joined {
    Joined(format!(
        "SELECT {SELECTED} FROM {} WHERE store = $1 {rest}",
        table.name
    ))
}

/// Finds a record by the value of a column.
pub async fn find(
    db: &Db,
    table: &Table,
    store: i64,
    column: &'static str,
    value: Value,
) -> Result<Option<Stored>, Error> {
    let sql = selected(table, &format!("AND {column} = $2"));
    let row = db.row(sql, vec![store.into(), value]).await?;
    row.as_ref().map(Stored::of).transpose()
}

/// Finds the newest record with a value of a column.
pub async fn newest(
    db: &Db,
    table: &Table,
    store: i64,
    column: &'static str,
    value: Value,
) -> Result<Option<Stored>, Error> {
    let sql = selected(
        table,
        &format!("AND {column} = $2 ORDER BY id DESC LIMIT 1"),
    );
    let row = db.row(sql, vec![store.into(), value]).await?;
    row.as_ref().map(Stored::of).transpose()
}

impl Transaction {
    /// Finds the first record with a value of a column.
    pub async fn find(
        &mut self,
        table: &Table,
        store: i64,
        column: &'static str,
        value: Value,
    ) -> Result<Option<Stored>, Error> {
        let rest = format!("AND {column} = $2 ORDER BY id LIMIT 1");
        let values = vec![store.into(), value];
        Ok(self.records(table, &rest, values).await?.pop())
    }

    /// Returns the first records of a store.
    pub async fn first(
        &mut self,
        table: &Table,
        store: i64,
        count: usize,
    ) -> Result<Vec<Stored>, Error> {
        let rest = format!("ORDER BY id LIMIT {count}");
        self.records(table, &rest, vec![store.into()]).await
    }

    /// Returns the records whose JSON has a text.
    pub async fn with_text(
        &mut self,
        table: &Table,
        store: i64,
        text: &str,
    ) -> Result<Vec<Stored>, Error> {
        let text = format!("%{}%", escaped(text));
        let values = vec![store.into(), text.into()];
        self.records(table, "AND json LIKE $2 ESCAPE '\\'", values)
            .await
    }

    async fn records(
        &mut self,
        table: &Table,
        rest: &str,
        values: Vec<Value>,
    ) -> Result<Vec<Stored>, Error> {
        let rows = self.rows(selected(table, rest), values).await?;
        rows.iter().map(Stored::of).collect()
    }

    /// Removes a record.
    pub async fn remove(&mut self, table: &Table, store: i64, id: i64) -> Result<(), Error> {
        let sql = format!("DELETE FROM {} WHERE store = $1 AND id = $2", table.name);
        let values = vec![store.into(), id.into()];
        self.execute(Joined(sql), values).await.map(drop)
    }

    /// Removes the rows that go with a record.
    pub async fn remove_parts(
        &mut self,
        schema: &Schema,
        table: &Table,
        store: i64,
        id: i64,
    ) -> Result<(), Error> {
        for part in schema
            .parts
            .iter()
            .filter(|part| part.of.name == table.name)
        {
            let sql = format!(
                "DELETE FROM {} WHERE store = $1 AND {}",
                part.table, part.condition
            );
            self.execute(Joined(sql), vec![store.into(), id.into()])
                .await?;
        }
        Ok(())
    }

    /// Finds a record by the value of a column, and keeps others from changing it until the transaction ends.
    pub async fn lock(
        &mut self,
        table: &Table,
        store: i64,
        column: &'static str,
        value: Value,
    ) -> Result<Option<Stored>, Error> {
        let locked = self
            .lock_with(table, store, column, value, "", None)
            .await?;
        Ok(locked.map(|(stored, _)| stored))
    }

    /// Does the same, and also reads columns that its JSON does not have. They start at [`SELECTED_COLUMNS`] of the row. `known` is the
    /// record as it was last seen, whose JSON is not read again if it has the same version.
    pub(super) async fn lock_with(
        &mut self,
        table: &Table,
        store: i64,
        column: &'static str,
        value: Value,
        more: &'static str,
        known: Option<Stored>,
    ) -> Result<Option<(Stored, Row)>, Error> {
        // In SQLite, the whole transaction is exclusive.
        let lock = match self {
            Self::Sqlite(_) => "",
            Self::Postgres(_) => " FOR UPDATE",
        };
        let mut values = vec![store.into(), value];
        let selected = match &known {
            Some(known) => {
                values.extend([known.id.into(), known.version.into()]);
                "id, version, CASE WHEN id = $3 AND version = $4 THEN '' ELSE json END"
            }
            None => SELECTED,
        };
        let sql = format!(
            "SELECT {selected}{more} FROM {} WHERE store = $1 AND {column} = $2{lock}",
            table.name
        );
        let Some(row) = self.row(Joined(sql), values).await? else {
            return Ok(None);
        };
        let mut stored = Stored::of(&row)?;
        if let Some(known) = known.filter(|_| stored.json.is_empty()) {
            stored.json = known.json;
        }
        Ok(Some((stored, row)))
    }

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
        let mut columns = columns(table, json)?;
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
        let columns = columns(table, json)?;
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

fn columns(table: &Table, json: &str) -> Result<Columns, Error> {
    if table.columns.is_empty() {
        return Ok(Vec::new());
    }
    let record: Json = parse(json).map_err(|error| sqlx::Error::Encode(error.into()))?;
    columns_of(table, &record)
}

fn columns_of(table: &Table, record: &Json) -> Result<Columns, Error> {
    let columns = table.columns.iter().map(|column| {
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
