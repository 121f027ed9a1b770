//! A record and the text that it stands in.

use std::{ops::Range, sync::OnceLock};

use backoffice_validate::has_byte_order_mark;

use crate::secrets;

/// A part of an input that is in memory.
pub(super) struct Text<'a> {
    pub(super) bytes: &'a [u8],
    /// Byte offset of the part in the input.
    base: u64,
    /// Where the part names a secret; looked for when the first report needs it.
    secrets: OnceLock<Vec<usize>>,
}

impl<'a> Text<'a> {
    pub(super) fn new(bytes: &'a [u8], base: u64) -> Self {
        Self {
            bytes,
            base,
            secrets: OnceLock::new(),
        }
    }

    /// The byte offset of the last name of a secret before `end`.
    pub(super) fn secret_before(&self, end: usize) -> Option<usize> {
        let names = self.secrets.get_or_init(|| secrets::names_in(self.bytes));
        let count = names.partition_point(|at| *at < end);
        names.get(count.checked_sub(1)?).copied()
    }
}

/// A record and where it stands.
#[derive(Clone)]
pub(super) struct Record<'a> {
    pub(super) text: &'a Text<'a>,
    pub(super) range: Range<usize>,
    /// Of an array, which element it is.
    pub(super) index: Option<usize>,
    /// Line and column of its first character in the input.
    pub(super) line: usize,
    pub(super) column: usize,
}

impl<'a> Record<'a> {
    /// A text that is one record.
    pub(super) fn whole(text: &'a Text<'a>) -> Self {
        Self {
            text,
            range: 0..text.bytes.len(),
            index: None,
            line: 1,
            column: 1,
        }
    }

    pub(super) fn bytes(&self) -> &'a [u8] {
        self.text.bytes.get(self.range.clone()).unwrap_or_default()
    }

    /// Byte offset in the input of a byte of the record.
    pub(super) fn offset(&self, within: usize) -> u64 {
        self.text.base + (self.range.start + within) as u64
    }

    /// Goes on to `start` of the text, counting lines and characters.
    pub(super) fn move_to(&mut self, start: usize) {
        let bytes = self.text.bytes;
        let mark = if self.range.start == 0 && has_byte_order_mark(bytes) {
            3
        } else {
            0
        };
        for byte in bytes
            .get(self.range.start + mark..start)
            .unwrap_or_default()
        {
            match byte {
                b'\n' => (self.line, self.column) = (self.line + 1, 1),
                0x80..=0xBF => {}
                _ => self.column += 1,
            }
        }
        self.range.start = start;
    }
}
