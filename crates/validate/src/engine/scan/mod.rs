//! Sixteen or 32 bytes at a time: which of them are digits, white space, or end plain text.
//!
//! The one module with instructions of a target's own, and the one in which `unsafe` is written: elsewhere it
//! comes from the macro [`with_avx2`]. The invariants:
//!
//! - Bytes come in as arrays and slices. They are read through safe code, and 32 at once read and written
//!   through a reference to an array of 32. So nothing can leave the input, wherever it ends.
//! - Functions that are compiled for vector instructions are called from code that is not only where the
//!   processor has these. SSE2 is part of x86-64 and NEON of 64-bit ARM; for AVX2 there must be an [`Avx2`],
//!   and run-time detection alone makes one.
//!
//! Bit n of a mask stands for byte n. Every target's path gives the masks of [`portable`]; tests compare
//! them on every byte in every lane.

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "aarch64")]
mod neon;
#[cfg(any(test, not(any(target_arch = "x86_64", target_arch = "aarch64"))))]
mod portable;
#[cfg(target_arch = "x86_64")]
mod sse2;

#[cfg(target_arch = "aarch64")]
use neon as target;
#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
use portable as target;
#[cfg(target_arch = "x86_64")]
use sse2 as target;

#[cfg(target_arch = "x86_64")]
pub(super) use avx2::Avx2;

/// As many bytes as are looked at together.
pub(super) type Chunk = [u8; WIDTH];

/// The length of a [`Chunk`].
pub(super) const WIDTH: usize = 16;

/// Two chunks.
pub(super) type Chunks = [u8; 2 * WIDTH];

/// What looks at two chunks at a time.
pub(super) trait Vectors: Copy {
    /// As [`quotes`].
    fn quotes(self, chunks: &Chunks) -> u32;
    /// As [`specials`].
    fn specials(self, chunks: &Chunks) -> u32;
    /// Whether all bytes are equal.
    fn equal(self, chunks: &Chunks, others: &Chunks) -> bool;
    /// The bits that both have.
    fn and(self, chunks: &Chunks, others: &Chunks) -> Chunks;
    /// The first half, exclusive or the second, as a number whose first byte is the lowest.
    fn fold(self, chunks: &Chunks) -> u128;
}

/// One chunk after the other, on any target.
#[derive(Clone, Copy)]
pub(super) struct Halves;

impl Vectors for Halves {
    #[inline(always)]
    fn quotes(self, chunks: &Chunks) -> u32 {
        of_two(chunks, quotes)
    }

    #[inline(always)]
    fn specials(self, chunks: &Chunks) -> u32 {
        of_two(chunks, specials)
    }

    #[inline(always)]
    fn equal(self, chunks: &Chunks, others: &Chunks) -> bool {
        let half = |first: Option<&Chunk>, second: Option<&Chunk>| match (first, second) {
            (Some(first), Some(second)) => equal(first, second),
            _ => 0,
        };
        let first = half(chunks.first_chunk(), others.first_chunk());
        let second = half(chunks.last_chunk(), others.last_chunk());
        first & second == 0xFFFF
    }

    #[inline(always)]
    fn and(self, chunks: &Chunks, others: &Chunks) -> Chunks {
        let mut all = [0; 2 * WIDTH];
        let halves = all.as_chunks_mut().0.iter_mut();
        let others = others.as_chunks().0.iter();
        for ((both, one), other) in halves.zip(chunks.as_chunks().0).zip(others) {
            *both = (u128::from_le_bytes(*one) & u128::from_le_bytes(*other)).to_le_bytes();
        }
        all
    }

    #[inline(always)]
    fn fold(self, chunks: &Chunks) -> u128 {
        match (chunks.first_chunk(), chunks.last_chunk()) {
            (Some(first), Some(second)) => {
                u128::from_le_bytes(*first) ^ u128::from_le_bytes(*second)
            }
            _ => 0,
        }
    }
}

/// What the processor has beyond what every one of its kind has.
#[derive(Clone, Copy)]
pub(super) struct Extensions {
    #[cfg(target_arch = "x86_64")]
    pub(super) avx2: Option<Avx2>,
}

impl Extensions {
    /// Asks the processor the first time, and remembers the answer.
    #[inline(always)]
    pub(super) fn detected() -> Self {
        Self {
            #[cfg(target_arch = "x86_64")]
            avx2: Avx2::detected(),
        }
    }
}

/// Returns what a function that is compiled for AVX2, BMI1 and BMI2 and for nothing else returns, where the
/// processor has these. Its last argument is the [`Avx2`].
macro_rules! with_avx2 {
    ($extensions:expr, $function:ident($($argument:ident),*)) => {
        #[cfg(not(target_arch = "x86_64"))]
        let _ = $extensions;
        #[cfg(target_arch = "x86_64")]
        if let Some(avx2) = $extensions.avx2 {
            let avx2: $crate::engine::scan::Avx2 = avx2;
            #[allow(
                unsafe_code,
                reason = "the processor has the instructions: see the invariants of `scan`"
            )]
            // SAFETY: there is an `Avx2` only where the processor has what it stands for, and the function is
            // compiled for nothing else.
            return unsafe { $function($($argument,)* avx2) };
        }
    };
}
pub(super) use with_avx2;

/// Calls what is compiled for the target's vector instructions.
macro_rules! on_target {
    ($call:ident($($argument:ident),*)) => {{
        #[allow(
            unsafe_code,
            unused_unsafe,
            reason = "the instructions belong to the target: see this module's invariants"
        )]
        // SAFETY: SSE2 is part of x86-64, NEON of 64-bit ARM, and the portable code is safe.
        let mask = unsafe { target::$call($($argument),*) };
        mask
    }};
}

/// Bytes that end plain text in a string: quotes, backslashes, control characters, and what is not ASCII.
#[inline(always)]
pub(super) fn stops(chunk: &Chunk) -> u32 {
    on_target!(stops(chunk))
}

/// The mask of twice as many bytes.
#[inline(always)]
pub(super) fn of_two(chunks: &Chunks, mask: impl Fn(&Chunk) -> u32) -> u32 {
    match (chunks.first_chunk(), chunks.last_chunk()) {
        (Some(first), Some(second)) => mask(first) | mask(second) << WIDTH,
        _ => 0,
    }
}

/// Quotes.
#[inline(always)]
pub(super) fn quotes(chunk: &Chunk) -> u32 {
    equal(chunk, &[b'"'; WIDTH])
}

/// Bytes that end plain text, quotes aside.
#[inline(always)]
pub(super) fn specials(chunk: &Chunk) -> u32 {
    on_target!(specials(chunk))
}

/// Quotes, backslashes and control characters.
#[inline(always)]
pub(super) fn ends(chunk: &Chunk) -> u32 {
    on_target!(ends(chunk))
}

/// Bytes that are not ASCII.
#[inline(always)]
pub(super) fn high(chunk: &Chunk) -> u32 {
    on_target!(high(chunk))
}

/// First bytes of characters of two bytes in UTF-8.
#[inline(always)]
pub(super) fn leads(chunk: &Chunk) -> u32 {
    on_target!(leads(chunk))
}

/// Bytes of a character in UTF-8 after its first.
#[inline(always)]
pub(super) fn continuations(chunk: &Chunk) -> u32 {
    on_target!(continuations(chunk))
}

/// ASCII digits.
#[inline(always)]
pub(super) fn digits(chunk: &Chunk) -> u32 {
    on_target!(digits(chunk))
}

/// Spaces, tabs, line feeds and carriage returns.
#[inline(always)]
pub(super) fn spaces(chunk: &Chunk) -> u32 {
    on_target!(spaces(chunk))
}

/// ASCII letters and digits, `-`, `.`, `/` and `_`: what stands for itself behind the scheme of a URL.
#[inline(always)]
pub(super) fn url_text(chunk: &Chunk) -> u32 {
    on_target!(url_text(chunk))
}

/// Bytes that are equal to the other chunk's.
#[inline(always)]
pub(super) fn equal(chunk: &Chunk, other: &Chunk) -> u32 {
    on_target!(equal(chunk, other))
}

/// Bytes that differ from the other chunk's, bit by bit, by no more than their limit.
#[inline(always)]
pub(super) fn up_to(chunk: &Chunk, other: &Chunk, limits: &Chunk) -> u32 {
    on_target!(up_to(chunk, other, limits))
}

/// How many bytes of plain text `text` begins with.
pub(super) fn plain(text: &[u8]) -> usize {
    if text.len() >= 2 * WIDTH {
        with_avx2!(Extensions::detected(), plain_by_avx2(text));
    }
    run(text, |chunk| !stops(chunk))
}

#[cfg(target_arch = "x86_64")]
use avx2::plain as plain_by_avx2;

/// How many bytes `text` begins with that are neither quotes, backslashes nor control characters.
pub(super) fn open(text: &[u8]) -> usize {
    run(text, |chunk| !ends(chunk))
}

/// How many bytes other than quotes `text` begins with.
pub(super) fn unquoted(text: &[u8]) -> usize {
    run(text, |chunk| !quotes(chunk))
}

/// How many bytes of white space `text` begins with.
pub(super) fn white(text: &[u8]) -> usize {
    run(text, spaces)
}

/// How many bytes `text` begins with whose bit in the mask is set.
#[inline(always)]
fn run(text: &[u8], mask: impl Fn(&Chunk) -> u32) -> usize {
    let mut rest = text;
    while let Some((chunk, behind)) = rest.split_first_chunk() {
        let count = mask(chunk).trailing_ones() as usize;
        if count < WIDTH {
            return text.len() - rest.len() + count;
        }
        rest = behind;
    }
    let mut last = [0; WIDTH];
    last.iter_mut().zip(rest).for_each(|(to, from)| *to = *from);
    let count = mask(&last).trailing_ones() as usize;
    text.len() - rest.len() + count.min(rest.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A mask of each module, and what a byte must be for its bit.
    type Case = (
        &'static str,
        fn(&Chunk) -> u32,
        fn(&Chunk) -> u32,
        fn(u8) -> bool,
    );

    fn control(byte: u8) -> bool {
        byte < 0x20
    }

    const CASES: [Case; 10] = [
        (
            "quotes",
            quotes,
            |chunk| portable::equal(chunk, &[b'"'; WIDTH]),
            |byte| byte == b'"',
        ),
        ("stops", stops, portable::stops, |byte| {
            matches!(byte, b'"' | b'\\' | 0x80..) || control(byte)
        }),
        ("specials", specials, portable::specials, |byte| {
            matches!(byte, b'\\' | 0x80..) || control(byte)
        }),
        ("ends", ends, portable::ends, |byte| {
            matches!(byte, b'"' | b'\\') || control(byte)
        }),
        ("high", high, portable::high, |byte| byte >= 0x80),
        ("leads", leads, portable::leads, |byte| {
            matches!(byte, 0xC2..=0xDF)
        }),
        (
            "continuations",
            continuations,
            portable::continuations,
            |byte| matches!(byte, 0x80..=0xBF),
        ),
        ("digits", digits, portable::digits, |byte| {
            byte.is_ascii_digit()
        }),
        ("spaces", spaces, portable::spaces, |byte| {
            matches!(byte, b' ' | b'\t' | b'\n' | b'\r')
        }),
        ("url_text", url_text, portable::url_text, |byte| {
            byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'/' | b'_')
        }),
    ];

    #[test]
    fn every_byte_in_every_lane_has_its_bit_on_every_path() {
        let others: &[u8] = if cfg!(miri) {
            b" "
        } else {
            &[b' ', b'"', b'0', 0x7F, 0x80, 0xFF]
        };
        for (name, target, portable, is) in CASES {
            for byte in 0..=u8::MAX {
                for &other in others {
                    for lane in 0..WIDTH {
                        let mut chunk = [other; WIDTH];
                        chunk[lane] = byte;
                        let bits = chunk.iter().rev();
                        let expected = bits.fold(0, |mask, byte| mask << 1 | u32::from(is(*byte)));
                        let found = [target(&chunk), portable(&chunk)];
                        assert_eq!(found, [expected; 2], "{name} of {chunk:?}");
                    }
                }
            }
        }
    }

    #[cfg(target_arch = "x86_64")]
    #[test]
    fn what_avx2_sees_in_32_bytes_is_what_is_seen_in_their_halves() {
        let Some(avx2) = Avx2::detected() else {
            return;
        };
        for byte in 0..=u8::MAX {
            for other in [b' ', b'"', 0x80] {
                for lane in (0..2 * WIDTH).step_by(if cfg!(miri) { 7 } else { 1 }) {
                    let others = [other; 2 * WIDTH];
                    let mut chunks = others;
                    chunks[lane] = byte;
                    assert_eq!(avx2.quotes(&chunks), Halves.quotes(&chunks));
                    assert_eq!(avx2.specials(&chunks), Halves.specials(&chunks));
                    assert_eq!(avx2.equal(&chunks, &others), byte == other);
                    assert_eq!(Halves.equal(&chunks, &others), byte == other);
                    assert_eq!(avx2.and(&chunks, &others), Halves.and(&chunks, &others));
                    assert_eq!(avx2.fold(&chunks), Halves.fold(&chunks));
                }
            }
        }
    }

    #[test]
    fn comparisons_are_alike_on_every_path() {
        for byte in 0..=u8::MAX {
            for limit in [0, 1, 9, 0x7F, 0x80, 0xFF] {
                let (mut chunk, limits) = ([b'0'; WIDTH], [limit; WIDTH]);
                chunk[usize::from(byte) % WIDTH] = byte;
                let zeros = [b'0'; WIDTH];
                let expected = up_to(&chunk, &zeros, &limits);
                assert_eq!(expected, portable::up_to(&chunk, &zeros, &limits));
                let fits = byte ^ b'0' <= limit;
                assert_eq!(expected >> (usize::from(byte) % WIDTH) & 1, u32::from(fits));
                assert_eq!(equal(&chunk, &zeros), portable::equal(&chunk, &zeros));
            }
        }
    }

    #[test]
    fn every_byte_at_every_place_ends_long_plain_text_or_does_not() {
        for length in [0, 1, 15, 16, 31, 32, 33, 63, 64, 65, 99] {
            for place in 0..length {
                for byte in (0..=u8::MAX).step_by(if cfg!(miri) { 31 } else { 1 }) {
                    let mut text = vec![b'a'; length];
                    text[place] = byte;
                    let ends = matches!(byte, b'"' | b'\\' | 0x80..) || control(byte);
                    assert_eq!(plain(&text), if ends { place } else { length }, "{byte:#x}");
                }
            }
        }
    }

    #[test]
    fn runs_end_where_they_do_at_any_length_and_place() {
        for length in 0..100 {
            for stop in 0..=length {
                let mut text = vec![b'a'; length];
                text.splice(stop..stop, *b"\"");
                assert_eq!(plain(&text), stop);
                assert_eq!(open(&text), stop);
                assert_eq!(run(&text, |chunk| !portable::stops(chunk)), stop);
                let mut text = vec![b' '; length];
                text.splice(stop..stop, *b"x");
                assert_eq!(white(&text), stop);
            }
            assert_eq!(plain(&vec![b'a'; length]), length);
            assert_eq!(open(&vec![0xC3; length]), length);
            assert_eq!(white(&vec![b'\n'; length]), length);
        }
    }
}
