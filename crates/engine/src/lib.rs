//! Reads JSON text by the tables of an API's shapes, which the generator writes.
//!
//! `backoffice-validate` and `backoffice-models` are built on this crate. Its interface is theirs alone and not covered
//! by semantic versioning: use those crates.
//!
//! This crate knows bytes, the description of each shape and the formats of texts. It must not know models, schemas,
//! files, HTTP or serde.

#![cfg_attr(docsrs, feature(doc_cfg))]

mod engine;

pub use self::engine::*;
