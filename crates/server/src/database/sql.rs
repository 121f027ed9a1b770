//! Static SQL with `$1` parameters that both databases read, values of five types, and rows.

use rust_decimal::Decimal;
use sqlx::{
    AssertSqlSafe, Row as _,
    postgres::{PgArguments, PgRow},
    sqlite::{SqliteArguments, SqliteRow},
};

use super::error::Error;
use crate::domain::money::{MOST_DECIMALS, scaled};

/// SQL that no caller of the API can influence: a constant, or constants joined by the program.
pub trait Sql {
    /// Returns the text.
    fn sql(self) -> sqlx::SqlStr;

    /// Returns true if PostgreSQL keeps its plan.
    fn is_kept(&self) -> bool {
        true
    }
}

impl Sql for &'static str {
    fn sql(self) -> sqlx::SqlStr {
        sqlx::SqlSafeStr::into_sql_str(self)
    }
}

/// Joined constants.
pub struct Joined(pub String);

impl Sql for Joined {
    fn sql(self) -> sqlx::SqlStr {
        sqlx::SqlSafeStr::into_sql_str(AssertSqlSafe(self.0))
    }
}

/// Joined constants that PostgreSQL plans each time. It keeps a plan that it made while tables were small, and reads them whole
/// when they are large; a statement about many rows can't afford that, and the time of planning is little to it.
pub(crate) struct Planned(pub String);

impl Sql for Planned {
    fn sql(self) -> sqlx::SqlStr {
        Joined(self.0).sql()
    }

    fn is_kept(&self) -> bool {
        false
    }
}

/// A value of a parameter.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// A whole number.
    Integer(Option<i64>),
    /// A text.
    Text(Option<String>),
    /// Bytes.
    Bytes(Vec<u8>),
    /// An amount of money.
    Money(Option<Decimal>),
}

impl From<i64> for Value {
    fn from(value: i64) -> Self {
        Self::Integer(Some(value))
    }
}

impl From<Option<i64>> for Value {
    fn from(value: Option<i64>) -> Self {
        Self::Integer(value)
    }
}

impl From<&str> for Value {
    fn from(value: &str) -> Self {
        Self::Text(Some(value.to_owned()))
    }
}

impl From<String> for Value {
    fn from(value: String) -> Self {
        Self::Text(Some(value))
    }
}

impl From<Vec<u8>> for Value {
    fn from(value: Vec<u8>) -> Self {
        Self::Bytes(value)
    }
}

impl From<Decimal> for Value {
    fn from(value: Decimal) -> Self {
        Self::Money(Some(value))
    }
}

/// A row of a result.
pub enum Row {
    /// SQLite.
    Sqlite(SqliteRow),
    /// PostgreSQL.
    Postgres(PgRow),
}

macro_rules! column {
    ($name:ident, $ty:ty) => {
        /// Returns the value of a column, by its number from 0.
        ///
        /// # Errors
        ///
        /// If the column is null or has another type.
        pub fn $name(&self, index: usize) -> Result<$ty, Error> {
            Ok(match self {
                Self::Sqlite(row) => row.try_get(index)?,
                Self::Postgres(row) => row.try_get(index)?,
            })
        }
    };
}

impl Row {
    column!(integer, i64);
    column!(optional_integer, Option<i64>);
    column!(text, String);
    column!(optional_text, Option<String>);
    column!(bytes, Vec<u8>);

    /// Returns the length of a text in bytes.
    pub(crate) fn text_len(&self, index: usize) -> Result<usize, Error> {
        Ok(match self {
            Self::Sqlite(row) => row.try_get::<&str, _>(index)?.len(),
            Self::Postgres(row) => row.try_get::<&str, _>(index)?.len(),
        })
    }

    /// Returns the amount of a column, by its number from 0.
    ///
    /// # Errors
    ///
    /// If the column is null or has another type.
    pub fn money(&self, index: usize) -> Result<Decimal, Error> {
        Ok(match self {
            Self::Sqlite(row) => Decimal::new(row.try_get(index)?, MOST_DECIMALS),
            Self::Postgres(row) => row.try_get(index)?,
        })
    }
}

pub(super) async fn sqlite_rows(
    connection: &mut sqlx::SqliteConnection,
    sql: impl Sql,
    values: Vec<Value>,
) -> Result<Vec<Row>, Error> {
    let query = sqlx::query_with(sql.sql(), sqlite_arguments(values)?);
    let rows = query.fetch_all(connection).await?;
    Ok(rows.into_iter().map(Row::Sqlite).collect())
}

pub(super) async fn sqlite_row(
    connection: &mut sqlx::SqliteConnection,
    sql: impl Sql,
    values: Vec<Value>,
) -> Result<Option<Row>, Error> {
    let query = sqlx::query_with(sql.sql(), sqlite_arguments(values)?);
    let row = query.fetch_optional(connection).await?;
    Ok(row.map(Row::Sqlite))
}

pub(super) fn postgres_rows(rows: Vec<PgRow>) -> Vec<Row> {
    rows.into_iter().map(Row::Postgres).collect()
}

pub(super) fn sqlite_arguments(values: Vec<Value>) -> Result<SqliteArguments, Error> {
    use sqlx::Arguments as _;
    let mut arguments = SqliteArguments::default();
    for value in values {
        match value {
            Value::Integer(value) => arguments.add(value),
            Value::Text(value) => arguments.add(value),
            Value::Bytes(value) => arguments.add(value),
            Value::Money(value) => arguments.add(value.map(to_scaled).transpose()?),
        }
        .map_err(sqlx::Error::Encode)?;
    }
    Ok(arguments)
}

pub(super) fn postgres_arguments(values: Vec<Value>) -> Result<PgArguments, Error> {
    use sqlx::Arguments as _;
    let mut arguments = PgArguments::default();
    for value in values {
        match value {
            Value::Integer(value) => arguments.add(value),
            Value::Text(value) => arguments.add(value),
            Value::Bytes(value) => arguments.add(value),
            Value::Money(value) => {
                // The column would round it.
                value.map(to_scaled).transpose()?;
                arguments.add(value)
            }
        }
        .map_err(sqlx::Error::Encode)?;
    }
    Ok(arguments)
}

fn to_scaled(amount: Decimal) -> Result<i64, Error> {
    let wrong = || {
        let message = "an amount has more than four decimals, or is too large";
        sqlx::Error::Encode(message.into())
    };
    Ok(scaled(amount).ok_or_else(wrong)?)
}
