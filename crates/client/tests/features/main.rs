//! Optional features over a real server.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a helper of a test fails by panicking, as the test does"
)]

#[cfg(feature = "blocking")]
mod blocking;
#[cfg(feature = "fs")]
mod files;
#[cfg(feature = "oauth2")]
mod oauth;
#[path = "../calls/server.rs"]
#[allow(dead_code, reason = "the other tests use more of it")]
mod server;
