//! The binary as its users run it: arguments and input in, text and exit code out.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod call;
mod inputs;
mod others;
mod secrets;
mod server;
mod support;
mod validate;
