//! The verdict against that of the `jsonschema` crate as it comes: its own formats, `serde_json`'s tree.

use std::collections::BTreeSet;

use backoffice_schema::{Profile, documents};
use backoffice_shapes::{ShapeInfo, TypeInfo};
use backoffice_validate::{Code, Validator, Verdict};
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

/// The instance locations that fail, as the JSON Schema keywords report them.
fn ours(validator: &Validator, text: &str) -> BTreeSet<String> {
    let violations = match validator.check(text.as_bytes()) {
        Ok(()) => return BTreeSet::new(),
        Err(Verdict::Invalid(violations)) => violations,
        Err(other) => panic!("{other}"),
    };
    let location = |pointer: &str, code| match (code, pointer.rsplit_once('/')) {
        (Code::UndocumentedMember, Some((object, _))) => object.to_owned(),
        _ => pointer.to_owned(),
    };
    violations
        .iter()
        .map(|violation| location(&violation.pointer, violation.code))
        .collect()
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
            let validator = Validator::new(document, profile).with_limit(usize::MAX);
            let mut runner = proptest::test_runner::TestRunner::new(config.clone());
            let name = document.name();
            let result = runner.run(
                &value(TypeInfo::Shape(document.shape()), DEPTH),
                |payload| {
                    let theirs: BTreeSet<String> = oracle
                        .iter_errors(&payload)
                        .map(|error| error.instance_path().as_str().to_owned())
                        .collect();
                    let ours = ours(&validator, &payload.to_string());
                    prop_assert_eq!(ours, theirs, "{} {} {}", name, profile, payload);
                    Ok(())
                },
            );
            result.unwrap();
            for text in ["{}", "7"] {
                let payload: Value = serde_json::from_str(text).unwrap();
                let verdict = validator.check(text.as_bytes()).is_ok();
                assert_eq!(
                    verdict,
                    oracle.is_valid(&payload),
                    "{name} {profile} {text}"
                );
                if verdict { valid += 1 } else { invalid += 1 }
            }
        }
    }
    assert!(
        valid > 10 && invalid > 10,
        "{valid} valid, {invalid} invalid: one side is not tested"
    );
}
