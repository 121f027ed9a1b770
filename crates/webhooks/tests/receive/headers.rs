//! Missing, repeated and malformed headers.

use std::time::SystemTime;

use backoffice::{
    models::Record as _,
    webhooks::{Signer, StandardWebhooks},
};
use base64::{Engine as _, engine::general_purpose::STANDARD};
use hmac::{Hmac, KeyInit as _, Mac as _};
use http::{HeaderMap, HeaderName, HeaderValue};
use sha2::Sha256;

use crate::support::{BODY, ID, SECRET, each_scheme, receiver, sent, signed};

#[test]
fn every_header_is_required() {
    for (scheme, headers, receiver) in each_scheme() {
        for name in headers.keys() {
            let mut without = headers.clone();
            without.remove(name);
            let error = receiver.receive(&without, BODY).unwrap_err();
            assert!(error.is_missing_header(), "{scheme}: {error}");
            assert_eq!(error.header(), Some(name), "{scheme}");
            assert_eq!(error.status(), 400, "{scheme}");
        }
    }
}

/// Another reader of the request can use either value, so both are refused.
#[test]
fn no_header_may_be_repeated() {
    for (scheme, headers, receiver) in each_scheme() {
        for (name, right) in &headers {
            let other = HeaderValue::from_static("1676030400");
            for [first, second] in [[right, &other], [&other, right], [right, right]] {
                let mut twice = headers.clone();
                twice.insert(name, first.clone());
                twice.append(name, second.clone());
                let error = receiver.receive(&twice, BODY).unwrap_err();
                assert!(error.is_malformed_header(), "{scheme}: {error}");
                assert_eq!(error.header(), Some(name), "{scheme}");
                assert!(error.to_string().contains("more than once"), "{error}");
            }
        }
    }
}

#[test]
fn headers_with_bytes_beyond_ascii_are_refused() {
    for (scheme, headers, receiver) in each_scheme() {
        for (name, right) in &headers {
            for bytes in [&b"\xff"[..], &[right.as_bytes(), b"\xff"].concat(), b"\xc3\xa9"] {
                let mut changed = headers.clone();
                changed.insert(name, bytes.try_into().unwrap());
                let error = receiver.receive(&changed, BODY).unwrap_err();
                assert!(
                    error.is_signature() || error.is_malformed_header(),
                    "{scheme}: {name}: {error}"
                );
            }
        }
    }
}

#[test]
fn headers_outside_the_scheme_are_ignored() {
    let mut headers = signed(StandardWebhooks, BODY);
    headers.append("x-signature", HeaderValue::from_static("a"));
    headers.append("x-signature", HeaderValue::from_static("b"));
    headers.append("svix-signature", HeaderValue::from_static("c"));
    assert!(receiver(StandardWebhooks).receive(&headers, BODY).is_ok());
}

#[test]
fn the_signer_refuses_ids_that_a_header_cannot_hold() {
    let signer = Signer::new(StandardWebhooks, SECRET).unwrap();
    for id in ["", "a.b", ".", "a\nb", "a\0", "\u{e9}", " a", "a ", "a b", "\u{7f}"] {
        assert!(signer.sign(id, sent(), BODY).is_err(), "{id:?}");
    }
    for id in [ID, "-", "~!@#$%^&*()_+-=[]{}|;':\",/<>?`"] {
        let headers = signer.sign(id, sent(), BODY).unwrap();
        let received = receiver(StandardWebhooks).receive(&headers, BODY);
        assert!(received.is_ok(), "{id:?}: {received:?}");
    }
}

/// With an empty id, every delivery would be the same one.
#[test]
fn ids_that_the_signer_refuses_are_refused_under_a_right_signature() {
    for id in ["", "a.b", "a b", "\u{e9}"] {
        let time = sent().duration_since(SystemTime::UNIX_EPOCH).unwrap();
        let stamp = time.as_secs().to_string();
        let signed = [id, ".", &stamp, ".", std::str::from_utf8(BODY).unwrap()].concat();
        let mut headers = signed_text(&signed);
        headers.insert("webhook-id", HeaderValue::from_bytes(id.as_bytes()).unwrap());
        headers.insert("webhook-timestamp", stamp.parse().unwrap());
        let error = receiver(StandardWebhooks).receive(&headers, BODY);
        let error = error.unwrap_err();
        assert!(error.is_malformed_header(), "{id:?}: {error}");
        assert_eq!(error.header().unwrap(), "webhook-id");
    }
}

/// Returns the header with the signature of a text.
fn signed_text(text: &str) -> HeaderMap {
    let secret = STANDARD.decode(SECRET.strip_prefix("whsec_").unwrap()).unwrap();
    let mut mac = Hmac::<Sha256>::new_from_slice(&secret).unwrap();
    mac.update(text.as_bytes());
    let signature = format!("v1,{}", STANDARD.encode(mac.finalize().into_bytes()));
    let name = HeaderName::from_static("webhook-signature");
    HeaderMap::from_iter([(name, signature.parse().unwrap())])
}

/// The id of the headers is the one to keep, whatever the body has.
#[test]
fn a_delivery_has_the_id_that_was_signed() {
    for body in [&b"{}"[..], br#"{"id":"other"}"#, br#"{"id":7}"#] {
        let headers = signed(StandardWebhooks, body);
        let received = receiver(StandardWebhooks).receive(&headers, body).unwrap();
        assert_eq!(received.id.as_deref(), Some(ID));
        assert_eq!(received.delivery.to_json().as_bytes(), body);
    }
}

/// Many signatures need one computation for each secret, and each is compared.
#[test]
fn the_right_signature_is_found_among_thousands() {
    let mut headers = signed(StandardWebhooks, BODY);
    let right = headers["webhook-signature"].to_str().unwrap().to_owned();
    let wrong = "v1,tFtCZ5RDCPxzWQRWXWPgrCgE2frDBe9gjpbWQxnVfsQ= ".repeat(5000);
    headers.insert("webhook-signature", (wrong.clone() + &right).parse().unwrap());
    assert!(receiver(StandardWebhooks).receive(&headers, BODY).is_ok());
    headers.insert("webhook-signature", wrong.parse().unwrap());
    let error = receiver(StandardWebhooks).receive(&headers, BODY).unwrap_err();
    assert!(error.to_string().contains("none of 5000 signatures"), "{error}");
}
