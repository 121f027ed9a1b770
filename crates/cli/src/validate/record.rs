//! A record and the text that it stands in.

use std::{ops::Range, sync::OnceLock};

use backoffice_validate::TextPosition;

use crate::secrets;

/// A part of an input that is in memory.
pub(super) struct Text<'a> {
    pub(super) bytes: &'a [u8],
    /// Where the part names a secret; looked for when the first report needs it.
    secrets: OnceLock<Vec<usize>>,
}

impl<'a> Text<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        Self {
            bytes,
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
    pub(super) index: Option<u64>,
    /// The place of its first character in the input.
    pub(super) position: TextPosition,
}

impl<'a> Record<'a> {
    /// A text that is one record.
    pub(super) fn whole(text: &'a Text<'a>) -> Self {
        Self {
            text,
            range: 0..text.bytes.len(),
            index: None,
            position: TextPosition::START,
        }
    }

    pub(super) fn bytes(&self) -> &'a [u8] {
        self.text.bytes.get(self.range.clone()).unwrap_or_default()
    }

    /// Goes on to `range` of the text, which is behind the record.
    pub(super) fn move_to(&mut self, range: Range<usize>) {
        let between = self.range.start..range.start;
        self.position
            .advance(self.text.bytes.get(between).unwrap_or_default());
        self.range = range;
    }
}
