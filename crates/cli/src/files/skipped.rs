//! Paths that a search skips.

use std::fmt;

use serde_json::Value;

use super::count;

/// Numbers of skipped paths, by reason.
#[derive(Default)]
pub(crate) struct Skipped {
    pub(super) other_extension: u64,
    pub(super) not_a_file: u64,
    pub(super) searched_already: u64,
    pub(super) excluded: u64,
    /// Files without changes, by git.
    pub(super) unchanged: u64,
    /// Files that no rule names.
    pub(crate) without_rule: u64,
}

impl Skipped {
    pub(super) fn add(&mut self, more: &Self) {
        self.other_extension += more.other_extension;
        self.not_a_file += more.not_a_file;
        self.searched_already += more.searched_already;
        self.excluded += more.excluded;
        self.unchanged += more.unchanged;
        self.without_rule += more.without_rule;
    }

    /// Returns number, code and text of each reason.
    fn reasons(&self) -> impl Iterator<Item = (u64, &str, String)> {
        let reasons = [
            (
                self.other_extension,
                "other_extension",
                "file",
                "with another extension",
            ),
            (
                self.not_a_file,
                "not_a_file",
                "path",
                "to something other than a file",
            ),
            (
                self.searched_already,
                "searched_already",
                "path",
                "to a folder that was already searched",
            ),
            (self.excluded, "excluded", "path", "that `exclude` names"),
            (self.unchanged, "unchanged", "file", "without changes"),
            (
                self.without_rule,
                "without_rule",
                "file",
                "that no rule names",
            ),
        ];
        let reasons = reasons.into_iter().filter(|(number, ..)| *number > 0);
        reasons.map(|(number, code, what, why)| {
            (number, code, format!("{} {why}", count(number, what)))
        })
    }

    pub(crate) fn json(&self) -> Value {
        let reasons = self.reasons();
        reasons
            .map(|(number, code, _)| (code.to_owned(), Value::from(number)))
            .collect()
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
