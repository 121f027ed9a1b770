//! Two databases, one interface.
//!
//! Knows sqlx and the differences between SQLite and PostgreSQL; must not know tables.

use std::{fs, path::Path, str::FromStr as _, sync::Arc, time::Duration};

use futures_util::stream::{Stream, TryStreamExt as _};
use sqlx::{
    AssertSqlSafe, ConnectOptions as _, Connection as _, Executor as _,
    pool::PoolConnection,
    postgres::{PgConnectOptions, PgConnection},
    sqlite::{
        SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
        SqliteSynchronous,
    },
};
use tokio::sync::oneshot;

use crate::{
    Settings,
    deadline::{Moved, PATIENCE, QUEUE_TIME, moment},
    repeat::repeated,
};

use super::{
    connections::{Connections, STATEMENT_TIME, in_time, within},
    error::Error,
    sql::{Row, Sql, Value, postgres_arguments, sqlite_arguments, sqlite_row},
    transaction::{PostgresTransaction, Transaction, begin_sqlite},
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
pub enum Db {
    /// SQLite has one writer at a time: writes have a pool of one connection, so that they queue here. A database in memory
    /// belongs to that connection, which then also reads.
    Sqlite {
        /// Connections that read; none if the database is in memory.
        reads: Option<Arc<Connections<SqliteConnection>>>,
        /// The connection that writes.
        writes: SqlitePool,
        /// Says that the queue of writers moves.
        moved: Arc<Moved>,
        /// Most bytes of a database in memory.
        most_bytes: i64,
    },
    /// PostgreSQL.
    Postgres(Arc<Connections<PgConnection>>),
}

impl Db {
    /// Connects to `sqlite:PATH`, `sqlite::memory:` or `postgres://...`, which lists connections with this name.
    pub(crate) async fn connect(name: &str, url: &str, settings: &Settings) -> Result<Self, Error> {
        if !url.starts_with("sqlite:") {
            if !(url.starts_with("postgres:") || url.starts_with("postgresql:")) {
                let message = "a database is `sqlite:FILE` or `postgres://USER@HOST/NAME`";
                return Err(sqlx::Error::Configuration(message.into()).into());
            }
            // A statement that nobody waits for any more ends too, and so does the transaction of an instance that is gone.
            let time = STATEMENT_TIME.as_millis().to_string();
            let patience = PATIENCE.as_millis().to_string();
            let options = PgConnectOptions::from_str(url)?.application_name(name).options([
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
            Some(Connections::new(options, settings.connections, STATEMENT_TIME))
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
    pub async fn begin(&self) -> Result<Transaction, Error> {
        Ok(match self {
            Self::Sqlite { writes, moved, .. } => {
                Transaction::Sqlite(begin_sqlite(writes, moved).await?)
            }
            Self::Postgres(pool) => Transaction::Postgres(PostgresTransaction::begin(pool).await?),
        })
    }

    /// Commits a transaction that wrote very much, without waiting for SQLite's copy of the log to the database, which else is
    /// part of a commit. A task does both, and runs to its end even if the caller goes away.
    pub async fn commit_large(&self, change: Transaction) -> Result<(), Error> {
        let (writes, mut change) = match (self, change) {
            (Self::Sqlite { reads: Some(_), writes, .. }, Transaction::Sqlite(change)) => {
                (writes.clone(), change)
            }
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
    pub async fn change(
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

    /// Runs a statement in a transaction of its own, and returns the number of rows that it changed.
    pub(crate) async fn execute(&self, sql: impl Sql, values: Vec<Value>) -> Result<u64, Error> {
        let mut transaction = self.begin().await?;
        let rows = transaction.execute(sql, values).await?;
        transaction.commit().await?;
        Ok(rows)
    }

    /// Runs a query outside a transaction.
    pub async fn rows(&self, sql: impl Sql, values: Vec<Value>) -> Result<Vec<Row>, Error> {
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
            Self::Sqlite { reads: Some(reads), .. } => {
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
    pub async fn row(&self, sql: impl Sql, values: Vec<Value>) -> Result<Option<Row>, Error> {
        match self {
            Self::Sqlite { reads: Some(reads), .. } => {
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
        let Self::Sqlite { reads: None, most_bytes, .. } = self else {
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
            Self::Sqlite { reads: Some(reads), .. } => reads.count(),
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
