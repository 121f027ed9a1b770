//! The two readers of the models on changed instances of every shape.

use std::{
    env,
    hash::{BuildHasher as _, BuildHasherDefault, DefaultHasher},
    thread,
};

use backoffice::schema::documents;
use backoffice_tests::verdict::{instance, models, split};

/// Texts of each shape in a usual run. PROPTEST_CASES is another number.
const CASES: u64 = 100;

/// Returns the number of texts that the one-pass reader reads.
fn read_in_one_pass(number: usize, cases: u64) -> u64 {
    let words = |case| {
        (0..4).flat_map(move |word| {
            let hasher = BuildHasherDefault::<DefaultHasher>::default();
            hasher.hash_one((number, case, word)).to_le_bytes()
        })
    };
    let reads = |case: &u64| {
        // Five bytes choose the profile and a sample, which may have drift. In every second case, more bytes change it.
        let length = if case.is_multiple_of(2) { 5 } else { 6 + case % 26 };
        let bytes: Vec<u8> = words(*case).take(length as usize).collect();
        let (_, profile, changes) = split(&bytes);
        models(number, &instance(number, profile, changes))
            .unwrap_or_else(|difference| panic!("{difference}"))
    };
    (0..cases).filter(reads).count() as u64
}

#[test]
fn both_readers_give_the_same_record_for_changed_instances() {
    let cases = env::var("PROPTEST_CASES").map_or(CASES, |cases| cases.parse().unwrap());
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let shapes: Vec<usize> = (0..documents().len()).collect();
    let counts: Vec<u64> = thread::scope(|scope| {
        let parts = shapes.chunks(shapes.len().div_ceil(threads));
        let counts = |part: &[usize]| -> Vec<u64> {
            let counts = part.iter().map(|number| read_in_one_pass(*number, cases));
            counts.collect()
        };
        let running: Vec<_> = parts.map(|part| scope.spawn(move || counts(part))).collect();
        let done = running.into_iter().map(|thread| thread.join().unwrap());
        done.flatten().collect()
    });
    let (sum, least) = (counts.iter().sum::<u64>(), counts.iter().min().unwrap());
    let all = cases * counts.len() as u64;
    println!("{all} texts, {sum} read in one pass; at least {least} of {cases} of each shape");
    assert!(2 * sum >= all, "the one-pass reader reads {sum} of {all} texts");
    assert!(4 * least >= cases, "{counts:?}");
}

/// Returns the number of a shape.
fn number_of(name: &str) -> Option<usize> {
    let mut documents = documents().iter();
    documents.position(|document| document.shape().name == name)
}

/// The one-pass reader checks the syntax of values that it keeps as text.
#[test]
fn free_form_values_are_read_alike() {
    let number = number_of("Customer").unwrap();
    let text = |value: &str| format!(r#"{{"metadata":{value},"unknown":{value},"tags":["a"]}}"#);
    let read = [
        r#"{"a":1,"a":2}"#,
        r#"{"":{"":{}},"n\u0061me\n":[[],{}]}"#,
        "{ }",
        "{\n  \"a\" :\t[ 1 ,\r{ \"é\" : null } ] ,\"b\":\"\\n\" }",
        r#"[-0.0e+5,true,"{\"a\":"]"#,
        r#""text""#,
    ];
    for value in read {
        assert_eq!(models(number, text(value).as_bytes()), Ok(true), "{value}");
    }
    let left = [
        "{null:1}",
        "{1:1}",
        r#"{"a"}"#,
        r#"{"a" 1}"#,
        r#"{"a":}"#,
        r#"{"a":1,}"#,
        r#"{,"a":1}"#,
        r#"{"a":1 "b":2}"#,
        r#"{"a":1]"#,
        r#"{"a":01}"#,
        r#"{"a":nul}"#,
        r#"{"\x":1}"#,
        r#"{"\ud800":1}"#,
        "{\"a\nb\":1}",
        "[1,]",
        "[1 2]",
    ];
    for value in left {
        assert_eq!(models(number, text(value).as_bytes()), Ok(false), "{value}");
    }
}

/// The one-pass reader assumes that a short value out of order ends at the next quote, and must see where it does not.
#[test]
fn short_values_that_end_elsewhere_are_read_alike() {
    let number = number_of("UserAddress").unwrap();
    let text = |fields: &str| {
        let padding = "-".repeat(80);
        format!(r#"{{"state":"x","postcode":"y",{fields},"line4":"z","country":"{padding}"}}"#)
    };
    let read = [
        r#""last_name":"a\"b","first_name":"c""#,
        r#""last_name":"a\",\"b","first_name":"c""#,
        r#""last_name":"a\\","first_name":"c""#,
        r#""last_name":"a}","first_name":"c]""#,
        r#""last_name":"a" ,"first_name": "c""#,
        r#""id":7 ,"first_name":"c""#,
        r#""id":7.0,"first_name":"c""#,
        r#""id":"7","first_name":null"#,
        r#""id":[7,"8"],"first_name":{"c":","}"#,
        r#""id":true,"unknown":"c","last_name":5"#,
    ];
    let spaced = |text: &str| text.replace(':', ": ").replace(",\"", ", \"");
    for text in read.map(text).iter().flat_map(|text| [text.clone(), spaced(text)]) {
        assert_eq!(models(number, text.as_bytes()), Ok(true), "{text}");
    }
    let left = [
        r#""last_name":"a\","first_name":"c""#,
        r#""last_name":"a"b,"first_name":"c""#,
        r#""id":7 8,"first_name":"c""#,
        r#""id":7,,"first_name":"c""#,
        r#""id":,"first_name":"c""#,
        r#""id":nullx,"first_name":"c""#,
        r#""id":7}, "first_name":"c""#,
        r#""id":7,"first_name":"c","id":8"#,
        r#""state":"c","first_name":"d""#,
        r#""last_name":"c","last_name":{}"#,
    ];
    for text in left.map(text).iter().flat_map(|text| [text.clone(), spaced(text)]) {
        assert_eq!(models(number, text.as_bytes()), Ok(false), "{text}");
    }
}
