//! Fields with short values, in any order: finds the field by its name, and the end of its value by the next quote.

use std::hint::select_unpredictable;

use super::{
    Pass,
    hash::{END, Key, LENGTH},
    scan::{Chunks, Lanes as _, Native, Vectors, WIDTH},
    whitespace::space,
};

/// A field, found by its name.
pub(super) struct Found<'t, F> {
    /// The text after the opening quote of the name.
    text: &'t [u8; 4 * WIDTH],
    /// Quotes in the first half of that text.
    quotes: u32,
    /// Length of the name.
    name: usize,
    gap: Gap,
    pub(super) field: F,
}

/// Length of the closing quote of a name and the colon.
const COLON: usize = END.len();

/// White space expected between the fields of an object. It changes the speed alone.
#[derive(Clone, Copy)]
pub(super) struct Gap {
    /// Spaces after a colon: 0 or 1.
    colon: usize,
    /// Bytes of white space after a comma: none, a space, or a line end with the indentation.
    comma: usize,
}

impl Gap {
    /// Expects the white space that a text begins with, after the brace of an object or after a comma. Without any, expects
    /// that of the objects before.
    #[inline(always)]
    pub(super) fn of(text: &[u8], pass: &Pass) -> Self {
        match text.len() - space(text).len() {
            0 => {
                let expected = pass.separated.get().into();
                Self { colon: expected, comma: expected }
            }
            comma => Self { colon: 1, comma },
        }
    }

    /// Learns the gap from the text after a comma.
    #[inline(always)]
    pub(super) fn learn(&mut self, text: &[u8], pass: &Pass) {
        pass.learn_separator(text);
        *self = Self::of(text, pass);
    }
}

/// A short value: a text without escapes, or else all bytes before the next quote except the last one or two, which are
/// probably a comma and the gap after it.
pub(super) struct Short {
    pub(super) size: usize,
    pub(super) is_text: bool,
}

impl<'t, F> Found<'t, F> {
    /// Finds the field whose name a text begins with: a name of at most 30 bytes, without white space before the
    /// colon, and not at the end of the text. `find` finds a field by the key of its name.
    #[inline(always)]
    pub(super) fn new(
        text: &'t [u8],
        gap: Gap,
        vectors: impl Vectors,
        find: impl Fn(&Key) -> Option<F>,
    ) -> Option<Self> {
        let text = text.first_chunk::<{ 4 * WIDTH }>()?;
        let near = text.first_chunk::<LENGTH>()?;
        let quotes = vectors.quotes(near);
        let name = quotes.trailing_zeros() as usize;
        let field = find(&Key::within(near, name, vectors))?;
        Some(Self { text, quotes, name, gap, field })
    }

    /// Length of the name with its closing quote, the colon and the gap.
    #[inline(always)]
    pub(super) fn value(&self) -> usize {
        let value = self.name + COLON;
        match (self.gap.colon, self.text.get(value)) {
            (1, Some(b' ')) => value + 1,
            _ => value,
        }
    }

    /// Returns the length of the value, if it is short and has none of the `specials`.
    ///
    /// The next read waits for this length, so there are only two steps: find the quotes after the first byte of the
    /// value, and take the first one. It closes a text, or opens the next name after another value.
    #[inline(always)]
    pub(super) fn short_value(
        &self,
        vectors: impl Vectors,
        specials: impl Fn(&Chunks) -> u32,
    ) -> Option<Short> {
        let value = self.value();
        if let [..=b' ', ..] = self.text.get(value..)? {
            return None;
        }
        let (near, far) = self.text.split_first_chunk()?;
        let far = far.first_chunk()?;
        let both = |near, far| u64::from(near) | u64::from(far) << (2 * WIDTH);
        let quotes = both(self.quotes, vectors.quotes(far));
        let inside = value + 1;
        let length = (quotes >> inside).trailing_zeros() as usize;
        let quote = inside + length;
        if quote >= self.text.len() {
            return None;
        }
        // A text ends after the quote, another value one byte before it, or two.
        let more = (quotes >> (inside - 2)) as usize & 2;
        let gap = select_unpredictable(more == 0, self.gap.comma, 0);
        let size = (length + more).checked_sub(gap)?;
        // After the last field of an object, the next quote does not show where a value ends.
        let last = self.text.get((quote - 2).wrapping_sub(gap))?;
        let specials = both(specials(near), specials(far));
        let is_plain = specials & !(u64::MAX << quote) == 0;
        (is_plain && !matches!(last, b'}' | b']')).then_some(Short { size, is_text: more != 0 })
    }
}

/// Skips a comma, the gap and the opening quote of the next name; `None` if something else stands there.
#[inline(always)]
pub(super) fn next_name(text: &[u8], gap: Gap) -> Option<&[u8]> {
    match gap.comma {
        0 => {
            let (next, rest) = text.split_first_chunk()?;
            // Compare both bytes at once, so that the processor predicts one branch and not two.
            (u16::from_le_bytes(*next) == u16::from_le_bytes(*b",\"")).then_some(rest)
        }
        1 => text.strip_prefix(b", \""),
        gap => {
            let text = text.strip_prefix(b",")?;
            let spaces = Native::spaces(text.first_chunk()?);
            if gap >= WIDTH || (!spaces).trailing_zeros() as usize != gap {
                return None;
            }
            text.get(gap..)?.strip_prefix(b"\"")
        }
    }
}
