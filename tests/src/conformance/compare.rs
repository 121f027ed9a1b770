//! The disagreements between a tool's answers and the cases.

use std::collections::BTreeSet;

use super::{
    answers::{Answers, Failure},
    instances::Instances,
};
use crate::cases::{Case, instance_location};

/// One tool's answers, counted, and its disagreements.
pub(super) struct Comparison {
    pub(super) tool: &'static str,
    pub(super) documents: Count,
    pub(super) passed: Count,
    pub(super) refused: Count,
    pub(super) disagreements: Vec<Disagreement>,
    pub(super) seconds: f64,
}

/// Number of right answers among all.
#[derive(Clone, Copy, Default)]
pub(super) struct Count {
    pub(super) good: usize,
    pub(super) all: usize,
}

/// A document that a tool refuses, or an instance to which it gives another verdict.
pub(super) struct Disagreement {
    pub(super) file: String,
    pub(super) message: String,
}

/// Compares a tool's answers with the cases.
pub(super) fn compare(instances: &Instances, answers: &Answers) -> Comparison {
    let mut disagreements: Vec<_> = answers
        .verdicts
        .rejected
        .iter()
        .map(|(file, message)| Disagreement { file: file.clone(), message: message.clone() })
        .collect();
    let [mut passed, mut refused] = [Count::default(); 2];
    for group in &instances.groups {
        // A refused document is one disagreement: its instances have no verdicts.
        let is_rejected = answers.verdicts.rejected.contains_key(&group.schema);
        for (path, case) in &group.cases {
            let is_valid = case.violation.is_none();
            let count = if is_valid { &mut passed } else { &mut refused };
            count.all += 1;
            match disagreement(case, answers.verdicts.failures.get(path)) {
                None => count.good += 1,
                Some(_) if is_rejected => {}
                Some(message) => disagreements.push(Disagreement { file: path.clone(), message }),
            }
        }
    }
    let documents = Count {
        good: (answers.documents).saturating_sub(answers.verdicts.rejected.len()),
        all: answers.documents,
    };
    let seconds = answers.elapsed.as_secs_f64();
    Comparison { tool: answers.tool, documents, passed, refused, disagreements, seconds }
}

/// Describes how a verdict differs from the one that the case must get.
fn disagreement(case: &Case, verdict: Option<&Vec<Failure>>) -> Option<String> {
    let Some(failures) = verdict else {
        return Some("the tool gave no verdict".to_owned());
    };
    let said = || {
        let said =
            failures.iter().map(|failure| format!("{}: {}", failure.pointer, failure.message));
        said.collect::<Vec<_>>().join("; ")
    };
    let Some(expected) = &case.violation else {
        return (!failures.is_empty()).then(|| format!("must pass, but: {}", said()));
    };
    if failures.is_empty() {
        let (code, pointer) = (expected.code, &expected.pointer);
        return Some(format!("must be refused ({code} at `{pointer}`), but passes"));
    }
    let location = instance_location(&expected.pointer, expected.code);
    let found: BTreeSet<_> = failures.iter().map(|failure| failure.pointer.as_str()).collect();
    if found != BTreeSet::from([location]) {
        return Some(format!("must be refused at `{location}` alone, but: {}", said()));
    }
    let keyword = expected.code.keyword();
    let mut keywords = failures.iter().filter_map(|failure| failure.keyword.as_deref()).peekable();
    if let Some(keyword) = keyword
        && keywords.peek().is_some()
        && !keywords.any(|found| found == keyword)
    {
        return Some(format!("must be refused by `{keyword}`, but: {}", said()));
    }
    None
}

#[cfg(test)]
mod tests {
    use backoffice::schema::{Profile, find};
    use backoffice_description::validate::Code;

    use super::*;
    use crate::cases::Expected;

    fn case(violation: Option<(&str, Code)>) -> Case {
        Case {
            name: "case".to_owned(),
            document: find("Webhook").unwrap(),
            profile: Profile::Strict,
            section: String::new(),
            rule: String::new(),
            json: "{}".to_owned(),
            violation: violation
                .map(|(pointer, code)| Expected { pointer: pointer.to_owned(), code }),
        }
    }

    fn failure(pointer: &str, keyword: Option<&str>) -> Failure {
        Failure {
            pointer: pointer.to_owned(),
            keyword: keyword.map(ToOwned::to_owned),
            message: "said".to_owned(),
        }
    }

    #[test]
    fn every_differing_verdict_is_a_disagreement() {
        let type_at_id = Some(("/id", Code::TypeMismatch));
        let unlisted = Some(("/a/b", Code::UnknownField));
        let table = [
            (None, Some(vec![]), None),
            (None, None, Some("the tool gave no verdict")),
            (None, Some(vec![failure("/id", None)]), Some("must pass, but: /id: said")),
            (
                type_at_id,
                Some(vec![]),
                Some("must be refused (type-mismatch at `/id`), but passes"),
            ),
            (type_at_id, Some(vec![failure("/id", Some("type"))]), None),
            (type_at_id, Some(vec![failure("/id", None)]), None),
            (
                type_at_id,
                Some(vec![failure("/id", Some("enum")), failure("/id", Some("type"))]),
                None,
            ),
            (
                type_at_id,
                Some(vec![failure("/id", Some("enum"))]),
                Some("must be refused by `type`, but: /id: said"),
            ),
            (
                type_at_id,
                Some(vec![failure("/id", None), failure("/name", None)]),
                Some("must be refused at `/id` alone, but: /id: said; /name: said"),
            ),
            (unlisted, Some(vec![failure("/a", Some("additionalProperties"))]), None),
            (
                unlisted,
                Some(vec![failure("/a/b", None)]),
                Some("must be refused at `/a` alone, but: /a/b: said"),
            ),
        ];
        for (violation, verdict, expected) in table {
            let found = disagreement(&case(violation), verdict.as_ref());
            assert_eq!(found.as_deref(), expected, "{violation:?} {verdict:?}");
        }
    }
}
