//! The records of an input, a batch at a time, found on several threads.

use std::{
    io::{self, BufRead},
    ops::Range,
};

use backoffice_validate::{Cursor, Step, TextPosition, Window};
use memchr::memmem;
use rayon::prelude::*;

/// How much of an input is worked on at once.
const BATCH: usize = 8 << 20;

/// How much of a batch is worth a thread of its own.
const PIECE: usize = 256 << 10;

/// How far the first name of an element is looked for.
const NAME: usize = 64;

/// The records of an input: its lines, or the elements of its array.
pub(crate) struct Records {
    window: Window<Box<dyn BufRead + Send>>,
    cursor: Cursor,
    is_array: bool,
    /// Records before the window.
    count: u64,
}

/// Records that follow one another.
pub(crate) struct Batch<'a> {
    pub(crate) bytes: &'a [u8],
    /// The place of the first byte.
    pub(crate) position: TextPosition,
    /// Records in the input before these.
    pub(crate) before: u64,
    /// All records, valid ones included.
    pub(crate) count: u64,
    /// Records that are not known to be valid: which one of the batch it is, and its place there.
    pub(crate) doubtful: Vec<(u64, Range<usize>)>,
    /// What is missing between elements, and where in the batch.
    pub(crate) misplaced: Option<(usize, &'static str)>,
}

/// The records that begin in a stretch of a text.
struct Run {
    /// Where the first one begins.
    first: Option<usize>,
    count: u64,
    doubtful: Vec<(u64, Range<usize>)>,
    /// Behind the last one.
    cursor: Cursor,
    end: End,
}

/// Why a run ends.
enum End {
    /// The next record begins here, behind the stretch.
    Stop(usize),
    /// The text that is held has no further record.
    Step(Step),
}

impl Records {
    pub(crate) fn lines(window: Window<Box<dyn BufRead + Send>>) -> Self {
        Self {
            window,
            cursor: Cursor::lines(),
            is_array: false,
            count: 0,
        }
    }

    pub(crate) fn elements(window: Window<Box<dyn BufRead + Send>>) -> Self {
        Self {
            cursor: Cursor::elements(),
            is_array: true,
            ..Self::lines(window)
        }
    }

    pub(crate) fn is_array(&self) -> bool {
        self.is_array
    }

    /// The first record, if there is one; nothing is used up.
    pub(crate) fn first(&mut self) -> io::Result<Option<&[u8]>> {
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

    /// The next records; nothing at the end. `valid_prefix` is that of a validator, or always `None`.
    pub(crate) fn next_batch(
        &mut self,
        valid_prefix: impl Fn(&[u8]) -> Option<usize> + Sync,
    ) -> io::Result<Option<Batch<'_>>> {
        self.window.skip(self.cursor.rebase());
        let mut size = BATCH;
        let run = loop {
            self.window.fill(size)?;
            let text = Text {
                bytes: self.window.bytes(),
                is_last: self.window.is_last(),
                valid_prefix: &valid_prefix,
            };
            let run = text.records(&self.cursor, self.is_array);
            if run.count > 0 || !matches!(run.end, End::Step(Step::Incomplete)) {
                break run;
            }
            self.window
                .limit(usize::try_from(self.count).unwrap_or(usize::MAX), size)?;
            size *= 2;
        };
        let before = self.count;
        self.count += run.count;
        self.cursor = run.cursor;
        let misplaced = match run.end {
            End::Step(Step::Misplaced(expected)) => Some((self.cursor.at(), expected)),
            _ => None,
        };
        let batch = Batch {
            bytes: self.window.bytes(),
            position: self.window.position(),
            before,
            count: run.count,
            doubtful: run.doubtful,
            misplaced,
        };
        Ok((batch.count > 0 || batch.misplaced.is_some()).then_some(batch))
    }

    /// How many bytes the batch has that was returned last.
    pub(crate) fn batch_length(&self) -> u64 {
        self.cursor.at() as u64
    }
}

impl Run {
    /// Adds the records of the run that follows.
    fn append(&mut self, next: Self) {
        let doubtful = next.doubtful.into_iter();
        self.doubtful
            .extend(doubtful.map(|(nth, range)| (self.count + nth, range)));
        self.count += next.count;
        (self.cursor, self.end) = (next.cursor, next.end);
    }
}

/// What is held of an input.
struct Text<'a, V> {
    bytes: &'a [u8],
    is_last: bool,
    valid_prefix: &'a V,
}

impl<V: Fn(&[u8]) -> Option<usize> + Sync> Text<'_, V> {
    /// The records behind `cursor`.
    ///
    /// Threads begin in the middle of the text, where a record seems to begin. A run counts only if the runs
    /// before it lead to its first record; otherwise its stretch is walked again.
    fn records(&self, cursor: &Cursor, is_array: bool) -> Run {
        let start = if is_array {
            self.first_name(cursor)
        } else {
            Some(&b"\n"[..])
        };
        let pieces = self.bytes.len() / PIECE;
        let pieces = start.map_or(1, |_| pieces.clamp(1, 2 * rayon::current_num_threads()));
        let size = self.bytes.len().div_ceil(pieces);
        let guesses = (1..pieces).into_par_iter().map(|piece| {
            let range = piece * size..(piece + 1) * size;
            self.guess(cursor, start?, is_array, range)
        });
        let (mut all, guesses) = rayon::join(
            || self.walk(cursor.clone(), size),
            || guesses.collect::<Vec<_>>(),
        );
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

    /// The records from `cursor` on that begin before `stop`.
    fn walk(&self, cursor: Cursor, stop: usize) -> Run {
        let mut run = Run {
            first: None,
            count: 0,
            doubtful: Vec::new(),
            end: End::Step(Step::End),
            cursor,
        };
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

    /// The records from the first place in `range` on at which one seems to begin.
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
            // The end of an array within a record leads to something misplaced.
            if matches!(run.end, End::Step(Step::Misplaced(_))) {
                at = run.cursor.at().max(at + 1);
                continue;
            }
            return run.first.is_some().then_some(run);
        }
    }

    /// The first record up to the colon behind its first name: as other records of its kind begin.
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
