//! From a request's headers and bytes to a delivery, or why not.
//!
//! This module knows the order of the checks, time, and how large a body may be. It must not know how a scheme
//! writes its headers.

use std::{
    fmt,
    sync::Arc,
    time::{Duration, SystemTime},
};

use backoffice_models::{Record as _, Secret};
use http::HeaderMap;

use crate::{Delivery, InvalidSecret, Key, ReceiveError, SignatureScheme, StandardWebhooks};

/// How far a delivery's time may be from now unless the receiver is told otherwise: 5 minutes.
///
/// # Examples
///
/// ```
/// use backoffice_webhooks::{DEFAULT_TOLERANCE, Receiver};
///
/// // A sender whose clock is known to be slow.
/// let receiver = Receiver::builder()
///     .secret("whsec_c2VjcmV0")
///     .tolerance(2 * DEFAULT_TOLERANCE)
///     .build()?;
/// # Ok::<(), backoffice_webhooks::InvalidSecret>(())
/// ```
pub const DEFAULT_TOLERANCE: Duration = Duration::from_secs(5 * 60);

/// How many bytes a body may have unless the receiver is told otherwise: 1 MiB.
///
/// # Examples
///
/// ```
/// use backoffice_webhooks::{DEFAULT_MAX_BODY_BYTES, Receiver};
///
/// let receiver = Receiver::builder().secret("whsec_c2VjcmV0").build()?;
/// assert_eq!(receiver.max_body_bytes(), DEFAULT_MAX_BODY_BYTES);
/// # Ok::<(), backoffice_webhooks::InvalidSecret>(())
/// ```
pub const DEFAULT_MAX_BODY_BYTES: usize = 1024 * 1024;

type Clock = dyn Fn() -> SystemTime + Send + Sync;

/// Checks and reads deliveries. Cloning it is cheap; one serves any number of threads.
///
/// # Examples
///
/// While the webhook's secret is being replaced:
///
/// ```
/// use std::time::Duration;
/// use backoffice_webhooks::Receiver;
///
/// let receiver = Receiver::builder()
///     .secret("whsec_bmV3IHNlY3JldA==")
///     .secret("whsec_b2xkIHNlY3JldA==")
///     .tolerance(Duration::from_secs(60))
///     .max_body_bytes(64 * 1024)
///     .build()?;
/// assert_eq!(receiver.max_body_bytes(), 65_536);
/// # Ok::<(), backoffice_webhooks::InvalidSecret>(())
/// ```
#[derive(Clone)]
pub struct Receiver(Arc<Settings>);

struct Settings {
    scheme: Box<dyn SignatureScheme>,
    keys: Vec<Key>,
    tolerance: Duration,
    clock: Box<Clock>,
    max_body_bytes: usize,
}

impl Receiver {
    /// A receiver with [`StandardWebhooks`], [`DEFAULT_TOLERANCE`], [`DEFAULT_MAX_BODY_BYTES`] and the system's clock,
    /// unless they are set; it needs a secret.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_webhooks::Receiver;
    ///
    /// let secret = std::env::var("WEBHOOK_SECRET").unwrap_or("whsec_c2VjcmV0".to_owned());
    /// let receiver = Receiver::builder().secret(secret.as_str()).build()?;
    /// # Ok::<(), backoffice_webhooks::InvalidSecret>(())
    /// ```
    #[must_use]
    pub fn builder() -> ReceiverBuilder {
        ReceiverBuilder {
            scheme: Box::new(StandardWebhooks),
            secrets: Vec::new(),
            tolerance: DEFAULT_TOLERANCE,
            clock: Box::new(SystemTime::now),
            max_body_bytes: DEFAULT_MAX_BODY_BYTES,
        }
    }

    /// Checks a request and reads it: first how large the body is, then the headers, the signature over the bytes as
    /// they came, the time, and at last the payload.
    ///
    /// # Errors
    ///
    /// If the request is not a delivery that was signed with one of the secrets and not long ago, or its body is not
    /// one JSON object; nothing else about the payload fails (see [`Delivery`]).
    ///
    /// # Examples
    ///
    /// ```
    /// use std::time::{Duration, SystemTime};
    /// use backoffice_webhooks::{Receiver, Signer, StandardWebhooks};
    ///
    /// let sent = SystemTime::UNIX_EPOCH + Duration::from_secs(1_676_030_400);
    /// let receiver = Receiver::builder()
    ///     .secret("whsec_c2VjcmV0")
    ///     .clock(move || sent + Duration::from_secs(301))
    ///     .build()?;
    /// let headers = Signer::new(StandardWebhooks, "whsec_c2VjcmV0")?.sign("msg_1", sent, b"{}")?;
    /// let refused = receiver.receive(&headers, b"{}").unwrap_err();
    /// assert!(refused.is_timestamp());
    /// assert_eq!(
    ///     refused.to_string(),
    ///     "the delivery was signed 301s ago, and 300s are allowed: it is an old one sent again, or a clock is wrong"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn receive(&self, headers: &HeaderMap, body: &[u8]) -> Result<Delivery, ReceiveError> {
        self.verify(headers, body)?;
        Delivery::from_slice(body).map_err(ReceiveError::not_an_object)
    }

    /// Checks a request as [`receive`](Self::receive) does and leaves the body alone, whatever it is: for a sender
    /// whose payload is not that of gap `delivery-payload`.
    ///
    /// # Errors
    ///
    /// If the body is too large, or the request was not signed with one of the secrets and not long ago.
    ///
    /// # Examples
    ///
    /// ```
    /// use std::time::SystemTime;
    /// use backoffice_webhooks::{Receiver, Signer, StandardWebhooks};
    ///
    /// let receiver = Receiver::builder().secret("whsec_c2VjcmV0").build()?;
    /// let signer = Signer::new(StandardWebhooks, "whsec_c2VjcmV0")?;
    /// let headers = signer.sign("msg_1", SystemTime::now(), b"event=cart.abandoned")?;
    /// receiver.verify(&headers, b"event=cart.abandoned")?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn verify(&self, headers: &HeaderMap, body: &[u8]) -> Result<(), ReceiveError> {
        let settings = &*self.0;
        if body.len() > settings.max_body_bytes {
            return Err(ReceiveError::too_large(settings.max_body_bytes));
        }
        let claim = settings.scheme.claim(headers)?;
        let signed = |key: &Key| key.signed(&claim.prefix, body, &claim.signatures);
        if !settings.keys.iter().any(signed) {
            return Err(ReceiveError::signature(claim.signatures.len()));
        }
        match claim.time {
            Some(time) => self.check_time(time),
            None => Ok(()),
        }
    }

    fn check_time(&self, signed: SystemTime) -> Result<(), ReceiveError> {
        let tolerance = self.0.tolerance;
        match (self.0.clock)().duration_since(signed) {
            Ok(age) if age > tolerance => Err(ReceiveError::too_old(age, tolerance)),
            Err(ahead) if ahead.duration() > tolerance => {
                Err(ReceiveError::too_far_ahead(ahead.duration(), tolerance))
            }
            _ => Ok(()),
        }
    }

    /// How many bytes a body may have: for whoever reads it from a connection.
    ///
    /// # Examples
    ///
    /// ```
    /// # use std::time::SystemTime;
    /// # use backoffice_webhooks::{Receiver, Signer, StandardWebhooks};
    /// # let receiver = Receiver::builder().secret("whsec_c2VjcmV0").build()?;
    /// # let signer = Signer::new(StandardWebhooks, "whsec_c2VjcmV0")?;
    /// // Before anything is read: a request that says how long it is can be refused at once.
    /// let is_too_long = |content_length: usize| content_length > receiver.max_body_bytes();
    /// assert!(is_too_long(2_000_000) && !is_too_long(2_000));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn max_body_bytes(&self) -> usize {
        self.0.max_body_bytes
    }
}

impl fmt::Debug for Receiver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Receiver")
            .field("scheme", &self.0.scheme)
            .field("keys", &self.0.keys)
            .field("tolerance", &self.0.tolerance)
            .field("max_body_bytes", &self.0.max_body_bytes)
            .finish_non_exhaustive()
    }
}

/// How a [`Receiver`] is to be; made by [`Receiver::builder`].
///
/// # Examples
///
/// ```
/// use std::time::Duration;
/// use backoffice_webhooks::{Receiver, ReceiverBuilder};
///
/// let builder: ReceiverBuilder = Receiver::builder().secret("whsec_c2VjcmV0");
/// let receiver = builder.tolerance(Duration::from_secs(60)).build()?;
/// # Ok::<(), backoffice_webhooks::InvalidSecret>(())
/// ```
pub struct ReceiverBuilder {
    scheme: Box<dyn SignatureScheme>,
    secrets: Vec<Secret>,
    tolerance: Duration,
    clock: Box<Clock>,
    max_body_bytes: usize,
}

impl ReceiverBuilder {
    /// How deliveries are signed; [`StandardWebhooks`] unless set.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_webhooks::{HexHmac, Receiver};
    /// use http::HeaderName;
    ///
    /// let scheme = HexHmac::new(HeaderName::from_static("x-signature"));
    /// Receiver::builder().scheme(scheme).secret("any text").build()?;
    /// # Ok::<(), backoffice_webhooks::InvalidSecret>(())
    /// ```
    #[must_use]
    pub fn scheme(mut self, scheme: impl SignatureScheme + 'static) -> Self {
        self.scheme = Box::new(scheme);
        self
    }

    /// One more secret: a delivery that is signed with any of them is received. While a secret is replaced, give both.
    ///
    /// # Examples
    ///
    /// ```
    /// # use std::time::SystemTime;
    /// use backoffice_webhooks::{Receiver, Signer, StandardWebhooks};
    ///
    /// // While a secret is replaced: deliveries with either of them are received.
    /// let (old, new) = ("whsec_b2xkIHNlY3JldA==", "whsec_bmV3IHNlY3JldA==");
    /// let receiver = Receiver::builder().secret(new).secret(old).build()?;
    /// for secret in [old, new] {
    ///     let headers = Signer::new(StandardWebhooks, secret)?.sign("msg_1", SystemTime::now(), b"{}")?;
    ///     receiver.receive(&headers, b"{}")?;
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn secret(mut self, secret: impl Into<Secret>) -> Self {
        self.secrets.push(secret.into());
        self
    }

    /// How far the time of a delivery may be from now, before or after, itself included; [`DEFAULT_TOLERANCE`] unless
    /// set.
    ///
    /// # Examples
    ///
    /// ```
    /// # use std::time::{Duration, SystemTime};
    /// use backoffice_webhooks::{Receiver, Signer, StandardWebhooks};
    ///
    /// let tolerance = Duration::from_secs(60);
    /// let receiver = Receiver::builder().secret("whsec_c2VjcmV0").tolerance(tolerance).build()?;
    /// let sent = SystemTime::now() - Duration::from_secs(120);
    /// let headers = Signer::new(StandardWebhooks, "whsec_c2VjcmV0")?.sign("msg_1", sent, b"{}")?;
    /// assert!(receiver.receive(&headers, b"{}").unwrap_err().is_timestamp());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn tolerance(mut self, tolerance: Duration) -> Self {
        self.tolerance = tolerance;
        self
    }

    /// Where the present time comes from; [`SystemTime::now`] unless set.
    ///
    /// # Examples
    ///
    /// ```
    /// # use std::time::{Duration, SystemTime};
    /// use backoffice_webhooks::{Receiver, Signer, StandardWebhooks};
    ///
    /// // A delivery that was recorded long ago, in a test.
    /// let sent = SystemTime::UNIX_EPOCH + Duration::from_secs(1_676_030_400);
    /// let headers = Signer::new(StandardWebhooks, "whsec_c2VjcmV0")?.sign("msg_1", sent, b"{}")?;
    /// let receiver = Receiver::builder().secret("whsec_c2VjcmV0").clock(move || sent).build()?;
    /// receiver.receive(&headers, b"{}")?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn clock(mut self, clock: impl Fn() -> SystemTime + Send + Sync + 'static) -> Self {
        self.clock = Box::new(clock);
        self
    }

    /// How many bytes a body may have; [`DEFAULT_MAX_BODY_BYTES`] unless set.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_webhooks::Receiver;
    ///
    /// let receiver = Receiver::builder().secret("whsec_c2VjcmV0").max_body_bytes(64 * 1024).build()?;
    /// let body = vec![b' '; 64 * 1024 + 1];
    /// let refused = receiver.receive(&http::HeaderMap::new(), &body).unwrap_err();
    /// assert_eq!(refused.status(), 413);
    /// # Ok::<(), backoffice_webhooks::InvalidSecret>(())
    /// ```
    #[must_use]
    pub fn max_body_bytes(mut self, bytes: usize) -> Self {
        self.max_body_bytes = bytes;
        self
    }

    /// The receiver.
    ///
    /// # Errors
    ///
    /// If there is no secret, or one that is empty or not written as the scheme has it.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_webhooks::Receiver;
    ///
    /// assert!(Receiver::builder().secret("whsec_c2VjcmV0").build().is_ok());
    /// // Found when the service starts, and not by its first delivery.
    /// assert!(Receiver::builder().secret("whsec_not base64").build().unwrap_err().is_malformed());
    /// ```
    pub fn build(self) -> Result<Receiver, InvalidSecret> {
        if self.secrets.is_empty() {
            return Err(InvalidSecret::missing());
        }
        let scheme = self.scheme;
        let read = |(at, secret)| scheme.key(secret).map_err(|error| error.at(at + 1));
        let keys = self.secrets.iter().enumerate().map(read);
        let keys = keys.collect::<Result<_, _>>()?;
        Ok(Receiver(Arc::new(Settings {
            scheme,
            keys,
            tolerance: self.tolerance,
            clock: self.clock,
            max_body_bytes: self.max_body_bytes,
        })))
    }
}

impl fmt::Debug for ReceiverBuilder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ReceiverBuilder")
            .field("scheme", &self.scheme)
            .field("secrets", &self.secrets)
            .field("tolerance", &self.tolerance)
            .field("max_body_bytes", &self.max_body_bytes)
            .finish_non_exhaustive()
    }
}
