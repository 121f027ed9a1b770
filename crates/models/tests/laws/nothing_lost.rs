//! Law 4: decode then encode gives back the same JSON value.

use backoffice::{
    description::TypeInfo,
    models::{Order, Record as _, UpdateCustomer},
    samples::Samples,
};
use backoffice_description::validate::{Profile, Validator, by_name};

use crate::{
    instances::{cases, mixed},
    json::{Value, parse},
    oracle::{expected, structural},
    registry::{Shape, shapes},
};

#[test]
fn every_record_is_written_back_unchanged() {
    for shape in shapes() {
        for text in mixed(shape.info, cases(24)) {
            check(&shape, &text);
        }
    }
}

/// Unknown fields that an instance of any shape can have.
#[test]
fn oddities_are_written_back() {
    let oddities = [
        r#"{"\ud800":1,"\udc00\ud800":"\ud800","":{"":[]}}"#,
        r#"{"a":1,"a":2,"b":null,"b":[],"a":{"c":1,"c":null}}"#,
        r#"{"unknown_fields":1,"id":{"id":[]},"ID":0,"i\u0064":-0.0}"#,
        "{\"n\":1e400,\"m\":-1.50E-07,\"k\":123456789012345678901234567890.10}",
        " { \"spaced\" : [ 1 , { } , \" \\\" \" ] \n } \t\r\n",
        r#"{"esc":"\u0000\u001f\/\b\f\n\r\t\\\"\u2028\u007f","é😀":"\ud83d\ude00"}"#,
    ];
    for shape in shapes() {
        for text in oddities {
            check(&shape, text);
        }
    }
}

/// Numbers beyond `f64`, and text that looks like another value, in every field and in lists.
#[test]
fn exact_spellings_are_kept() {
    let values = [
        "0.10000000000000000000000000000001",
        "-123456789012345678901234567890.5E-3",
        "9007199254740993",
        "1e400",
        r#""0010.000""#,
        r#""2023-02-10t12:00:00.123456789123+00:00""#,
        r#""HTTPS://Example.com:443/%7e""#,
        r#"{"rate":0.30000000000000000000000000000004,"b":{"c":[1e-400]}}"#,
    ];
    for shape in shapes() {
        for row in shape.info.fields {
            for value in values {
                check(&shape, &format!("{{\"{}\":{value}}}", row.name));
                check(&shape, &format!("{{\"{}\":[{value},[{value}]]}}", row.name));
            }
        }
    }
}

/// If a documented name comes twice, the last value counts, whether it fits or not.
#[test]
fn the_last_of_duplicate_fields_counts() {
    let values = ["null", "1", "\"a\"", "true", "[]", "[1]", "{}", "\"\\ud800\""];
    for shape in shapes() {
        for row in shape.info.fields {
            for first in values {
                for last in values {
                    let name = row.name;
                    check(&shape, &format!("{{\"{name}\":{first},\"x\":0,\"{name}\":{last}}}"));
                }
            }
        }
    }
}

fn check(shape: &Shape, text: &str) {
    let name = shape.info.name;
    let value = parse(text.as_bytes()).unwrap_or_else(|| panic!("{name}: not JSON: {text}"));
    let decoded = (shape.decode)(text.as_bytes()).unwrap_or_else(|error| panic!("{error}: {text}"));
    let written = parse(decoded.json.as_bytes());
    let written = written.unwrap_or_else(|| panic!("{name} is written as {}", decoded.json));
    assert!(value == written, "{name}: {}", difference(&value, &written, ""));
    assert_eq!(structural(&decoded.drift), expected(shape.info, &value), "{name}: {text}");
    let again = (shape.decode)(decoded.json.as_bytes()).unwrap();
    assert_eq!(again.json, decoded.json, "{name}: written otherwise the second time");
    assert_eq!(again.drift.len(), decoded.drift.len(), "{name}: {text}");
}

/// The first place where two values differ.
fn difference(before: &Value, after: &Value, pointer: &str) -> String {
    match (before, after) {
        (Value::Object(before), Value::Object(after)) => {
            for (name, value) in before {
                let pointer = format!("{pointer}/{}", String::from_utf16_lossy(name));
                match after.get(name) {
                    None => return format!("{pointer} is lost"),
                    Some(other) if other != value => return difference(value, other, &pointer),
                    Some(_) => {}
                }
            }
            format!("{pointer} has more fields")
        }
        (Value::List(before), Value::List(after)) if before.len() == after.len() => {
            let mut pairs = before.iter().zip(after).enumerate();
            match pairs.find(|(_, (before, after))| before != after) {
                Some((index, (before, after))) => {
                    difference(before, after, &format!("{pointer}/{index}"))
                }
                None => format!("{pointer} is the same"),
            }
        }
        _ => format!("{pointer}: {} became {}", before.to_json(), after.to_json()),
    }
}

/// Whole numbers and texts have several JSON texts for one value. The one that was read is written back.
#[test]
fn unchanged_values_are_written_with_the_text_that_was_read() {
    let numbers = ["1.0", "1e2", "-0", "-0.0", "100E-2"];
    let texts = [
        r#""caf\u00e9""#,
        r#""a\/b""#,
        r#""\u0041""#,
        r#""\ud83d\ude00""#,
        r#""also with escapes that we write: \u00e9 \"\\\n\u0001\b\f\r\t""#,
    ];
    let mut fields = 0;
    for shape in shapes() {
        // A secret does not keep the text that was read, because that would not be wiped from memory.
        for row in shape.info.fields.iter().filter(|row| !row.secret) {
            let (values, is_list) = match row.ty {
                TypeInfo::Integer | TypeInfo::Int32 => (numbers.as_slice(), false),
                TypeInfo::List(TypeInfo::Integer | TypeInfo::Int32) => (numbers.as_slice(), true),
                TypeInfo::List(TypeInfo::String) => (texts.as_slice(), true),
                TypeInfo::String | TypeInfo::Amount | TypeInfo::Url | TypeInfo::Enum(_) => {
                    (texts.as_slice(), false)
                }
                _ => continue,
            };
            fields += 1;
            for value in values {
                let text = if is_list {
                    format!(r#"{{"{}":[{value},null,{value}]}}"#, row.name)
                } else {
                    format!(r#"{{"{}":{value}}}"#, row.name)
                };
                let decoded = (shape.decode)(text.as_bytes()).unwrap();
                assert_eq!(decoded.json, text, "{}", shape.info.name);
                assert!(decoded.fields.iter().any(Option::is_some), "{text}");
            }
        }
    }
    assert!(fields > 200, "{fields}");
}

#[test]
fn changed_values_are_written_anew() {
    let text = r#"{"number":"\u0031","currency":"\u0041","tags":["\u0041","b"]}"#;
    let mut order = Order::from_json(text).unwrap();
    order.currency = Some("B".into());
    order.tags.remove(0);
    let expected = r#"{"number":"\u0031","currency":"B","tags":["b"]}"#;
    assert_eq!(order.to_json(), expected);
    let mut written = Vec::new();
    order.to_writer(&mut written).unwrap();
    assert_eq!(written, expected.as_bytes());
    order.currency = None;
    order.number = None;
    assert_eq!(order.to_json(), r#"{"tags":["b"]}"#);
}

#[test]
fn nulls_are_written_back_until_the_field_has_a_value() {
    let text = r#"{"number":null,"currency":null,"tags":null,"user":null}"#;
    let mut order = Order::from_json(text).unwrap();
    assert_eq!(order.to_json(), text);
    assert_eq!(order, Order::from_json("{}").unwrap());
    order.currency = Some("USD".into());
    order.tags.push("vip".into());
    let expected = r#"{"number":null,"currency":"USD","tags":["vip"],"user":null}"#;
    assert_eq!(order.to_json(), expected);
}

#[test]
fn records_that_pass_the_strict_profile_pass_it_when_they_are_written_back() {
    for shape in shapes() {
        // Queries have no document.
        let Ok(validated) = by_name(shape.info.name) else {
            continue;
        };
        let strict = Validator::new(validated, Profile::Strict);
        for sample in Samples::new(shape.info, 1, Profile::Strict).take(20) {
            assert!(strict.is_valid(sample.as_bytes()), "{sample}");
            let decoded = (shape.decode)(sample.as_bytes()).unwrap();
            assert!(strict.is_valid(decoded.json.as_bytes()), "{}", decoded.json);
        }
    }
}

#[test]
fn elements_keep_their_texts_when_others_are_removed() {
    let text = r#"{"tags":["x","caf\u00e9","\u0041","A"]}"#;
    let mut order = Order::from_json(text).unwrap();
    order.tags.remove(0);
    assert_eq!(order.to_json(), r#"{"tags":["caf\u00e9","\u0041","A"]}"#);
    order.tags.retain(|tag| tag != "café");
    assert_eq!(order.to_json(), r#"{"tags":["\u0041","A"]}"#);
    order.tags.remove(0);
    assert_eq!(order.to_json(), r#"{"tags":["A"]}"#);
}

#[test]
fn nulls_do_not_move_to_another_shape() {
    let order = Order::from_json(r#"{"shipping_address":null,"x":1}"#).unwrap();
    let mut update = UpdateCustomer::new();
    *update.unknown_fields_mut() = order.unknown_fields().clone();
    assert_eq!(update.to_json(), r#"{"x":1}"#);
}
