//! The validator gives every case the verdict that it must get, and the fixtures on disk are those of the cases.

use std::collections::{BTreeMap, BTreeSet};

use backoffice::schema::Profile;
use backoffice_description::validate::{Code, Validator, all};
use backoffice_tests::{
    cases::{Case, laws, rules, samples},
    fixtures, programs, project_root,
};

/// Samples of each shape in each profile.
const SAMPLES: u64 = 25;

#[test]
fn fixtures_match_the_cases() {
    let mut stale = fixtures::differences(&fixtures::folder(&project_root())).unwrap();
    stale.extend(programs::differences(&project_root()).unwrap());
    let command = fixtures::COMMAND;
    assert!(stale.is_empty(), "run `{command}`; these files are not up to date: {stale:#?}");
}

#[test]
fn every_rule_gives_the_verdict_of_its_row() {
    assert_verdicts(rules().unwrap());
}

#[test]
fn every_mistake_in_a_field_is_reported() {
    assert_verdicts(laws().unwrap());
}

#[test]
fn samples_pass() {
    assert_verdicts(samples(SAMPLES));
}

#[test]
fn strict_valid_payloads_pass_in_contract() {
    let strict = |case: &Case| case.violation.is_none() && case.profile == Profile::Strict;
    let cases = rules().unwrap().into_iter().chain(samples(SAMPLES)).filter(strict);
    assert_verdicts(cases.map(|case| Case { profile: Profile::Contract, ..case }));
}

#[test]
fn rules_reach_every_code_and_every_body() {
    let rules = rules().unwrap();
    let codes: BTreeSet<_> =
        rules.iter().filter_map(|case| Some(case.violation.as_ref()?.code)).collect();
    for code in Code::ALL {
        // Only query parameters are dates, and they have no schema document. `serde_json` reads the cases
        // and refuses lone surrogates. No payload is invalid for the decimals of its amounts.
        let is_beyond =
            matches!(code, Code::DateFormat | Code::LoneSurrogate | Code::AmountDecimals)
                || code.is_syntax();
        assert!(codes.contains(&code) || is_beyond, "no rule expects {code}");
    }
    let refused: BTreeSet<_> = rules
        .iter()
        .filter(|case| case.violation.is_some())
        .map(|case| case.document.name())
        .collect();
    let bodies = backoffice_description::endpoints::ALL
        .iter()
        .flat_map(|operation| operation.request.into_iter().chain(operation.response));
    let missing: BTreeSet<_> =
        bodies.map(|shape| shape.name).filter(|name| !refused.contains(name)).collect();
    assert!(missing.is_empty(), "add an invalid case of each of these to tests/cases: {missing:?}");
}

#[test]
fn names_are_unique() {
    let cases = rules().unwrap().into_iter().chain(laws().unwrap()).chain(samples(2));
    let mut names = BTreeSet::new();
    for case in cases {
        assert!(names.insert(case.name.clone()), "two cases have the name {}", case.name);
    }
}

/// Asserts that each case passes, or has the violation that it must have and no other.
fn assert_verdicts(cases: impl IntoIterator<Item = Case>) {
    let mut validators = BTreeMap::new();
    for shape in all().iter().copied() {
        for profile in Profile::ALL {
            validators.insert((shape.name(), profile.name()), Validator::new(shape, profile));
        }
    }
    let mut wrong = Vec::new();
    for case in cases {
        let verdict =
            validators[&(case.document.name(), case.profile.name())].check(case.json.as_bytes());
        let found: Vec<_> = match &verdict {
            Ok(()) => Vec::new(),
            Err(violations) => violations
                .iter()
                .map(|violation| (violation.pointer.as_str(), violation.code))
                .collect(),
        };
        let expected: Vec<_> = case
            .violation
            .iter()
            .map(|expected| (expected.pointer.as_str(), expected.code))
            .collect();
        if found != expected {
            wrong.push(format!("{}: expected {expected:?}, found {found:?}", case.name));
        }
    }
    assert!(wrong.is_empty(), "{} cases:\n{}", wrong.len(), wrong.join("\n"));
}
