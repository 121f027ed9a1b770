//! `cargo xtask conformance`: compares the documents with the verdicts of independent tools.

use std::{env, process::ExitCode};

use backoffice_tests::{conformance, project_root};

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let every_document = arguments == ["--every-document"];
    if !every_document && !arguments.is_empty() {
        let arguments = arguments.join(" ");
        eprintln!("error: `{arguments}` is not an option; the only one is --every-document");
        return ExitCode::from(2);
    }
    match conformance::run(&project_root(), every_document) {
        Ok(report) => {
            println!("{report}");
            if report.is_clean() {
                ExitCode::SUCCESS
            } else {
                ExitCode::FAILURE
            }
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
