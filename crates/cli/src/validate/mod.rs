//! `backoffice validate`: files in parallel, reported in order.

mod check;
mod record;
mod report;
mod snippet;
mod stats;
mod summary;

use std::{
    collections::BTreeMap,
    io::{self, IsTerminal as _, Write},
    time::Instant,
};

use backoffice_validate::Shape;
use rayon::prelude::*;

use crate::{
    INVALID, UNCHECKED, VALID,
    arguments::{Format, Validate},
    failure::Failure,
    files::{self, Counts, Found, Input, Unreadable},
    progress::Progress,
};

pub(crate) use self::report::PROBLEMS;
use self::{
    check::Checker,
    report::Report,
    stats::Stats,
    summary::{FileSummary, Outcome},
};

/// Files up to this size are checked side by side, larger ones one after the other with their records
/// side by side.
const SMALL: u64 = 8 << 20;

/// How many small files are checked before their reports are printed.
const CHUNK: usize = 256;

/// How many bytes of a file's report are held until those before it are printed.
const HELD: usize = 1 << 20;

/// Files up to this number are named in human output even if valid.
const NAMED: usize = 20;

pub(crate) fn run(arguments: &Validate) -> Result<u8, Failure> {
    let start = Instant::now();
    let shape = arguments
        .schema
        .as_deref()
        .map(Shape::by_name)
        .transpose()?;
    let Found {
        inputs,
        passed_over,
    } = files::find(&arguments.paths);
    let colours = arguments.format == Format::Human
        && anstream::AutoStream::choice(&io::stdout()) != anstream::ColorChoice::Never;
    let report = Report::new(arguments.format, colours && io::stdout().is_terminal());
    let checker = Checker::new(shape, arguments.profile.into(), report);
    let progress = Progress::over(&inputs);
    let mut printer = Printer {
        out: io::BufWriter::new(io::stdout().lock()),
        report,
        progress: &progress,
        totals: Totals {
            passed_over,
            ..Totals::default()
        },
        start: arguments.stats.then_some(start),
        named: inputs.len() <= NAMED,
        closed: false,
    };
    printer.print(report.start())?;
    let is_small = |input: &Result<Input, Unreadable>| {
        input
            .as_ref()
            .map_or(true, |input| input.size().is_some_and(|size| size <= SMALL))
    };
    let mut rest = inputs.as_slice();
    while let ([first, ..], false) = (rest, printer.is_done()) {
        if is_small(first) {
            let count = rest
                .iter()
                .take(CHUNK)
                .take_while(|input| is_small(input))
                .count();
            let (chunk, after) = rest.split_at(count);
            let checked: Vec<_> = chunk
                .par_iter()
                .map(|input| {
                    let mut text = String::new();
                    let summary = checker.check(input, &progress, &mut |part| {
                        text.push_str(part);
                        let fits = text.len() <= HELD;
                        if fits {
                            Ok(())
                        } else {
                            Err(io::ErrorKind::OutOfMemory.into())
                        }
                    });
                    summary.map(|summary| (text, summary))
                })
                .collect();
            for (input, checked) in chunk.iter().zip(checked) {
                printer.begin_file()?;
                let summary = match checked {
                    Ok((text, summary)) => {
                        printer.print(&text)?;
                        summary
                    }
                    // Too much to hold: once more, printing as it goes.
                    Err(_) => checker.check(input, &progress, &mut |part| printer.print(part))?,
                };
                printer.end_file(&summary)?;
            }
            rest = after;
        } else {
            printer.begin_file()?;
            let summary = checker.check(first, &progress, &mut |part| printer.print(part))?;
            printer.end_file(&summary)?;
            rest = rest.get(1..).unwrap_or_default();
        }
    }
    progress.finish();
    let totals = printer.finish()?;
    Ok(totals.code())
}

/// What was checked, over all files.
#[derive(Default)]
struct Totals {
    files: usize,
    valid: usize,
    invalid: usize,
    unchecked: usize,
    records: u64,
    bytes: u64,
    violations: u64,
    /// Schemas that were guessed, with how many files each.
    guessed: BTreeMap<&'static str, usize>,
    passed_over: Counts,
}

impl Totals {
    fn add(&mut self, summary: &FileSummary) {
        self.files += 1;
        self.records += summary.records;
        self.bytes += summary.bytes;
        self.violations += summary.violations;
        match summary.outcome() {
            Outcome::Valid => self.valid += 1,
            Outcome::Invalid => self.invalid += 1,
            Outcome::Unchecked => self.unchecked += 1,
        }
        if let (Some(schema), Some(_)) = (summary.schema, &summary.guessed) {
            *self.guessed.entry(schema).or_default() += 1;
        }
    }

    fn code(&self) -> u8 {
        if self.unchecked > 0 {
            UNCHECKED
        } else if self.invalid > 0 {
            INVALID
        } else {
            VALID
        }
    }
}

/// Prints reports in order.
struct Printer<'a, W: Write> {
    out: W,
    report: Report,
    progress: &'a Progress,
    totals: Totals,
    /// When the command began, if it is to say how fast it was.
    start: Option<Instant>,
    /// Whether valid files are named too.
    named: bool,
    /// Whether who reads the output has read enough: the verdict counts all the same.
    closed: bool,
}

impl<W: Write> Printer<'_, W> {
    fn print(&mut self, text: &str) -> io::Result<()> {
        if text.is_empty() || self.closed {
            return Ok(());
        }
        let Self { out, progress, .. } = self;
        let printed =
            progress.suspend(|| out.write_all(text.as_bytes()).and_then(|()| out.flush()));
        match printed {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                self.closed = true;
                Ok(())
            }
            printed => printed,
        }
    }

    /// Whether nothing that is still to be checked can change what the caller gets to know.
    fn is_done(&self) -> bool {
        self.closed && self.totals.code() != VALID
    }

    fn begin_file(&mut self) -> io::Result<()> {
        let is_first = self.totals.files == 0;
        self.print(self.report.between_files(is_first))
    }

    fn end_file(&mut self, summary: &FileSummary) -> io::Result<()> {
        self.totals.add(summary);
        self.print(&self.report.file_end(summary, self.named))
    }

    fn finish(mut self) -> io::Result<Totals> {
        let stats = self.start.map(|start| Stats {
            records: self.totals.records,
            bytes: self.totals.bytes,
            seconds: start.elapsed().as_secs_f64(),
        });
        let text = self.report.finish(&self.totals, stats.as_ref());
        self.print(&text)?;
        if let Some(stats) = stats.filter(|_| self.report.is_for_people()) {
            // Who closed standard error does not want to know.
            writeln!(anstream::stderr(), "{stats}").ok();
        }
        Ok(self.totals)
    }
}
