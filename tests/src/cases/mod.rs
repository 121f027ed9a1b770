//! Payloads with the verdict that each must get.
//!
//! | from | which |
//! |---|---|
//! | [`rules`] | one for each rule of the API document, written down in the tables under `tests/cases` |
//! | [`laws`] | for every field of every shape, each way in which its value can be wrong |
//! | [`samples`] | valid instances of every shape |
//!
//! Each is a pure function: the same cases in the same order, on every platform.

mod change;
mod laws;
mod samples;
mod table;

use backoffice_schema::{Document, Profile};
use backoffice_validate::Code;

pub use self::{laws::laws, samples::samples, table::rules};

/// A payload, what it is checked against, and what must come of it.
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
    /// The one violation that the payload has; none if it passes.
    pub violation: Option<Expected>,
}

/// A violation that a validator must report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expected {
    /// JSON Pointer (RFC 6901) to the value; for a missing field, to the object that lacks it.
    pub pointer: String,
    /// In what way the value differs.
    pub code: Code,
}

impl Expected {
    fn new(code: Code, at: &str) -> Self {
        let pointer = if code == Code::MissingField {
            parent(at)
        } else {
            at
        };
        Self {
            pointer: pointer.to_owned(),
            code,
        }
    }
}

/// Where JSON Schema reports a violation: a field that is not listed is a failure of the object around
/// it.
#[cfg(feature = "conformance")]
pub(crate) fn instance_location(pointer: &str, code: Code) -> &str {
    match code {
        Code::UnknownField => parent(pointer),
        _ => pointer,
    }
}

/// The place around the one that a JSON Pointer leads to.
fn parent(pointer: &str) -> &str {
    pointer.rsplit_once('/').map_or("", |(parent, _)| parent)
}
