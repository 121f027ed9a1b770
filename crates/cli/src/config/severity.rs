//! Severity of each code.

use std::collections::BTreeMap;

use backoffice_validate::Code;
use serde::Deserialize;

/// Other name of the code `unknown-field`: the API document does not list the field.
pub(crate) const UNDOCUMENTED_FIELD: &str = "undocumented-field";

/// Effect of a violation on the exit code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Severity {
    /// Makes the record invalid.
    Error,
    /// Is reported and changes no exit code.
    Warn,
    /// Is not reported.
    Off,
}

impl Severity {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warn => "warning",
            Self::Off => "off",
        }
    }
}

/// Severity of each code; `Error` if none is set.
#[derive(Debug, Default)]
pub(crate) struct Severities(BTreeMap<Code, Severity>);

impl Severities {
    pub(super) fn set(&mut self, code: Code, severity: Severity) {
        self.0.insert(code, severity);
    }

    pub(crate) fn of(&self, code: Code) -> Severity {
        self.0.get(&code).copied().unwrap_or(Severity::Error)
    }
}
