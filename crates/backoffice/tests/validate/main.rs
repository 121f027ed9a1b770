//! The validator on payloads of this API: an example of each code, and guesses of shapes.

#![allow(clippy::unwrap_used, reason = "a helper of a test fails by panicking, as the test does")]

mod codes;
mod guess_table;
mod guesses;
