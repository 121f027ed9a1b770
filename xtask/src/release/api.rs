//! The public API of a library, compared with an earlier one.

use std::{collections::BTreeSet, error::Error, fmt, path::PathBuf};

use public_api::{Builder, PublicApi, diff::PublicApiDiff};

use super::packages::Package;
use crate::cargo;

/// Difference between two public APIs.
pub(super) struct Change {
    diff: PublicApiDiff,
    /// Paths of the earlier enums that others may match on.
    enums: BTreeSet<String>,
}

/// Compares the libraries of two packages, with all features.
pub(super) fn compare(old: &Package, new: &Package) -> Result<Change, Box<dyn Error>> {
    let old = api(old)?;
    let items = old.items().map(ToString::to_string);
    let enums = items.filter_map(|item| Some(path(item.strip_prefix("pub enum ")?).to_owned()));
    Ok(Change {
        enums: enums.collect(),
        diff: PublicApiDiff::between(old, api(new)?),
    })
}

/// Returns the path at the start of a text.
fn path(text: &str) -> &str {
    let end = text.find(|mark: char| !mark.is_alphanumeric() && !"_:".contains(mark));
    text.get(..end.unwrap_or(text.len())).unwrap_or_default()
}

impl Change {
    /// Returns true if code that uses the library may no longer compile: something was removed or changed, or an enum has a
    /// new variant that a `match` lacks. A new method of a trait that others implement counts as an addition.
    pub(super) fn is_breaking(&self) -> bool {
        let mut added = self.diff.added.iter().map(ToString::to_string);
        let is_variant = |item: String| {
            let parent = item
                .strip_prefix("pub ")
                .and_then(|item| path(item).rsplit_once("::"));
            parent.is_some_and(|(parent, _)| self.enums.contains(parent))
        };
        !self.diff.removed.is_empty() || !self.diff.changed.is_empty() || added.any(is_variant)
    }

    /// Returns a line for each item.
    pub(super) fn lines(&self) -> impl Iterator<Item = String> {
        let removed = self.diff.removed.iter().map(|item| format!("- {item}"));
        let changed = self.diff.changed.iter();
        let changed = changed.map(|changed| format!("~ {} -> {}", changed.old, changed.new));
        let added = self.diff.added.iter().map(|item| format!("+ {item}"));
        removed.chain(changed).chain(added)
    }
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PublicApiDiff {
            removed,
            changed,
            added,
        } = &self.diff;
        let (removed, changed, added) = (removed.len(), changed.len(), added.len());
        match removed + changed + added {
            0 => f.write_str("the same API"),
            _ => write!(f, "{removed} removed, {changed} changed, {added} added"),
        }
    }
}

fn api(package: &Package) -> Result<PublicApi, Box<dyn Error>> {
    let json = documentation(package)?;
    let api = Builder::from_rustdoc_json(json)
        .omit_blanket_impls(true)
        .build();
    Ok(api.map_err(|error| format!("{}: {error}", package.name))?)
}

/// Writes the documentation of a library as JSON, and returns its path.
fn documentation(package: &Package) -> Result<PathBuf, Box<dyn Error>> {
    let target = package.target.join("api");
    let mut rustdoc = cargo();
    rustdoc
        .args(["rustdoc", "--quiet", "--lib", "--all-features"])
        .arg("--target-dir")
        .arg(&target)
        .args([
            "--",
            "-Zunstable-options",
            "--output-format",
            "json",
            "--cap-lints",
            "allow",
        ])
        // JSON is not a stable output of rustdoc.
        .env("RUSTC_BOOTSTRAP", "1")
        .current_dir(&package.folder);
    let output = rustdoc.output()?;
    if !output.status.success() {
        let error = String::from_utf8_lossy(&output.stderr);
        return Err(format!("{}: {error}", package.name).into());
    }
    let library = package.library.as_deref().unwrap_or_default();
    Ok(target.join(format!("doc/{library}.json")))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::release::packages::Packages;

    const BEFORE: &str = "pub struct Order { pub total: String }\n\
                          impl Order { pub fn refund(&self, amount: u32) {} }\n\
                          pub enum State { Paid }\n\
                          #[non_exhaustive] pub enum Kind { Debit }";

    /// Compares a library with a changed one.
    fn change(after: &str) -> Change {
        let folder = tempfile::tempdir().expect("there is a temporary folder");
        let package = |name: &str, source: &str| {
            let package = folder.path().join(name);
            fs::create_dir_all(package.join("src")).expect("the folder can be made");
            let manifest = "[package]\nname = \"shop\"\nversion = \"0.1.0\"\nedition = \"2024\"\n[workspace]\n";
            fs::write(package.join("Cargo.toml"), manifest).expect("the file can be written");
            fs::write(package.join("src/lib.rs"), source).expect("the file can be written");
            Packages::read(&package).expect("cargo describes the package")
        };
        let (old, new) = (package("old", BEFORE), package("new", after));
        let libraries = old.in_order().zip(new.in_order()).next();
        let (old, new) = libraries.expect("each has a library");
        compare(old, new).expect("rustdoc describes both")
    }

    /// The compiler whose form of documentation the crate public-api is known to read.
    const READ: &str = "rustc 1.95.";

    #[test]
    fn breaking_changes_are_found() {
        let version = std::process::Command::new("rustc")
            .arg("--version")
            .output();
        let version = version.expect("there is a compiler").stdout;
        if !version.starts_with(READ.as_bytes()) {
            println!("not compared: this compiler is not {READ}");
            return;
        }
        let same = change(BEFORE);
        assert!(!same.is_breaking() && same.lines().count() == 0, "{same}");
        for (what, with, lines) in [
            ("total: String", "total: u64", 1),
            ("refund", "repay", 2),
            ("amount: u32", "amount: u64", 1),
            ("impl Order", "pub struct Another; impl Order", 0),
            ("Paid", "Paid, Refunded(u8)", 1),
            ("Debit", "Debit, Refund", 0),
        ] {
            let change = change(&BEFORE.replace(what, with));
            assert_eq!(change.is_breaking(), lines > 0, "{what}: {change}");
            assert!(change.lines().count() >= lines, "{what}: {change}");
        }
    }
}
