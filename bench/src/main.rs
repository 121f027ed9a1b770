//! Compares this project with its peers: verdicts with other validators (`cargo xtask bench validate`), decoding and encoding
//! with serde's derives (`models`), calls with bare reqwest (`client`), and whole commands (`cli`).
//!
//! `harness` runs any contestants in turns and compares them. `corpora` makes the payloads.

mod cli;
mod client;
mod corpora;
mod derive;
mod harness;
mod models;
mod plan;
mod statistics;
mod table;
mod validate;

use std::{path::PathBuf, process::ExitCode};

use clap::Parser;

use harness::Options;

type Error = Box<dyn std::error::Error>;

/// Measures the project.
#[derive(Parser)]
#[command(name = "cargo xtask bench", bin_name = "cargo xtask bench")]
enum Command {
    /// Measure verdicts against other validators, decoders and a memory copy
    Validate(Options),
    /// Measure decoding and encoding of the models against serde's derives
    Models(Options),
    /// Measure calls of the client against bare reqwest that sends and decodes the same
    Client(Options),
    /// Measure `backoffice validate` against the command lines of other validators
    Cli {
        /// The binary to measure; `cargo xtask bench cli` builds it
        #[arg(long, value_name = "FILE", hide = true)]
        binary: PathBuf,
        #[command(flatten)]
        options: Options,
    },
}

fn main() -> ExitCode {
    let result = match Command::parse() {
        Command::Validate(options) => validate::run(&options),
        Command::Models(options) => models::run(&options),
        Command::Client(options) => client::run(&options),
        Command::Cli { binary, options } => cli::run(&binary, &options),
    };
    if let Err(error) = result {
        eprintln!("error: {error}");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_release_profile_is_that_of_the_project() {
        let profile = |manifest: &'static str| {
            let (_, rest) = manifest.split_once("[profile.release]\n").unwrap();
            rest.lines().take_while(|line| !line.is_empty()).collect::<Vec<_>>()
        };
        let ours = profile(include_str!("../Cargo.toml"));
        assert_eq!(ours, profile(include_str!("../../Cargo.toml")));
    }
}
