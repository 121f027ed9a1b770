//! Descriptions of fields: one text for schemas, OpenAPI, reference and models.
//!
//! A description has the row's note, the kind of value, an example, the section, and the gaps that concern
//! the field.

use backoffice_spec::{Field, Shape, Type};
use serde_json::{Value, json};

use crate::{ir::Ir, markdown::code};

/// Describes a field, with its section and gaps: `Amount of money as decimal text, such as
/// `10.00`. Section 2, Order.`
pub(super) fn description(ir: &Ir<'_>, shape: &Shape, field: &Field) -> String {
    let gaps: Vec<_> = gaps(ir, field).into_iter().map(code).collect();
    let gaps = match gaps.as_slice() {
        [] => String::new(),
        [gap] => format!("; gap {gap}"),
        gaps => format!("; gaps {}", gaps.join(", ")),
    };
    format!(
        "{} Section {}{gaps}.",
        summary(ir, shape, field),
        field.section
    )
}

/// Describes a field: note, kind of value, bounds and an example.
pub(super) fn summary(ir: &Ir<'_>, shape: &Shape, field: &Field) -> String {
    let note = field
        .note
        .as_deref()
        .map(|note| format!("{} ", closed(note)));
    let bounds = match (field.minimum, field.maximum) {
        (Some(minimum), Some(maximum)) => format!(", from {minimum} to {maximum}"),
        (Some(minimum), None) => format!(", not below {minimum}"),
        (None, Some(maximum)) => format!(", not above {maximum}"),
        (None, None) => String::new(),
    };
    // A closed enumeration lists all its values.
    let closed_values = |name| ir.enumeration(name).is_some_and(|values| values.closed);
    let is_listed = matches!(&field.ty, Type::Enum(name) if closed_values(name));
    let example = match example(field).filter(|_| !is_listed) {
        Some(Value::String(text)) => format!(", such as {}", code(&text)),
        Some(value) => format!(", such as {}", code(&value.to_string())),
        None => String::new(),
    };
    let kind = match &field.ty {
        Type::Identity {
            shape: owner, base, ..
        } if *owner == shape.name => {
            format!("{} that identifies this record", kind(ir, base))
        }
        ty => kind(ir, ty),
    };
    let kind = kind.trim_end_matches('.');
    closed(&format!(
        "{}{kind}{bounds}{example}",
        note.unwrap_or_default()
    ))
}

/// Example of a field's value: the row's, or one of the type if all its values have one form.
pub(super) fn example(field: &Field) -> Option<Value> {
    match field.example.as_deref() {
        Some(text) => serde_json::from_str(text).ok(),
        None => of_type(&field.ty),
    }
}

/// Example of a type whose values all have one form.
pub(super) fn of_type(ty: &Type) -> Option<Value> {
    Some(match ty {
        Type::Amount => json!("10.00"),
        Type::Timestamp => json!("2023-02-10T12:00:00Z"),
        Type::Date => json!("2023-02-10"),
        _ => return None,
    })
}

/// Ids of the gaps that concern a field: its own and those of its enumeration.
pub(super) fn gaps<'a>(ir: &Ir<'a>, field: &'a Field) -> Vec<&'a str> {
    let ty = match &field.ty {
        Type::List(element) => element,
        ty => ty,
    };
    let enumeration = match ty {
        Type::Enum(name) => ir.enumeration(name),
        _ => None,
    };
    let others = enumeration.into_iter().flat_map(|values| &values.gaps);
    let others = others.filter(|id| !field.gaps.contains(id));
    field
        .gaps
        .iter()
        .chain(others)
        .map(String::as_str)
        .collect()
}

/// Describes the values of a type.
fn kind(ir: &Ir<'_>, ty: &Type) -> String {
    match ty {
        Type::String => "Text".into(),
        Type::Integer => "Whole number".into(),
        Type::Int32 => "Whole number, 32-bit signed".into(),
        Type::Number => "Number".into(),
        Type::Boolean => "True or false".into(),
        Type::Amount => "Amount of money as decimal text".into(),
        Type::Timestamp => "Date and time, ISO 8601 in UTC".into(),
        Type::Date => "Date, YYYY-MM-DD".into(),
        Type::Url => "URL".into(),
        Type::Any => "Free-form value".into(),
        Type::Object => "Object with arbitrary keys and free-form values".into(),
        Type::List(element) => {
            let element = kind(ir, element);
            format!("List. Each item: {}", lower_first(&element))
        }
        Type::Shape(name) => ir
            .shape(name)
            .map_or_else(String::new, |shape| shape.about.clone()),
        Type::Enum(name) => enumeration(ir, name),
        Type::Identity { shape, field, .. } => {
            format!("{} of {} {shape}", code(field), article(shape))
        }
    }
}

fn enumeration(ir: &Ir<'_>, name: &str) -> String {
    let Some(enumeration) = ir.enumeration(name) else {
        return String::new();
    };
    let values: Vec<_> = enumeration.values.iter().map(|value| code(value)).collect();
    match (values.as_slice(), enumeration.closed) {
        ([value], true) => format!("Always {value}"),
        (_, true) => format!("One of {}", values.join(", ")),
        ([value], false) => format!("Text; one value seen: {value}"),
        (_, false) => format!("Text; values seen: {}", values.join(", ")),
    }
}

/// Ends a text with one full stop.
fn closed(text: &str) -> String {
    format!("{}.", text.trim_end_matches('.'))
}

/// Starts a sentence in lower case, to follow a colon: `A line of an order` as `a line of an order`.
fn lower_first(sentence: &str) -> String {
    let mut characters = sentence.chars();
    match characters.next() {
        Some(first) if !characters.as_str().starts_with(|c: char| c.is_uppercase()) => {
            first.to_lowercase().chain(characters).collect()
        }
        _ => sentence.to_owned(),
    }
}

/// The indefinite article of a shape's name.
pub(super) fn article(noun: &str) -> &'static str {
    if noun.starts_with(['A', 'E', 'I', 'O', 'U']) && !noun.starts_with("Us") {
        "an"
    } else {
        "a"
    }
}
