//! Signs bodies, as the sender does.
//!
//! This module knows the input of a scheme. It must not know headers or payloads.

use std::{fmt, time::SystemTime};

use backoffice_models::Secret;
use http::HeaderMap;

use crate::{InvalidSecret, Key, SignatureScheme, scheme::Stamp};

/// Signs deliveries as the sender does: to test your handler, or to send deliveries yourself.
///
/// # Examples
///
/// ```
/// use std::time::SystemTime;
/// use backoffice::webhooks::{Receiver, Signer, StandardWebhooks};
///
/// let body = br#"{"type":"cart.abandoned","data":{}}"#;
/// let signer = Signer::new(StandardWebhooks, "whsec_c2VjcmV0")?;
/// let headers = signer.sign("msg_1", SystemTime::now(), body)?;
/// assert!(Receiver::builder().secret("whsec_c2VjcmV0").build()?.receive(&headers, body).is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Signer {
    scheme: Box<dyn SignatureScheme>,
    keys: Vec<Key>,
}

impl Signer {
    /// Makes a signer with a secret.
    ///
    /// # Errors
    ///
    /// If the secret is empty or does not have the form that the scheme expects.
    pub fn new(
        scheme: impl SignatureScheme + 'static,
        secret: impl Into<Secret>,
    ) -> Result<Self, InvalidSecret> {
        let keys = vec![scheme.key(&secret.into())?];
        let scheme = Box::new(scheme);
        Ok(Self { scheme, keys })
    }

    /// Also signs with another secret, while receivers change from one to the other.
    ///
    /// # Errors
    ///
    /// If the secret is empty or does not have the form that the scheme expects.
    ///
    /// # Examples
    ///
    /// ```
    /// use std::time::SystemTime;
    /// use backoffice::webhooks::{Receiver, Signer, StandardWebhooks};
    ///
    /// let signer = Signer::new(StandardWebhooks, "whsec_bmV3")?.also("whsec_b2xk")?;
    /// let headers = signer.sign("msg_1", SystemTime::now(), b"{}")?;
    /// for secret in ["whsec_bmV3", "whsec_b2xk"] {
    ///     assert!(Receiver::builder().secret(secret).build()?.verify(&headers, b"{}").is_ok());
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn also(mut self, secret: impl Into<Secret>) -> Result<Self, InvalidSecret> {
        self.keys.push(self.scheme.key(&secret.into())?);
        Ok(self)
    }

    /// Returns the headers of the delivery that has this id and `body` and is sent at `time`. Fractions of
    /// a second are dropped.
    ///
    /// # Errors
    ///
    /// If `time` is before 1970, or the scheme can't send the id.
    pub fn sign(&self, id: &str, time: SystemTime, body: &[u8]) -> Result<HeaderMap, SignError> {
        let since = time.duration_since(SystemTime::UNIX_EPOCH);
        let since = since.map_err(|_| SignError("a time not before 1970"))?;
        let seconds = since.as_secs();
        let sign = |prefix: &[u8]| self.keys.iter().map(|key| key.sign(prefix, body)).collect();
        self.scheme.headers(&Stamp { id, seconds }, &sign)
    }
}

/// A delivery that can't be signed.
///
/// # Examples
///
/// ```
/// # use std::time::{Duration, SystemTime};
/// use backoffice::webhooks::{SignError, Signer, StandardWebhooks};
///
/// let before = SystemTime::UNIX_EPOCH - Duration::from_secs(1);
/// let error: SignError = Signer::new(StandardWebhooks, "whsec_c2VjcmV0")?.sign("msg_1", before, b"{}").unwrap_err();
/// assert_eq!(error.to_string(), "could not sign the delivery: expected a time not before 1970");
/// # Ok::<(), backoffice::webhooks::InvalidSecret>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignError(&'static str);

impl SignError {
    /// For a [`SignatureScheme`]: the delivery lacks `expected`, such as "an id of digits".
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
