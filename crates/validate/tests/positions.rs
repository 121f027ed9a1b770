//! Positions of values in generated JSON texts.

use backoffice_description::validate::{TextPosition, locate};
use proptest::prelude::*;
use serde_json::Value;

#[derive(Clone, Debug)]
enum Json {
    Scalar(Value),
    Array(Vec<Json>),
    Object(Vec<(String, Json)>),
}

/// JSON values; the names of an object are unique, and no number is one that `f64` changes.
fn json() -> impl Strategy<Value = Json> {
    let text = "[a-z/~\"\\\\\n é😀\u{7f}]{0,6}";
    let scalar = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i32>().prop_map(Value::from),
        text.prop_map(Value::from),
    ];
    scalar.prop_map(Json::Scalar).prop_recursive(5, 60, 6, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Json::Array),
            prop::collection::btree_map(text, inner, 0..6)
                .prop_map(|fields| Json::Object(fields.into_iter().rev().collect())),
        ]
    })
}

/// Whitespace between tokens, taken in turn.
fn spaces() -> impl Strategy<Value = Vec<String>> {
    prop::collection::vec("[ \t\r\n]{0,3}", 1..8)
}

/// A writer that notes where each value and each name begins.
struct Writer {
    text: String,
    spaces: Vec<String>,
    next_space: usize,
    places: Vec<(String, usize, Option<usize>)>,
}

impl Writer {
    fn space(&mut self) {
        self.text.push_str(&self.spaces[self.next_space % self.spaces.len()]);
        self.next_space += 1;
    }

    fn write(&mut self, json: &Json, pointer: &str, name: Option<usize>) {
        self.places.push((pointer.to_owned(), self.text.len(), name));
        match json {
            Json::Scalar(value) => self.text.push_str(&value.to_string()),
            Json::Array(elements) => {
                self.text.push('[');
                for (index, element) in elements.iter().enumerate() {
                    self.text.push_str(if index == 0 { "" } else { "," });
                    self.space();
                    self.write(element, &format!("{pointer}/{index}"), None);
                    self.space();
                }
                self.text.push(']');
            }
            Json::Object(fields) => {
                self.text.push('{');
                for (index, (name, value)) in fields.iter().enumerate() {
                    self.text.push_str(if index == 0 { "" } else { "," });
                    self.space();
                    let at = self.text.len();
                    self.text.push_str(&Value::from(name.as_str()).to_string());
                    self.space();
                    self.text.push(':');
                    self.space();
                    // Escaped here, independently of ours.
                    let token = name.replace('~', "~0").replace('/', "~1");
                    self.write(value, &format!("{pointer}/{token}"), Some(at));
                    self.space();
                }
                self.text.push('}');
            }
        }
    }
}

/// Tells if a place is that of the offset, by counting characters from the start.
fn is_at(place: TextPosition, text: &str, offset: usize) -> bool {
    let before = text[..offset].trim_start_matches('\u{feff}');
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    (place.offset, place.line, place.column) == (offset as u64, line, column)
}

proptest! {
    #[test]
    fn every_pointer_leads_to_its_value(json in json(), spaces in spaces(), mark in any::<bool>()) {
        let text = if mark { "\u{feff}" } else { "" }.to_owned();
        let mut writer = Writer { text, spaces, next_space: 0, places: Vec::new() };
        writer.space();
        writer.write(&json, "", None);
        writer.space();
        let Writer { text, places, .. } = writer;
        let pointers: Vec<_> = places.iter().map(|(pointer, ..)| pointer).collect();
        let positions = locate(text.as_bytes(), &pointers).unwrap();
        let whole: Value = serde_json::from_str(text.trim_start_matches('\u{feff}')).unwrap();
        for ((pointer, offset, name), position) in places.iter().zip(positions) {
            let position = position.unwrap();
            prop_assert!(is_at(position.value, &text, *offset), "{position:?} of {pointer}");
            prop_assert_eq!(position.name.is_some(), name.is_some());
            let names = position.name.zip(*name);
            prop_assert!(names.is_none_or(|(place, name)| is_at(place, &text, name)), "{position:?} of {pointer}");
            // Another implementation finds the same value by the pointer.
            let mut values = serde_json::Deserializer::from_str(&text[*offset..]).into_iter::<Value>();
            prop_assert_eq!(&values.next().unwrap().unwrap(), whole.pointer(pointer).unwrap());
        }
    }

    #[test]
    fn the_reader_and_serde_json_accept_the_same_texts(text in "[\\[\\]{}:,\"\\\\u0-9dD8eE+. tfn-]{0,24}|\\PC{0,12}") {
        let ours = locate::<&str>(text.as_bytes(), &[]);
        let theirs = serde_json::from_str::<Value>(&text);
        let out_of_range = theirs.as_ref().is_err_and(|error| error.to_string().contains("out of range"));
        prop_assert_eq!(ours.is_ok(), theirs.is_ok() || out_of_range, "{:?} {:?}", ours, theirs);
    }

    #[test]
    fn any_bytes_are_read_or_refused_within_their_length(bytes in prop::collection::vec(any::<u8>(), 0..40)) {
        if let Err(error) = locate::<&str>(&bytes, &[]) {
            prop_assert!(error.offset <= bytes.len());
        }
    }
}

#[test]
fn pointers_that_do_not_resolve() {
    let text = br#"{"a":[10],"":{"~1":5},"0":1}"#;
    let cases = [
        ("/a/0", true),
        ("/a/00", false),
        ("/a/-", false),
        ("/a/1", false),
        ("/a/0/b", false),
        ("/0", true),
        ("//~01", true),
        ("/", true),
        ("a", false),
        ("/b", false),
    ];
    let positions = locate(text, &cases.map(|(pointer, _)| pointer)).unwrap();
    for ((pointer, found), position) in cases.iter().zip(positions) {
        assert_eq!(position.is_some(), *found, "{pointer}");
    }
}
