//! SSE2, which every x86-64 processor has.

use std::arch::x86_64::{
    __m128i, _mm_cmpeq_epi8, _mm_cmpgt_epi8, _mm_cmplt_epi8, _mm_min_epu8, _mm_movemask_epi8,
    _mm_or_si128, _mm_set_epi64x, _mm_set1_epi8, _mm_sub_epi8, _mm_xor_si128,
};

use super::Chunk;

/// One load: the compiler joins the two halves.
#[inline]
#[target_feature(enable = "sse2")]
fn load(chunk: &Chunk) -> __m128i {
    let both = u128::from_le_bytes(*chunk);
    _mm_set_epi64x((both >> 64) as i64, both as i64)
}

#[inline]
#[target_feature(enable = "sse2")]
fn splat(byte: u8) -> __m128i {
    _mm_set1_epi8(byte as i8)
}

#[inline]
#[target_feature(enable = "sse2")]
fn mask(lanes: __m128i) -> u32 {
    _mm_movemask_epi8(lanes) as u32
}

/// Lanes from `low` to `low + span`, as unsigned numbers.
#[inline]
#[target_feature(enable = "sse2")]
fn within(bytes: __m128i, low: u8, span: u8) -> __m128i {
    let above = _mm_sub_epi8(bytes, splat(low));
    _mm_cmpeq_epi8(_mm_min_epu8(above, splat(span)), above)
}

#[inline]
#[target_feature(enable = "sse2")]
fn quotes_and_backslashes(bytes: __m128i) -> __m128i {
    _mm_or_si128(
        _mm_cmpeq_epi8(bytes, splat(b'"')),
        _mm_cmpeq_epi8(bytes, splat(b'\\')),
    )
}

#[inline]
#[target_feature(enable = "sse2")]
pub(super) fn stops(chunk: &Chunk) -> u32 {
    let bytes = load(chunk);
    // As signed numbers, what is not ASCII is below the control characters.
    let control_or_high = _mm_cmplt_epi8(bytes, splat(0x20));
    mask(_mm_or_si128(quotes_and_backslashes(bytes), control_or_high))
}

#[inline]
#[target_feature(enable = "sse2")]
pub(super) fn specials(chunk: &Chunk) -> u32 {
    let bytes = load(chunk);
    let control_or_high = _mm_cmplt_epi8(bytes, splat(0x20));
    mask(_mm_or_si128(
        _mm_cmpeq_epi8(bytes, splat(b'\\')),
        control_or_high,
    ))
}

#[inline]
#[target_feature(enable = "sse2")]
pub(super) fn ends(chunk: &Chunk) -> u32 {
    let bytes = load(chunk);
    let control = within(bytes, 0, 0x1F);
    mask(_mm_or_si128(quotes_and_backslashes(bytes), control))
}

#[inline]
#[target_feature(enable = "sse2")]
pub(super) fn leads(chunk: &Chunk) -> u32 {
    mask(within(load(chunk), 0xC2, 0xDF - 0xC2))
}

#[inline]
#[target_feature(enable = "sse2")]
pub(super) fn continuations(chunk: &Chunk) -> u32 {
    // As signed numbers, they are the lowest.
    mask(_mm_cmplt_epi8(load(chunk), splat(0xC0)))
}

#[inline]
#[target_feature(enable = "sse2")]
pub(super) fn digits(chunk: &Chunk) -> u32 {
    mask(within(load(chunk), b'0', 9))
}

#[inline]
#[target_feature(enable = "sse2")]
pub(super) fn spaces(chunk: &Chunk) -> u32 {
    let bytes = load(chunk);
    let equal = |byte| _mm_cmpeq_epi8(bytes, splat(byte));
    let blank = _mm_or_si128(equal(b' '), equal(b'\t'));
    let line_end = _mm_or_si128(equal(b'\n'), equal(b'\r'));
    mask(_mm_or_si128(blank, line_end))
}

#[inline]
#[target_feature(enable = "sse2")]
pub(super) fn url_text(chunk: &Chunk) -> u32 {
    let bytes = load(chunk);
    let letters = within(_mm_or_si128(bytes, splat(0x20)), b'a', 25);
    let others = _mm_or_si128(
        within(bytes, b'-', b'9' - b'-'),
        _mm_cmpeq_epi8(bytes, splat(b'_')),
    );
    // What is not ASCII could become a letter above.
    let ascii = _mm_cmpgt_epi8(bytes, splat(0));
    mask(_mm_or_si128(letters, others)) & mask(ascii)
}

#[inline]
#[target_feature(enable = "sse2")]
pub(super) fn high(chunk: &Chunk) -> u32 {
    mask(load(chunk))
}

#[inline]
#[target_feature(enable = "sse2")]
pub(super) fn up_to(chunk: &Chunk, other: &Chunk, limits: &Chunk) -> u32 {
    let difference = _mm_xor_si128(load(chunk), load(other));
    mask(_mm_cmpeq_epi8(
        _mm_min_epu8(difference, load(limits)),
        difference,
    ))
}

#[inline]
#[target_feature(enable = "sse2")]
pub(super) fn equal(chunk: &Chunk, other: &Chunk) -> u32 {
    mask(_mm_cmpeq_epi8(load(chunk), load(other)))
}
