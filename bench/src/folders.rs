//! Where the project is, and where the bench may write.

use std::{env, path::PathBuf};

/// The project's folder: the one above this package, as cargo runs it.
#[must_use]
pub fn project() -> PathBuf {
    let built = || env!("CARGO_MANIFEST_DIR").into();
    let package = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(built));
    package.parent().unwrap_or(&package).to_owned()
}

/// The target folder of the project.
#[must_use]
pub fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| project().join("target"), PathBuf::from)
}

/// The folder for what the bench makes.
#[must_use]
pub fn scratch() -> PathBuf {
    target().join("bench")
}
