// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! [`SupportTicket`] with its parts, ids, enumerations, bodies and queries.
use super::super::runtime;
/// A support ticket with its comments. Section 2, Support ticket.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct SupportTicket {
    /// Assignee: whole number. Section 2, Support ticket.
    pub assignee: Option<i64>,
    /// Channel: text; one value seen: `customer_account`. Section 2, Support ticket; gaps `enum-values`, `open-enumerations`.
    pub channel: Option<super::TicketChannel>,
    /// Comments: list. Each item: a comment on a support ticket. Section 2, Support ticket.
    pub comments: runtime::List<super::Comment>,
    /// Created at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Support ticket.
    pub created_at: Option<runtime::Timestamp>,
    /// From email: text. Section 2, Support ticket.
    pub from_email: Option<runtime::Text>,
    /// Id: whole number that identifies this record. Section 2, Support ticket; gap `identity-presence`.
    pub id: Option<super::SupportTicketId>,
    /// Order: `number` of an Order. The order number. Section 2, Support ticket.
    pub order: Option<super::OrderNumber>,
    /// Priority: text; one value seen: `high`. Section 2, Support ticket; gaps `enum-values`, `open-enumerations`.
    pub priority: Option<super::TicketPriority>,
    /// Products: list. Each item: `id` of a Product. Section 2, Support ticket; gap `record-references`.
    pub products: runtime::List<super::ProductId>,
    /// Requester: whole number. Section 2, Support ticket.
    pub requester: Option<i64>,
    /// Status: text; one value seen: `new`. Section 2, Support ticket; gaps `enum-values`, `open-enumerations`, `transitions`.
    pub status: Option<super::TicketStatus>,
    /// Subject: text. Section 2, Support ticket.
    pub subject: Option<runtime::Text>,
    /// Tags: list. Each item: text. Section 2, Support ticket.
    pub tags: runtime::List<runtime::Text>,
    /// Ticket type: whole number. Section 2, Support ticket.
    pub ticket_type: Option<i64>,
    /// Updated at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Support ticket.
    pub updated_at: Option<runtime::Timestamp>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    SupportTicket = super::super::info::SUPPORT_TICKET, by
    super::super::tables::SUPPORT_TICKET { 0 "assignee" assignee, 1 "channel" channel, 2
    "comments" comments, 3 "created_at" created_at, 4 "from_email" from_email, 5 "id" id,
    6 "order" order, 7 "priority" priority, 8 "products" products, 9 "requester"
    requester, 10 "status" status, 11 "subject" subject, 12 "tags" tags, 13 "ticket_type"
    ticket_type, 14 "updated_at" updated_at }
}
impl SupportTicket {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(id: impl Into<super::SupportTicketId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
    }
}
runtime::setters! {
    impl SupportTicket {
        fn assignee(value: i64);
        fn channel(value: impl Into<super::TicketChannel>);
        fn comments(elements: [impl Into<super::Comment>]);
        fn created_at(value: runtime::Timestamp);
        fn from_email(value: impl Into<runtime::Text>);
        fn order(value: impl Into<super::OrderNumber>);
        fn priority(value: impl Into<super::TicketPriority>);
        fn products(elements: [impl Into<super::ProductId>]);
        fn requester(value: i64);
        fn status(value: impl Into<super::TicketStatus>);
        fn subject(value: impl Into<runtime::Text>);
        fn tags(elements: [impl Into<runtime::Text>]);
        fn ticket_type(value: i64);
        fn updated_at(value: runtime::Timestamp);
    }
}
/// A comment on a support ticket. Section 2, Support ticket.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Comment {
    /// Attachments: list. Each item: a file attached to a comment. Section 2, Support ticket.
    pub attachments: runtime::List<super::Attachment>,
    /// Author: whole number. Section 2, Support ticket.
    pub author: Option<i64>,
    /// Body: text. Section 2, Support ticket.
    pub body: Option<runtime::Text>,
    /// Created at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Support ticket.
    pub created_at: Option<runtime::Timestamp>,
    /// From email: text. Section 2, Support ticket.
    pub from_email: Option<runtime::Text>,
    /// Id: whole number that identifies this record. Section 2, Support ticket.
    pub id: Option<super::CommentId>,
    /// Is public: true or false. Section 2, Support ticket.
    pub is_public: Option<bool>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Comment = super::super::info::COMMENT, by super::super::tables::COMMENT { 0
    "attachments" attachments, 1 "author" author, 2 "body" body, 3 "created_at"
    created_at, 4 "from_email" from_email, 5 "id" id, 6 "is_public" is_public }
}
impl Comment {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(id: impl Into<super::CommentId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
    }
}
runtime::setters! {
    impl Comment {
        fn attachments(elements: [impl Into<super::Attachment>]);
        fn author(value: i64);
        fn body(value: impl Into<runtime::Text>);
        fn created_at(value: runtime::Timestamp);
        fn from_email(value: impl Into<runtime::Text>);
        fn is_public(value: bool);
    }
}
/// A file attached to a comment. Section 2, Support ticket.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Attachment {
    /// File: URL. Section 2, Support ticket.
    pub file: Option<runtime::Url>,
    /// File name: text. Section 2, Support ticket.
    pub file_name: Option<runtime::Text>,
    /// Id: whole number that identifies this record. Section 2, Support ticket.
    pub id: Option<super::AttachmentId>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Attachment = super::super::info::ATTACHMENT, by super::super::tables::ATTACHMENT { 0
    "file" file, 1 "file_name" file_name, 2 "id" id }
}
impl Attachment {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(id: impl Into<super::AttachmentId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
    }
}
runtime::setters! {
    impl Attachment {
        fn file(value: runtime::Url);
        fn file_name(value: impl Into<runtime::Text>);
    }
}
/// Form of a ticket attachment upload. Section 4, endpoint 16.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct UploadTicketAttachments {
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    UploadTicketAttachments = super::super::info::UPLOAD_TICKET_ATTACHMENTS, by
    super::super::tables::UPLOAD_TICKET_ATTACHMENTS {}
}
impl UploadTicketAttachments {
    /// Creates an empty body.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::integer_id! {
    #[doc = " `id` of a `SupportTicket`. Section 2, Support ticket."] SupportTicketId
}
runtime::integer_id! {
    #[doc = " `id` of a `Comment`. Section 2, Support ticket."] CommentId
}
runtime::integer_id! {
    #[doc = " `id` of an `Attachment`. Section 2, Support ticket."] AttachmentId
}
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Support ticket."]
    TicketChannel = super::super::info::TICKET_CHANNEL_VALUES { #[doc = " `customer_account`"] CustomerAccount = "customer_account", }
}
runtime::open_enumeration!(TicketChannel);
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Support ticket."]
    TicketPriority = super::super::info::TICKET_PRIORITY_VALUES { #[doc = " `high`"] High
    = "high", }
}
runtime::open_enumeration!(TicketPriority);
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2, Support ticket."]
    TicketStatus = super::super::info::TICKET_STATUS_VALUES { #[doc = " `new`"] New =
    "new", }
}
runtime::open_enumeration!(TicketStatus);
