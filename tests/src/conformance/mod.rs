//! Independent tools that check this project's documents.
//!
//! | tool | task |
//! |---|---|
//! | ajv, strict, with `ajv-formats` | compile every schema document; give a verdict on every instance |
//! | check-jsonschema | check every schema document against its metaschema; give a verdict on every instance |
//! | the `jsonschema` crate | the same, in this process |
//! | `backoffice-validate` | give a verdict on every instance, for comparison |
//! | openapi-spec-validator, Redocly | check the OpenAPI document |
//! | typify, openapi-typescript, datamodel-code-generator | write types that compile and accept samples (`consumers`) |
//! | SARIF's schema, GitLab's fields, junitparser | read the reports of `backoffice validate` (`reports`) |
//! | Schemathesis | make calls to the service that fit its OpenAPI document, and calls that do not; check the answers (`service`) |
//! | the Standard Webhooks libraries of Python and JavaScript | verify deliveries of the service; sign messages for our receiver |
//! | Authlib of Python, openid-client of JavaScript | get tokens from the service as partner applications (`callers`) |
//! | Chromium, axe | open the pages of a sandbox, and find nothing that keeps people out (`callers`) |
//! | requests of Python, fetch of Node | meet each fault of a sandbox (`callers`) |
//! | Prism, a mock server that reads the OpenAPI document | accept every call of the client; refuse it with a spoiled part |
//! | the service | the same |
//!
//! The instances are those of [`crate::cases`]. A tool disagrees if it refuses a valid instance, accepts an invalid
//! one, or refuses it at another place or by another keyword than the case says.

mod answers;
mod callers;
mod compare;
mod consumers;
mod deliveries;
mod in_process;
mod instances;
mod mock;
mod openapi;
mod report;
mod reports;
mod service;
mod tools;

use std::{
    path::Path,
    thread::{self, ScopedJoinHandle},
    time::{Duration, Instant},
};

use serde_json::Value;

use self::{compare::Comparison, instances::Instances, openapi::Lint, tools::Tools};
use crate::{Result, cases};

/// Samples of each shape that the tools get in each profile.
pub const SAMPLES: u64 = 25;

/// The answers of all tools.
pub struct Report {
    comparisons: Vec<Comparison>,
    lints: Vec<Lint>,
    elapsed: Duration,
}

impl Report {
    /// Returns true if every tool accepts every document and agrees on every instance.
    #[must_use]
    pub fn is_clean(&self) -> bool {
        self.comparisons.iter().all(|comparison| comparison.disagreements.is_empty())
            && self.lints.iter().all(|lint| lint.problems.is_empty())
    }
}

/// Runs every tool on the documents of the workspace at `root`. Unless `whole`, the tools get a sixth of the cases, and the code
/// generators only the documents of request and response bodies.
///
/// # Errors
///
/// If the tools are not installed (the error names the command that installs them), if one can't be run, or if
/// the tables under `tests/cases` have mistakes.
pub fn run(root: &Path, whole: bool) -> Result<Report> {
    let start = Instant::now();
    let tools = Tools::find(root)?;
    let mut cases: Vec<_> = cases::samples(SAMPLES).collect();
    cases.extend(cases::rules()?);
    cases.extend(cases::laws()?);
    // JSON Schema has no keyword for a repeated name: only this project refuses it.
    cases.retain(|case| {
        let violation = case.violation.as_ref();
        violation.is_none_or(|violation| violation.code.keyword().is_some())
    });
    // By their names, because kinds of cases take turns.
    let sixth = |name: &str| name.bytes().map(u32::from).sum::<u32>() % 6 == 0;
    cases.retain(|case| whole || sixth(&case.name));
    let instances = Instances::write(&tools.target, cases)?;
    let (
        ajv,
        check_jsonschema,
        in_process,
        lints,
        consumers,
        reports,
        mock,
        called,
        service,
        deliveries,
        callers,
    ) = thread::scope(|scope| {
        let ajv = scope.spawn(|| tools.ajv(&instances));
        let check_jsonschema = scope.spawn(|| tools.check_jsonschema(&instances));
        let in_process = scope.spawn(|| in_process::answers(&instances));
        let lints = scope.spawn(|| openapi::lint(&tools, root));
        let consumers = scope.spawn(|| consumers::ask(&tools, root, &instances, whole));
        let reports = scope.spawn(|| reports::read(&tools, root));
        let mock = scope.spawn(|| mock::ask(&tools, root));
        let called = scope.spawn(mock::ask_service);
        let service = scope.spawn(|| service::test(&tools, if whole { 300 } else { 50 }));
        let deliveries = scope.spawn(|| deliveries::verify(&tools));
        let callers = scope.spawn(|| callers::call(&tools));
        (
            joined(ajv),
            joined(check_jsonschema),
            joined(in_process),
            joined(lints),
            joined(consumers),
            joined(reports),
            joined(mock),
            joined(called),
            joined(service),
            joined(deliveries),
            joined(callers),
        )
    });
    let [jsonschema, validate] = in_process?;
    let mut comparisons: Vec<_> = [ajv?, check_jsonschema?, jsonschema, validate]
        .iter()
        .map(|answers| compare::compare(&instances, answers))
        .collect();
    comparisons.extend([mock?, called?]);
    Ok(Report {
        comparisons,
        lints: lints?
            .into_iter()
            .chain(consumers?)
            .chain(reports?)
            .chain([service?])
            .chain(deliveries?)
            .chain(callers?)
            .collect(),
        elapsed: start.elapsed(),
    })
}

/// The text at a JSON Pointer, or an empty text.
fn text(value: &Value, pointer: &str) -> String {
    let text = value.pointer(pointer).and_then(Value::as_str);
    text.unwrap_or_default().to_owned()
}

fn joined<T>(thread: ScopedJoinHandle<'_, Result<T>>) -> Result<T> {
    thread.join().map_err(|_| "a thread that ran a tool panicked; its message is above")?
}
