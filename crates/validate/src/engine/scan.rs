//! Sixteen bytes at a time: which of them are digits, white space, or end plain text.
//!
//! The one module with instructions of a target's own, and the one that may use `unsafe`. Its invariants:
//!
//! - Bytes come in as arrays and slices and are read through safe code only: no pointer, no length that
//!   is not the slice's own. So no read can leave the input, wherever it ends.
//! - `unsafe` is for one thing only: to call functions that are compiled for vector instructions, from code
//!   that is not. SSE2 is part of x86-64 and NEON of 64-bit ARM; AVX2 is called only where run-time
//!   detection has just found it.
//!
//! Bit n of a mask stands for byte n. Every target's path gives the masks of [`portable`]; a test
//! compares them on every byte in every lane.

/// As many bytes as are looked at together.
pub(super) type Chunk = [u8; WIDTH];

/// The length of a [`Chunk`].
pub(super) const WIDTH: usize = 16;

#[cfg(target_arch = "aarch64")]
use neon as target;
#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
use portable as target;
#[cfg(target_arch = "x86_64")]
use sse2 as target;

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
pub(super) fn of_two(chunks: &[u8; 2 * WIDTH], mask: impl Fn(&Chunk) -> u32) -> u32 {
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
    #[cfg(target_arch = "x86_64")]
    if text.len() >= avx2::WIDTH && std::arch::is_x86_feature_detected!("avx2") {
        #[expect(
            unsafe_code,
            reason = "the processor has AVX2: see this module's invariants"
        )]
        // SAFETY: AVX2 has just been detected.
        let plain = unsafe { avx2::plain(text) };
        return plain;
    }
    run(text, |chunk| !stops(chunk))
}

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

/// SSE2, which every x86-64 processor has.
#[cfg(target_arch = "x86_64")]
mod sse2 {
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
}

/// AVX2, for long runs where the processor has it.
#[cfg(target_arch = "x86_64")]
mod avx2 {
    use std::arch::x86_64::{
        _mm256_cmpeq_epi8, _mm256_cmpgt_epi8, _mm256_movemask_epi8, _mm256_or_si256,
        _mm256_set_epi64x, _mm256_set1_epi8,
    };

    pub(super) const WIDTH: usize = 32;

    /// As [`super::plain`].
    #[target_feature(enable = "avx2")]
    pub(super) fn plain(text: &[u8]) -> usize {
        let (quote, backslash) = (_mm256_set1_epi8(b'"' as i8), _mm256_set1_epi8(b'\\' as i8));
        let first_printable = _mm256_set1_epi8(0x20);
        let mut rest = text;
        while let Some((chunk, behind)) = rest.split_first_chunk::<WIDTH>() {
            let word = |at: usize| {
                let eight = chunk.get(at..).and_then(<[u8]>::first_chunk);
                i64::from_le_bytes(eight.copied().unwrap_or_default())
            };
            let bytes = _mm256_set_epi64x(word(24), word(16), word(8), word(0));
            let stops = _mm256_or_si256(
                _mm256_or_si256(
                    _mm256_cmpeq_epi8(bytes, quote),
                    _mm256_cmpeq_epi8(bytes, backslash),
                ),
                _mm256_cmpgt_epi8(first_printable, bytes),
            );
            let count = (!_mm256_movemask_epi8(stops)).trailing_ones() as usize;
            if count < WIDTH {
                return text.len() - rest.len() + count;
            }
            rest = behind;
        }
        text.len() - rest.len() + super::run(rest, |chunk| !super::stops(chunk))
    }
}

/// NEON, which every 64-bit ARM processor that Rust's standard library runs on has.
#[cfg(target_arch = "aarch64")]
mod neon {
    use std::arch::aarch64::{
        uint8x16_t, vaddv_u8, vandq_u8, vceqq_u8, vcgeq_u8, vcleq_u8, vcltq_u8, vcombine_u8,
        vcreate_u8, vdupq_n_u8, veorq_u8, vget_high_u8, vget_low_u8, vorrq_u8, vsubq_u8,
    };

    use super::Chunk;

    #[inline]
    #[target_feature(enable = "neon")]
    fn load(chunk: &Chunk) -> uint8x16_t {
        let both = u128::from_le_bytes(*chunk);
        vcombine_u8(vcreate_u8(both as u64), vcreate_u8((both >> 64) as u64))
    }

    #[inline]
    #[target_feature(enable = "neon")]
    fn mask(lanes: uint8x16_t) -> u32 {
        let bit = vcreate_u8(0x8040_2010_0804_0201);
        let bits = vandq_u8(lanes, vcombine_u8(bit, bit));
        let (low, high) = (vaddv_u8(vget_low_u8(bits)), vaddv_u8(vget_high_u8(bits)));
        u32::from(low) | u32::from(high) << 8
    }

    #[inline]
    #[target_feature(enable = "neon")]
    fn within(bytes: uint8x16_t, low: u8, span: u8) -> uint8x16_t {
        vcleq_u8(vsubq_u8(bytes, vdupq_n_u8(low)), vdupq_n_u8(span))
    }

    #[inline]
    #[target_feature(enable = "neon")]
    fn is(bytes: uint8x16_t, byte: u8) -> uint8x16_t {
        vceqq_u8(bytes, vdupq_n_u8(byte))
    }

    #[inline]
    #[target_feature(enable = "neon")]
    fn quotes_and_backslashes(bytes: uint8x16_t) -> uint8x16_t {
        vorrq_u8(is(bytes, b'"'), is(bytes, b'\\'))
    }

    #[inline]
    #[target_feature(enable = "neon")]
    pub(super) fn stops(chunk: &Chunk) -> u32 {
        let bytes = load(chunk);
        // Printable ASCII and U+007F, counted from the space.
        let plain = within(bytes, 0x20, 0x5F);
        !mask(plain) & 0xFFFF | mask(quotes_and_backslashes(bytes))
    }

    #[inline]
    #[target_feature(enable = "neon")]
    pub(super) fn specials(chunk: &Chunk) -> u32 {
        let bytes = load(chunk);
        let plain = within(bytes, 0x20, 0x5F);
        !mask(plain) & 0xFFFF | mask(is(bytes, b'\\'))
    }

    #[inline]
    #[target_feature(enable = "neon")]
    pub(super) fn high(chunk: &Chunk) -> u32 {
        mask(vcgeq_u8(load(chunk), vdupq_n_u8(0x80)))
    }

    #[inline]
    #[target_feature(enable = "neon")]
    pub(super) fn up_to(chunk: &Chunk, other: &Chunk, limits: &Chunk) -> u32 {
        mask(vcleq_u8(veorq_u8(load(chunk), load(other)), load(limits)))
    }

    #[inline]
    #[target_feature(enable = "neon")]
    pub(super) fn ends(chunk: &Chunk) -> u32 {
        let bytes = load(chunk);
        mask(vorrq_u8(
            quotes_and_backslashes(bytes),
            vcltq_u8(bytes, vdupq_n_u8(0x20)),
        ))
    }

    #[inline]
    #[target_feature(enable = "neon")]
    pub(super) fn leads(chunk: &Chunk) -> u32 {
        mask(within(load(chunk), 0xC2, 0xDF - 0xC2))
    }

    #[inline]
    #[target_feature(enable = "neon")]
    pub(super) fn continuations(chunk: &Chunk) -> u32 {
        mask(within(load(chunk), 0x80, 0x3F))
    }

    #[inline]
    #[target_feature(enable = "neon")]
    pub(super) fn digits(chunk: &Chunk) -> u32 {
        mask(within(load(chunk), b'0', 9))
    }

    #[inline]
    #[target_feature(enable = "neon")]
    pub(super) fn spaces(chunk: &Chunk) -> u32 {
        let bytes = load(chunk);
        let blank = vorrq_u8(is(bytes, b' '), is(bytes, b'\t'));
        mask(vorrq_u8(
            blank,
            vorrq_u8(is(bytes, b'\n'), is(bytes, b'\r')),
        ))
    }

    #[inline]
    #[target_feature(enable = "neon")]
    pub(super) fn url_text(chunk: &Chunk) -> u32 {
        let bytes = load(chunk);
        let letters = vorrq_u8(within(bytes, b'a', 25), within(bytes, b'A', 25));
        let others = vorrq_u8(within(bytes, b'-', b'9' - b'-'), is(bytes, b'_'));
        mask(vorrq_u8(letters, others))
    }

    #[inline]
    #[target_feature(enable = "neon")]
    pub(super) fn equal(chunk: &Chunk, other: &Chunk) -> u32 {
        mask(vceqq_u8(load(chunk), load(other)))
    }
}

/// Eight bytes at a time in a word, for any target.
#[cfg(any(test, not(any(target_arch = "x86_64", target_arch = "aarch64"))))]
mod portable {
    use super::Chunk;

    const LOW: u64 = 0x7F7F_7F7F_7F7F_7F7F;
    const HIGH: u64 = !LOW;

    fn splat(byte: u8) -> u64 {
        u64::from(byte) * 0x0101_0101_0101_0101
    }

    /// The high bit of each byte that is at least `bound`, which is 1 to 127, and is ASCII.
    fn at_least(word: u64, bound: u8) -> u64 {
        ((word & LOW) + splat(0x80 - bound)) & !word & HIGH
    }

    /// The high bit of each byte from `low` to `high`, which are ASCII.
    fn within(word: u64, low: u8, high: u8) -> u64 {
        at_least(word, low) & !at_least(word, high + 1)
    }

    /// The high bit of each byte that is `byte`.
    fn is(word: u64, byte: u8) -> u64 {
        let other = word ^ splat(byte);
        !(((other & LOW) + LOW) | other) & HIGH
    }

    fn quotes_and_backslashes(word: u64) -> u64 {
        is(word, b'"') | is(word, b'\\')
    }

    /// The high bits of sixteen bytes.
    fn mask(chunk: &Chunk, lanes: impl Fn(u64) -> u64) -> u32 {
        let both = u128::from_le_bytes(*chunk);
        let bits =
            |word: u64| ((lanes(word) >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32;
        bits(both as u64) | bits((both >> 64) as u64) << 8
    }

    pub(super) fn stops(chunk: &Chunk) -> u32 {
        mask(chunk, |word| {
            quotes_and_backslashes(word) | !at_least(word, 0x20) & HIGH
        })
    }

    pub(super) fn specials(chunk: &Chunk) -> u32 {
        mask(chunk, |word| is(word, b'\\') | !at_least(word, 0x20) & HIGH)
    }

    pub(super) fn high(chunk: &Chunk) -> u32 {
        mask(chunk, |word| word & HIGH)
    }

    pub(super) fn up_to(chunk: &Chunk, other: &Chunk, limits: &Chunk) -> u32 {
        let bytes = chunk.iter().zip(other).zip(limits);
        bytes.rev().fold(0, |mask, ((byte, other), limit)| {
            mask << 1 | u32::from(byte ^ other <= *limit)
        })
    }

    pub(super) fn ends(chunk: &Chunk) -> u32 {
        mask(chunk, |word| {
            quotes_and_backslashes(word) | !at_least(word, 0x20) & !word & HIGH
        })
    }

    pub(super) fn leads(chunk: &Chunk) -> u32 {
        mask(chunk, |word| within(word ^ HIGH, 0x42, 0x5F))
    }

    pub(super) fn continuations(chunk: &Chunk) -> u32 {
        mask(chunk, |word| word & !at_least(word ^ HIGH, 0x40) & HIGH)
    }

    pub(super) fn digits(chunk: &Chunk) -> u32 {
        mask(chunk, |word| within(word, b'0', b'9'))
    }

    pub(super) fn spaces(chunk: &Chunk) -> u32 {
        mask(chunk, |word| {
            is(word, b' ') | is(word, b'\t') | is(word, b'\n') | is(word, b'\r')
        })
    }

    pub(super) fn url_text(chunk: &Chunk) -> u32 {
        mask(chunk, |word| {
            let letters = within(word, b'a', b'z') | within(word, b'A', b'Z');
            letters | within(word, b'-', b'9') | is(word, b'_')
        })
    }

    pub(super) fn equal(chunk: &Chunk, other: &Chunk) -> u32 {
        let mut difference = *chunk;
        difference
            .iter_mut()
            .zip(other)
            .for_each(|(byte, other)| *byte ^= other);
        mask(&difference, |word| is(word, 0))
    }
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
