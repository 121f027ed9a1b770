//! A pool of connections to a database. That of sqlx tests a connection after each use: the test takes as long as a small query,
//! and waits for ever if the network loses it. deadpool's would be 13 lines longer here, and two more crates.

use std::{
    future::Future,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use sqlx::{ConnectOptions, Connection, postgres::PgConnection, sqlite::SqliteConnection};
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    time::timeout,
};

use super::error::Error;
use crate::deadline::{left, moment};

/// Time after its last use for which a connection is taken as open without a test.
const TRUSTED: Duration = Duration::from_secs(1);

/// Longest time for which a connection is used: a new one finds the database that now has the address.
const LIFETIME: Duration = Duration::from_secs(30 * 60);

/// Longest time to wait for the answer to a statement. A network that drops packets would keep it waiting for ever, and a list
/// of many records can be searched for minutes.
pub(super) const STATEMENT_TIME: Duration = Duration::from_secs(15);

/// Compresses texts of more than 2 kB with LZ4 if the server can: its own way takes most of the time to write an order.
const COMPRESSION: &str = "SELECT set_config(name, 'lz4', false) FROM pg_settings \
     WHERE name = 'default_toast_compression' AND 'lz4' = ANY (enumvals)";

/// Time since the statement of a connection started.
#[derive(Debug)]
pub struct Watch {
    made: Instant,
    /// Microseconds after `made`.
    started: AtomicU64,
}

impl Watch {
    fn new() -> Arc<Self> {
        let (made, started) = (Instant::now(), AtomicU64::new(0));
        Arc::new(Self { made, started })
    }

    fn micros(&self) -> u64 {
        u64::try_from(self.made.elapsed().as_micros()).unwrap_or(u64::MAX)
    }

    fn start(&self) {
        self.started.store(self.micros(), Ordering::Relaxed);
    }

    fn elapsed(&self) -> Duration {
        let started = self.started.load(Ordering::Relaxed);
        Duration::from_micros(self.micros().saturating_sub(started))
    }
}

/// A connection that can end its own statement.
pub trait Watched: Connection {
    /// Prepares a new connection: from now on, statements end that take longer than a time.
    fn prepare(
        &mut self,
        time: Duration,
        watch: Arc<Watch>,
    ) -> impl Future<Output = Result<(), sqlx::Error>> + Send;
}

impl Watched for SqliteConnection {
    async fn prepare(&mut self, time: Duration, watch: Arc<Watch>) -> Result<(), sqlx::Error> {
        // Some milliseconds.
        const OPERATIONS: i32 = 1_000_000;
        let mut handle = self.lock_handle().await?;
        handle.set_progress_handler(OPERATIONS, move || watch.elapsed() < time);
        Ok(())
    }
}

/// The server has the limit, as a setting of the connection.
impl Watched for PgConnection {
    async fn prepare(&mut self, _: Duration, _: Arc<Watch>) -> Result<(), sqlx::Error> {
        sqlx::raw_sql(COMPRESSION).execute(self).await?;
        Ok(())
    }
}

/// Connections that are made when they are needed, and kept.
#[derive(Debug)]
pub struct Connections<C: Watched> {
    options: C::Options,
    most: u32,
    /// Longest time of a statement.
    limit: Duration,
    permits: Arc<Semaphore>,
    /// Permits of changes, which are fewer: a change may wait for a record, and reads must not wait for changes.
    changes: Arc<Semaphore>,
    kept: Mutex<Kept<C>>,
}

#[derive(Debug)]
struct Kept<C> {
    idle: Vec<Idle<C>>,
    /// Time at which a connection was found lost. What ended it may have ended those that were made before.
    lost: Option<Instant>,
}

#[derive(Debug)]
struct Idle<C> {
    connection: C,
    watch: Arc<Watch>,
    used: Instant,
}

/// A connection that nothing else uses. It goes back when it is dropped.
pub(crate) struct Pooled<C: Watched> {
    connection: Option<C>,
    /// True while a statement runs.
    is_busy: bool,
    watch: Arc<Watch>,
    from: Arc<Connections<C>>,
    _permit: OwnedSemaphorePermit,
    _change: Option<OwnedSemaphorePermit>,
}

impl<C: Watched> Connections<C> {
    pub(super) fn new(options: C::Options, most: u32, limit: Duration) -> Arc<Self> {
        let permits = |count: u32| {
            let count = usize::try_from(count).unwrap_or(usize::MAX);
            Arc::new(Semaphore::new(count.min(Semaphore::MAX_PERMITS)))
        };
        let reads = (most / 4).max(1).min(most.saturating_sub(1));
        Arc::new(Self {
            options,
            most,
            limit,
            permits: permits(most),
            changes: permits(most - reads),
            kept: Mutex::new(Kept { idle: Vec::new(), lost: None }),
        })
    }

    fn kept(&self) -> MutexGuard<'_, Kept<C>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn pop(&self) -> Option<Idle<C>> {
        self.kept().idle.pop()
    }

    /// Closes the connections that nothing uses, and later the others that are as old, if this loss of one says that they
    /// may be lost, too.
    fn lose(&self, made: Instant) {
        let mut kept = self.kept();
        if kept.lost.is_none_or(|lost| lost < made) {
            kept.lost = Some(Instant::now());
            kept.idle.clear();
        }
    }

    /// Returns a connection that nothing else uses.
    pub(super) async fn take(self: &Arc<Self>) -> Result<Pooled<C>, Error>
    where
        C::Options: ConnectOptions<Connection = C>,
    {
        self.take_with(None).await
    }

    /// Returns a connection for a change, which may wait for others.
    pub(super) async fn take_for_change(self: &Arc<Self>) -> Result<Pooled<C>, Error>
    where
        C::Options: ConnectOptions<Connection = C>,
    {
        let change = permit(&self.changes).await?;
        self.take_with(Some(change)).await
    }

    async fn take_with(
        self: &Arc<Self>,
        change: Option<OwnedSemaphorePermit>,
    ) -> Result<Pooled<C>, Error>
    where
        C::Options: ConnectOptions<Connection = C>,
    {
        let mut pooled = Pooled {
            connection: None,
            is_busy: false,
            watch: Watch::new(),
            from: self.clone(),
            _permit: permit(&self.permits).await?,
            _change: change,
        };
        while let Some(mut idle) = self.pop() {
            if idle.watch.made.elapsed() >= LIFETIME {
                continue;
            }
            if idle.used.elapsed() <= TRUSTED
                || matches!(timeout(TRUSTED, idle.connection.ping()).await, Ok(Ok(())))
            {
                pooled.watch = idle.watch;
                pooled.connection = Some(idle.connection);
                return Ok(pooled);
            }
            self.lose(idle.watch.made);
        }
        let connection = timeout(moment(), self.options.connect()).await;
        let mut connection = connection.map_err(|_| sqlx::Error::PoolTimedOut)??;
        // Its age counts from here: what was lost while it was made is not of its time.
        pooled.watch = Watch::new();
        connection.prepare(self.limit, pooled.watch.clone()).await?;
        pooled.connection = Some(connection);
        Ok(pooled)
    }

    /// Returns the numbers of connections, and of those that nothing uses.
    pub(super) fn count(&self) -> (i64, i64) {
        let idle = i64::try_from(self.kept().idle.len()).unwrap_or(i64::MAX);
        let free = i64::try_from(self.permits.available_permits()).unwrap_or(i64::MAX);
        (idle + i64::from(self.most) - free, idle)
    }

    /// Closes the connections that nothing uses. Others close when they come back.
    pub(super) async fn close(&self) {
        self.changes.close();
        self.permits.close();
        let idle = std::mem::take(&mut self.kept().idle);
        for idle in idle {
            let closed = timeout(TRUSTED, idle.connection.close()).await;
            if !matches!(closed, Ok(Ok(()))) {
                tracing::warn!("a connection to the database did not close in time");
            }
        }
    }
}

async fn permit(of: &Arc<Semaphore>) -> Result<OwnedSemaphorePermit, Error> {
    let permit = timeout(left(), of.clone().acquire_owned()).await;
    let permit = permit.map_err(|_| sqlx::Error::PoolTimedOut)?;
    Ok(permit.map_err(|_| sqlx::Error::PoolClosed)?)
}

impl<C: Watched> Pooled<C> {
    /// Returns the connection for a statement. Dropped before [`checked`](Self::checked) has its result, the connection
    /// closes: the next user would wait for the rest of the statement.
    pub(super) fn get(&mut self) -> Result<&mut C, Error> {
        let lost = || Error::from(sqlx::Error::PoolClosed);
        self.is_busy = true;
        self.watch.start();
        self.connection.as_mut().ok_or_else(lost)
    }

    /// Closes the connection, so that nothing uses it again.
    pub(super) fn close(&mut self) {
        self.connection = None;
    }

    /// Closes the connection if this result says that nobody can use it again.
    pub(super) fn checked<T>(&mut self, result: Result<T, sqlx::Error>) -> Result<T, Error> {
        self.is_busy = false;
        let result = result.map_err(Error::from);
        if let Err(error) = &result {
            if error.is_of_connection() {
                self.close();
            }
            if error.is_lost() {
                self.from.lose(self.watch.made);
            }
        }
        result
    }
}

impl<C: Watched> Drop for Pooled<C> {
    fn drop(&mut self) {
        let connection = self.connection.take();
        let is_kept = !self.is_busy && !self.from.permits.is_closed();
        let Some(connection) = connection.filter(|_| is_kept) else {
            return;
        };
        let (watch, used) = (self.watch.clone(), Instant::now());
        let mut kept = self.from.kept();
        if kept.lost.is_none_or(|lost| lost < watch.made) {
            kept.idle.push(Idle { connection, watch, used });
        }
    }
}

/// Waits for a statement for as long as it may take.
pub(super) async fn in_time<T>(
    work: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    within(STATEMENT_TIME, work).await
}

pub(super) async fn within<T>(
    time: Duration,
    work: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    let late = || sqlx::Error::Io(std::io::ErrorKind::TimedOut.into());
    let result = tokio::time::timeout(time, work).await;
    result.unwrap_or_else(|_| Err(late()))
}

#[cfg(test)]
mod tests {
    use sqlx::sqlite::SqliteConnectOptions;

    use super::*;

    fn connections(limit: Duration) -> Arc<Connections<SqliteConnection>> {
        Connections::new(SqliteConnectOptions::new(), 2, limit)
    }

    #[tokio::test]
    async fn a_statement_without_end_ends() {
        let connections = connections(Duration::from_millis(100));
        let without_end = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n";
        let mut pooled = connections.take().await.unwrap();
        // The second has a time of its own.
        for _ in 0..2 {
            let failed = sqlx::query(without_end).execute(pooled.get().unwrap()).await;
            let error = pooled.checked(failed).unwrap_err();
            assert!(error.to_string().contains("interrupted"), "{error}");
            let done = sqlx::query("SELECT 1").execute(pooled.get().unwrap()).await;
            pooled.checked(done).unwrap();
        }
    }

    #[tokio::test]
    async fn a_connection_whose_statement_did_not_end_is_not_used_again() {
        let connections = connections(STATEMENT_TIME);
        let mut pooled = connections.take().await.unwrap();
        pooled.get().unwrap();
        drop(pooled);
        assert_eq!(connections.count(), (0, 0));
        let mut pooled = connections.take().await.unwrap();
        let done = sqlx::query("SELECT 1").execute(pooled.get().unwrap()).await;
        pooled.checked(done).unwrap();
        drop(pooled);
        assert_eq!(connections.count(), (1, 1));
    }
}
