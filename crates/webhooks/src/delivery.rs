//! The payload of a delivery.
//!
//! This module knows the envelope's fields. It must not know of signatures, or which records there are.

use backoffice_models::{
    API_VERSION_VALUES, ApiVersion, DecodeError, EVENT_NAME_VALUES, EventName, Json, Object,
    Record, Timestamp, UnknownFields,
    info::{FieldInfo, Presence, ShapeInfo, ShapeKind, TypeInfo},
    runtime::{Field, Fields},
};

/// Where the API document is silent on deliveries, and what decides instead.
const SECTION: &str = "6, gap delivery-payload";

/// What a delivery is on the wire: `{id, type, timestamp, api_version, data}`. The API document does not show it
/// (section 6); the fields are this project's decision, gap `delivery-payload`, and those of the Standard Webhooks
/// payload with an id and a version.
///
/// # Examples
///
/// ```
/// use backoffice_webhooks::DELIVERY;
///
/// let names: Vec<_> = DELIVERY.fields.iter().map(|field| field.name).collect();
/// assert_eq!(names, ["id", "type", "timestamp", "api_version", "data"]);
/// ```
pub static DELIVERY: ShapeInfo = ShapeInfo {
    name: "Delivery",
    kind: ShapeKind::Record,
    section: SECTION,
    fields_shown: true,
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

/// One delivery: that an event happened, and the record it happened to (gap `delivery-payload`).
///
/// It decodes whatever the sender makes of its fields, as every [`Record`] does: a field that is missing is
/// `None`, one that does not fit or is not listed here is kept in [`unknown_fields`](Delivery::unknown_fields), both are reported by
/// [`drift`](Record::drift), and [`to_json`](Record::to_json) writes everything back. Only what is not one JSON object
/// fails.
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
    /// `id`: the same each time the delivery is tried. What was done for it need not be done again.
    pub id: Option<String>,
    /// `type`: what happened. The API document names one event; any other is kept (gap `event-names`).
    pub event: Option<EventName>,
    /// `timestamp`: when it happened. When the delivery was sent stands in its headers.
    pub timestamp: Option<Timestamp>,
    /// `api_version`: the version in whose form `data` is; any other is kept (gap `webhook-api-version`).
    pub api_version: Option<ApiVersion>,
    /// `data`: the record, as the text that was sent.
    pub data: Option<Object>,
    unknown_fields: UnknownFields,
}

impl Delivery {
    /// A delivery with every field, in the version that these models are of.
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
        id: impl Into<String>,
        event: EventName,
        timestamp: Timestamp,
        record: &impl Record,
    ) -> Self {
        Self {
            id: Some(id.into()),
            event: Some(event),
            timestamp: Some(timestamp),
            api_version: Some(ApiVersion::V20230210),
            // A record's text is always one object.
            data: serde_json::from_str(&record.to_json()).ok(),
            unknown_fields: UnknownFields::default(),
        }
    }

    /// The record in `data`, as the type that the event has.
    ///
    /// # Errors
    ///
    /// If there is no `data`, or it is not a JSON object.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_models::{Order, Record as _};
    /// use backoffice_webhooks::Delivery;
    ///
    /// let delivery = Delivery::from_json(r#"{"data":{"number":"1042"}}"#)?;
    /// let order: Order = delivery.data_as()?;
    /// assert_eq!(order.number.as_ref().map(|number| number.as_str()), Some("1042"));
    ///
    /// let delivery = Delivery::from_json(r#"{"data":[]}"#)?;
    /// assert!(delivery.data_as::<Order>().unwrap_err().is_not_an_object());
    /// # Ok::<(), backoffice_models::DecodeError>(())
    /// ```
    pub fn data_as<T: Record>(&self) -> Result<T, DecodeError> {
        let data = self.data.as_ref().map(Object::as_json);
        let kept = data.or_else(|| self.unknown_fields.get("data"));
        T::from_json(kept.map_or("null", Json::as_str))
    }

    /// Fields that are not listed here and values that do not fit, as they were read.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_models::Record as _;
    /// use backoffice_webhooks::Delivery;
    ///
    /// let delivery = Delivery::from_json(r#"{"id":"msg_1","attempt":2}"#)?;
    /// assert_eq!(delivery.unknown_fields().get("attempt").map(|json| json.as_str()), Some("2"));
    /// # Ok::<(), backoffice_models::DecodeError>(())
    /// ```
    #[must_use]
    pub fn unknown_fields(&self) -> &UnknownFields {
        &self.unknown_fields
    }

    /// Fields that are not listed here and values that do not fit, as they were read.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_models::{Json, Record as _};
    /// use backoffice_webhooks::Delivery;
    ///
    /// // What a sender of one's own adds.
    /// let mut delivery = Delivery::default();
    /// delivery.unknown_fields_mut().insert("attempt", Json::from(2));
    /// assert_eq!(delivery.to_json(), r#"{"attempt":2}"#);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn unknown_fields_mut(&mut self) -> &mut UnknownFields {
        &mut self.unknown_fields
    }
}

impl Fields for Delivery {
    fn info(&self) -> &'static ShapeInfo {
        &DELIVERY
    }

    fn empty() -> Self {
        Self::default()
    }

    fn field(&self, position: usize) -> Option<&dyn Field> {
        Some(match position {
            0 => &self.id,
            1 => &self.event,
            2 => &self.timestamp,
            3 => &self.api_version,
            4 => &self.data,
            _ => return None,
        })
    }

    fn field_mut(&mut self, position: usize) -> Option<&mut dyn Field> {
        Some(match position {
            0 => &mut self.id,
            1 => &mut self.event,
            2 => &mut self.timestamp,
            3 => &mut self.api_version,
            4 => &mut self.data,
            _ => return None,
        })
    }

    fn unknown_fields(&self) -> &UnknownFields {
        &self.unknown_fields
    }

    fn unknown_fields_mut(&mut self) -> &mut UnknownFields {
        &mut self.unknown_fields
    }
}

backoffice_models::runtime::shape_impls!(Delivery);
