//! GitLab's code quality report: a JSON array with one issue for each finding.
//!
//! <https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format>

use std::{env, io, path::PathBuf};

use serde_json::json;

use super::{
    super::{
        finding::{Finding, Kind},
        severity::Severity,
        summary::{FileSummary, Totals},
    },
    Reporter,
    fingerprint::Fingerprints,
    output::Output,
    relative_to,
};

pub(super) struct Gitlab {
    out: Output,
    /// Folder that paths are relative to: the root of the repository.
    root: PathBuf,
    fingerprints: Fingerprints,
    is_first: bool,
}

impl Gitlab {
    pub(super) fn new(mut out: Output) -> io::Result<Self> {
        out.print("[")?;
        Ok(Self {
            out,
            root: env::var_os("CI_PROJECT_DIR").map_or_else(|| ".".into(), PathBuf::from),
            fingerprints: Fingerprints::default(),
            is_first: true,
        })
    }
}

impl Reporter for Gitlab {
    fn finding(&mut self, file: &str, finding: &Finding) -> io::Result<()> {
        let path = relative_to(&self.root, file);
        let fingerprint = self.fingerprints.next(&path, finding);
        let severity = match (finding.severity, &finding.kind) {
            (Severity::Error, Kind::Problem) => "critical",
            (Severity::Error, _) => "major",
            _ => "minor",
        };
        let issue = json!({
            "description": finding.sentence(),
            "check_name": finding.code,
            "fingerprint": fingerprint,
            "severity": severity,
            "location": {
                "path": path,
                "lines": {"begin": finding.place.as_ref().map_or(1, |place| place.line)},
            },
        });
        let separator = if self.is_first { "\n" } else { ",\n" };
        self.is_first = false;
        self.out.print(&format!("{separator}{issue}"))
    }

    fn file(&mut self, _: &FileSummary) -> io::Result<()> {
        self.fingerprints.end_file();
        Ok(())
    }

    fn finish(mut self: Box<Self>, _: &Totals) -> io::Result<()> {
        self.out.print("\n]\n")?;
        self.out.finish()
    }
}
