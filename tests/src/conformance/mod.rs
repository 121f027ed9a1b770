//! What tools that know nothing of this project say of its documents.
//!
//! | tool | what it is asked |
//! |---|---|
//! | ajv, strict, with `ajv-formats` | to compile every schema document; the verdict on every instance |
//! | check-jsonschema | every schema document against its metaschema; the verdict on every instance |
//! | the `jsonschema` crate | the same, in this process |
//! | `backoffice-validate` | the verdict on every instance: the project's own, for comparison |
//! | openapi-spec-validator, Redocly | the OpenAPI document |
//! | typify, openapi-typescript, datamodel-code-generator | types that compile and take samples ([`consumers`]) |
//! | Prism, a mock made of the OpenAPI document | every call of the client, as it is and with a part spoiled |
//!
//! The instances are those of [`crate::cases`]. A tool disagrees if it refuses what must pass, passes
//! what must be refused, or refuses it elsewhere or by another keyword than it must.

mod answers;
mod compare;
mod consumers;
mod in_process;
mod instances;
mod mock;
mod openapi;
mod report;
mod tools;

use std::{
    path::Path,
    thread::{self, ScopedJoinHandle},
    time::{Duration, Instant},
};

use self::{compare::Comparison, instances::Instances, openapi::Lint, tools::Tools};
use crate::{Result, cases};

/// How many samples of each shape the tools get in each profile.
pub const SAMPLES: u64 = 25;

/// What the tools said.
pub struct Report {
    comparisons: Vec<Comparison>,
    lints: Vec<Lint>,
    elapsed: Duration,
}

impl Report {
    /// Whether every tool accepts every document and agrees on every instance.
    #[must_use]
    pub fn is_clean(&self) -> bool {
        self.comparisons
            .iter()
            .all(|comparison| comparison.disagreements.is_empty())
            && self.lints.iter().all(|lint| lint.problems.is_empty())
    }
}

/// Asks every tool about the documents of the workspace at `root`; the code generators about `every_document`,
/// or about those of bodies alone.
///
/// # Errors
///
/// If the tools are not installed, with the command that installs them; if one can't be run; or if the
/// tables under `tests/cases` have mistakes.
pub fn run(root: &Path, every_document: bool) -> Result<Report> {
    let start = Instant::now();
    let tools = Tools::find(root)?;
    let mut cases: Vec<_> = cases::samples(SAMPLES).collect();
    cases.extend(cases::rules()?);
    cases.extend(cases::laws()?);
    // JSON Schema says nothing of a name that comes twice: only this project refuses it.
    cases.retain(|case| {
        let violation = case.violation.as_ref();
        violation.is_none_or(|violation| violation.code.keyword().is_some())
    });
    let instances = Instances::write(root, &tools.target, cases)?;
    let (ajv, check_jsonschema, in_process, lints, consumers, mock) = thread::scope(|scope| {
        let ajv = scope.spawn(|| tools.ajv(&instances));
        let check_jsonschema = scope.spawn(|| tools.check_jsonschema(&instances));
        let in_process = scope.spawn(|| in_process::answers(&instances));
        let lints = scope.spawn(|| openapi::lint(&tools, root));
        let consumers = scope.spawn(|| consumers::ask(&tools, root, &instances, every_document));
        let mock = scope.spawn(|| mock::ask(&tools, root));
        (
            joined(ajv),
            joined(check_jsonschema),
            joined(in_process),
            joined(lints),
            joined(consumers),
            joined(mock),
        )
    });
    let [jsonschema, validate] = in_process?;
    let mut comparisons: Vec<_> = [ajv?, check_jsonschema?, jsonschema, validate]
        .iter()
        .map(|answers| compare::compare(&instances, answers))
        .collect();
    comparisons.push(mock?);
    Ok(Report {
        comparisons,
        lints: lints?.into_iter().chain(consumers?).collect(),
        elapsed: start.elapsed(),
    })
}

fn joined<T>(thread: ScopedJoinHandle<'_, Result<T>>) -> Result<T> {
    thread
        .join()
        .map_err(|_| "a thread that asked a tool panicked; its message is above")?
}
