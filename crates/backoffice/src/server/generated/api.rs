// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! A trait for each group of calls, and its routes.
use crate::server::{models, runtime};
/// Serves the calls of the client's `orders()`. [`Routes::orders`] adds its routes.
pub trait Orders: Send + Sync + 'static {
    /// Refund an order: `POST /orders/{number}/refund/`.
    ///
    /// The caller has the scope `orders:write`. Section 4, endpoint 1.
    fn refund(
        &self,
        caller: &runtime::Caller,
        number: models::OrderNumber,
        body: models::RefundOrder,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::Order>> + Send;
    /// Create an order note: `POST /orders/{number}/notes/`.
    ///
    /// The caller has the scope `orders:write`. Section 4, endpoint 2.
    fn create_note(
        &self,
        caller: &runtime::Caller,
        number: models::OrderNumber,
        body: models::CreateOrderNote,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::OrderNote>> + Send;
    /// Create a fulfillment event: `POST /orders/{number}/fulfillments/{fulfillmentId}/events/`.
    ///
    /// The caller has the scope `orders:write`. Section 4, endpoint 3.
    fn create_fulfillment_event(
        &self,
        caller: &runtime::Caller,
        number: models::OrderNumber,
        fulfillment_id: models::FulfillmentId,
        body: models::CreateFulfillmentEvent,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::FulfillmentEvent>> + Send;
}
/// Serves the calls of the client's `products()`. [`Routes::products`] adds its routes.
pub trait Products: Send + Sync + 'static {
    /// Partially update a product: `PATCH /products/{id}/`.
    ///
    /// The caller has the scope `catalogue:write`. Section 4, endpoint 4.
    fn update(
        &self,
        caller: &runtime::Caller,
        id: models::ProductId,
        body: models::UpdateProduct,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::Product>> + Send;
    /// Create a product image: `POST /products/{id}/images/`.
    ///
    /// The caller has the scope `catalogue:write`. Section 4, endpoint 5.
    fn create_image(
        &self,
        caller: &runtime::Caller,
        id: models::ProductId,
        body: models::CreateProductImage,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::ProductImage>> + Send;
}
/// Serves the calls of the client's `subscriptions()`. [`Routes::subscriptions`] adds its routes.
pub trait Subscriptions: Send + Sync + 'static {
    /// Retrieve a subscription: `GET /subscriptions/{id}/`.
    ///
    /// The caller has the scope `subscriptions:read`. Section 4, endpoint 6.
    fn get(
        &self,
        caller: &runtime::Caller,
        id: models::SubscriptionId,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::Subscription>> + Send;
    /// Partially update a subscription: `PATCH /subscriptions/{id}/`.
    ///
    /// The caller has the scope `subscriptions:write`. Section 4, endpoint 7.
    fn update(
        &self,
        caller: &runtime::Caller,
        id: models::SubscriptionId,
        body: models::UpdateSubscription,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::Subscription>> + Send;
    /// Create a subscription line: `POST /subscriptions/{id}/lines/`.
    ///
    /// The caller has the scope `subscriptions:write`. Section 4, endpoint 8.
    fn create_line(
        &self,
        caller: &runtime::Caller,
        id: models::SubscriptionId,
        body: models::CreateSubscriptionLine,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::SubscriptionLine>> + Send;
}
/// Serves the calls of the client's `users()`. [`Routes::users`] adds its routes.
pub trait Users: Send + Sync + 'static {
    /// List customers: `GET /users/`.
    ///
    /// The caller has the scope `users:read`. Section 4, endpoint 9.
    fn list(
        &self,
        caller: &runtime::Caller,
        query: models::ListUsersQuery,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::Page<models::Customer>>> + Send;
    /// Retrieve a customer: `GET /users/{id}/`.
    ///
    /// The caller has the scope `users:read`. Section 4, endpoint 10.
    fn get(
        &self,
        caller: &runtime::Caller,
        id: models::CustomerId,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::Customer>> + Send;
    /// Partially update a customer: `PATCH /users/{id}/`.
    ///
    /// The caller has the scope `users:write`. Section 4, endpoint 11.
    fn update(
        &self,
        caller: &runtime::Caller,
        id: models::CustomerId,
        body: models::UpdateCustomer,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::Customer>> + Send;
    /// Retrieve one address of a customer: `GET /users/{id}/addresses/{addressId}/`.
    ///
    /// The caller has the scope `users:read`. Section 4, endpoint 12.
    fn get_address(
        &self,
        caller: &runtime::Caller,
        id: models::CustomerId,
        address_id: models::UserAddressId,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::UserAddress>> + Send;
    /// List a customer's subscriptions: `GET /users/{id}/subscriptions/`.
    ///
    /// The caller has the scope `users:read`. Section 4, endpoint 13.
    fn list_subscriptions(
        &self,
        caller: &runtime::Caller,
        id: models::CustomerId,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::Subscription>> + Send;
    /// Create a customer note: `POST /users/{id}/notes/`.
    ///
    /// The caller has the scope `users:write`. Section 4, endpoint 14.
    fn create_note(
        &self,
        caller: &runtime::Caller,
        id: models::CustomerId,
        body: models::CreateCustomerNote,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::CustomerNote>> + Send;
}
/// Serves the calls of the client's `tickets()`. [`Routes::tickets`] adds its routes.
pub trait Tickets: Send + Sync + 'static {
    /// List the comments of a ticket: the ticket, with its comments list: `GET /tickets/{id}/comments/`.
    ///
    /// The caller has the scope `tickets:read`. Section 4, endpoint 15.
    fn list_comments(
        &self,
        caller: &runtime::Caller,
        id: models::SupportTicketId,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::SupportTicket>> + Send;
    /// Attach files to a ticket: `POST /tickets/attachments/`.
    ///
    /// The caller has the scope `tickets:write`. Section 4, endpoint 16.
    fn upload_attachments(
        &self,
        caller: &runtime::Caller,
        form: runtime::Form,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::SupportTicket>> + Send;
}
/// Serves the calls of the client's `disputes()`. [`Routes::disputes`] adds its routes.
pub trait Disputes: Send + Sync + 'static {
    /// Retrieve a dispute: `GET /disputes/{id}/`.
    ///
    /// The caller has the scope `disputes:read`. Section 4, endpoint 17.
    fn get(
        &self,
        caller: &runtime::Caller,
        id: models::DisputeId,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::Dispute>> + Send;
}
/// Serves the calls of the client's `transactions()`. [`Routes::transactions`] adds its routes.
pub trait Transactions: Send + Sync + 'static {
    /// Capture a transaction: `POST /transactions/{id}/capture/`.
    ///
    /// The caller has the scope `transactions:write`. Section 4, endpoint 18.
    fn capture(
        &self,
        caller: &runtime::Caller,
        id: models::TransactionId,
        body: models::CaptureTransaction,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::Transaction>> + Send;
}
/// Serves the calls of the client's `gift_cards()`. [`Routes::gift_cards`] adds its routes.
pub trait GiftCards: Send + Sync + 'static {
    /// List gift cards: `GET /gift-cards/`.
    ///
    /// The caller has the scope `gift_cards:read`. Section 4, endpoint 19.
    fn list(
        &self,
        caller: &runtime::Caller,
        query: models::ListGiftCardsQuery,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::Page<models::GiftCard>>> + Send;
}
/// Serves the calls of the client's `gateway_groups()`. [`Routes::gateway_groups`] adds its routes.
pub trait GatewayGroups: Send + Sync + 'static {
    /// List gateway groups: `GET /gateway-groups/`.
    ///
    /// The caller has the scope `gateways:read`. Section 4, endpoint 20.
    fn list(
        &self,
        caller: &runtime::Caller,
        query: models::ListGatewayGroupsQuery,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::Page<models::GatewayGroup>>> + Send;
}
/// Serves the calls of the client's `webhooks()`. [`Routes::webhooks`] adds its routes.
pub trait Webhooks: Send + Sync + 'static {
    /// List webhooks: `GET /webhooks/`.
    ///
    /// The caller has the scope `webhooks:read`. Section 4, endpoint 21.
    fn list(
        &self,
        caller: &runtime::Caller,
        query: models::ListWebhooksQuery,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::Page<models::Webhook>>> + Send;
    /// Create a webhook: `POST /webhooks/`.
    ///
    /// The caller has the scope `webhooks:write`. Section 4, endpoint 22.
    fn create(
        &self,
        caller: &runtime::Caller,
        body: models::CreateWebhook,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::Webhook>> + Send;
    /// Update a webhook: `PUT /webhooks/{id}/`.
    ///
    /// The caller has the scope `webhooks:write`. Section 4, endpoint 23.
    fn update(
        &self,
        caller: &runtime::Caller,
        id: models::WebhookId,
        body: models::UpdateWebhook,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::Webhook>> + Send;
}
/// Serves the calls of the client's `deliveries()`. [`Routes::deliveries`] adds its routes.
pub trait Deliveries: Send + Sync + 'static {
    /// List deliveries to webhooks: `GET /deliveries/`.
    ///
    /// The caller has the scope `webhooks:read`. Section 6, gap delivery-log.
    fn list(
        &self,
        caller: &runtime::Caller,
        query: models::ListDeliveriesQuery,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::Page<models::WebhookDelivery>>> + Send;
    /// Retrieve a delivery with its attempts: `GET /deliveries/{id}/`.
    ///
    /// The caller has the scope `webhooks:read`. Section 6, gap delivery-log.
    fn get(
        &self,
        caller: &runtime::Caller,
        id: models::WebhookDeliveryId,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::WebhookDelivery>> + Send;
    /// Make deliveries again: `POST /redeliveries/`.
    ///
    /// The caller has the scope `webhooks:write`. Section 6, gap delivery-log.
    fn redeliver(
        &self,
        caller: &runtime::Caller,
        body: models::RedeliverEvents,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::Redelivered>> + Send;
    /// Change a webhook's secret: `POST /webhooks/{id}/secret/`.
    ///
    /// The caller has the scope `webhooks:write`. Section 6, gap webhook-secret.
    fn change_secret(
        &self,
        caller: &runtime::Caller,
        id: models::WebhookId,
        body: models::ChangeWebhookSecret,
    ) -> impl ::std::future::Future<Output = runtime::Answer<models::Webhook>> + Send;
}
/// Serves every endpoint of the API.
pub trait Api: Orders + Products + Subscriptions + Users + Tickets + Disputes + Transactions + GiftCards + GatewayGroups + Webhooks + Deliveries {}
impl<
    S: Orders + Products + Subscriptions + Users + Tickets + Disputes + Transactions + GiftCards + GatewayGroups + Webhooks + Deliveries,
> Api for S {}
/// Routes of a service, to which a method adds those of each group.
pub struct Routes<S>(runtime::Routes<S>);
impl<S: Send + Sync + 'static> Routes<S> {
    /// Starts without routes.
    pub fn new(service: ::std::sync::Arc<S>, gate: ::std::sync::Arc<dyn runtime::Gate>, limits: runtime::Limits) -> Self {
        Self::with_tasks(service, gate, limits, runtime::Detached::default())
    }
    /// Starts without routes. `detached` has the calls that go on without their callers.
    pub fn with_tasks(
        service: ::std::sync::Arc<S>,
        gate: ::std::sync::Arc<dyn runtime::Gate>,
        limits: runtime::Limits,
        detached: runtime::Detached,
    ) -> Self {
        Self(runtime::Routes::new(&runtime::SHAPES, service, gate, limits, detached))
    }
    /// Returns the router. For other paths and methods, and for a path without its last slash, it has answers of its
    /// own.
    pub fn into_router(self) -> runtime::Router {
        self.0.into_router()
    }
    /// Returns the same router, for a server that has the edges itself.
    pub fn without_edges(self) -> runtime::Router {
        self.0.without_edges()
    }
    /// Adds the routes of [`Orders`].
    #[must_use]
    pub fn orders(self) -> Self
    where
        S: Orders,
    {
        Self(
            self.0
                .json::<
                    models::operations::RefundOrderOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Orders::refund(&*service, &call.caller, call.path.0, call.body).await
                })
                .json::<
                    models::operations::CreateOrderNoteOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Orders::create_note(&*service, &call.caller, call.path.0, call.body).await
                })
                .json::<
                    models::operations::CreateFulfillmentEventOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Orders::create_fulfillment_event(&*service, &call.caller, call.path.0, call.path.1, call.body).await
                }),
        )
    }
    /// Adds the routes of [`Products`].
    #[must_use]
    pub fn products(self) -> Self
    where
        S: Products,
    {
        Self(
            self.0
                .json::<
                    models::operations::UpdateProductOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Products::update(&*service, &call.caller, call.path.0, call.body).await
                })
                .json::<
                    models::operations::CreateProductImageOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Products::create_image(&*service, &call.caller, call.path.0, call.body).await
                }),
        )
    }
    /// Adds the routes of [`Subscriptions`].
    #[must_use]
    pub fn subscriptions(self) -> Self
    where
        S: Subscriptions,
    {
        Self(
            self.0
                .get::<
                    models::operations::GetSubscriptionOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Subscriptions::get(&*service, &call.caller, call.path.0).await
                })
                .json::<
                    models::operations::UpdateSubscriptionOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Subscriptions::update(&*service, &call.caller, call.path.0, call.body).await
                })
                .json::<
                    models::operations::CreateSubscriptionLineOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Subscriptions::create_line(&*service, &call.caller, call.path.0, call.body).await
                }),
        )
    }
    /// Adds the routes of [`Users`].
    #[must_use]
    pub fn users(self) -> Self
    where
        S: Users,
    {
        Self(
            self.0
                .get::<
                    models::operations::ListUsersOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Users::list(&*service, &call.caller, call.query).await
                })
                .get::<
                    models::operations::GetUserOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Users::get(&*service, &call.caller, call.path.0).await
                })
                .json::<
                    models::operations::UpdateUserOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Users::update(&*service, &call.caller, call.path.0, call.body).await
                })
                .get::<
                    models::operations::GetUserAddressOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Users::get_address(&*service, &call.caller, call.path.0, call.path.1).await
                })
                .get::<
                    models::operations::ListUserSubscriptionsOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Users::list_subscriptions(&*service, &call.caller, call.path.0).await
                })
                .json::<
                    models::operations::CreateUserNoteOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Users::create_note(&*service, &call.caller, call.path.0, call.body).await
                }),
        )
    }
    /// Adds the routes of [`Tickets`].
    #[must_use]
    pub fn tickets(self) -> Self
    where
        S: Tickets,
    {
        Self(
            self.0
                .get::<
                    models::operations::ListTicketCommentsOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Tickets::list_comments(&*service, &call.caller, call.path.0).await
                })
                .form::<
                    models::operations::UploadTicketAttachmentsOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Tickets::upload_attachments(&*service, &call.caller, call.body).await
                }),
        )
    }
    /// Adds the routes of [`Disputes`].
    #[must_use]
    pub fn disputes(self) -> Self
    where
        S: Disputes,
    {
        Self(
            self.0
                .get::<
                    models::operations::GetDisputeOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Disputes::get(&*service, &call.caller, call.path.0).await
                }),
        )
    }
    /// Adds the routes of [`Transactions`].
    #[must_use]
    pub fn transactions(self) -> Self
    where
        S: Transactions,
    {
        Self(
            self.0
                .json::<
                    models::operations::CaptureTransactionOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Transactions::capture(&*service, &call.caller, call.path.0, call.body).await
                }),
        )
    }
    /// Adds the routes of [`GiftCards`].
    #[must_use]
    pub fn gift_cards(self) -> Self
    where
        S: GiftCards,
    {
        Self(
            self.0
                .get::<
                    models::operations::ListGiftCardsOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    GiftCards::list(&*service, &call.caller, call.query).await
                }),
        )
    }
    /// Adds the routes of [`GatewayGroups`].
    #[must_use]
    pub fn gateway_groups(self) -> Self
    where
        S: GatewayGroups,
    {
        Self(
            self.0
                .get::<
                    models::operations::ListGatewayGroupsOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    GatewayGroups::list(&*service, &call.caller, call.query).await
                }),
        )
    }
    /// Adds the routes of [`Webhooks`].
    #[must_use]
    pub fn webhooks(self) -> Self
    where
        S: Webhooks,
    {
        Self(
            self.0
                .get::<
                    models::operations::ListWebhooksOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Webhooks::list(&*service, &call.caller, call.query).await
                })
                .json::<
                    models::operations::CreateWebhookOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Webhooks::create(&*service, &call.caller, call.body).await
                })
                .json::<
                    models::operations::UpdateWebhookOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Webhooks::update(&*service, &call.caller, call.path.0, call.body).await
                }),
        )
    }
    /// Adds the routes of [`Deliveries`].
    #[must_use]
    pub fn deliveries(self) -> Self
    where
        S: Deliveries,
    {
        Self(
            self.0
                .get::<
                    models::operations::ListDeliveriesOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Deliveries::list(&*service, &call.caller, call.query).await
                })
                .get::<
                    models::operations::GetDeliveryOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Deliveries::get(&*service, &call.caller, call.path.0).await
                })
                .json::<
                    models::operations::RedeliverEventsOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Deliveries::redeliver(&*service, &call.caller, call.body).await
                })
                .json::<
                    models::operations::ChangeWebhookSecretOperation,
                    _,
                    _,
                    _,
                >(|service, call| async move {
                    Deliveries::change_secret(&*service, &call.caller, call.path.0, call.body).await
                }),
        )
    }
    /// Adds the routes of all endpoints.
    #[must_use]
    pub fn all(self) -> Self
    where
        S: Api,
    {
        self.orders().products().subscriptions().users().tickets().disputes().transactions().gift_cards().gateway_groups().webhooks()
            .deliveries()
    }
}
