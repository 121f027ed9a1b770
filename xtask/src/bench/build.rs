//! `cargo xtask bench build`: what the models cost to build, against the same shapes with serde's
//! derives, in rounds that take turns.

use std::{
    error::Error,
    fs,
    path::Path,
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use backoffice_codegen::peer;

use crate::codegen::{load_tables, project_root};

/// How often each crate is built from nothing.
const ROUNDS: usize = 5;

/// Something whose build is measured.
struct Contestant {
    name: &'static str,
    manifest: std::path::PathBuf,
}

/// Builds both crates from nothing, in dev and in release, and tells the medians and their ratio.
pub(crate) fn run() -> Result<String, Box<dyn Error>> {
    let root = project_root();
    let folder = root.join("target/bench/build");
    let contestants = contestants(&root, &folder)?;
    let mut report = format!("clean builds with dependencies, median of {ROUNDS} rounds\n\n");
    report.push_str("| profile | backoffice-models | serde derive | ratio |\n|---|---|---|---|\n");
    for release in [false, true] {
        let mut times = [Vec::new(), Vec::new()];
        for _ in 0..ROUNDS {
            for (contestant, times) in contestants.iter().zip(&mut times) {
                times.push(clean_build(contestant, &folder, release)?);
            }
        }
        let [models, derive] = times.map(median);
        let profile = if release { "release" } else { "dev" };
        let ratio = derive.as_secs_f64() / models.as_secs_f64();
        report.push_str(&format!(
            "| {profile} | {models:.1?} | {derive:.1?} | {ratio:.1} |\n"
        ));
    }
    for contestant in &contestants {
        report.push_str(&format!(
            "\n{}: {} crates",
            contestant.name,
            crates(contestant)?
        ));
    }
    Ok(report)
}

/// Packages that depend on each, below `folder`.
fn contestants(root: &Path, folder: &Path) -> Result<[Contestant; 2], Box<dyn Error>> {
    let spec = load_tables()?;
    let models = root.join("crates/models");
    let models = format!(
        "backoffice-models = {{ path = \"{}\" }}\n",
        models.display()
    );
    let serde = "serde = { version = \"1.0\", features = [\"derive\"] }\nserde_json = \"1.0\"\n";
    let package = |name: &'static str, dependencies: &str, source: &str| {
        let package = folder.join(name);
        fs::create_dir_all(package.join("src"))?;
        let manifest = package.join("Cargo.toml");
        let text = format!(
            "[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[dependencies]\n{dependencies}\n[workspace]\n"
        );
        fs::write(&manifest, text)?;
        fs::write(package.join("src/lib.rs"), source)?;
        // The same versions as the workspace has.
        fs::copy(root.join("Cargo.lock"), package.join("Cargo.lock"))?;
        Ok::<_, Box<dyn Error>>(Contestant { name, manifest })
    };
    Ok([
        package("models-user", &models, "pub use backoffice_models::*;\n")?,
        package("derive-user", serde, &peer::serde_derive(&spec)?)?,
    ])
}

fn clean_build(
    contestant: &Contestant,
    folder: &Path,
    release: bool,
) -> Result<Duration, Box<dyn Error>> {
    let target = folder.join("target");
    if target.exists() {
        fs::remove_dir_all(&target)?;
    }
    let mut command = cargo(contestant, "build");
    command.arg("--target-dir").arg(&target);
    if release {
        command.arg("--release");
    }
    let start = Instant::now();
    let status = command.status()?;
    let time = start.elapsed();
    if status.success() {
        Ok(time)
    } else {
        Err(format!("could not build {}", contestant.name).into())
    }
}

/// How many crates the contestant's build compiles, itself included.
fn crates(contestant: &Contestant) -> Result<usize, Box<dyn Error>> {
    let mut command = cargo(contestant, "tree");
    command
        .args(["--prefix", "none", "--edges", "normal,build"])
        .stdout(Stdio::piped());
    let text = String::from_utf8(command.output()?.stdout)?;
    let mut names: Vec<&str> = text
        .lines()
        .map(|line| line.trim_end_matches(" (*)"))
        .collect();
    names.sort_unstable();
    names.dedup();
    Ok(names.len())
}

fn cargo(contestant: &Contestant, command: &str) -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo
        .arg(command)
        .arg("--quiet")
        .arg("--manifest-path")
        .arg(&contestant.manifest);
    cargo.env_remove("CARGO_TARGET_DIR");
    cargo
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times.get(times.len() / 2).copied().unwrap_or_default()
}
