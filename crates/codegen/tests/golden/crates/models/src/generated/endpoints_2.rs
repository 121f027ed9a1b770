// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::runtime;
/// A shape in a file of endpoints. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct NeverShown {
    unknown_fields: runtime::UnknownFields,
}
impl NeverShown {
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
impl runtime::Fields for NeverShown {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &NEVER_SHOWN
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
runtime::shape_impls!(NeverShown);
pub use crate::info::NEVER_SHOWN;
