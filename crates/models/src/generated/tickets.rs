// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::runtime;
/// A support ticket with its comments. Section 2, Support ticket.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct SupportTicket {
    /// Whole number. Section 2, Support ticket.
    pub assignee: Option<i64>,
    /// Text; one value seen: `customer_account`. Section 2, Support ticket; gaps `enum-values`, `open-enumerations`.
    pub channel: Option<super::TicketChannel>,
    /// List. Each item: a comment on a support ticket. Section 2, Support ticket.
    pub comments: runtime::List<super::Comment>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Support ticket.
    pub created_at: Option<runtime::Timestamp>,
    /// Text. Section 2, Support ticket.
    pub from_email: Option<String>,
    /// Whole number that identifies this record. Section 2, Support ticket; gap `identity-presence`.
    pub id: Option<super::SupportTicketId>,
    /// The order number. `number` of an Order. Section 2, Support ticket.
    pub order: Option<super::OrderNumber>,
    /// Text; one value seen: `high`. Section 2, Support ticket; gaps `enum-values`, `open-enumerations`.
    pub priority: Option<super::TicketPriority>,
    /// List. Each item: `id` of a Product. Section 2, Support ticket; gap `record-references`.
    pub products: runtime::List<super::ProductId>,
    /// Whole number. Section 2, Support ticket.
    pub requester: Option<i64>,
    /// Text; one value seen: `new`. Section 2, Support ticket; gaps `enum-values`, `open-enumerations`, `transitions`.
    pub status: Option<super::TicketStatus>,
    /// Text. Section 2, Support ticket.
    pub subject: Option<String>,
    /// List. Each item: text. Section 2, Support ticket.
    pub tags: runtime::List<String>,
    /// Whole number. Section 2, Support ticket.
    pub ticket_type: Option<i64>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Support ticket.
    pub updated_at: Option<runtime::Timestamp>,
    unknown_fields: runtime::UnknownFields,
}
impl SupportTicket {
    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
impl runtime::Fields for SupportTicket {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &SUPPORT_TICKET
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.assignee,
                1usize => &self.channel,
                2usize => &self.comments,
                3usize => &self.created_at,
                4usize => &self.from_email,
                5usize => &self.id,
                6usize => &self.order,
                7usize => &self.priority,
                8usize => &self.products,
                9usize => &self.requester,
                10usize => &self.status,
                11usize => &self.subject,
                12usize => &self.tags,
                13usize => &self.ticket_type,
                14usize => &self.updated_at,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.assignee,
                1usize => &mut self.channel,
                2usize => &mut self.comments,
                3usize => &mut self.created_at,
                4usize => &mut self.from_email,
                5usize => &mut self.id,
                6usize => &mut self.order,
                7usize => &mut self.priority,
                8usize => &mut self.products,
                9usize => &mut self.requester,
                10usize => &mut self.status,
                11usize => &mut self.subject,
                12usize => &mut self.tags,
                13usize => &mut self.ticket_type,
                14usize => &mut self.updated_at,
                _ => return None,
            },
        )
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(SupportTicket);
pub use crate::info::SUPPORT_TICKET;
/// A comment on a support ticket. Section 2, Support ticket.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Comment {
    /// List. Each item: a file attached to a comment. Section 2, Support ticket.
    pub attachments: runtime::List<super::Attachment>,
    /// Whole number. Section 2, Support ticket.
    pub author: Option<i64>,
    /// Text. Section 2, Support ticket.
    pub body: Option<String>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Support ticket.
    pub created_at: Option<runtime::Timestamp>,
    /// Text. Section 2, Support ticket.
    pub from_email: Option<String>,
    /// Whole number that identifies this record. Section 2, Support ticket.
    pub id: Option<super::CommentId>,
    /// True or false. Section 2, Support ticket.
    pub is_public: Option<bool>,
    unknown_fields: runtime::UnknownFields,
}
impl Comment {
    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
impl runtime::Fields for Comment {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &COMMENT
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.attachments,
                1usize => &self.author,
                2usize => &self.body,
                3usize => &self.created_at,
                4usize => &self.from_email,
                5usize => &self.id,
                6usize => &self.is_public,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.attachments,
                1usize => &mut self.author,
                2usize => &mut self.body,
                3usize => &mut self.created_at,
                4usize => &mut self.from_email,
                5usize => &mut self.id,
                6usize => &mut self.is_public,
                _ => return None,
            },
        )
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(Comment);
pub use crate::info::COMMENT;
/// A file attached to a comment. Section 2, Support ticket.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Attachment {
    /// URL. Section 2, Support ticket.
    pub file: Option<runtime::Url>,
    /// Text. Section 2, Support ticket.
    pub file_name: Option<String>,
    /// Whole number that identifies this record. Section 2, Support ticket.
    pub id: Option<super::AttachmentId>,
    unknown_fields: runtime::UnknownFields,
}
impl Attachment {
    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
impl runtime::Fields for Attachment {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &ATTACHMENT
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.file,
                1usize => &self.file_name,
                2usize => &self.id,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.file,
                1usize => &mut self.file_name,
                2usize => &mut self.id,
                _ => return None,
            },
        )
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(Attachment);
pub use crate::info::ATTACHMENT;
/// Form of a ticket attachment upload. Section 4, endpoint 16.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct UploadTicketAttachments {
    unknown_fields: runtime::UnknownFields,
}
impl UploadTicketAttachments {
    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
    /// Creates an empty body.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
    /// Adds a field that the document does not list.
    #[must_use]
    pub fn with_unknown_field(
        mut self,
        name: impl Into<String>,
        value: impl Into<runtime::Json>,
    ) -> Self {
        self.unknown_fields.insert(name, value);
        self
    }
}
impl runtime::Fields for UploadTicketAttachments {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &UPLOAD_TICKET_ATTACHMENTS
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, _: usize) -> Option<&dyn runtime::Field> {
        None
    }
    fn field_mut(&mut self, _: usize) -> Option<&mut dyn runtime::Field> {
        None
    }
    fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
}
runtime::shape_impls!(UploadTicketAttachments);
pub use crate::info::UPLOAD_TICKET_ATTACHMENTS;
