//! Reading by the tables, as in a program that has the models and not the validator. In a build with the feature `checks`
//! of the description, generated code reads what it can.

use backoffice::samples::{Profile, Samples};
use backoffice_description::{SHAPES, ShapeKind, table_of};
use backoffice_engine::{accepts, is_documented};
use serde_json::Value;

const SEEDS: u64 = if cfg!(miri) { 1 } else { 20 };

#[test]
fn strict_samples_are_documented_in_any_order_and_form_until_they_get_an_unknown_field() {
    let shapes = SHAPES.iter().filter(|info| info.kind != ShapeKind::Query);
    for info in shapes.filter(|info| info.fields_shown) {
        let table = table_of(info.name).unwrap();
        for seed in 0..SEEDS {
            let text = Samples::new(info, seed, Profile::Strict).instance(1);
            // Sorts the fields by name.
            let value: Value = serde_json::from_str(&text).unwrap();
            let pretty = serde_json::to_string_pretty(&value).unwrap();
            for text in [text, value.to_string(), pretty] {
                assert!(is_documented(table, text.as_bytes()), "{}: {text}", info.name);
                let unknown = text.replacen('{', r#"{"not_documented":1,"#, 1);
                assert!(!is_documented(table, unknown.as_bytes()), "{}: {unknown}", info.name);
            }
        }
    }
}

#[test]
fn valid_texts_with_undocumented_parts_are_not_documented() {
    let cases = [
        (true, r#"{"id":1.5e18,"interval":"day","status":"active"}"#),
        (true, r#"{"status":"active","interval":"day","id":null}"#),
        (true, r#"{ "interval": null, "status": "active" }"#),
        (true, r#"{"status":"\u0061ctive"}"#),
        (false, r#"{"interval":"day","status":"paused"}"#),
        (false, r#"{"status":"active","interval":"week"}"#),
    ];
    let cases = cases.map(|(is, text)| ("UpdateSubscription", is, text));
    let no_fields_shown =
        [("CaptureTransaction", true, "{}"), ("CaptureTransaction", false, r#"{"amount":"1.00"}"#)];
    for (shape, is, text) in cases.into_iter().chain(no_fields_shown) {
        let table = table_of(shape).unwrap();
        // The engine reads the last bytes of a text in another way.
        let text = format!("{text}{:100}", "");
        assert!(accepts(table, true, text.as_bytes()), "{text}");
        assert_eq!(is_documented(table, text.as_bytes()), is, "{text}");
    }
}

#[test]
fn integers_have_64_bits() {
    let table = table_of("UpdateSubscription").unwrap();
    for (id, is) in [
        ("9223372036854775807", true),
        ("-9223372036854775808", true),
        ("9223372036854775807.0", true),
        ("9223372036854775808", false),
        ("-9223372036854775809", false),
        ("1e400", false),
    ] {
        let text = format!(r#"{{"id":{id}}}{:100}"#, "");
        assert_eq!(accepts(table, false, text.as_bytes()), is, "{text}");
    }
}
