//! The project's commands. Other crates do most of the work.

mod bench;
mod binary;
mod codegen;

use std::process::ExitCode;

use clap::Parser;

/// The project's commands.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
enum Command {
    /// Write every generated file of an API from its tables
    Codegen(codegen::Options),
    /// Write every file under tests/fixtures from tests/cases and the samples
    Fixtures,
    /// Check the schemas and the OpenAPI document with other tools, and the client against a mock.
    /// tests/conformance/install.sh installs the tools
    Conformance {
        /// Give every case to the tools, not only a third; every document to the code generators, not only those of requests
        /// and responses
        #[arg(long)]
        whole: bool,
    },
    /// Measure builds, verdicts, models and calls against other crates; see bench/README.md
    #[command(subcommand)]
    Bench(bench::Command),
}

fn main() -> ExitCode {
    let result = match Command::parse() {
        Command::Codegen(options) => codegen::run(&options).map(|report| {
            println!("{report}");
            ExitCode::SUCCESS
        }),
        Command::Fixtures => binary::run("fixtures", &[], &[]),
        Command::Conformance { whole } => {
            let options: &[&str] = if whole { &["--whole"] } else { &[] };
            binary::run("conformance", &["conformance"], options)
        }
        Command::Bench(command) => bench::run(&command),
    };
    result.unwrap_or_else(|error| {
        eprintln!("error: {error}");
        ExitCode::FAILURE
    })
}

/// Returns the exit code for a process that ran.
fn exit_code(status: std::process::ExitStatus) -> ExitCode {
    if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The cargo that runs this program.
fn cargo() -> std::process::Command {
    std::process::Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}
