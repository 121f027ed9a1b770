//! `cargo xtask bench build`: times clean builds of the models and the client, in turns with crates that do the
//! same work.

use std::{
    collections::BTreeSet,
    error::Error,
    fs,
    path::{Path, PathBuf},
    process::Command,
    time::Instant,
};

use backoffice_codegen::peer;
use clap::{Args, ValueEnum};

use crate::{
    cargo,
    codegen::{load_tables, project_root},
};

const SERDE: &str =
    "serde = { version = \"1.0\", features = [\"derive\"] }\nserde_json = \"1.0\"\n";

/// A program's code, because generic code is compiled where it is used.
const USE_MODELS: &str = "
pub fn again(order: &[u8]) -> Option<String> {
    use backoffice_models::{Order, Record as _};
    Some(Order::from_slice(order).ok()?.to_json())
}
";
const USE_DERIVES: &str = "
pub fn again(order: &[u8]) -> Option<String> {
    let order: Order = serde_json::from_slice(order).ok()?;
    serde_json::to_string(&order).ok()
}
";

/// The runtime that a client's program needs, with the settings of async-stripe's guide.
const TOKIO: &str = "tokio = { version = \"1\", features = [\"full\"] }\n";

/// A client of another API, also generated from an OpenAPI document: one kind of record, and the same TLS as this
/// project's client.
const STRIPE: &str = r#"async-stripe = { version = "=1.0.0-rc.10", default-features = false, features = ["rustls-tls-native", "rustls-ring"] }
async-stripe-core = { version = "=1.0.0-rc.10", features = ["customer"] }
"#;

/// The options of the command.
#[derive(Args)]
pub(crate) struct Options {
    /// Packages to build. Without them, all
    only: Option<Group>,
    /// Number of clean builds of each package
    #[arg(default_value_t = 5, value_parser = clap::value_parser!(u8).range(1..))]
    rounds: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Group {
    /// The models, and the same shapes with serde's derives
    Models,
    /// The client, async-stripe, and reqwest with serde
    Clients,
}

/// A package to build.
struct Contestant {
    name: &'static str,
    manifest: PathBuf,
}

/// Builds each package from nothing, in dev and in release; returns the medians and their ratios to the
/// first.
pub(crate) fn run(options: &Options) -> Result<String, Box<dyn Error>> {
    let root = project_root();
    let ours = |name: &str| {
        let path = root.join("crates").join(name);
        format!("backoffice-{name} = {{ path = \"{}\" }}\n", path.display())
    };
    let mut report = format!(
        "clean builds with dependencies, median of {} rounds\n",
        options.rounds
    );
    let wanted = |group| options.only.is_none_or(|only| only == group);
    if wanted(Group::Models) {
        let derives = peer::serde_derive(&load_tables()?)? + USE_DERIVES;
        let contestants = [
            package(&root, "backoffice-models", &[&ours("models")], USE_MODELS)?,
            package(&root, "serde derive", &[SERDE], &derives)?,
        ];
        report += &measure(&root, &contestants, options.rounds)?;
    }
    if wanted(Group::Clients) {
        let contestants = [
            package(&root, "backoffice-client", &[&ours("client"), TOKIO], "")?,
            package(&root, "async-stripe", &[STRIPE, TOKIO], "")?,
            package(
                &root,
                "reqwest and serde",
                &["reqwest = \"0.13\"\n", SERDE, TOKIO],
                "",
            )?,
        ];
        report += &measure(&root, &contestants, options.rounds)?;
    }
    Ok(report)
}

/// Returns a table with a column for each package: its time in each profile and its number of crates.
fn measure(root: &Path, contestants: &[Contestant], rounds: u8) -> Result<String, Box<dyn Error>> {
    let row = |name: &str, cells: Vec<String>| format!("\n| {name} | {} |", cells.join(" | "));
    let names: Vec<_> = contestants
        .iter()
        .map(|contestant| contestant.name.to_owned())
        .collect();
    let mut table = row("", names) + "\n|---|" + &"---|".repeat(contestants.len());
    for profile in ["dev", "release"] {
        let mut times = vec![Vec::new(); contestants.len()];
        for _ in 0..rounds {
            for (contestant, times) in contestants.iter().zip(&mut times) {
                times.push(clean_build(root, contestant, profile)?);
            }
        }
        let medians = times.iter_mut().map(|times| {
            times.sort_by(f64::total_cmp);
            times.get(times.len() / 2).copied().unwrap_or_default()
        });
        let medians: Vec<f64> = medians.collect();
        let first = medians.first().copied().unwrap_or_default();
        let cell = |time: &f64| format!("{time:.1} s ({:.2}x)", time / first);
        table += &row(profile, medians.iter().map(cell).collect());
    }
    let crates = contestants
        .iter()
        .map(|contestant| Ok(crates(contestant)?.to_string()));
    Ok(table + &row("crates", crates.collect::<Result<_, Box<dyn Error>>>()?) + "\n")
}

/// Writes a package that has the dependencies.
fn package(
    root: &Path,
    name: &'static str,
    dependencies: &[&str],
    source: &str,
) -> Result<Contestant, Box<dyn Error>> {
    let crate_name = format!("{}-user", name.replace(' ', "-"));
    let folder = root.join("target/bench/build").join(&crate_name);
    fs::create_dir_all(folder.join("src"))?;
    let manifest = folder.join("Cargo.toml");
    let dependencies = dependencies.concat();
    let text = format!(
        "[package]\nname = \"{crate_name}\"\nedition = \"2024\"\n\n[dependencies]\n{dependencies}\n[workspace]\n"
    );
    fs::write(&manifest, text)?;
    fs::write(folder.join("src/lib.rs"), source)?;
    // The workspace's versions; the newest of other packages.
    fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock"))?;
    let contestant = Contestant { name, manifest };
    // Download first, so that the time holds no downloads.
    if command(&contestant, "fetch").status()?.success() {
        Ok(contestant)
    } else {
        Err(format!("could not fetch the dependencies of {name}").into())
    }
}

/// Returns the seconds of a build from nothing.
fn clean_build(root: &Path, contestant: &Contestant, profile: &str) -> Result<f64, Box<dyn Error>> {
    let target = root.join("target/bench/build/target");
    if target.exists() {
        fs::remove_dir_all(&target)?;
    }
    let mut build = command(contestant, "build");
    build
        .args(["--profile", profile, "--target-dir"])
        .arg(&target);
    let start = Instant::now();
    if build.status()?.success() {
        Ok(start.elapsed().as_secs_f64())
    } else {
        Err(format!("could not build {}", contestant.name).into())
    }
}

/// Returns the number of crates that the build compiles, the package included.
fn crates(contestant: &Contestant) -> Result<usize, Box<dyn Error>> {
    let mut tree = command(contestant, "tree");
    tree.args(["--prefix", "none", "--edges", "normal,build"]);
    let text = String::from_utf8(tree.output()?.stdout)?;
    let names = text.lines().map(|line| line.trim_end_matches(" (*)"));
    Ok(names.collect::<BTreeSet<_>>().len())
}

fn command(contestant: &Contestant, command: &str) -> Command {
    let mut cargo = cargo();
    cargo
        .args([command, "--quiet", "--manifest-path"])
        .arg(&contestant.manifest);
    cargo.env_remove("CARGO_TARGET_DIR");
    // Cargo builds only packages with a path incrementally. That takes longer, and users have the models from elsewhere.
    cargo.env("CARGO_INCREMENTAL", "0");
    cargo
}
