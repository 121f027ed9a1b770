//! Answers that lead to more of the same list.

use backoffice_models::{
    Answer, OneOrMany, Page, Record,
    runtime::{Members, PageOf, Value},
};

/// An answer that leads to more of the same list.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not come in pages",
    note = "send the call with `.send()`; lists are the calls that answer with a `Page`"
)]
pub trait Paged: Answer {
    /// What is listed.
    type Item: Send + 'static;

    /// Where the next page is, as the answer has it; none on the last one.
    ///
    /// # Errors
    ///
    /// If the answer does not say, or is no page at all: a list must not end there without a word.
    fn next(&self) -> Result<Option<&str>, &'static str>;

    /// What is listed on this page.
    fn into_items(self) -> Vec<Self::Item>;
}

impl<T: PageOf + Send + 'static> Paged for Page<T>
where
    Page<T>: Record,
{
    type Item = T;

    fn next(&self) -> Result<Option<&str>, &'static str> {
        if !self.results.is_present() {
            return Err("it has no list `results`");
        }
        match (&self.next, self.extra().get("next")) {
            (None, Some(_)) => Err("its `next` is no text"),
            (next, _) => Ok(next.as_ref().map(|url| url.as_str())),
        }
    }

    fn into_items(self) -> Vec<T> {
        self.results.into_vec()
    }
}

impl<T: Members + Value + Send + 'static> Paged for OneOrMany<T> {
    type Item = T;

    fn next(&self) -> Result<Option<&str>, &'static str> {
        Ok(self.next())
    }

    fn into_items(self) -> Vec<T> {
        self.into_vec()
    }
}
