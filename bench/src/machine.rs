//! The machine, the build, and the versions of the contestants.

use std::{collections::BTreeMap, env, fs, path::PathBuf, thread};

/// Instruction sets that matter to parsers.
const INSTRUCTION_SETS: &str = "ssse3 sse4_2 avx2 bmi2 pclmulqdq avx512bw avx512_vbmi2 asimd";

/// The crates that measurements depend on.
const MEASURED: &str =
    "boon hyper jsonschema jsonschema-macros reqwest serde serde_json sonic-rs tokio";

/// Prints the machine, the build and the versions, and returns the same.
pub(crate) fn print_facts(rounds: usize) -> BTreeMap<&'static str, String> {
    let cpu = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let line = |name: &str| {
        let line = cpu.lines().find(|line| line.starts_with(name));
        line.and_then(|line| line.split_once(": ")).map_or("unknown", |(_, value)| value)
    };
    let has = |set: &&str| line("flags").split(' ').any(|flag| flag == *set);
    let sets: Vec<&str> = INSTRUCTION_SETS.split(' ').filter(has).collect();
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let load = load.split(' ').next().unwrap_or_default().to_owned();
    let manifest = include_str!("../Cargo.toml");
    let (_, profile) = manifest.split_once("[profile.release]\n").unwrap_or_default();
    let profile = profile.trim_end().replace('\n', ", ");
    let mut facts = BTreeMap::from([
        ("built for", env!("BENCH_TARGET_FEATURES").replace(',', " ")),
        ("compiler", concat!(env!("BENCH_RUSTC"), ", ", env!("BENCH_TARGET")).to_owned()),
        ("load before", load),
        ("processor", format!("{}, {threads} threads", line("model name"))),
        ("processor has", sets.join(" ")),
        ("profile", format!("{profile}, {}", env!("BENCH_PROFILE"))),
        ("rounds", format!("{rounds} interleaved, medians; ratios within rounds")),
    ]);
    for package in MEASURED.split(' ') {
        facts.insert(package, version(package).to_owned());
    }
    for (name, value) in &facts {
        println!("{name:<20}{value}");
    }
    facts
}

/// Returns the version of a crate in the bench's lock file, or `unknown`.
pub(crate) fn version(package: &str) -> &'static str {
    let lock = include_str!("../Cargo.lock");
    let found = lock.split_once(&format!("name = \"{package}\"\nversion = \""));
    found.and_then(|(_, rest)| rest.split('"').next()).unwrap_or("unknown")
}

/// Returns the project's folder: the one above this package.
pub(crate) fn project() -> PathBuf {
    let built = || env!("CARGO_MANIFEST_DIR").into();
    let package = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(built));
    package.parent().unwrap_or(&package).to_owned()
}

/// The target folder of the project.
pub(crate) fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| project().join("target"), PathBuf::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_profile_is_that_of_the_project() {
        let profile = |manifest: &'static str| {
            let (_, rest) = manifest.split_once("[profile.release]\n").unwrap();
            rest.lines().take_while(|line| !line.is_empty()).collect::<Vec<_>>()
        };
        let ours = profile(include_str!("../Cargo.toml"));
        assert_eq!(ours, profile(include_str!("../../Cargo.toml")));
    }

    #[test]
    fn versions_come_from_the_lock_file() {
        assert!(version("jsonschema").starts_with("0.60."));
        assert_eq!(version("no-such-crate"), "unknown");
    }
}
