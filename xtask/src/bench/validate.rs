//! `cargo xtask bench validate`.

use std::{error::Error, process::ExitCode};

use super::package::{cargo, finished, run_bench};

/// The option that builds for the processor at hand. It is for the build: the bench never sees it.
const NATIVE: &str = "--native";

/// Runs the bench with the given options, and passes its exit status on.
pub(crate) fn run(options: &[&str]) -> Result<ExitCode, Box<dyn Error>> {
    let native = options.contains(&NATIVE);
    let options: Vec<&str> = options
        .iter()
        .copied()
        .filter(|option| *option != NATIVE)
        .collect();
    // The program that counts allocations serves the size series alone.
    if !options.contains(&"--only") || options.contains(&"linear") {
        let built = cargo("build", native)
            .args(["--bin", "backoffice-bench-memory"])
            .status();
        if !finished(built)?.success() {
            return Ok(ExitCode::FAILURE);
        }
    }
    run_bench("validate", &options, native)
}
