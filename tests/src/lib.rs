//! What crosses crates: the cases that the API document's rules give, the fixtures that are made of
//! them, what independent tools say of the schema documents, and that all come to one verdict.
//!
//! | module | what it gives |
//! |---|---|
//! | [`cases`] | payloads with the verdict that each must get |
//! | [`fixtures`] | the files under `tests/fixtures`, written from the cases or compared with them |
//! | `conformance` | the verdicts of ajv, check-jsonschema and the `jsonschema` crate on the cases; the client's calls to a mock |
//! | [`verdict`] | what the validator says of any bytes, compared with what others say of them |

pub mod cases;
#[cfg(feature = "conformance")]
pub mod conformance;
pub mod fixtures;
pub mod verdict;

use std::{env, error::Error, path::PathBuf};

/// What goes wrong here is told to a person, in a sentence that says what to do.
pub type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;

/// The workspace's folder: the one above this package, as cargo runs it. Where it was built may be another
/// checkout that shares the target folder.
#[must_use]
pub fn project_root() -> PathBuf {
    let built = || env!("CARGO_MANIFEST_DIR").into();
    let package = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(built));
    package.parent().unwrap_or(&package).to_owned()
}

/// The examples of README.md compile and hold.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct Readme;
