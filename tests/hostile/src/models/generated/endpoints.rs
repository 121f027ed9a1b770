// Written by `cargo xtask codegen` from tests/hostile/tables. Do not edit.

//! [`NeverShown`] with its parts, ids, enumerations, bodies and queries.
use super::super::runtime;
/// A shape in a file of endpoints. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct NeverShown {
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    NeverShown = super::super::info::NEVER_SHOWN, by super::super::tables::NEVER_SHOWN {}
}
impl NeverShown {
    /// Creates a record without fields.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
    /// Adds a field that the document does not list.
    #[must_use]
    pub fn with_unknown_field(mut self, name: impl Into<runtime::Text>, value: impl Into<runtime::Json>) -> Self {
        self.unknown_fields.insert(name, value);
        self
    }
}
