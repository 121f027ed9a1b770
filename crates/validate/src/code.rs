//! Codes of violations, with an example of each.

/// Example of each code, with the place that the validator reports:
///
#[doc = include_str!("../violations.md")]
#[doc(inline)]
pub use backoffice_shapes::Code;
