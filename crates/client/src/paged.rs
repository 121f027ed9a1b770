//! Pages of lists.

use backoffice_models::{
    List, OneOrMany, Page, Record, ResponseBody,
    runtime::{Fields, InPages, PageFields, PageOf},
};
use backoffice_shapes::Endpoint;

/// Returns the reason why a response without a list is not a page.
pub(crate) fn no_list(envelope: &PageFields) -> String {
    format!("it has no list called `{}`", envelope.results)
}

/// A response that is one page of a list.
///
/// # Examples
///
/// ```
/// # backoffice::client::example(&[(200, r#"{"next":null,"results":[{"id":7},{"id":8}]}"#)], async |client, _| {
/// use backoffice::client::{Error, Paged, Pages};
///
/// // For lists of any kind.
/// async fn count<P: Paged + Send + 'static>(mut pages: Pages<P>) -> Result<usize, Error> {
///     let mut count = 0;
///     while let Some(page) = pages.next().await {
///         count += page?.into_items().len();
///     }
///     Ok(count)
/// }
/// assert_eq!(count(client.users().list().pages()).await?, 2);
/// # Ok(()) });
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not come in pages",
    note = "send the call with `.send()`; lists are the calls that answer with a `Page`"
)]
pub trait Paged: ResponseBody {
    /// A record of the list.
    type Item: Send + 'static;

    /// Checks that a response of `endpoint` is a page, so that it has the records that [`into_items`](Paged::into_items)
    /// returns.
    ///
    /// # Errors
    ///
    /// If it has no list of records. Without this error, the list would end early and silently.
    fn check(&self, endpoint: &Endpoint) -> Result<(), String>;

    /// Sets the names of a page's fields, for a type that does not have them.
    #[doc(hidden)]
    fn set_envelope(&mut self, envelope: &'static PageFields) {
        let _ = envelope;
    }

    /// Returns the address of the next page; `None` on the last page.
    ///
    /// # Errors
    ///
    /// If it is not text.
    fn next(&self) -> Result<Option<&str>, String>;

    /// Returns the records of this page.
    fn into_items(self) -> Vec<Self::Item>;
}

#[diagnostic::do_not_recommend]
impl<T: PageOf + Send + 'static> Paged for Page<T>
where
    Page<T>: Record,
{
    type Item = T;

    fn check(&self, _: &Endpoint) -> Result<(), String> {
        has_list(T::ENVELOPE, &self.results)
    }

    fn next(&self) -> Result<Option<&str>, String> {
        match (&self.next, self.unknown_fields().get(T::ENVELOPE.next)) {
            (None, Some(_)) => Err(format!("its `{}` is not text", T::ENVELOPE.next)),
            (next, _) => Ok(next.as_ref().map(|url| url.as_str())),
        }
    }

    fn into_items(self) -> Vec<T> {
        self.results.into_vec()
    }
}

#[diagnostic::do_not_recommend]
impl<T: Fields + InPages + Send + 'static> Paged for OneOrMany<T> {
    type Item = T;

    fn check(&self, _: &Endpoint) -> Result<(), String> {
        match self {
            Self::Page { results, .. } => has_list(T::ENVELOPE, results),
            _ => Ok(()),
        }
    }

    fn next(&self) -> Result<Option<&str>, String> {
        Ok(self.next())
    }

    fn into_items(self) -> Vec<T> {
        self.into_vec()
    }
}

fn has_list<T>(envelope: &PageFields, results: &List<T>) -> Result<(), String> {
    if results.is_present() { Ok(()) } else { Err(no_list(envelope)) }
}
