//! The table sets that tests generate from.

use std::path::{Path, PathBuf};

use backoffice_codegen::{Outputs, generate};
use backoffice_spec::{Spec, load_dir};

/// The tables of the API.
pub(crate) fn real_spec() -> Spec {
    load(&package().join("../../spec/tables"))
}

/// Hostile tables: each name and text could break some output.
pub(crate) fn hostile_spec() -> Spec {
    load(&package().join("tests/hostile"))
}

/// Returns the outputs for the tables.
pub(crate) fn outputs(spec: &Spec) -> Outputs {
    generate(spec).unwrap_or_else(|error| panic!("{error}"))
}

/// This package's folder.
pub(crate) fn package() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

fn load(folder: &Path) -> Spec {
    load_dir(folder).unwrap_or_else(|error| panic!("{error}"))
}
