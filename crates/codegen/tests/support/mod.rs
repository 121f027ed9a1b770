//! The table sets that tests generate from.

use std::path::Path;

use backoffice_codegen::{BACKOFFICE, HOSTILE, Outputs, Target, generate};
use backoffice_spec::{Spec, load_dir};

/// The products, with documents for each.
pub(crate) fn targets() -> [Target<'static>; 2] {
    let documents = Some("https://hostile.example/");
    [BACKOFFICE, Target { documents, ..HOSTILE }]
}

/// Loads the tables of a product.
pub(crate) fn tables(target: &Target<'_>) -> Spec {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    load_dir(&root.join(target.tables)).unwrap_or_else(|error| panic!("{error}"))
}

/// Returns the outputs for the tables.
pub(crate) fn outputs(spec: &Spec, target: &Target<'_>) -> Outputs {
    generate(spec, target).unwrap_or_else(|error| panic!("{error}"))
}
