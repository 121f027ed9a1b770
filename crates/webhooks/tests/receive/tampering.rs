//! A delivery is refused if any byte of it changes.

use base64::{Engine as _, engine::general_purpose::STANDARD};
use http::{HeaderMap, HeaderValue};

use crate::support::{BODY, each_scheme, receiver, signed};
use backoffice::webhooks::StandardWebhooks;

/// Bits to flip; each flip changes a digit, a letter and a sign.
const CHANGES: [u8; 4] = [0x01, 0x02, 0x10, 0x80];

#[test]
fn an_unchanged_delivery_is_received() {
    for (scheme, headers, receiver) in each_scheme() {
        let delivery = receiver.receive(&headers, BODY);
        assert_eq!(delivery.unwrap().delivery.id.as_deref(), Some("msg_27UH"), "{scheme}");
    }
}

#[test]
fn no_byte_of_the_body_can_change() {
    for (scheme, headers, receiver) in each_scheme() {
        let refused = |body: &[u8]| {
            let error = receiver.receive(&headers, body).unwrap_err();
            assert!(error.is_signature(), "{scheme}: {error}");
        };
        for at in 0..BODY.len() {
            for change in CHANGES {
                let mut body = BODY.to_vec();
                body[at] ^= change;
                refused(&body);
            }
            refused(&BODY[..at]);
            refused(&BODY[at + 1..]);
            let mut body = BODY.to_vec();
            body.insert(at, b' ');
            refused(&body);
        }
        refused(b"");
        refused(&[BODY, b"\n"].concat());
        refused(&[b"\xef\xbb\xbf", BODY].concat());
    }
}

/// Tries all other bytes at each position of each header, except for the letter case of hexadecimal digits.
#[test]
fn no_byte_of_a_header_can_change() {
    for (scheme, headers, receiver) in each_scheme() {
        let mut tried = 0;
        for (name, value) in &headers {
            let hexadecimal = scheme != "standard" && name == "x-signature";
            for at in 0..value.len() {
                for other in 0..=u8::MAX {
                    let mut bytes = value.as_bytes().to_vec();
                    let same = match hexadecimal {
                        true => bytes[at].eq_ignore_ascii_case(&other) && !is_label(&bytes, at),
                        false => bytes[at] == other,
                    };
                    bytes[at] = other;
                    let Ok(changed) = HeaderValue::from_bytes(&bytes) else {
                        continue;
                    };
                    if same || changed == value {
                        continue;
                    }
                    let mut headers = headers.clone();
                    headers.insert(name, changed);
                    let error = receiver.receive(&headers, BODY).unwrap_err();
                    assert!(
                        error.is_signature() || error.is_malformed_header(),
                        "{scheme}: {name} {bytes:?}: {error}"
                    );
                    tried += 1;
                }
            }
        }
        assert!(tried > 10_000, "{scheme}: {tried}");
    }
}

/// True if the position is in the `sha256=` before the digits.
fn is_label(value: &[u8], at: usize) -> bool {
    value.iter().position(|byte| *byte == b'=').is_some_and(|end| at <= end)
}

/// Each changed signature is well-formed base64.
#[test]
fn no_bit_of_a_signature_can_change() {
    let headers = signed(StandardWebhooks, BODY);
    let value = headers["webhook-signature"].to_str().unwrap();
    let signature = STANDARD.decode(value.strip_prefix("v1,").unwrap()).unwrap();
    assert_eq!(signature.len(), 32);
    for bit in 0..256 {
        let mut changed = signature.clone();
        changed[bit / 8] ^= 1 << (bit % 8);
        let mut headers = headers.clone();
        let value = format!("v1,{}", STANDARD.encode(changed));
        headers.insert("webhook-signature", value.parse().unwrap());
        let error = receiver(StandardWebhooks).receive(&headers, BODY).unwrap_err();
        assert!(error.is_signature(), "bit {bit}: {error}");
    }
}

/// Id, time and body are signed as one text with full stops. Another split of the same text is refused.
#[test]
fn the_signed_text_cannot_be_split_elsewhere() {
    let headers = signed(StandardWebhooks, b"1676030401.{}");
    let receiver = receiver(StandardWebhooks);
    receiver.verify(&headers, b"1676030401.{}").unwrap();
    let id = format!("{}.1676030400", crate::support::ID);
    let mut cut: HeaderMap = headers.clone();
    cut.insert("webhook-id", id.parse().unwrap());
    cut.insert("webhook-timestamp", "1676030401".parse().unwrap());
    let error = receiver.receive(&cut, b"{}").unwrap_err();
    assert_eq!(error.header().map(|name| name.as_str()), Some("webhook-id"));
}
