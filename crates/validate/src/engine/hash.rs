//! The hash of member names. The generator, which looks for seeds without collisions, reads this very
//! file, so that both compute the same.

/// How many bytes a name may have to be kept as a whole in its key.
pub(crate) const WHOLE: usize = 31;

/// A member's name as numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Key {
    /// Its first sixteen bytes, zeros behind those of a shorter name.
    head: u128,
    /// The bytes behind those, with the length as the last byte; of a name longer than [`WHOLE`] its last
    /// sixteen bytes.
    tail: u128,
}

impl Key {
    /// The key of a name.
    #[inline]
    pub(crate) const fn new(name: &[u8]) -> Self {
        if let (Some(head), Some(tail)) = (name.first_chunk(), name.last_chunk())
            && name.len() > WHOLE
        {
            return Self {
                head: u128::from_le_bytes(*head),
                tail: u128::from_le_bytes(*tail),
            };
        }
        let mut chunk = [0; WHOLE + 1];
        let mut at = 0;
        while at < name.len() {
            chunk[at] = name[at];
            at += 1;
        }
        Self::within(&chunk, name.len())
    }

    /// The key of the name that a text begins with, and that ends within it.
    #[inline(always)]
    pub(crate) const fn within(text: &[u8; WHOLE + 1], length: usize) -> Self {
        const MASKS: [[u128; 2]; WHOLE + 1] = {
            let mut masks = [[0; 2]; WHOLE + 1];
            let mut length = 1;
            while length <= WHOLE {
                masks[length] = if length <= 16 {
                    [u128::MAX >> (8 * (16 - length)), 0]
                } else {
                    [u128::MAX, u128::MAX >> (8 * (32 - length))]
                };
                length += 1;
            }
            masks
        };
        let (Some(head), Some(tail)) = (text.first_chunk(), text.last_chunk()) else {
            return Self { head: 0, tail: 0 };
        };
        let [first, second] = MASKS[length % (WHOLE + 1)];
        Self {
            head: u128::from_le_bytes(*head) & first,
            tail: u128::from_le_bytes(*tail) & second | (length as u128) << 120,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_tells_short_names_apart_by_every_byte_and_their_length() {
        for length in 0..=WHOLE {
            let text = [b'a'; WHOLE + 1];
            let key = Key::within(&text, length);
            assert_eq!(key, Key::new(&text[..length]));
            for other in (0..=WHOLE).filter(|other| *other != length) {
                assert_ne!(key, Key::within(&text, other));
            }
            for place in 0..=WHOLE {
                let mut text = text;
                text[place] = b'b';
                assert_eq!(Key::within(&text, length) == key, place >= length);
            }
        }
    }

    #[test]
    fn a_key_of_a_short_name_has_no_zeros_of_its_own() {
        let text = [0; WHOLE + 1];
        assert_ne!(Key::within(&text, 1), Key::within(&text, 0));
        assert_ne!(Key::new(b"id"), Key::new(b"id\0"));
    }
}
