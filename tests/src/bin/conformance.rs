//! `cargo xtask conformance`: what independent tools say of the documents.

use std::{env, process::ExitCode};

use backoffice_tests::{conformance, project_root};

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let every_document = match arguments
        .iter()
        .map(String::as_str)
        .collect::<Vec<_>>()
        .as_slice()
    {
        [] => false,
        ["--every-document"] => true,
        other => {
            eprintln!(
                "error: there is no option `{}`; there is --every-document",
                other.join(" ")
            );
            return ExitCode::from(2);
        }
    };
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
