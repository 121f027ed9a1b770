//! openapi-spec-validator and Redocly, run on the OpenAPI document.

use std::{path::Path, process::Output};

use serde_json::Value;

use super::{
    text,
    tools::{Tools, run},
};
use crate::Result;

/// The OpenAPI document, below the workspace's folder.
pub(super) const DOCUMENT: &str = "crates/backoffice/generated/openapi.json";

/// The answer of a tool that checks documents.
pub(super) struct Lint {
    /// The tool's name.
    pub(super) tool: &'static str,
    /// Number of documents that the tool checked.
    pub(super) documents: usize,
    /// The tool's messages; empty if all documents pass.
    pub(super) problems: Vec<String>,
}

impl Lint {
    /// Reads the answer of a tool: if it failed, its output is the problem.
    pub(super) fn of(tool: &'static str, documents: usize, output: &Output) -> Self {
        let said = [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text));
        let said = said.join("\n").trim().to_owned();
        let problems = if output.status.success() { Vec::new() } else { vec![said] };
        Self { tool, documents, problems }
    }
}

/// Runs both tools.
pub(super) fn lint(tools: &Tools, root: &Path) -> Result<Vec<Lint>> {
    Ok(vec![specification(tools, root)?, redocly(tools, root)?])
}

fn specification(tools: &Tools, root: &Path) -> Result<Lint> {
    let mut command = tools.command(&tools.python("openapi-spec-validator"));
    command.args(["--schema", "3.1", "--validation-errors", "all"]).arg(root.join(DOCUMENT));
    Ok(Lint::of("openapi-spec-validator", 1, &run(&mut command)?))
}

fn redocly(tools: &Tools, root: &Path) -> Result<Lint> {
    let mut command = tools.command(&tools.node("redocly"));
    command
        .args(["lint", "--format", "json", "--max-problems", "1000", "--config"])
        .arg(tools.scripts.join("redocly.yaml"))
        .arg(root.join(DOCUMENT))
        .env("REDOCLY_TELEMETRY", "off")
        .env("REDOCLY_SUPPRESS_UPDATE_NOTICE", "true");
    let output = run(&mut command)?;
    let report: Value = serde_json::from_slice(&output.stdout).unwrap_or_default();
    let problems = report.get("problems").and_then(Value::as_array);
    let mut lint = Lint::of("Redocly lint", 1, &output);
    if let Some(problems) = problems
        && !problems.is_empty()
    {
        lint.problems = problems.iter().map(problem).collect();
    }
    Ok(lint)
}

fn problem(problem: &Value) -> String {
    let place = text(problem, "/location/0/pointer");
    let (message, rule) = (text(problem, "/message"), text(problem, "/ruleId"));
    format!("{place}: {message} ({rule})")
}
