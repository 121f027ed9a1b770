//! One line of JSON for each finding and each file, and one for the summary.

use std::io;

use serde_json::{Value, json};

use super::{
    super::{
        finding::Finding,
        summary::{FileSummary, Name, Totals},
    },
    Reporter,
    output::Output,
    rows,
};

pub(super) struct Ndjson {
    out: Output,
}

impl Ndjson {
    pub(super) fn new(out: Output) -> Self {
        Self { out }
    }

    fn line(&mut self, row: &Value) -> io::Result<()> {
        self.out.print(&format!("{row}\n"))
    }
}

impl Reporter for Ndjson {
    fn finding(&mut self, name: &Name, finding: &Finding) -> io::Result<()> {
        self.line(&rows::finding(&name.shown, finding))
    }

    fn file(&mut self, summary: &FileSummary) -> io::Result<()> {
        let mut row = rows::row("file", rows::file(summary));
        row["violations"] = json!(summary.counts.violations);
        self.line(&row)?;
        self.out.flush()
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    fn finish(mut self: Box<Self>, totals: &Totals) -> io::Result<()> {
        for path in &totals.skipped.paths {
            self.line(&rows::row("skipped", path.json()))?;
        }
        let mut summary = rows::row("summary", json!({"version": rows::VERSION}));
        for (name, value) in rows::summary(totals).as_object().into_iter().flatten() {
            summary[name] = value.clone();
        }
        self.line(&summary)?;
        if let Some(stats) = rows::stats(totals) {
            self.line(&rows::row("stats", stats))?;
        }
        self.out.finish()
    }
}
