//! Checks one input and finds its violations and problems.

use std::io;

use backoffice_validate::{TextPosition, Validator, has_byte_order_mark};
use indicatif::ProgressBar;
use rayon::prelude::*;

use super::{
    finding::Finding,
    schema::{Decision, Selector},
    summary::FileSummary,
};
use crate::{
    config::{Severities, Severity},
    files::{self, Input, Unreadable},
    records::{Kind, Record, Records, Text},
};

/// Maximum number of records whose findings wait in memory.
const RECORDS_AT_ONCE: usize = 256;

/// Maximum number of findings of an input that wait in memory.
const HELD: usize = 2000;

/// Summary of an input, unless it is to be skipped, and its findings by record.
pub(super) type Ahead = (Option<FileSummary>, Vec<Vec<Finding>>);

/// Checks inputs, on any number of threads.
pub(super) struct Checker {
    pub(super) selector: Selector,
}

/// Takes the findings on one record.
pub(super) type Emit<'a> = dyn FnMut(Vec<Finding>) -> io::Result<()> + 'a;

impl Checker {
    /// Checks one input and emits its violations and problems. Returns `None` if the input is to be skipped.
    ///
    /// Fails only if emitting does.
    pub(super) fn check(
        &self,
        input: &Result<Input, Unreadable>,
        progress: &ProgressBar,
        emit: &mut Emit<'_>,
    ) -> io::Result<Option<FileSummary>> {
        let opened = files::open(input);
        let mut check = Check {
            checker: self,
            summary: FileSummary::default(),
            progress,
            emit,
            has_problem: false,
        };
        match opened {
            Ok((input, records)) => {
                if !check.records(input, records)? {
                    return Ok(None);
                }
            }
            Err(_) if matches!(input, Ok(input) if self.selector.skips(input)) => return Ok(None),
            Err(unreadable) => check.problem(Finding::unreadable(unreadable.message))?,
        }
        Ok(Some(check.summary))
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
    checker: &'a Checker,
    summary: FileSummary,
    progress: &'a ProgressBar,
    emit: &'a mut Emit<'e>,
    has_problem: bool,
}

impl Check<'_, '_> {
    /// Returns false if the input is to be skipped.
    fn records(&mut self, input: &Input, mut records: Records) -> io::Result<bool> {
        let unreadable = |error| Finding::unreadable(input.unreadable(&error).message);
        let skips = self.checker.selector.skips(input);
        let first = match (records.kind(), records.first()) {
            (_, Ok(Some(first))) => Text::new(first),
            (Kind::Array, Ok(None)) => Text::new(b"[]"),
            _ if skips => return Ok(false),
            (_, Ok(None)) => {
                let message = "the input is empty; expected one JSON record per line";
                self.problem(Finding::unreadable(message.to_owned()))?;
                return Ok(true);
            }
            (_, Err(error)) => {
                self.problem(unreadable(error))?;
                return Ok(true);
            }
        };
        let first = Record::first(&first, first.bytes.len(), TextPosition::START);
        let (shape, choice) = match self.checker.selector.decide(input, &first) {
            Decision::Check(shape, choice) => (shape, choice),
            Decision::Skip => return Ok(false),
            Decision::Unknown(problem) => {
                self.problem(*problem)?;
                return Ok(true);
            }
        };
        let validator = Validator::new(shape, choice.profile);
        self.summary.schema = Some(choice);
        loop {
            let batch = match records.next_batch(|text| validator.valid_prefix(text)) {
                Ok(Some(batch)) => batch,
                Ok(None) => return Ok(true),
                Err(error) => {
                    self.problem(unreadable(error))?;
                    return Ok(true);
                }
            };
            if batch.position.offset == 0 {
                self.summary.byte_order_mark = has_byte_order_mark(batch.text.bytes);
            }
            self.has_problem = false;
            self.summary.records += batch.count;
            for records in batch.doubtful().chunks(RECORDS_AT_ONCE) {
                self.doubtful(input, validator, records)?;
            }
            if let Some((place, expected)) = batch.misplaced()
                // The last record may have no end. That is already reported.
                && (!self.has_problem || !place.is_at_end())
            {
                self.problem(Finding::misplaced(&place, &format!("expected {expected}")))?;
            }
            self.summary.bytes += batch.length;
            self.progress.inc(batch.length);
        }
    }

    fn doubtful(
        &mut self,
        input: &Input,
        validator: Validator,
        records: &[Record<'_>],
    ) -> io::Result<()> {
        let severities = &self.checker.selector.config.severities;
        let checked = records.par_iter();
        let checked = checked.map(|record| check_record(input, validator, severities, record));
        for findings in checked.collect::<Vec<_>>() {
            if !findings.is_empty() {
                self.has_problem |= findings.iter().any(Finding::is_problem);
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
    input: &Input,
    validator: Validator,
    severities: &Severities,
    record: &Record<'_>,
) -> Vec<Finding> {
    if record.position.offset > 0 && has_byte_order_mark(record.bytes()) {
        let message = "a byte order mark is allowed at the start of the input only";
        return vec![Finding::misplaced(record, message)];
    }
    let Err(violations) = validator.check(record.bytes()) else {
        return Vec::new();
    };
    if let Some(error) = violations.syntax_error() {
        return vec![Finding::not_json(error, record, input)];
    }
    let reported = violations
        .iter()
        .filter(|violation| !super::schema::is_own_schema(violation, record));
    let reported = reported.filter_map(|violation| {
        let severity = severities.of(violation.code);
        (severity != Severity::Off).then(|| Finding::violation(violation, severity, record))
    });
    let omitted = violations.omitted_by_code().iter();
    let omitted = omitted.filter_map(|&(code, number)| {
        let severity = severities.of(code);
        (severity != Severity::Off).then(|| Finding::omitted(code, number, severity))
    });
    reported.chain(omitted).collect()
}
