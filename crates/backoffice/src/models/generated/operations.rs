// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! Operations as types.
/// Refund an order. Section 4, endpoint 1.
#[derive(Clone, Copy, Debug)]
pub struct RefundOrderOperation;
impl super::super::runtime::Operation for RefundOrderOperation {
    type Path = (super::OrderNumber,);
    type Query = ();
    type Request = super::RefundOrder;
    type Response = super::Order;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::REFUND_ORDER;
}
/// Create an order note. Section 4, endpoint 2.
#[derive(Clone, Copy, Debug)]
pub struct CreateOrderNoteOperation;
impl super::super::runtime::Operation for CreateOrderNoteOperation {
    type Path = (super::OrderNumber,);
    type Query = ();
    type Request = super::CreateOrderNote;
    type Response = super::OrderNote;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::CREATE_ORDER_NOTE;
}
/// Create a fulfillment event. Section 4, endpoint 3.
#[derive(Clone, Copy, Debug)]
pub struct CreateFulfillmentEventOperation;
impl super::super::runtime::Operation for CreateFulfillmentEventOperation {
    type Path = (super::OrderNumber, super::FulfillmentId);
    type Query = ();
    type Request = super::CreateFulfillmentEvent;
    type Response = super::FulfillmentEvent;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::CREATE_FULFILLMENT_EVENT;
}
/// Partially update a product. Section 4, endpoint 4.
#[derive(Clone, Copy, Debug)]
pub struct UpdateProductOperation;
impl super::super::runtime::Operation for UpdateProductOperation {
    type Path = (super::ProductId,);
    type Query = ();
    type Request = super::UpdateProduct;
    type Response = super::Product;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::UPDATE_PRODUCT;
}
/// Create a product image. Section 4, endpoint 5.
#[derive(Clone, Copy, Debug)]
pub struct CreateProductImageOperation;
impl super::super::runtime::Operation for CreateProductImageOperation {
    type Path = (super::ProductId,);
    type Query = ();
    type Request = super::CreateProductImage;
    type Response = super::ProductImage;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::CREATE_PRODUCT_IMAGE;
}
/// Retrieve a subscription. Section 4, endpoint 6.
#[derive(Clone, Copy, Debug)]
pub struct GetSubscriptionOperation;
impl super::super::runtime::Operation for GetSubscriptionOperation {
    type Path = (super::SubscriptionId,);
    type Query = ();
    type Request = ();
    type Response = super::Subscription;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::GET_SUBSCRIPTION;
}
/// Partially update a subscription. Section 4, endpoint 7.
#[derive(Clone, Copy, Debug)]
pub struct UpdateSubscriptionOperation;
impl super::super::runtime::Operation for UpdateSubscriptionOperation {
    type Path = (super::SubscriptionId,);
    type Query = ();
    type Request = super::UpdateSubscription;
    type Response = super::Subscription;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::UPDATE_SUBSCRIPTION;
}
/// Create a subscription line. Section 4, endpoint 8.
#[derive(Clone, Copy, Debug)]
pub struct CreateSubscriptionLineOperation;
impl super::super::runtime::Operation for CreateSubscriptionLineOperation {
    type Path = (super::SubscriptionId,);
    type Query = ();
    type Request = super::CreateSubscriptionLine;
    type Response = super::SubscriptionLine;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::CREATE_SUBSCRIPTION_LINE;
}
/// List customers. Section 4, endpoint 9.
#[derive(Clone, Copy, Debug)]
pub struct ListUsersOperation;
impl super::super::runtime::Operation for ListUsersOperation {
    type Path = ();
    type Query = super::ListUsersQuery;
    type Request = ();
    type Response = super::super::runtime::Page<super::Customer>;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::LIST_USERS;
}
/// Retrieve a customer. Section 4, endpoint 10.
#[derive(Clone, Copy, Debug)]
pub struct GetUserOperation;
impl super::super::runtime::Operation for GetUserOperation {
    type Path = (super::CustomerId,);
    type Query = ();
    type Request = ();
    type Response = super::Customer;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::GET_USER;
}
/// Partially update a customer. Section 4, endpoint 11.
#[derive(Clone, Copy, Debug)]
pub struct UpdateUserOperation;
impl super::super::runtime::Operation for UpdateUserOperation {
    type Path = (super::CustomerId,);
    type Query = ();
    type Request = super::UpdateCustomer;
    type Response = super::Customer;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::UPDATE_USER;
}
/// Retrieve one address of a customer. Section 4, endpoint 12.
#[derive(Clone, Copy, Debug)]
pub struct GetUserAddressOperation;
impl super::super::runtime::Operation for GetUserAddressOperation {
    type Path = (super::CustomerId, super::UserAddressId);
    type Query = ();
    type Request = ();
    type Response = super::UserAddress;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::GET_USER_ADDRESS;
}
/// List a customer's subscriptions. Section 4, endpoint 13.
#[derive(Clone, Copy, Debug)]
pub struct ListUserSubscriptionsOperation;
impl super::super::runtime::Operation for ListUserSubscriptionsOperation {
    type Path = (super::CustomerId,);
    type Query = ();
    type Request = ();
    type Response = super::super::runtime::OneOrMany<super::Subscription>;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::LIST_USER_SUBSCRIPTIONS;
}
/// Create a customer note. Section 4, endpoint 14.
#[derive(Clone, Copy, Debug)]
pub struct CreateUserNoteOperation;
impl super::super::runtime::Operation for CreateUserNoteOperation {
    type Path = (super::CustomerId,);
    type Query = ();
    type Request = super::CreateCustomerNote;
    type Response = super::CustomerNote;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::CREATE_USER_NOTE;
}
/// List the comments of a ticket: the ticket, with its comments list. Section 4, endpoint 15.
#[derive(Clone, Copy, Debug)]
pub struct ListTicketCommentsOperation;
impl super::super::runtime::Operation for ListTicketCommentsOperation {
    type Path = (super::SupportTicketId,);
    type Query = ();
    type Request = ();
    type Response = super::SupportTicket;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::LIST_TICKET_COMMENTS;
}
/// Attach files to a ticket. Section 4, endpoint 16.
#[derive(Clone, Copy, Debug)]
pub struct UploadTicketAttachmentsOperation;
impl super::super::runtime::Operation for UploadTicketAttachmentsOperation {
    type Path = ();
    type Query = ();
    type Request = super::UploadTicketAttachments;
    type Response = super::SupportTicket;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::UPLOAD_TICKET_ATTACHMENTS;
}
/// Retrieve a dispute. Section 4, endpoint 17.
#[derive(Clone, Copy, Debug)]
pub struct GetDisputeOperation;
impl super::super::runtime::Operation for GetDisputeOperation {
    type Path = (super::DisputeId,);
    type Query = ();
    type Request = ();
    type Response = super::Dispute;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::GET_DISPUTE;
}
/// Capture a transaction. Section 4, endpoint 18.
#[derive(Clone, Copy, Debug)]
pub struct CaptureTransactionOperation;
impl super::super::runtime::Operation for CaptureTransactionOperation {
    type Path = (super::TransactionId,);
    type Query = ();
    type Request = super::CaptureTransaction;
    type Response = super::Transaction;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::CAPTURE_TRANSACTION;
}
/// List gift cards. Section 4, endpoint 19.
#[derive(Clone, Copy, Debug)]
pub struct ListGiftCardsOperation;
impl super::super::runtime::Operation for ListGiftCardsOperation {
    type Path = ();
    type Query = super::ListGiftCardsQuery;
    type Request = ();
    type Response = super::super::runtime::Page<super::GiftCard>;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::LIST_GIFT_CARDS;
}
/// List gateway groups. Section 4, endpoint 20.
#[derive(Clone, Copy, Debug)]
pub struct ListGatewayGroupsOperation;
impl super::super::runtime::Operation for ListGatewayGroupsOperation {
    type Path = ();
    type Query = super::ListGatewayGroupsQuery;
    type Request = ();
    type Response = super::super::runtime::Page<super::GatewayGroup>;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::LIST_GATEWAY_GROUPS;
}
/// List webhooks. Section 4, endpoint 21.
#[derive(Clone, Copy, Debug)]
pub struct ListWebhooksOperation;
impl super::super::runtime::Operation for ListWebhooksOperation {
    type Path = ();
    type Query = super::ListWebhooksQuery;
    type Request = ();
    type Response = super::super::runtime::Page<super::Webhook>;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::LIST_WEBHOOKS;
}
/// Create a webhook. Section 4, endpoint 22.
#[derive(Clone, Copy, Debug)]
pub struct CreateWebhookOperation;
impl super::super::runtime::Operation for CreateWebhookOperation {
    type Path = ();
    type Query = ();
    type Request = super::CreateWebhook;
    type Response = super::Webhook;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::CREATE_WEBHOOK;
}
/// Update a webhook. Section 4, endpoint 23.
#[derive(Clone, Copy, Debug)]
pub struct UpdateWebhookOperation;
impl super::super::runtime::Operation for UpdateWebhookOperation {
    type Path = (super::WebhookId,);
    type Query = ();
    type Request = super::UpdateWebhook;
    type Response = super::Webhook;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::UPDATE_WEBHOOK;
}
/// List deliveries to webhooks. Section 6, gap delivery-log.
#[derive(Clone, Copy, Debug)]
pub struct ListDeliveriesOperation;
impl super::super::runtime::Operation for ListDeliveriesOperation {
    type Path = ();
    type Query = super::ListDeliveriesQuery;
    type Request = ();
    type Response = super::super::runtime::Page<super::WebhookDelivery>;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::LIST_DELIVERIES;
}
/// Retrieve a delivery with its attempts. Section 6, gap delivery-log.
#[derive(Clone, Copy, Debug)]
pub struct GetDeliveryOperation;
impl super::super::runtime::Operation for GetDeliveryOperation {
    type Path = (super::WebhookDeliveryId,);
    type Query = ();
    type Request = ();
    type Response = super::WebhookDelivery;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::GET_DELIVERY;
}
/// Make deliveries again. Section 6, gap delivery-log.
#[derive(Clone, Copy, Debug)]
pub struct RedeliverEventsOperation;
impl super::super::runtime::Operation for RedeliverEventsOperation {
    type Path = ();
    type Query = ();
    type Request = super::RedeliverEvents;
    type Response = super::Redelivered;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::REDELIVER_EVENTS;
}
/// Change a webhook's secret. Section 6, gap webhook-secret.
#[derive(Clone, Copy, Debug)]
pub struct ChangeWebhookSecretOperation;
impl super::super::runtime::Operation for ChangeWebhookSecretOperation {
    type Path = (super::WebhookId,);
    type Query = ();
    type Request = super::ChangeWebhookSecret;
    type Response = super::Webhook;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::CHANGE_WEBHOOK_SECRET;
}
