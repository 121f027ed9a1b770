// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! Enumerations: the documented values, and any other text kept.
use crate::runtime;
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Order."]
    FulfillmentStatus = FULFILLMENT_STATUS_VALUES { #[doc = " `not_required`"]
    NotRequired = "not_required", }
}
runtime::open_enumeration!(FulfillmentStatus);
pub use crate::info::FULFILLMENT_STATUS_VALUES;
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Order."]
    PaymentStatus = PAYMENT_STATUS_VALUES { #[doc = " `pending`"] Pending = "pending", }
}
runtime::open_enumeration!(PaymentStatus);
pub use crate::info::PAYMENT_STATUS_VALUES;
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Refund."]
    RefundAdjustmentType = REFUND_ADJUSTMENT_TYPE_VALUES { #[doc = " `refund_shipping`"]
    RefundShipping = "refund_shipping", }
}
runtime::open_enumeration!(RefundAdjustmentType);
pub use crate::info::REFUND_ADJUSTMENT_TYPE_VALUES;
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Refund."]
    RestockType = RESTOCK_TYPE_VALUES { #[doc = " `cancel`"] Cancel = "cancel", }
}
runtime::open_enumeration!(RestockType);
pub use crate::info::RESTOCK_TYPE_VALUES;
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Transaction."]
    TransactionStatus = TRANSACTION_STATUS_VALUES { #[doc = " `succeeded`"] Succeeded =
    "succeeded", }
}
runtime::open_enumeration!(TransactionStatus);
pub use crate::info::TRANSACTION_STATUS_VALUES;
runtime::enumeration! {
    #[doc =
    " The document shows these values; others occur. Section 2, Fulfillment event."]
    FulfillmentEventStatus = FULFILLMENT_EVENT_STATUS_VALUES { #[doc =
    " `label_printed`"] LabelPrinted = "label_printed", }
}
runtime::open_enumeration!(FulfillmentEventStatus);
pub use crate::info::FULFILLMENT_EVENT_STATUS_VALUES;
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Product."]
    ProductStructure = PRODUCT_STRUCTURE_VALUES { #[doc = " `standalone`"] Standalone =
    "standalone", }
}
runtime::open_enumeration!(ProductStructure);
pub use crate::info::PRODUCT_STRUCTURE_VALUES;
runtime::enumeration! {
    #[doc =
    " The document shows these values; others occur. Section 2, Product; 2, Subscription."]
    Interval = INTERVAL_VALUES { #[doc = " `day`"] Day = "day", }
}
runtime::open_enumeration!(Interval);
pub use crate::info::INTERVAL_VALUES;
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Product."]
    InventoryAvailability = INVENTORY_AVAILABILITY_VALUES { #[doc = " `in_stock`"]
    InStock = "in_stock", }
}
runtime::open_enumeration!(InventoryAvailability);
pub use crate::info::INVENTORY_AVAILABILITY_VALUES;
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Product."]
    PurchaseAvailability = PURCHASE_AVAILABILITY_VALUES { #[doc = " `available`"]
    Available = "available", }
}
runtime::open_enumeration!(PurchaseAvailability);
pub use crate::info::PURCHASE_AVAILABILITY_VALUES;
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Subscription."]
    SubscriptionStatus = SUBSCRIPTION_STATUS_VALUES { #[doc = " `active`"] Active =
    "active", }
}
runtime::open_enumeration!(SubscriptionStatus);
pub use crate::info::SUBSCRIPTION_STATUS_VALUES;
runtime::enumeration! {
    #[doc = " The document allows these values only. Section 2, Customer (user)."]
    Language = LANGUAGE_VALUES { #[doc = " `da`"] Da = "da", #[doc = " `de`"] De = "de",
    #[doc = " `en`"] En = "en", #[doc = " `es`"] Es = "es", #[doc = " `fi`"] Fi = "fi",
    #[doc = " `fr`"] Fr = "fr", #[doc = " `it`"] It = "it", #[doc = " `nl`"] Nl = "nl",
    #[doc = " `no`"] No = "no", #[doc = " `pt`"] Pt = "pt", #[doc = " `sv`"] Sv = "sv",
    #[doc = " `th`"] Th = "th", }
}
runtime::closed_enumeration!(Language = LANGUAGE_VALUES);
pub use crate::info::LANGUAGE_VALUES;
runtime::enumeration! {
    #[doc =
    " The document shows these values; others occur. Section 2, Customer (user)."]
    UserType = USER_TYPE_VALUES { #[doc = " `customer`"] Customer = "customer", }
}
runtime::open_enumeration!(UserType);
pub use crate::info::USER_TYPE_VALUES;
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Support ticket."]
    TicketChannel = TICKET_CHANNEL_VALUES { #[doc = " `customer_account`"]
    CustomerAccount = "customer_account", }
}
runtime::open_enumeration!(TicketChannel);
pub use crate::info::TICKET_CHANNEL_VALUES;
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Support ticket."]
    TicketPriority = TICKET_PRIORITY_VALUES { #[doc = " `high`"] High = "high", }
}
runtime::open_enumeration!(TicketPriority);
pub use crate::info::TICKET_PRIORITY_VALUES;
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Support ticket."]
    TicketStatus = TICKET_STATUS_VALUES { #[doc = " `new`"] New = "new", }
}
runtime::open_enumeration!(TicketStatus);
pub use crate::info::TICKET_STATUS_VALUES;
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Dispute."]
    DisputeResolution = DISPUTE_RESOLUTION_VALUES { #[doc = " `could_not_find_order`"]
    CouldNotFindOrder = "could_not_find_order", }
}
runtime::open_enumeration!(DisputeResolution);
pub use crate::info::DISPUTE_RESOLUTION_VALUES;
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Dispute."]
    DisputeStatus = DISPUTE_STATUS_VALUES { #[doc = " `new`"] New = "new", }
}
runtime::open_enumeration!(DisputeStatus);
pub use crate::info::DISPUTE_STATUS_VALUES;
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Dispute."]
    DisputeType = DISPUTE_TYPE_VALUES { #[doc = " `alert`"] Alert = "alert", }
}
runtime::open_enumeration!(DisputeType);
pub use crate::info::DISPUTE_TYPE_VALUES;
runtime::enumeration! {
    #[doc =
    " The document allows these values only. Section 4, Query parameters of lists."]
    GiftCardStatus = GIFT_CARD_STATUS_VALUES { #[doc = " `active`"] Active = "active",
    #[doc = " `disabled`"] Disabled = "disabled", #[doc = " `expired`"] Expired =
    "expired", }
}
runtime::closed_enumeration!(GiftCardStatus = GIFT_CARD_STATUS_VALUES);
pub use crate::info::GIFT_CARD_STATUS_VALUES;
runtime::enumeration! {
    #[doc = " The document allows these values only. Section 9."] ApiVersion =
    API_VERSION_VALUES { #[doc = " `2023-02-10`"] V20230210 = "2023-02-10", }
}
runtime::closed_enumeration!(ApiVersion = API_VERSION_VALUES);
pub use crate::info::API_VERSION_VALUES;
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 6."] EventName =
    EVENT_NAME_VALUES { #[doc = " `cart.abandoned`"] CartAbandoned = "cart.abandoned", }
}
runtime::open_enumeration!(EventName);
pub use crate::info::EVENT_NAME_VALUES;
