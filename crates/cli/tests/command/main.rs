//! The binary as its users run it: arguments and input in, text and exit code out.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod baseline;
mod call;
mod changes;
mod config;
mod editors;
mod inputs;
mod notations;
mod others;
mod reports;
mod secrets;
mod server;
mod support;
mod validate;
