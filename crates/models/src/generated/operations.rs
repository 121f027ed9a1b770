// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! Operations as types.
/// Refund an order. Section 4, endpoint 1.
#[derive(Clone, Copy, Debug)]
pub struct RefundOrder;
impl crate::runtime::Operation for RefundOrder {
    type Path = (super::OrderNumber,);
    type Query = ();
    type Request = super::RefundOrder;
    type Response = super::Order;
    const ENDPOINT: &'static crate::runtime::Endpoint = &super::endpoints::REFUND_ORDER;
}
/// Create an order note. Section 4, endpoint 2.
#[derive(Clone, Copy, Debug)]
pub struct CreateOrderNote;
impl crate::runtime::Operation for CreateOrderNote {
    type Path = (super::OrderNumber,);
    type Query = ();
    type Request = super::CreateOrderNote;
    type Response = super::OrderNote;
    const ENDPOINT: &'static crate::runtime::Endpoint = &super::endpoints::CREATE_ORDER_NOTE;
}
/// Create a fulfillment event. Section 4, endpoint 3.
#[derive(Clone, Copy, Debug)]
pub struct CreateFulfillmentEvent;
impl crate::runtime::Operation for CreateFulfillmentEvent {
    type Path = (super::OrderNumber, super::FulfillmentId);
    type Query = ();
    type Request = super::CreateFulfillmentEvent;
    type Response = super::FulfillmentEvent;
    const ENDPOINT: &'static crate::runtime::Endpoint = &super::endpoints::CREATE_FULFILLMENT_EVENT;
}
/// Partially update a product. Section 4, endpoint 4.
#[derive(Clone, Copy, Debug)]
pub struct UpdateProduct;
impl crate::runtime::Operation for UpdateProduct {
    type Path = (super::ProductId,);
    type Query = ();
    type Request = super::UpdateProduct;
    type Response = super::Product;
    const ENDPOINT: &'static crate::runtime::Endpoint = &super::endpoints::UPDATE_PRODUCT;
}
/// Create a product image. Section 4, endpoint 5.
#[derive(Clone, Copy, Debug)]
pub struct CreateProductImage;
impl crate::runtime::Operation for CreateProductImage {
    type Path = (super::ProductId,);
    type Query = ();
    type Request = super::CreateProductImage;
    type Response = super::ProductImage;
    const ENDPOINT: &'static crate::runtime::Endpoint = &super::endpoints::CREATE_PRODUCT_IMAGE;
}
/// Retrieve a subscription. Section 4, endpoint 6.
#[derive(Clone, Copy, Debug)]
pub struct GetSubscription;
impl crate::runtime::Operation for GetSubscription {
    type Path = (super::SubscriptionId,);
    type Query = ();
    type Request = ();
    type Response = super::Subscription;
    const ENDPOINT: &'static crate::runtime::Endpoint = &super::endpoints::GET_SUBSCRIPTION;
}
/// Partially update a subscription. Section 4, endpoint 7.
#[derive(Clone, Copy, Debug)]
pub struct UpdateSubscription;
impl crate::runtime::Operation for UpdateSubscription {
    type Path = (super::SubscriptionId,);
    type Query = ();
    type Request = super::UpdateSubscription;
    type Response = super::Subscription;
    const ENDPOINT: &'static crate::runtime::Endpoint = &super::endpoints::UPDATE_SUBSCRIPTION;
}
/// Create a subscription line. Section 4, endpoint 8.
#[derive(Clone, Copy, Debug)]
pub struct CreateSubscriptionLine;
impl crate::runtime::Operation for CreateSubscriptionLine {
    type Path = (super::SubscriptionId,);
    type Query = ();
    type Request = super::CreateSubscriptionLine;
    type Response = super::SubscriptionLine;
    const ENDPOINT: &'static crate::runtime::Endpoint = &super::endpoints::CREATE_SUBSCRIPTION_LINE;
}
/// List customers. Section 4, endpoint 9.
#[derive(Clone, Copy, Debug)]
pub struct ListUsers;
impl crate::runtime::Operation for ListUsers {
    type Path = ();
    type Query = super::ListUsersQuery;
    type Request = ();
    type Response = crate::runtime::Page<super::Customer>;
    const ENDPOINT: &'static crate::runtime::Endpoint = &super::endpoints::LIST_USERS;
}
/// Retrieve a customer. Section 4, endpoint 10.
#[derive(Clone, Copy, Debug)]
pub struct GetUser;
impl crate::runtime::Operation for GetUser {
    type Path = (super::CustomerId,);
    type Query = ();
    type Request = ();
    type Response = super::Customer;
    const ENDPOINT: &'static crate::runtime::Endpoint = &super::endpoints::GET_USER;
}
/// Partially update a customer. Section 4, endpoint 11.
#[derive(Clone, Copy, Debug)]
pub struct UpdateUser;
impl crate::runtime::Operation for UpdateUser {
    type Path = (super::CustomerId,);
    type Query = ();
    type Request = super::UpdateCustomer;
    type Response = super::Customer;
    const ENDPOINT: &'static crate::runtime::Endpoint = &super::endpoints::UPDATE_USER;
}
/// Retrieve one address of a customer. Section 4, endpoint 12.
#[derive(Clone, Copy, Debug)]
pub struct GetUserAddress;
impl crate::runtime::Operation for GetUserAddress {
    type Path = (super::CustomerId, super::UserAddressId);
    type Query = ();
    type Request = ();
    type Response = super::UserAddress;
    const ENDPOINT: &'static crate::runtime::Endpoint = &super::endpoints::GET_USER_ADDRESS;
}
/// List a customer's subscriptions. Section 4, endpoint 13.
#[derive(Clone, Copy, Debug)]
pub struct ListUserSubscriptions;
impl crate::runtime::Operation for ListUserSubscriptions {
    type Path = (super::CustomerId,);
    type Query = ();
    type Request = ();
    type Response = crate::runtime::OneOrMany<super::Subscription>;
    const ENDPOINT: &'static crate::runtime::Endpoint = &super::endpoints::LIST_USER_SUBSCRIPTIONS;
}
/// Create a customer note. Section 4, endpoint 14.
#[derive(Clone, Copy, Debug)]
pub struct CreateUserNote;
impl crate::runtime::Operation for CreateUserNote {
    type Path = (super::CustomerId,);
    type Query = ();
    type Request = super::CreateCustomerNote;
    type Response = super::CustomerNote;
    const ENDPOINT: &'static crate::runtime::Endpoint = &super::endpoints::CREATE_USER_NOTE;
}
/// List the comments of a ticket: the ticket, with its comments list. Section 4, endpoint 15.
#[derive(Clone, Copy, Debug)]
pub struct ListTicketComments;
impl crate::runtime::Operation for ListTicketComments {
    type Path = (super::SupportTicketId,);
    type Query = ();
    type Request = ();
    type Response = super::SupportTicket;
    const ENDPOINT: &'static crate::runtime::Endpoint = &super::endpoints::LIST_TICKET_COMMENTS;
}
/// Attach files to a ticket. Section 4, endpoint 16.
#[derive(Clone, Copy, Debug)]
pub struct UploadTicketAttachments;
impl crate::runtime::Operation for UploadTicketAttachments {
    type Path = ();
    type Query = ();
    type Request = super::UploadTicketAttachments;
    type Response = super::SupportTicket;
    const ENDPOINT: &'static crate::runtime::Endpoint = &super::endpoints::UPLOAD_TICKET_ATTACHMENTS;
}
/// Retrieve a dispute. Section 4, endpoint 17.
#[derive(Clone, Copy, Debug)]
pub struct GetDispute;
impl crate::runtime::Operation for GetDispute {
    type Path = (super::DisputeId,);
    type Query = ();
    type Request = ();
    type Response = super::Dispute;
    const ENDPOINT: &'static crate::runtime::Endpoint = &super::endpoints::GET_DISPUTE;
}
/// Capture a transaction. Section 4, endpoint 18.
#[derive(Clone, Copy, Debug)]
pub struct CaptureTransaction;
impl crate::runtime::Operation for CaptureTransaction {
    type Path = (super::TransactionId,);
    type Query = ();
    type Request = super::CaptureTransaction;
    type Response = super::Transaction;
    const ENDPOINT: &'static crate::runtime::Endpoint = &super::endpoints::CAPTURE_TRANSACTION;
}
/// List gift cards. Section 4, endpoint 19.
#[derive(Clone, Copy, Debug)]
pub struct ListGiftCards;
impl crate::runtime::Operation for ListGiftCards {
    type Path = ();
    type Query = super::ListGiftCardsQuery;
    type Request = ();
    type Response = crate::runtime::Page<super::GiftCard>;
    const ENDPOINT: &'static crate::runtime::Endpoint = &super::endpoints::LIST_GIFT_CARDS;
}
/// List gateway groups. Section 4, endpoint 20.
#[derive(Clone, Copy, Debug)]
pub struct ListGatewayGroups;
impl crate::runtime::Operation for ListGatewayGroups {
    type Path = ();
    type Query = super::ListGatewayGroupsQuery;
    type Request = ();
    type Response = crate::runtime::Page<super::GatewayGroup>;
    const ENDPOINT: &'static crate::runtime::Endpoint = &super::endpoints::LIST_GATEWAY_GROUPS;
}
/// List webhooks. Section 4, endpoint 21.
#[derive(Clone, Copy, Debug)]
pub struct ListWebhooks;
impl crate::runtime::Operation for ListWebhooks {
    type Path = ();
    type Query = super::ListWebhooksQuery;
    type Request = ();
    type Response = crate::runtime::Page<super::Webhook>;
    const ENDPOINT: &'static crate::runtime::Endpoint = &super::endpoints::LIST_WEBHOOKS;
}
/// Create a webhook. Section 4, endpoint 22.
#[derive(Clone, Copy, Debug)]
pub struct CreateWebhook;
impl crate::runtime::Operation for CreateWebhook {
    type Path = ();
    type Query = ();
    type Request = super::CreateWebhook;
    type Response = super::Webhook;
    const ENDPOINT: &'static crate::runtime::Endpoint = &super::endpoints::CREATE_WEBHOOK;
}
/// Update a webhook. Section 4, endpoint 23.
#[derive(Clone, Copy, Debug)]
pub struct UpdateWebhook;
impl crate::runtime::Operation for UpdateWebhook {
    type Path = (super::WebhookId,);
    type Query = ();
    type Request = super::UpdateWebhook;
    type Response = super::Webhook;
    const ENDPOINT: &'static crate::runtime::Endpoint = &super::endpoints::UPDATE_WEBHOOK;
}
