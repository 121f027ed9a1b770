// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! The events with their records.
use super::super::runtime;
use super::super::{info, models};
/// Name of an event.
pub(crate) type Name = models::EventName;
/// Version of the API.
pub(crate) type Version = models::ApiVersion;
/// Returns the version of the records in new deliveries.
pub(crate) fn version() -> Option<Version> {
    info::endpoints::VERSION.parse().ok()
}
/// The fields of a delivery, described in a section of the document.
pub(crate) const fn fields(section: &'static str) -> [info::FieldInfo; 5] {
    runtime::delivery_fields(&info::EVENT_NAME_VALUES, info::TypeInfo::Enum(&info::API_VERSION_VALUES), section)
}
/// An event with its record.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Event {
    /// `cart.abandoned`: A customer left a cart. No operation of the document emits it. Section 6, gaps `event-emitters`.
    CartAbandoned(Option<runtime::Object>),
    /// `fulfillment_event.created`: A fulfillment has a new event. Section 6, gaps `event-names`.
    FulfillmentEventCreated(Box<models::FulfillmentEvent>),
    /// `order.note_created`: An order has a new note. Section 6, gaps `event-names`.
    OrderNoteCreated(Box<models::OrderNote>),
    /// `order.refunded`: An order was refunded, in part or as a whole. Section 6, gaps `event-names`.
    OrderRefunded(Box<models::Order>),
    /// `product.updated`: A product was changed. Section 6, gaps `event-names`.
    ProductUpdated(Box<models::Product>),
    /// `product_image.created`: A product has a new image. Section 6, gaps `event-names`.
    ProductImageCreated(Box<models::ProductImage>),
    /// `subscription.updated`: A subscription was changed. Section 6, gaps `event-names`.
    SubscriptionUpdated(Box<models::Subscription>),
    /// `subscription_line.created`: A subscription has a new line. Section 6, gaps `event-names`.
    SubscriptionLineCreated(Box<models::SubscriptionLine>),
    /// `ticket.attachments_created`: A support ticket has new files. Section 6, gaps `event-names`.
    TicketAttachmentsCreated(Box<models::SupportTicket>),
    /// `transaction.captured`: A payment was captured. Section 6, gaps `event-names`.
    TransactionCaptured(Box<models::Transaction>),
    /// `user.note_created`: A customer has a new note. Section 6, gaps `event-names`.
    UserNoteCreated(Box<models::CustomerNote>),
    /// `user.updated`: A customer was changed. Section 6, gaps `event-names`.
    UserUpdated(Box<models::Customer>),
    /// `webhook.created`: A webhook was made. Other webhooks hear of it. Section 6, gaps `event-names`.
    WebhookCreated(Box<models::Webhook>),
    /// `webhook.disabled`: A webhook was set inactive, because its target is gone or its deliveries failed for too long. Other webhooks hear of it. Section 6, gaps `event-names`, `delivery-retries`.
    WebhookDisabled(Box<models::Webhook>),
    /// `webhook.updated`: A webhook was changed by a call. Section 6, gaps `event-names`.
    WebhookUpdated(Box<models::Webhook>),
    /// An event that this version does not know. Its record is the delivery's `data`.
    Unknown,
}
impl Event {
    /// Reads the record of an event by its name.
    pub(crate) fn read(name: &str, data: runtime::EventData<'_>) -> Result<Self, runtime::DecodeError> {
        let _ = data;
        Ok(
            match name {
                "cart.abandoned" => Self::CartAbandoned(data.object()),
                "fulfillment_event.created" => {
                    Self::FulfillmentEventCreated(Box::new(data.record()?))
                }
                "order.note_created" => Self::OrderNoteCreated(Box::new(data.record()?)),
                "order.refunded" => Self::OrderRefunded(Box::new(data.record()?)),
                "product.updated" => Self::ProductUpdated(Box::new(data.record()?)),
                "product_image.created" => {
                    Self::ProductImageCreated(Box::new(data.record()?))
                }
                "subscription.updated" => {
                    Self::SubscriptionUpdated(Box::new(data.record()?))
                }
                "subscription_line.created" => {
                    Self::SubscriptionLineCreated(Box::new(data.record()?))
                }
                "ticket.attachments_created" => {
                    Self::TicketAttachmentsCreated(Box::new(data.record()?))
                }
                "transaction.captured" => {
                    Self::TransactionCaptured(Box::new(data.record()?))
                }
                "user.note_created" => Self::UserNoteCreated(Box::new(data.record()?)),
                "user.updated" => Self::UserUpdated(Box::new(data.record()?)),
                "webhook.created" => Self::WebhookCreated(Box::new(data.record()?)),
                "webhook.disabled" => Self::WebhookDisabled(Box::new(data.record()?)),
                "webhook.updated" => Self::WebhookUpdated(Box::new(data.record()?)),
                _ => Self::Unknown,
            },
        )
    }
}
