//! Decoding of signed bodies.

use backoffice::{
    models::{ApiVersion, Code, Customer, EventName, Record as _, Timestamp},
    samples::{
        Profile, Samples,
        hostile::{Extent, drifted},
    },
    webhooks::{DEFAULT_MAX_BODY_BYTES, DELIVERY, Delivery, ReceiveError, StandardWebhooks},
};
use proptest::{collection::vec, prelude::*};

use crate::support::{ID, SECRET, builder, receiver, signed};

fn received(body: &[u8]) -> Result<Delivery, ReceiveError> {
    let received = receiver(StandardWebhooks).receive(&signed(StandardWebhooks, body), body);
    received.map(|received| received.delivery)
}

/// Pointers and codes of a delivery's drift.
fn drift(delivery: &Delivery) -> Vec<(String, Code)> {
    let drift = delivery.drift().into_iter();
    drift.map(|drift| (drift.pointer, drift.code)).collect()
}

#[test]
fn every_field_is_read() {
    let body = br#"{"data":{"id":7,"first_name":"Ada"},"api_version":"2023-02-10","timestamp":"2023-02-10T12:00:00Z","type":"cart.abandoned","id":"msg_1"}"#;
    let delivery = received(body).unwrap();
    assert_eq!(delivery.id.as_deref(), Some("msg_1"));
    assert_eq!(delivery.event, Some(EventName::CartAbandoned));
    let time = delivery.timestamp.as_ref().map(Timestamp::as_str);
    assert_eq!(time, Some("2023-02-10T12:00:00Z"));
    assert_eq!(delivery.api_version, Some(ApiVersion::V20230210));
    let customer: Customer = delivery.data_as().unwrap();
    assert_eq!(customer.first_name.as_deref(), Some("Ada"));
    assert_eq!(drift(&delivery), []);
    assert!(delivery.unknown_fields().is_empty());
}

/// A byte order mark is signed like any other byte of the body, and then skipped (gap `byte-order-mark`).
#[test]
fn a_body_may_start_with_a_byte_order_mark() {
    let body = br#"{"id":"msg_1","data":{"id":7}}"#;
    let marked = [b"\xEF\xBB\xBF", &body[..]].concat();
    assert_eq!(received(&marked).unwrap(), received(body).unwrap());
    for (signed_body, sent) in [(&marked[..], &body[..]), (body, &marked)] {
        let headers = signed(StandardWebhooks, signed_body);
        let error = receiver(StandardWebhooks).receive(&headers, sent);
        assert!(error.unwrap_err().is_signature());
    }
}

#[test]
fn a_delivery_made_here_is_received_unchanged() {
    let customer = Samples::new(&backoffice::description::CUSTOMER, 1, Profile::Strict).instance(0);
    let customer = Customer::from_json(&customer).unwrap();
    let time = Timestamp::new("2023-02-10T12:00:00.5Z").unwrap();
    let made = Delivery::new("msg_1", EventName::from("customer.moved"), time, &customer);
    let again = received(made.to_json().as_bytes()).unwrap();
    assert_eq!(again, made);
    assert_eq!(again.data_as::<Customer>().unwrap(), customer);
    let unknown = (String::from("/type"), Code::UnknownValue);
    assert_eq!(drift(&again), [unknown]);
}

/// Each case is a body and its drift. The body is written back.
#[test]
fn a_mismatched_field_does_not_refuse_the_delivery() {
    use Code::{MissingField, TimestampFormat, TypeMismatch, UnknownField, UnknownValue};
    let missing = |but: &[&str]| {
        let names = ["/id", "/type", "/timestamp", "/api_version", "/data"];
        let names = names.into_iter().filter(|name| !but.contains(name));
        names.map(|name| (name, MissingField)).collect::<Vec<_>>()
    };
    let with = |pointer, kind| {
        let mut drift = missing(&[pointer]);
        let at = ["/id", "/type", "/timestamp", "/api_version", "/data"];
        let at = at.iter().position(|name| *name == pointer).unwrap_or(5);
        drift.insert(at, (pointer, kind));
        drift
    };
    let cases = [
        ("{}", missing(&[])),
        (r#"{"id":7}"#, with("/id", TypeMismatch)),
        (r#"{"type":null}"#, missing(&[])),
        (r#"{"type":["cart.abandoned"]}"#, with("/type", TypeMismatch)),
        (r#"{"type":"order.paid"}"#, with("/type", UnknownValue)),
        (r#"{"timestamp":1676030400}"#, with("/timestamp", TypeMismatch)),
        (r#"{"timestamp":"noon"}"#, with("/timestamp", TimestampFormat)),
        (r#"{"api_version":"2099-01-01"}"#, with("/api_version", UnknownValue)),
        (r#"{"api_version":1e400}"#, with("/api_version", TypeMismatch)),
        (r#"{"data":[{"id":7}]}"#, with("/data", TypeMismatch)),
        (r#"{"data":"{}"}"#, with("/data", TypeMismatch)),
        (r#"{"data":{"\ud800":1e400,"a":1,"a":2}}"#, missing(&["/data"])),
        (r#"{"attempt":2.0}"#, with("/attempt", UnknownField)),
    ];
    for (body, expected) in cases {
        let delivery = received(body.as_bytes()).unwrap();
        let expected: Vec<_> =
            expected.into_iter().map(|(pointer, kind)| (pointer.to_owned(), kind)).collect();
        assert_eq!(drift(&delivery), expected, "{body}");
        assert_eq!(delivery.to_json(), body);
    }
}

#[test]
fn only_bodies_that_are_not_objects_fail_to_decode() {
    let bodies: &[&[u8]] = &[
        b"",
        b" ",
        b"null",
        b"[]",
        b"7",
        b"\"{}\"",
        b"{",
        b"{}{}",
        b"{} x",
        b"{'id':1}",
        b"{\"id\":\"\xff\"}",
        b"\xef\xbb\xbf\xef\xbb\xbf{}",
        b"event=cart.abandoned",
    ];
    for body in bodies {
        let error = received(body).unwrap_err();
        assert!(error.is_body() && !error.is_too_large(), "{body:?}: {error}");
        assert_eq!(error.status(), 400, "{body:?}");
        let verified = receiver(StandardWebhooks).verify(&signed(StandardWebhooks, body), body);
        assert_eq!(verified, Ok(Some(ID.into())), "{body:?}");
    }
}

#[test]
fn a_body_of_exactly_the_limit_is_read() {
    let padded = |length: usize| [vec![b' '; length - 2], b"{}".to_vec()].concat();
    for limit in [2, 3, 100] {
        let builder = builder(StandardWebhooks).secret(SECRET);
        let receiver = builder.max_body_bytes(limit).build().unwrap();
        let fits = padded(limit);
        let signature = signed(StandardWebhooks, &fits);
        assert!(receiver.receive(&signature, &fits).is_ok(), "{limit}");
        let large = padded(limit + 1);
        let signature = signed(StandardWebhooks, &large);
        let error = receiver.receive(&signature, &large).unwrap_err();
        assert!(error.is_body() && error.is_too_large(), "{limit}: {error}");
        assert_eq!(error.status(), 413);
    }
    assert_eq!(DEFAULT_MAX_BODY_BYTES, 1_048_576);
    let large = padded(DEFAULT_MAX_BODY_BYTES + 1);
    assert!(received(&large).unwrap_err().is_too_large());
    assert!(received(&large[1..]).is_ok());
}

/// The error names the type found.
#[test]
fn data_that_is_not_an_object_is_an_error() {
    for (body, found) in [
        ("{}", "a JSON null"),
        (r#"{"data":null}"#, "a JSON null"),
        (r#"{"data":[{"id":7}]}"#, "a JSON array"),
        (r#"{"data":"{}"}"#, "a JSON string"),
    ] {
        let error = received(body.as_bytes()).unwrap().data_as::<Customer>();
        let error = error.unwrap_err();
        assert!(error.is_not_an_object(), "{body}: {error}");
        assert!(error.to_string().ends_with(found), "{body}: {error}");
    }
}

/// A body is decoded only after its signature is verified.
#[test]
fn an_unsigned_body_is_not_decoded() {
    let error = receiver(StandardWebhooks).receive(&signed(StandardWebhooks, b"{}"), b"no JSON");
    assert!(error.unwrap_err().is_signature());
}

#[test]
fn drifted_payloads_are_written_back() {
    for case in 0..400 {
        let valid = Samples::new(&DELIVERY, case, Profile::Strict).instance(case);
        assert_eq!(drift(&Delivery::from_json(&valid).unwrap()), [], "{valid}");
        let text = drifted(&valid, case, Extent::Interoperable).unwrap();
        let delivery = received(text.as_bytes()).unwrap();
        let written = delivery.to_json();
        assert_eq!(value(&written), value(&text), "{text}");
        assert_eq!(Delivery::from_json(&written).unwrap(), delivery);
    }
}

/// Fields of the object, without documented ones that are null.
fn value(text: &str) -> serde_json::Map<String, serde_json::Value> {
    let mut map: serde_json::Map<_, _> = serde_json::from_str(text).unwrap();
    map.retain(|name, value| !value.is_null() || DELIVERY.field(name).is_none());
    map
}

proptest! {
    #[test]
    fn no_bytes_make_it_panic(bytes in vec(any::<u8>(), 0..200)) {
        if let Ok(delivery) = received(&bytes) {
            Delivery::from_json(&delivery.to_json()).unwrap();
        }
    }

    #[test]
    fn no_json_makes_it_panic(text in r#"\{("(id|type|data|timestamp)":("[a-z.\\"]{0,5}"|null|[0-9]{1,4}|\[\]|\{\}),?){0,4}\}"#) {
        if let Ok(delivery) = received(text.as_bytes()) {
            prop_assert_eq!(Delivery::from_json(&delivery.to_json()).unwrap(), delivery);
        }
    }
}
