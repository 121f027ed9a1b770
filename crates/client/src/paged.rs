//! Pages of lists.

use backoffice_models::{
    OneOrMany, Page, Record, ResponseBody,
    runtime::{Fields, PageOf, Value},
};

/// A response that is one page of a list.
///
/// # Examples
///
/// ```
/// # backoffice_client::testing::example(&[(200, r#"{"next":null,"results":[{"id":7},{"id":8}]}"#)], async |client, _| {
/// use backoffice_client::{Error, Paged, Pages};
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

    /// Returns the response's `next`; `None` on the last page.
    ///
    /// # Errors
    ///
    /// If the response is not a page, or its `next` is not text. Without this error, the list would end early and
    /// silently.
    fn next(&self) -> Result<Option<&str>, &'static str>;

    /// Returns the records of this page.
    fn into_items(self) -> Vec<Self::Item>;
}

#[diagnostic::do_not_recommend]
impl<T: PageOf + Send + 'static> Paged for Page<T>
where
    Page<T>: Record,
{
    type Item = T;

    fn next(&self) -> Result<Option<&str>, &'static str> {
        if !self.results.is_present() {
            return Err("it has no list called `results`");
        }
        match (&self.next, self.unknown_fields().get("next")) {
            (None, Some(_)) => Err("its `next` is not text"),
            (next, _) => Ok(next.as_ref().map(|url| url.as_str())),
        }
    }

    fn into_items(self) -> Vec<T> {
        self.results.into_vec()
    }
}

#[diagnostic::do_not_recommend]
impl<T: Fields + Value + Send + 'static> Paged for OneOrMany<T> {
    type Item = T;

    fn next(&self) -> Result<Option<&str>, &'static str> {
        Ok(self.next())
    }

    fn into_items(self) -> Vec<T> {
        self.into_vec()
    }
}
