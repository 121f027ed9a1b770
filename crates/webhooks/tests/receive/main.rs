//! What a receiver takes and what it refuses, and why.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod delivery;
mod headers;
mod peer;
mod schemes;
mod secrets;
mod support;
mod tampering;
mod time;
mod vectors;
