//! Rules for payloads that somebody writes: the validator's.

use backoffice_shapes::{ShapeKind, TypeInfo};
use backoffice_validate::{Code, Profile, Shape, Validator, Violation};

/// Most violations that are reported.
const MOST: usize = 50;

/// Finds a shape by its exact name.
pub(crate) fn shape(name: &str) -> Result<&'static Shape, String> {
    match Shape::by_name(name) {
        Ok(shape) if shape.name() == name => Ok(shape),
        Ok(shape) => Err(format!(
            "there is no schema `{name}`; did you mean `{}`?",
            shape.name()
        )),
        Err(unknown) => Err(unknown.to_string()),
    }
}

/// Returns the Rust type of a shape.
pub(crate) fn rust_type(shape: &Shape) -> String {
    let models = "::backoffice::models";
    let info = shape.info();
    let element = info.field("results").map(|field| &field.ty);
    match (info.kind, element) {
        (ShapeKind::Page, Some(TypeInfo::List(TypeInfo::Shape(element)))) => {
            format!("{models}::Page<{models}::{}>", element.name)
        }
        _ => format!("{models}::{}", info.name),
    }
}

/// Returns the violations of a payload: all of the contract, and of the strict profile those of what is written. What the
/// strict profile misses, or does not want to be null, the author may leave out.
pub(crate) fn violations(shape: &'static Shape, text: &[u8]) -> Vec<Violation> {
    // Without a limit, so that missing fields hide no other violation.
    let check = |profile| {
        let validator = Validator::new(shape, profile).with_limit(usize::MAX);
        validator.check(text)
    };
    let Err(strict) = check(Profile::Strict) else {
        return Vec::new();
    };
    let contract = check(Profile::Contract).err();
    let is_in_contract = |violation: &Violation| {
        let mut contract = contract.iter().flatten();
        contract.any(|other| other == violation)
    };
    let is_written = |code| {
        matches!(
            code,
            Code::UnknownField | Code::AmountFormat | Code::TimestampNotUtc
        )
    };
    let strict = strict.iter().cloned();
    strict
        .filter(|violation| is_written(violation.code) || is_in_contract(violation))
        .take(MOST)
        .collect()
}

/// Returns the message of a violation, without its line and column.
pub(crate) fn message(violation: &Violation) -> String {
    let text = violation.to_string();
    match text.splitn(3, ':').nth(2) {
        Some(message) => message.trim_start().to_owned(),
        None => text,
    }
}
