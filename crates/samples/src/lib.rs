//! Deterministic, realistic, valid instances of every shape of the commerce back-office API, as JSON text.
//!
//! ```
//! use backoffice::models::{Order, Record as _, info::ORDER};
//! use backoffice::samples::{Profile, Samples};
//!
//! let text = Samples::new(&ORDER, 7, Profile::Strict).instance(41);
//! let order = Order::from_json(&text)?;
//! assert_eq!(order.number.as_ref().map(|number| number.as_str()), Some("1042"));
//! assert!(order.drift().is_empty());
//! # Ok::<(), backoffice::models::DecodeError>(())
//! ```
//!
//! An instance depends only on its seed, shape, number and [`Profile`], on every platform: the generator
//! uses no floating point, clock or hash map. Each value depends on its place in the instance, so a new
//! field in a shape changes no other value.
//!
//! Related values agree: totals are the sums of their lines, an address fits its country, a record is
//! updated after it is created. All values are invented: hosts and mail domains are reserved (RFC 2606),
//! IP addresses and phone numbers are reserved for documentation and fiction, card numbers are masked test
//! numbers of the payment industry, and secrets contain `sample`.
//!
//! This crate knows the static description of shapes and the look of their values. It must not know
//! schemas, validators or files.

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

/// Runs the example of README.md.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
