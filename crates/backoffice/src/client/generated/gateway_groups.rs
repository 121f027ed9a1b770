// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use super::super::runtime;
runtime::group!(
    GatewayGroups, super::super::Client,
    "Calls of `gateway_groups`; see [`Client::gateway_groups`](super::super::Client::gateway_groups)."
);
impl<S, M: runtime::Mode> GatewayGroups<S, M> {
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
impl<M> super::super::Call<super::super::models::operations::ListGatewayGroupsOperation, M> {
    /// Query parameter `cursor`. The pagination cursor value.
    pub fn cursor(mut self, value: impl Into<runtime::Text>) -> Self {
        self.query_mut().cursor = ::core::option::Option::Some(value.into());
        self
    }
}
