//! Compares our verdict with the verdict of the `jsonschema` crate, for every shape and both profiles.
//! `backoffice_tests::verdict` makes the comparison and describes the known differences. The fuzz targets use it too.
//!
//! `PROPTEST_CASES=1000000 cargo test --release -p backoffice-validate --test oracle` asks for a million cases
//! of each property.

use std::{
    env,
    error::Error,
    sync::atomic::{AtomicUsize, Ordering},
};

use backoffice::schema::{Profile, documents};
use backoffice_description::{ShapeInfo, TypeInfo};
use backoffice_tests::verdict::{Judge, Verdict, formats, instance};
use proptest::{
    prelude::*,
    strategy::BoxedStrategy,
    test_runner::{TestCaseError, TestRunner},
};
use serde_json::{Map, Value, json};

/// Depth of generated shapes.
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
    let mismatch = prop_oneof![
        Just(Value::Null),
        Just(json!(false)),
        Just(json!(5)),
        Just(json!("")),
        Just(json!([])),
        Just(json!({}))
    ];
    prop_oneof![8 => fitting, 1 => mismatch].boxed()
}

/// Objects with most of a shape's fields, and sometimes an unknown one.
fn object(shape: &'static ShapeInfo, depth: usize) -> BoxedStrategy<Value> {
    let fields: Vec<_> = shape
        .fields
        .iter()
        .map(|field| {
            prop::option::weighted(0.8, value(field.ty, depth).prop_map(|v| (field.name, v)))
        })
        .collect();
    let further = prop::option::weighted(0.1, "[a-z/~é]{0,3}");
    (fields, further)
        .prop_map(|(fields, further)| {
            let mut object: Map<String, Value> = fields
                .into_iter()
                .flatten()
                .map(|(name, value)| (name.to_owned(), value))
                .collect();
            object.extend(further.map(|name| (name, json!(1))));
            Value::from(object)
        })
        .boxed()
}

/// A payload with escapes in every name. Only the diagnostic pass reads such names.
fn escaped(value: &Value) -> String {
    match value {
        Value::Array(elements) => {
            let elements: Vec<_> = elements.iter().map(escaped).collect();
            format!("[{}]", elements.join(", "))
        }
        Value::Object(fields) => {
            let field = |(name, value): (&String, &Value)| {
                let units = name.encode_utf16().map(|unit| format!("\\u{unit:04X}"));
                format!("\"{}\" : {}", units.collect::<String>(), escaped(value))
            };
            let fields: Vec<_> = fields.iter().map(field).collect();
            format!("{{{}}}", fields.join(" ,"))
        }
        scalar => scalar.to_string(),
    }
}

/// Number of cases of each property for one document in one profile. `PROPTEST_CASES` is the number for all documents
/// and profiles.
fn cases() -> u32 {
    let asked = env::var("PROPTEST_CASES").ok();
    let asked = asked.and_then(|cases| cases.parse::<u32>().ok());
    let documents = 2 * documents().len() as u32;
    asked.map_or(12, |cases| cases.div_ceil(documents))
}

/// Count of each verdict.
#[derive(Debug, Default)]
struct Counts([AtomicUsize; 3]);

impl Counts {
    fn count(&self, verdict: Verdict) {
        self.0[verdict as usize].fetch_add(1, Ordering::Relaxed);
    }

    /// Checks that each verdict occurs in some of the cases.
    fn assert_each(&self, verdicts: &[Verdict]) {
        println!("{self:?}");
        for verdict in verdicts {
            let count = self.0[*verdict as usize].load(Ordering::Relaxed);
            assert!(count > 100, "{verdict:?}: {count}");
        }
    }
}

fn failed(difference: Box<dyn Error + Send + Sync>) -> TestCaseError {
    TestCaseError::fail(difference.to_string())
}

/// Compares the texts of each case, for every document in both profiles.
fn for_each_document<S: Strategy>(
    strategy: impl Fn(usize) -> S,
    texts: impl Fn(usize, Profile, S::Value) -> Vec<Vec<u8>>,
) -> Counts {
    let counts = Counts::default();
    let config =
        ProptestConfig { cases: cases(), failure_persistence: None, ..ProptestConfig::default() };
    for number in 0..documents().len() {
        for profile in Profile::ALL {
            let judge = Judge::nth(number, profile);
            let mut runner = TestRunner::new(config.clone());
            let result = runner.run(&strategy(number), |case| {
                for text in texts(number, profile, case) {
                    let verdict = judge.judge(&text);
                    counts.count(verdict.map_err(failed)?);
                }
                Ok(())
            });
            result.unwrap_or_else(|error| panic!("{error}"));
        }
    }
    counts
}

#[test]
fn one_verdict() {
    let counts = for_each_document(
        |number| value(TypeInfo::Shape(documents()[number].shape()), DEPTH),
        |_, _, payload| vec![payload.to_string().into(), escaped(&payload).into()],
    );
    counts.assert_each(&[Verdict::Valid, Verdict::Invalid]);
}

#[test]
fn one_verdict_on_changed_instances() {
    let counts = for_each_document(
        // An instance takes three bytes, a change about three.
        |_| prop::collection::vec(any::<u8>(), 0..24),
        |number, profile, changes| vec![instance(number, profile, &changes)],
    );
    counts.assert_each(&[Verdict::Valid, Verdict::Invalid, Verdict::Unreadable]);
}

#[test]
fn one_verdict_on_texts_that_are_no_payload() {
    let texts = [
        "",
        "{}",
        "7",
        "[]",
        "\"\"",
        "null",
        "\u{feff}{}",
        "{} {}",
        "\0",
        "{\"\":0,\"\":0}",
        // Neither an integer nor within the bounds of one.
        "{\"id\":9223372036854775807.5}",
        "{\"id\":-9223372036854775808.5}",
    ];
    for number in 0..documents().len() {
        for profile in Profile::ALL {
            for text in texts {
                let verdict = Judge::nth(number, profile).judge(text.as_bytes());
                assert!(verdict.is_ok(), "{verdict:?}");
            }
        }
    }
}

#[test]
fn one_meaning_of_formats() {
    let texts = prop_oneof![
        value(TypeInfo::Timestamp, 0),
        value(TypeInfo::Url, 0),
        "[0-9]{3}[0-9/:]-[0-9]{2}-[0-9]{2}[Tt ][0-9:./]{8}(Z|[+-][0-9:./]{5})"
            .prop_map(Value::from),
        "[a-z]{1,3}:[!-~]{0,12}".prop_map(Value::from),
        "x://\\[[0-9a-fv:.%\\[]{0,20}\\](:[0-9]{0,3})?".prop_map(Value::from),
    ];
    let config = ProptestConfig {
        cases: 20 * cases(),
        failure_persistence: None,
        ..ProptestConfig::default()
    };
    let result = TestRunner::new(config)
        .run(&texts, |text| formats(text.as_str().unwrap_or_default()).map_err(failed));
    result.unwrap_or_else(|error| panic!("{error}"));
}
