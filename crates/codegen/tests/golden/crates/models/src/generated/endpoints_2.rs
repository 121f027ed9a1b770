// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::runtime;
/// A shape in a file of endpoints. Section 2.
#[non_exhaustive]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct NeverShown {
    unknown_fields: runtime::UnknownFields,
}
runtime::shape! {
    NeverShown = NEVER_SHOWN {}
}
pub use crate::info::NEVER_SHOWN;
