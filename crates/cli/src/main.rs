//! `backoffice`: payloads against the API document, and its calls, on the command line.
//!
//! A shell around the crates: it reads files and arguments, prints, and sets the exit code.

mod arguments;
mod call;
mod commands;
mod failure;
mod files;
mod json_text;
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

/// Everything was checked and is valid; the service did what it was asked.
const VALID: u8 = 0;
/// Something was checked and is invalid; the service refused.
const INVALID: u8 = 1;
/// The command line is wrong.
const USAGE: u8 = 2;
/// Something could not be checked; the service could not be asked.
const UNCHECKED: u8 = 3;

fn main() -> ExitCode {
    match run() {
        Ok(code) => ExitCode::from(code),
        // The reader of the output has read enough: `backoffice … | head`.
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
    let code = match arguments.command {
        Command::Validate(arguments) => validate::run(&arguments),
        Command::Drift(arguments) => commands::drift::run(&arguments),
        Command::Sample(arguments) => commands::sample::run(&arguments),
        Command::Schema(command) => commands::schema::run(&command),
        Command::Openapi => commands::schema::openapi(),
        Command::Endpoints(arguments) => commands::endpoints::run(&arguments),
        Command::Call(arguments) => call::run(&arguments),
        Command::Explain(arguments) => commands::explain::run(&arguments),
        Command::Completions(arguments) => commands::completions::run(&arguments),
    }?;
    // What is left in the buffer may not fit the disk.
    io::stdout().flush()?;
    Ok(code)
}
