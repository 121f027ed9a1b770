// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! Permission scopes as types.
/// `orders:write`: Refund orders, create order notes and fulfillment events. Section 5.
#[derive(Clone, Copy, Debug)]
pub enum OrdersWrite {}
impl super::super::runtime::Scope for OrdersWrite {
    const NAME: &'static str = "orders:write";
}
/// `catalogue:write`: Update products and create product images. Section 5.
#[derive(Clone, Copy, Debug)]
pub enum CatalogueWrite {}
impl super::super::runtime::Scope for CatalogueWrite {
    const NAME: &'static str = "catalogue:write";
}
/// `subscriptions:read`: Read subscriptions. Section 5.
#[derive(Clone, Copy, Debug)]
pub enum SubscriptionsRead {}
impl super::super::runtime::Scope for SubscriptionsRead {
    const NAME: &'static str = "subscriptions:read";
}
/// `subscriptions:write`: Update subscriptions and create subscription lines. Section 5.
#[derive(Clone, Copy, Debug)]
pub enum SubscriptionsWrite {}
impl super::super::runtime::Scope for SubscriptionsWrite {
    const NAME: &'static str = "subscriptions:write";
}
/// `users:read`: Read customers, their addresses and their subscriptions. Section 5.
#[derive(Clone, Copy, Debug)]
pub enum UsersRead {}
impl super::super::runtime::Scope for UsersRead {
    const NAME: &'static str = "users:read";
}
/// `users:write`: Update customers and create customer notes. Section 5.
#[derive(Clone, Copy, Debug)]
pub enum UsersWrite {}
impl super::super::runtime::Scope for UsersWrite {
    const NAME: &'static str = "users:write";
}
/// `tickets:read`: Read support tickets and their comments. Section 5.
#[derive(Clone, Copy, Debug)]
pub enum TicketsRead {}
impl super::super::runtime::Scope for TicketsRead {
    const NAME: &'static str = "tickets:read";
}
/// `tickets:write`: Attach files to support tickets. Section 5.
#[derive(Clone, Copy, Debug)]
pub enum TicketsWrite {}
impl super::super::runtime::Scope for TicketsWrite {
    const NAME: &'static str = "tickets:write";
}
/// `disputes:read`: Read disputes. Section 5.
#[derive(Clone, Copy, Debug)]
pub enum DisputesRead {}
impl super::super::runtime::Scope for DisputesRead {
    const NAME: &'static str = "disputes:read";
}
/// `transactions:write`: Capture transactions. Section 5.
#[derive(Clone, Copy, Debug)]
pub enum TransactionsWrite {}
impl super::super::runtime::Scope for TransactionsWrite {
    const NAME: &'static str = "transactions:write";
}
/// `gift_cards:read`: List gift cards. Section 5.
#[derive(Clone, Copy, Debug)]
pub enum GiftCardsRead {}
impl super::super::runtime::Scope for GiftCardsRead {
    const NAME: &'static str = "gift_cards:read";
}
/// `gateways:read`: List gateway groups. Section 5.
#[derive(Clone, Copy, Debug)]
pub enum GatewaysRead {}
impl super::super::runtime::Scope for GatewaysRead {
    const NAME: &'static str = "gateways:read";
}
/// `webhooks:read`: List webhooks. Section 5.
#[derive(Clone, Copy, Debug)]
pub enum WebhooksRead {}
impl super::super::runtime::Scope for WebhooksRead {
    const NAME: &'static str = "webhooks:read";
}
/// `webhooks:write`: Create and update webhooks. Section 5.
#[derive(Clone, Copy, Debug)]
pub enum WebhooksWrite {}
impl super::super::runtime::Scope for WebhooksWrite {
    const NAME: &'static str = "webhooks:write";
}
