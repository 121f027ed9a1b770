//! The names of the fields of one open object, each with the offset where it came last.

use std::{
    borrow::Cow,
    collections::{BTreeSet, HashMap},
    mem,
};

use backoffice_shapes::FieldInfo;

use crate::{engine::table::Set, reader::Text};

/// From how many names on they are hashed.
const MANY: usize = 16;

/// Names of documented fields.
pub(crate) struct Documented {
    /// A bit for each field, by number.
    seen: Set,
    offsets: [usize; Set::BITS as usize],
    /// The number of the field behind the last one that was found.
    expected: usize,
}

impl Documented {
    pub(crate) fn new() -> Self {
        Self {
            seen: 0,
            offsets: [0; Set::BITS as usize],
            expected: 0,
        }
    }

    /// The field of a name, and its number. Most come in the order of the document.
    pub(crate) fn find(
        &mut self,
        fields: &'static [FieldInfo],
        name: Text<'_>,
    ) -> Option<(usize, &'static FieldInfo)> {
        let decoded;
        let name = match name.plain() {
            Some(name) => name,
            None => {
                decoded = name.decoded();
                decoded.as_ref()
            }
        };
        let is_it = |(_, field): &(usize, &FieldInfo)| field.name == name;
        let numbered = || fields.iter().enumerate();
        let found = numbered()
            .skip(self.expected)
            .find(is_it)
            .or_else(|| numbered().take(self.expected).find(is_it))?;
        self.expected = found.0 + 1;
        Some(found)
    }

    /// Takes a field in; the offset of the one before, if it repeats that.
    pub(crate) fn put(&mut self, number: usize, offset: usize) -> Option<usize> {
        let bit = 1 << number;
        let is_there = self.seen & bit != 0;
        self.seen |= bit;
        let last = self.offsets.get_mut(number)?;
        let before = mem::replace(last, offset);
        is_there.then_some(before)
    }

    /// The fields that have not come.
    pub(crate) fn absent(
        &self,
        fields: &'static [FieldInfo],
    ) -> impl Iterator<Item = &'static FieldInfo> {
        let numbered = fields.iter().zip(0_u32..);
        let absent = numbered.filter(|(_, number)| self.seen & (1 << number) == 0);
        absent.map(|(field, _)| field)
    }
}

/// Any other names.
#[derive(Default)]
pub(crate) struct Names<'t> {
    few: Vec<(Cow<'t, str>, usize)>,
    many: HashMap<Cow<'t, str>, usize>,
}

impl<'t> Names<'t> {
    /// Takes a name in; the offset of the one before, if it repeats that.
    pub(crate) fn put(&mut self, name: Cow<'t, str>, offset: usize) -> Option<usize> {
        if !self.many.is_empty() {
            return self.many.insert(name, offset);
        }
        if let Some((_, last)) = self.few.iter_mut().find(|(other, _)| *other == name) {
            return Some(mem::replace(last, offset));
        }
        self.few.push((name, offset));
        if self.few.len() > MANY {
            self.many.extend(self.few.drain(..));
        }
        None
    }

    /// The first names in alphabetical order, at most so many.
    pub(crate) fn first(&self, count: usize) -> BTreeSet<&str> {
        let mut first = BTreeSet::new();
        let few = self.few.iter().map(|(name, _)| name);
        for name in few.chain(self.many.keys()) {
            first.insert(name.as_ref());
            if first.len() > count {
                first.pop_last();
            }
        }
        first
    }
}
