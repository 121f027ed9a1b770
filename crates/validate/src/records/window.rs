//! A part of a text in memory.

use std::io::{self, BufRead, Read as _};

use crate::position::TextPosition;

/// Bytes of the longest record that is allowed by default.
const MAX_RECORD: usize = 512 << 20;

/// Bytes that a [`Window`] reads at once by default.
const PART_BYTES: usize = 1 << 20;

/// Part of a text in memory: read, and not yet skipped.
#[derive(Debug)]
pub struct Window<R> {
    reader: R,
    buffer: Vec<u8>,
    start: usize,
    is_last: bool,
    position: TextPosition,
    pub(super) max_record: usize,
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

    /// Returns true if the text ends after the bytes in memory.
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

    /// Reads the bytes that the reader has, without waiting for more.
    pub(super) fn read_on(&mut self) -> io::Result<()> {
        self.compact();
        loop {
            match self.reader.fill_buf() {
                Ok(part) => {
                    let part = part.get(..PART_BYTES).unwrap_or(part);
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
