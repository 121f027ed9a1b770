//! Many records in one text: a record on each line, or the elements of one array.
//!
//! Whatever the size of the text, no more of it is held than its longest record.

use std::{
    io::{self, BufRead},
    mem,
};

use memchr::memchr;

use crate::{
    syntax::{self, SyntaxError, Wording, found_at},
    validator::Validator,
    violation::Violations,
};

/// How many bytes one record may have, if nothing else is said.
const MAX_RECORD: usize = 512 << 20;

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
        Lines(Records::new(*self, reader))
    }

    /// Checks the elements of one JSON array.
    ///
    /// What is wrong between elements, such as a comma that is missing, is the last item: one without
    /// bytes, at its place, whose violation is [`NotJson`](crate::Code::NotJson).
    ///
    /// Elements that the reader holds as a whole are read once and not copied: for a file take a buffer of
    /// many of them, such as `BufReader::with_capacity(1 << 20, file)`.
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
        Elements {
            records: Records::new(*self, reader),
            next: Next::Array,
        }
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
        self.0.max_record = bytes;
        self
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = io::Result<Checked>;

    fn next(&mut self) -> Option<Self::Item> {
        let Self(records) = self;
        records.guarded(|records| {
            loop {
                let start = records.at;
                if records.take_line()? == 0 {
                    return Ok(None);
                }
                let line = records.record.as_slice();
                let mark = if start.offset == 0 {
                    syntax::start(line)
                } else {
                    0
                };
                let end = trimmed(line);
                if end > mark {
                    return Ok(Some(records.checked(start, end)));
                }
            }
        })
    }
}

/// The length of a line without the white space of JSON at its end.
fn trimmed(line: &[u8]) -> usize {
    let is_text = |byte: &u8| !matches!(byte, b' ' | b'\t' | b'\n' | b'\r');
    line.iter().rposition(is_text).map_or(0, |last| last + 1)
}

/// The elements of a JSON array; see [`Validator::elements`].
///
/// Fails where the reader does, and where an element is too long; it ends there.
#[derive(Debug)]
pub struct Elements<R> {
    records: Records<R>,
    next: Next,
}

/// What comes next in an array.
#[derive(Clone, Copy, Debug)]
enum Next {
    /// The array itself.
    Array,
    /// An element.
    Element,
    /// A comma, or the end.
    Comma,
    /// Nothing.
    Done,
}

impl<R> Elements<R> {
    /// Reads elements of up to `bytes`, instead of 512 MiB.
    #[must_use]
    pub fn with_max_record(mut self, bytes: usize) -> Self {
        self.records.max_record = bytes;
        self
    }
}

impl<R: BufRead> Iterator for Elements<R> {
    type Item = io::Result<Checked>;

    fn next(&mut self) -> Option<Self::Item> {
        let Self { records, next } = self;
        records.guarded(|records| {
            if let Next::Array = next {
                let start = records.at;
                let part = records.skip_mark()?;
                if part.is_empty() {
                    records.skip_space()?;
                }
                if !part.is_empty() || records.peek()? != Some(b'[') {
                    *next = Next::Done;
                    let start = if part.is_empty() { records.at } else { start };
                    return records.misplaced_from(start, part, "an array").map(Some);
                }
                records.skip_byte()?;
                records.skip_space()?;
                *next = if records.peek()? == Some(b']') {
                    Next::Comma
                } else {
                    Next::Element
                };
            }
            if let Next::Comma = next {
                records.skip_space()?;
                match records.peek()? {
                    Some(b',') => {
                        records.skip_byte()?;
                        records.skip_space()?;
                        *next = Next::Element;
                    }
                    Some(b']') => {
                        *next = Next::Done;
                        records.skip_byte()?;
                        records.skip_space()?;
                        if records.peek()?.is_some() {
                            return records
                                .misplaced("the end of the text after the array")
                                .map(Some);
                        }
                    }
                    _ => {
                        *next = Next::Done;
                        return records.misplaced("`,` or `]`").map(Some);
                    }
                }
            }
            let Next::Element = next else {
                return Ok(None);
            };
            let start = records.at;
            *next = Next::Comma;
            if let Some(bytes) = records.skip_valid()? {
                return Ok(Some(records.item(start, bytes, Ok(()))));
            }
            let bytes = records.take_value()?;
            if bytes == 0 {
                *next = Next::Done;
                return records.misplaced("a value").map(Some);
            }
            Ok(Some(records.checked(start, bytes)))
        })
    }
}

/// Finds the end of a value by its brackets and quotes alone: whether it is JSON is for the validator.
#[derive(Debug, Default)]
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

/// A place in the whole text.
#[derive(Clone, Copy, Debug)]
struct At {
    offset: u64,
    line: usize,
    column: usize,
}

/// What the two kinds of text have in common: a reader, and how far it is read.
#[derive(Debug)]
struct Records<R> {
    validator: Validator,
    reader: R,
    max_record: usize,
    at: At,
    index: usize,
    record: Vec<u8>,
    failed: bool,
}

impl<R: BufRead> Records<R> {
    fn new(validator: Validator, reader: R) -> Self {
        let at = At {
            offset: 0,
            line: 1,
            column: 1,
        };
        Self {
            validator,
            reader,
            max_record: MAX_RECORD,
            at,
            index: 0,
            record: Vec::new(),
            failed: false,
        }
    }

    /// The next item; nothing after a failure.
    fn guarded(
        &mut self,
        next: impl FnOnce(&mut Self) -> io::Result<Option<Checked>>,
    ) -> Option<io::Result<Checked>> {
        if self.failed {
            return None;
        }
        let item = next(self);
        self.failed = item.is_err();
        item.transpose()
    }

    /// What is read but not used yet; nothing at the end of the text.
    fn buffer(&mut self) -> io::Result<&[u8]> {
        loop {
            match self.reader.fill_buf() {
                Ok(_) => break,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        self.reader.fill_buf()
    }

    fn peek(&mut self) -> io::Result<Option<u8>> {
        Ok(self.buffer()?.first().copied())
    }

    /// Goes on by `count` bytes of the buffer.
    fn skip(&mut self, count: usize) -> io::Result<()> {
        let mut at = self.at;
        let part = self.buffer()?.get(..count).unwrap_or_default();
        let mut last_line = part;
        let lines = part.iter().filter(|byte| **byte == b'\n').count();
        if lines > 0 {
            at.line += lines;
            at.column = 1;
            let mut parts = part.rsplit(|byte| *byte == b'\n');
            last_line = parts.next().unwrap_or_default();
        }
        // The bytes of a character after its first do not count.
        let is_first = |byte: &&u8| !matches!(byte, 0x80..=0xBF);
        at.column += last_line.iter().filter(is_first).count();
        at.offset += count as u64;
        self.at = at;
        self.reader.consume(count);
        Ok(())
    }

    fn skip_byte(&mut self) -> io::Result<()> {
        self.skip(1)
    }

    fn skip_space(&mut self) -> io::Result<()> {
        loop {
            let buffer = self.buffer()?;
            let is_space = |byte: &u8| matches!(byte, b' ' | b'\t' | b'\n' | b'\r');
            let count = buffer.iter().take_while(|byte| is_space(byte)).count();
            if count == 0 {
                return Ok(());
            }
            self.skip(count)?;
        }
    }

    /// Goes on behind a byte order mark, which has no column. What is read of something else that begins as
    /// one does is returned.
    fn skip_mark(&mut self) -> io::Result<&'static [u8]> {
        for (read, byte) in syntax::BYTE_ORDER_MARK.iter().enumerate() {
            if self.peek()? != Some(*byte) {
                return Ok(syntax::BYTE_ORDER_MARK.get(..read).unwrap_or_default());
            }
            self.skip(1)?;
            self.at.column = 1;
        }
        Ok(&[])
    }

    /// Reads a line with its end, and returns its length; 0 at the end of the text.
    fn take_line(&mut self) -> io::Result<usize> {
        self.take(|part| memchr(b'\n', part).map(|at| at + 1))
    }

    /// Reads a value up to its end, or that of the text, and returns its length.
    fn take_value(&mut self) -> io::Result<usize> {
        let mut scan = Scan::default();
        self.take(|part| {
            let mut bytes = part.iter().enumerate();
            bytes.find_map(|(at, byte)| match scan.end(*byte)? {
                End::Before => Some(at),
                End::Behind => Some(at + 1),
            })
        })
    }

    /// Goes on behind a value that is read as a whole and known to be valid, and returns its length.
    fn skip_valid(&mut self) -> io::Result<Option<usize>> {
        let (validator, max_record) = (self.validator, self.max_record);
        let length = validator.valid_prefix(self.buffer()?);
        let length = length.filter(|length| *length <= max_record);
        if let Some(length) = length {
            self.skip(length)?;
        }
        Ok(length)
    }

    /// Reads a record up to its end, or that of the text, and returns its length. `end` says how much of a
    /// part belongs to it, if it ends there.
    fn take(&mut self, mut end: impl FnMut(&[u8]) -> Option<usize>) -> io::Result<usize> {
        let (start, max_record) = (self.at.offset, self.max_record);
        let mut record = mem::take(&mut self.record);
        record.clear();
        loop {
            let buffer = self.buffer()?;
            let found = end(buffer);
            let part = buffer
                .get(..found.unwrap_or(buffer.len()))
                .unwrap_or_default();
            let count = part.len();
            if record.len() + count > max_record {
                return Err(self.too_long(start));
            }
            record.extend_from_slice(part);
            self.skip(count)?;
            if found.is_some() || count == 0 {
                self.record = record;
                return Ok(self.record.len());
            }
        }
    }

    fn too_long(&self, start: u64) -> io::Error {
        let Self {
            index, max_record, ..
        } = self;
        let message = format!(
            "record {index}, which begins at byte {start}, is longer than {max_record} bytes"
        );
        io::Error::new(io::ErrorKind::InvalidData, message)
    }

    /// The verdict on the first `bytes` of what was read from `start` on.
    fn checked(&mut self, start: At, bytes: usize) -> Checked {
        let record = self.record.get(..bytes).unwrap_or_default();
        let misplaced_mark = start.offset > 0 && syntax::has_byte_order_mark(record);
        let result = if misplaced_mark {
            Err(self.not_json(
                "a byte order mark at the start of the text only",
                "one here",
            ))
        } else {
            self.validator.check(record)
        };
        self.item(start, bytes, result)
    }

    /// That something else than `expected` stands where the text is read next.
    fn misplaced(&mut self, expected: &str) -> io::Result<Checked> {
        self.misplaced_from(self.at, &[], expected)
    }

    /// That something else stands at `start`, of which `read` is read already.
    fn misplaced_from(&mut self, start: At, read: &[u8], expected: &str) -> io::Result<Checked> {
        // Enough for one character.
        let mut next = read.to_vec();
        while let Some(byte) = self.peek()?.filter(|_| next.len() < 4) {
            next.push(byte);
            self.skip(1)?;
        }
        let text = String::from_utf8_lossy(&next);
        let violations = self.not_json(expected, &found_at(&text, 0));
        Ok(self.item(start, 0, Err(violations)))
    }

    fn not_json(&self, expected: &str, found: &str) -> Violations {
        let wording = Wording {
            message: format!("expected {expected}, found {found}"),
            expected,
            found: found.to_owned(),
        };
        let error = SyntaxError::new(b"", 0, wording, None);
        Violations::unreadable(error, self.validator.shape().info())
    }

    fn item(&mut self, start: At, bytes: usize, result: Result<(), Violations>) -> Checked {
        let index = self.index;
        self.index += 1;
        Checked {
            index,
            offset: start.offset,
            line: start.line,
            column: start.column,
            bytes,
            result,
        }
    }
}
