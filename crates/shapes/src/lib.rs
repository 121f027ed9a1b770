//! Types of an API's static description.
//!
//! ```
//! use backoffice_shapes::{FieldInfo, Presence, ShapeInfo, ShapeKind, TypeInfo};
//!
//! static NOTE: ShapeInfo = ShapeInfo {
//!     name: "Note",
//!     kind: ShapeKind::Record,
//!     section: "2",
//!     fields_shown: true,
//!     about: "A note.",
//!     fields: &[FieldInfo::new("id", TypeInfo::Integer, "2").presence(Presence::Identity)],
//! };
//! assert_eq!(NOTE.fields[0].ty.expected(), "an integer");
//! ```
//!
//! The generator writes a [`ShapeInfo`] for each shape, an [`EnumInfo`] for each enumeration, an [`Endpoint`] for each endpoint,
//! and an [`Api`] with all of them. Their readers share the [`Profile`]s, the [`Code`]s of differences, the checks of text
//! [`format`](mod@format)s, the decimals of [`currency`] amounts, and JSON [`pointer`](mod@pointer)s.
//!
//! This crate knows the vocabulary of API documents. It must not know any API, the Rust types of shapes, JSON or schema
//! documents. It stays cheap to build.
//!
//! The feature `descriptions` keeps the description of each field at run time. The feature `names` adds `Api::find`, which
//! finds a shape by name, and `nearest`, with the dependency `strsim`.

#![cfg_attr(docsrs, feature(doc_cfg))]

mod api;
mod code;
pub mod currency;
mod endpoint;
mod event;
#[cfg(feature = "names")]
mod find;
pub mod format;
mod info;
#[cfg(feature = "names")]
mod nearest;
pub mod pointer;
mod profile;

pub use self::{
    api::{Api, PageFields, VersionHeader},
    code::{Code, CodeNote, Example},
    endpoint::{Encoding, Endpoint, Method, PathParameter, Scope},
    event::Event,
    info::{EnumInfo, FieldInfo, Presence, ShapeInfo, ShapeKind, TypeInfo},
    profile::Profile,
};
#[cfg(feature = "names")]
#[cfg_attr(docsrs, doc(cfg(feature = "names")))]
pub use self::{find::UnknownName, nearest::nearest};
