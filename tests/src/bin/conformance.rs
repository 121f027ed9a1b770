//! `cargo xtask conformance`: compares the documents with the verdicts of independent tools.

use std::{env, process::ExitCode};

use backoffice_tests::{conformance, project_root};

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let whole = arguments == ["--whole"];
    if !whole && !arguments.is_empty() {
        let arguments = arguments.join(" ");
        eprintln!("error: `{arguments}` is not an option; the only one is --whole");
        return ExitCode::from(2);
    }
    match conformance::run(&project_root(), whole) {
        Ok(report) => {
            println!("{report}");
            if report.is_clean() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
