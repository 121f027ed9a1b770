// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! Enumerations of several groups.
use super::super::runtime;
runtime::enumeration! {
    #[doc =
    " The document shows these values; others occur. Section 2, Product; 2, Subscription."]
    Interval = super::super::info::INTERVAL_VALUES { #[doc = " `day`"] Day = "day", }
}
runtime::open_enumeration!(Interval);
runtime::enumeration! {
    #[doc = " The document allows these values only. Section 9."] ApiVersion =
    super::super::info::API_VERSION_VALUES { #[doc = " `2023-02-10`"] V20230210 =
    "2023-02-10", }
}
runtime::closed_enumeration!(ApiVersion = super::super::info::API_VERSION_VALUES);
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 6."] EventName =
    super::super::info::EVENT_NAME_VALUES { #[doc = " `cart.abandoned`"] CartAbandoned =
    "cart.abandoned", } ours { #[doc =
    " `fulfillment_event.created`: a value of this project, not of the document (gaps `event-names`, `open-enumerations`)"]
    FulfillmentEventCreated = "fulfillment_event.created", #[doc =
    " `order.note_created`: a value of this project, not of the document (gaps `event-names`, `open-enumerations`)"]
    OrderNoteCreated = "order.note_created", #[doc =
    " `order.refunded`: a value of this project, not of the document (gaps `event-names`, `open-enumerations`)"]
    OrderRefunded = "order.refunded", #[doc =
    " `product.updated`: a value of this project, not of the document (gaps `event-names`, `open-enumerations`)"]
    ProductUpdated = "product.updated", #[doc =
    " `product_image.created`: a value of this project, not of the document (gaps `event-names`, `open-enumerations`)"]
    ProductImageCreated = "product_image.created", #[doc =
    " `subscription.updated`: a value of this project, not of the document (gaps `event-names`, `open-enumerations`)"]
    SubscriptionUpdated = "subscription.updated", #[doc =
    " `subscription_line.created`: a value of this project, not of the document (gaps `event-names`, `open-enumerations`)"]
    SubscriptionLineCreated = "subscription_line.created", #[doc =
    " `ticket.attachments_created`: a value of this project, not of the document (gaps `event-names`, `open-enumerations`)"]
    TicketAttachmentsCreated = "ticket.attachments_created", #[doc =
    " `transaction.captured`: a value of this project, not of the document (gaps `event-names`, `open-enumerations`)"]
    TransactionCaptured = "transaction.captured", #[doc =
    " `user.note_created`: a value of this project, not of the document (gaps `event-names`, `open-enumerations`)"]
    UserNoteCreated = "user.note_created", #[doc =
    " `user.updated`: a value of this project, not of the document (gaps `event-names`, `open-enumerations`)"]
    UserUpdated = "user.updated", #[doc =
    " `webhook.created`: a value of this project, not of the document (gaps `event-names`, `open-enumerations`)"]
    WebhookCreated = "webhook.created", #[doc =
    " `webhook.disabled`: a value of this project, not of the document (gaps `event-names`, `open-enumerations`)"]
    WebhookDisabled = "webhook.disabled", #[doc =
    " `webhook.updated`: a value of this project, not of the document (gaps `event-names`, `open-enumerations`)"]
    WebhookUpdated = "webhook.updated", }
}
runtime::open_enumeration!(EventName);
