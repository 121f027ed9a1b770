//! Values that JSON does not have, read from other formats.

use backoffice::models::{Dispute, GiftCard, Json, Record as _};
use ciborium::Value;
use serde::{
    Deserialize as _,
    de::value::{Error, MapDeserializer},
};

use crate::format::{Cbor, Format as _, MessagePack, Yaml};

fn read(value: Value) -> String {
    Cbor::read::<Json>(&Cbor::write(&value).unwrap()).unwrap().to_string()
}

#[test]
fn values_that_json_does_not_have_become_text_or_lists() {
    let text = |text: &str| Value::Text(text.to_owned());
    let cases = [
        (Value::Float(f64::NAN), r#""NaN""#),
        (Value::Float(f64::INFINITY), r#""inf""#),
        (Value::Float(f64::NEG_INFINITY), r#""-inf""#),
        (Value::Bytes("é\"".into()), r#""é\"""#),
        (Value::Bytes(vec![0xff, 0]), "[255,0]"),
        (Value::Map(vec![(1.into(), text("a"))]), r#"{"1":"a"}"#),
        (Value::Map(vec![(true.into(), text("a"))]), r#"{"true":"a"}"#),
        (Value::Map(vec![(Value::Array(vec![text("a")]), text("b"))]), r#"{"[\"a\"]":"b"}"#),
        (Value::Tag(0, Box::new(text("2023-02-10T12:00:00Z"))), r#""2023-02-10T12:00:00Z""#),
    ];
    for (value, json) in cases {
        assert_eq!(read(value), json);
    }
}

#[test]
fn numbers_of_any_size_become_numbers() {
    let cases = [
        (Value::serialized(&u128::MAX).unwrap(), "340282366920938463463374607431768211455"),
        (Value::serialized(&(i128::from(i64::MIN) - 1)).unwrap(), "-9223372036854775809"),
        (Value::Float(1e300), "1e300"),
        (Value::Float(1.0), "1.0"),
        (Value::Float(-0.0), "-0.0"),
        (Value::Float(0.1), "0.1"),
    ];
    for (value, json) in cases {
        assert_eq!(read(value), json);
    }
}

#[test]
fn a_value_that_does_not_fit_is_kept_and_reported() {
    let dispute = Value::Map(vec![
        (Value::Text("id".to_owned()), 77.into()),
        (Value::Text("amount".to_owned()), Value::Float(f64::NAN)),
        (Value::Text("status".to_owned()), Value::Bytes(b"new".to_vec())),
        (Value::Text("reason".to_owned()), Value::Bytes(vec![0xff])),
    ]);
    let dispute: Dispute = Cbor::read(&Cbor::write(&dispute).unwrap()).unwrap();
    assert_eq!(dispute.to_json(), r#"{"amount":"NaN","id":77,"status":"new","reason":[255]}"#);
    let drift: Vec<_> = dispute.drift().into_iter().map(|drift| drift.pointer).collect();
    assert_eq!(drift, ["/amount", "/reason"]);
}

#[test]
fn tags_of_yaml_are_dropped_and_extensions_of_messagepack_become_lists() {
    let card: GiftCard =
        Yaml::read(b"!card\nid: !number 7\nbalance: !money '25.00'\nuser: ~").unwrap();
    assert_eq!(card.to_json(), r#"{"balance":"25.00","id":7,"user":null}"#);
    // Extension of type 5 with the byte 255.
    let extension = MessagePack::read::<Json>(&[0xd4, 5, 255]).unwrap();
    assert_eq!(extension.as_str(), "[5,[255]]");
}

#[test]
fn a_value_that_is_not_an_object_is_refused_as_a_shape() {
    for value in [Value::Null, 1.into(), Value::Array(vec![])] {
        let error = Cbor::read::<GiftCard>(&Cbor::write(&value).unwrap()).unwrap_err();
        assert!(error.contains("does not fit here"), "{error}");
    }
}

/// Some wrappers of serde_json's deserializers, and serde_json with its feature `arbitrary_precision`, hand on its
/// private objects.
#[test]
fn private_objects_of_serde_json_are_the_value_that_they_hold() {
    let read = |fields: &[(&'static str, &'static str)]| {
        Json::deserialize(MapDeserializer::<_, Error>::new(fields.iter().copied()))
            .map(|json| json.to_string())
    };
    let raw = "$serde_json::private::RawValue";
    let number = "$serde_json::private::Number";
    assert_eq!(read(&[(raw, r#"{"a": 1.0}"#)]).as_deref(), Ok(r#"{"a":1.0}"#));
    assert_eq!(read(&[(number, "1.50")]).as_deref(), Ok("1.50"));
    let plain =
        [[("a", "b"), (number, "1")], [(number, "1"), ("a", "b")], [(raw, "{}"), (number, "1")]];
    for fields in plain {
        assert!(read(&fields).unwrap().contains(','), "{fields:?}");
    }
    for malformed in ["", "{", "[1,]", "{}{}", "01"] {
        for name in [raw, number] {
            let json = format!(r#"{{"{name}":"{malformed}"}}"#);
            assert_eq!(read(&[(name, malformed)]), Ok(json));
        }
    }
}
