//! Two words of eight bytes, for any target. Comparisons set the highest bit of a byte.

use super::{Chunk, Lanes};

const LOW: u64 = 0x7F7F_7F7F_7F7F_7F7F;
const HIGH: u64 = !LOW;

#[derive(Clone, Copy)]
pub(crate) struct Native([u64; 2]);

impl Native {
    fn with(self, other: Self, combined: impl Fn(u64, u64) -> u64) -> Self {
        let (Self([one, two]), Self([other_one, other_two])) = (self, other);
        Self([combined(one, other_one), combined(two, other_two)])
    }
}

impl Lanes for Native {
    fn load(chunk: &Chunk) -> Self {
        let both = u128::from_le_bytes(*chunk);
        Self([both as u64, (both >> 64) as u64])
    }

    fn equals(self, other: Self) -> Self {
        self.with(other, |one, other| {
            let difference = one ^ other;
            !(((difference & LOW) + LOW) | difference) & HIGH
        })
    }

    fn at_most(self, other: Self) -> Self {
        self.with(other, |one, other| {
            let low_bits = (other | HIGH) - (one & LOW);
            (other & !one | !(one ^ other) & low_bits) & HIGH
        })
    }

    fn signed_below(self, other: Self) -> Self {
        let flipped = |lanes: Self| lanes.xor(Self([HIGH; 2]));
        let at_least = flipped(other).at_most(flipped(self));
        at_least.xor(Self([HIGH; 2]))
    }

    fn or(self, other: Self) -> Self {
        self.with(other, |one, other| one | other)
    }

    fn xor(self, other: Self) -> Self {
        self.with(other, |one, other| one ^ other)
    }

    fn minus(self, other: Self) -> Self {
        self.with(other, |one, other| ((one | HIGH) - (other & LOW)) ^ ((one ^ !other) & HIGH))
    }

    fn mask(self) -> u32 {
        let bits = |word: u64| ((word & HIGH) >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56;
        let Self([low, high]) = self;
        (bits(low) | bits(high) << 8) as u32
    }
}
