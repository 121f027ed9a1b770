// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::info;
/// Description of `Webhook`.
pub static WEBHOOK: info::ShapeInfo = info::ShapeInfo {
    name: "Webhook",
    kind: info::ShapeKind::Record,
    section: "2, Webhook",
    fields_shown: true,
    about: "A registration for events.",
    fields: &[
        info::FieldInfo::new("active", info::TypeInfo::Boolean, "2, Webhook").about("Active: true or false. Section 2, Webhook."),
        info::FieldInfo::new("api_version", info::TypeInfo::String, "2, Webhook")
            .about("Api version: text, such as `2023-02-10`. Section 2, Webhook; gap `webhook-api-version`."),
        info::FieldInfo::new("created_at", info::TypeInfo::Timestamp, "2, Webhook")
            .about("Created at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Webhook."),
        info::FieldInfo::new("events", info::TypeInfo::List(&info::TypeInfo::Enum(&super::EVENT_NAME_VALUES)), "2, Webhook")
            .about("Events: list. Each item: text; one value seen: `cart.abandoned`. Names of the events that are delivered. Section 2, Webhook; gaps `event-names`, `open-enumerations`."),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Webhook").presence(info::Presence::Identity).not_null()
            .about("Id: whole number that identifies this record. Section 2, Webhook; gap `identity-presence`."),
        info::FieldInfo::new("name", info::TypeInfo::String, "2, Webhook").strict_nullable().about("Name: text. Section 2, Webhook."),
        info::FieldInfo::new("next_check_date", info::TypeInfo::Timestamp, "2, Webhook").strict_nullable()
            .about("Next check date: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Webhook; gap `webhook-counters`."),
        info::FieldInfo::new("secret_key", info::TypeInfo::String, "2, Webhook").secret()
            .about("Secret key: text. A hidden value. Section 2, Webhook; gap `secret-fields`."),
        info::FieldInfo::new("target", info::TypeInfo::Url, "2, Webhook")
            .about("Target: URL, such as `https://hooks.example.com/backoffice`. Address that events are delivered to. Section 2, Webhook."),
        info::FieldInfo::new("updated_at", info::TypeInfo::Timestamp, "2, Webhook")
            .about("Updated at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Webhook."),
        info::FieldInfo::new("warning_count", info::TypeInfo::Integer, "2, Webhook")
            .about("Warning count: whole number. Section 2, Webhook; gap `webhook-counters`."),
    ],
};
/// Description of `WebhookPage`.
pub static WEBHOOK_PAGE: info::ShapeInfo = info::ShapeInfo {
    name: "WebhookPage",
    kind: info::ShapeKind::Page,
    section: "4, Pagination",
    fields_shown: true,
    about: "A page of Webhook.",
    fields: &[
        info::FieldInfo::new("next", info::TypeInfo::Url, "4, Pagination").strict_nullable()
            .about("Next: URL or null. The next page, or null when there is none. Section 4, Pagination."),
        info::FieldInfo::new("previous", info::TypeInfo::Url, "4, Pagination").strict_nullable()
            .about("Previous: URL or null. The previous page, or null when there is none. Section 4, Pagination."),
        info::FieldInfo::new("results", info::TypeInfo::List(&info::TypeInfo::Shape(&super::WEBHOOK)), "4, Pagination")
            .presence(info::Presence::Required)
            .not_null()
            .about("Results: list. Each item: a registration for events. Section 4, Pagination."),
    ],
};
/// Description of `ListWebhooksQuery`.
pub static LIST_WEBHOOKS_QUERY: info::ShapeInfo = info::ShapeInfo {
    name: "ListWebhooksQuery",
    kind: info::ShapeKind::Query,
    section: "4, Query parameters of lists",
    fields_shown: true,
    about: "Query parameters of the list of webhooks.",
    fields: &[
        info::FieldInfo::new("name", info::TypeInfo::String, "4, Query parameters of lists").not_null().strict_optional()
            .about("Name: text, such as `Carts`. Section 4, Query parameters of lists; gap `text-filter-match`."),
        info::FieldInfo::new(
                "events",
                info::TypeInfo::List(&info::TypeInfo::Enum(&super::EVENT_NAME_VALUES)),
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional()
            .about("Events: list. Each item: text; one value seen: `cart.abandoned`. Section 4, Query parameters of lists; gaps `list-element-type`, `query-array-encoding`, `event-names`, `open-enumerations`."),
        info::FieldInfo::new("active", info::TypeInfo::Boolean, "4, Query parameters of lists").not_null().strict_optional()
            .about("Active: true or false. Section 4, Query parameters of lists; gap `query-boolean-encoding`."),
        info::FieldInfo::new("cursor", info::TypeInfo::String, "4, Pagination").not_null().strict_optional()
            .about("Cursor: text. The pagination cursor value. Section 4, Pagination."),
    ],
};
/// Description of `CreateWebhook`.
pub static CREATE_WEBHOOK: info::ShapeInfo = info::ShapeInfo {
    name: "CreateWebhook",
    kind: info::ShapeKind::Request,
    section: "4, endpoint 22",
    fields_shown: true,
    about: "Body of a new webhook.",
    fields: &[
        info::FieldInfo::new("events", info::TypeInfo::List(&info::TypeInfo::Enum(&super::EVENT_NAME_VALUES)), "4, endpoint 22")
            .presence(info::Presence::Required)
            .not_null()
            .about("Events: list. Each item: text; one value seen: `cart.abandoned`, such as `[\"cart.abandoned\"]`. Section 4, endpoint 22; gaps `event-names`, `open-enumerations`."),
        info::FieldInfo::new("target", info::TypeInfo::Url, "4, endpoint 22").presence(info::Presence::Required).not_null()
            .about("Target: URL, such as `https://hooks.example.com/backoffice`. Section 4, endpoint 22."),
    ],
};
/// Description of `UpdateWebhook`.
pub static UPDATE_WEBHOOK: info::ShapeInfo = info::ShapeInfo {
    name: "UpdateWebhook",
    kind: info::ShapeKind::Request,
    section: "4, endpoint 23",
    fields_shown: true,
    about: "Body that replaces a webhook's events and target.",
    fields: &[
        info::FieldInfo::new("events", info::TypeInfo::List(&info::TypeInfo::Enum(&super::EVENT_NAME_VALUES)), "4, endpoint 23")
            .presence(info::Presence::Required)
            .not_null()
            .about("Events: list. Each item: text; one value seen: `cart.abandoned`, such as `[\"cart.abandoned\"]`. Section 4, endpoint 23; gaps `event-names`, `open-enumerations`."),
        info::FieldInfo::new("target", info::TypeInfo::Url, "4, endpoint 23").presence(info::Presence::Required).not_null()
            .about("Target: URL, such as `https://hooks.example.com/backoffice`. Section 4, endpoint 23."),
    ],
};
