//! Tests across crates.
//!
//! | module | content |
//! |---|---|
//! | [`cases`] | payloads, each with the verdict that it must get |
//! | [`fixtures`] | the files under `tests/fixtures`: written from the cases, or compared with them |
//! | `conformance` | the verdicts of ajv, check-jsonschema and the `jsonschema` crate on the cases; the client's calls to a mock |
//! | [`programs`] | programs that give the cases to the macros |
//! | [`verdict`] | the validator's verdict on any bytes, compared with the verdicts of others |

pub mod cases;
#[cfg(feature = "conformance")]
pub mod conformance;
pub mod fixtures;
#[path = "../../crates/codegen/src/json.rs"]
mod json;
pub mod programs;
pub mod verdict;

use std::{
    env,
    error::Error,
    fs, io,
    path::{Path, PathBuf},
};

/// A result whose error is a message for a person: it says what to do.
pub type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;

/// The workspace's folder. cargo gives this package's folder at run time. The folder at build time may belong to
/// another checkout that shares the target folder.
#[must_use]
pub fn project_root() -> PathBuf {
    let built = || env!("CARGO_MANIFEST_DIR").into();
    let package = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(built));
    package.parent().unwrap_or(&package).to_owned()
}

/// Returns the code above a file's module of tests.
#[must_use]
pub fn without_tests(code: &str) -> &str {
    let tests = code.find("\nmod tests {").or(code.find("\nmod tests;"));
    tests.map_or(code, |tests| &code[..tests])
}

/// Writes a file and creates its folder.
fn write(path: &Path, text: &str) -> Result<()> {
    let describe = |error: io::Error| format!("could not write {}: {error}", path.display());
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(describe)?;
    }
    Ok(fs::write(path, text).map_err(describe)?)
}

/// Compiles and runs the examples of the client's guide.
#[cfg(doctest)]
#[doc = include_str!("../../crates/backoffice/GUIDE.md")]
struct Guide;

/// Compiles and runs the examples of README.md and of `docs`.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
#[doc = include_str!("../../docs/CLIENT.md")]
#[doc = include_str!("../../docs/SERVE.md")]
struct Readme;
