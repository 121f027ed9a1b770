//! Authorization of a call, and limits of calls.

use std::sync::Arc;

use futures_util::future::BoxFuture;

use super::{
    answer::Answer,
    caller::{Caller, Grant},
    quota::Quota,
    refusal::Refusal,
};

/// Knows tokens, and the answers to requests with idempotency keys.
pub trait Gate: Send + Sync + 'static {
    /// Returns what a token grants, or none for a token that is unknown, expired or revoked.
    ///
    /// # Errors
    ///
    /// If the token could not be looked up.
    fn grant<'a>(&'a self, token: &'a str) -> BoxFuture<'a, Result<Option<Arc<Grant>>, Refusal>>;

    /// Counts a call against the caller's limit.
    ///
    /// By default, there is no limit.
    ///
    /// # Errors
    ///
    /// If the calls could not be counted.
    fn admit<'a>(&'a self, caller: &'a Caller) -> BoxFuture<'a, Result<Option<Quota>, Refusal>> {
        let _ = caller;
        Box::pin(async { Ok(None) })
    }

    /// Reserves the caller's key for this request, or returns the answer to an earlier one.
    ///
    /// By default, keys have no effect.
    ///
    /// # Errors
    ///
    /// If another request has the key.
    fn reserve<'a>(
        &'a self,
        caller: &'a Caller,
    ) -> BoxFuture<'a, Result<Option<Answer<()>>, Refusal>> {
        let _ = caller;
        Box::pin(async { Ok(None) })
    }

    /// Ends the reservation of a request that changed nothing, also if [`reserve`](Self::reserve) failed so that it may be made.
    /// A request that succeeds records its answer together with its changes.
    fn release<'a>(&'a self, caller: &'a Caller) -> BoxFuture<'a, ()> {
        let _ = caller;
        Box::pin(async {})
    }
}
