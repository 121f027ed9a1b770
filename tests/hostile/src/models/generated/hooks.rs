// Written by `cargo xtask codegen` from tests/hostile/tables. Do not edit.

//! [`Hook`] with its parts, ids, enumerations, bodies and queries.
use super::super::runtime;
/// A webhook. Section 6.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Hook {
    /// Number: whole number that identifies this record. Section 6.
    pub number: Option<super::HookNumber>,
    /// Active: true or false. Section 6.
    pub active: Option<bool>,
    /// Events: list. Each item: text; values seen: `all`, `Self`, `Unknown`. Section 6.
    pub events: runtime::List<super::EventName>,
    /// Address: URL. Section 6.
    pub address: Option<runtime::Url>,
    /// Failures: whole number. Section 6.
    pub failures: Option<i64>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Hook = super::super::info::HOOK, by super::super::tables::HOOK { 0 "number" number, 1
    "active" active, 2 "events" events, 3 "address" address, 4 "failures" failures }
}
impl Hook {
    /// Creates a record with its id and no other field.
    #[inline]
    #[must_use]
    pub fn new(number: impl Into<super::HookNumber>) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.number = Some(number.into());
        made
    }
    /// Adds a field that the document does not list.
    #[must_use]
    pub fn with_unknown_field(mut self, name: impl Into<runtime::Text>, value: impl Into<runtime::Json>) -> Self {
        self.unknown_fields.insert(name, value);
        self
    }
}
runtime::setters! {
    impl Hook {
        fn active(value: bool);
        fn events(elements: [impl Into<super::EventName>]);
        fn address(value: runtime::Url);
        fn failures(value: i64);
    }
}
runtime::in_pages!(super::Hook, ["after" "before" "items"], ["after" "before" "items"], "4");
impl runtime::PageOf for super::Hook {
    const PAGE: &'static runtime::ShapeInfo = &super::super::info::HOOK_PAGE;
    fn table() -> Option<&'static runtime::Table> {
        Some(&super::super::tables::HOOK_PAGE)
    }
}
/// A new webhook. Section 6.
#[non_exhaustive]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct CreateHook {
    /// Events: list. Each item: text; values seen: `all`, `Self`, `Unknown`. Section 6.
    pub events: runtime::List<super::EventName>,
    /// Address: URL. Section 6.
    pub address: runtime::Required<runtime::Url>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    CreateHook = super::super::info::CREATE_HOOK, by super::super::tables::CREATE_HOOK {
    0 "events" events, 1 "address" address }
}
impl CreateHook {
    /// Creates a body with the required fields.
    #[inline]
    #[must_use]
    pub fn new(events: impl IntoIterator<Item = impl Into<super::EventName>>, address: runtime::Url) -> Self {
        let mut made = <Self as runtime::Fields>::empty();
        made.events = events.into_iter().map(Into::into).collect::<Vec<_>>().into();
        made.address = runtime::Required::from(address);
        made
    }
    /// Adds a field that the document does not list.
    #[must_use]
    pub fn with_unknown_field(mut self, name: impl Into<runtime::Text>, value: impl Into<runtime::Json>) -> Self {
        self.unknown_fields.insert(name, value);
        self
    }
}
/// Filters of webhooks. Section 6.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct HookQuery {
    /// Active: true or false. Section 6.
    pub active: Option<bool>,
    /// Events: list. Each item: text; values seen: `all`, `Self`, `Unknown`. Section 6.
    pub events: runtime::List<super::EventName>,
    /// Place: text. Section 6.
    pub place: Option<runtime::Text>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    HookQuery = super::super::info::HOOK_QUERY { 0 "active" active, 1 "events" events, 2
    "place" place }
}
impl HookQuery {
    /// Creates a query without parameters.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
runtime::setters! {
    impl HookQuery {
        fn active(value: bool);
        fn events(elements: [impl Into<super::EventName>]);
        fn place(value: impl Into<runtime::Text>);
    }
}
runtime::integer_id! {
    #[doc = " `number` of a `Hook`. Section 6."] HookNumber
}
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 6."] EventName =
    super::super::info::EVENT_NAME_VALUES { #[doc = " `all`"] All = "all", #[doc =
    " `Self`"] SelfValue = "Self", #[doc = " `Unknown`"] Unknown2 = "Unknown", } ours {
    #[doc = " `3-d_.Secure`: a value of this project, not of the document (gaps )"]
    V3DSecure = "3-d_.Secure", #[doc = " `a.b`: a value of this project, not of the document (gaps )"] AB = "a.b", }
}
runtime::open_enumeration!(EventName);
