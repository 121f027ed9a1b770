//! The project's commands. Thin: what they do lives in crates.

mod bench;
mod binary;
mod codegen;
mod fuzz;

use std::process::ExitCode;

const HELP: &str = "\
The project's commands.

Usage: cargo xtask <COMMAND>

Commands:
  codegen            Write every generated file from spec/tables
  codegen --check    Compare instead of writing; fail on any difference
  fixtures           Write every file under tests/fixtures from tests/cases and the samples
  conformance        Ask ajv, check-jsonschema and others about the schemas and the OpenAPI document, and
                     make every call of the client to a mock; tests/conformance/install.sh installs them
  bench build        Time clean builds of the models against the same shapes with serde's derives, and of the
                     client against async-stripe and bare reqwest; `bench build clients 3` does the latter
                     in three rounds
  bench validate     Time verdicts against other validators, decoders and a memory copy;
                     bench/README.md says how, --help lists its options
  bench client       Time calls of the client against bare reqwest; --help lists its options
  fuzz               Look for inputs on which the validator and others differ; --help lists its options
  help               Print this text
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match arguments.as_slice() {
        ["codegen"] => codegen::run(codegen::Mode::Write).map(printed),
        ["codegen", "--check"] => codegen::run(codegen::Mode::Check).map(printed),
        ["bench", "build", options @ ..] => bench::build::run(options).map(printed),
        ["bench", "validate", options @ ..] => bench::validate::run(options),
        ["bench", "client", options @ ..] => bench::package::run_bench("client", options, false),
        ["fuzz", options @ ..] => fuzz::run(options),
        ["fixtures"] => binary::run("fixtures", &[]),
        ["conformance"] => binary::run("conformance", &["conformance"]),
        ["help" | "--help" | "-h"] | [] => {
            print!("{HELP}");
            return ExitCode::SUCCESS;
        }
        other => {
            eprintln!("error: there is no command `{}`\n\n{HELP}", other.join(" "));
            return ExitCode::from(2);
        }
    };
    result.unwrap_or_else(|error| {
        eprintln!("error: {error}");
        ExitCode::FAILURE
    })
}

fn printed(report: String) -> ExitCode {
    println!("{report}");
    ExitCode::SUCCESS
}
