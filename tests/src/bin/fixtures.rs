//! `cargo xtask fixtures`: writes the files under `tests/fixtures`.

use std::process::ExitCode;

use backoffice_tests::{fixtures, project_root};

fn main() -> ExitCode {
    match fixtures::write(&fixtures::folder(&project_root())) {
        Ok(changed) => {
            for path in &changed {
                println!("written  tests/fixtures/{path}");
            }
            println!(
                "fixtures: {} files written, the others are up to date",
                changed.len()
            );
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
