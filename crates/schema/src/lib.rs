//! JSON Schema 2020-12 and OpenAPI 3.1 documents of an API, by name and by operation.
//!
//! ```
//! use backoffice_schema::{Profile, find};
//!
//! let refund = find("POST /orders/{number}/refund/ request")?;
//! assert_eq!(refund.name(), "RefundOrder");
//! assert!(refund.text(Profile::Contract).contains("\"required\""));
//! # Ok::<(), backoffice_schema::UnknownName>(())
//! ```
//!
//! [`Documents`] are those of one API, as a value. The functions of this crate read those of the commerce back-office API.
//!
//! This crate knows the documents and their names. It must not know the models or validation.

mod cut;
mod document;
#[rustfmt::skip]
mod generated;
mod product;

pub use backoffice_shapes::{Profile, UnknownName};

pub use self::{
    document::{DeliveryDocument, Document, Documents, Gap},
    product::{base, bundle, deliveries, documents, find, gaps, openapi},
};

/// Runs the example of README.md.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
