//! Reasons to refuse a delivery.
//!
//! The operator of the receiver reads the texts, and so does the sender of the request, who can be
//! anybody: the text is the body of the response. Texts name headers and limits, but never the content of
//! a header, a secret or the expected signature.

use std::{fmt, time::Duration};

use backoffice_models::DecodeError;
use http::{HeaderName, StatusCode};

/// Reason to refuse a delivery. The predicates tell a program what to do, the text tells a human.
///
/// # Examples
///
/// ```
/// use backoffice::webhooks::Receiver;
///
/// let receiver = Receiver::builder().secret("whsec_c2VjcmV0").build()?;
/// let refused = receiver.receive(&http::HeaderMap::new(), b"{}").unwrap_err();
/// assert!(refused.is_missing_header());
/// assert_eq!(refused.header().map(|name| name.as_str()), Some("webhook-id"));
/// assert_eq!(refused.status(), 400);
/// assert_eq!(
///     refused.to_string(),
///     "the header `webhook-id` is missing: check that the request is a delivery and that the receiver has the signature \
///      scheme of its sender"
/// );
/// # Ok::<(), backoffice::webhooks::InvalidSecret>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReceiveError(pub(crate) Kind);

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    MissingHeader(HeaderName),
    RepeatedHeader(HeaderName),
    MalformedHeader {
        name: HeaderName,
        expected: &'static str,
    },
    /// None of `count` signatures is right.
    Signature {
        count: usize,
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
    /// A limit of the application, not of the receiver, ended the body.
    #[cfg(feature = "axum")]
    ApplicationLimit,
    #[cfg(feature = "axum")]
    Incomplete,
}

impl ReceiveError {
    /// For a [`SignatureScheme`](crate::SignatureScheme): the header called `name` is not `expected`, such
    /// as "a whole number".
    #[must_use]
    pub fn malformed_header(name: &HeaderName, expected: &'static str) -> Self {
        let name = name.clone();
        Self(Kind::MalformedHeader { name, expected })
    }

    /// True if a header that the scheme needs is missing.
    #[must_use]
    pub fn is_missing_header(&self) -> bool {
        matches!(self.0, Kind::MissingHeader(_))
    }

    /// True if a header that the scheme needs is repeated or malformed.
    #[must_use]
    pub fn is_malformed_header(&self) -> bool {
        matches!(self.0, Kind::RepeatedHeader(_) | Kind::MalformedHeader { .. })
    }

    /// The header that is missing, repeated or malformed.
    #[must_use]
    pub fn header(&self) -> Option<&HeaderName> {
        match &self.0 {
            Kind::MissingHeader(name)
            | Kind::RepeatedHeader(name)
            | Kind::MalformedHeader { name, .. } => Some(name),
            _ => None,
        }
    }

    /// True if no signature matches headers and body with any of the secrets: the request does not come
    /// from the sender, or it was changed on its way.
    #[must_use]
    pub fn is_signature(&self) -> bool {
        matches!(self.0, Kind::Signature { .. })
    }

    /// True if the signature is right but its time is too far from now: an old delivery was sent again, or
    /// a clock is wrong.
    #[must_use]
    pub fn is_timestamp(&self) -> bool {
        matches!(self.0, Kind::TooOld { .. } | Kind::TooFarAhead { .. })
    }

    /// True if the body is too large, incomplete, or not one JSON object.
    #[must_use]
    pub fn is_body(&self) -> bool {
        match self.0 {
            Kind::NotAnObject(_) => true,
            #[cfg(feature = "axum")]
            Kind::Incomplete => true,
            _ => self.is_too_large(),
        }
    }

    /// True if the body has more bytes than the receiver, or the application around it, accepts.
    #[must_use]
    pub fn is_too_large(&self) -> bool {
        match self.0 {
            Kind::TooLarge { .. } => true,
            #[cfg(feature = "axum")]
            Kind::ApplicationLimit => true,
            _ => false,
        }
    }

    /// The status to answer with (RFC 9110, section 15).
    ///
    /// | status | reason |
    /// |---|---|
    /// | 400 | a header or the body is malformed |
    /// | 403 | the request does not prove who sent it, or when |
    /// | 413 | the body is too large |
    ///
    /// Not 401: its response must name an authentication scheme, and HTTP has no name for signed bodies.
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
                "the header `{name}` is missing: check that the request is a delivery and that the \
                 receiver has the signature scheme of its sender"
            ),
            Kind::RepeatedHeader(name) => write!(
                f,
                "the header `{name}` appears more than once, but only one value can be the signed \
                 one: send it once"
            ),
            Kind::MalformedHeader { name, expected } => {
                write!(f, "the header `{name}` is malformed: expected {expected}")
            }
            Kind::Signature { count } => {
                match count {
                    0 => f.write_str("no signature has the expected form")?,
                    1 => f.write_str("the signature does not match the delivery")?,
                    count => write!(f, "none of {count} signatures matches the delivery")?,
                }
                f.write_str(
                    ": check that the receiver has this webhook's secret, and that the body \
                     reaches it byte for byte as it was sent",
                )
            }
            Kind::TooOld { age, tolerance } => write!(
                f,
                "the delivery was signed {age:?} ago, and at most {tolerance:?} is allowed: an old \
                 delivery was sent again, or a clock is wrong"
            ),
            Kind::TooFarAhead { lead, tolerance } => write!(
                f,
                "the delivery was signed {lead:?} in the future, and at most {tolerance:?} is \
                 allowed: check both clocks"
            ),
            Kind::TooLarge { limit } => write!(
                f,
                "the body has more than {limit} bytes: send less, or raise the receiver's \
                 `max_body_bytes`"
            ),
            Kind::NotAnObject(error) => error.fmt(f),
            #[cfg(feature = "axum")]
            Kind::ApplicationLimit => f.write_str(
                "the body has more bytes than the application accepts: send less, or raise the \
                 limit of its layers",
            ),
            #[cfg(feature = "axum")]
            Kind::Incomplete => f.write_str("the body is incomplete: send the delivery again"),
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
