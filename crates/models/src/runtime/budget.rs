//! Bound on the memory of decoding.

use std::cell::Cell;

use super::Fields;

/// Memory for each byte of JSON text. Records with most of their fields need about 2.
const PER_BYTE: usize = 12;

/// Memory that a text of any length may take.
pub(super) const BASE_BYTES: usize = 32 << 20;

/// Memory that the record of one JSON text may take: its lists, its unknown fields and what else can be much larger than
/// its text. Copies of the text itself are not counted. They take at most 4 times its length.
pub(crate) struct Budget {
    length: usize,
    /// `None` if there was too little. Then nothing more is stored, and the text is refused.
    left: Cell<Option<usize>>,
}

impl Budget {
    /// Creates the budget of a JSON text of this length.
    pub(crate) fn new(length: usize) -> Self {
        let limit = length.saturating_mul(PER_BYTE).saturating_add(BASE_BYTES);
        Self { length, left: Cell::new(Some(limit)) }
    }

    /// Length of the text.
    pub(crate) fn length(&self) -> usize {
        self.length
    }

    /// Returns `true` if there was too little memory.
    pub(crate) fn is_exceeded(&self) -> bool {
        self.left.get().is_none()
    }

    /// Takes memory. Returns `false` if there is too little.
    pub(crate) fn take(&self, bytes: usize) -> bool {
        let left = self.left.get().and_then(|left| left.checked_sub(bytes));
        self.left.set(left);
        left.is_some()
    }

    /// Takes the memory of an empty shape. Returns `false` if there is too little.
    #[inline(always)]
    pub(crate) fn take_empty<T: Fields>(&self) -> bool {
        // Only shapes that contain themselves are boxed.
        T::empty_size() == 0 || self.take(T::empty_size())
    }

    fn give_back(&self, bytes: usize) {
        let left = self.left.get().map(|left| left.saturating_add(bytes));
        self.left.set(left);
    }

    /// Makes room for exactly `more` elements. Returns `false` if there is too little memory.
    #[cold]
    #[inline(never)]
    pub(crate) fn reserve<T>(&self, list: &mut Vec<T>, more: usize) -> bool {
        let moved = size_of::<T>().saturating_mul(list.capacity());
        // While the elements move, both places exist.
        let is_enough = self.take(size_of::<T>().saturating_mul(list.len() + more));
        if is_enough {
            list.reserve_exact(more);
            self.give_back(moved);
        }
        is_enough
    }

    /// Makes room for an element, and for more of them in a long list. Returns `false` if there is too little memory.
    #[inline]
    pub(crate) fn make_room<T>(&self, list: &mut Vec<T>) -> bool {
        list.len() < list.capacity() || self.reserve(list, list.len().max(4))
    }

    /// Adds an element. Returns `false` if there is too little memory.
    #[inline]
    pub(crate) fn push<T>(&self, list: &mut Vec<T>, element: T) -> bool {
        let has_room = self.make_room(list);
        if has_room {
            list.push(element);
        }
        has_room
    }

    /// Gives back the room that a list does not need.
    #[cold]
    #[inline(never)]
    pub(crate) fn shrink<T>(&self, list: &mut Vec<T>) {
        let spare = list.capacity() - list.len();
        list.shrink_to_fit();
        self.give_back(size_of::<T>().saturating_mul(spare));
    }
}
