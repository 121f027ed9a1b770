//! Verifies a request and decodes its delivery.
//!
//! This module knows the order of the checks, time, and the largest body. It must not know the headers of
//! a scheme.

use std::{
    fmt,
    marker::PhantomData,
    sync::Arc,
    time::{Duration, SystemTime},
};

use backoffice_models::{Record as _, Secret, Text};
use http::HeaderMap;

use crate::{
    InvalidSecret, Key, ReceiveError, SignatureScheme, StandardWebhooks,
    delivery::{Api, Delivery, Received},
    error::Kind,
};

/// Default for [`ReceiverBuilder::tolerance`]: 5 minutes.
pub const DEFAULT_TOLERANCE: Duration = Duration::from_secs(5 * 60);

/// Default for [`ReceiverBuilder::max_body_bytes`]: 1 MiB.
pub const DEFAULT_MAX_BODY_BYTES: usize = 1024 * 1024;

/// Verifies and decodes deliveries of the API `A`.
pub struct Receiver<A>(Arc<Settings>, PhantomData<fn() -> A>);

impl<A> Clone for Receiver<A> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0), PhantomData)
    }
}

impl<A> fmt::Debug for Receiver<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Receiver").field(&self.0).finish()
    }
}

struct Settings {
    scheme: Box<dyn SignatureScheme>,
    keys: Vec<Key>,
    tolerance: Duration,
    clock: Box<dyn Fn() -> SystemTime + Send + Sync>,
    max_body_bytes: usize,
}

impl<A: Api> Receiver<A> {
    /// Starts a receiver with [`StandardWebhooks`], [`DEFAULT_TOLERANCE`], [`DEFAULT_MAX_BODY_BYTES`] and the
    /// system's clock. It needs a secret.
    #[must_use]
    pub fn builder() -> ReceiverBuilder<A> {
        ReceiverBuilder {
            secrets: Vec::new(),
            settings: Settings {
                scheme: Box::new(StandardWebhooks),
                keys: Vec::new(),
                tolerance: DEFAULT_TOLERANCE,
                clock: Box::new(SystemTime::now),
                max_body_bytes: DEFAULT_MAX_BODY_BYTES,
            },
            api: PhantomData,
        }
    }

    /// Verifies a request and decodes its body. Checks the size of the body, the headers, the signature over
    /// the unchanged bytes, the time and the payload, in this order.
    ///
    /// # Errors
    ///
    /// If the request was not signed recently with one of the secrets, or its body is not one JSON object.
    /// Nothing else in the payload is an error (see [`Delivery`]).
    ///
    /// # Examples
    ///
    /// ```
    /// use std::time::{Duration, SystemTime};
    /// use backoffice::webhooks::{Receiver, Signer, StandardWebhooks};
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
    ///     "the delivery was signed 301s ago, and at most 300s is allowed: an old delivery was sent again, or a clock is \
    ///      wrong"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn receive(&self, headers: &HeaderMap, body: &[u8]) -> Result<Received<A>, ReceiveError> {
        let id = self.verify(headers, body)?;
        let delivery = Delivery::<A>::from_slice(body);
        let delivery = delivery.map_err(|error| ReceiveError(Kind::NotAnObject(error)))?;
        Ok(Received { id, delivery })
    }

    /// Verifies a request as [`receive`](Self::receive) does, but does not decode the body: for a sender with another
    /// payload than that of the API. Returns the id that the signature covers, if the scheme signs one.
    ///
    /// # Errors
    ///
    /// If the body is too large, or the request was not signed recently with one of the secrets.
    ///
    /// # Examples
    ///
    /// ```
    /// use std::time::SystemTime;
    /// use backoffice::webhooks::{Receiver, Signer, StandardWebhooks};
    ///
    /// let receiver = Receiver::builder().secret("whsec_c2VjcmV0").build()?;
    /// let signer = Signer::new(StandardWebhooks, "whsec_c2VjcmV0")?;
    /// let headers = signer.sign("msg_1", SystemTime::now(), b"event=cart.abandoned")?;
    /// let id = receiver.verify(&headers, b"event=cart.abandoned")?;
    /// assert_eq!(id.as_deref(), Some("msg_1"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn verify(&self, headers: &HeaderMap, body: &[u8]) -> Result<Option<Text>, ReceiveError> {
        let settings = &*self.0;
        let limit = settings.max_body_bytes;
        if body.len() > limit {
            return Err(ReceiveError(Kind::TooLarge { limit }));
        }
        let claim = settings.scheme.claim(headers)?;
        let verifies = |key: &Key| key.verifies(&claim.prefix, body, &claim.signatures);
        if !settings.keys.iter().any(verifies) {
            let count = claim.signatures.len();
            return Err(ReceiveError(Kind::Signature { count }));
        }
        claim.time.map_or(Ok(()), |time| self.check_time(time))?;
        Ok(claim.id)
    }

    fn check_time(&self, signed: SystemTime) -> Result<(), ReceiveError> {
        let tolerance = self.0.tolerance;
        let kind = match (self.0.clock)().duration_since(signed) {
            Ok(age) if age > tolerance => Kind::TooOld { age, tolerance },
            Err(ahead) if ahead.duration() > tolerance => {
                Kind::TooFarAhead { lead: ahead.duration(), tolerance }
            }
            _ => return Ok(()),
        };
        Err(ReceiveError(kind))
    }

    /// The largest number of bytes of a body. Stop reading a connection there.
    #[must_use]
    pub fn max_body_bytes(&self) -> usize {
        self.0.max_body_bytes
    }
}

impl fmt::Debug for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Settings")
            .field("scheme", &self.scheme)
            .field("keys", &self.keys)
            .field("tolerance", &self.tolerance)
            .field("max_body_bytes", &self.max_body_bytes)
            .finish_non_exhaustive()
    }
}

/// Settings of a [`Receiver`], made by [`Receiver::builder`].
pub struct ReceiverBuilder<A> {
    secrets: Vec<Secret>,
    settings: Settings,
    api: PhantomData<fn() -> A>,
}

impl<A> fmt::Debug for ReceiverBuilder<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ReceiverBuilder")
            .field("secrets", &self.secrets)
            .field("settings", &self.settings)
            .finish()
    }
}

impl<A> ReceiverBuilder<A> {
    /// Sets the way in which deliveries are signed. Default: [`StandardWebhooks`].
    #[must_use]
    pub fn scheme(mut self, scheme: impl SignatureScheme + 'static) -> Self {
        self.settings.scheme = Box::new(scheme);
        self
    }

    /// Adds a secret. A delivery may be signed with any of them; while a secret is replaced, add both.
    #[must_use]
    pub fn secret(mut self, secret: impl Into<Secret>) -> Self {
        self.secrets.push(secret.into());
        self
    }

    /// Sets the largest difference between the time of signing and now, in both directions. Default:
    /// [`DEFAULT_TOLERANCE`].
    #[must_use]
    pub fn tolerance(mut self, tolerance: Duration) -> Self {
        self.settings.tolerance = tolerance;
        self
    }

    /// Sets the source of the present time. Default: [`SystemTime::now`].
    #[must_use]
    pub fn clock(mut self, clock: impl Fn() -> SystemTime + Send + Sync + 'static) -> Self {
        self.settings.clock = Box::new(clock);
        self
    }

    /// Sets the largest number of bytes of a body. Default: [`DEFAULT_MAX_BODY_BYTES`].
    #[must_use]
    pub fn max_body_bytes(mut self, bytes: usize) -> Self {
        self.settings.max_body_bytes = bytes;
        self
    }

    /// Builds the receiver.
    ///
    /// # Errors
    ///
    /// If there is no secret, or one is empty or does not have the form that the scheme expects.
    pub fn build(self) -> Result<Receiver<A>, InvalidSecret> {
        let mut settings = self.settings;
        if self.secrets.is_empty() {
            return Err(InvalidSecret::missing());
        }
        for (position, secret) in (1..).zip(&self.secrets) {
            let key = settings.scheme.key(secret);
            settings.keys.push(key.map_err(|error| error.at(position))?);
        }
        Ok(Receiver(Arc::new(settings), PhantomData))
    }
}
