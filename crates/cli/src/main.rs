//! Command line of the project: validates payloads, shows the API document, calls the API.
//!
//! Reads files and arguments, prints, and sets the exit code. All other work is done by the libraries.

mod arguments;
mod call;
mod commands;
mod failure;
mod files;
mod printable;
mod progress;
mod records;
mod secrets;
mod validate;

use std::{
    io::{self, Write as _},
    process::ExitCode,
};

use clap::Parser as _;

use crate::{
    arguments::{Arguments, Command},
    failure::Failure,
};

/// All records are valid; the command succeeded.
const VALID: u8 = 0;
/// A record is invalid; the service refused a call.
const INVALID: u8 = 1;
/// The command line is wrong.
const USAGE: u8 = 2;
/// An input could not be checked; a call could not be made.
const UNCHECKED: u8 = 3;

fn main() -> ExitCode {
    match run() {
        Ok(code) => ExitCode::from(code),
        // The reader closed the pipe: `backoffice … | head`.
        Err(failure) if failure.is_broken_pipe() => ExitCode::from(VALID),
        Err(failure) => {
            failure.print();
            ExitCode::from(failure.code())
        }
    }
}

fn run() -> Result<u8, Failure> {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(shown) => {
            shown.print()?;
            io::stdout().flush()?;
            return Ok(if shown.use_stderr() { USAGE } else { VALID });
        }
    };
    let text = match arguments.command {
        Command::Validate(arguments) => return validate::run(&arguments),
        Command::Drift(arguments) => return commands::drift::run(&arguments),
        Command::Sample(arguments) => return commands::sample::run(&arguments),
        Command::Call(arguments) => return call::run(&arguments),
        Command::Schema(command) => commands::schema::run(&command)?,
        Command::Openapi => backoffice_schema::openapi().to_owned(),
        Command::Endpoints(arguments) => commands::endpoints::run(&arguments),
        Command::Explain(arguments) => commands::explain::run(&arguments)?,
        Command::Completions(arguments) => commands::completions(&arguments),
    };
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    // A full disk may only show when the buffer is written.
    out.flush()?;
    Ok(VALID)
}
