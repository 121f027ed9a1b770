//! The answers of one tool, in the form that the comparison takes.

use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};

use serde::Deserialize;

use crate::Result;

/// The answers of one tool.
pub(super) struct Answers {
    /// The tool's name.
    pub(super) tool: &'static str,
    /// Number of schema documents that the tool compiled or checked.
    pub(super) documents: usize,
    pub(super) verdicts: Verdicts,
    /// Time that the tool took.
    pub(super) elapsed: Duration,
}

/// Verdicts on the documents and the instances, as `ajv.mjs` and `check.py` print them.
#[derive(Default, Deserialize)]
pub(super) struct Verdicts {
    /// The refused documents by path, each with the tool's message.
    pub(super) rejected: BTreeMap<String, String>,
    /// The failures of each instance by path; empty if it passes.
    #[serde(rename = "verdicts")]
    pub(super) failures: BTreeMap<String, Vec<Failure>>,
}

/// A violation that a tool reports.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Failure {
    /// JSON Pointer to the value that fails.
    pub(super) pointer: String,
    /// The keyword that refuses the value, if the tool reports it.
    pub(super) keyword: Option<String>,
    /// The tool's message.
    pub(super) message: String,
}

impl Answers {
    /// Reads the JSON text that a tool printed.
    pub(super) fn parse(
        tool: &'static str,
        documents: usize,
        started: Instant,
        text: &str,
    ) -> Result<Self> {
        let verdicts = serde_json::from_str(text)
            .map_err(|error| format!("could not read the answer of {tool}: {error}: {text}"))?;
        Ok(Self { tool, documents, verdicts, elapsed: started.elapsed() })
    }
}
