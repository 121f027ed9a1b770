//! The runtime of generated samples: deterministic, realistic, valid instances of any shape, as JSON text.
//!
//! A product gives it the look of its values, and the facts that make its records agree, as [`runtime::Scenario`].
//! `backoffice::samples` is such a product.
//!
//! An instance depends only on its seed, shape, number and [`Profile`], on every platform: the generator uses no floating
//! point, clock or hash map.
//!
//! This crate knows the static description of shapes and the look of their values. It must not know schemas, validators or
//! files.

mod clock;
pub mod hostile;
mod json;
#[doc(hidden)]
pub mod money;
mod plan;
mod rng;
#[doc(hidden)]
pub mod runtime;
mod samples;
mod scenario;
mod value;
mod writer;

pub use backoffice_shapes::Profile;
