//! `cargo xtask conformance` and `cargo xtask fixtures`: binaries of backoffice-tests.

use std::{
    env,
    error::Error,
    process::{Command, ExitCode},
};

/// Builds and runs a binary of backoffice-tests with the features that it needs, and passes its exit status
/// on.
///
/// It is run, not depended on: backoffice-tests needs the generated code, and `cargo xtask codegen` must
/// build where that is broken.
pub(crate) fn run(binary: &str, features: &[&str]) -> Result<ExitCode, Box<dyn Error>> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo)
        .args([
            "run",
            "--quiet",
            "--package",
            "backoffice-tests",
            "--bin",
            binary,
        ])
        .arg("--features")
        .arg(features.join(","))
        .status()
        .map_err(|error| format!("could not run cargo: {error}"))?;
    Ok(if status.success() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}
