//! Keys and signatures.
//!
//! Only this module computes and compares signatures. It must not know headers or time.

use std::fmt;

use hmac::{
    Hmac, KeyInit as _, Mac as _,
    digest::{CtOutput, Output},
};
use sha2::Sha256;

type HmacSha256 = Hmac<Sha256>;

/// A key that signs and verifies by HMAC-SHA256 (RFC 2104, FIPS 180-4). Its memory is wiped on drop, and
/// Debug output hides it.
#[derive(Clone)]
pub struct Key(HmacSha256);

impl Key {
    /// Makes a key from its bytes.
    ///
    /// # Errors
    ///
    /// If there are no bytes: anybody could sign with an empty key.
    pub fn new(bytes: &[u8]) -> Result<Self, InvalidSecret> {
        // HMAC accepts a key of any length.
        match HmacSha256::new_from_slice(bytes) {
            Ok(mac) if !bytes.is_empty() => Ok(Self(mac)),
            _ => Err(InvalidSecret::new(Reason::Empty)),
        }
    }

    /// Signs `prefix` followed by `body`.
    pub(crate) fn sign(&self, prefix: &[u8], body: &[u8]) -> Signature {
        Signature(self.authenticate(prefix, body).into_bytes().into())
    }

    /// True if one of `signatures` is the signature of `prefix` followed by `body`. The time it takes does
    /// not depend on the number of right bytes in a signature.
    pub(crate) fn verifies(&self, prefix: &[u8], body: &[u8], signatures: &[Signature]) -> bool {
        let expected = self.authenticate(prefix, body);
        // `CtOutput` compares in constant time.
        signatures
            .iter()
            .any(|signature| CtOutput::from(Output::<HmacSha256>::from(signature.0)) == expected)
    }

    fn authenticate(&self, prefix: &[u8], body: &[u8]) -> CtOutput<HmacSha256> {
        let mut mac = self.0.clone();
        mac.update(prefix);
        mac.update(body);
        mac.finalize()
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(***)")
    }
}

/// The 32 bytes of an HMAC-SHA256. Has no `==`, because its duration would reveal how much of a guess is
/// right. Debug output hides the bytes.
#[derive(Clone)]
pub struct Signature([u8; 32]);

impl Signature {
    /// Makes a signature from its bytes.
    #[must_use]
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Returns the bytes, for a scheme to write.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Signature(***)")
    }
}

/// A secret that cannot be used. The error holds nothing of the secret itself.
///
/// # Examples
///
/// ```
/// use backoffice::webhooks::Receiver;
///
/// let error = Receiver::builder().build().unwrap_err();
/// assert!(error.is_missing());
/// let error = Receiver::builder().secret("whsec_").build().unwrap_err();
/// assert!(error.is_empty());
/// assert_eq!(
///     error.to_string(),
///     "secret 1 cannot be used: it is empty, so anybody could sign with it. Use the webhook's secret"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidSecret {
    /// Number of the secret among those given, from 1.
    position: Option<usize>,
    reason: Reason,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reason {
    Missing,
    Empty,
    Malformed { expected: &'static str },
}

impl InvalidSecret {
    /// For a [`SignatureScheme`](crate::SignatureScheme): the secret is not `expected`, such as "base64".
    #[must_use]
    pub fn malformed(expected: &'static str) -> Self {
        Self::new(Reason::Malformed { expected })
    }

    pub(crate) fn missing() -> Self {
        Self::new(Reason::Missing)
    }

    pub(crate) fn at(mut self, position: usize) -> Self {
        self.position = Some(position);
        self
    }

    fn new(reason: Reason) -> Self {
        Self { position: None, reason }
    }

    /// True if no secret was given.
    #[must_use]
    pub fn is_missing(&self) -> bool {
        self.reason == Reason::Missing
    }

    /// True if the secret is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.reason == Reason::Empty
    }

    /// True if the secret does not have the form that the scheme expects.
    #[must_use]
    pub fn is_malformed(&self) -> bool {
        matches!(self.reason, Reason::Malformed { .. })
    }
}

impl fmt::Display for InvalidSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let advice = "Use the webhook's secret";
        match self.position {
            _ if self.is_missing() => return write!(f, "no secret was given. {advice}"),
            Some(position) => write!(f, "secret {position} cannot be used: ")?,
            None => f.write_str("the secret cannot be used: ")?,
        }
        match self.reason {
            Reason::Malformed { expected } => {
                write!(f, "it is not {expected}. {advice} as it is written")
            }
            Reason::Missing | Reason::Empty => {
                write!(f, "it is empty, so anybody could sign with it. {advice}")
            }
        }
    }
}

impl std::error::Error for InvalidSecret {}
