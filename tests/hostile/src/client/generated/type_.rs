// Written by `cargo xtask codegen` from tests/hostile/tables. Do not edit.

use super::super::runtime;
/// Calls of `r#type`; see [`Client::r#type`](super::super::Client::type).
pub struct Type<S = runtime::Undeclared, M = runtime::Async> {
    client: super::super::Client<S, M>,
}
impl<S, M: runtime::Mode> Type<S, M> {
    pub(super) fn of(client: super::super::Client<S, M>) -> Self {
        Self { client }
    }
    /// An endpoint with the name of the version: `PATCH /keywords/{type}/`.
    ///
    /// Needs the scope `all`. Section 4.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice_hostile::client::example(&[], async |client, _| { use ::backoffice_hostile::client::models::*;
    /// let response = client.r#type().r#fn("1001", KeywordsUpdate::new()).send().await?;
    /// # Ok(()) });
    /// ```
    pub fn r#fn<At>(
        &self,
        r#type: impl Into<super::KeywordsType2>,
        body: super::KeywordsUpdate,
    ) -> super::super::Call<super::super::models::operations::VersionOperation, M>
    where
        S: runtime::Grants<super::scopes::All, At>,
    {
        super::super::Call::new(&self.client, &[("type", &Into::<super::KeywordsType2>::into(r#type))], runtime::Payload::json(&body))
    }
}
impl<S, M: runtime::Mode> ::core::clone::Clone for Type<S, M> {
    fn clone(&self) -> Self {
        Self::of(self.client.clone())
    }
}
impl<S, M: runtime::Mode> ::core::fmt::Debug for Type<S, M> {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        self.client.fmt(f)
    }
}
