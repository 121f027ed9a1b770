//! Receives webhook deliveries of the commerce back-office API. Needs no client.
//!
//! A [`Receiver`] takes the headers and the bytes of a request. It verifies the signature over the
//! unchanged bytes and the time of signing, and only then decodes the body into a [`Delivery`]. If it
//! refuses a request, the [`ReceiveError`] has the status to answer with.
//!
//! ```
//! use std::time::SystemTime;
//! use backoffice::models::EventName;
//! use backoffice::webhooks::{Receiver, Signer, StandardWebhooks};
//!
//! // Once, at start-up: the `secret_key` of the webhook.
//! let secret = "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD";
//! let receiver = Receiver::builder().secret(secret).build()?;
//!
//! // The sender's part; your tests can do the same.
//! let body = br#"{"id":"msg_1","type":"cart.abandoned","timestamp":"2023-02-10T12:00:00Z","data":{"id":7}}"#;
//! let headers = Signer::new(StandardWebhooks, secret)?.sign("msg_1", SystemTime::now(), body)?;
//!
//! // For each request.
//! let delivery = receiver.receive(&headers, body)?;
//! assert_eq!(delivery.event, Some(EventName::CartAbandoned));
//!
//! let refused = receiver.receive(&headers, b"{}").unwrap_err();
//! assert!(refused.is_signature());
//! assert_eq!(refused.status(), 403);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The API document shows neither the payload of a delivery nor its signature (section 6). Both are
//! decisions of this project, and you can replace them:
//!
//! | if the sender | use |
//! |---|---|
//! | signs by [Standard Webhooks](https://www.standardwebhooks.com) | [`StandardWebhooks`], the default |
//! | signs only the body, in hexadecimal digits in one header | [`HexHmac`] |
//! | signs in another way with HMAC-SHA256 | your own [`SignatureScheme`] |
//! | sends another payload | [`Receiver::verify`], and decode the bytes yourself |
//!
//! A delivery can arrive more than once: the sender repeats it after a lost response, and a third party who
//! saw it can repeat it within the tolerance. To handle it once, keep its [`Received::id`], which the
//! signature covers, for as long as the sender repeats deliveries, and at least twice the tolerance.
//! [`HandledIds`] is the interface of such a store, and [`RecentIds`] one in memory. The `id` of the body can be
//! absent, or another one.

#[cfg(feature = "axum")]
pub mod axum;
#[rustfmt::skip]
mod generated {
    pub(super) mod events;
}

#[doc(inline)]
pub use backoffice_webhooks::*;

pub use crate::models::EventName;
use backoffice_description::{self as info, ShapeInfo, ShapeKind};

use self::generated::events::{self, Name, Version};
use crate::models;

pub use self::generated::events::Event;

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
    fields: &events::fields(SECTION),
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

/// One delivery: an event and the record that it is about.
///
/// As with every [`Record`](models::Record), decoding fails only if the text is not one JSON object. A missing field is
/// `None`. [`unknown_fields`](Delivery::unknown_fields) keeps unknown fields and values of another type.
/// [`drift`](models::Record::drift) reports both, and [`to_json`](models::Record::to_json) writes everything back.
///
/// # Examples
///
/// ```
/// use backoffice::models::{Customer, CustomerId, EventName, Record as _};
/// use backoffice::webhooks::Delivery;
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
/// # Ok::<(), backoffice::models::DecodeError>(())
/// ```
pub type Delivery = runtime::Delivery<Api>;

/// A delivery that a [`Receiver`] has verified.
pub type Received = runtime::Received<Api>;

/// Verifies and decodes deliveries. Cheap to clone, and shared by any number of threads.
///
/// # Examples
///
/// While the webhook's secret is replaced, the receiver has both:
///
/// ```
/// # use std::time::SystemTime;
/// use std::time::Duration;
/// use backoffice::webhooks::{Receiver, Signer, StandardWebhooks};
///
/// let (old, new) = ("whsec_b2xkIHNlY3JldA==", "whsec_bmV3IHNlY3JldA==");
/// let receiver = Receiver::builder()
///     .secret(new)
///     .secret(old)
///     .tolerance(Duration::from_secs(60))
///     .max_body_bytes(64 * 1024)
///     .build()?;
/// for secret in [old, new] {
///     let headers = Signer::new(StandardWebhooks, secret)?.sign("msg_1", SystemTime::now(), b"{}")?;
///     receiver.receive(&headers, b"{}")?;
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub type Receiver = runtime::Receiver<Api>;

/// Settings of a [`Receiver`], made by [`Receiver::builder`].
pub type ReceiverBuilder = runtime::ReceiverBuilder<Api>;
