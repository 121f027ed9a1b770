//! Hooks around each attempt.

use std::{fmt::Debug, time::Duration};

use backoffice_shapes::Endpoint;
use http::{HeaderMap, Method, StatusCode, Uri};

/// Runs code before and after each attempt, for metrics, logs, and headers such as `traceparent`.
///
/// A hook sees neither the token nor bodies. It runs in the task of the call, so it should be quick.
///
/// # Examples
///
/// ```
/// use std::sync::atomic::{AtomicU32, Ordering};
///
/// use backoffice::client::{Attempt, Hook, Outcome};
///
/// #[derive(Debug, Default)]
/// struct Failures(AtomicU32);
///
/// impl Hook for Failures {
///     fn after(&self, attempt: &Attempt<'_>, outcome: &Outcome<'_>) {
///         if outcome.failure.is_some() {
///             self.0.fetch_add(1, Ordering::Relaxed);
///             eprintln!("{} failed, attempt {}", attempt.endpoint.id, attempt.number);
///         }
///     }
/// }
/// ```
pub trait Hook: Debug + Send + Sync + 'static {
    /// Runs before an attempt. `headers` are all headers of the request except the token's.
    fn before(&self, attempt: &Attempt<'_>, headers: &mut HeaderMap) {
        let _ = (attempt, headers);
    }

    /// Runs after an attempt. Does not run if the call is dropped.
    fn after(&self, attempt: &Attempt<'_>, outcome: &Outcome<'_>) {
        let _ = (attempt, outcome);
    }
}

/// One attempt to send a request.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Attempt<'a> {
    /// The endpoint that is called.
    pub endpoint: &'static Endpoint,
    /// The number of the attempt, from 1.
    pub number: u32,
    /// The request's method.
    pub method: &'a Method,
    /// The request's address with its query, which may be about a person.
    pub uri: &'a Uri,
}

/// The outcome of an attempt.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Outcome<'a> {
    /// Duration of the attempt, from the first call of a hook until the body is decoded, or until the attempt has
    /// failed.
    pub duration: Duration,
    /// The response's status, if there was a response.
    pub status: Option<StatusCode>,
    /// The response's headers, if there was a response.
    pub headers: Option<&'a HeaderMap>,
    /// The kind of failure by [`Error::type_name`](crate::Error::type_name); `None` for a success.
    pub failure: Option<&'a str>,
    /// The wait before the next attempt; `None` if this is the last one.
    pub retry_in: Option<Duration>,
}
