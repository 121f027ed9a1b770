//! Two databases, one interface: static SQL with `$1` parameters that both read, and values of five types.
//!
//! Knows sqlx and the differences between SQLite and PostgreSQL; must not know tables.

use std::{fs, future::Future, path::Path, str::FromStr as _, sync::Arc, time::Duration};

use futures_util::stream::{Stream, TryStreamExt as _};
use rust_decimal::Decimal;
use sqlx::{
    AssertSqlSafe, ConnectOptions as _, Connection as _, Executor as _, Row as _,
    pool::PoolConnection,
    postgres::{PgArguments, PgConnectOptions, PgConnection, PgRow},
    sqlite::{
        SqliteArguments, SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool,
        SqlitePoolOptions, SqliteRow, SqliteSynchronous,
    },
};
use tokio::sync::oneshot;

use crate::{
    Settings,
    deadline::{Moved, PATIENCE, QUEUE_TIME, moment},
    domain::money::{MOST_DECIMALS, scaled},
    repeat::repeated,
};

use super::{
    connections::{Connections, Lent, STATEMENT_TIME},
    error::Error,
    statement::Statement,
};

/// Time for which SQLite waits for another process. Then callers that queue for the connection get their turn, and the one
/// that waited tries again while it has time.
const BUSY_TIME: Duration = Duration::from_millis(250);

/// Size of the pages of a new file. SQLite writes each page of its log with system calls of its own, and an order takes several
/// pages of the default size, 4 KiB.
const PAGE_BYTES: u32 = 8192;

/// Pages of SQLite's log from which a commit copies it to the database: SQLite's default.
const LOG_PAGES: u32 = 1000;

/// A database.
#[derive(Clone, Debug)]
pub(crate) enum Db {
    /// SQLite has one writer at a time: writes have a pool of one connection, so that they queue here. A database in memory
    /// belongs to that connection, which then also reads.
    Sqlite {
        reads: Option<Arc<Connections<SqliteConnection>>>,
        writes: SqlitePool,
        moved: Arc<Moved>,
        /// Most bytes of a database in memory.
        most_bytes: i64,
    },
    Postgres(Arc<Connections<PgConnection>>),
}

/// A value of a parameter.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Value {
    Integer(Option<i64>),
    Text(Option<String>),
    Bytes(Vec<u8>),
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
pub(crate) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

macro_rules! column {
    ($name:ident, $ty:ty) => {
        pub(crate) fn $name(&self, index: usize) -> Result<$ty, Error> {
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

    pub(crate) fn money(&self, index: usize) -> Result<Decimal, Error> {
        Ok(match self {
            Self::Sqlite(row) => Decimal::new(row.try_get(index)?, MOST_DECIMALS),
            Self::Postgres(row) => row.try_get(index)?,
        })
    }
}

impl Db {
    /// Connects to `sqlite:PATH`, `sqlite::memory:` or `postgres://...`.
    pub(crate) async fn connect(url: &str, settings: &Settings) -> Result<Self, Error> {
        if !url.starts_with("sqlite:") {
            if !(url.starts_with("postgres:") || url.starts_with("postgresql:")) {
                let message = "a database is `sqlite:FILE` or `postgres://USER@HOST/NAME`";
                return Err(sqlx::Error::Configuration(message.into()).into());
            }
            // A statement that nobody waits for any more ends too, and so does the transaction of an instance that is gone.
            let time = STATEMENT_TIME.as_millis().to_string();
            let patience = PATIENCE.as_millis().to_string();
            let options = PgConnectOptions::from_str(url)?
                .application_name("backoffice")
                .options([
                    ("statement_timeout", time.clone()),
                    ("idle_in_transaction_session_timeout", time),
                    ("lock_timeout", patience),
                ]);
            let address = format!("{}:{}", options.get_host(), options.get_port());
            let connections = Connections::new(options, settings.connections, STATEMENT_TIME);
            if let Err(Error(error)) = connections.take().await {
                let reason = match error {
                    sqlx::Error::PoolTimedOut => "it does not answer".to_owned(),
                    error => Error::from(error).to_string(),
                };
                let reason = std::io::Error::other(format!("{address}: {reason}"));
                return Err(sqlx::Error::Io(reason).into());
            }
            return Ok(Self::Postgres(connections));
        }
        let is_memory = url.contains(":memory:");
        let options = SqliteConnectOptions::from_str(url)?
            .create_if_missing(true)
            .foreign_keys(true)
            .page_size(PAGE_BYTES)
            .busy_timeout(BUSY_TIME)
            // Rows that the connection's thread has ready. Each time it must wait for their reader costs a change of threads.
            .row_buffer_size(256)
            .journal_mode(if is_memory {
                SqliteJournalMode::Memory
            } else {
                SqliteJournalMode::Wal
            })
            // A committed transaction survives the loss of power.
            .synchronous(SqliteSynchronous::Full);
        if !is_memory {
            make_private(options.get_filename());
        }
        let writes = SqlitePoolOptions::new()
            .max_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .acquire_timeout(QUEUE_TIME)
            // The database is in this process.
            .test_before_acquire(false)
            // A full disk can end a transaction without sqlx's knowing. Nobody can use such a connection again.
            .after_release(|connection, _| {
                Box::pin(async move {
                    connection.ping().await?;
                    Ok(!connection.is_in_transaction())
                })
            })
            .connect_with(options.clone())
            .await?;
        let reads = if is_memory {
            None
        } else {
            let options = options.read_only(true).create_if_missing(false);
            Some(Connections::new(
                options,
                settings.connections,
                STATEMENT_TIME,
            ))
        };
        let moved = Arc::default();
        Ok(Self::Sqlite {
            reads,
            writes,
            moved,
            most_bytes: i64::try_from(settings.memory_bytes).unwrap_or(i64::MAX),
        })
    }

    /// Starts a transaction.
    pub(crate) async fn begin(&self) -> Result<Transaction, Error> {
        Ok(match self {
            Self::Sqlite { writes, moved, .. } => {
                Transaction::Sqlite(begin_sqlite(writes, moved).await?)
            }
            Self::Postgres(pool) => Transaction::Postgres(PostgresTransaction::begin(pool).await?),
        })
    }

    /// Commits a transaction that wrote very much, without waiting for SQLite's copy of the log to the database, which else is
    /// part of a commit. A task does both, and runs to its end even if the caller goes away.
    pub(crate) async fn commit_large(&self, change: Transaction) -> Result<(), Error> {
        let (writes, mut change) = match (self, change) {
            (
                Self::Sqlite {
                    reads: Some(_),
                    writes,
                    ..
                },
                Transaction::Sqlite(change),
            ) => (writes.clone(), change),
            (_, change) => return change.commit().await,
        };
        let (sender, committed) = oneshot::channel();
        tokio::spawn(async move {
            let commit = async {
                change.execute("PRAGMA wal_autocheckpoint = 0").await?;
                change.commit().await
            };
            // Nobody may wait for it.
            let _ = sender.send(commit.await);
            if let Err(error) = copy_log(&writes).await {
                tracing::warn!(%error, "SQLite could not copy its log; it does so after a later change");
            }
        });
        let lost = || sqlx::Error::WorkerCrashed;
        Ok(committed.await.map_err(|_| lost())??)
    }

    /// Runs a statement that changes rows in a transaction of its own, and returns its first row. In PostgreSQL, it does not
    /// wait for those who wait for records.
    pub(crate) async fn change(
        &self,
        sql: &'static str,
        values: Vec<Value>,
    ) -> Result<Option<Row>, Error> {
        match self {
            Self::Sqlite { .. } => {
                let mut transaction = self.begin().await?;
                let row = transaction.row(sql, values).await?;
                transaction.commit().await?;
                Ok(row)
            }
            Self::Postgres(pool) => {
                let query = sqlx::query_with(sql.sql(), postgres_arguments(values)?);
                let mut lent = pool.take().await?;
                let row = within(moment(), query.fetch_optional(lent.get()?)).await;
                Ok(lent.checked(row)?.map(Row::Postgres))
            }
        }
    }

    /// Runs a query outside a transaction.
    pub(crate) async fn rows(&self, sql: impl Sql, values: Vec<Value>) -> Result<Vec<Row>, Error> {
        Ok(self.rows_while(sql, values, |_| Ok(true)).await?.0)
    }

    /// Runs a query outside a transaction, and takes rows until one is not wanted. Returns true if rows are left.
    pub(crate) async fn rows_while(
        &self,
        sql: impl Sql,
        values: Vec<Value>,
        mut wants: impl FnMut(&Row) -> Result<bool, Error>,
    ) -> Result<(Vec<Row>, bool), Error> {
        match self {
            Self::Sqlite {
                reads: Some(reads), ..
            } => {
                let query = sqlx::query_with(sql.sql(), sqlite_arguments(values)?);
                let mut lent = reads.take().await?;
                let taken = take_while(query.fetch(lent.get()?), Row::Sqlite, wants).await;
                lent.checked(taken)
            }
            Self::Sqlite { writes, .. } => {
                let query = sqlx::query_with(sql.sql(), sqlite_arguments(values)?);
                let mut connection: PoolConnection<_> = writes.acquire().await?;
                Ok(take_while(query.fetch(&mut *connection), Row::Sqlite, wants).await?)
            }
            Self::Postgres(pool) => {
                let (is_kept, sql) = (sql.is_kept(), sql.sql());
                let mut is_first = true;
                loop {
                    let query = sqlx::query_with(sql.clone(), postgres_arguments(values.clone())?);
                    let query = query.persistent(is_kept);
                    let mut lent = pool.take().await?;
                    let rows = query.fetch(lent.get()?);
                    let mut is_empty = true;
                    let wants = |row: &Row| {
                        is_empty = false;
                        wants(row)
                    };
                    let taken = in_time(take_while(rows, Row::Postgres, wants)).await;
                    let taken = lent.checked(taken);
                    if is_first && is_empty && taken.as_ref().is_err_and(Error::is_lost) {
                        is_first = false;
                        continue;
                    }
                    if matches!(taken, Ok((_, true))) {
                        // The next user would wait for the rows that are left.
                        lent.close();
                    }
                    return taken;
                }
            }
        }
    }

    /// Runs a query outside a transaction, and returns its first row.
    pub(crate) async fn row(
        &self,
        sql: impl Sql,
        values: Vec<Value>,
    ) -> Result<Option<Row>, Error> {
        match self {
            Self::Sqlite {
                reads: Some(reads), ..
            } => {
                let query = sqlx::query_with(sql.sql(), sqlite_arguments(values)?);
                let mut lent = reads.take().await?;
                let row = query.fetch_optional(lent.get()?).await;
                Ok(lent.checked(row)?.map(Row::Sqlite))
            }
            Self::Sqlite { writes, .. } => {
                let mut connection: PoolConnection<_> = writes.acquire().await?;
                sqlite_row(&mut connection, sql, values).await
            }
            Self::Postgres(pool) => {
                let sql = sql.sql();
                let mut is_first = true;
                loop {
                    let query = sqlx::query_with(sql.clone(), postgres_arguments(values.clone())?);
                    let mut lent = pool.take().await?;
                    let row = within(moment(), query.fetch_optional(lent.get()?)).await;
                    let row = lent.checked(row);
                    if is_first && row.as_ref().is_err_and(Error::is_lost) {
                        // The next connection is a new one.
                        is_first = false;
                        continue;
                    }
                    return Ok(row?.map(Row::Postgres));
                }
            }
        }
    }

    /// Returns a value that all instances share: the first that one of them proposes.
    pub(crate) async fn setting(&self, name: &str, new: Vec<u8>) -> Result<Vec<u8>, Error> {
        repeated(|| async {
            let mut transaction = self.begin().await?;
            let insert =
                "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
            let values = vec![name.into(), new.clone().into()];
            transaction.execute(insert, values).await?;
            let select = "SELECT value FROM settings WHERE name = $1";
            let row = transaction.row(select, vec![name.into()]).await?;
            transaction.commit().await?;
            row.ok_or(sqlx::Error::RowNotFound)?.bytes(0)
        })
        .await
    }

    /// Returns false if a database in memory is as large as it may be.
    pub(crate) async fn has_room(&self) -> Result<bool, Error> {
        let Self::Sqlite {
            reads: None,
            most_bytes,
            ..
        } = self
        else {
            return Ok(true);
        };
        let sql = "SELECT (page_count - freelist_count) * page_size FROM pragma_page_count, pragma_freelist_count, pragma_page_size";
        let row = self.row(sql, Vec::new()).await?;
        Ok(row.ok_or(sqlx::Error::RowNotFound)?.integer(0)? < *most_bytes)
    }

    /// Returns the numbers of connections, and of those that nothing uses.
    pub(crate) fn connections(&self) -> (i64, i64) {
        let count =
            |size: u32, idle: usize| (i64::from(size), i64::try_from(idle).unwrap_or(i64::MAX));
        match self {
            Self::Sqlite {
                reads: Some(reads), ..
            } => reads.count(),
            Self::Sqlite { writes, .. } => count(writes.size(), writes.num_idle()),
            Self::Postgres(connections) => connections.count(),
        }
    }

    /// Closes all connections.
    pub(crate) async fn close(&self) {
        match self {
            Self::Sqlite { reads, writes, .. } => {
                if let Some(reads) = reads {
                    reads.close().await;
                }
                writes.close().await;
            }
            Self::Postgres(pool) => pool.close().await,
        }
    }
}

/// Makes the file of a database, if there is none, so that only its owner can read it. SQLite gives the files beside it the same
/// mode. If it can't be made, SQLite says why.
fn make_private(path: &Path) {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let _ = options.open(path);
}

/// A transaction. Dropped without [`commit`](Self::commit), it changes nothing.
pub(crate) enum Transaction {
    Sqlite(sqlx::Transaction<'static, sqlx::Sqlite>),
    Postgres(PostgresTransaction),
}

/// A transaction whose statements have a time limit.
pub(crate) struct PostgresTransaction {
    /// None after the end.
    lent: Option<Lent<PgConnection>>,
}

impl PostgresTransaction {
    async fn begin(connections: &Arc<Connections<PgConnection>>) -> Result<Self, Error> {
        let mut is_first = true;
        loop {
            let lent = Some(connections.take_for_change().await?);
            let mut transaction = Self { lent };
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

    fn lent(&mut self) -> Result<&mut Lent<PgConnection>, Error> {
        let ended = || Error::from(sqlx::Error::PoolClosed);
        self.lent.as_mut().ok_or_else(ended)
    }

    async fn run(&mut self, statement: impl Sql) -> Result<(), Error> {
        let lent = self.lent()?;
        let done = in_time(sqlx::raw_sql(statement.sql()).execute(lent.get()?)).await;
        lent.checked(done)?;
        Ok(())
    }

    async fn commit(mut self) -> Result<(), Error> {
        self.run("COMMIT").await?;
        self.lent = None;
        Ok(())
    }
}

impl Drop for PostgresTransaction {
    fn drop(&mut self) {
        let Some(mut lent) = self.lent.take() else {
            return;
        };
        tokio::spawn(async move {
            let Ok(connection) = lent.get() else { return };
            let done = in_time(sqlx::raw_sql("ROLLBACK").execute(connection)).await;
            // A failure leaves the connection closed, which ends the transaction too.
            let _ = lent.checked(done);
        });
    }
}

async fn begin_sqlite(
    writes: &SqlitePool,
    moved: &Moved,
) -> Result<sqlx::Transaction<'static, sqlx::Sqlite>, Error> {
    // IMMEDIATE: a transaction that first reads and then writes can't fail in between.
    let begun = moved.wait(writes.begin_with("BEGIN IMMEDIATE")).await;
    let begun = begun.ok_or(sqlx::Error::PoolTimedOut)??;
    moved.on();
    Ok(begun)
}

/// Lets SQLite copy its log after a commit again, and copies what is in it now, beside those who read and write.
async fn copy_log(writes: &SqlitePool) -> Result<(), sqlx::Error> {
    let mut connection = loop {
        match writes.acquire().await {
            // Others had it for too long.
            Err(sqlx::Error::PoolTimedOut) => {}
            acquired => break acquired?,
        }
    };
    let again = format!("PRAGMA wal_autocheckpoint = {LOG_PAGES}");
    connection.execute(AssertSqlSafe(again)).await?;
    drop(connection);
    let options = (*writes.connect_options()).clone();
    let mut connection = options.create_if_missing(false).connect().await?;
    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").await?;
    connection.close().await
}

async fn take_while<R>(
    mut rows: impl Stream<Item = Result<R, sqlx::Error>> + Unpin,
    row: fn(R) -> Row,
    mut wants: impl FnMut(&Row) -> Result<bool, Error>,
) -> Result<(Vec<Row>, bool), sqlx::Error> {
    let mut taken = Vec::new();
    while let Some(next) = rows.try_next().await? {
        let next = row(next);
        if !wants(&next).map_err(|Error(error)| error)? {
            return Ok((taken, true));
        }
        taken.push(next);
    }
    Ok((taken, false))
}

async fn in_time<T>(work: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, sqlx::Error> {
    within(STATEMENT_TIME, work).await
}

async fn within<T>(
    time: Duration,
    work: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    let late = || sqlx::Error::Io(std::io::ErrorKind::TimedOut.into());
    let result = tokio::time::timeout(time, work).await;
    result.unwrap_or_else(|_| Err(late()))
}

impl Transaction {
    pub(crate) async fn rows(
        &mut self,
        sql: impl Sql,
        values: Vec<Value>,
    ) -> Result<Vec<Row>, Error> {
        match self {
            Self::Sqlite(transaction) => sqlite_rows(transaction, sql, values).await,
            Self::Postgres(transaction) => {
                let is_kept = sql.is_kept();
                let query = sqlx::query_with(sql.sql(), postgres_arguments(values)?);
                let query = query.persistent(is_kept);
                let lent = transaction.lent()?;
                let rows = in_time(query.fetch_all(lent.get()?)).await;
                lent.checked(rows).map(postgres_rows)
            }
        }
    }

    pub(crate) async fn row(
        &mut self,
        sql: impl Sql,
        values: Vec<Value>,
    ) -> Result<Option<Row>, Error> {
        Ok(self.rows(sql, values).await?.into_iter().next())
    }

    /// Runs a statement, and returns the number of rows that it changed.
    pub(crate) async fn execute(
        &mut self,
        sql: impl Sql,
        values: Vec<Value>,
    ) -> Result<u64, Error> {
        Ok(match self {
            Self::Sqlite(transaction) => {
                let query = sqlx::query_with(sql.sql(), sqlite_arguments(values)?);
                query.execute(&mut **transaction).await?.rows_affected()
            }
            Self::Postgres(transaction) => {
                let is_kept = sql.is_kept();
                let query = sqlx::query_with(sql.sql(), postgres_arguments(values)?);
                let query = query.persistent(is_kept);
                let lent = transaction.lent()?;
                let done = in_time(query.execute(lent.get()?)).await;
                lent.checked(done)?.rows_affected()
            }
        })
    }

    /// Runs a script whose statements all have these parameters. Only SQLite takes several statements with parameters at
    /// once: on another database, this does nothing and returns false.
    pub(crate) async fn run_on_sqlite(
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

    pub(crate) async fn commit(self) -> Result<(), Error> {
        match self {
            Self::Sqlite(transaction) => Ok(transaction.commit().await?),
            Self::Postgres(transaction) => transaction.commit().await,
        }
    }
}

/// SQL that no caller of the API can influence: a constant, or constants joined by the program.
pub(crate) trait Sql {
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
pub(crate) struct Joined(pub(crate) String);

impl Sql for Joined {
    fn sql(self) -> sqlx::SqlStr {
        sqlx::SqlSafeStr::into_sql_str(AssertSqlSafe(self.0))
    }
}

/// Joined constants that PostgreSQL plans each time. It keeps a plan that it made while tables were small, and reads them whole
/// when they are large; a statement about many rows can't afford that, and the time of planning is little to it.
pub(crate) struct Planned(pub(crate) String);

impl Sql for Planned {
    fn sql(self) -> sqlx::SqlStr {
        Joined(self.0).sql()
    }

    fn is_kept(&self) -> bool {
        false
    }
}

async fn sqlite_rows(
    connection: &mut sqlx::SqliteConnection,
    sql: impl Sql,
    values: Vec<Value>,
) -> Result<Vec<Row>, Error> {
    let query = sqlx::query_with(sql.sql(), sqlite_arguments(values)?);
    let rows = query.fetch_all(connection).await?;
    Ok(rows.into_iter().map(Row::Sqlite).collect())
}

async fn sqlite_row(
    connection: &mut sqlx::SqliteConnection,
    sql: impl Sql,
    values: Vec<Value>,
) -> Result<Option<Row>, Error> {
    let query = sqlx::query_with(sql.sql(), sqlite_arguments(values)?);
    let row = query.fetch_optional(connection).await?;
    Ok(row.map(Row::Sqlite))
}

fn postgres_rows(rows: Vec<PgRow>) -> Vec<Row> {
    rows.into_iter().map(Row::Postgres).collect()
}

fn sqlite_arguments(values: Vec<Value>) -> Result<SqliteArguments, Error> {
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

fn postgres_arguments(values: Vec<Value>) -> Result<PgArguments, Error> {
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
