//! Shapes in the formats of serde, each law tested over every shape.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a helper of a test fails by panicking, as the test does"
)]

mod attributes;
mod format;
#[path = "../laws/json.rs"]
#[expect(dead_code, reason = "the laws of decoding use the rest")]
mod json;
mod reading;
mod refusals;
mod round_trips;
mod scalars;
mod writing;
