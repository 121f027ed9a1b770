//! Wrong calls and payloads do not compile: `cases/*.rs` and `cases/macros`, each with the compiler's messages.
//!
//! Compiler versions word their messages differently, so this test compares them with version `WORDED_BY` only.
//! With any version, the documentation tests of the library show that the cases do not compile.
//! `TRYBUILD=overwrite cargo test -p backoffice-compile-fail` writes new messages.

use std::process::Command;

/// The compiler whose messages are in `cases/*.stderr`.
const WORDED_BY: &str = "rustc 1.95.";

#[test]
fn wrong_calls_do_not_compile() {
    let compiler = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let version = Command::new(compiler).arg("--version").output().expect("there is a compiler");
    let version = String::from_utf8_lossy(&version.stdout);
    if version.starts_with(WORDED_BY) {
        let cases = trybuild::TestCases::new();
        cases.compile_fail("cases/*.rs");
        cases.compile_fail("cases/macros/*.rs");
    } else {
        println!("messages not compared: they are from {WORDED_BY}*, this is {version}");
    }
}

#[test]
fn each_case_is_a_documentation_test_too() {
    let library = include_str!("../lib.rs");
    let cases = ["cases", "cases/macros"].map(std::fs::read_dir);
    for case in cases.into_iter().flat_map(|cases| cases.expect("there are cases")) {
        let name = case
            .expect("the folder can be read")
            .file_name()
            .into_string()
            .expect("names are text");
        if name.ends_with(".rs") {
            assert!(library.contains(&format!("/{name}\"")), "{name} is missing from lib.rs");
        }
    }
}
