// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::runtime;
/// A shape in a file of enumerations. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq)]
pub struct Shapes {
    /// A shape whose description has the name of another list in that index. Section 2.
    pub decoders: Option<super::Decoders>,
    extra: runtime::Extra,
}
impl Shapes {
    /// Members beyond the document and values that do not fit it, as they were read.
    #[must_use]
    pub fn extra(&self) -> &runtime::Extra {
        &self.extra
    }
    /// Members beyond the document and values that do not fit it, as they were read.
    pub fn extra_mut(&mut self) -> &mut runtime::Extra {
        &mut self.extra
    }
}
impl runtime::Members for Shapes {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &SHAPES_
    }
    fn empty() -> Self {
        Self::default()
    }
    fn member(&self, position: usize) -> Option<&dyn runtime::Member> {
        Some(
            match position {
                0usize => &self.decoders,
                _ => return None,
            },
        )
    }
    fn member_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Member> {
        Some(
            match position {
                0usize => &mut self.decoders,
                _ => return None,
            },
        )
    }
    fn extra(&self) -> &runtime::Extra {
        &self.extra
    }
    fn extra_mut(&mut self) -> &mut runtime::Extra {
        &mut self.extra
    }
}
runtime::shape_impls!(Shapes);
pub use crate::info::SHAPES_;
/// A shape whose description has the name of another list in that index. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq)]
pub struct Decoders {
    /// List. Each item: a shape in a file of enumerations. Section 2.
    pub shapes: runtime::List<super::Shapes>,
    extra: runtime::Extra,
}
impl Decoders {
    /// Members beyond the document and values that do not fit it, as they were read.
    #[must_use]
    pub fn extra(&self) -> &runtime::Extra {
        &self.extra
    }
    /// Members beyond the document and values that do not fit it, as they were read.
    pub fn extra_mut(&mut self) -> &mut runtime::Extra {
        &mut self.extra
    }
}
impl runtime::Members for Decoders {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &DECODERS_
    }
    fn empty() -> Self {
        Self::default()
    }
    fn member(&self, position: usize) -> Option<&dyn runtime::Member> {
        Some(
            match position {
                0usize => &self.shapes,
                _ => return None,
            },
        )
    }
    fn member_mut(&mut self, position: usize) -> Option<&mut dyn runtime::Member> {
        Some(
            match position {
                0usize => &mut self.shapes,
                _ => return None,
            },
        )
    }
    fn extra(&self) -> &runtime::Extra {
        &self.extra
    }
    fn extra_mut(&mut self) -> &mut runtime::Extra {
        &mut self.extra
    }
}
runtime::shape_impls!(Decoders);
pub use crate::info::DECODERS_;
