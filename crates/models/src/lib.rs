//! The runtime of generated models: reading and writing records, scalars, lists, pages, drift.
//!
//! Generated code defines each shape with the macro `runtime::shape!`, and takes all else from [`runtime`].
//! `backoffice::models` is such code.
//!
//! Decoding fails only if the input is not a JSON object, or would take too much memory. Unknown fields and values that do not
//! fit the API document are kept, reported and written back. See [`Record`].
//!
//! This crate knows the wire format. It must not know calls, files, or the shapes of an API.
//!
//! # Features
//!
//! None by default. `chrono`, `jiff`, `rust_decimal`, `time` and `url` convert the wire scalars from and to those crates'
//! types, with `From` and `TryFrom`; `schemars` implements `JsonSchema` for every shape, `utoipa` implements
//! `ToSchema`.

#![cfg_attr(docsrs, feature(doc_cfg))]

mod any;
mod decode_error;
mod dense;
mod drift;
mod json;
#[cfg(any(feature = "schemars", feature = "utoipa"))]
mod json_schema;
mod list;
mod normal_form;
mod one_or_many;
mod operation;
mod page;
mod patch;
mod query;
mod record;
mod required;
mod response_body;
#[doc(hidden)]
pub mod runtime;
#[cfg(test)]
mod sample;
mod scalars;
#[cfg(feature = "schemars")]
mod schemars;
mod spelling;
mod text;
mod transcode;
mod unknown_fields;
#[cfg(feature = "utoipa")]
mod utoipa;

#[doc(inline)]
pub use backoffice_shapes::Code;
use backoffice_shapes::format;

pub use self::{
    decode_error::DecodeError,
    drift::{Drift, DriftReport},
    json::Json,
    list::List,
    one_or_many::OneOrMany,
    operation::Operation,
    page::Page,
    patch::Patch,
    query::query_pairs,
    record::Record,
    required::Required,
    response_body::ResponseBody,
    scalars::{Amount, Date, InvalidText, Number, Object, Secret, Timestamp, UnknownValue, Url},
    text::Text,
    unknown_fields::UnknownFields,
};
