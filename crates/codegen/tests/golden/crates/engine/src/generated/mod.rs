// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! Tables and checks of the shapes.
pub(crate) mod checks;
pub mod tables;
