//! Paths that a search skips.

use std::{fmt, path::Path};

use serde_json::{Value, json};

use super::count;

/// Reason for which a path is skipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reason {
    NotAFile,
    /// The folder was searched under another path.
    SearchedAlready,
    Excluded,
    /// Git says that the file has not changed.
    Unchanged,
    /// No rule names the file.
    WithoutRule,
    /// The file describes others: JSON Schema, OpenAPI.
    Description,
}

impl Reason {
    const ALL: [Self; 6] = [
        Self::NotAFile,
        Self::SearchedAlready,
        Self::Excluded,
        Self::Unchanged,
        Self::WithoutRule,
        Self::Description,
    ];

    /// Returns its code, the kind of path, and the reason in words.
    fn words(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Self::NotAFile => ("not_a_file", "path", "to something other than a file"),
            Self::SearchedAlready => {
                ("searched_already", "path", "to a folder that was already searched")
            }
            Self::Excluded => ("excluded", "path", "that `exclude` names"),
            Self::Unchanged => ("unchanged", "file", "without changes"),
            Self::WithoutRule => ("without_rule", "file", "that no rule names"),
            Self::Description => {
                ("description", "file", "without a payload, such as a JSON Schema")
            }
        }
    }
}

/// A skipped path.
#[derive(Debug)]
pub(crate) struct SkippedPath {
    pub(crate) name: String,
    reason: Reason,
    /// Pattern that excludes it, with its place.
    pattern: Option<String>,
}

impl SkippedPath {
    pub(crate) fn new(path: &Path, reason: Reason) -> Self {
        Self { name: path.display().to_string(), reason, pattern: None }
    }

    pub(crate) fn excluded(path: &Path, pattern: String) -> Self {
        Self { pattern: Some(pattern), ..Self::new(path, Reason::Excluded) }
    }

    /// Returns the reason in words: ``a path that `exclude` names: `old/` ``.
    pub(crate) fn why(&self) -> String {
        let (_, what, why) = self.reason.words();
        let pattern = self.pattern.as_ref();
        let pattern = pattern.map_or_else(String::new, |pattern| format!(": {pattern}"));
        format!("a {what} {why}{pattern}")
    }

    pub(crate) fn json(&self) -> Value {
        let (code, ..) = self.reason.words();
        json!({"path": self.name, "reason": code, "pattern": self.pattern})
    }
}

/// Paths that were skipped.
#[derive(Debug, Default)]
pub(crate) struct Skipped {
    /// Number of files with another extension than payloads.
    pub(super) other_extension: u64,
    pub(crate) paths: Vec<SkippedPath>,
}

impl Skipped {
    pub(super) fn add(&mut self, more: Self) {
        self.other_extension += more.other_extension;
        self.paths.extend(more.paths);
    }

    pub(crate) fn number(&self, reason: Reason) -> u64 {
        let paths = self.paths.iter();
        paths.filter(|path| path.reason == reason).count() as u64
    }

    /// Returns number, code and text of each reason.
    fn reasons(&self) -> impl Iterator<Item = (u64, &'static str, String)> {
        let other = (self.other_extension, ("other_extension", "file", "with another extension"));
        let reasons = Reason::ALL.map(|reason| (self.number(reason), reason.words()));
        let reasons = std::iter::once(other).chain(reasons);
        let reasons = reasons.filter(|(number, _)| *number > 0);
        reasons.map(|(number, (code, what, why))| {
            (number, code, format!("{} {why}", count(number, what)))
        })
    }

    pub(crate) fn json(&self) -> Value {
        let reasons = self.reasons();
        reasons.map(|(number, code, _)| (code.to_owned(), Value::from(number))).collect()
    }
}

/// Writes one line, or nothing if no path was skipped.
impl fmt::Display for Skipped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let reasons: Vec<_> = self.reasons().map(|(_, _, text)| text).collect();
        if reasons.is_empty() {
            return Ok(());
        }
        writeln!(f, "skipped: {}", reasons.join(", "))
    }
}
