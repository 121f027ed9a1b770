//! The payload of a delivery.
//!
//! This module knows the fields of the envelope. It must not know signatures or the records that exist.

#![allow(
    unexpected_cfgs,
    reason = "in documentation, the macro `shape!` names features of the models"
)]

use std::ops::Deref;

use crate::Event;
use backoffice_models::{
    ApiVersion, DecodeError, EventName, Json, Object, Record, Text, Timestamp, UnknownFields,
    info::{
        API_VERSION_VALUES, EVENT_NAME_VALUES, FieldInfo, Presence, ShapeInfo, ShapeKind, TypeInfo,
    },
};

/// Source of the fields: the API document is silent, the gap decides.
const SECTION: &str = "6, gap delivery-payload";

/// Shape of a delivery on the wire: `{id, type, timestamp, api_version, data}`. The API document does not
/// show it (section 6). The fields are a decision of this project, gap `delivery-payload`: those of the
/// Standard Webhooks payload, plus an id and a version.
pub static DELIVERY: ShapeInfo = ShapeInfo {
    name: "Delivery",
    kind: ShapeKind::Record,
    section: SECTION,
    fields_shown: true,
    about: "Delivery of an event to a webhook.",
    fields: &[
        field("id", TypeInfo::String),
        field("type", TypeInfo::Enum(&EVENT_NAME_VALUES)),
        field("timestamp", TypeInfo::Timestamp),
        field("api_version", TypeInfo::Enum(&API_VERSION_VALUES)),
        field("data", TypeInfo::Object),
    ],
};

const fn field(name: &'static str, ty: TypeInfo) -> FieldInfo {
    FieldInfo::new(name, ty, SECTION)
        .presence(Presence::Required)
        .not_null()
}

/// One delivery: an event and the record that it is about (gap `delivery-payload`).
///
/// As with every [`Record`], decoding fails only if the text is not one JSON object. A missing field is
/// `None`. [`unknown_fields`](Delivery::unknown_fields) keeps unknown fields and values of another type.
/// [`drift`](Record::drift) reports both, and [`to_json`](Record::to_json) writes everything back.
///
/// # Examples
///
/// ```
/// use backoffice_models::{Customer, CustomerId, EventName, Record as _};
/// use backoffice_webhooks::Delivery;
///
/// let text = r#"{"id":"msg_1","type":"customer.moved","timestamp":1675987200,"data":{"id":7},"attempt":2}"#;
/// let delivery = Delivery::from_json(text)?;
/// assert_eq!(delivery.event, Some(EventName::from("customer.moved")));
/// assert_eq!(delivery.data_as::<Customer>()?.id, Some(CustomerId::new(7)));
/// assert_eq!(delivery.timestamp, None); // a number where a date-time is expected
/// assert_eq!(delivery.unknown_fields().get("attempt").map(|json| json.as_str()), Some("2"));
///
/// let drift: Vec<_> = delivery.drift().iter().map(|drift| drift.pointer.clone()).collect();
/// assert_eq!(drift, ["/type", "/timestamp", "/api_version", "/attempt"]);
/// assert!(delivery.to_json().contains(r#""timestamp":1675987200"#));
/// # Ok::<(), backoffice_models::DecodeError>(())
/// ```
#[non_exhaustive]
#[derive(Clone, Default, PartialEq)]
pub struct Delivery {
    /// `id`: the same for each attempt to deliver. [`Received::id`] is there even if the body has none.
    pub id: Option<Text>,
    /// `type`: the event. The API document names one; any other is kept (gap `event-names`).
    pub event: Option<EventName>,
    /// `timestamp`: the time of the event. The time of sending is in the headers.
    pub timestamp: Option<Timestamp>,
    /// `api_version`: the API version of `data`; unknown ones are kept (gap `webhook-api-version`).
    pub api_version: Option<ApiVersion>,
    /// `data`: the record, as the text that was sent. Decode it with [`data_as`](Self::data_as).
    pub data: Option<Object>,
    unknown_fields: UnknownFields,
}

impl Delivery {
    /// Makes a delivery with every field, in the API version of these models.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_models::{Customer, EventName, Record as _, Timestamp};
    /// use backoffice_webhooks::Delivery;
    ///
    /// let customer = Customer::from_json(r#"{"id":7}"#)?;
    /// let time = Timestamp::new("2023-02-10T12:00:00Z")?;
    /// let delivery = Delivery::new("msg_1", EventName::CartAbandoned, time, &customer);
    /// assert_eq!(
    ///     delivery.to_json(),
    ///     r#"{"id":"msg_1","type":"cart.abandoned","timestamp":"2023-02-10T12:00:00Z","api_version":"2023-02-10","data":{"id":7}}"#
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn new(
        id: impl Into<Text>,
        event: EventName,
        timestamp: Timestamp,
        record: &impl Record,
    ) -> Self {
        Self {
            id: Some(id.into()),
            event: Some(event),
            timestamp: Some(timestamp),
            api_version: Some(ApiVersion::V20230210),
            // The text of a record is always one object.
            data: serde_json::from_str(&record.to_json()).ok(),
            unknown_fields: UnknownFields::default(),
        }
    }

    /// Decodes the record in `data` as that of the event.
    ///
    /// # Errors
    ///
    /// If there is no `data`, or it is not a JSON object.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_models::Record as _;
    /// use backoffice_webhooks::{Delivery, Event};
    ///
    /// let text = r#"{"id":"msg_1","type":"order.refunded","data":{"number":"1001"}}"#;
    /// match Delivery::from_json(text)?.event()? {
    ///     Event::OrderRefunded(order) => assert_eq!(order.number.as_ref().map(|n| n.as_str()), Some("1001")),
    ///     other => panic!("{other:?}"),
    /// }
    /// # Ok::<(), backoffice_models::DecodeError>(())
    /// ```
    pub fn event(&self) -> Result<Event, DecodeError> {
        let name = self.event.as_ref().map_or("", EventName::as_str);
        Event::read(name, EventData(self))
    }

    /// Decodes the record in `data`. The event decides its type.
    ///
    /// # Errors
    ///
    /// If there is no `data`, or it is not a JSON object.
    pub fn data_as<T: Record>(&self) -> Result<T, DecodeError> {
        let data = self.data.as_ref().map(Object::as_json);
        let kept = data.or_else(|| self.unknown_fields.get("data"));
        T::from_json(kept.map_or("null", Json::as_str))
    }
}

/// The record of a delivery, to be decoded as that of its event.
pub(crate) struct EventData<'a>(&'a Delivery);

impl EventData<'_> {
    pub(crate) fn record<T: Record>(&self) -> Result<T, DecodeError> {
        self.0.data_as()
    }

    /// Returns none if `data` is not an object.
    pub(crate) fn object(&self) -> Option<Object> {
        self.0.data.clone()
    }
}

/// A delivery that a [`Receiver`](crate::Receiver) has verified.
#[non_exhaustive]
#[derive(Clone, Debug, PartialEq)]
pub struct Received {
    /// Id that the signature covers (`webhook-id`), the same for each attempt to deliver: handle each id once. `None` if the scheme
    /// signs no id.
    pub id: Option<Text>,
    /// The payload.
    pub delivery: Delivery,
}

impl Deref for Received {
    type Target = Delivery;

    fn deref(&self) -> &Delivery {
        &self.delivery
    }
}

backoffice_models::runtime::shape! {
    Delivery = DELIVERY {
        0 "id" id,
        1 "type" event,
        2 "timestamp" timestamp,
        3 "api_version" api_version,
        4 "data" data
    }
}
