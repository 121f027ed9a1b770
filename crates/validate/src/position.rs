//! Places in a text: byte offset, line and column.

use memchr::{memchr_iter, memrchr};

pub(crate) const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// Returns true if bytes start with a UTF-8 byte order mark. The validator skips it; a report may mention it.
#[must_use]
pub fn has_byte_order_mark(bytes: &[u8]) -> bool {
    bytes.starts_with(BYTE_ORDER_MARK)
}

/// Returns the offset after a byte order mark.
pub(crate) fn start(bytes: &[u8]) -> usize {
    if has_byte_order_mark(bytes) { BYTE_ORDER_MARK.len() } else { 0 }
}

/// Place in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub struct TextPosition {
    /// Byte offset, a byte order mark included.
    pub offset: u64,
    /// Line, from 1; lines end at a line feed.
    pub line: usize,
    /// Column in characters (Unicode scalar values), from 1. A byte order mark at the start does not count.
    pub column: usize,
}

impl TextPosition {
    /// The start of a text.
    pub const START: Self = Self { offset: 0, line: 1, column: 1 };

    /// Moves over `bytes`, which are the text at this place.
    pub fn advance(&mut self, bytes: &[u8]) {
        let mark = if self.offset == 0 { start(bytes) } else { 0 };
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

    /// Moves on to `offset` of `text`, which is the whole text.
    pub(crate) fn move_to(&mut self, text: &[u8], offset: usize) {
        let start = usize::try_from(self.offset).unwrap_or(usize::MAX);
        self.advance(text.get(start..offset).unwrap_or_default());
    }
}
