// Written by `cargo xtask codegen` from tests/hostile/tables. Do not edit.

use super::super::runtime;
/// Calls of `self_`; see [`Client::self_`](super::super::Client::self_).
pub struct Self_<S = runtime::Undeclared, M = runtime::Async> {
    client: super::super::Client<S, M>,
}
impl<S, M: runtime::Mode> Self_<S, M> {
    pub(super) fn of(client: super::super::Client<S, M>) -> Self {
        Self { client }
    }
    /// An endpoint with the name of the list of scopes: `POST /keywords/{type}/`.
    ///
    /// Needs the scope `all`. Section 4.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice_hostile::client::example(&[], async |client, _| { use ::backoffice_hostile::client::models::*;
    /// let response = client.self_().pages("1001", KeywordsBody::new("text", ["text"], Keywords::default(), "type")).send().await?;
    /// # Ok(()) });
    /// ```
    pub fn pages<At>(
        &self,
        r#type: impl Into<super::KeywordsType2>,
        body: super::KeywordsBody,
    ) -> super::super::Call<super::super::models::operations::ScopesOperation, M>
    where
        S: runtime::Grants<super::scopes::All, At>,
    {
        super::super::Call::new(&self.client, &[("type", &Into::<super::KeywordsType2>::into(r#type))], runtime::Payload::json(&body))
    }
}
impl<S, M: runtime::Mode> ::core::clone::Clone for Self_<S, M> {
    fn clone(&self) -> Self {
        Self::of(self.client.clone())
    }
}
impl<S, M: runtime::Mode> ::core::fmt::Debug for Self_<S, M> {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        self.client.fmt(f)
    }
}
