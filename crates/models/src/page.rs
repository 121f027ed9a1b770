//! Pages of lists.

use crate::{
    info::ShapeInfo,
    list::List,
    runtime::{Access, Table},
    scalars::Url,
    unknown_fields::UnknownFields,
};

/// Names of the fields of a [`Page`], on the wire and in Rust. Nothing else names them in code.
pub const ENVELOPE: Envelope = Envelope {
    next: "next",
    previous: "previous",
    results: "results",
    section: "4, Pagination",
};

/// Names of a page's fields.
#[derive(Clone, Copy, Debug)]
pub struct Envelope {
    /// The field with the address of the next page.
    pub next: &'static str,
    /// The field with the address of the previous page.
    pub previous: &'static str,
    /// The list of records.
    pub results: &'static str,
    /// Section of the document about pages.
    pub section: &'static str,
}

/// Page of a list, section 4 "Pagination": `{next, previous, results}`.
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

/// A record that a list endpoint returns in pages.
pub trait PageOf: crate::runtime::Value {
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

    crate::runtime::access!(0 "next" next 1 "previous" previous 2 "results" results);

    fn unknown_fields(&self) -> &UnknownFields {
        &self.unknown_fields
    }

    fn unknown_fields_mut(&mut self) -> &mut UnknownFields {
        &mut self.unknown_fields
    }
}

crate::runtime::shape_impls!({ T: PageOf } Page<T>);
