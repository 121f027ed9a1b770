// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! [`WebhookDelivery`] and [`Redelivered`] with their parts, ids, enumerations, bodies and queries.
use super::super::runtime;
/// An event on its way to a webhook, with the attempts to deliver it. Section 6, gap delivery-log.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct WebhookDelivery {
    /// Attempts: list. Each item: an attempt to deliver an event, and what came of it. The attempts so far, the first one first. Section 6, gap delivery-log.
    pub attempts: runtime::List<super::DeliveryAttempt>,
    /// Created at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Time of the event. Section 6, gap delivery-log.
    pub created_at: Option<runtime::Timestamp>,
    /// Data: object with arbitrary keys and free-form values. The record that the event is about, as it was then. Section 6, gap delivery-log.
    pub data: Option<runtime::Object>,
    /// Event: text; one value seen: `cart.abandoned`. Section 6, gap delivery-log; gaps `event-names`, `open-enumerations`.
    pub event: Option<super::EventName>,
    /// Id: whole number that identifies this record. Section 6, gap delivery-log; gap `identity-presence`.
    pub id: Option<super::WebhookDeliveryId>,
    /// Message id: text, such as `msg_1000017_5f0c81a2`. Id that the receiver sees, in the header `webhook-id`. Section 6, gap delivery-log.
    pub message_id: Option<runtime::Text>,
    /// Next attempt at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Time of the next attempt, or null. Section 6, gap delivery-log.
    pub next_attempt_at: Option<runtime::Timestamp>,
    /// Record: text, such as `orders/1001/notes/1000000`. Path of the record that the event is about. Section 6, gap delivery-log.
    pub record: Option<runtime::Text>,
    /// State: one of `waiting`, `delivered`, `failed`, `unwanted`. waiting, delivered, failed (given up), or unwanted (the webhook no longer names the event). Section 6, gap delivery-log; gap `delivery-log`.
    pub state: Option<super::DeliveryState>,
    /// Webhook: `id` of a Webhook. Section 6, gap delivery-log.
    pub webhook: Option<super::WebhookId>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    WebhookDelivery = super::super::info::WEBHOOK_DELIVERY, by
    super::super::tables::WEBHOOK_DELIVERY { 0 "attempts" attempts, 1 "created_at"
    created_at, 2 "data" data, 3 "event" event, 4 "id" id, 5 "message_id" message_id, 6
    "next_attempt_at" next_attempt_at, 7 "record" record, 8 "state" state, 9 "webhook"
    webhook }
}
impl WebhookDelivery {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(id: impl Into<super::WebhookDeliveryId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
    }
}
runtime::setters! {
    impl WebhookDelivery {
        fn attempts(elements: [impl Into<super::DeliveryAttempt>]);
        fn created_at(value: runtime::Timestamp);
        fn data(value: impl Into<runtime::Object>);
        fn event(value: impl Into<super::EventName>);
        fn message_id(value: impl Into<runtime::Text>);
        fn next_attempt_at(value: runtime::Timestamp);
        fn record(value: impl Into<runtime::Text>);
        fn state(value: super::DeliveryState);
        fn webhook(value: impl Into<super::WebhookId>);
    }
}
runtime::in_pages!(super::WebhookDelivery, ["next" "previous" "results"], ["next" "previous" "results"], "4, Pagination");
impl runtime::PageOf for super::WebhookDelivery {
    const PAGE: &'static runtime::ShapeInfo = &super::super::info::WEBHOOK_DELIVERY_PAGE;
    fn table() -> Option<&'static runtime::Table> {
        Some(&super::super::tables::WEBHOOK_DELIVERY_PAGE)
    }
}
/// An attempt to deliver an event, and what came of it. Section 6, gap delivery-log.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct DeliveryAttempt {
    /// Answer: text. The first 4 KiB of the answer's body. Section 6, gap delivery-log.
    pub answer: Option<runtime::Text>,
    /// Milliseconds: whole number, not below 0, such as `41`. Time until the answer. Section 6, gap delivery-log.
    pub milliseconds: Option<i64>,
    /// Number: whole number, not below 1, such as `1`. 1 for the first attempt. Section 6, gap delivery-log.
    pub number: Option<i64>,
    /// Outcome: text, such as `delivered`. delivered, status, redirect, gone, dns, forbidden, refused, connect, tls, timeout, reset, protocol or unwritable. Section 6, gap delivery-log.
    pub outcome: Option<runtime::Text>,
    /// Started at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 6, gap delivery-log.
    pub started_at: Option<runtime::Timestamp>,
    /// Status: whole number, such as `204`. HTTP status of the answer, or null if there was none. Section 6, gap delivery-log.
    pub status: Option<i64>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    DeliveryAttempt = super::super::info::DELIVERY_ATTEMPT, by
    super::super::tables::DELIVERY_ATTEMPT { 0 "answer" answer, 1 "milliseconds"
    milliseconds, 2 "number" number, 3 "outcome" outcome, 4 "started_at" started_at, 5
    "status" status }
}
impl DeliveryAttempt {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl DeliveryAttempt {
        fn answer(value: impl Into<runtime::Text>);
        fn milliseconds(value: i64);
        fn number(value: i64);
        fn outcome(value: impl Into<runtime::Text>);
        fn started_at(value: runtime::Timestamp);
        fn status(value: i64);
    }
}
/// Query parameters of the list of deliveries. Section 6, gap delivery-log.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct ListDeliveriesQuery {
    /// Webhook: `id` of a Webhook. Section 6, gap delivery-log.
    pub webhook: Option<super::WebhookId>,
    /// Event: text; one value seen: `cart.abandoned`, such as `order.refunded`. Section 6, gap delivery-log; gaps `event-names`, `open-enumerations`.
    pub event: Option<super::EventName>,
    /// State: one of `waiting`, `delivered`, `failed`, `unwanted`. Section 6, gap delivery-log; gap `delivery-log`.
    pub state: Option<super::DeliveryState>,
    /// Created from: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Of events at this time or later. Section 6, gap delivery-log.
    pub created_from: Option<runtime::Timestamp>,
    /// Created to: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Of events at this time or before. Section 6, gap delivery-log.
    pub created_to: Option<runtime::Timestamp>,
    /// Cursor: text. The pagination cursor value. Section 6, gap delivery-log.
    pub cursor: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    ListDeliveriesQuery = super::super::info::LIST_DELIVERIES_QUERY { 0 "webhook"
    webhook, 1 "event" event, 2 "state" state, 3 "created_from" created_from, 4
    "created_to" created_to, 5 "cursor" cursor }
}
impl ListDeliveriesQuery {
    /// Creates a query without parameters.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl ListDeliveriesQuery {
        fn webhook(value: impl Into<super::WebhookId>);
        fn event(value: impl Into<super::EventName>);
        fn state(value: super::DeliveryState);
        fn created_from(value: runtime::Timestamp);
        fn created_to(value: runtime::Timestamp);
        fn cursor(value: impl Into<runtime::Text>);
    }
}
/// The deliveries to make again: one, or those of a webhook, or those since a time. Section 6, gap delivery-log.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct RedeliverEvents {
    /// Id: `id` of a WebhookDelivery. This delivery, whatever its state. Section 6, gap delivery-log.
    pub id: Option<super::WebhookDeliveryId>,
    /// Webhook: `id` of a Webhook. Deliveries to this webhook. Section 6, gap delivery-log.
    pub webhook: Option<super::WebhookId>,
    /// Since: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Deliveries of events at this time or later. Section 6, gap delivery-log.
    pub since: Option<runtime::Timestamp>,
    /// State: one of `waiting`, `delivered`, `failed`, `unwanted`. Deliveries in this state; failed, if neither it nor `any_state` is there. Section 6, gap delivery-log; gap `delivery-log`.
    pub state: Option<super::DeliveryState>,
    /// Any state: true or false. True for deliveries in every state. Section 6, gap delivery-log.
    pub any_state: Option<bool>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    RedeliverEvents = super::super::info::REDELIVER_EVENTS, by
    super::super::tables::REDELIVER_EVENTS { 0 "id" id, 1 "webhook" webhook, 2 "since"
    since, 3 "state" state, 4 "any_state" any_state }
}
impl RedeliverEvents {
    /// Creates an empty body.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl RedeliverEvents {
        fn id(value: impl Into<super::WebhookDeliveryId>);
        fn webhook(value: impl Into<super::WebhookId>);
        fn since(value: runtime::Timestamp);
        fn state(value: super::DeliveryState);
        fn any_state(value: bool);
    }
}
/// The number of deliveries that are made again. Section 6, gap delivery-log.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Redelivered {
    /// Count: whole number, not below 0, such as `3`. Section 6, gap delivery-log.
    pub count: Option<i64>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Redelivered = super::super::info::REDELIVERED, by super::super::tables::REDELIVERED {
    0 "count" count }
}
impl Redelivered {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl Redelivered {
        fn count(value: i64);
    }
}
/// Body of a change of a webhook's secret. Section 6, gap webhook-secret.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct ChangeWebhookSecret {
    /// Secret key: text. The new secret, `whsec_` and base64 of at least 24 bytes; the service makes one if it is absent. Section 6, gap webhook-secret.
    pub secret_key: Option<runtime::Secret>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    ChangeWebhookSecret = super::super::info::CHANGE_WEBHOOK_SECRET, by
    super::super::tables::CHANGE_WEBHOOK_SECRET { 0 "secret_key" secret_key }
}
impl ChangeWebhookSecret {
    /// Creates an empty body.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl ChangeWebhookSecret {
        fn secret_key(value: impl Into<runtime::Secret>);
    }
}
runtime::integer_id! {
    #[doc = " `id` of a `WebhookDelivery`. Section 6, gap delivery-log."]
    WebhookDeliveryId
}
runtime::enumeration! {
    #[doc = " The document allows these values only. Section 6, gap delivery-log."]
    DeliveryState = super::super::info::DELIVERY_STATE_VALUES { #[doc = " `waiting`"]
    Waiting = "waiting", #[doc = " `delivered`"] Delivered = "delivered", #[doc =
    " `failed`"] Failed = "failed", #[doc = " `unwanted`"] Unwanted = "unwanted", }
}
runtime::closed_enumeration!(DeliveryState = super::super::info::DELIVERY_STATE_VALUES);
