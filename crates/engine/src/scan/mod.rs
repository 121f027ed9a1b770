//! Finds digits, white space and ends of plain text in 16 or 32 bytes at a time, and returns them as masks.
//!
//! Only this module has instructions of particular targets and `unsafe` code. Other modules get `unsafe` code only
//! through the macro [`with_avx2`]. The invariants:
//!
//! - Bytes come in as arrays and slices. Safe code reads them, and the 32 bytes of AVX2 are read and written
//!   through a reference to an array of 32. So nothing can read beyond the input.
//! - SSE2 is part of x86-64 and NEON of 64-bit ARM. AVX2 code needs a value of type [`Avx2`]; only run-time
//!   detection makes one.
//!
//! Bit n of a mask stands for byte n. Tests compare every target's masks with the portable ones, on every byte
//! in every place.

#[cfg(target_arch = "x86_64")]
mod avx2;
mod lanes;
#[cfg(target_arch = "aarch64")]
mod neon;
#[cfg(any(test, not(any(target_arch = "x86_64", target_arch = "aarch64"))))]
mod portable;
#[cfg(target_arch = "x86_64")]
mod sse2;

#[cfg(target_arch = "x86_64")]
pub(super) use avx2::Avx2;
pub(super) use lanes::Lanes;
#[cfg(target_arch = "aarch64")]
pub(super) use neon::Native;
#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
pub(super) use portable::Native;
#[cfg(target_arch = "x86_64")]
pub(super) use sse2::Native;

/// Bytes that are read together.
pub(super) type Chunk = [u8; WIDTH];

/// Length of a [`Chunk`].
pub(super) const WIDTH: usize = 16;

/// Two chunks.
pub(super) type Chunks = [u8; 2 * WIDTH];

/// Operations on two chunks at once.
pub(super) trait Vectors: Copy {
    /// As [`Lanes::quotes`].
    fn quotes(self, chunks: &Chunks) -> u32;
    /// As [`Lanes::specials`].
    fn specials(self, chunks: &Chunks) -> u32;
    /// As [`Lanes::backslashes`].
    fn backslashes(self, chunks: &Chunks) -> u32;
    /// All bytes are equal.
    fn equal(self, chunks: &Chunks, others: &Chunks) -> bool;
    /// Bitwise and.
    fn and(self, chunks: &Chunks, others: &Chunks) -> Chunks;
    /// The exclusive or of both halves, as a number whose first byte is the lowest.
    fn fold(self, chunks: &Chunks) -> u128;
}

/// One chunk after the other, on any target.
#[derive(Clone, Copy)]
pub(super) struct Halves;

impl Vectors for Halves {
    #[inline(always)]
    fn quotes(self, chunks: &Chunks) -> u32 {
        of_two(chunks, Native::quotes)
    }

    #[inline(always)]
    fn specials(self, chunks: &Chunks) -> u32 {
        of_two(chunks, Native::specials)
    }

    #[inline(always)]
    fn backslashes(self, chunks: &Chunks) -> u32 {
        of_two(chunks, Native::backslashes)
    }

    #[inline(always)]
    fn equal(self, chunks: &Chunks, others: &Chunks) -> bool {
        let ([one, two], [other_one, other_two]) = (halves(chunks), halves(others));
        Native::equal(&one, &other_one) & Native::equal(&two, &other_two) == 0xFFFF
    }

    #[inline(always)]
    fn and(self, chunks: &Chunks, others: &Chunks) -> Chunks {
        let mut both = [0; 2 * WIDTH];
        let ([one, two], [other_one, other_two]) = (halves(chunks), halves(others));
        let (low, high) = both.split_at_mut(WIDTH);
        low.copy_from_slice(&and(one, other_one));
        high.copy_from_slice(&and(two, other_two));
        both
    }

    #[inline(always)]
    fn fold(self, chunks: &Chunks) -> u128 {
        let [one, two] = halves(chunks);
        u128::from_le_bytes(one) ^ u128::from_le_bytes(two)
    }
}

#[inline(always)]
fn halves(chunks: &Chunks) -> [Chunk; 2] {
    match chunks.as_chunks() {
        ([one, two], []) => [*one, *two],
        _ => [[0; WIDTH]; 2],
    }
}

#[inline(always)]
fn and(chunk: Chunk, other: Chunk) -> Chunk {
    (u128::from_le_bytes(chunk) & u128::from_le_bytes(other)).to_le_bytes()
}

/// Optional instructions that this processor has.
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

/// Calls a function that is compiled for AVX2, BMI1 and BMI2, and returns its result, if the processor has these. The
/// last argument of the function is the [`Avx2`].
macro_rules! with_avx2 {
    ($extensions:expr, $function:ident($($argument:ident),*)) => {
        #[cfg(not(target_arch = "x86_64"))]
        let _ = $extensions;
        #[cfg(target_arch = "x86_64")]
        if let Some(avx2) = $extensions.avx2 {
            let avx2: $crate::scan::Avx2 = avx2;
            #[allow(
                unsafe_code,
                reason = "the processor has the instructions: see the invariants of `scan`"
            )]
            // SAFETY: an `Avx2` proves that the processor has what the function is compiled for.
            return unsafe { $function($($argument,)* avx2) };
        }
    };
}
pub(super) use with_avx2;

/// The mask of twice as many bytes.
#[inline(always)]
pub(super) fn of_two(chunks: &Chunks, mask: impl Fn(&Chunk) -> u32) -> u32 {
    match (chunks.first_chunk(), chunks.last_chunk()) {
        (Some(first), Some(second)) => mask(first) | mask(second) << WIDTH,
        _ => 0,
    }
}

/// Returns the first bytes of a text. Copies a shorter text to `last`, which is all zeros.
#[inline(always)]
pub(super) fn padded<'t, const LENGTH: usize>(
    text: &'t [u8],
    last: &'t mut [u8; LENGTH],
) -> &'t [u8; LENGTH] {
    if let Some(chunks) = text.first_chunk() {
        return chunks;
    }
    if let Some(start) = last.get_mut(..text.len()) {
        start.copy_from_slice(text);
    }
    last
}

/// Counts the bytes at the start of `text` up to the first quote, backslash or control character.
pub(super) fn open(text: &[u8]) -> usize {
    run(text, |chunk| !Native::ends(chunk))
}

/// Returns true if [`open`] counts every byte. Faster than that for short texts.
pub(super) fn is_open(text: &[u8]) -> bool {
    if let Some(last) = text.last_chunk() {
        let (chunks, _) = text.as_chunks();
        return chunks.iter().all(|chunk| Native::ends(chunk) == 0) && Native::ends(last) == 0;
    }
    if let (Some(first), Some(last)) = (text.first_chunk(), text.last_chunk()) {
        return is_open_word(u64::from_le_bytes(*first)) && is_open_word(u64::from_le_bytes(*last));
    }
    if let (Some(first), Some(last)) = (text.first_chunk(), text.last_chunk()) {
        let (first, last) = (u32::from_le_bytes(*first), u32::from_le_bytes(*last));
        return is_open_word(u64::from(first) << 32 | u64::from(last));
    }
    text.iter().all(|byte| *byte >= b' ' && !matches!(byte, b'"' | b'\\'))
}

/// Returns true if none of eight bytes is a quote, a backslash or a control character.
#[inline(always)]
fn is_open_word(word: u64) -> bool {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = ONES << 7;
    // The high bit of a byte is set if the byte is below a bound. A borrow changes only bytes above such a byte, so it
    // cannot hide one.
    let below = |word: u64, bound: u64| word.wrapping_sub(ONES * bound) & !word;
    let quote = below(word ^ (ONES * u64::from(b'"')), 1);
    let backslash = below(word ^ (ONES * u64::from(b'\\')), 1);
    (below(word, b' '.into()) | quote | backslash) & HIGH == 0
}

/// Counts the bytes at the start of `text` up to the first quote.
pub(super) fn unquoted(text: &[u8]) -> usize {
    run(text, |chunk| !Native::quotes(chunk))
}

/// Counts the bytes of white space at the start of `text`.
pub(super) fn white(text: &[u8]) -> usize {
    run(text, Native::spaces)
}

/// Counts the bytes at the start of `text` whose bit in the mask is set.
#[inline(always)]
fn run(text: &[u8], mask: impl Fn(&Chunk) -> u32) -> usize {
    let mut rest = text;
    while let Some((chunk, tail)) = rest.split_first_chunk() {
        let count = mask(chunk).trailing_ones() as usize;
        if count < WIDTH {
            return text.len() - rest.len() + count;
        }
        rest = tail;
    }
    let mut last = [0; WIDTH];
    last.iter_mut().zip(rest).for_each(|(to, from)| *to = *from);
    let count = mask(&last).trailing_ones() as usize;
    text.len() - rest.len() + count.min(rest.len())
}

#[cfg(test)]
#[path = "../tests/scan.rs"]
mod tests;
