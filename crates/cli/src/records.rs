//! Records of an input in batches, found on several threads.

use std::{
    io::{self, BufRead},
    ops::Range,
    sync::{Arc, OnceLock},
};

use backoffice_description::validate::{Cursor, Step, TextPosition, Window};
use memchr::memmem;
use rayon::prelude::*;

use crate::{
    convert::{Converted, Kind, Mistake, Source},
    secrets,
};

const BATCH: usize = 8 << 20;

/// Minimum number of bytes of a batch for each thread.
const PIECE: usize = 256 << 10;

/// Maximum number of bytes of an element up to the end of its first name.
const NAME: usize = 64;

type Input = Window<Box<dyn BufRead + Send>>;

pub(crate) struct Records {
    window: Input,
    cursor: Cursor,
    kind: Kind,
    /// Records before the window.
    count: u64,
    /// The text in another notation.
    source: Option<Arc<Source>>,
    /// The mistake that keeps a text in another notation from being read.
    mistake: Option<Mistake>,
}

/// Consecutive records.
pub(crate) struct Batch<'a> {
    pub(crate) text: Text<'a>,
    /// Position of the first byte.
    pub(crate) position: TextPosition,
    /// Number of records, valid ones included.
    pub(crate) count: u64,
    /// Bytes that the records take.
    pub(crate) length: u64,
    kind: Kind,
    /// Number of records of the input before these.
    before: u64,
    /// Numbers and places of the records that may be invalid.
    doubtful: Vec<(u64, Range<usize>)>,
    /// Place of a mistake between elements, and the expected text.
    misplaced: Option<(usize, &'static str)>,
}

/// Part of an input in memory.
pub(crate) struct Text<'a> {
    pub(crate) bytes: &'a [u8],
    /// Places that name a secret. The first report that needs them finds them.
    secrets: OnceLock<Vec<usize>>,
    /// The text in another notation of which this is the JSON.
    pub(crate) source: Option<Arc<Source>>,
}

impl<'a> Text<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, secrets: OnceLock::new(), source: None }
    }

    /// Makes the JSON of a text in another notation, if there is one.
    pub(crate) fn of(bytes: &'a [u8], source: Option<Arc<Source>>) -> Self {
        Self { source, ..Self::new(bytes) }
    }

    /// Returns the offset of the last name of a secret before `end`.
    pub(crate) fn secret_before(&self, end: usize) -> Option<usize> {
        let names = self.secrets.get_or_init(|| secrets::names_in(self.bytes));
        let count = names.partition_point(|at| *at < end);
        names.get(count.checked_sub(1)?).copied()
    }
}

#[derive(Clone)]
pub(crate) struct Record<'a> {
    pub(crate) text: &'a Text<'a>,
    pub(crate) range: Range<usize>,
    pub(crate) index: Option<u64>,
    /// Position of the first byte in the input.
    pub(crate) position: TextPosition,
}

impl<'a> Record<'a> {
    /// Makes a record from the start of a text.
    pub(crate) fn first(text: &'a Text<'a>, length: usize, position: TextPosition) -> Self {
        Self { text, range: 0..length, index: None, position }
    }

    pub(crate) fn bytes(&self) -> &'a [u8] {
        self.text.bytes.get(self.range.clone()).unwrap_or_default()
    }

    /// Returns true if nothing but white space follows the start of the record.
    pub(crate) fn is_at_end(&self) -> bool {
        let rest = self.text.bytes.get(self.range.start..);
        rest.unwrap_or_default().trim_ascii().is_empty()
    }

    /// Moves on to a later range of the text.
    fn move_to(&mut self, range: Range<usize>) {
        let between = self.range.start..range.start;
        self.position.advance(self.text.bytes.get(between).unwrap_or_default());
        self.range = range;
    }
}

impl Batch<'_> {
    /// Returns the records that may be invalid.
    pub(crate) fn doubtful(&self) -> Vec<Record<'_>> {
        let mut record = Record::first(&self.text, 0, self.position);
        let records = self.doubtful.iter().map(|(number, range)| {
            record.move_to(range.clone());
            record.index = (self.kind == Kind::Array).then_some(self.before + number);
            record.clone()
        });
        records.collect()
    }

    /// Returns the place of a mistake between elements, and the expected text.
    pub(crate) fn misplaced(&self) -> Option<(Record<'_>, &'static str)> {
        let (mut at, expected) = self.misplaced?;
        // The end of the text is a place after its last character, not an empty line.
        if at == self.text.bytes.len() {
            at = self.text.bytes.trim_ascii_end().len();
        }
        let mut place = Record::first(&self.text, 0, self.position);
        place.move_to(at..at);
        Some((place, expected))
    }
}

/// Records that begin in a part of a text.
struct Run {
    /// Start of the first record.
    first: Option<usize>,
    count: u64,
    doubtful: Vec<(u64, Range<usize>)>,
    /// Cursor after the last record.
    cursor: Cursor,
    end: End,
}

/// End of a run.
enum End {
    /// The next record begins here, after the part.
    Stop(usize),
    /// The text in memory has no further record.
    Step(Step),
}

impl Records {
    /// Reads from `window`. It holds the whole text of a document.
    pub(crate) fn new(kind: Kind, window: Input) -> Self {
        let cursor = match kind {
            Kind::Array => Cursor::elements(),
            Kind::Document | Kind::Lines => Cursor::lines(),
        };
        Self { window, cursor, kind, count: 0, source: None, mistake: None }
    }

    /// Reads a text in another notation, or its mistake.
    pub(crate) fn converted(converted: Result<Converted, Mistake>) -> io::Result<Self> {
        let (json, kind, source, mistake) = match converted {
            Ok(Converted { json, kind, source }) => (json, kind, source, None),
            Err(mistake) => {
                let source = Arc::clone(&mistake.source);
                (Vec::new(), Kind::Document, source, Some(mistake))
            }
        };
        let length = json.len();
        let mut window: Input = Window::new(Box::new(io::Cursor::new(json)));
        if kind == Kind::Document {
            window.fill(length + 1)?;
        }
        Ok(Self { source: Some(source), mistake, ..Self::new(kind, window) })
    }

    /// Returns the text in another notation.
    pub(crate) fn source(&self) -> Option<Arc<Source>> {
        self.source.clone()
    }

    pub(crate) fn mistake(&self) -> Option<&Mistake> {
        self.mistake.as_ref()
    }

    pub(crate) fn kind(&self) -> Kind {
        self.kind
    }

    /// Returns the first record without removing it.
    pub(crate) fn first(&mut self) -> io::Result<Option<&[u8]>> {
        if self.kind == Kind::Document {
            return Ok(Some(self.window.bytes()));
        }
        let mut cursor = self.cursor.clone();
        loop {
            let held = self.window.bytes().len();
            match cursor.step(self.window.bytes(), self.window.is_last(), |_| None) {
                Step::Record { range, .. } => return Ok(self.window.bytes().get(range)),
                Step::Incomplete => {
                    self.window.limit(0, held)?;
                    self.window.fill(BATCH.max(2 * held))?;
                }
                Step::Misplaced(_) | Step::End => return Ok(None),
            }
        }
    }

    /// Returns the next records, or `None` at the end. `valid_prefix` is
    /// [`Validator::valid_prefix`](backoffice_description::validate::Validator::valid_prefix), or returns `None`.
    pub(crate) fn next_batch(
        &mut self,
        valid_prefix: impl Fn(&[u8]) -> Option<usize> + Sync,
    ) -> io::Result<Option<Batch<'_>>> {
        let before = self.count;
        let run = if self.kind == Kind::Document {
            Run {
                first: None,
                count: 1 - before,
                doubtful: vec![(0, 0..self.window.bytes().len())],
                cursor: self.cursor.before_record(self.window.bytes().len()),
                end: End::Step(Step::End),
            }
        } else {
            self.next_run(valid_prefix)?
        };
        self.count += run.count;
        self.cursor = run.cursor;
        let misplaced = match run.end {
            End::Step(Step::Misplaced(expected)) => Some((self.cursor.at(), expected)),
            _ => None,
        };
        let batch = Batch {
            text: Text::of(self.window.bytes(), self.source.clone()),
            position: self.window.position(),
            count: run.count,
            length: self.cursor.at() as u64,
            kind: self.kind,
            before,
            doubtful: run.doubtful,
            misplaced,
        };
        Ok((batch.count > 0 || batch.misplaced.is_some()).then_some(batch))
    }

    fn next_run(
        &mut self,
        valid_prefix: impl Fn(&[u8]) -> Option<usize> + Sync,
    ) -> io::Result<Run> {
        self.window.skip(self.cursor.rebase());
        let mut size = BATCH;
        loop {
            self.window.fill(size)?;
            let held = Held {
                bytes: self.window.bytes(),
                is_last: self.window.is_last(),
                valid_prefix: &valid_prefix,
            };
            let run = held.records(&self.cursor, self.kind == Kind::Array);
            if run.count > 0 || !matches!(run.end, End::Step(Step::Incomplete)) {
                return Ok(run);
            }
            self.window.limit(usize::try_from(self.count).unwrap_or(usize::MAX), size)?;
            size *= 2;
        }
    }
}

impl Run {
    fn append(&mut self, next: Self) {
        let doubtful = next.doubtful.into_iter();
        self.doubtful.extend(doubtful.map(|(nth, range)| (self.count + nth, range)));
        self.count += next.count;
        (self.cursor, self.end) = (next.cursor, next.end);
    }
}

struct Held<'a, V> {
    bytes: &'a [u8],
    is_last: bool,
    valid_prefix: &'a V,
}

impl<V: Fn(&[u8]) -> Option<usize> + Sync> Held<'_, V> {
    /// Finds the records after `cursor`.
    ///
    /// Other threads start in the middle of the text, at a place where a record seems to begin. Their records count
    /// only if the records before them end exactly there. Otherwise, that part of the text is read again.
    fn records(&self, cursor: &Cursor, is_array: bool) -> Run {
        let start = if is_array { self.first_name(cursor) } else { Some(&b"\n"[..]) };
        let pieces = self.bytes.len() / PIECE;
        let pieces = start.map_or(1, |_| pieces.clamp(1, 2 * rayon::current_num_threads()));
        let size = self.bytes.len().div_ceil(pieces);
        let guesses = (1..pieces).into_par_iter().map(|piece| {
            let range = piece * size..(piece + 1) * size;
            self.guess(cursor, start?, is_array, range)
        });
        let (mut all, guesses) =
            rayon::join(|| self.walk(cursor.clone(), size), || guesses.collect::<Vec<_>>());
        for guess in guesses.into_iter().flatten() {
            let first = guess.first.unwrap_or_default();
            if let End::Stop(next) = all.end
                && next < first
            {
                all.append(self.walk(all.cursor.clone(), first));
            }
            if matches!(all.end, End::Stop(next) if next == first) {
                all.append(guess);
            }
        }
        if let End::Stop(_) = all.end {
            all.append(self.walk(all.cursor.clone(), usize::MAX));
        }
        all
    }

    /// Finds the records from `cursor` on that begin before `stop`.
    fn walk(&self, cursor: Cursor, stop: usize) -> Run {
        let mut run =
            Run { first: None, count: 0, doubtful: Vec::new(), end: End::Step(Step::End), cursor };
        loop {
            let before = run.cursor.clone();
            match (run.cursor).step(self.bytes, self.is_last, self.valid_prefix) {
                Step::Record { range, .. } if range.start >= stop => {
                    (run.cursor, run.end) = (before, End::Stop(range.start));
                    return run;
                }
                Step::Record { range, is_valid } => {
                    run.first.get_or_insert(range.start);
                    if !is_valid {
                        run.doubtful.push((run.count, range));
                    }
                    run.count += 1;
                }
                step => {
                    run.end = End::Step(step);
                    return run;
                }
            }
        }
    }

    /// Finds records from the first place in `range` at which one seems to begin.
    fn guess(
        &self,
        cursor: &Cursor,
        start: &[u8],
        is_array: bool,
        range: Range<usize>,
    ) -> Option<Run> {
        let Range { start: mut at, end } = range;
        loop {
            at += memmem::find(self.bytes.get(at..end)?, start)?;
            let before = self.bytes.get(..at).unwrap_or_default();
            if is_array && before.trim_ascii_end().last() != Some(&b',') {
                at += 1;
                continue;
            }
            let first = if is_array { at } else { at + 1 };
            let run = self.walk(cursor.before_record(first), end);
            // The guess was inside a record, and the end of an inner array ended the search.
            if matches!(run.end, End::Step(Step::Misplaced(_))) {
                at = run.cursor.at().max(at + 1);
                continue;
            }
            return run.first.is_some().then_some(run);
        }
    }

    /// Returns the first record up to the colon after its first name. Other records begin in the same way.
    fn first_name(&self, cursor: &Cursor) -> Option<&[u8]> {
        let step = cursor.clone().step(self.bytes, self.is_last, |_| None);
        let Step::Record { range, .. } = step else {
            return None;
        };
        let start = self.bytes.get(range)?;
        let name = start.get(..NAME).unwrap_or(start);
        let colon = name.iter().position(|byte| *byte == b':')?;
        start.get(..=colon).filter(|start| start.starts_with(b"{"))
    }
}
