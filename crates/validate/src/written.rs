//! Violations of a payload that somebody writes by hand.

use backoffice_shapes::Profile;

use crate::{
    Shape, Violation,
    diagnose::{self, Rules},
    engine::{self, Prefilter},
};

impl Shape {
    /// Returns the violations of a payload in a program's text, in the order of the text: those of the contract profile, and of
    /// the strict profile the unknown fields, the amounts that are not decimal and the timestamps that are not UTC. The payload
    /// may lack fields that only the strict profile requires.
    #[doc(hidden)]
    #[must_use]
    pub fn written_violations(&'static self, payload: &[u8]) -> Vec<Violation> {
        if engine::accepts_written(self.table(), payload) {
            return Vec::new();
        }
        let rules = Rules { presence: Profile::Contract, words: Profile::Strict, warnings: None };
        let found =
            diagnose::check(payload, self, rules, usize::MAX, Some(Prefilter::of_written()));
        let mut violations: Vec<_> = found.err().into_iter().flatten().collect();
        violations.sort_by_key(|violation| violation.offset);
        violations
    }
}
