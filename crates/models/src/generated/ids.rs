// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! Ids: a type of its own for each record, so that one cannot be passed for another.
use crate::runtime;
runtime::integer_id! {
    #[doc = " `id` of a `Customer`. Section 2, Customer (user)."] CustomerId
}
runtime::integer_id! {
    #[doc = " `id` of a `UserAddress`. Section 2, Shared embedded shapes."] UserAddressId
}
runtime::integer_id! {
    #[doc = " `id` of a `CustomerNote`. Section 2, Note."] CustomerNoteId
}
runtime::integer_id! {
    #[doc = " `id` of a `GiftCard`. Section 2, Gift card."] GiftCardId
}
runtime::text_id! {
    #[doc = " `number` of a `Order`. Section 2, Order."] OrderNumber
}
runtime::integer_id! {
    #[doc = " `id` of a `Fulfillment`. Section 2, Order."] FulfillmentId
}
runtime::integer_id! {
    #[doc = " `id` of a `OrderLine`. Section 2, Order."] OrderLineId
}
runtime::integer_id! {
    #[doc = " `id` of a `Refund`. Section 2, Refund."] RefundId
}
runtime::integer_id! {
    #[doc = " `id` of a `RefundAdjustment`. Section 2, Refund."] RefundAdjustmentId
}
runtime::integer_id! {
    #[doc = " `id` of a `RefundLineItem`. Section 2, Refund."] RefundLineItemId
}
runtime::integer_id! {
    #[doc = " `id` of a `FulfillmentEvent`. Section 2, Fulfillment event."]
    FulfillmentEventId
}
runtime::integer_id! {
    #[doc = " `id` of a `OrderNote`. Section 2, Note."] OrderNoteId
}
runtime::integer_id! {
    #[doc = " `id` of a `Gateway`. Section 2, Transaction."] GatewayId
}
runtime::integer_id! {
    #[doc = " `id` of a `Transaction`. Section 2, Transaction."] TransactionId
}
runtime::integer_id! {
    #[doc = " `id` of a `TransactionInitiator`. Section 2, Transaction."]
    TransactionInitiatorId
}
runtime::integer_id! {
    #[doc = " `id` of a `Dispute`. Section 2, Dispute."] DisputeId
}
runtime::integer_id! {
    #[doc = " `id` of a `GatewayGroup`. Section 2, Gateway group."] GatewayGroupId
}
runtime::integer_id! {
    #[doc = " `id` of a `Product`. Section 2, Product."] ProductId
}
runtime::integer_id! {
    #[doc = " `id` of a `ProductCategory`. Section 2, Product."] ProductCategoryId
}
runtime::integer_id! {
    #[doc = " `id` of a `ProductVariant`. Section 2, Product."] ProductVariantId
}
runtime::integer_id! {
    #[doc = " `id` of a `ProductImage`. Section 2, Product."] ProductImageId
}
runtime::integer_id! {
    #[doc = " `id` of a `AttributionAgent`. Section 2, Shared embedded shapes."]
    AttributionAgentId
}
runtime::integer_id! {
    #[doc = " `id` of a `BillingAddress`. Section 2, Shared embedded shapes."]
    BillingAddressId
}
runtime::integer_id! {
    #[doc = " `id` of a `ShippingAddress`. Section 2, Shared embedded shapes."]
    ShippingAddressId
}
runtime::integer_id! {
    #[doc = " `id` of a `Stockrecord`. Section 2, Shared embedded shapes."] StockrecordId
}
runtime::integer_id! {
    #[doc = " `id` of a `OrderTaxLine`. Section 2, Shared embedded shapes."]
    OrderTaxLineId
}
runtime::integer_id! {
    #[doc = " `id` of a `NoteAuthor`. Section 2, Note."] NoteAuthorId
}
runtime::integer_id! {
    #[doc = " `id` of a `Subscription`. Section 2, Subscription."] SubscriptionId
}
runtime::integer_id! {
    #[doc = " `id` of a `SubscriptionLine`. Section 2, Subscription."] SubscriptionLineId
}
runtime::integer_id! {
    #[doc = " `id` of a `SupportTicket`. Section 2, Support ticket."] SupportTicketId
}
runtime::integer_id! {
    #[doc = " `id` of a `Comment`. Section 2, Support ticket."] CommentId
}
runtime::integer_id! {
    #[doc = " `id` of a `Attachment`. Section 2, Support ticket."] AttachmentId
}
runtime::integer_id! {
    #[doc = " `id` of a `Webhook`. Section 2, Webhook."] WebhookId
}
