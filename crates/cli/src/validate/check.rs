//! One input: its schema, its records, and what is wrong with them.

use std::{io, path::Path};

use backoffice_shapes::Profile;
use backoffice_validate::{Guess, Shape, Validator, guess, has_byte_order_mark, locate};
use rayon::prelude::*;

use super::{
    record::{Record, Text},
    report::{Problem, Report},
    summary::FileSummary,
};
use crate::{
    files::{Content, Input, Unreadable},
    progress::Progress,
    records::Records,
};

/// How many records are checked before their reports are printed: there may be many of them.
const RECORDS_AT_ONCE: usize = 256;

/// Checks inputs, from any number of threads.
pub(super) struct Checker {
    shape: Option<&'static Shape>,
    profile: Profile,
    report: Report,
}

/// What is said of one record.
struct Checked {
    /// Each violation or problem, rendered.
    parts: Vec<String>,
    violations: u64,
    unchecked: bool,
}

/// Prints a part of a report.
pub(super) type Emit<'a> = dyn FnMut(&str) -> io::Result<()> + 'a;

impl Checker {
    pub(super) fn new(shape: Option<&'static Shape>, profile: Profile, report: Report) -> Self {
        Self {
            shape,
            profile,
            report,
        }
    }

    /// Checks one input and emits what is wrong with it.
    ///
    /// Fails only if emitting does.
    pub(super) fn check(
        &self,
        input: &Result<Input, Unreadable>,
        progress: &Progress,
        emit: &mut Emit<'_>,
    ) -> io::Result<FileSummary> {
        let opened = input
            .as_ref()
            .map_err(Unreadable::clone)
            .and_then(|input| Ok((input, input.open()?)));
        let (input, content) = match opened {
            Ok(opened) => opened,
            Err(unreadable) => {
                let mut summary = FileSummary::new(unreadable.name);
                self.problem(&mut summary, Problem::of_input(unreadable.message), emit)?;
                return Ok(summary);
            }
        };
        let mut summary = FileSummary::new(input.name());
        match content {
            Content::Document(bytes) => {
                summary.byte_order_mark = has_byte_order_mark(&bytes);
                let text = Text::new(&bytes);
                let whole = Record::whole(&text);
                if let Some(validator) = self.validator(&mut summary, input.path(), &whole, emit)? {
                    summary.records = 1;
                    self.records(&mut summary, validator, &[whole], emit)?;
                }
                summary.bytes += bytes.len() as u64;
                progress.advance(bytes.len() as u64);
            }
            Content::Records(records) => {
                self.batches(&mut summary, input, records, progress, emit)?;
            }
        }
        Ok(summary)
    }

    /// Checks the lines of an input, or the elements of its array.
    fn batches(
        &self,
        summary: &mut FileSummary,
        input: &Input,
        mut records: Records,
        progress: &Progress,
        emit: &mut Emit<'_>,
    ) -> io::Result<()> {
        let is_array = records.is_array();
        let first = match records.first() {
            Ok(first) => Text::new(first.unwrap_or(if is_array { b"[]" } else { b"" })),
            Err(error) => {
                let problem = Problem::of_input(input.unreadable(&error).message);
                return self.problem(summary, problem, emit);
            }
        };
        if first.bytes.is_empty() {
            let message = "it is empty: expected a record on each line".to_owned();
            return self.problem(summary, Problem::of_input(message), emit);
        }
        let first = Record::whole(&first);
        let validator = self.validator(summary, input.path(), &first, emit)?;
        let Some(validator) = validator else {
            return Ok(());
        };
        loop {
            let batch = match records.next_batch(|text| validator.valid_prefix(text)) {
                Ok(Some(batch)) => batch,
                Ok(None) => return Ok(()),
                Err(error) => {
                    let problem = Problem::of_input(input.unreadable(&error).message);
                    return self.problem(summary, problem, emit);
                }
            };
            if batch.position.offset == 0 {
                summary.byte_order_mark = has_byte_order_mark(batch.bytes);
            }
            let text = Text::new(batch.bytes);
            let mut place = Record {
                text: &text,
                range: 0..0,
                index: None,
                position: batch.position,
            };
            let doubtful = batch.doubtful.into_iter().map(|(nth, range)| {
                place.move_to(range);
                place.index = is_array.then_some(batch.before + nth);
                place.clone()
            });
            let doubtful: Vec<_> = doubtful.collect();
            let unchecked = summary.unchecked;
            summary.records += batch.count;
            self.records(summary, validator, &doubtful, emit)?;
            if let Some((at, expected)) = batch.misplaced
                // A record that goes on to the end of the text has been reported.
                && (summary.unchecked == unchecked || at < text.bytes.len())
            {
                place.move_to(at..at);
                let problem = Problem::misplaced(&place, &format!("expected {expected}"));
                self.problem(summary, problem, emit)?;
            }
            let length = records.batch_length();
            summary.bytes += length;
            progress.advance(length);
        }
    }

    /// The validator of the schema that was asked for, or else that `first`, a record of the input, and
    /// the input's name speak for.
    fn validator(
        &self,
        summary: &mut FileSummary,
        path: Option<&Path>,
        first: &Record<'_>,
        emit: &mut Emit<'_>,
    ) -> io::Result<Option<Validator>> {
        let shape = match self.shape {
            Some(shape) => shape,
            None => match guess(path, first.bytes()) {
                Some(Guess { shape, why, .. }) => {
                    summary.guessed = Some(why);
                    shape
                }
                None => {
                    // What is no JSON at all has a better reason than that.
                    let problem = match locate::<&str>(first.bytes(), &[]) {
                        Ok(_) => Problem::no_schema(),
                        Err(error) => Problem::not_json(&error, first),
                    };
                    self.problem(summary, problem, emit)?;
                    return Ok(None);
                }
            },
        };
        summary.schema = Some(shape.name());
        Ok(Some(Validator::new(shape, self.profile)))
    }

    fn records(
        &self,
        summary: &mut FileSummary,
        validator: Validator,
        records: &[Record<'_>],
        emit: &mut Emit<'_>,
    ) -> io::Result<()> {
        for records in records.chunks(RECORDS_AT_ONCE) {
            let name = summary.name.as_str();
            let checked: Vec<Option<Checked>> = records
                .par_iter()
                .map(|record| self.record(name, validator, record))
                .collect();
            for checked in checked.into_iter().flatten() {
                summary.unchecked += u64::from(checked.unchecked);
                summary.invalid += u64::from(!checked.unchecked);
                summary.violations += checked.violations;
                for part in &checked.parts {
                    self.emit(summary, part, emit)?;
                }
            }
        }
        Ok(())
    }

    /// What is wrong with a record; `None` if it is valid.
    fn record(&self, name: &str, validator: Validator, record: &Record<'_>) -> Option<Checked> {
        let mut checked = Checked {
            parts: Vec::new(),
            violations: 0,
            unchecked: false,
        };
        if record.position.offset > 0 && has_byte_order_mark(record.bytes()) {
            let message = "a byte order mark can stand at the start only";
            let problem = Problem::misplaced(record, message);
            checked.unchecked = true;
            checked.parts.push(self.report.problem(name, &problem));
            return Some(checked);
        }
        let violations = validator.check(record.bytes()).err()?;
        if let Some(error) = violations.syntax_error() {
            let problem = Problem::not_json(error, record);
            checked.unchecked = true;
            checked.parts.push(self.report.problem(name, &problem));
            return Some(checked);
        }
        checked.violations = violations.total() as u64;
        let parts = violations
            .iter()
            .map(|violation| self.report.violation(name, violation, record));
        checked.parts.extend(parts);
        let omitted = self.report.omitted(name, violations.omitted());
        checked.parts.extend(omitted);
        Some(checked)
    }

    /// Reports an input that can't be checked, or not to its end.
    fn problem(
        &self,
        summary: &mut FileSummary,
        problem: Problem<'_>,
        emit: &mut Emit<'_>,
    ) -> io::Result<()> {
        summary.unchecked += 1;
        let part = self.report.problem(&summary.name, &problem);
        self.emit(summary, &part, emit)
    }

    fn emit(&self, summary: &mut FileSummary, part: &str, emit: &mut Emit<'_>) -> io::Result<()> {
        if summary.emitted == 0 {
            emit(self.report.file_start())?;
        } else {
            emit(self.report.separator())?;
        }
        summary.emitted += 1;
        emit(part)
    }
}
