// Written by `cargo xtask codegen` from tests/hostile/tables. Do not edit.

use super::super::runtime;
/// Calls of `client`; see [`Client::client`](super::super::Client::client).
pub struct Client<S = runtime::Undeclared, M = runtime::Async> {
    client: super::super::Client<S, M>,
}
impl<S, M: runtime::Mode> Client<S, M> {
    pub(super) fn of(client: super::super::Client<S, M>) -> Self {
        Self { client }
    }
    /// An endpoint with the name of a type of the prelude: `POST /notes/`.
    ///
    /// Needs the scope `all`. Section 4.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice_hostile::client::example(&[], async |client, _| { use ::backoffice_hostile::client::models::*;
    /// let response = client.client().form(EmptyBody::new()).send().await?;
    /// # Ok(()) });
    /// ```
    pub fn form<At>(&self, body: super::EmptyBody) -> super::super::Call<super::super::models::operations::StringOperation, M>
    where
        S: runtime::Grants<super::scopes::All, At>,
    {
        super::super::Call::new(&self.client, &[], runtime::Payload::json(&body))
    }
}
impl<S, M: runtime::Mode> ::core::clone::Clone for Client<S, M> {
    fn clone(&self) -> Self {
        Self::of(self.client.clone())
    }
}
impl<S, M: runtime::Mode> ::core::fmt::Debug for Client<S, M> {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        self.client.fmt(f)
    }
}
