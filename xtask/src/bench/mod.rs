//! `cargo xtask bench`: the cost of building, of a verdict, of decoding, of a call, of a command and of the service.

mod build;
mod codegen;

use std::{env, error::Error, path::PathBuf, process::ExitCode};

use clap::{Args, Subcommand};

use crate::{cargo, codegen::project_root, exit_code};

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Time clean builds of the models and the client, and of other crates for the same work
    Build(build::Options),
    /// Time the generator on tables of growing size
    Codegen(codegen::Options),
    /// Time verdicts against other validators, decoders and a memory copy; --help lists its options
    #[command(disable_help_flag = true)]
    Validate(Forwarded),
    /// Time decoding and encoding of the models against serde's derives; --help lists its options
    #[command(disable_help_flag = true)]
    Models(Forwarded),
    /// Time calls of the client against bare reqwest; --help lists its options
    #[command(disable_help_flag = true)]
    Client(Forwarded),
    /// Time `backoffice validate` against the command lines of other validators; --help lists its options
    #[command(disable_help_flag = true)]
    Cli(Forwarded),
    /// Time `backoffice serve` against bare axum handlers on the same database; --help lists its options
    #[command(disable_help_flag = true)]
    Server(Forwarded),
}

/// Options for the package in bench/ that measures.
#[derive(Args)]
pub(crate) struct Forwarded {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, hide = true)]
    options: Vec<String>,
}

pub(crate) fn run(command: &Command) -> Result<ExitCode, Box<dyn Error>> {
    match command {
        Command::Build(options) => build::run(options).map(|report| {
            println!("{report}");
            ExitCode::SUCCESS
        }),
        Command::Codegen(options) => codegen::run(options).map(|report| {
            print!("{report}");
            ExitCode::SUCCESS
        }),
        Command::Validate(Forwarded { options }) => run_package("validate", options),
        Command::Models(Forwarded { options }) => run_package("models", options),
        Command::Client(Forwarded { options }) => run_package("client", options),
        Command::Cli(Forwarded { options }) => run_with_binary("cli", &[], options),
        Command::Server(Forwarded { options }) => {
            run_with_binary("server", &["--features=serve"], options)
        }
    }
}

/// Builds the binary, with options for cargo, then runs the package with it.
fn run_with_binary(
    name: &str,
    build: &[&str],
    options: &[String],
) -> Result<ExitCode, Box<dyn Error>> {
    let built =
        cargo().args(["build", "--release", "--package", "backoffice-cli"]).args(build).status()?;
    if !built.success() {
        return Ok(exit_code(built));
    }
    let binary = target().join("release/backoffice");
    let binary = format!("--binary={}", binary.display());
    run_package(name, &[&[binary], options].concat())
}

/// Builds and runs a package in bench/, a workspace of its own, whose dependencies stay out of the normal build.
fn run_package(name: &str, options: &[String]) -> Result<ExitCode, Box<dyn Error>> {
    let native = options.iter().any(|option| option == "--native");
    let (folder, built) = match name {
        "server" => ("bench/server", "server"),
        _ if native => ("bench", "native"),
        _ => ("bench", "validate"),
    };
    let mut cargo = cargo();
    cargo.args(["run", "--release", "--quiet", "--manifest-path"]);
    cargo.arg(project_root().join(folder).join("Cargo.toml"));
    cargo.arg("--target-dir").arg(target().join("bench").join(built));
    if native {
        let flags = env::var("RUSTFLAGS").unwrap_or_default();
        cargo.env("RUSTFLAGS", format!("{flags} -C target-cpu=native"));
    }
    Ok(exit_code(cargo.args(["--", name]).args(options).status()?))
}

fn target() -> PathBuf {
    let root = project_root();
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), Into::into)
}
