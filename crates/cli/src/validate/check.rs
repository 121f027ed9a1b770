//! Checks one input and finds its violations and problems.

use std::io;

use backoffice_description::validate::{
    Code, TextPosition, Validator, Violation, Violations, has_byte_order_mark, hint_between,
};
use indicatif::ProgressBar;
use rayon::prelude::*;

use super::{
    finding::Finding,
    schema::{Decision, Selector},
    summary::FileSummary,
};
use crate::{
    config::{Severities, Severity},
    convert::Kind,
    files::{self, Input, Reason, Unreadable},
    records::{Record, Records, Text},
};

/// Maximum number of records whose findings wait in memory.
const RECORDS_AT_ONCE: usize = 256;

/// Maximum number of findings of an input that wait in memory.
const HELD: usize = 2000;

/// Summary of an input, or the reason for which it is to be skipped, and its findings by record.
pub(super) type Ahead = (Result<FileSummary, Reason>, Vec<Vec<Finding>>);

/// Takes the findings on one record.
pub(super) type Emit<'a> = dyn FnMut(Vec<Finding>) -> io::Result<()> + 'a;

impl Selector {
    /// Checks one input and emits its violations and problems. Returns a reason if the input is to be skipped.
    ///
    /// Fails only if emitting does.
    pub(super) fn check(
        &self,
        input: &Result<Input, Unreadable>,
        progress: &ProgressBar,
        emit: &mut Emit<'_>,
    ) -> io::Result<Result<FileSummary, Reason>> {
        let opened = files::open(input);
        let mut check = Check {
            selector: self,
            summary: FileSummary::default(),
            progress,
            emit,
            has_problem: false,
        };
        match opened {
            Ok((input, records)) => {
                if let Some(reason) = check.records(input, records)? {
                    return Ok(Err(reason));
                }
            }
            Err(_) if matches!(input, Ok(input) if self.skips(input)) => {
                return Ok(Err(Reason::WithoutRule));
            }
            Err(unreadable) => check.problem(Finding::unreadable(unreadable.message))?,
        }
        Ok(Ok(check.summary))
    }

    /// Finds the schema of an input. Reads its first record.
    pub(super) fn decide(&self, input: &Input, records: &mut Records) -> Decision {
        let unknown = |problem| Decision::Unknown(Box::new(problem));
        let unreadable = |error| unknown(Finding::unreadable(input.unreadable(&error).message));
        if let Some(mistake) = records.mistake() {
            return if self.skips(input) {
                Decision::Skip(Reason::WithoutRule)
            } else {
                unknown(Finding::mistake(mistake))
            };
        }
        let source = records.source();
        let first = match (records.kind(), records.first()) {
            (_, Ok(Some(first))) => Text::of(first, source),
            (Kind::Array, Ok(None)) => Text::new(b"[]"),
            _ if self.skips(input) => return Decision::Skip(Reason::WithoutRule),
            (_, Ok(None)) => {
                let message = "the input is empty; expected one JSON record per line";
                return unknown(Finding::unreadable(message.to_owned()));
            }
            (_, Err(error)) => return unreadable(error),
        };
        let first = Record::first(&first, first.bytes.len(), TextPosition::START);
        self.decide_by(input, &first)
    }

    /// Checks one input. Returns `None` if it has too many findings to keep, so that the caller must check it again.
    pub(super) fn check_ahead(
        &self,
        input: &Result<Input, Unreadable>,
        progress: &ProgressBar,
    ) -> Option<Ahead> {
        let (mut held, mut number) = (Vec::new(), 0);
        let summary = self.check(input, progress, &mut |findings| {
            number += findings.len();
            held.push(findings);
            let fits = number <= HELD;
            fits.then_some(()).ok_or(io::ErrorKind::OutOfMemory.into())
        });
        Some((summary.ok()?, held))
    }
}

/// Check of one input.
struct Check<'a, 'e> {
    selector: &'a Selector,
    summary: FileSummary,
    progress: &'a ProgressBar,
    emit: &'a mut Emit<'e>,
    has_problem: bool,
}

impl Check<'_, '_> {
    /// Returns the reason if the input is to be skipped.
    fn records(&mut self, input: &Input, mut records: Records) -> io::Result<Option<Reason>> {
        let unreadable = |error| Finding::unreadable(input.unreadable(&error).message);
        let (shape, choice) = match self.selector.decide(input, &mut records) {
            Decision::Check(shape, choice) => (shape, choice),
            Decision::Skip(reason) => return Ok(Some(reason)),
            Decision::Unknown(problem) => {
                self.problem(*problem)?;
                return Ok(None);
            }
        };
        let validator = Validator::new(shape, choice.profile);
        self.summary.schema = Some(choice);
        loop {
            let batch = match records.next_batch(|text| validator.prefix_without_warnings(text)) {
                Ok(Some(batch)) => batch,
                Ok(None) => return Ok(None),
                Err(error) => {
                    self.problem(unreadable(error))?;
                    return Ok(None);
                }
            };
            if batch.position.offset == 0 {
                self.summary.byte_order_mark = has_byte_order_mark(batch.text.bytes);
            }
            self.has_problem = false;
            self.summary.records += batch.count;
            for records in batch.doubtful().chunks(RECORDS_AT_ONCE) {
                self.doubtful(validator, records)?;
            }
            if let Some((place, expected)) = batch.misplaced()
                // The last record may have no end. That is already reported.
                && (!self.has_problem || !place.is_at_end())
            {
                let mut problem = Finding::misplaced(&place, &format!("expected {expected}"));
                let hint = hint_between(place.text.bytes, place.range.start, expected);
                problem.help = hint.map(ToOwned::to_owned);
                self.problem(problem)?;
            }
            self.summary.bytes += batch.length;
            self.progress.inc(batch.length);
        }
    }

    fn doubtful(&mut self, validator: Validator, records: &[Record<'_>]) -> io::Result<()> {
        let severities = &self.selector.config.severities;
        let checked = records.par_iter();
        let checked = checked.map(|record| check_record(validator, severities, record));
        for findings in checked.collect::<Vec<_>>() {
            if !findings.is_empty() {
                let has_problem = findings.iter().any(Finding::is_problem);
                self.has_problem |= has_problem;
                // Only records that could be checked count.
                self.summary.records -= u64::from(has_problem);
                (self.emit)(findings)?;
            }
        }
        Ok(())
    }

    /// Reports that the input, or the rest of it, can't be checked.
    fn problem(&mut self, problem: Finding) -> io::Result<()> {
        self.has_problem = true;
        (self.emit)(vec![problem])
    }
}

/// Returns the findings on a record; none if it is valid.
fn check_record(
    validator: Validator,
    severities: &Severities,
    record: &Record<'_>,
) -> Vec<Finding> {
    if record.position.offset > 0 && has_byte_order_mark(record.bytes()) {
        let message = "a byte order mark is allowed at the start of the input only";
        return vec![Finding::misplaced(record, message)];
    }
    let violations = validator.check(record.bytes()).err();
    let error = violations.as_ref().and_then(Violations::syntax_error);
    if let Some(error) = error {
        return vec![Finding::not_json(error, record)];
    }
    let warnings = validator.warnings(record.bytes()).err();
    let mut findings = Vec::new();
    let mut omitted = Vec::new();
    if let Some(violations) = &violations {
        let severity = |code, _: Option<&Violation>| severities.of(code);
        add(violations, severity, record, (&mut findings, &mut omitted));
    }
    if let Some(warnings) = &warnings {
        let severity = |code, warning: Option<&Violation>| severities.of_warning(code, warning);
        add(warnings, severity, record, (&mut findings, &mut omitted));
    }
    if violations.is_some() && warnings.is_some() {
        findings.sort_by_key(Finding::offset);
    }
    findings.append(&mut omitted);
    findings
}

/// Adds the findings of a record that have a severity: the listed ones, and the numbers of the others.
fn add(
    violations: &Violations,
    severity: impl Fn(Code, Option<&Violation>) -> Severity,
    record: &Record<'_>,
    (listed, omitted): (&mut Vec<Finding>, &mut Vec<Finding>),
) {
    let reported =
        violations.iter().filter(|violation| !super::schema::is_own_schema(violation, record));
    listed.extend(reported.filter_map(|violation| {
        let severity = severity(violation.code, Some(violation));
        (severity != Severity::Off).then(|| Finding::violation(violation, severity, record))
    }));
    let unlisted = violations.omitted_by_code().iter();
    omitted.extend(unlisted.filter_map(|&(code, number)| {
        let severity = severity(code, None);
        (severity != Severity::Off).then(|| Finding::omitted(code, number, severity))
    }));
}
