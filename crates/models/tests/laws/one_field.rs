//! Law 5: a drifted field never costs the resource.

use backoffice::models::Code;

use crate::{
    instances::full,
    json::{Value, parse, text},
    oracle::expected,
    registry::{Decoded, Shape, shapes},
};

/// Values of every kind, at the edges of what a type can hold.
const VALUES: &[&str] = &[
    "null",
    "true",
    "0",
    "-1.0",
    "1.5",
    "1e3",
    "2147483648",
    "9223372036854775807",
    "9223372036854775808",
    "1e400",
    "\"\"",
    "\"text\"",
    "\"\\ud800\"",
    "[]",
    "[null]",
    "[[\"x\"]]",
    "[true,0,\"\",{},{\"unlisted\":1}]",
    "{}",
    "{\"unlisted\":{\"b\":[1]}}",
];

#[test]
fn a_mismatched_value_costs_its_own_field_only() {
    let mut mismatches = 0;
    for shape in shapes() {
        let (instance, before) = decoded(&shape);
        for (position, row) in shape.info.fields.iter().enumerate() {
            for value in VALUES {
                let mut changed = instance.clone();
                set(&mut changed, row.name, parse(value.as_bytes()).unwrap());
                let after = (shape.read)(changed.to_json().as_bytes()).unwrap();
                let place = format!("{} {} = {value}", shape.info.name, row.name);
                for (other, (before, after)) in before.fields.iter().zip(&after.fields).enumerate()
                {
                    assert!(other == position || before == after, "{place}: costs field {other}");
                }
                let pointer = format!("/{}", row.name);
                let elsewhere = |decoded: &Decoded| {
                    let drift =
                        decoded.drift.iter().filter(|drift| !is_at(&drift.pointer, &pointer));
                    drift.cloned().collect::<Vec<_>>()
                };
                assert_eq!(elsewhere(&before), elsewhere(&after), "{place}");
                let here = expected(shape.info, &changed);
                if here.contains(&("type-mismatch", pointer.clone())) {
                    mismatches += 1;
                    assert_eq!(after.fields[position], None, "{place}: is read");
                    let codes = after.drift.iter().filter(|drift| is_at(&drift.pointer, &pointer));
                    let codes: Vec<_> = codes.map(|drift| (&*drift.pointer, drift.code)).collect();
                    assert_eq!(codes, [(&*pointer, Code::TypeMismatch)], "{place}");
                } else {
                    // A value that fits is read, except null and `[null]`.
                    let is_null = changed_field(&changed, row.name) == &Value::Null;
                    assert!(is_null || after.fields[position].is_some(), "{place}: is not read");
                }
            }
        }
    }
    assert!(mismatches > 5_000, "only {mismatches} cases had something to tell");
}

#[test]
fn a_missing_field_does_not_refuse_the_delivery() {
    for shape in shapes() {
        let (instance, before) = decoded(&shape);
        for (position, row) in shape.info.fields.iter().enumerate() {
            let mut changed = instance.clone();
            let Value::Object(fields) = &mut changed else { unreachable!() };
            fields.remove(&text(row.name));
            let after = (shape.read)(changed.to_json().as_bytes()).unwrap();
            for (other, (before, after)) in before.fields.iter().zip(&after.fields).enumerate() {
                let unchanged = if other == position { after.is_none() } else { before == after };
                assert!(unchanged, "{} without {}: {other}", shape.info.name, row.name);
            }
        }
    }
}

/// A value with the wrong format or size is read, and reported.
#[test]
fn values_outside_the_document_are_reported_at_their_place() {
    use backoffice::description::TypeInfo;
    for shape in shapes() {
        let (instance, _) = decoded(&shape);
        for (position, row) in shape.info.fields.iter().enumerate() {
            let odd: &[(&str, &str)] = match row.ty {
                TypeInfo::Amount => &[("\"ten\"", "amount-format"), ("\"1,0\"", "amount-format")],
                TypeInfo::Timestamp => &[
                    ("\"yesterday\"", "timestamp-format"),
                    ("\"2023-02-10T12:00:00+07:00\"", "timestamp-not-utc"),
                ],
                TypeInfo::Date => &[("\"2023-02-30\"", "date-format")],
                TypeInfo::Url => &[("\"not a url\"", "url-format")],
                TypeInfo::Enum(_) => &[("\"none of them\"", "unknown-value")],
                TypeInfo::Number if row.minimum.is_some() => &[("-1e300", "below-minimum")],
                TypeInfo::Number if row.maximum.is_some() => &[("1e300", "above-maximum")],
                TypeInfo::Integer if row.minimum.is_some() => {
                    &[("-9223372036854775808", "below-minimum")]
                }
                _ => continue,
            };
            for (value, code) in odd {
                let mut changed = instance.clone();
                set(&mut changed, row.name, parse(value.as_bytes()).unwrap());
                let after = (shape.read)(changed.to_json().as_bytes()).unwrap();
                let place = format!("{} {} = {value}", shape.info.name, row.name);
                assert!(after.fields[position].is_some(), "{place}");
                let pointer = format!("/{}", row.name);
                let found = after.drift.iter().filter(|drift| drift.pointer == pointer);
                let found: Vec<_> = found.map(|drift| drift.code.id()).collect();
                assert_eq!(found, [*code], "{place}");
            }
        }
    }
}

/// A full instance, and the result of reading it in the spelling that the test changes.
fn decoded(shape: &Shape) -> (Value, Decoded) {
    let instance = parse(full(shape.info).as_bytes()).unwrap();
    let decoded = (shape.read)(instance.to_json().as_bytes()).unwrap();
    (instance, decoded)
}

/// Returns `true` if a pointer leads to a field or into it.
fn is_at(pointer: &str, field: &str) -> bool {
    let below = pointer.strip_prefix(field);
    below.is_some_and(|below| below.is_empty() || below.starts_with('/'))
}

fn set(instance: &mut Value, name: &str, value: Value) {
    let Value::Object(fields) = instance else { unreachable!() };
    fields.insert(text(name), value);
}

fn changed_field<'v>(instance: &'v Value, name: &str) -> &'v Value {
    let Value::Object(fields) = instance else { unreachable!() };
    &fields[&text(name)]
}
