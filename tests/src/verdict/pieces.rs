//! The pieces of a JSON text, for changes to it.
//!
//! A text that was changed before is rarely JSON, and a parser of JSON gives no pieces of it.

use std::ops::Range;

/// Deepest level at which to look for pieces.
const DEEPEST: usize = 200;

/// The places of a text's parts.
#[derive(Debug, Default)]
pub(super) struct Pieces {
    /// Names, with their quotes.
    pub(super) names: Vec<Range<usize>>,
    /// Values.
    pub(super) values: Vec<Range<usize>>,
    /// Fields and elements.
    pub(super) items: Vec<Range<usize>>,
    /// The fields of each object, inner objects first.
    pub(super) objects: Vec<Vec<Range<usize>>>,
    /// Strings, names among them.
    pub(super) strings: Vec<Range<usize>>,
}

impl Pieces {
    /// Finds the pieces of a text, up to the first place that is not JSON.
    pub(super) fn of(text: &[u8]) -> Self {
        let mut pieces = Self::default();
        let start = Self::space(text, 0);
        // There are no pieces after the first mistake.
        let _end = pieces.value(text, start, 0);
        pieces
    }

    pub(super) fn space(text: &[u8], at: usize) -> usize {
        let is_space = |byte: &&u8| matches!(byte, b' ' | b'\t' | b'\n' | b'\r');
        at + text.iter().skip(at).take_while(is_space).count()
    }

    fn value(&mut self, text: &[u8], start: usize, depth: usize) -> Option<usize> {
        let end = match text.get(start)? {
            b'"' => self.string(text, start)?,
            b'{' | b'[' if depth < DEEPEST => self.nested(text, start, depth + 1)?,
            _ => {
                let is_word = |byte: &&u8| byte.is_ascii_alphanumeric() || b"+-.".contains(byte);
                start + text.iter().skip(start).take_while(is_word).count()
            }
        };
        if end > start {
            self.values.push(start..end);
        }
        (end > start).then_some(end)
    }

    fn string(&mut self, text: &[u8], start: usize) -> Option<usize> {
        let mut at = start + 1;
        loop {
            match text.get(at)? {
                b'"' => break,
                b'\\' => at += 2,
                _ => at += 1,
            }
        }
        self.strings.push(start..at + 1);
        Some(at + 1)
    }

    fn nested(&mut self, text: &[u8], start: usize, depth: usize) -> Option<usize> {
        let is_object = text.get(start) == Some(&b'{');
        let mut at = Self::space(text, start + 1);
        if let Some(b'}' | b']') = text.get(at) {
            return Some(at + 1);
        }
        let mut fields = Vec::new();
        loop {
            let item = at;
            if is_object {
                if text.get(at) != Some(&b'"') {
                    return None;
                }
                at = self.string(text, at)?;
                self.names.push(item..at);
                at = Self::space(text, at);
                if text.get(at) != Some(&b':') {
                    return None;
                }
                at = Self::space(text, at + 1);
            }
            at = self.value(text, at, depth)?;
            self.items.push(item..at);
            fields.push(item..at);
            at = Self::space(text, at);
            match text.get(at)? {
                b',' => at = Self::space(text, at + 1),
                b'}' | b']' => break,
                _ => return None,
            }
        }
        if is_object {
            self.objects.push(fields);
        }
        Some(at + 1)
    }
}
