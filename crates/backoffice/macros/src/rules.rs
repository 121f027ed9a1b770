//! Rules for payloads that somebody writes: the validator's.

use backoffice_description::{
    API,
    validate::{Shape, Violation, by_name},
};

/// Most violations that are reported.
const MOST_VIOLATIONS: usize = 50;

/// Finds a shape by its exact name.
pub(crate) fn shape(name: &str) -> Result<&'static Shape, String> {
    match by_name(name) {
        Ok(shape) if shape.name() == name => Ok(shape),
        Ok(shape) => Err(format!("there is no schema `{name}`; did you mean `{}`?", shape.name())),
        Err(unknown) => Err(match unknown.nearest() {
            [nearest, ..] if !nearest.contains(' ') => {
                format!("there is no schema `{name}`; did you mean `{nearest}`?")
            }
            _ => format!("there is no schema `{name}`; `backoffice schema list` lists them"),
        }),
    }
}

/// Returns the Rust type of a shape.
pub(crate) fn rust_type(shape: &Shape) -> String {
    let models = "::backoffice::models";
    match API.element_of(shape.info()) {
        Some(element) => format!("{models}::Page<{models}::{}>", element.name),
        None => format!("{models}::{}", shape.name()),
    }
}

/// Reports mistakes in a payload: `report` gets each violation with its message.
pub(crate) fn report(violations: &[Violation], mut report: impl FnMut(&Violation, String)) {
    let rest = violations.len().saturating_sub(MOST_VIOLATIONS);
    for (number, violation) in violations.iter().take(MOST_VIOLATIONS).enumerate() {
        let mut text = message(violation);
        if rest > 0 && number + 1 == MOST_VIOLATIONS {
            text += &format!("; and {rest} more violations");
        }
        report(violation, text);
    }
}

/// Returns the message of a violation, without its line and column.
fn message(violation: &Violation) -> String {
    let text = violation.to_string();
    match text.splitn(3, ':').nth(2) {
        Some(message) => message.trim_start().to_owned(),
        None => text,
    }
}
