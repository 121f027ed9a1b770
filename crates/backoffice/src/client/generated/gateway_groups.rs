// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use super::super::runtime;
/// Calls of `gateway_groups`; see [`Client::gateway_groups`](super::super::Client::gateway_groups).
pub struct GatewayGroups<S = runtime::Undeclared, M = runtime::Async> {
    client: super::super::Client<S, M>,
}
impl<S, M: runtime::Mode> GatewayGroups<S, M> {
    pub(super) fn of(client: super::super::Client<S, M>) -> Self {
        Self { client }
    }
    /// List gateway groups: `GET /gateway-groups/`.
    ///
    /// Needs the scope `gateways:read`. Section 4, endpoint 20; gaps of the document: `success-status`.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice::client::example(&[], async |client, _| { use ::backoffice::client::models::*;
    /// let mut items = client.gateway_groups().list().items();
    /// while let Some(item) = items.next().await {
    ///     println!("{:?}", item?);
    /// }
    /// # Ok(()) });
    /// ```
    pub fn list<At>(&self) -> super::super::Call<super::super::models::operations::ListGatewayGroupsOperation, M>
    where
        S: runtime::Grants<super::scopes::GatewaysRead, At>,
    {
        super::super::Call::new(&self.client, &[], runtime::Payload::none())
    }
}
impl<S, M: runtime::Mode> ::core::clone::Clone for GatewayGroups<S, M> {
    fn clone(&self) -> Self {
        Self::of(self.client.clone())
    }
}
impl<S, M: runtime::Mode> ::core::fmt::Debug for GatewayGroups<S, M> {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        self.client.fmt(f)
    }
}
impl<M> super::super::Call<super::super::models::operations::ListGatewayGroupsOperation, M> {
    /// Query parameter `cursor`. The pagination cursor value.
    pub fn cursor(mut self, value: impl Into<runtime::Text>) -> Self {
        self.query_mut().cursor = ::core::option::Option::Some(value.into());
        self
    }
}
