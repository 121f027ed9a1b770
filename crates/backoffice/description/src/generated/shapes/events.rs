// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! Events as constants.
use crate::info::Event;
/// Every event, in table order.
pub static ALL: &[&crate::info::Event] = &[
    &CART_ABANDONED, &FULFILLMENT_EVENT_CREATED, &ORDER_NOTE_CREATED, &ORDER_REFUNDED, &PRODUCT_UPDATED, &PRODUCT_IMAGE_CREATED,
    &SUBSCRIPTION_UPDATED, &SUBSCRIPTION_LINE_CREATED, &TICKET_ATTACHMENTS_CREATED, &TRANSACTION_CAPTURED, &USER_NOTE_CREATED,
    &USER_UPDATED, &WEBHOOK_CREATED, &WEBHOOK_DISABLED, &WEBHOOK_UPDATED,
];
/// `cart.abandoned`: A customer left a cart. No operation of the document emits it. Section 6, gaps `event-emitters`.
pub static CART_ABANDONED: Event = Event {
    name: "cart.abandoned",
    about: "A customer left a cart. No operation of the document emits it.",
    emitter: None,
    data: None,
    section: "6",
    gaps: &["event-emitters"],
};
/// `fulfillment_event.created`: A fulfillment has a new event. Section 6, gaps `event-names`.
pub static FULFILLMENT_EVENT_CREATED: Event = Event {
    name: "fulfillment_event.created",
    about: "A fulfillment has a new event.",
    emitter: Some(&super::endpoints::CREATE_FULFILLMENT_EVENT),
    data: Some(&super::FULFILLMENT_EVENT),
    section: "6",
    gaps: &["event-names"],
};
/// `order.note_created`: An order has a new note. Section 6, gaps `event-names`.
pub static ORDER_NOTE_CREATED: Event = Event {
    name: "order.note_created",
    about: "An order has a new note.",
    emitter: Some(&super::endpoints::CREATE_ORDER_NOTE),
    data: Some(&super::ORDER_NOTE),
    section: "6",
    gaps: &["event-names"],
};
/// `order.refunded`: An order was refunded, in part or as a whole. Section 6, gaps `event-names`.
pub static ORDER_REFUNDED: Event = Event {
    name: "order.refunded",
    about: "An order was refunded, in part or as a whole.",
    emitter: Some(&super::endpoints::REFUND_ORDER),
    data: Some(&super::ORDER),
    section: "6",
    gaps: &["event-names"],
};
/// `product.updated`: A product was changed. Section 6, gaps `event-names`.
pub static PRODUCT_UPDATED: Event = Event {
    name: "product.updated",
    about: "A product was changed.",
    emitter: Some(&super::endpoints::UPDATE_PRODUCT),
    data: Some(&super::PRODUCT),
    section: "6",
    gaps: &["event-names"],
};
/// `product_image.created`: A product has a new image. Section 6, gaps `event-names`.
pub static PRODUCT_IMAGE_CREATED: Event = Event {
    name: "product_image.created",
    about: "A product has a new image.",
    emitter: Some(&super::endpoints::CREATE_PRODUCT_IMAGE),
    data: Some(&super::PRODUCT_IMAGE),
    section: "6",
    gaps: &["event-names"],
};
/// `subscription.updated`: A subscription was changed. Section 6, gaps `event-names`.
pub static SUBSCRIPTION_UPDATED: Event = Event {
    name: "subscription.updated",
    about: "A subscription was changed.",
    emitter: Some(&super::endpoints::UPDATE_SUBSCRIPTION),
    data: Some(&super::SUBSCRIPTION),
    section: "6",
    gaps: &["event-names"],
};
/// `subscription_line.created`: A subscription has a new line. Section 6, gaps `event-names`.
pub static SUBSCRIPTION_LINE_CREATED: Event = Event {
    name: "subscription_line.created",
    about: "A subscription has a new line.",
    emitter: Some(&super::endpoints::CREATE_SUBSCRIPTION_LINE),
    data: Some(&super::SUBSCRIPTION_LINE),
    section: "6",
    gaps: &["event-names"],
};
/// `ticket.attachments_created`: A support ticket has new files. Section 6, gaps `event-names`.
pub static TICKET_ATTACHMENTS_CREATED: Event = Event {
    name: "ticket.attachments_created",
    about: "A support ticket has new files.",
    emitter: Some(&super::endpoints::UPLOAD_TICKET_ATTACHMENTS),
    data: Some(&super::SUPPORT_TICKET),
    section: "6",
    gaps: &["event-names"],
};
/// `transaction.captured`: A payment was captured. Section 6, gaps `event-names`.
pub static TRANSACTION_CAPTURED: Event = Event {
    name: "transaction.captured",
    about: "A payment was captured.",
    emitter: Some(&super::endpoints::CAPTURE_TRANSACTION),
    data: Some(&super::TRANSACTION),
    section: "6",
    gaps: &["event-names"],
};
/// `user.note_created`: A customer has a new note. Section 6, gaps `event-names`.
pub static USER_NOTE_CREATED: Event = Event {
    name: "user.note_created",
    about: "A customer has a new note.",
    emitter: Some(&super::endpoints::CREATE_USER_NOTE),
    data: Some(&super::CUSTOMER_NOTE),
    section: "6",
    gaps: &["event-names"],
};
/// `user.updated`: A customer was changed. Section 6, gaps `event-names`.
pub static USER_UPDATED: Event = Event {
    name: "user.updated",
    about: "A customer was changed.",
    emitter: Some(&super::endpoints::UPDATE_USER),
    data: Some(&super::CUSTOMER),
    section: "6",
    gaps: &["event-names"],
};
/// `webhook.created`: A webhook was made. Other webhooks hear of it. Section 6, gaps `event-names`.
pub static WEBHOOK_CREATED: Event = Event {
    name: "webhook.created",
    about: "A webhook was made. Other webhooks hear of it.",
    emitter: Some(&super::endpoints::CREATE_WEBHOOK),
    data: Some(&super::WEBHOOK),
    section: "6",
    gaps: &["event-names"],
};
/// `webhook.disabled`: A webhook was set inactive, because its target is gone or its deliveries failed for too long. Other webhooks hear of it. Section 6, gaps `event-names`, `delivery-retries`.
pub static WEBHOOK_DISABLED: Event = Event {
    name: "webhook.disabled",
    about: "A webhook was set inactive, because its target is gone or its deliveries failed for too long. Other webhooks hear of it.",
    emitter: None,
    data: Some(&super::WEBHOOK),
    section: "6",
    gaps: &["event-names", "delivery-retries"],
};
/// `webhook.updated`: A webhook was changed by a call. Section 6, gaps `event-names`.
pub static WEBHOOK_UPDATED: Event = Event {
    name: "webhook.updated",
    about: "A webhook was changed by a call.",
    emitter: Some(&super::endpoints::UPDATE_WEBHOOK),
    data: Some(&super::WEBHOOK),
    section: "6",
    gaps: &["event-names"],
};
