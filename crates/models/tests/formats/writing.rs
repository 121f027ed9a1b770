//! Each kind of value, written in another format.

use backoffice::models::{GiftCard, Json, List, Number, Object, Record as _};
use ciborium::Value;

use crate::format::{Cbor, Format as _, MessagePack, Yaml};

fn written(text: &str) -> Value {
    Value::serialized(&Json::parse(text).unwrap()).unwrap()
}

#[test]
fn a_number_becomes_an_integer_or_a_float_of_the_same_value_or_its_text() {
    let integers: [(&str, i128); 6] = [
        ("0", 0),
        ("-0", 0),
        ("-1", -1),
        ("9007199254740993", 9_007_199_254_740_993),
        ("-9223372036854775808", i64::MIN.into()),
        ("18446744073709551615", u64::MAX.into()),
    ];
    for (literal, number) in integers {
        assert_eq!(written(literal), Value::Integer(number.try_into().unwrap()));
    }
    let floats = [
        ("1.0", 1.0),
        ("-1.50E-07", -1.5e-7),
        ("1e2", 100.0),
        ("100e-2", 1.0),
        ("0.10", 0.1),
        ("-0.0e99999999999999999999", -0.0),
        ("100000000000000000000", 1e20),
        ("1.7976931348623157e308", f64::MAX),
        ("5e-324", 5e-324),
    ];
    for (literal, number) in floats {
        assert_eq!(written(literal), Value::Float(number), "{literal}");
    }
    let texts = [
        "18446744073709551616",
        "-9223372036854775809",
        "0.1000000000000000055511151231257827021181583404541015625",
        "4.9e-324",
        "1e400",
        "-1e400",
        "1e-400",
        "1e99999999999999999999",
        "1e-99999999999999999999",
    ];
    for literal in texts {
        assert_eq!(written(literal), Value::Text(literal.to_owned()));
    }
}

#[test]
fn a_lone_surrogate_becomes_the_replacement_character() {
    let cases = [
        (r#""\ud800""#, "\u{fffd}"),
        (r#""\udc00\ud800""#, "\u{fffd}\u{fffd}"),
        (r#""\ud800\ud83d\ude00""#, "\u{fffd}😀"),
        (r#""a\"\\\/\b\f\n\r\t\u00e9é\ud800""#, "a\"\\/\u{8}\u{c}\n\r\téé\u{fffd}"),
        (r#""\ud83d\ude00\\ud800""#, "😀\\ud800"),
    ];
    for (json, text) in cases {
        assert_eq!(written(json), Value::Text(text.to_owned()), "{json}");
        let name = written(&format!("{{{json}:1}}"));
        assert_eq!(name.as_map().unwrap()[0].0, Value::Text(text.to_owned()), "{json}");
    }
}

#[test]
fn other_values_become_what_they_are() {
    let json = r#"{"a":null,"b":[true,false,{}],"":[]}"#;
    let text = |text: &str| Value::Text(text.to_owned());
    let list = [Value::Bool(true), Value::Bool(false), Value::Map(vec![])];
    let expected = Value::Map(vec![
        (text("a"), Value::Null),
        (text("b"), Value::Array(list.into())),
        (text(""), Value::Array(vec![])),
    ]);
    assert_eq!(written(json), expected);
    let object: Object = serde_json::from_str(json).unwrap();
    assert_eq!(Value::serialized(&object).unwrap(), expected);
    let list: List<backoffice::models::Text> = ["a"].into_iter().collect();
    assert_eq!(Value::serialized(&list).unwrap(), Value::Array(vec![text("a")]));
    let number = Number::new("4.50").unwrap();
    assert_eq!(Value::serialized(&number).unwrap(), Value::Float(4.5));
}

#[test]
fn a_shape_is_a_map_for_readers() {
    let card = GiftCard::from_json(r#"{"balance":"25.00","id":7,"note":[1.5]}"#).unwrap();
    let yaml = "balance: '25.00'\nid: 7\nnote:\n- 1.5\n";
    assert_eq!(String::from_utf8(Yaml::write(&card).unwrap()).unwrap(), yaml);
}

/// Text with this number of arrays inside each other.
fn nested(levels: usize) -> String {
    "[".repeat(levels) + &"]".repeat(levels)
}

#[test]
fn only_serde_json_writes_and_reads_more_than_128_levels() {
    let [deepest, deeper, deep] =
        [128, 129, 50_000].map(|levels| Json::parse(&nested(levels)).unwrap());
    assert_eq!(serde_json::to_string(&deep).unwrap(), deep.as_str());
    assert_eq!(Cbor::read::<Json>(&Cbor::write(&deepest).unwrap()), Ok(deepest.clone()));
    assert_eq!(MessagePack::read::<Json>(&MessagePack::write(&deepest).unwrap()), Ok(deepest));
    for json in [deeper, deep] {
        let error = MessagePack::write(&json).unwrap_err();
        assert!(error.contains("nested deeper than 128 levels"), "{error}");
    }
    for (levels, is_read) in [(127, true), (128, false), (900, false)] {
        // MessagePack: arrays of one element, then null.
        let bytes = [vec![0x91; levels], vec![0x90]].concat();
        match MessagePack::read::<Json>(&bytes) {
            Ok(json) => assert!(is_read && json.as_str() == nested(levels + 1)),
            Err(error) => {
                assert!(!is_read && error.contains("nested deeper than 128 levels"), "{error}");
            }
        }
    }
}
