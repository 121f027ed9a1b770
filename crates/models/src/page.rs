//! Pages of lists.

use backoffice_shapes::{PageFields, ShapeInfo};

use crate::{
    list::List,
    runtime::{Access, Field, Index, Placed, Reading, Table, take_next, take_placed, write_next},
    scalars::Url,
    unknown_fields::UnknownFields,
};

/// Page of a list.
#[non_exhaustive]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Page<T> {
    /// Address of the next page; `None` on the last one.
    pub next: Option<Url>,
    /// Address of the previous page; `None` on the first one.
    pub previous: Option<Url>,
    /// Records of this page.
    pub results: List<T>,
    unknown_fields: UnknownFields,
}

/// A record that lists have in pages, or may have.
pub trait InPages: crate::runtime::Value {
    /// Names of a page's fields.
    const ENVELOPE: &'static PageFields;

    /// The names as JSON writes them, with a colon: next, previous and results.
    const NAMES: [&'static str; 3];

    /// Positions of the names.
    fn index() -> Option<&'static Index>;
}

/// [`InPages`] of a record: the names of a page's fields, the same as JSON writes them, and the document's section.
#[doc(hidden)]
#[macro_export]
macro_rules! __in_pages {
    ($record:ty, [$($name:literal)*], [$($key:literal)*], $section:literal) => {
        impl $crate::runtime::InPages for $record {
            const ENVELOPE: &'static $crate::runtime::PageFields = &{
                let [next, previous, results] = [$($name),*];
                $crate::runtime::PageFields { next, previous, results, section: $section }
            };
            const NAMES: [&'static str; 3] = [$(concat!("\"", $key, "\":")),*];

            fn index() -> Option<&'static $crate::runtime::Index> {
                static INDEX: std::sync::LazyLock<Option<$crate::runtime::Index>> =
                    std::sync::LazyLock::new(|| $crate::runtime::index(&[$($key),*]));
                INDEX.as_ref()
            }
        }
    };
}

/// A record that a list endpoint returns in pages.
pub trait PageOf: InPages {
    /// Description of its page.
    const PAGE: &'static ShapeInfo;

    /// The engine's table of its page.
    fn table() -> Option<&'static Table>;
}

impl<T> Page<T> {
    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &UnknownFields {
        &self.unknown_fields
    }

    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut UnknownFields {
        &mut self.unknown_fields
    }
}

impl<T> Default for Page<T> {
    fn default() -> Self {
        Self {
            next: None,
            previous: None,
            results: List::default(),
            unknown_fields: UnknownFields::default(),
        }
    }
}

impl<T: PageOf> Access for Page<T> {
    fn info(&self) -> &'static ShapeInfo {
        T::PAGE
    }

    fn empty() -> Self {
        Self::default()
    }

    fn table(&self) -> Option<&'static Table> {
        T::table()
    }

    fn index(&self) -> Option<&'static Index> {
        T::index()
    }

    fn field(&self, position: usize) -> Option<&dyn Field> {
        match position {
            0 => Some(&self.next),
            1 => Some(&self.previous),
            2 => Some(&self.results),
            _ => None,
        }
    }

    fn field_mut(&mut self, position: usize) -> Option<&mut dyn Field> {
        match position {
            0 => Some(&mut self.next),
            1 => Some(&mut self.previous),
            2 => Some(&mut self.results),
            _ => None,
        }
    }

    #[inline]
    fn take_in_order<'t>(&mut self, text: &'t [u8], reading: &mut Reading<'_, 't>) -> &'t [u8] {
        let [next, previous, results] = T::NAMES;
        let text = take_next(&mut self.next, 0, next, text, reading);
        let text = take_next(&mut self.previous, 1, previous, text, reading);
        take_next(&mut self.results, 2, results, text, reading)
    }

    #[inline]
    fn take_placed(&mut self, placed: &mut Placed<'_, '_>) {
        take_placed(&mut self.next, 0, placed);
        take_placed(&mut self.previous, 1, placed);
        take_placed(&mut self.results, 2, placed);
    }

    #[inline]
    fn size_below(&self) -> usize {
        self.next.size_below() + self.previous.size_below() + self.results.size_below()
    }

    #[inline]
    fn write_in_order(&self, nulls: u128, out: &mut String) -> u128 {
        let [next, previous, results] = T::NAMES;
        let mut written = 0;
        write_next(&self.next, 0, next, nulls, &mut written, out);
        write_next(&self.previous, 1, previous, nulls, &mut written, out);
        write_next(&self.results, 2, results, nulls, &mut written, out);
        written
    }

    fn unknown_fields(&self) -> &UnknownFields {
        &self.unknown_fields
    }

    fn unknown_fields_mut(&mut self) -> &mut UnknownFields {
        &mut self.unknown_fields
    }
}

crate::runtime::shape_impls!({ T: PageOf } Page<T>);
