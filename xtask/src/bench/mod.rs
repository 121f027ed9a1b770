//! `cargo xtask bench`: what building the models costs, and what a verdict costs.

pub(crate) mod build;
pub(crate) mod validate;
