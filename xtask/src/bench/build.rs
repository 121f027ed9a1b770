//! `cargo xtask bench build`: what the models and the client cost to build, against what does the same work
//! elsewhere, in rounds that take turns.

use std::{
    error::Error,
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use backoffice_codegen::peer;

use crate::codegen::{load_tables, project_root};

/// How often each crate is built from nothing, if it is not said.
const ROUNDS: usize = 5;

const SERDE: &str = r#"serde = { version = "1.0", features = ["derive"] }
serde_json = "1.0"
"#;

/// What a program needs beside a client; as the guide of async-stripe has it.
const TOKIO: &str = r#"tokio = { version = "1", features = ["full"] }
"#;

/// A client of another API that is made from its OpenAPI document too, with one kind of record, and TLS as
/// this project's client has it.
const STRIPE: &str = r#"async-stripe = { version = "=1.0.0-rc.10", default-features = false, features = ["rustls-tls-native", "rustls-ring"] }
async-stripe-core = { version = "=1.0.0-rc.10", features = ["customer"] }
"#;

/// What a caller without a client begins with.
const REQWEST: &str = r#"reqwest = "0.13"
"#;

/// Something whose build is measured.
struct Contestant {
    name: &'static str,
    manifest: PathBuf,
}

/// Builds each crate from nothing, in dev and in release, and tells the medians and their ratios to the first.
///
/// The options are `models` or `clients`, to measure only those, and how many rounds.
pub(crate) fn run(options: &[&str]) -> Result<String, Box<dyn Error>> {
    let (wanted, rounds) = match options {
        [] => (None, ROUNDS),
        [only @ ("models" | "clients")] => (Some(*only), ROUNDS),
        [only @ ("models" | "clients"), rounds] => (Some(*only), rounds.parse()?),
        _ => {
            return Err(
                "after `bench build` comes `models` or `clients`, and how many rounds".into(),
            );
        }
    };
    let root = project_root();
    let folder = root.join("target/bench/build");
    let mut report = format!("clean builds with dependencies, median of {rounds} rounds\n");
    for (name, contestants) in [
        ("models", models as fn(&Path, &Path) -> _),
        ("clients", clients),
    ] {
        if wanted.is_none_or(|wanted| wanted == name) {
            report.push_str(&measure(&contestants(&root, &folder)?, &folder, rounds)?);
        }
    }
    Ok(report)
}

/// A table: what each takes in each profile, and how many crates it is.
fn measure(
    contestants: &[Contestant],
    folder: &Path,
    rounds: usize,
) -> Result<String, Box<dyn Error>> {
    let mut report = "\n| |".to_owned();
    for contestant in contestants {
        report.push_str(&format!(" {} |", contestant.name));
    }
    report.push_str(&format!("\n|---|{}", "---|".repeat(contestants.len())));
    for release in [false, true] {
        let mut times = vec![Vec::new(); contestants.len()];
        for _ in 0..rounds {
            for (contestant, times) in contestants.iter().zip(&mut times) {
                times.push(clean_build(contestant, folder, release)?);
            }
        }
        report.push_str(if release {
            "\n| release |"
        } else {
            "\n| dev |"
        });
        let times: Vec<f64> = times
            .into_iter()
            .map(|times| median(times).as_secs_f64())
            .collect();
        let first = times.first().copied().unwrap_or_default();
        for time in times {
            report.push_str(&format!(" {time:.1} s ({:.2}x) |", time / first));
        }
    }
    report.push_str("\n| crates |");
    for contestant in contestants {
        report.push_str(&format!(" {} |", crates(contestant)?));
    }
    report.push('\n');
    Ok(report)
}

/// The models, and the same shapes with serde's derives.
fn models(root: &Path, folder: &Path) -> Result<Vec<Contestant>, Box<dyn Error>> {
    let derive = peer::serde_derive(&load_tables()?)?;
    Ok(vec![
        package(root, folder, "backoffice-models", &ours(root, "models"), "")?,
        package(root, folder, "serde derive", SERDE, &derive)?,
    ])
}

/// The client, another made of an OpenAPI document, and no client at all.
fn clients(root: &Path, folder: &Path) -> Result<Vec<Contestant>, Box<dyn Error>> {
    let client = ours(root, "client");
    let bare = [REQWEST, SERDE].concat();
    let mut contestants = Vec::new();
    for (name, dependencies) in [
        ("backoffice-client", client.as_str()),
        ("async-stripe", STRIPE),
        ("reqwest and serde", &bare),
    ] {
        let dependencies = [dependencies, TOKIO].concat();
        contestants.push(package(root, folder, name, &dependencies, "")?);
    }
    Ok(contestants)
}

fn ours(root: &Path, folder: &str) -> String {
    let path = root.join("crates").join(folder);
    format!(
        "backoffice-{folder} = {{ path = \"{}\" }}\n",
        path.display()
    )
}

/// A package below `folder` that has the dependencies.
fn package(
    root: &Path,
    folder: &Path,
    name: &'static str,
    dependencies: &str,
    source: &str,
) -> Result<Contestant, Box<dyn Error>> {
    let crate_name = format!("{}-user", name.replace(' ', "-"));
    let package = folder.join(&crate_name);
    fs::create_dir_all(package.join("src"))?;
    let manifest = package.join("Cargo.toml");
    let text = format!(
        "[package]\nname = \"{crate_name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[dependencies]\n{dependencies}\n[workspace]\n"
    );
    fs::write(&manifest, text)?;
    fs::write(package.join("src/lib.rs"), source)?;
    // The same versions as the workspace has, and the newest of what it does not have.
    fs::copy(root.join("Cargo.lock"), package.join("Cargo.lock"))?;
    let contestant = Contestant { name, manifest };
    // What is measured is building, not downloading.
    if !cargo(&contestant, "fetch").status()?.success() {
        return Err(format!("could not fetch what {name} needs").into());
    }
    Ok(contestant)
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
