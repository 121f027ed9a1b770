//! Options of one call.

use std::{fmt, time::Duration};

use http::{HeaderMap, HeaderName, HeaderValue};

use crate::{
    retry::RetryPolicy,
    time::{Randomness, random_text},
};

/// Options of one call. `Call` has them as methods too.
///
/// # Examples
///
/// ```
/// use std::{fmt, time::Duration};
///
/// use backoffice::client::{CallOptions, RetryPolicy};
///
/// let options = CallOptions::new()
///     .timeout(Duration::from_secs(5))
///     .retry(RetryPolicy::never())
///     .header("x-request-id", "import-7");
/// ```
#[derive(Clone, Default)]
pub struct CallOptions {
    pub(crate) headers: HeaderMap,
    pub(crate) parameters: Vec<(String, String)>,
    /// `None`: the client's default; `Some(None)`: no limit.
    pub(crate) attempt_timeout: Option<Option<Duration>>,
    pub(crate) timeout: Option<Option<Duration>>,
    pub(crate) retry: Option<RetryPolicy>,
    pub(crate) idempotency_key: Option<IdempotencyKey>,
    /// A mistake in an option, reported when the call is sent.
    pub(crate) mistake: Option<String>,
}

impl CallOptions {
    /// Makes options that change nothing.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sends a header. It replaces the client's header of the same name. It can't replace `Authorization`, the version
    /// header and a form's media type.
    ///
    /// An invalid name or value is reported when the call is sent.
    #[must_use]
    pub fn header(mut self, name: impl AsRef<str>, value: impl AsRef<str>) -> Self {
        let (name, value) = (name.as_ref(), value.as_ref());
        let parsed = HeaderValue::from_str(value);
        match (HeaderName::from_bytes(name.as_bytes()), parsed) {
            (Ok(name), Ok(_)) if name == crate::headers::IDEMPOTENCY_KEY => {
                return self.idempotency_key(IdempotencyKey::new(value));
            }
            (Ok(name), Ok(value)) => {
                self.headers.insert(name, value);
            }
            (Err(_), _) => self.mistake = Some(format!("`{name}` is not a valid header name")),
            // The value may be a secret.
            (_, Err(_)) => {
                self.mistake = Some(format!(
                    "the value of header `{name}` has characters that a header can't contain"
                ));
            }
        }
        self
    }

    /// Adds a query parameter, also one that the API document does not list.
    #[must_use]
    pub fn parameter(mut self, name: impl Into<String>, value: impl Into<String>) -> Self {
        self.parameters.push((name.into(), value.into()));
        self
    }

    /// Limits the time for the call with all attempts and the waits between them; `None` for no limit.
    #[must_use]
    pub fn timeout(mut self, timeout: impl Into<Option<Duration>>) -> Self {
        self.timeout = Some(timeout.into());
        self
    }

    /// Limits the time for one attempt, from the request for a token to the last byte of the response; `None` for no
    /// limit.
    #[must_use]
    pub fn attempt_timeout(mut self, timeout: impl Into<Option<Duration>>) -> Self {
        self.attempt_timeout = Some(timeout.into());
        self
    }

    /// Sets the rules for sending the call again.
    #[must_use]
    pub fn retry(mut self, policy: RetryPolicy) -> Self {
        self.retry = Some(policy);
        self
    }

    /// Sends the call with an idempotency key. A POST or PATCH that the service may have executed is repeated only if
    /// `service_honours_idempotency_keys` is declared too.
    #[must_use]
    pub fn idempotency_key(mut self, key: IdempotencyKey) -> Self {
        self.idempotency_key = Some(key);
        self
    }

    /// Returns the value of the `Idempotency-Key` header, if the call has a key.
    pub(crate) fn key_header(&self) -> Result<Option<HeaderValue>, String> {
        let Some(IdempotencyKey(key)) = &self.idempotency_key else {
            return Ok(None);
        };
        match HeaderValue::from_str(key) {
            Ok(value) if !key.is_empty() => Ok(Some(value)),
            _ => Err(format!(
                "idempotency key {key:?} can't be sent in a header; use visible ASCII characters"
            )),
        }
    }
}

impl fmt::Debug for CallOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let headers: Vec<_> = self.headers.keys().collect();
        let parameters: Vec<_> = self.parameters.iter().map(|(name, _)| name).collect();
        f.debug_struct("CallOptions")
            .field("headers", &headers)
            .field("parameters", &parameters)
            .field("attempt_timeout", &self.attempt_timeout)
            .field("timeout", &self.timeout)
            .field("retry", &self.retry)
            .finish_non_exhaustive()
    }
}

/// Text that identifies a call. All attempts send it in the header `Idempotency-Key`, so that the service can execute
/// the call once.
///
/// A call that has a key always sends it. The client relies on it only after `service_honours_idempotency_keys`.
///
/// # Examples
///
/// ```
/// use backoffice::client::IdempotencyKey;
///
/// // Made from a record of your own: after a crash, the program makes the same call again.
/// let refund = IdempotencyKey::new("refund-1001-2");
/// assert_eq!(refund.as_str(), "refund-1001-2");
/// // For a new call.
/// # #[cfg(feature = "reqwest")]
/// assert_ne!(IdempotencyKey::random(), IdempotencyKey::random());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct IdempotencyKey(String);

impl IdempotencyKey {
    /// Makes a key from your own text, such as the id of the job that makes the call.
    #[must_use]
    pub fn new(key: impl Into<String>) -> Self {
        Self(key.into())
    }

    /// Makes a random key of 128 bits. Keep it for as long as you may repeat the call.
    #[cfg(feature = "reqwest")]
    #[must_use]
    pub fn random() -> Self {
        Self::random_by(&crate::time::SystemRandomness)
    }

    /// Makes a random key of 128 bits from `randomness`.
    #[must_use]
    pub fn random_by(randomness: &dyn Randomness) -> Self {
        Self(random_text::<16>(randomness))
    }

    /// The key's text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<&str> for IdempotencyKey {
    fn from(key: &str) -> Self {
        Self::new(key)
    }
}
