// Written by `cargo xtask codegen` from tests/hostile/tables. Do not edit.

//! [`Shapes`] with its parts, ids, enumerations, bodies and queries.
use super::super::runtime;
/// A shape in a file of enumerations. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Shapes {
    /// Decoders: a shape whose description has the name of another list in that index. Section 2.
    pub decoders: Option<super::Decoders>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Shapes = super::super::info::SHAPES_, by super::super::tables::SHAPES_ { 0 "decoders"
    decoders }
}
runtime::in_pages!(Shapes, ["after" "before" "items"], ["after" "before" "items"], "4");
impl Shapes {
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
runtime::setters! {
    impl Shapes {
        fn decoders(value: impl Into<super::Decoders>);
    }
}
/// A shape whose description has the name of another list in that index. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Decoders {
    /// Shapes: list. Each item: a shape in a file of enumerations. Section 2.
    pub shapes: runtime::List<super::Shapes>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Decoders = super::super::info::DECODERS_, by super::super::tables::DECODERS_ { 0
    "shapes" shapes }
}
impl Decoders {
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
runtime::setters! {
    impl Decoders {
        fn shapes(elements: [impl Into<super::Shapes>]);
    }
}
