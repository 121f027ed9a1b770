// Written by `cargo xtask codegen` from tests/hostile/tables. Do not edit.

//! The events with their records.
use super::super::runtime;
use super::super::{info, models};
/// Name of an event.
pub(crate) type Name = models::EventName;
/// Version of the API.
pub(crate) type Version = runtime::Text;
/// Returns the version of the records in new deliveries.
pub(crate) fn version() -> Option<Version> {
    Some(runtime::Text::from(info::endpoints::VERSION))
}
/// The fields of a delivery, described in a section of the document.
pub(crate) const fn fields(section: &'static str) -> [info::FieldInfo; 5] {
    runtime::delivery_fields(&info::EVENT_NAME_VALUES, info::TypeInfo::String, section)
}
/// An event with its record.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Event {
    /// `all`: An event with the name of the list of events. Section 6.
    All(Box<models::Every>),
    /// `Self`: A keyword; \[link\] \<tag\> \*/. Section 6.
    SelfValue(Option<runtime::Object>),
    /// `Unknown`: The name of the variant for other events. Section 6.
    Unknown2(Box<models::Every>),
    /// `3-d_.Secure`: A name that starts with no letter. Section 6, \[Words\] \<of\> `Rust`.
    V3DSecure(Option<runtime::Object>),
    /// `a.b`: An event. Section 6.
    AB(Option<runtime::Object>),
    /// An event that this version does not know. Its record is the delivery's `data`.
    Unknown,
}
impl Event {
    /// Reads the record of an event by its name.
    pub(crate) fn read(name: &str, data: runtime::EventData<'_>) -> Result<Self, runtime::DecodeError> {
        let _ = data;
        Ok(
            match name {
                "all" => Self::All(Box::new(data.record()?)),
                "Self" => Self::SelfValue(data.object()),
                "Unknown" => Self::Unknown2(Box::new(data.record()?)),
                "3-d_.Secure" => Self::V3DSecure(data.object()),
                "a.b" => Self::AB(data.object()),
                _ => Self::Unknown,
            },
        )
    }
}
