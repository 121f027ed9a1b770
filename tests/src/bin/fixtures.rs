//! `cargo xtask fixtures`: writes the files under `tests/fixtures`, and the programs that give them to the macros.

use std::process::ExitCode;

use backoffice_tests::{Result, fixtures, programs, project_root};

fn main() -> ExitCode {
    match write() {
        Ok(changed) => {
            for path in &changed {
                println!("written  {path}");
            }
            println!("fixtures: {} files written, the others are up to date", changed.len());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn write() -> Result<Vec<String>> {
    let root = project_root();
    let fixtures = fixtures::write(&fixtures::folder(&root))?.into_iter();
    let fixtures = fixtures.map(|path| format!("tests/fixtures/{path}"));
    Ok(fixtures.chain(programs::write(&root)?).collect())
}
