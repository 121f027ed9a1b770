//! The project's commands. Thin: what they do lives in crates.

mod codegen;

use std::process::ExitCode;

const HELP: &str = "\
The project's commands.

Usage: cargo xtask <COMMAND>

Commands:
  codegen            Write every generated file from spec/tables
  codegen --check    Compare instead of writing; fail on any difference
  help               Print this text
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match arguments.as_slice() {
        ["codegen"] => codegen::run(codegen::Mode::Write),
        ["codegen", "--check"] => codegen::run(codegen::Mode::Check),
        ["help" | "--help" | "-h"] | [] => {
            print!("{HELP}");
            return ExitCode::SUCCESS;
        }
        other => {
            eprintln!("error: there is no command `{}`\n\n{HELP}", other.join(" "));
            return ExitCode::from(2);
        }
    };
    match result {
        Ok(report) => {
            println!("{report}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
