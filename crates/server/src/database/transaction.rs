//! Changes that are made together, or not at all.

use std::sync::Arc;

use sqlx::{postgres::PgConnection, sqlite::SqlitePool};

use super::{
    connections::{Connections, Pooled, in_time},
    error::Error,
    sql::{
        Joined, Row, Sql, Value, postgres_arguments, postgres_rows, sqlite_arguments, sqlite_rows,
    },
    statement::Statement,
};
use crate::deadline::{Moved, moment};

/// A transaction. Dropped without [`commit`](Self::commit), it changes nothing.
pub enum Transaction {
    /// SQLite.
    Sqlite(sqlx::Transaction<'static, sqlx::Sqlite>),
    /// PostgreSQL.
    Postgres(PostgresTransaction),
}

/// A transaction whose statements have a time limit.
pub struct PostgresTransaction {
    /// None after the end.
    pooled: Option<Pooled<PgConnection>>,
}

impl PostgresTransaction {
    pub(super) async fn begin(connections: &Arc<Connections<PgConnection>>) -> Result<Self, Error> {
        let mut is_first = true;
        loop {
            let pooled = Some(connections.take_for_change().await?);
            let mut transaction = Self { pooled };
            // Each change first locks its record (FOR UPDATE), so others wait for it and are not turned away. The wait is over
            // when the call has no time left.
            let time = moment().as_millis();
            let begin =
                format!("BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL lock_timeout = {time}");
            match transaction.run(Joined(begin)).await {
                // Nothing was done yet. The next connection is a new one.
                Err(error) if is_first && error.is_lost() => is_first = false,
                begun => return begun.map(|()| transaction),
            }
        }
    }

    fn pooled(&mut self) -> Result<&mut Pooled<PgConnection>, Error> {
        let ended = || Error::from(sqlx::Error::PoolClosed);
        self.pooled.as_mut().ok_or_else(ended)
    }

    async fn run(&mut self, statement: impl Sql) -> Result<(), Error> {
        let pooled = self.pooled()?;
        let done = in_time(sqlx::raw_sql(statement.sql()).execute(pooled.get()?)).await;
        pooled.checked(done)?;
        Ok(())
    }

    async fn commit(mut self) -> Result<(), Error> {
        self.run("COMMIT").await?;
        self.pooled = None;
        Ok(())
    }
}

impl Drop for PostgresTransaction {
    fn drop(&mut self) {
        let Some(mut pooled) = self.pooled.take() else {
            return;
        };
        tokio::spawn(async move {
            let Ok(connection) = pooled.get() else { return };
            let done = in_time(sqlx::raw_sql("ROLLBACK").execute(connection)).await;
            // A failure leaves the connection closed, which ends the transaction too.
            let _ = pooled.checked(done);
        });
    }
}

pub(super) async fn begin_sqlite(
    writes: &SqlitePool,
    moved: &Moved,
) -> Result<sqlx::Transaction<'static, sqlx::Sqlite>, Error> {
    // IMMEDIATE: a transaction that first reads and then writes can't fail in between.
    let begun = moved.wait(writes.begin_with("BEGIN IMMEDIATE")).await;
    let begun = begun.ok_or(sqlx::Error::PoolTimedOut)??;
    moved.on();
    Ok(begun)
}

impl Transaction {
    /// Reads rows.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn rows(&mut self, sql: impl Sql, values: Vec<Value>) -> Result<Vec<Row>, Error> {
        match self {
            Self::Sqlite(transaction) => sqlite_rows(transaction, sql, values).await,
            Self::Postgres(transaction) => {
                let is_kept = sql.is_kept();
                let query = sqlx::query_with(sql.sql(), postgres_arguments(values)?);
                let query = query.persistent(is_kept);
                let pooled = transaction.pooled()?;
                let rows = in_time(query.fetch_all(pooled.get()?)).await;
                pooled.checked(rows).map(postgres_rows)
            }
        }
    }

    /// Reads the first row, if there is one.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn row(&mut self, sql: impl Sql, values: Vec<Value>) -> Result<Option<Row>, Error> {
        Ok(self.rows(sql, values).await?.into_iter().next())
    }

    /// Runs a statement, and returns the number of rows that it changed.
    pub async fn execute(&mut self, sql: impl Sql, values: Vec<Value>) -> Result<u64, Error> {
        Ok(match self {
            Self::Sqlite(transaction) => {
                let query = sqlx::query_with(sql.sql(), sqlite_arguments(values)?);
                query.execute(&mut **transaction).await?.rows_affected()
            }
            Self::Postgres(transaction) => {
                let is_kept = sql.is_kept();
                let query = sqlx::query_with(sql.sql(), postgres_arguments(values)?);
                let query = query.persistent(is_kept);
                let pooled = transaction.pooled()?;
                let done = in_time(query.execute(pooled.get()?)).await;
                pooled.checked(done)?.rows_affected()
            }
        })
    }

    /// Runs a script whose statements all have these parameters. Only SQLite takes several statements with parameters at
    /// once: on another database, this does nothing and returns false.
    pub async fn run_on_sqlite(
        &mut self,
        script: &'static str,
        values: Vec<Value>,
    ) -> Result<bool, Error> {
        let Self::Sqlite(transaction) = self else {
            return Ok(false);
        };
        let query = sqlx::query_with(script.sql(), sqlite_arguments(values)?);
        query.persistent(false).execute(&mut **transaction).await?;
        Ok(true)
    }

    /// Runs statements in turn, and returns the number of rows that the last one changed. Each round trip to PostgreSQL
    /// costs more than a small statement, so it gets several at once.
    pub(crate) async fn execute_all(&mut self, statements: Vec<Statement>) -> Result<u64, Error> {
        let statements = match self {
            Self::Sqlite(_) => statements,
            Self::Postgres(_) => Statement::joined(statements),
        };
        let mut changed = 0;
        for Statement { sql, values, .. } in statements {
            changed = self.execute(Joined(sql), values).await?;
        }
        Ok(changed)
    }

    /// Makes the changes.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn commit(self) -> Result<(), Error> {
        match self {
            Self::Sqlite(transaction) => Ok(transaction.commit().await?),
            Self::Postgres(transaction) => transaction.commit().await,
        }
    }
}
