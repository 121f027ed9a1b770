//! `backoffice drift`

use std::{
    collections::BTreeMap,
    io::{self, BufWriter, StdoutLock, Write as _},
    sync::Arc,
};

use backoffice::models::{AnyRecord, Drift as Place};
use backoffice_description::{
    API, Code, ShapeInfo,
    validate::{Guess, guess},
};
use clap::Args;
use indicatif::ProgressBar;
use serde_json::{Value, json};

use crate::{
    Outcome,
    convert::Kind,
    failure::{Failure, note},
    files::{self, Found, Input, Search, Skipped, Unreadable, count, without_mark},
    options::{Inputs, LineFormat},
    printable::printable,
    progress,
    secrets::cut,
    workflow,
};

/// List the differences between records and the API document, such as unknown fields
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  backoffice drift --schema Customer customer.json
  backoffice drift --schema Order --format ndjson orders.ndjson | jq -r 'select(.code).pointer'
  backoffice drift --schema Order --write-back order.json

Drift: the models of this project keep values that differ from the document, and write them back. To \
treat drift as an error, use `backoffice validate --profile strict`.

Limit: the command lists the first 1,000 differences of each record and counts the others. At the end, \
it prints the number of differences with each code.

Exit codes:
  0  all records were read, with or without drift
  2  the command line is wrong
  3  an input could not be read or has no schema, or a record is not a JSON object, or would take more than 32 MiB \
and 16 times its size in memory")]
pub(crate) struct Drift {
    #[command(flatten)]
    pub(crate) inputs: Inputs,
    /// Format of the list
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: LineFormat,
    /// Instead of the list, print each record as the models write it, one per line
    #[arg(long)]
    pub(crate) write_back: bool,
}

/// Maximum number of listed differences of one record.
const LISTED: usize = 1000;

pub(crate) fn run(arguments: &Drift) -> Result<Outcome, Failure> {
    let shape = arguments.inputs.schema.as_deref().map(|name| API.find(name)).transpose()?;
    let search = Search { config: Arc::default(), honours_gitignore: true };
    let Found { inputs, skipped } = search.paths(&arguments.inputs.paths);
    let mut listing = Listing {
        arguments,
        shape,
        out: BufWriter::new(io::stdout().lock()),
        progress: progress::beside_output(&inputs),
        records: 0,
        counts: [0; Code::ALL.len()],
        failed: 0,
        skipped,
    };
    // The name of a file could have the form of a command.
    let is_text = arguments.format == LineFormat::Human && !arguments.write_back;
    let pause = workflow::pause().filter(|_| is_text);
    if let Some((stop, _)) = &pause {
        listing.out.write_all(stop.as_bytes())?;
    }
    for input in &inputs {
        listing.input(input)?;
    }
    let outcome = listing.finish();
    if let Some((_, end)) = &pause {
        io::stdout().write_all(end.as_bytes())?;
    }
    outcome
}

struct Listing<'a> {
    arguments: &'a Drift,
    shape: Option<&'static ShapeInfo>,
    out: BufWriter<StdoutLock<'static>>,
    progress: ProgressBar,
    records: u64,
    /// Differences by code, in the order of `Code::ALL`.
    counts: [u64; Code::ALL.len()],
    failed: u64,
    skipped: Skipped,
}

impl Listing<'_> {
    fn input(&mut self, input: &Result<Input, Unreadable>) -> Result<(), Failure> {
        let (input, mut records) = match files::open(input) {
            Ok(opened) => opened,
            Err(unreadable) => return self.failed(unreadable),
        };
        let (name, kind) = (input.name(), records.kind());
        if let Some(mistake) = records.mistake() {
            let (line, column) = (mistake.position.line, mistake.position.column);
            return self.failed(format!("{name}:{line}:{column}: {}", mistake.message));
        }
        let mut known = self.shape;
        loop {
            let batch = match records.next_batch(|_| None) {
                Ok(Some(batch)) => batch,
                Ok(None) => return Ok(()),
                Err(error) => return self.failed(input.unreadable(&error)),
            };
            for record in batch.doubtful() {
                let shape = match known {
                    Some(shape) => shape,
                    None => match guess(input.plain_path().as_deref(), record.bytes()) {
                        Ok(guess) => self.guessed(&name, &guess),
                        Err(reason) => {
                            return self.failed(format!(
                                "{name}: {reason}; name the schema with --schema"
                            ));
                        }
                    },
                };
                known = Some(shape);
                let line = record.position.line;
                let record_name = match (kind, record.index) {
                    (Kind::Document, _) => name.clone(),
                    (_, Some(index)) => format!("{name}:/{index}"),
                    (_, None) => format!("{name}:{line}"),
                };
                self.record(shape, &record_name, record.bytes())?;
            }
            if let Some((place, expected)) = batch.misplaced() {
                let offset = place.position.offset;
                self.failed(format!("{name}: not JSON at byte {offset}: expected {expected}"))?;
            }
            self.progress.inc(batch.length);
        }
    }

    fn guessed(&self, name: &str, guess: &Guess) -> &'static ShapeInfo {
        let (shape, why) = (guess.shape.name(), &guess.why);
        let text = format!("{name}: read as {shape} (guessed from {why})");
        self.progress.suspend(|| note(&text));
        guess.shape.info()
    }

    fn record(
        &mut self,
        shape: &'static ShapeInfo,
        name: &str,
        bytes: &[u8],
    ) -> Result<(), Failure> {
        let bytes = without_mark(bytes);
        if bytes.trim_ascii().is_empty() {
            return self.failed(format!("{name}: the text is empty: expected a JSON object"));
        }
        let record = match AnyRecord::from_slice(shape, bytes) {
            Ok(record) => record,
            Err(error) => return self.failed(format!("{name}: {error}")),
        };
        self.records += 1;
        if self.arguments.write_back {
            writeln!(self.out, "{}", record.to_json())?;
            return Ok(());
        }
        let report = record.drift_report(LISTED);
        for (count, code) in self.counts.iter_mut().zip(Code::ALL) {
            *count += report.count(code);
        }
        for drift in &report.places {
            self.difference(name, drift)?;
        }
        let omitted = report.omitted();
        if omitted > 0 {
            let more = count(omitted, "more difference");
            self.line(
                || format!("{name}: {more} in this record, not listed"),
                || json!({"type": "omitted", "record": name, "count": omitted}),
            )?;
        }
        Ok(())
    }

    fn difference(&mut self, name: &str, drift: &Place) -> io::Result<()> {
        let Place { pointer, shape, section, expected, .. } = drift;
        let (code, found) = (drift.code.id(), cut(&drift.found));
        let text = || {
            format!(
                "{name}: {pointer}: {code}: expected {expected}, found {found} ({shape}, section {section})"
            )
        };
        let row = || {
            json!({
                "type": "drift",
                "record": name,
                "pointer": pointer,
                "code": code,
                "expected": expected,
                "found": found,
                "shape": shape,
                "section": section,
            })
        };
        self.line(text, row)
    }

    fn line(
        &mut self,
        text: impl FnOnce() -> String,
        row: impl FnOnce() -> Value,
    ) -> io::Result<()> {
        match self.arguments.format {
            LineFormat::Human => writeln!(self.out, "{}", printable(&text())),
            LineFormat::Ndjson => writeln!(self.out, "{}", row()),
        }
    }

    fn failed(&mut self, message: impl std::fmt::Display) -> Result<(), Failure> {
        self.failed += 1;
        // A terminal shows both streams, so print the earlier differences first.
        self.out.flush()?;
        self.progress.suspend(|| Failure::unchecked(message).print());
        Ok(())
    }

    fn finish(mut self) -> Result<Outcome, Failure> {
        self.progress.finish_and_clear();
        let codes = Code::ALL.iter().map(|code| code.id());
        let counts = codes.zip(self.counts).filter(|(_, count)| *count > 0);
        let all = self.counts.iter().sum();
        if self.arguments.write_back {
            // Standard output has the records.
            let _ = write!(anstream::stderr(), "{}", self.skipped);
        } else {
            let mut text = format!(
                "{}{}: {} from the API document",
                self.skipped,
                count(self.records, "record"),
                count(all, "difference"),
            );
            for (code, number) in counts.clone() {
                text += &format!("\n  {code:<20} {number}");
            }
            let row = json!({
                "type": "summary",
                "records": self.records,
                "differences": all,
                "codes": counts.collect::<BTreeMap<_, _>>(),
                "skipped": self.skipped.json(),
            });
            match self.arguments.format {
                LineFormat::Human => writeln!(self.out, "{text}")?,
                LineFormat::Ndjson => writeln!(self.out, "{row}")?,
            }
        }
        self.out.flush()?;
        Ok(Outcome::of(self.failed, 0))
    }
}
