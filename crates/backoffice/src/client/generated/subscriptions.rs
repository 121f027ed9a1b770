// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use super::super::runtime;
runtime::group!(
    Subscriptions, super::super::Client,
    "Calls of `subscriptions`; see [`Client::subscriptions`](super::super::Client::subscriptions)."
);
impl<S, M: runtime::Mode> Subscriptions<S, M> {
    /// Retrieve a subscription: `GET /subscriptions/{id}/`.
    ///
    /// Needs the scope `subscriptions:read`. Section 4, endpoint 6; gaps of the document: `success-status`, `path-parameter-types`.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice::client::example(&[], async |client, _| { use ::backoffice::client::models::*;
    /// let response = client.subscriptions().get(7).send().await?;
    /// # Ok(()) });
    /// ```
    pub fn get<At>(
        &self,
        id: impl Into<super::SubscriptionId>,
    ) -> super::super::Call<super::super::models::operations::GetSubscriptionOperation, M>
    where
        S: runtime::Grants<super::scopes::SubscriptionsRead, At>,
    {
        super::super::Call::new(&self.client, &[("id", &Into::<super::SubscriptionId>::into(id))], runtime::Payload::none())
    }
    /// Partially update a subscription: `PATCH /subscriptions/{id}/`.
    ///
    /// Needs the scope `subscriptions:write`. Section 4, endpoint 7; gaps of the document: `success-status`, `path-parameter-types`.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice::client::example(&[], async |client, _| { use ::backoffice::client::models::*;
    /// let response = client.subscriptions().update(7, UpdateSubscription::new()).send().await?;
    /// # Ok(()) });
    /// ```
    pub fn update<At>(
        &self,
        id: impl Into<super::SubscriptionId>,
        body: super::UpdateSubscription,
    ) -> super::super::Call<super::super::models::operations::UpdateSubscriptionOperation, M>
    where
        S: runtime::Grants<super::scopes::SubscriptionsWrite, At>,
    {
        super::super::Call::new(&self.client, &[("id", &Into::<super::SubscriptionId>::into(id))], runtime::Payload::json(&body))
    }
    /// Create a subscription line: `POST /subscriptions/{id}/lines/`.
    ///
    /// Needs the scope `subscriptions:write`. Section 4, endpoint 8; gaps of the document: `success-status`, `created-status`, `path-parameter-types`.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice::client::example(&[], async |client, _| { use ::backoffice::client::models::*;
    /// let response = client.subscriptions().create_line(7, CreateSubscriptionLine::new(1, 1)).send().await?;
    /// # Ok(()) });
    /// ```
    pub fn create_line<At>(
        &self,
        id: impl Into<super::SubscriptionId>,
        body: super::CreateSubscriptionLine,
    ) -> super::super::Call<super::super::models::operations::CreateSubscriptionLineOperation, M>
    where
        S: runtime::Grants<super::scopes::SubscriptionsWrite, At>,
    {
        super::super::Call::new(&self.client, &[("id", &Into::<super::SubscriptionId>::into(id))], runtime::Payload::json(&body))
    }
}
