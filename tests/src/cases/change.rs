//! A sample with one change. Every case except a plain sample is made this way.

use backoffice::{
    samples::{Profile, Samples},
    schema::Document,
};
use backoffice_description::{Presence, ShapeInfo, ShapeKind, TypeInfo, pointer};
use serde_json::Value;

use super::parent;
use crate::{Result, fixtures, json};

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
    made(document, at, change, |_| ())
}

/// Does the same. A record has no more fields than the profile requires and the place needs, and its lists no more elements, so that
/// a reader finds the change.
pub(super) fn changed_briefly(
    document: &Document,
    profile: Profile,
    at: &str,
    change: &Change,
) -> Result<String> {
    let shape = document.shape();
    made(document, at, change, |sample| match (shape.kind, profile) {
        (ShapeKind::Record | ShapeKind::Page, Profile::Contract) => cut(sample, shape, at),
        (ShapeKind::Record | ShapeKind::Page, Profile::Strict) => shorten(sample, Some(at)),
        _ => {}
    })
}

fn made(
    document: &Document,
    at: &str,
    change: &Change,
    finish: impl Fn(&mut Value),
) -> Result<String> {
    let samples = Samples::new(document.shape(), SEED, Profile::Strict);
    for number in 0..TRIES {
        let mut sample = serde_json::from_str(&samples.instance(number))
            .map_err(|error| format!("a sample of {} is not JSON: {error}", document.name()))?;
        if apply(&mut sample, at, change).is_some() {
            finish(&mut sample);
            let name = Value::from(token(at)).to_string();
            let again = Value::from(AGAIN).to_string();
            return Ok(json::lines(&sample, 1, fixtures::WIDTH).replacen(&again, &name, 1));
        }
    }
    let name = document.name();
    Err(format!("no sample of {name} has the place `{at}`; correct the pointer").into())
}

/// Removes the fields that are neither required nor on the way to a place, and the elements after it.
fn cut(record: &mut Value, shape: &ShapeInfo, at: &str) {
    let Some((_, rest)) = at.split_once('/') else {
        return;
    };
    let (name, below) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
    let name = pointer::name(name);
    let Some(fields) = record.as_object_mut() else {
        return;
    };
    fields.retain(|other, _| {
        let field = shape.fields.iter().find(|field| field.name == other);
        let is_required = field.is_some_and(|field| field.presence != Presence::Optional);
        *other == name || is_required || field.is_none()
    });
    let field = shape.fields.iter().find(|field| field.name == name);
    let Some((field, value)) = field.zip(fields.get_mut(&name)) else {
        return;
    };
    match field.ty {
        TypeInfo::Shape(shape) => cut(value, shape, below),
        TypeInfo::List(TypeInfo::Shape(shape)) => {
            let element = below.get(1..).unwrap_or_default();
            let (number, below) = element.split_at(element.find('/').unwrap_or(element.len()));
            let (Ok(number), Some(elements)) = (number.parse::<usize>(), value.as_array_mut())
            else {
                return;
            };
            elements.truncate(number + 1);
            if let Some(element) = elements.get_mut(number) {
                cut(element, shape, below);
            }
        }
        _ => {}
    }
}

/// Empties the lists that are not on the way to a place, and removes the elements after it. The value at the place stays. `at` is the
/// rest of the way; none for a value beside it.
fn shorten(value: &mut Value, at: Option<&str>) {
    if at == Some("") {
        return;
    }
    let way = at.and_then(|at| at.strip_prefix('/')).map(|rest| {
        let (token, _) = rest.split_once('/').unwrap_or((rest, ""));
        (pointer::name(token), &rest[token.len()..])
    });
    let below = |name: &str| {
        let way = way.as_ref().filter(|(next, _)| next == name);
        way.map(|(_, below)| *below)
    };
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                shorten(field, below(name));
            }
        }
        Value::Array(elements) => {
            let kept = way.as_ref().and_then(|(next, _)| next.parse::<usize>().ok());
            elements.truncate(kept.map_or(0, |number| number + 1));
            for (number, element) in elements.iter_mut().enumerate() {
                shorten(element, below(&number.to_string()));
            }
        }
        _ => {}
    }
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
        let document = backoffice::schema::find("RefundOrder").unwrap();
        let text = changed(document, "/amount", &Change::Repeat(json!("1.00"))).unwrap();
        assert_eq!(text.matches("\"amount\": ").count(), 2, "{text}");
        assert!(text.ends_with("\"amount\": \"1.00\"\n}\n"), "{text}");
    }

    #[test]
    fn a_record_keeps_what_is_required_and_what_leads_to_the_change() {
        let document = backoffice::schema::find("Order").unwrap();
        let change = Change::Set(json!("two"));
        let text =
            changed_briefly(document, Profile::Contract, "/lines/0/quantity", &change).unwrap();
        let order: Value = serde_json::from_str(&text).unwrap();
        let names = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
        assert_eq!(names(&order), ["number", "lines"]);
        assert_eq!(order["lines"].as_array().unwrap().len(), 1);
        assert_eq!(order["lines"][0]["quantity"], "two");
        assert!(names(&order["lines"][0]).len() < 4, "{order}");
        let text =
            changed_briefly(document, Profile::Strict, "/lines/0/quantity", &change).unwrap();
        let order: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(order["lines"].as_array().unwrap().len(), 1);
        assert_eq!(order["lines"][0]["tax_lines"], json!([]));
        assert_eq!(order["transactions"], json!([]));
        let change = Change::Set(json!([[1], {"a": [2]}]));
        let text = changed_briefly(document, Profile::Strict, "/metadata", &change).unwrap();
        let changed: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(changed["metadata"], json!([[1], {"a": [2]}]));
        let (strict, document) = (names(&order).len(), document.shape().fields.len());
        assert_eq!(strict, document, "all but the lists is kept");
    }

    #[test]
    fn changes_are_made_at_the_pointer() {
        let cases = [
            ("", Change::Set(json!(1)), Some(json!(1))),
            ("/a", Change::Set(json!(1)), Some(json!({"a": 1, "x/y": {"~": 2}}))),
            ("/new", Change::Set(json!(1)), Some(json!({"a": [0], "x/y": {"~": 2}, "new": 1}))),
            ("/a/0", Change::Set(json!(1)), Some(json!({"a": [1], "x/y": {"~": 2}}))),
            ("/x~1y/~0", Change::Set(json!(1)), Some(json!({"a": [0], "x/y": {"~": 1}}))),
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
