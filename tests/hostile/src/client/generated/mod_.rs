// Written by `cargo xtask codegen` from tests/hostile/tables. Do not edit.

use super::super::runtime;
/// Calls of `r#mod`; see [`Client::r#mod`](super::super::Client::mod).
pub struct Mod<S = runtime::Undeclared, M = runtime::Async> {
    client: super::super::Client<S, M>,
}
impl<S, M: runtime::Mode> Mod<S, M> {
    pub(super) fn of(client: super::super::Client<S, M>) -> Self {
        Self { client }
    }
    /// An endpoint with the name of the header: `GET /names/{an odd.id}/`.
    ///
    /// Needs the scope `all`. Section 4.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice_hostile::client::example(&[], async |client, _| { use ::backoffice_hostile::client::models::*;
    /// let response = client.r#mod().groups(7).send().await?;
    /// # Ok(()) });
    /// ```
    pub fn groups<At>(
        &self,
        an_odd_id: impl Into<super::NamesAnOddId>,
    ) -> super::super::Call<super::super::models::operations::VersionHeaderOperation, M>
    where
        S: runtime::Grants<super::scopes::All, At>,
    {
        super::super::Call::new(&self.client, &[("an odd.id", &Into::<super::NamesAnOddId>::into(an_odd_id))], runtime::Payload::none())
    }
}
impl<S, M: runtime::Mode> ::core::clone::Clone for Mod<S, M> {
    fn clone(&self) -> Self {
        Self::of(self.client.clone())
    }
}
impl<S, M: runtime::Mode> ::core::fmt::Debug for Mod<S, M> {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        self.client.fmt(f)
    }
}
