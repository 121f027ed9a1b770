// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! The groups of calls.
mod orders;
mod products;
mod subscriptions;
mod users;
mod tickets;
mod disputes;
mod transactions;
mod gift_cards;
mod gateway_groups;
mod webhooks;
pub mod scopes;
/// What each accessor of a client gives: a method for each endpoint.
///
/// # Examples
///
/// ```no_run
/// # use backoffice_client::models::*;
/// use backoffice_client::groups::Orders;
///
/// // Code that makes no other calls takes the group in place of the client.
/// async fn example(orders: &Orders) -> Result<(), Box<dyn std::error::Error>> {
///     let answer = orders.refund(&"1001".into(), RefundOrder::new(Amount::new("10.00")?)).send().await?;
/// # drop(answer);
///     Ok(())
/// }
/// ```
pub mod groups {
    pub use super::orders::Orders;
    pub use super::products::Products;
    pub use super::subscriptions::Subscriptions;
    pub use super::users::Users;
    pub use super::tickets::Tickets;
    pub use super::disputes::Disputes;
    pub use super::transactions::Transactions;
    pub use super::gift_cards::GiftCards;
    pub use super::gateway_groups::GatewayGroups;
    pub use super::webhooks::Webhooks;
}
use crate::models::*;
impl<S, M: crate::runtime::Mode> crate::Client<S, M> {
    /// Refund an order; Create an order note; Create a fulfillment event.
    ///
    /// # Examples
    ///
    /// ```
    /// # use backoffice_client::{Client, models::*, testing::InProcess};
    /// # let transport = InProcess::answering(200, "{}");
    /// # let client = Client::builder("https://store.example").token("t").transport(transport).build()?;
    /// let request = client.orders().refund(&"1001".into(), RefundOrder::new(Amount::new("10.00")?)).request()?;
    /// assert_eq!(request.method(), "POST");
    /// assert_eq!(request.uri().path(), "/orders/1001/refund/");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn orders(&self) -> groups::Orders<S, M> {
        groups::Orders::of(self.clone())
    }
    /// Partially update a product; Create a product image.
    ///
    /// # Examples
    ///
    /// ```
    /// # use backoffice_client::{Client, models::*, testing::InProcess};
    /// # let transport = InProcess::answering(200, "{}");
    /// # let client = Client::builder("https://store.example").token("t").transport(transport).build()?;
    /// let request = client.products().update(7.into(), UpdateProduct::new()).request()?;
    /// assert_eq!(request.method(), "PATCH");
    /// assert_eq!(request.uri().path(), "/products/7/");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn products(&self) -> groups::Products<S, M> {
        groups::Products::of(self.clone())
    }
    /// Retrieve a subscription; Partially update a subscription; Create a subscription line.
    ///
    /// # Examples
    ///
    /// ```
    /// # use backoffice_client::{Client, models::*, testing::InProcess};
    /// # let transport = InProcess::answering(200, "{}");
    /// # let client = Client::builder("https://store.example").token("t").transport(transport).build()?;
    /// let request = client.subscriptions().get(7.into()).request()?;
    /// assert_eq!(request.method(), "GET");
    /// assert_eq!(request.uri().path(), "/subscriptions/7/");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn subscriptions(&self) -> groups::Subscriptions<S, M> {
        groups::Subscriptions::of(self.clone())
    }
    /// List customers; Retrieve a customer; Partially update a customer; Retrieve one address of a customer; List a customer's subscriptions; Create a customer note.
    ///
    /// # Examples
    ///
    /// ```
    /// # use backoffice_client::{Client, models::*, testing::InProcess};
    /// # let transport = InProcess::answering(200, "{}");
    /// # let client = Client::builder("https://store.example").token("t").transport(transport).build()?;
    /// let request = client.users().list().request()?;
    /// assert_eq!(request.method(), "GET");
    /// assert_eq!(request.uri().path(), "/users/");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn users(&self) -> groups::Users<S, M> {
        groups::Users::of(self.clone())
    }
    /// List the comments of a ticket: the ticket, with its comments list; Attach files to a ticket.
    ///
    /// # Examples
    ///
    /// ```
    /// # use backoffice_client::{Client, models::*, testing::InProcess};
    /// # let transport = InProcess::answering(200, "{}");
    /// # let client = Client::builder("https://store.example").token("t").transport(transport).build()?;
    /// let request = client.tickets().list_comments(7.into()).request()?;
    /// assert_eq!(request.method(), "GET");
    /// assert_eq!(request.uri().path(), "/tickets/7/comments/");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn tickets(&self) -> groups::Tickets<S, M> {
        groups::Tickets::of(self.clone())
    }
    /// Retrieve a dispute.
    ///
    /// # Examples
    ///
    /// ```
    /// # use backoffice_client::{Client, models::*, testing::InProcess};
    /// # let transport = InProcess::answering(200, "{}");
    /// # let client = Client::builder("https://store.example").token("t").transport(transport).build()?;
    /// let request = client.disputes().get(7.into()).request()?;
    /// assert_eq!(request.method(), "GET");
    /// assert_eq!(request.uri().path(), "/disputes/7/");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn disputes(&self) -> groups::Disputes<S, M> {
        groups::Disputes::of(self.clone())
    }
    /// Capture a transaction.
    ///
    /// # Examples
    ///
    /// ```
    /// # use backoffice_client::{Client, models::*, testing::InProcess};
    /// # let transport = InProcess::answering(200, "{}");
    /// # let client = Client::builder("https://store.example").token("t").transport(transport).build()?;
    /// let request = client.transactions().capture(7.into(), CaptureTransaction::new()).request()?;
    /// assert_eq!(request.method(), "POST");
    /// assert_eq!(request.uri().path(), "/transactions/7/capture/");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn transactions(&self) -> groups::Transactions<S, M> {
        groups::Transactions::of(self.clone())
    }
    /// List gift cards.
    ///
    /// # Examples
    ///
    /// ```
    /// # use backoffice_client::{Client, models::*, testing::InProcess};
    /// # let transport = InProcess::answering(200, "{}");
    /// # let client = Client::builder("https://store.example").token("t").transport(transport).build()?;
    /// let request = client.gift_cards().list().request()?;
    /// assert_eq!(request.method(), "GET");
    /// assert_eq!(request.uri().path(), "/gift-cards/");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn gift_cards(&self) -> groups::GiftCards<S, M> {
        groups::GiftCards::of(self.clone())
    }
    /// List gateway groups.
    ///
    /// # Examples
    ///
    /// ```
    /// # use backoffice_client::{Client, models::*, testing::InProcess};
    /// # let transport = InProcess::answering(200, "{}");
    /// # let client = Client::builder("https://store.example").token("t").transport(transport).build()?;
    /// let request = client.gateway_groups().list().request()?;
    /// assert_eq!(request.method(), "GET");
    /// assert_eq!(request.uri().path(), "/gateway-groups/");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn gateway_groups(&self) -> groups::GatewayGroups<S, M> {
        groups::GatewayGroups::of(self.clone())
    }
    /// List webhooks; Create a webhook; Update a webhook.
    ///
    /// # Examples
    ///
    /// ```
    /// # use backoffice_client::{Client, models::*, testing::InProcess};
    /// # let transport = InProcess::answering(200, "{}");
    /// # let client = Client::builder("https://store.example").token("t").transport(transport).build()?;
    /// let request = client.webhooks().list().request()?;
    /// assert_eq!(request.method(), "GET");
    /// assert_eq!(request.uri().path(), "/webhooks/");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn webhooks(&self) -> groups::Webhooks<S, M> {
        groups::Webhooks::of(self.clone())
    }
}
impl crate::runtime::Parameters for ListUsersQuery {
    fn pairs(&self) -> ::std::vec::Vec<(::std::string::String, ::std::string::String)> {
        crate::runtime::shape_pairs(self)
    }
}
impl crate::runtime::Parameters for ListGiftCardsQuery {
    fn pairs(&self) -> ::std::vec::Vec<(::std::string::String, ::std::string::String)> {
        crate::runtime::shape_pairs(self)
    }
}
impl crate::runtime::Parameters for ListGatewayGroupsQuery {
    fn pairs(&self) -> ::std::vec::Vec<(::std::string::String, ::std::string::String)> {
        crate::runtime::shape_pairs(self)
    }
}
impl crate::runtime::Parameters for ListWebhooksQuery {
    fn pairs(&self) -> ::std::vec::Vec<(::std::string::String, ::std::string::String)> {
        crate::runtime::shape_pairs(self)
    }
}
