// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use super::super::runtime;
runtime::group!(Disputes, super::super::Client, "Calls of `disputes`; see [`Client::disputes`](super::super::Client::disputes).");
impl<S, M: runtime::Mode> Disputes<S, M> {
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
