//! A user's own scheme passes the same checks.

use backoffice::{
    models::Secret,
    webhooks::{
        InvalidSecret, Key, ReceiveError, SignError, Signature, SignatureScheme,
        scheme::{Claim, Stamp, single_header, unix_time},
    },
};
use base64::{Engine as _, engine::general_purpose::STANDARD};
use http::{HeaderMap, HeaderName, HeaderValue};

use crate::support::{BODY, SECRET, builder, receiver, sent, signed};

const HEADER: HeaderName = HeaderName::from_static("x-proof");

/// `x-proof: {seconds};{base64}`, over `{seconds}|{body}`.
#[derive(Debug)]
struct Proof;

impl SignatureScheme for Proof {
    fn key(&self, secret: &Secret) -> Result<Key, InvalidSecret> {
        Key::new(secret.expose().as_bytes())
    }

    fn claim(&self, headers: &HeaderMap) -> Result<Claim, ReceiveError> {
        let malformed = || ReceiveError::malformed_header(&HEADER, "seconds and a signature");
        let value = single_header(headers, &HEADER)?.to_str().map_err(|_| malformed())?;
        let (time, signature) = value.split_once(';').ok_or_else(malformed)?;
        let bytes = STANDARD.decode(signature).map_err(|_| malformed())?;
        let signature = Signature::new(bytes.try_into().map_err(|_| malformed())?);
        let prefix = format!("{time}|").into_bytes();
        let time = HeaderValue::from_str(time).map_err(|_| malformed())?;
        Ok(Claim::new(prefix, vec![signature]).signed_at(unix_time(&time, &HEADER)?))
    }

    fn headers(
        &self,
        stamp: &Stamp<'_>,
        sign: &dyn Fn(&[u8]) -> Vec<Signature>,
    ) -> Result<HeaderMap, SignError> {
        let signatures = sign(format!("{}|", stamp.seconds).as_bytes());
        let signature = signatures.first().ok_or(SignError::new("a secret"))?;
        let value = format!("{};{}", stamp.seconds, STANDARD.encode(signature.as_bytes()));
        let value = HeaderValue::from_str(&value).map_err(|_| SignError::new("a signature"))?;
        Ok(HeaderMap::from_iter([(HEADER, value)]))
    }
}

#[test]
fn a_custom_scheme_is_checked_like_the_built_in_ones() {
    let headers = signed(Proof, BODY);
    assert!(receiver(Proof).receive(&headers, BODY).is_ok());
    let error = receiver(Proof).receive(&headers, b"{}").unwrap_err();
    assert!(error.is_signature());
    let late = builder(Proof)
        .secret(SECRET)
        .clock(|| sent() + 2 * backoffice::webhooks::DEFAULT_TOLERANCE);
    let error = late.build().unwrap().receive(&headers, BODY).unwrap_err();
    assert!(error.is_timestamp());
    let error = receiver(Proof).receive(&HeaderMap::new(), BODY).unwrap_err();
    assert!(error.is_missing_header());
}

#[test]
fn schemes_do_not_take_each_other_s_headers() {
    let made = crate::support::each_scheme();
    for (at, (_, headers, _)) in made.iter().enumerate() {
        for (by, (_, _, receiver)) in made.iter().enumerate() {
            let received = receiver.receive(headers, BODY);
            assert_eq!(received.is_ok(), at == by, "{at} {by}: {received:?}");
        }
    }
}
