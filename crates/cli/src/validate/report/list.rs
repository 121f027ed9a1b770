//! A JSON list that is written one item at a time.

use std::io;

use serde_json::Value;

use super::output::Output;

pub(super) struct List {
    out: Output,
    separator: &'static str,
}

impl List {
    /// Starts the list after `before`.
    pub(super) fn new(mut out: Output, before: &str) -> io::Result<Self> {
        out.print(before)?;
        out.print("[")?;
        Ok(Self { out, separator: "\n" })
    }

    pub(super) fn push(&mut self, item: &Value) -> io::Result<()> {
        self.out.print(&format!("{}{item}", self.separator))?;
        self.separator = ",\n";
        Ok(())
    }

    /// Ends the list and the report.
    pub(super) fn finish(mut self, after: &str) -> io::Result<()> {
        self.out.print(&format!("\n]{after}\n"))?;
        self.out.finish()
    }
}
