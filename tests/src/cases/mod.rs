//! Payloads, each with the verdict that it must get.
//!
//! | function | cases |
//! |---|---|
//! | [`rules`] | the tables under `tests/cases`, for each rule of the API document |
//! | [`laws`] | every mistake that a field of a shape can have |
//! | [`samples`] | valid instances of every shape |
//!
//! Each function returns the same cases in the same order, on every platform.

mod change;
mod laws;
mod samples;
mod table;

use backoffice::schema::{Document, Profile};
use backoffice_description::validate::Code;

pub use self::{laws::laws, samples::samples, table::rules};

/// A payload, its schema document and the verdict that it must get.
#[derive(Clone, Debug)]
pub struct Case {
    /// Unique among the cases of its kind: `webhook-target-not-a-url`.
    pub name: String,
    /// The schema document to check it against.
    pub document: &'static Document,
    /// The profile to check it in. What passes in the strict profile passes in the contract profile too.
    pub profile: Profile,
    /// The section of the API document that states the rule.
    pub section: String,
    /// The rule in a sentence.
    pub rule: String,
    /// The payload.
    pub json: String,
    /// The payload's only violation; `None` if it passes.
    pub violation: Option<Expected>,
}

/// A violation that a validator must report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expected {
    /// JSON Pointer (RFC 6901) to the value; for a missing field, to the object that lacks it.
    pub pointer: String,
    /// The kind of violation.
    pub code: Code,
}

impl Expected {
    fn new(code: Code, at: &str) -> Self {
        let pointer = if code == Code::MissingField { parent(at) } else { at };
        Self { pointer: pointer.to_owned(), code }
    }
}

/// The place at which JSON Schema reports a violation: an unknown field is a failure of the object around it.
#[cfg(feature = "conformance")]
pub(crate) fn instance_location(pointer: &str, code: Code) -> &str {
    match code {
        Code::UnknownField => parent(pointer),
        _ => pointer,
    }
}

/// The JSON Pointer to the object or list around a value.
fn parent(pointer: &str) -> &str {
    pointer.rsplit_once('/').map_or("", |(parent, _)| parent)
}
