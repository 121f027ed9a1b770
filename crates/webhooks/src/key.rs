//! Keys and signatures: what is made of a secret, and what is made with it.
//!
//! This module is the one place that computes and compares signatures. It must not know of headers or of time.

use std::fmt;

use hmac::{
    Hmac, KeyInit as _, Mac as _,
    digest::{CtOutput, Output},
};
use sha2::Sha256;

type HmacSha256 = Hmac<Sha256>;

/// A key that signs and verifies by HMAC-SHA256 (RFC 2104, FIPS 180-4). Its memory is wiped when it is dropped, and
/// Debug output does not show it.
///
/// # Examples
///
/// ```
/// use backoffice_webhooks::Key;
///
/// let key = Key::new(b"not for production")?;
/// assert_eq!(format!("{key:?}"), "Key(***)");
/// assert!(Key::new(b"").unwrap_err().is_empty());
/// # Ok::<(), backoffice_webhooks::InvalidSecret>(())
/// ```
#[derive(Clone)]
pub struct Key(HmacSha256);

impl Key {
    /// The key with these bytes.
    ///
    /// # Errors
    ///
    /// If there are none: anybody could sign with that key.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_webhooks::Key;
    ///
    /// let key = Key::new(b"not for production")?;
    /// assert!(Key::new(b"").is_err());
    /// # Ok::<(), backoffice_webhooks::InvalidSecret>(())
    /// ```
    pub fn new(bytes: &[u8]) -> Result<Self, InvalidSecret> {
        if bytes.is_empty() {
            return Err(InvalidSecret::new(Reason::Empty));
        }
        // HMAC takes a key of any length, so nothing else ends here.
        HmacSha256::new_from_slice(bytes)
            .map(Self)
            .map_err(|_| InvalidSecret::new(Reason::Empty))
    }

    /// The signature of `prefix` and then `body`.
    pub(crate) fn sign(&self, prefix: &[u8], body: &[u8]) -> Signature {
        Signature(self.authenticate(prefix, body).into_bytes().into())
    }

    /// Whether one of `signatures` is that of `prefix` and then `body`. How long it takes does not depend on how
    /// much of a signature is right.
    pub(crate) fn signed(&self, prefix: &[u8], body: &[u8], signatures: &[Signature]) -> bool {
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

/// The 32 bytes of an HMAC-SHA256. It has no `==`, which would tell by its time how much of a guess is right, and
/// Debug output does not show it.
///
/// # Examples
///
/// ```
/// use backoffice_webhooks::Signature;
///
/// let signature = Signature::new([7; 32]);
/// assert_eq!(signature.as_bytes(), &[7; 32]);
/// assert_eq!(format!("{signature:?}"), "Signature(***)");
/// ```
#[derive(Clone)]
pub struct Signature([u8; 32]);

impl Signature {
    /// The signature with these bytes.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_webhooks::Signature;
    ///
    /// // What a scheme has read from a header, with too few or too many bytes left out.
    /// fn signature(bytes: &[u8]) -> Option<Signature> {
    ///     bytes.try_into().ok().map(Signature::new)
    /// }
    /// assert!(signature(&[7; 32]).is_some());
    /// assert!(signature(&[7; 31]).is_none());
    /// ```
    #[must_use]
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The signature's bytes.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_webhooks::Signature;
    ///
    /// // How a scheme writes one: here in hexadecimal digits.
    /// let signature = Signature::new([0x7f; 32]);
    /// let digits: String = signature.as_bytes().iter().map(|byte| format!("{byte:02x}")).collect();
    /// assert_eq!(digits, "7f".repeat(32));
    /// ```
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

/// A secret that no key can be made of. Holds nothing of the secret itself.
///
/// # Examples
///
/// ```
/// use backoffice_webhooks::Receiver;
///
/// let error = Receiver::builder().build().unwrap_err();
/// assert!(error.is_missing());
/// let error = Receiver::builder().secret("whsec_").build().unwrap_err();
/// assert!(error.is_empty());
/// assert_eq!(
///     error.to_string(),
///     "secret 1 cannot be used: it is empty, and anybody could sign with it. Take the webhook's `secret_key`"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidSecret {
    /// Which of the secrets it is, from 1.
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
    /// For a scheme: the secret is not written as `expected`, such as "base64".
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_webhooks::InvalidSecret;
    ///
    /// let error = InvalidSecret::malformed("64 hexadecimal digits");
    /// assert_eq!(
    ///     error.to_string(),
    ///     "the secret cannot be used: it is not 64 hexadecimal digits. Take the webhook's `secret_key` as it is written"
    /// );
    /// ```
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
        Self {
            position: None,
            reason,
        }
    }

    /// Whether no secret was given.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_webhooks::Receiver;
    ///
    /// // A configuration without a list of secrets.
    /// let secrets: [&str; 0] = [];
    /// let builder = secrets.iter().fold(Receiver::builder(), |builder, secret| builder.secret(*secret));
    /// assert!(builder.build().unwrap_err().is_missing());
    /// ```
    #[must_use]
    pub fn is_missing(&self) -> bool {
        self.reason == Reason::Missing
    }

    /// Whether the secret is empty.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_webhooks::Receiver;
    ///
    /// // A variable that is there and says nothing.
    /// assert!(Receiver::builder().secret("").build().unwrap_err().is_empty());
    /// ```
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.reason == Reason::Empty
    }

    /// Whether the secret is not written as its scheme has it.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_webhooks::Receiver;
    ///
    /// // The line break of the file that it was in.
    /// let error = Receiver::builder().secret("whsec_c2VjcmV0\n").build().unwrap_err();
    /// assert!(error.is_malformed());
    /// ```
    #[must_use]
    pub fn is_malformed(&self) -> bool {
        matches!(self.reason, Reason::Malformed { .. })
    }
}

impl fmt::Display for InvalidSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let advice = "Take the webhook's `secret_key`";
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
                write!(f, "it is empty, and anybody could sign with it. {advice}")
            }
        }
    }
}

impl std::error::Error for InvalidSecret {}
