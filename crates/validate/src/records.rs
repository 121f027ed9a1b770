//! Many records in one text: one per line, or the elements of one array.
//!
//! [`Window`] reads the text in parts, [`Cursor`] finds records in a part, and [`Records`] checks them one by one. Memory
//! holds one part, or the longest record.

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

/// Bytes of the longest record that is allowed by default.
const MAX_RECORD: usize = 512 << 20;

/// Bytes that a [`Window`] reads at once by default.
const PART: usize = 1 << 20;

/// Verdict on one record of many.
///
/// Places in its violations are relative to the record: line 1, column 1 is its first character.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Checked {
    /// Index of the record, from 0.
    pub index: usize,
    /// Byte offset of the record in the text.
    pub offset: u64,
    /// Line of that offset, from 1.
    pub line: usize,
    /// Column of that offset in characters, from 1.
    pub column: usize,
    /// Length of the record in bytes; 0 for a syntax error between records.
    pub bytes: usize,
    /// The verdict.
    pub result: Result<(), Violations>,
}

impl Validator {
    /// Checks newline-delimited JSON: one record per line. Skips blank lines.
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
    pub fn lines<R: BufRead>(&self, reader: R) -> Records<R> {
        Records::new(*self, Cursor::lines(), reader)
    }

    /// Checks the elements of one JSON array.
    ///
    /// A syntax error between elements, such as a missing comma, ends the records. It is the last item, with 0 bytes
    /// and the violation [`NotJson`](crate::Code::NotJson).
    ///
    /// An element is read once if the reader's buffer holds all of it. For a file, use a buffer for many elements, such as
    /// `BufReader::with_capacity(1 << 20, file)`.
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
    pub fn elements<R: BufRead>(&self, reader: R) -> Records<R> {
        Records::new(*self, Cursor::elements(), reader)
    }
}

/// Place in the whole text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TextPosition {
    /// Byte offset.
    pub offset: u64,
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1. A byte order mark at the start does not count.
    pub column: usize,
}

impl TextPosition {
    /// The start of a text.
    pub const START: Self = Self {
        offset: 0,
        line: 1,
        column: 1,
    };

    /// Moves over `bytes`, which are the text at this place.
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
        // Only the first byte of a character counts.
        let is_first = |byte: &&u8| !matches!(byte, 0x80..=0xBF);
        self.column += last_line.iter().filter(is_first).count();
        self.offset += bytes.len() as u64;
    }
}

/// Part of a text in memory: read, and not yet skipped.
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
    /// Reads nothing yet.
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

    /// Returns the bytes in memory.
    pub fn bytes(&self) -> &[u8] {
        self.buffer.get(self.start..).unwrap_or_default()
    }

    /// Returns the bytes in memory, and drops the reader.
    pub fn into_bytes(mut self) -> Vec<u8> {
        self.compact();
        self.buffer
    }

    /// Returns the place of the first byte in memory.
    pub fn position(&self) -> TextPosition {
        self.position
    }

    /// Tells that the text ends after the bytes in memory.
    pub fn is_last(&self) -> bool {
        self.is_last
    }

    /// Drops the first `count` bytes.
    pub fn skip(&mut self, count: usize) {
        let end = self.buffer.len().min(self.start + count);
        let skipped = self.buffer.get(self.start..end).unwrap_or_default();
        self.position.advance(skipped);
        self.start = end;
    }

    /// Reads until `count` bytes are in memory, or the text ends.
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

    /// Reads what the reader has, without waiting for more.
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

    /// Checks the length of record `index`, which starts at the first byte in memory.
    ///
    /// # Errors
    ///
    /// If `length` is more than the limit.
    pub fn limit(&self, index: usize, length: usize) -> io::Result<()> {
        let (limit, offset) = (self.max_record, self.position.offset);
        if length <= limit {
            return Ok(());
        }
        let message = format!("record {index} at byte {offset} is longer than {limit} bytes");
        Err(io::Error::new(io::ErrorKind::InvalidData, message))
    }
}

/// Finds records in a part of a text: lines, or the elements of one array.
///
/// Use it to check records on several threads, or to get their text. [`Validator::lines`] and [`Validator::elements`] are
/// simpler.
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
    /// Bytes of the record at `at` that are scanned.
    scanned: usize,
    scan: Scan,
}

/// Text that comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    FirstLine,
    Line,
    /// The start of the text of an array.
    Text,
    Array,
    /// The first element, or the end of the array.
    First,
    Element,
    /// A comma, or the end of the array.
    Comma,
    /// The end of the text.
    End,
    /// Nothing, after a syntax error.
    Nothing,
}

/// Result of a step of a [`Cursor`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A record.
    Record {
        /// Place in the bytes in memory.
        range: Range<usize>,
        /// The record is known to be valid. If not, [`Validator::check`] decides.
        is_valid: bool,
    },
    /// A record that continues after the bytes in memory.
    Incomplete,
    /// A syntax error at the cursor. The text says what was expected.
    Misplaced(&'static str),
    /// The end of the text.
    End,
}

impl Cursor {
    /// Starts at the first of many lines.
    #[must_use]
    pub fn lines() -> Self {
        Self::new(Next::FirstLine, 0)
    }

    /// Starts before an array.
    #[must_use]
    pub fn elements() -> Self {
        Self::new(Next::Text, 0)
    }

    /// Starts at `at`, before a later record of the same text.
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

    /// Returns the number of bytes in memory that are no longer needed.
    #[must_use]
    pub fn at(&self) -> usize {
        self.at
    }

    /// Counts from the cursor on, and returns the number of bytes before it, which the caller skips.
    pub fn rebase(&mut self) -> usize {
        std::mem::take(&mut self.at)
    }

    /// Moves over the next record of `text`, which is the part in memory. The whole text ends there if it `is_last`.
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

    /// Returns the length of the value at the start of `text`, if its end is there.
    fn scan_value(&mut self, text: &[u8]) -> Option<usize> {
        let mut bytes = text.iter().enumerate().skip(self.scanned);
        bytes.find_map(|(at, byte)| Some(at + self.scan.end(*byte)?))
    }

    fn misplaced(&mut self, expected: &'static str) -> Step {
        self.next = Next::Nothing;
        Step::Misplaced(expected)
    }
}

/// Removes white space from the end of a line.
fn trimmed(line: &[u8]) -> &[u8] {
    let length = line.iter().rposition(|byte| !is_space(byte));
    line.get(..length.map_or(0, |last| last + 1))
        .unwrap_or_default()
}

/// White space of JSON (RFC 8259, section 2).
fn is_space(byte: &u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r')
}

/// Finds the end of a value by its brackets and quotes. The validator checks that it is JSON.
#[derive(Clone, Debug, Default)]
struct Scan {
    open: usize,
    state: State,
}

#[derive(Clone, Copy, Debug, Default)]
enum State {
    /// Before the first byte.
    #[default]
    Start,
    /// Inside an array or object.
    Nested,
    /// Inside a string.
    String,
    /// After a backslash in a string.
    Escape,
    /// Inside a number, or a word.
    Word,
}

impl Scan {
    /// Takes the next byte. Returns 0 if the value ends before it, and 1 if the value ends with it.
    #[inline]
    fn end(&mut self, byte: u8) -> Option<usize> {
        self.state = match (self.state, byte) {
            (State::Start | State::Word, b',' | b']' | b'}')
            | (State::Word, b' ' | b'\t' | b'\n' | b'\r' | b'"' | b'{' | b'[') => {
                return Some(0);
            }
            (State::Nested, b'}' | b']') if self.open == 1 => return Some(1),
            (State::String, b'"') if self.open == 0 => return Some(1),
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

/// Verdicts on the records of a text; see [`Validator::lines`] and [`Validator::elements`].
///
/// Fails, and ends, if the reader fails or a record is too long.
#[derive(Debug)]
pub struct Records<R> {
    validator: Validator,
    window: Window<R>,
    cursor: Cursor,
    index: usize,
    failed: bool,
}

impl<R> Records<R> {
    /// Sets the limit for the bytes of a record, which is 512 MiB by default.
    #[must_use]
    pub fn with_max_record(mut self, bytes: usize) -> Self {
        self.window.max_record = bytes;
        self
    }
}

impl<R: BufRead> Iterator for Records<R> {
    type Item = io::Result<Checked>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.failed {
            return None;
        }
        let item = self.read();
        self.failed = item.is_err();
        item.transpose()
    }
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
            let end = cursor.rebase();
            let (bytes, skipped, result) = match step {
                Step::End => return Ok(None),
                Step::Incomplete => {
                    window.skip(end);
                    window.limit(*index, window.bytes().len())?;
                    window.read_on()?;
                    continue;
                }
                Step::Misplaced(expected) => {
                    window.skip(end);
                    // One character has up to four bytes.
                    window.fill(4)?;
                    let next = window.bytes();
                    let text = String::from_utf8_lossy(next.get(..4).unwrap_or(next));
                    let error = not_json(*validator, expected, &found_at(&text, 0));
                    (0, 0, Err(error))
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
                    (range.len(), end - range.start, result)
                }
            };
            let TextPosition {
                offset,
                line,
                column,
            } = window.position;
            window.skip(skipped);
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
