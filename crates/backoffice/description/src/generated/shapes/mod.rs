// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! Shapes and enumerations by resource group, endpoints and events.
mod enums;
pub mod endpoints;
pub mod events;
mod customers;
mod deliveries;
mod gift_cards;
mod orders;
mod payments;
mod products;
mod shared;
mod subscriptions;
mod tickets;
mod webhooks;
pub use self::enums::*;
pub use self::customers::*;
pub use self::deliveries::*;
pub use self::gift_cards::*;
pub use self::orders::*;
pub use self::payments::*;
pub use self::products::*;
pub use self::shared::*;
pub use self::subscriptions::*;
pub use self::tickets::*;
pub use self::webhooks::*;
/// Every shape, in table order.
pub static SHAPES: &[&crate::info::ShapeInfo] = &[
    &CUSTOMER, &CUSTOMER_PAGE, &USER_ADDRESS, &CUSTOMER_NOTE, &LIST_USERS_QUERY, &UPDATE_CUSTOMER, &CREATE_CUSTOMER_NOTE, &WEBHOOK_DELIVERY,
    &WEBHOOK_DELIVERY_PAGE, &DELIVERY_ATTEMPT, &LIST_DELIVERIES_QUERY, &REDELIVER_EVENTS, &REDELIVERED, &CHANGE_WEBHOOK_SECRET, &GIFT_CARD,
    &GIFT_CARD_PAGE, &LIST_GIFT_CARDS_QUERY, &ORDER, &OFFER_DISCOUNT, &ORDER_REPORT_VALUES, &ORDER_SUBSCRIPTION, &VOUCHER_DISCOUNT,
    &VOUCHER, &FULFILLMENT, &ORDER_LINE, &REFUND, &REFUND_ADJUSTMENT, &REFUND_ADJUSTMENT_REPORT_VALUES, &REFUND_LINE_ITEM,
    &REFUND_LINE_ITEM_REPORT_VALUES, &REFUND_REPORT_VALUES, &FULFILLMENT_EVENT, &ORDER_NOTE, &REFUND_ORDER, &CREATE_ORDER_NOTE,
    &CREATE_FULFILLMENT_EVENT, &EMBEDDED_TRANSACTION, &TRANSACTION_REPORT_VALUES, &PAYMENT_DETAILS, &GATEWAY, &TRANSACTION,
    &TRANSACTION_INITIATOR, &TRANSACTION_SUBSCRIPTION, &STANDALONE_PAYMENT_DETAILS, &STANDALONE_GATEWAY, &DISPUTE, &GATEWAY_GROUP,
    &GATEWAY_GROUP_PAGE, &GATEWAY_CURRENCY, &GATEWAY_EXPRESS_PAYMENT_METHOD, &GATEWAY_PAYMENT_METHOD, &CARD_TYPE,
    &LIST_GATEWAY_GROUPS_QUERY, &CAPTURE_TRANSACTION, &PRODUCT, &PRODUCT_CATEGORY, &PRODUCT_LIST_IMAGE, &VARIANT_ATTRIBUTE,
    &PRODUCT_VARIANT, &VARIANT_PRICE, &VARIANT_STOCKRECORD, &VARIANT_ATTRIBUTE_VALUE, &PRODUCT_IMAGE, &UPDATE_PRODUCT,
    &CREATE_PRODUCT_IMAGE, &ATTRIBUTION, &ATTRIBUTION_AGENT, &BILLING_ADDRESS, &SHIPPING_ADDRESS, &USER_SUMMARY, &STOCKRECORD,
    &PRODUCT_SUMMARY, &PRODUCT_SUMMARY_CATEGORY, &PRODUCT_SUMMARY_IMAGE, &TAX_LINE, &ORDER_TAX_LINE, &TAX_LINE_REPORT_VALUES,
    &LINE_PROPERTY, &NOTE_APP, &NOTE_AUTHOR, &SUBSCRIPTION, &SUBSCRIPTION_ORDER, &SUBSCRIPTION_LINE, &SUBSCRIPTION_PRODUCT_SUMMARY,
    &SUBSCRIPTION_PRODUCT_IMAGE, &UPDATE_SUBSCRIPTION, &CREATE_SUBSCRIPTION_LINE, &SUPPORT_TICKET, &COMMENT, &ATTACHMENT,
    &UPLOAD_TICKET_ATTACHMENTS, &WEBHOOK, &WEBHOOK_PAGE, &LIST_WEBHOOKS_QUERY, &CREATE_WEBHOOK, &UPDATE_WEBHOOK,
];
/// The API.
pub static API: crate::info::Api = crate::info::Api {
    name: "backoffice",
    title: "Commerce Back-Office REST API",
    shapes: SHAPES,
    endpoints: endpoints::ALL,
    scopes: endpoints::SCOPES,
    events: events::ALL,
    version: Some(crate::info::VersionHeader {
        name: endpoints::VERSION_HEADER,
        values: API_VERSION_VALUES.values,
        default: Some(endpoints::VERSION),
    }),
    page: Some(crate::info::PageFields { next: "next", previous: "previous", results: "results", section: "4, Pagination" }),
    cursor: Some("cursor"),
    currencies: &["currency", "price_currency", "report_currency"],
    identities: &["id", "number"],
};
