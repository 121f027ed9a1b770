//! Helpers that run the binary.

use std::{
    fs,
    io::Write as _,
    path::Path,
    process::{Command, Output, Stdio},
};

use tempfile::TempDir;

pub(crate) const VALID: i32 = 0;
pub(crate) const INVALID: i32 = 1;
pub(crate) const USAGE: i32 = 2;
pub(crate) const UNCHECKED: i32 = 3;

pub(crate) fn backoffice(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_backoffice"));
    command.current_dir(folder);
    // The tests themselves may run in CI.
    for name in ["GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY", "GITHUB_WORKSPACE", "CI_PROJECT_DIR"] {
        command.env_remove(name);
    }
    command
}

pub(crate) fn run(folder: &Path, arguments: &[&str], stdin: &[u8]) -> Output {
    run_command(backoffice(folder).args(arguments), stdin)
}

pub(crate) fn run_command(command: &mut Command, stdin: &[u8]) -> Output {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut pipe = child.stdin.take().unwrap();
    // A command that does not read its input closes the pipe.
    let _ = pipe.write_all(stdin);
    drop(pipe);
    child.wait_with_output().unwrap()
}

pub(crate) fn stdout(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).unwrap()
}

pub(crate) fn stderr(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).unwrap()
}

/// A folder with these files.
pub(crate) fn folder(files: &[(&str, &[u8])]) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, bytes) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }
    folder
}
