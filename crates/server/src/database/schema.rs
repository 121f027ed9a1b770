//! The tables of an API's records, which generated and written code of its product describes.

use std::collections::BTreeMap;

use backoffice_shapes::Api;

use super::{
    db::Db,
    table::{Column, Kind, Table},
};

/// The tables of a database, beside those of the service itself.
#[derive(Debug)]
pub struct Schema {
    /// The API.
    pub api: &'static Api,
    /// Start of the tokens that the service makes, by which people and scanners of secrets know them.
    pub token_prefix: &'static str,
    /// Tables of records.
    pub tables: &'static [&'static Table],
    /// The one with webhooks, if the API has some. Its `columns` include `active`, a flag, and `events`, names. Its name is
    /// also that of their path: `webhooks/7`.
    pub webhooks: Option<&'static Table>,
    /// Tables with rows of a store that are not records, and that a reset empties.
    pub others: &'static [&'static str],
    /// Rows that go with a record.
    pub parts: &'static [Part],
    /// Shapes whose objects belong to the record around them, so that the service makes their ids.
    pub owned: &'static [&'static str],
    /// True if the versions make the service's own tables too.
    pub has_service: bool,
    /// Versions of the tables, for SQLite. Without any, the tables are made as `tables` describes them, and a database does not
    /// open any more once they are described differently.
    pub sqlite: &'static [Migration],
    /// Versions of the tables, for PostgreSQL.
    pub postgres: &'static [Migration],
}

/// Columns that the table of webhooks has for their deliveries.
const FOR_DELIVERIES: &str = " secret BYTES NOT NULL, old_secret BYTES, old_secret_until BIGINT, signature TEXT, \
    polled BIGINT NOT NULL DEFAULT 0, lease TEXT, leased_until BIGINT, failures BIGINT NOT NULL DEFAULT 0, failing_since BIGINT, \
    probe_at BIGINT, probes BIGINT NOT NULL DEFAULT 0, ";

impl Schema {
    /// Returns the name of the table of webhooks.
    pub(super) fn webhooks(&self) -> Option<&'static str> {
        self.webhooks.map(|table| table.name)
    }

    /// Returns the SQL that makes the tables as they are described. SQLite has no decimal numbers: money is a whole number
    /// there.
    pub(super) fn as_described(&self, db: &Db) -> String {
        let [bytes, money] = match db {
            Db::Sqlite { .. } => ["BLOB", "BIGINT"],
            Db::Postgres(_) => ["BYTEA", "NUMERIC(19, 4)"],
        };
        let table = |table: &&Table| {
            let columns = table.columns.iter().map(|column| {
                let ty = match column.kind {
                    Kind::Text | Kind::Folded | Kind::Names => "TEXT",
                    Kind::Integer | Kind::Flag | Kind::Time => "BIGINT",
                    Kind::Money => money,
                };
                let is_key = column.name == table.key;
                let may_be_null = if is_key { " NOT NULL" } else { "" };
                format!("\"{}\" {ty}{may_be_null}, ", column.name)
            });
            let columns: String = columns.collect();
            let unique = match table.key {
                "id" => String::new(),
                key => format!("UNIQUE (store, \"{key}\"), "),
            };
            let more = match self.webhooks() {
                Some(webhooks) if webhooks == table.name => FOR_DELIVERIES.replace("BYTES", bytes),
                _ => String::new(),
            };
            format!(
                "CREATE TABLE {} (store BIGINT NOT NULL REFERENCES stores (id) ON DELETE CASCADE, id BIGINT NOT NULL, \
                 version BIGINT NOT NULL, json TEXT NOT NULL, {columns}{more}{unique}PRIMARY KEY (store, id));\n",
                table.name
            )
        };
        // By name, so that the order of the tables means nothing.
        let tables: BTreeMap<_, _> = self.tables.iter().map(|table| (table.name, table)).collect();
        tables.into_values().map(table).collect()
    }

    /// Says what the table of webhooks lacks for deliveries, or what it has that their columns have.
    pub(super) fn check(&self) -> Result<(), sqlx::Error> {
        let Some(table) = self.webhooks else {
            return Ok(());
        };
        let has = |name: &str, kind| {
            let column = table.column(name);
            column.is_some_and(|column| column.kind == kind)
        };
        let is_taken = |column: &Column| FOR_DELIVERIES.contains(&format!(" {} ", column.name));
        let message = match table.columns.iter().find(|column| is_taken(column)) {
            Some(column) => format!("has a column `{}`, which deliveries have", column.name),
            None if !has("active", Kind::Flag) => "needs a column `active`, a flag".to_owned(),
            None if !has("events", Kind::Names) => "needs a column `events`, names".to_owned(),
            None => return Ok(()),
        };
        let message = format!("the table of webhooks, `{}`, {message}", table.name);
        Err(sqlx::Error::Configuration(message.into()))
    }
}

/// Rows of a table that go when the record goes that they belong to.
#[derive(Debug)]
pub struct Part {
    /// Table of the record.
    pub of: &'static Table,
    /// Their table.
    pub table: &'static str,
    /// Condition of SQL: the record has the store `$1` and the id `$2`.
    pub condition: &'static str,
}

/// A version of the tables. Once released, it never changes.
#[derive(Debug)]
pub struct Migration {
    /// Number, from 1.
    pub version: i64,
    /// Name of its file.
    pub name: &'static str,
    /// Statements.
    pub sql: &'static str,
}
