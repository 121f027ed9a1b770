//! Many records in one text: one per line, or the elements of one array.
//!
//! [`Window`] reads the text in parts, [`Cursor`] finds records in a part, and [`Records`] checks them one by one.
//! Memory holds one part of the text, or the longest record if that is larger than a part.

mod cursor;
mod window;

use std::io::{self, BufRead};

use crate::{
    position::{TextPosition, has_byte_order_mark},
    syntax::{SyntaxError, Wording, found_at},
    validator::Validator,
    violation::Violations,
};

pub use self::{
    cursor::{Cursor, Step},
    window::Window,
};

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
    /// use backoffice_description::validate::GIFT_CARD;
    /// use backoffice_validate::{Profile, Validator};
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
    /// An element that continues after the end of the reader's buffer is read more than once. For a file, use a buffer
    /// for many elements, such as `BufReader::with_capacity(1 << 20, file)`.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_description::validate::GIFT_CARD;
    /// use backoffice_validate::{Profile, Validator};
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
        Self { validator, window: Window::new(reader), cursor, index: 0, failed: false }
    }

    fn read(&mut self) -> io::Result<Option<Checked>> {
        let Self { validator, window, cursor, index, .. } = self;
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
                    } else if window.position().offset > 0 && has_byte_order_mark(record) {
                        let expected = "a byte order mark at the start of the text only";
                        Err(not_json(*validator, expected, "one here"))
                    } else {
                        validator.check(record)
                    };
                    (range.len(), end - range.start, result)
                }
            };
            let TextPosition { offset, line, column } = window.position();
            window.skip(skipped);
            let item = Checked { index: *index, offset, line, column, bytes, result };
            *index += 1;
            return Ok(Some(item));
        }
    }
}

fn not_json(validator: Validator, expected: &str, found: &str) -> Violations {
    let wording = Wording::expected(expected, found.to_owned());
    Violations::unreadable(SyntaxError::new(wording), validator.shape().info())
}
