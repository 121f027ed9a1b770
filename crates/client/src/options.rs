//! Options of one call.

use std::{fmt, time::Duration};

use http::{HeaderMap, HeaderName, HeaderValue};

use crate::{
    retry::RetryPolicy,
    time::{Randomness, random_text},
};

/// Options of one call. Each call has these as methods too.
///
/// # Examples
///
/// ```
/// use std::{fmt, time::Duration};
///
/// use backoffice_client::{CallOptions, RetryPolicy};
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
    /// As the client has it.
    ///
    /// # Examples
    ///
    /// ```
    /// # use backoffice_client::{Client, testing::InProcess};
    /// # let transport = InProcess::answering(200, "{}");
    /// # let client = Client::builder("https://store.example").token("t").transport(transport.clone()).build()?;
    /// use backoffice_client::CallOptions;
    ///
    /// // What is chosen later, of all that can be.
    /// let mut options = CallOptions::new();
    /// if let Ok(id) = std::env::var("REQUEST_ID") {
    ///     options = options.header("x-request-id", id);
    /// }
    /// let request = client.disputes().get(7.into()).options(options).request()?;
    /// assert_eq!(request.method(), "GET");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sends a header; one that the client would send itself is replaced, but for `Authorization`, the version header
    /// and a form's media type, which are the client's.
    ///
    /// A name or value that no header has is reported when the call is sent.
    ///
    /// # Examples
    ///
    /// ```
    /// # use backoffice_client::{Client, testing::InProcess};
    /// # let transport = InProcess::answering(200, "{}");
    /// # let client = Client::builder("https://store.example").token("t").transport(transport.clone()).build()?;
    /// use backoffice_client::CallOptions;
    ///
    /// let options = CallOptions::new().header("accept-language", "da");
    /// let request = client.disputes().get(7.into()).options(options).request()?;
    /// assert_eq!(request.headers()["accept-language"], "da");
    ///
    /// let mistaken = CallOptions::new().header("accept language", "da");
    /// let error = client.disputes().get(7.into()).options(mistaken).request().unwrap_err();
    /// assert!(error.is_request());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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
    ///
    /// # Examples
    ///
    /// ```
    /// # use backoffice_client::{Client, testing::InProcess};
    /// # let transport = InProcess::answering(200, "{}");
    /// # let client = Client::builder("https://store.example").token("t").transport(transport.clone()).build()?;
    /// use backoffice_client::CallOptions;
    ///
    /// let options = CallOptions::new().parameter("expand", "lines").parameter("expand", "notes");
    /// let request = client.disputes().get(7.into()).options(options).request()?;
    /// assert_eq!(request.uri().query(), Some("expand=lines&expand=notes"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn parameter(mut self, name: impl Into<String>, value: impl Into<String>) -> Self {
        self.parameters.push((name.into(), value.into()));
        self
    }

    /// Limits the time for the call with all attempts and the waits between them; `None` for no limit.
    ///
    /// # Examples
    ///
    /// ```
    /// # use backoffice_client::{Body, Client, http::Response, testing::{InProcess, ManualTime}};
    /// # futures_util::FutureExt::now_or_never(async {
    /// # let never = || futures_util::stream::pending::<std::io::Result<_>>();
    /// # let transport = InProcess::new(move |_| Ok(Response::new(Body::stream(never(), None))));
    /// # let client = Client::builder("https://store.example").token("t").transport(transport.clone()).time(ManualTime::new()).attempt_timeout(None).build()?;
    /// use std::time::Duration;
    ///
    /// use backoffice_client::CallOptions;
    ///
    /// // For calls that a page waits on.
    /// let options = CallOptions::new().timeout(Duration::from_secs(2));
    /// let error = client.disputes().get(7.into()).options(options).send().await.unwrap_err();
    /// assert!(error.is_timeout());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// # }).unwrap().unwrap();
    /// ```
    #[must_use]
    pub fn timeout(mut self, timeout: impl Into<Option<Duration>>) -> Self {
        self.timeout = Some(timeout.into());
        self
    }

    /// Limits the time for one attempt, from the token to the last byte of the answer; `None` for no limit.
    ///
    /// # Examples
    ///
    /// ```
    /// # use backoffice_client::{Body, Client, http::Response, testing::{InProcess, ManualTime}};
    /// # futures_util::FutureExt::now_or_never(async {
    /// # let never = || futures_util::stream::pending::<std::io::Result<_>>();
    /// # let transport = InProcess::new(move |_| Ok(Response::new(Body::stream(never(), None))));
    /// # let client = Client::builder("https://store.example").token("t").transport(transport.clone()).time(ManualTime::new()).attempt_timeout(None).build()?;
    /// use std::time::Duration;
    ///
    /// use backoffice_client::CallOptions;
    ///
    /// // A try that takes so long is not worth waiting for, and another one may be faster.
    /// let options = CallOptions::new().attempt_timeout(Duration::from_secs(2));
    /// let error = client.disputes().get(7.into()).options(options).send().await.unwrap_err();
    /// assert_eq!(error.attempts(), 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// # }).unwrap().unwrap();
    /// ```
    #[must_use]
    pub fn attempt_timeout(mut self, timeout: impl Into<Option<Duration>>) -> Self {
        self.attempt_timeout = Some(timeout.into());
        self
    }

    /// When and how often the call is sent again.
    ///
    /// # Examples
    ///
    /// ```
    /// # use backoffice_client::{Client, testing::{InProcess, ManualTime}};
    /// # futures_util::FutureExt::now_or_never(async {
    /// # let transport = InProcess::answering(503, "").then(503, "").then(503, "").then(200, "{}");
    /// # let client = Client::builder("https://store.example").token("t").transport(transport.clone()).time(ManualTime::new()).build()?;
    /// use backoffice_client::{CallOptions, RetryPolicy};
    ///
    /// // Where it matters more that it is done than when.
    /// let options = CallOptions::new().retry(RetryPolicy::default().max_attempts(10));
    /// let response = client.disputes().get(7.into()).options(options).send_with_response().await?;
    /// assert_eq!(response.attempts(), 4);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// # }).unwrap().unwrap();
    /// ```
    #[must_use]
    pub fn retry(mut self, policy: RetryPolicy) -> Self {
        self.retry = Some(policy);
        self
    }

    /// Sends the call under an idempotency key. A POST or PATCH that may have been done is sent again only if
    /// [`service_honours_idempotency_keys`](crate::ClientBuilder::service_honours_idempotency_keys) is declared too.
    ///
    /// # Examples
    ///
    /// ```
    /// # use backoffice_client::{Client, testing::InProcess};
    /// # let transport = InProcess::answering(200, "{}");
    /// # let client = Client::builder("https://store.example").token("t").transport(transport.clone()).build()?;
    /// use backoffice_client::{CallOptions, IdempotencyKey, models::CaptureTransaction};
    ///
    /// let options = CallOptions::new().idempotency_key(IdempotencyKey::new("capture-7"));
    /// let call = client.transactions().capture(7.into(), CaptureTransaction::new()).options(options);
    /// assert_eq!(call.request()?.headers()["idempotency-key"], "capture-7");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn idempotency_key(mut self, key: IdempotencyKey) -> Self {
        self.idempotency_key = Some(key);
        self
    }

    /// The value of a header for a key, if there is one.
    pub(crate) fn key_header(&self) -> Result<Option<HeaderValue>, String> {
        let Some(IdempotencyKey(key)) = &self.idempotency_key else {
            return Ok(None);
        };
        match HeaderValue::from_str(key) {
            Ok(value) if !key.is_empty() => Ok(Some(value)),
            _ => Err(format!(
                "idempotency key {key:?} can't be sent in a header; take visible ASCII characters"
            )),
        }
    }
}

/// Shows names, and no values: a header or a parameter may be a secret.
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

/// Text that tells the service that two requests are one call: the same in every attempt, in the header
/// `Idempotency-Key`.
///
/// The API document does not show this header (gap `idempotency-key`). The client sends the key, and relies on it only
/// after [`service_honours_idempotency_keys`](crate::ClientBuilder::service_honours_idempotency_keys).
///
/// # Examples
///
/// ```
/// use backoffice_client::IdempotencyKey;
///
/// // Known beforehand: also a call made again after a crash is the same call.
/// let refund = IdempotencyKey::new("refund-1001-2");
/// assert_eq!(refund.as_str(), "refund-1001-2");
/// // Of no call made before.
/// # #[cfg(feature = "reqwest")]
/// assert_ne!(IdempotencyKey::random(), IdempotencyKey::random());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct IdempotencyKey(String);

impl IdempotencyKey {
    /// A key of your own, for instance the id of the job that makes the call.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_client::IdempotencyKey;
    ///
    /// // The same job gives the same key, also when it is run again.
    /// let (order, job) = ("1001", 2);
    /// let key = IdempotencyKey::new(format!("refund-{order}-{job}"));
    /// assert_eq!(key, "refund-1001-2".into());
    /// ```
    #[must_use]
    pub fn new(key: impl Into<String>) -> Self {
        Self(key.into())
    }

    /// A random key, of 128 bits: keep it as long as the call may be made again.
    ///
    /// # Examples
    ///
    /// ```
    /// # use backoffice_client::{Client, testing::InProcess};
    /// # let transport = InProcess::answering(200, "{}");
    /// # let client = Client::builder("https://store.example").token("t").transport(transport.clone()).build()?;
    /// use backoffice_client::{IdempotencyKey, models::CaptureTransaction};
    ///
    /// let call = || client.transactions().capture(7.into(), CaptureTransaction::new());
    /// let key = || call().idempotency_key(IdempotencyKey::random()).request();
    /// // Two calls are two captures.
    /// assert_ne!(key()?.headers()["idempotency-key"], key()?.headers()["idempotency-key"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[cfg(feature = "reqwest")]
    #[must_use]
    pub fn random() -> Self {
        Self::random_by(&crate::time::SystemRandomness)
    }

    /// A random key, of 128 bits by `randomness`.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_client::{IdempotencyKey, testing::FixedRandomness};
    ///
    /// let key = IdempotencyKey::random_by(&FixedRandomness::highest());
    /// assert_eq!(key.as_str(), "ffffffffffffffffffffffffffffffff");
    /// ```
    #[must_use]
    pub fn random_by(randomness: &dyn Randomness) -> Self {
        Self(random_text::<16>(randomness))
    }

    /// The key's text.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_client::IdempotencyKey;
    ///
    /// // Written down before the call is made, so that it can be made again after a crash.
    /// let key = IdempotencyKey::random();
    /// println!("refund of order 1001 under {}", key.as_str());
    /// # assert_eq!(key.as_str().len(), 32);
    /// ```
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
