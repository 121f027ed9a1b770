//! One page of a list.

use crate::{
    info::ShapeInfo,
    list::List,
    runtime::{Field, Fields},
    scalars::Url,
    unknown_fields::UnknownFields,
};

/// One page of a list, section 4 "Pagination": `{next, previous, results}`.
///
/// # Examples
///
/// ```
/// use backoffice_models::{GiftCard, Page, Record as _};
///
/// let page = Page::<GiftCard>::from_json(r#"{"next":null,"previous":null,"results":[{"id":7}]}"#)?;
/// assert_eq!(page.results.len(), 1);
/// assert!(page.next.is_none());
/// # Ok::<(), backoffice_models::DecodeError>(())
/// ```
#[non_exhaustive]
#[derive(Clone, PartialEq)]
pub struct Page<T> {
    /// Address of the next page; none on the last one.
    pub next: Option<Url>,
    /// Address of the previous page; none on the first one.
    pub previous: Option<Url>,
    /// The records of this page.
    pub results: List<T>,
    unknown_fields: UnknownFields,
}

/// A record that comes in pages.
pub trait PageOf: crate::runtime::Value {
    /// What the document says of a page of it.
    const PAGE: &'static ShapeInfo;
}

impl<T> Page<T> {
    /// What the document does not describe or what did not fit.
    #[must_use]
    pub fn unknown_fields(&self) -> &UnknownFields {
        &self.unknown_fields
    }

    /// What the document does not describe or what did not fit.
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

impl<T: PageOf> Fields for Page<T> {
    fn info(&self) -> &'static ShapeInfo {
        T::PAGE
    }

    fn empty() -> Self {
        Self::default()
    }

    fn field(&self, position: usize) -> Option<&dyn Field> {
        Some(match position {
            0 => &self.next,
            1 => &self.previous,
            2 => &self.results,
            _ => return None,
        })
    }

    fn field_mut(&mut self, position: usize) -> Option<&mut dyn Field> {
        Some(match position {
            0 => &mut self.next,
            1 => &mut self.previous,
            2 => &mut self.results,
            _ => return None,
        })
    }

    fn unknown_fields(&self) -> &UnknownFields {
        &self.unknown_fields
    }

    fn unknown_fields_mut(&mut self) -> &mut UnknownFields {
        &mut self.unknown_fields
    }
}

crate::runtime::shape_impls!({ T: PageOf } Page<T>);
