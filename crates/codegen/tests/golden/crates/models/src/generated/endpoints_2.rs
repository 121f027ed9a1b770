// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::runtime;
/// A shape in a file of endpoints. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq)]
pub struct NeverShown {
    extra: runtime::Extra,
}
impl NeverShown {
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
impl runtime::Members for NeverShown {
    fn info(&self) -> &'static runtime::ShapeInfo {
        &NEVER_SHOWN
    }
    fn empty() -> Self {
        Self::default()
    }
    fn member(&self, _: usize) -> Option<&dyn runtime::Member> {
        None
    }
    fn member_mut(&mut self, _: usize) -> Option<&mut dyn runtime::Member> {
        None
    }
    fn extra(&self) -> &runtime::Extra {
        &self.extra
    }
    fn extra_mut(&mut self) -> &mut runtime::Extra {
        &mut self.extra
    }
}
runtime::shape_impls!(NeverShown);
pub use crate::info::NEVER_SHOWN;
