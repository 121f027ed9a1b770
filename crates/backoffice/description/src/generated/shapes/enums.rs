// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! Enumerations.
use crate::info::EnumInfo;
/// Description of `DeliveryState`.
pub static DELIVERY_STATE_VALUES: EnumInfo = EnumInfo {
    name: "DeliveryState",
    values: &["waiting", "delivered", "failed", "unwanted"],
    closed: true,
    section: "6, gap delivery-log",
};
/// Description of `FulfillmentStatus`.
pub static FULFILLMENT_STATUS_VALUES: EnumInfo = EnumInfo {
    name: "FulfillmentStatus",
    values: &["not_required"],
    closed: false,
    section: "2, Order",
};
/// Description of `PaymentStatus`.
pub static PAYMENT_STATUS_VALUES: EnumInfo = EnumInfo { name: "PaymentStatus", values: &["pending"], closed: false, section: "2, Order" };
/// Description of `RefundAdjustmentType`.
pub static REFUND_ADJUSTMENT_TYPE_VALUES: EnumInfo = EnumInfo {
    name: "RefundAdjustmentType",
    values: &["refund_shipping"],
    closed: false,
    section: "2, Refund",
};
/// Description of `RestockType`.
pub static RESTOCK_TYPE_VALUES: EnumInfo = EnumInfo { name: "RestockType", values: &["cancel"], closed: false, section: "2, Refund" };
/// Description of `TransactionStatus`.
pub static TRANSACTION_STATUS_VALUES: EnumInfo = EnumInfo {
    name: "TransactionStatus",
    values: &["succeeded"],
    closed: false,
    section: "2, Transaction",
};
/// Description of `FulfillmentEventStatus`.
pub static FULFILLMENT_EVENT_STATUS_VALUES: EnumInfo = EnumInfo {
    name: "FulfillmentEventStatus",
    values: &["label_printed"],
    closed: false,
    section: "2, Fulfillment event",
};
/// Description of `ProductStructure`.
pub static PRODUCT_STRUCTURE_VALUES: EnumInfo = EnumInfo {
    name: "ProductStructure",
    values: &["standalone"],
    closed: false,
    section: "2, Product",
};
/// Description of `Interval`.
pub static INTERVAL_VALUES: EnumInfo = EnumInfo {
    name: "Interval",
    values: &["day"],
    closed: false,
    section: "2, Product; 2, Subscription",
};
/// Description of `InventoryAvailability`.
pub static INVENTORY_AVAILABILITY_VALUES: EnumInfo = EnumInfo {
    name: "InventoryAvailability",
    values: &["in_stock"],
    closed: false,
    section: "2, Product",
};
/// Description of `PurchaseAvailability`.
pub static PURCHASE_AVAILABILITY_VALUES: EnumInfo = EnumInfo {
    name: "PurchaseAvailability",
    values: &["available"],
    closed: false,
    section: "2, Product",
};
/// Description of `SubscriptionStatus`.
pub static SUBSCRIPTION_STATUS_VALUES: EnumInfo = EnumInfo {
    name: "SubscriptionStatus",
    values: &["active"],
    closed: false,
    section: "2, Subscription",
};
/// Description of `Language`.
pub static LANGUAGE_VALUES: EnumInfo = EnumInfo {
    name: "Language",
    values: &["da", "de", "en", "es", "fi", "fr", "it", "nl", "no", "pt", "sv", "th"],
    closed: true,
    section: "2, Customer (user)",
};
/// Description of `UserType`.
pub static USER_TYPE_VALUES: EnumInfo = EnumInfo { name: "UserType", values: &["customer"], closed: false, section: "2, Customer (user)" };
/// Description of `TicketChannel`.
pub static TICKET_CHANNEL_VALUES: EnumInfo = EnumInfo {
    name: "TicketChannel",
    values: &["customer_account"],
    closed: false,
    section: "2, Support ticket",
};
/// Description of `TicketPriority`.
pub static TICKET_PRIORITY_VALUES: EnumInfo = EnumInfo {
    name: "TicketPriority",
    values: &["high"],
    closed: false,
    section: "2, Support ticket",
};
/// Description of `TicketStatus`.
pub static TICKET_STATUS_VALUES: EnumInfo = EnumInfo {
    name: "TicketStatus",
    values: &["new"],
    closed: false,
    section: "2, Support ticket",
};
/// Description of `DisputeResolution`.
pub static DISPUTE_RESOLUTION_VALUES: EnumInfo = EnumInfo {
    name: "DisputeResolution",
    values: &["could_not_find_order"],
    closed: false,
    section: "2, Dispute",
};
/// Description of `DisputeStatus`.
pub static DISPUTE_STATUS_VALUES: EnumInfo = EnumInfo { name: "DisputeStatus", values: &["new"], closed: false, section: "2, Dispute" };
/// Description of `DisputeType`.
pub static DISPUTE_TYPE_VALUES: EnumInfo = EnumInfo { name: "DisputeType", values: &["alert"], closed: false, section: "2, Dispute" };
/// Description of `GiftCardStatus`.
pub static GIFT_CARD_STATUS_VALUES: EnumInfo = EnumInfo {
    name: "GiftCardStatus",
    values: &["active", "disabled", "expired"],
    closed: true,
    section: "4, Query parameters of lists",
};
/// Description of `ApiVersion`.
pub static API_VERSION_VALUES: EnumInfo = EnumInfo { name: "ApiVersion", values: &["2023-02-10"], closed: true, section: "9" };
/// Description of `EventName`.
pub static EVENT_NAME_VALUES: EnumInfo = EnumInfo { name: "EventName", values: &["cart.abandoned"], closed: false, section: "6" };
