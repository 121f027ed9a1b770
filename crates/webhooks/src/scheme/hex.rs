//! Hexadecimal digits in a header of the sender's choice.

use std::fmt::Write as _;

use backoffice_models::Secret;
use http::{HeaderMap, HeaderName, HeaderValue};

use super::{Claim, SignatureScheme, Stamp, secret_text, single_header, unix_time};
use crate::{InvalidSecret, Key, ReceiveError, SignError, Signature};

/// The signature as 64 hexadecimal digits, in either letter case, in a header that you choose: for senders that do not
/// follow Standard Webhooks. Several signatures are separated by commas. The key is the text of the secret, which must not
/// start or end with white space.
///
/// Without a [`timestamp_header`](HexHmac::timestamp_header), the signature covers only the body and
/// **nothing protects from replay**: whoever saw a delivery can send it again at any time. In this case,
/// remember the ids of all handled deliveries.
///
/// # Examples
///
/// ```
/// use std::time::{Duration, SystemTime};
/// use backoffice::webhooks::{HexHmac, Receiver, Signer};
/// use http::HeaderName;
///
/// let scheme = HexHmac::new(HeaderName::from_static("x-signature-256"))
///     .prefix("sha256=")
///     .timestamp_header(HeaderName::from_static("x-sent-at"));
/// let sent = SystemTime::UNIX_EPOCH + Duration::from_secs(7);
/// let headers = Signer::new(scheme.clone(), "secret")?.sign("msg_1", sent, b"{}")?;
/// assert_eq!(headers["x-sent-at"], "7");
///
/// let receiver = Receiver::builder().scheme(scheme).secret("secret").clock(move || sent).build()?;
/// receiver.receive(&headers, b"{}")?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HexHmac {
    header: HeaderName,
    prefix: String,
    timestamp_header: Option<HeaderName>,
}

impl HexHmac {
    /// Expects the signature in the header called `header`.
    #[must_use]
    pub fn new(header: HeaderName) -> Self {
        Self { header, prefix: String::new(), timestamp_header: None }
    }

    /// Expects `prefix` before the digits, such as `sha256=`, in exactly this spelling.
    #[must_use]
    pub fn prefix(mut self, prefix: impl Into<String>) -> Self {
        self.prefix = prefix.into();
        self
    }

    /// Expects the time of sending in the header called `header`, in whole seconds since
    /// 1970-01-01T00:00:00Z. The signature then covers `{timestamp}.{body}`.
    #[must_use]
    pub fn timestamp_header(mut self, header: HeaderName) -> Self {
        self.timestamp_header = Some(header);
        self
    }

    fn decode(&self, value: &[u8]) -> Option<Signature> {
        let digits = value.strip_prefix(self.prefix.as_bytes())?;
        let (pairs, []) = digits.as_chunks::<2>() else {
            return None;
        };
        let pairs: &[[u8; 2]; 32] = pairs.try_into().ok()?;
        let mut bytes = [0; 32];
        for (byte, [high, low]) in bytes.iter_mut().zip(pairs) {
            *byte = nibble(*high)? << 4 | nibble(*low)?;
        }
        Some(Signature::new(bytes))
    }
}

impl SignatureScheme for HexHmac {
    fn key(&self, secret: &Secret) -> Result<Key, InvalidSecret> {
        Key::new(secret_text(secret)?.as_bytes())
    }

    fn claim(&self, headers: &HeaderMap) -> Result<Claim, ReceiveError> {
        let value = single_header(headers, &self.header)?.as_bytes();
        // One for each secret of the sender. A prefix may have a comma.
        let parts = value.split(|byte| *byte == b',').chain([value]);
        let signatures = parts.filter_map(|value| self.decode(value)).collect();
        let Some(name) = &self.timestamp_header else {
            return Ok(Claim::new(Vec::new(), signatures));
        };
        let timestamp = single_header(headers, name)?;
        let time = unix_time(timestamp, name)?;
        let prefix = [timestamp.as_bytes(), b"."].concat();
        Ok(Claim::new(prefix, signatures).signed_at(time))
    }

    fn headers(
        &self,
        stamp: &Stamp<'_>,
        sign: &dyn Fn(&[u8]) -> Vec<Signature>,
    ) -> Result<HeaderMap, SignError> {
        let mut headers = HeaderMap::new();
        let mut signed = String::new();
        if let Some(name) = &self.timestamp_header {
            signed = format!("{}.", stamp.seconds);
            headers.insert(name, HeaderValue::from(stamp.seconds));
        }
        let mut value = String::new();
        for signature in sign(signed.as_bytes()) {
            if !value.is_empty() {
                value.push(',');
            }
            value += &self.prefix;
            for byte in signature.as_bytes() {
                // Writing to a String cannot fail.
                let _ = write!(value, "{byte:02x}");
            }
        }
        let value = HeaderValue::from_str(&value)
            .map_err(|_| SignError::new("a prefix of visible ASCII characters"))?;
        headers.insert(&self.header, value);
        Ok(headers)
    }
}

fn nibble(digit: u8) -> Option<u8> {
    let value = char::from(digit).to_digit(16)?;
    u8::try_from(value).ok()
}
