//! `cargo xtask conformance`: what independent tools say of the documents.

use std::process::ExitCode;

use backoffice_tests::{conformance, project_root};

fn main() -> ExitCode {
    match conformance::run(&project_root()) {
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
