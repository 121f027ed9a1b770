// Written by `cargo xtask codegen` from tests/hostile/tables. Do not edit.

use super::super::runtime;
/// Calls of `scopes`; see [`Client::scopes`](super::super::Client::scopes).
pub struct Scopes<S = runtime::Undeclared, M = runtime::Async> {
    client: super::super::Client<S, M>,
}
impl<S, M: runtime::Mode> Scopes<S, M> {
    pub(super) fn of(client: super::super::Client<S, M>) -> Self {
        Self { client }
    }
    /// An endpoint with the name of a type that its file uses: `POST /loop/{a}/{b}/{c}/`.
    ///
    /// Needs the scope `all`. Section 4.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice_hostile::client::example(&[], async |client, _| { use ::backoffice_hostile::client::models::*;
    /// let response = client.scopes().client("text", 1, 1, LoopBody::new(Vec::<LoopBody>::new(), Leaf::default())).send().await?;
    /// # Ok(()) });
    /// ```
    pub fn client<At>(
        &self,
        a: &str,
        b: i64,
        c: i64,
        body: super::LoopBody,
    ) -> super::super::Call<super::super::models::operations::EndpointOperation, M>
    where
        S: runtime::Grants<super::scopes::All, At>,
    {
        super::super::Call::new(&self.client, &[("a", &a), ("b", &b), ("c", &c)], runtime::Payload::json(&body))
    }
}
impl<S, M: runtime::Mode> ::core::clone::Clone for Scopes<S, M> {
    fn clone(&self) -> Self {
        Self::of(self.client.clone())
    }
}
impl<S, M: runtime::Mode> ::core::fmt::Debug for Scopes<S, M> {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        self.client.fmt(f)
    }
}
