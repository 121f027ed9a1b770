//! NEON, which every 64-bit ARM processor that Rust's standard library runs on has.

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
