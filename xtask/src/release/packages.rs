//! The packages of a workspace that are published.

use std::{
    collections::{BTreeMap, BTreeSet},
    error::Error,
    path::{Path, PathBuf},
};

use serde_json::Value;

use crate::cargo;

/// A package that is published.
#[derive(Debug)]
pub(super) struct Package {
    pub(super) name: String,
    /// Folder of its manifest.
    pub(super) folder: PathBuf,
    /// The workspace's folder for what is built.
    pub(super) target: PathBuf,
    version: String,
    repository: String,
    /// Name of its library in Rust.
    pub(super) library: Option<String>,
    /// The features, each with those that it turns on.
    features: BTreeMap<String, Vec<String>>,
    rust_version: String,
    /// Packages of the workspace that it needs, with the versions that it asks for.
    needs: Vec<(String, String)>,
}

/// The packages that are published, each after those that it needs.
#[derive(Debug)]
pub(super) struct Packages(Vec<Package>);

impl Packages {
    /// Asks cargo for the packages of a workspace.
    pub(super) fn read(root: &Path) -> Result<Self, Box<dyn Error>> {
        let mut metadata = cargo();
        metadata.args(["metadata", "--no-deps", "--format-version", "1"]);
        let output = metadata.current_dir(root).output()?;
        if !output.status.success() {
            return Err(String::from_utf8_lossy(&output.stderr).into());
        }
        let metadata: Value = serde_json::from_slice(&output.stdout)?;
        let all = metadata["packages"].as_array().into_iter().flatten();
        // `publish = false` is an empty list of registries.
        let all = all.filter(|package| package["publish"].is_null());
        let target = text(&metadata["target_directory"]);
        Ok(Self(sorted(
            all.map(|package| Package::of(package, &target)).collect(),
        )))
    }

    pub(super) fn in_order(&self) -> impl Iterator<Item = &Package> {
        self.0.iter()
    }

    /// Returns the version of all packages.
    pub(super) fn version(&self) -> Result<&str, Box<dyn Error>> {
        let versions: BTreeSet<&str> = self.0.iter().map(|package| &*package.version).collect();
        match Vec::from_iter(versions).as_slice() {
            [version] => Ok(version),
            versions => Err(format!("the packages have different versions: {versions:?}").into()),
        }
    }

    /// Says what is wrong in the packages' manifests.
    pub(super) fn problems(&self) -> Vec<String> {
        let mut problems = Vec::new();
        for package in &self.0 {
            let exact = format!("={}", package.version);
            for (name, asked) in &package.needs {
                if *asked != exact {
                    let name = format!("{} needs {name} {asked}", package.name);
                    problems.push(format!("Cargo.toml: {name}; it must be {exact}"));
                }
            }
        }
        if self
            .0
            .iter()
            .any(|package| package.repository.contains("/OWNER/"))
        {
            let problem = "Cargo.toml: `repository` has OWNER in the place of the account";
            problems.push(problem.to_owned());
        }
        problems
    }
}

impl Package {
    pub(super) fn has_features(&self) -> bool {
        !self.features.is_empty()
    }

    /// Says what users of an earlier version must change, beside their code.
    pub(super) fn new_demands(&self, old: &Self) -> Vec<String> {
        let mut demands = Vec::new();
        for (name, turned_on) in &old.features {
            let Some(now) = self.features.get(name) else {
                demands.push(format!("- feature {name}"));
                continue;
            };
            // Dependencies of others are no concern of users.
            let is_ours = |other: &str| {
                let named = other.trim_start_matches("dep:");
                let named = named.split(['/', '?']).next().unwrap_or_default();
                old.features.contains_key(other) || old.needs.iter().any(|(name, _)| name == named)
            };
            let lost = turned_on
                .iter()
                .filter(|other| is_ours(other) && !now.contains(other));
            demands.extend(lost.map(|other| format!("- feature {name}: {other}")));
        }
        let numbers = |version: &str| -> Vec<u64> {
            version
                .split('.')
                .filter_map(|number| number.parse().ok())
                .collect()
        };
        let is_newer = numbers(&self.rust_version) > numbers(&old.rust_version);
        let newer = format!("~ Rust {} -> {}", old.rust_version, self.rust_version);
        demands.extend(is_newer.then_some(newer));
        demands
    }

    fn of(metadata: &Value, target: &str) -> Self {
        let targets = metadata["targets"].as_array().into_iter().flatten();
        let mut targets = targets.filter(|target| {
            let mut kinds = target["kind"].as_array().into_iter().flatten();
            kinds.any(|kind| kind == "lib" || kind == "proc-macro")
        });
        let needs = metadata["dependencies"].as_array().into_iter().flatten();
        // Tests may need packages that are not published.
        let needs = needs.filter(|needed| !needed["path"].is_null() && needed["kind"] != "dev");
        Self {
            name: text(&metadata["name"]),
            folder: Path::new(&text(&metadata["manifest_path"])).with_file_name(""),
            target: target.into(),
            version: text(&metadata["version"]),
            repository: text(&metadata["repository"]),
            library: targets
                .next()
                .map(|target| text(&target["name"]).replace('-', "_")),
            features: serde_json::from_value(metadata["features"].clone()).unwrap_or_default(),
            rust_version: text(&metadata["rust_version"]),
            needs: needs
                .map(|needed| (text(&needed["name"]), text(&needed["req"])))
                .collect(),
        }
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// Puts each package after those that it needs, otherwise by name.
fn sorted(mut packages: Vec<Package>) -> Vec<Package> {
    packages.sort_by(|a, b| a.name.cmp(&b.name));
    let mut sorted: Vec<Package> = Vec::new();
    while !packages.is_empty() {
        let is_there = |name: &String| sorted.iter().any(|package| package.name == *name);
        let ready = packages.iter().position(|package| {
            let mut needs = package.needs.iter();
            needs.all(|(name, _)| is_there(name))
        });
        // Cargo refuses packages that need each other.
        sorted.push(packages.remove(ready.unwrap_or_default()));
    }
    sorted
}

/// Returns the numbers of a version.
pub(super) fn parse(version: &str) -> Result<[u64; 3], Box<dyn Error>> {
    let numbers: Result<Vec<u64>, _> = version.split('.').map(str::parse).collect();
    let wrong = || format!("`{version}` is not a version of three numbers");
    Ok(numbers
        .ok()
        .and_then(|numbers| numbers.try_into().ok())
        .ok_or_else(wrong)?)
}

/// Returns the lowest version that may follow (Semantic Versioning; before 1.0, the second number is for breaking changes).
pub(super) fn next(old: &str, breaks: bool) -> Result<[u64; 3], Box<dyn Error>> {
    let [major, minor, patch] = parse(old)?;
    Ok(match (breaks, major) {
        (false, _) => [major, minor, patch + 1],
        (true, 0) => [0, minor + 1, 0],
        (true, _) => [major + 1, 0, 0],
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_follow_changes() {
        for (old, breaks, wanted) in [
            ("0.1.0", false, [0, 1, 1]),
            ("0.1.9", true, [0, 2, 0]),
            ("2.3.4", false, [2, 3, 5]),
            ("2.3.4", true, [3, 0, 0]),
        ] {
            assert_eq!(next(old, breaks).ok(), Some(wanted), "{old}");
        }
        assert!(parse("1.0").is_err());
    }

    #[test]
    fn a_feature_that_turns_on_less_is_a_demand() {
        let package = |features: Value| {
            let metadata = serde_json::json!({
                "features": features, "rust_version": "1.88",
                "dependencies": [{ "name": "shop-client", "req": "=1.0.0", "path": "client", "kind": null }],
            });
            Package::of(&metadata, "")
        };
        let old = package(serde_json::json!({
            "default": ["models"], "models": ["dep:models"], "gone": [],
            "server": ["dep:shop-client", "shop-client?/server", "other/server"],
        }));
        let new = package(serde_json::json!({
            "default": [], "models": [], "new": [], "server": ["dep:shop-client"],
        }));
        assert_eq!(
            new.new_demands(&old),
            [
                "- feature default: models",
                "- feature gone",
                "- feature server: shop-client?/server"
            ]
        );
        assert_eq!(old.new_demands(&old), [""; 0]);
    }

    #[test]
    fn manifests_name_exact_versions_and_an_account() {
        let package = |asked: &str, repository: &str| {
            let metadata = serde_json::json!({
                "name": "shop", "version": "1.0.0", "repository": repository,
                "dependencies": [{ "name": "shop-client", "req": asked, "path": "client", "kind": null }],
            });
            Packages(vec![Package::of(&metadata, "")]).problems()
        };
        assert_eq!(package("=1.0.0", "https://host.example/me/shop"), [""; 0]);
        let problems = package("^1.0.0", "https://host.example/OWNER/shop");
        let wrong = ["shop needs shop-client ^1.0.0", "OWNER"];
        assert_eq!(problems.len(), wrong.len());
        for (problem, wrong) in problems.iter().zip(wrong) {
            assert!(problem.contains(wrong), "{problem}");
        }
    }

    #[test]
    fn packages_come_after_those_that_they_need() {
        let packages = Packages::read(&crate::codegen::project_root());
        let packages = packages.expect("cargo describes the workspace");
        let names: Vec<_> = packages.in_order().map(|package| &*package.name).collect();
        assert_eq!(names.len(), 13, "{names:?}");
        for package in packages.in_order() {
            let at = |name: &str| names.iter().position(|other| *other == name);
            for (needed, _) in &package.needs {
                assert!(at(needed) < at(&package.name), "{needed}: {names:?}");
            }
        }
    }
}
