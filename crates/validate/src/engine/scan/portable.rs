//! Eight bytes at a time in a word, for any target.

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
    let bits = |word: u64| ((lanes(word) >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32;
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
