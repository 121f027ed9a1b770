//! Receiver of deliveries.

#[rustfmt::skip]
mod generated {
    pub(super) mod events;
}

pub use backoffice_webhooks::*;

pub use self::generated::events::Event;
use crate::{
    description::{API_VERSION_VALUES, EVENT_NAME_VALUES, ShapeInfo, ShapeKind, endpoints},
    models::{self, ApiVersion, EventName},
};

/// Shape of a delivery.
pub static DELIVERY: ShapeInfo = ShapeInfo {
    name: "Delivery",
    kind: ShapeKind::Record,
    section: "6",
    fields_shown: true,
    about: "Delivery of an event to a webhook.",
    fields: &runtime::delivery_fields(&EVENT_NAME_VALUES, &API_VERSION_VALUES, "6"),
};

/// The API whose deliveries are received.
#[derive(Clone, Copy, Debug)]
pub enum Api {}

impl runtime::Api for Api {
    type Event = Event;
    type Name = EventName;
    type Version = ApiVersion;

    const DELIVERY: &'static ShapeInfo = &DELIVERY;

    fn version() -> Option<ApiVersion> {
        endpoints::VERSION.parse().ok()
    }

    fn read(name: &str, data: runtime::EventData<'_>) -> Result<Event, runtime::DecodeError> {
        Event::read(name, data)
    }
}

/// Verifies and decodes deliveries.
pub type Receiver = runtime::Receiver<Api>;
