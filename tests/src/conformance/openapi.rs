//! What openapi-spec-validator and Redocly say of the OpenAPI document.

use std::{path::Path, process::Output};

use serde_json::Value;

use super::tools::{Tools, run};
use crate::Result;

/// The OpenAPI document, below the workspace's folder.
pub(super) const DOCUMENT: &str = "crates/schema/generated/openapi.json";

/// What one tool said of documents.
pub(super) struct Lint {
    /// The tool's name.
    pub(super) tool: &'static str,
    /// How many documents it was asked about.
    pub(super) documents: usize,
    /// What is wrong, in the tool's words; nothing if all documents pass.
    pub(super) problems: Vec<String>,
}

impl Lint {
    /// Takes all that a tool prints as its problem, if it fails.
    pub(super) fn of(tool: &'static str, documents: usize, output: &Output) -> Self {
        let said = [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text));
        let said = said.join("\n").trim().to_owned();
        let problems = if output.status.success() {
            Vec::new()
        } else {
            vec![said]
        };
        Self {
            tool,
            documents,
            problems,
        }
    }
}

/// Asks both tools.
pub(super) fn lint(tools: &Tools, root: &Path) -> Result<Vec<Lint>> {
    Ok(vec![specification(tools, root)?, redocly(tools, root)?])
}

fn specification(tools: &Tools, root: &Path) -> Result<Lint> {
    let mut command = tools.command(&tools.python("openapi-spec-validator"));
    command
        .args(["--schema", "3.1", "--validation-errors", "all"])
        .arg(root.join(DOCUMENT));
    Ok(Lint::of("openapi-spec-validator", 1, &run(&mut command)?))
}

fn redocly(tools: &Tools, root: &Path) -> Result<Lint> {
    let mut command = tools.command(&tools.node("redocly"));
    command
        .args([
            "lint",
            "--format",
            "json",
            "--max-problems",
            "1000",
            "--config",
        ])
        .arg(tools.scripts.join("redocly.yaml"))
        .arg(root.join(DOCUMENT))
        .env("REDOCLY_TELEMETRY", "off")
        .env("REDOCLY_SUPPRESS_UPDATE_NOTICE", "true");
    let output = run(&mut command)?;
    let text = String::from_utf8_lossy(&output.stdout);
    let mut problems: Vec<_> = serde_json::from_str::<Value>(&text)
        .ok()
        .as_ref()
        .and_then(|report| report.get("problems")?.as_array())
        .into_iter()
        .flatten()
        .map(problem)
        .collect();
    if problems.is_empty() && !output.status.success() {
        problems.push(format!(
            "{}{}",
            text.trim(),
            String::from_utf8_lossy(&output.stderr).trim()
        ));
    }
    Ok(Lint {
        tool: "Redocly lint",
        documents: 1,
        problems,
    })
}

fn problem(problem: &Value) -> String {
    let text = |pointer: &str| {
        problem
            .pointer(pointer)
            .and_then(Value::as_str)
            .unwrap_or_default()
    };
    let (rule, message, place) = (
        text("/ruleId"),
        text("/message"),
        text("/location/0/pointer"),
    );
    format!("{place}: {message} ({rule})")
}
