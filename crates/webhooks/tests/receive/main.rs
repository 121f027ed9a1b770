//! Requests that a receiver accepts, and those that it refuses.

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
