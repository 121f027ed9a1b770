//! Command line of the project: validates payloads, shows the API document, calls the API.
//!
//! Reads files and arguments, prints, and sets the exit code. The libraries do all other work.

mod arguments;
#[cfg(feature = "call")]
mod call;
mod candidates;
mod commands;
mod config;
mod convert;
mod failure;
mod files;
mod options;
mod printable;
mod problems;
mod progress;
mod records;
mod secrets;
#[cfg(feature = "serve")]
mod serve;
#[cfg(any(feature = "call", feature = "serve"))]
mod stop;
mod validate;
#[cfg(feature = "call")]
mod webhooks;
mod workflow;
mod wrap;

use std::{
    io::{self, Write as _},
    process::ExitCode,
};

use clap::{
    CommandFactory as _, Parser as _,
    error::{ContextKind, ContextValue},
};

use crate::{
    arguments::{Arguments, Color, Command},
    failure::{Failure, note},
};

#[cfg(target_env = "musl")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Outcome of a command, with its exit code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    /// All records are valid; the command succeeded.
    Valid = 0,
    /// A record is invalid; the service refused a call.
    Invalid = 1,
    /// The command line is wrong.
    Usage = 2,
    /// An input could not be checked; a call could not be made.
    Unchecked = 3,
}

impl Outcome {
    /// Returns the outcome for these numbers of unchecked and invalid records or files.
    fn of(unchecked: u64, invalid: u64) -> Self {
        match (unchecked, invalid) {
            (0, 0) => Self::Valid,
            (0, _) => Self::Invalid,
            _ => Self::Unchecked,
        }
    }
}

fn main() -> ExitCode {
    commands::help::complete(Arguments::command);
    let outcome = match run() {
        Ok(outcome) => outcome,
        // The reader closed the pipe: `backoffice … | head`.
        Err(failure) if failure.broken_pipe => Outcome::Valid,
        Err(failure) => {
            failure.print();
            failure.outcome
        }
    };
    ExitCode::from(outcome as u8)
}

fn run() -> Result<Outcome, Failure> {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(shown) => {
            refuse_token(&shown)?;
            shown.print()?;
            if let Some(variable) = variable(&shown) {
                note(&format!("the value comes from the environment variable {variable}"));
            }
            io::stdout().flush()?;
            return Ok(if shown.use_stderr() { Outcome::Usage } else { Outcome::Valid });
        }
    };
    match arguments.color {
        Color::Auto => anstream::ColorChoice::Auto,
        Color::Always => anstream::ColorChoice::Always,
        Color::Never => anstream::ColorChoice::Never,
    }
    .write_global();
    let text = match arguments.command {
        Command::Validate(arguments) => return validate::run(&arguments),
        Command::Drift(arguments) => return commands::drift::run(&arguments),
        Command::Sample(arguments) => return commands::sample::run(&arguments),
        #[cfg(feature = "call")]
        Command::Call(arguments) => return call::run(&arguments, Arguments::command()),
        #[cfg(feature = "call")]
        Command::Webhooks(arguments) => return webhooks::run_webhooks(&arguments),
        #[cfg(feature = "call")]
        Command::Trigger(arguments) => return webhooks::run_trigger(&arguments),
        #[cfg(feature = "call")]
        Command::Listen(arguments) => return webhooks::run_listen(&arguments),
        #[cfg(feature = "serve")]
        Command::Serve(arguments) => return serve::run(&arguments, &Arguments::command()),
        #[cfg(feature = "serve")]
        Command::Token(arguments) => return serve::run_token(&arguments, &Arguments::command()),
        #[cfg(feature = "serve")]
        Command::App(arguments) => return serve::run_app(&arguments, &Arguments::command()),
        #[cfg(feature = "serve")]
        Command::Key(arguments) => return serve::run_key(&arguments, &Arguments::command()),
        #[cfg(feature = "serve")]
        Command::Account(arguments) => {
            return serve::run_account(&arguments, &Arguments::command());
        }
        #[cfg(all(feature = "call", feature = "serve"))]
        Command::Demo => return commands::demo::run(),
        Command::Init => commands::init::run()?,
        Command::Schema(command) => commands::schema::run(&command)?,
        Command::Openapi => backoffice::schema::openapi().to_owned(),
        Command::Endpoints(arguments) => commands::endpoints::run(&arguments),
        Command::Explain(arguments) => commands::explain::run(&arguments)?,
        Command::Completions(arguments) => commands::help::completions(&arguments)?,
        Command::Man(arguments) => commands::help::man(&arguments, Arguments::command())?,
    };
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    // Flush, because a full disk may fail only when the buffer is written.
    out.flush()?;
    Ok(Outcome::Valid)
}

/// Refuses a token in the arguments of `call`.
fn refuse_token(error: &clap::Error) -> Result<(), Failure> {
    let argument = match error.get(ContextKind::InvalidArg) {
        Some(ContextValue::String(argument)) => argument.as_str(),
        _ => return Ok(()),
    };
    let is_call =
        cfg!(feature = "call") && std::env::args().nth(1).is_some_and(|name| name == "call");
    if is_call && argument.split('=').next() == Some("--token") {
        let message =
            "`call` takes no token as an argument, which other users of this machine can read";
        return Err(Failure::usage(message, "set the environment variable BACKOFFICE_TOKEN"));
    }
    Ok(())
}

/// Returns the environment variable that holds the wrong value of an argument.
fn variable(error: &clap::Error) -> Option<String> {
    let text = |kind| match error.get(kind)? {
        ContextValue::String(text) => Some(text.as_str()),
        _ => None,
    };
    let value = text(ContextKind::InvalidValue)?;
    let argument = text(ContextKind::InvalidArg)?;
    let command = Arguments::command();
    let commands = command.get_subcommands();
    let mut variables = commands.flat_map(clap::Command::get_arguments).filter(|known| {
        let name = known.get_long().map(|name| format!("--{name}"));
        name.is_some_and(|name| argument.split([' ', '=', '[']).next() == Some(&*name))
    });
    let variable = variables.find_map(clap::Arg::get_env)?.to_str()?;
    let is_it = std::env::var(variable).is_ok_and(|set| set == value);
    is_it.then(|| variable.to_owned())
}
