//! One JSON document, described by `report.schema.json`.
//!
//! It lists the findings of a file before the file's totals, so that the command can print each finding at once.

use std::io;

use serde_json::Value;

use super::{
    super::{
        finding::Finding,
        summary::{FileSummary, Name, Totals},
    },
    Reporter,
    output::Output,
    rows,
};
use crate::files::SkippedPath;

pub(super) struct Json {
    out: Output,
    files: u64,
    /// Findings of the current file.
    findings: u64,
}

impl Json {
    pub(super) fn new(mut out: Output) -> io::Result<Self> {
        out.print(&format!("{{\"version\":{},\"files\":[", rows::VERSION))?;
        Ok(Self { out, files: 0, findings: 0 })
    }

    fn start_file(&mut self) -> io::Result<()> {
        let separator = if self.files == 0 { "" } else { "," };
        self.out.print(separator)?;
        self.out.print("{\"violations\":[")
    }
}

impl Reporter for Json {
    fn finding(&mut self, name: &Name, finding: &Finding) -> io::Result<()> {
        if self.findings == 0 {
            self.start_file()?;
        } else {
            self.out.print(",")?;
        }
        self.findings += 1;
        self.out.print(&rows::finding(&name.shown, finding).to_string())
    }

    fn file(&mut self, summary: &FileSummary) -> io::Result<()> {
        if self.findings == 0 {
            self.start_file()?;
        }
        self.files += 1;
        self.findings = 0;
        // These fields continue the object with the list of findings.
        let fields = rows::file(summary).to_string();
        self.out.print(&format!("],{}", fields.trim_start_matches('{')))?;
        self.out.flush()
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    fn finish(mut self: Box<Self>, totals: &Totals) -> io::Result<()> {
        let skipped = totals.skipped.paths.iter().map(SkippedPath::json);
        self.out.print(&format!(
            "],\"skipped\":{},\"summary\":{}",
            Value::Array(skipped.collect()),
            rows::summary(totals)
        ))?;
        if let Some(stats) = rows::stats(totals) {
            self.out.print(&format!(",\"stats\":{stats}"))?;
        }
        self.out.print("}\n")?;
        self.out.finish()
    }
}
