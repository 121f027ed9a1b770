//! The sender's side: signs bodies.
//!
//! This module knows what a scheme needs to be told. It must not know how the scheme writes it, or what a body is.

use std::{fmt, time::SystemTime};

use backoffice_models::Secret;
use http::HeaderMap;

use crate::{InvalidSecret, Key, SignatureScheme, scheme::Stamp};

/// Signs deliveries as the sender does: to test your own handler, or to be the sender.
///
/// # Examples
///
/// ```
/// use std::time::SystemTime;
/// use backoffice_webhooks::{Receiver, Signer, StandardWebhooks};
///
/// let body = br#"{"type":"cart.abandoned","data":{}}"#;
/// let signer = Signer::new(StandardWebhooks, "whsec_c2VjcmV0")?;
/// let headers = signer.sign("msg_1", SystemTime::now(), body)?;
/// assert!(Receiver::builder().secret("whsec_c2VjcmV0").build()?.receive(&headers, body).is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Signer {
    scheme: Box<dyn SignatureScheme>,
    key: Key,
}

impl Signer {
    /// A signer by `scheme` with one secret.
    ///
    /// # Errors
    ///
    /// If the secret is empty or not written as the scheme has it.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_webhooks::{HexHmac, Signer, StandardWebhooks};
    /// use http::HeaderName;
    ///
    /// let signer = Signer::new(StandardWebhooks, "whsec_c2VjcmV0")?;
    /// let other = Signer::new(HexHmac::new(HeaderName::from_static("x-signature")), "any text")?;
    /// # Ok::<(), backoffice_webhooks::InvalidSecret>(())
    /// ```
    pub fn new(
        scheme: impl SignatureScheme + 'static,
        secret: impl Into<Secret>,
    ) -> Result<Self, InvalidSecret> {
        let key = scheme.key(&secret.into())?;
        let scheme = Box::new(scheme);
        Ok(Self { scheme, key })
    }

    /// The headers that make of `body` a delivery with this id, sent at `time`, of which whole seconds count.
    ///
    /// # Errors
    ///
    /// If `time` is before 1970, or the scheme can't send the id.
    ///
    /// # Examples
    ///
    /// ```
    /// use std::time::SystemTime;
    /// use backoffice_webhooks::{Signer, StandardWebhooks};
    ///
    /// let signer = Signer::new(StandardWebhooks, "whsec_c2VjcmV0")?;
    /// let error = signer.sign("a.b", SystemTime::now(), b"{}").unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "could not sign the delivery: expected an id of visible ASCII characters without a full stop"
    /// );
    /// # Ok::<(), backoffice_webhooks::InvalidSecret>(())
    /// ```
    pub fn sign(&self, id: &str, time: SystemTime, body: &[u8]) -> Result<HeaderMap, SignError> {
        let since = time.duration_since(SystemTime::UNIX_EPOCH);
        let since = since.map_err(|_| SignError("a time not before 1970"))?;
        let seconds = since.as_secs();
        let sign = |prefix: &[u8]| self.key.sign(prefix, body);
        self.scheme.headers(&Stamp { id, seconds }, &sign)
    }
}

impl fmt::Debug for Signer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Signer")
            .field("scheme", &self.scheme)
            .field("key", &self.key)
            .finish()
    }
}

/// A delivery that can't be signed.
///
/// # Examples
///
/// ```
/// # use std::time::{Duration, SystemTime};
/// use backoffice_webhooks::{SignError, Signer, StandardWebhooks};
///
/// let before = SystemTime::UNIX_EPOCH - Duration::from_secs(1);
/// let error: SignError = Signer::new(StandardWebhooks, "whsec_c2VjcmV0")?.sign("msg_1", before, b"{}").unwrap_err();
/// assert_eq!(error.to_string(), "could not sign the delivery: expected a time not before 1970");
/// # Ok::<(), backoffice_webhooks::InvalidSecret>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignError(&'static str);

impl SignError {
    /// For a scheme: what is to be signed or sent is not as `expected`, such as "an id of digits".
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_webhooks::SignError;
    ///
    /// let error = SignError::new("an id of digits");
    /// assert_eq!(error.to_string(), "could not sign the delivery: expected an id of digits");
    /// ```
    #[must_use]
    pub fn new(expected: &'static str) -> Self {
        Self(expected)
    }
}

impl fmt::Display for SignError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "could not sign the delivery: expected {}", self.0)
    }
}

impl std::error::Error for SignError {}
