// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::info;
/// Description of `SupportTicket`.
pub static SUPPORT_TICKET: info::ShapeInfo = info::ShapeInfo {
    name: "SupportTicket",
    kind: info::ShapeKind::Record,
    section: "2, Support ticket",
    fields_shown: true,
    about: "A support ticket with its comments.",
    fields: &[
        info::FieldInfo::new("assignee", info::TypeInfo::Integer, "2, Support ticket").strict_nullable()
            .about("Assignee: whole number. Section 2, Support ticket."),
        info::FieldInfo::new("channel", info::TypeInfo::Enum(&super::TICKET_CHANNEL_VALUES), "2, Support ticket")
            .about("Channel: text; one value seen: `customer_account`. Section 2, Support ticket; gaps `enum-values`, `open-enumerations`."),
        info::FieldInfo::new("comments", info::TypeInfo::List(&info::TypeInfo::Shape(&super::COMMENT)), "2, Support ticket")
            .about("Comments: list. Each item: a comment on a support ticket. Section 2, Support ticket."),
        info::FieldInfo::new("created_at", info::TypeInfo::Timestamp, "2, Support ticket")
            .about("Created at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Support ticket."),
        info::FieldInfo::new("from_email", info::TypeInfo::String, "2, Support ticket").strict_nullable()
            .about("From email: text. Section 2, Support ticket."),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Support ticket").presence(info::Presence::Identity).not_null()
            .about("Id: whole number that identifies this record. Section 2, Support ticket; gap `identity-presence`."),
        info::FieldInfo::new("order", info::TypeInfo::String, "2, Support ticket").strict_nullable()
            .about("Order: `number` of an Order. The order number. Section 2, Support ticket."),
        info::FieldInfo::new("priority", info::TypeInfo::Enum(&super::TICKET_PRIORITY_VALUES), "2, Support ticket")
            .about("Priority: text; one value seen: `high`. Section 2, Support ticket; gaps `enum-values`, `open-enumerations`."),
        info::FieldInfo::new("products", info::TypeInfo::List(&info::TypeInfo::Integer), "2, Support ticket")
            .about("Products: list. Each item: `id` of a Product. Section 2, Support ticket; gap `record-references`."),
        info::FieldInfo::new("requester", info::TypeInfo::Integer, "2, Support ticket").strict_nullable()
            .about("Requester: whole number. Section 2, Support ticket."),
        info::FieldInfo::new("status", info::TypeInfo::Enum(&super::TICKET_STATUS_VALUES), "2, Support ticket")
            .about("Status: text; one value seen: `new`. Section 2, Support ticket; gaps `enum-values`, `open-enumerations`, `transitions`."),
        info::FieldInfo::new("subject", info::TypeInfo::String, "2, Support ticket").about("Subject: text. Section 2, Support ticket."),
        info::FieldInfo::new("tags", info::TypeInfo::List(&info::TypeInfo::String), "2, Support ticket")
            .about("Tags: list. Each item: text. Section 2, Support ticket."),
        info::FieldInfo::new("ticket_type", info::TypeInfo::Integer, "2, Support ticket").strict_nullable()
            .about("Ticket type: whole number. Section 2, Support ticket."),
        info::FieldInfo::new("updated_at", info::TypeInfo::Timestamp, "2, Support ticket")
            .about("Updated at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Support ticket."),
    ],
};
/// Description of `Comment`.
pub static COMMENT: info::ShapeInfo = info::ShapeInfo {
    name: "Comment",
    kind: info::ShapeKind::Record,
    section: "2, Support ticket",
    fields_shown: true,
    about: "A comment on a support ticket.",
    fields: &[
        info::FieldInfo::new("attachments", info::TypeInfo::List(&info::TypeInfo::Shape(&super::ATTACHMENT)), "2, Support ticket")
            .about("Attachments: list. Each item: a file attached to a comment. Section 2, Support ticket."),
        info::FieldInfo::new("author", info::TypeInfo::Integer, "2, Support ticket").strict_nullable()
            .about("Author: whole number. Section 2, Support ticket."),
        info::FieldInfo::new("body", info::TypeInfo::String, "2, Support ticket").about("Body: text. Section 2, Support ticket."),
        info::FieldInfo::new("created_at", info::TypeInfo::Timestamp, "2, Support ticket")
            .about("Created at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Support ticket."),
        info::FieldInfo::new("from_email", info::TypeInfo::String, "2, Support ticket").strict_nullable()
            .about("From email: text. Section 2, Support ticket."),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Support ticket")
            .about("Id: whole number that identifies this record. Section 2, Support ticket."),
        info::FieldInfo::new("is_public", info::TypeInfo::Boolean, "2, Support ticket")
            .about("Is public: true or false. Section 2, Support ticket."),
    ],
};
/// Description of `Attachment`.
pub static ATTACHMENT: info::ShapeInfo = info::ShapeInfo {
    name: "Attachment",
    kind: info::ShapeKind::Record,
    section: "2, Support ticket",
    fields_shown: true,
    about: "A file attached to a comment.",
    fields: &[
        info::FieldInfo::new("file", info::TypeInfo::Url, "2, Support ticket").about("File: URL. Section 2, Support ticket."),
        info::FieldInfo::new("file_name", info::TypeInfo::String, "2, Support ticket").about("File name: text. Section 2, Support ticket."),
        info::FieldInfo::new("id", info::TypeInfo::Integer, "2, Support ticket")
            .about("Id: whole number that identifies this record. Section 2, Support ticket."),
    ],
};
/// Description of `UploadTicketAttachments`.
pub static UPLOAD_TICKET_ATTACHMENTS: info::ShapeInfo = info::ShapeInfo {
    name: "UploadTicketAttachments",
    kind: info::ShapeKind::Request,
    section: "4, endpoint 16",
    fields_shown: false,
    about: "Form of a ticket attachment upload.",
    fields: &[],
};
