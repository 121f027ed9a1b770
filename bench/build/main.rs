//! Writes the structs that serde decodes into, from the tables, and notes what the bench was built with.

mod decode;

use std::{
    env,
    error::Error,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use backoffice_codegen::peer;

/// The shapes that the bench decodes; those they refer to come with them.
const DECODED: [&str; 6] = [
    "Order",
    "Customer",
    "Webhook",
    "BillingAddress",
    "CustomerPage",
    "Subscription",
];

fn main() -> Result<(), Box<dyn Error>> {
    let tables = Path::new("../spec/tables");
    println!("cargo::rerun-if-changed={}", tables.display());
    println!("cargo::rerun-if-changed=build");
    let spec = backoffice_spec::load_dir(tables)
        .map_err(|error| format!("the tables can't be used\n\n{error}"))?;
    let source = peer::serde_derive(&spec)?;
    let out = PathBuf::from(variable("OUT_DIR")?);
    fs::write(out.join("owned.rs"), decode::owned(&source, &DECODED)?)?;
    fs::write(
        out.join("borrowed.rs"),
        decode::borrowed(&source, &DECODED)?,
    )?;

    let rustc = Command::new(variable("RUSTC")?).arg("--version").output()?;
    println!(
        "cargo::rustc-env=BENCH_RUSTC={}",
        String::from_utf8(rustc.stdout)?.trim()
    );
    println!("cargo::rustc-env=BENCH_TARGET={}", variable("TARGET")?);
    println!(
        "cargo::rustc-env=BENCH_PROFILE=opt-level = {}{}",
        variable("OPT_LEVEL")?,
        overrides()
    );
    let features = env::var("CARGO_CFG_TARGET_FEATURE").unwrap_or_default();
    println!("cargo::rustc-env=BENCH_TARGET_FEATURES={features}");
    Ok(())
}

/// Settings of the profile that the environment has instead of the manifest.
fn overrides() -> String {
    ["LTO", "CODEGEN_UNITS", "DEBUG"]
        .map(|setting| format!("CARGO_PROFILE_RELEASE_{setting}"))
        .iter()
        .inspect(|name| println!("cargo::rerun-if-env-changed={name}"))
        .filter_map(|name| Some(format!(", {name} = {}", env::var(name).ok()?)))
        .collect()
}

fn variable(name: &str) -> Result<String, String> {
    env::var(name).map_err(|error| format!("could not read {name}, which cargo sets: {error}"))
}
