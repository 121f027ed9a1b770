//! Static descriptions of the API's shapes and endpoints.
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
//! the catalogue of endpoints and scopes. Their readers share the [`Profile`]s, the [`Code`]s of differences,
//! the checks of text [`format`](mod@format)s, JSON [`pointer`](mod@pointer)s, and [`find`], which finds a
//! shape by name.
//!
//! This crate knows the document's vocabulary and names. It must not know the Rust types of shapes, JSON or
//! schema documents. Its only dependency is `strsim`, so that it stays cheap to build.
//!
//! The feature `descriptions` keeps the description of each field at run time.

#![cfg_attr(docsrs, feature(doc_cfg))]

mod code;
mod endpoint;
mod find;
pub mod format;
#[rustfmt::skip]
mod generated;
mod info;
mod nearest;
pub mod pointer;
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
