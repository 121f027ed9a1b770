//! Signature schemes: the headers that hold a signature, and the bytes that it covers.
//!
//! Every scheme signs with HMAC-SHA256, over a prefix followed by the unchanged body. A scheme only defines the prefix and
//! the headers. It must not compute or compare signatures, or know the time: so your own scheme can neither leak a secret
//! through a comparison nor forget to check the time that it reports.

mod hex;
mod standard;

use std::{
    fmt,
    time::{Duration, SystemTime},
};

use backoffice_models::{Secret, Text};
use http::{HeaderMap, HeaderName, HeaderValue};

pub use self::{hex::HexHmac, standard::StandardWebhooks};
use crate::{InvalidSecret, Key, ReceiveError, SignError, Signature, error::Kind};

/// A way to sign deliveries.
///
/// # Examples
///
/// A sender that signs `{id}:{body}` and writes the 32 bytes of the signature as they are:
///
/// ```
/// use backoffice::models::Secret;
/// use backoffice::webhooks::{
///     InvalidSecret, Key, ReceiveError, SignError, Signature, SignatureScheme,
///     scheme::{Claim, Stamp, single_header},
/// };
/// use http::{HeaderMap, HeaderName, HeaderValue};
///
/// const ID: HeaderName = HeaderName::from_static("x-id");
/// const SIGNATURE: HeaderName = HeaderName::from_static("x-signature");
///
/// #[derive(Debug)]
/// struct Raw;
///
/// impl SignatureScheme for Raw {
///     fn key(&self, secret: &Secret) -> Result<Key, InvalidSecret> {
///         Key::new(secret.expose().as_bytes())
///     }
///
///     fn claim(&self, headers: &HeaderMap) -> Result<Claim, ReceiveError> {
///         let prefix = [single_header(headers, &ID)?.as_bytes(), b":"].concat();
///         let bytes = single_header(headers, &SIGNATURE)?.as_bytes().try_into();
///         let bytes = bytes.map_err(|_| ReceiveError::malformed_header(&SIGNATURE, "32 bytes"))?;
///         Ok(Claim::new(prefix, vec![Signature::new(bytes)]))
///     }
///
///     fn headers(&self, stamp: &Stamp<'_>, sign: &dyn Fn(&[u8]) -> Vec<Signature>) -> Result<HeaderMap, SignError> {
///         let value = |bytes| HeaderValue::from_bytes(bytes).map_err(|_| SignError::new("visible characters"));
///         let [signature] = &sign(format!("{}:", stamp.id).as_bytes())[..] else {
///             return Err(SignError::new("one secret"));
///         };
///         Ok([(ID, value(stamp.id.as_bytes())?), (SIGNATURE, value(signature.as_bytes())?)].into_iter().collect())
///     }
/// }
/// ```
pub trait SignatureScheme: fmt::Debug + Send + Sync {
    /// Reads a secret as a key.
    ///
    /// # Errors
    ///
    /// If the secret is empty or does not have the form that the scheme expects.
    fn key(&self, secret: &Secret) -> Result<Key, InvalidSecret>;

    /// Reads the signatures of a delivery from its headers. Nobody has verified them yet.
    ///
    /// # Errors
    ///
    /// If a header that the scheme needs is missing, repeated or malformed. If one of several signatures
    /// is malformed, leave it out: another one can be right.
    fn claim(&self, headers: &HeaderMap) -> Result<Claim, ReceiveError>;

    /// Writes the headers of a delivery. `sign` returns the signatures of its argument followed by the
    /// body, one for each secret of the signer.
    ///
    /// # Errors
    ///
    /// If the scheme can't send the id, or that many signatures.
    fn headers(
        &self,
        stamp: &Stamp<'_>,
        sign: &dyn Fn(&[u8]) -> Vec<Signature>,
    ) -> Result<HeaderMap, SignError>;
}

/// The content of a delivery's signature headers, before it is verified.
#[derive(Clone, Debug)]
pub struct Claim {
    /// Bytes that were signed before the body.
    pub(crate) prefix: Vec<u8>,
    /// Signatures, of which one must be right.
    pub(crate) signatures: Vec<Signature>,
    /// Id of the delivery; must be part of `prefix`, or anybody could change it.
    pub(crate) id: Option<Text>,
    /// Time of signing; must be part of `prefix`, or anybody could change it.
    pub(crate) time: Option<SystemTime>,
}

impl Claim {
    /// Claims that one of these signatures covers `prefix` followed by the body.
    #[must_use]
    pub fn new(prefix: Vec<u8>, signatures: Vec<Signature>) -> Self {
        Self { prefix, signatures, id: None, time: None }
    }

    /// Adds the id of the delivery, which the receiver returns if a signature is right. The prefix must contain it.
    #[must_use]
    pub fn with_id(mut self, id: impl Into<Text>) -> Self {
        self.id = Some(id.into());
        self
    }

    /// Adds the time of signing, which the receiver checks. The prefix must contain it: an unsigned time
    /// protects from nothing.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice::webhooks::{ReceiveError, Signature, scheme::{Claim, single_header, unix_time}};
    /// use http::{HeaderMap, HeaderName};
    ///
    /// /// The signature covers the time, a full stop and the body.
    /// fn claim(headers: &HeaderMap, signature: Signature) -> Result<Claim, ReceiveError> {
    ///     let name = HeaderName::from_static("x-sent-at");
    ///     let sent = single_header(headers, &name)?;
    ///     let time = unix_time(sent, &name)?;
    ///     Ok(Claim::new([sent.as_bytes(), b"."].concat(), vec![signature]).signed_at(time))
    /// }
    /// # let mut headers = HeaderMap::new();
    /// # headers.insert("x-sent-at", http::HeaderValue::from_static("7"));
    /// # assert!(claim(&headers, Signature::new([0; 32])).is_ok());
    /// ```
    #[must_use]
    pub fn signed_at(mut self, time: SystemTime) -> Self {
        self.time = Some(time);
        self
    }
}

/// Data that a scheme can sign besides the body.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Stamp<'a> {
    /// Id of the delivery.
    pub id: &'a str,
    /// Time of sending, in whole seconds since 1970-01-01T00:00:00Z.
    pub seconds: u64,
}

/// Returns the value of the header called `name`, which must appear exactly once. If it appeared twice, a
/// proxy or framework before the receiver could use the value that was not signed.
///
/// # Errors
///
/// If the header is missing or repeated.
pub fn single_header<'h>(
    headers: &'h HeaderMap,
    name: &HeaderName,
) -> Result<&'h HeaderValue, ReceiveError> {
    let mut values = headers.get_all(name).iter();
    match (values.next(), values.next()) {
        (Some(value), None) => Ok(value),
        (None, _) => Err(ReceiveError(Kind::MissingHeader(name.clone()))),
        _ => Err(ReceiveError(Kind::RepeatedHeader(name.clone()))),
    }
}

/// Reads a header's value as whole seconds since 1970-01-01T00:00:00Z, in ASCII digits only. `name` is the
/// name of the header, for the error.
///
/// # Errors
///
/// If the value is anything else, or beyond the range of [`SystemTime`].
pub fn unix_time(value: &HeaderValue, name: &HeaderName) -> Result<SystemTime, ReceiveError> {
    let text = value.to_str().ok();
    // `parse` alone would accept a plus sign.
    let digits = text.filter(|text| text.bytes().all(|byte| byte.is_ascii_digit()));
    digits
        .and_then(|digits| digits.parse().ok())
        .and_then(|seconds| SystemTime::UNIX_EPOCH.checked_add(Duration::from_secs(seconds)))
        .ok_or_else(|| ReceiveError::malformed_header(name, "whole seconds since 1970, in digits"))
}

/// The text of a secret. White space at its ends is a mistake in a file or a variable, not part of a key.
fn secret_text(secret: &Secret) -> Result<&str, InvalidSecret> {
    let text = secret.expose();
    if text.trim().len() == text.len() {
        Ok(text)
    } else {
        Err(InvalidSecret::malformed("free of white space at its ends"))
    }
}
