//! The table sets that tests generate from.

use std::path::Path;

use backoffice_codegen::{BACKOFFICE, Outputs, Target, generate};
use backoffice_spec::{Spec, load_dir};

/// The product of tables whose names and texts could each break some output.
pub(crate) const HOSTILE: Target<'static> = Target {
    tables: "tests/hostile/tables",
    folder: "tests/hostile",
    crate_name: "backoffice_hostile",
    description: None,
    documents: Some("https://hostile.example/"),
    has_tests: true,
};

pub(crate) const TARGETS: [Target<'static>; 2] = [BACKOFFICE, HOSTILE];

/// Loads the tables of a product.
pub(crate) fn tables(target: &Target<'_>) -> Spec {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    load_dir(&root.join(target.tables)).unwrap_or_else(|error| panic!("{error}"))
}

/// Returns the outputs for the tables.
pub(crate) fn outputs(spec: &Spec, target: &Target<'_>) -> Outputs {
    generate(spec, target).unwrap_or_else(|error| panic!("{error}"))
}
