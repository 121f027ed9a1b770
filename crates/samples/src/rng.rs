//! Random numbers with a sequence that never changes.
//!
//! The same seed must give the same samples in every version. Random number crates may change their
//! sequences with a release (fastrand 2.1 did), so the generator is written here.

/// A seed for one place in the tree of generated values. It does not depend on the values beside it.
#[derive(Clone, Copy, Debug)]
pub struct Key(u64);

impl Key {
    /// Makes the key of a seed.
    pub fn new(seed: u64) -> Self {
        Self(mix(seed.wrapping_add(GAMMA)))
    }

    /// The key of the field called `name`.
    pub fn child(self, name: &str) -> Self {
        /// The 64-bit prime of FNV-1a; the key replaces its offset basis.
        const PRIME: u64 = 0x0000_0100_0000_01b3;
        let hash =
            name.bytes().fold(self.0, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(PRIME));
        Self(mix(hash.wrapping_add(GAMMA)))
    }

    /// The key of element `n`.
    pub fn index(self, n: u64) -> Self {
        Self(mix(self.0 ^ mix(n.wrapping_add(GAMMA))))
    }

    /// Makes the numbers of this key.
    pub fn rng(self) -> Rng {
        Rng(self.0)
    }
}

/// `SplitMix64`: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014,
/// doi:10.1145/2660193.2660195, with the output function of Vigna's reference implementation.
#[derive(Clone, Debug)]
pub struct Rng(u64);

/// The odd number nearest to 2^64 divided by the golden ratio.
const GAMMA: u64 = 0x9e37_79b9_7f4a_7c15;

impl Rng {
    /// Returns 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(GAMMA);
        mix(self.0)
    }

    /// A number below `bound`; 0 if `bound` is 0. Its bias is at most `bound` in 2^64.
    pub fn below(&mut self, bound: u64) -> u64 {
        let product = u128::from(self.bits()) * u128::from(bound);
        (product >> 64) as u64
    }

    /// A number from `low` to `high`, both included.
    pub fn range(&mut self, low: i64, high: i64) -> i64 {
        let span = high.saturating_sub(low).max(0).unsigned_abs();
        low.saturating_add_unsigned(self.below(span.saturating_add(1)))
    }

    /// True with a chance of `percent`.
    pub fn chance(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }

    /// One of `choices`; the default if there are none.
    pub fn pick<T: Clone + Default>(&mut self, choices: &[T]) -> T {
        rotated(choices, self.bits())
    }
}

/// The element at `turn`, modulo the number of elements.
pub fn rotated<T: Clone + Default>(choices: &[T], turn: u64) -> T {
    let at = turn.checked_rem(choices.len() as u64).unwrap_or_default();
    choices.get(at as usize).cloned().unwrap_or_default()
}

fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sequence_is_that_of_the_reference_implementation() {
        let mut rng = Rng(1_234_567);
        let expected = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
            4_593_380_528_125_082_431,
            16_408_922_859_458_223_821,
        ];
        assert_eq!(expected.map(|_| rng.bits()), expected);
    }

    #[test]
    fn ranges_reach_both_ends_and_no_further() {
        let mut rng = Key::new(1).rng();
        let numbers: Vec<i64> = (0..1000).map(|_| rng.range(-2, 2)).collect();
        assert_eq!((numbers.iter().min(), numbers.iter().max()), (Some(&-2), Some(&2)));
        assert_eq!(rng.range(5, 5), 5);
        assert_eq!(rng.below(0), 0);
    }

    #[test]
    fn every_place_has_its_own_seed() {
        let key = Key::new(0);
        let places =
            [key, key.child(""), key.child("a"), key.child("b"), key.index(0), key.index(1)];
        let mut seeds = places.map(|place| place.0).to_vec();
        seeds.sort_unstable();
        seeds.dedup();
        assert_eq!(seeds.len(), places.len());
    }
}
