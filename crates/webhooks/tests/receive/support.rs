//! A signed delivery and its receiver.

use std::time::{Duration, SystemTime};

use backoffice::webhooks::{
    HexHmac, Receiver, ReceiverBuilder, SignatureScheme, Signer, StandardWebhooks,
};
use http::{HeaderMap, HeaderName};

pub(crate) const SECRET: &str = "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD";
pub(crate) const OTHER_SECRET: &str = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
pub(crate) const ID: &str = "msg_27UH4WbU6Z5A5EzD8u03UvzRbpk";
pub(crate) const BODY: &[u8] =
    br#"{"id":"msg_27UH","type":"cart.abandoned","timestamp":"2023-02-10T12:00:00Z","data":{"id":7}}"#;
pub(crate) const SIGNATURE: HeaderName = HeaderName::from_static("x-signature");
pub(crate) const SENT_AT: HeaderName = HeaderName::from_static("x-sent-at");

/// Time of signing.
pub(crate) fn sent() -> SystemTime {
    SystemTime::UNIX_EPOCH + Duration::from_secs(1_676_030_400)
}

/// A receiver whose clock shows the time of signing.
pub(crate) fn builder(scheme: impl SignatureScheme + 'static) -> ReceiverBuilder {
    Receiver::builder().scheme(scheme).clock(sent)
}

pub(crate) fn receiver(scheme: impl SignatureScheme + 'static) -> Receiver {
    builder(scheme).secret(SECRET).build().unwrap()
}

pub(crate) fn signed(scheme: impl SignatureScheme + 'static, body: &[u8]) -> HeaderMap {
    let signer = Signer::new(scheme, SECRET).unwrap();
    signer.sign(ID, sent(), body).unwrap()
}

pub(crate) fn hex() -> HexHmac {
    HexHmac::new(SIGNATURE)
}

pub(crate) fn timed_hex() -> HexHmac {
    hex().prefix("sha256=").timestamp_header(SENT_AT)
}

/// Name, headers and receiver for each scheme.
pub(crate) fn each_scheme() -> [(&'static str, HeaderMap, Receiver); 3] {
    [
        ("standard", signed(StandardWebhooks, BODY), receiver(StandardWebhooks)),
        ("hex", signed(hex(), BODY), receiver(hex())),
        ("hex with time", signed(timed_hex(), BODY), receiver(timed_hex())),
    ]
}

/// Headers from names and values, in order, repeated names included.
pub(crate) fn headers<'a>(lines: impl IntoIterator<Item = (&'static str, &'a [u8])>) -> HeaderMap {
    let mut headers = HeaderMap::new();
    for (name, value) in lines {
        headers.append(name, value.try_into().unwrap());
    }
    headers
}
