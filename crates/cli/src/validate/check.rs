//! Checks one input and reports its problems.

use std::io;

use backoffice_shapes::Profile;
use backoffice_validate::{
    Guess, Shape, TextPosition, Validator, guess, has_byte_order_mark, locate,
};
use indicatif::ProgressBar;
use rayon::prelude::*;

use super::{message::Message, report::Report, summary::FileSummary};
use crate::{
    files::{self, Input, Unreadable},
    records::{Kind, Record, Records, Text},
};

/// Maximum number of records whose reports wait in memory.
const RECORDS_AT_ONCE: usize = 256;

/// Checks inputs, on any number of threads.
pub(super) struct Checker {
    pub(super) shape: Option<&'static Shape>,
    pub(super) profile: Profile,
    pub(super) report: Report,
}

/// Report on one record.
struct Checked {
    /// Each violation or problem, rendered.
    parts: Vec<String>,
    /// `None` if the record can't be checked.
    violations: Option<u64>,
}

/// Prints a part of a report.
pub(super) type Emit<'a> = dyn FnMut(&str) -> io::Result<()> + 'a;

impl Checker {
    /// Checks one input and emits its violations and problems.
    ///
    /// Fails only if emitting does.
    pub(super) fn check(
        &self,
        input: &Result<Input, Unreadable>,
        progress: &ProgressBar,
        emit: &mut Emit<'_>,
    ) -> io::Result<FileSummary> {
        let opened = files::open(input);
        let name = match &opened {
            Ok((input, _)) => input.name(),
            Err(unreadable) => unreadable.name.clone(),
        };
        let mut check = Check {
            checker: self,
            summary: FileSummary {
                name,
                ..FileSummary::default()
            },
            progress,
            emit,
        };
        match opened {
            Ok((input, records)) => check.records(input, records)?,
            Err(unreadable) => check.problem(&Message::unreadable(unreadable.message))?,
        }
        Ok(check.summary)
    }
}

/// Check of one input.
struct Check<'a, 'e> {
    checker: &'a Checker,
    summary: FileSummary,
    progress: &'a ProgressBar,
    emit: &'a mut Emit<'e>,
}

impl Check<'_, '_> {
    fn records(&mut self, input: &Input, mut records: Records) -> io::Result<()> {
        let unreadable = |error| Message::unreadable(input.unreadable(&error).message);
        let first = match (records.kind(), records.first()) {
            (_, Ok(Some(first))) => Text::new(first),
            (Kind::Array, Ok(None)) => Text::new(b"[]"),
            (_, Ok(None)) => {
                let message = "the input is empty; expected one JSON record per line";
                return self.problem(&Message::unreadable(message.to_owned()));
            }
            (_, Err(error)) => return self.problem(&unreadable(error)),
        };
        let first = Record::first(&first, first.bytes.len(), TextPosition::START);
        let Some(validator) = self.validator(input, &first)? else {
            return Ok(());
        };
        loop {
            let batch = match records.next_batch(|text| validator.valid_prefix(text)) {
                Ok(Some(batch)) => batch,
                Ok(None) => return Ok(()),
                Err(error) => return self.problem(&unreadable(error)),
            };
            if batch.position.offset == 0 {
                self.summary.byte_order_mark = has_byte_order_mark(batch.text.bytes);
            }
            let unchecked = self.summary.unchecked;
            self.summary.records += batch.count;
            for records in batch.doubtful().chunks(RECORDS_AT_ONCE) {
                self.doubtful(validator, records)?;
            }
            if let Some((place, expected)) = batch.misplaced()
                // The last record may have no end. That is already reported.
                && (self.summary.unchecked == unchecked || !place.is_at_end())
            {
                self.problem(&Message::misplaced(&place, &format!("expected {expected}")))?;
            }
            self.summary.bytes += batch.length;
            self.progress.inc(batch.length);
        }
    }

    /// Returns the validator for the named schema, or else for the schema guessed from the input's name and its
    /// first record.
    fn validator(&mut self, input: &Input, first: &Record<'_>) -> io::Result<Option<Validator>> {
        let shape = match self.checker.shape {
            Some(shape) => shape,
            None => match guess(input.path(), first.bytes()) {
                Some(Guess { shape, why, .. }) => {
                    self.summary.guessed = Some(why);
                    shape
                }
                None => {
                    // If the record is not JSON, report that instead of `no-schema`.
                    let problem = match locate::<&str>(first.bytes(), &[]) {
                        Ok(_) => Message::no_schema(),
                        Err(error) => Message::not_json(&error, first),
                    };
                    self.problem(&problem)?;
                    return Ok(None);
                }
            },
        };
        self.summary.schema = Some(shape.name());
        Ok(Some(Validator::new(shape, self.checker.profile)))
    }

    fn doubtful(&mut self, validator: Validator, records: &[Record<'_>]) -> io::Result<()> {
        let (name, report) = (self.summary.name.as_str(), self.checker.report);
        let checked = records.par_iter();
        let checked = checked.map(|record| check_record(name, report, validator, record));
        for checked in checked.collect::<Vec<_>>().into_iter().flatten() {
            self.summary.unchecked += u64::from(checked.violations.is_none());
            self.summary.invalid += u64::from(checked.violations.is_some());
            self.summary.violations += checked.violations.unwrap_or_default();
            for part in &checked.parts {
                self.emit(part)?;
            }
        }
        Ok(())
    }

    /// Reports that the input, or the rest of it, can't be checked.
    fn problem(&mut self, problem: &Message<'_>) -> io::Result<()> {
        self.summary.unchecked += 1;
        let part = self.checker.report.problem(&self.summary.name, problem);
        self.emit(&part)
    }

    fn emit(&mut self, part: &str) -> io::Result<()> {
        let report = self.checker.report;
        (self.emit)(if self.summary.emitted == 0 {
            report.file_start()
        } else {
            report.separator()
        })?;
        self.summary.emitted += 1;
        (self.emit)(part)
    }
}

/// Reports on a record; `None` if it is valid.
fn check_record(
    name: &str,
    report: Report,
    validator: Validator,
    record: &Record<'_>,
) -> Option<Checked> {
    let unchecked = |problem| Checked {
        parts: vec![report.problem(name, &problem)],
        violations: None,
    };
    if record.position.offset > 0 && has_byte_order_mark(record.bytes()) {
        let message = "a byte order mark is allowed at the start of the input only";
        return Some(unchecked(Message::misplaced(record, message)));
    }
    let violations = validator.check(record.bytes()).err()?;
    if let Some(error) = violations.syntax_error() {
        return Some(unchecked(Message::not_json(error, record)));
    }
    let parts = violations.iter();
    let parts = parts.map(|violation| report.violation(name, violation, record));
    Some(Checked {
        parts: parts
            .chain(report.omitted(name, violations.omitted()))
            .collect(),
        violations: Some(violations.total() as u64),
    })
}
