//! Finds records in a part of a text.

use std::ops::Range;

use backoffice_engine::end::End;
use memchr::memchr;

use crate::position::{self, BYTE_ORDER_MARK};

/// Finds records in a part of a text: lines, or the elements of one array.
///
/// Use it to check records on several threads, or to get their text. [`Validator::lines`](crate::Validator::lines) and
/// [`Validator::elements`](crate::Validator::elements) are simpler.
///
/// # Examples
///
/// ```
/// use backoffice_description::validate::GIFT_CARD;
/// use backoffice_validate::{Cursor, Profile, Step, Validator};
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
    /// The end of that record. The validator checks that it is JSON.
    end: End,
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
        /// The record is known to be valid. If not, [`Validator::check`](crate::Validator::check) decides.
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
        Self { next, at, scanned: 0, end: End::default() }
    }

    /// Returns the number of bytes in memory that are no longer needed.
    #[must_use]
    pub fn at(&self) -> usize {
        self.at
    }

    /// Makes the cursor's place the new offset 0. Returns the number of bytes before that place; the caller must skip
    /// them.
    pub fn rebase(&mut self) -> usize {
        std::mem::take(&mut self.at)
    }

    /// Moves over the next record of `text`, the part in memory. `is_last` says that the whole text ends with this
    /// part. As `valid_prefix`, pass [`Validator::valid_prefix`](crate::Validator::valid_prefix) or a function that
    /// always returns `None`.
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
                Next::FirstLine => position::start(line),
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
            if start.len() < BYTE_ORDER_MARK.len() && !is_last {
                return Step::Incomplete;
            }
            self.next = Next::Array;
            self.at += position::start(start);
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
        let length = match valid.or_else(|| self.end.find(rest, self.scanned)) {
            Some(0) => return self.misplaced("a value"),
            Some(length) => length,
            None if is_last => rest.len(),
            None => {
                self.scanned = rest.len();
                return Step::Incomplete;
            }
        };
        *self = Self::new(Next::Comma, start + length);
        Step::Record { range: start..start + length, is_valid: valid.is_some() }
    }

    fn misplaced(&mut self, expected: &'static str) -> Step {
        self.next = Next::Nothing;
        Step::Misplaced(expected)
    }
}

/// Removes white space from the end of a line.
fn trimmed(line: &[u8]) -> &[u8] {
    let length = line.iter().rposition(|byte| !is_space(byte));
    line.get(..length.map_or(0, |last| last + 1)).unwrap_or_default()
}

/// White space of JSON (RFC 8259, section 2).
fn is_space(byte: &u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r')
}
