//! A sample with one change. Every case except a plain sample is made this way.

use backoffice_samples::{Fullness, Samples};
use backoffice_schema::Document;
use backoffice_shapes::pointer;
use serde_json::Value;

use super::parent;
use crate::Result;

/// The seed of the samples that are changed.
const SEED: u64 = 1;

/// Number of samples to try for one that has the place to change. A sample may have an empty list, or omit an
/// optional field.
const TRIES: u64 = 1000;

/// A change to one place of a sample.
#[derive(Clone, Debug)]
pub(super) enum Change {
    /// Sets the value. A missing field is added; an element must exist.
    Set(Value),
    /// Removes an existing field.
    Remove,
    /// Repeats an existing field, with this value, at the end of its object.
    Repeat(Value),
}

/// The name of a repeated field until the text is written: a value has each name once.
const AGAIN: &str = "\0again";

/// Changes the first sample of `document` that has the place `at`, a JSON Pointer. Returns it as text.
pub(super) fn changed(document: &Document, at: &str, change: &Change) -> Result<String> {
    let samples = Samples::new(document.shape(), SEED, Fullness::Strict);
    for number in 0..TRIES {
        let mut sample = serde_json::from_str(&samples.instance(number))
            .map_err(|error| format!("a sample of {} is not JSON: {error}", document.name()))?;
        if apply(&mut sample, at, change).is_some() {
            let name = Value::from(token(at)).to_string();
            let again = Value::from(AGAIN).to_string();
            return Ok(format!("{sample:#}\n").replacen(&again, &name, 1));
        }
    }
    let name = document.name();
    Err(format!("no sample of {name} has the place `{at}`; correct the pointer").into())
}

/// Makes the change. Returns `None` if the value does not have the place.
fn apply(value: &mut Value, at: &str, change: &Change) -> Option<()> {
    if at.is_empty() {
        match change {
            Change::Set(new) => *value = new.clone(),
            Change::Remove | Change::Repeat(_) => return None,
        }
        return Some(());
    }
    let token = token(at);
    match (value.pointer_mut(parent(at))?, change) {
        (Value::Object(fields), Change::Set(new)) => {
            fields.insert(token, new.clone());
        }
        (Value::Object(fields), Change::Remove) => {
            fields.shift_remove(&token)?;
        }
        (Value::Object(fields), Change::Repeat(again)) if fields.contains_key(&token) => {
            fields.insert(AGAIN.to_owned(), again.clone());
        }
        (Value::Array(elements), Change::Set(new)) => {
            *elements.get_mut(token.parse::<usize>().ok()?)? = new.clone();
        }
        _ => return None,
    }
    Some(())
}

/// The last token of a JSON Pointer.
fn token(at: &str) -> String {
    let (_, token) = at.rsplit_once('/').unwrap_or_default();
    pointer::name(token)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_repeated_field_keeps_its_name() {
        let document = backoffice_schema::find("RefundOrder").unwrap();
        let text = changed(document, "/amount", &Change::Repeat(json!("1.00"))).unwrap();
        assert_eq!(text.matches("\"amount\": ").count(), 2, "{text}");
        assert!(text.ends_with("\"amount\": \"1.00\"\n}\n"), "{text}");
    }

    #[test]
    fn changes_are_made_at_the_pointer() {
        let cases = [
            ("", Change::Set(json!(1)), Some(json!(1))),
            (
                "/a",
                Change::Set(json!(1)),
                Some(json!({"a": 1, "x/y": {"~": 2}})),
            ),
            (
                "/new",
                Change::Set(json!(1)),
                Some(json!({"a": [0], "x/y": {"~": 2}, "new": 1})),
            ),
            (
                "/a/0",
                Change::Set(json!(1)),
                Some(json!({"a": [1], "x/y": {"~": 2}})),
            ),
            (
                "/x~1y/~0",
                Change::Set(json!(1)),
                Some(json!({"a": [0], "x/y": {"~": 1}})),
            ),
            ("/a", Change::Remove, Some(json!({"x/y": {"~": 2}}))),
            (
                "/a",
                Change::Repeat(json!(1)),
                Some(json!({"a": [0], "x/y": {"~": 2}, "\0again": 1})),
            ),
            ("", Change::Repeat(json!(1)), None),
            ("/new", Change::Repeat(json!(1)), None),
            ("/a/1", Change::Set(json!(1)), None),
            ("/a/b", Change::Set(json!(1)), None),
            ("/a/0", Change::Remove, None),
            ("/new", Change::Remove, None),
            ("/new/deeper", Change::Set(json!(1)), None),
        ];
        for (at, change, expected) in cases {
            let mut value = json!({"a": [0], "x/y": {"~": 2}});
            let done = apply(&mut value, at, &change).map(|()| value);
            assert_eq!(done, expected, "{at} {change:?}");
        }
    }
}
