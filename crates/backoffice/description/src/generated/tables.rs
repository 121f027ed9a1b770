// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! Shapes as the engine reads them.

#[allow(unused_imports, reason = "not every set of tables has all kinds of value")]
use crate::engine::{formats, number, object, string, table::{Bounds, Rule, Table, Value}, unordered, value};

use super::super::table;

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

table! { CUSTOMER customer [0x20, 0x3ffff] [true, false] 0x2aca7d1fbf59e965 [
    16, 255, 255, 17, 3, 255, 0, 255, 15, 255, 255, 255, 255, 255, 9, 255, 255, 255, 255, 255, 255, 255, 255, 255, 11, 4, 255, 255, 255, 5,
    1, 255, 14, 255, 255, 255, 255, 8, 13, 255, 255, 255, 10, 255, 255, 255, 255, 255, 2, 255, 255, 12, 255, 255, 255, 255, 255, 7, 255,
    255, 6, 255, 255, 255,
] {
    0 "accepts_marketing" 1 Rule::Boolean, value::boolean;
    1 "addresses" 1 Rule::List(&Value::new(Rule::Shape(&self::USER_ADDRESS), 0)), |text, null, pass| object::shapes(text, null, pass, self::user_address);
    2 "date_joined" 1 Rule::Timestamp, formats::timestamp;
    3 "email" 1 Rule::String, string::string;
    4 "first_name" 1 Rule::String, string::string;
    5 "id" 0 Rule::Integer, number::integer;
    6 "ip" 3 Rule::String, string::string;
    7 "is_blocked" 1 Rule::Boolean, value::boolean;
    8 "language" 1 Rule::Enum(&(&["da", "de", "en", "es", "fi", "fr", "it", "nl", "no", "pt", "sv", "th"] as &[&str])), |text, null, pass| string::one_of(text, null, pass, &["da", "de", "en", "es", "fi", "fr", "it", "nl", "no", "pt", "sv", "th"]);
    9 "last_name" 1 Rule::String, string::string;
    10 "metadata" 3 Rule::Any, object::any;
    11 "orders_count" 1 Rule::Integer, number::integer;
    12 "phone_number" 3 Rule::String, string::string;
    13 "subscriptions_count" 1 Rule::Integer, number::integer;
    14 "tags" 1 Rule::List(&Value::new(Rule::String, 0)), |text, null, pass| object::list(text, null, pass, string::string);
    15 "total_spent" 3 Rule::Amount, formats::amount;
    16 "user_agent" 3 Rule::String, string::string;
    17 "user_type" 1 Rule::OpenEnum(&(&["customer"] as &[&str])), |text, null, pass| string::open_enum(text, null, pass, &["customer"]);
} }

table! { CUSTOMER_PAGE customer_page [0x4, 0x7] [true, false] 0x32ab7041c1caeab3 [
    255, 255, 255, 2, 0, 255, 1, 255,
] {
    0 "next" 3 Rule::Url, formats::url;
    1 "previous" 3 Rule::Url, formats::url;
    2 "results" 0 Rule::List(&Value::new(Rule::Shape(&self::CUSTOMER), 0)), |text, null, pass| object::shapes(text, null, pass, self::customer);
} }

table! { USER_ADDRESS user_address [0x0, 0x3fff] [true, false] 0xdc2eef7629854021 [
    255, 10, 8, 255, 6, 255, 2, 13, 255, 255, 7, 255, 255, 12, 255, 255, 255, 255, 255, 255, 3, 255, 255, 255, 1, 9, 4, 0, 255, 255, 11, 5,
] {
    0 "country" 1 Rule::String, string::string;
    1 "first_name" 1 Rule::String, string::string;
    2 "id" 1 Rule::Integer, number::integer;
    3 "last_name" 1 Rule::String, string::string;
    4 "line1" 1 Rule::String, string::string;
    5 "line2" 3 Rule::String, string::string;
    6 "line3" 3 Rule::String, string::string;
    7 "line4" 3 Rule::String, string::string;
    8 "phone_number" 3 Rule::String, string::string;
    9 "postcode" 3 Rule::String, string::string;
    10 "state" 3 Rule::String, string::string;
    11 "notes" 3 Rule::String, string::string;
    12 "is_default_for_billing" 1 Rule::Boolean, value::boolean;
    13 "is_default_for_shipping" 1 Rule::Boolean, value::boolean;
} }

table! { CUSTOMER_NOTE customer_note [0x8, 0x3f] [true, false] 0x5b92dbfabb139247 [
    255, 255, 255, 255, 4, 255, 255, 2, 255, 255, 255, 1, 255, 0, 5, 3,
] {
    0 "app" 3 Rule::Shape(&self::NOTE_APP), |text, null, pass| object::shape(text, null, pass, self::note_app);
    1 "author" 3 Rule::Shape(&self::NOTE_AUTHOR), |text, null, pass| object::shape(text, null, pass, self::note_author);
    2 "created_at" 1 Rule::Timestamp, formats::timestamp;
    3 "id" 0 Rule::Integer, number::integer;
    4 "message" 1 Rule::String, string::string;
    5 "updated_at" 1 Rule::Timestamp, formats::timestamp;
} }

table! { UPDATE_CUSTOMER update_customer [0x0, 0x0] [true, false] 0x2aca7d1fbf59e965 [
    16, 255, 255, 17, 3, 255, 0, 255, 15, 255, 255, 255, 255, 255, 9, 255, 255, 255, 255, 255, 255, 255, 255, 255, 11, 4, 255, 255, 255, 5,
    1, 255, 14, 255, 255, 255, 255, 8, 13, 255, 255, 255, 10, 255, 255, 255, 255, 255, 2, 255, 255, 12, 255, 255, 255, 255, 255, 7, 255,
    255, 6, 255, 255, 255,
] {
    0 "accepts_marketing" 3 Rule::Boolean, value::boolean;
    1 "addresses" 3 Rule::List(&Value::new(Rule::Shape(&self::USER_ADDRESS), 0)), |text, null, pass| object::shapes(text, null, pass, self::user_address);
    2 "date_joined" 3 Rule::Timestamp, formats::timestamp;
    3 "email" 3 Rule::String, string::string;
    4 "first_name" 3 Rule::String, string::string;
    5 "id" 3 Rule::Integer, number::integer;
    6 "ip" 3 Rule::String, string::string;
    7 "is_blocked" 3 Rule::Boolean, value::boolean;
    8 "language" 3 Rule::Enum(&(&["da", "de", "en", "es", "fi", "fr", "it", "nl", "no", "pt", "sv", "th"] as &[&str])), |text, null, pass| string::one_of(text, null, pass, &["da", "de", "en", "es", "fi", "fr", "it", "nl", "no", "pt", "sv", "th"]);
    9 "last_name" 3 Rule::String, string::string;
    10 "metadata" 3 Rule::Any, object::any;
    11 "orders_count" 3 Rule::Integer, number::integer;
    12 "phone_number" 3 Rule::String, string::string;
    13 "subscriptions_count" 3 Rule::Integer, number::integer;
    14 "tags" 3 Rule::List(&Value::new(Rule::String, 0)), |text, null, pass| object::list(text, null, pass, string::string);
    15 "total_spent" 3 Rule::Amount, formats::amount;
    16 "user_agent" 3 Rule::String, string::string;
    17 "user_type" 3 Rule::OpenEnum(&(&["customer"] as &[&str])), |text, null, pass| string::open_enum(text, null, pass, &["customer"]);
} }

table! { CREATE_CUSTOMER_NOTE create_customer_note [0x1, 0x1] [true, false] 0x9e3779b97f4a7c15 [
    0, 255,
] {
    0 "message" 0 Rule::String, string::string;
} }

table! { WEBHOOK_DELIVERY webhook_delivery [0x10, 0x3ff] [true, false] 0x9e3779b97f4a7c15 [
    255, 2, 255, 255, 5, 255, 255, 255, 255, 255, 255, 255, 3, 6, 255, 255, 255, 255, 1, 8, 255, 9, 255, 0, 4, 255, 255, 7, 255, 255, 255,
    255,
] {
    0 "attempts" 1 Rule::List(&Value::new(Rule::Shape(&self::DELIVERY_ATTEMPT), 0)), |text, null, pass| object::shapes(text, null, pass, self::delivery_attempt);
    1 "created_at" 1 Rule::Timestamp, formats::timestamp;
    2 "data" 1 Rule::Object, object::free_object;
    3 "event" 1 Rule::OpenEnum(&(&["cart.abandoned"] as &[&str])), |text, null, pass| string::open_enum(text, null, pass, &["cart.abandoned"]);
    4 "id" 0 Rule::Integer, number::integer;
    5 "message_id" 1 Rule::String, string::string;
    6 "next_attempt_at" 3 Rule::Timestamp, formats::timestamp;
    7 "record" 1 Rule::String, string::string;
    8 "state" 1 Rule::Enum(&(&["waiting", "delivered", "failed", "unwanted"] as &[&str])), |text, null, pass| string::one_of(text, null, pass, &["waiting", "delivered", "failed", "unwanted"]);
    9 "webhook" 1 Rule::Integer, number::integer;
} }

table! { WEBHOOK_DELIVERY_PAGE webhook_delivery_page [0x4, 0x7] [true, false] 0x32ab7041c1caeab3 [
    255, 255, 255, 2, 0, 255, 1, 255,
] {
    0 "next" 3 Rule::Url, formats::url;
    1 "previous" 3 Rule::Url, formats::url;
    2 "results" 0 Rule::List(&Value::new(Rule::Shape(&self::WEBHOOK_DELIVERY), 0)), |text, null, pass| object::shapes(text, null, pass, self::webhook_delivery);
} }

table! { DELIVERY_ATTEMPT delivery_attempt [0x0, 0x3f] [true, false] 0x5b92dbfabb139247 [
    255, 255, 2, 0, 3, 255, 255, 5, 4, 1, 255, 255, 255, 255, 255, 255,
] {
    0 "answer" 1 Rule::String, string::string;
    1 "milliseconds" 1 Rule::Bounded(&Bounds { low: Some(0), high: None }), |text, null, pass| number::bounded(text, null, pass, &Bounds { low: Some(0), high: None });
    2 "number" 1 Rule::Bounded(&Bounds { low: Some(1), high: None }), |text, null, pass| number::bounded(text, null, pass, &Bounds { low: Some(1), high: None });
    3 "outcome" 1 Rule::String, string::string;
    4 "started_at" 1 Rule::Timestamp, formats::timestamp;
    5 "status" 3 Rule::Integer, number::integer;
} }

table! { REDELIVER_EVENTS redeliver_events [0x0, 0x0] [true, false] 0x9e3779b97f4a7c15 [
    255, 2, 255, 255, 255, 4, 255, 255, 255, 3, 1, 255, 0, 255, 255, 255,
] {
    0 "id" 1 Rule::Integer, number::integer;
    1 "webhook" 1 Rule::Integer, number::integer;
    2 "since" 1 Rule::Timestamp, formats::timestamp;
    3 "state" 1 Rule::Enum(&(&["waiting", "delivered", "failed", "unwanted"] as &[&str])), |text, null, pass| string::one_of(text, null, pass, &["waiting", "delivered", "failed", "unwanted"]);
    4 "any_state" 1 Rule::Boolean, value::boolean;
} }

table! { REDELIVERED redelivered [0x0, 0x1] [true, false] 0x9e3779b97f4a7c15 [
    0, 255,
] {
    0 "count" 1 Rule::Bounded(&Bounds { low: Some(0), high: None }), |text, null, pass| number::bounded(text, null, pass, &Bounds { low: Some(0), high: None });
} }

table! { CHANGE_WEBHOOK_SECRET change_webhook_secret [0x0, 0x0] [true, false] 0x9e3779b97f4a7c15 [
    255, 0,
] {
    0 "secret_key" 1 Rule::String, string::string;
} }

table! { GIFT_CARD gift_card [0x20, 0x3ff] [true, false] 0x9e3779b97f4a7c15 [
    255, 3, 255, 4, 255, 255, 255, 255, 255, 255, 255, 255, 6, 255, 255, 7, 255, 255, 1, 0, 9, 255, 255, 255, 5, 8, 255, 2, 255, 255, 255,
    255,
] {
    0 "balance" 1 Rule::Amount, formats::amount;
    1 "created_at" 1 Rule::Timestamp, formats::timestamp;
    2 "currency" 1 Rule::String, string::string;
    3 "disabled_at" 3 Rule::Timestamp, formats::timestamp;
    4 "expired_at" 3 Rule::Timestamp, formats::timestamp;
    5 "id" 0 Rule::Integer, number::integer;
    6 "initial" 1 Rule::Amount, formats::amount;
    7 "last_four" 1 Rule::String, string::string;
    8 "updated_at" 1 Rule::Timestamp, formats::timestamp;
    9 "user" 3 Rule::Shape(&self::USER_SUMMARY), |text, null, pass| object::shape(text, null, pass, self::user_summary);
} }

table! { GIFT_CARD_PAGE gift_card_page [0x4, 0x7] [true, false] 0x32ab7041c1caeab3 [
    255, 255, 255, 2, 0, 255, 1, 255,
] {
    0 "next" 3 Rule::Url, formats::url;
    1 "previous" 3 Rule::Url, formats::url;
    2 "results" 0 Rule::List(&Value::new(Rule::Shape(&self::GIFT_CARD), 0)), |text, null, pass| object::shapes(text, null, pass, self::gift_card);
} }

table! { ORDER order [0x1, 0x7ffffffffff] [true, false] 0x67066f41d4dfbe7f [
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 26, 255, 255, 255, 255, 255, 255, 255, 255, 7, 255, 255, 37, 10,
    22, 255, 255, 255, 30, 255, 255, 255, 255, 255, 41, 255, 255, 255, 255, 255, 3, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 39, 16, 255, 255, 255, 255, 255, 255, 38, 255, 255, 255, 255, 255, 255, 27, 255, 255, 9, 255, 255, 255, 32, 255, 255, 255,
    255, 42, 255, 255, 255, 6, 255, 255, 255, 19, 18, 40, 255, 255, 12, 255, 255, 255, 255, 255, 255, 255, 255, 255, 35, 255, 255, 255,
    255, 255, 255, 255, 255, 5, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 13, 255, 255, 255, 255, 255, 255, 21, 255, 255, 255, 36,
    255, 255, 255, 28, 255, 24, 255, 255, 33, 255, 4, 255, 255, 255, 255, 255, 23, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 1, 255, 255, 29, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 15, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 20, 255, 255, 34, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 17, 8, 255, 255, 255, 255, 255,
    255, 255, 31, 255, 255, 2, 255, 25, 255, 255, 14, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 11, 255,
] {
    0 "number" 0 Rule::String, string::string;
    1 "attribution" 1 Rule::Shape(&self::ATTRIBUTION), |text, null, pass| object::shape(text, null, pass, self::attribution);
    2 "billing_address" 3 Rule::Shape(&self::BILLING_ADDRESS), |text, null, pass| object::shape(text, null, pass, self::billing_address);
    3 "shipping_address" 3 Rule::Shape(&self::SHIPPING_ADDRESS), |text, null, pass| object::shape(text, null, pass, self::shipping_address);
    4 "created_at" 1 Rule::Timestamp, formats::timestamp;
    5 "date_placed" 1 Rule::Timestamp, formats::timestamp;
    6 "updated_at" 1 Rule::Timestamp, formats::timestamp;
    7 "currency" 1 Rule::String, string::string;
    8 "display_taxes" 3 Rule::String, string::string;
    9 "fulfillment_status" 1 Rule::OpenEnum(&(&["not_required"] as &[&str])), |text, null, pass| string::open_enum(text, null, pass, &["not_required"]);
    10 "fulfillments" 1 Rule::List(&Value::new(Rule::Shape(&self::FULFILLMENT), 0)), |text, null, pass| object::shapes(text, null, pass, self::fulfillment);
    11 "is_test" 1 Rule::Boolean, value::boolean;
    12 "lines" 1 Rule::List(&Value::new(Rule::Shape(&self::ORDER_LINE), 0)), |text, null, pass| object::shapes(text, null, pass, self::order_line);
    13 "metadata" 3 Rule::Any, object::any;
    14 "offer_discounts" 1 Rule::List(&Value::new(Rule::Shape(&self::OFFER_DISCOUNT), 0)), |text, null, pass| object::shapes(text, null, pass, self::offer_discount);
    15 "order_status_url" 1 Rule::Url, formats::url;
    16 "original_shipping_excl_tax" 1 Rule::Amount, formats::amount;
    17 "original_shipping_incl_tax" 1 Rule::Amount, formats::amount;
    18 "original_total_excl_tax" 1 Rule::Amount, formats::amount;
    19 "original_total_incl_tax" 1 Rule::Amount, formats::amount;
    20 "payment_status" 1 Rule::OpenEnum(&(&["pending"] as &[&str])), |text, null, pass| string::open_enum(text, null, pass, &["pending"]);
    21 "refunds" 1 Rule::List(&Value::new(Rule::Shape(&self::REFUND), 0)), |text, null, pass| object::shapes(text, null, pass, self::refund);
    22 "report_values" 1 Rule::Shape(&self::ORDER_REPORT_VALUES), |text, null, pass| object::shape(text, null, pass, self::order_report_values);
    23 "shipping_code" 3 Rule::String, string::string;
    24 "shipping_method" 3 Rule::String, string::string;
    25 "source" 3 Rule::String, string::string;
    26 "status" 1 Rule::String, string::string;
    27 "subscription_lifecycle" 3 Rule::String, string::string;
    28 "shipping_excl_tax" 1 Rule::Amount, formats::amount;
    29 "shipping_incl_tax" 1 Rule::Amount, formats::amount;
    30 "shipping_tax" 1 Rule::Amount, formats::amount;
    31 "shipping_tax_lines" 1 Rule::List(&Value::new(Rule::Shape(&self::TAX_LINE), 0)), |text, null, pass| object::shapes(text, null, pass, self::tax_line);
    32 "tax_lines" 1 Rule::List(&Value::new(Rule::Shape(&self::ORDER_TAX_LINE), 0)), |text, null, pass| object::shapes(text, null, pass, self::order_tax_line);
    33 "subscriptions" 1 Rule::List(&Value::new(Rule::Shape(&self::ORDER_SUBSCRIPTION), 0)), |text, null, pass| object::shapes(text, null, pass, self::order_subscription);
    34 "supports_post_purchase_upsells" 1 Rule::Boolean, value::boolean;
    35 "tags" 1 Rule::List(&Value::new(Rule::String, 0)), |text, null, pass| object::list(text, null, pass, string::string);
    36 "total_cost" 3 Rule::Amount, formats::amount;
    37 "total_excl_tax" 1 Rule::Amount, formats::amount;
    38 "total_incl_tax" 1 Rule::Amount, formats::amount;
    39 "total_tax" 1 Rule::Amount, formats::amount;
    40 "transactions" 1 Rule::List(&Value::new(Rule::Shape(&self::EMBEDDED_TRANSACTION), 0)), |text, null, pass| object::shapes(text, null, pass, self::embedded_transaction);
    41 "user" 1 Rule::Shape(&self::USER_SUMMARY), |text, null, pass| object::shape(text, null, pass, self::user_summary);
    42 "voucher_discounts" 1 Rule::List(&Value::new(Rule::Shape(&self::VOUCHER_DISCOUNT), 0)), |text, null, pass| object::shapes(text, null, pass, self::voucher_discount);
} }

table! { OFFER_DISCOUNT offer_discount [0x0, 0x7] [true, false] 0x32ab7041c1caeab3 [
    255, 2, 255, 255, 255, 1, 0, 255,
] {
    0 "amount" 1 Rule::Amount, formats::amount;
    1 "description" 3 Rule::String, string::string;
    2 "name" 1 Rule::String, string::string;
} }

table! { ORDER_REPORT_VALUES order_report_values [0x0, 0x3ff] [true, false] 0xf0efa0ba9ac69bfb [
    255, 255, 0, 5, 255, 255, 7, 1, 8, 255, 255, 255, 9, 3, 255, 255, 255, 255, 2, 4, 255, 255, 255, 255, 255, 6, 255, 255, 255, 255, 255,
    255,
] {
    0 "currency" 1 Rule::String, string::string;
    1 "original_shipping_excl_tax" 1 Rule::Amount, formats::amount;
    2 "original_shipping_incl_tax" 1 Rule::Amount, formats::amount;
    3 "original_total_excl_tax" 1 Rule::Amount, formats::amount;
    4 "original_total_incl_tax" 1 Rule::Amount, formats::amount;
    5 "shipping_excl_tax" 1 Rule::Amount, formats::amount;
    6 "shipping_incl_tax" 1 Rule::Amount, formats::amount;
    7 "total_cost" 3 Rule::Amount, formats::amount;
    8 "total_excl_tax" 1 Rule::Amount, formats::amount;
    9 "total_incl_tax" 1 Rule::Amount, formats::amount;
} }

table! { ORDER_SUBSCRIPTION order_subscription [0x0, 0x3] [true, false] 0x9e3779b97f4a7c15 [
    0, 255, 255, 1,
] {
    0 "billing_cycle" 1 Rule::Integer, number::integer;
    1 "id" 1 Rule::Integer, number::integer;
} }

table! { VOUCHER_DISCOUNT voucher_discount [0x0, 0xf] [true, false] 0x32ab7041c1caeab3 [
    255, 2, 3, 255, 255, 1, 0, 255,
] {
    0 "amount" 1 Rule::Amount, formats::amount;
    1 "description" 3 Rule::String, string::string;
    2 "name" 1 Rule::String, string::string;
    3 "voucher" 1 Rule::Shape(&self::VOUCHER), |text, null, pass| object::shape(text, null, pass, self::voucher);
} }

table! { VOUCHER voucher [0x0, 0xf] [true, false] 0xf94e4f0ab378de79 [
    255, 3, 255, 255, 1, 0, 255, 2,
] {
    0 "code" 1 Rule::String, string::string;
    1 "end_datetime" 3 Rule::Timestamp, formats::timestamp;
    2 "name" 1 Rule::String, string::string;
    3 "start_datetime" 1 Rule::Timestamp, formats::timestamp;
} }

table! { FULFILLMENT fulfillment [0x0, 0x1fff] [true, false] 0x4f0e25a5bf97fa2b [
    255, 2, 255, 10, 255, 5, 255, 255, 255, 3, 255, 255, 12, 255, 255, 0, 4, 255, 8, 7, 6, 255, 255, 255, 255, 255, 255, 255, 9, 255, 1,
    11,
] {
    0 "carrier" 3 Rule::String, string::string;
    1 "date_created" 1 Rule::Timestamp, formats::timestamp;
    2 "delivered_at" 3 Rule::Timestamp, formats::timestamp;
    3 "delivery_status" 3 Rule::String, string::string;
    4 "id" 1 Rule::Integer, number::integer;
    5 "last_event_date" 3 Rule::Timestamp, formats::timestamp;
    6 "lines" 1 Rule::String, string::string;
    7 "processing_at" 3 Rule::Timestamp, formats::timestamp;
    8 "reference" 3 Rule::String, string::string;
    9 "requires_shipping" 1 Rule::Boolean, value::boolean;
    10 "status" 1 Rule::String, string::string;
    11 "tracking_code" 3 Rule::String, string::string;
    12 "tracking_link" 3 Rule::String, string::string;
} }

table! { ORDER_LINE order_line [0x0, 0x3ffff] [true, false] 0x4f0e25a5bf97fa2b [
    5, 255, 13, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 7, 17, 255, 12, 255, 14, 255, 255, 255, 255, 255, 16,
    255, 15, 255, 1, 8, 255, 255, 255, 3, 255, 11, 255, 9, 255, 10, 255, 255, 255, 255, 255, 255, 255, 255, 4, 255, 255, 255, 2, 255, 255,
    255, 6, 255, 255, 0,
] {
    0 "created_at" 1 Rule::Timestamp, formats::timestamp;
    1 "id" 1 Rule::Integer, number::integer;
    2 "is_gift_card" 1 Rule::Boolean, value::boolean;
    3 "is_upsell" 1 Rule::Boolean, value::boolean;
    4 "metadata" 3 Rule::Any, object::any;
    5 "price_currency" 1 Rule::String, string::string;
    6 "price_excl_tax" 1 Rule::Amount, formats::amount;
    7 "price_excl_tax_excl_discounts" 1 Rule::Amount, formats::amount;
    8 "price_incl_tax" 1 Rule::Amount, formats::amount;
    9 "price_incl_tax_excl_discounts" 1 Rule::Amount, formats::amount;
    10 "product" 1 Rule::Shape(&self::PRODUCT_SUMMARY), |text, null, pass| object::shape(text, null, pass, self::product_summary);
    11 "properties" 1 Rule::List(&Value::new(Rule::Shape(&self::LINE_PROPERTY), 0)), |text, null, pass| object::shapes(text, null, pass, self::line_property);
    12 "quantity" 1 Rule::Integer, number::integer;
    13 "stockrecord" 3 Rule::Shape(&self::STOCKRECORD), |text, null, pass| object::shape(text, null, pass, self::stockrecord);
    14 "tax_lines" 1 Rule::List(&Value::new(Rule::Shape(&self::TAX_LINE), 0)), |text, null, pass| object::shapes(text, null, pass, self::tax_line);
    15 "total_cost" 3 Rule::Amount, formats::amount;
    16 "unit_cost" 3 Rule::Amount, formats::amount;
    17 "updated_at" 1 Rule::Timestamp, formats::timestamp;
} }

table! { REFUND refund [0x0, 0xfff] [true, false] 0x8348e648366ad3 [
    3, 255, 255, 255, 9, 255, 6, 255, 255, 255, 255, 0, 255, 255, 5, 255, 255, 255, 255, 255, 255, 11, 7, 255, 10, 255, 4, 1, 255, 255, 2,
    8,
] {
    0 "id" 1 Rule::Integer, number::integer;
    1 "created_at" 1 Rule::Timestamp, formats::timestamp;
    2 "note" 3 Rule::String, string::string;
    3 "order_number" 1 Rule::String, string::string;
    4 "user_id" 3 Rule::Integer, number::integer;
    5 "adjustments" 1 Rule::List(&Value::new(Rule::Shape(&self::REFUND_ADJUSTMENT), 0)), |text, null, pass| object::shapes(text, null, pass, self::refund_adjustment);
    6 "refund_line_items" 1 Rule::List(&Value::new(Rule::Shape(&self::REFUND_LINE_ITEM), 0)), |text, null, pass| object::shapes(text, null, pass, self::refund_line_item);
    7 "total_refund_amount" 1 Rule::Amount, formats::amount;
    8 "total_return_excl_tax" 1 Rule::Amount, formats::amount;
    9 "total_return_incl_tax" 1 Rule::Amount, formats::amount;
    10 "report_values" 1 Rule::Shape(&self::REFUND_REPORT_VALUES), |text, null, pass| object::shape(text, null, pass, self::refund_report_values);
    11 "transactions" 1 Rule::List(&Value::new(Rule::Shape(&self::EMBEDDED_TRANSACTION), 0)), |text, null, pass| object::shapes(text, null, pass, self::embedded_transaction);
} }

table! { REFUND_ADJUSTMENT refund_adjustment [0x0, 0x1f] [true, false] 0x9e3779b97f4a7c15 [
    255, 255, 4, 255, 1, 255, 255, 3, 255, 255, 255, 255, 2, 255, 0, 255,
] {
    0 "amount_excl_tax" 1 Rule::Amount, formats::amount;
    1 "amount_incl_tax" 1 Rule::Amount, formats::amount;
    2 "id" 1 Rule::Integer, number::integer;
    3 "report_values" 1 Rule::Shape(&self::REFUND_ADJUSTMENT_REPORT_VALUES), |text, null, pass| object::shape(text, null, pass, self::refund_adjustment_report_values);
    4 "type" 1 Rule::OpenEnum(&(&["refund_shipping"] as &[&str])), |text, null, pass| string::open_enum(text, null, pass, &["refund_shipping"]);
} }

table! { REFUND_ADJUSTMENT_REPORT_VALUES refund_adjustment_report_values [0x0, 0x7] [true, false] 0x9e3779b97f4a7c15 [
    255, 255, 1, 255, 255, 255, 2, 0,
] {
    0 "amount_excl_tax" 1 Rule::Amount, formats::amount;
    1 "amount_incl_tax" 1 Rule::Amount, formats::amount;
    2 "currency" 1 Rule::String, string::string;
} }

table! { REFUND_LINE_ITEM refund_line_item [0x0, 0xff] [true, false] 0xf94e4f0ab378de79 [
    7, 255, 255, 0, 5, 255, 255, 255, 3, 1, 4, 255, 2, 6, 255, 255,
] {
    0 "amount_excl_tax" 1 Rule::Amount, formats::amount;
    1 "amount_incl_tax" 1 Rule::Amount, formats::amount;
    2 "id" 1 Rule::Integer, number::integer;
    3 "line_item_id" 1 Rule::Integer, number::integer;
    4 "location_id" 3 Rule::Integer, number::integer;
    5 "quantity" 1 Rule::Integer, number::integer;
    6 "report_values" 1 Rule::Shape(&self::REFUND_LINE_ITEM_REPORT_VALUES), |text, null, pass| object::shape(text, null, pass, self::refund_line_item_report_values);
    7 "restock_type" 1 Rule::OpenEnum(&(&["cancel"] as &[&str])), |text, null, pass| string::open_enum(text, null, pass, &["cancel"]);
} }

table! { REFUND_LINE_ITEM_REPORT_VALUES refund_line_item_report_values [0x0, 0x7] [true, false] 0x9e3779b97f4a7c15 [
    255, 255, 1, 255, 255, 255, 2, 0,
] {
    0 "amount_excl_tax" 1 Rule::Amount, formats::amount;
    1 "amount_incl_tax" 1 Rule::Amount, formats::amount;
    2 "currency" 1 Rule::String, string::string;
} }

table! { REFUND_REPORT_VALUES refund_report_values [0x0, 0xf] [true, false] 0x5b92dbfabb139247 [
    2, 255, 3, 1, 255, 0, 255, 255,
] {
    0 "currency" 1 Rule::String, string::string;
    1 "total_refund_amount" 1 Rule::Amount, formats::amount;
    2 "total_return_excl_tax" 1 Rule::Amount, formats::amount;
    3 "total_return_incl_tax" 1 Rule::Amount, formats::amount;
} }

table! { FULFILLMENT_EVENT fulfillment_event [0x1, 0x1ffff] [true, false] 0x9e3779b97f4a7c15 [
    255, 255, 13, 255, 255, 255, 255, 16, 255, 255, 255, 255, 255, 255, 5, 255, 3, 255, 255, 255, 4, 255, 11, 255, 255, 255, 255, 15, 255,
    255, 1, 255, 255, 6, 255, 9, 7, 255, 255, 14, 255, 255, 255, 255, 255, 255, 2, 255, 0, 255, 8, 255, 255, 255, 12, 255, 255, 255, 255,
    255, 255, 255, 255, 10,
] {
    0 "id" 0 Rule::Integer, number::integer;
    1 "fulfillment" 1 Rule::Integer, number::integer;
    2 "order" 1 Rule::String, string::string;
    3 "status" 1 Rule::OpenEnum(&(&["label_printed"] as &[&str])), |text, null, pass| string::open_enum(text, null, pass, &["label_printed"]);
    4 "message" 3 Rule::String, string::string;
    5 "happened_at" 1 Rule::Timestamp, formats::timestamp;
    6 "estimated_delivery_at" 3 Rule::Timestamp, formats::timestamp;
    7 "created_at" 1 Rule::Timestamp, formats::timestamp;
    8 "updated_at" 1 Rule::Timestamp, formats::timestamp;
    9 "city" 3 Rule::String, string::string;
    10 "country" 3 Rule::String, string::string;
    11 "line1" 3 Rule::String, string::string;
    12 "line2" 3 Rule::String, string::string;
    13 "postcode" 3 Rule::String, string::string;
    14 "state" 3 Rule::String, string::string;
    15 "latitude" 3 Rule::Number(Some(&Bounds { low: Some(-90), high: None })), |text, null, pass| number::number(text, null, pass, Some(&Bounds { low: Some(-90), high: None }));
    16 "longitude" 3 Rule::Number(Some(&Bounds { low: Some(-180), high: None })), |text, null, pass| number::number(text, null, pass, Some(&Bounds { low: Some(-180), high: None }));
} }

table! { ORDER_NOTE order_note [0x10, 0x3f] [true, false] 0xf94e4f0ab378de79 [
    1, 255, 255, 255, 3, 255, 0, 255, 255, 255, 5, 255, 4, 255, 2, 255,
] {
    0 "app" 3 Rule::Shape(&self::NOTE_APP), |text, null, pass| object::shape(text, null, pass, self::note_app);
    1 "author" 3 Rule::Shape(&self::NOTE_AUTHOR), |text, null, pass| object::shape(text, null, pass, self::note_author);
    2 "date_created" 1 Rule::Timestamp, formats::timestamp;
    3 "date_updated" 1 Rule::Timestamp, formats::timestamp;
    4 "id" 0 Rule::Integer, number::integer;
    5 "message" 1 Rule::String, string::string;
} }

table! { REFUND_ORDER refund_order [0x1, 0x1] [true, false] 0x9e3779b97f4a7c15 [
    255, 0,
] {
    0 "amount" 0 Rule::Amount, formats::amount;
} }

table! { CREATE_ORDER_NOTE create_order_note [0x1, 0x1] [true, false] 0x9e3779b97f4a7c15 [
    0, 255,
] {
    0 "message" 0 Rule::String, string::string;
} }

table! { CREATE_FULFILLMENT_EVENT create_fulfillment_event [0x1, 0x1] [true, false] 0x9e3779b97f4a7c15 [
    255, 255, 13, 255, 255, 255, 255, 16, 255, 255, 255, 255, 255, 255, 5, 255, 0, 255, 255, 255, 4, 255, 11, 255, 255, 255, 255, 15, 255,
    255, 2, 255, 255, 6, 255, 9, 7, 255, 255, 14, 255, 255, 255, 255, 255, 255, 3, 255, 1, 255, 8, 255, 255, 255, 12, 255, 255, 255, 255,
    255, 255, 255, 255, 10,
] {
    0 "status" 0 Rule::OpenEnum(&(&["label_printed"] as &[&str])), |text, null, pass| string::open_enum(text, null, pass, &["label_printed"]);
    1 "id" 1 Rule::Integer, number::integer;
    2 "fulfillment" 1 Rule::Integer, number::integer;
    3 "order" 1 Rule::String, string::string;
    4 "message" 3 Rule::String, string::string;
    5 "happened_at" 1 Rule::Timestamp, formats::timestamp;
    6 "estimated_delivery_at" 3 Rule::Timestamp, formats::timestamp;
    7 "created_at" 1 Rule::Timestamp, formats::timestamp;
    8 "updated_at" 1 Rule::Timestamp, formats::timestamp;
    9 "city" 3 Rule::String, string::string;
    10 "country" 3 Rule::String, string::string;
    11 "line1" 3 Rule::String, string::string;
    12 "line2" 3 Rule::String, string::string;
    13 "postcode" 3 Rule::String, string::string;
    14 "state" 3 Rule::String, string::string;
    15 "latitude" 3 Rule::Number(Some(&Bounds { low: Some(-90), high: None })), |text, null, pass| number::number(text, null, pass, Some(&Bounds { low: Some(-90), high: None }));
    16 "longitude" 3 Rule::Number(Some(&Bounds { low: Some(-180), high: None })), |text, null, pass| number::number(text, null, pass, Some(&Bounds { low: Some(-180), high: None }));
} }

table! { EMBEDDED_TRANSACTION embedded_transaction [0x0, 0x7ffff] [true, false] 0xf0efa0ba9ac69bfb [
    255, 255, 255, 5, 11, 2, 10, 255, 255, 15, 255, 255, 7, 255, 255, 255, 255, 255, 3, 255, 255, 12, 8, 255, 0, 255, 255, 16, 255, 255,
    255, 255, 9, 255, 255, 255, 255, 1, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 6, 255, 255, 17, 255, 255, 255, 255, 13, 4, 14,
    18, 255, 255, 255, 255,
] {
    0 "amount" 1 Rule::Amount, formats::amount;
    1 "auth_code" 3 Rule::String, string::string;
    2 "currency" 1 Rule::String, string::string;
    3 "date_created" 1 Rule::Timestamp, formats::timestamp;
    4 "external_id" 3 Rule::String, string::string;
    5 "id" 1 Rule::Integer, number::integer;
    6 "is_disputed" 1 Rule::Boolean, value::boolean;
    7 "is_external" 1 Rule::Boolean, value::boolean;
    8 "is_initial_retry" 1 Rule::Boolean, value::boolean;
    9 "is_test" 1 Rule::Boolean, value::boolean;
    10 "network_transaction_id" 3 Rule::String, string::string;
    11 "parent_id" 3 Rule::Integer, number::integer;
    12 "payment_details" 1 Rule::Shape(&self::PAYMENT_DETAILS), |text, null, pass| object::shape(text, null, pass, self::payment_details);
    13 "payment_method" 1 Rule::String, string::string;
    14 "report_values" 1 Rule::Shape(&self::TRANSACTION_REPORT_VALUES), |text, null, pass| object::shape(text, null, pass, self::transaction_report_values);
    15 "response_code" 3 Rule::Integer, number::integer;
    16 "statement_descriptor" 3 Rule::String, string::string;
    17 "status" 1 Rule::OpenEnum(&(&["succeeded"] as &[&str])), |text, null, pass| string::open_enum(text, null, pass, &["succeeded"]);
    18 "type" 1 Rule::String, string::string;
} }

table! { TRANSACTION_REPORT_VALUES transaction_report_values [0x0, 0x3] [true, false] 0x32ab7041c1caeab3 [
    255, 1, 255, 0,
] {
    0 "amount" 1 Rule::Amount, formats::amount;
    1 "currency" 1 Rule::String, string::string;
} }

table! { PAYMENT_DETAILS payment_details [0x0, 0xff] [true, false] 0x2aca7d1fbf59e965 [
    2, 255, 5, 6, 4, 0, 255, 255, 255, 255, 255, 3, 1, 255, 7, 255,
] {
    0 "bankcard_first_six" 3 Rule::String, string::string;
    1 "bankcard_last_four" 3 Rule::String, string::string;
    2 "card_token" 3 Rule::String, string::string;
    3 "gateway" 3 Rule::Shape(&self::GATEWAY), |text, null, pass| object::shape(text, null, pass, self::gateway);
    4 "is_3ds" 1 Rule::Boolean, value::boolean;
    5 "optimized_3ds" 1 Rule::Boolean, value::boolean;
    6 "paypal_vault_id" 3 Rule::String, string::string;
    7 "sca_flow" 3 Rule::String, string::string;
} }

table! { GATEWAY gateway [0x0, 0x7] [true, false] 0x32ab7041c1caeab3 [
    255, 1, 255, 255, 0, 255, 2, 255,
] {
    0 "id" 1 Rule::Integer, number::integer;
    1 "name" 1 Rule::String, string::string;
    2 "type" 1 Rule::String, string::string;
} }

table! { TRANSACTION transaction [0x80, 0xffffff] [true, false] 0x28a7edbe298c8577 [
    255, 255, 19, 18, 255, 255, 255, 0, 255, 255, 8, 22, 255, 255, 5, 255, 16, 11, 255, 255, 255, 4, 255, 255, 255, 255, 20, 255, 17, 255,
    255, 255, 12, 255, 255, 255, 10, 255, 255, 255, 255, 3, 21, 15, 255, 13, 255, 255, 255, 255, 255, 255, 9, 255, 23, 1, 255, 6, 2, 7, 14,
    255, 255, 255,
] {
    0 "amount" 1 Rule::Amount, formats::amount;
    1 "amount_available_for_refund" 1 Rule::Amount, formats::amount;
    2 "attribution" 1 Rule::Shape(&self::ATTRIBUTION), |text, null, pass| object::shape(text, null, pass, self::attribution);
    3 "auth_code" 3 Rule::String, string::string;
    4 "currency" 1 Rule::String, string::string;
    5 "date_created" 1 Rule::Timestamp, formats::timestamp;
    6 "external_id" 3 Rule::String, string::string;
    7 "id" 0 Rule::Integer, number::integer;
    8 "initiator" 3 Rule::Shape(&self::TRANSACTION_INITIATOR), |text, null, pass| object::shape(text, null, pass, self::transaction_initiator);
    9 "is_disputed" 1 Rule::Boolean, value::boolean;
    10 "is_external" 1 Rule::Boolean, value::boolean;
    11 "is_test" 1 Rule::Boolean, value::boolean;
    12 "network_transaction_id" 3 Rule::String, string::string;
    13 "order" 3 Rule::String, string::string;
    14 "parent_id" 3 Rule::Integer, number::integer;
    15 "payment_details" 1 Rule::Shape(&self::STANDALONE_PAYMENT_DETAILS), |text, null, pass| object::shape(text, null, pass, self::standalone_payment_details);
    16 "payment_method" 1 Rule::String, string::string;
    17 "report_values" 1 Rule::Shape(&self::TRANSACTION_REPORT_VALUES), |text, null, pass| object::shape(text, null, pass, self::transaction_report_values);
    18 "response_code" 3 Rule::Integer, number::integer;
    19 "statement_descriptor" 3 Rule::String, string::string;
    20 "status" 1 Rule::OpenEnum(&(&["succeeded"] as &[&str])), |text, null, pass| string::open_enum(text, null, pass, &["succeeded"]);
    21 "subscription" 3 Rule::Shape(&self::TRANSACTION_SUBSCRIPTION), |text, null, pass| object::shape(text, null, pass, self::transaction_subscription);
    22 "type" 1 Rule::String, string::string;
    23 "user" 3 Rule::Shape(&self::USER_SUMMARY), |text, null, pass| object::shape(text, null, pass, self::user_summary);
} }

table! { TRANSACTION_INITIATOR transaction_initiator [0x0, 0xf] [true, false] 0xf94e4f0ab378de79 [
    255, 0, 1, 255, 3, 255, 2, 255,
] {
    0 "email" 1 Rule::String, string::string;
    1 "first_name" 1 Rule::String, string::string;
    2 "id" 1 Rule::Integer, number::integer;
    3 "last_name" 1 Rule::String, string::string;
} }

table! { TRANSACTION_SUBSCRIPTION transaction_subscription [0x0, 0x3] [true, false] 0x9e3779b97f4a7c15 [
    0, 255, 255, 1,
] {
    0 "billing_cycle" 1 Rule::Integer, number::integer;
    1 "id" 1 Rule::Integer, number::integer;
} }

table! { STANDALONE_PAYMENT_DETAILS standalone_payment_details [0x0, 0x7ff] [true, false] 0xea52df706d4ad40b [
    3, 255, 255, 255, 9, 255, 1, 255, 2, 255, 255, 255, 6, 7, 0, 255, 5, 255, 255, 4, 255, 8, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    10,
] {
    0 "bankcard_first_six" 3 Rule::String, string::string;
    1 "bankcard_last_four" 3 Rule::String, string::string;
    2 "card_token" 3 Rule::String, string::string;
    3 "gateway" 3 Rule::Shape(&self::STANDALONE_GATEWAY), |text, null, pass| object::shape(text, null, pass, self::standalone_gateway);
    4 "is_3ds" 1 Rule::Boolean, value::boolean;
    5 "optimized_3ds" 1 Rule::Boolean, value::boolean;
    6 "paypal_vault_id" 3 Rule::String, string::string;
    7 "sca_flow" 3 Rule::String, string::string;
    8 "bankcard_exp_month" 3 Rule::Integer, number::integer;
    9 "bankcard_exp_year" 3 Rule::Integer, number::integer;
    10 "bankcard_number" 3 Rule::String, string::string;
} }

table! { STANDALONE_GATEWAY standalone_gateway [0x0, 0xf] [true, false] 0x32ab7041c1caeab3 [
    255, 2, 255, 255, 0, 1, 3, 255,
] {
    0 "id" 1 Rule::Integer, number::integer;
    1 "is_service_payments" 1 Rule::Boolean, value::boolean;
    2 "name" 1 Rule::String, string::string;
    3 "type" 1 Rule::String, string::string;
} }

table! { DISPUTE dispute [0x40, 0xffff] [true, false] 0xeae14ea3c659dc4d [
    255, 255, 11, 255, 5, 255, 9, 7, 4, 10, 13, 14, 255, 2, 12, 255, 0, 255, 255, 255, 15, 8, 255, 255, 255, 1, 3, 255, 6, 255, 255, 255,
] {
    0 "amount" 1 Rule::Amount, formats::amount;
    1 "arn" 3 Rule::String, string::string;
    2 "case_number" 3 Rule::String, string::string;
    3 "currency" 1 Rule::String, string::string;
    4 "date_created" 1 Rule::Timestamp, formats::timestamp;
    5 "happened_at" 1 Rule::Timestamp, formats::timestamp;
    6 "id" 0 Rule::Integer, number::integer;
    7 "metadata" 3 Rule::Any, object::any;
    8 "order" 3 Rule::String, string::string;
    9 "report_amount" 1 Rule::Amount, formats::amount;
    10 "report_currency" 1 Rule::String, string::string;
    11 "resolution" 3 Rule::OpenEnum(&(&["could_not_find_order"] as &[&str])), |text, null, pass| string::open_enum(text, null, pass, &["could_not_find_order"]);
    12 "resolution_other_message" 3 Rule::String, string::string;
    13 "status" 1 Rule::OpenEnum(&(&["new"] as &[&str])), |text, null, pass| string::open_enum(text, null, pass, &["new"]);
    14 "transaction" 3 Rule::Integer, number::integer;
    15 "type" 1 Rule::OpenEnum(&(&["alert"] as &[&str])), |text, null, pass| string::open_enum(text, null, pass, &["alert"]);
} }

table! { GATEWAY_GROUP gateway_group [0x10, 0x7f] [true, false] 0x7762f6792bf20af1 [
    0, 255, 255, 6, 255, 5, 3, 255, 2, 255, 255, 255, 4, 1, 255, 255,
] {
    0 "available_currencies" 1 Rule::List(&Value::new(Rule::Shape(&self::GATEWAY_CURRENCY), 0)), |text, null, pass| object::shapes(text, null, pass, self::gateway_currency);
    1 "available_express_payment_methods" 1 Rule::List(&Value::new(Rule::Shape(&self::GATEWAY_EXPRESS_PAYMENT_METHOD), 0)), |text, null, pass| object::shapes(text, null, pass, self::gateway_express_payment_method);
    2 "available_payment_methods" 1 Rule::List(&Value::new(Rule::Shape(&self::GATEWAY_PAYMENT_METHOD), 0)), |text, null, pass| object::shapes(text, null, pass, self::gateway_payment_method);
    3 "card_types" 1 Rule::List(&Value::new(Rule::Shape(&self::CARD_TYPE), 0)), |text, null, pass| object::shapes(text, null, pass, self::card_type);
    4 "id" 0 Rule::Integer, number::integer;
    5 "is_default" 1 Rule::Boolean, value::boolean;
    6 "name" 1 Rule::String, string::string;
} }

table! { GATEWAY_GROUP_PAGE gateway_group_page [0x4, 0x7] [true, false] 0x32ab7041c1caeab3 [
    255, 255, 255, 2, 0, 255, 1, 255,
] {
    0 "next" 3 Rule::Url, formats::url;
    1 "previous" 3 Rule::Url, formats::url;
    2 "results" 0 Rule::List(&Value::new(Rule::Shape(&self::GATEWAY_GROUP), 0)), |text, null, pass| object::shapes(text, null, pass, self::gateway_group);
} }

table! { GATEWAY_CURRENCY gateway_currency [0x0, 0x3] [true, false] 0x9e3779b97f4a7c15 [
    255, 1, 255, 0,
] {
    0 "code" 1 Rule::String, string::string;
    1 "label" 1 Rule::String, string::string;
} }

table! { GATEWAY_EXPRESS_PAYMENT_METHOD gateway_express_payment_method [0x0, 0x3] [true, false] 0x9e3779b97f4a7c15 [
    255, 1, 255, 0,
] {
    0 "code" 1 Rule::String, string::string;
    1 "label" 1 Rule::String, string::string;
} }

table! { GATEWAY_PAYMENT_METHOD gateway_payment_method [0x0, 0x7] [true, false] 0x9e3779b97f4a7c15 [
    255, 2, 1, 255, 255, 255, 0, 255,
] {
    0 "code" 1 Rule::String, string::string;
    1 "label" 1 Rule::String, string::string;
    2 "supported_currencies" 1 Rule::List(&Value::new(Rule::Any, 0)), |text, null, pass| object::list(text, null, pass, object::any);
} }

table! { CARD_TYPE card_type [0x0, 0x3] [true, false] 0x9e3779b97f4a7c15 [
    255, 1, 255, 0,
] {
    0 "code" 1 Rule::String, string::string;
    1 "label" 1 Rule::String, string::string;
} }

table! { CAPTURE_TRANSACTION _ [0x0, 0x0] [true, true] 0x9e3779b97f4a7c15 [
    255, 255,
] {
} }

table! { PRODUCT product [0x1, 0x1ffffff] [true, false] 0xe039e75759b16d0f [
    255, 255, 255, 255, 255, 9, 0, 255, 2, 255, 255, 16, 23, 255, 255, 255, 21, 255, 255, 22, 255, 15, 255, 6, 255, 18, 19, 4, 255, 255,
    255, 13, 3, 20, 255, 7, 5, 255, 255, 14, 255, 11, 255, 255, 1, 255, 255, 255, 255, 17, 8, 255, 255, 255, 255, 12, 10, 255, 24, 255,
    255, 255, 255, 255,
] {
    0 "id" 0 Rule::Integer, number::integer;
    1 "title" 1 Rule::String, string::string;
    2 "slug" 1 Rule::String, string::string;
    3 "description" 3 Rule::String, string::string;
    4 "meta_title" 3 Rule::String, string::string;
    5 "meta_description" 3 Rule::String, string::string;
    6 "template" 3 Rule::String, string::string;
    7 "external_tax_code" 3 Rule::String, string::string;
    8 "url" 1 Rule::Url, formats::url;
    9 "date_created" 1 Rule::Timestamp, formats::timestamp;
    10 "date_updated" 1 Rule::Timestamp, formats::timestamp;
    11 "structure" 1 Rule::OpenEnum(&(&["standalone"] as &[&str])), |text, null, pass| string::open_enum(text, null, pass, &["standalone"]);
    12 "categories" 1 Rule::List(&Value::new(Rule::Shape(&self::PRODUCT_CATEGORY), 0)), |text, null, pass| object::shapes(text, null, pass, self::product_category);
    13 "enable_subscription" 1 Rule::Boolean, value::boolean;
    14 "is_discountable" 1 Rule::Boolean, value::boolean;
    15 "is_public" 1 Rule::Boolean, value::boolean;
    16 "interval" 3 Rule::OpenEnum(&(&["day"] as &[&str])), |text, null, pass| string::open_enum(text, null, pass, &["day"]);
    17 "interval_counts" 1 Rule::List(&Value::new(Rule::Int32, 0)), |text, null, pass| object::list(text, null, pass, number::int32);
    18 "images" 1 Rule::List(&Value::new(Rule::Shape(&self::PRODUCT_LIST_IMAGE), 0)), |text, null, pass| object::shapes(text, null, pass, self::product_list_image);
    19 "metadata" 3 Rule::Any, object::any;
    20 "ranking" 1 Rule::Bounded(&Bounds { low: Some(-2147483648), high: Some(2147483647) }), |text, null, pass| number::bounded(text, null, pass, &Bounds { low: Some(-2147483648), high: Some(2147483647) });
    21 "rating" 3 Rule::Number(None), |text, null, pass| number::number(text, null, pass, None);
    22 "recommended_products" 1 Rule::List(&Value::new(Rule::Integer, 0)), |text, null, pass| object::list(text, null, pass, number::integer);
    23 "variant_attributes" 1 Rule::List(&Value::new(Rule::Shape(&self::VARIANT_ATTRIBUTE), 0)), |text, null, pass| object::shapes(text, null, pass, self::variant_attribute);
    24 "children" 1 Rule::List(&Value::new(Rule::Shape(&self::PRODUCT_VARIANT), 0)), |text, null, pass| object::shapes(text, null, pass, self::product_variant);
} }

table! { PRODUCT_CATEGORY product_category [0x0, 0x7] [true, false] 0xf94e4f0ab378de79 [
    255, 255, 255, 255, 255, 2, 0, 1,
] {
    0 "id" 1 Rule::Integer, number::integer;
    1 "name" 1 Rule::String, string::string;
    2 "slug" 1 Rule::String, string::string;
} }

table! { PRODUCT_LIST_IMAGE product_list_image [0x0, 0xf] [true, false] 0xf94e4f0ab378de79 [
    1, 0, 255, 255, 2, 255, 3, 255,
] {
    0 "attachment" 1 Rule::String, string::string;
    1 "caption" 3 Rule::String, string::string;
    2 "display_order" 1 Rule::Integer, number::integer;
    3 "id" 1 Rule::Integer, number::integer;
} }

table! { VARIANT_ATTRIBUTE variant_attribute [0x0, 0x7] [true, false] 0x32ab7041c1caeab3 [
    2, 1, 255, 0, 255, 255, 255, 255,
] {
    0 "code" 1 Rule::String, string::string;
    1 "name" 1 Rule::String, string::string;
    2 "values" 1 Rule::List(&Value::new(Rule::String, 0)), |text, null, pass| object::list(text, null, pass, string::string);
} }

table! { PRODUCT_VARIANT product_variant [0x0, 0x7ffff] [true, false] 0xd434fc88001ae761 [
    255, 255, 255, 255, 255, 3, 255, 255, 255, 255, 12, 255, 255, 255, 255, 13, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 9, 255,
    7, 1, 5, 255, 18, 255, 255, 6, 255, 255, 255, 255, 16, 255, 255, 255, 255, 255, 14, 2, 0, 255, 15, 255, 8, 4, 255, 255, 255, 10, 17,
    255, 255, 255, 11, 255,
] {
    0 "allow_backorders" 1 Rule::Boolean, value::boolean;
    1 "date_created" 1 Rule::Timestamp, formats::timestamp;
    2 "date_updated" 1 Rule::Timestamp, formats::timestamp;
    3 "id" 1 Rule::Integer, number::integer;
    4 "images" 3 Rule::String, string::string;
    5 "inventory_availability" 1 Rule::OpenEnum(&(&["in_stock"] as &[&str])), |text, null, pass| string::open_enum(text, null, pass, &["in_stock"]);
    6 "metadata" 3 Rule::Any, object::any;
    7 "prices" 1 Rule::List(&Value::new(Rule::Shape(&self::VARIANT_PRICE), 0)), |text, null, pass| object::shapes(text, null, pass, self::variant_price);
    8 "product_id" 1 Rule::Integer, number::integer;
    9 "purchase_availability" 1 Rule::OpenEnum(&(&["available"] as &[&str])), |text, null, pass| string::open_enum(text, null, pass, &["available"]);
    10 "requires_shipping" 1 Rule::Boolean, value::boolean;
    11 "sku" 1 Rule::String, string::string;
    12 "stockrecords" 1 Rule::List(&Value::new(Rule::Shape(&self::VARIANT_STOCKRECORD), 0)), |text, null, pass| object::shapes(text, null, pass, self::variant_stockrecord);
    13 "structure" 1 Rule::String, string::string;
    14 "title" 1 Rule::String, string::string;
    15 "track_stock" 1 Rule::Boolean, value::boolean;
    16 "unit_cost" 3 Rule::Amount, formats::amount;
    17 "upc" 3 Rule::String, string::string;
    18 "variant_attribute_values" 1 Rule::List(&Value::new(Rule::Shape(&self::VARIANT_ATTRIBUTE_VALUE), 0)), |text, null, pass| object::shapes(text, null, pass, self::variant_attribute_value);
} }

table! { VARIANT_PRICE variant_price [0x0, 0x1f] [true, false] 0x9e3779b97f4a7c15 [
    255, 255, 255, 255, 255, 255, 3, 255, 255, 4, 2, 255, 1, 0, 255, 255,
] {
    0 "currency" 1 Rule::String, string::string;
    1 "price" 1 Rule::Amount, formats::amount;
    2 "retail" 3 Rule::Amount, formats::amount;
    3 "subscription" 3 Rule::Amount, formats::amount;
    4 "subscription_suggested_downsell" 3 Rule::Amount, formats::amount;
} }

table! { VARIANT_STOCKRECORD variant_stockrecord [0x0, 0x1ff] [true, false] 0x32ab7041c1caeab3 [
    255, 255, 255, 255, 1, 255, 255, 255, 255, 255, 255, 8, 255, 4, 255, 255, 255, 0, 5, 255, 3, 7, 255, 255, 2, 255, 6, 255, 255, 255,
    255, 255,
] {
    0 "id" 1 Rule::Integer, number::integer;
    1 "location_id" 1 Rule::Integer, number::integer;
    2 "low_stock_threshold" 3 Rule::Integer, number::integer;
    3 "num_allocated" 3 Rule::Bounded(&Bounds { low: Some(-2147483648), high: Some(2147483647) }), |text, null, pass| number::bounded(text, null, pass, &Bounds { low: Some(-2147483648), high: Some(2147483647) });
    4 "num_in_stock" 3 Rule::Bounded(&Bounds { low: Some(-2147483648), high: Some(2147483647) }), |text, null, pass| number::bounded(text, null, pass, &Bounds { low: Some(-2147483648), high: Some(2147483647) });
    5 "price" 1 Rule::Amount, formats::amount;
    6 "price_currency" 1 Rule::String, string::string;
    7 "price_retail" 3 Rule::Amount, formats::amount;
    8 "sku" 1 Rule::String, string::string;
} }

table! { VARIANT_ATTRIBUTE_VALUE variant_attribute_value [0x0, 0x7] [true, false] 0x32ab7041c1caeab3 [
    255, 1, 2, 0, 255, 255, 255, 255,
] {
    0 "code" 1 Rule::String, string::string;
    1 "name" 1 Rule::String, string::string;
    2 "value" 1 Rule::String, string::string;
} }

table! { PRODUCT_IMAGE product_image [0x10, 0x3f] [true, false] 0xf94e4f0ab378de79 [
    1, 255, 255, 0, 255, 3, 255, 255, 5, 2, 255, 255, 4, 255, 255, 255,
] {
    0 "attachment" 1 Rule::String, string::string;
    1 "caption" 3 Rule::String, string::string;
    2 "display_order" 1 Rule::Integer, number::integer;
    3 "file_name" 1 Rule::String, string::string;
    4 "id" 0 Rule::Integer, number::integer;
    5 "src" 1 Rule::Url, formats::url;
} }

table! { UPDATE_PRODUCT update_product [0x0, 0x0] [true, false] 0xe039e75759b16d0f [
    255, 255, 255, 255, 255, 9, 0, 255, 2, 255, 255, 16, 23, 255, 255, 255, 21, 255, 255, 22, 255, 15, 255, 6, 255, 18, 19, 4, 255, 255,
    255, 13, 3, 20, 255, 7, 5, 255, 255, 14, 255, 11, 255, 255, 1, 255, 255, 255, 255, 17, 8, 255, 255, 255, 255, 12, 10, 255, 24, 255,
    255, 255, 255, 255,
] {
    0 "id" 3 Rule::Integer, number::integer;
    1 "title" 3 Rule::String, string::string;
    2 "slug" 3 Rule::String, string::string;
    3 "description" 3 Rule::String, string::string;
    4 "meta_title" 3 Rule::String, string::string;
    5 "meta_description" 3 Rule::String, string::string;
    6 "template" 3 Rule::String, string::string;
    7 "external_tax_code" 3 Rule::String, string::string;
    8 "url" 3 Rule::Url, formats::url;
    9 "date_created" 3 Rule::Timestamp, formats::timestamp;
    10 "date_updated" 3 Rule::Timestamp, formats::timestamp;
    11 "structure" 3 Rule::OpenEnum(&(&["standalone"] as &[&str])), |text, null, pass| string::open_enum(text, null, pass, &["standalone"]);
    12 "categories" 3 Rule::List(&Value::new(Rule::Shape(&self::PRODUCT_CATEGORY), 0)), |text, null, pass| object::shapes(text, null, pass, self::product_category);
    13 "enable_subscription" 3 Rule::Boolean, value::boolean;
    14 "is_discountable" 3 Rule::Boolean, value::boolean;
    15 "is_public" 3 Rule::Boolean, value::boolean;
    16 "interval" 3 Rule::OpenEnum(&(&["day"] as &[&str])), |text, null, pass| string::open_enum(text, null, pass, &["day"]);
    17 "interval_counts" 3 Rule::List(&Value::new(Rule::Int32, 0)), |text, null, pass| object::list(text, null, pass, number::int32);
    18 "images" 3 Rule::List(&Value::new(Rule::Shape(&self::PRODUCT_LIST_IMAGE), 0)), |text, null, pass| object::shapes(text, null, pass, self::product_list_image);
    19 "metadata" 3 Rule::Any, object::any;
    20 "ranking" 3 Rule::Bounded(&Bounds { low: Some(-2147483648), high: Some(2147483647) }), |text, null, pass| number::bounded(text, null, pass, &Bounds { low: Some(-2147483648), high: Some(2147483647) });
    21 "rating" 3 Rule::Number(None), |text, null, pass| number::number(text, null, pass, None);
    22 "recommended_products" 3 Rule::List(&Value::new(Rule::Integer, 0)), |text, null, pass| object::list(text, null, pass, number::integer);
    23 "variant_attributes" 3 Rule::List(&Value::new(Rule::Shape(&self::VARIANT_ATTRIBUTE), 0)), |text, null, pass| object::shapes(text, null, pass, self::variant_attribute);
    24 "children" 3 Rule::List(&Value::new(Rule::Shape(&self::PRODUCT_VARIANT), 0)), |text, null, pass| object::shapes(text, null, pass, self::product_variant);
} }

table! { CREATE_PRODUCT_IMAGE _ [0x0, 0x0] [true, true] 0x9e3779b97f4a7c15 [
    255, 255,
] {
} }

table! { ATTRIBUTION attribution [0x0, 0x7fff] [true, false] 0x4b380a382f36c313 [
    255, 2, 1, 7, 12, 255, 3, 255, 255, 255, 4, 9, 255, 255, 255, 6, 10, 255, 13, 255, 255, 255, 14, 8, 11, 255, 255, 5, 0, 255, 255, 255,
] {
    0 "affiliate" 3 Rule::String, string::string;
    1 "agent" 3 Rule::Shape(&self::ATTRIBUTION_AGENT), |text, null, pass| object::shape(text, null, pass, self::attribution_agent);
    2 "funnel" 3 Rule::String, string::string;
    3 "gclid" 3 Rule::String, string::string;
    4 "metadata" 3 Rule::Any, object::any;
    5 "subaffiliate1" 3 Rule::String, string::string;
    6 "subaffiliate2" 3 Rule::String, string::string;
    7 "subaffiliate3" 3 Rule::String, string::string;
    8 "subaffiliate4" 3 Rule::String, string::string;
    9 "subaffiliate5" 3 Rule::String, string::string;
    10 "utm_campaign" 3 Rule::String, string::string;
    11 "utm_content" 3 Rule::String, string::string;
    12 "utm_medium" 3 Rule::String, string::string;
    13 "utm_source" 3 Rule::String, string::string;
    14 "utm_term" 3 Rule::String, string::string;
} }

table! { ATTRIBUTION_AGENT attribution_agent [0x0, 0xf] [true, false] 0xf94e4f0ab378de79 [
    255, 0, 1, 255, 3, 255, 2, 255,
] {
    0 "email" 1 Rule::String, string::string;
    1 "first_name" 1 Rule::String, string::string;
    2 "id" 1 Rule::Integer, number::integer;
    3 "last_name" 1 Rule::String, string::string;
} }

table! { BILLING_ADDRESS billing_address [0x0, 0x7ff] [true, false] 0xdc2eef7629854021 [
    255, 10, 8, 255, 6, 255, 2, 255, 255, 255, 7, 255, 255, 255, 255, 255, 255, 255, 255, 255, 3, 255, 255, 255, 1, 9, 4, 0, 255, 255, 255,
    5,
] {
    0 "country" 1 Rule::String, string::string;
    1 "first_name" 1 Rule::String, string::string;
    2 "id" 1 Rule::Integer, number::integer;
    3 "last_name" 1 Rule::String, string::string;
    4 "line1" 1 Rule::String, string::string;
    5 "line2" 3 Rule::String, string::string;
    6 "line3" 3 Rule::String, string::string;
    7 "line4" 3 Rule::String, string::string;
    8 "phone_number" 3 Rule::String, string::string;
    9 "postcode" 3 Rule::String, string::string;
    10 "state" 3 Rule::String, string::string;
} }

table! { SHIPPING_ADDRESS shipping_address [0x0, 0xfff] [true, false] 0xdc2eef7629854021 [
    255, 10, 8, 255, 6, 255, 2, 255, 255, 255, 7, 255, 255, 255, 255, 255, 255, 255, 255, 255, 3, 255, 255, 255, 1, 9, 4, 0, 255, 255, 11,
    5,
] {
    0 "country" 1 Rule::String, string::string;
    1 "first_name" 1 Rule::String, string::string;
    2 "id" 1 Rule::Integer, number::integer;
    3 "last_name" 1 Rule::String, string::string;
    4 "line1" 1 Rule::String, string::string;
    5 "line2" 3 Rule::String, string::string;
    6 "line3" 3 Rule::String, string::string;
    7 "line4" 3 Rule::String, string::string;
    8 "phone_number" 3 Rule::String, string::string;
    9 "postcode" 3 Rule::String, string::string;
    10 "state" 3 Rule::String, string::string;
    11 "notes" 3 Rule::String, string::string;
} }

table! { USER_SUMMARY user_summary [0x0, 0x1ff] [true, false] 0x9e3779b97f4a7c15 [
    255, 2, 0, 6, 7, 255, 255, 255, 255, 255, 8, 4, 255, 255, 255, 255, 255, 255, 5, 255, 255, 255, 255, 255, 3, 255, 255, 255, 255, 255,
    1, 255,
] {
    0 "accepts_marketing" 1 Rule::Boolean, value::boolean;
    1 "email" 1 Rule::String, string::string;
    2 "first_name" 1 Rule::String, string::string;
    3 "id" 1 Rule::Integer, number::integer;
    4 "ip" 3 Rule::String, string::string;
    5 "language" 1 Rule::String, string::string;
    6 "last_name" 1 Rule::String, string::string;
    7 "phone_number" 3 Rule::String, string::string;
    8 "user_agent" 3 Rule::String, string::string;
} }

table! { STOCKRECORD stockrecord [0x0, 0xff] [true, false] 0x18f9e1caed4afd7 [
    255, 255, 1, 0, 3, 255, 255, 255, 6, 255, 5, 7, 2, 4, 255, 255,
] {
    0 "id" 1 Rule::Integer, number::integer;
    1 "low_stock_threshold" 3 Rule::Integer, number::integer;
    2 "num_allocated" 3 Rule::Bounded(&Bounds { low: Some(-2147483648), high: Some(2147483647) }), |text, null, pass| number::bounded(text, null, pass, &Bounds { low: Some(-2147483648), high: Some(2147483647) });
    3 "num_in_stock" 3 Rule::Bounded(&Bounds { low: Some(-2147483648), high: Some(2147483647) }), |text, null, pass| number::bounded(text, null, pass, &Bounds { low: Some(-2147483648), high: Some(2147483647) });
    4 "partner_sku" 1 Rule::String, string::string;
    5 "price" 1 Rule::Amount, formats::amount;
    6 "price_currency" 1 Rule::String, string::string;
    7 "price_retail" 3 Rule::Amount, formats::amount;
} }

table! { PRODUCT_SUMMARY product_summary [0x0, 0x3f] [true, false] 0xf94e4f0ab378de79 [
    255, 255, 255, 5, 255, 0, 255, 255, 255, 255, 3, 255, 1, 4, 2, 255,
] {
    0 "categories" 1 Rule::List(&Value::new(Rule::Shape(&self::PRODUCT_SUMMARY_CATEGORY), 0)), |text, null, pass| object::shapes(text, null, pass, self::product_summary_category);
    1 "id" 1 Rule::Integer, number::integer;
    2 "images" 1 Rule::List(&Value::new(Rule::Shape(&self::PRODUCT_SUMMARY_IMAGE), 0)), |text, null, pass| object::shapes(text, null, pass, self::product_summary_image);
    3 "title" 1 Rule::String, string::string;
    4 "upc" 3 Rule::String, string::string;
    5 "url" 1 Rule::String, string::string;
} }

table! { PRODUCT_SUMMARY_CATEGORY product_summary_category [0x0, 0x7] [true, false] 0xf94e4f0ab378de79 [
    255, 255, 255, 255, 255, 2, 0, 1,
] {
    0 "id" 1 Rule::Integer, number::integer;
    1 "name" 1 Rule::String, string::string;
    2 "slug" 1 Rule::String, string::string;
} }

table! { PRODUCT_SUMMARY_IMAGE product_summary_image [0x0, 0x3f] [true, false] 0xf94e4f0ab378de79 [
    1, 255, 255, 0, 255, 3, 255, 255, 5, 2, 255, 255, 4, 255, 255, 255,
] {
    0 "attachment" 1 Rule::String, string::string;
    1 "caption" 3 Rule::String, string::string;
    2 "display_order" 1 Rule::Integer, number::integer;
    3 "file_name" 1 Rule::String, string::string;
    4 "id" 1 Rule::Integer, number::integer;
    5 "src" 1 Rule::Url, formats::url;
} }

table! { TAX_LINE tax_line [0x0, 0x7f] [true, false] 0x9e3779b97f4a7c15 [
    255, 6, 5, 4, 255, 255, 255, 3, 255, 2, 255, 255, 0, 1, 255, 255,
] {
    0 "amount" 1 Rule::Amount, formats::amount;
    1 "currency" 1 Rule::String, string::string;
    2 "rate" 1 Rule::Number(None), |text, null, pass| number::number(text, null, pass, None);
    3 "report_values" 1 Rule::Shape(&self::TAX_LINE_REPORT_VALUES), |text, null, pass| object::shape(text, null, pass, self::tax_line_report_values);
    4 "source" 1 Rule::String, string::string;
    5 "tax_id" 1 Rule::Integer, number::integer;
    6 "tax_title" 1 Rule::String, string::string;
} }

table! { ORDER_TAX_LINE order_tax_line [0x0, 0x7f] [true, false] 0x18f9e1caed4afd7 [
    255, 255, 6, 5, 255, 3, 255, 2, 255, 4, 1, 255, 255, 255, 255, 0,
] {
    0 "amount" 1 Rule::Amount, formats::amount;
    1 "currency" 1 Rule::String, string::string;
    2 "rate" 1 Rule::Number(None), |text, null, pass| number::number(text, null, pass, None);
    3 "report_values" 1 Rule::Shape(&self::TAX_LINE_REPORT_VALUES), |text, null, pass| object::shape(text, null, pass, self::tax_line_report_values);
    4 "source" 1 Rule::String, string::string;
    5 "id" 1 Rule::Integer, number::integer;
    6 "tax_title" 1 Rule::String, string::string;
} }

table! { TAX_LINE_REPORT_VALUES tax_line_report_values [0x0, 0x3] [true, false] 0x32ab7041c1caeab3 [
    255, 1, 255, 0,
] {
    0 "amount" 1 Rule::Amount, formats::amount;
    1 "currency" 1 Rule::String, string::string;
} }

table! { LINE_PROPERTY line_property [0x0, 0x3] [true, false] 0x9e3779b97f4a7c15 [
    0, 1, 255, 255,
] {
    0 "key" 1 Rule::String, string::string;
    1 "value" 3 Rule::Any, object::any;
} }

table! { NOTE_APP note_app [0x0, 0x3] [true, false] 0x9e3779b97f4a7c15 [
    255, 255, 0, 1,
] {
    0 "client_id" 1 Rule::String, string::string;
    1 "name" 1 Rule::String, string::string;
} }

table! { NOTE_AUTHOR note_author [0x0, 0xf] [true, false] 0xf94e4f0ab378de79 [
    255, 0, 1, 255, 3, 255, 2, 255,
] {
    0 "email" 1 Rule::String, string::string;
    1 "first_name" 1 Rule::String, string::string;
    2 "id" 1 Rule::Integer, number::integer;
    3 "last_name" 1 Rule::String, string::string;
} }

table! { SUBSCRIPTION subscription [0x1, 0x1ffffff] [true, false] 0x113c84e645525663 [
    255, 21, 12, 255, 255, 255, 255, 4, 14, 7, 15, 255, 10, 255, 255, 255, 255, 22, 11, 255, 255, 20, 5, 255, 6, 255, 255, 23, 255, 255, 9,
    17, 255, 255, 0, 13, 255, 255, 255, 255, 255, 255, 255, 255, 16, 255, 255, 255, 1, 3, 255, 18, 255, 255, 255, 255, 8, 24, 255, 255, 19,
    255, 2, 255,
] {
    0 "id" 0 Rule::Integer, number::integer;
    1 "attribution" 1 Rule::Shape(&self::ATTRIBUTION), |text, null, pass| object::shape(text, null, pass, self::attribution);
    2 "billing_address" 3 Rule::Shape(&self::BILLING_ADDRESS), |text, null, pass| object::shape(text, null, pass, self::billing_address);
    3 "shipping_address" 3 Rule::Shape(&self::SHIPPING_ADDRESS), |text, null, pass| object::shape(text, null, pass, self::shipping_address);
    4 "cancel_reason" 3 Rule::String, string::string;
    5 "cancel_reason_other_message" 3 Rule::String, string::string;
    6 "currency" 1 Rule::String, string::string;
    7 "frequency" 1 Rule::String, string::string;
    8 "payment_method" 1 Rule::String, string::string;
    9 "shipping_code" 3 Rule::String, string::string;
    10 "date_created" 1 Rule::Timestamp, formats::timestamp;
    11 "next_renewal_date" 3 Rule::Timestamp, formats::timestamp;
    12 "interval" 1 Rule::OpenEnum(&(&["day"] as &[&str])), |text, null, pass| string::open_enum(text, null, pass, &["day"]);
    13 "interval_count" 1 Rule::Integer, number::integer;
    14 "is_tax_known" 1 Rule::Boolean, value::boolean;
    15 "is_test" 1 Rule::Boolean, value::boolean;
    16 "lines" 1 Rule::List(&Value::new(Rule::Shape(&self::SUBSCRIPTION_LINE), 0)), |text, null, pass| object::shapes(text, null, pass, self::subscription_line);
    17 "num_lines" 1 Rule::Integer, number::integer;
    18 "num_orders" 1 Rule::Integer, number::integer;
    19 "orders" 1 Rule::List(&Value::new(Rule::Shape(&self::SUBSCRIPTION_ORDER), 0)), |text, null, pass| object::shapes(text, null, pass, self::subscription_order);
    20 "payment_details" 1 Rule::Object, object::free_object;
    21 "shipping_price" 1 Rule::Amount, formats::amount;
    22 "total" 1 Rule::Amount, formats::amount;
    23 "status" 1 Rule::OpenEnum(&(&["active"] as &[&str])), |text, null, pass| string::open_enum(text, null, pass, &["active"]);
    24 "user" 1 Rule::Shape(&self::USER_SUMMARY), |text, null, pass| object::shape(text, null, pass, self::user_summary);
} }

table! { SUBSCRIPTION_ORDER subscription_order [0x0, 0x3] [true, false] 0x9e3779b97f4a7c15 [
    0, 255, 1, 255,
] {
    0 "billing_cycle" 1 Rule::Integer, number::integer;
    1 "order_number" 1 Rule::String, string::string;
} }

table! { SUBSCRIPTION_LINE subscription_line [0x0, 0x7f] [true, false] 0xf8a228c212ff7f7d [
    255, 2, 255, 255, 255, 5, 255, 255, 4, 3, 1, 0, 255, 255, 6, 255,
] {
    0 "id" 1 Rule::Integer, number::integer;
    1 "metadata" 3 Rule::Any, object::any;
    2 "price" 1 Rule::Amount, formats::amount;
    3 "product" 1 Rule::Shape(&self::SUBSCRIPTION_PRODUCT_SUMMARY), |text, null, pass| object::shape(text, null, pass, self::subscription_product_summary);
    4 "properties" 1 Rule::List(&Value::new(Rule::Shape(&self::LINE_PROPERTY), 0)), |text, null, pass| object::shapes(text, null, pass, self::line_property);
    5 "quantity" 1 Rule::Integer, number::integer;
    6 "stockrecord" 3 Rule::Shape(&self::STOCKRECORD), |text, null, pass| object::shape(text, null, pass, self::stockrecord);
} }

table! { SUBSCRIPTION_PRODUCT_SUMMARY subscription_product_summary [0x0, 0x3f] [true, false] 0xf94e4f0ab378de79 [
    255, 255, 255, 5, 255, 0, 255, 255, 255, 255, 3, 255, 1, 4, 2, 255,
] {
    0 "categories" 1 Rule::List(&Value::new(Rule::Shape(&self::PRODUCT_SUMMARY_CATEGORY), 0)), |text, null, pass| object::shapes(text, null, pass, self::product_summary_category);
    1 "id" 1 Rule::Integer, number::integer;
    2 "images" 1 Rule::List(&Value::new(Rule::Shape(&self::SUBSCRIPTION_PRODUCT_IMAGE), 0)), |text, null, pass| object::shapes(text, null, pass, self::subscription_product_image);
    3 "title" 1 Rule::String, string::string;
    4 "upc" 3 Rule::String, string::string;
    5 "url" 1 Rule::String, string::string;
} }

table! { SUBSCRIPTION_PRODUCT_IMAGE subscription_product_image [0x0, 0x17] [true, false] 0xf94e4f0ab378de79 [
    1, 255, 255, 0, 255, 3, 255, 255, 5, 2, 255, 255, 4, 255, 255, 255,
] {
    0 "attachment" 1 Rule::String, string::string;
    1 "caption" 3 Rule::String, string::string;
    2 "display_order" 1 Rule::Integer, number::integer;
    3 "file_name" 1 Rule::String, string::string;
    4 "id" 1 Rule::Integer, number::integer;
    5 "src" 1 Rule::Url, formats::url;
} }

table! { UPDATE_SUBSCRIPTION update_subscription [0x0, 0x0] [true, false] 0x113c84e645525663 [
    255, 21, 12, 255, 255, 255, 255, 4, 14, 7, 15, 255, 10, 255, 255, 255, 255, 22, 11, 255, 255, 20, 5, 255, 6, 255, 255, 23, 255, 255, 9,
    17, 255, 255, 0, 13, 255, 255, 255, 255, 255, 255, 255, 255, 16, 255, 255, 255, 1, 3, 255, 18, 255, 255, 255, 255, 8, 24, 255, 255, 19,
    255, 2, 255,
] {
    0 "id" 3 Rule::Integer, number::integer;
    1 "attribution" 3 Rule::Shape(&self::ATTRIBUTION), |text, null, pass| object::shape(text, null, pass, self::attribution);
    2 "billing_address" 3 Rule::Shape(&self::BILLING_ADDRESS), |text, null, pass| object::shape(text, null, pass, self::billing_address);
    3 "shipping_address" 3 Rule::Shape(&self::SHIPPING_ADDRESS), |text, null, pass| object::shape(text, null, pass, self::shipping_address);
    4 "cancel_reason" 3 Rule::String, string::string;
    5 "cancel_reason_other_message" 3 Rule::String, string::string;
    6 "currency" 3 Rule::String, string::string;
    7 "frequency" 3 Rule::String, string::string;
    8 "payment_method" 3 Rule::String, string::string;
    9 "shipping_code" 3 Rule::String, string::string;
    10 "date_created" 3 Rule::Timestamp, formats::timestamp;
    11 "next_renewal_date" 3 Rule::Timestamp, formats::timestamp;
    12 "interval" 3 Rule::OpenEnum(&(&["day"] as &[&str])), |text, null, pass| string::open_enum(text, null, pass, &["day"]);
    13 "interval_count" 3 Rule::Integer, number::integer;
    14 "is_tax_known" 3 Rule::Boolean, value::boolean;
    15 "is_test" 3 Rule::Boolean, value::boolean;
    16 "lines" 3 Rule::List(&Value::new(Rule::Shape(&self::SUBSCRIPTION_LINE), 0)), |text, null, pass| object::shapes(text, null, pass, self::subscription_line);
    17 "num_lines" 3 Rule::Integer, number::integer;
    18 "num_orders" 3 Rule::Integer, number::integer;
    19 "orders" 3 Rule::List(&Value::new(Rule::Shape(&self::SUBSCRIPTION_ORDER), 0)), |text, null, pass| object::shapes(text, null, pass, self::subscription_order);
    20 "payment_details" 3 Rule::Object, object::free_object;
    21 "shipping_price" 3 Rule::Amount, formats::amount;
    22 "total" 3 Rule::Amount, formats::amount;
    23 "status" 3 Rule::OpenEnum(&(&["active"] as &[&str])), |text, null, pass| string::open_enum(text, null, pass, &["active"]);
    24 "user" 3 Rule::Shape(&self::USER_SUMMARY), |text, null, pass| object::shape(text, null, pass, self::user_summary);
} }

table! { CREATE_SUBSCRIPTION_LINE create_subscription_line [0x3, 0x3] [true, false] 0x9e3779b97f4a7c15 [
    255, 0, 1, 255,
] {
    0 "product_id" 0 Rule::Integer, number::integer;
    1 "quantity" 0 Rule::Integer, number::integer;
} }

table! { SUPPORT_TICKET support_ticket [0x20, 0x7fff] [true, false] 0xa8a9aa3f61701e1d [
    12, 11, 255, 255, 255, 255, 8, 255, 13, 6, 10, 255, 0, 5, 4, 255, 255, 255, 255, 255, 2, 255, 255, 9, 255, 1, 255, 14, 7, 255, 255, 3,
] {
    0 "assignee" 3 Rule::Integer, number::integer;
    1 "channel" 1 Rule::OpenEnum(&(&["customer_account"] as &[&str])), |text, null, pass| string::open_enum(text, null, pass, &["customer_account"]);
    2 "comments" 1 Rule::List(&Value::new(Rule::Shape(&self::COMMENT), 0)), |text, null, pass| object::shapes(text, null, pass, self::comment);
    3 "created_at" 1 Rule::Timestamp, formats::timestamp;
    4 "from_email" 3 Rule::String, string::string;
    5 "id" 0 Rule::Integer, number::integer;
    6 "order" 3 Rule::String, string::string;
    7 "priority" 1 Rule::OpenEnum(&(&["high"] as &[&str])), |text, null, pass| string::open_enum(text, null, pass, &["high"]);
    8 "products" 1 Rule::List(&Value::new(Rule::Integer, 0)), |text, null, pass| object::list(text, null, pass, number::integer);
    9 "requester" 3 Rule::Integer, number::integer;
    10 "status" 1 Rule::OpenEnum(&(&["new"] as &[&str])), |text, null, pass| string::open_enum(text, null, pass, &["new"]);
    11 "subject" 1 Rule::String, string::string;
    12 "tags" 1 Rule::List(&Value::new(Rule::String, 0)), |text, null, pass| object::list(text, null, pass, string::string);
    13 "ticket_type" 3 Rule::Integer, number::integer;
    14 "updated_at" 1 Rule::Timestamp, formats::timestamp;
} }

table! { COMMENT comment [0x0, 0x7f] [true, false] 0xf8a228c212ff7f7d [
    4, 255, 255, 255, 0, 255, 255, 255, 2, 255, 255, 5, 6, 255, 1, 3,
] {
    0 "attachments" 1 Rule::List(&Value::new(Rule::Shape(&self::ATTACHMENT), 0)), |text, null, pass| object::shapes(text, null, pass, self::attachment);
    1 "author" 3 Rule::Integer, number::integer;
    2 "body" 1 Rule::String, string::string;
    3 "created_at" 1 Rule::Timestamp, formats::timestamp;
    4 "from_email" 3 Rule::String, string::string;
    5 "id" 1 Rule::Integer, number::integer;
    6 "is_public" 1 Rule::Boolean, value::boolean;
} }

table! { ATTACHMENT attachment [0x0, 0x7] [true, false] 0x9e3779b97f4a7c15 [
    0, 255, 255, 255, 255, 255, 2, 1,
] {
    0 "file" 1 Rule::Url, formats::url;
    1 "file_name" 1 Rule::String, string::string;
    2 "id" 1 Rule::Integer, number::integer;
} }

table! { UPLOAD_TICKET_ATTACHMENTS _ [0x0, 0x0] [true, true] 0x9e3779b97f4a7c15 [
    255, 255,
] {
} }

table! { WEBHOOK webhook [0x10, 0x7ff] [true, false] 0x32ab7041c1caeab3 [
    255, 7, 255, 255, 255, 5, 255, 3, 255, 255, 255, 255, 9, 255, 0, 8, 255, 4, 1, 2, 255, 255, 255, 255, 255, 255, 255, 255, 255, 6, 255,
    10,
] {
    0 "active" 1 Rule::Boolean, value::boolean;
    1 "api_version" 1 Rule::String, string::string;
    2 "created_at" 1 Rule::Timestamp, formats::timestamp;
    3 "events" 1 Rule::List(&Value::new(Rule::OpenEnum(&(&["cart.abandoned"] as &[&str])), 0)), |text, null, pass| object::list(text, null, pass, |text, null, pass| string::open_enum(text, null, pass, &["cart.abandoned"]));
    4 "id" 0 Rule::Integer, number::integer;
    5 "name" 3 Rule::String, string::string;
    6 "next_check_date" 3 Rule::Timestamp, formats::timestamp;
    7 "secret_key" 1 Rule::String, string::string;
    8 "target" 1 Rule::Url, formats::url;
    9 "updated_at" 1 Rule::Timestamp, formats::timestamp;
    10 "warning_count" 1 Rule::Integer, number::integer;
} }

table! { WEBHOOK_PAGE webhook_page [0x4, 0x7] [true, false] 0x32ab7041c1caeab3 [
    255, 255, 255, 2, 0, 255, 1, 255,
] {
    0 "next" 3 Rule::Url, formats::url;
    1 "previous" 3 Rule::Url, formats::url;
    2 "results" 0 Rule::List(&Value::new(Rule::Shape(&self::WEBHOOK), 0)), |text, null, pass| object::shapes(text, null, pass, self::webhook);
} }

table! { CREATE_WEBHOOK create_webhook [0x3, 0x3] [true, false] 0x9e3779b97f4a7c15 [
    0, 255, 255, 1,
] {
    0 "events" 0 Rule::List(&Value::new(Rule::OpenEnum(&(&["cart.abandoned"] as &[&str])), 0)), |text, null, pass| object::list(text, null, pass, |text, null, pass| string::open_enum(text, null, pass, &["cart.abandoned"]));
    1 "target" 0 Rule::Url, formats::url;
} }

table! { UPDATE_WEBHOOK update_webhook [0x3, 0x3] [true, false] 0x9e3779b97f4a7c15 [
    0, 255, 255, 1,
] {
    0 "events" 0 Rule::List(&Value::new(Rule::OpenEnum(&(&["cart.abandoned"] as &[&str])), 0)), |text, null, pass| object::list(text, null, pass, |text, null, pass| string::open_enum(text, null, pass, &["cart.abandoned"]));
    1 "target" 0 Rule::Url, formats::url;
} }
