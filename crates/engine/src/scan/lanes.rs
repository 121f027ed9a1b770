//! Masks of sixteen bytes, written once for all targets; each target supplies a few instructions.

use super::{Chunk, WIDTH};

/// Sixteen bytes in the registers of a target.
///
/// A comparison sets all bits of the bytes for which it holds; in portable code only the highest bit counts.
pub(crate) trait Lanes: Copy {
    /// Loads sixteen bytes.
    fn load(chunk: &Chunk) -> Self;
    /// Compares for equality.
    fn equals(self, other: Self) -> Self;
    /// Compares unsigned bytes: less than or equal.
    fn at_most(self, other: Self) -> Self;
    /// Compares signed bytes: less than. Bytes beyond ASCII are negative.
    fn signed_below(self, other: Self) -> Self;
    /// Bitwise or.
    fn or(self, other: Self) -> Self;
    /// Bitwise exclusive or.
    fn xor(self, other: Self) -> Self;
    /// Subtracts with wrapping.
    fn minus(self, other: Self) -> Self;
    /// Collects the results of a comparison, one bit a byte.
    fn mask(self) -> u32;

    #[inline(always)]
    fn splat(byte: u8) -> Self {
        Self::load(&[byte; WIDTH])
    }

    #[inline(always)]
    fn is(self, byte: u8) -> Self {
        self.equals(Self::splat(byte))
    }

    /// Bytes from `low` to `high`.
    #[inline(always)]
    fn within(self, low: u8, high: u8) -> Self {
        self.minus(Self::splat(low)).at_most(Self::splat(high - low))
    }

    /// Control characters and bytes that are not ASCII.
    #[inline(always)]
    fn control_or_high(self) -> Self {
        self.signed_below(Self::splat(b' '))
    }

    /// Bytes that end plain text in a string: quotes, backslashes, control characters, and bytes beyond ASCII.
    #[inline(always)]
    fn stops(chunk: &Chunk) -> u32 {
        let bytes = Self::load(chunk);
        let quotes = bytes.is(b'"').or(bytes.is(b'\\'));
        quotes.or(bytes.control_or_high()).mask()
    }

    /// Quotes.
    #[inline(always)]
    fn quotes(chunk: &Chunk) -> u32 {
        Self::load(chunk).is(b'"').mask()
    }

    /// Backslashes.
    #[inline(always)]
    fn backslashes(chunk: &Chunk) -> u32 {
        Self::load(chunk).is(b'\\').mask()
    }

    /// Bytes that end plain text, except quotes.
    #[inline(always)]
    fn specials(chunk: &Chunk) -> u32 {
        let bytes = Self::load(chunk);
        bytes.is(b'\\').or(bytes.control_or_high()).mask()
    }

    /// Control characters.
    #[inline(always)]
    fn controls(chunk: &Chunk) -> u32 {
        Self::load(chunk).at_most(Self::splat(0x1F)).mask()
    }

    /// Bytes that are an escape after a backslash: all of RFC 8259, section 7, except `u`.
    #[inline(always)]
    fn escapes(chunk: &Chunk) -> u32 {
        let bytes = Self::load(chunk);
        let are = |[one, two, three, four]: [u8; 4]| {
            let (first, last) =
                (bytes.is(one).or(bytes.is(two)), bytes.is(three).or(bytes.is(four)));
            first.or(last)
        };
        are(*b"\"\\/n").or(are(*b"bfrt")).mask()
    }

    /// Quotes, backslashes and control characters.
    #[inline(always)]
    fn ends(chunk: &Chunk) -> u32 {
        let bytes = Self::load(chunk);
        let quotes = bytes.is(b'"').or(bytes.is(b'\\'));
        quotes.or(bytes.at_most(Self::splat(0x1F))).mask()
    }

    /// Bytes that are not ASCII.
    #[inline(always)]
    fn high(chunk: &Chunk) -> u32 {
        Self::load(chunk).signed_below(Self::splat(0)).mask()
    }

    /// First bytes of characters of two bytes in UTF-8.
    #[inline(always)]
    fn leads(chunk: &Chunk) -> u32 {
        Self::load(chunk).within(0xC2, 0xDF).mask()
    }

    /// Bytes of a character in UTF-8 after its first: as signed numbers, they are the lowest.
    #[inline(always)]
    fn continuations(chunk: &Chunk) -> u32 {
        Self::load(chunk).signed_below(Self::splat(0xC0)).mask()
    }

    /// ASCII digits.
    #[inline(always)]
    fn digits(chunk: &Chunk) -> u32 {
        Self::load(chunk).within(b'0', b'9').mask()
    }

    /// Spaces, tabs, line feeds and carriage returns.
    #[inline(always)]
    fn spaces(chunk: &Chunk) -> u32 {
        let bytes = Self::load(chunk);
        let blank = bytes.is(b' ').or(bytes.is(b'\t'));
        let line_end = bytes.is(b'\n').or(bytes.is(b'\r'));
        blank.or(line_end).mask()
    }

    /// ASCII letters and digits, `-`, `.`, `_`, and most of the delimiters of RFC 3986 except `:`: the characters of a URL that
    /// need no closer look.
    #[inline(always)]
    fn url_text(chunk: &Chunk) -> u32 {
        let bytes = Self::load(chunk);
        let letters = bytes.or(Self::splat(0x20)).within(b'a', b'z');
        let others = bytes.within(b'&', b'9').or(bytes.is(b'_'));
        let query = bytes.is(b'?').or(bytes.is(b'='));
        letters.or(others.or(query)).mask()
    }

    /// Bytes that are equal to the other chunk's.
    #[inline(always)]
    fn equal(chunk: &Chunk, other: &Chunk) -> u32 {
        Self::load(chunk).equals(Self::load(other)).mask()
    }

    /// Bytes whose exclusive or with the other chunk's is at most their limit.
    #[inline(always)]
    fn up_to(chunk: &Chunk, other: &Chunk, limits: &Chunk) -> u32 {
        let difference = Self::load(chunk).xor(Self::load(other));
        difference.at_most(Self::load(limits)).mask()
    }
}
