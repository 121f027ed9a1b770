//! Many records in one text: a record on each line, or the elements of one array.
//!
//! Whatever the size of the text, no more of it is held than its longest record and one part of it.
//!
//! [`Window`] reads, [`Cursor`] finds records in what is read, and the two iterators check them one by one.

use std::{
    io::{self, BufRead, Read as _},
    ops::Range,
};

use memchr::{memchr, memchr_iter, memrchr};

use crate::{
    position,
    syntax::{self, SyntaxError, Wording, found_at},
    validator::Validator,
    violation::Violations,
};

/// How many bytes one record may have, if nothing else is said.
const MAX_RECORD: usize = 512 << 20;

/// How much a [`Window`] reads at once, unless it is asked for more.
const PART: usize = 1 << 20;

/// The verdict on one record of many.
///
/// Places in its violations are relative to the record: line 1, column 1 is its first character.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Checked {
    /// Which record it is, from 0.
    pub index: usize,
    /// Byte offset in the text at which it begins.
    pub offset: u64,
    /// The line of that offset, from 1.
    pub line: usize,
    /// Its column in characters, from 1.
    pub column: usize,
    /// How many bytes it has; 0 where something else stands between records.
    pub bytes: usize,
    /// The verdict.
    pub result: Result<(), Violations>,
}

impl Validator {
    /// Checks newline-delimited JSON: a record on each line. Blank lines are skipped.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_validate::{GIFT_CARD, Profile, Validator};
    ///
    /// let text = b"{\"id\": 1}\n\n{\"id\": 2}\n{\"id\": \"3\"}\n";
    /// for record in Validator::new(&GIFT_CARD, Profile::Contract).lines(&text[..]) {
    ///     let record = record?;
    ///     assert_eq!(record.result.is_ok(), record.line < 4);
    /// }
    /// # Ok::<(), std::io::Error>(())
    /// ```
    pub fn lines<R: BufRead>(&self, reader: R) -> Lines<R> {
        Lines(Records::new(*self, Cursor::lines(), reader))
    }

    /// Checks the elements of one JSON array.
    ///
    /// What is wrong between elements, such as a comma that is missing, is the last item: one without
    /// bytes, at its place, whose violation is [`NotJson`](crate::Code::NotJson).
    ///
    /// Elements that the reader holds as a whole are looked at once: for a file take a buffer of many of
    /// them, such as `BufReader::with_capacity(1 << 20, file)`.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_validate::{GIFT_CARD, Profile, Validator};
    ///
    /// let validator = Validator::new(&GIFT_CARD, Profile::Contract);
    /// let records = validator.elements(&b"[{\"id\": 1},\n {\"id\": \"2\"}]"[..]);
    /// let records = records.collect::<Result<Vec<_>, _>>()?;
    /// assert!(records[0].result.is_ok() && records[1].result.is_err());
    /// assert_eq!((records[1].offset, records[1].line, records[1].column), (13, 2, 2));
    /// # Ok::<(), std::io::Error>(())
    /// ```
    pub fn elements<R: BufRead>(&self, reader: R) -> Elements<R> {
        Elements(Records::new(*self, Cursor::elements(), reader))
    }
}

/// The records of newline-delimited JSON; see [`Validator::lines`].
///
/// Fails where the reader does, and where a line is too long; it ends there.
#[derive(Debug)]
pub struct Lines<R>(Records<R>);

impl<R> Lines<R> {
    /// Reads lines of up to `bytes`, instead of 512 MiB.
    #[must_use]
    pub fn with_max_record(mut self, bytes: usize) -> Self {
        self.0.window.max_record = bytes;
        self
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = io::Result<Checked>;

    fn next(&mut self) -> Option<Self::Item> {
        self.0.next()
    }
}

/// The elements of a JSON array; see [`Validator::elements`].
///
/// Fails where the reader does, and where an element is too long; it ends there.
#[derive(Debug)]
pub struct Elements<R>(Records<R>);

impl<R> Elements<R> {
    /// Reads elements of up to `bytes`, instead of 512 MiB.
    #[must_use]
    pub fn with_max_record(mut self, bytes: usize) -> Self {
        self.0.window.max_record = bytes;
        self
    }
}

impl<R: BufRead> Iterator for Elements<R> {
    type Item = io::Result<Checked>;

    fn next(&mut self) -> Option<Self::Item> {
        self.0.next()
    }
}

/// A place in the whole text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TextPosition {
    /// Byte offset.
    pub offset: u64,
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1. A byte order mark at the start has none.
    pub column: usize,
}

impl TextPosition {
    /// The start of a text.
    pub const START: Self = Self {
        offset: 0,
        line: 1,
        column: 1,
    };

    /// Goes on behind `bytes`, which stand here.
    pub fn advance(&mut self, bytes: &[u8]) {
        let mark = if self.offset == 0 {
            syntax::start(bytes)
        } else {
            0
        };
        let text = bytes.get(mark..).unwrap_or_default();
        let mut last_line = text;
        if let Some(end) = memrchr(b'\n', text) {
            self.line += memchr_iter(b'\n', text).count();
            self.column = 1;
            last_line = text.get(end + 1..).unwrap_or_default();
        }
        // The bytes of a character after its first do not count.
        let is_first = |byte: &&u8| !matches!(byte, 0x80..=0xBF);
        self.column += last_line.iter().filter(is_first).count();
        self.offset += bytes.len() as u64;
    }
}

/// The part of a text that is held: read, and not yet skipped.
#[derive(Debug)]
pub struct Window<R> {
    reader: R,
    buffer: Vec<u8>,
    start: usize,
    is_last: bool,
    position: TextPosition,
    max_record: usize,
}

impl<R: BufRead> Window<R> {
    /// Holds nothing yet.
    pub fn new(reader: R) -> Self {
        Self {
            reader,
            buffer: Vec::new(),
            start: 0,
            is_last: false,
            position: TextPosition::START,
            max_record: MAX_RECORD,
        }
    }

    /// The bytes held.
    pub fn bytes(&self) -> &[u8] {
        self.buffer.get(self.start..).unwrap_or_default()
    }

    /// The bytes held, without the window.
    pub fn into_bytes(mut self) -> Vec<u8> {
        self.compact();
        self.buffer
    }

    /// The place of the first byte held.
    pub fn position(&self) -> TextPosition {
        self.position
    }

    /// Tells that nothing follows what is held.
    pub fn is_last(&self) -> bool {
        self.is_last
    }

    /// Lets go of the first `count` bytes.
    pub fn skip(&mut self, count: usize) {
        let end = self.buffer.len().min(self.start + count);
        let skipped = self.buffer.get(self.start..end).unwrap_or_default();
        self.position.advance(skipped);
        self.start = end;
    }

    /// Reads until `count` bytes are held, or the text ends.
    ///
    /// # Errors
    ///
    /// If the reader fails.
    pub fn fill(&mut self, count: usize) -> io::Result<()> {
        let missing = count.saturating_sub(self.bytes().len());
        if missing > 0 && !self.is_last {
            self.compact();
            self.buffer.reserve_exact(missing);
            let mut reader = self.reader.by_ref().take(missing as u64);
            self.is_last = reader.read_to_end(&mut self.buffer)? < missing;
        }
        Ok(())
    }

    /// Reads what the reader gives without waiting for more.
    fn read_on(&mut self) -> io::Result<()> {
        self.compact();
        loop {
            match self.reader.fill_buf() {
                Ok(part) => {
                    let part = part.get(..PART).unwrap_or(part);
                    self.buffer.extend_from_slice(part);
                    self.is_last = part.is_empty();
                    let count = part.len();
                    self.reader.consume(count);
                    return Ok(());
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
    }

    fn compact(&mut self) {
        self.buffer.drain(..self.start);
        self.start = 0;
    }

    /// Fails if record `index`, of which `length` bytes are known, is too long to be held.
    ///
    /// # Errors
    ///
    /// If it is; it is taken to begin where the window does.
    pub fn limit(&self, index: usize, length: usize) -> io::Result<()> {
        let Self {
            max_record,
            position: TextPosition { offset, .. },
            ..
        } = self;
        if length <= *max_record {
            return Ok(());
        }
        let message = format!(
            "record {index}, which begins at byte {offset}, is longer than {max_record} bytes"
        );
        Err(io::Error::new(io::ErrorKind::InvalidData, message))
    }
}

/// Finds the records of a text, a part of which is held: lines, or the elements of one array.
///
/// For whoever checks records on several threads, or needs their text; [`Validator::lines`] and
/// [`Validator::elements`] are simpler.
///
/// # Examples
///
/// ```
/// use backoffice_validate::{Cursor, GIFT_CARD, Profile, Step, Validator};
///
/// let validator = Validator::new(&GIFT_CARD, Profile::Contract);
/// let text = b"[{\"id\": 1}, {\"id\": \"2\"}]";
/// let mut cursor = Cursor::elements();
/// let mut step = || cursor.step(text, true, |value| validator.valid_prefix(value));
/// assert_eq!(step(), Step::Record { range: 1..10, is_valid: true });
/// assert_eq!(step(), Step::Record { range: 12..23, is_valid: false });
/// assert_eq!(step(), Step::End);
/// ```
#[derive(Clone, Debug)]
pub struct Cursor {
    next: Next,
    at: usize,
    /// How much of the record at `at` is looked at already.
    scanned: usize,
    scan: Scan,
}

/// What comes next in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    /// The first line.
    FirstLine,
    /// A line.
    Line,
    /// The text of an array.
    Text,
    /// An array.
    Array,
    /// Its first element, or its end.
    First,
    /// An element.
    Element,
    /// A comma, or the end of the array.
    Comma,
    /// The end of the text.
    End,
    /// Nothing, as something is misplaced.
    Nothing,
}

/// What a [`Cursor`] finds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A record.
    Record {
        /// Its place in what is held.
        range: Range<usize>,
        /// It is known to be valid. Otherwise [`Validator::check`] tells.
        is_valid: bool,
    },
    /// A record that goes on behind what is held.
    Incomplete,
    /// Something else than what is named here stands at the cursor.
    Misplaced(&'static str),
    /// The end of the text.
    End,
}

impl Cursor {
    /// Begins before lines.
    #[must_use]
    pub fn lines() -> Self {
        Self::new(Next::FirstLine, 0)
    }

    /// Begins before an array.
    #[must_use]
    pub fn elements() -> Self {
        Self::new(Next::Text, 0)
    }

    /// Begins at `at`, before a record behind the first of the same text.
    #[must_use]
    pub fn before_record(&self, at: usize) -> Self {
        let next = match self.next {
            Next::FirstLine | Next::Line => Next::Line,
            _ => Next::Element,
        };
        Self::new(next, at)
    }

    fn new(next: Next, at: usize) -> Self {
        Self {
            next,
            at,
            scanned: 0,
            scan: Scan::default(),
        }
    }

    /// Index of the byte in what is held up to which it is of no use any more.
    #[must_use]
    pub fn at(&self) -> usize {
        self.at
    }

    /// Takes what is held to begin at the cursor from now on, and returns how much goes.
    pub fn rebase(&mut self) -> usize {
        std::mem::take(&mut self.at)
    }

    /// Goes on behind the next record of `text`, which is what is held; nothing follows it if it `is_last`.
    /// `valid_prefix` is that of a validator, or always `None`.
    pub fn step(
        &mut self,
        text: &[u8],
        is_last: bool,
        valid_prefix: impl Fn(&[u8]) -> Option<usize>,
    ) -> Step {
        match self.next {
            Next::FirstLine | Next::Line => self.line(text, is_last, valid_prefix),
            _ => self.element(text, is_last, valid_prefix),
        }
    }

    fn line(
        &mut self,
        text: &[u8],
        is_last: bool,
        valid_prefix: impl Fn(&[u8]) -> Option<usize>,
    ) -> Step {
        loop {
            let (start, rest) = (self.at, text.get(self.at..).unwrap_or_default());
            let end = memchr(b'\n', rest.get(self.scanned..).unwrap_or_default());
            let length = match end {
                Some(end) => self.scanned + end + 1,
                None if !is_last => {
                    self.scanned = rest.len();
                    return Step::Incomplete;
                }
                None if rest.is_empty() => return Step::End,
                None => rest.len(),
            };
            let line = trimmed(rest.get(..length).unwrap_or_default());
            let mark = match self.next {
                Next::FirstLine => syntax::start(line),
                _ => 0,
            };
            *self = Self::new(Next::Line, start + length);
            if line.len() > mark {
                return Step::Record {
                    range: start..start + line.len(),
                    is_valid: valid_prefix(line) == Some(line.len()),
                };
            }
        }
    }

    fn element(
        &mut self,
        text: &[u8],
        is_last: bool,
        valid_prefix: impl Fn(&[u8]) -> Option<usize>,
    ) -> Step {
        if self.next == Next::Text {
            let start = text.get(self.at..).unwrap_or_default();
            if start.len() < syntax::BYTE_ORDER_MARK.len() && !is_last {
                return Step::Incomplete;
            }
            self.next = Next::Array;
            self.at += syntax::start(start);
        }
        while self.scanned == 0 {
            let rest = text.get(self.at..).unwrap_or_default();
            self.at += rest.iter().take_while(|byte| is_space(byte)).count();
            let byte = text.get(self.at);
            if byte.is_none() && !is_last {
                return Step::Incomplete;
            }
            self.next = match (self.next, byte) {
                (Next::Array, Some(b'[')) => Next::First,
                (Next::First | Next::Comma, Some(b']')) => Next::End,
                (Next::Comma, Some(b',')) => Next::Element,
                (Next::First | Next::Element, Some(_)) => break,
                (Next::End | Next::Nothing, None) | (Next::Nothing, _) => return Step::End,
                (Next::Array, _) => return self.misplaced("an array"),
                (Next::Comma, _) => return self.misplaced("`,` or `]`"),
                (Next::End, _) => return self.misplaced("the end of the text after the array"),
                _ => return self.misplaced("a value"),
            };
            self.at += 1;
        }
        let (start, rest) = (self.at, text.get(self.at..).unwrap_or_default());
        let valid = match self.scanned {
            0 => valid_prefix(rest),
            _ => None,
        };
        let length = match valid.or_else(|| self.scan_value(rest)) {
            Some(0) => return self.misplaced("a value"),
            Some(length) => length,
            None if is_last => rest.len(),
            None => {
                self.scanned = rest.len();
                return Step::Incomplete;
            }
        };
        *self = Self::new(Next::Comma, start + length);
        Step::Record {
            range: start..start + length,
            is_valid: valid.is_some(),
        }
    }

    /// The length of the value that starts `text`, if it ends there.
    fn scan_value(&mut self, text: &[u8]) -> Option<usize> {
        let mut bytes = text.iter().enumerate().skip(self.scanned);
        bytes.find_map(|(at, byte)| match self.scan.end(*byte)? {
            End::Before => Some(at),
            End::Behind => Some(at + 1),
        })
    }

    fn misplaced(&mut self, expected: &'static str) -> Step {
        self.next = Next::Nothing;
        Step::Misplaced(expected)
    }
}

/// A line without the white space of JSON at its end.
fn trimmed(line: &[u8]) -> &[u8] {
    let length = line.iter().rposition(|byte| !is_space(byte));
    line.get(..length.map_or(0, |last| last + 1))
        .unwrap_or_default()
}

/// White space of JSON (RFC 8259, section 2).
fn is_space(byte: &u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r')
}

/// Finds the end of a value by its brackets and quotes alone: whether it is JSON is for the validator.
#[derive(Clone, Debug, Default)]
struct Scan {
    open: usize,
    state: State,
}

#[derive(Clone, Copy, Debug, Default)]
enum State {
    /// Nothing is read yet.
    #[default]
    Start,
    /// Inside an array or object.
    Nested,
    /// Inside a string.
    String,
    /// Behind a backslash in a string.
    Escape,
    /// Inside a number, or a word.
    Word,
}

/// Where a record ends.
enum End {
    /// Before the byte that was looked at.
    Before,
    /// Behind it.
    Behind,
}

impl Scan {
    /// Takes the next byte; says where the value ends, if it does.
    #[inline]
    fn end(&mut self, byte: u8) -> Option<End> {
        self.state = match (self.state, byte) {
            (State::Start | State::Word, b',' | b']' | b'}')
            | (State::Word, b' ' | b'\t' | b'\n' | b'\r' | b'"' | b'{' | b'[') => {
                return Some(End::Before);
            }
            (State::Nested, b'}' | b']') if self.open == 1 => return Some(End::Behind),
            (State::String, b'"') if self.open == 0 => return Some(End::Behind),
            (State::Start | State::Nested, b'"') => State::String,
            (State::Start | State::Nested, b'{' | b'[') => {
                self.open += 1;
                State::Nested
            }
            (State::Nested, b'}' | b']') => {
                self.open -= 1;
                State::Nested
            }
            (State::Nested, _) | (State::String, b'"') => State::Nested,
            (State::String, b'\\') => State::Escape,
            (State::String | State::Escape, _) => State::String,
            (State::Start | State::Word, _) => State::Word,
        };
        None
    }
}

/// The records of a text, checked one after the other.
#[derive(Debug)]
struct Records<R> {
    validator: Validator,
    window: Window<R>,
    cursor: Cursor,
    index: usize,
    failed: bool,
}

impl<R: BufRead> Records<R> {
    fn new(validator: Validator, cursor: Cursor, reader: R) -> Self {
        Self {
            validator,
            window: Window::new(reader),
            cursor,
            index: 0,
            failed: false,
        }
    }

    /// The next record; nothing after a failure.
    fn next(&mut self) -> Option<io::Result<Checked>> {
        if self.failed {
            return None;
        }
        let item = self.read();
        self.failed = item.is_err();
        item.transpose()
    }

    fn read(&mut self) -> io::Result<Option<Checked>> {
        let Self {
            validator,
            window,
            cursor,
            index,
            ..
        } = self;
        loop {
            let valid_prefix = |text: &[u8]| validator.valid_prefix(text);
            let step = cursor.step(window.bytes(), window.is_last(), valid_prefix);
            let behind = cursor.rebase();
            let (bytes, rest, result) = match step {
                Step::End => return Ok(None),
                Step::Incomplete => {
                    window.skip(behind);
                    window.limit(*index, window.bytes().len())?;
                    window.read_on()?;
                    continue;
                }
                Step::Misplaced(expected) => {
                    window.skip(behind);
                    // Enough for one character.
                    window.fill(4)?;
                    let next = window.bytes();
                    let text = String::from_utf8_lossy(next.get(..4).unwrap_or(next));
                    (
                        0,
                        0,
                        Err(not_json(*validator, expected, &found_at(&text, 0))),
                    )
                }
                Step::Record { range, is_valid } => {
                    window.skip(range.start);
                    window.limit(*index, range.len())?;
                    let record = window.bytes().get(..range.len()).unwrap_or_default();
                    let result = if is_valid {
                        Ok(())
                    } else if window.position.offset > 0 && syntax::has_byte_order_mark(record) {
                        let expected = "a byte order mark at the start of the text only";
                        Err(not_json(*validator, expected, "one here"))
                    } else {
                        validator.check(record)
                    };
                    (range.len(), behind - range.start, result)
                }
            };
            let TextPosition {
                offset,
                line,
                column,
            } = window.position;
            window.skip(rest);
            let item = Checked {
                index: *index,
                offset,
                line,
                column,
                bytes,
                result,
            };
            *index += 1;
            return Ok(Some(item));
        }
    }
}

fn not_json(validator: Validator, expected: &str, found: &str) -> Violations {
    let wording = Wording::expected(expected, found.to_owned());
    let error = SyntaxError::new(position::Cursor::new(b"").place(0), wording);
    Violations::unreadable(error, validator.shape().info())
}
