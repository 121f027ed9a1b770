//! `cargo xtask bench`: the cost of building, of a verdict, of decoding, of a call, of a command and of the service.

mod build;
mod codegen;

use std::{env, error::Error, path::PathBuf, process::ExitCode};

use clap::Subcommand;

use crate::{cargo, codegen::project_root, exit_code};

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Time clean builds of the models and the client, and of other crates for the same work
    Build(build::Options),
    /// Time the generator on tables of growing size
    Codegen(codegen::Options),
    /// Time verdicts against other validators, decoders and a memory copy; --help lists its options
    #[command(disable_help_flag = true)]
    Validate {
        #[arg(trailing_var_arg = true, allow_hyphen_values = true, hide = true)]
        options: Vec<String>,
    },
    /// Time decoding and encoding of the models against serde's derives; --help lists its options
    #[command(disable_help_flag = true)]
    Models {
        #[arg(trailing_var_arg = true, allow_hyphen_values = true, hide = true)]
        options: Vec<String>,
    },
    /// Time calls of the client against bare reqwest; --help lists its options
    #[command(disable_help_flag = true)]
    Client {
        #[arg(trailing_var_arg = true, allow_hyphen_values = true, hide = true)]
        options: Vec<String>,
    },
    /// Time `backoffice validate` against the command lines of other validators; --help lists its options
    #[command(disable_help_flag = true)]
    Cli {
        #[arg(trailing_var_arg = true, allow_hyphen_values = true, hide = true)]
        options: Vec<String>,
    },
    /// Time `backoffice serve` against bare axum handlers on the same database; --help lists its options
    #[command(disable_help_flag = true)]
    Server {
        #[arg(trailing_var_arg = true, allow_hyphen_values = true, hide = true)]
        options: Vec<String>,
    },
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
        Command::Validate { options } => run_package("validate", options),
        Command::Models { options } => run_package("models", options),
        Command::Client { options } => run_package("client", options),
        Command::Cli { options } => run_with_binary("cli", &[], options),
        Command::Server { options } => run_with_binary("server", &["--features=serve"], options),
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
    let root = project_root();
    let native = options.iter().any(|option| option == "--native");
    let (folder, program) = match name {
        "server" => ("bench/server", "backoffice-bench-server"),
        _ => ("bench", "backoffice-bench"),
    };
    let target = target().join("bench").join(match name {
        "server" => "server",
        _ if native => "native",
        _ => "validate",
    });
    let bench = |command| {
        let mut cargo = cargo();
        cargo.args([command, "--release", "--quiet", "--manifest-path"]);
        cargo.arg(root.join(folder).join("Cargo.toml")).arg("--target-dir").arg(&target);
        if native {
            let flags = env::var("RUSTFLAGS").unwrap_or_default();
            cargo.env("RUSTFLAGS", format!("{flags} -C target-cpu=native"));
        }
        cargo
    };
    let has =
        |word: &str| options.iter().any(|option| option.trim_start_matches("--only=") == word);
    // The measurement that needs the program that counts allocations.
    let counting = match name {
        "validate" => Some("linear"),
        "models" => Some("memory"),
        _ => None,
    };
    let has_all = !options.iter().any(|option| option.starts_with("--only"));
    if counting.is_some_and(|counting| has_all || has(counting)) {
        bench("build").args(["--bin", "backoffice-bench-memory"]).status()?;
    }
    let run = bench("run").args(["--bin", program, "--", name]).args(options).status()?;
    Ok(exit_code(run))
}

fn target() -> PathBuf {
    let root = project_root();
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), Into::into)
}
