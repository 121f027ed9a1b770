//! Each file of `tests/broken` is a set of tables with mistakes; the file beside it has the expected errors. A first
//! line `# with: base part` puts `tests/base/base.toml` and `tests/base/part.toml` before it.
//!
//! To update the expected errors, run with `UPDATE_EXPECT=1` and read the diff.

#![allow(clippy::unwrap_used, reason = "a helper of a test may panic as the test itself")]

mod support;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{env, fs};

use backoffice_spec::{Check, Source, TableErrors, load};

#[test]
fn every_mistake_is_reported_as_expected() {
    let update = env::var_os("UPDATE_EXPECT").is_some();
    let mut failures = Vec::new();
    for path in files(&support::folder("broken"), "toml") {
        let case = path.file_stem().unwrap().to_string_lossy().into_owned();
        let golden = path.with_extension("stderr");
        let found = format!("{}\n", errors(&path));
        if update {
            fs::write(&golden, found).unwrap();
            continue;
        }
        match fs::read_to_string(&golden) {
            Err(_) => failures.push(format!("{case}: no {}", golden.display())),
            Ok(expected) if expected != found => {
                failures.push(format!("{case}: expected\n{expected}\nfound\n{found}"));
            }
            Ok(_) => {}
        }
    }
    assert!(failures.is_empty(), "run with UPDATE_EXPECT=1\n{}", failures.join("\n"));
}

#[test]
fn every_check_has_a_case_of_its_own() {
    let mut cases: BTreeSet<String> = BTreeSet::new();
    for path in files(&support::folder("broken"), "toml") {
        let case = path.file_stem().unwrap().to_string_lossy().into_owned();
        let found: BTreeSet<_> = errors(&path).errors.iter().map(|e| e.check.code()).collect();
        // `type-syntax-page.toml` is a second case of `type-syntax`.
        let code = Check::ALL.iter().map(|check| check.code()).find(|code| found.contains(code));
        if found.len() == 1 {
            let code = code.unwrap();
            assert!(case.starts_with(code), "{case} is about {code}: name it so");
            cases.insert(code.to_owned());
        }
    }
    let missing: Vec<_> =
        Check::ALL.iter().map(|check| check.code()).filter(|code| !cases.contains(*code)).collect();
    assert!(missing.is_empty(), "no case for {missing:?}");
}

#[test]
fn no_golden_is_left_behind() {
    for golden in files(&support::folder("broken"), "stderr") {
        assert!(golden.with_extension("toml").exists(), "{} has no case", golden.display());
    }
}

#[test]
fn columns_count_characters() {
    for path in files(&support::folder("broken"), "toml") {
        let sources = sources(&path);
        for error in errors(&path).errors {
            let source = sources.iter().find(|source| source.path == error.file).unwrap();
            let line = source.text.split('\n').nth(error.line - 1).unwrap();
            let start: usize = line.chars().take(error.column - 1).map(char::len_utf8).sum();
            assert!(
                line[start..].starts_with(&source.text[error.span.clone()]),
                "{error:?} in {}",
                path.display()
            );
        }
    }
}

fn errors(path: &Path) -> TableErrors {
    match load(&sources(path)) {
        Ok(_) => panic!("{} has no mistake", path.display()),
        Err(errors) => errors,
    }
}

fn sources(path: &Path) -> Vec<Source> {
    let case = support::source(path);
    let mut names = Vec::new();
    if let Some(rest) = case.text.lines().next().and_then(|line| line.strip_prefix("# with: ")) {
        names.extend(rest.split(' ').map(|name| format!("{name}.toml")));
    }
    let base = support::folder("base");
    let mut sources: Vec<_> = names.iter().map(|name| support::source(&base.join(name))).collect();
    sources.push(case);
    sources
}

/// The files of a folder with this extension, by name.
fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<_> =
        entries.filter(|p| p.extension().is_some_and(|e| e == extension)).collect();
    files.sort();
    files
}
