//! GitLab's code quality report: a JSON array with one issue for each finding.
//!
//! <https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format>

use std::io;

use serde_json::json;

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
use crate::config::Severity;

pub(super) struct Gitlab {
    issues: List,
    fingerprints: Fingerprints,
}

impl Gitlab {
    pub(super) fn new(out: Output) -> io::Result<Self> {
        Ok(Self { issues: List::new(out, "")?, fingerprints: Fingerprints::default() })
    }
}

impl Reporter for Gitlab {
    fn finding(&mut self, name: &Name, finding: &Finding) -> io::Result<()> {
        let path = &name.in_repository;
        let severity = match (finding.severity, &finding.kind) {
            (Severity::Error, Kind::Problem) => "critical",
            (Severity::Error, _) => "major",
            _ => "minor",
        };
        self.issues.push(&json!({
            "description": finding.sentence(),
            "check_name": finding.code,
            "fingerprint": self.fingerprints.next(path, finding),
            "severity": severity,
            "location": {
                "path": path,
                "lines": {"begin": finding.place.as_ref().map_or(1, |place| place.line)},
            },
        }))
    }

    fn finish(self: Box<Self>, _: &Totals) -> io::Result<()> {
        self.issues.finish("")
    }
}
