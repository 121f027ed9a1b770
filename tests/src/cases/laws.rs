//! For every field of every shape, each way in which its value can be wrong.
//!
//! Made from the static description of the shapes, not from the schema documents: where the two come to
//! differ, a case fails.

use backoffice_schema::{Document, Profile, documents};
use backoffice_shapes::{FieldInfo, Presence, TypeInfo};
use backoffice_validate::Code;
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
        for profile in Profile::ALL {
            for mistake in of_the_payload(document, profile) {
                cases.push(mistake.case(document, profile)?);
            }
            for field in document.shape().fields {
                for mistake in of_a_field(field, profile) {
                    cases.push(mistake.case(document, profile)?);
                }
            }
        }
    }
    Ok(cases)
}

/// A change that makes a payload invalid.
struct Mistake {
    /// What is wrong, as a part of the case's name: `a-number`.
    what: &'static str,
    /// The place that is wrong, as a part of the case's name.
    place: String,
    /// The place that changes: the same, or the list around it.
    at: String,
    change: Change,
    expected: Expected,
    section: &'static str,
}

impl Mistake {
    fn set(what: &'static str, at: &str, value: Value, code: Code, section: &'static str) -> Self {
        Self::new(what, at, Change::Set(value), code, section)
    }

    fn new(
        what: &'static str,
        at: &str,
        change: Change,
        code: Code,
        section: &'static str,
    ) -> Self {
        let expected = Expected::new(code, at);
        Self {
            what,
            place: at.replace('/', "-"),
            at: at.to_owned(),
            change,
            expected,
            section,
        }
    }

    fn case(self, document: &'static Document, profile: Profile) -> Result<Case> {
        let Self {
            what,
            place,
            at,
            change,
            expected,
            section,
        } = self;
        let json = changed(document, &at, &change)?;
        let code = expected.code;
        Ok(Case {
            name: format!("{}{place}-{what}-{code}-{profile}", document.name()),
            document,
            profile,
            section: section.to_owned(),
            rule: "Whatever is wrong with a field is reported.".to_owned(),
            json,
            violation: Some(expected),
        })
    }
}

/// What is wrong with a payload as a whole.
fn of_the_payload(document: &Document, profile: Profile) -> Vec<Mistake> {
    let shape = document.shape();
    let mut mistakes: Vec<_> = others(&["object"])
        .map(|(what, value)| Mistake::set(what, "", value, Code::TypeMismatch, shape.section))
        .collect();
    if profile == Profile::Strict && shape.fields_shown {
        let code = Code::UnknownField;
        mistakes.push(Mistake::set(
            "unknown",
            "/no_such_field",
            json!(1),
            code,
            shape.section,
        ));
    }
    mistakes
}

/// What is wrong with a field: that it is not there, is null, or has another value than its type's.
fn of_a_field(field: &FieldInfo, profile: Profile) -> Vec<Mistake> {
    let strict = profile == Profile::Strict;
    let (required, nullable) = if strict {
        (field.strict_required, field.strict_nullable)
    } else {
        (false, field.nullable)
    };
    let at = format!("/{}", field.name);
    let mut mistakes = of_a_value(&field.ty, &at, field, profile);
    if required || field.presence != Presence::Optional {
        let code = Code::MissingField;
        mistakes.push(Mistake::new(
            "removed",
            &at,
            Change::Remove,
            code,
            field.section,
        ));
    }
    if !nullable && !matches!(field.ty, TypeInfo::Any) {
        mistakes.push(Mistake::set(
            "null",
            &at,
            Value::Null,
            Code::TypeMismatch,
            field.section,
        ));
    }
    mistakes
}

/// What can be wrong with a value of a type, other than null.
fn of_a_value(ty: &TypeInfo, at: &str, field: &FieldInfo, profile: Profile) -> Vec<Mistake> {
    let mistake = |what, value, code| Mistake::set(what, at, value, code, field.section);
    let mut mistakes: Vec<_> = others(json_types(ty))
        .filter(|(what, _)| *what != "null")
        .map(|(what, value)| mistake(what, value, Code::TypeMismatch))
        .collect();
    let strict = profile == Profile::Strict;
    match ty {
        TypeInfo::Timestamp => {
            mistakes.push(mistake(
                "in-words",
                json!("yesterday"),
                Code::TimestampFormat,
            ));
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
            mistakes.push(mistake(
                "not-listed",
                json!("no such value"),
                Code::UnknownValue,
            ));
        }
        TypeInfo::List(element) => {
            let mut inside = of_a_value(element, &format!("{at}/0"), field, profile);
            if !matches!(element, TypeInfo::Any) {
                let place = format!("{at}/0");
                let null = Mistake::set(
                    "null",
                    &place,
                    Value::Null,
                    Code::TypeMismatch,
                    field.section,
                );
                inside.push(null);
            }
            mistakes.extend(inside.into_iter().map(|mistake| in_a_list(mistake, at)));
        }
        TypeInfo::Int32 => {
            let (low, high) = (i64::from(i32::MIN) - 1, i64::from(i32::MAX) + 1);
            mistakes.push(mistake("too-low", json!(low), Code::BelowMinimum));
            mistakes.push(mistake("too-high", json!(high), Code::AboveMaximum));
        }
        TypeInfo::Integer | TypeInfo::Number => {
            let beyond =
                |bound: i64, step: i64| bound.checked_add(step).map(|number| json!(number));
            let low = field.minimum.and_then(|bound| beyond(bound, -1));
            let high = field.maximum.and_then(|bound| beyond(bound, 1));
            mistakes.extend(low.map(|value| mistake("too-low", value, Code::BelowMinimum)));
            mistakes.extend(high.map(|value| mistake("too-high", value, Code::AboveMaximum)));
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

/// A mistake in an element, made in a list of that element alone: a sample's list may be empty.
fn in_a_list(mistake: Mistake, list: &str) -> Mistake {
    let Change::Set(value) = mistake.change else {
        return mistake;
    };
    Mistake {
        at: list.to_owned(),
        change: Change::Set(json!([value])),
        ..mistake
    }
}

/// The JSON types that a value may have; none if it may have any.
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

/// A value of each JSON type but these; none at all if `types` is empty.
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
    let fits = |what: &str| types.is_empty() || types.contains(&what);
    values
        .into_iter()
        .filter(move |(what, _)| !fits(what))
        .collect::<Vec<_>>()
        .into_iter()
}
