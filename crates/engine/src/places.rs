//! The first of two rounds over fields in any order, for readers that keep values: see [`unordered`](super::unordered).
//!
//! It remembers where the short values of an object are. The caller reads them in the order of the table, and all
//! other values at once.

use super::{
    Pass,
    index::Index,
    scan::{self, Vectors},
    short::{Found, Gap, Short, next_name},
    table::Set,
    whitespace::space,
};

/// Places of short values in an object.
pub struct Places<'t> {
    object: &'t [u8],
    /// The low 32 bits of the length of the text from each value on. They are enough: see [`Places::finish`].
    lengths: [u32; Set::BITS as usize],
    /// Fields that have a place, one bit each.
    fields: Set,
    /// The last one of them, or 0.
    last: Set,
    gap: Gap,
}

/// The text after fields with short values.
pub enum Next<'t> {
    /// A name, perhaps not of a field; the text follows its opening quote.
    Name(&'t [u8]),
    /// The value of the field at a position: an object, a list, or a value that is not short. White space may come
    /// before it.
    Value(usize, &'t [u8]),
    /// The end of a value, perhaps of the last one.
    End(&'t [u8]),
}

impl<'t> Places<'t> {
    /// Creates the places of an object whose text contains all texts that [`Places::find`] will get.
    #[must_use]
    pub fn new(object: &'t [u8], pass: &Pass) -> Self {
        let (lengths, gap) = ([0; Set::BITS as usize], Gap::of(object, pass));
        Self { object, lengths, fields: 0, last: 0, gap }
    }

    /// Learns the white space before names from the text after a comma.
    pub fn learn_gap(&mut self, text: &[u8], pass: &Pass) {
        self.gap.learn(text, pass);
    }

    /// Finds the places of fields with short values; `text` follows the opening quote of a name. Returns what comes
    /// after them, or `None` if one of them has come before.
    pub fn find(&mut self, index: &Index, text: &'t [u8], pass: &Pass) -> Option<Next<'t>> {
        scan::with_avx2!(pass.extensions, by_avx2(self, index, text));
        by_halves(self, index, text)
    }

    #[inline(always)]
    fn read(
        &mut self,
        index: &Index,
        mut text: &'t [u8],
        vectors: impl Vectors,
    ) -> Option<Next<'t>> {
        let gap = self.gap;
        loop {
            let find = |key: &_| index.find_key(key, vectors);
            let Some(found) = Found::new(text, gap, vectors, find) else {
                return Some(Next::Name(text));
            };
            let (position, value) = (found.field, text.get(found.value()..)?);
            let short = match value {
                [b'{' | b'[', ..] => None,
                _ => found.short_value(vectors, |chunks| vectors.backslashes(chunks)),
            };
            let (Some(Short { size, is_text }), Some(length)) =
                (short, self.lengths.get_mut(position))
            else {
                return Some(Next::Value(position, value));
            };
            let after = value.get(size..)?;
            let next = next_name(after, gap);
            // No comma stands before the next quote.
            if next.is_none() && !is_text {
                return Some(Next::Value(position, value));
            }
            *length = value.len() as u32;
            let bit = 1 << position;
            if self.fields & bit != 0 {
                return None;
            }
            self.fields |= bit;
            self.last = bit;
            match next {
                Some(next) => text = next,
                None => return Some(Next::End(after)),
            }
        }
    }

    /// Returns the text from the value of a field on, if the field has a place.
    #[inline(always)]
    #[must_use]
    pub fn value(&self, position: usize) -> &'t [u8] {
        let length = self.lengths.get(position).copied().unwrap_or_default();
        let place = (self.object.len() as u32).wrapping_sub(length);
        self.object.get(place as usize..).unwrap_or_default()
    }

    /// Returns the fields that have a place, one bit each, at the end of the object. Returns `None` if the object is too
    /// long for places. Tells the pass whether the fields were in the order of the table.
    pub fn finish(&self, rest: &[u8], pass: &Pass) -> Option<Set> {
        pass.learn(is_disorder(self.fields, self.last));
        u32::try_from(self.object.len() - rest.len()).ok()?;
        Some(self.fields)
    }
}

/// Returns true if a value that [`Places`] found ends where they assumed: `rest` is the text after it.
///
/// A text ends there, because it has no backslash. Another value ends there if a comma and a quote follow, perhaps with white space between
/// them: its place was found by the next quote, and such a value has no quote inside.
#[inline(always)]
#[must_use]
pub fn ends_there(value: &[u8], rest: &[u8]) -> bool {
    match (value, space(rest)) {
        ([b'"', ..], [_, ..]) => true,
        (_, [b',', b'"', ..]) => true,
        (_, [b',', next @ ..]) => matches!(space(next), [b'"', ..]),
        _ => false,
    }
}

/// Returns true if fields were not in the order of the table. Only compares the last one with the highest one. This
/// detects nearly all such objects.
#[inline(always)]
pub(super) fn is_disorder(all: Set, last: Set) -> bool {
    last != 0 && all >> 1 >= last
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2")]
fn by_avx2<'t>(
    places: &mut Places<'t>,
    index: &Index,
    text: &'t [u8],
    avx2: scan::Avx2,
) -> Option<Next<'t>> {
    places.read(index, text, avx2)
}

#[inline(never)]
fn by_halves<'t>(places: &mut Places<'t>, index: &Index, text: &'t [u8]) -> Option<Next<'t>> {
    places.read(index, text, scan::Halves)
}
