//! The verdicts of the `jsonschema` crate and of `backoffice-validate`.

use std::{collections::BTreeMap, time::Instant};

use backoffice_description::validate::{Validator, Violation, by_name};

use super::{
    answers::{Answers, Failure, Verdicts},
    instances::{Group, Instances},
};
use crate::{Result, cases::instance_location, verdict::each_failure};

/// Returns the answers of both, in this order.
pub(super) fn answers(instances: &Instances) -> Result<[Answers; 2]> {
    Ok([jsonschema(instances)?, validate(instances)?])
}

/// The `jsonschema` crate as its users call it, with its own format checks.
fn jsonschema(instances: &Instances) -> Result<Answers> {
    let start = Instant::now();
    let mut rejected = BTreeMap::new();
    let mut verdicts = BTreeMap::new();
    for group in &instances.groups {
        let validator = match compile(group) {
            Ok(validator) => validator,
            Err(message) => {
                rejected.insert(group.schema.clone(), message);
                continue;
            }
        };
        for (path, case) in &group.cases {
            let instance = serde_json::from_str(&case.json)
                .map_err(|error| format!("{path} is not JSON: {error}"))?;
            let mut failures = Vec::new();
            for error in validator.iter_errors(&instance) {
                each_failure(&error, &mut |error| {
                    failures.push(Failure {
                        pointer: error.instance_path().as_str().to_owned(),
                        keyword: Some(error.kind().keyword().to_owned()),
                        message: error.to_string(),
                    });
                });
            }
            verdicts.insert(path.clone(), failures);
        }
    }
    Ok(Answers {
        tool: "jsonschema crate",
        documents: instances.groups.len(),
        verdicts: Verdicts { rejected, failures: verdicts },
        elapsed: start.elapsed(),
    })
}

fn compile(group: &Group) -> std::result::Result<jsonschema::Validator, String> {
    let schema = serde_json::from_str(&group.text).map_err(|error| error.to_string())?;
    jsonschema::meta::validate(&schema).map_err(|error| error.to_string())?;
    jsonschema::options()
        .should_validate_formats(true)
        .build(&schema)
        .map_err(|error| error.to_string())
}

/// The validator of this project.
fn validate(instances: &Instances) -> Result<Answers> {
    let start = Instant::now();
    let mut verdicts = BTreeMap::new();
    let mut documents = 0;
    for group in &instances.groups {
        let Some((document, profile)) = group.document else {
            continue;
        };
        documents += 1;
        let validator = Validator::new(by_name(document.name())?, profile);
        for (path, case) in &group.cases {
            let failures = match validator.check(case.json.as_bytes()) {
                Ok(()) => Vec::new(),
                Err(violations) => violations.iter().map(failure).collect(),
            };
            verdicts.insert(path.clone(), failures);
        }
    }
    Ok(Answers {
        tool: "backoffice-validate",
        documents,
        verdicts: Verdicts { rejected: BTreeMap::new(), failures: verdicts },
        elapsed: start.elapsed(),
    })
}

/// Converts a violation, at the place where JSON Schema reports it.
fn failure(violation: &Violation) -> Failure {
    Failure {
        pointer: instance_location(&violation.pointer, violation.code).to_owned(),
        keyword: violation.keyword.map(ToOwned::to_owned),
        message: violation.to_string(),
    }
}
