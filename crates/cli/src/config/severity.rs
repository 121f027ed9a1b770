//! Severity of each code.

use std::collections::BTreeMap;

use backoffice_description::validate::{Code, Violation};
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

/// Severity of each code. If none is set, violations are errors, and what the profile allows is a warning.
#[derive(Debug, Default)]
pub(crate) struct Severities(BTreeMap<Code, Severity>);

impl Severities {
    pub(super) fn set(&mut self, code: Code, severity: Severity) {
        self.0.insert(code, severity);
    }

    pub(crate) fn of(&self, code: Code) -> Severity {
        self.0.get(&code).copied().unwrap_or(Severity::Error)
    }

    /// Returns the severity of a place that the profile allows; `warning` is `None` for places that are not listed. If none
    /// is set, an unknown field is reported only if it seems to be misspelt: a contract may have further fields.
    pub(crate) fn of_warning(&self, code: Code, warning: Option<&Violation>) -> Severity {
        let has_hint = warning.is_some_and(|warning| warning.hint.is_some());
        let unset = match code {
            Code::UnknownField if !has_hint => Severity::Off,
            _ => Severity::Warn,
        };
        self.0.get(&code).copied().unwrap_or(unset)
    }
}
