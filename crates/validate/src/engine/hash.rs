//! The hash of member names. The generator, which looks for seeds without collisions, reads this very
//! file, so that both compute the same.

/// How many bytes a name may have to be kept as a whole in its key.
pub(crate) const WHOLE: usize = 16;

/// A member's name as numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Key {
    /// The first sixteen bytes, zeros behind those of a shorter name.
    pub(crate) head: u128,
    /// The last sixteen bytes of a name that is longer, else 0.
    pub(crate) tail: u128,
}

impl Key {
    /// The key of a name.
    #[inline]
    pub(crate) const fn new(name: &[u8]) -> Self {
        let (Some(head), Some(tail)) = (name.first_chunk(), name.last_chunk()) else {
            let (mut head, mut at) = (0, name.len());
            while at > 0 {
                at -= 1;
                head = head << 8 | name[at] as u128;
            }
            return Self { head, tail: 0 };
        };
        let tail = if name.len() > WHOLE {
            u128::from_le_bytes(*tail)
        } else {
            0
        };
        Self {
            head: u128::from_le_bytes(*head),
            tail,
        }
    }

    /// A hash: its highest bits depend on every byte of the key, as the seed is odd.
    #[inline(always)]
    pub(crate) const fn hash(self, seed: u64) -> u64 {
        let all = self.head ^ self.tail.rotate_left(64);
        let (low, high) = (all as u64, (all >> 64) as u64);
        (low ^ high.rotate_left(29)).wrapping_mul(seed)
    }
}
