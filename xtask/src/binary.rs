//! `cargo xtask conformance` and `cargo xtask fixtures`: binaries of backoffice-tests.

use std::{error::Error, process::ExitCode};

use crate::{cargo, exit_code};

/// Builds and runs a binary of backoffice-tests with the features and options that it needs.
///
/// xtask does not depend on backoffice-tests, which needs the generated code: `cargo xtask codegen` must build
/// even if that is broken.
pub(crate) fn run(
    binary: &str,
    features: &[&str],
    options: &[&str],
) -> Result<ExitCode, Box<dyn Error>> {
    let status = cargo()
        .args(["run", "--quiet", "--package", "backoffice-tests", "--bin", binary])
        .args(["--features", &features.join(","), "--"])
        .args(options)
        .status()
        .map_err(|error| format!("could not run cargo: {error}"))?;
    Ok(exit_code(status))
}
