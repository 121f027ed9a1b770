//! What can be chosen for one call.

use std::time::Duration;

use http::{HeaderMap, HeaderName, HeaderValue};

use crate::{
    retry::RetryPolicy,
    time::{Randomness, random_text},
};

/// What is different for one call. Each call has these as methods too.
///
/// # Examples
///
/// ```
/// use std::time::Duration;
///
/// use backoffice_client::{CallOptions, RetryPolicy};
///
/// let options = CallOptions::new()
///     .timeout(Duration::from_secs(5))
///     .retry(RetryPolicy::never())
///     .header("x-request-id", "import-7");
/// ```
#[derive(Clone, Debug, Default)]
pub struct CallOptions {
    pub(crate) headers: HeaderMap,
    pub(crate) parameters: Vec<(String, String)>,
    pub(crate) attempt_timeout: Option<Duration>,
    pub(crate) timeout: Option<Duration>,
    pub(crate) retry: Option<RetryPolicy>,
    pub(crate) idempotency_key: Option<IdempotencyKey>,
    /// What is wrong with what was chosen; said when the call is sent.
    pub(crate) mistake: Option<String>,
}

impl CallOptions {
    /// As the client has it.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sends a header; one that the client would send itself is replaced, but for `Authorization` and the
    /// version header, which are the client's.
    ///
    /// A name or value that no header has is reported when the call is sent.
    #[must_use]
    pub fn header(mut self, name: impl AsRef<str>, value: impl AsRef<str>) -> Self {
        let (name, value) = (name.as_ref(), value.as_ref());
        match (
            HeaderName::from_bytes(name.as_bytes()),
            HeaderValue::from_str(value),
        ) {
            (Ok(name), Ok(value)) => {
                self.headers.insert(name, value);
            }
            (Err(_), _) => self.mistake = Some(format!("`{name}` is not the name of a header")),
            // The value may be a secret.
            (_, Err(_)) => {
                self.mistake = Some(format!(
                    "the value of header `{name}` has characters that no header has"
                ));
            }
        }
        self
    }

    /// Adds a query parameter that the API document does not show.
    #[must_use]
    pub fn parameter(mut self, name: impl Into<String>, value: impl Into<String>) -> Self {
        self.parameters.push((name.into(), value.into()));
        self
    }

    /// How long the call may take, with all attempts and the waits between them.
    #[must_use]
    pub fn timeout(mut self, timeout: Duration) -> Self {
        self.timeout = Some(timeout);
        self
    }

    /// How long one attempt may take, from the token to the last byte of the answer.
    #[must_use]
    pub fn attempt_timeout(mut self, timeout: Duration) -> Self {
        self.attempt_timeout = Some(timeout);
        self
    }

    /// When and how often the call is sent again.
    #[must_use]
    pub fn retry(mut self, policy: RetryPolicy) -> Self {
        self.retry = Some(policy);
        self
    }

    /// Sends the call under an idempotency key: a POST or PATCH may then be sent again.
    #[must_use]
    pub fn idempotency_key(mut self, key: IdempotencyKey) -> Self {
        self.idempotency_key = Some(key);
        self
    }

    /// The value of a header for a key, if there is one.
    pub(crate) fn key_header(
        &self,
        randomness: &dyn Randomness,
    ) -> Result<Option<HeaderValue>, String> {
        let Some(key) = &self.idempotency_key else {
            return Ok(None);
        };
        let text = match key {
            IdempotencyKey(Some(text)) => text.clone(),
            IdempotencyKey(None) => random_text::<16>(randomness),
        };
        match HeaderValue::from_str(&text) {
            Ok(value) if !text.is_empty() => Ok(Some(value)),
            _ => Err(format!(
                "idempotency key {text:?} can't be sent in a header; take visible ASCII characters"
            )),
        }
    }
}

/// What tells the service that two requests are one call (gap `idempotency-key`): it is the same in every
/// attempt, and the service answers a repetition with the first answer.
///
/// # Examples
///
/// ```
/// use backoffice_client::IdempotencyKey;
///
/// // Known beforehand: also a call made again after a crash is the same call.
/// let refund = IdempotencyKey::new("refund-1001-2");
/// // For the attempts of one call only.
/// let random = IdempotencyKey::random();
/// assert_ne!(refund, random);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IdempotencyKey(Option<String>);

impl IdempotencyKey {
    /// A key of your own, for instance the id of the job that makes the call.
    #[must_use]
    pub fn new(key: impl Into<String>) -> Self {
        Self(Some(key.into()))
    }

    /// A random key for each call.
    #[must_use]
    pub fn random() -> Self {
        Self(None)
    }
}

impl From<&str> for IdempotencyKey {
    fn from(key: &str) -> Self {
        Self::new(key)
    }
}
