//! Standard Webhooks, the default scheme.

use backoffice_models::Secret;
use base64::{
    Engine as _, alphabet,
    engine::{
        DecodePaddingMode,
        general_purpose::{GeneralPurpose, GeneralPurposeConfig, STANDARD},
    },
};
use http::{HeaderMap, HeaderName, HeaderValue};
use zeroize::Zeroizing;

use super::{Claim, SignatureScheme, Stamp, secret_text, single_header, unix_time};
use crate::{InvalidSecret, Key, ReceiveError, SignError, Signature};

const ID: HeaderName = HeaderName::from_static("webhook-id");
const TIMESTAMP: HeaderName = HeaderName::from_static("webhook-timestamp");
const SIGNATURE: HeaderName = HeaderName::from_static("webhook-signature");

/// The symmetric scheme of [Standard Webhooks](https://www.standardwebhooks.com) 1.0.0, the default.
///
/// | header | value |
/// |---|---|
/// | `webhook-id` | id of the delivery: visible ASCII characters without a full stop |
/// | `webhook-timestamp` | time of sending: whole seconds since 1970-01-01T00:00:00Z |
/// | `webhook-signature` | `v1,` and the signature in base64; several signatures are separated by spaces |
///
/// The signature covers `{id}.{timestamp}.{body}`. A secret is the key in base64 (RFC 4648, section 4), with
/// or without `whsec_` before it. Signatures of other versions than `v1` are ignored.
///
/// # Examples
///
/// ```
/// use std::time::{Duration, SystemTime};
/// use backoffice::webhooks::{Signer, StandardWebhooks};
///
/// let signer = Signer::new(StandardWebhooks, "whsec_c2VjcmV0")?;
/// let headers = signer.sign("msg_1", SystemTime::UNIX_EPOCH + Duration::from_secs(7), b"{}")?;
/// assert_eq!(headers["webhook-id"], "msg_1");
/// assert_eq!(headers["webhook-timestamp"], "7");
/// assert_eq!(headers["webhook-signature"], "v1,kpc+c3TKF+AkpsKazvhWtjYFd+nH8dTYdip8JGhFOXs=");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StandardWebhooks;

impl SignatureScheme for StandardWebhooks {
    fn key(&self, secret: &Secret) -> Result<Key, InvalidSecret> {
        let text = secret_text(secret)?;
        let base64 = text.strip_prefix("whsec_").unwrap_or(text);
        let bytes = ANY_PADDING
            .decode(base64)
            .map_err(|_| InvalidSecret::malformed("`whsec_` and base64"))?;
        Key::new(&Zeroizing::new(bytes))
    }

    fn claim(&self, headers: &HeaderMap) -> Result<Claim, ReceiveError> {
        let id = single_header(headers, &ID)?.to_str().ok();
        let id = id.filter(|id| is_id(id));
        let id = id.ok_or_else(|| ReceiveError::malformed_header(&ID, EXPECTED_ID))?;
        let timestamp = single_header(headers, &TIMESTAMP)?;
        let signatures = single_header(headers, &SIGNATURE)?.as_bytes();
        let time = unix_time(timestamp, &TIMESTAMP)?;
        let prefix = [id.as_bytes(), b".", timestamp.as_bytes(), b"."].concat();
        let signatures = signatures.split(|byte| *byte == b' ').filter_map(decode);
        Ok(Claim::new(prefix, signatures.collect()).with_id(id).signed_at(time))
    }

    fn headers(
        &self,
        stamp: &Stamp<'_>,
        sign: &dyn Fn(&[u8]) -> Vec<Signature>,
    ) -> Result<HeaderMap, SignError> {
        let Stamp { id, seconds } = stamp;
        if !is_id(id) {
            return Err(SignError::new(EXPECTED_ID));
        }
        let id_value = HeaderValue::from_str(id).map_err(|_| SignError::new(EXPECTED_ID))?;
        let signatures: Vec<_> = sign(format!("{id}.{seconds}.").as_bytes())
            .iter()
            .map(|signature| format!("v1,{}", STANDARD.encode(signature.as_bytes())))
            .collect();
        let signature = HeaderValue::from_str(&signatures.join(" "))
            .map_err(|_| SignError::new("a signature that a header can hold"))?;
        Ok(HeaderMap::from_iter([
            (ID, id_value),
            (TIMESTAMP, HeaderValue::from(*seconds)),
            (SIGNATURE, signature),
        ]))
    }
}

/// Excludes full stops: with one in the id, another split of id, time and body has the same signature.
const EXPECTED_ID: &str = "an id of visible ASCII characters without a full stop";

/// Excludes the empty id, which would be that of every delivery. HTTP drops white space at the ends, and bytes beyond ASCII have
/// more than one reading.
fn is_id(text: &str) -> bool {
    let is_allowed = |byte: u8| byte.is_ascii_graphic() && byte != b'.';
    !text.is_empty() && text.bytes().all(is_allowed)
}

/// Base64 with or without its padding, as other verifiers read a secret.
const ANY_PADDING: GeneralPurpose = GeneralPurpose::new(
    &alphabet::STANDARD,
    GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

/// Reads a signature of version 1. Base64 is strict, so a signature has one spelling only.
fn decode(versioned: &[u8]) -> Option<Signature> {
    let bytes = STANDARD.decode(versioned.strip_prefix(b"v1,")?).ok()?;
    bytes.try_into().ok().map(Signature::new)
}
