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
#[path = "../../../../crates/backoffice/tests/endpoints/postgres.rs"]
#[allow(dead_code, reason = "other tests use the rest")]
mod postgres;
mod sample;
mod service;
mod stored;
mod validators;

use backoffice_codegen::Target;

/// This package's folder.
const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

/// A package that tests generate.
const TARGET: Target<'static> = Target {
    tables: "tables",
    folder: "package",
    crate_name: "product",
    description: None,
    documents: None,
    has_tests: false,
};

/// Loads the tables of this product.
fn tables() -> backoffice_spec::Spec {
    let folder = std::path::Path::new(FOLDER).join("tables");
    backoffice_spec::load_dir(&folder).unwrap_or_else(|error| panic!("{error}"))
}
