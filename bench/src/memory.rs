//! What a check takes from the heap, counted in a process of its own: a counting allocator would slow
//! down whoever allocates where times are taken.

use std::{env, process::Command};

use serde::{Deserialize, Serialize};

use crate::Error;

/// The program that counts, which is built beside this one.
const PROGRAM: &str = "backoffice-bench-memory";

/// What one check of a document took.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Taken {
    /// Who checked.
    pub contestant: String,
    /// Bytes of the document.
    pub bytes: usize,
    /// How often memory was asked for.
    pub allocations: u64,
    /// Most bytes held at one time.
    pub peak: u64,
}

/// Counts for documents of the given sizes.
///
/// # Errors
///
/// If the program that counts is not there or fails.
pub fn count(seed: u64, sizes: &[usize]) -> Result<Vec<Taken>, Error> {
    let program =
        env::current_exe()?.with_file_name(format!("{PROGRAM}{}", env::consts::EXE_SUFFIX));
    let output = Command::new(&program)
        .arg(seed.to_string())
        .args(sizes.iter().map(ToString::to_string))
        .output()
        .map_err(|error| {
            format!(
                "could not start {}: {error}; `cargo xtask bench validate` builds it",
                program.display()
            )
        })?;
    if !output.status.success() {
        let reason = String::from_utf8_lossy(&output.stderr);
        return Err(format!("{PROGRAM} failed: {}", reason.trim()).into());
    }
    let lines = String::from_utf8(output.stdout)?;
    lines
        .lines()
        .map(|line| Ok(serde_json::from_str(line)?))
        .collect()
}
