//! Tests of the product of the hostile tables, over the runtimes of every product.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a helper of a test fails by panicking, as the test does"
)]

mod deliveries;
mod documents;
mod models;
mod names;
mod sample;
mod service;
mod validators;

/// This package's folder.
const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

/// Loads the tables of this product.
fn tables() -> backoffice_spec::Spec {
    let folder = std::path::Path::new(FOLDER).join("tables");
    backoffice_spec::load_dir(&folder).unwrap_or_else(|error| panic!("{error}"))
}
