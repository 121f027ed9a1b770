// Written by `cargo xtask codegen` from tests/hostile/tables. Do not edit.

use super::super::runtime;
/// Calls of `all`; see [`Client::all`](super::super::Client::all).
pub struct All<S = runtime::Undeclared, M = runtime::Async> {
    client: super::super::Client<S, M>,
}
impl<S, M: runtime::Mode> All<S, M> {
    pub(super) fn of(client: super::super::Client<S, M>) -> Self {
        Self { client }
    }
    /// An endpoint with the name of a type: `GET /errors/`.
    ///
    /// Needs a token, with any scopes. Section 4.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice_hostile::client::example(&[], async |client, _| { use ::backoffice_hostile::client::models::*;
    /// let response = client.all().method().send().await?;
    /// # Ok(()) });
    /// ```
    pub fn method(&self) -> super::super::Call<super::super::models::operations::MethodOperation, M> {
        super::super::Call::new(&self.client, &[], runtime::Payload::none())
    }
    /// An endpoint with the name of another variant of the prelude: `GET /never/`.
    ///
    /// Needs the scope `all`. Section 4.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice_hostile::client::example(&[], async |client, _| { use ::backoffice_hostile::client::models::*;
    /// let response = client.all().none().send().await?;
    /// # Ok(()) });
    /// ```
    pub fn none<At>(&self) -> super::super::Call<super::super::models::operations::NoneOperation, M>
    where
        S: runtime::Grants<super::scopes::All, At>,
    {
        super::super::Call::new(&self.client, &[], runtime::Payload::none())
    }
}
impl<S, M: runtime::Mode> ::core::clone::Clone for All<S, M> {
    fn clone(&self) -> Self {
        Self::of(self.client.clone())
    }
}
impl<S, M: runtime::Mode> ::core::fmt::Debug for All<S, M> {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        self.client.fmt(f)
    }
}
