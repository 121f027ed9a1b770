//! Errors and notes on standard error.

use std::{
    fmt,
    io::{self, Write as _},
};

use anstyle::{AnsiColor, Style};
use backoffice_description::nearest;

use crate::{Outcome, printable::printable};

pub(crate) const ERROR: Style = AnsiColor::BrightRed.on_default().bold();
pub(crate) const WARNING: Style = AnsiColor::BrightYellow.on_default().bold();
pub(crate) const HELP: Style = AnsiColor::BrightCyan.on_default().bold();

/// Error with advice for the user.
#[derive(Debug)]
pub(crate) struct Failure {
    pub(crate) outcome: Outcome,
    message: String,
    /// More lines about the error, such as the body of a response.
    detail: Option<String>,
    help: Option<String>,
    pub(crate) broken_pipe: bool,
}

impl Failure {
    /// The command line is wrong.
    pub(crate) fn usage(message: impl fmt::Display, help: impl Into<String>) -> Self {
        Self::new(Outcome::Usage, message).with_help(help)
    }

    /// The command line has an unknown `name`. `help` says how to list the `known` names.
    pub(crate) fn unknown<T: AsRef<str> + Ord>(
        message: impl fmt::Display,
        name: &str,
        known: impl IntoIterator<Item = T>,
        help: &str,
    ) -> Self {
        let name = name.to_lowercase();
        let nearest = nearest(&name, known, str::to_lowercase, name.chars().count() / 2);
        let meant = nearest
            .first()
            .map_or_else(String::new, |known| format!("did you mean `{}`? ", known.as_ref()));
        Self::usage(message, meant + help)
    }

    /// Something could not be read, written or sent.
    pub(crate) fn unchecked(message: impl fmt::Display) -> Self {
        Self::new(Outcome::Unchecked, message)
    }

    /// The service refused the call, or the body is invalid.
    #[cfg(feature = "call")]
    pub(crate) fn refused(message: impl fmt::Display) -> Self {
        Self::new(Outcome::Invalid, message)
    }

    fn new(outcome: Outcome, message: impl fmt::Display) -> Self {
        Self { outcome, message: message.to_string(), detail: None, help: None, broken_pipe: false }
    }

    pub(crate) fn with_help(mut self, help: impl Into<String>) -> Self {
        let help = help.into();
        self.help = Some(match self.help {
            Some(first) => format!("{first}; {help}"),
            None => help,
        });
        self
    }

    pub(crate) fn message(&self) -> &str {
        &self.message
    }

    #[cfg(feature = "call")]
    pub(crate) fn with_detail(mut self, detail: impl Into<String>) -> Self {
        self.detail = Some(detail.into());
        self
    }

    /// Prints the error on standard error. Ignores a closed standard error.
    pub(crate) fn print(&self) {
        let mut err = anstream::stderr();
        let _ = writeln!(err, "{ERROR}error{ERROR:#}: {}", printable(&self.message));
        for line in self.detail.iter().flat_map(|detail| detail.lines()) {
            let _ = writeln!(err, "  {}", printable(line));
        }
        if let Some(help) = &self.help {
            let _ = writeln!(err, "{HELP}help{HELP:#}: {}", printable(help));
        }
    }
}

/// Prints a note on standard error. Ignores a closed standard error.
pub(crate) fn note(text: &str) {
    let text = printable(text);
    let _ = writeln!(anstream::stderr(), "{HELP}note{HELP:#}: {text}");
}

/// Prints a warning on standard error. Ignores a closed standard error.
pub(crate) fn warn(text: &str) {
    let text = printable(text);
    let _ = writeln!(anstream::stderr(), "{WARNING}warning{WARNING:#}: {text}");
}

/// Makes the error of a failed output. Errors of reading name their file instead.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        let is_full = error.kind() == io::ErrorKind::StorageFull;
        Self {
            help: is_full.then(|| "free some space and run the command again".to_owned()),
            broken_pipe: error.kind() == io::ErrorKind::BrokenPipe,
            ..Self::unchecked(format!("could not write the output: {error}"))
        }
    }
}

impl From<backoffice::schema::UnknownName> for Failure {
    fn from(unknown: backoffice::schema::UnknownName) -> Self {
        Self::usage(unknown, "`backoffice schema list` lists the names")
    }
}
