//! Why a delivery is refused.
//!
//! The texts are read by two: whoever operates the receiver, and, as the answer's body, whoever sent the request,
//! which may be anybody. So they name headers and limits, and never what a header, a secret or the right
//! signature holds.

use std::{fmt, time::Duration};

use backoffice_models::DecodeError;
use http::{HeaderName, StatusCode};

/// Why a delivery is refused: the predicates tell what to do about it, the text tells a human.
///
/// # Examples
///
/// ```
/// use backoffice_webhooks::Receiver;
///
/// let receiver = Receiver::builder().secret("whsec_c2VjcmV0").build()?;
/// let refused = receiver.receive(&http::HeaderMap::new(), b"{}").unwrap_err();
/// assert!(refused.is_missing_header());
/// assert_eq!(refused.header().map(|name| name.as_str()), Some("webhook-id"));
/// assert_eq!(refused.status(), 400);
/// assert_eq!(
///     refused.to_string(),
///     "the header `webhook-id` is missing: check that the request is a delivery, and which scheme its sender signs by"
/// );
/// # Ok::<(), backoffice_webhooks::InvalidSecret>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReceiveError(Kind);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Kind {
    MissingHeader(HeaderName),
    RepeatedHeader(HeaderName),
    MalformedHeader {
        name: HeaderName,
        expected: &'static str,
    },
    Signature {
        read: usize,
    },
    TooOld {
        age: Duration,
        tolerance: Duration,
    },
    TooFarAhead {
        lead: Duration,
        tolerance: Duration,
    },
    TooLarge {
        limit: usize,
    },
    NotAnObject(DecodeError),
    #[cfg(feature = "axum")]
    BeyondAnotherLimit,
    #[cfg(feature = "axum")]
    CutOff,
}

impl ReceiveError {
    pub(crate) fn missing_header(name: &HeaderName) -> Self {
        Self(Kind::MissingHeader(name.clone()))
    }

    pub(crate) fn repeated_header(name: &HeaderName) -> Self {
        Self(Kind::RepeatedHeader(name.clone()))
    }

    /// For a scheme: the header called `name` is not written as `expected`, such as "a whole number".
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_webhooks::ReceiveError;
    /// use http::HeaderName;
    ///
    /// let name = HeaderName::from_static("x-sent-at");
    /// let error = ReceiveError::malformed_header(&name, "a whole number");
    /// assert_eq!(error.to_string(), "the header `x-sent-at` is malformed: expected a whole number");
    /// ```
    #[must_use]
    pub fn malformed_header(name: &HeaderName, expected: &'static str) -> Self {
        let name = name.clone();
        Self(Kind::MalformedHeader { name, expected })
    }

    pub(crate) fn signature(read: usize) -> Self {
        Self(Kind::Signature { read })
    }

    pub(crate) fn too_old(age: Duration, tolerance: Duration) -> Self {
        Self(Kind::TooOld { age, tolerance })
    }

    pub(crate) fn too_far_ahead(lead: Duration, tolerance: Duration) -> Self {
        Self(Kind::TooFarAhead { lead, tolerance })
    }

    pub(crate) fn too_large(limit: usize) -> Self {
        Self(Kind::TooLarge { limit })
    }

    pub(crate) fn not_an_object(error: DecodeError) -> Self {
        Self(Kind::NotAnObject(error))
    }

    #[cfg(feature = "axum")]
    pub(crate) fn beyond_another_limit() -> Self {
        Self(Kind::BeyondAnotherLimit)
    }

    #[cfg(feature = "axum")]
    pub(crate) fn cut_off() -> Self {
        Self(Kind::CutOff)
    }

    /// Whether a header that the scheme needs is not there.
    ///
    /// # Examples
    ///
    /// ```
    /// # use std::time::SystemTime;
    /// # use backoffice_webhooks::{Receiver, Signer, StandardWebhooks};
    /// # let receiver = Receiver::builder().secret("whsec_c2VjcmV0").build()?;
    /// # let signer = Signer::new(StandardWebhooks, "whsec_c2VjcmV0")?;
    /// // Not a delivery: somebody has found the address.
    /// let refused = receiver.receive(&http::HeaderMap::new(), b"{}").unwrap_err();
    /// assert!(refused.is_missing_header());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_missing_header(&self) -> bool {
        matches!(self.0, Kind::MissingHeader(_))
    }

    /// Whether a header that the scheme needs is there more than once, or not written as it should be.
    ///
    /// # Examples
    ///
    /// ```
    /// # use std::time::SystemTime;
    /// # use backoffice_webhooks::{Receiver, Signer, StandardWebhooks};
    /// # let receiver = Receiver::builder().secret("whsec_c2VjcmV0").build()?;
    /// # let signer = Signer::new(StandardWebhooks, "whsec_c2VjcmV0")?;
    /// let mut headers = signer.sign("msg_1", SystemTime::now(), b"{}")?;
    /// headers.insert("webhook-timestamp", "yesterday".parse()?);
    /// assert!(receiver.receive(&headers, b"{}").unwrap_err().is_malformed_header());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_malformed_header(&self) -> bool {
        matches!(
            self.0,
            Kind::RepeatedHeader(_) | Kind::MalformedHeader { .. }
        )
    }

    /// The header that is missing, repeated or malformed.
    ///
    /// # Examples
    ///
    /// ```
    /// # use std::time::SystemTime;
    /// # use backoffice_webhooks::{Receiver, Signer, StandardWebhooks};
    /// # let receiver = Receiver::builder().secret("whsec_c2VjcmV0").build()?;
    /// # let signer = Signer::new(StandardWebhooks, "whsec_c2VjcmV0")?;
    /// let mut headers = signer.sign("msg_1", SystemTime::now(), b"{}")?;
    /// headers.remove("webhook-timestamp");
    /// let refused = receiver.receive(&headers, b"{}").unwrap_err();
    /// assert_eq!(refused.header().map(|name| name.as_str()), Some("webhook-timestamp"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn header(&self) -> Option<&HeaderName> {
        match &self.0 {
            Kind::MissingHeader(name)
            | Kind::RepeatedHeader(name)
            | Kind::MalformedHeader { name, .. } => Some(name),
            _ => None,
        }
    }

    /// Whether no signature is that of the headers and the body under any of the secrets: the request is not of the
    /// sender, or was changed on its way.
    ///
    /// # Examples
    ///
    /// ```
    /// # use std::time::SystemTime;
    /// # use backoffice_webhooks::{Receiver, Signer, StandardWebhooks};
    /// # let receiver = Receiver::builder().secret("whsec_c2VjcmV0").build()?;
    /// # let signer = Signer::new(StandardWebhooks, "whsec_c2VjcmV0")?;
    /// let headers = signer.sign("msg_1", SystemTime::now(), br#"{"id":"msg_1"}"#)?;
    /// // The same fields, and not the same bytes.
    /// let refused = receiver.receive(&headers, br#"{ "id": "msg_1" }"#).unwrap_err();
    /// assert!(refused.is_signature());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_signature(&self) -> bool {
        matches!(self.0, Kind::Signature { .. })
    }

    /// Whether the signature is right, and the time it was made at too far from now: an old delivery that is sent
    /// again, or a clock that is wrong.
    ///
    /// # Examples
    ///
    /// ```
    /// # use std::time::SystemTime;
    /// # use backoffice_webhooks::{Receiver, Signer, StandardWebhooks};
    /// # let receiver = Receiver::builder().secret("whsec_c2VjcmV0").build()?;
    /// # let signer = Signer::new(StandardWebhooks, "whsec_c2VjcmV0")?;
    /// let an_hour_ago = SystemTime::now() - std::time::Duration::from_secs(3600);
    /// let headers = signer.sign("msg_1", an_hour_ago, b"{}")?;
    /// assert!(receiver.receive(&headers, b"{}").unwrap_err().is_timestamp());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_timestamp(&self) -> bool {
        matches!(self.0, Kind::TooOld { .. } | Kind::TooFarAhead { .. })
    }

    /// Whether the body is at fault: too large, cut off, or not one JSON object.
    ///
    /// # Examples
    ///
    /// ```
    /// # use std::time::SystemTime;
    /// # use backoffice_webhooks::{Receiver, Signer, StandardWebhooks};
    /// # let receiver = Receiver::builder().secret("whsec_c2VjcmV0").build()?;
    /// # let signer = Signer::new(StandardWebhooks, "whsec_c2VjcmV0")?;
    /// // Signed as it should be, and no object: a fault of the sender's.
    /// let headers = signer.sign("msg_1", SystemTime::now(), b"[]")?;
    /// assert!(receiver.receive(&headers, b"[]").unwrap_err().is_body());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_body(&self) -> bool {
        match self.0 {
            Kind::NotAnObject(_) => true,
            #[cfg(feature = "axum")]
            Kind::CutOff => true,
            _ => self.is_too_large(),
        }
    }

    /// Whether the body has more bytes than the receiver, or the application around it, takes.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_webhooks::Receiver;
    ///
    /// let receiver = Receiver::builder().secret("whsec_c2VjcmV0").max_body_bytes(1).build()?;
    /// let refused = receiver.receive(&http::HeaderMap::new(), b"{}").unwrap_err();
    /// assert!(refused.is_too_large());
    /// # Ok::<(), backoffice_webhooks::InvalidSecret>(())
    /// ```
    #[must_use]
    pub fn is_too_large(&self) -> bool {
        match self.0 {
            Kind::TooLarge { .. } => true,
            #[cfg(feature = "axum")]
            Kind::BeyondAnotherLimit => true,
            _ => false,
        }
    }

    /// The status to answer with (RFC 9110, section 15): 400 if headers or body are not what they should be, 403 if
    /// the sender has not shown who it is, 413 if the body is too large. Not 401, which would have to say how to
    /// authenticate, and HTTP has no name for these schemes.
    ///
    /// # Examples
    ///
    /// ```
    /// # use std::time::SystemTime;
    /// # use backoffice_webhooks::{Receiver, Signer, StandardWebhooks};
    /// # let receiver = Receiver::builder().secret("whsec_c2VjcmV0").build()?;
    /// # let signer = Signer::new(StandardWebhooks, "whsec_c2VjcmV0")?;
    /// let headers = signer.sign("msg_1", SystemTime::now(), b"{}")?;
    /// // What a framework without an extractor answers with.
    /// let status = match receiver.receive(&headers, br#"{"forged":true}"#) {
    ///     Ok(_) => http::StatusCode::NO_CONTENT,
    ///     Err(refused) => refused.status(),
    /// };
    /// assert_eq!(status, 403);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn status(&self) -> StatusCode {
        if self.is_signature() || self.is_timestamp() {
            StatusCode::FORBIDDEN
        } else if self.is_too_large() {
            StatusCode::PAYLOAD_TOO_LARGE
        } else {
            StatusCode::BAD_REQUEST
        }
    }
}

impl fmt::Display for ReceiveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Kind::MissingHeader(name) => write!(
                f,
                "the header `{name}` is missing: check that the request is a delivery, and which scheme its sender \
                 signs by"
            ),
            Kind::RepeatedHeader(name) => write!(
                f,
                "the header `{name}` is there more than once, and it is not known which one was signed: send it once"
            ),
            Kind::MalformedHeader { name, expected } => {
                write!(f, "the header `{name}` is malformed: expected {expected}")
            }
            Kind::Signature { read } => {
                match read {
                    0 => f.write_str("there is no signature of the expected form")?,
                    1 => f.write_str("the signature is not that of this delivery")?,
                    read => write!(f, "none of {read} signatures is that of this delivery")?,
                }
                f.write_str(
                    ": check that the receiver has this webhook's `secret_key`, and that the body reaches it byte for \
                     byte as it was sent",
                )
            }
            Kind::TooOld { age, tolerance } => write!(
                f,
                "the delivery was signed {age:?} ago, and {tolerance:?} are allowed: it is an old one sent again, or a \
                 clock is wrong"
            ),
            Kind::TooFarAhead { lead, tolerance } => write!(
                f,
                "the delivery was signed {lead:?} in the future, and {tolerance:?} are allowed: check both clocks"
            ),
            Kind::TooLarge { limit } => write!(
                f,
                "the body has more than {limit} bytes: send less, or raise the receiver's `max_body_bytes`"
            ),
            Kind::NotAnObject(error) => error.fmt(f),
            #[cfg(feature = "axum")]
            Kind::BeyondAnotherLimit => f.write_str(
                "the body has more bytes than the application takes: send less, or raise the limit of its layers",
            ),
            #[cfg(feature = "axum")]
            Kind::CutOff => f.write_str("the body ended before its end: send the delivery again"),
        }
    }
}

impl std::error::Error for ReceiveError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.0 {
            Kind::NotAnObject(error) => Some(error),
            _ => None,
        }
    }
}
