//! JSON Schema 2020-12 and OpenAPI 3.1 documents of an API, by name and by operation.
//!
//! [`Documents`] are those of one API, as a value, which the generator writes. `backoffice::schema` has one.
//!
//! This crate knows the documents and their names. It must not know the models or validation.

mod cut;
mod document;

pub use backoffice_shapes::{Profile, UnknownName};

pub use self::document::{DeliveryDocument, Document, Documents, Gap};
