//! The time that a call may wait for the database, and for other calls.

use std::{
    cell::Cell,
    future::Future,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use tokio::{task::futures::TaskLocalFuture, time::timeout};

/// Time that a call waits in all. With its work, and the release of its idempotency key, it is answered within five seconds.
pub const PATIENCE: Duration = Duration::from_secs(4);

/// Longest wait in a queue that moves.
pub(crate) const QUEUE_TIME: Duration = Duration::from_secs(30);

tokio::task_local! {
    static DEADLINE: Cell<Instant>;
}

/// Does work whose waits end after a time. Not an `async fn`, whose future would hold that of the work twice.
pub fn within<W: Future>(time: Duration, work: W) -> TaskLocalFuture<Cell<Instant>, W> {
    DEADLINE.scope(Cell::new(Instant::now() + time), work)
}

/// Returns the time that is left to wait. Work without a deadline has [`PATIENCE`] for each wait.
pub(crate) fn left() -> Duration {
    let left = DEADLINE.try_with(|deadline| {
        let left = deadline.get().checked_duration_since(Instant::now());
        left.unwrap_or_default()
    });
    left.unwrap_or(PATIENCE)
}

/// Returns the time for a step that takes a moment unless it has to wait: some is left for it after long work, too.
pub(crate) fn moment() -> Duration {
    left().max(Duration::from_millis(500))
}

/// Time at which a queue moved last. Only one that stands still uses up the time of those who wait in it.
#[derive(Debug, Default)]
pub struct Moved(Mutex<Option<Instant>>);

impl Moved {
    /// Says that the queue moves.
    pub(crate) fn on(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    /// Gives the call time from the last move on. Returns false if that is too long ago.
    fn renew(&self) -> bool {
        let moved = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let moved = moved.filter(|moved| moved.elapsed() < PATIENCE);
        let renewed = moved.map(|moved| {
            DEADLINE.try_with(|deadline| deadline.set(deadline.get().max(moved + PATIENCE)))
        });
        renewed.is_some()
    }

    /// Waits in the queue, for as long as it moves. Returns none if it stands still.
    pub(crate) async fn wait<T>(&self, wait: impl Future<Output = T>) -> Option<T> {
        let end = Instant::now() + QUEUE_TIME;
        let mut wait = std::pin::pin!(wait);
        loop {
            let waited = timeout(moment(), &mut wait).await;
            let renewed = Instant::now() < end && self.renew();
            match waited {
                Ok(waited) => return Some(waited),
                Err(_) if renewed => {}
                Err(_) => return None,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_queue_that_stands_still_uses_up_the_time() {
        let moved = Moved::default();
        let moment = Duration::from_millis(50);
        let waits = async {
            assert_eq!(moved.wait(std::future::pending::<()>()).await, None);
            assert_eq!(left(), Duration::ZERO);
            moved.on();
            let late = tokio::time::sleep(moment);
            assert!(moved.wait(late).await.is_some());
            assert!(left() > PATIENCE / 2);
        };
        within(Duration::ZERO, waits).await;
    }
}
