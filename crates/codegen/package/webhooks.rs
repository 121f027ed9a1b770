//! Receiver of deliveries.

#[rustfmt::skip]
mod generated {
    pub(super) mod events;
}

pub use backoffice_webhooks::*;

pub use self::generated::events::Event;
use self::generated::events::{self, Name, Version};
use crate::{
    description as info,
    description::{ShapeInfo, ShapeKind},
    models,
};

/// Shape of a delivery.
pub static DELIVERY: ShapeInfo = ShapeInfo {
    name: "Delivery",
    kind: ShapeKind::Record,
    section: "{section}",
    fields_shown: true,
    about: "Delivery of an event to a webhook.",
    fields: &events::fields("{section}"),
};

/// The API whose deliveries are received.
#[derive(Clone, Copy, Debug)]
pub enum Api {}

impl runtime::Api for Api {
    type Event = Event;
    type Name = Name;
    type Version = Version;

    const DELIVERY: &'static ShapeInfo = &DELIVERY;

    fn version() -> Option<Version> {
        events::version()
    }

    fn read(name: &str, data: runtime::EventData<'_>) -> Result<Event, runtime::DecodeError> {
        Event::read(name, data)
    }
}

/// Verifies and decodes deliveries.
pub type Receiver = runtime::Receiver<Api>;
