//! Names of the fields of one open object, each with its last offset.

use std::{
    borrow::Cow,
    collections::{BTreeSet, HashMap},
    mem,
};

use backoffice_shapes::FieldInfo;

use crate::{engine::table::Set, reader::Text};

/// Names of documented fields.
pub(crate) struct Documented {
    fields: &'static [FieldInfo],
    /// Offsets by the number of the field. 0 for a missing field, because no name is at offset 0.
    offsets: [usize; Set::BITS as usize],
    /// Number of the field after the last one that was found.
    expected: usize,
}

impl Documented {
    pub(crate) fn new(fields: &'static [FieldInfo]) -> Self {
        Self { fields, offsets: [0; Set::BITS as usize], expected: 0 }
    }

    /// Finds the field of a name, and its number. Most fields come in the order of the document.
    pub(crate) fn find(&mut self, name: Text<'_>) -> Option<(usize, &'static FieldInfo)> {
        let name = name.decoded();
        let is_it = |(_, field): &(usize, &FieldInfo)| field.name == name;
        let numbered = || self.fields.iter().enumerate();
        let found = numbered()
            .skip(self.expected)
            .find(is_it)
            .or_else(|| numbered().take(self.expected).find(is_it))?;
        self.expected = found.0 + 1;
        Some(found)
    }

    /// Adds a field, and returns the offset of an earlier one of the same name.
    pub(crate) fn put(&mut self, number: usize, offset: usize) -> Option<usize> {
        let before = mem::replace(self.offsets.get_mut(number)?, offset);
        (before != 0).then_some(before)
    }

    /// Returns the missing fields.
    pub(crate) fn absent(&self) -> impl Iterator<Item = &'static FieldInfo> {
        let fields = self.fields.iter().zip(self.offsets);
        fields.filter_map(|(field, offset)| (offset == 0).then_some(field))
    }
}

/// Names of unknown fields.
#[derive(Default)]
pub(crate) struct Names<'t>(HashMap<Cow<'t, str>, usize>);

impl<'t> Names<'t> {
    /// Adds a name, and returns the offset of an earlier field of the same name.
    pub(crate) fn put(&mut self, name: Cow<'t, str>, offset: usize) -> Option<usize> {
        self.0.insert(name, offset)
    }

    /// Returns the first `count` names in alphabetical order.
    pub(crate) fn first(&self, count: usize) -> BTreeSet<&str> {
        let mut first = BTreeSet::new();
        for name in self.0.keys() {
            first.insert(name.as_ref());
            if first.len() > count {
                first.pop_last();
            }
        }
        first
    }
}
