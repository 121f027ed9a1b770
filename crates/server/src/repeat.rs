//! Work that the database gave up in favour of another transaction: serialization failures, deadlocks.

use std::{future::Future, time::Duration};

use crate::deadline::left;

/// Attempts at a transaction.
const ATTEMPTS: u32 = 20;

/// An error that says whether the work may succeed if it is done again.
pub trait Conflict {
    /// Returns true if the database gave up the transaction in favour of another.
    fn is_transaction_conflict(&self) -> bool;
}

/// Does work on the database, again while the database gives it up and time is left.
pub async fn repeated<T, E, F>(work: impl Fn() -> F + Send) -> Result<T, E>
where
    E: Conflict,
    F: Future<Output = Result<T, E>> + Send,
{
    let mut attempt = 0;
    loop {
        let result = work().await;
        attempt += 1;
        let is_conflict = matches!(&result, Err(error) if error.is_transaction_conflict());
        if !is_conflict || attempt == ATTEMPTS {
            return result;
        }
        let most = 1u64 << attempt.min(8);
        let wait = Duration::from_millis(crate::random::below(most * 2) + 1);
        if wait >= left() {
            return result;
        }
        tokio::time::sleep(wait).await;
    }
}
