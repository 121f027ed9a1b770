// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! Permission scopes as types.
//!
//! # Examples
//!
//! ```
//! use backoffice_client::{Scopes, scopes::OrdersWrite};
//!
//! // What to ask an authorization endpoint for, from what a client declares.
//! fn asked<S: Scopes>() -> String {
//!     S::NAMES.join(" ")
//! }
//!
//! assert_eq!(asked::<(OrdersWrite,)>(), "orders:write");
//! ```
/// `orders:write`: Refund orders, create order notes and fulfillment events. Section 5.
///
/// # Examples
///
/// ```
/// # use backoffice_client::{Client, models::*, testing::InProcess};
/// use backoffice_client::scopes::OrdersWrite;
///
/// # let transport = InProcess::answering(200, "{}");
/// # let builder = Client::builder("https://store.example").token("t").transport(transport);
/// let client = builder.scopes::<(OrdersWrite,)>().build()?;
/// let call = client.orders().refund(&"1001".into(), RefundOrder::new(Amount::new("10.00")?));
/// assert_eq!(call.endpoint().scope.name, "orders:write");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub enum OrdersWrite {}
impl crate::Scope for OrdersWrite {
    const NAME: &'static str = "orders:write";
}
/// `catalogue:write`: Update products and create product images. Section 5.
///
/// # Examples
///
/// ```
/// # use backoffice_client::{Client, models::*, testing::InProcess};
/// use backoffice_client::scopes::CatalogueWrite;
///
/// # let transport = InProcess::answering(200, "{}");
/// # let builder = Client::builder("https://store.example").token("t").transport(transport);
/// let client = builder.scopes::<(CatalogueWrite,)>().build()?;
/// let call = client.products().update(7.into(), UpdateProduct::new());
/// assert_eq!(call.endpoint().scope.name, "catalogue:write");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub enum CatalogueWrite {}
impl crate::Scope for CatalogueWrite {
    const NAME: &'static str = "catalogue:write";
}
/// `subscriptions:read`: Read subscriptions. Section 5.
///
/// # Examples
///
/// ```
/// # use backoffice_client::{Client, models::*, testing::InProcess};
/// use backoffice_client::scopes::SubscriptionsRead;
///
/// # let transport = InProcess::answering(200, "{}");
/// # let builder = Client::builder("https://store.example").token("t").transport(transport);
/// let client = builder.scopes::<(SubscriptionsRead,)>().build()?;
/// let call = client.subscriptions().get(7.into());
/// assert_eq!(call.endpoint().scope.name, "subscriptions:read");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub enum SubscriptionsRead {}
impl crate::Scope for SubscriptionsRead {
    const NAME: &'static str = "subscriptions:read";
}
/// `subscriptions:write`: Update subscriptions and create subscription lines. Section 5.
///
/// # Examples
///
/// ```
/// # use backoffice_client::{Client, models::*, testing::InProcess};
/// use backoffice_client::scopes::SubscriptionsWrite;
///
/// # let transport = InProcess::answering(200, "{}");
/// # let builder = Client::builder("https://store.example").token("t").transport(transport);
/// let client = builder.scopes::<(SubscriptionsWrite,)>().build()?;
/// let call = client.subscriptions().update(7.into(), UpdateSubscription::new());
/// assert_eq!(call.endpoint().scope.name, "subscriptions:write");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub enum SubscriptionsWrite {}
impl crate::Scope for SubscriptionsWrite {
    const NAME: &'static str = "subscriptions:write";
}
/// `users:read`: Read customers, their addresses and their subscriptions. Section 5.
///
/// # Examples
///
/// ```
/// # use backoffice_client::{Client, models::*, testing::InProcess};
/// use backoffice_client::scopes::UsersRead;
///
/// # let transport = InProcess::answering(200, "{}");
/// # let builder = Client::builder("https://store.example").token("t").transport(transport);
/// let client = builder.scopes::<(UsersRead,)>().build()?;
/// let call = client.users().list();
/// assert_eq!(call.endpoint().scope.name, "users:read");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub enum UsersRead {}
impl crate::Scope for UsersRead {
    const NAME: &'static str = "users:read";
}
/// `users:write`: Update customers and create customer notes. Section 5.
///
/// # Examples
///
/// ```
/// # use backoffice_client::{Client, models::*, testing::InProcess};
/// use backoffice_client::scopes::UsersWrite;
///
/// # let transport = InProcess::answering(200, "{}");
/// # let builder = Client::builder("https://store.example").token("t").transport(transport);
/// let client = builder.scopes::<(UsersWrite,)>().build()?;
/// let call = client.users().update(7.into(), UpdateCustomer::new());
/// assert_eq!(call.endpoint().scope.name, "users:write");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub enum UsersWrite {}
impl crate::Scope for UsersWrite {
    const NAME: &'static str = "users:write";
}
/// `tickets:read`: Read support tickets and their comments. Section 5.
///
/// # Examples
///
/// ```
/// # use backoffice_client::{Client, models::*, testing::InProcess};
/// use backoffice_client::scopes::TicketsRead;
///
/// # let transport = InProcess::answering(200, "{}");
/// # let builder = Client::builder("https://store.example").token("t").transport(transport);
/// let client = builder.scopes::<(TicketsRead,)>().build()?;
/// let call = client.tickets().list_comments(7.into());
/// assert_eq!(call.endpoint().scope.name, "tickets:read");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub enum TicketsRead {}
impl crate::Scope for TicketsRead {
    const NAME: &'static str = "tickets:read";
}
/// `tickets:write`: Attach files to support tickets. Section 5.
///
/// # Examples
///
/// ```
/// # use backoffice_client::{Client, models::*, testing::InProcess};
/// use backoffice_client::scopes::TicketsWrite;
///
/// # let transport = InProcess::answering(200, "{}");
/// # let builder = Client::builder("https://store.example").token("t").transport(transport);
/// let client = builder.scopes::<(TicketsWrite,)>().build()?;
/// let call = client.tickets().upload_attachments(backoffice_client::Form::new().part(backoffice_client::Part::bytes("file", "receipt.txt", "Paid")));
/// assert_eq!(call.endpoint().scope.name, "tickets:write");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub enum TicketsWrite {}
impl crate::Scope for TicketsWrite {
    const NAME: &'static str = "tickets:write";
}
/// `disputes:read`: Read disputes. Section 5.
///
/// # Examples
///
/// ```
/// # use backoffice_client::{Client, models::*, testing::InProcess};
/// use backoffice_client::scopes::DisputesRead;
///
/// # let transport = InProcess::answering(200, "{}");
/// # let builder = Client::builder("https://store.example").token("t").transport(transport);
/// let client = builder.scopes::<(DisputesRead,)>().build()?;
/// let call = client.disputes().get(7.into());
/// assert_eq!(call.endpoint().scope.name, "disputes:read");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub enum DisputesRead {}
impl crate::Scope for DisputesRead {
    const NAME: &'static str = "disputes:read";
}
/// `transactions:write`: Capture transactions. Section 5.
///
/// # Examples
///
/// ```
/// # use backoffice_client::{Client, models::*, testing::InProcess};
/// use backoffice_client::scopes::TransactionsWrite;
///
/// # let transport = InProcess::answering(200, "{}");
/// # let builder = Client::builder("https://store.example").token("t").transport(transport);
/// let client = builder.scopes::<(TransactionsWrite,)>().build()?;
/// let call = client.transactions().capture(7.into(), CaptureTransaction::new());
/// assert_eq!(call.endpoint().scope.name, "transactions:write");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub enum TransactionsWrite {}
impl crate::Scope for TransactionsWrite {
    const NAME: &'static str = "transactions:write";
}
/// `gift_cards:read`: List gift cards. Section 5.
///
/// # Examples
///
/// ```
/// # use backoffice_client::{Client, models::*, testing::InProcess};
/// use backoffice_client::scopes::GiftCardsRead;
///
/// # let transport = InProcess::answering(200, "{}");
/// # let builder = Client::builder("https://store.example").token("t").transport(transport);
/// let client = builder.scopes::<(GiftCardsRead,)>().build()?;
/// let call = client.gift_cards().list();
/// assert_eq!(call.endpoint().scope.name, "gift_cards:read");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub enum GiftCardsRead {}
impl crate::Scope for GiftCardsRead {
    const NAME: &'static str = "gift_cards:read";
}
/// `gateways:read`: List gateway groups. Section 5.
///
/// # Examples
///
/// ```
/// # use backoffice_client::{Client, models::*, testing::InProcess};
/// use backoffice_client::scopes::GatewaysRead;
///
/// # let transport = InProcess::answering(200, "{}");
/// # let builder = Client::builder("https://store.example").token("t").transport(transport);
/// let client = builder.scopes::<(GatewaysRead,)>().build()?;
/// let call = client.gateway_groups().list();
/// assert_eq!(call.endpoint().scope.name, "gateways:read");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub enum GatewaysRead {}
impl crate::Scope for GatewaysRead {
    const NAME: &'static str = "gateways:read";
}
/// `webhooks:read`: List webhooks. Section 5.
///
/// # Examples
///
/// ```
/// # use backoffice_client::{Client, models::*, testing::InProcess};
/// use backoffice_client::scopes::WebhooksRead;
///
/// # let transport = InProcess::answering(200, "{}");
/// # let builder = Client::builder("https://store.example").token("t").transport(transport);
/// let client = builder.scopes::<(WebhooksRead,)>().build()?;
/// let call = client.webhooks().list();
/// assert_eq!(call.endpoint().scope.name, "webhooks:read");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub enum WebhooksRead {}
impl crate::Scope for WebhooksRead {
    const NAME: &'static str = "webhooks:read";
}
/// `webhooks:write`: Create and update webhooks. Section 5.
///
/// # Examples
///
/// ```
/// # use backoffice_client::{Client, models::*, testing::InProcess};
/// use backoffice_client::scopes::WebhooksWrite;
///
/// # let transport = InProcess::answering(200, "{}");
/// # let builder = Client::builder("https://store.example").token("t").transport(transport);
/// let client = builder.scopes::<(WebhooksWrite,)>().build()?;
/// let call = client.webhooks().create(CreateWebhook::new(["cart.abandoned"], Url::new("https://store.example/")?));
/// assert_eq!(call.endpoint().scope.name, "webhooks:write");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub enum WebhooksWrite {}
impl crate::Scope for WebhooksWrite {
    const NAME: &'static str = "webhooks:write";
}
