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
runtime::shape! {
    Shapes = SHAPES_ { 0 "decoders" decoders }
}
pub use crate::info::SHAPES_;
/// A shape whose description has the name of another list in that index. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Decoders {
    /// List. Each item: a shape in a file of enumerations. Section 2.
    pub shapes: runtime::List<super::Shapes>,
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    Decoders = DECODERS_ { 0 "shapes" shapes }
}
pub use crate::info::DECODERS_;
