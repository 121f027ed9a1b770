//! Connections to an SQLite file for reads, in the place of sqlx's pool: it tests a connection after each use, which takes as
//! long as a small query. There is nothing to test here, because the database is in this process.

use std::{
    ops::DerefMut,
    sync::{Mutex, MutexGuard, PoisonError},
};

use sqlx::{Connection as _, SqliteConnection, sqlite::SqliteConnectOptions};
use tokio::sync::{Semaphore, SemaphorePermit};

use super::db::{Error, SQLITE_TIME};

/// Connections that only read.
#[derive(Debug)]
pub(crate) struct Readers {
    options: SqliteConnectOptions,
    most: u32,
    permits: Semaphore,
    idle: Mutex<Vec<SqliteConnection>>,
}

/// A connection, and the permit to use it.
pub(super) struct Reader<'a> {
    pub(super) connection: SqliteConnection,
    _permit: SemaphorePermit<'a>,
}

impl Readers {
    pub(super) fn new(options: SqliteConnectOptions, most: u32) -> Self {
        let permits = usize::try_from(most).unwrap_or(Semaphore::MAX_PERMITS);
        Self {
            options,
            most,
            permits: Semaphore::new(permits),
            idle: Mutex::default(),
        }
    }

    fn idle(&self) -> MutexGuard<'_, Vec<SqliteConnection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns a connection that nothing else uses. It goes back when it is dropped, also if its caller goes away.
    pub(super) async fn take(&self) -> Result<impl DerefMut<Target = Reader<'_>>, Error> {
        let permit = tokio::time::timeout(SQLITE_TIME, self.permits.acquire()).await;
        let permit = permit
            .map_err(|_| sqlx::Error::PoolTimedOut)?
            .map_err(|_| sqlx::Error::PoolClosed)?;
        let idle = self.idle().pop();
        let connection = match idle {
            Some(connection) => connection,
            None => SqliteConnection::connect_with(&self.options).await?,
        };
        let reader = Reader {
            connection,
            _permit: permit,
        };
        Ok(scopeguard::guard(reader, |reader| {
            self.idle().push(reader.connection);
        }))
    }

    /// Returns the numbers of connections, and of those that nothing uses.
    pub(super) fn connections(&self) -> (i64, i64) {
        let idle = i64::try_from(self.idle().len()).unwrap_or(i64::MAX);
        let free = i64::try_from(self.permits.available_permits()).unwrap_or(i64::MAX);
        (idle + i64::from(self.most) - free, idle)
    }

    pub(super) async fn close(&self) {
        self.permits.close();
        let idle = std::mem::take(&mut *self.idle());
        for connection in idle {
            if let Err(error) = connection.close().await {
                tracing::warn!(%error, "a connection to the database could not be closed");
            }
        }
    }
}
