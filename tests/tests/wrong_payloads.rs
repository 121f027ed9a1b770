//! The macros refuse each wrong payload of the cases, where the validator does, and with its words.

#![allow(clippy::unwrap_used, reason = "a helper of a test may panic as the test itself")]

use std::{collections::BTreeSet, env, fs, path::Path, process::Command};

use backoffice_tests::{programs, project_root};
use serde_json::Value;

/// Returns the errors of a program of a package: line and column of each, and its message.
fn errors(messages: &str, program: &str) -> BTreeSet<(usize, usize, String)> {
    let messages = messages.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let messages = messages.filter(|message| {
        message["reason"] == "compiler-message" && message["target"]["name"] == program
    });
    let errors = messages.filter_map(|message| {
        let error = &message["message"];
        let place = error["spans"].as_array().unwrap().first()?;
        let number = |name: &str| usize::try_from(place[name].as_u64().unwrap()).unwrap();
        let text = error["message"].as_str().unwrap().to_owned();
        Some((number("line_start"), number("column_start"), text))
    });
    errors.collect()
}

#[test]
fn the_compiler_says_what_the_validator_says() {
    let root = project_root();
    let programs = programs::wrong(&root).unwrap();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("wrong_payloads");
    let names = ["texts", "files"];
    fs::create_dir_all(folder.join("src/bin")).unwrap();
    for (name, program) in names.iter().zip(&programs) {
        fs::write(folder.join(format!("src/bin/{name}.rs")), &program.text).unwrap();
    }
    let manifest = format!(
        "[package]\nname = \"wrong-payloads\"\nedition = \"2024\"\n\n[dependencies]\n\
         backoffice = {{ path = {:?}, features = [\"macros\"] }}\n\n[workspace]\n",
        root.join("crates/backoffice")
    );
    fs::write(folder.join("Cargo.toml"), manifest).unwrap();
    fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock")).unwrap();
    let output = Command::new(env::var_os("CARGO").unwrap())
        .args(["check", "--offline", "--keep-going", "--message-format=json", "--bins"])
        .args(["--target-dir", "target"])
        .current_dir(&folder)
        .output()
        .unwrap();
    assert!(!output.status.success());
    let messages = String::from_utf8(output.stdout).unwrap();
    for (name, program) in names.iter().zip(programs) {
        let found = errors(&messages, name);
        let missing: Vec<_> = program.errors.difference(&found).collect();
        let others: Vec<_> = found.difference(&program.errors).collect();
        assert!(missing.is_empty() && others.is_empty(), "{name}: {missing:#?} {others:#?}");
        assert!(found.len() > 200, "{name}: {} errors", found.len());
    }
}
