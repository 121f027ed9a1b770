//! The public API of a library, compared with an earlier one.

use std::{collections::BTreeSet, error::Error, fmt, fs, path::PathBuf};

use public_api::{Builder, PublicApi, diff::PublicApiDiff};
use serde_json::Value;

use super::packages::Package;
use crate::cargo;

/// Difference between two public APIs.
pub(super) struct Change {
    diff: PublicApiDiff,
    /// Structs that nobody outside can make any more: they have a private field now.
    closed: Vec<String>,
    /// Paths of the earlier enums and structs that others may match on or make.
    types: BTreeSet<String>,
    /// Paths of the earlier traits, which others may implement.
    traits: BTreeSet<String>,
}

/// Features that are turned on in the libraries that are compared.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Features {
    All,
    /// Those of users who name none. They lose an item that moves behind a feature.
    Default,
}

/// Compares the libraries of two packages.
pub(super) fn compare(
    old: &Package,
    new: &Package,
    features: Features,
) -> Result<Change, Box<dyn Error>> {
    let (old, was_open) = api(old, features)?;
    let (new, is_open) = api(new, features)?;
    // What is `#[non_exhaustive]` starts with that.
    let named = |kind| {
        let items = old.items().map(ToString::to_string);
        items.filter_map(move |item| Some(path(item.strip_prefix(kind)?).to_owned()))
    };
    // What was removed is in the difference.
    let items: Vec<_> = new.items().map(ToString::to_string).collect();
    let is_there = |name: &&String| {
        let mut structs = items
            .iter()
            .filter_map(|item| item.split_once("pub struct "));
        structs.any(|(_, item)| path(item).ends_with(&format!("::{name}")))
    };
    let closed = was_open.difference(&is_open).filter(is_there);
    Ok(Change {
        types: named("pub enum ").chain(named("pub struct ")).collect(),
        traits: named("pub trait ").collect(),
        closed: closed.cloned().collect(),
        diff: PublicApiDiff::between(old, new),
    })
}

/// Returns the path at the start of a text.
fn path(text: &str) -> &str {
    let end = text.find(|mark: char| !mark.is_alphanumeric() && !"_:".contains(mark));
    let path = text.get(..end.unwrap_or(text.len())).unwrap_or_default();
    path.trim_end_matches(':')
}

impl Change {
    /// Returns true if code that uses the library may no longer compile: something was removed or changed, an enum has a new
    /// variant that a `match` lacks, a struct or a variant a new field, or a trait a new item. An item that has a default counts
    /// too, because the documentation does not tell it from others.
    pub(super) fn is_breaking(&self) -> bool {
        let parent = |path: &str| Some(path.rsplit_once("::")?.0.to_owned());
        let extends = |item: String| {
            let item = item.strip_prefix("pub ")?;
            let kinds = ["async ", "const ", "unsafe ", "fn ", "type "];
            let without_kind = |item: &'_ str| {
                let mut less = kinds.iter().filter_map(|kind| item.strip_prefix(kind));
                less.next().map(str::to_owned)
            };
            let named = std::iter::successors(without_kind(item), |item| without_kind(item));
            if let Some(associated) = named.last() {
                return Some(self.traits.contains(&parent(path(&associated))?));
            }
            let owner = parent(path(item))?;
            // The owner of a variant's field is the variant.
            let of_variant = parent(&owner).is_some_and(|owner| self.types.contains(&owner));
            Some(self.types.contains(&owner) || of_variant)
        };
        let mut added = self.diff.added.iter().map(ToString::to_string);
        let is_extension = |item| extends(item).unwrap_or(false);
        let is_less = !self.diff.removed.is_empty() || !self.diff.changed.is_empty();
        is_less || !self.closed.is_empty() || added.any(is_extension)
    }

    /// Returns a line for each item.
    pub(super) fn lines(&self) -> impl Iterator<Item = String> {
        let removed = self.diff.removed.iter().map(|item| format!("- {item}"));
        let changed = self.diff.changed.iter();
        let changed = changed.map(|changed| format!("~ {} -> {}", changed.old, changed.new));
        let added = self.diff.added.iter().map(|item| format!("+ {item}"));
        let closed = self.closed.iter();
        let closed = closed.map(|name| format!("~ {name}: it has a private field now"));
        removed.chain(changed).chain(closed).chain(added)
    }
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PublicApiDiff {
            removed,
            changed,
            added,
        } = &self.diff;
        let changed = changed.len() + self.closed.len();
        let (removed, added) = (removed.len(), added.len());
        match removed + changed + added {
            0 => f.write_str("the same API"),
            _ => write!(f, "{removed} removed, {changed} changed, {added} added"),
        }
    }
}

/// Returns the public API, and the names of the structs without private fields that are not `#[non_exhaustive]`.
fn api(
    package: &Package,
    features: Features,
) -> Result<(PublicApi, BTreeSet<String>), Box<dyn Error>> {
    let json = documentation(package, features)?;
    let api = Builder::from_rustdoc_json(&json)
        .omit_blanket_impls(true)
        .build();
    let api = api.map_err(|error| format!("{}: {error}", package.name))?;
    let json: Value = serde_json::from_slice(&fs::read(json)?)?;
    let items = json["index"].as_object().into_iter().flatten();
    let is_open = |item: &Value| {
        let kind = &item["inner"]["struct"]["kind"];
        let hides = &kind["plain"]["has_stripped_fields"];
        let elements = kind["tuple"].as_array();
        // An element of a tuple that is not public is null.
        let is_open = *hides == false || elements.is_some_and(|all| !all.contains(&Value::Null));
        let attributes = item["attrs"].as_array().into_iter().flatten();
        let mut attributes = attributes.map(ToString::to_string);
        is_open && !attributes.any(|attribute| attribute.contains("non_exhaustive"))
    };
    let open = items.filter(|(_, item)| is_open(item));
    let names = open.filter_map(|(_, item)| item["name"].as_str().map(str::to_owned));
    Ok((api, names.collect()))
}

/// Writes the documentation of a library as JSON, and returns its path.
fn documentation(package: &Package, features: Features) -> Result<PathBuf, Box<dyn Error>> {
    let target = package.target.join("api");
    let mut rustdoc = cargo();
    rustdoc
        .args(["rustdoc", "--quiet", "--lib"])
        .args((features == Features::All).then_some("--all-features"))
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

/// Returns true if the crate public-api is known to read the documentation that this compiler writes.
#[cfg(test)]
pub(super) fn is_read() -> bool {
    const READ: &str = "rustc 1.95.";
    let version = std::process::Command::new("rustc")
        .arg("--version")
        .output();
    let is_read = version.is_ok_and(|version| version.stdout.starts_with(READ.as_bytes()));
    if !is_read {
        println!("not compared: this compiler is not {READ}");
    }
    is_read
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::release::packages::Packages;

    const BEFORE: &str = "pub struct Order { pub total: String }\n\
                          impl Order { pub fn refund(&self, amount: u32) {} }\n\
                          #[non_exhaustive] pub struct Refund { pub id: u8 }\n\
                          pub enum State { Paid, Sent { by: u8 } }\n\
                          #[non_exhaustive] pub enum Kind { Debit }\n\
                          pub struct Tax(pub u8);\n\
                          pub trait Orders { fn get(&self); }";

    /// Compares a library with a changed one.
    fn change(after: &str, features: Features) -> Change {
        let folder = tempfile::tempdir().expect("there is a temporary folder");
        let package = |name: &str, source: &str| {
            let package = folder.path().join(name);
            fs::create_dir_all(package.join("src")).expect("the folder can be made");
            let manifest = "[package]\nname = \"shop\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\
                            [workspace]\n[features]\nclient = []\n";
            fs::write(package.join("Cargo.toml"), manifest).expect("the file can be written");
            fs::write(package.join("src/lib.rs"), source).expect("the file can be written");
            Packages::read(&package).expect("cargo describes the package")
        };
        let (old, new) = (package("old", BEFORE), package("new", after));
        let libraries = old.in_order().zip(new.in_order()).next();
        let (old, new) = libraries.expect("each has a library");
        compare(old, new, features).expect("rustdoc describes both")
    }

    #[test]
    fn breaking_changes_are_found() {
        if !is_read() {
            return;
        }
        let same = change(BEFORE, Features::All);
        assert!(!same.is_breaking() && same.lines().count() == 0, "{same}");
        for (what, with, lines) in [
            ("total: String", "total: u64", 1),
            ("refund", "repay", 2),
            ("amount: u32", "amount: u64", 1),
            ("impl Order", "pub struct Another; impl Order", 0),
            ("Paid", "Paid, Refunded(u8)", 1),
            ("by: u8", "by: u8, at: u8", 1),
            ("total: String", "total: String, pub tax: String", 1),
            ("fn get(&self);", "fn get(&self); fn list(&self);", 1),
            ("fn get(&self);", "fn get(&self); const PAGE: u8;", 1),
            ("fn get(&self);", "fn get(&self); type Page;", 1),
            ("fn get(&self);", "fn get(&self); unsafe fn list(&self);", 1),
            ("total: String", "total: String, tax: String", 1),
            ("pub struct Tax(pub u8);", "pub struct Tax(pub u8, u8);", 1),
            ("pub id: u8", "pub id: u8, note: String", 0),
            ("pub id: u8", "pub id: u8, pub note: String", 0),
            ("impl Order {", "impl Order { pub fn capture(&self) {}", 0),
            ("Debit", "Debit, Refund", 0),
        ] {
            let change = change(&BEFORE.replace(what, with), Features::All);
            assert_eq!(change.is_breaking(), lines > 0, "{what}: {change}");
            assert!(change.lines().count() >= lines, "{what}: {change}");
        }
        let behind = "#[cfg(feature = \"client\")] pub fn refund";
        let after = BEFORE.replace("pub fn refund", behind);
        let [all, by_default] = [Features::All, Features::Default].map(|with| change(&after, with));
        assert!(
            !all.is_breaking() && by_default.is_breaking(),
            "{all}, {by_default}"
        );
    }
}
