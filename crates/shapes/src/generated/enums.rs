// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! Enumerations.
use crate::info::EnumInfo;
/// What the document says of `FulfillmentStatus`.
pub static FULFILLMENT_STATUS_VALUES: EnumInfo = EnumInfo {
    name: "FulfillmentStatus",
    values: &["not_required"],
    closed: false,
    section: "2, Order",
};
/// What the document says of `PaymentStatus`.
pub static PAYMENT_STATUS_VALUES: EnumInfo = EnumInfo {
    name: "PaymentStatus",
    values: &["pending"],
    closed: false,
    section: "2, Order",
};
/// What the document says of `RefundAdjustmentType`.
pub static REFUND_ADJUSTMENT_TYPE_VALUES: EnumInfo = EnumInfo {
    name: "RefundAdjustmentType",
    values: &["refund_shipping"],
    closed: false,
    section: "2, Refund",
};
/// What the document says of `RestockType`.
pub static RESTOCK_TYPE_VALUES: EnumInfo = EnumInfo {
    name: "RestockType",
    values: &["cancel"],
    closed: false,
    section: "2, Refund",
};
/// What the document says of `TransactionStatus`.
pub static TRANSACTION_STATUS_VALUES: EnumInfo = EnumInfo {
    name: "TransactionStatus",
    values: &["succeeded"],
    closed: false,
    section: "2, Transaction",
};
/// What the document says of `FulfillmentEventStatus`.
pub static FULFILLMENT_EVENT_STATUS_VALUES: EnumInfo = EnumInfo {
    name: "FulfillmentEventStatus",
    values: &["label_printed"],
    closed: false,
    section: "2, Fulfillment event",
};
/// What the document says of `ProductStructure`.
pub static PRODUCT_STRUCTURE_VALUES: EnumInfo = EnumInfo {
    name: "ProductStructure",
    values: &["standalone"],
    closed: false,
    section: "2, Product",
};
/// What the document says of `Interval`.
pub static INTERVAL_VALUES: EnumInfo = EnumInfo {
    name: "Interval",
    values: &["day"],
    closed: false,
    section: "2, Product; 2, Subscription",
};
/// What the document says of `InventoryAvailability`.
pub static INVENTORY_AVAILABILITY_VALUES: EnumInfo = EnumInfo {
    name: "InventoryAvailability",
    values: &["in_stock"],
    closed: false,
    section: "2, Product",
};
/// What the document says of `PurchaseAvailability`.
pub static PURCHASE_AVAILABILITY_VALUES: EnumInfo = EnumInfo {
    name: "PurchaseAvailability",
    values: &["available"],
    closed: false,
    section: "2, Product",
};
/// What the document says of `SubscriptionStatus`.
pub static SUBSCRIPTION_STATUS_VALUES: EnumInfo = EnumInfo {
    name: "SubscriptionStatus",
    values: &["active"],
    closed: false,
    section: "2, Subscription",
};
/// What the document says of `Language`.
pub static LANGUAGE_VALUES: EnumInfo = EnumInfo {
    name: "Language",
    values: &["da", "de", "en", "es", "fi", "fr", "it", "nl", "no", "pt", "sv", "th"],
    closed: true,
    section: "2, Customer (user)",
};
/// What the document says of `UserType`.
pub static USER_TYPE_VALUES: EnumInfo = EnumInfo {
    name: "UserType",
    values: &["customer"],
    closed: false,
    section: "2, Customer (user)",
};
/// What the document says of `TicketChannel`.
pub static TICKET_CHANNEL_VALUES: EnumInfo = EnumInfo {
    name: "TicketChannel",
    values: &["customer_account"],
    closed: false,
    section: "2, Support ticket",
};
/// What the document says of `TicketPriority`.
pub static TICKET_PRIORITY_VALUES: EnumInfo = EnumInfo {
    name: "TicketPriority",
    values: &["high"],
    closed: false,
    section: "2, Support ticket",
};
/// What the document says of `TicketStatus`.
pub static TICKET_STATUS_VALUES: EnumInfo = EnumInfo {
    name: "TicketStatus",
    values: &["new"],
    closed: false,
    section: "2, Support ticket",
};
/// What the document says of `DisputeResolution`.
pub static DISPUTE_RESOLUTION_VALUES: EnumInfo = EnumInfo {
    name: "DisputeResolution",
    values: &["could_not_find_order"],
    closed: false,
    section: "2, Dispute",
};
/// What the document says of `DisputeStatus`.
pub static DISPUTE_STATUS_VALUES: EnumInfo = EnumInfo {
    name: "DisputeStatus",
    values: &["new"],
    closed: false,
    section: "2, Dispute",
};
/// What the document says of `DisputeType`.
pub static DISPUTE_TYPE_VALUES: EnumInfo = EnumInfo {
    name: "DisputeType",
    values: &["alert"],
    closed: false,
    section: "2, Dispute",
};
/// What the document says of `GiftCardStatus`.
pub static GIFT_CARD_STATUS_VALUES: EnumInfo = EnumInfo {
    name: "GiftCardStatus",
    values: &["active", "disabled", "expired"],
    closed: true,
    section: "4, Query parameters of lists",
};
/// What the document says of `ApiVersion`.
pub static API_VERSION_VALUES: EnumInfo = EnumInfo {
    name: "ApiVersion",
    values: &["2023-02-10"],
    closed: true,
    section: "9",
};
/// What the document says of `EventName`.
pub static EVENT_NAME_VALUES: EnumInfo = EnumInfo {
    name: "EventName",
    values: &["cart.abandoned"],
    closed: false,
    section: "6",
};
