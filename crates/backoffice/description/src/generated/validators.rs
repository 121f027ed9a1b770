// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! Shapes, and a function for each that checks a payload.
use super::{shapes, tables};
use crate::validator::{Shape, Shapes, Violations};
/// Every shape, in table order.
pub static SHAPES: Shapes = Shapes::new(
    &shapes::API,
    &[
        &CUSTOMER, &CUSTOMER_PAGE, &USER_ADDRESS, &CUSTOMER_NOTE, &UPDATE_CUSTOMER, &CREATE_CUSTOMER_NOTE, &WEBHOOK_DELIVERY,
        &WEBHOOK_DELIVERY_PAGE, &DELIVERY_ATTEMPT, &REDELIVER_EVENTS, &REDELIVERED, &CHANGE_WEBHOOK_SECRET, &GIFT_CARD, &GIFT_CARD_PAGE,
        &ORDER, &OFFER_DISCOUNT, &ORDER_REPORT_VALUES, &ORDER_SUBSCRIPTION, &VOUCHER_DISCOUNT, &VOUCHER, &FULFILLMENT, &ORDER_LINE, &REFUND,
        &REFUND_ADJUSTMENT, &REFUND_ADJUSTMENT_REPORT_VALUES, &REFUND_LINE_ITEM, &REFUND_LINE_ITEM_REPORT_VALUES, &REFUND_REPORT_VALUES,
        &FULFILLMENT_EVENT, &ORDER_NOTE, &REFUND_ORDER, &CREATE_ORDER_NOTE, &CREATE_FULFILLMENT_EVENT, &EMBEDDED_TRANSACTION,
        &TRANSACTION_REPORT_VALUES, &PAYMENT_DETAILS, &GATEWAY, &TRANSACTION, &TRANSACTION_INITIATOR, &TRANSACTION_SUBSCRIPTION,
        &STANDALONE_PAYMENT_DETAILS, &STANDALONE_GATEWAY, &DISPUTE, &GATEWAY_GROUP, &GATEWAY_GROUP_PAGE, &GATEWAY_CURRENCY,
        &GATEWAY_EXPRESS_PAYMENT_METHOD, &GATEWAY_PAYMENT_METHOD, &CARD_TYPE, &CAPTURE_TRANSACTION, &PRODUCT, &PRODUCT_CATEGORY,
        &PRODUCT_LIST_IMAGE, &VARIANT_ATTRIBUTE, &PRODUCT_VARIANT, &VARIANT_PRICE, &VARIANT_STOCKRECORD, &VARIANT_ATTRIBUTE_VALUE,
        &PRODUCT_IMAGE, &UPDATE_PRODUCT, &CREATE_PRODUCT_IMAGE, &ATTRIBUTION, &ATTRIBUTION_AGENT, &BILLING_ADDRESS, &SHIPPING_ADDRESS,
        &USER_SUMMARY, &STOCKRECORD, &PRODUCT_SUMMARY, &PRODUCT_SUMMARY_CATEGORY, &PRODUCT_SUMMARY_IMAGE, &TAX_LINE, &ORDER_TAX_LINE,
        &TAX_LINE_REPORT_VALUES, &LINE_PROPERTY, &NOTE_APP, &NOTE_AUTHOR, &SUBSCRIPTION, &SUBSCRIPTION_ORDER, &SUBSCRIPTION_LINE,
        &SUBSCRIPTION_PRODUCT_SUMMARY, &SUBSCRIPTION_PRODUCT_IMAGE, &UPDATE_SUBSCRIPTION, &CREATE_SUBSCRIPTION_LINE, &SUPPORT_TICKET,
        &COMMENT, &ATTACHMENT, &UPLOAD_TICKET_ATTACHMENTS, &WEBHOOK, &WEBHOOK_PAGE, &CREATE_WEBHOOK, &UPDATE_WEBHOOK,
    ],
);
/// `Customer`: A customer of the store, which paths call a user. Section 2, Customer (user).
pub static CUSTOMER: Shape = Shape::new(&shapes::CUSTOMER, &tables::CUSTOMER);
/// `CustomerPage`: A page of Customer. Section 4, Pagination.
pub static CUSTOMER_PAGE: Shape = Shape::new(&shapes::CUSTOMER_PAGE, &tables::CUSTOMER_PAGE);
/// `UserAddress`: An address in a customer's address book. Section 2, Shared embedded shapes.
pub static USER_ADDRESS: Shape = Shape::new(&shapes::USER_ADDRESS, &tables::USER_ADDRESS);
/// `CustomerNote`: A note on a customer. Section 2, Note.
pub static CUSTOMER_NOTE: Shape = Shape::new(&shapes::CUSTOMER_NOTE, &tables::CUSTOMER_NOTE);
/// `UpdateCustomer`: Body of a customer's partial update: any subset of its fields. Section 4, endpoint 11.
pub static UPDATE_CUSTOMER: Shape = Shape::new(&shapes::UPDATE_CUSTOMER, &tables::UPDATE_CUSTOMER);
/// `CreateCustomerNote`: Body of a new customer note. Section 4, endpoint 14.
pub static CREATE_CUSTOMER_NOTE: Shape = Shape::new(&shapes::CREATE_CUSTOMER_NOTE, &tables::CREATE_CUSTOMER_NOTE);
/// `WebhookDelivery`: An event on its way to a webhook, with the attempts to deliver it. Section 6, gap delivery-log.
pub static WEBHOOK_DELIVERY: Shape = Shape::new(&shapes::WEBHOOK_DELIVERY, &tables::WEBHOOK_DELIVERY);
/// `WebhookDeliveryPage`: A page of WebhookDelivery. Section 4, Pagination.
pub static WEBHOOK_DELIVERY_PAGE: Shape = Shape::new(&shapes::WEBHOOK_DELIVERY_PAGE, &tables::WEBHOOK_DELIVERY_PAGE);
/// `DeliveryAttempt`: An attempt to deliver an event, and what came of it. Section 6, gap delivery-log.
pub static DELIVERY_ATTEMPT: Shape = Shape::new(&shapes::DELIVERY_ATTEMPT, &tables::DELIVERY_ATTEMPT);
/// `RedeliverEvents`: The deliveries to make again: one, or those of a webhook, or those since a time. Section 6, gap delivery-log.
pub static REDELIVER_EVENTS: Shape = Shape::new(&shapes::REDELIVER_EVENTS, &tables::REDELIVER_EVENTS);
/// `Redelivered`: The number of deliveries that are made again. Section 6, gap delivery-log.
pub static REDELIVERED: Shape = Shape::new(&shapes::REDELIVERED, &tables::REDELIVERED);
/// `ChangeWebhookSecret`: Body of a change of a webhook's secret. Section 6, gap webhook-secret.
pub static CHANGE_WEBHOOK_SECRET: Shape = Shape::new(&shapes::CHANGE_WEBHOOK_SECRET, &tables::CHANGE_WEBHOOK_SECRET);
/// `GiftCard`: A gift card. Section 2, Gift card.
pub static GIFT_CARD: Shape = Shape::new(&shapes::GIFT_CARD, &tables::GIFT_CARD);
/// `GiftCardPage`: A page of GiftCard. Section 4, Pagination.
pub static GIFT_CARD_PAGE: Shape = Shape::new(&shapes::GIFT_CARD_PAGE, &tables::GIFT_CARD_PAGE);
/// `Order`: An order. Section 2, Order.
pub static ORDER: Shape = Shape::new(&shapes::ORDER, &tables::ORDER);
/// `OfferDiscount`: A discount that an offer gave on an order. Section 2, Order.
pub static OFFER_DISCOUNT: Shape = Shape::new(&shapes::OFFER_DISCOUNT, &tables::OFFER_DISCOUNT);
/// `OrderReportValues`: An order's totals in the store's reporting currency. Section 2, Order.
pub static ORDER_REPORT_VALUES: Shape = Shape::new(&shapes::ORDER_REPORT_VALUES, &tables::ORDER_REPORT_VALUES);
/// `OrderSubscription`: The subscription and billing cycle of an order. Section 2, Order.
pub static ORDER_SUBSCRIPTION: Shape = Shape::new(&shapes::ORDER_SUBSCRIPTION, &tables::ORDER_SUBSCRIPTION);
/// `VoucherDiscount`: A discount that a voucher gave on an order. Section 2, Order.
pub static VOUCHER_DISCOUNT: Shape = Shape::new(&shapes::VOUCHER_DISCOUNT, &tables::VOUCHER_DISCOUNT);
/// `Voucher`: The voucher of a discount. Section 2, Order.
pub static VOUCHER: Shape = Shape::new(&shapes::VOUCHER, &tables::VOUCHER);
/// `Fulfillment`: A shipment of an order, as embedded in the order. Section 2, Order.
pub static FULFILLMENT: Shape = Shape::new(&shapes::FULFILLMENT, &tables::FULFILLMENT);
/// `OrderLine`: A line of an order. Section 2, Order.
pub static ORDER_LINE: Shape = Shape::new(&shapes::ORDER_LINE, &tables::ORDER_LINE);
/// `Refund`: A refund of an order, as embedded in the order. Section 2, Refund.
pub static REFUND: Shape = Shape::new(&shapes::REFUND, &tables::REFUND);
/// `RefundAdjustment`: An amount of a refund that belongs to no line, such as shipping. Section 2, Refund.
pub static REFUND_ADJUSTMENT: Shape = Shape::new(&shapes::REFUND_ADJUSTMENT, &tables::REFUND_ADJUSTMENT);
/// `RefundAdjustmentReportValues`: A refund adjustment in the store's reporting currency. Section 2, Refund.
pub static REFUND_ADJUSTMENT_REPORT_VALUES: Shape = Shape::new(
    &shapes::REFUND_ADJUSTMENT_REPORT_VALUES,
    &tables::REFUND_ADJUSTMENT_REPORT_VALUES,
);
/// `RefundLineItem`: A refunded order line. Section 2, Refund.
pub static REFUND_LINE_ITEM: Shape = Shape::new(&shapes::REFUND_LINE_ITEM, &tables::REFUND_LINE_ITEM);
/// `RefundLineItemReportValues`: A refunded order line in the store's reporting currency. Section 2, Refund.
pub static REFUND_LINE_ITEM_REPORT_VALUES: Shape = Shape::new(
    &shapes::REFUND_LINE_ITEM_REPORT_VALUES,
    &tables::REFUND_LINE_ITEM_REPORT_VALUES,
);
/// `RefundReportValues`: A refund's totals in the store's reporting currency. Section 2, Refund.
pub static REFUND_REPORT_VALUES: Shape = Shape::new(&shapes::REFUND_REPORT_VALUES, &tables::REFUND_REPORT_VALUES);
/// `FulfillmentEvent`: Something that happened to a fulfillment on its way. Section 2, Fulfillment event.
pub static FULFILLMENT_EVENT: Shape = Shape::new(&shapes::FULFILLMENT_EVENT, &tables::FULFILLMENT_EVENT);
/// `OrderNote`: A note on an order. Section 2, Note.
pub static ORDER_NOTE: Shape = Shape::new(&shapes::ORDER_NOTE, &tables::ORDER_NOTE);
/// `RefundOrder`: Body of a refund. Section 4, endpoint 1.
pub static REFUND_ORDER: Shape = Shape::new(&shapes::REFUND_ORDER, &tables::REFUND_ORDER);
/// `CreateOrderNote`: Body of a new order note. Section 4, endpoint 2.
pub static CREATE_ORDER_NOTE: Shape = Shape::new(&shapes::CREATE_ORDER_NOTE, &tables::CREATE_ORDER_NOTE);
/// `CreateFulfillmentEvent`: Body of a new fulfillment event. Section 4, endpoint 3.
pub static CREATE_FULFILLMENT_EVENT: Shape = Shape::new(&shapes::CREATE_FULFILLMENT_EVENT, &tables::CREATE_FULFILLMENT_EVENT);
/// `EmbeddedTransaction`: A payment transaction, as embedded in orders and refunds. Section 2, Transaction.
pub static EMBEDDED_TRANSACTION: Shape = Shape::new(&shapes::EMBEDDED_TRANSACTION, &tables::EMBEDDED_TRANSACTION);
/// `TransactionReportValues`: A transaction's amount in the store's reporting currency. Section 2, Transaction.
pub static TRANSACTION_REPORT_VALUES: Shape = Shape::new(&shapes::TRANSACTION_REPORT_VALUES, &tables::TRANSACTION_REPORT_VALUES);
/// `PaymentDetails`: Payment details of an embedded transaction. Section 2, Transaction.
pub static PAYMENT_DETAILS: Shape = Shape::new(&shapes::PAYMENT_DETAILS, &tables::PAYMENT_DETAILS);
/// `Gateway`: The payment gateway of an embedded transaction. Section 2, Transaction.
pub static GATEWAY: Shape = Shape::new(&shapes::GATEWAY, &tables::GATEWAY);
/// `Transaction`: A payment transaction in its standalone form, as a capture returns it. Section 2, Transaction.
pub static TRANSACTION: Shape = Shape::new(&shapes::TRANSACTION, &tables::TRANSACTION);
/// `TransactionInitiator`: The person who started a transaction. Section 2, Transaction.
pub static TRANSACTION_INITIATOR: Shape = Shape::new(&shapes::TRANSACTION_INITIATOR, &tables::TRANSACTION_INITIATOR);
/// `TransactionSubscription`: The subscription and billing cycle that a transaction paid for. Section 2, Transaction.
pub static TRANSACTION_SUBSCRIPTION: Shape = Shape::new(&shapes::TRANSACTION_SUBSCRIPTION, &tables::TRANSACTION_SUBSCRIPTION);
/// `StandalonePaymentDetails`: Payment details of a standalone transaction. Section 2, Transaction.
pub static STANDALONE_PAYMENT_DETAILS: Shape = Shape::new(&shapes::STANDALONE_PAYMENT_DETAILS, &tables::STANDALONE_PAYMENT_DETAILS);
/// `StandaloneGateway`: The payment gateway of a standalone transaction. Section 2, Transaction.
pub static STANDALONE_GATEWAY: Shape = Shape::new(&shapes::STANDALONE_GATEWAY, &tables::STANDALONE_GATEWAY);
/// `Dispute`: A dispute over a transaction. Section 2, Dispute.
pub static DISPUTE: Shape = Shape::new(&shapes::DISPUTE, &tables::DISPUTE);
/// `GatewayGroup`: A group of payment gateways and what it offers at checkout. Section 2, Gateway group.
pub static GATEWAY_GROUP: Shape = Shape::new(&shapes::GATEWAY_GROUP, &tables::GATEWAY_GROUP);
/// `GatewayGroupPage`: A page of GatewayGroup. Section 4, Pagination.
pub static GATEWAY_GROUP_PAGE: Shape = Shape::new(&shapes::GATEWAY_GROUP_PAGE, &tables::GATEWAY_GROUP_PAGE);
/// `GatewayCurrency`: A currency that a gateway group takes. Section 2, Gateway group.
pub static GATEWAY_CURRENCY: Shape = Shape::new(&shapes::GATEWAY_CURRENCY, &tables::GATEWAY_CURRENCY);
/// `GatewayExpressPaymentMethod`: An express payment method that a gateway group takes. Section 2, Gateway group.
pub static GATEWAY_EXPRESS_PAYMENT_METHOD: Shape = Shape::new(
    &shapes::GATEWAY_EXPRESS_PAYMENT_METHOD,
    &tables::GATEWAY_EXPRESS_PAYMENT_METHOD,
);
/// `GatewayPaymentMethod`: A payment method that a gateway group takes. Section 2, Gateway group.
pub static GATEWAY_PAYMENT_METHOD: Shape = Shape::new(&shapes::GATEWAY_PAYMENT_METHOD, &tables::GATEWAY_PAYMENT_METHOD);
/// `CardType`: A card type that a gateway group takes. Section 2, Gateway group.
pub static CARD_TYPE: Shape = Shape::new(&shapes::CARD_TYPE, &tables::CARD_TYPE);
/// `CaptureTransaction`: Body of a capture; an empty object is accepted. Section 4, endpoint 18.
pub static CAPTURE_TRANSACTION: Shape = Shape::new(&shapes::CAPTURE_TRANSACTION, &tables::CAPTURE_TRANSACTION);
/// `Product`: A product of the catalogue. Section 2, Product.
pub static PRODUCT: Shape = Shape::new(&shapes::PRODUCT, &tables::PRODUCT);
/// `ProductCategory`: A category that a product is in. Section 2, Product.
pub static PRODUCT_CATEGORY: Shape = Shape::new(&shapes::PRODUCT_CATEGORY, &tables::PRODUCT_CATEGORY);
/// `ProductListImage`: An image of a product, as embedded in the product. Section 2, Product.
pub static PRODUCT_LIST_IMAGE: Shape = Shape::new(&shapes::PRODUCT_LIST_IMAGE, &tables::PRODUCT_LIST_IMAGE);
/// `VariantAttribute`: An attribute in which a product's variants differ, with its possible values. Section 2, Product.
pub static VARIANT_ATTRIBUTE: Shape = Shape::new(&shapes::VARIANT_ATTRIBUTE, &tables::VARIANT_ATTRIBUTE);
/// `ProductVariant`: A variant of a product. Section 2, Product.
pub static PRODUCT_VARIANT: Shape = Shape::new(&shapes::PRODUCT_VARIANT, &tables::PRODUCT_VARIANT);
/// `VariantPrice`: A variant's prices in one currency. Section 2, Product.
pub static VARIANT_PRICE: Shape = Shape::new(&shapes::VARIANT_PRICE, &tables::VARIANT_PRICE);
/// `VariantStockrecord`: A variant's stock and price at one location. Section 2, Product.
pub static VARIANT_STOCKRECORD: Shape = Shape::new(&shapes::VARIANT_STOCKRECORD, &tables::VARIANT_STOCKRECORD);
/// `VariantAttributeValue`: The value that a variant has for one attribute. Section 2, Product.
pub static VARIANT_ATTRIBUTE_VALUE: Shape = Shape::new(&shapes::VARIANT_ATTRIBUTE_VALUE, &tables::VARIANT_ATTRIBUTE_VALUE);
/// `ProductImage`: An image of a product, as created. Section 2, Product.
pub static PRODUCT_IMAGE: Shape = Shape::new(&shapes::PRODUCT_IMAGE, &tables::PRODUCT_IMAGE);
/// `UpdateProduct`: Body of a product's partial update: any subset of its fields. Section 4, endpoint 4.
pub static UPDATE_PRODUCT: Shape = Shape::new(&shapes::UPDATE_PRODUCT, &tables::UPDATE_PRODUCT);
/// `CreateProductImage`: Body of a new product image. Section 4, endpoint 5.
pub static CREATE_PRODUCT_IMAGE: Shape = Shape::new(&shapes::CREATE_PRODUCT_IMAGE, &tables::CREATE_PRODUCT_IMAGE);
/// `Attribution`: Origin of a sale: the agent, affiliate and campaign behind it. Section 2, Shared embedded shapes.
pub static ATTRIBUTION: Shape = Shape::new(&shapes::ATTRIBUTION, &tables::ATTRIBUTION);
/// `AttributionAgent`: The agent that a sale is attributed to. Section 2, Shared embedded shapes.
pub static ATTRIBUTION_AGENT: Shape = Shape::new(&shapes::ATTRIBUTION_AGENT, &tables::ATTRIBUTION_AGENT);
/// `BillingAddress`: The billing address of an order or a subscription. Section 2, Shared embedded shapes.
pub static BILLING_ADDRESS: Shape = Shape::new(&shapes::BILLING_ADDRESS, &tables::BILLING_ADDRESS);
/// `ShippingAddress`: The shipping address of an order or a subscription. Section 2, Shared embedded shapes.
pub static SHIPPING_ADDRESS: Shape = Shape::new(&shapes::SHIPPING_ADDRESS, &tables::SHIPPING_ADDRESS);
/// `UserSummary`: A customer, as embedded in orders, subscriptions, transactions and gift cards. Section 2, Shared embedded shapes.
pub static USER_SUMMARY: Shape = Shape::new(&shapes::USER_SUMMARY, &tables::USER_SUMMARY);
/// `Stockrecord`: The stock and price of an order line or a subscription line. Section 2, Shared embedded shapes.
pub static STOCKRECORD: Shape = Shape::new(&shapes::STOCKRECORD, &tables::STOCKRECORD);
/// `ProductSummary`: A product, as embedded in an order line. Section 2, Shared embedded shapes.
pub static PRODUCT_SUMMARY: Shape = Shape::new(&shapes::PRODUCT_SUMMARY, &tables::PRODUCT_SUMMARY);
/// `ProductSummaryCategory`: A category of a product, as embedded in an order line or a subscription line. Section 2, Shared embedded shapes.
pub static PRODUCT_SUMMARY_CATEGORY: Shape = Shape::new(&shapes::PRODUCT_SUMMARY_CATEGORY, &tables::PRODUCT_SUMMARY_CATEGORY);
/// `ProductSummaryImage`: An image of a product, as embedded in an order line. Section 2, Shared embedded shapes.
pub static PRODUCT_SUMMARY_IMAGE: Shape = Shape::new(&shapes::PRODUCT_SUMMARY_IMAGE, &tables::PRODUCT_SUMMARY_IMAGE);
/// `TaxLine`: A tax on an order line or on the shipping of an order. Section 2, Shared embedded shapes.
pub static TAX_LINE: Shape = Shape::new(&shapes::TAX_LINE, &tables::TAX_LINE);
/// `OrderTaxLine`: A tax on an order as a whole. Section 2, Shared embedded shapes.
pub static ORDER_TAX_LINE: Shape = Shape::new(&shapes::ORDER_TAX_LINE, &tables::ORDER_TAX_LINE);
/// `TaxLineReportValues`: A tax in the store's reporting currency. Section 2, Shared embedded shapes.
pub static TAX_LINE_REPORT_VALUES: Shape = Shape::new(&shapes::TAX_LINE_REPORT_VALUES, &tables::TAX_LINE_REPORT_VALUES);
/// `LineProperty`: A property that the store attached to an order line or a subscription line. Section 2, Shared embedded shapes.
pub static LINE_PROPERTY: Shape = Shape::new(&shapes::LINE_PROPERTY, &tables::LINE_PROPERTY);
/// `NoteApp`: The application that wrote a note. Section 2, Note.
pub static NOTE_APP: Shape = Shape::new(&shapes::NOTE_APP, &tables::NOTE_APP);
/// `NoteAuthor`: The person who wrote a note. Section 2, Note.
pub static NOTE_AUTHOR: Shape = Shape::new(&shapes::NOTE_AUTHOR, &tables::NOTE_AUTHOR);
/// `Subscription`: A customer's subscription. Section 2, Subscription.
pub static SUBSCRIPTION: Shape = Shape::new(&shapes::SUBSCRIPTION, &tables::SUBSCRIPTION);
/// `SubscriptionOrder`: An order that a subscription made, and its billing cycle. Section 2, Subscription.
pub static SUBSCRIPTION_ORDER: Shape = Shape::new(&shapes::SUBSCRIPTION_ORDER, &tables::SUBSCRIPTION_ORDER);
/// `SubscriptionLine`: A line of a subscription. Section 2, Subscription.
pub static SUBSCRIPTION_LINE: Shape = Shape::new(&shapes::SUBSCRIPTION_LINE, &tables::SUBSCRIPTION_LINE);
/// `SubscriptionProductSummary`: A product, as embedded in a subscription line. Section 2, Shared embedded shapes.
pub static SUBSCRIPTION_PRODUCT_SUMMARY: Shape = Shape::new(&shapes::SUBSCRIPTION_PRODUCT_SUMMARY, &tables::SUBSCRIPTION_PRODUCT_SUMMARY);
/// `SubscriptionProductImage`: An image of a product, as embedded in a subscription line. Section 2, Shared embedded shapes.
pub static SUBSCRIPTION_PRODUCT_IMAGE: Shape = Shape::new(&shapes::SUBSCRIPTION_PRODUCT_IMAGE, &tables::SUBSCRIPTION_PRODUCT_IMAGE);
/// `UpdateSubscription`: Body of a subscription's partial update: any subset of its fields. Section 4, endpoint 7.
pub static UPDATE_SUBSCRIPTION: Shape = Shape::new(&shapes::UPDATE_SUBSCRIPTION, &tables::UPDATE_SUBSCRIPTION);
/// `CreateSubscriptionLine`: Body of a new subscription line. Section 4, endpoint 8.
pub static CREATE_SUBSCRIPTION_LINE: Shape = Shape::new(&shapes::CREATE_SUBSCRIPTION_LINE, &tables::CREATE_SUBSCRIPTION_LINE);
/// `SupportTicket`: A support ticket with its comments. Section 2, Support ticket.
pub static SUPPORT_TICKET: Shape = Shape::new(&shapes::SUPPORT_TICKET, &tables::SUPPORT_TICKET);
/// `Comment`: A comment on a support ticket. Section 2, Support ticket.
pub static COMMENT: Shape = Shape::new(&shapes::COMMENT, &tables::COMMENT);
/// `Attachment`: A file attached to a comment. Section 2, Support ticket.
pub static ATTACHMENT: Shape = Shape::new(&shapes::ATTACHMENT, &tables::ATTACHMENT);
/// `UploadTicketAttachments`: Form of a ticket attachment upload. Section 4, endpoint 16.
pub static UPLOAD_TICKET_ATTACHMENTS: Shape = Shape::new(&shapes::UPLOAD_TICKET_ATTACHMENTS, &tables::UPLOAD_TICKET_ATTACHMENTS);
/// `Webhook`: A registration for events. Section 2, Webhook.
pub static WEBHOOK: Shape = Shape::new(&shapes::WEBHOOK, &tables::WEBHOOK);
/// `WebhookPage`: A page of Webhook. Section 4, Pagination.
pub static WEBHOOK_PAGE: Shape = Shape::new(&shapes::WEBHOOK_PAGE, &tables::WEBHOOK_PAGE);
/// `CreateWebhook`: Body of a new webhook. Section 4, endpoint 22.
pub static CREATE_WEBHOOK: Shape = Shape::new(&shapes::CREATE_WEBHOOK, &tables::CREATE_WEBHOOK);
/// `UpdateWebhook`: Body that replaces a webhook's events and target. Section 4, endpoint 23.
pub static UPDATE_WEBHOOK: Shape = Shape::new(&shapes::UPDATE_WEBHOOK, &tables::UPDATE_WEBHOOK);
/// Checks a payload against `Customer`, section 2, Customer (user), in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn customer(bytes: &[u8]) -> Result<(), Violations> {
    CUSTOMER.check(bytes)
}
/// Checks a payload against `CustomerPage`, section 4, Pagination, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn customer_page(bytes: &[u8]) -> Result<(), Violations> {
    CUSTOMER_PAGE.check(bytes)
}
/// Checks a payload against `UserAddress`, section 2, Shared embedded shapes, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn user_address(bytes: &[u8]) -> Result<(), Violations> {
    USER_ADDRESS.check(bytes)
}
/// Checks a payload against `CustomerNote`, section 2, Note, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn customer_note(bytes: &[u8]) -> Result<(), Violations> {
    CUSTOMER_NOTE.check(bytes)
}
/// Checks a payload against `UpdateCustomer`, section 4, endpoint 11, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn update_customer(bytes: &[u8]) -> Result<(), Violations> {
    UPDATE_CUSTOMER.check(bytes)
}
/// Checks a payload against `CreateCustomerNote`, section 4, endpoint 14, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn create_customer_note(bytes: &[u8]) -> Result<(), Violations> {
    CREATE_CUSTOMER_NOTE.check(bytes)
}
/// Checks a payload against `WebhookDelivery`, section 6, gap delivery-log, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn webhook_delivery(bytes: &[u8]) -> Result<(), Violations> {
    WEBHOOK_DELIVERY.check(bytes)
}
/// Checks a payload against `WebhookDeliveryPage`, section 4, Pagination, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn webhook_delivery_page(bytes: &[u8]) -> Result<(), Violations> {
    WEBHOOK_DELIVERY_PAGE.check(bytes)
}
/// Checks a payload against `DeliveryAttempt`, section 6, gap delivery-log, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn delivery_attempt(bytes: &[u8]) -> Result<(), Violations> {
    DELIVERY_ATTEMPT.check(bytes)
}
/// Checks a payload against `RedeliverEvents`, section 6, gap delivery-log, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn redeliver_events(bytes: &[u8]) -> Result<(), Violations> {
    REDELIVER_EVENTS.check(bytes)
}
/// Checks a payload against `Redelivered`, section 6, gap delivery-log, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn redelivered(bytes: &[u8]) -> Result<(), Violations> {
    REDELIVERED.check(bytes)
}
/// Checks a payload against `ChangeWebhookSecret`, section 6, gap webhook-secret, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn change_webhook_secret(bytes: &[u8]) -> Result<(), Violations> {
    CHANGE_WEBHOOK_SECRET.check(bytes)
}
/// Checks a payload against `GiftCard`, section 2, Gift card, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn gift_card(bytes: &[u8]) -> Result<(), Violations> {
    GIFT_CARD.check(bytes)
}
/// Checks a payload against `GiftCardPage`, section 4, Pagination, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn gift_card_page(bytes: &[u8]) -> Result<(), Violations> {
    GIFT_CARD_PAGE.check(bytes)
}
/// Checks a payload against `Order`, section 2, Order, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn order(bytes: &[u8]) -> Result<(), Violations> {
    ORDER.check(bytes)
}
/// Checks a payload against `OfferDiscount`, section 2, Order, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn offer_discount(bytes: &[u8]) -> Result<(), Violations> {
    OFFER_DISCOUNT.check(bytes)
}
/// Checks a payload against `OrderReportValues`, section 2, Order, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn order_report_values(bytes: &[u8]) -> Result<(), Violations> {
    ORDER_REPORT_VALUES.check(bytes)
}
/// Checks a payload against `OrderSubscription`, section 2, Order, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn order_subscription(bytes: &[u8]) -> Result<(), Violations> {
    ORDER_SUBSCRIPTION.check(bytes)
}
/// Checks a payload against `VoucherDiscount`, section 2, Order, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn voucher_discount(bytes: &[u8]) -> Result<(), Violations> {
    VOUCHER_DISCOUNT.check(bytes)
}
/// Checks a payload against `Voucher`, section 2, Order, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn voucher(bytes: &[u8]) -> Result<(), Violations> {
    VOUCHER.check(bytes)
}
/// Checks a payload against `Fulfillment`, section 2, Order, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn fulfillment(bytes: &[u8]) -> Result<(), Violations> {
    FULFILLMENT.check(bytes)
}
/// Checks a payload against `OrderLine`, section 2, Order, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn order_line(bytes: &[u8]) -> Result<(), Violations> {
    ORDER_LINE.check(bytes)
}
/// Checks a payload against `Refund`, section 2, Refund, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn refund(bytes: &[u8]) -> Result<(), Violations> {
    REFUND.check(bytes)
}
/// Checks a payload against `RefundAdjustment`, section 2, Refund, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn refund_adjustment(bytes: &[u8]) -> Result<(), Violations> {
    REFUND_ADJUSTMENT.check(bytes)
}
/// Checks a payload against `RefundAdjustmentReportValues`, section 2, Refund, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn refund_adjustment_report_values(bytes: &[u8]) -> Result<(), Violations> {
    REFUND_ADJUSTMENT_REPORT_VALUES.check(bytes)
}
/// Checks a payload against `RefundLineItem`, section 2, Refund, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn refund_line_item(bytes: &[u8]) -> Result<(), Violations> {
    REFUND_LINE_ITEM.check(bytes)
}
/// Checks a payload against `RefundLineItemReportValues`, section 2, Refund, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn refund_line_item_report_values(bytes: &[u8]) -> Result<(), Violations> {
    REFUND_LINE_ITEM_REPORT_VALUES.check(bytes)
}
/// Checks a payload against `RefundReportValues`, section 2, Refund, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn refund_report_values(bytes: &[u8]) -> Result<(), Violations> {
    REFUND_REPORT_VALUES.check(bytes)
}
/// Checks a payload against `FulfillmentEvent`, section 2, Fulfillment event, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn fulfillment_event(bytes: &[u8]) -> Result<(), Violations> {
    FULFILLMENT_EVENT.check(bytes)
}
/// Checks a payload against `OrderNote`, section 2, Note, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn order_note(bytes: &[u8]) -> Result<(), Violations> {
    ORDER_NOTE.check(bytes)
}
/// Checks a payload against `RefundOrder`, section 4, endpoint 1, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn refund_order(bytes: &[u8]) -> Result<(), Violations> {
    REFUND_ORDER.check(bytes)
}
/// Checks a payload against `CreateOrderNote`, section 4, endpoint 2, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn create_order_note(bytes: &[u8]) -> Result<(), Violations> {
    CREATE_ORDER_NOTE.check(bytes)
}
/// Checks a payload against `CreateFulfillmentEvent`, section 4, endpoint 3, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn create_fulfillment_event(bytes: &[u8]) -> Result<(), Violations> {
    CREATE_FULFILLMENT_EVENT.check(bytes)
}
/// Checks a payload against `EmbeddedTransaction`, section 2, Transaction, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn embedded_transaction(bytes: &[u8]) -> Result<(), Violations> {
    EMBEDDED_TRANSACTION.check(bytes)
}
/// Checks a payload against `TransactionReportValues`, section 2, Transaction, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn transaction_report_values(bytes: &[u8]) -> Result<(), Violations> {
    TRANSACTION_REPORT_VALUES.check(bytes)
}
/// Checks a payload against `PaymentDetails`, section 2, Transaction, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn payment_details(bytes: &[u8]) -> Result<(), Violations> {
    PAYMENT_DETAILS.check(bytes)
}
/// Checks a payload against `Gateway`, section 2, Transaction, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn gateway(bytes: &[u8]) -> Result<(), Violations> {
    GATEWAY.check(bytes)
}
/// Checks a payload against `Transaction`, section 2, Transaction, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn transaction(bytes: &[u8]) -> Result<(), Violations> {
    TRANSACTION.check(bytes)
}
/// Checks a payload against `TransactionInitiator`, section 2, Transaction, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn transaction_initiator(bytes: &[u8]) -> Result<(), Violations> {
    TRANSACTION_INITIATOR.check(bytes)
}
/// Checks a payload against `TransactionSubscription`, section 2, Transaction, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn transaction_subscription(bytes: &[u8]) -> Result<(), Violations> {
    TRANSACTION_SUBSCRIPTION.check(bytes)
}
/// Checks a payload against `StandalonePaymentDetails`, section 2, Transaction, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn standalone_payment_details(bytes: &[u8]) -> Result<(), Violations> {
    STANDALONE_PAYMENT_DETAILS.check(bytes)
}
/// Checks a payload against `StandaloneGateway`, section 2, Transaction, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn standalone_gateway(bytes: &[u8]) -> Result<(), Violations> {
    STANDALONE_GATEWAY.check(bytes)
}
/// Checks a payload against `Dispute`, section 2, Dispute, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn dispute(bytes: &[u8]) -> Result<(), Violations> {
    DISPUTE.check(bytes)
}
/// Checks a payload against `GatewayGroup`, section 2, Gateway group, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn gateway_group(bytes: &[u8]) -> Result<(), Violations> {
    GATEWAY_GROUP.check(bytes)
}
/// Checks a payload against `GatewayGroupPage`, section 4, Pagination, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn gateway_group_page(bytes: &[u8]) -> Result<(), Violations> {
    GATEWAY_GROUP_PAGE.check(bytes)
}
/// Checks a payload against `GatewayCurrency`, section 2, Gateway group, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn gateway_currency(bytes: &[u8]) -> Result<(), Violations> {
    GATEWAY_CURRENCY.check(bytes)
}
/// Checks a payload against `GatewayExpressPaymentMethod`, section 2, Gateway group, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn gateway_express_payment_method(bytes: &[u8]) -> Result<(), Violations> {
    GATEWAY_EXPRESS_PAYMENT_METHOD.check(bytes)
}
/// Checks a payload against `GatewayPaymentMethod`, section 2, Gateway group, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn gateway_payment_method(bytes: &[u8]) -> Result<(), Violations> {
    GATEWAY_PAYMENT_METHOD.check(bytes)
}
/// Checks a payload against `CardType`, section 2, Gateway group, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn card_type(bytes: &[u8]) -> Result<(), Violations> {
    CARD_TYPE.check(bytes)
}
/// Checks a payload against `CaptureTransaction`, section 4, endpoint 18, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn capture_transaction(bytes: &[u8]) -> Result<(), Violations> {
    CAPTURE_TRANSACTION.check(bytes)
}
/// Checks a payload against `Product`, section 2, Product, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn product(bytes: &[u8]) -> Result<(), Violations> {
    PRODUCT.check(bytes)
}
/// Checks a payload against `ProductCategory`, section 2, Product, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn product_category(bytes: &[u8]) -> Result<(), Violations> {
    PRODUCT_CATEGORY.check(bytes)
}
/// Checks a payload against `ProductListImage`, section 2, Product, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn product_list_image(bytes: &[u8]) -> Result<(), Violations> {
    PRODUCT_LIST_IMAGE.check(bytes)
}
/// Checks a payload against `VariantAttribute`, section 2, Product, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn variant_attribute(bytes: &[u8]) -> Result<(), Violations> {
    VARIANT_ATTRIBUTE.check(bytes)
}
/// Checks a payload against `ProductVariant`, section 2, Product, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn product_variant(bytes: &[u8]) -> Result<(), Violations> {
    PRODUCT_VARIANT.check(bytes)
}
/// Checks a payload against `VariantPrice`, section 2, Product, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn variant_price(bytes: &[u8]) -> Result<(), Violations> {
    VARIANT_PRICE.check(bytes)
}
/// Checks a payload against `VariantStockrecord`, section 2, Product, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn variant_stockrecord(bytes: &[u8]) -> Result<(), Violations> {
    VARIANT_STOCKRECORD.check(bytes)
}
/// Checks a payload against `VariantAttributeValue`, section 2, Product, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn variant_attribute_value(bytes: &[u8]) -> Result<(), Violations> {
    VARIANT_ATTRIBUTE_VALUE.check(bytes)
}
/// Checks a payload against `ProductImage`, section 2, Product, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn product_image(bytes: &[u8]) -> Result<(), Violations> {
    PRODUCT_IMAGE.check(bytes)
}
/// Checks a payload against `UpdateProduct`, section 4, endpoint 4, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn update_product(bytes: &[u8]) -> Result<(), Violations> {
    UPDATE_PRODUCT.check(bytes)
}
/// Checks a payload against `CreateProductImage`, section 4, endpoint 5, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn create_product_image(bytes: &[u8]) -> Result<(), Violations> {
    CREATE_PRODUCT_IMAGE.check(bytes)
}
/// Checks a payload against `Attribution`, section 2, Shared embedded shapes, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn attribution(bytes: &[u8]) -> Result<(), Violations> {
    ATTRIBUTION.check(bytes)
}
/// Checks a payload against `AttributionAgent`, section 2, Shared embedded shapes, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn attribution_agent(bytes: &[u8]) -> Result<(), Violations> {
    ATTRIBUTION_AGENT.check(bytes)
}
/// Checks a payload against `BillingAddress`, section 2, Shared embedded shapes, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn billing_address(bytes: &[u8]) -> Result<(), Violations> {
    BILLING_ADDRESS.check(bytes)
}
/// Checks a payload against `ShippingAddress`, section 2, Shared embedded shapes, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn shipping_address(bytes: &[u8]) -> Result<(), Violations> {
    SHIPPING_ADDRESS.check(bytes)
}
/// Checks a payload against `UserSummary`, section 2, Shared embedded shapes, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn user_summary(bytes: &[u8]) -> Result<(), Violations> {
    USER_SUMMARY.check(bytes)
}
/// Checks a payload against `Stockrecord`, section 2, Shared embedded shapes, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn stockrecord(bytes: &[u8]) -> Result<(), Violations> {
    STOCKRECORD.check(bytes)
}
/// Checks a payload against `ProductSummary`, section 2, Shared embedded shapes, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn product_summary(bytes: &[u8]) -> Result<(), Violations> {
    PRODUCT_SUMMARY.check(bytes)
}
/// Checks a payload against `ProductSummaryCategory`, section 2, Shared embedded shapes, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn product_summary_category(bytes: &[u8]) -> Result<(), Violations> {
    PRODUCT_SUMMARY_CATEGORY.check(bytes)
}
/// Checks a payload against `ProductSummaryImage`, section 2, Shared embedded shapes, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn product_summary_image(bytes: &[u8]) -> Result<(), Violations> {
    PRODUCT_SUMMARY_IMAGE.check(bytes)
}
/// Checks a payload against `TaxLine`, section 2, Shared embedded shapes, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn tax_line(bytes: &[u8]) -> Result<(), Violations> {
    TAX_LINE.check(bytes)
}
/// Checks a payload against `OrderTaxLine`, section 2, Shared embedded shapes, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn order_tax_line(bytes: &[u8]) -> Result<(), Violations> {
    ORDER_TAX_LINE.check(bytes)
}
/// Checks a payload against `TaxLineReportValues`, section 2, Shared embedded shapes, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn tax_line_report_values(bytes: &[u8]) -> Result<(), Violations> {
    TAX_LINE_REPORT_VALUES.check(bytes)
}
/// Checks a payload against `LineProperty`, section 2, Shared embedded shapes, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn line_property(bytes: &[u8]) -> Result<(), Violations> {
    LINE_PROPERTY.check(bytes)
}
/// Checks a payload against `NoteApp`, section 2, Note, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn note_app(bytes: &[u8]) -> Result<(), Violations> {
    NOTE_APP.check(bytes)
}
/// Checks a payload against `NoteAuthor`, section 2, Note, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn note_author(bytes: &[u8]) -> Result<(), Violations> {
    NOTE_AUTHOR.check(bytes)
}
/// Checks a payload against `Subscription`, section 2, Subscription, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn subscription(bytes: &[u8]) -> Result<(), Violations> {
    SUBSCRIPTION.check(bytes)
}
/// Checks a payload against `SubscriptionOrder`, section 2, Subscription, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn subscription_order(bytes: &[u8]) -> Result<(), Violations> {
    SUBSCRIPTION_ORDER.check(bytes)
}
/// Checks a payload against `SubscriptionLine`, section 2, Subscription, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn subscription_line(bytes: &[u8]) -> Result<(), Violations> {
    SUBSCRIPTION_LINE.check(bytes)
}
/// Checks a payload against `SubscriptionProductSummary`, section 2, Shared embedded shapes, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn subscription_product_summary(bytes: &[u8]) -> Result<(), Violations> {
    SUBSCRIPTION_PRODUCT_SUMMARY.check(bytes)
}
/// Checks a payload against `SubscriptionProductImage`, section 2, Shared embedded shapes, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn subscription_product_image(bytes: &[u8]) -> Result<(), Violations> {
    SUBSCRIPTION_PRODUCT_IMAGE.check(bytes)
}
/// Checks a payload against `UpdateSubscription`, section 4, endpoint 7, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn update_subscription(bytes: &[u8]) -> Result<(), Violations> {
    UPDATE_SUBSCRIPTION.check(bytes)
}
/// Checks a payload against `CreateSubscriptionLine`, section 4, endpoint 8, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn create_subscription_line(bytes: &[u8]) -> Result<(), Violations> {
    CREATE_SUBSCRIPTION_LINE.check(bytes)
}
/// Checks a payload against `SupportTicket`, section 2, Support ticket, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn support_ticket(bytes: &[u8]) -> Result<(), Violations> {
    SUPPORT_TICKET.check(bytes)
}
/// Checks a payload against `Comment`, section 2, Support ticket, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn comment(bytes: &[u8]) -> Result<(), Violations> {
    COMMENT.check(bytes)
}
/// Checks a payload against `Attachment`, section 2, Support ticket, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn attachment(bytes: &[u8]) -> Result<(), Violations> {
    ATTACHMENT.check(bytes)
}
/// Checks a payload against `UploadTicketAttachments`, section 4, endpoint 16, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn upload_ticket_attachments(bytes: &[u8]) -> Result<(), Violations> {
    UPLOAD_TICKET_ATTACHMENTS.check(bytes)
}
/// Checks a payload against `Webhook`, section 2, Webhook, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn webhook(bytes: &[u8]) -> Result<(), Violations> {
    WEBHOOK.check(bytes)
}
/// Checks a payload against `WebhookPage`, section 4, Pagination, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn webhook_page(bytes: &[u8]) -> Result<(), Violations> {
    WEBHOOK_PAGE.check(bytes)
}
/// Checks a payload against `CreateWebhook`, section 4, endpoint 22, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn create_webhook(bytes: &[u8]) -> Result<(), Violations> {
    CREATE_WEBHOOK.check(bytes)
}
/// Checks a payload against `UpdateWebhook`, section 4, endpoint 23, in the contract profile.
///
/// # Errors
///
/// Returns every violation, if there is one.
pub fn update_webhook(bytes: &[u8]) -> Result<(), Violations> {
    UPDATE_WEBHOOK.check(bytes)
}
