//! Equality is by meaning where the API document gives a type no text of its own, and equal values have one hash.

use std::hash::{DefaultHasher, Hash, Hasher};

use backoffice::{
    models::{
        Json, List, Number, Object, OneOrMany, Page, Patch, Record as _, Required, Secret,
        Subscription, UnknownFields, UpdateWebhook, Webhook,
    },
    samples::{
        Profile, Samples,
        hostile::{Extent, drifted},
    },
};
use proptest::prelude::*;

use crate::{
    instances::cases,
    json::{self, Value, parse},
    registry::shapes,
};

/// Compares two values. Equal ones must have one hash.
pub(crate) fn same<T: Eq + Hash>(one: &T, other: &T) -> bool {
    let [first, second] = [one, other].map(|value| {
        let mut hasher = DefaultHasher::new();
        value.hash(&mut hasher);
        hasher.finish()
    });
    let same = one == other;
    assert_eq!(same, other == one);
    assert!(!same || first == second, "equal values have two hashes");
    same
}

fn read(text: &str) -> Json {
    Json::parse(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

fn numbers(one: &str, other: &str) -> bool {
    let equal = same(&Number::new(one).unwrap(), &Number::new(other).unwrap());
    assert_eq!(same(&read(one), &read(other)), equal, "{one} {other}");
    equal
}

/// JSON texts that often mean the same in different spellings.
fn text() -> impl Strategy<Value = String> {
    let string = prop::sample::select(vec![
        r#""""#,
        r#""a""#,
        r#""\u0061""#,
        r#""é""#,
        r#""\u00E9""#,
        r#""\/""#,
        r#""/""#,
        r#""\ud83d\ude00""#,
        r#""😀""#,
        r#""1""#,
        r#""true""#,
        r#""\ud800""#,
    ]);
    let scalar = prop::sample::select(vec![
        "null", "true", "false", "0", "-0.0", "0e9", "1", "1.0", "10e-1", "0.1E+1", "-1", "1e400",
        "100e398",
    ]);
    let leaf = prop_oneof![string.clone(), scalar].prop_map(str::to_owned);
    leaf.prop_recursive(3, 12, 3, move |inner| {
        let field = (string.clone(), inner.clone());
        prop_oneof![
            prop::collection::vec(inner, 0..3)
                .prop_map(|elements| format!("[{}]", elements.join(" , "))),
            prop::collection::vec(field, 0..4).prop_map(|fields| {
                let fields = fields.iter().map(|(name, value)| format!("{name} :{value}"));
                format!("{{{}}}", fields.collect::<Vec<_>>().join(","))
            }),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: u32::try_from(cases(2000)).unwrap(), ..Default::default() })]

    #[test]
    fn json_is_equal_exactly_if_it_means_the_same(one in text(), other in text()) {
        let values = [&one, &other].map(|text| parse(text.as_bytes()).unwrap());
        let [first, second] = [&one, &other].map(|text| read(text));
        prop_assert_eq!(same(&first, &second), values[0] == values[1]);
        let respelled = values[0].to_json();
        prop_assert!(same(&first, &read(&respelled)), "{} {}", one, respelled);
        if let (Ok(one), Ok(other)) = (serde_json::from_str::<Object>(&one), serde_json::from_str::<Object>(&other)) {
            prop_assert_eq!(same(&one, &other), values[0] == values[1]);
        }
    }

    #[test]
    fn numbers_are_equal_exactly_if_their_decimal_values_are(digits in "-?[1-9][0-9]{0,30}", exponent in any::<i64>(), far in "[0-9]{0,45}", shift in 0..60_usize) {
        // The exponents are texts, because they are beyond any number type.
        let exponent = |by: i128| {
            let near = i128::from(exponent) + by;
            let sign = if near < 0 { "-" } else { "+" };
            format!("{sign}{far}{:025}", near.unsigned_abs())
        };
        let number = format!("{digits}E{}", exponent(0));
        let zeros = "0".repeat(shift);
        let shift = i128::try_from(shift).unwrap();
        let spelled = format!("{digits}{zeros}.{zeros}e{}", exponent(-shift)).replace(".e", "e");
        // A shift across zero is another test's case.
        prop_assume!(exponent(0).get(..1) == exponent(-shift).get(..1));
        prop_assert!(numbers(&number, &spelled), "{} {}", number, spelled);
        let others = [format!("{digits}e{}", exponent(1)), format!("{digits}1e{}", exponent(-1))];
        for other in others {
            prop_assert!(!numbers(&number, &other), "{} {}", number, other);
        }
    }
}

/// Unknown fields, mismatches and free-form values are compared by meaning, too.
#[test]
fn records_in_any_spelling_are_equal_and_have_one_hash() {
    for shape in shapes() {
        for seed in 0..cases(8) {
            let valid = Samples::new(shape.info, seed, Profile::Contract).instance(seed);
            let text = drifted(&valid, seed, Extent::Interoperable).unwrap();
            let mut value = parse(text.as_bytes()).unwrap();
            let respelled = value.to_json();
            let place = format!("{}: {text}", shape.info.name);
            assert!((shape.same)(text.as_bytes(), respelled.as_bytes()), "{place}");
            if let Value::Object(fields) = &mut value {
                fields.insert(json::text("one more"), Value::Null);
            }
            let more = value.to_json();
            assert!(!(shape.same)(text.as_bytes(), more.as_bytes()), "{place}");
        }
    }
}

#[test]
fn exponents_of_any_size_are_exact() {
    let nines = "9".repeat(40);
    let power = format!("1{}", "0".repeat(40));
    let equal = [
        (format!("10e{nines}"), format!("1e{power}")),
        (format!("0.1e{power}"), format!("1e{nines}")),
        (format!("1e-{power}"), format!("0.1e-{nines}")),
        (format!("1e-{nines}"), format!("10e-{power}")),
        ("10e999999999999999999".into(), "1e1000000000000000000".into()),
        ("1e-1".into(), "0.1e-0000000000000000000000000000000000000".into()),
        ("-1".into(), "-0.001e+03".into()),
        (format!("0e{nines}"), "-0".into()),
    ];
    for (one, other) in equal {
        assert!(numbers(&one, &other), "{one} {other}");
    }
    let two_to_the_128 = "340282366920938463463374607431768211456";
    for (one, other) in [
        ("1", &*format!("1e{two_to_the_128}")),
        ("1", &*format!("1e-{two_to_the_128}")),
        ("1e1000000000000000000", "1e-1000000000000000000"),
        ("1", "-1"),
        ("1", "1.00000000000000000000000000000000001"),
        ("9007199254740993", "9007199254740992"),
    ] {
        assert!(!numbers(one, other), "{one} {other}");
    }
}

#[test]
fn deep_values_are_compared_without_much_stack() {
    let nested = |levels: usize, inner: &str| {
        let (open, close) = (r#"[{"a":"#.repeat(levels), "}]".repeat(levels));
        read(&format!("{open}{inner}{close}"))
    };
    assert!(same(&nested(64, "1"), &nested(64, "1.0")));
    // Deeper than 128 levels, spelling counts.
    assert!(!same(&nested(65, "1"), &nested(65, "1.0")));
    assert!(same(&nested(65, "1"), &nested(65, " 1 ")));
    assert!(same(&nested(100_000, "1"), &nested(100_000, "1")));
    assert!(!same(&nested(100_000, "1"), &nested(100_000, "2")));
}

#[test]
fn unknown_fields_are_equal_in_any_order() {
    let read = |text| Webhook::from_json(text).unwrap();
    let one = read(r#"{"id":1,"a":1,"b":[],"\ud800":0}"#);
    assert!(same(&one, &read(r#"{"\ud800":0e1,"b":[],"a":1.0,"id":1}"#)));
    assert!(!same(&one, &read(r#"{"id":1,"a":1,"b":[],"\\ud800":0}"#)));
    assert!(!same(&one, &read(r#"{"id":1,"a":1,"b":[]}"#)));
    assert!(!same(&one, &read(r#"{"id":1,"a":2,"b":[],"\ud800":0}"#)));
}

#[test]
fn the_types_around_values_have_equality_and_a_hash() {
    fn has<T: Eq + Hash>() {}
    has::<List<Json>>();
    has::<OneOrMany<Subscription>>();
    has::<Page<Webhook>>();
    has::<Patch<List<Json>>>();
    has::<Required<Number>>();
    has::<UnknownFields>();
    has::<UpdateWebhook>();
    assert!(same(&Secret::from("a"), &Secret::from("a")));
    assert!(!same(&Secret::from("a"), &Secret::from("b")));
}
