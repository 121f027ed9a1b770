//! Laws of the models, each tested over every shape and field.
//!
//! Every test that makes instances takes its number of cases from `PROPTEST_CASES`, with a default
//! for a run after each change.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a helper of a test fails by panicking, as the test does"
)]

mod any_input;
mod equality;
mod ids;
mod instances;
mod json;
mod nothing_lost;
mod one_field;
mod oracle;
mod order;
mod partial_updates;
mod published;
mod registry;
#[cfg(any(feature = "schemars", feature = "utoipa"))]
mod schemas;
mod secrets;
mod values;
mod views;
