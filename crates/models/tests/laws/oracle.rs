//! Computes the expected drift of a value from the static descriptions alone.

use std::collections::BTreeSet;

use backoffice::{
    description::{Presence, ShapeInfo, ShapeKind, TypeInfo},
    models::Drift,
};

use crate::json::{Text, Value, text};

/// The code of a difference, and the pointer to it.
pub(crate) type Finding = (&'static str, String);

/// Codes that follow from JSON types and fields, not from text.
const STRUCTURAL: [&str; 3] = ["type-mismatch", "missing-field", "unknown-field"];

/// Findings of a drift report that [`expected`] works out too.
pub(crate) fn structural(drift: &[Drift]) -> BTreeSet<Finding> {
    let findings = drift.iter().map(|drift| (drift.code.id(), drift.pointer.clone()));
    findings.filter(|(code, _)| STRUCTURAL.contains(code)).collect()
}

/// Differences between a value and the document in JSON types and fields.
pub(crate) fn expected(info: &ShapeInfo, value: &Value) -> BTreeSet<Finding> {
    let mut findings = BTreeSet::new();
    shape(info, value, "", &mut findings);
    findings
}

fn shape(info: &ShapeInfo, value: &Value, pointer: &str, findings: &mut BTreeSet<Finding>) {
    let Value::Object(fields) = value else {
        findings.insert(("type-mismatch", pointer.to_owned()));
        return;
    };
    for row in info.fields {
        let pointer = format!("{pointer}/{}", escaped(row.name));
        let wrapped = is_wrapped(&row.presence, &row.ty);
        match fields.get(&text(row.name)) {
            None => missing(row.presence, pointer, findings),
            Some(Value::Null) if wrapped => {
                findings.insert(("type-mismatch", pointer));
            }
            Some(Value::Null) if info.kind == ShapeKind::Update => {}
            Some(Value::Null) => missing(row.presence, pointer, findings),
            Some(value) => field(&row.ty, value, &pointer, findings),
        }
    }
    for name in fields.keys().filter(|name| row(info, name).is_none()) {
        // A name with a lone surrogate is not reported.
        let name = String::from_utf16(name).unwrap_or_else(|_| "\u{fffd}".to_owned());
        findings.insert(("unknown-field", format!("{pointer}/{}", escaped(&name))));
    }
}

fn missing(presence: Presence, pointer: String, findings: &mut BTreeSet<Finding>) {
    if presence != Presence::Optional {
        findings.insert(("missing-field", pointer));
    }
}

fn field(ty: &TypeInfo, value: &Value, pointer: &str, findings: &mut BTreeSet<Finding>) {
    let fits = match (ty, value) {
        (TypeInfo::Shape(info), _) => return shape(info, value, pointer, findings),
        (TypeInfo::List(ty), Value::List(elements)) => {
            for (index, element) in elements.iter().enumerate() {
                field(ty, element, &format!("{pointer}/{index}"), findings);
            }
            return;
        }
        (
            TypeInfo::String
            | TypeInfo::Amount
            | TypeInfo::Timestamp
            | TypeInfo::Date
            | TypeInfo::Url
            | TypeInfo::Enum(_),
            Value::Text(text),
        ) => String::from_utf16(text).is_ok(),
        (TypeInfo::Integer, Value::Number(number)) => number.to_i64().is_some(),
        (TypeInfo::Int32, Value::Number(number)) => {
            number.to_i64().is_some_and(|number| i32::try_from(number).is_ok())
        }
        (TypeInfo::Number, Value::Number(_))
        | (TypeInfo::Boolean, Value::Boolean(_))
        | (TypeInfo::Object, Value::Object(_))
        | (TypeInfo::Any, _) => true,
        _ => false,
    };
    if !fits {
        findings.insert(("type-mismatch", pointer.to_owned()));
    }
}

/// Returns `true` if null is a type mismatch: in a required field, except a list, which reads it as empty.
fn is_wrapped(presence: &Presence, ty: &TypeInfo) -> bool {
    *presence == Presence::Required && !matches!(ty, TypeInfo::List(_))
}

fn row(info: &ShapeInfo, name: &Text) -> Option<&'static backoffice::description::FieldInfo> {
    info.fields.iter().find(|row| text(row.name) == *name)
}

/// Escapes a name for a JSON Pointer, independently of ours.
fn escaped(name: &str) -> String {
    name.replace('~', "~0").replace('/', "~1")
}
