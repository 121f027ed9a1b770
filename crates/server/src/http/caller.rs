//! The caller of an endpoint, and the way to find it by its token.

use std::sync::Arc;

use axum::http::{HeaderMap, HeaderName, HeaderValue};
use futures_util::future::BoxFuture;

use super::{answer::Answer, preconditions::Preconditions, refusal::Refusal};

/// Rights of a token (section 5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grant {
    /// Number of the token, for records of what its holder did.
    pub token: i64,
    /// The store that the token gives access to.
    pub store: i64,
    /// Scopes: `orders:write`.
    pub scopes: Vec<String>,
}

/// The caller of one request.
#[derive(Clone, Debug)]
pub struct Caller {
    grant: Arc<Grant>,
    request_id: Arc<str>,
    key: Option<Arc<Key>>,
    preconditions: Arc<Preconditions>,
}

/// An idempotency key, and the request that it belongs to.
#[derive(Debug)]
pub struct Key {
    /// The header's value.
    pub text: String,
    /// Hash of the method, path, query and body.
    pub fingerprint: [u8; 32],
    /// Name of this request's reservation of the key.
    pub reservation: String,
}

impl Caller {
    pub(crate) fn new(
        grant: Arc<Grant>,
        request_id: Arc<str>,
        preconditions: Preconditions,
    ) -> Self {
        Self {
            grant,
            request_id,
            key: None,
            preconditions: Arc::new(preconditions),
        }
    }

    pub(crate) fn with_key(mut self, key: Key) -> Self {
        self.key = Some(Arc::new(key));
        self
    }

    /// Returns what the caller's token grants.
    #[must_use]
    pub fn grant(&self) -> &Grant {
        &self.grant
    }

    /// Returns the caller's store.
    #[must_use]
    pub fn store(&self) -> i64 {
        self.grant.store
    }

    /// Returns the request's id (gap `request-id`).
    #[must_use]
    pub fn request_id(&self) -> &str {
        &self.request_id
    }

    /// Returns the request's idempotency key.
    #[must_use]
    pub fn key(&self) -> Option<&Key> {
        self.key.as_deref()
    }

    /// Returns false if the caller does not want to change this version of a record: its `If-Match` names others, or its
    /// `If-None-Match` names this one.
    #[must_use]
    pub fn expects(&self, version: i64) -> bool {
        self.preconditions.match_version(version) && !self.preconditions.have_version(version)
    }

    pub(super) fn preconditions(&self) -> &Preconditions {
        &self.preconditions
    }
}

/// Knows tokens, and the answers to requests with idempotency keys.
pub trait Gate: Send + Sync + 'static {
    /// Returns what a token grants, or none for a token that is unknown, expired or revoked.
    ///
    /// # Errors
    ///
    /// If the token could not be looked up.
    fn grant<'a>(&'a self, token: &'a str) -> BoxFuture<'a, Result<Option<Arc<Grant>>, Refusal>>;

    /// Counts a call against the caller's limit (gap `rate-limits`).
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

/// A caller's limit of calls, after one call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quota {
    /// True if the call may be made.
    pub admitted: bool,
    /// Calls in a period.
    pub limit: u64,
    /// Calls that are left in this period.
    pub remaining: u64,
    /// Seconds until the next period.
    pub reset: u64,
}

impl Quota {
    /// Writes the header fields of a response.
    pub(super) fn write(self, headers: &mut HeaderMap) {
        for (name, value) in [
            ("ratelimit-limit", self.limit),
            ("ratelimit-remaining", self.remaining),
            ("ratelimit-reset", self.reset),
        ] {
            headers.insert(HeaderName::from_static(name), HeaderValue::from(value));
        }
    }
}
