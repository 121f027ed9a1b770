//! The package in bench/, which is no member of the workspace, so that what it measures against stays out of
//! the normal build.

use std::{
    env,
    error::Error,
    path::PathBuf,
    process::{Command, ExitCode, ExitStatus},
};

use crate::codegen::project_root;

/// Builds and runs the bench of that name with the given options, and passes its exit status on.
pub(crate) fn run_bench(
    name: &str,
    options: &[&str],
    native: bool,
) -> Result<ExitCode, Box<dyn Error>> {
    let ran = cargo("run", native)
        .args(["--bin", "backoffice-bench", "--", name])
        .args(options)
        .status();
    Ok(if finished(ran)?.success() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

pub(super) fn cargo(command: &str, native: bool) -> Command {
    let root = project_root();
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let build = if native { "native" } else { "validate" };
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo
        .args([command, "--release", "--quiet"])
        .arg("--manifest-path")
        .arg(root.join("bench/Cargo.toml"))
        .arg("--target-dir")
        .arg(target.join("bench").join(build));
    if native {
        let flags = env::var("RUSTFLAGS").unwrap_or_default();
        cargo.env("RUSTFLAGS", format!("{flags} -C target-cpu=native"));
    }
    cargo
}

pub(super) fn finished(status: std::io::Result<ExitStatus>) -> Result<ExitStatus, Box<dyn Error>> {
    status.map_err(|error| format!("could not run cargo: {error}").into())
}
