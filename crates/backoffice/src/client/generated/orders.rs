// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use super::super::runtime;
runtime::group!(Orders, super::super::Client, "Calls of `orders`; see [`Client::orders`](super::super::Client::orders).");
impl<S, M: runtime::Mode> Orders<S, M> {
    /// Refund an order: `POST /orders/{number}/refund/`.
    ///
    /// Needs the scope `orders:write`. Section 4, endpoint 1; gaps of the document: `success-status`.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice::client::example(&[], async |client, _| { use ::backoffice::client::models::*;
    /// let response = client.orders().refund("1001", RefundOrder::new(Amount::new("10.00")?)).send().await?;
    /// # Ok(()) });
    /// ```
    pub fn refund<At>(
        &self,
        number: impl Into<super::OrderNumber>,
        body: super::RefundOrder,
    ) -> super::super::Call<super::super::models::operations::RefundOrderOperation, M>
    where
        S: runtime::Grants<super::scopes::OrdersWrite, At>,
    {
        super::super::Call::new(&self.client, &[("number", &Into::<super::OrderNumber>::into(number))], runtime::Payload::json(&body))
    }
    /// Create an order note: `POST /orders/{number}/notes/`.
    ///
    /// Needs the scope `orders:write`. Section 4, endpoint 2; gaps of the document: `success-status`.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice::client::example(&[], async |client, _| { use ::backoffice::client::models::*;
    /// let response = client.orders().create_note("1001", CreateOrderNote::new("text")).send().await?;
    /// # Ok(()) });
    /// ```
    pub fn create_note<At>(
        &self,
        number: impl Into<super::OrderNumber>,
        body: super::CreateOrderNote,
    ) -> super::super::Call<super::super::models::operations::CreateOrderNoteOperation, M>
    where
        S: runtime::Grants<super::scopes::OrdersWrite, At>,
    {
        super::super::Call::new(&self.client, &[("number", &Into::<super::OrderNumber>::into(number))], runtime::Payload::json(&body))
    }
    /// Create a fulfillment event: `POST /orders/{number}/fulfillments/{fulfillmentId}/events/`.
    ///
    /// Needs the scope `orders:write`. Section 4, endpoint 3; gaps of the document: `success-status`, `path-parameter-types`.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # ::backoffice::client::example(&[], async |client, _| { use ::backoffice::client::models::*;
    /// let response = client.orders().create_fulfillment_event("1001", 7, CreateFulfillmentEvent::new("label_printed")).send().await?;
    /// # Ok(()) });
    /// ```
    pub fn create_fulfillment_event<At>(
        &self,
        number: impl Into<super::OrderNumber>,
        fulfillment_id: impl Into<super::FulfillmentId>,
        body: super::CreateFulfillmentEvent,
    ) -> super::super::Call<super::super::models::operations::CreateFulfillmentEventOperation, M>
    where
        S: runtime::Grants<super::scopes::OrdersWrite, At>,
    {
        super::super::Call::new(
            &self.client,
            &[
                ("number", &Into::<super::OrderNumber>::into(number)),
                ("fulfillmentId", &Into::<super::FulfillmentId>::into(fulfillment_id)),
            ],
            runtime::Payload::json(&body),
        )
    }
}
