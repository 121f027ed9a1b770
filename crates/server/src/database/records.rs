//! Stored records, found and locked.

use super::{
    db::Db,
    error::Error,
    schema::Schema,
    sql::{Joined, Row, Value},
    statement::Statement,
    table::{Table, escaped},
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

const SELECTED: &str = "id, version, json";

impl Stored {
    pub(super) fn of(row: &Row) -> Result<Self, Error> {
        Self::after(0, row)
    }

    /// Reads a record from a row that has other columns first.
    fn after(others: usize, row: &Row) -> Result<Self, Error> {
        Ok(Self {
            id: row.integer(others)?,
            version: row.integer(others + 1)?,
            json: row.text(others + 2)?,
        })
    }
}

/// Returns the SQL of records of the store `$1`.
fn selected(table: &Table, rest: &str) -> Joined {
    Joined(format!("SELECT {SELECTED} FROM {} WHERE store = $1 {rest}", table.name))
}

/// Finds a record by its key.
pub async fn find(db: &Db, table: &Table, store: i64, key: Value) -> Result<Option<Stored>, Error> {
    let sql = selected(table, &format!("AND \"{}\" = $2", table.key));
    let row = db.row(sql, vec![store.into(), key]).await?;
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
    let sql = selected(table, &format!("AND \"{column}\" = $2 ORDER BY id DESC LIMIT 1"));
    let row = db.row(sql, vec![store.into(), value]).await?;
    row.as_ref().map(Stored::of).transpose()
}

impl Transaction {
    /// Finds a record by its key.
    pub async fn find(
        &mut self,
        table: &Table,
        store: i64,
        key: Value,
    ) -> Result<Option<Stored>, Error> {
        self.first_with(table, store, table.key, key).await
    }

    /// Finds the first record with a value of a column.
    pub async fn first_with(
        &mut self,
        table: &Table,
        store: i64,
        column: &'static str,
        value: Value,
    ) -> Result<Option<Stored>, Error> {
        let rest = format!("AND \"{column}\" = $2 ORDER BY id LIMIT 1");
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
        self.records(table, "AND json LIKE $2 ESCAPE '\\'", values).await
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

    /// Removes a record, with the rows that go with it.
    pub async fn remove(
        &mut self,
        schema: &Schema,
        table: &Table,
        store: i64,
        id: i64,
    ) -> Result<(), Error> {
        for statement in Statement::remove(schema, table, store, id) {
            self.execute(Joined(statement.sql), statement.values).await?;
        }
        Ok(())
    }

    /// Finds a record by its key, and keeps others from changing it until the transaction ends.
    pub async fn lock(
        &mut self,
        table: &Table,
        store: i64,
        key: Value,
    ) -> Result<Option<Stored>, Error> {
        let locked = self.lock_with(table, store, key, &[], None).await?;
        Ok(locked.map(|(stored, _)| stored))
    }

    /// Locks a record, and reads other columns too: they begin the row. The JSON is not read again if `known`, the record as
    /// it was last seen, has its version.
    pub(super) async fn lock_with(
        &mut self,
        table: &Table,
        store: i64,
        key: Value,
        more: &[&str],
        known: Option<Stored>,
    ) -> Result<Option<(Stored, Row)>, Error> {
        // In SQLite, the whole transaction is exclusive.
        let lock = match self {
            Self::Sqlite(_) => "",
            Self::Postgres(_) => " FOR UPDATE",
        };
        let mut values = vec![store.into(), key];
        let selected = match &known {
            Some(known) => {
                values.extend([known.id.into(), known.version.into()]);
                "id, version, CASE WHEN id = $3 AND version = $4 THEN '' ELSE json END"
            }
            None => SELECTED,
        };
        let others: String = more.iter().map(|name| format!("\"{name}\", ")).collect();
        let sql = format!(
            "SELECT {others}{selected} FROM {} WHERE store = $1 AND \"{}\" = $2{lock}",
            table.name, table.key
        );
        let Some(row) = self.row(Joined(sql), values).await? else {
            return Ok(None);
        };
        let mut stored = Stored::after(more.len(), &row)?;
        if let Some(known) = known.filter(|_| stored.json.is_empty()) {
            stored.json = known.json;
        }
        Ok(Some((stored, row)))
    }
}
