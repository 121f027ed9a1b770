//! `backoffice serve` and `backoffice token` as their users run them, and as their machines end them.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

mod hooks;
mod instance;
mod killed;
mod own_database;
#[path = "../../../backoffice/tests/endpoints/postgres.rs"]
#[allow(dead_code, reason = "other tests use the rest")]
mod postgres;
mod started;
mod webhooks;
