//! SSE2: all x86-64 processors have it.
#![allow(
    unsafe_code,
    reason = "the instructions belong to the target: see the invariants of the module above"
)]

use std::arch::x86_64::{
    __m128i, _mm_cmpeq_epi8, _mm_cmplt_epi8, _mm_min_epu8, _mm_movemask_epi8, _mm_or_si128,
    _mm_set_epi64x, _mm_sub_epi8, _mm_xor_si128,
};

use super::{Chunk, Lanes};

#[derive(Clone, Copy)]
pub(crate) struct Native(__m128i);

// SAFETY, of each call here: SSE2 is part of x86-64.
impl Lanes for Native {
    /// One load: the compiler joins the two halves.
    #[inline(always)]
    fn load(chunk: &Chunk) -> Self {
        let both = u128::from_le_bytes(*chunk);
        Self(unsafe { _mm_set_epi64x((both >> 64) as i64, both as i64) })
    }

    #[inline(always)]
    fn equals(self, other: Self) -> Self {
        Self(unsafe { _mm_cmpeq_epi8(self.0, other.0) })
    }

    #[inline(always)]
    fn at_most(self, other: Self) -> Self {
        Self(unsafe { _mm_cmpeq_epi8(_mm_min_epu8(self.0, other.0), self.0) })
    }

    #[inline(always)]
    fn signed_below(self, other: Self) -> Self {
        Self(unsafe { _mm_cmplt_epi8(self.0, other.0) })
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(unsafe { _mm_or_si128(self.0, other.0) })
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        Self(unsafe { _mm_xor_si128(self.0, other.0) })
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Self(unsafe { _mm_sub_epi8(self.0, other.0) })
    }

    #[inline(always)]
    fn mask(self) -> u32 {
        unsafe { _mm_movemask_epi8(self.0) as u32 }
    }
}
