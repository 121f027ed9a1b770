//! `backoffice drift`

use std::{
    collections::BTreeMap,
    io::{self, BufWriter, Write},
    path::Path,
};

use backoffice_models::{AnyRecord, Drift as Place, DriftKind};
use backoffice_shapes::{ShapeInfo, find};
use backoffice_validate::guess;
use serde_json::json;

use crate::{
    UNCHECKED, VALID,
    arguments::{Drift, LineFormat},
    failure::Failure,
    files::{self, Content, Counts, Found, Input, count, without_mark},
    printable::printable,
    progress::Progress,
    secrets::cut,
};

/// Places that are listed of one record; the others are counted.
const LISTED: usize = 1000;

pub(crate) fn run(arguments: &Drift) -> Result<u8, Failure> {
    let shape = arguments.schema.as_deref().map(find).transpose()?;
    let Found {
        inputs,
        passed_over,
    } = files::find(&arguments.paths);
    let progress = Progress::beside_output(&inputs);
    let out = BufWriter::new(io::stdout().lock());
    let mut listing = Listing {
        arguments,
        shape,
        out,
        progress,
        records: 0,
        counts: [0; DriftKind::ALL.len()],
        failed: false,
        passed_over,
    };
    for input in inputs {
        match input.and_then(|input| input.open().map(|content| (input, content))) {
            Ok((input, content)) => listing.input(&input, content)?,
            Err(unreadable) => listing.failed(&unreadable.to_string())?,
        }
    }
    listing.finish()
}

/// Prints drift as it is found.
struct Listing<'a, W: Write> {
    arguments: &'a Drift,
    shape: Option<&'static ShapeInfo>,
    out: W,
    progress: Progress,
    records: u64,
    /// Places by kind, in the order of `DriftKind::ALL`.
    counts: [u64; DriftKind::ALL.len()],
    failed: bool,
    passed_over: Counts,
}

impl<W: Write> Listing<'_, W> {
    fn input(&mut self, input: &Input, content: Content) -> Result<(), Failure> {
        let name = input.name();
        let mut records = match content {
            Content::Document(bytes) => {
                if let Some(shape) = self.schema(input.path(), &bytes, &name)? {
                    self.record(shape, &name, &bytes)?;
                }
                self.progress.advance(bytes.len() as u64);
                return Ok(());
            }
            Content::Records(records) => records,
        };
        let is_array = records.is_array();
        let mut known = None;
        loop {
            let batch = match records.next_batch(|_| None) {
                Ok(Some(batch)) => batch,
                Ok(None) => return Ok(()),
                Err(error) => return self.failed(&input.unreadable(&error).to_string()),
            };
            let (mut place, mut at) = (batch.position, 0);
            for (nth, range) in batch.doubtful {
                place.advance(batch.bytes.get(at..range.start).unwrap_or_default());
                at = range.start;
                let bytes = batch.bytes.get(range).unwrap_or_default();
                if known.is_none() {
                    known = self.schema(input.path(), bytes, &name)?;
                }
                let Some(shape) = known else { return Ok(()) };
                let record = if is_array {
                    format!("{name}:/{}", batch.before + nth)
                } else {
                    format!("{name}:{}", place.line)
                };
                self.record(shape, &record, bytes)?;
            }
            if let Some((at, expected)) = batch.misplaced {
                let offset = batch.position.offset + at as u64;
                self.failed(&format!(
                    "{name}: not JSON at byte {offset}: expected {expected}"
                ))?;
            }
            self.progress.advance(records.batch_length());
        }
    }

    /// The schema that was asked for, or else the one that the input seems to be meant for.
    fn schema(
        &mut self,
        path: Option<&Path>,
        first: &[u8],
        name: &str,
    ) -> Result<Option<&'static ShapeInfo>, Failure> {
        if self.shape.is_some() {
            return Ok(self.shape);
        }
        if let Some(guess) = guess(path, first) {
            let (name, why) = (printable(name), printable(&guess.why));
            let note = format!(
                "{name}: read as {} (guessed from {why})",
                guess.shape.name()
            );
            // Who closed standard error does not want to know.
            self.progress
                .suspend(|| writeln!(anstream::stderr(), "{note}").ok());
            return Ok(Some(guess.shape.info()));
        }
        self.failed(&format!(
            "{name}: neither its name nor its fields tell its schema; name it with --schema"
        ))?;
        Ok(None)
    }

    fn record(
        &mut self,
        shape: &'static ShapeInfo,
        name: &str,
        bytes: &[u8],
    ) -> Result<(), Failure> {
        let text = without_mark(bytes);
        let record = match AnyRecord::from_slice(shape, text) {
            Ok(record) => record,
            Err(error) => return self.failed(&format!("{name}: {error}")),
        };
        self.records += 1;
        if self.arguments.write_back {
            writeln!(self.out, "{}", record.to_json())?;
            return Ok(());
        }
        let report = record.drift_report(LISTED);
        for (count, kind) in self.counts.iter_mut().zip(DriftKind::ALL) {
            *count += report.count(*kind);
        }
        for drift in &report.places {
            self.place(name, drift)?;
        }
        if report.omitted() > 0 {
            self.omitted(name, report.omitted())?;
        }
        Ok(())
    }

    fn place(&mut self, name: &str, drift: &Place) -> io::Result<()> {
        let Place {
            pointer,
            kind,
            shape,
            section,
            expected,
            found,
            ..
        } = drift;
        let (code, found) = (kind.code(), cut(found));
        match self.arguments.format {
            LineFormat::Human => {
                let line = format!(
                    "{name}: {pointer}: {code}: expected {expected}, found {found} ({shape}, section {section})"
                );
                writeln!(self.out, "{}", printable(&line))
            }
            LineFormat::Ndjson => {
                let row = json!({
                    "type": "drift",
                    "record": name,
                    "pointer": pointer,
                    "code": code,
                    "expected": expected,
                    "found": found,
                    "shape": shape,
                    "section": section,
                });
                writeln!(self.out, "{row}")
            }
        }
    }

    /// Tells that a record differs in more places than are listed.
    fn omitted(&mut self, name: &str, omitted: u64) -> io::Result<()> {
        match self.arguments.format {
            LineFormat::Human => {
                let name = printable(name);
                let places = count(omitted, "more place");
                writeln!(self.out, "{name}: and {places} in this record")
            }
            LineFormat::Ndjson => {
                let row = json!({"type": "omitted", "record": name, "count": omitted});
                writeln!(self.out, "{row}")
            }
        }
    }

    fn failed(&mut self, message: &str) -> Result<(), Failure> {
        self.failed = true;
        // What was found before stays before it where both go to one terminal.
        self.out.flush()?;
        self.progress
            .suspend(|| Failure::unchecked(message).print());
        Ok(())
    }

    fn finish(mut self) -> Result<u8, Failure> {
        self.progress.finish();
        let counts = DriftKind::ALL.iter().map(|kind| kind.code());
        let counts = counts.zip(self.counts).filter(|(_, count)| *count > 0);
        let places = self.counts.iter().sum();
        match self.arguments.format {
            _ if self.arguments.write_back => {
                // Standard output has the records.
                let _ = write!(anstream::stderr(), "{}", self.passed_over);
            }
            LineFormat::Human => {
                write!(self.out, "{}", self.passed_over)?;
                let records = count(self.records, "record");
                let places = count(places, "place");
                writeln!(
                    self.out,
                    "{records}: {places} where it differs from the API document"
                )?;
                for (code, number) in counts {
                    writeln!(self.out, "  {code:<20} {number}")?;
                }
            }
            LineFormat::Ndjson => {
                let row = json!({
                    "type": "summary",
                    "records": self.records,
                    "places": places,
                    "codes": counts.collect::<BTreeMap<_, _>>(),
                    "passed_over": self.passed_over.json(),
                });
                writeln!(self.out, "{row}")?;
            }
        }
        self.out.flush()?;
        Ok(if self.failed { UNCHECKED } else { VALID })
    }
}
