//! `backoffice validate`: checks files in parallel and reports them in order.

mod check;
mod message;
mod report;
mod snippet;
mod summary;

use std::{
    io::{self, BufWriter, IsTerminal as _, StdoutLock, Write as _},
    time::Instant,
};

use backoffice_validate::Shape;
use indicatif::ProgressBar;
use rayon::prelude::*;
use serde_json::json;

use crate::{
    Outcome,
    arguments::{Format, Validate},
    failure::Failure,
    files::{self, Found, Input, Unreadable, count},
    progress,
};

pub(crate) use self::message::PROBLEMS;
use self::{check::Checker, report::Report, summary::Totals};

/// Maximum size of a file that is checked in parallel with others, in bytes. The records of a larger file are checked
/// in parallel with each other.
const SMALL: u64 = 8 << 20;

/// Maximum number of small files whose reports wait in memory.
const CHUNK: usize = 256;

/// Maximum size of a report that waits in memory, in bytes. A file with a larger report is checked again, and its
/// report is printed at once.
const HELD: usize = 1 << 20;

/// Maximum number of files for which the text for people lists valid files.
const NAMED: usize = 20;

pub(crate) fn run(arguments: &Validate) -> Result<Outcome, Failure> {
    let start = arguments.stats.then(Instant::now);
    let inputs = &arguments.inputs;
    let shape = inputs.schema.as_deref().map(Shape::by_name).transpose()?;
    let Found { inputs, skipped } = files::find(&inputs.paths);
    let has_colours = anstream::AutoStream::choice(&io::stdout()) != anstream::ColorChoice::Never;
    let report = Report {
        format: arguments.format,
        colours: has_colours && io::stdout().is_terminal(),
    };
    let checker = Checker {
        shape,
        profile: arguments.profile.into(),
        report,
    };
    let progress = progress::over(&inputs);
    let mut printer = Printer {
        out: BufWriter::new(io::stdout().lock()),
        report,
        progress: &progress,
        totals: Totals {
            skipped,
            ..Totals::default()
        },
        start,
        named: inputs.len() <= NAMED,
        closed: false,
    };
    printer.print(report.start())?;
    let mut rest = inputs.as_slice();
    while !rest.is_empty() && !printer.is_done() {
        let small = rest.iter().take(CHUNK).take_while(|input| is_small(input));
        let (chunk, after) = rest.split_at(small.count().max(1));
        let held = chunk.par_iter().map(|input| {
            let mut text = String::new();
            let summary = is_small(input).then(|| {
                checker.check(input, &progress, &mut |part| {
                    text.push_str(part);
                    let fits = text.len() <= HELD;
                    fits.then_some(()).ok_or(io::ErrorKind::OutOfMemory.into())
                })
            });
            Some((summary?.ok()?, text))
        });
        for (input, held) in chunk.iter().zip(held.collect::<Vec<_>>()) {
            if printer.totals.files > 0 {
                printer.print(report.separator())?;
            }
            let summary = match held {
                Some((summary, text)) => {
                    printer.print(&text)?;
                    summary
                }
                None => checker.check(input, &progress, &mut |part| printer.print(part))?,
            };
            printer.totals.add(&summary);
            printer.print(&report.file_end(&summary, printer.named))?;
        }
        rest = after;
    }
    progress.finish_and_clear();
    printer.finish()
}

fn is_small(input: &Result<Input, Unreadable>) -> bool {
    let size = input.as_ref().map(Input::size);
    size.map_or(true, |size| size.is_some_and(|size| size <= SMALL))
}

struct Printer<'a> {
    out: BufWriter<StdoutLock<'static>>,
    report: Report,
    progress: &'a ProgressBar,
    totals: Totals,
    /// Start of the command, for statistics.
    start: Option<Instant>,
    /// True if valid files are listed.
    named: bool,
    /// The reader closed the pipe. The exit code still counts.
    closed: bool,
}

impl Printer<'_> {
    fn print(&mut self, text: &str) -> io::Result<()> {
        if text.is_empty() || self.closed {
            return Ok(());
        }
        let Self { out, progress, .. } = self;
        let printed =
            progress.suspend(|| out.write_all(text.as_bytes()).and_then(|()| out.flush()));
        self.closed = matches!(&printed, Err(error) if error.kind() == io::ErrorKind::BrokenPipe);
        if self.closed { Ok(()) } else { printed }
    }

    /// Returns true if no other file can change the exit code and nobody reads the output.
    fn is_done(&self) -> bool {
        self.closed && self.totals.outcome() != Outcome::Valid
    }

    fn finish(mut self) -> Result<Outcome, Failure> {
        let (records, bytes) = (self.totals.records, self.totals.bytes);
        let timed = self.start.map(|start| {
            let seconds = start.elapsed().as_secs_f64();
            (seconds, bytes as f64 / 1e6 / seconds.max(1e-9))
        });
        let stats = timed.map(|(seconds, speed)| {
            json!({
                "records": records,
                "bytes": bytes,
                "seconds": seconds,
                "megabytes_per_second": speed,
            })
        });
        self.print(&self.report.finish(&self.totals, stats))?;
        if let (Format::Human, Some((seconds, speed))) = (self.report.format, timed) {
            let (records, bytes) = (count(records, "record"), count(bytes, "byte"));
            let stats = format!("{records}, {bytes} in {seconds:.3} s: {speed:.1} MB/s");
            // A closed standard error is no reason to fail.
            let _ = writeln!(anstream::stderr(), "{stats}");
        }
        Ok(self.totals.outcome())
    }
}
