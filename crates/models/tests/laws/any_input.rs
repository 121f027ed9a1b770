//! Law 7, and the part of law 5 about failures: the models read every JSON object and refuse other input, without a
//! panic, in linear time.

use std::time::{Duration, Instant};

use backoffice::{
    description::SHAPES,
    models::{AnyRecord, Json, OneOrMany, Subscription},
};
use proptest::prelude::*;

use crate::{
    instances::{cases, full, one_of_mixed},
    json::{Value, parse},
    registry::{Shape, shapes},
};

proptest! {
    #![proptest_config(ProptestConfig { cases: u32::try_from(cases(48)).unwrap(), ..Default::default() })]

    #[test]
    fn bytes(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        shapes().for_each(|shape| agrees(&shape, &bytes));
    }

    #[test]
    fn almost_json(text in r#"[ \t\n]?[\[{]("(id|tags|lines|\\u0069d|\\ud800|é)"|[\[\]{}:, ]|null|true|-?[0-9]{1,3}(\.[0-9])?([eE][+-]?[0-9]{1,3})?|"){0,12}[\]}]"#) {
        shapes().for_each(|shape| agrees(&shape, text.as_bytes()));
    }

    #[test]
    fn damaged_instances(seed in 0..1_000_u64, damage in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0..4), 1..4)) {
        for shape in shapes() {
            let mut bytes = one_of_mixed(shape.info, seed).into_bytes();
            for (at, byte, how) in &damage {
                let at = at.index(bytes.len());
                match how {
                    0 => bytes[at] = *byte,
                    1 => bytes.insert(at, *byte),
                    2 => bytes[at] = b"\"\\{}[]:,\0"[usize::from(*byte) % 9],
                    _ => bytes.truncate(at.max(1)),
                }
            }
            agrees(&shape, &bytes);
        }
    }
}

#[test]
fn truncated_instances() {
    for shape in shapes() {
        let text = full(shape.info);
        let step = (text.len() / 200).max(1);
        for length in (0..text.len()).step_by(step).chain(text.len().saturating_sub(20)..text.len())
        {
            let error = (shape.decode)(&text.as_bytes()[..length]).err();
            let error =
                error.unwrap_or_else(|| panic!("{}: {length} bytes are read", shape.info.name));
            assert!(error.position().is_some() && !error.is_not_an_object());
        }
    }
}

/// A byte order mark changes nothing (gap `byte-order-mark`). A second one is not JSON.
#[test]
fn byte_order_marks() {
    for shape in shapes() {
        for seed in 0..4 {
            let text = one_of_mixed(shape.info, seed);
            let marked = format!("\u{feff}{text}");
            let (plain, read) = ((shape.read)(text.as_bytes()), (shape.read)(marked.as_bytes()));
            let (plain, read) = (plain.unwrap(), read.unwrap());
            assert_eq!((read.json, read.drift), (plain.json, plain.drift));
            agrees(&shape, marked.as_bytes());
            agrees(&shape, format!("\u{feff}{marked}").as_bytes());
        }
    }
    assert_eq!(Json::parse("\u{feff}[7]").unwrap().as_str(), "[7]");
    for text in [r#"{"id":7}"#, r#"[{"id":7}]"#, r#"{"results":[{"id":7}]}"#] {
        let [plain, marked] = ["", "\u{feff}"].map(|mark| {
            let text = format!("{mark}{text}");
            OneOrMany::<Subscription>::from_slice(text.as_bytes()).unwrap()
        });
        assert_eq!(plain, marked, "{text}");
    }
}

#[test]
fn decode_errors_name_the_kind_of_a_value_that_is_not_an_object() {
    let cases = [
        ("null", "null"),
        ("true", "boolean"),
        ("-1e5", "number"),
        ("\"\\ud800\"", "string"),
        (" [ {} ] ", "array"),
    ];
    for shape in shapes() {
        for (text, kind) in cases {
            let error = (shape.decode)(text.as_bytes()).err().unwrap();
            assert!(error.is_not_an_object(), "{text}");
            let expected = format!(
                "could not read {}: expected a JSON object, found a JSON {kind}",
                shape.info.name
            );
            assert_eq!(error.to_string(), expected);
        }
    }
}

#[test]
fn any_depth_is_decoded_and_written_back() {
    const DEPTH: usize = 100_000;
    let values = [
        format!("{}{}", "[".repeat(DEPTH), "]".repeat(DEPTH)),
        format!("{}1{}", "{\"a\":".repeat(DEPTH), "}".repeat(DEPTH)),
        format!("{}null{}", "[{\"id\":".repeat(DEPTH), "}]".repeat(DEPTH)),
    ];
    for (at, info) in SHAPES.iter().enumerate() {
        let first = info.fields.first().map(|row| row.name);
        let name = first.filter(|_| at % 2 == 0).unwrap_or("unlisted");
        let text = format!("{{\"{name}\":{}}}", values[at % values.len()]);
        let record = AnyRecord::from_slice(info, text.as_bytes()).unwrap();
        assert_eq!(record.to_json().len(), text.len(), "{} {name}", info.name);
        let unclosed = &text.as_bytes()[..text.len() - 1];
        assert!(AnyRecord::from_slice(info, unclosed).is_err());
    }
}

/// Twice the input takes about twice the time. The limit is ten times the usual time, far below the time of
/// comparing each field with each other.
#[test]
fn time_grows_linearly_with_length() {
    let fields = 100_000;
    let all_different: Vec<_> = (0..fields).map(|n| format!("\"{n:06}\":{n}")).collect();
    let by_turns: Vec<_> = (0..fields)
        .map(|n| match n % 4 {
            0 => "\"id\":[]".to_owned(),
            1 => "\"id\":1".to_owned(),
            2 => "\"\\ud800\":1".to_owned(),
            _ => format!("\"{n:06}\":{n}"),
        })
        .collect();
    let elements: Vec<_> = (0..fields).map(|n| if n % 16 == 0 { "{}" } else { "[[]]" }).collect();
    let texts = [
        format!("{{{}}}", all_different.join(",")),
        format!("{{{}}}", by_turns.join(",")),
        format!("{{\"addresses\":[{}]}}", elements.join(",")),
        format!("{{\"email\":\"{}\"}}", "\\u00e9\\\\".repeat(fields)),
        format!("{{\"orders_count\":1{}.0e-{fields}}}", "0".repeat(fields)),
    ];
    let shape = shapes().find(|shape| shape.info.name == "Customer").unwrap();
    for text in texts {
        let start = Instant::now();
        let decoded = (shape.read)(text.as_bytes()).unwrap();
        assert!(decoded.json.len() > 10);
        let took = start.elapsed();
        let start = text.get(..40).unwrap();
        assert!(took < Duration::from_secs(20), "{start}… took {took:?}");
    }
}

/// Reads `bytes` if they are a JSON object, and refuses them if not.
fn agrees(shape: &Shape, bytes: &[u8]) {
    let is_object = matches!(parse(bytes), Some(Value::Object(_)));
    let result = (shape.decode)(bytes);
    assert_eq!(
        result.is_ok(),
        is_object,
        "{}: {:?}: {}",
        shape.info.name,
        result.err(),
        String::from_utf8_lossy(bytes)
    );
}
