// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! [`Webhook`] with its parts, ids, enumerations, bodies and queries.
use super::super::runtime;
/// A registration for events. Section 2, Webhook.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Webhook {
    /// Active: true or false. Section 2, Webhook.
    pub active: Option<bool>,
    /// Api version: text, such as `2023-02-10`. Section 2, Webhook; gap `webhook-api-version`.
    pub api_version: Option<runtime::Text>,
    /// Created at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Webhook.
    pub created_at: Option<runtime::Timestamp>,
    /// Events: list. Each item: text; one value seen: `cart.abandoned`. Names of the events that are delivered. Section 2, Webhook; gaps `event-names`, `open-enumerations`.
    pub events: runtime::List<super::EventName>,
    /// Id: whole number that identifies this record. Section 2, Webhook; gap `identity-presence`.
    pub id: Option<super::WebhookId>,
    /// Name: text. Section 2, Webhook.
    pub name: Option<runtime::Text>,
    /// Next check date: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Webhook; gap `webhook-counters`.
    pub next_check_date: Option<runtime::Timestamp>,
    /// Secret key: text. A hidden value. Section 2, Webhook; gap `secret-fields`.
    pub secret_key: Option<runtime::Secret>,
    /// Target: URL, such as `https://hooks.example.com/backoffice`. Address that events are delivered to. Section 2, Webhook.
    pub target: Option<runtime::Url>,
    /// Updated at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`. Section 2, Webhook.
    pub updated_at: Option<runtime::Timestamp>,
    /// Warning count: whole number. Section 2, Webhook; gap `webhook-counters`.
    pub warning_count: Option<i64>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Webhook = super::super::info::WEBHOOK, by super::super::tables::WEBHOOK { 0 "active"
    active, 1 "api_version" api_version, 2 "created_at" created_at, 3 "events" events, 4
    "id" id, 5 "name" name, 6 "next_check_date" next_check_date, 7 "secret_key"
    secret_key, 8 "target" target, 9 "updated_at" updated_at, 10 "warning_count"
    warning_count }
}
impl Webhook {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(id: impl Into<super::WebhookId>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.id = Some(id.into());
        made
    }
}
runtime::setters! {
    impl Webhook {
        fn active(value: bool);
        fn api_version(value: impl Into<runtime::Text>);
        fn created_at(value: runtime::Timestamp);
        fn events(elements: [impl Into<super::EventName>]);
        fn name(value: impl Into<runtime::Text>);
        fn next_check_date(value: runtime::Timestamp);
        fn secret_key(value: impl Into<runtime::Secret>);
        fn target(value: runtime::Url);
        fn updated_at(value: runtime::Timestamp);
        fn warning_count(value: i64);
    }
}
runtime::in_pages!(super::Webhook, ["next" "previous" "results"], ["next" "previous" "results"], "4, Pagination");
impl runtime::PageOf for super::Webhook {
    const PAGE: &'static runtime::ShapeInfo = &super::super::info::WEBHOOK_PAGE;
    fn table() -> Option<&'static runtime::Table> {
        Some(&super::super::tables::WEBHOOK_PAGE)
    }
}
/// Query parameters of the list of webhooks. Section 4, Query parameters of lists.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct ListWebhooksQuery {
    /// Name: text, such as `Carts`. Section 4, Query parameters of lists; gap `text-filter-match`.
    pub name: Option<runtime::Text>,
    /// Events: list. Each item: text; one value seen: `cart.abandoned`. Section 4, Query parameters of lists; gaps `list-element-type`, `query-array-encoding`, `event-names`, `open-enumerations`.
    pub events: runtime::List<super::EventName>,
    /// Active: true or false. Section 4, Query parameters of lists; gap `query-boolean-encoding`.
    pub active: Option<bool>,
    /// Cursor: text. The pagination cursor value. Section 4, Pagination.
    pub cursor: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    ListWebhooksQuery = super::super::info::LIST_WEBHOOKS_QUERY { 0 "name" name, 1
    "events" events, 2 "active" active, 3 "cursor" cursor }
}
impl ListWebhooksQuery {
    /// Creates a query without parameters.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl ListWebhooksQuery {
        fn name(value: impl Into<runtime::Text>);
        fn events(elements: [impl Into<super::EventName>]);
        fn active(value: bool);
        fn cursor(value: impl Into<runtime::Text>);
    }
}
/// Body of a new webhook. Section 4, endpoint 22.
#[non_exhaustive]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct CreateWebhook {
    /// Events: list. Each item: text; one value seen: `cart.abandoned`, such as `["cart.abandoned"]`. Section 4, endpoint 22; gaps `event-names`, `open-enumerations`.
    pub events: runtime::List<super::EventName>,
    /// Target: URL, such as `https://hooks.example.com/backoffice`. Section 4, endpoint 22.
    pub target: runtime::Required<runtime::Url>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    CreateWebhook = super::super::info::CREATE_WEBHOOK, by
    super::super::tables::CREATE_WEBHOOK { 0 "events" events, 1 "target" target }
}
impl CreateWebhook {
    /// Creates a body with the required fields.
    #[inline]
    #[must_use]
    pub fn new(events: impl IntoIterator<Item = impl Into<super::EventName>>, target: runtime::Url) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.events = events.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.target = runtime::Required::from(target);
        made
    }
}
/// Body that replaces a webhook's events and target. Section 4, endpoint 23.
#[non_exhaustive]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct UpdateWebhook {
    /// Events: list. Each item: text; one value seen: `cart.abandoned`, such as `["cart.abandoned"]`. Section 4, endpoint 23; gaps `event-names`, `open-enumerations`.
    pub events: runtime::List<super::EventName>,
    /// Target: URL, such as `https://hooks.example.com/backoffice`. Section 4, endpoint 23.
    pub target: runtime::Required<runtime::Url>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    UpdateWebhook = super::super::info::UPDATE_WEBHOOK, by
    super::super::tables::UPDATE_WEBHOOK { 0 "events" events, 1 "target" target }
}
impl UpdateWebhook {
    /// Creates a body with the required fields.
    #[inline]
    #[must_use]
    pub fn new(events: impl IntoIterator<Item = impl Into<super::EventName>>, target: runtime::Url) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.events = events.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.target = runtime::Required::from(target);
        made
    }
}
runtime::integer_id! {
    #[doc = " `id` of a `Webhook`. Section 2, Webhook."] WebhookId
}
