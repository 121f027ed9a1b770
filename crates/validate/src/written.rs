//! Violations of a payload that somebody writes by hand.

use backoffice_shapes::{Code, Profile};

use crate::{Shape, Validator, Violation};

impl Shape {
    /// Returns the violations of a payload in a program's text, in the order of the text: those of the contract profile, and of
    /// the strict profile the unknown fields, the amounts that are not decimal and the timestamps that are not UTC. The payload
    /// may lack fields that only the strict profile requires.
    #[doc(hidden)]
    #[must_use]
    pub fn written_violations(&'static self, payload: &[u8]) -> Vec<Violation> {
        let check = |profile| {
            // Without a limit, so that missing fields hide no other violation.
            let validator = Validator::new(self, profile).with_limit(usize::MAX);
            validator.check(payload).err().into_iter().flatten()
        };
        let is_written = |violation: &Violation| {
            matches!(
                violation.code,
                Code::UnknownField | Code::AmountFormat | Code::TimestampNotUtc
            )
        };
        let strict: Vec<_> = check(Profile::Strict).collect();
        // What the strict profile accepts, the contract profile accepts too.
        if strict.is_empty() {
            return strict;
        }
        let strict = strict.into_iter().filter(is_written);
        let mut violations: Vec<_> = check(Profile::Contract).chain(strict).collect();
        violations.sort_by_key(|violation| violation.offset);
        violations
    }
}
