//! Static description of the commerce back-office API.
//!
//! ```
//! use backoffice_description::{API, ORDER, Presence, endpoints};
//!
//! let number = ORDER.field("number").map(|field| field.presence);
//! assert_eq!(number, Some(Presence::Identity));
//! assert_eq!(endpoints::LIST_USERS.response.map(|shape| shape.name), Some("CustomerPage"));
//! assert!(API.shapes.iter().any(|shape| shape.name == "CustomerPage"));
//! ```
//!
//! The generator writes a [`ShapeInfo`] for each shape, such as [`ORDER`], and an [`EnumInfo`] for each enumeration, such as
//! [`LANGUAGE_VALUES`]. [`SHAPES`] lists the shapes in table order, [`endpoints`] is the catalogue of endpoints and scopes, and
//! [`events`] that of the events. [`API`] is all of it as one value, which the crates that work with any API take.
//!
//! | feature | adds |
//! |---|---|
//! | `descriptions` | the description of each field at run time |
//! | `names` | `Api::find`, which finds a shape by name, and `nearest` |
//! | `tables` | `tables`, the shapes as the engine reads them, and `table_of` |
//! | `checks` | generated code in those tables, which makes the validator fast |
//! | `validate` | `validate`, the validator of each shape |
//!
//! This crate stands below the macros and the models. It must not know the Rust types of shapes, HTTP or files.

#![cfg_attr(docsrs, feature(doc_cfg))]

mod codes;
#[rustfmt::skip]
mod generated {
    pub(crate) mod shapes;
    #[cfg(feature = "tables")]
    pub mod tables;
    #[cfg(feature = "validate")]
    pub(crate) mod validators;
}
#[cfg(feature = "validate")]
#[cfg_attr(docsrs, doc(cfg(feature = "validate")))]
pub mod validate;

#[cfg(feature = "tables")]
use backoffice_engine as engine;
#[cfg(feature = "checks")]
use backoffice_engine::checked_table as table;
#[cfg(all(feature = "tables", not(feature = "checks")))]
use backoffice_engine::unchecked_table as table;
use backoffice_shapes as info;
#[cfg(feature = "validate")]
use backoffice_validate as validator;

pub use backoffice_shapes::*;

#[cfg(feature = "tables")]
#[cfg_attr(docsrs, doc(cfg(feature = "tables")))]
pub use self::generated::tables;
pub use self::{codes::CODES, generated::shapes::*};

/// Returns the table of the shape with this name. Queries have none.
#[cfg(feature = "tables")]
#[cfg_attr(docsrs, doc(cfg(feature = "tables")))]
#[must_use]
pub fn table_of(shape: &str) -> Option<&'static engine::table::Table> {
    let mut tables = tables::TABLES.iter();
    tables.find(|(name, _)| *name == shape).map(|(_, table)| *table)
}
