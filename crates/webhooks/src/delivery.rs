//! The payload of a delivery.
//!
//! This module knows the fields of the envelope. It must not know signatures or the records that exist.

#![allow(
    unexpected_cfgs,
    reason = "in documentation, the macro `shape!` names features of the models"
)]

use std::{fmt, ops::Deref};

use backoffice_models::{
    DecodeError, Json, Object, Record, Text, Timestamp, UnknownFields,
    runtime::{Access, Value, access, shape_impls},
};
use backoffice_shapes::{EnumInfo, FieldInfo, Presence, ShapeInfo, TypeInfo};

/// The API that sends deliveries.
pub trait Api: Sized + 'static {
    /// An event with its record.
    type Event;
    /// Name of an event.
    type Name: Value + AsRef<str> + Clone + PartialEq + 'static;
    /// Version of the API.
    type Version: Value + Clone + PartialEq + 'static;

    /// Description of a delivery, with [`fields`].
    const DELIVERY: &'static ShapeInfo;
    /// Returns the version of the records in new deliveries, if the API has versions.
    fn version() -> Option<Self::Version>;

    /// Reads the record of an event by its name.
    ///
    /// # Errors
    ///
    /// If the record is not a JSON object.
    fn read(name: &str, data: EventData<'_>) -> Result<Self::Event, DecodeError>;
}

/// The fields of a delivery, described in a section of the API document, with the type of the API's versions.
#[must_use]
pub const fn fields(
    events: &'static EnumInfo,
    versions: TypeInfo,
    section: &'static str,
) -> [FieldInfo; 5] {
    const fn field(name: &'static str, ty: TypeInfo, section: &'static str) -> FieldInfo {
        FieldInfo::new(name, ty, section).presence(Presence::Required).not_null()
    }
    [
        field("id", TypeInfo::String, section),
        field("type", TypeInfo::Enum(events), section),
        field("timestamp", TypeInfo::Timestamp, section),
        field("api_version", versions, section),
        field("data", TypeInfo::Object, section),
    ]
}

/// One delivery: an event and the record that it is about.
#[non_exhaustive]
pub struct Delivery<A: Api> {
    /// `id`: the same for each attempt to deliver. [`Received::id`] is there even if the body has none.
    pub id: Option<Text>,
    /// `type`: the event. The API document names one; any other is kept.
    pub event: Option<A::Name>,
    /// `timestamp`: the time of the event. The time of sending is in the headers.
    pub timestamp: Option<Timestamp>,
    /// `api_version`: the API version of `data`; unknown ones are kept.
    pub api_version: Option<A::Version>,
    /// `data`: the record, as the text that was sent. Decode it with [`data_as`](Self::data_as).
    pub data: Option<Object>,
    unknown_fields: UnknownFields,
}

impl<A: Api> Delivery<A> {
    /// Makes a delivery with every field, in the API version of these models.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice::models::{Customer, EventName, Record as _, Timestamp};
    /// use backoffice::webhooks::Delivery;
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
        event: A::Name,
        timestamp: Timestamp,
        record: &impl Record,
    ) -> Self {
        Self {
            id: Some(id.into()),
            event: Some(event),
            timestamp: Some(timestamp),
            api_version: A::version(),
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
    /// use backoffice::models::Record as _;
    /// use backoffice::webhooks::{Delivery, Event};
    ///
    /// let text = r#"{"id":"msg_1","type":"order.refunded","data":{"number":"1001"}}"#;
    /// match Delivery::from_json(text)?.event()? {
    ///     Event::OrderRefunded(order) => assert_eq!(order.number.as_ref().map(|n| n.as_str()), Some("1001")),
    ///     other => panic!("{other:?}"),
    /// }
    /// # Ok::<(), backoffice::models::DecodeError>(())
    /// ```
    pub fn event(&self) -> Result<A::Event, DecodeError> {
        let name = self.event.as_ref().map_or("", AsRef::as_ref);
        let (data, object) = (self.data_text(), self.data.as_ref());
        A::read(name, EventData { data, object })
    }

    /// Decodes the record in `data`. The event decides its type.
    ///
    /// # Errors
    ///
    /// If there is no `data`, or it is not a JSON object.
    pub fn data_as<T: Record>(&self) -> Result<T, DecodeError> {
        T::from_json(self.data_text())
    }

    fn data_text(&self) -> &str {
        let data = self.data.as_ref().map(Object::as_json);
        let kept = data.or_else(|| self.unknown_fields.get("data"));
        kept.map_or("null", Json::as_str)
    }

    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &UnknownFields {
        &self.unknown_fields
    }

    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut UnknownFields {
        &mut self.unknown_fields
    }
}

impl<A: Api> Default for Delivery<A> {
    fn default() -> Self {
        Self {
            id: None,
            event: None,
            timestamp: None,
            api_version: None,
            data: None,
            unknown_fields: UnknownFields::default(),
        }
    }
}

impl<A: Api> Clone for Delivery<A> {
    fn clone(&self) -> Self {
        Self {
            id: self.id.clone(),
            event: self.event.clone(),
            timestamp: self.timestamp.clone(),
            api_version: self.api_version.clone(),
            data: self.data.clone(),
            unknown_fields: self.unknown_fields.clone(),
        }
    }
}

impl<A: Api> PartialEq for Delivery<A> {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
            && self.event == other.event
            && self.timestamp == other.timestamp
            && self.api_version == other.api_version
            && self.data == other.data
            && self.unknown_fields == other.unknown_fields
    }
}

impl<A: Api> Access for Delivery<A> {
    fn info(&self) -> &'static ShapeInfo {
        A::DELIVERY
    }

    fn empty() -> Self {
        Self::default()
    }

    access!(0 "id" id 1 "type" event 2 "timestamp" timestamp 3 "api_version" api_version 4 "data" data);

    fn unknown_fields(&self) -> &UnknownFields {
        &self.unknown_fields
    }

    fn unknown_fields_mut(&mut self) -> &mut UnknownFields {
        &mut self.unknown_fields
    }
}

shape_impls!({ A: Api } Delivery<A>);

/// The record of a delivery, to be decoded as that of its event.
#[derive(Clone, Copy, Debug)]
pub struct EventData<'a> {
    data: &'a str,
    object: Option<&'a Object>,
}

impl EventData<'_> {
    /// Reads the record.
    ///
    /// # Errors
    ///
    /// If it is not a JSON object.
    pub fn record<T: Record>(&self) -> Result<T, DecodeError> {
        T::from_json(self.data)
    }

    /// Returns the record as it is; none if it is not an object.
    #[must_use]
    pub fn object(&self) -> Option<Object> {
        self.object.cloned()
    }
}

/// A delivery that a `Receiver` has verified.
#[non_exhaustive]
pub struct Received<A: Api> {
    /// Id that the signature covers (`webhook-id`), the same for each attempt to deliver: handle each id once. `None` if the scheme
    /// signs no id.
    pub id: Option<Text>,
    /// The payload.
    pub delivery: Delivery<A>,
}

impl<A: Api> Deref for Received<A> {
    type Target = Delivery<A>;

    fn deref(&self) -> &Delivery<A> {
        &self.delivery
    }
}

impl<A: Api> Clone for Received<A> {
    fn clone(&self) -> Self {
        Self { id: self.id.clone(), delivery: self.delivery.clone() }
    }
}

impl<A: Api> PartialEq for Received<A> {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id && self.delivery == other.delivery
    }
}

impl<A: Api> fmt::Debug for Received<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Received").field("id", &self.id).field("delivery", &self.delivery).finish()
    }
}
