// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::runtime;
/// A registration for events. Section 2, Webhook.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Webhook {
    /// True or false. Section 2, Webhook.
    pub active: Option<bool>,
    /// Text, such as `2023-02-10`. Section 2, Webhook; gap `webhook-api-version`.
    pub api_version: Option<String>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Webhook.
    pub created_at: Option<runtime::Timestamp>,
    /// Names of the events that are delivered. List. Each item: text; one value seen: `cart.abandoned`. Section 2, Webhook; gaps `event-names`, `open-enumerations`.
    pub events: runtime::List<super::EventName>,
    /// Whole number that identifies this record. Section 2, Webhook; gap `identity-presence`.
    pub id: Option<super::WebhookId>,
    /// Text. Section 2, Webhook.
    pub name: Option<String>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Webhook; gap `webhook-counters`.
    pub next_check_date: Option<runtime::Timestamp>,
    /// A hidden value. Text. Section 2, Webhook; gap `secret-fields`.
    pub secret_key: Option<runtime::Secret>,
    /// Address that events are delivered to. URL, such as `https://hooks.example.com/backoffice`. Section 2, Webhook.
    pub target: Option<runtime::Url>,
    /// Date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Webhook.
    pub updated_at: Option<runtime::Timestamp>,
    /// Whole number. Section 2, Webhook; gap `webhook-counters`.
    pub warning_count: Option<i64>,
    unknown_fields: runtime::UnknownFields,
}
impl Webhook {
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
impl runtime::Fields for Webhook {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &WEBHOOK
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.active,
                1usize => &self.api_version,
                2usize => &self.created_at,
                3usize => &self.events,
                4usize => &self.id,
                5usize => &self.name,
                6usize => &self.next_check_date,
                7usize => &self.secret_key,
                8usize => &self.target,
                9usize => &self.updated_at,
                10usize => &self.warning_count,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.active,
                1usize => &mut self.api_version,
                2usize => &mut self.created_at,
                3usize => &mut self.events,
                4usize => &mut self.id,
                5usize => &mut self.name,
                6usize => &mut self.next_check_date,
                7usize => &mut self.secret_key,
                8usize => &mut self.target,
                9usize => &mut self.updated_at,
                10usize => &mut self.warning_count,
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
runtime::shape_impls!(Webhook);
pub use crate::info::WEBHOOK;
impl runtime::PageOf for super::Webhook {
    const PAGE: &'static runtime::ShapeInfo = &WEBHOOK_PAGE;
}
pub use crate::info::WEBHOOK_PAGE;
/// Query parameters of the list of webhooks. Section 4, Query parameters of lists.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct ListWebhooksQuery {
    /// Text, such as `Carts`. Section 4, Query parameters of lists; gap `text-filter-match`.
    pub name: Option<String>,
    /// List. Each item: text; one value seen: `cart.abandoned`. Section 4, Query parameters of lists; gaps `list-element-type`, `query-array-encoding`, `event-names`, `open-enumerations`.
    pub events: runtime::List<super::EventName>,
    /// True or false. Section 4, Query parameters of lists; gap `query-boolean-encoding`.
    pub active: Option<bool>,
    /// The pagination cursor value. Text. Section 4, Pagination.
    pub cursor: Option<String>,
    unknown_fields: runtime::UnknownFields,
}
impl ListWebhooksQuery {
    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
    /// Creates a query without parameters.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
    /// Sets `name`.
    #[must_use]
    pub fn name(mut self, value: impl Into<String>) -> Self {
        self.name = Some(value.into());
        self
    }
    /// Sets `events`.
    #[must_use]
    pub fn events(
        mut self,
        value: impl IntoIterator<Item = impl Into<super::EventName>>,
    ) -> Self {
        self.events = value.into_iter().map(Into::into).collect::<Vec<_>>().into();
        self
    }
    /// Sets `active`.
    #[must_use]
    pub fn active(mut self, value: bool) -> Self {
        self.active = Some(value);
        self
    }
    /// Sets `cursor`.
    #[must_use]
    pub fn cursor(mut self, value: impl Into<String>) -> Self {
        self.cursor = Some(value.into());
        self
    }
}
impl runtime::Fields for ListWebhooksQuery {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &LIST_WEBHOOKS_QUERY
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.name,
                1usize => &self.events,
                2usize => &self.active,
                3usize => &self.cursor,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.name,
                1usize => &mut self.events,
                2usize => &mut self.active,
                3usize => &mut self.cursor,
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
runtime::shape_impls!(ListWebhooksQuery);
pub use crate::info::LIST_WEBHOOKS_QUERY;
/// Body of a new webhook. Section 4, endpoint 22.
#[non_exhaustive]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct CreateWebhook {
    /// List. Each item: text; one value seen: `cart.abandoned`, such as `["cart.abandoned"]`. Section 4, endpoint 22; gaps `event-names`, `open-enumerations`.
    pub events: runtime::List<super::EventName>,
    /// URL, such as `https://hooks.example.com/backoffice`. Section 4, endpoint 22.
    pub target: runtime::Required<runtime::Url>,
    unknown_fields: runtime::UnknownFields,
}
impl CreateWebhook {
    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
    /// Creates a body with the required fields.
    #[must_use]
    pub fn new(
        events: impl IntoIterator<Item = impl Into<super::EventName>>,
        target: runtime::Url,
    ) -> Self {
        let mut body = <Self as runtime::Fields>::empty();
        body.events = events.into_iter().map(Into::into).collect::<Vec<_>>().into();
        body.target = runtime::Required::from(target);
        body
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
impl runtime::Fields for CreateWebhook {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &CREATE_WEBHOOK
    }
    fn empty() -> Self {
        Self {
            events: Default::default(),
            target: runtime::Required::missing(),
            unknown_fields: Default::default(),
        }
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.events,
                1usize => &self.target,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.events,
                1usize => &mut self.target,
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
runtime::shape_impls!(CreateWebhook);
pub use crate::info::CREATE_WEBHOOK;
/// Body that replaces a webhook's events and target. Section 4, endpoint 23.
#[non_exhaustive]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct UpdateWebhook {
    /// List. Each item: text; one value seen: `cart.abandoned`, such as `["cart.abandoned"]`. Section 4, endpoint 23; gaps `event-names`, `open-enumerations`.
    pub events: runtime::List<super::EventName>,
    /// URL, such as `https://hooks.example.com/backoffice`. Section 4, endpoint 23.
    pub target: runtime::Required<runtime::Url>,
    unknown_fields: runtime::UnknownFields,
}
impl UpdateWebhook {
    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &runtime::UnknownFields {
        &self.unknown_fields
    }
    /// Unknown fields, and values that do not fit their type, unchanged.
    pub fn unknown_fields_mut(&mut self) -> &mut runtime::UnknownFields {
        &mut self.unknown_fields
    }
    /// Creates a body with the required fields.
    #[must_use]
    pub fn new(
        events: impl IntoIterator<Item = impl Into<super::EventName>>,
        target: runtime::Url,
    ) -> Self {
        let mut body = <Self as runtime::Fields>::empty();
        body.events = events.into_iter().map(Into::into).collect::<Vec<_>>().into();
        body.target = runtime::Required::from(target);
        body
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
impl runtime::Fields for UpdateWebhook {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &UPDATE_WEBHOOK
    }
    fn empty() -> Self {
        Self {
            events: Default::default(),
            target: runtime::Required::missing(),
            unknown_fields: Default::default(),
        }
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.events,
                1usize => &self.target,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.events,
                1usize => &mut self.target,
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
runtime::shape_impls!(UpdateWebhook);
pub use crate::info::UPDATE_WEBHOOK;
