// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::runtime;
/// A shape in a file of enumerations. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Shapes {
    /// A shape whose description has the name of another list in that index. Section 2.
    pub decoders: Option<super::Decoders>,
    unknown_fields: runtime::UnknownFields,
}
impl Shapes {
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
impl runtime::Fields for Shapes {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &SHAPES_
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.decoders,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.decoders,
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
runtime::shape_impls!(Shapes);
pub use crate::info::SHAPES_;
/// A shape whose description has the name of another list in that index. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Decoders {
    /// List. Each item: a shape in a file of enumerations. Section 2.
    pub shapes: runtime::List<super::Shapes>,
    unknown_fields: runtime::UnknownFields,
}
impl Decoders {
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
impl runtime::Fields for Decoders {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &DECODERS_
    }
    fn empty() -> Self {
        Self::default()
    }
    fn field(&self, position: usize) -> Option<&dyn runtime::Field> {
        Some(
            match position {
                0usize => &self.shapes,
                _ => return None,
            },
        )
    }
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Field> {
        Some(
            match position {
                0usize => &mut self.shapes,
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
runtime::shape_impls!(Decoders);
pub use crate::info::DECODERS_;
