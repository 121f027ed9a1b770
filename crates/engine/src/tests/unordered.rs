use std::collections::BTreeSet;

use super::*;
use crate::{
    DISORDER_LIMIT,
    hash::Key,
    scan::Extensions,
    table::{Field, Set},
};

/// A table of these fields, which do not allow null. The first is required.
fn table(fields: Vec<(&'static str, Rule)>) -> &'static Table {
    table_with(fields, 1)
}

/// A table of these fields, which do not allow null.
fn table_with(fields: Vec<(&'static str, Rule)>, required: Set) -> &'static Table {
    let names: Vec<_> = fields.iter().map(|(name, _)| *name).collect();
    let shift = if names.len() < 10 { 58 } else { 50 };
    let slot = |name: &str, seed| (Key::new(name.as_bytes()).hash(seed) >> shift) as usize;
    let mut seeds = (1_u64..).map(|seed| seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
    let tells_apart = |seed: &u64| {
        let slots: BTreeSet<_> = names.iter().map(|name| slot(name, *seed)).collect();
        slots.len() == names.len()
    };
    let seed = seeds.find(tells_apart).unwrap_or_default();
    let mut slots = vec![u8::MAX; 1 << (64 - shift)];
    for (number, name) in (0..).zip(&names) {
        slots[slot(name, seed)] = number;
    }
    let fields = (0..).zip(fields);
    let fields = fields.map(|(number, (name, rule))| Field::new(number, name, rule, 0));
    let table = Table {
        fields: fields.collect::<Vec<_>>().leak(),
        names: names.leak(),
        required: [required; 2],
        texts: [0; 2],
        open: [true, false],
        slots: slots.leak(),
        shift,
        seed,
        check: None,
    };
    Box::leak(Box::new(table.completed()))
}

/// Text after an object, so that the end of the text is far away.
const MORE: &str = "and some more text: more than there are bytes that are looked at together";

/// Returns the length of the text after an object, which is the same whether or not spaces are expected.
fn rest(table: &Table, text: &[u8], profile: u8, extensions: Extensions) -> Option<usize> {
    let [expecting, other] = [true, false].map(|expects_spaces| {
        let pass = Pass::new(profile, extensions);
        pass.disorder.set(DISORDER_LIMIT);
        pass.separated.set(expects_spaces);
        let rest = check(table, text, &pass);
        (text.starts_with(b"{") && pass.depth.get() == 0).then_some(rest.len())
    });
    assert_eq!(expecting, other, "{}", String::from_utf8_lossy(text));
    expecting
}

/// All texts of `count` tokens. Under Miri, only a few of them.
fn texts(tokens: &[&str], count: u32) -> impl Iterator<Item = String> {
    let all = tokens.len().pow(count);
    let token = |number, at| tokens[number / tokens.len().pow(at) % tokens.len()];
    let step = if cfg!(miri) { all / 7 } else { 1 };
    (0..all).step_by(step).map(move |number| (0..count).map(|at| token(number, at)).collect())
}

#[test]
fn accepted_objects_are_valid_for_any_separator_and_name_length() {
    for length in [1, 12, 29, 30, 31] {
        let name: &str = Box::leak("n".repeat(length).into());
        let table = table(vec![(name, Rule::String), ("last", Rule::Integer)]);
        let few = texts(&[",", "\"", ":", "5"], 7);
        let many = texts(&[",", "\"", "}", "]", " ", "5", "\\", "\n", "é"], 4);
        // With the indentation that the first field has, and with others.
        let indented = texts(&[",\n  ", ",\n ", "\n  ", "\"", ": ", "5", "}"], 5);
        let dense = few.chain(many).map(|tokens| ("", tokens));
        for (start, tokens) in dense.chain(indented.map(|tokens| ("\n  ", tokens))) {
            // Directly after the name, and at the end of the bytes that the engine reads at once.
            for value in ["x", &"x".repeat(58 - length)] {
                let text = format!("{{{start}\"{name}\":\"{value}{tokens}\"last\":1}}{MORE}");
                let text = text.as_bytes();
                let found = rest(table, text, 1, Extensions::detected());
                let mut values = serde_json::Deserializer::from_slice(text).into_iter();
                let value: Option<Result<serde_json::Value, _>> = values.next();
                let expected = match value {
                    Some(Ok(_)) => Some(text.len() - values.byte_offset()),
                    _ => None,
                };
                assert!(found.is_none() || found == expected, "{tokens}");
            }
        }
    }
}

#[test]
fn the_prefilter_accepts_white_space_in_any_field_order() {
    let table = table(vec![("id", Rule::Integer), ("name", Rule::String), ("no", Rule::Any)]);
    for fields in [
        r#"{"no":null ,"name":"x","id":1}"#,
        r#"{"no":null, "name":"x","id":1}"#,
        r#"{"name":"x" ,"id":5 }"#,
        r#"{"name" :"x","no": 5,"id":1 }"#,
        r#"{ "name": "x", "no": [1, "x"], "id": 1 }"#,
        "{\n\t\"name\": \"x\",\n\t\"id\": 1\n}",
        "{\n  \"no\": 5,\n  \"name\": \"x\",\n  \"id\": 1\n}",
        "{\n  \"no\": 5 ,\n\"name\":\"x\",  \"id\": 1 }",
        "{\n                    \"no\": 5,\n                    \"id\": 1}",
    ] {
        let text = [fields, MORE].concat();
        let found = rest(table, text.as_bytes(), 1, Extensions::detected());
        assert_eq!(found, Some(MORE.len()), "{fields}");
    }
}

#[test]
#[cfg(target_arch = "x86_64")]
fn objects_read_the_same_with_and_without_avx2() {
    let inner = Rule::Shape(table(vec![("id", Rule::Integer), ("zip", Rule::String)]));
    let inner: &Value = Box::leak(Box::new(Value::new(inner, 0)));
    let text: &Value = Box::leak(Box::new(Value::new(Rule::String, 0)));
    let table = table(vec![
        ("id", Rule::Integer),
        ("name", Rule::String),
        ("city", Rule::String),
        ("email", Rule::String),
        ("a_name_that_has_thirty_letters", Rule::Int32),
        ("a_name_that_has_31_letters_in_it", Rule::Boolean),
        ("rate", Rule::Number(None)),
        ("total", Rule::Amount),
        ("at", Rule::Timestamp),
        ("site", Rule::Url),
        ("more", Rule::Any),
        ("tags", Rule::List(text)),
        ("addresses", Rule::List(inner)),
    ]);
    let rest = |text: &[u8], profile, extensions| rest(table, text, profile, extensions);
    let without = Extensions { avx2: None };
    let text = r#"{"total":"12.50","a_name_that_has_thirty_letters":1234567,"tags":["a","b"],"id":7,
            "addresses":[{"zip":"8000","id":5},{"id":-1}],"new":1e5 , "more":[1,"x",{"y":null}],"rate":2.5E+3,
            "email":"a name of more than thirty-two bytes@example.com","name":"\u00e9","city":"Søborg",
            "a_name_that_has_31_letters_in_it":true,"at":"2023-02-10T12:00:00Z","site": "https://example.com"}"#;
    let text = [text, MORE].concat().into_bytes();
    assert!(rest(&text, 1, without).is_some());
    for place in (0..text.len()).step_by(if cfg!(miri) { 41 } else { 1 }) {
        for byte in b"\"\\,}{[] 0x\n\xC3" {
            let mut text = text.clone();
            text[place] = *byte;
            for profile in [1, 2] {
                let found = rest(&text, profile, without);
                let with = rest(&text, profile, Extensions::detected());
                assert_eq!(with, found, "{place}");
            }
        }
    }
}

/// As many fields as a set has bits.
#[test]
fn each_field_of_the_widest_shape_is_told_apart() {
    let names = (0..Set::BITS).map(|number| -> &'static str { format!("field_{number}").leak() });
    let names: Vec<_> = names.collect();
    let fields = names.iter().map(|name| (*name, Rule::Integer));
    let table = table_with(fields.collect(), Set::MAX);
    let accepts = |names: &[&str]| {
        let fields: Vec<_> = names.iter().map(|name| format!("{name:?}:1")).collect();
        let text = format!("{{{}}}{MORE}", fields.join(","));
        rest(table, text.as_bytes(), 1, Extensions::detected()) == Some(MORE.len())
    };
    assert!(accepts(&names));
    for number in 0..names.len() {
        let mut names = names.clone();
        let name = names.remove(number);
        assert!(!accepts(&names), "without {name}");
        names.insert(0, name);
        assert!(accepts(&names), "{name} first");
        names.push(name);
        assert!(!accepts(&names), "{name} twice");
    }
}
