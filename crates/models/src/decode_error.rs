//! The error of input that cannot be decoded.

use std::fmt;

use serde_json::value::RawValue;

use crate::runtime::budget::Budget;

/// Checks that `bytes` are one JSON value; `what` is the name of its shape, for errors. Skips a byte order mark.
pub(crate) fn parse<'a>(what: &'static str, bytes: &'a [u8]) -> Result<&'a RawValue, DecodeError> {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    serde_json::from_slice(bytes).map_err(|error: serde_json::Error| {
        let message = error.to_string();
        // serde_json ends its message with the position. `Display` writes the position before the message.
        let message = message.split(" at line ").next().unwrap_or_default();
        let reason = Reason::Syntax {
            message: message.to_owned(),
            line: error.line(),
            column: error.column(),
        };
        DecodeError { what, reason }
    })
}

/// Error for input that is not one JSON object, or that would take too much memory. It contains nothing of the input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecodeError {
    what: &'static str,
    reason: Reason,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Reason {
    Syntax { message: String, line: usize, column: usize },
    NotAnObject { found: &'static str },
    TooMuchMemory { length: usize },
    UnknownShape,
}

impl DecodeError {
    pub(crate) fn not_an_object(what: &'static str, found: &'static str) -> Self {
        let reason = Reason::NotAnObject { found };
        Self { what, reason }
    }

    /// Error for a text whose budget is exceeded.
    pub(crate) fn too_much_memory(what: &'static str, budget: &Budget) -> Self {
        let length = budget.length();
        let reason = Reason::TooMuchMemory { length };
        Self { what, reason }
    }

    pub(crate) fn unknown_shape(what: &'static str) -> Self {
        let reason = Reason::UnknownShape;
        Self { what, reason }
    }

    /// Line and column of a syntax error, counted from 1; the column counts bytes.
    #[must_use]
    pub fn position(&self) -> Option<(usize, usize)> {
        match self.reason {
            Reason::Syntax { line, column, .. } => Some((line, column)),
            _ => None,
        }
    }

    /// Returns `true` if the input was JSON, but not an object.
    #[must_use]
    pub fn is_not_an_object(&self) -> bool {
        matches!(self.reason, Reason::NotAnObject { .. })
    }

    /// Returns `true` if the record would take more than 32 MiB and 16 times the length of its JSON text. Long lists of
    /// nearly empty objects do.
    #[must_use]
    pub fn is_too_much_memory(&self) -> bool {
        matches!(self.reason, Reason::TooMuchMemory { .. })
    }
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = self.what;
        match &self.reason {
            Reason::Syntax { message, line, column } => {
                write!(
                    f,
                    "could not read {what}: not JSON at line {line} column {column}: {message}"
                )
            }
            Reason::NotAnObject { found } => {
                write!(f, "could not read {what}: expected a JSON object, found a JSON {found}")
            }
            Reason::TooMuchMemory { length } => {
                write!(
                    f,
                    "could not read {what}: would take more than 32 MiB and 16 times its {length} bytes"
                )
            }
            Reason::UnknownShape => write!(f, "could not read {what}: no model of that name"),
        }
    }
}

impl std::error::Error for DecodeError {}
