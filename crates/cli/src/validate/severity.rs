//! Severity of each code.

use backoffice_validate::Code;
use clap::ValueEnum;
use serde::Deserialize;

/// Effect of a violation on the exit code.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Severity {
    /// Makes the record invalid.
    #[default]
    Error,
    /// Is reported and changes no exit code.
    Warn,
    /// Is not reported.
    Off,
}

impl Severity {
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warn => "warning",
            Self::Off => "off",
        }
    }
}

/// Severity of each code; `Error` if none is set.
#[derive(Clone, Debug, Default)]
pub(crate) struct Severities(Vec<(Code, Severity)>);

impl Severities {
    pub(crate) fn set(&mut self, code: Code, severity: Severity) {
        self.0.push((code, severity));
    }

    pub(super) fn of(&self, code: Code) -> Severity {
        let set = self.0.iter().find(|(known, _)| *known == code);
        set.map_or(Severity::Error, |(_, severity)| *severity)
    }
}
