// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use super::super::runtime;
runtime::group!(Webhooks, super::super::Client, "Calls of `webhooks`; see [`Client::webhooks`](super::super::Client::webhooks).");
impl<S, M: runtime::Mode> Webhooks<S, M> {
    /// List webhooks: `GET /webhooks/`.
    ///
    /// Needs the scope `webhooks:read`. Section 4, endpoint 21; gaps of the document: `success-status`.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice::client::example(&[], async |client, _| { use ::backoffice::client::models::*;
    /// let mut items = client.webhooks().list().name("Carts").items();
    /// while let Some(item) = items.next().await {
    ///     println!("{:?}", item?);
    /// }
    /// # Ok(()) });
    /// ```
    pub fn list<At>(&self) -> super::super::Call<super::super::models::operations::ListWebhooksOperation, M>
    where
        S: runtime::Grants<super::scopes::WebhooksRead, At>,
    {
        super::super::Call::new(&self.client, &[], runtime::Payload::none())
    }
    /// Create a webhook: `POST /webhooks/`.
    ///
    /// Needs the scope `webhooks:write`. Section 4, endpoint 22; gaps of the document: `success-status`, `created-status`.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice::client::example(&[], async |client, _| { use ::backoffice::client::models::*;
    /// let response = client.webhooks().create(CreateWebhook::new(["cart.abandoned"], Url::new("https://store.example/")?)).send().await?;
    /// # Ok(()) });
    /// ```
    pub fn create<At>(&self, body: super::CreateWebhook) -> super::super::Call<super::super::models::operations::CreateWebhookOperation, M>
    where
        S: runtime::Grants<super::scopes::WebhooksWrite, At>,
    {
        super::super::Call::new(&self.client, &[], runtime::Payload::json(&body))
    }
    /// Update a webhook: `PUT /webhooks/{id}/`.
    ///
    /// Needs the scope `webhooks:write`. Section 4, endpoint 23; gaps of the document: `success-status`, `path-parameter-types`.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice::client::example(&[], async |client, _| { use ::backoffice::client::models::*;
    /// let response = client.webhooks().update(7, UpdateWebhook::new(["cart.abandoned"], Url::new("https://store.example/")?)).send().await?;
    /// # Ok(()) });
    /// ```
    pub fn update<At>(
        &self,
        id: impl Into<super::WebhookId>,
        body: super::UpdateWebhook,
    ) -> super::super::Call<super::super::models::operations::UpdateWebhookOperation, M>
    where
        S: runtime::Grants<super::scopes::WebhooksWrite, At>,
    {
        super::super::Call::new(&self.client, &[("id", &Into::<super::WebhookId>::into(id))], runtime::Payload::json(&body))
    }
}
impl<M> super::super::Call<super::super::models::operations::ListWebhooksOperation, M> {
    /// Query parameter `name`.
    pub fn name(mut self, value: impl Into<runtime::Text>) -> Self {
        self.query_mut().name = ::core::option::Option::Some(value.into());
        self
    }
    /// Query parameter `events`.
    pub fn events(mut self, value: impl IntoIterator<Item = impl Into<super::EventName>>) -> Self {
        self.query_mut().events = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Query parameter `active`.
    pub fn active(mut self, value: bool) -> Self {
        self.query_mut().active = ::core::option::Option::Some(value);
        self
    }
    /// Query parameter `cursor`. The pagination cursor value.
    pub fn cursor(mut self, value: impl Into<runtime::Text>) -> Self {
        self.query_mut().cursor = ::core::option::Option::Some(value.into());
        self
    }
}
