//! NEON: all 64-bit ARM processors that Rust's standard library supports have it.
#![allow(
    unsafe_code,
    reason = "the instructions belong to the target: see the invariants of the module above"
)]

use std::arch::aarch64::{
    uint8x16_t, vaddv_u8, vandq_u8, vceqq_u8, vcleq_u8, vcltq_s8, vcombine_u8, vcreate_u8,
    veorq_u8, vget_high_u8, vget_low_u8, vorrq_u8, vreinterpretq_s8_u8, vsubq_u8,
};

use super::{Chunk, Lanes};

#[derive(Clone, Copy)]
pub(crate) struct Native(uint8x16_t);

// SAFETY, of each call here: NEON is part of 64-bit ARM.
impl Lanes for Native {
    #[inline(always)]
    fn load(chunk: &Chunk) -> Self {
        let both = u128::from_le_bytes(*chunk);
        let (low, high) = (both as u64, (both >> 64) as u64);
        Self(unsafe { vcombine_u8(vcreate_u8(low), vcreate_u8(high)) })
    }

    #[inline(always)]
    fn equals(self, other: Self) -> Self {
        Self(unsafe { vceqq_u8(self.0, other.0) })
    }

    #[inline(always)]
    fn at_most(self, other: Self) -> Self {
        Self(unsafe { vcleq_u8(self.0, other.0) })
    }

    #[inline(always)]
    fn signed_below(self, other: Self) -> Self {
        Self(unsafe { vcltq_s8(vreinterpretq_s8_u8(self.0), vreinterpretq_s8_u8(other.0)) })
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(unsafe { vorrq_u8(self.0, other.0) })
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        Self(unsafe { veorq_u8(self.0, other.0) })
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Self(unsafe { vsubq_u8(self.0, other.0) })
    }

    #[inline(always)]
    fn mask(self) -> u32 {
        let bits = Self::load(&[1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128]);
        unsafe {
            let bits = vandq_u8(self.0, bits.0);
            let (low, high) = (vaddv_u8(vget_low_u8(bits)), vaddv_u8(vget_high_u8(bits)));
            u32::from(low) | u32::from(high) << 8
        }
    }
}
