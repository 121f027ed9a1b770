//! The names of an input, and the numbers that a report ends with: for one input, and for all.

use std::{collections::BTreeMap, env, path::Path, time::Duration};

use backoffice_description::Profile;

use super::{finding::Finding, unmatched::Notice};
use crate::{
    Outcome,
    config::Severity,
    files::{Skipped, relative_to},
};

/// The names of an input.
#[derive(Debug, Default)]
pub(super) struct Name {
    pub(super) shown: String,
    /// Path from the root of the repository, with `/` between the names.
    pub(super) in_repository: String,
}

impl Name {
    pub(super) fn new(shown: String) -> Self {
        let roots = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"].map(env::var_os);
        let root = roots.into_iter().flatten().next();
        let root = root.unwrap_or_else(|| ".".into());
        Self { in_repository: relative_to(Path::new(&root), &shown), shown }
    }
}

/// Result for one input.
#[derive(Debug, Default)]
pub(super) struct FileSummary {
    pub(super) name: Name,
    /// Schema of the input.
    pub(super) schema: Option<Choice>,
    pub(super) byte_order_mark: bool,
    pub(super) records: u64,
    pub(super) bytes: u64,
    pub(super) counts: Counts,
}

/// The schema of an input, and the reason for it.
#[derive(Debug)]
pub(super) struct Choice {
    pub(super) schema: &'static str,
    pub(super) profile: Profile,
    pub(super) source: Source,
}

impl Choice {
    pub(super) fn source_name(&self) -> &'static str {
        match self.source {
            Source::Argument => "argument",
            Source::Payload => "$schema",
            Source::Rule(_) => "rule",
            Source::Guess(_) => "guess",
        }
    }
}

#[derive(Debug)]
pub(super) enum Source {
    /// `--schema` names it.
    Argument,
    /// The payload's own `$schema` names it.
    Payload,
    /// A rule names it, with this pattern.
    Rule(String),
    /// It is guessed, for this reason.
    Guess(String),
}

/// Numbers of records and findings.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Counts {
    pub(super) invalid: u64,
    /// Records, or whole inputs, that could not be checked.
    pub(super) unchecked: u64,
    /// Violations that make a record invalid.
    pub(super) violations: u64,
    pub(super) warnings: u64,
    /// Findings that the baseline lists.
    pub(super) known: u64,
}

impl Counts {
    /// Adds the findings on one record.
    pub(super) fn add_record(&mut self, findings: &[Finding]) {
        let (mut errors, mut warnings) = (0, 0);
        for finding in findings {
            match finding.severity {
                Severity::Error => errors += finding.count,
                _ => warnings += finding.count,
            }
        }
        if findings.iter().any(Finding::is_problem) {
            self.unchecked += 1;
        } else if errors > 0 {
            self.invalid += 1;
            self.violations += errors;
        }
        self.warnings += warnings;
    }

    fn add(&mut self, other: Self) {
        self.invalid += other.invalid;
        self.unchecked += other.unchecked;
        self.violations += other.violations;
        self.warnings += other.warnings;
        self.known += other.known;
    }

    pub(super) fn outcome(&self) -> Outcome {
        Outcome::of(self.unchecked, self.invalid)
    }
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
    /// Sums over all files.
    pub(super) counts: Counts,
    /// Number of findings by code.
    pub(super) codes: BTreeMap<&'static str, u64>,
    /// Number of findings of each file that has some, in the order of the report.
    pub(super) by_file: Vec<(String, u64)>,
    /// Number of files by guessed schema.
    pub(super) guessed: BTreeMap<&'static str, u64>,
    pub(super) skipped: Skipped,
    pub(super) notices: Vec<Notice>,
    /// Time that the command took, if statistics were asked for.
    pub(super) time: Option<Duration>,
}

impl Totals {
    pub(super) fn add(&mut self, summary: &FileSummary) {
        self.files += 1;
        self.records += summary.records;
        self.bytes += summary.bytes;
        self.counts.add(summary.counts);
        match summary.counts.outcome() {
            Outcome::Valid => self.valid += 1,
            Outcome::Invalid => self.invalid += 1,
            _ => self.unchecked += 1,
        }
        if let Some(Choice { schema, source: Source::Guess(_), .. }) = summary.schema {
            *self.guessed.entry(schema).or_default() += 1;
        }
    }

    pub(super) fn outcome(&self) -> Outcome {
        let errors = self.notices.iter();
        let errors = errors.filter(|notice| notice.severity == Severity::Error);
        Outcome::of(self.unchecked + errors.count() as u64, self.invalid)
    }

    /// Returns seconds and MB (10^6 bytes) per second.
    pub(super) fn speed(&self) -> Option<(f64, f64)> {
        let seconds = self.time?.as_secs_f64();
        Some((seconds, self.bytes as f64 / 1e6 / seconds.max(1e-9)))
    }
}
