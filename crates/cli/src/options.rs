//! Arguments that several commands have.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use clap_complete::ArgValueCandidates;

use crate::candidates;

// No doc comment: it would replace the help of the commands that flatten this.
#[derive(Debug, Args)]
pub(crate) struct Inputs {
    /// Files, folders, glob patterns, or - for standard input. In folders, the command reads *.json, *.ndjson and
    /// *.jsonl files, also with .gz or .zst, in any letter case. It also reads JSONC, JSON5 and YAML by their extensions, if
    /// you name the file, or a rule does. In a pattern, the first name with a wildcard and
    /// all names after it match in any letter case [default: the working folder]
    #[arg(value_name = "PATH")]
    pub(crate) paths: Vec<PathBuf>,
    /// Name of the schema (`Order`), or its operation (`GET /users/{id}/ response`)
    #[arg(long, value_name = "NAME|OPERATION", add = ArgValueCandidates::new(candidates::schemas))]
    pub(crate) schema: Option<String>,
}

/// Set of rules for validation.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
#[cfg_attr(feature = "serve", derive(serde::Deserialize))]
#[cfg_attr(feature = "serve", serde(rename_all = "lowercase"))]
pub(crate) enum Profile {
    /// The rules that the API document states. Optional fields may be absent, and unknown fields are allowed
    #[default]
    Contract,
    /// Also requires every documented field, rejects unknown fields, and checks that amounts are decimal numbers and
    /// timestamps are in UTC
    Strict,
}

impl From<Profile> for backoffice::schema::Profile {
    fn from(profile: Profile) -> Self {
        match profile {
            Profile::Contract => Self::Contract,
            Profile::Strict => Self::Strict,
        }
    }
}

/// Format of a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum LineFormat {
    /// Text
    #[default]
    Human,
    /// One JSON object per line
    Ndjson,
}

/// Argument `NAME=VALUE`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pair {
    pub(crate) name: String,
    pub(crate) value: String,
}

pub(crate) fn whole_number(text: &str) -> Result<u64, String> {
    let read = text.parse();
    read.map_err(|_| format!("expected a whole number from 0 to {}", u64::MAX))
}
