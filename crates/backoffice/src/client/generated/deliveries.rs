// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use super::super::runtime;
runtime::group!(Deliveries, super::super::Client, "Calls of `deliveries`; see [`Client::deliveries`](super::super::Client::deliveries).");
impl<S, M: runtime::Mode> Deliveries<S, M> {
    /// List deliveries to webhooks: `GET /deliveries/`.
    ///
    /// Needs the scope `webhooks:read`. Section 6, gap delivery-log; gaps of the document: `delivery-log`.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice::client::example(&[], async |client, _| { use ::backoffice::client::models::*;
    /// let mut items = client.deliveries().list().items();
    /// while let Some(item) = items.next().await {
    ///     println!("{:?}", item?);
    /// }
    /// # Ok(()) });
    /// ```
    pub fn list<At>(&self) -> super::super::Call<super::super::models::operations::ListDeliveriesOperation, M>
    where
        S: runtime::Grants<super::scopes::WebhooksRead, At>,
    {
        super::super::Call::new(&self.client, &[], runtime::Payload::none())
    }
    /// Retrieve a delivery with its attempts: `GET /deliveries/{id}/`.
    ///
    /// Needs the scope `webhooks:read`. Section 6, gap delivery-log; gaps of the document: `delivery-log`.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice::client::example(&[], async |client, _| { use ::backoffice::client::models::*;
    /// let response = client.deliveries().get(7).send().await?;
    /// # Ok(()) });
    /// ```
    pub fn get<At>(
        &self,
        id: impl Into<super::WebhookDeliveryId>,
    ) -> super::super::Call<super::super::models::operations::GetDeliveryOperation, M>
    where
        S: runtime::Grants<super::scopes::WebhooksRead, At>,
    {
        super::super::Call::new(&self.client, &[("id", &Into::<super::WebhookDeliveryId>::into(id))], runtime::Payload::none())
    }
    /// Make deliveries again: `POST /redeliveries/`.
    ///
    /// Needs the scope `webhooks:write`. Section 6, gap delivery-log; gaps of the document: `delivery-log`.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice::client::example(&[], async |client, _| { use ::backoffice::client::models::*;
    /// let response = client.deliveries().redeliver(RedeliverEvents::new()).send().await?;
    /// # Ok(()) });
    /// ```
    pub fn redeliver<At>(
        &self,
        body: super::RedeliverEvents,
    ) -> super::super::Call<super::super::models::operations::RedeliverEventsOperation, M>
    where
        S: runtime::Grants<super::scopes::WebhooksWrite, At>,
    {
        super::super::Call::new(&self.client, &[], runtime::Payload::json(&body))
    }
    /// Change a webhook's secret: `POST /webhooks/{id}/secret/`.
    ///
    /// Needs the scope `webhooks:write`. Section 6, gap webhook-secret; gaps of the document: `webhook-secret`.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice::client::example(&[], async |client, _| { use ::backoffice::client::models::*;
    /// let response = client.deliveries().change_secret(7, ChangeWebhookSecret::new()).send().await?;
    /// # Ok(()) });
    /// ```
    pub fn change_secret<At>(
        &self,
        id: impl Into<super::WebhookId>,
        body: super::ChangeWebhookSecret,
    ) -> super::super::Call<super::super::models::operations::ChangeWebhookSecretOperation, M>
    where
        S: runtime::Grants<super::scopes::WebhooksWrite, At>,
    {
        super::super::Call::new(&self.client, &[("id", &Into::<super::WebhookId>::into(id))], runtime::Payload::json(&body))
    }
}
impl<M> super::super::Call<super::super::models::operations::ListDeliveriesOperation, M> {
    /// Query parameter `webhook`.
    pub fn webhook(mut self, value: impl Into<super::WebhookId>) -> Self {
        self.query_mut().webhook = ::core::option::Option::Some(value.into());
        self
    }
    /// Query parameter `event`.
    pub fn event(mut self, value: impl Into<super::EventName>) -> Self {
        self.query_mut().event = ::core::option::Option::Some(value.into());
        self
    }
    /// Query parameter `state`.
    pub fn state(mut self, value: super::DeliveryState) -> Self {
        self.query_mut().state = ::core::option::Option::Some(value);
        self
    }
    /// Query parameter `created_from`. Of events at this time or later.
    pub fn created_from(mut self, value: runtime::Timestamp) -> Self {
        self.query_mut().created_from = ::core::option::Option::Some(value);
        self
    }
    /// Query parameter `created_to`. Of events at this time or before.
    pub fn created_to(mut self, value: runtime::Timestamp) -> Self {
        self.query_mut().created_to = ::core::option::Option::Some(value);
        self
    }
    /// Query parameter `cursor`. The pagination cursor value.
    pub fn cursor(mut self, value: impl Into<runtime::Text>) -> Self {
        self.query_mut().cursor = ::core::option::Option::Some(value.into());
        self
    }
}
