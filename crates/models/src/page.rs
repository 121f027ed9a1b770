//! One page of a list.

use crate::{
    extra::Extra,
    info::ShapeInfo,
    list::List,
    runtime::{Member, Members},
    scalars::Url,
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
    extra: Extra,
}

/// A record that comes in pages.
pub trait PageOf: crate::runtime::Value {
    /// What the document says of a page of it.
    const PAGE: &'static ShapeInfo;
}

impl<T> Page<T> {
    /// What the document does not describe or what did not fit.
    #[must_use]
    pub fn extra(&self) -> &Extra {
        &self.extra
    }

    /// What the document does not describe or what did not fit.
    pub fn extra_mut(&mut self) -> &mut Extra {
        &mut self.extra
    }
}

impl<T> Default for Page<T> {
    fn default() -> Self {
        Self {
            next: None,
            previous: None,
            results: List::default(),
            extra: Extra::default(),
        }
    }
}

impl<T: PageOf> Members for Page<T> {
    fn info(&self) -> &'static ShapeInfo {
        T::PAGE
    }

    fn empty() -> Self {
        Self::default()
    }

    fn member(&self, position: usize) -> Option<&dyn Member> {
        Some(match position {
            0 => &self.next,
            1 => &self.previous,
            2 => &self.results,
            _ => return None,
        })
    }

    fn member_mut(&mut self, position: usize) -> Option<&mut dyn Member> {
        Some(match position {
            0 => &mut self.next,
            1 => &mut self.previous,
            2 => &mut self.results,
            _ => return None,
        })
    }

    fn extra(&self) -> &Extra {
        &self.extra
    }

    fn extra_mut(&mut self) -> &mut Extra {
        &mut self.extra
    }
}

crate::runtime::shape_impls!({ T: PageOf } Page<T>);
