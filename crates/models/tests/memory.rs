//! Memory of decoding: no text takes more than 32 MiB and 16 times its length (gap `decoding-memory`).

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a helper of a test fails by panicking, as the test does"
)]

use allocation_counter::measure;
use backoffice::{
    description,
    models::{
        AnyRecord, Customer, List, OneOrMany, Order, OrderLine, Page, Record, Subscription, Text,
    },
    samples::{Profile, Samples},
};
use serde::de::DeserializeOwned;

/// Length of a text, in bytes.
const LENGTH: usize = 2_000_000;

/// Reads a text. Returns the error if there is one, and whether it is that of too much memory.
type Read = fn(&str) -> Result<(), (String, bool)>;

fn record<T: Record>(text: &str) -> Result<(), (String, bool)> {
    let read = T::from_json(text);
    read.map(drop).map_err(|error| (error.to_string(), error.is_too_much_memory()))
}

fn one_or_many(text: &str) -> Result<(), (String, bool)> {
    let read = OneOrMany::<Subscription>::from_slice(text.as_bytes());
    read.map(drop).map_err(|error| (error.to_string(), error.is_too_much_memory()))
}

fn by_serde<T: DeserializeOwned>(text: &str) -> Result<(), (String, bool)> {
    let read = serde_json::from_str::<T>(text);
    read.map(drop).map_err(|error| {
        let error = error.to_string();
        let is_too_much_memory = error.contains("would take more than 32 MiB");
        (error, is_too_much_memory)
    })
}

/// Returns elements of a list, without the brackets.
fn elements(element: &str) -> String {
    let mut text = format!("{element},").repeat(LENGTH / (element.len() + 1));
    text.pop();
    text
}

/// Returns fields with different names.
fn fields(value: &str) -> String {
    let length = LENGTH / (value.len() + 9);
    let fields: Vec<_> = (0..length).map(|number| format!("\"{number:x}\":{value}")).collect();
    fields.join(",")
}

/// Reads a text. Returns the peak of allocated bytes and the error.
#[track_caller]
fn peak(name: &str, read: Read, text: &str) -> (u64, Option<String>) {
    let mut result = Ok(());
    let heap = measure(|| result = read(text));
    let limit = (32 << 20) + 16 * text.len() as u64;
    let peak = heap.bytes_max;
    assert!(peak <= limit, "{name}: {peak} of {limit} bytes");
    (
        peak,
        result.err().map(|(error, is_too_much_memory)| {
            assert!(is_too_much_memory, "{name}: {error}");
            error
        }),
    )
}

#[test]
fn no_text_takes_more_than_its_share() {
    // A name, how it is read, the text around the elements, an element, and whether it is too much.
    #[rustfmt::skip]
    let cases: &[(&str, Read, &str, &str, &str, bool)] = &[
        ("empty shapes", record::<Order>, r#"{"lines":["#, "{}", "]}", true),
        ("empty shapes, second", record::<Order>, r#"{"\u006cines":["#, "{}", "]}", true),
        ("shapes with an unknown field", record::<Order>, r#"{"lines":["#, r#"{"a":1}"#, "]}", true),
        ("the same, second", record::<Order>, r#"{"\u006cines":["#, r#"{"a":1}"#, "]}", true),
        ("shapes with a mismatch", record::<Order>, r#"{"lines":["#, r#"{"id":[]}"#, "]}", true),
        ("shapes with a spelling", record::<Order>, r#"{"lines":["#, r#"{"id":1.0}"#, "]}", true),
        ("lists in a list of shapes", record::<Order>, r#"{"lines":["#, "[]", "]}", false),
        ("nulls in a list of shapes", record::<Order>, r#"{"lines":["#, "null", "]}", false),
        ("numbers in a list of shapes", record::<Order>, r#"{"lines":["#, "1", "]}", false),
        ("a list that is read twice", record::<Order>, r#"{"tags":[],"tags":[],"lines":["#, "{}", "]}", true),
        ("a list and an error", record::<Order>, r#"{"lines":["#, r#"{"title":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}"#, r#"],"lines":[]}"#, false),
        ("customers of a page", record::<Page<Customer>>, r#"{"results":["#, "{}", "]}", true),
        ("lists of a page", record::<Page<Customer>>, r#"{"results":["#, r#"{"addresses":[{}]}"#, "]}", true),
        ("one or many, list", one_or_many, "[", "{}", "]", true),
        ("one or many, page", one_or_many, r#"{"results":["#, "{}", "]}", true),
        ("one or many, mismatches", one_or_many, r#"{"next":1,"results":["#, "1", "]}", false),
        ("one or many, record", one_or_many, r#"{"id":1,"lines":["#, "{}", "]}", true),
        ("by serde", by_serde::<Order>, r#"{"lines":["#, "{}", "]}", true),
        ("by serde, second", by_serde::<Order>, r#"{"\u006cines":["#, "{}", "]}", true),
        ("boxes", by_serde::<List<Box<OrderLine>>>, "[", "{}", "]", true),
        ("boxes, second", by_serde::<List<Box<OrderLine>>>, "[", r#"{"\u0061":1}"#, "]", true),
        ("lists of lists", by_serde::<List<List<Text>>>, "[", "[]", "]", true),
        ("lists of lists of nulls", by_serde::<List<List<Text>>>, "[", "[null]", "]", true),
        ("texts", by_serde::<List<Text>>, "[", "\"\"", "]", false),
        ("numbers in a list of texts", by_serde::<List<Text>>, "[", "1", "]", false),
        ("spelt numbers", by_serde::<List<i64>>, "[", "1.0", "]", false),
        ("long texts", by_serde::<List<Text>>, "[", r#""abcdefghijklmnopqrstuvwxyz""#, "]", false),
        ("long escaped texts", by_serde::<List<Text>>, "[", r#""abcdefghijklmnopqrstuvwxyz\u0061""#, "]", false),
    ];
    for (name, read, start, element, end, is_too_much) in cases {
        let text = format!("{start}{}{end}", elements(element));
        let (_, error) = peak(name, *read, &text);
        assert_eq!(error.is_some(), *is_too_much, "{name}: {error:?}");
    }
    let unknown = fields("1");
    for (name, read) in
        [("unknown fields", record::<Order> as Read), ("one or many, unknown fields", one_or_many)]
    {
        let (_, error) = peak(name, read, &format!("{{{unknown}}}"));
        assert_eq!(error, None, "{name}");
    }
}

#[test]
fn records_of_the_api_take_a_few_times_their_text() {
    for info in [
        &description::ORDER,
        &description::CUSTOMER,
        &description::PRODUCT,
        &description::SUBSCRIPTION,
    ] {
        let samples = Samples::new(info, 1, Profile::Strict);
        let texts: Vec<_> = (0..20).map(|index| samples.instance(index)).collect();
        let heap = measure(|| {
            let records =
                texts.iter().map(|text| AnyRecord::from_slice(info, text.as_bytes()).unwrap());
            let records: Vec<_> = records.collect();
            assert_eq!(records.len(), texts.len());
        });
        let length: usize = texts.iter().map(String::len).sum();
        let ratio = heap.bytes_max / length as u64;
        assert!(ratio < 4, "{}: {ratio} times {length} bytes", info.name);
    }
}

#[test]
fn drift_is_bounded() {
    let lines = vec![r#"{"id":[]}"#; 20_000].join(",");
    let order = Order::from_json(&format!(r#"{{"lines":[{lines}]}}"#)).unwrap();
    let heap = measure(|| assert_eq!(order.drift().len(), 10_000));
    assert!(heap.bytes_max < 8_000_000, "{} bytes", heap.bytes_max);
}
