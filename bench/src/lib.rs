//! Compares the time of a verdict with other validators, decoders and a memory copy: `cargo xtask bench
//! validate`. Compares decoding and encoding with serde's derives: `cargo xtask bench models`. Compares the time of a
//! call with bare reqwest: `cargo xtask bench client`. Compares whole commands: `cargo xtask bench cli`.
//!
//! `rounds` runs any contestants in turns and compares them. Only `peers` calls this project's validator, only
//! `models` its decoder.

mod ajv;
mod cli;
mod client;
mod corpora;
mod derive;
mod foreign;
mod linear;
mod machine;
mod models;
mod peers;
mod reshape;
mod rounds;
mod statistics;
mod table;
mod validate;

use std::{env, fs, path::Path, process::ExitCode};

use clap::Parser;
use serde::Serialize;

type Error = Box<dyn std::error::Error>;

/// Measures the project.
#[derive(Parser)]
#[command(name = "cargo xtask bench", bin_name = "cargo xtask bench")]
enum Command {
    /// Measure verdicts against other validators, decoders and a memory copy
    Validate(validate::Options),
    /// Measure decoding and encoding of the models against serde's derives
    Models(models::Options),
    /// Measure calls of the client against bare reqwest that sends and decodes the same
    Client(client::Options),
    /// Measure `backoffice validate` against the command lines of other validators
    Cli(cli::Options),
    #[command(hide = true)]
    Timed(cli::Timed),
}

/// Runs the command that the command line names.
#[must_use]
pub fn main() -> ExitCode {
    exit_code(match Command::parse() {
        Command::Validate(options) => validate::run(&options),
        Command::Models(options) => models::run(&options),
        Command::Client(options) => client::run(&options),
        Command::Cli(options) => cli::run(&options),
        Command::Timed(command) => cli::run_timed(&command),
    })
}

/// Counts allocations for the command line, `SEED BYTES...` or `models SEED`: `measure` runs a function and returns the
/// number of allocations and the most bytes held.
#[must_use]
pub fn memory(measure: fn(&mut dyn FnMut()) -> (u64, u64)) -> ExitCode {
    exit_code(match env::args().nth(1).as_deref() {
        Some("models") => models::count_allocations(measure),
        _ => linear::count_memory(measure),
    })
}

fn exit_code(result: Result<(), Error>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Writes a report as JSON, if a file for it is named.
fn write_json(path: Option<&Path>, report: &impl Serialize) -> Result<(), Error> {
    let Some(path) = path else { return Ok(()) };
    let text = serde_json::to_string_pretty(report)?;
    fs::write(path, format!("{text}\n"))
        .map_err(|error| format!("could not write {}: {error}", path.display()).into())
}
