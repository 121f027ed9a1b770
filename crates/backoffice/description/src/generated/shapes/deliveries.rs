// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::info;
/// Description of `WebhookDelivery`.
pub static WEBHOOK_DELIVERY: info::ShapeInfo = info::ShapeInfo {
    name: "WebhookDelivery",
    kind: info::ShapeKind::Record,
    section: "6, gap delivery-log",
    fields_shown: true,
    about: "An event on its way to a webhook, with the attempts to deliver it.",
    fields: &[
        info::FieldInfo::new("attempts", info::TypeInfo::List(&info::TypeInfo::Shape(&super::DELIVERY_ATTEMPT)), "6, gap delivery-log")
            .about("Attempts: list. Each item: an attempt to deliver an event, and what came of it. The attempts so far, the first one first. Section 6, gap delivery-log."),
        info::FieldInfo::new("created_at", info::TypeInfo::Timestamp, "6, gap delivery-log")
            .about("Created at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Time of the event. Section 6, gap delivery-log."),
        info::FieldInfo::new("data", info::TypeInfo::Object, "6, gap delivery-log")
            .about("Data: object with arbitrary keys and free-form values. The record that the event is about, as it was then. Section 6, gap delivery-log."),
        info::FieldInfo::new("event", info::TypeInfo::Enum(&super::EVENT_NAME_VALUES), "6, gap delivery-log")
            .about("Event: text; one value seen: `cart.abandoned`. Section 6, gap delivery-log; gaps `event-names`, `open-enumerations`."),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "6, gap delivery-log").presence(info::Presence::Identity).not_null()
            .about("Id: whole number that identifies this record. Section 6, gap delivery-log; gap `identity-presence`."),
        info::FieldInfo::new("message_id", info::TypeInfo::String, "6, gap delivery-log")
            .about("Message id: text, such as `msg_1000017_5f0c81a2`. Id that the receiver sees, in the header `webhook-id`. Section 6, gap delivery-log."),
        info::FieldInfo::new("next_attempt_at", info::TypeInfo::Timestamp, "6, gap delivery-log").strict_nullable()
            .about("Next attempt at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Time of the next attempt, or null. Section 6, gap delivery-log."),
        info::FieldInfo::new("record", info::TypeInfo::String, "6, gap delivery-log")
            .about("Record: text, such as `orders/1001/notes/1000000`. Path of the record that the event is about. Section 6, gap delivery-log."),
        info::FieldInfo::new("state", info::TypeInfo::Enum(&super::DELIVERY_STATE_VALUES), "6, gap delivery-log")
            .about("State: one of `waiting`, `delivered`, `failed`, `unwanted`. waiting, delivered, failed (given up), or unwanted (the webhook no longer names the event). Section 6, gap delivery-log; gap `delivery-log`."),
        info::FieldInfo::new("webhook", info::TypeInfo::Integer, "6, gap delivery-log")
            .about("Webhook: `id` of a Webhook. Section 6, gap delivery-log."),
    ],
};
/// Description of `WebhookDeliveryPage`.
pub static WEBHOOK_DELIVERY_PAGE: info::ShapeInfo = info::ShapeInfo {
    name: "WebhookDeliveryPage",
    kind: info::ShapeKind::Page,
    section: "4, Pagination",
    fields_shown: true,
    about: "A page of WebhookDelivery.",
    fields: &[
        info::FieldInfo::new("next", info::TypeInfo::Url, "4, Pagination").strict_nullable()
            .about("Next: URL or null. The next page, or null when there is none. Section 4, Pagination."),
        info::FieldInfo::new("previous", info::TypeInfo::Url, "4, Pagination").strict_nullable()
            .about("Previous: URL or null. The previous page, or null when there is none. Section 4, Pagination."),
        info::FieldInfo::new("results", info::TypeInfo::List(&info::TypeInfo::Shape(&super::WEBHOOK_DELIVERY)), "4, Pagination")
            .presence(info::Presence::Required)
            .not_null()
            .about("Results: list. Each item: an event on its way to a webhook, with the attempts to deliver it. Section 4, Pagination."),
    ],
};
/// Description of `DeliveryAttempt`.
pub static DELIVERY_ATTEMPT: info::ShapeInfo = info::ShapeInfo {
    name: "DeliveryAttempt",
    kind: info::ShapeKind::Record,
    section: "6, gap delivery-log",
    fields_shown: true,
    about: "An attempt to deliver an event, and what came of it.",
    fields: &[
        info::FieldInfo::new("answer", info::TypeInfo::String, "6, gap delivery-log")
            .about("Answer: text. The first 4 KiB of the answer's body. Section 6, gap delivery-log."),
        info::FieldInfo::new("milliseconds", info::TypeInfo::Integer, "6, gap delivery-log").minimum(0i64)
            .about("Milliseconds: whole number, not below 0, such as `41`. Time until the answer. Section 6, gap delivery-log."),
        info::FieldInfo::new("number", info::TypeInfo::Integer, "6, gap delivery-log").minimum(1i64)
            .about("Number: whole number, not below 1, such as `1`. 1 for the first attempt. Section 6, gap delivery-log."),
        info::FieldInfo::new("outcome", info::TypeInfo::String, "6, gap delivery-log")
            .about("Outcome: text, such as `delivered`. delivered, status, redirect, gone, dns, forbidden, refused, connect, tls, timeout, reset, protocol or unwritable. Section 6, gap delivery-log."),
        info::FieldInfo::new("started_at", info::TypeInfo::Timestamp, "6, gap delivery-log")
            .about("Started at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 6, gap delivery-log."),
        info::FieldInfo::new("status", info::TypeInfo::Integer, "6, gap delivery-log").strict_nullable()
            .about("Status: whole number, such as `204`. HTTP status of the answer, or null if there was none. Section 6, gap delivery-log."),
    ],
};
/// Description of `ListDeliveriesQuery`.
pub static LIST_DELIVERIES_QUERY: info::ShapeInfo = info::ShapeInfo {
    name: "ListDeliveriesQuery",
    kind: info::ShapeKind::Query,
    section: "6, gap delivery-log",
    fields_shown: true,
    about: "Query parameters of the list of deliveries.",
    fields: &[
        info::FieldInfo::new("webhook", info::TypeInfo::Integer, "6, gap delivery-log").not_null().strict_optional()
            .about("Webhook: `id` of a Webhook. Section 6, gap delivery-log."),
        info::FieldInfo::new("event", info::TypeInfo::Enum(&super::EVENT_NAME_VALUES), "6, gap delivery-log").not_null().strict_optional()
            .about("Event: text; one value seen: `cart.abandoned`, such as `order.refunded`. Section 6, gap delivery-log; gaps `event-names`, `open-enumerations`."),
        info::FieldInfo::new("state", info::TypeInfo::Enum(&super::DELIVERY_STATE_VALUES), "6, gap delivery-log").not_null()
            .strict_optional()
            .about("State: one of `waiting`, `delivered`, `failed`, `unwanted`. Section 6, gap delivery-log; gap `delivery-log`."),
        info::FieldInfo::new("created_from", info::TypeInfo::Timestamp, "6, gap delivery-log").not_null().strict_optional()
            .about("Created from: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Of events at this time or later. Section 6, gap delivery-log."),
        info::FieldInfo::new("created_to", info::TypeInfo::Timestamp, "6, gap delivery-log").not_null().strict_optional()
            .about("Created to: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Of events at this time or before. Section 6, gap delivery-log."),
        info::FieldInfo::new("cursor", info::TypeInfo::String, "6, gap delivery-log").not_null().strict_optional()
            .about("Cursor: text. The pagination cursor value. Section 6, gap delivery-log."),
    ],
};
/// Description of `RedeliverEvents`.
pub static REDELIVER_EVENTS: info::ShapeInfo = info::ShapeInfo {
    name: "RedeliverEvents",
    kind: info::ShapeKind::Request,
    section: "6, gap delivery-log",
    fields_shown: true,
    about: "The deliveries to make again: one, or those of a webhook, or those since a time.",
    fields: &[
        info::FieldInfo::new("id", info::TypeInfo::Integer, "6, gap delivery-log").strict_optional()
            .about("Id: `id` of a WebhookDelivery. This delivery, whatever its state. Section 6, gap delivery-log."),
        info::FieldInfo::new("webhook", info::TypeInfo::Integer, "6, gap delivery-log").strict_optional()
            .about("Webhook: `id` of a Webhook. Deliveries to this webhook. Section 6, gap delivery-log."),
        info::FieldInfo::new("since", info::TypeInfo::Timestamp, "6, gap delivery-log").strict_optional()
            .about("Since: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Deliveries of events at this time or later. Section 6, gap delivery-log."),
        info::FieldInfo::new("state", info::TypeInfo::Enum(&super::DELIVERY_STATE_VALUES), "6, gap delivery-log").strict_optional()
            .about("State: one of `waiting`, `delivered`, `failed`, `unwanted`. Deliveries in this state; failed, if neither it nor `any_state` is there. Section 6, gap delivery-log; gap `delivery-log`."),
        info::FieldInfo::new("any_state", info::TypeInfo::Boolean, "6, gap delivery-log").strict_optional()
            .about("Any state: true or false. True for deliveries in every state. Section 6, gap delivery-log."),
    ],
};
/// Description of `Redelivered`.
pub static REDELIVERED: info::ShapeInfo = info::ShapeInfo {
    name: "Redelivered",
    kind: info::ShapeKind::Record,
    section: "6, gap delivery-log",
    fields_shown: true,
    about: "The number of deliveries that are made again.",
    fields: &[
        info::FieldInfo::new("count", info::TypeInfo::Integer, "6, gap delivery-log").minimum(0i64)
            .about("Count: whole number, not below 0, such as `3`. Section 6, gap delivery-log."),
    ],
};
/// Description of `ChangeWebhookSecret`.
pub static CHANGE_WEBHOOK_SECRET: info::ShapeInfo = info::ShapeInfo {
    name: "ChangeWebhookSecret",
    kind: info::ShapeKind::Request,
    section: "6, gap webhook-secret",
    fields_shown: true,
    about: "Body of a change of a webhook's secret.",
    fields: &[
        info::FieldInfo::new("secret_key", info::TypeInfo::String, "6, gap webhook-secret").strict_optional().secret()
            .about("Secret key: text. The new secret, `whsec_` and base64 of at least 24 bytes; the service makes one if it is absent. Section 6, gap webhook-secret."),
    ],
};
