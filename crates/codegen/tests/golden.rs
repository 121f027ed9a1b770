//! Compares the generator's outputs for hostile tables with those that are checked in under `golden/`.
//!
//! `UPDATE_EXPECT=1 cargo test -p backoffice-codegen --test golden` writes them anew; `compile.rs` then
//! builds the Rust part.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a helper of a test fails by panicking, as the test does"
)]

mod support;

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use support::{hostile_spec, outputs, package, real_spec};

/// Outputs that no golden file repeats: they say again what `contract/bundle.json` says, and `documents.rs` checks them.
const NOT_KEPT: [&str; 2] = [
    "crates/schema/generated/openapi.json",
    "crates/schema/generated/strict/bundle.json",
];

#[test]
fn hostile_tables_give_the_golden_outputs() {
    let folder = package().join("tests/golden");
    let mut outputs = outputs(&hostile_spec());
    for path in NOT_KEPT {
        assert!(outputs.remove(path).is_some(), "{path}");
    }
    let mut found = BTreeMap::new();
    read_below(&folder, &folder, &mut found);
    let mut differences = Vec::new();
    for (path, text) in &outputs {
        match found.remove(path) {
            Some(golden) if golden == *text => {}
            Some(golden) => {
                differences.push(format!("stale: {}", first_difference(path, &golden, text)))
            }
            None => differences.push(format!("missing: {path}")),
        }
    }
    differences.extend(found.keys().map(|path| format!("orphaned: {path}")));
    if differences.is_empty() {
        return;
    }
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        for path in found.keys() {
            fs::remove_file(folder.join(path)).unwrap();
        }
        for (path, text) in &outputs {
            let path = folder.join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        return;
    }
    panic!(
        "{} outputs differ from tests/golden; if they are meant to, run again with UPDATE_EXPECT=1\n{}",
        differences.len(),
        differences.join("\n")
    );
}

#[test]
fn the_same_tables_give_the_same_outputs() {
    for load in [real_spec, hostile_spec] {
        let (spec, again) = (load(), load());
        assert_eq!(spec, again);
        assert!(outputs(&spec) == outputs(&again), "the two runs differ");
    }
}

/// Texts below a folder, by their path in it with `/`.
fn read_below(root: &Path, folder: &Path, texts: &mut BTreeMap<String, String>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries {
        let path: PathBuf = entry.unwrap().path();
        if path.is_dir() {
            read_below(root, &path, texts);
        } else {
            let name = path.strip_prefix(root).unwrap();
            let name = name.iter().map(|part| part.to_str().unwrap());
            let name = name.collect::<Vec<_>>().join("/");
            texts.insert(name, fs::read_to_string(path).unwrap());
        }
    }
}

fn first_difference(path: &str, golden: &str, text: &str) -> String {
    let mut lines = golden.lines().zip(text.lines()).enumerate();
    match lines.find(|(_, (golden, line))| golden != line) {
        Some((index, (golden, line))) => {
            format!(
                "{path}, line {}\n  golden    {golden}\n  generated {line}",
                index + 1
            )
        }
        None => format!("{path}, in length"),
    }
}
