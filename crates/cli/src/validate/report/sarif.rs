//! SARIF 2.1.0: one run, with a rule for each code and a result for each finding.

use std::io;

use backoffice_description::CODES;
use percent_encoding::{AsciiSet, CONTROLS, utf8_percent_encode};
use serde_json::{Value, json};

use super::{
    super::{
        finding::{Finding, Kind},
        summary::{Name, Totals},
    },
    Reporter,
    fingerprint::Fingerprints,
    list::List,
    output::Output,
};
use crate::problems::PROBLEMS;

/// Characters that a relative URI reference can't have in its path (RFC 3986), and `:`, which would end a scheme.
const IN_PATH: &AsciiSet = &CONTROLS
    .add(b' ')
    .add(b'"')
    .add(b'#')
    .add(b'%')
    .add(b':')
    .add(b'<')
    .add(b'>')
    .add(b'?')
    .add(b'[')
    .add(b'\\')
    .add(b']')
    .add(b'^')
    .add(b'`')
    .add(b'{')
    .add(b'|')
    .add(b'}');

/// Maximum number of results. Code scanning refuses a run with more.
const LISTED: usize = 25_000;

pub(super) struct Sarif {
    results: List,
    fingerprints: Fingerprints,
    /// Number of findings, listed or not.
    number: usize,
}

impl Sarif {
    pub(super) fn new(out: Output) -> io::Result<Self> {
        let driver = json!({
            "name": "backoffice",
            "version": env!("CARGO_PKG_VERSION"),
            "rules": rules(),
        });
        let before = format!(
            "{{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\",\"runs\":[{{\
             \"tool\":{{\"driver\":{driver}}},\"columnKind\":\"unicodeCodePoints\",\"results\":"
        );
        Ok(Self {
            results: List::new(out, &before)?,
            fingerprints: Fingerprints::default(),
            number: 0,
        })
    }
}

impl Reporter for Sarif {
    fn finding(&mut self, name: &Name, finding: &Finding) -> io::Result<()> {
        self.number += 1;
        if self.number > LISTED {
            return Ok(());
        }
        let path = &name.in_repository;
        let fingerprint = self.fingerprints.next(path, finding);
        self.results.push(&result(path, finding, &fingerprint))
    }

    fn finish(self: Box<Self>, _: &Totals) -> io::Result<()> {
        let more = self.number.saturating_sub(LISTED);
        if more == 0 {
            return self.results.finish("}]}");
        }
        let text = format!("{more} more findings, not listed: code scanning takes {LISTED}");
        let notice = json!([{
            "executionSuccessful": true,
            "toolExecutionNotifications": [{"level": "warning", "message": {"text": text}}],
        }]);
        self.results.finish(&format!(",\"invocations\":{notice}}}]}}"))
    }
}

fn rules() -> Vec<Value> {
    let rule = |id: &str, meaning: &str, help: &str| {
        let (first, _) = meaning.split_once(". ").unwrap_or((meaning, ""));
        json!({
            "id": id,
            "shortDescription": {"text": first.trim_end_matches('.').to_owned() + "."},
            "fullDescription": {"text": meaning},
            "help": {"text": help},
            "defaultConfiguration": {"level": "error"},
        })
    };
    let codes = CODES.iter().map(|note| {
        let code = note.code;
        rule(code.id(), code.meaning(), &note.explain())
    });
    let problems = PROBLEMS.iter().map(|(id, text)| rule(id, text, text));
    codes.chain(problems).collect()
}

fn result(path: &str, finding: &Finding, fingerprint: &str) -> Value {
    let uri = utf8_percent_encode(path, IN_PATH).to_string();
    let mut location = json!({"artifactLocation": {"uri": uri}});
    location["region"] = match &finding.place {
        Some(place) => json!({
            "startLine": place.line,
            "startColumn": place.column,
            "endLine": place.line,
            "endColumn": place.end_column(),
        }),
        // Code scanning shows no result without a line.
        None => json!({"startLine": 1}),
    };
    let mut location = json!({"physicalLocation": location});
    if let Kind::Violation(details) = &finding.kind {
        location["logicalLocations"] =
            json!([{"fullyQualifiedName": details.pointer, "kind": "member"}]);
    }
    json!({
        "ruleId": finding.code,
        "level": finding.severity.name(),
        "message": {"text": finding.sentence()},
        "locations": [location],
        "partialFingerprints": {"backoffice/v1": fingerprint},
    })
}
