//! Runtime of generated code: reading and writing fields, and the macros that define shapes, ids and enumerations.
//!
//! Public because generated code names it, but not covered by semantic versioning. A generated shape names its fields
//! once ([`shape!`]). All behaviour is here: `one_pass` reads records as they usually are, [`Reader`] reads all others.

pub(crate) mod budget;
pub(crate) mod fields;
mod named;
pub(crate) mod one_pass;
pub mod payload;
pub(crate) mod reader;
mod shape;
pub(crate) mod shared_texts;
mod source;
pub(crate) mod value;

#[cfg(feature = "schemars")]
pub use ::schemars;
#[cfg(feature = "utoipa")]
pub use ::utoipa;
pub use backoffice_engine::{index::Index, table::Table};
pub use serde_core as serde;

pub use self::{
    fields::{Access, Field, Fields, debug_fields, write_fields, write_next},
    one_pass::{Null, Placed, Reading, index, take_next, take_placed},
    reader::Reader,
    source::Source,
    value::Value,
};
#[cfg(feature = "schemars")]
pub use crate::schemars::schema as json_schema;
#[cfg(feature = "utoipa")]
pub use crate::utoipa::{schema as component, schemas as components};
pub use backoffice_shapes::{Endpoint, PageFields, ShapeInfo, TypeInfo};

pub use crate::{
    __access as access, __closed_enumeration as closed_enumeration, __enumeration as enumeration,
    __in_pages as in_pages, __integer_id as integer_id, __json_impls as json_impls,
    __open_enumeration as open_enumeration, __setters as setters, __shape as shape,
    __shape_impls as shape_impls, __text_id as text_id,
    any::{AnyRecord, Decoder, Decoders},
    drift::Walk,
    json::{Json, write_string},
    list::List,
    one_or_many::OneOrMany,
    operation::Operation,
    page::{InPages, Page, PageOf},
    patch::Patch,
    query::Query,
    record::{
        readers,
        serde_impls::{deserialize, serialize},
    },
    required::Required,
    scalars::{
        Amount, Date, Number, Object, Secret, Timestamp, UnknownValue, Url, not_allowed,
        not_an_integer,
    },
    text::{Text, take_text},
    unknown_fields::UnknownFields,
};
