// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! Enumerations: the documented values, and any other text kept.
use crate::runtime;
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Order."]
    FulfillmentStatus = FULFILLMENT_STATUS_VALUES { #[doc = " `not_required`"]
    NotRequired = "not_required", }
}
runtime::open_enumeration!(FulfillmentStatus);
/// What the document says of `FulfillmentStatus`.
pub static FULFILLMENT_STATUS_VALUES: runtime::EnumInfo = runtime::EnumInfo {
    name: "FulfillmentStatus",
    values: &["not_required"],
    closed: false,
    section: "2, Order",
};
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Order."]
    PaymentStatus = PAYMENT_STATUS_VALUES { #[doc = " `pending`"] Pending = "pending", }
}
runtime::open_enumeration!(PaymentStatus);
/// What the document says of `PaymentStatus`.
pub static PAYMENT_STATUS_VALUES: runtime::EnumInfo = runtime::EnumInfo {
    name: "PaymentStatus",
    values: &["pending"],
    closed: false,
    section: "2, Order",
};
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Refund."]
    RefundAdjustmentType = REFUND_ADJUSTMENT_TYPE_VALUES { #[doc = " `refund_shipping`"]
    RefundShipping = "refund_shipping", }
}
runtime::open_enumeration!(RefundAdjustmentType);
/// What the document says of `RefundAdjustmentType`.
pub static REFUND_ADJUSTMENT_TYPE_VALUES: runtime::EnumInfo = runtime::EnumInfo {
    name: "RefundAdjustmentType",
    values: &["refund_shipping"],
    closed: false,
    section: "2, Refund",
};
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Refund."]
    RestockType = RESTOCK_TYPE_VALUES { #[doc = " `cancel`"] Cancel = "cancel", }
}
runtime::open_enumeration!(RestockType);
/// What the document says of `RestockType`.
pub static RESTOCK_TYPE_VALUES: runtime::EnumInfo = runtime::EnumInfo {
    name: "RestockType",
    values: &["cancel"],
    closed: false,
    section: "2, Refund",
};
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Transaction."]
    TransactionStatus = TRANSACTION_STATUS_VALUES { #[doc = " `succeeded`"] Succeeded =
    "succeeded", }
}
runtime::open_enumeration!(TransactionStatus);
/// What the document says of `TransactionStatus`.
pub static TRANSACTION_STATUS_VALUES: runtime::EnumInfo = runtime::EnumInfo {
    name: "TransactionStatus",
    values: &["succeeded"],
    closed: false,
    section: "2, Transaction",
};
runtime::enumeration! {
    #[doc =
    " The document shows these values; others occur. Section 2, Fulfillment event."]
    FulfillmentEventStatus = FULFILLMENT_EVENT_STATUS_VALUES { #[doc =
    " `label_printed`"] LabelPrinted = "label_printed", }
}
runtime::open_enumeration!(FulfillmentEventStatus);
/// What the document says of `FulfillmentEventStatus`.
pub static FULFILLMENT_EVENT_STATUS_VALUES: runtime::EnumInfo = runtime::EnumInfo {
    name: "FulfillmentEventStatus",
    values: &["label_printed"],
    closed: false,
    section: "2, Fulfillment event",
};
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Product."]
    ProductStructure = PRODUCT_STRUCTURE_VALUES { #[doc = " `standalone`"] Standalone =
    "standalone", }
}
runtime::open_enumeration!(ProductStructure);
/// What the document says of `ProductStructure`.
pub static PRODUCT_STRUCTURE_VALUES: runtime::EnumInfo = runtime::EnumInfo {
    name: "ProductStructure",
    values: &["standalone"],
    closed: false,
    section: "2, Product",
};
runtime::enumeration! {
    #[doc =
    " The document shows these values; others occur. Section 2, Product; 2, Subscription."]
    Interval = INTERVAL_VALUES { #[doc = " `day`"] Day = "day", }
}
runtime::open_enumeration!(Interval);
/// What the document says of `Interval`.
pub static INTERVAL_VALUES: runtime::EnumInfo = runtime::EnumInfo {
    name: "Interval",
    values: &["day"],
    closed: false,
    section: "2, Product; 2, Subscription",
};
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Product."]
    InventoryAvailability = INVENTORY_AVAILABILITY_VALUES { #[doc = " `in_stock`"]
    InStock = "in_stock", }
}
runtime::open_enumeration!(InventoryAvailability);
/// What the document says of `InventoryAvailability`.
pub static INVENTORY_AVAILABILITY_VALUES: runtime::EnumInfo = runtime::EnumInfo {
    name: "InventoryAvailability",
    values: &["in_stock"],
    closed: false,
    section: "2, Product",
};
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Product."]
    PurchaseAvailability = PURCHASE_AVAILABILITY_VALUES { #[doc = " `available`"]
    Available = "available", }
}
runtime::open_enumeration!(PurchaseAvailability);
/// What the document says of `PurchaseAvailability`.
pub static PURCHASE_AVAILABILITY_VALUES: runtime::EnumInfo = runtime::EnumInfo {
    name: "PurchaseAvailability",
    values: &["available"],
    closed: false,
    section: "2, Product",
};
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Subscription."]
    SubscriptionStatus = SUBSCRIPTION_STATUS_VALUES { #[doc = " `active`"] Active =
    "active", }
}
runtime::open_enumeration!(SubscriptionStatus);
/// What the document says of `SubscriptionStatus`.
pub static SUBSCRIPTION_STATUS_VALUES: runtime::EnumInfo = runtime::EnumInfo {
    name: "SubscriptionStatus",
    values: &["active"],
    closed: false,
    section: "2, Subscription",
};
runtime::enumeration! {
    #[doc = " The document allows these values only. Section 2, Customer (user)."]
    Language = LANGUAGE_VALUES { #[doc = " `da`"] Da = "da", #[doc = " `de`"] De = "de",
    #[doc = " `en`"] En = "en", #[doc = " `es`"] Es = "es", #[doc = " `fi`"] Fi = "fi",
    #[doc = " `fr`"] Fr = "fr", #[doc = " `it`"] It = "it", #[doc = " `nl`"] Nl = "nl",
    #[doc = " `no`"] No = "no", #[doc = " `pt`"] Pt = "pt", #[doc = " `sv`"] Sv = "sv",
    #[doc = " `th`"] Th = "th", }
}
runtime::closed_enumeration!(Language = LANGUAGE_VALUES);
/// What the document says of `Language`.
pub static LANGUAGE_VALUES: runtime::EnumInfo = runtime::EnumInfo {
    name: "Language",
    values: &["da", "de", "en", "es", "fi", "fr", "it", "nl", "no", "pt", "sv", "th"],
    closed: true,
    section: "2, Customer (user)",
};
runtime::enumeration! {
    #[doc =
    " The document shows these values; others occur. Section 2, Customer (user)."]
    UserType = USER_TYPE_VALUES { #[doc = " `customer`"] Customer = "customer", }
}
runtime::open_enumeration!(UserType);
/// What the document says of `UserType`.
pub static USER_TYPE_VALUES: runtime::EnumInfo = runtime::EnumInfo {
    name: "UserType",
    values: &["customer"],
    closed: false,
    section: "2, Customer (user)",
};
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Support ticket."]
    TicketChannel = TICKET_CHANNEL_VALUES { #[doc = " `customer_account`"]
    CustomerAccount = "customer_account", }
}
runtime::open_enumeration!(TicketChannel);
/// What the document says of `TicketChannel`.
pub static TICKET_CHANNEL_VALUES: runtime::EnumInfo = runtime::EnumInfo {
    name: "TicketChannel",
    values: &["customer_account"],
    closed: false,
    section: "2, Support ticket",
};
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Support ticket."]
    TicketPriority = TICKET_PRIORITY_VALUES { #[doc = " `high`"] High = "high", }
}
runtime::open_enumeration!(TicketPriority);
/// What the document says of `TicketPriority`.
pub static TICKET_PRIORITY_VALUES: runtime::EnumInfo = runtime::EnumInfo {
    name: "TicketPriority",
    values: &["high"],
    closed: false,
    section: "2, Support ticket",
};
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Support ticket."]
    TicketStatus = TICKET_STATUS_VALUES { #[doc = " `new`"] New = "new", }
}
runtime::open_enumeration!(TicketStatus);
/// What the document says of `TicketStatus`.
pub static TICKET_STATUS_VALUES: runtime::EnumInfo = runtime::EnumInfo {
    name: "TicketStatus",
    values: &["new"],
    closed: false,
    section: "2, Support ticket",
};
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Dispute."]
    DisputeResolution = DISPUTE_RESOLUTION_VALUES { #[doc = " `could_not_find_order`"]
    CouldNotFindOrder = "could_not_find_order", }
}
runtime::open_enumeration!(DisputeResolution);
/// What the document says of `DisputeResolution`.
pub static DISPUTE_RESOLUTION_VALUES: runtime::EnumInfo = runtime::EnumInfo {
    name: "DisputeResolution",
    values: &["could_not_find_order"],
    closed: false,
    section: "2, Dispute",
};
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Dispute."]
    DisputeStatus = DISPUTE_STATUS_VALUES { #[doc = " `new`"] New = "new", }
}
runtime::open_enumeration!(DisputeStatus);
/// What the document says of `DisputeStatus`.
pub static DISPUTE_STATUS_VALUES: runtime::EnumInfo = runtime::EnumInfo {
    name: "DisputeStatus",
    values: &["new"],
    closed: false,
    section: "2, Dispute",
};
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Dispute."]
    DisputeType = DISPUTE_TYPE_VALUES { #[doc = " `alert`"] Alert = "alert", }
}
runtime::open_enumeration!(DisputeType);
/// What the document says of `DisputeType`.
pub static DISPUTE_TYPE_VALUES: runtime::EnumInfo = runtime::EnumInfo {
    name: "DisputeType",
    values: &["alert"],
    closed: false,
    section: "2, Dispute",
};
runtime::enumeration! {
    #[doc =
    " The document allows these values only. Section 4, Query parameters of lists."]
    GiftCardStatus = GIFT_CARD_STATUS_VALUES { #[doc = " `active`"] Active = "active",
    #[doc = " `disabled`"] Disabled = "disabled", #[doc = " `expired`"] Expired =
    "expired", }
}
runtime::closed_enumeration!(GiftCardStatus = GIFT_CARD_STATUS_VALUES);
/// What the document says of `GiftCardStatus`.
pub static GIFT_CARD_STATUS_VALUES: runtime::EnumInfo = runtime::EnumInfo {
    name: "GiftCardStatus",
    values: &["active", "disabled", "expired"],
    closed: true,
    section: "4, Query parameters of lists",
};
runtime::enumeration! {
    #[doc = " The document allows these values only. Section 9."] ApiVersion =
    API_VERSION_VALUES { #[doc = " `2023-02-10`"] V20230210 = "2023-02-10", }
}
runtime::closed_enumeration!(ApiVersion = API_VERSION_VALUES);
/// What the document says of `ApiVersion`.
pub static API_VERSION_VALUES: runtime::EnumInfo = runtime::EnumInfo {
    name: "ApiVersion",
    values: &["2023-02-10"],
    closed: true,
    section: "9",
};
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 6."] EventName =
    EVENT_NAME_VALUES { #[doc = " `cart.abandoned`"] CartAbandoned = "cart.abandoned", }
}
runtime::open_enumeration!(EventName);
/// What the document says of `EventName`.
pub static EVENT_NAME_VALUES: runtime::EnumInfo = runtime::EnumInfo {
    name: "EventName",
    values: &["cart.abandoned"],
    closed: false,
    section: "6",
};
