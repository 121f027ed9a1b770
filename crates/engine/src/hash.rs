//! The hash of field names. The generator includes this file too.

/// Length of a key.
pub const LENGTH: usize = 32;

/// Length of the longest name that fits into a key.
pub const WHOLE: usize = LENGTH - END.len();

/// The end of a name in a text: closing quote and colon.
pub const END: [u8; 2] = *b"\":";

/// A field's name with the closing quote, a colon, and zeros up to the end. A name longer than [`WHOLE`] gives its
/// first and last sixteen bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(32))]
pub struct Key(pub [u8; LENGTH]);

impl Key {
    /// Makes the key of a name.
    pub const fn new(name: &[u8]) -> Self {
        let mut key = [0; LENGTH];
        if name.len() <= WHOLE {
            let (content, rest) = key.split_at_mut(name.len());
            content.copy_from_slice(name);
            let (end, _) = rest.split_at_mut(END.len());
            end.copy_from_slice(&END);
        } else {
            let (head, tail) = key.split_at_mut(LENGTH / 2);
            head.copy_from_slice(name.split_at(LENGTH / 2).0);
            tail.copy_from_slice(name.split_at(name.len() - LENGTH / 2).1);
        }
        Self(key)
    }

    /// Hashes the key: see [`spread`].
    pub fn hash(&self, seed: u64) -> u64 {
        let (Some(head), Some(tail)) = (self.0.first_chunk(), self.0.last_chunk()) else {
            return 0;
        };
        spread(u128::from_le_bytes(*head) ^ u128::from_le_bytes(*tail), seed)
    }
}

/// Hashes a key whose halves were combined by exclusive or. The seed is odd, so the highest bits depend on every
/// byte.
#[inline(always)]
pub fn spread(folded: u128, seed: u64) -> u64 {
    let (low, high) = (folded as u64, (folded >> 64) as u64);
    (low ^ high.rotate_left(29)).wrapping_mul(seed)
}

/// A slot without a name.
pub const EMPTY: u8 = u8::MAX;

/// The number of seeds to try before the table grows.
const SEEDS: usize = 2000;

/// Finds a seed that gives every key a slot of its own. Returns it with the number of the key in each slot, or `None`
/// if some keys are equal.
#[must_use]
pub fn slots(keys: &[(u8, Key)]) -> Option<(u64, Vec<u8>)> {
    let least = (keys.len() * 2).next_power_of_two().ilog2().max(1);
    (least..=16)
        .flat_map(|bits| seeds().take(SEEDS).map(move |seed| (bits, seed)))
        .find_map(|(bits, seed)| Some((seed, placed(keys, bits, seed)?)))
}

/// Returns the number of the key in each slot; `None` if two keys share one.
fn placed(keys: &[(u8, Key)], bits: u32, seed: u64) -> Option<Vec<u8>> {
    let mut slots = vec![EMPTY; 1 << bits];
    for (number, key) in keys {
        let slot = slots.get_mut(usize::try_from(key.hash(seed) >> (64 - bits)).ok()?)?;
        if std::mem::replace(slot, *number) != EMPTY {
            return None;
        }
    }
    Some(slots)
}

/// Returns odd numbers without a pattern: a linear congruential generator.
fn seeds() -> impl Iterator<Item = u64> {
    let next = |seed: &u64| Some(seed.wrapping_mul(0xD129_0B26_89CE_6F2D).wrapping_add(2) | 1);
    std::iter::successors(Some(0x9E37_79B9_7F4A_7C15), next)
}
