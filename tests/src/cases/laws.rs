//! Every mistake that a field of a shape can have.
//!
//! The cases come from the static description of the shapes, not from the schema documents. If the two
//! differ, a case fails.

use backoffice::schema::{Document, Profile, documents};
use backoffice_description::{FieldInfo, Presence, TypeInfo, validate::Code};
use serde_json::{Value, json};

use super::{
    Case, Expected,
    change::{Change, changed},
};
use crate::Result;

/// The cases of every document in both profiles.
///
/// # Errors
///
/// If no sample of a document has one of its own fields.
pub fn laws() -> Result<Vec<Case>> {
    let mut cases = Vec::new();
    for document in documents() {
        let shape = document.shape();
        for profile in Profile::ALL {
            for mistake in payload_mistakes(document, profile) {
                cases.push(mistake.case(document, profile, shape.section)?);
            }
            for field in shape.fields {
                for mistake in field_mistakes(field, profile) {
                    cases.push(mistake.case(document, profile, field.section)?);
                }
            }
        }
    }
    Ok(cases)
}

/// A change that makes a payload invalid.
struct Mistake {
    /// The part of the case's name that names the mistake: `a-number`.
    what: &'static str,
    /// JSON Pointer to the invalid value.
    place: String,
    /// JSON Pointer to the value that changes: the same, or the list around it.
    at: String,
    change: Change,
    code: Code,
}

impl Mistake {
    fn set(what: &'static str, at: &str, value: Value, code: Code) -> Self {
        Self::new(what, at, Change::Set(value), code)
    }

    fn new(what: &'static str, at: &str, change: Change, code: Code) -> Self {
        Self { what, place: at.to_owned(), at: at.to_owned(), change, code }
    }

    fn case(self, document: &'static Document, profile: Profile, section: &str) -> Result<Case> {
        let (name, place) = (document.name(), self.place.replace('/', "-"));
        let (what, code) = (self.what, self.code);
        Ok(Case {
            name: format!("{name}{place}-{what}-{code}-{profile}"),
            document,
            profile,
            section: section.to_owned(),
            rule: "Every mistake in a field is reported.".to_owned(),
            json: changed(document, &self.at, &self.change)?,
            violation: Some(Expected::new(code, &self.place)),
        })
    }
}

/// Mistakes in a payload as a whole.
fn payload_mistakes(document: &Document, profile: Profile) -> Vec<Mistake> {
    let mut mistakes: Vec<_> = others(&["object"])
        .map(|(what, value)| Mistake::set(what, "", value, Code::TypeMismatch))
        .collect();
    if profile == Profile::Strict && document.shape().fields_shown {
        let (at, code) = ("/no_such_field", Code::UnknownField);
        mistakes.push(Mistake::set("unknown", at, json!(1), code));
    }
    mistakes
}

/// Mistakes in a field: it is missing, null, or has a value that its type does not allow.
fn field_mistakes(field: &FieldInfo, profile: Profile) -> Vec<Mistake> {
    let strict = profile == Profile::Strict;
    let (required, nullable) = if strict {
        (field.strict_required, field.strict_nullable)
    } else {
        (false, field.nullable)
    };
    let at = format!("/{}", field.name);
    let mut mistakes = value_mistakes(&field.ty, &at, field, profile);
    if required || field.presence != Presence::Optional {
        let code = Code::MissingField;
        mistakes.push(Mistake::new("removed", &at, Change::Remove, code));
    }
    if !nullable && !matches!(field.ty, TypeInfo::Any) {
        mistakes.push(null(&at));
    }
    mistakes
}

fn null(at: &str) -> Mistake {
    Mistake::set("null", at, Value::Null, Code::TypeMismatch)
}

/// Mistakes in a value of a type, other than null.
fn value_mistakes(ty: &TypeInfo, at: &str, field: &FieldInfo, profile: Profile) -> Vec<Mistake> {
    let mistake = |what, value, code| Mistake::set(what, at, value, code);
    let mut mistakes: Vec<_> = others(json_types(ty))
        .filter(|(what, _)| *what != "null")
        .map(|(what, value)| mistake(what, value, Code::TypeMismatch))
        .collect();
    let strict = profile == Profile::Strict;
    match ty {
        TypeInfo::Timestamp => {
            let words = json!("yesterday");
            mistakes.push(mistake("in-words", words, Code::TimestampFormat));
            if strict {
                let time = json!("2023-02-10T12:00:00+01:00");
                mistakes.push(mistake("with-an-offset", time, Code::TimestampNotUtc));
            }
        }
        TypeInfo::Date => mistakes.push(mistake("in-words", json!("today"), Code::DateFormat)),
        TypeInfo::Url => mistakes.push(mistake("a-path", json!("/a/path"), Code::UrlFormat)),
        TypeInfo::Amount if strict => {
            mistakes.push(mistake("with-a-comma", json!("1,00"), Code::AmountFormat));
        }
        TypeInfo::Enum(info) if info.closed => {
            let value = json!("no such value");
            mistakes.push(mistake("not-listed", value, Code::UnknownValue));
        }
        TypeInfo::List(element) => {
            let place = format!("{at}/0");
            let mut inside = value_mistakes(element, &place, field, profile);
            if !matches!(element, TypeInfo::Any) {
                inside.push(null(&place));
            }
            mistakes.extend(inside.into_iter().map(|mistake| in_a_list(mistake, at)));
        }
        TypeInfo::Int32 => {
            let (low, high) = (i64::from(i32::MIN) - 1, i64::from(i32::MAX) + 1);
            mistakes.push(mistake("too-low", json!(low), Code::BelowMinimum));
            mistakes.push(mistake("too-high", json!(high), Code::AboveMaximum));
        }
        TypeInfo::Integer | TypeInfo::Number => {
            let low = field.minimum.and_then(|bound| bound.checked_sub(1));
            let high = field.maximum.and_then(|bound| bound.checked_add(1));
            mistakes.extend(low.map(|low| mistake("too-low", json!(low), Code::BelowMinimum)));
            mistakes.extend(high.map(|high| mistake("too-high", json!(high), Code::AboveMaximum)));
        }
        TypeInfo::String
        | TypeInfo::Boolean
        | TypeInfo::Amount
        | TypeInfo::Any
        | TypeInfo::Object
        | TypeInfo::Shape(_)
        | TypeInfo::Enum(_) => {}
    }
    mistakes
}

/// Moves a mistake in an element into a list of that element alone: a sample's list may be empty.
fn in_a_list(mistake: Mistake, list: &str) -> Mistake {
    let Change::Set(value) = mistake.change else {
        return mistake;
    };
    Mistake { at: list.to_owned(), change: Change::Set(json!([value])), ..mistake }
}

/// The JSON types of a type's values; empty if every JSON type is allowed.
fn json_types(ty: &TypeInfo) -> &'static [&'static str] {
    match ty {
        TypeInfo::String
        | TypeInfo::Amount
        | TypeInfo::Timestamp
        | TypeInfo::Date
        | TypeInfo::Url
        | TypeInfo::Enum(_) => &["string"],
        TypeInfo::Integer | TypeInfo::Int32 => &["integer"],
        TypeInfo::Number => &["integer", "fraction"],
        TypeInfo::Boolean => &["boolean"],
        TypeInfo::List(_) => &["array"],
        TypeInfo::Object | TypeInfo::Shape(_) => &["object"],
        TypeInfo::Any => &[],
    }
}

/// A value of each JSON type but these; no values at all if `types` is empty.
fn others(types: &[&str]) -> impl Iterator<Item = (&'static str, Value)> {
    let values = [
        ("null", Value::Null),
        ("boolean", json!(true)),
        ("integer", json!(7)),
        ("fraction", json!(1.5)),
        ("string", json!("text")),
        ("array", json!([])),
        ("object", json!({})),
    ];
    let values = values.into_iter().filter(|_| !types.is_empty());
    values.filter(|(what, _)| !types.contains(what))
}
