// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::info;
/// What the document says of `SupportTicket`.
pub static SUPPORT_TICKET: info::ShapeInfo = info::ShapeInfo {
    name: "SupportTicket",
    kind: info::ShapeKind::Record,
    section: "2, Support ticket",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("assignee", info::TypeInfo::Integer, "2, Support ticket")
            .strict_nullable(),
        info::FieldInfo::new(
            "channel",
            info::TypeInfo::Enum(&super::TICKET_CHANNEL_VALUES),
            "2, Support ticket",
        ),
        info::FieldInfo::new(
            "comments",
            info::TypeInfo::List(&info::TypeInfo::Shape(&super::COMMENT)),
            "2, Support ticket",
        ),
        info::FieldInfo::new(
            "created_at",
            info::TypeInfo::Timestamp,
            "2, Support ticket",
        ),
        info::FieldInfo::new("from_email", info::TypeInfo::String, "2, Support ticket")
            .strict_nullable(),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Support ticket")
            .presence(info::Presence::Identity)
            .not_null(),
        info::FieldInfo::new("order", info::TypeInfo::String, "2, Support ticket")
            .strict_nullable(),
        info::FieldInfo::new(
            "priority",
            info::TypeInfo::Enum(&super::TICKET_PRIORITY_VALUES),
            "2, Support ticket",
        ),
        info::FieldInfo::new(
            "products",
            info::TypeInfo::List(&info::TypeInfo::Integer),
            "2, Support ticket",
        ),
        info::FieldInfo::new("requester", info::TypeInfo::Integer, "2, Support ticket")
            .strict_nullable(),
        info::FieldInfo::new(
            "status",
            info::TypeInfo::Enum(&super::TICKET_STATUS_VALUES),
            "2, Support ticket",
        ),
        info::FieldInfo::new("subject", info::TypeInfo::String, "2, Support ticket"),
        info::FieldInfo::new(
            "tags",
            info::TypeInfo::List(&info::TypeInfo::String),
            "2, Support ticket",
        ),
        info::FieldInfo::new("ticket_type", info::TypeInfo::Integer, "2, Support ticket")
            .strict_nullable(),
        info::FieldInfo::new(
            "updated_at",
            info::TypeInfo::Timestamp,
            "2, Support ticket",
        ),
    ],
};
/// What the document says of `Comment`.
pub static COMMENT: info::ShapeInfo = info::ShapeInfo {
    name: "Comment",
    kind: info::ShapeKind::Record,
    section: "2, Support ticket",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new(
            "attachments",
            info::TypeInfo::List(&info::TypeInfo::Shape(&super::ATTACHMENT)),
            "2, Support ticket",
        ),
        info::FieldInfo::new("author", info::TypeInfo::Integer, "2, Support ticket")
            .strict_nullable(),
        info::FieldInfo::new("body", info::TypeInfo::String, "2, Support ticket"),
        info::FieldInfo::new(
            "created_at",
            info::TypeInfo::Timestamp,
            "2, Support ticket",
        ),
        info::FieldInfo::new("from_email", info::TypeInfo::String, "2, Support ticket")
            .strict_nullable(),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Support ticket"),
        info::FieldInfo::new("is_public", info::TypeInfo::Boolean, "2, Support ticket"),
    ],
};
/// What the document says of `Attachment`.
pub static ATTACHMENT: info::ShapeInfo = info::ShapeInfo {
    name: "Attachment",
    kind: info::ShapeKind::Record,
    section: "2, Support ticket",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("file", info::TypeInfo::Url, "2, Support ticket"),
        info::FieldInfo::new("file_name", info::TypeInfo::String, "2, Support ticket"),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Support ticket"),
    ],
};
/// What the document says of `UploadTicketAttachments`.
pub static UPLOAD_TICKET_ATTACHMENTS: info::ShapeInfo = info::ShapeInfo {
    name: "UploadTicketAttachments",
    kind: info::ShapeKind::Request,
    section: "4, endpoint 16",
    fields_shown: false,
    fields: &[],
};
