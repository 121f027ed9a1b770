//! AVX2, for processors that have it.
#![allow(
    unsafe_code,
    reason = "the processor has the instructions: see the invariants of the module above"
)]

use std::{
    arch::x86_64::{
        __m256i, _mm_extract_epi64, _mm_xor_si128, _mm256_and_si256, _mm256_castsi256_si128,
        _mm256_cmpeq_epi8, _mm256_cmpgt_epi8, _mm256_extracti128_si256, _mm256_loadu_si256,
        _mm256_movemask_epi8, _mm256_or_si256, _mm256_set1_epi8, _mm256_storeu_si256,
    },
    sync::atomic::{AtomicU8, Ordering::Relaxed},
};

use super::{Chunks, Vectors, WIDTH};

/// Proof that the processor has AVX2, BMI1 and BMI2.
#[derive(Clone, Copy)]
pub(crate) struct Avx2(());

impl Avx2 {
    /// Asks the processor the first time, and remembers the answer.
    #[inline(always)]
    pub(crate) fn detected() -> Option<Self> {
        match DETECTED.load(Relaxed) {
            0 => Self::detect(),
            detected => (detected == HERE).then_some(Self(())),
        }
    }

    #[cold]
    #[inline(never)]
    fn detect() -> Option<Self> {
        let is_here = is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2");
        DETECTED.store(if is_here { HERE } else { HERE + 1 }, Relaxed);
        is_here.then_some(Self(()))
    }
}

/// [`HERE`], another number where the processor lacks the instructions, or 0 before detection.
static DETECTED: AtomicU8 = AtomicU8::new(0);
const HERE: u8 = 1;

// SAFETY, of each call here: an `Avx2` proves that the processor has the instructions.
impl Vectors for Avx2 {
    #[inline(always)]
    fn quotes(self, chunks: &Chunks) -> u32 {
        unsafe { quotes(chunks) }
    }

    #[inline(always)]
    fn specials(self, chunks: &Chunks) -> u32 {
        unsafe { specials(chunks) }
    }

    #[inline(always)]
    fn backslashes(self, chunks: &Chunks) -> u32 {
        unsafe { backslashes(chunks) }
    }

    #[inline(always)]
    fn equal(self, chunks: &Chunks, others: &Chunks) -> bool {
        unsafe { equal(chunks, others) }
    }

    #[inline(always)]
    fn and(self, chunks: &Chunks, others: &Chunks) -> Chunks {
        unsafe { and(chunks, others) }
    }

    #[inline(always)]
    fn fold(self, chunks: &Chunks) -> u128 {
        unsafe { fold(chunks) }
    }
}

#[inline]
#[target_feature(enable = "avx2")]
fn load(chunks: &Chunks) -> __m256i {
    // SAFETY: the reference is to 32 bytes, and the load needs no alignment.
    unsafe { _mm256_loadu_si256(chunks.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx2")]
fn splat(byte: u8) -> __m256i {
    _mm256_set1_epi8(byte as i8)
}

#[inline]
#[target_feature(enable = "avx2")]
fn mask(lanes: __m256i) -> u32 {
    _mm256_movemask_epi8(lanes) as u32
}

#[inline]
#[target_feature(enable = "avx2")]
fn quotes(chunks: &Chunks) -> u32 {
    mask(_mm256_cmpeq_epi8(load(chunks), splat(b'"')))
}

#[inline]
#[target_feature(enable = "avx2")]
fn backslashes(chunks: &Chunks) -> u32 {
    mask(_mm256_cmpeq_epi8(load(chunks), splat(b'\\')))
}

#[inline]
#[target_feature(enable = "avx2")]
fn specials(chunks: &Chunks) -> u32 {
    let bytes = load(chunks);
    // As signed numbers, bytes beyond ASCII are below the control characters.
    let control_or_high = _mm256_cmpgt_epi8(splat(0x20), bytes);
    mask(_mm256_or_si256(_mm256_cmpeq_epi8(bytes, splat(b'\\')), control_or_high))
}

#[inline]
#[target_feature(enable = "avx2")]
fn equal(chunks: &Chunks, others: &Chunks) -> bool {
    mask(_mm256_cmpeq_epi8(load(chunks), load(others))) == u32::MAX
}

#[inline]
#[target_feature(enable = "avx2")]
fn and(chunks: &Chunks, others: &Chunks) -> Chunks {
    let mut both = [0; 2 * WIDTH];
    let lanes = _mm256_and_si256(load(chunks), load(others));
    // SAFETY: the reference is to 32 bytes, and the store needs no alignment.
    unsafe { _mm256_storeu_si256(both.as_mut_ptr().cast(), lanes) };
    both
}

#[inline]
#[target_feature(enable = "avx2")]
fn fold(chunks: &Chunks) -> u128 {
    let lanes = load(chunks);
    let folded = _mm_xor_si128(_mm256_castsi256_si128(lanes), _mm256_extracti128_si256::<1>(lanes));
    let (low, high) = (_mm_extract_epi64::<0>(folded), _mm_extract_epi64::<1>(folded));
    u128::from(low as u64) | u128::from(high as u64) << 64
}
