//! Calls that are wrong do not compile: `cases/*.rs`, each with what the compiler says.
//!
//! `TRYBUILD=overwrite cargo test -p backoffice-compile-fail` writes the expected output anew.

#[test]
fn wrong_calls_do_not_compile() {
    trybuild::TestCases::new().compile_fail("cases/*.rs");
}
