//! What ends a command early.

use std::{
    fmt,
    io::{self, Write as _},
};

use anstyle::{AnsiColor, Style};

use crate::{INVALID, UNCHECKED, USAGE, printable::printable};

const ERROR: Style = AnsiColor::BrightRed.on_default().bold();
const HELP: Style = AnsiColor::BrightCyan.on_default().bold();

/// Why a command could not go on, and what to do about it.
#[derive(Debug)]
pub(crate) struct Failure {
    code: u8,
    message: String,
    /// What else there is to see, line by line.
    detail: Option<String>,
    help: Option<String>,
    broken_pipe: bool,
}

impl Failure {
    /// The command line asks for what there is not.
    pub(crate) fn usage(message: impl fmt::Display, help: impl Into<String>) -> Self {
        Self::new(USAGE, message).with_help(help)
    }

    /// Something could not be read or written.
    pub(crate) fn unchecked(message: impl fmt::Display) -> Self {
        Self::new(UNCHECKED, message)
    }

    /// The service refused.
    pub(crate) fn refused(message: impl fmt::Display) -> Self {
        Self::new(INVALID, message)
    }

    fn new(code: u8, message: impl fmt::Display) -> Self {
        Self {
            code,
            message: message.to_string(),
            detail: None,
            help: None,
            broken_pipe: false,
        }
    }

    /// With what to do about it, besides what is said already.
    pub(crate) fn with_help(mut self, help: impl Into<String>) -> Self {
        let help = help.into();
        self.help = Some(match self.help {
            Some(first) => format!("{first}; {help}"),
            None => help,
        });
        self
    }

    /// With lines that say more.
    pub(crate) fn with_detail(mut self, detail: impl Into<String>) -> Self {
        self.detail = Some(detail.into());
        self
    }

    pub(crate) fn code(&self) -> u8 {
        self.code
    }

    pub(crate) fn is_broken_pipe(&self) -> bool {
        self.broken_pipe
    }

    /// Prints the failure on standard error, if that can be written to.
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

/// A failure to print; reading files has messages of its own that name the file.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        let broken_pipe = error.kind() == io::ErrorKind::BrokenPipe;
        let help = (error.kind() == io::ErrorKind::StorageFull)
            .then(|| "free some space and run it again".to_owned());
        Self {
            help,
            broken_pipe,
            ..Self::unchecked(format!("could not write the output: {error}"))
        }
    }
}

/// A name that no schema has.
impl From<backoffice_schema::UnknownName> for Failure {
    fn from(unknown: backoffice_schema::UnknownName) -> Self {
        Self::usage(unknown, "`backoffice schema list` lists the names")
    }
}
