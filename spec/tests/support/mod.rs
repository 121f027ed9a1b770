//! Reads the tables of the tests.

use std::fs;
use std::path::{Path, PathBuf};

use backoffice_spec::Source;

/// A folder beside the tests.
pub(crate) fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

/// A file as a source, named without its folder.
pub(crate) fn source(path: &Path) -> Source {
    let text = fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    Source { path: path.file_name().unwrap().to_string_lossy().into_owned(), text }
}
