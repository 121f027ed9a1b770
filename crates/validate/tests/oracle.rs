//! The verdict against that of the `jsonschema` crate as it comes: its own formats, `serde_json`'s tree.

use std::collections::BTreeSet;

use backoffice_samples::{
    Fullness, Samples,
    hostile::{Extent, drifted},
};
use backoffice_schema::{Profile, documents};
use backoffice_shapes::{ShapeInfo, TypeInfo};
use backoffice_validate::{Code, Shape, Validator, Violation};
use jsonschema::error::ValidationErrorKind;
use proptest::{prelude::*, strategy::BoxedStrategy};
use serde_json::{Map, Value, json};

/// How deeply generated shapes are nested.
const DEPTH: usize = 3;

/// Values that mostly fit a type.
fn value(ty: TypeInfo, depth: usize) -> BoxedStrategy<Value> {
    let fitting = match ty {
        TypeInfo::String | TypeInfo::Any => Just(json!("text")).boxed(),
        TypeInfo::Integer | TypeInfo::Int32 => prop_oneof![
            Just(json!(7)),
            Just(json!(1.0)),
            Just(json!(1.5)),
            Just(json!(2_147_483_647)),
            Just(json!(2_147_483_648_u32)),
            Just(json!(-2_147_483_648_i64)),
            Just(json!(-2_147_483_649_i64)),
            Just(json!(u64::MAX)),
            Just(json!(1e300)),
        ]
        .boxed(),
        TypeInfo::Number => {
            prop_oneof![Just(json!(-90)), Just(json!(-90.5)), Just(json!(-1e300)), Just(json!(0.1))].boxed()
        }
        TypeInfo::Boolean => Just(json!(true)).boxed(),
        TypeInfo::Amount => prop_oneof![
            Just(json!("10.00")),
            Just(json!("10,00")),
            Just(json!("-0")),
            Just(json!("1\n")),
            "\\PC{0,5}".prop_map(Value::from)
        ]
        .boxed(),
        TypeInfo::Timestamp => prop_oneof![
            Just(json!("2023-02-10T12:00:00Z")),
            Just(json!("2016-12-31T23:59:60Z")),
            Just(json!("2016-12-31T23:58:60Z")),
            Just(json!("2023-02-10t12:00:00.25+00:00")),
            Just(json!("2023-02-10T12:00:00-23:59")),
            "2023-[01][0-9]-[0-3][0-9][Tt ][0-2][0-9]:[0-6][0-9]:[0-6][0-9](\\.[0-9]{0,3})?(Z|[+-][0-2][0-9]:[0-6][0-9])"
                .prop_map(Value::from),
        ]
        .boxed(),
        TypeInfo::Date => Just(json!("2023-02-10")).boxed(),
        TypeInfo::Url => prop_oneof![
            Just(json!("https://example.com/")),
            "[a-z1]{0,2}:?(//)?([a-z@:%#?/\\[\\] é0-9.]{0,10}|\\[[0-9a-f:.]{0,9}\\](:[0-9]{0,3})?)".prop_map(Value::from),
        ]
        .boxed(),
        TypeInfo::Object => Just(json!({"a": [1]})).boxed(),
        TypeInfo::List(element) => prop::collection::vec(value(*element, depth), 0..3)
            .prop_map(Value::from)
            .boxed(),
        TypeInfo::Shape(shape) if depth > 0 => object(shape, depth - 1),
        TypeInfo::Shape(_) => Just(json!({})).boxed(),
        TypeInfo::Enum(info) => {
            let documented = prop::sample::select(info.values).prop_map(Value::from);
            prop_oneof![documented, Just(json!("other"))].boxed()
        }
    };
    let misfit = prop_oneof![
        Just(Value::Null),
        Just(json!(false)),
        Just(json!(5)),
        Just(json!("")),
        Just(json!([])),
        Just(json!({}))
    ];
    prop_oneof![8 => fitting, 1 => misfit].boxed()
}

/// Objects with most of a shape's members, and now and then one that it does not have.
fn object(shape: &'static ShapeInfo, depth: usize) -> BoxedStrategy<Value> {
    let members: Vec<_> = shape
        .members
        .iter()
        .map(|member| {
            prop::option::weighted(0.8, value(member.ty, depth).prop_map(|v| (member.name, v)))
        })
        .collect();
    let further = prop::option::weighted(0.1, "[a-z/~é]{0,3}");
    (members, further)
        .prop_map(|(members, further)| {
            let mut object: Map<String, Value> = members
                .into_iter()
                .flatten()
                .map(|(name, value)| (name.to_owned(), value))
                .collect();
            object.extend(further.map(|name| (name, json!(1))));
            Value::from(object)
        })
        .boxed()
}

/// Where a payload fails, by which keyword, and the name of the member that is missing or too many.
type Failures = BTreeSet<(String, String, Option<String>)>;

/// What we say of a text.
fn ours(validator: Validator, text: &str) -> Failures {
    let violations = match validator.check(text.as_bytes()) {
        Ok(()) => return Failures::new(),
        Err(violations) => violations,
    };
    assert_eq!(violations.omitted(), 0);
    let failure = |violation: Violation| {
        let keyword = violation.keyword.unwrap_or_default().to_owned();
        let (pointer, member) = match violation.code {
            Code::MissingMember => (violation.pointer, violation.member),
            Code::UndocumentedMember => {
                let (object, _) = violation.pointer.rsplit_once('/').unwrap_or_default();
                (object.to_owned(), violation.member)
            }
            _ => (violation.pointer, None),
        };
        (pointer, keyword, member)
    };
    violations.into_iter().map(failure).collect()
}

/// What the `jsonschema` crate says of a payload, as far as we say it too: of a value of another type not
/// that it is none of an enumeration, of one that is no date-time not that it is not in UTC.
fn theirs(oracle: &jsonschema::Validator, payload: &Value) -> Failures {
    let mut failures = Failures::new();
    for error in oracle.iter_errors(payload) {
        let names = match error.kind() {
            ValidationErrorKind::Required { property } => {
                vec![property.as_str().map(ToOwned::to_owned)]
            }
            ValidationErrorKind::AdditionalProperties { unexpected } => {
                unexpected.iter().cloned().map(Some).collect()
            }
            _ => vec![None],
        };
        let pointer = error.instance_path().as_str().to_owned();
        let keyword = error.kind().keyword().to_owned();
        failures.extend(
            names
                .into_iter()
                .map(|name| (pointer.clone(), keyword.clone(), name)),
        );
    }
    let all = failures.clone();
    failures.retain(|(pointer, keyword, _)| {
        let also = |other: &str| all.contains(&(pointer.clone(), other.to_owned(), None));
        !(keyword == "enum" && also("type") || keyword == "pattern" && also("format"))
    });
    failures
}

/// A payload with every name in another spelling, which only the exact pass reads.
fn escaped(value: &Value) -> String {
    match value {
        Value::Array(elements) => {
            let elements: Vec<_> = elements.iter().map(escaped).collect();
            format!("[{}]", elements.join(", "))
        }
        Value::Object(members) => {
            let member = |(name, value): (&String, &Value)| {
                let units = name.encode_utf16().map(|unit| format!("\\u{unit:04X}"));
                format!("\"{}\" : {}", units.collect::<String>(), escaped(value))
            };
            let members: Vec<_> = members.iter().map(member).collect();
            format!("{{{}}}", members.join(" ,"))
        }
        scalar => scalar.to_string(),
    }
}

#[test]
fn one_verdict() {
    let config = ProptestConfig {
        cases: 12,
        ..ProptestConfig::default()
    };
    let (mut valid, mut invalid) = (0, 0);
    for document in documents() {
        for profile in Profile::ALL {
            let schema: Value = serde_json::from_str(document.text(profile)).unwrap();
            let oracle = jsonschema::options()
                .should_validate_formats(true)
                .build(&schema)
                .unwrap();
            let shape = Shape::by_name(document.name()).unwrap();
            let validator = Validator::new(shape, profile).with_limit(usize::MAX);
            let mut runner = proptest::test_runner::TestRunner::new(config.clone());
            let name = document.name();
            let result = runner.run(
                &value(TypeInfo::Shape(document.shape()), DEPTH),
                |payload| {
                    let theirs = theirs(&oracle, &payload);
                    for text in [payload.to_string(), escaped(&payload)] {
                        let ours = ours(validator, &text);
                        prop_assert_eq!(&ours, &theirs, "{} {} {}", name, profile, text);
                    }
                    Ok(())
                },
            );
            result.unwrap();
            for text in ["{}", "7"] {
                let payload: Value = serde_json::from_str(text).unwrap();
                let (ours, theirs) = (ours(validator, text), theirs(&oracle, &payload));
                assert_eq!(ours, theirs, "{name} {profile} {text}");
                assert_eq!(validator.is_valid(text.as_bytes()), ours.is_empty());
                if ours.is_empty() {
                    valid += 1
                } else {
                    invalid += 1
                }
            }
        }
    }
    assert!(
        valid > 10 && invalid > 10,
        "{valid} valid, {invalid} invalid: one side is not tested"
    );
}

#[test]
fn one_verdict_on_what_has_drifted() {
    for document in documents() {
        for profile in Profile::ALL {
            let schema: Value = serde_json::from_str(document.text(profile)).unwrap();
            let oracle = jsonschema::options()
                .should_validate_formats(true)
                .build(&schema)
                .unwrap();
            let shape = Shape::by_name(document.name()).unwrap();
            let validator = Validator::new(shape, profile).with_limit(usize::MAX);
            let samples = Samples::new(document.shape(), 5, Fullness::Contract);
            for (seed, sample) in samples.take(8).enumerate() {
                let text = drifted(&sample, seed as u64, Extent::Interoperable).unwrap();
                let payload = serde_json::from_str(&text).unwrap();
                let (ours, theirs) = (ours(validator, &text), theirs(&oracle, &payload));
                assert_eq!(ours, theirs, "{} {profile} {text}", document.name());
            }
        }
    }
}
