//! `cargo xtask bench validate` and `cargo xtask bench client`.

fn main() -> std::process::ExitCode {
    backoffice_bench::main()
}
