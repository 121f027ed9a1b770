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
mod deliveries;
pub mod scopes;
/// Groups of calls with a method for each endpoint, one for each accessor of a client.
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
    pub use super::deliveries::Deliveries;
}
use super::models::*;
impl<S, M: super::runtime::Mode> super::Client<S, M> {
    /// Refund an order; Create an order note; Create a fulfillment event.
    #[must_use]
    pub fn orders(&self) -> groups::Orders<S, M> {
        groups::Orders::of(self.clone())
    }
    /// Partially update a product; Create a product image.
    #[must_use]
    pub fn products(&self) -> groups::Products<S, M> {
        groups::Products::of(self.clone())
    }
    /// Retrieve a subscription; Partially update a subscription; Create a subscription line.
    #[must_use]
    pub fn subscriptions(&self) -> groups::Subscriptions<S, M> {
        groups::Subscriptions::of(self.clone())
    }
    /// List customers; Retrieve a customer; Partially update a customer; Retrieve one address of a customer; List a customer's subscriptions; Create a customer note.
    #[must_use]
    pub fn users(&self) -> groups::Users<S, M> {
        groups::Users::of(self.clone())
    }
    /// List the comments of a ticket: the ticket, with its comments list; Attach files to a ticket.
    #[must_use]
    pub fn tickets(&self) -> groups::Tickets<S, M> {
        groups::Tickets::of(self.clone())
    }
    /// Retrieve a dispute.
    #[must_use]
    pub fn disputes(&self) -> groups::Disputes<S, M> {
        groups::Disputes::of(self.clone())
    }
    /// Capture a transaction.
    #[must_use]
    pub fn transactions(&self) -> groups::Transactions<S, M> {
        groups::Transactions::of(self.clone())
    }
    /// List gift cards.
    #[must_use]
    pub fn gift_cards(&self) -> groups::GiftCards<S, M> {
        groups::GiftCards::of(self.clone())
    }
    /// List gateway groups.
    #[must_use]
    pub fn gateway_groups(&self) -> groups::GatewayGroups<S, M> {
        groups::GatewayGroups::of(self.clone())
    }
    /// List webhooks; Create a webhook; Update a webhook.
    #[must_use]
    pub fn webhooks(&self) -> groups::Webhooks<S, M> {
        groups::Webhooks::of(self.clone())
    }
    /// List deliveries to webhooks; Retrieve a delivery with its attempts; Make deliveries again; Change a webhook's secret.
    #[must_use]
    pub fn deliveries(&self) -> groups::Deliveries<S, M> {
        groups::Deliveries::of(self.clone())
    }
}
