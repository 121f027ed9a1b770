//! The binary as its users run it: arguments and input in, text and exit code out.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod others;
mod secrets;
mod support;
mod validate;
