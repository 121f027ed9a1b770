//! `cargo xtask bench validate`, `cargo xtask bench models` and `cargo xtask bench client`.

fn main() -> std::process::ExitCode {
    backoffice_bench::main()
}
