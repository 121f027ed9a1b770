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
use serde_json::Value;

use crate::{
    cargo,
    codegen::{load_tables, project_root},
};

const SERDE: &str =
    "serde = { version = \"1.0\", features = [\"derive\"] }\nserde_json = \"1.0\"\n";

/// A program's code, because generic code is compiled where it is used.
const USE_MODELS: &str = "
pub fn again(order: &[u8]) -> Option<String> {
    use backoffice::models::{Order, Record as _};
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
    /// The library with each of its features, async-stripe, and reqwest with serde
    Features,
    /// A program with a payload of 100 KB that is checked while compiling
    Payloads,
}

/// A package to build.
struct Contestant {
    name: String,
    manifest: PathBuf,
}

/// Builds each package from nothing, in dev and in release; returns the medians and their ratios to the
/// first.
pub(crate) fn run(options: &Options) -> Result<String, Box<dyn Error>> {
    let root = project_root();
    let ours = |feature: &str| {
        let path = root.join("crates/backoffice");
        format!(
            "backoffice = {{ path = \"{}\", default-features = false, features = [\"{feature}\"] }}\n",
            path.display()
        )
    };
    let mut report =
        format!("clean builds with dependencies, median of {} rounds\n", options.rounds);
    let wanted = |group| options.only.is_none_or(|only| only == group);
    if wanted(Group::Models) {
        let derives = peer::serde_derive(&load_tables()?)? + USE_DERIVES;
        let contestants = [
            package(&root, "backoffice, models", &[&ours("models")], USE_MODELS)?,
            package(&root, "serde derive", &[SERDE], &derives)?,
        ];
        report += &measure(&root, &contestants, options.rounds)?;
    }
    if wanted(Group::Clients) {
        let contestants = [
            package(&root, "backoffice, client", &[&ours("client"), TOKIO], "")?,
            async_stripe(&root)?,
            reqwest(&root)?,
        ];
        report += &measure(&root, &contestants, options.rounds)?;
    }
    if wanted(Group::Features) {
        let mut contestants = Vec::new();
        for feature in features(&root)? {
            let name = format!("backoffice, {feature}");
            contestants.push(package(&root, &name, &[&ours(&feature)], "")?);
        }
        contestants.extend([async_stripe(&root)?, reqwest(&root)?]);
        report += &measure(&root, &contestants, options.rounds)?;
    }
    if wanted(Group::Payloads) {
        report += &payloads(&root, options.rounds)?;
    }
    Ok(report)
}

/// Bytes of the payload.
const PAYLOAD: usize = 100_000;

/// Returns a table with the time that the compiler takes to expand macros: without any, with a small payload, and with a large
/// one, in a file and in the program's text.
fn payloads(root: &Path, rounds: u8) -> Result<String, Box<dyn Error>> {
    let sample = root.join("tests/fixtures/valid/customer-page/sample.json");
    let mut page: Value = serde_json::from_str(&fs::read_to_string(sample)?)?;
    let records = page["results"].as_array_mut().ok_or("a page has results")?;
    let again = records.clone();
    let length =
        |records: &[Value]| records.iter().map(|record| record.to_string().len()).sum::<usize>();
    while length(records) < PAYLOAD {
        records.extend(again.iter().cloned());
    }
    let path = root.join("crates/backoffice");
    let library =
        format!("backoffice = {{ path = \"{}\", features = [\"macros\"] }}\n", path.display());
    let program = |payload: &str| format!("pub fn program() {{\n    {payload}\n}}\n");
    let text = page.to_string();
    let expression = text.replacen("\"customer\"", "#(\"customer\")", 1);
    for record in page["results"].as_array_mut().into_iter().flatten() {
        if let Some(record) = record.as_object_mut() {
            record.remove("last_name");
        }
    }
    let lacking = page.to_string();
    let record = r#"{"id":1}"#;
    let incomplete = vec![record; PAYLOAD / (record.len() + 1)].join(",");
    let programs = [
        ("no payload", program("")),
        (
            "payload!, 20 bytes",
            program(r#"let _ = backoffice::payload!(RefundOrder { "amount": "10.00" });"#),
        ),
        (
            "include_payload!, 100 KB",
            program(r#"let _ = backoffice::include_payload!("page.json" as CustomerPage);"#),
        ),
        (
            "payload!, 100 KB",
            program(&format!("let _ = backoffice::payload!(CustomerPage {text});")),
        ),
        (
            "payload!, 100 KB with an expression",
            program(&format!("let _ = backoffice::payload!(CustomerPage {expression});")),
        ),
        (
            "payload!, 100 KB of records that lack a field",
            program(&format!("let _ = backoffice::payload!(CustomerPage {lacking});")),
        ),
        (
            "payload!, 100 KB of records with one field",
            program(&format!(
                "let _ = backoffice::payload!(CustomerPage {{\"results\":[{incomplete}]}});"
            )),
        ),
    ];
    let mut table = "\n| program | macros expanded in |\n|---|---|".to_owned();
    for (name, source) in programs {
        let contestant = package(root, "backoffice, payload", &[&library], &source)?;
        let folder = contestant.manifest.with_file_name("src");
        fs::write(folder.join("page.json"), &text)?;
        let mut times = Vec::new();
        // The first one also builds the library.
        for _ in 0..=rounds {
            fs::write(folder.join("lib.rs"), &source)?;
            let mut build = command(&contestant, "rustc");
            build.args(["--target-dir"]).arg(root.join("target/bench/build/payload"));
            // The compiler's own times are not a stable output.
            let output =
                build.args(["--", "-Ztime-passes"]).env("RUSTC_BOOTSTRAP", "1").output()?;
            let report = [output.stdout, output.stderr].concat();
            let report = String::from_utf8_lossy(&report).into_owned();
            let line = report.lines().find(|line| line.ends_with("macro_expand_crate"));
            let seconds = line.and_then(|line| {
                line.split_once("time:")?.1.split_once(';')?.0.trim().parse().ok()
            });
            times.push(seconds.ok_or_else(|| format!("the compiler reports no times: {report}"))?);
        }
        times.sort_by(f64::total_cmp);
        let median = times.get(times.len() / 2).copied().unwrap_or_default();
        table += &format!("\n| {name} | {:.0} ms |", median * 1e3);
    }
    Ok(table + "\n")
}

fn async_stripe(root: &Path) -> Result<Contestant, Box<dyn Error>> {
    package(root, "async-stripe", &[STRIPE, TOKIO], "")
}

fn reqwest(root: &Path) -> Result<Contestant, Box<dyn Error>> {
    let dependencies = ["reqwest = \"0.13\"\n", SERDE, TOKIO];
    package(root, "reqwest and serde", &dependencies, "")
}

/// Returns the features of the library, in the order of its manifest.
fn features(root: &Path) -> Result<Vec<String>, Box<dyn Error>> {
    let manifest = fs::read_to_string(root.join("crates/backoffice/Cargo.toml"))?;
    let (_, features) =
        manifest.split_once("[features]").ok_or("crates/backoffice has no features")?;
    let lines = features.lines().skip(1);
    let lines = lines.take_while(|line| !line.starts_with('['));
    let names = lines.filter_map(|line| line.split_once(" = ").map(|(name, _)| name.to_owned()));
    Ok(names.filter(|name| name != "default").collect())
}

/// Returns a table with a row for each package: its time in each profile and its number of crates.
fn measure(root: &Path, contestants: &[Contestant], rounds: u8) -> Result<String, Box<dyn Error>> {
    let profiles = ["dev", "release"];
    let mut table = "\n| package | dev | release | crates |\n|---|---|---|---|".to_owned();
    // In turns, so that a slow minute of the machine affects all.
    let mut times = vec![[const { Vec::new() }; 2]; contestants.len()];
    for _ in 0..rounds {
        for (contestant, times) in contestants.iter().zip(&mut times) {
            for (profile, times) in profiles.into_iter().zip(times) {
                times.push(clean_build(root, contestant, profile)?);
            }
        }
    }
    let mut first = None;
    for (contestant, times) in contestants.iter().zip(times) {
        let medians = times.map(|mut times: Vec<f64>| {
            times.sort_by(f64::total_cmp);
            times.get(times.len() / 2).copied().unwrap_or_default()
        });
        let [dev, release] = medians;
        let [first_dev, first_release] = *first.get_or_insert(medians);
        let (dev_ratio, release_ratio) = (dev / first_dev, release / first_release);
        table += &format!(
            "\n| {} | {dev:.1} s ({dev_ratio:.2}x) | {release:.1} s ({release_ratio:.2}x) | {} |",
            contestant.name,
            crates(contestant)?
        );
    }
    Ok(table + "\n")
}

/// Writes a package that has the dependencies.
fn package(
    root: &Path,
    name: &str,
    dependencies: &[&str],
    source: &str,
) -> Result<Contestant, Box<dyn Error>> {
    let crate_name = format!("{}-user", name.replace(", ", "-").replace(' ', "-"));
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
    let contestant = Contestant { name: name.to_owned(), manifest };
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
    build.args(["--profile", profile, "--target-dir"]).arg(&target);
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
    cargo.args([command, "--quiet", "--manifest-path"]).arg(&contestant.manifest);
    cargo.env_remove("CARGO_TARGET_DIR");
    // Cargo builds only packages with a path incrementally. That takes longer, and users have the models from elsewhere.
    cargo.env("CARGO_INCREMENTAL", "0");
    cargo
}
