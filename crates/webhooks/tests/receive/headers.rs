//! Missing, repeated and malformed headers.

use backoffice_webhooks::{Signer, StandardWebhooks};
use http::HeaderValue;

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
            for bytes in [
                &b"\xff"[..],
                &[right.as_bytes(), b"\xff"].concat(),
                b"\xc3\xa9",
            ] {
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
    for id in [
        "", "a.b", ".", "a\nb", "a\0", "\u{e9}", " a", "a ", "a b", "\u{7f}",
    ] {
        assert!(signer.sign(id, sent(), BODY).is_err(), "{id:?}");
    }
    for id in [ID, "-", "~!@#$%^&*()_+-=[]{}|;':\",/<>?`"] {
        let headers = signer.sign(id, sent(), BODY).unwrap();
        let received = receiver(StandardWebhooks).receive(&headers, BODY);
        assert!(received.is_ok(), "{id:?}: {received:?}");
    }
}

/// Many signatures need one computation for each secret, and each is compared.
#[test]
fn the_right_signature_is_found_among_thousands() {
    let mut headers = signed(StandardWebhooks, BODY);
    let right = headers["webhook-signature"].to_str().unwrap().to_owned();
    let wrong = "v1,tFtCZ5RDCPxzWQRWXWPgrCgE2frDBe9gjpbWQxnVfsQ= ".repeat(5000);
    headers.insert(
        "webhook-signature",
        (wrong.clone() + &right).parse().unwrap(),
    );
    assert!(receiver(StandardWebhooks).receive(&headers, BODY).is_ok());
    headers.insert("webhook-signature", wrong.parse().unwrap());
    let error = receiver(StandardWebhooks)
        .receive(&headers, BODY)
        .unwrap_err();
    assert!(
        error.to_string().contains("none of 5000 signatures"),
        "{error}"
    );
}
