//! Numbers that a report ends with: for one input, and for all.

use std::collections::BTreeMap;

use crate::{Outcome, files::Skipped};

/// Result for one input.
#[derive(Debug, Default)]
pub(super) struct FileSummary {
    pub(super) name: String,
    /// Schema of the input.
    pub(super) schema: Option<&'static str>,
    /// Reason for a guessed schema.
    pub(super) guessed: Option<String>,
    pub(super) byte_order_mark: bool,
    pub(super) records: u64,
    pub(super) bytes: u64,
    pub(super) invalid: u64,
    pub(super) violations: u64,
    /// Records, or whole inputs, that could not be checked.
    pub(super) unchecked: u64,
    /// Number of violations and problems emitted.
    pub(super) emitted: u64,
}

/// Result for all files.
#[derive(Default)]
pub(super) struct Totals {
    pub(super) files: u64,
    pub(super) valid: u64,
    pub(super) invalid: u64,
    pub(super) unchecked: u64,
    pub(super) records: u64,
    pub(super) bytes: u64,
    pub(super) violations: u64,
    /// Number of files by guessed schema.
    pub(super) guessed: BTreeMap<&'static str, u64>,
    pub(super) skipped: Skipped,
}

impl Totals {
    pub(super) fn add(&mut self, summary: &FileSummary) {
        self.files += 1;
        self.records += summary.records;
        self.bytes += summary.bytes;
        self.violations += summary.violations;
        match Outcome::of(summary.unchecked, summary.invalid) {
            Outcome::Valid => self.valid += 1,
            Outcome::Invalid => self.invalid += 1,
            _ => self.unchecked += 1,
        }
        if let (Some(schema), Some(_)) = (summary.schema, &summary.guessed) {
            *self.guessed.entry(schema).or_default() += 1;
        }
    }

    pub(super) fn outcome(&self) -> Outcome {
        Outcome::of(self.unchecked, self.invalid)
    }
}
