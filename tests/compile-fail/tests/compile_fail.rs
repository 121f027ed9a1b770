//! Calls that are wrong do not compile: `cases/*.rs`, each with what the compiler says.
//!
//! Compilers word their errors differently, so the words are compared with one version only, that of
//! `WORDED_BY`; that the cases do not compile is shown with any, by the documentation tests of the library.
//! `TRYBUILD=overwrite cargo test -p backoffice-compile-fail` writes the words anew.

use std::process::Command;

/// The compiler whose words are in `cases/*.stderr`.
const WORDED_BY: &str = "rustc 1.95.";

#[test]
fn wrong_calls_do_not_compile() {
    let compiler = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let version = Command::new(compiler)
        .arg("--version")
        .output()
        .expect("there is a compiler");
    let version = String::from_utf8_lossy(&version.stdout);
    if version.starts_with(WORDED_BY) {
        trybuild::TestCases::new().compile_fail("cases/*.rs");
    } else {
        println!("the words are not compared: they are those of {WORDED_BY}*, this is {version}");
    }
}

#[test]
fn each_case_is_a_documentation_test_too() {
    let library = include_str!("../lib.rs");
    let cases = std::fs::read_dir("cases").expect("there are cases");
    for case in cases {
        let name = case
            .expect("the folder can be read")
            .file_name()
            .into_string()
            .expect("names are text");
        if name.ends_with(".rs") {
            assert!(
                library.contains(&format!("\"cases/{name}\"")),
                "{name} is missing from lib.rs"
            );
        }
    }
}
