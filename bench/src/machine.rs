//! What was measured on, and how it was built.

use std::{fs, thread};

use serde::Serialize;

/// The machine and the build.
#[derive(Clone, Debug, Serialize)]
pub struct Machine {
    /// The processor's name.
    pub processor: String,
    /// How many threads run at a time.
    pub threads: usize,
    /// How many wanted to run in the last minute, before the bench began, where the system tells.
    pub load: Option<f64>,
    /// The compiler.
    pub rustc: &'static str,
    /// The target.
    pub target: &'static str,
    /// Instruction sets that all code may use.
    pub built_for: Vec<&'static str>,
    /// Instruction sets of the processor that only code which asks at run time uses.
    pub also_there: Vec<&'static str>,
    /// The profile's settings.
    pub profile: String,
}

impl Machine {
    /// This one.
    #[must_use]
    pub fn this() -> Self {
        let built_for: Vec<&str> = env!("BENCH_TARGET_FEATURES")
            .split(',')
            .filter(|name| !name.is_empty())
            .collect();
        let also_there = detected()
            .into_iter()
            .filter(|name| !built_for.contains(name))
            .collect();
        Self {
            processor: processor(),
            threads: thread::available_parallelism().map_or(1, usize::from),
            load: load(),
            rustc: env!("BENCH_RUSTC"),
            target: env!("BENCH_TARGET"),
            built_for,
            also_there,
            profile: format!(
                "{}, {}",
                profile(include_str!("../Cargo.toml")),
                env!("BENCH_PROFILE")
            ),
        }
    }
}

impl Machine {
    /// The same in words, by name.
    pub(crate) fn facts(&self) -> Vec<(&'static str, String)> {
        let processor = format!("{}, {} threads", self.processor, self.threads);
        let load = self.load.map(|load| ("load before", load.to_string()));
        [("processor", processor)]
            .into_iter()
            .chain(load)
            .chain([
                ("compiler", format!("{}, {}", self.rustc, self.target)),
                ("profile", self.profile.clone()),
                ("built for", self.built_for.join(" ")),
                ("also there", self.also_there.join(" ")),
            ])
            .collect()
    }
}

fn processor() -> String {
    let text = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let name = text
        .lines()
        .find(|line| line.starts_with("model name"))
        .and_then(|line| line.split_once(':'));
    name.map_or_else(|| "unknown".to_owned(), |(_, name)| name.trim().to_owned())
}

fn load() -> Option<f64> {
    fs::read_to_string("/proc/loadavg")
        .ok()?
        .split(' ')
        .next()?
        .parse()
        .ok()
}

/// The settings of the release profile in a manifest, in one line.
fn profile(manifest: &str) -> String {
    let settings = manifest
        .lines()
        .skip_while(|line| *line != "[profile.release]")
        .skip(1);
    settings
        .take_while(|line| !line.is_empty())
        .collect::<Vec<_>>()
        .join(", ")
}

/// Instruction sets that matter to parsers.
#[cfg(target_arch = "x86_64")]
fn detected() -> Vec<&'static str> {
    [
        ("ssse3", is_x86_feature_detected!("ssse3")),
        ("sse4.2", is_x86_feature_detected!("sse4.2")),
        ("avx2", is_x86_feature_detected!("avx2")),
        ("bmi2", is_x86_feature_detected!("bmi2")),
        ("pclmulqdq", is_x86_feature_detected!("pclmulqdq")),
        ("avx512bw", is_x86_feature_detected!("avx512bw")),
        ("avx512vbmi2", is_x86_feature_detected!("avx512vbmi2")),
    ]
    .into_iter()
    .filter_map(|(name, there)| there.then_some(name))
    .collect()
}

/// Other processors have what the target says.
#[cfg(not(target_arch = "x86_64"))]
fn detected() -> Vec<&'static str> {
    Vec::new()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_profile_is_that_of_the_project() {
        let ours = profile(include_str!("../Cargo.toml"));
        assert_eq!(ours, profile(include_str!("../../Cargo.toml")));
        assert!(ours.contains("lto"), "{ours}");
    }
}
