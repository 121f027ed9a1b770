//! What the API document says of each shape, as static data.
//!
//! ```
//! use backoffice_shapes::{ORDER, Presence, endpoints, find};
//!
//! let number = ORDER.field("number").map(|field| field.presence);
//! assert_eq!(number, Some(Presence::Identity));
//! assert_eq!(find("POST /orders/{number}/refund/ request")?.name, "RefundOrder");
//! assert_eq!(endpoints::LIST_USERS.response.name, "CustomerPage");
//! # Ok::<(), backoffice_shapes::UnknownName>(())
//! ```
//!
//! The generator writes a [`ShapeInfo`] for each shape, such as [`ORDER`], and an [`EnumInfo`] for each
//! enumeration, such as [`LANGUAGE_VALUES`]; [`SHAPES`] lists the shapes in table order, and [`endpoints`] is
//! the catalogue of endpoints and scopes. With them come the things that everyone who reads them shares: the
//! [`Profile`] that is asked for, the [`format`](mod@format) of texts, and [`find`], which finds a shape by name.
//!
//! What this crate knows: the document's vocabulary and names. What it must not know: the Rust types of
//! shapes, JSON, schema documents. It depends on `strsim` alone, which depends on nothing, so that whoever
//! needs the descriptions builds little else.

mod code;
mod endpoint;
mod find;
pub mod format;
#[rustfmt::skip]
mod generated;
mod info;
mod nearest;
mod profile;

pub use self::{
    code::{Code, Example},
    endpoint::{Encoding, Endpoint, Method, PathParameter, Scope},
    find::{UnknownName, find},
    generated::*,
    info::{EnumInfo, FieldInfo, Presence, ShapeInfo, ShapeKind, TypeInfo},
    nearest::nearest,
    profile::Profile,
};
