//! The tables of an API's records, which generated and written code of its product describes.

use backoffice_shapes::Api;

use super::table::Table;

/// The tables of a database.
#[derive(Debug)]
pub struct Schema {
    /// The API.
    pub api: &'static Api,
    /// Tables of records.
    pub tables: &'static [&'static Table],
    /// Tables with rows of a store that are no records, beside those of the service itself.
    pub others: &'static [&'static str],
    /// Rows that go with a record.
    pub parts: &'static [Part],
    /// Versions of all tables, for SQLite.
    pub sqlite: &'static [Migration],
    /// Versions of all tables, for PostgreSQL.
    pub postgres: &'static [Migration],
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
