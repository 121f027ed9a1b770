//! Drifted instances are JSON, differ from valid ones, and lose nothing when decoded.

use std::collections::BTreeSet;

use backoffice::{
    description::{ORDER, SHAPES},
    models::{Order, Record as _},
    samples::{
        Profile, Samples,
        hostile::{Extent, drifted},
    },
};
use serde_json::{Value, value::RawValue};

#[test]
fn drifted_instances_are_json() {
    for shape in SHAPES {
        for (valid, seed) in Samples::new(shape, 4, Profile::Contract).take(60).zip(0..) {
            let any = drifted(&valid, seed, Extent::AnyJson).unwrap();
            serde_json::from_str::<&RawValue>(&any)
                .unwrap_or_else(|error| panic!("{error}\n{any}"));
            let common = drifted(&valid, seed, Extent::Interoperable).unwrap();
            let value: Value =
                serde_json::from_str(&common).unwrap_or_else(|error| panic!("{error}\n{common}"));
            assert!(value.is_object());
        }
    }
}

#[test]
fn the_seed_decides() {
    let valid = Samples::new(&ORDER, 1, Profile::Strict).instance(0);
    let texts: Vec<String> =
        (0..100).map(|seed| drifted(&valid, seed, Extent::AnyJson).unwrap()).collect();
    for (seed, text) in (0..).zip(&texts) {
        assert_eq!(drifted(&valid, seed, Extent::AnyJson).as_ref(), Ok(text));
    }
    assert!(texts.iter().collect::<BTreeSet<_>>().len() > 95);
}

#[test]
fn every_kind_of_drift_comes_up() {
    let samples = Samples::new(&ORDER, 1, Profile::Strict).take(200).zip(0..);
    let mut kinds = BTreeSet::new();
    let mut texts = String::new();
    for (valid, seed) in samples {
        let text = drifted(&valid, seed, Extent::AnyJson).unwrap();
        kinds.extend(
            Order::from_json(&text).unwrap().drift().into_iter().map(|drift| drift.code.id()),
        );
        texts.push_str(&text);
    }
    for kind in [
        "unknown-field",
        "type-mismatch",
        "unknown-value",
        "missing-field",
        "timestamp-format",
        "timestamp-not-utc",
        "amount-format",
        "url-format",
    ] {
        assert!(kinds.contains(kind), "{kind} never comes up: {kinds:?}");
    }
    for part in
        ["1e400", r"\ud800", "\"\":", "[[[[", "18446744073709551616", "\r\n", "-0,", "\\u0069"]
    {
        assert!(texts.contains(part), "{part} never comes up");
    }
}

#[test]
fn no_object_has_a_name_twice() {
    // serde_json keeps only one of two fields with the same name, but both have a colon.
    for (valid, seed) in Samples::new(&ORDER, 8, Profile::Contract).take(200).zip(0..) {
        let text = drifted(&valid, seed, Extent::Interoperable).unwrap();
        let value: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(fields(&value), colons(&text), "{text}");
    }
}

#[test]
fn input_that_is_not_json_is_refused() {
    for text in ["", "{", "{\"a\":1,}", "nul", "{}{}"] {
        assert!(drifted(text, 0, Extent::AnyJson).is_err(), "{text}");
    }
    for text in ["null", "[]", "\"a\"", " 12 "] {
        assert!(drifted(text, 0, Extent::AnyJson).is_ok(), "{text}");
    }
}

fn fields(value: &Value) -> usize {
    match value {
        Value::Object(object) => object.len() + object.values().map(fields).sum::<usize>(),
        Value::Array(elements) => elements.iter().map(fields).sum(),
        _ => 0,
    }
}

fn colons(text: &str) -> usize {
    let (mut count, mut in_string, mut escaped) = (0, false, false);
    for byte in text.bytes() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => in_string = !in_string,
            b':' if !in_string => count += 1,
            _ => {}
        }
    }
    count
}
