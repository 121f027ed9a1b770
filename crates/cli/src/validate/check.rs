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
    elements::Elements,
    files::{Content, Input, Lines, Unreadable},
    progress::Progress,
};

/// How many elements of an array are cut out at once.
const ELEMENTS_AT_ONCE: usize = 4096;

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
                self.document(&mut summary, input.path(), &bytes, emit)?;
                summary.bytes += bytes.len() as u64;
                progress.advance(bytes.len() as u64);
            }
            Content::Lines(lines) => self.lines(&mut summary, input, lines, progress, emit)?,
        }
        Ok(summary)
    }

    /// Checks one JSON text: a record, or an array of records.
    fn document(
        &self,
        summary: &mut FileSummary,
        path: Option<&Path>,
        bytes: &[u8],
        emit: &mut Emit<'_>,
    ) -> io::Result<()> {
        summary.byte_order_mark = has_byte_order_mark(bytes);
        let text = Text::new(bytes, 0);
        let whole = Record::whole(&text);
        let Some(mut elements) = Elements::new(bytes) else {
            let Some(validator) = self.validator(summary, path, &whole, emit)? else {
                return Ok(());
            };
            return self.records(summary, validator, &[whole], emit);
        };
        let mut next = Record {
            index: Some(0),
            range: 0..0,
            ..whole.clone()
        };
        let first = Elements::new(bytes).and_then(|mut elements| elements.next()?.ok());
        let first = Record {
            range: first.unwrap_or(whole.range.clone()),
            ..next.clone()
        };
        let Some(validator) = self.validator(summary, path, &first, emit)? else {
            return Ok(());
        };
        loop {
            let mut records = Vec::new();
            let mut misplaced = None;
            let mut valid = 0;
            let mut seen = 0;
            while seen < ELEMENTS_AT_ONCE
                && let Some(element) = elements.next_checked(|text| validator.valid_prefix(text))
            {
                seen += 1;
                match element {
                    Ok((range, is_valid)) => {
                        if is_valid {
                            valid += 1;
                        } else {
                            next.move_to(range.start);
                            records.push(Record {
                                range,
                                ..next.clone()
                            });
                        }
                        next.index = next.index.map(|index| index + 1);
                    }
                    Err(found) => misplaced = Some(found),
                }
            }
            summary.records += valid;
            self.records(summary, validator, &records, emit)?;
            if let Some(misplaced) = misplaced {
                // What is wrong inside the element is said rather than what follows from it behind it.
                next.move_to(misplaced.start);
                next.range.end = bytes.len();
                let problem = match locate::<&str>(next.bytes(), &[]) {
                    Err(error) if next.range.start + error.offset < misplaced.offset => {
                        Problem::not_json(&error, &next)
                    }
                    _ => {
                        next.move_to(misplaced.offset);
                        Problem::misplaced(&next, misplaced.message)
                    }
                };
                return self.problem(summary, problem, emit);
            }
            if seen < ELEMENTS_AT_ONCE {
                return Ok(());
            }
        }
    }

    /// Checks a record on each line.
    fn lines(
        &self,
        summary: &mut FileSummary,
        input: &Input,
        mut lines: Lines,
        progress: &Progress,
        emit: &mut Emit<'_>,
    ) -> io::Result<()> {
        let mut validator = None;
        loop {
            let batch = match lines.next_batch() {
                Ok(Some(batch)) => batch,
                Ok(None) if summary.records > 0 => return Ok(()),
                Ok(None) => {
                    let problem =
                        Problem::of_input("it is empty: expected a record on each line".to_owned());
                    return self.problem(summary, problem, emit);
                }
                Err(error) => {
                    let problem = Problem::of_input(input.unreadable(&error).message);
                    return self.problem(summary, problem, emit);
                }
            };
            let text = Text::new(&batch.bytes, batch.offset);
            let records: Vec<_> = batch
                .lines()
                .map(|(line, range)| Record {
                    text: &text,
                    range,
                    index: None,
                    line,
                    column: 1,
                })
                .collect();
            if let (None, Some(first)) = (&validator, records.first()) {
                summary.byte_order_mark = has_byte_order_mark(&batch.bytes);
                validator = self.validator(summary, input.path(), first, emit)?;
                if validator.is_none() {
                    return Ok(());
                }
            }
            if let Some(validator) = validator {
                self.records(summary, validator, &records, emit)?;
            }
            summary.bytes += batch.bytes.len() as u64;
            progress.advance(batch.bytes.len() as u64);
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
            summary.records += records.len() as u64;
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
        if record.offset(0) > 0 && has_byte_order_mark(record.bytes()) {
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
