// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use super::super::runtime;
/// Calls of `disputes`; see [`Client::disputes`](super::super::Client::disputes).
pub struct Disputes<S = runtime::Undeclared, M = runtime::Async> {
    client: super::super::Client<S, M>,
}
impl<S, M: runtime::Mode> Disputes<S, M> {
    pub(super) fn of(client: super::super::Client<S, M>) -> Self {
        Self { client }
    }
    /// Retrieve a dispute: `GET /disputes/{id}/`.
    ///
    /// Needs the scope `disputes:read`. Section 4, endpoint 17; gaps of the document: `success-status`, `path-parameter-types`.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice::client::example(&[], async |client, _| { use ::backoffice::client::models::*;
    /// let response = client.disputes().get(7).send().await?;
    /// # Ok(()) });
    /// ```
    pub fn get<At>(&self, id: impl Into<super::DisputeId>) -> super::super::Call<super::super::models::operations::GetDisputeOperation, M>
    where
        S: runtime::Grants<super::scopes::DisputesRead, At>,
    {
        super::super::Call::new(&self.client, &[("id", &Into::<super::DisputeId>::into(id))], runtime::Payload::none())
    }
}
impl<S, M: runtime::Mode> ::core::clone::Clone for Disputes<S, M> {
    fn clone(&self) -> Self {
        Self::of(self.client.clone())
    }
}
impl<S, M: runtime::Mode> ::core::fmt::Debug for Disputes<S, M> {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        self.client.fmt(f)
    }
}
