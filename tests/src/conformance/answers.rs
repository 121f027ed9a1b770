//! What one tool said, in the form that all are compared in.

use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};

use serde_json::Value;

use crate::Result;

/// What one tool said of the documents and the instances.
pub(super) struct Answers {
    /// The tool's name.
    pub(super) tool: &'static str,
    /// How many schema documents it was asked to compile or check.
    pub(super) documents: usize,
    /// The documents that it refused, by path, and why.
    pub(super) rejected: BTreeMap<String, String>,
    /// For each instance, by path, what is wrong with it; nothing if it passes.
    pub(super) verdicts: BTreeMap<String, Vec<Failure>>,
    /// How long it took.
    pub(super) elapsed: Duration,
}

/// One thing that is wrong with an instance.
#[derive(Clone, Debug)]
pub(super) struct Failure {
    /// JSON Pointer to the value that fails.
    pub(super) pointer: String,
    /// The keyword that it fails, if the tool says.
    pub(super) keyword: Option<String>,
    /// The tool's words.
    pub(super) message: String,
}

impl Answers {
    /// Reads what `ajv.mjs` and `check.py` print: `{"rejected": {path: message}, "verdicts": {path:
    /// [{pointer, keyword, message}]}}`.
    pub(super) fn parse(
        tool: &'static str,
        documents: usize,
        started: Instant,
        text: &str,
    ) -> Result<Self> {
        let answer: Value = serde_json::from_str(text)
            .map_err(|error| format!("could not read what {tool} says: {error}: {text}"))?;
        let fields = |name: &str| {
            answer
                .get(name)
                .and_then(Value::as_object)
                .into_iter()
                .flatten()
        };
        let rejected = fields("rejected")
            .map(|(path, message)| (path.clone(), words(Some(message))))
            .collect();
        let verdicts = fields("verdicts")
            .map(|(path, failures)| {
                let failures = failures.as_array().into_iter().flatten();
                (path.clone(), failures.map(Failure::parse).collect())
            })
            .collect();
        Ok(Self {
            tool,
            documents,
            rejected,
            verdicts,
            elapsed: started.elapsed(),
        })
    }
}

impl Failure {
    fn parse(failure: &Value) -> Self {
        Self {
            pointer: words(failure.get("pointer")),
            keyword: failure
                .get("keyword")
                .and_then(Value::as_str)
                .map(ToOwned::to_owned),
            message: words(failure.get("message")),
        }
    }
}

fn words(value: Option<&Value>) -> String {
    value.and_then(Value::as_str).unwrap_or_default().to_owned()
}
