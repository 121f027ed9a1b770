//! Static descriptions of the API's shapes and endpoints.
//!
//! ```
//! use backoffice_shapes::{ORDER, Presence, endpoints};
//!
//! let number = ORDER.field("number").map(|field| field.presence);
//! assert_eq!(number, Some(Presence::Identity));
//! assert_eq!(endpoints::LIST_USERS.response.name, "CustomerPage");
//! ```
//!
//! The generator writes a [`ShapeInfo`] for each shape, such as [`ORDER`], and an [`EnumInfo`] for each
//! enumeration, such as [`LANGUAGE_VALUES`]; [`SHAPES`] lists the shapes in table order, [`endpoints`] is
//! the catalogue of endpoints and scopes, and [`events`] that of the events. Their readers share the [`Profile`]s, the [`Code`]s of differences,
//! the checks of text [`format`](mod@format)s, the decimals of [`currency`] amounts, and JSON [`pointer`](mod@pointer)s.
//!
//! This crate knows the document's vocabulary and names. It must not know the Rust types of shapes, JSON or
//! schema documents. It stays cheap to build.
//!
//! The feature `descriptions` keeps the description of each field at run time. The feature `names` adds `find`, which
//! finds a shape by name, and `nearest`, with the dependency `strsim`.

#![cfg_attr(docsrs, feature(doc_cfg))]

mod code;
pub mod currency;
mod endpoint;
mod event;
#[cfg(feature = "names")]
mod find;
pub mod format;
#[rustfmt::skip]
mod generated;
mod info;
#[cfg(feature = "names")]
mod nearest;
pub mod pointer;
mod profile;

pub use self::{
    code::{Code, Example},
    endpoint::{Encoding, Endpoint, Method, PathParameter, Scope},
    event::Event,
    generated::*,
    info::{EnumInfo, FieldInfo, Presence, ShapeInfo, ShapeKind, TypeInfo},
    profile::Profile,
};
#[cfg(feature = "names")]
#[cfg_attr(docsrs, doc(cfg(feature = "names")))]
pub use self::{
    find::{UnknownName, find},
    nearest::nearest,
};
