//! How deliveries are signed: which headers hold what, and what of them the signature covers.
//!
//! The API document does not say (section 6, gap `delivery-signature`). In every scheme the signature itself is
//! HMAC-SHA256 over some bytes and then the body as it is sent. A scheme only says which bytes these are and how it all
//! is written; it must not compute or compare signatures, or know what time it is. So a scheme of your own can't
//! compare in a way that tells secrets, or forget to check the time that it reports.
//!
//! # Examples
//!
//! ```
//! use backoffice_webhooks::{HexHmac, Receiver, SignatureScheme, StandardWebhooks};
//! use http::HeaderName;
//!
//! // Which one it is can be said by a configuration.
//! fn receiver(scheme: impl SignatureScheme + 'static, secret: &str) -> Receiver {
//!     Receiver::builder().scheme(scheme).secret(secret).build().unwrap()
//! }
//! receiver(StandardWebhooks, "whsec_c2VjcmV0");
//! receiver(HexHmac::new(HeaderName::from_static("x-signature")), "secret");
//! ```

mod hex;
mod standard;

use std::{
    fmt,
    time::{Duration, SystemTime},
};

use backoffice_models::Secret;
use http::{HeaderMap, HeaderName, HeaderValue};

pub use self::{hex::HexHmac, standard::StandardWebhooks};
use crate::{InvalidSecret, Key, ReceiveError, SignError, Signature};

/// A way to sign deliveries.
///
/// # Examples
///
/// A sender whose secrets begin with something that is no part of the key:
///
/// ```
/// use backoffice_models::Secret;
/// use backoffice_webhooks::{
///     HexHmac, InvalidSecret, Key, ReceiveError, Receiver, SignError, Signature, SignatureScheme,
///     scheme::{Claim, Stamp},
/// };
/// use http::{HeaderMap, HeaderName};
///
/// #[derive(Debug)]
/// struct Labelled(HexHmac);
///
/// impl SignatureScheme for Labelled {
///     fn key(&self, secret: &Secret) -> Result<Key, InvalidSecret> {
///         let key = secret.expose().strip_prefix("live_");
///         Key::new(key.ok_or(InvalidSecret::malformed("`live_` and the key"))?.as_bytes())
///     }
///
///     fn claim(&self, headers: &HeaderMap) -> Result<Claim, ReceiveError> {
///         self.0.claim(headers)
///     }
///
///     fn headers(&self, stamp: &Stamp<'_>, sign: &dyn Fn(&[u8]) -> Signature) -> Result<HeaderMap, SignError> {
///         self.0.headers(stamp, sign)
///     }
/// }
///
/// let scheme = || Labelled(HexHmac::new(HeaderName::from_static("x-signature")));
/// Receiver::builder().scheme(scheme()).secret("live_1f3a").build()?;
/// assert!(Receiver::builder().scheme(scheme()).secret("test_1f3a").build().unwrap_err().is_malformed());
/// # Ok::<(), InvalidSecret>(())
/// ```
pub trait SignatureScheme: fmt::Debug + Send + Sync {
    /// The key that a secret stands for.
    ///
    /// # Errors
    ///
    /// If the secret is empty or not written as the scheme has it.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_models::Secret;
    /// use backoffice_webhooks::{SignatureScheme as _, StandardWebhooks};
    ///
    /// assert!(StandardWebhooks.key(&Secret::from("whsec_c2VjcmV0")).is_ok());
    /// assert!(StandardWebhooks.key(&Secret::from("whsec_?")).unwrap_err().is_malformed());
    /// ```
    fn key(&self, secret: &Secret) -> Result<Key, InvalidSecret>;

    /// What the headers of a delivery say of its signature. Nothing of it is sure until the signature is checked.
    ///
    /// # Errors
    ///
    /// If a header that the scheme needs is missing, repeated or malformed. A signature that cannot be read is left
    /// out instead: others beside it may be of use.
    ///
    /// # Examples
    ///
    /// ```
    /// # use std::time::SystemTime;
    /// # use backoffice_webhooks::{Receiver, Signer, StandardWebhooks};
    /// # let receiver = Receiver::builder().secret("whsec_c2VjcmV0").build()?;
    /// # let signer = Signer::new(StandardWebhooks, "whsec_c2VjcmV0")?;
    /// use backoffice_webhooks::SignatureScheme as _;
    ///
    /// let headers = signer.sign("msg_1", SystemTime::now(), b"{}")?;
    /// assert!(StandardWebhooks.claim(&headers).is_ok());
    /// assert!(StandardWebhooks.claim(&http::HeaderMap::new()).unwrap_err().is_missing_header());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn claim(&self, headers: &HeaderMap) -> Result<Claim, ReceiveError>;

    /// The headers of a delivery. `sign` gives the signature of the bytes that it is handed and then the body.
    ///
    /// # Errors
    ///
    /// If the scheme can't send the id.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_models::Secret;
    /// use backoffice_webhooks::{
    ///     InvalidSecret, Key, ReceiveError, SignError, Signature, SignatureScheme,
    ///     scheme::{Claim, Stamp, only},
    /// };
    /// use http::{HeaderMap, HeaderName, HeaderValue};
    ///
    /// const ID: HeaderName = HeaderName::from_static("x-id");
    /// const SIGNATURE: HeaderName = HeaderName::from_static("x-signature");
    ///
    /// /// Signs `{id}:{body}`, and writes the 32 bytes of the signature as they are.
    /// #[derive(Debug)]
    /// struct Raw;
    ///
    /// impl SignatureScheme for Raw {
    ///     fn headers(&self, stamp: &Stamp<'_>, sign: &dyn Fn(&[u8]) -> Signature) -> Result<HeaderMap, SignError> {
    ///         let fits = |bytes| HeaderValue::from_bytes(bytes).map_err(|_| SignError::new("visible characters"));
    ///         let signature = sign(format!("{}:", stamp.id).as_bytes());
    ///         Ok([(ID, fits(stamp.id.as_bytes())?), (SIGNATURE, fits(signature.as_bytes())?)].into_iter().collect())
    ///     }
    /// #
    /// #     fn key(&self, secret: &Secret) -> Result<Key, InvalidSecret> {
    /// #         Key::new(secret.expose().as_bytes())
    /// #     }
    /// #
    /// #     fn claim(&self, headers: &HeaderMap) -> Result<Claim, ReceiveError> {
    /// #         let prefix = [only(headers, &ID)?.as_bytes(), b":"].concat();
    /// #         let signature = only(headers, &SIGNATURE)?.as_bytes().try_into().ok();
    /// #         Ok(Claim::new(prefix, signature.map(Signature::new).into_iter().collect()))
    /// #     }
    /// }
    /// ```
    fn headers(
        &self,
        stamp: &Stamp<'_>,
        sign: &dyn Fn(&[u8]) -> Signature,
    ) -> Result<HeaderMap, SignError>;
}

/// What the headers of a delivery say of its signature.
///
/// # Examples
///
/// ```
/// use std::time::{Duration, SystemTime};
/// use backoffice_webhooks::{Signature, scheme::Claim};
///
/// let claim = Claim::new(b"1676030400.".to_vec(), vec![Signature::new([0; 32])])
///     .at(SystemTime::UNIX_EPOCH + Duration::from_secs(1_676_030_400));
/// assert!(format!("{claim:?}").contains("Signature(***)"));
/// ```
#[derive(Clone, Debug)]
pub struct Claim {
    /// What was signed before the body.
    pub(crate) prefix: Vec<u8>,
    /// Signatures of which one must be right.
    pub(crate) signatures: Vec<Signature>,
    /// When the delivery was signed; must be part of `prefix`, or anybody could change it.
    pub(crate) time: Option<SystemTime>,
}

impl Claim {
    /// A claim that `prefix` and then the body have one of these signatures.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_webhooks::{ReceiveError, Signature, scheme::{Claim, only}};
    /// use http::{HeaderMap, HeaderName};
    ///
    /// /// Signed is the id, a full stop and the body.
    /// fn claim(headers: &HeaderMap, signature: Signature) -> Result<Claim, ReceiveError> {
    ///     let id = only(headers, &HeaderName::from_static("x-id"))?;
    ///     Ok(Claim::new([id.as_bytes(), b"."].concat(), vec![signature]))
    /// }
    /// # let mut headers = HeaderMap::new();
    /// # headers.insert("x-id", http::HeaderValue::from_static("7"));
    /// # assert!(claim(&headers, Signature::new([0; 32])).is_ok());
    /// ```
    #[must_use]
    pub fn new(prefix: Vec<u8>, signatures: Vec<Signature>) -> Self {
        Self {
            prefix,
            signatures,
            time: None,
        }
    }

    /// Adds when the delivery was signed, which the receiver then checks. The time must also be part of the prefix:
    /// one that is not signed protects from nothing.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_webhooks::{ReceiveError, Signature, scheme::{Claim, only, seconds}};
    /// use http::{HeaderMap, HeaderName};
    ///
    /// /// Signed is when it was sent, a full stop and the body.
    /// fn claim(headers: &HeaderMap, signature: Signature) -> Result<Claim, ReceiveError> {
    ///     let name = HeaderName::from_static("x-sent-at");
    ///     let sent = only(headers, &name)?;
    ///     let time = seconds(sent, &name)?;
    ///     Ok(Claim::new([sent.as_bytes(), b"."].concat(), vec![signature]).at(time))
    /// }
    /// # let mut headers = HeaderMap::new();
    /// # headers.insert("x-sent-at", http::HeaderValue::from_static("7"));
    /// # assert!(claim(&headers, Signature::new([0; 32])).is_ok());
    /// ```
    #[must_use]
    pub fn at(mut self, time: SystemTime) -> Self {
        self.time = Some(time);
        self
    }
}

/// What a delivery is signed with besides its body.
///
/// # Examples
///
/// ```
/// use backoffice_webhooks::scheme::Stamp;
///
/// /// What a scheme signs before the body.
/// fn signed(stamp: &Stamp<'_>) -> String {
///     format!("{}.{}.", stamp.id, stamp.seconds)
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Stamp<'a> {
    /// The delivery's id.
    pub id: &'a str,
    /// When it is sent, in whole seconds since 1970-01-01T00:00:00Z.
    pub seconds: u64,
}

/// The value of the header called `name`, which must be there exactly once: if there were two, a proxy or a framework
/// before the receiver might go by the one that was not signed.
///
/// # Errors
///
/// If the header is missing or repeated.
///
/// # Examples
///
/// ```
/// use backoffice_webhooks::scheme::only;
/// use http::{HeaderMap, HeaderName, HeaderValue};
///
/// let name = HeaderName::from_static("x-signature");
/// let mut headers = HeaderMap::new();
/// assert!(only(&headers, &name).unwrap_err().is_missing_header());
/// headers.append(&name, HeaderValue::from_static("a"));
/// assert_eq!(only(&headers, &name)?, "a");
/// headers.append(&name, HeaderValue::from_static("a"));
/// assert!(only(&headers, &name).unwrap_err().is_malformed_header());
/// # Ok::<(), backoffice_webhooks::ReceiveError>(())
/// ```
pub fn only<'h>(
    headers: &'h HeaderMap,
    name: &HeaderName,
) -> Result<&'h HeaderValue, ReceiveError> {
    let mut values = headers.get_all(name).iter();
    let value = values
        .next()
        .ok_or_else(|| ReceiveError::missing_header(name))?;
    match values.next() {
        None => Ok(value),
        Some(_) => Err(ReceiveError::repeated_header(name)),
    }
}

/// The time that a header's value gives as whole seconds since 1970-01-01T00:00:00Z, in ASCII digits alone.
///
/// # Errors
///
/// If the value is anything else, or beyond what [`SystemTime`] can hold. `name` is the header's.
///
/// # Examples
///
/// ```
/// use std::time::{Duration, SystemTime};
/// use backoffice_webhooks::scheme::seconds;
/// use http::{HeaderName, HeaderValue};
///
/// let name = HeaderName::from_static("webhook-timestamp");
/// let time = seconds(&HeaderValue::from_static("1676030400"), &name)?;
/// assert_eq!(time, SystemTime::UNIX_EPOCH + Duration::from_secs(1_676_030_400));
/// assert!(seconds(&HeaderValue::from_static("-1"), &name).unwrap_err().is_malformed_header());
/// # Ok::<(), backoffice_webhooks::ReceiveError>(())
/// ```
pub fn seconds(value: &HeaderValue, name: &HeaderName) -> Result<SystemTime, ReceiveError> {
    let text = value.to_str().ok();
    // Parsing alone would take a plus sign.
    let digits = text.filter(|text| text.bytes().all(|byte| byte.is_ascii_digit()));
    digits
        .and_then(|digits| digits.parse().ok())
        .and_then(|seconds| SystemTime::UNIX_EPOCH.checked_add(Duration::from_secs(seconds)))
        .ok_or_else(|| ReceiveError::malformed_header(name, "whole seconds since 1970, in digits"))
}

/// A secret's text. White space around it is a slip in a file or a variable, and no part of a key.
fn text_of(secret: &Secret) -> Result<&str, InvalidSecret> {
    let text = secret.expose();
    if text.trim().len() == text.len() {
        Ok(text)
    } else {
        Err(InvalidSecret::malformed("free of white space at its ends"))
    }
}
