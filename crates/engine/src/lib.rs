//! Reads JSON text by the tables of an API's shapes, which the generator writes.
//!
//! Only `backoffice-validate`, `backoffice-models` and generated code use its interface, which is not covered by semantic
//! versioning.
//!
//! This crate knows bytes, the description of each shape and the formats of texts. It must not know models, schemas,
//! files, HTTP or serde.

mod engine;

pub use self::engine::*;
