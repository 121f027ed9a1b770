// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::info;
/// What the document says of `Webhook`.
pub static WEBHOOK: info::ShapeInfo = info::ShapeInfo {
    name: "Webhook",
    kind: info::ShapeKind::Record,
    section: "2, Webhook",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("active", info::TypeInfo::Boolean, "2, Webhook"),
        info::FieldInfo::new("api_version", info::TypeInfo::String, "2, Webhook"),
        info::FieldInfo::new("created_at", info::TypeInfo::Timestamp, "2, Webhook"),
        info::FieldInfo::new(
            "events",
            info::TypeInfo::List(&info::TypeInfo::Enum(&super::EVENT_NAME_VALUES)),
            "2, Webhook",
        ),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Webhook")
            .presence(info::Presence::Identity)
            .not_null(),
        info::FieldInfo::new("name", info::TypeInfo::String, "2, Webhook")
            .strict_nullable(),
        info::FieldInfo::new("next_check_date", info::TypeInfo::Timestamp, "2, Webhook")
            .strict_nullable(),
        info::FieldInfo::new("secret_key", info::TypeInfo::String, "2, Webhook")
            .secret(),
        info::FieldInfo::new("target", info::TypeInfo::Url, "2, Webhook"),
        info::FieldInfo::new("updated_at", info::TypeInfo::Timestamp, "2, Webhook"),
        info::FieldInfo::new("warning_count", info::TypeInfo::Integer, "2, Webhook"),
    ],
};
/// What the document says of `WebhookPage`.
pub static WEBHOOK_PAGE: info::ShapeInfo = info::ShapeInfo {
    name: "WebhookPage",
    kind: info::ShapeKind::Page,
    section: "4, Pagination",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("next", info::TypeInfo::Url, "4, Pagination")
            .strict_nullable(),
        info::FieldInfo::new("previous", info::TypeInfo::Url, "4, Pagination")
            .strict_nullable(),
        info::FieldInfo::new(
                "results",
                info::TypeInfo::List(&info::TypeInfo::Shape(&super::WEBHOOK)),
                "4, Pagination",
            )
            .presence(info::Presence::Required)
            .not_null(),
    ],
};
/// What the document says of `ListWebhooksQuery`.
pub static LIST_WEBHOOKS_QUERY: info::ShapeInfo = info::ShapeInfo {
    name: "ListWebhooksQuery",
    kind: info::ShapeKind::Query,
    section: "4, Query parameters of lists",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new(
                "name",
                info::TypeInfo::String,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional(),
        info::FieldInfo::new(
                "events",
                info::TypeInfo::List(&info::TypeInfo::Enum(&super::EVENT_NAME_VALUES)),
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional(),
        info::FieldInfo::new(
                "active",
                info::TypeInfo::Boolean,
                "4, Query parameters of lists",
            )
            .not_null()
            .strict_optional(),
        info::FieldInfo::new("cursor", info::TypeInfo::String, "4, Pagination")
            .not_null()
            .strict_optional(),
    ],
};
/// What the document says of `CreateWebhook`.
pub static CREATE_WEBHOOK: info::ShapeInfo = info::ShapeInfo {
    name: "CreateWebhook",
    kind: info::ShapeKind::Request,
    section: "4, endpoint 22",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new(
                "events",
                info::TypeInfo::List(&info::TypeInfo::Enum(&super::EVENT_NAME_VALUES)),
                "4, endpoint 22",
            )
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new("target", info::TypeInfo::Url, "4, endpoint 22")
            .presence(info::Presence::Required)
            .not_null(),
    ],
};
/// What the document says of `UpdateWebhook`.
pub static UPDATE_WEBHOOK: info::ShapeInfo = info::ShapeInfo {
    name: "UpdateWebhook",
    kind: info::ShapeKind::Request,
    section: "4, endpoint 23",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new(
                "events",
                info::TypeInfo::List(&info::TypeInfo::Enum(&super::EVENT_NAME_VALUES)),
                "4, endpoint 23",
            )
            .presence(info::Presence::Required)
            .not_null(),
        info::FieldInfo::new("target", info::TypeInfo::Url, "4, endpoint 23")
            .presence(info::Presence::Required)
            .not_null(),
    ],
};
