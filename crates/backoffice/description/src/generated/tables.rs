// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! Shapes as the engine reads them.
use crate::engine::table::{Bounds, Field, Rule, Table, Value};
/// Every table, by the name of its shape.
pub static TABLES: &[(&str, &Table)] = &[
    ("Customer", &CUSTOMER), ("CustomerPage", &CUSTOMER_PAGE), ("UserAddress", &USER_ADDRESS), ("CustomerNote", &CUSTOMER_NOTE),
    ("UpdateCustomer", &UPDATE_CUSTOMER), ("CreateCustomerNote", &CREATE_CUSTOMER_NOTE), ("WebhookDelivery", &WEBHOOK_DELIVERY),
    ("WebhookDeliveryPage", &WEBHOOK_DELIVERY_PAGE), ("DeliveryAttempt", &DELIVERY_ATTEMPT), ("RedeliverEvents", &REDELIVER_EVENTS),
    ("Redelivered", &REDELIVERED), ("ChangeWebhookSecret", &CHANGE_WEBHOOK_SECRET), ("GiftCard", &GIFT_CARD),
    ("GiftCardPage", &GIFT_CARD_PAGE), ("Order", &ORDER), ("OfferDiscount", &OFFER_DISCOUNT), ("OrderReportValues", &ORDER_REPORT_VALUES),
    ("OrderSubscription", &ORDER_SUBSCRIPTION), ("VoucherDiscount", &VOUCHER_DISCOUNT), ("Voucher", &VOUCHER),
    ("Fulfillment", &FULFILLMENT), ("OrderLine", &ORDER_LINE), ("Refund", &REFUND), ("RefundAdjustment", &REFUND_ADJUSTMENT),
    ("RefundAdjustmentReportValues", &REFUND_ADJUSTMENT_REPORT_VALUES), ("RefundLineItem", &REFUND_LINE_ITEM),
    ("RefundLineItemReportValues", &REFUND_LINE_ITEM_REPORT_VALUES), ("RefundReportValues", &REFUND_REPORT_VALUES),
    ("FulfillmentEvent", &FULFILLMENT_EVENT), ("OrderNote", &ORDER_NOTE), ("RefundOrder", &REFUND_ORDER),
    ("CreateOrderNote", &CREATE_ORDER_NOTE), ("CreateFulfillmentEvent", &CREATE_FULFILLMENT_EVENT),
    ("EmbeddedTransaction", &EMBEDDED_TRANSACTION), ("TransactionReportValues", &TRANSACTION_REPORT_VALUES),
    ("PaymentDetails", &PAYMENT_DETAILS), ("Gateway", &GATEWAY), ("Transaction", &TRANSACTION),
    ("TransactionInitiator", &TRANSACTION_INITIATOR), ("TransactionSubscription", &TRANSACTION_SUBSCRIPTION),
    ("StandalonePaymentDetails", &STANDALONE_PAYMENT_DETAILS), ("StandaloneGateway", &STANDALONE_GATEWAY), ("Dispute", &DISPUTE),
    ("GatewayGroup", &GATEWAY_GROUP), ("GatewayGroupPage", &GATEWAY_GROUP_PAGE), ("GatewayCurrency", &GATEWAY_CURRENCY),
    ("GatewayExpressPaymentMethod", &GATEWAY_EXPRESS_PAYMENT_METHOD), ("GatewayPaymentMethod", &GATEWAY_PAYMENT_METHOD),
    ("CardType", &CARD_TYPE), ("CaptureTransaction", &CAPTURE_TRANSACTION), ("Product", &PRODUCT), ("ProductCategory", &PRODUCT_CATEGORY),
    ("ProductListImage", &PRODUCT_LIST_IMAGE), ("VariantAttribute", &VARIANT_ATTRIBUTE), ("ProductVariant", &PRODUCT_VARIANT),
    ("VariantPrice", &VARIANT_PRICE), ("VariantStockrecord", &VARIANT_STOCKRECORD), ("VariantAttributeValue", &VARIANT_ATTRIBUTE_VALUE),
    ("ProductImage", &PRODUCT_IMAGE), ("UpdateProduct", &UPDATE_PRODUCT), ("CreateProductImage", &CREATE_PRODUCT_IMAGE),
    ("Attribution", &ATTRIBUTION), ("AttributionAgent", &ATTRIBUTION_AGENT), ("BillingAddress", &BILLING_ADDRESS),
    ("ShippingAddress", &SHIPPING_ADDRESS), ("UserSummary", &USER_SUMMARY), ("Stockrecord", &STOCKRECORD),
    ("ProductSummary", &PRODUCT_SUMMARY), ("ProductSummaryCategory", &PRODUCT_SUMMARY_CATEGORY),
    ("ProductSummaryImage", &PRODUCT_SUMMARY_IMAGE), ("TaxLine", &TAX_LINE), ("OrderTaxLine", &ORDER_TAX_LINE),
    ("TaxLineReportValues", &TAX_LINE_REPORT_VALUES), ("LineProperty", &LINE_PROPERTY), ("NoteApp", &NOTE_APP),
    ("NoteAuthor", &NOTE_AUTHOR), ("Subscription", &SUBSCRIPTION), ("SubscriptionOrder", &SUBSCRIPTION_ORDER),
    ("SubscriptionLine", &SUBSCRIPTION_LINE), ("SubscriptionProductSummary", &SUBSCRIPTION_PRODUCT_SUMMARY),
    ("SubscriptionProductImage", &SUBSCRIPTION_PRODUCT_IMAGE), ("UpdateSubscription", &UPDATE_SUBSCRIPTION),
    ("CreateSubscriptionLine", &CREATE_SUBSCRIPTION_LINE), ("SupportTicket", &SUPPORT_TICKET), ("Comment", &COMMENT),
    ("Attachment", &ATTACHMENT), ("UploadTicketAttachments", &UPLOAD_TICKET_ATTACHMENTS), ("Webhook", &WEBHOOK),
    ("WebhookPage", &WEBHOOK_PAGE), ("CreateWebhook", &CREATE_WEBHOOK), ("UpdateWebhook", &UPDATE_WEBHOOK),
];
/// `Customer`.
pub static CUSTOMER: Table = Table {
    fields: &[
        Field::new(0, "accepts_marketing", Rule::Boolean, 1),
        Field::new(1, "addresses", Rule::List(&Value::new(Rule::Shape(&USER_ADDRESS), 0)), 1),
        Field::new(2, "date_joined", Rule::Timestamp, 1),
        Field::new(3, "email", Rule::String, 1),
        Field::new(4, "first_name", Rule::String, 1),
        Field::new(5, "id", Rule::Integer, 0),
        Field::new(6, "ip", Rule::String, 3),
        Field::new(7, "is_blocked", Rule::Boolean, 1),
        Field::new(8, "language", Rule::Enum(&(&["da", "de", "en", "es", "fi", "fr", "it", "nl", "no", "pt", "sv", "th"] as &[&str])), 1),
        Field::new(9, "last_name", Rule::String, 1),
        Field::new(10, "metadata", Rule::Any, 3),
        Field::new(11, "orders_count", Rule::Integer, 1),
        Field::new(12, "phone_number", Rule::String, 3),
        Field::new(13, "subscriptions_count", Rule::Integer, 1),
        Field::new(14, "tags", Rule::List(&Value::new(Rule::String, 0)), 1),
        Field::new(15, "total_spent", Rule::Amount, 3),
        Field::new(16, "user_agent", Rule::String, 3),
        Field::new(17, "user_type", Rule::OpenEnum(&(&["customer"] as &[&str])), 1),
    ],
    names: &[
        "accepts_marketing", "addresses", "date_joined", "email", "first_name", "id", "ip", "is_blocked", "language", "last_name",
        "metadata", "orders_count", "phone_number", "subscriptions_count", "tags", "total_spent", "user_agent", "user_type",
    ],
    required: [0x20, 0x3ffff],
    texts: [0; 2],
    open: [true, false],
    slots: &[
        16, 255, 255, 17, 3, 255, 0, 255, 15, 255, 255, 255, 255, 255, 9, 255, 255, 255, 255, 255, 255, 255, 255, 255, 11, 4, 255, 255, 255,
        5, 1, 255, 14, 255, 255, 255, 255, 8, 13, 255, 255, 255, 10, 255, 255, 255, 255, 255, 2, 255, 255, 12, 255, 255, 255, 255, 255, 7,
        255, 255, 6, 255, 255, 255,
    ],
    shift: 58,
    seed: 0x2aca7d1fbf59e965,
    check: check_of!(customer),
}
    .with_texts();
/// `CustomerPage`.
pub static CUSTOMER_PAGE: Table = Table {
    fields: &[
        Field::new(0, "next", Rule::Url, 3),
        Field::new(1, "previous", Rule::Url, 3),
        Field::new(2, "results", Rule::List(&Value::new(Rule::Shape(&CUSTOMER), 0)), 0),
    ],
    names: &["next", "previous", "results"],
    required: [0x4, 0x7],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 255, 255, 2, 0, 255, 1, 255],
    shift: 61,
    seed: 0x32ab7041c1caeab3,
    check: check_of!(customer_page),
}
    .with_texts();
/// `UserAddress`.
pub static USER_ADDRESS: Table = Table {
    fields: &[
        Field::new(0, "country", Rule::String, 1),
        Field::new(1, "first_name", Rule::String, 1),
        Field::new(2, "id", Rule::Integer, 1),
        Field::new(3, "last_name", Rule::String, 1),
        Field::new(4, "line1", Rule::String, 1),
        Field::new(5, "line2", Rule::String, 3),
        Field::new(6, "line3", Rule::String, 3),
        Field::new(7, "line4", Rule::String, 3),
        Field::new(8, "phone_number", Rule::String, 3),
        Field::new(9, "postcode", Rule::String, 3),
        Field::new(10, "state", Rule::String, 3),
        Field::new(11, "notes", Rule::String, 3),
        Field::new(12, "is_default_for_billing", Rule::Boolean, 1),
        Field::new(13, "is_default_for_shipping", Rule::Boolean, 1),
    ],
    names: &[
        "country", "first_name", "id", "last_name", "line1", "line2", "line3", "line4", "phone_number", "postcode", "state", "notes",
        "is_default_for_billing", "is_default_for_shipping",
    ],
    required: [0x0, 0x3fff],
    texts: [0; 2],
    open: [true, false],
    slots: &[
        255, 10, 8, 255, 6, 255, 2, 13, 255, 255, 7, 255, 255, 12, 255, 255, 255, 255,
        255, 255, 3, 255, 255, 255, 1, 9, 4, 0, 255, 255, 11, 5,
    ],
    shift: 59,
    seed: 0xdc2eef7629854021,
    check: check_of!(user_address),
}
    .with_texts();
/// `CustomerNote`.
pub static CUSTOMER_NOTE: Table = Table {
    fields: &[
        Field::new(0, "app", Rule::Shape(&NOTE_APP), 3),
        Field::new(1, "author", Rule::Shape(&NOTE_AUTHOR), 3),
        Field::new(2, "created_at", Rule::Timestamp, 1),
        Field::new(3, "id", Rule::Integer, 0),
        Field::new(4, "message", Rule::String, 1),
        Field::new(5, "updated_at", Rule::Timestamp, 1),
    ],
    names: &["app", "author", "created_at", "id", "message", "updated_at"],
    required: [0x8, 0x3f],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 255, 255, 255, 4, 255, 255, 2, 255, 255, 255, 1, 255, 0, 5, 3],
    shift: 60,
    seed: 0x5b92dbfabb139247,
    check: check_of!(customer_note),
}
    .with_texts();
/// `UpdateCustomer`.
pub static UPDATE_CUSTOMER: Table = Table {
    fields: &[
        Field::new(0, "accepts_marketing", Rule::Boolean, 3),
        Field::new(1, "addresses", Rule::List(&Value::new(Rule::Shape(&USER_ADDRESS), 0)), 3),
        Field::new(2, "date_joined", Rule::Timestamp, 3),
        Field::new(3, "email", Rule::String, 3),
        Field::new(4, "first_name", Rule::String, 3),
        Field::new(5, "id", Rule::Integer, 3),
        Field::new(6, "ip", Rule::String, 3),
        Field::new(7, "is_blocked", Rule::Boolean, 3),
        Field::new(8, "language", Rule::Enum(&(&["da", "de", "en", "es", "fi", "fr", "it", "nl", "no", "pt", "sv", "th"] as &[&str])), 3),
        Field::new(9, "last_name", Rule::String, 3),
        Field::new(10, "metadata", Rule::Any, 3),
        Field::new(11, "orders_count", Rule::Integer, 3),
        Field::new(12, "phone_number", Rule::String, 3),
        Field::new(13, "subscriptions_count", Rule::Integer, 3),
        Field::new(14, "tags", Rule::List(&Value::new(Rule::String, 0)), 3),
        Field::new(15, "total_spent", Rule::Amount, 3),
        Field::new(16, "user_agent", Rule::String, 3),
        Field::new(17, "user_type", Rule::OpenEnum(&(&["customer"] as &[&str])), 3),
    ],
    names: &[
        "accepts_marketing", "addresses", "date_joined", "email", "first_name", "id", "ip", "is_blocked", "language", "last_name",
        "metadata", "orders_count", "phone_number", "subscriptions_count", "tags", "total_spent", "user_agent", "user_type",
    ],
    required: [0x0, 0x0],
    texts: [0; 2],
    open: [true, false],
    slots: &[
        16, 255, 255, 17, 3, 255, 0, 255, 15, 255, 255, 255, 255, 255, 9, 255, 255, 255, 255, 255, 255, 255, 255, 255, 11, 4, 255, 255, 255,
        5, 1, 255, 14, 255, 255, 255, 255, 8, 13, 255, 255, 255, 10, 255, 255, 255, 255, 255, 2, 255, 255, 12, 255, 255, 255, 255, 255, 7,
        255, 255, 6, 255, 255, 255,
    ],
    shift: 58,
    seed: 0x2aca7d1fbf59e965,
    check: check_of!(update_customer),
}
    .with_texts();
/// `CreateCustomerNote`.
pub static CREATE_CUSTOMER_NOTE: Table = Table {
    fields: &[Field::new(0, "message", Rule::String, 0)],
    names: &["message"],
    required: [0x1, 0x1],
    texts: [0; 2],
    open: [true, false],
    slots: &[0, 255],
    shift: 63,
    seed: 0x9e3779b97f4a7c15,
    check: check_of!(create_customer_note),
}
    .with_texts();
/// `WebhookDelivery`.
pub static WEBHOOK_DELIVERY: Table = Table {
    fields: &[
        Field::new(0, "attempts", Rule::List(&Value::new(Rule::Shape(&DELIVERY_ATTEMPT), 0)), 1),
        Field::new(1, "created_at", Rule::Timestamp, 1),
        Field::new(2, "data", Rule::Object, 1),
        Field::new(3, "event", Rule::OpenEnum(&(&["cart.abandoned"] as &[&str])), 1),
        Field::new(4, "id", Rule::Integer, 0),
        Field::new(5, "message_id", Rule::String, 1),
        Field::new(6, "next_attempt_at", Rule::Timestamp, 3),
        Field::new(7, "record", Rule::String, 1),
        Field::new(8, "state", Rule::Enum(&(&["waiting", "delivered", "failed", "unwanted"] as &[&str])), 1),
        Field::new(9, "webhook", Rule::Integer, 1),
    ],
    names: &[
        "attempts", "created_at", "data", "event", "id", "message_id", "next_attempt_at", "record", "state", "webhook",
    ],
    required: [0x10, 0x3ff],
    texts: [0; 2],
    open: [true, false],
    slots: &[
        255, 2, 255, 255, 5, 255, 255, 255, 255, 255, 255, 255, 3, 6, 255, 255, 255, 255,
        1, 8, 255, 9, 255, 0, 4, 255, 255, 7, 255, 255, 255, 255,
    ],
    shift: 59,
    seed: 0x9e3779b97f4a7c15,
    check: check_of!(webhook_delivery),
}
    .with_texts();
/// `WebhookDeliveryPage`.
pub static WEBHOOK_DELIVERY_PAGE: Table = Table {
    fields: &[
        Field::new(0, "next", Rule::Url, 3),
        Field::new(1, "previous", Rule::Url, 3),
        Field::new(2, "results", Rule::List(&Value::new(Rule::Shape(&WEBHOOK_DELIVERY), 0)), 0),
    ],
    names: &["next", "previous", "results"],
    required: [0x4, 0x7],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 255, 255, 2, 0, 255, 1, 255],
    shift: 61,
    seed: 0x32ab7041c1caeab3,
    check: check_of!(webhook_delivery_page),
}
    .with_texts();
/// `DeliveryAttempt`.
pub static DELIVERY_ATTEMPT: Table = Table {
    fields: &[
        Field::new(0, "answer", Rule::String, 1),
        Field::new(1, "milliseconds", Rule::Bounded(&Bounds { low: Some(0), high: None }), 1),
        Field::new(2, "number", Rule::Bounded(&Bounds { low: Some(1), high: None }), 1),
        Field::new(3, "outcome", Rule::String, 1),
        Field::new(4, "started_at", Rule::Timestamp, 1),
        Field::new(5, "status", Rule::Integer, 3),
    ],
    names: &["answer", "milliseconds", "number", "outcome", "started_at", "status"],
    required: [0x0, 0x3f],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 255, 2, 0, 3, 255, 255, 5, 4, 1, 255, 255, 255, 255, 255, 255],
    shift: 60,
    seed: 0x5b92dbfabb139247,
    check: check_of!(delivery_attempt),
}
    .with_texts();
/// `RedeliverEvents`.
pub static REDELIVER_EVENTS: Table = Table {
    fields: &[
        Field::new(0, "id", Rule::Integer, 1),
        Field::new(1, "webhook", Rule::Integer, 1),
        Field::new(2, "since", Rule::Timestamp, 1),
        Field::new(3, "state", Rule::Enum(&(&["waiting", "delivered", "failed", "unwanted"] as &[&str])), 1),
        Field::new(4, "any_state", Rule::Boolean, 1),
    ],
    names: &["id", "webhook", "since", "state", "any_state"],
    required: [0x0, 0x0],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 2, 255, 255, 255, 4, 255, 255, 255, 3, 1, 255, 0, 255, 255, 255],
    shift: 60,
    seed: 0x9e3779b97f4a7c15,
    check: check_of!(redeliver_events),
}
    .with_texts();
/// `Redelivered`.
pub static REDELIVERED: Table = Table {
    fields: &[Field::new(0, "count", Rule::Bounded(&Bounds { low: Some(0), high: None }), 1)],
    names: &["count"],
    required: [0x0, 0x1],
    texts: [0; 2],
    open: [true, false],
    slots: &[0, 255],
    shift: 63,
    seed: 0x9e3779b97f4a7c15,
    check: check_of!(redelivered),
}
    .with_texts();
/// `ChangeWebhookSecret`.
pub static CHANGE_WEBHOOK_SECRET: Table = Table {
    fields: &[Field::new(0, "secret_key", Rule::String, 1)],
    names: &["secret_key"],
    required: [0x0, 0x0],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 0],
    shift: 63,
    seed: 0x9e3779b97f4a7c15,
    check: check_of!(change_webhook_secret),
}
    .with_texts();
/// `GiftCard`.
pub static GIFT_CARD: Table = Table {
    fields: &[
        Field::new(0, "balance", Rule::Amount, 1),
        Field::new(1, "created_at", Rule::Timestamp, 1),
        Field::new(2, "currency", Rule::String, 1),
        Field::new(3, "disabled_at", Rule::Timestamp, 3),
        Field::new(4, "expired_at", Rule::Timestamp, 3),
        Field::new(5, "id", Rule::Integer, 0),
        Field::new(6, "initial", Rule::Amount, 1),
        Field::new(7, "last_four", Rule::String, 1),
        Field::new(8, "updated_at", Rule::Timestamp, 1),
        Field::new(9, "user", Rule::Shape(&USER_SUMMARY), 3),
    ],
    names: &[
        "balance", "created_at", "currency", "disabled_at", "expired_at", "id", "initial", "last_four", "updated_at", "user",
    ],
    required: [0x20, 0x3ff],
    texts: [0; 2],
    open: [true, false],
    slots: &[
        255, 3, 255, 4, 255, 255, 255, 255, 255, 255, 255, 255, 6, 255, 255, 7, 255, 255,
        1, 0, 9, 255, 255, 255, 5, 8, 255, 2, 255, 255, 255, 255,
    ],
    shift: 59,
    seed: 0x9e3779b97f4a7c15,
    check: check_of!(gift_card),
}
    .with_texts();
/// `GiftCardPage`.
pub static GIFT_CARD_PAGE: Table = Table {
    fields: &[
        Field::new(0, "next", Rule::Url, 3),
        Field::new(1, "previous", Rule::Url, 3),
        Field::new(2, "results", Rule::List(&Value::new(Rule::Shape(&GIFT_CARD), 0)), 0),
    ],
    names: &["next", "previous", "results"],
    required: [0x4, 0x7],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 255, 255, 2, 0, 255, 1, 255],
    shift: 61,
    seed: 0x32ab7041c1caeab3,
    check: check_of!(gift_card_page),
}
    .with_texts();
/// `Order`.
pub static ORDER: Table = Table {
    fields: &[
        Field::new(0, "number", Rule::String, 0),
        Field::new(1, "attribution", Rule::Shape(&ATTRIBUTION), 1),
        Field::new(2, "billing_address", Rule::Shape(&BILLING_ADDRESS), 3),
        Field::new(3, "shipping_address", Rule::Shape(&SHIPPING_ADDRESS), 3),
        Field::new(4, "created_at", Rule::Timestamp, 1),
        Field::new(5, "date_placed", Rule::Timestamp, 1),
        Field::new(6, "updated_at", Rule::Timestamp, 1),
        Field::new(7, "currency", Rule::String, 1),
        Field::new(8, "display_taxes", Rule::String, 3),
        Field::new(9, "fulfillment_status", Rule::OpenEnum(&(&["not_required"] as &[&str])), 1),
        Field::new(10, "fulfillments", Rule::List(&Value::new(Rule::Shape(&FULFILLMENT), 0)), 1),
        Field::new(11, "is_test", Rule::Boolean, 1),
        Field::new(12, "lines", Rule::List(&Value::new(Rule::Shape(&ORDER_LINE), 0)), 1),
        Field::new(13, "metadata", Rule::Any, 3),
        Field::new(14, "offer_discounts", Rule::List(&Value::new(Rule::Shape(&OFFER_DISCOUNT), 0)), 1),
        Field::new(15, "order_status_url", Rule::Url, 1),
        Field::new(16, "original_shipping_excl_tax", Rule::Amount, 1),
        Field::new(17, "original_shipping_incl_tax", Rule::Amount, 1),
        Field::new(18, "original_total_excl_tax", Rule::Amount, 1),
        Field::new(19, "original_total_incl_tax", Rule::Amount, 1),
        Field::new(20, "payment_status", Rule::OpenEnum(&(&["pending"] as &[&str])), 1),
        Field::new(21, "refunds", Rule::List(&Value::new(Rule::Shape(&REFUND), 0)), 1),
        Field::new(22, "report_values", Rule::Shape(&ORDER_REPORT_VALUES), 1),
        Field::new(23, "shipping_code", Rule::String, 3),
        Field::new(24, "shipping_method", Rule::String, 3),
        Field::new(25, "source", Rule::String, 3),
        Field::new(26, "status", Rule::String, 1),
        Field::new(27, "subscription_lifecycle", Rule::String, 3),
        Field::new(28, "shipping_excl_tax", Rule::Amount, 1),
        Field::new(29, "shipping_incl_tax", Rule::Amount, 1),
        Field::new(30, "shipping_tax", Rule::Amount, 1),
        Field::new(31, "shipping_tax_lines", Rule::List(&Value::new(Rule::Shape(&TAX_LINE), 0)), 1),
        Field::new(32, "tax_lines", Rule::List(&Value::new(Rule::Shape(&ORDER_TAX_LINE), 0)), 1),
        Field::new(33, "subscriptions", Rule::List(&Value::new(Rule::Shape(&ORDER_SUBSCRIPTION), 0)), 1),
        Field::new(34, "supports_post_purchase_upsells", Rule::Boolean, 1),
        Field::new(35, "tags", Rule::List(&Value::new(Rule::String, 0)), 1),
        Field::new(36, "total_cost", Rule::Amount, 3),
        Field::new(37, "total_excl_tax", Rule::Amount, 1),
        Field::new(38, "total_incl_tax", Rule::Amount, 1),
        Field::new(39, "total_tax", Rule::Amount, 1),
        Field::new(40, "transactions", Rule::List(&Value::new(Rule::Shape(&EMBEDDED_TRANSACTION), 0)), 1),
        Field::new(41, "user", Rule::Shape(&USER_SUMMARY), 1),
        Field::new(42, "voucher_discounts", Rule::List(&Value::new(Rule::Shape(&VOUCHER_DISCOUNT), 0)), 1),
    ],
    names: &[
        "number", "attribution", "billing_address", "shipping_address", "created_at", "date_placed", "updated_at", "currency",
        "display_taxes", "fulfillment_status", "fulfillments", "is_test", "lines", "metadata", "offer_discounts", "order_status_url",
        "original_shipping_excl_tax", "original_shipping_incl_tax", "original_total_excl_tax", "original_total_incl_tax", "payment_status",
        "refunds", "report_values", "shipping_code", "shipping_method", "source", "status", "subscription_lifecycle", "shipping_excl_tax",
        "shipping_incl_tax", "shipping_tax", "shipping_tax_lines", "tax_lines", "subscriptions", "supports_post_purchase_upsells", "tags",
        "total_cost", "total_excl_tax", "total_incl_tax", "total_tax", "transactions", "user", "voucher_discounts",
    ],
    required: [0x1, 0x7ffffffffff],
    texts: [0; 2],
    open: [true, false],
    slots: &[
        255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 26, 255, 255, 255, 255, 255, 255, 255, 255, 7, 255, 255, 37,
        10, 22, 255, 255, 255, 30, 255, 255, 255, 255, 255, 41, 255, 255, 255, 255, 255, 3, 255, 255, 255, 255, 255, 255, 255, 255, 255,
        255, 255, 255, 255, 39, 16, 255, 255, 255, 255, 255, 255, 38, 255, 255, 255, 255, 255, 255, 27, 255, 255, 9, 255, 255, 255, 32, 255,
        255, 255, 255, 42, 255, 255, 255, 6, 255, 255, 255, 19, 18, 40, 255, 255, 12, 255, 255, 255, 255, 255, 255, 255, 255, 255, 35, 255,
        255, 255, 255, 255, 255, 255, 255, 5, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 13, 255, 255, 255, 255, 255, 255, 21, 255,
        255, 255, 36, 255, 255, 255, 28, 255, 24, 255, 255, 33, 255, 4, 255, 255, 255, 255, 255, 23, 255, 255, 255, 255, 255, 255, 255, 255,
        255, 255, 255, 255, 1, 255, 255, 29, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 15,
        255, 255, 255, 255, 255, 255, 255, 255, 255, 20, 255, 255, 34, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 17, 8,
        255, 255, 255, 255, 255, 255, 255, 31, 255, 255, 2, 255, 25, 255, 255, 14, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
        255, 255, 255, 255, 255, 255, 255, 255, 11, 255,
    ],
    shift: 56,
    seed: 0x67066f41d4dfbe7f,
    check: check_of!(order),
}
    .with_texts();
/// `OfferDiscount`.
pub static OFFER_DISCOUNT: Table = Table {
    fields: &[
        Field::new(0, "amount", Rule::Amount, 1),
        Field::new(1, "description", Rule::String, 3),
        Field::new(2, "name", Rule::String, 1),
    ],
    names: &["amount", "description", "name"],
    required: [0x0, 0x7],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 2, 255, 255, 255, 1, 0, 255],
    shift: 61,
    seed: 0x32ab7041c1caeab3,
    check: check_of!(offer_discount),
}
    .with_texts();
/// `OrderReportValues`.
pub static ORDER_REPORT_VALUES: Table = Table {
    fields: &[
        Field::new(0, "currency", Rule::String, 1),
        Field::new(1, "original_shipping_excl_tax", Rule::Amount, 1),
        Field::new(2, "original_shipping_incl_tax", Rule::Amount, 1),
        Field::new(3, "original_total_excl_tax", Rule::Amount, 1),
        Field::new(4, "original_total_incl_tax", Rule::Amount, 1),
        Field::new(5, "shipping_excl_tax", Rule::Amount, 1),
        Field::new(6, "shipping_incl_tax", Rule::Amount, 1),
        Field::new(7, "total_cost", Rule::Amount, 3),
        Field::new(8, "total_excl_tax", Rule::Amount, 1),
        Field::new(9, "total_incl_tax", Rule::Amount, 1),
    ],
    names: &[
        "currency", "original_shipping_excl_tax", "original_shipping_incl_tax", "original_total_excl_tax", "original_total_incl_tax",
        "shipping_excl_tax", "shipping_incl_tax", "total_cost", "total_excl_tax", "total_incl_tax",
    ],
    required: [0x0, 0x3ff],
    texts: [0; 2],
    open: [true, false],
    slots: &[
        255, 255, 0, 5, 255, 255, 7, 1, 8, 255, 255, 255, 9, 3, 255, 255, 255, 255, 2, 4,
        255, 255, 255, 255, 255, 6, 255, 255, 255, 255, 255, 255,
    ],
    shift: 59,
    seed: 0xf0efa0ba9ac69bfb,
    check: check_of!(order_report_values),
}
    .with_texts();
/// `OrderSubscription`.
pub static ORDER_SUBSCRIPTION: Table = Table {
    fields: &[Field::new(0, "billing_cycle", Rule::Integer, 1), Field::new(1, "id", Rule::Integer, 1)],
    names: &["billing_cycle", "id"],
    required: [0x0, 0x3],
    texts: [0; 2],
    open: [true, false],
    slots: &[0, 255, 255, 1],
    shift: 62,
    seed: 0x9e3779b97f4a7c15,
    check: check_of!(order_subscription),
}
    .with_texts();
/// `VoucherDiscount`.
pub static VOUCHER_DISCOUNT: Table = Table {
    fields: &[
        Field::new(0, "amount", Rule::Amount, 1),
        Field::new(1, "description", Rule::String, 3),
        Field::new(2, "name", Rule::String, 1),
        Field::new(3, "voucher", Rule::Shape(&VOUCHER), 1),
    ],
    names: &["amount", "description", "name", "voucher"],
    required: [0x0, 0xf],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 2, 3, 255, 255, 1, 0, 255],
    shift: 61,
    seed: 0x32ab7041c1caeab3,
    check: check_of!(voucher_discount),
}
    .with_texts();
/// `Voucher`.
pub static VOUCHER: Table = Table {
    fields: &[
        Field::new(0, "code", Rule::String, 1),
        Field::new(1, "end_datetime", Rule::Timestamp, 3),
        Field::new(2, "name", Rule::String, 1),
        Field::new(3, "start_datetime", Rule::Timestamp, 1),
    ],
    names: &["code", "end_datetime", "name", "start_datetime"],
    required: [0x0, 0xf],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 3, 255, 255, 1, 0, 255, 2],
    shift: 61,
    seed: 0xf94e4f0ab378de79,
    check: check_of!(voucher),
}
    .with_texts();
/// `Fulfillment`.
pub static FULFILLMENT: Table = Table {
    fields: &[
        Field::new(0, "carrier", Rule::String, 3),
        Field::new(1, "date_created", Rule::Timestamp, 1),
        Field::new(2, "delivered_at", Rule::Timestamp, 3),
        Field::new(3, "delivery_status", Rule::String, 3),
        Field::new(4, "id", Rule::Integer, 1),
        Field::new(5, "last_event_date", Rule::Timestamp, 3),
        Field::new(6, "lines", Rule::String, 1),
        Field::new(7, "processing_at", Rule::Timestamp, 3),
        Field::new(8, "reference", Rule::String, 3),
        Field::new(9, "requires_shipping", Rule::Boolean, 1),
        Field::new(10, "status", Rule::String, 1),
        Field::new(11, "tracking_code", Rule::String, 3),
        Field::new(12, "tracking_link", Rule::String, 3),
    ],
    names: &[
        "carrier", "date_created", "delivered_at", "delivery_status", "id", "last_event_date", "lines", "processing_at", "reference",
        "requires_shipping", "status", "tracking_code", "tracking_link",
    ],
    required: [0x0, 0x1fff],
    texts: [0; 2],
    open: [true, false],
    slots: &[
        255, 2, 255, 10, 255, 5, 255, 255, 255, 3, 255, 255, 12, 255, 255, 0, 4, 255, 8,
        7, 6, 255, 255, 255, 255, 255, 255, 255, 9, 255, 1, 11,
    ],
    shift: 59,
    seed: 0x4f0e25a5bf97fa2b,
    check: check_of!(fulfillment),
}
    .with_texts();
/// `OrderLine`.
pub static ORDER_LINE: Table = Table {
    fields: &[
        Field::new(0, "created_at", Rule::Timestamp, 1),
        Field::new(1, "id", Rule::Integer, 1),
        Field::new(2, "is_gift_card", Rule::Boolean, 1),
        Field::new(3, "is_upsell", Rule::Boolean, 1),
        Field::new(4, "metadata", Rule::Any, 3),
        Field::new(5, "price_currency", Rule::String, 1),
        Field::new(6, "price_excl_tax", Rule::Amount, 1),
        Field::new(7, "price_excl_tax_excl_discounts", Rule::Amount, 1),
        Field::new(8, "price_incl_tax", Rule::Amount, 1),
        Field::new(9, "price_incl_tax_excl_discounts", Rule::Amount, 1),
        Field::new(10, "product", Rule::Shape(&PRODUCT_SUMMARY), 1),
        Field::new(11, "properties", Rule::List(&Value::new(Rule::Shape(&LINE_PROPERTY), 0)), 1),
        Field::new(12, "quantity", Rule::Integer, 1),
        Field::new(13, "stockrecord", Rule::Shape(&STOCKRECORD), 3),
        Field::new(14, "tax_lines", Rule::List(&Value::new(Rule::Shape(&TAX_LINE), 0)), 1),
        Field::new(15, "total_cost", Rule::Amount, 3),
        Field::new(16, "unit_cost", Rule::Amount, 3),
        Field::new(17, "updated_at", Rule::Timestamp, 1),
    ],
    names: &[
        "created_at", "id", "is_gift_card", "is_upsell", "metadata", "price_currency", "price_excl_tax", "price_excl_tax_excl_discounts",
        "price_incl_tax", "price_incl_tax_excl_discounts", "product", "properties", "quantity", "stockrecord", "tax_lines", "total_cost",
        "unit_cost", "updated_at",
    ],
    required: [0x0, 0x3ffff],
    texts: [0; 2],
    open: [true, false],
    slots: &[
        5, 255, 13, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 7, 17, 255, 12, 255, 14, 255, 255, 255, 255, 255,
        16, 255, 15, 255, 1, 8, 255, 255, 255, 3, 255, 11, 255, 9, 255, 10, 255, 255, 255, 255, 255, 255, 255, 255, 4, 255, 255, 255, 2,
        255, 255, 255, 6, 255, 255, 0,
    ],
    shift: 58,
    seed: 0x4f0e25a5bf97fa2b,
    check: check_of!(order_line),
}
    .with_texts();
/// `Refund`.
pub static REFUND: Table = Table {
    fields: &[
        Field::new(0, "id", Rule::Integer, 1),
        Field::new(1, "created_at", Rule::Timestamp, 1),
        Field::new(2, "note", Rule::String, 3),
        Field::new(3, "order_number", Rule::String, 1),
        Field::new(4, "user_id", Rule::Integer, 3),
        Field::new(5, "adjustments", Rule::List(&Value::new(Rule::Shape(&REFUND_ADJUSTMENT), 0)), 1),
        Field::new(6, "refund_line_items", Rule::List(&Value::new(Rule::Shape(&REFUND_LINE_ITEM), 0)), 1),
        Field::new(7, "total_refund_amount", Rule::Amount, 1),
        Field::new(8, "total_return_excl_tax", Rule::Amount, 1),
        Field::new(9, "total_return_incl_tax", Rule::Amount, 1),
        Field::new(10, "report_values", Rule::Shape(&REFUND_REPORT_VALUES), 1),
        Field::new(11, "transactions", Rule::List(&Value::new(Rule::Shape(&EMBEDDED_TRANSACTION), 0)), 1),
    ],
    names: &[
        "id", "created_at", "note", "order_number", "user_id", "adjustments", "refund_line_items", "total_refund_amount",
        "total_return_excl_tax", "total_return_incl_tax", "report_values", "transactions",
    ],
    required: [0x0, 0xfff],
    texts: [0; 2],
    open: [true, false],
    slots: &[
        3, 255, 255, 255, 9, 255, 6, 255, 255, 255, 255, 0, 255, 255, 5, 255, 255, 255,
        255, 255, 255, 11, 7, 255, 10, 255, 4, 1, 255, 255, 2, 8,
    ],
    shift: 59,
    seed: 0x8348e648366ad3,
    check: check_of!(refund),
}
    .with_texts();
/// `RefundAdjustment`.
pub static REFUND_ADJUSTMENT: Table = Table {
    fields: &[
        Field::new(0, "amount_excl_tax", Rule::Amount, 1),
        Field::new(1, "amount_incl_tax", Rule::Amount, 1),
        Field::new(2, "id", Rule::Integer, 1),
        Field::new(3, "report_values", Rule::Shape(&REFUND_ADJUSTMENT_REPORT_VALUES), 1),
        Field::new(4, "type", Rule::OpenEnum(&(&["refund_shipping"] as &[&str])), 1),
    ],
    names: &["amount_excl_tax", "amount_incl_tax", "id", "report_values", "type"],
    required: [0x0, 0x1f],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 255, 4, 255, 1, 255, 255, 3, 255, 255, 255, 255, 2, 255, 0, 255],
    shift: 60,
    seed: 0x9e3779b97f4a7c15,
    check: check_of!(refund_adjustment),
}
    .with_texts();
/// `RefundAdjustmentReportValues`.
pub static REFUND_ADJUSTMENT_REPORT_VALUES: Table = Table {
    fields: &[
        Field::new(0, "amount_excl_tax", Rule::Amount, 1),
        Field::new(1, "amount_incl_tax", Rule::Amount, 1),
        Field::new(2, "currency", Rule::String, 1),
    ],
    names: &["amount_excl_tax", "amount_incl_tax", "currency"],
    required: [0x0, 0x7],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 255, 1, 255, 255, 255, 2, 0],
    shift: 61,
    seed: 0x9e3779b97f4a7c15,
    check: check_of!(refund_adjustment_report_values),
}
    .with_texts();
/// `RefundLineItem`.
pub static REFUND_LINE_ITEM: Table = Table {
    fields: &[
        Field::new(0, "amount_excl_tax", Rule::Amount, 1),
        Field::new(1, "amount_incl_tax", Rule::Amount, 1),
        Field::new(2, "id", Rule::Integer, 1),
        Field::new(3, "line_item_id", Rule::Integer, 1),
        Field::new(4, "location_id", Rule::Integer, 3),
        Field::new(5, "quantity", Rule::Integer, 1),
        Field::new(6, "report_values", Rule::Shape(&REFUND_LINE_ITEM_REPORT_VALUES), 1),
        Field::new(7, "restock_type", Rule::OpenEnum(&(&["cancel"] as &[&str])), 1),
    ],
    names: &[
        "amount_excl_tax", "amount_incl_tax", "id", "line_item_id", "location_id", "quantity", "report_values", "restock_type",
    ],
    required: [0x0, 0xff],
    texts: [0; 2],
    open: [true, false],
    slots: &[7, 255, 255, 0, 5, 255, 255, 255, 3, 1, 4, 255, 2, 6, 255, 255],
    shift: 60,
    seed: 0xf94e4f0ab378de79,
    check: check_of!(refund_line_item),
}
    .with_texts();
/// `RefundLineItemReportValues`.
pub static REFUND_LINE_ITEM_REPORT_VALUES: Table = Table {
    fields: &[
        Field::new(0, "amount_excl_tax", Rule::Amount, 1),
        Field::new(1, "amount_incl_tax", Rule::Amount, 1),
        Field::new(2, "currency", Rule::String, 1),
    ],
    names: &["amount_excl_tax", "amount_incl_tax", "currency"],
    required: [0x0, 0x7],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 255, 1, 255, 255, 255, 2, 0],
    shift: 61,
    seed: 0x9e3779b97f4a7c15,
    check: check_of!(refund_line_item_report_values),
}
    .with_texts();
/// `RefundReportValues`.
pub static REFUND_REPORT_VALUES: Table = Table {
    fields: &[
        Field::new(0, "currency", Rule::String, 1),
        Field::new(1, "total_refund_amount", Rule::Amount, 1),
        Field::new(2, "total_return_excl_tax", Rule::Amount, 1),
        Field::new(3, "total_return_incl_tax", Rule::Amount, 1),
    ],
    names: &[
        "currency", "total_refund_amount", "total_return_excl_tax", "total_return_incl_tax",
    ],
    required: [0x0, 0xf],
    texts: [0; 2],
    open: [true, false],
    slots: &[2, 255, 3, 1, 255, 0, 255, 255],
    shift: 61,
    seed: 0x5b92dbfabb139247,
    check: check_of!(refund_report_values),
}
    .with_texts();
/// `FulfillmentEvent`.
pub static FULFILLMENT_EVENT: Table = Table {
    fields: &[
        Field::new(0, "id", Rule::Integer, 0),
        Field::new(1, "fulfillment", Rule::Integer, 1),
        Field::new(2, "order", Rule::String, 1),
        Field::new(3, "status", Rule::OpenEnum(&(&["label_printed"] as &[&str])), 1),
        Field::new(4, "message", Rule::String, 3),
        Field::new(5, "happened_at", Rule::Timestamp, 1),
        Field::new(6, "estimated_delivery_at", Rule::Timestamp, 3),
        Field::new(7, "created_at", Rule::Timestamp, 1),
        Field::new(8, "updated_at", Rule::Timestamp, 1),
        Field::new(9, "city", Rule::String, 3),
        Field::new(10, "country", Rule::String, 3),
        Field::new(11, "line1", Rule::String, 3),
        Field::new(12, "line2", Rule::String, 3),
        Field::new(13, "postcode", Rule::String, 3),
        Field::new(14, "state", Rule::String, 3),
        Field::new(
            15,
            "latitude",
            Rule::Number(
                Some(
                    &Bounds {
                        low: Some(-90),
                        high: None,
                    },
                ),
            ),
            3,
        ),
        Field::new(
            16,
            "longitude",
            Rule::Number(
                Some(
                    &Bounds {
                        low: Some(-180),
                        high: None,
                    },
                ),
            ),
            3,
        ),
    ],
    names: &[
        "id", "fulfillment", "order", "status", "message", "happened_at", "estimated_delivery_at", "created_at", "updated_at", "city",
        "country", "line1", "line2", "postcode", "state", "latitude", "longitude",
    ],
    required: [0x1, 0x1ffff],
    texts: [0; 2],
    open: [true, false],
    slots: &[
        255, 255, 13, 255, 255, 255, 255, 16, 255, 255, 255, 255, 255, 255, 5, 255, 3, 255, 255, 255, 4, 255, 11, 255, 255, 255, 255, 15,
        255, 255, 1, 255, 255, 6, 255, 9, 7, 255, 255, 14, 255, 255, 255, 255, 255, 255, 2, 255, 0, 255, 8, 255, 255, 255, 12, 255, 255,
        255, 255, 255, 255, 255, 255, 10,
    ],
    shift: 58,
    seed: 0x9e3779b97f4a7c15,
    check: check_of!(fulfillment_event),
}
    .with_texts();
/// `OrderNote`.
pub static ORDER_NOTE: Table = Table {
    fields: &[
        Field::new(0, "app", Rule::Shape(&NOTE_APP), 3),
        Field::new(1, "author", Rule::Shape(&NOTE_AUTHOR), 3),
        Field::new(2, "date_created", Rule::Timestamp, 1),
        Field::new(3, "date_updated", Rule::Timestamp, 1),
        Field::new(4, "id", Rule::Integer, 0),
        Field::new(5, "message", Rule::String, 1),
    ],
    names: &["app", "author", "date_created", "date_updated", "id", "message"],
    required: [0x10, 0x3f],
    texts: [0; 2],
    open: [true, false],
    slots: &[1, 255, 255, 255, 3, 255, 0, 255, 255, 255, 5, 255, 4, 255, 2, 255],
    shift: 60,
    seed: 0xf94e4f0ab378de79,
    check: check_of!(order_note),
}
    .with_texts();
/// `RefundOrder`.
pub static REFUND_ORDER: Table = Table {
    fields: &[Field::new(0, "amount", Rule::Amount, 0)],
    names: &["amount"],
    required: [0x1, 0x1],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 0],
    shift: 63,
    seed: 0x9e3779b97f4a7c15,
    check: check_of!(refund_order),
}
    .with_texts();
/// `CreateOrderNote`.
pub static CREATE_ORDER_NOTE: Table = Table {
    fields: &[Field::new(0, "message", Rule::String, 0)],
    names: &["message"],
    required: [0x1, 0x1],
    texts: [0; 2],
    open: [true, false],
    slots: &[0, 255],
    shift: 63,
    seed: 0x9e3779b97f4a7c15,
    check: check_of!(create_order_note),
}
    .with_texts();
/// `CreateFulfillmentEvent`.
pub static CREATE_FULFILLMENT_EVENT: Table = Table {
    fields: &[
        Field::new(0, "status", Rule::OpenEnum(&(&["label_printed"] as &[&str])), 0),
        Field::new(1, "id", Rule::Integer, 1),
        Field::new(2, "fulfillment", Rule::Integer, 1),
        Field::new(3, "order", Rule::String, 1),
        Field::new(4, "message", Rule::String, 3),
        Field::new(5, "happened_at", Rule::Timestamp, 1),
        Field::new(6, "estimated_delivery_at", Rule::Timestamp, 3),
        Field::new(7, "created_at", Rule::Timestamp, 1),
        Field::new(8, "updated_at", Rule::Timestamp, 1),
        Field::new(9, "city", Rule::String, 3),
        Field::new(10, "country", Rule::String, 3),
        Field::new(11, "line1", Rule::String, 3),
        Field::new(12, "line2", Rule::String, 3),
        Field::new(13, "postcode", Rule::String, 3),
        Field::new(14, "state", Rule::String, 3),
        Field::new(
            15,
            "latitude",
            Rule::Number(
                Some(
                    &Bounds {
                        low: Some(-90),
                        high: None,
                    },
                ),
            ),
            3,
        ),
        Field::new(
            16,
            "longitude",
            Rule::Number(
                Some(
                    &Bounds {
                        low: Some(-180),
                        high: None,
                    },
                ),
            ),
            3,
        ),
    ],
    names: &[
        "status", "id", "fulfillment", "order", "message", "happened_at", "estimated_delivery_at", "created_at", "updated_at", "city",
        "country", "line1", "line2", "postcode", "state", "latitude", "longitude",
    ],
    required: [0x1, 0x1],
    texts: [0; 2],
    open: [true, false],
    slots: &[
        255, 255, 13, 255, 255, 255, 255, 16, 255, 255, 255, 255, 255, 255, 5, 255, 0, 255, 255, 255, 4, 255, 11, 255, 255, 255, 255, 15,
        255, 255, 2, 255, 255, 6, 255, 9, 7, 255, 255, 14, 255, 255, 255, 255, 255, 255, 3, 255, 1, 255, 8, 255, 255, 255, 12, 255, 255,
        255, 255, 255, 255, 255, 255, 10,
    ],
    shift: 58,
    seed: 0x9e3779b97f4a7c15,
    check: check_of!(create_fulfillment_event),
}
    .with_texts();
/// `EmbeddedTransaction`.
pub static EMBEDDED_TRANSACTION: Table = Table {
    fields: &[
        Field::new(0, "amount", Rule::Amount, 1),
        Field::new(1, "auth_code", Rule::String, 3),
        Field::new(2, "currency", Rule::String, 1),
        Field::new(3, "date_created", Rule::Timestamp, 1),
        Field::new(4, "external_id", Rule::String, 3),
        Field::new(5, "id", Rule::Integer, 1),
        Field::new(6, "is_disputed", Rule::Boolean, 1),
        Field::new(7, "is_external", Rule::Boolean, 1),
        Field::new(8, "is_initial_retry", Rule::Boolean, 1),
        Field::new(9, "is_test", Rule::Boolean, 1),
        Field::new(10, "network_transaction_id", Rule::String, 3),
        Field::new(11, "parent_id", Rule::Integer, 3),
        Field::new(12, "payment_details", Rule::Shape(&PAYMENT_DETAILS), 1),
        Field::new(13, "payment_method", Rule::String, 1),
        Field::new(14, "report_values", Rule::Shape(&TRANSACTION_REPORT_VALUES), 1),
        Field::new(15, "response_code", Rule::Integer, 3),
        Field::new(16, "statement_descriptor", Rule::String, 3),
        Field::new(17, "status", Rule::OpenEnum(&(&["succeeded"] as &[&str])), 1),
        Field::new(18, "type", Rule::String, 1),
    ],
    names: &[
        "amount", "auth_code", "currency", "date_created", "external_id", "id", "is_disputed", "is_external", "is_initial_retry", "is_test",
        "network_transaction_id", "parent_id", "payment_details", "payment_method", "report_values", "response_code",
        "statement_descriptor", "status", "type",
    ],
    required: [0x0, 0x7ffff],
    texts: [0; 2],
    open: [true, false],
    slots: &[
        255, 255, 255, 5, 11, 2, 10, 255, 255, 15, 255, 255, 7, 255, 255, 255, 255, 255, 3, 255, 255, 12, 8, 255, 0, 255, 255, 16, 255, 255,
        255, 255, 9, 255, 255, 255, 255, 1, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 6, 255, 255, 17, 255, 255, 255, 255, 13, 4,
        14, 18, 255, 255, 255, 255,
    ],
    shift: 58,
    seed: 0xf0efa0ba9ac69bfb,
    check: check_of!(embedded_transaction),
}
    .with_texts();
/// `TransactionReportValues`.
pub static TRANSACTION_REPORT_VALUES: Table = Table {
    fields: &[Field::new(0, "amount", Rule::Amount, 1), Field::new(1, "currency", Rule::String, 1)],
    names: &["amount", "currency"],
    required: [0x0, 0x3],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 1, 255, 0],
    shift: 62,
    seed: 0x32ab7041c1caeab3,
    check: check_of!(transaction_report_values),
}
    .with_texts();
/// `PaymentDetails`.
pub static PAYMENT_DETAILS: Table = Table {
    fields: &[
        Field::new(0, "bankcard_first_six", Rule::String, 3),
        Field::new(1, "bankcard_last_four", Rule::String, 3),
        Field::new(2, "card_token", Rule::String, 3),
        Field::new(3, "gateway", Rule::Shape(&GATEWAY), 3),
        Field::new(4, "is_3ds", Rule::Boolean, 1),
        Field::new(5, "optimized_3ds", Rule::Boolean, 1),
        Field::new(6, "paypal_vault_id", Rule::String, 3),
        Field::new(7, "sca_flow", Rule::String, 3),
    ],
    names: &[
        "bankcard_first_six", "bankcard_last_four", "card_token", "gateway", "is_3ds", "optimized_3ds", "paypal_vault_id", "sca_flow",
    ],
    required: [0x0, 0xff],
    texts: [0; 2],
    open: [true, false],
    slots: &[2, 255, 5, 6, 4, 0, 255, 255, 255, 255, 255, 3, 1, 255, 7, 255],
    shift: 60,
    seed: 0x2aca7d1fbf59e965,
    check: check_of!(payment_details),
}
    .with_texts();
/// `Gateway`.
pub static GATEWAY: Table = Table {
    fields: &[Field::new(0, "id", Rule::Integer, 1), Field::new(1, "name", Rule::String, 1), Field::new(2, "type", Rule::String, 1)],
    names: &["id", "name", "type"],
    required: [0x0, 0x7],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 1, 255, 255, 0, 255, 2, 255],
    shift: 61,
    seed: 0x32ab7041c1caeab3,
    check: check_of!(gateway),
}
    .with_texts();
/// `Transaction`.
pub static TRANSACTION: Table = Table {
    fields: &[
        Field::new(0, "amount", Rule::Amount, 1),
        Field::new(1, "amount_available_for_refund", Rule::Amount, 1),
        Field::new(2, "attribution", Rule::Shape(&ATTRIBUTION), 1),
        Field::new(3, "auth_code", Rule::String, 3),
        Field::new(4, "currency", Rule::String, 1),
        Field::new(5, "date_created", Rule::Timestamp, 1),
        Field::new(6, "external_id", Rule::String, 3),
        Field::new(7, "id", Rule::Integer, 0),
        Field::new(8, "initiator", Rule::Shape(&TRANSACTION_INITIATOR), 3),
        Field::new(9, "is_disputed", Rule::Boolean, 1),
        Field::new(10, "is_external", Rule::Boolean, 1),
        Field::new(11, "is_test", Rule::Boolean, 1),
        Field::new(12, "network_transaction_id", Rule::String, 3),
        Field::new(13, "order", Rule::String, 3),
        Field::new(14, "parent_id", Rule::Integer, 3),
        Field::new(15, "payment_details", Rule::Shape(&STANDALONE_PAYMENT_DETAILS), 1),
        Field::new(16, "payment_method", Rule::String, 1),
        Field::new(17, "report_values", Rule::Shape(&TRANSACTION_REPORT_VALUES), 1),
        Field::new(18, "response_code", Rule::Integer, 3),
        Field::new(19, "statement_descriptor", Rule::String, 3),
        Field::new(20, "status", Rule::OpenEnum(&(&["succeeded"] as &[&str])), 1),
        Field::new(21, "subscription", Rule::Shape(&TRANSACTION_SUBSCRIPTION), 3),
        Field::new(22, "type", Rule::String, 1),
        Field::new(23, "user", Rule::Shape(&USER_SUMMARY), 3),
    ],
    names: &[
        "amount", "amount_available_for_refund", "attribution", "auth_code", "currency", "date_created", "external_id", "id", "initiator",
        "is_disputed", "is_external", "is_test", "network_transaction_id", "order", "parent_id", "payment_details", "payment_method",
        "report_values", "response_code", "statement_descriptor", "status", "subscription", "type", "user",
    ],
    required: [0x80, 0xffffff],
    texts: [0; 2],
    open: [true, false],
    slots: &[
        255, 255, 19, 18, 255, 255, 255, 0, 255, 255, 8, 22, 255, 255, 5, 255, 16, 11, 255, 255, 255, 4, 255, 255, 255, 255, 20, 255, 17,
        255, 255, 255, 12, 255, 255, 255, 10, 255, 255, 255, 255, 3, 21, 15, 255, 13, 255, 255, 255, 255, 255, 255, 9, 255, 23, 1, 255, 6,
        2, 7, 14, 255, 255, 255,
    ],
    shift: 58,
    seed: 0x28a7edbe298c8577,
    check: check_of!(transaction),
}
    .with_texts();
/// `TransactionInitiator`.
pub static TRANSACTION_INITIATOR: Table = Table {
    fields: &[
        Field::new(0, "email", Rule::String, 1),
        Field::new(1, "first_name", Rule::String, 1),
        Field::new(2, "id", Rule::Integer, 1),
        Field::new(3, "last_name", Rule::String, 1),
    ],
    names: &["email", "first_name", "id", "last_name"],
    required: [0x0, 0xf],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 0, 1, 255, 3, 255, 2, 255],
    shift: 61,
    seed: 0xf94e4f0ab378de79,
    check: check_of!(transaction_initiator),
}
    .with_texts();
/// `TransactionSubscription`.
pub static TRANSACTION_SUBSCRIPTION: Table = Table {
    fields: &[Field::new(0, "billing_cycle", Rule::Integer, 1), Field::new(1, "id", Rule::Integer, 1)],
    names: &["billing_cycle", "id"],
    required: [0x0, 0x3],
    texts: [0; 2],
    open: [true, false],
    slots: &[0, 255, 255, 1],
    shift: 62,
    seed: 0x9e3779b97f4a7c15,
    check: check_of!(transaction_subscription),
}
    .with_texts();
/// `StandalonePaymentDetails`.
pub static STANDALONE_PAYMENT_DETAILS: Table = Table {
    fields: &[
        Field::new(0, "bankcard_first_six", Rule::String, 3),
        Field::new(1, "bankcard_last_four", Rule::String, 3),
        Field::new(2, "card_token", Rule::String, 3),
        Field::new(3, "gateway", Rule::Shape(&STANDALONE_GATEWAY), 3),
        Field::new(4, "is_3ds", Rule::Boolean, 1),
        Field::new(5, "optimized_3ds", Rule::Boolean, 1),
        Field::new(6, "paypal_vault_id", Rule::String, 3),
        Field::new(7, "sca_flow", Rule::String, 3),
        Field::new(8, "bankcard_exp_month", Rule::Integer, 3),
        Field::new(9, "bankcard_exp_year", Rule::Integer, 3),
        Field::new(10, "bankcard_number", Rule::String, 3),
    ],
    names: &[
        "bankcard_first_six", "bankcard_last_four", "card_token", "gateway", "is_3ds", "optimized_3ds", "paypal_vault_id", "sca_flow",
        "bankcard_exp_month", "bankcard_exp_year", "bankcard_number",
    ],
    required: [0x0, 0x7ff],
    texts: [0; 2],
    open: [true, false],
    slots: &[
        3, 255, 255, 255, 9, 255, 1, 255, 2, 255, 255, 255, 6, 7, 0, 255, 5, 255, 255, 4,
        255, 8, 255, 255, 255, 255, 255, 255, 255, 255, 255, 10,
    ],
    shift: 59,
    seed: 0xea52df706d4ad40b,
    check: check_of!(standalone_payment_details),
}
    .with_texts();
/// `StandaloneGateway`.
pub static STANDALONE_GATEWAY: Table = Table {
    fields: &[
        Field::new(0, "id", Rule::Integer, 1),
        Field::new(1, "is_service_payments", Rule::Boolean, 1),
        Field::new(2, "name", Rule::String, 1),
        Field::new(3, "type", Rule::String, 1),
    ],
    names: &["id", "is_service_payments", "name", "type"],
    required: [0x0, 0xf],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 2, 255, 255, 0, 1, 3, 255],
    shift: 61,
    seed: 0x32ab7041c1caeab3,
    check: check_of!(standalone_gateway),
}
    .with_texts();
/// `Dispute`.
pub static DISPUTE: Table = Table {
    fields: &[
        Field::new(0, "amount", Rule::Amount, 1),
        Field::new(1, "arn", Rule::String, 3),
        Field::new(2, "case_number", Rule::String, 3),
        Field::new(3, "currency", Rule::String, 1),
        Field::new(4, "date_created", Rule::Timestamp, 1),
        Field::new(5, "happened_at", Rule::Timestamp, 1),
        Field::new(6, "id", Rule::Integer, 0),
        Field::new(7, "metadata", Rule::Any, 3),
        Field::new(8, "order", Rule::String, 3),
        Field::new(9, "report_amount", Rule::Amount, 1),
        Field::new(10, "report_currency", Rule::String, 1),
        Field::new(11, "resolution", Rule::OpenEnum(&(&["could_not_find_order"] as &[&str])), 3),
        Field::new(12, "resolution_other_message", Rule::String, 3),
        Field::new(13, "status", Rule::OpenEnum(&(&["new"] as &[&str])), 1),
        Field::new(14, "transaction", Rule::Integer, 3),
        Field::new(15, "type", Rule::OpenEnum(&(&["alert"] as &[&str])), 1),
    ],
    names: &[
        "amount", "arn", "case_number", "currency", "date_created", "happened_at", "id", "metadata", "order", "report_amount",
        "report_currency", "resolution", "resolution_other_message", "status", "transaction", "type",
    ],
    required: [0x40, 0xffff],
    texts: [0; 2],
    open: [true, false],
    slots: &[
        255, 255, 11, 255, 5, 255, 9, 7, 4, 10, 13, 14, 255, 2, 12, 255, 0, 255, 255,
        255, 15, 8, 255, 255, 255, 1, 3, 255, 6, 255, 255, 255,
    ],
    shift: 59,
    seed: 0xeae14ea3c659dc4d,
    check: check_of!(dispute),
}
    .with_texts();
/// `GatewayGroup`.
pub static GATEWAY_GROUP: Table = Table {
    fields: &[
        Field::new(0, "available_currencies", Rule::List(&Value::new(Rule::Shape(&GATEWAY_CURRENCY), 0)), 1),
        Field::new(1, "available_express_payment_methods", Rule::List(&Value::new(Rule::Shape(&GATEWAY_EXPRESS_PAYMENT_METHOD), 0)), 1),
        Field::new(2, "available_payment_methods", Rule::List(&Value::new(Rule::Shape(&GATEWAY_PAYMENT_METHOD), 0)), 1),
        Field::new(3, "card_types", Rule::List(&Value::new(Rule::Shape(&CARD_TYPE), 0)), 1),
        Field::new(4, "id", Rule::Integer, 0),
        Field::new(5, "is_default", Rule::Boolean, 1),
        Field::new(6, "name", Rule::String, 1),
    ],
    names: &[
        "available_currencies", "available_express_payment_methods", "available_payment_methods", "card_types", "id", "is_default", "name",
    ],
    required: [0x10, 0x7f],
    texts: [0; 2],
    open: [true, false],
    slots: &[0, 255, 255, 6, 255, 5, 3, 255, 2, 255, 255, 255, 4, 1, 255, 255],
    shift: 60,
    seed: 0x7762f6792bf20af1,
    check: check_of!(gateway_group),
}
    .with_texts();
/// `GatewayGroupPage`.
pub static GATEWAY_GROUP_PAGE: Table = Table {
    fields: &[
        Field::new(0, "next", Rule::Url, 3),
        Field::new(1, "previous", Rule::Url, 3),
        Field::new(2, "results", Rule::List(&Value::new(Rule::Shape(&GATEWAY_GROUP), 0)), 0),
    ],
    names: &["next", "previous", "results"],
    required: [0x4, 0x7],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 255, 255, 2, 0, 255, 1, 255],
    shift: 61,
    seed: 0x32ab7041c1caeab3,
    check: check_of!(gateway_group_page),
}
    .with_texts();
/// `GatewayCurrency`.
pub static GATEWAY_CURRENCY: Table = Table {
    fields: &[Field::new(0, "code", Rule::String, 1), Field::new(1, "label", Rule::String, 1)],
    names: &["code", "label"],
    required: [0x0, 0x3],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 1, 255, 0],
    shift: 62,
    seed: 0x9e3779b97f4a7c15,
    check: check_of!(gateway_currency),
}
    .with_texts();
/// `GatewayExpressPaymentMethod`.
pub static GATEWAY_EXPRESS_PAYMENT_METHOD: Table = Table {
    fields: &[Field::new(0, "code", Rule::String, 1), Field::new(1, "label", Rule::String, 1)],
    names: &["code", "label"],
    required: [0x0, 0x3],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 1, 255, 0],
    shift: 62,
    seed: 0x9e3779b97f4a7c15,
    check: check_of!(gateway_express_payment_method),
}
    .with_texts();
/// `GatewayPaymentMethod`.
pub static GATEWAY_PAYMENT_METHOD: Table = Table {
    fields: &[
        Field::new(0, "code", Rule::String, 1),
        Field::new(1, "label", Rule::String, 1),
        Field::new(2, "supported_currencies", Rule::List(&Value::new(Rule::Any, 0)), 1),
    ],
    names: &["code", "label", "supported_currencies"],
    required: [0x0, 0x7],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 2, 1, 255, 255, 255, 0, 255],
    shift: 61,
    seed: 0x9e3779b97f4a7c15,
    check: check_of!(gateway_payment_method),
}
    .with_texts();
/// `CardType`.
pub static CARD_TYPE: Table = Table {
    fields: &[Field::new(0, "code", Rule::String, 1), Field::new(1, "label", Rule::String, 1)],
    names: &["code", "label"],
    required: [0x0, 0x3],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 1, 255, 0],
    shift: 62,
    seed: 0x9e3779b97f4a7c15,
    check: check_of!(card_type),
}
    .with_texts();
/// `CaptureTransaction`.
pub static CAPTURE_TRANSACTION: Table = Table {
    fields: &[],
    names: &[],
    required: [0x0, 0x0],
    texts: [0; 2],
    open: [true, true],
    slots: &[255, 255],
    shift: 63,
    seed: 0x9e3779b97f4a7c15,
    check: None,
}
    .with_texts();
/// `Product`.
pub static PRODUCT: Table = Table {
    fields: &[
        Field::new(0, "id", Rule::Integer, 0),
        Field::new(1, "title", Rule::String, 1),
        Field::new(2, "slug", Rule::String, 1),
        Field::new(3, "description", Rule::String, 3),
        Field::new(4, "meta_title", Rule::String, 3),
        Field::new(5, "meta_description", Rule::String, 3),
        Field::new(6, "template", Rule::String, 3),
        Field::new(7, "external_tax_code", Rule::String, 3),
        Field::new(8, "url", Rule::Url, 1),
        Field::new(9, "date_created", Rule::Timestamp, 1),
        Field::new(10, "date_updated", Rule::Timestamp, 1),
        Field::new(11, "structure", Rule::OpenEnum(&(&["standalone"] as &[&str])), 1),
        Field::new(12, "categories", Rule::List(&Value::new(Rule::Shape(&PRODUCT_CATEGORY), 0)), 1),
        Field::new(13, "enable_subscription", Rule::Boolean, 1),
        Field::new(14, "is_discountable", Rule::Boolean, 1),
        Field::new(15, "is_public", Rule::Boolean, 1),
        Field::new(16, "interval", Rule::OpenEnum(&(&["day"] as &[&str])), 3),
        Field::new(17, "interval_counts", Rule::List(&Value::new(Rule::Int32, 0)), 1),
        Field::new(18, "images", Rule::List(&Value::new(Rule::Shape(&PRODUCT_LIST_IMAGE), 0)), 1),
        Field::new(19, "metadata", Rule::Any, 3),
        Field::new(
            20,
            "ranking",
            Rule::Bounded(
                &Bounds {
                    low: Some(-2147483648),
                    high: Some(2147483647),
                },
            ),
            1,
        ),
        Field::new(21, "rating", Rule::Number(None), 3),
        Field::new(22, "recommended_products", Rule::List(&Value::new(Rule::Integer, 0)), 1),
        Field::new(23, "variant_attributes", Rule::List(&Value::new(Rule::Shape(&VARIANT_ATTRIBUTE), 0)), 1),
        Field::new(24, "children", Rule::List(&Value::new(Rule::Shape(&PRODUCT_VARIANT), 0)), 1),
    ],
    names: &[
        "id", "title", "slug", "description", "meta_title", "meta_description", "template", "external_tax_code", "url", "date_created",
        "date_updated", "structure", "categories", "enable_subscription", "is_discountable", "is_public", "interval", "interval_counts",
        "images", "metadata", "ranking", "rating", "recommended_products", "variant_attributes", "children",
    ],
    required: [0x1, 0x1ffffff],
    texts: [0; 2],
    open: [true, false],
    slots: &[
        255, 255, 255, 255, 255, 9, 0, 255, 2, 255, 255, 16, 23, 255, 255, 255, 21, 255, 255, 22, 255, 15, 255, 6, 255, 18, 19, 4, 255, 255,
        255, 13, 3, 20, 255, 7, 5, 255, 255, 14, 255, 11, 255, 255, 1, 255, 255, 255, 255, 17, 8, 255, 255, 255, 255, 12, 10, 255, 24, 255,
        255, 255, 255, 255,
    ],
    shift: 58,
    seed: 0xe039e75759b16d0f,
    check: check_of!(product),
}
    .with_texts();
/// `ProductCategory`.
pub static PRODUCT_CATEGORY: Table = Table {
    fields: &[Field::new(0, "id", Rule::Integer, 1), Field::new(1, "name", Rule::String, 1), Field::new(2, "slug", Rule::String, 1)],
    names: &["id", "name", "slug"],
    required: [0x0, 0x7],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 255, 255, 255, 255, 2, 0, 1],
    shift: 61,
    seed: 0xf94e4f0ab378de79,
    check: check_of!(product_category),
}
    .with_texts();
/// `ProductListImage`.
pub static PRODUCT_LIST_IMAGE: Table = Table {
    fields: &[
        Field::new(0, "attachment", Rule::String, 1),
        Field::new(1, "caption", Rule::String, 3),
        Field::new(2, "display_order", Rule::Integer, 1),
        Field::new(3, "id", Rule::Integer, 1),
    ],
    names: &["attachment", "caption", "display_order", "id"],
    required: [0x0, 0xf],
    texts: [0; 2],
    open: [true, false],
    slots: &[1, 0, 255, 255, 2, 255, 3, 255],
    shift: 61,
    seed: 0xf94e4f0ab378de79,
    check: check_of!(product_list_image),
}
    .with_texts();
/// `VariantAttribute`.
pub static VARIANT_ATTRIBUTE: Table = Table {
    fields: &[
        Field::new(0, "code", Rule::String, 1),
        Field::new(1, "name", Rule::String, 1),
        Field::new(2, "values", Rule::List(&Value::new(Rule::String, 0)), 1),
    ],
    names: &["code", "name", "values"],
    required: [0x0, 0x7],
    texts: [0; 2],
    open: [true, false],
    slots: &[2, 1, 255, 0, 255, 255, 255, 255],
    shift: 61,
    seed: 0x32ab7041c1caeab3,
    check: check_of!(variant_attribute),
}
    .with_texts();
/// `ProductVariant`.
pub static PRODUCT_VARIANT: Table = Table {
    fields: &[
        Field::new(0, "allow_backorders", Rule::Boolean, 1),
        Field::new(1, "date_created", Rule::Timestamp, 1),
        Field::new(2, "date_updated", Rule::Timestamp, 1),
        Field::new(3, "id", Rule::Integer, 1),
        Field::new(4, "images", Rule::String, 3),
        Field::new(5, "inventory_availability", Rule::OpenEnum(&(&["in_stock"] as &[&str])), 1),
        Field::new(6, "metadata", Rule::Any, 3),
        Field::new(7, "prices", Rule::List(&Value::new(Rule::Shape(&VARIANT_PRICE), 0)), 1),
        Field::new(8, "product_id", Rule::Integer, 1),
        Field::new(9, "purchase_availability", Rule::OpenEnum(&(&["available"] as &[&str])), 1),
        Field::new(10, "requires_shipping", Rule::Boolean, 1),
        Field::new(11, "sku", Rule::String, 1),
        Field::new(12, "stockrecords", Rule::List(&Value::new(Rule::Shape(&VARIANT_STOCKRECORD), 0)), 1),
        Field::new(13, "structure", Rule::String, 1),
        Field::new(14, "title", Rule::String, 1),
        Field::new(15, "track_stock", Rule::Boolean, 1),
        Field::new(16, "unit_cost", Rule::Amount, 3),
        Field::new(17, "upc", Rule::String, 3),
        Field::new(18, "variant_attribute_values", Rule::List(&Value::new(Rule::Shape(&VARIANT_ATTRIBUTE_VALUE), 0)), 1),
    ],
    names: &[
        "allow_backorders", "date_created", "date_updated", "id", "images", "inventory_availability", "metadata", "prices", "product_id",
        "purchase_availability", "requires_shipping", "sku", "stockrecords", "structure", "title", "track_stock", "unit_cost", "upc",
        "variant_attribute_values",
    ],
    required: [0x0, 0x7ffff],
    texts: [0; 2],
    open: [true, false],
    slots: &[
        255, 255, 255, 255, 255, 3, 255, 255, 255, 255, 12, 255, 255, 255, 255, 13, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 9,
        255, 7, 1, 5, 255, 18, 255, 255, 6, 255, 255, 255, 255, 16, 255, 255, 255, 255, 255, 14, 2, 0, 255, 15, 255, 8, 4, 255, 255, 255,
        10, 17, 255, 255, 255, 11, 255,
    ],
    shift: 58,
    seed: 0xd434fc88001ae761,
    check: check_of!(product_variant),
}
    .with_texts();
/// `VariantPrice`.
pub static VARIANT_PRICE: Table = Table {
    fields: &[
        Field::new(0, "currency", Rule::String, 1),
        Field::new(1, "price", Rule::Amount, 1),
        Field::new(2, "retail", Rule::Amount, 3),
        Field::new(3, "subscription", Rule::Amount, 3),
        Field::new(4, "subscription_suggested_downsell", Rule::Amount, 3),
    ],
    names: &[
        "currency", "price", "retail", "subscription", "subscription_suggested_downsell",
    ],
    required: [0x0, 0x1f],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 255, 255, 255, 255, 255, 3, 255, 255, 4, 2, 255, 1, 0, 255, 255],
    shift: 60,
    seed: 0x9e3779b97f4a7c15,
    check: check_of!(variant_price),
}
    .with_texts();
/// `VariantStockrecord`.
pub static VARIANT_STOCKRECORD: Table = Table {
    fields: &[
        Field::new(0, "id", Rule::Integer, 1),
        Field::new(1, "location_id", Rule::Integer, 1),
        Field::new(2, "low_stock_threshold", Rule::Integer, 3),
        Field::new(
            3,
            "num_allocated",
            Rule::Bounded(
                &Bounds {
                    low: Some(-2147483648),
                    high: Some(2147483647),
                },
            ),
            3,
        ),
        Field::new(
            4,
            "num_in_stock",
            Rule::Bounded(
                &Bounds {
                    low: Some(-2147483648),
                    high: Some(2147483647),
                },
            ),
            3,
        ),
        Field::new(5, "price", Rule::Amount, 1),
        Field::new(6, "price_currency", Rule::String, 1),
        Field::new(7, "price_retail", Rule::Amount, 3),
        Field::new(8, "sku", Rule::String, 1),
    ],
    names: &[
        "id", "location_id", "low_stock_threshold", "num_allocated", "num_in_stock", "price", "price_currency", "price_retail", "sku",
    ],
    required: [0x0, 0x1ff],
    texts: [0; 2],
    open: [true, false],
    slots: &[
        255, 255, 255, 255, 1, 255, 255, 255, 255, 255, 255, 8, 255, 4, 255, 255, 255, 0,
        5, 255, 3, 7, 255, 255, 2, 255, 6, 255, 255, 255, 255, 255,
    ],
    shift: 59,
    seed: 0x32ab7041c1caeab3,
    check: check_of!(variant_stockrecord),
}
    .with_texts();
/// `VariantAttributeValue`.
pub static VARIANT_ATTRIBUTE_VALUE: Table = Table {
    fields: &[Field::new(0, "code", Rule::String, 1), Field::new(1, "name", Rule::String, 1), Field::new(2, "value", Rule::String, 1)],
    names: &["code", "name", "value"],
    required: [0x0, 0x7],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 1, 2, 0, 255, 255, 255, 255],
    shift: 61,
    seed: 0x32ab7041c1caeab3,
    check: check_of!(variant_attribute_value),
}
    .with_texts();
/// `ProductImage`.
pub static PRODUCT_IMAGE: Table = Table {
    fields: &[
        Field::new(0, "attachment", Rule::String, 1),
        Field::new(1, "caption", Rule::String, 3),
        Field::new(2, "display_order", Rule::Integer, 1),
        Field::new(3, "file_name", Rule::String, 1),
        Field::new(4, "id", Rule::Integer, 0),
        Field::new(5, "src", Rule::Url, 1),
    ],
    names: &["attachment", "caption", "display_order", "file_name", "id", "src"],
    required: [0x10, 0x3f],
    texts: [0; 2],
    open: [true, false],
    slots: &[1, 255, 255, 0, 255, 3, 255, 255, 5, 2, 255, 255, 4, 255, 255, 255],
    shift: 60,
    seed: 0xf94e4f0ab378de79,
    check: check_of!(product_image),
}
    .with_texts();
/// `UpdateProduct`.
pub static UPDATE_PRODUCT: Table = Table {
    fields: &[
        Field::new(0, "id", Rule::Integer, 3),
        Field::new(1, "title", Rule::String, 3),
        Field::new(2, "slug", Rule::String, 3),
        Field::new(3, "description", Rule::String, 3),
        Field::new(4, "meta_title", Rule::String, 3),
        Field::new(5, "meta_description", Rule::String, 3),
        Field::new(6, "template", Rule::String, 3),
        Field::new(7, "external_tax_code", Rule::String, 3),
        Field::new(8, "url", Rule::Url, 3),
        Field::new(9, "date_created", Rule::Timestamp, 3),
        Field::new(10, "date_updated", Rule::Timestamp, 3),
        Field::new(11, "structure", Rule::OpenEnum(&(&["standalone"] as &[&str])), 3),
        Field::new(12, "categories", Rule::List(&Value::new(Rule::Shape(&PRODUCT_CATEGORY), 0)), 3),
        Field::new(13, "enable_subscription", Rule::Boolean, 3),
        Field::new(14, "is_discountable", Rule::Boolean, 3),
        Field::new(15, "is_public", Rule::Boolean, 3),
        Field::new(16, "interval", Rule::OpenEnum(&(&["day"] as &[&str])), 3),
        Field::new(17, "interval_counts", Rule::List(&Value::new(Rule::Int32, 0)), 3),
        Field::new(18, "images", Rule::List(&Value::new(Rule::Shape(&PRODUCT_LIST_IMAGE), 0)), 3),
        Field::new(19, "metadata", Rule::Any, 3),
        Field::new(
            20,
            "ranking",
            Rule::Bounded(
                &Bounds {
                    low: Some(-2147483648),
                    high: Some(2147483647),
                },
            ),
            3,
        ),
        Field::new(21, "rating", Rule::Number(None), 3),
        Field::new(22, "recommended_products", Rule::List(&Value::new(Rule::Integer, 0)), 3),
        Field::new(23, "variant_attributes", Rule::List(&Value::new(Rule::Shape(&VARIANT_ATTRIBUTE), 0)), 3),
        Field::new(24, "children", Rule::List(&Value::new(Rule::Shape(&PRODUCT_VARIANT), 0)), 3),
    ],
    names: &[
        "id", "title", "slug", "description", "meta_title", "meta_description", "template", "external_tax_code", "url", "date_created",
        "date_updated", "structure", "categories", "enable_subscription", "is_discountable", "is_public", "interval", "interval_counts",
        "images", "metadata", "ranking", "rating", "recommended_products", "variant_attributes", "children",
    ],
    required: [0x0, 0x0],
    texts: [0; 2],
    open: [true, false],
    slots: &[
        255, 255, 255, 255, 255, 9, 0, 255, 2, 255, 255, 16, 23, 255, 255, 255, 21, 255, 255, 22, 255, 15, 255, 6, 255, 18, 19, 4, 255, 255,
        255, 13, 3, 20, 255, 7, 5, 255, 255, 14, 255, 11, 255, 255, 1, 255, 255, 255, 255, 17, 8, 255, 255, 255, 255, 12, 10, 255, 24, 255,
        255, 255, 255, 255,
    ],
    shift: 58,
    seed: 0xe039e75759b16d0f,
    check: check_of!(update_product),
}
    .with_texts();
/// `CreateProductImage`.
pub static CREATE_PRODUCT_IMAGE: Table = Table {
    fields: &[],
    names: &[],
    required: [0x0, 0x0],
    texts: [0; 2],
    open: [true, true],
    slots: &[255, 255],
    shift: 63,
    seed: 0x9e3779b97f4a7c15,
    check: None,
}
    .with_texts();
/// `Attribution`.
pub static ATTRIBUTION: Table = Table {
    fields: &[
        Field::new(0, "affiliate", Rule::String, 3),
        Field::new(1, "agent", Rule::Shape(&ATTRIBUTION_AGENT), 3),
        Field::new(2, "funnel", Rule::String, 3),
        Field::new(3, "gclid", Rule::String, 3),
        Field::new(4, "metadata", Rule::Any, 3),
        Field::new(5, "subaffiliate1", Rule::String, 3),
        Field::new(6, "subaffiliate2", Rule::String, 3),
        Field::new(7, "subaffiliate3", Rule::String, 3),
        Field::new(8, "subaffiliate4", Rule::String, 3),
        Field::new(9, "subaffiliate5", Rule::String, 3),
        Field::new(10, "utm_campaign", Rule::String, 3),
        Field::new(11, "utm_content", Rule::String, 3),
        Field::new(12, "utm_medium", Rule::String, 3),
        Field::new(13, "utm_source", Rule::String, 3),
        Field::new(14, "utm_term", Rule::String, 3),
    ],
    names: &[
        "affiliate", "agent", "funnel", "gclid", "metadata", "subaffiliate1", "subaffiliate2", "subaffiliate3", "subaffiliate4",
        "subaffiliate5", "utm_campaign", "utm_content", "utm_medium", "utm_source", "utm_term",
    ],
    required: [0x0, 0x7fff],
    texts: [0; 2],
    open: [true, false],
    slots: &[
        255, 2, 1, 7, 12, 255, 3, 255, 255, 255, 4, 9, 255, 255, 255, 6, 10, 255, 13,
        255, 255, 255, 14, 8, 11, 255, 255, 5, 0, 255, 255, 255,
    ],
    shift: 59,
    seed: 0x4b380a382f36c313,
    check: check_of!(attribution),
}
    .with_texts();
/// `AttributionAgent`.
pub static ATTRIBUTION_AGENT: Table = Table {
    fields: &[
        Field::new(0, "email", Rule::String, 1),
        Field::new(1, "first_name", Rule::String, 1),
        Field::new(2, "id", Rule::Integer, 1),
        Field::new(3, "last_name", Rule::String, 1),
    ],
    names: &["email", "first_name", "id", "last_name"],
    required: [0x0, 0xf],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 0, 1, 255, 3, 255, 2, 255],
    shift: 61,
    seed: 0xf94e4f0ab378de79,
    check: check_of!(attribution_agent),
}
    .with_texts();
/// `BillingAddress`.
pub static BILLING_ADDRESS: Table = Table {
    fields: &[
        Field::new(0, "country", Rule::String, 1),
        Field::new(1, "first_name", Rule::String, 1),
        Field::new(2, "id", Rule::Integer, 1),
        Field::new(3, "last_name", Rule::String, 1),
        Field::new(4, "line1", Rule::String, 1),
        Field::new(5, "line2", Rule::String, 3),
        Field::new(6, "line3", Rule::String, 3),
        Field::new(7, "line4", Rule::String, 3),
        Field::new(8, "phone_number", Rule::String, 3),
        Field::new(9, "postcode", Rule::String, 3),
        Field::new(10, "state", Rule::String, 3),
    ],
    names: &[
        "country", "first_name", "id", "last_name", "line1", "line2", "line3", "line4", "phone_number", "postcode", "state",
    ],
    required: [0x0, 0x7ff],
    texts: [0; 2],
    open: [true, false],
    slots: &[
        255, 10, 8, 255, 6, 255, 2, 255, 255, 255, 7, 255, 255, 255, 255, 255, 255, 255,
        255, 255, 3, 255, 255, 255, 1, 9, 4, 0, 255, 255, 255, 5,
    ],
    shift: 59,
    seed: 0xdc2eef7629854021,
    check: check_of!(billing_address),
}
    .with_texts();
/// `ShippingAddress`.
pub static SHIPPING_ADDRESS: Table = Table {
    fields: &[
        Field::new(0, "country", Rule::String, 1),
        Field::new(1, "first_name", Rule::String, 1),
        Field::new(2, "id", Rule::Integer, 1),
        Field::new(3, "last_name", Rule::String, 1),
        Field::new(4, "line1", Rule::String, 1),
        Field::new(5, "line2", Rule::String, 3),
        Field::new(6, "line3", Rule::String, 3),
        Field::new(7, "line4", Rule::String, 3),
        Field::new(8, "phone_number", Rule::String, 3),
        Field::new(9, "postcode", Rule::String, 3),
        Field::new(10, "state", Rule::String, 3),
        Field::new(11, "notes", Rule::String, 3),
    ],
    names: &[
        "country", "first_name", "id", "last_name", "line1", "line2", "line3", "line4", "phone_number", "postcode", "state", "notes",
    ],
    required: [0x0, 0xfff],
    texts: [0; 2],
    open: [true, false],
    slots: &[
        255, 10, 8, 255, 6, 255, 2, 255, 255, 255, 7, 255, 255, 255, 255, 255, 255, 255,
        255, 255, 3, 255, 255, 255, 1, 9, 4, 0, 255, 255, 11, 5,
    ],
    shift: 59,
    seed: 0xdc2eef7629854021,
    check: check_of!(shipping_address),
}
    .with_texts();
/// `UserSummary`.
pub static USER_SUMMARY: Table = Table {
    fields: &[
        Field::new(0, "accepts_marketing", Rule::Boolean, 1),
        Field::new(1, "email", Rule::String, 1),
        Field::new(2, "first_name", Rule::String, 1),
        Field::new(3, "id", Rule::Integer, 1),
        Field::new(4, "ip", Rule::String, 3),
        Field::new(5, "language", Rule::String, 1),
        Field::new(6, "last_name", Rule::String, 1),
        Field::new(7, "phone_number", Rule::String, 3),
        Field::new(8, "user_agent", Rule::String, 3),
    ],
    names: &[
        "accepts_marketing", "email", "first_name", "id", "ip", "language", "last_name", "phone_number", "user_agent",
    ],
    required: [0x0, 0x1ff],
    texts: [0; 2],
    open: [true, false],
    slots: &[
        255, 2, 0, 6, 7, 255, 255, 255, 255, 255, 8, 4, 255, 255, 255, 255, 255, 255, 5,
        255, 255, 255, 255, 255, 3, 255, 255, 255, 255, 255, 1, 255,
    ],
    shift: 59,
    seed: 0x9e3779b97f4a7c15,
    check: check_of!(user_summary),
}
    .with_texts();
/// `Stockrecord`.
pub static STOCKRECORD: Table = Table {
    fields: &[
        Field::new(0, "id", Rule::Integer, 1),
        Field::new(1, "low_stock_threshold", Rule::Integer, 3),
        Field::new(
            2,
            "num_allocated",
            Rule::Bounded(
                &Bounds {
                    low: Some(-2147483648),
                    high: Some(2147483647),
                },
            ),
            3,
        ),
        Field::new(
            3,
            "num_in_stock",
            Rule::Bounded(
                &Bounds {
                    low: Some(-2147483648),
                    high: Some(2147483647),
                },
            ),
            3,
        ),
        Field::new(4, "partner_sku", Rule::String, 1),
        Field::new(5, "price", Rule::Amount, 1),
        Field::new(6, "price_currency", Rule::String, 1),
        Field::new(7, "price_retail", Rule::Amount, 3),
    ],
    names: &[
        "id", "low_stock_threshold", "num_allocated", "num_in_stock", "partner_sku", "price", "price_currency", "price_retail",
    ],
    required: [0x0, 0xff],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 255, 1, 0, 3, 255, 255, 255, 6, 255, 5, 7, 2, 4, 255, 255],
    shift: 60,
    seed: 0x18f9e1caed4afd7,
    check: check_of!(stockrecord),
}
    .with_texts();
/// `ProductSummary`.
pub static PRODUCT_SUMMARY: Table = Table {
    fields: &[
        Field::new(0, "categories", Rule::List(&Value::new(Rule::Shape(&PRODUCT_SUMMARY_CATEGORY), 0)), 1),
        Field::new(1, "id", Rule::Integer, 1),
        Field::new(2, "images", Rule::List(&Value::new(Rule::Shape(&PRODUCT_SUMMARY_IMAGE), 0)), 1),
        Field::new(3, "title", Rule::String, 1),
        Field::new(4, "upc", Rule::String, 3),
        Field::new(5, "url", Rule::String, 1),
    ],
    names: &["categories", "id", "images", "title", "upc", "url"],
    required: [0x0, 0x3f],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 255, 255, 5, 255, 0, 255, 255, 255, 255, 3, 255, 1, 4, 2, 255],
    shift: 60,
    seed: 0xf94e4f0ab378de79,
    check: check_of!(product_summary),
}
    .with_texts();
/// `ProductSummaryCategory`.
pub static PRODUCT_SUMMARY_CATEGORY: Table = Table {
    fields: &[Field::new(0, "id", Rule::Integer, 1), Field::new(1, "name", Rule::String, 1), Field::new(2, "slug", Rule::String, 1)],
    names: &["id", "name", "slug"],
    required: [0x0, 0x7],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 255, 255, 255, 255, 2, 0, 1],
    shift: 61,
    seed: 0xf94e4f0ab378de79,
    check: check_of!(product_summary_category),
}
    .with_texts();
/// `ProductSummaryImage`.
pub static PRODUCT_SUMMARY_IMAGE: Table = Table {
    fields: &[
        Field::new(0, "attachment", Rule::String, 1),
        Field::new(1, "caption", Rule::String, 3),
        Field::new(2, "display_order", Rule::Integer, 1),
        Field::new(3, "file_name", Rule::String, 1),
        Field::new(4, "id", Rule::Integer, 1),
        Field::new(5, "src", Rule::Url, 1),
    ],
    names: &["attachment", "caption", "display_order", "file_name", "id", "src"],
    required: [0x0, 0x3f],
    texts: [0; 2],
    open: [true, false],
    slots: &[1, 255, 255, 0, 255, 3, 255, 255, 5, 2, 255, 255, 4, 255, 255, 255],
    shift: 60,
    seed: 0xf94e4f0ab378de79,
    check: check_of!(product_summary_image),
}
    .with_texts();
/// `TaxLine`.
pub static TAX_LINE: Table = Table {
    fields: &[
        Field::new(0, "amount", Rule::Amount, 1),
        Field::new(1, "currency", Rule::String, 1),
        Field::new(2, "rate", Rule::Number(None), 1),
        Field::new(3, "report_values", Rule::Shape(&TAX_LINE_REPORT_VALUES), 1),
        Field::new(4, "source", Rule::String, 1),
        Field::new(5, "tax_id", Rule::Integer, 1),
        Field::new(6, "tax_title", Rule::String, 1),
    ],
    names: &[
        "amount", "currency", "rate", "report_values", "source", "tax_id", "tax_title",
    ],
    required: [0x0, 0x7f],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 6, 5, 4, 255, 255, 255, 3, 255, 2, 255, 255, 0, 1, 255, 255],
    shift: 60,
    seed: 0x9e3779b97f4a7c15,
    check: check_of!(tax_line),
}
    .with_texts();
/// `OrderTaxLine`.
pub static ORDER_TAX_LINE: Table = Table {
    fields: &[
        Field::new(0, "amount", Rule::Amount, 1),
        Field::new(1, "currency", Rule::String, 1),
        Field::new(2, "rate", Rule::Number(None), 1),
        Field::new(3, "report_values", Rule::Shape(&TAX_LINE_REPORT_VALUES), 1),
        Field::new(4, "source", Rule::String, 1),
        Field::new(5, "id", Rule::Integer, 1),
        Field::new(6, "tax_title", Rule::String, 1),
    ],
    names: &["amount", "currency", "rate", "report_values", "source", "id", "tax_title"],
    required: [0x0, 0x7f],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 255, 6, 5, 255, 3, 255, 2, 255, 4, 1, 255, 255, 255, 255, 0],
    shift: 60,
    seed: 0x18f9e1caed4afd7,
    check: check_of!(order_tax_line),
}
    .with_texts();
/// `TaxLineReportValues`.
pub static TAX_LINE_REPORT_VALUES: Table = Table {
    fields: &[Field::new(0, "amount", Rule::Amount, 1), Field::new(1, "currency", Rule::String, 1)],
    names: &["amount", "currency"],
    required: [0x0, 0x3],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 1, 255, 0],
    shift: 62,
    seed: 0x32ab7041c1caeab3,
    check: check_of!(tax_line_report_values),
}
    .with_texts();
/// `LineProperty`.
pub static LINE_PROPERTY: Table = Table {
    fields: &[Field::new(0, "key", Rule::String, 1), Field::new(1, "value", Rule::Any, 3)],
    names: &["key", "value"],
    required: [0x0, 0x3],
    texts: [0; 2],
    open: [true, false],
    slots: &[0, 1, 255, 255],
    shift: 62,
    seed: 0x9e3779b97f4a7c15,
    check: check_of!(line_property),
}
    .with_texts();
/// `NoteApp`.
pub static NOTE_APP: Table = Table {
    fields: &[Field::new(0, "client_id", Rule::String, 1), Field::new(1, "name", Rule::String, 1)],
    names: &["client_id", "name"],
    required: [0x0, 0x3],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 255, 0, 1],
    shift: 62,
    seed: 0x9e3779b97f4a7c15,
    check: check_of!(note_app),
}
    .with_texts();
/// `NoteAuthor`.
pub static NOTE_AUTHOR: Table = Table {
    fields: &[
        Field::new(0, "email", Rule::String, 1),
        Field::new(1, "first_name", Rule::String, 1),
        Field::new(2, "id", Rule::Integer, 1),
        Field::new(3, "last_name", Rule::String, 1),
    ],
    names: &["email", "first_name", "id", "last_name"],
    required: [0x0, 0xf],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 0, 1, 255, 3, 255, 2, 255],
    shift: 61,
    seed: 0xf94e4f0ab378de79,
    check: check_of!(note_author),
}
    .with_texts();
/// `Subscription`.
pub static SUBSCRIPTION: Table = Table {
    fields: &[
        Field::new(0, "id", Rule::Integer, 0),
        Field::new(1, "attribution", Rule::Shape(&ATTRIBUTION), 1),
        Field::new(2, "billing_address", Rule::Shape(&BILLING_ADDRESS), 3),
        Field::new(3, "shipping_address", Rule::Shape(&SHIPPING_ADDRESS), 3),
        Field::new(4, "cancel_reason", Rule::String, 3),
        Field::new(5, "cancel_reason_other_message", Rule::String, 3),
        Field::new(6, "currency", Rule::String, 1),
        Field::new(7, "frequency", Rule::String, 1),
        Field::new(8, "payment_method", Rule::String, 1),
        Field::new(9, "shipping_code", Rule::String, 3),
        Field::new(10, "date_created", Rule::Timestamp, 1),
        Field::new(11, "next_renewal_date", Rule::Timestamp, 3),
        Field::new(12, "interval", Rule::OpenEnum(&(&["day"] as &[&str])), 1),
        Field::new(13, "interval_count", Rule::Integer, 1),
        Field::new(14, "is_tax_known", Rule::Boolean, 1),
        Field::new(15, "is_test", Rule::Boolean, 1),
        Field::new(16, "lines", Rule::List(&Value::new(Rule::Shape(&SUBSCRIPTION_LINE), 0)), 1),
        Field::new(17, "num_lines", Rule::Integer, 1),
        Field::new(18, "num_orders", Rule::Integer, 1),
        Field::new(19, "orders", Rule::List(&Value::new(Rule::Shape(&SUBSCRIPTION_ORDER), 0)), 1),
        Field::new(20, "payment_details", Rule::Object, 1),
        Field::new(21, "shipping_price", Rule::Amount, 1),
        Field::new(22, "total", Rule::Amount, 1),
        Field::new(23, "status", Rule::OpenEnum(&(&["active"] as &[&str])), 1),
        Field::new(24, "user", Rule::Shape(&USER_SUMMARY), 1),
    ],
    names: &[
        "id", "attribution", "billing_address", "shipping_address", "cancel_reason", "cancel_reason_other_message", "currency", "frequency",
        "payment_method", "shipping_code", "date_created", "next_renewal_date", "interval", "interval_count", "is_tax_known", "is_test",
        "lines", "num_lines", "num_orders", "orders", "payment_details", "shipping_price", "total", "status", "user",
    ],
    required: [0x1, 0x1ffffff],
    texts: [0; 2],
    open: [true, false],
    slots: &[
        255, 21, 12, 255, 255, 255, 255, 4, 14, 7, 15, 255, 10, 255, 255, 255, 255, 22, 11, 255, 255, 20, 5, 255, 6, 255, 255, 23, 255, 255,
        9, 17, 255, 255, 0, 13, 255, 255, 255, 255, 255, 255, 255, 255, 16, 255, 255, 255, 1, 3, 255, 18, 255, 255, 255, 255, 8, 24, 255,
        255, 19, 255, 2, 255,
    ],
    shift: 58,
    seed: 0x113c84e645525663,
    check: check_of!(subscription),
}
    .with_texts();
/// `SubscriptionOrder`.
pub static SUBSCRIPTION_ORDER: Table = Table {
    fields: &[Field::new(0, "billing_cycle", Rule::Integer, 1), Field::new(1, "order_number", Rule::String, 1)],
    names: &["billing_cycle", "order_number"],
    required: [0x0, 0x3],
    texts: [0; 2],
    open: [true, false],
    slots: &[0, 255, 1, 255],
    shift: 62,
    seed: 0x9e3779b97f4a7c15,
    check: check_of!(subscription_order),
}
    .with_texts();
/// `SubscriptionLine`.
pub static SUBSCRIPTION_LINE: Table = Table {
    fields: &[
        Field::new(0, "id", Rule::Integer, 1),
        Field::new(1, "metadata", Rule::Any, 3),
        Field::new(2, "price", Rule::Amount, 1),
        Field::new(3, "product", Rule::Shape(&SUBSCRIPTION_PRODUCT_SUMMARY), 1),
        Field::new(4, "properties", Rule::List(&Value::new(Rule::Shape(&LINE_PROPERTY), 0)), 1),
        Field::new(5, "quantity", Rule::Integer, 1),
        Field::new(6, "stockrecord", Rule::Shape(&STOCKRECORD), 3),
    ],
    names: &[
        "id", "metadata", "price", "product", "properties", "quantity", "stockrecord",
    ],
    required: [0x0, 0x7f],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 2, 255, 255, 255, 5, 255, 255, 4, 3, 1, 0, 255, 255, 6, 255],
    shift: 60,
    seed: 0xf8a228c212ff7f7d,
    check: check_of!(subscription_line),
}
    .with_texts();
/// `SubscriptionProductSummary`.
pub static SUBSCRIPTION_PRODUCT_SUMMARY: Table = Table {
    fields: &[
        Field::new(0, "categories", Rule::List(&Value::new(Rule::Shape(&PRODUCT_SUMMARY_CATEGORY), 0)), 1),
        Field::new(1, "id", Rule::Integer, 1),
        Field::new(2, "images", Rule::List(&Value::new(Rule::Shape(&SUBSCRIPTION_PRODUCT_IMAGE), 0)), 1),
        Field::new(3, "title", Rule::String, 1),
        Field::new(4, "upc", Rule::String, 3),
        Field::new(5, "url", Rule::String, 1),
    ],
    names: &["categories", "id", "images", "title", "upc", "url"],
    required: [0x0, 0x3f],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 255, 255, 5, 255, 0, 255, 255, 255, 255, 3, 255, 1, 4, 2, 255],
    shift: 60,
    seed: 0xf94e4f0ab378de79,
    check: check_of!(subscription_product_summary),
}
    .with_texts();
/// `SubscriptionProductImage`.
pub static SUBSCRIPTION_PRODUCT_IMAGE: Table = Table {
    fields: &[
        Field::new(0, "attachment", Rule::String, 1),
        Field::new(1, "caption", Rule::String, 3),
        Field::new(2, "display_order", Rule::Integer, 1),
        Field::new(3, "file_name", Rule::String, 1),
        Field::new(4, "id", Rule::Integer, 1),
        Field::new(5, "src", Rule::Url, 1),
    ],
    names: &["attachment", "caption", "display_order", "file_name", "id", "src"],
    required: [0x0, 0x17],
    texts: [0; 2],
    open: [true, false],
    slots: &[1, 255, 255, 0, 255, 3, 255, 255, 5, 2, 255, 255, 4, 255, 255, 255],
    shift: 60,
    seed: 0xf94e4f0ab378de79,
    check: check_of!(subscription_product_image),
}
    .with_texts();
/// `UpdateSubscription`.
pub static UPDATE_SUBSCRIPTION: Table = Table {
    fields: &[
        Field::new(0, "id", Rule::Integer, 3),
        Field::new(1, "attribution", Rule::Shape(&ATTRIBUTION), 3),
        Field::new(2, "billing_address", Rule::Shape(&BILLING_ADDRESS), 3),
        Field::new(3, "shipping_address", Rule::Shape(&SHIPPING_ADDRESS), 3),
        Field::new(4, "cancel_reason", Rule::String, 3),
        Field::new(5, "cancel_reason_other_message", Rule::String, 3),
        Field::new(6, "currency", Rule::String, 3),
        Field::new(7, "frequency", Rule::String, 3),
        Field::new(8, "payment_method", Rule::String, 3),
        Field::new(9, "shipping_code", Rule::String, 3),
        Field::new(10, "date_created", Rule::Timestamp, 3),
        Field::new(11, "next_renewal_date", Rule::Timestamp, 3),
        Field::new(12, "interval", Rule::OpenEnum(&(&["day"] as &[&str])), 3),
        Field::new(13, "interval_count", Rule::Integer, 3),
        Field::new(14, "is_tax_known", Rule::Boolean, 3),
        Field::new(15, "is_test", Rule::Boolean, 3),
        Field::new(16, "lines", Rule::List(&Value::new(Rule::Shape(&SUBSCRIPTION_LINE), 0)), 3),
        Field::new(17, "num_lines", Rule::Integer, 3),
        Field::new(18, "num_orders", Rule::Integer, 3),
        Field::new(19, "orders", Rule::List(&Value::new(Rule::Shape(&SUBSCRIPTION_ORDER), 0)), 3),
        Field::new(20, "payment_details", Rule::Object, 3),
        Field::new(21, "shipping_price", Rule::Amount, 3),
        Field::new(22, "total", Rule::Amount, 3),
        Field::new(23, "status", Rule::OpenEnum(&(&["active"] as &[&str])), 3),
        Field::new(24, "user", Rule::Shape(&USER_SUMMARY), 3),
    ],
    names: &[
        "id", "attribution", "billing_address", "shipping_address", "cancel_reason", "cancel_reason_other_message", "currency", "frequency",
        "payment_method", "shipping_code", "date_created", "next_renewal_date", "interval", "interval_count", "is_tax_known", "is_test",
        "lines", "num_lines", "num_orders", "orders", "payment_details", "shipping_price", "total", "status", "user",
    ],
    required: [0x0, 0x0],
    texts: [0; 2],
    open: [true, false],
    slots: &[
        255, 21, 12, 255, 255, 255, 255, 4, 14, 7, 15, 255, 10, 255, 255, 255, 255, 22, 11, 255, 255, 20, 5, 255, 6, 255, 255, 23, 255, 255,
        9, 17, 255, 255, 0, 13, 255, 255, 255, 255, 255, 255, 255, 255, 16, 255, 255, 255, 1, 3, 255, 18, 255, 255, 255, 255, 8, 24, 255,
        255, 19, 255, 2, 255,
    ],
    shift: 58,
    seed: 0x113c84e645525663,
    check: check_of!(update_subscription),
}
    .with_texts();
/// `CreateSubscriptionLine`.
pub static CREATE_SUBSCRIPTION_LINE: Table = Table {
    fields: &[Field::new(0, "product_id", Rule::Integer, 0), Field::new(1, "quantity", Rule::Integer, 0)],
    names: &["product_id", "quantity"],
    required: [0x3, 0x3],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 0, 1, 255],
    shift: 62,
    seed: 0x9e3779b97f4a7c15,
    check: check_of!(create_subscription_line),
}
    .with_texts();
/// `SupportTicket`.
pub static SUPPORT_TICKET: Table = Table {
    fields: &[
        Field::new(0, "assignee", Rule::Integer, 3),
        Field::new(1, "channel", Rule::OpenEnum(&(&["customer_account"] as &[&str])), 1),
        Field::new(2, "comments", Rule::List(&Value::new(Rule::Shape(&COMMENT), 0)), 1),
        Field::new(3, "created_at", Rule::Timestamp, 1),
        Field::new(4, "from_email", Rule::String, 3),
        Field::new(5, "id", Rule::Integer, 0),
        Field::new(6, "order", Rule::String, 3),
        Field::new(7, "priority", Rule::OpenEnum(&(&["high"] as &[&str])), 1),
        Field::new(8, "products", Rule::List(&Value::new(Rule::Integer, 0)), 1),
        Field::new(9, "requester", Rule::Integer, 3),
        Field::new(10, "status", Rule::OpenEnum(&(&["new"] as &[&str])), 1),
        Field::new(11, "subject", Rule::String, 1),
        Field::new(12, "tags", Rule::List(&Value::new(Rule::String, 0)), 1),
        Field::new(13, "ticket_type", Rule::Integer, 3),
        Field::new(14, "updated_at", Rule::Timestamp, 1),
    ],
    names: &[
        "assignee", "channel", "comments", "created_at", "from_email", "id", "order", "priority", "products", "requester", "status",
        "subject", "tags", "ticket_type", "updated_at",
    ],
    required: [0x20, 0x7fff],
    texts: [0; 2],
    open: [true, false],
    slots: &[
        12, 11, 255, 255, 255, 255, 8, 255, 13, 6, 10, 255, 0, 5, 4, 255, 255, 255, 255,
        255, 2, 255, 255, 9, 255, 1, 255, 14, 7, 255, 255, 3,
    ],
    shift: 59,
    seed: 0xa8a9aa3f61701e1d,
    check: check_of!(support_ticket),
}
    .with_texts();
/// `Comment`.
pub static COMMENT: Table = Table {
    fields: &[
        Field::new(0, "attachments", Rule::List(&Value::new(Rule::Shape(&ATTACHMENT), 0)), 1),
        Field::new(1, "author", Rule::Integer, 3),
        Field::new(2, "body", Rule::String, 1),
        Field::new(3, "created_at", Rule::Timestamp, 1),
        Field::new(4, "from_email", Rule::String, 3),
        Field::new(5, "id", Rule::Integer, 1),
        Field::new(6, "is_public", Rule::Boolean, 1),
    ],
    names: &[
        "attachments", "author", "body", "created_at", "from_email", "id", "is_public",
    ],
    required: [0x0, 0x7f],
    texts: [0; 2],
    open: [true, false],
    slots: &[4, 255, 255, 255, 0, 255, 255, 255, 2, 255, 255, 5, 6, 255, 1, 3],
    shift: 60,
    seed: 0xf8a228c212ff7f7d,
    check: check_of!(comment),
}
    .with_texts();
/// `Attachment`.
pub static ATTACHMENT: Table = Table {
    fields: &[Field::new(0, "file", Rule::Url, 1), Field::new(1, "file_name", Rule::String, 1), Field::new(2, "id", Rule::Integer, 1)],
    names: &["file", "file_name", "id"],
    required: [0x0, 0x7],
    texts: [0; 2],
    open: [true, false],
    slots: &[0, 255, 255, 255, 255, 255, 2, 1],
    shift: 61,
    seed: 0x9e3779b97f4a7c15,
    check: check_of!(attachment),
}
    .with_texts();
/// `UploadTicketAttachments`.
pub static UPLOAD_TICKET_ATTACHMENTS: Table = Table {
    fields: &[],
    names: &[],
    required: [0x0, 0x0],
    texts: [0; 2],
    open: [true, true],
    slots: &[255, 255],
    shift: 63,
    seed: 0x9e3779b97f4a7c15,
    check: None,
}
    .with_texts();
/// `Webhook`.
pub static WEBHOOK: Table = Table {
    fields: &[
        Field::new(0, "active", Rule::Boolean, 1),
        Field::new(1, "api_version", Rule::String, 1),
        Field::new(2, "created_at", Rule::Timestamp, 1),
        Field::new(3, "events", Rule::List(&Value::new(Rule::OpenEnum(&(&["cart.abandoned"] as &[&str])), 0)), 1),
        Field::new(4, "id", Rule::Integer, 0),
        Field::new(5, "name", Rule::String, 3),
        Field::new(6, "next_check_date", Rule::Timestamp, 3),
        Field::new(7, "secret_key", Rule::String, 1),
        Field::new(8, "target", Rule::Url, 1),
        Field::new(9, "updated_at", Rule::Timestamp, 1),
        Field::new(10, "warning_count", Rule::Integer, 1),
    ],
    names: &[
        "active", "api_version", "created_at", "events", "id", "name", "next_check_date", "secret_key", "target", "updated_at",
        "warning_count",
    ],
    required: [0x10, 0x7ff],
    texts: [0; 2],
    open: [true, false],
    slots: &[
        255, 7, 255, 255, 255, 5, 255, 3, 255, 255, 255, 255, 9, 255, 0, 8, 255, 4, 1, 2,
        255, 255, 255, 255, 255, 255, 255, 255, 255, 6, 255, 10,
    ],
    shift: 59,
    seed: 0x32ab7041c1caeab3,
    check: check_of!(webhook),
}
    .with_texts();
/// `WebhookPage`.
pub static WEBHOOK_PAGE: Table = Table {
    fields: &[
        Field::new(0, "next", Rule::Url, 3),
        Field::new(1, "previous", Rule::Url, 3),
        Field::new(2, "results", Rule::List(&Value::new(Rule::Shape(&WEBHOOK), 0)), 0),
    ],
    names: &["next", "previous", "results"],
    required: [0x4, 0x7],
    texts: [0; 2],
    open: [true, false],
    slots: &[255, 255, 255, 2, 0, 255, 1, 255],
    shift: 61,
    seed: 0x32ab7041c1caeab3,
    check: check_of!(webhook_page),
}
    .with_texts();
/// `CreateWebhook`.
pub static CREATE_WEBHOOK: Table = Table {
    fields: &[
        Field::new(0, "events", Rule::List(&Value::new(Rule::OpenEnum(&(&["cart.abandoned"] as &[&str])), 0)), 0),
        Field::new(1, "target", Rule::Url, 0),
    ],
    names: &["events", "target"],
    required: [0x3, 0x3],
    texts: [0; 2],
    open: [true, false],
    slots: &[0, 255, 255, 1],
    shift: 62,
    seed: 0x9e3779b97f4a7c15,
    check: check_of!(create_webhook),
}
    .with_texts();
/// `UpdateWebhook`.
pub static UPDATE_WEBHOOK: Table = Table {
    fields: &[
        Field::new(0, "events", Rule::List(&Value::new(Rule::OpenEnum(&(&["cart.abandoned"] as &[&str])), 0)), 0),
        Field::new(1, "target", Rule::Url, 0),
    ],
    names: &["events", "target"],
    required: [0x3, 0x3],
    texts: [0; 2],
    open: [true, false],
    slots: &[0, 255, 255, 1],
    shift: 62,
    seed: 0x9e3779b97f4a7c15,
    check: check_of!(update_webhook),
}
    .with_texts();
