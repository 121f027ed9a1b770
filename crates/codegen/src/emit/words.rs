//! Descriptions of fields: one text for schemas, OpenAPI, reference and models.
//!
//! A description has the field's name in words, the kind of value, an example, the row's note, the section, and the
//! gaps that concern the field.

use backoffice_spec::{Field, Null, Shape, Type};
use heck::ToSnakeCase as _;
use serde_json::{Value, json};

use crate::{ir::Ir, markdown::code};

/// Describes a field, with its section and gaps: `Total tax: amount of money as decimal text, such as `10.00`. Section
/// 2, Order.`
pub(super) fn description(ir: &Ir<'_>, shape: &Shape, field: &Field) -> String {
    let gaps: Vec<_> = gaps(ir, field).into_iter().map(code).collect();
    let gaps = match gaps.as_slice() {
        [] => String::new(),
        [gap] => format!("; gap {gap}"),
        gaps => format!("; gaps {}", gaps.join(", ")),
    };
    format!("{} Section {}{gaps}.", summary(ir, shape, field), field.section)
}

/// Describes a field: its name in words, kind of value, bounds, an example and note.
pub(super) fn summary(ir: &Ir<'_>, shape: &Shape, field: &Field) -> String {
    let bounds = match (field.minimum, field.maximum) {
        (Some(minimum), Some(maximum)) => format!(", from {minimum} to {maximum}"),
        (Some(minimum), None) => format!(", not below {minimum}"),
        (None, Some(maximum)) => format!(", not above {maximum}"),
        (None, None) => String::new(),
    };
    // The description of an enumeration lists its values.
    let is_listed = |example: &Value| match &field.ty {
        Type::Enum(name) => ir.enumeration(name).is_some_and(|enumeration| {
            let mut values = enumeration.values.iter();
            enumeration.closed || values.any(|value| example == value)
        }),
        _ => false,
    };
    let example = match example(field).filter(|example| !is_listed(example)) {
        Some(Value::String(text)) => format!(", such as {}", code(&text)),
        Some(value) => format!(", such as {}", code(&value.to_string())),
        None => String::new(),
    };
    let kind = match &field.ty {
        Type::Identity { base, .. } if shape.identity.as_ref() == Some(&field.name) => {
            format!("{} that identifies this record", kind(ir, base))
        }
        ty => kind(ir, ty),
    };
    let kind = named(&field.name, kind.trim_end_matches('.'));
    let null = match field.null {
        Null::Shown => " or null",
        _ => "",
    };
    let note = field.note.as_deref().map(|note| format!(" {}", closed(note)));
    let value = closed(&format!("{kind}{null}{bounds}{example}"));
    format!("{value}{}", note.unwrap_or_default())
}

/// Words for abbreviations in the names of fields.
const ABBREVIATIONS: &[(&str, &str)] = &[
    ("3ds", "3DS"),
    ("arn", "ARN"),
    ("excl", "excluding"),
    ("incl", "including"),
    ("ip", "IP"),
    ("paypal", "PayPal"),
    ("sca", "SCA"),
    ("sku", "SKU"),
    ("upc", "UPC"),
    ("url", "URL"),
    ("utm", "UTM"),
];

/// Puts a field's name in words before the kind of its values: `Shipping code: text`, but not `URL: URL`.
fn named(name: &str, kind: &str) -> String {
    let words = name.to_snake_case();
    let words = words.split('_').map(|word| {
        let mut abbreviations = ABBREVIATIONS.iter();
        let found = abbreviations.find(|(abbreviation, _)| *abbreviation == word);
        found.map_or(word, |(_, words)| words)
    });
    let words = upper_first(&words.collect::<Vec<_>>().join(" "));
    if !words.contains(char::is_alphanumeric) {
        kind.to_owned()
    } else if words.to_lowercase().ends_with(&kind.to_lowercase()) {
        words
    } else {
        format!("{words}: {}", lower_first(kind))
    }
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
    field.gaps.iter().chain(others).map(String::as_str).collect()
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
        Type::Shape(name) => ir.shape(name).map_or_else(String::new, |shape| shape.about.clone()),
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

/// Starts a sentence in upper case.
fn upper_first(words: &str) -> String {
    let mut characters = words.chars();
    let first = characters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(characters.clone()).collect()
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
    if noun.starts_with(['A', 'E', 'I', 'O', 'U']) && !noun.starts_with("Us") { "an" } else { "a" }
}
