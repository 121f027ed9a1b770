//! `cargo xtask bench`: what building costs, what a verdict costs, and what a call costs.

pub(crate) mod build;
pub(crate) mod package;
pub(crate) mod validate;
