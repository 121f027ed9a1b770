//! Finds the positions of names.
//!
//! The models build an index of the names of each shape when they first need it. They can't use the hashes of the
//! generated tables, because not every shape has a table: queries have none, and neither have the shapes that are
//! written by hand or that the generator makes in its tests.

use super::{
    hash::{self, Key, WHOLE, spread},
    object::Name,
    scan::{Halves, Vectors},
};

/// Positions of names, by a perfect hash.
#[derive(Debug)]
pub struct Index {
    names: Vec<(&'static str, Key)>,
    slots: Vec<u8>,
    /// Shift from a hash to the number of a slot.
    shift: u32,
    seed: u64,
}

impl Index {
    /// Indexes at most 255 names. Returns `None` if the hash does not distinguish two of them.
    #[must_use]
    pub fn new(names: impl IntoIterator<Item = &'static str>) -> Option<Self> {
        let names = names.into_iter();
        let names: Vec<_> = names.map(|name| (name, Key::new(name.as_bytes()))).collect();
        let keys: Vec<_> = (0..hash::EMPTY).zip(names.iter().map(|(_, key)| *key)).collect();
        let (seed, slots) = hash::slots(&keys).filter(|_| keys.len() == names.len())?;
        let shift = 64 - slots.len().ilog2();
        Some(Self { names, slots, shift, seed })
    }

    /// Returns the position of a name.
    #[inline]
    #[must_use]
    pub fn find(&self, name: &Name<'_>) -> Option<usize> {
        let position = self.find_key(&name.key(), Halves)?;
        // A key has only parts of a long name.
        let is_it =
            name.content.len() <= WHOLE || self.names.get(position)?.0.as_bytes() == name.content;
        is_it.then_some(position)
    }

    /// Finds a name by its key. A key has only parts of a name longer than [`WHOLE`].
    #[inline(always)]
    pub(super) fn find_key(&self, key: &Key, vectors: impl Vectors) -> Option<usize> {
        let slot = spread(vectors.fold(&key.0), self.seed) >> self.shift;
        let position = usize::from(*self.slots.get(slot as usize)?);
        let (_, found) = self.names.get(position)?;
        vectors.equal(&key.0, &found.0).then_some(position)
    }
}
