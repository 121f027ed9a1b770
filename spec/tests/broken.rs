//! Each file of `tests/broken` is a set of tables with mistakes; `errors.txt` has the expected errors of all, and
//! `many-at-once.stderr` shows how they are printed. A first line `# with: base part` puts `tests/base/base.toml` and
//! `tests/base/part.toml` before it.
//!
//! To update the expected errors, run with `UPDATE_EXPECT=1` and read the diff.

#![allow(clippy::unwrap_used, reason = "a helper of a test may panic as the test itself")]

mod support;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{env, fs};

use backoffice_spec::{Check, Source, TableError, TableErrors, load};

#[test]
fn every_mistake_is_reported_as_expected() {
    let folder = support::folder("broken");
    let mut found = String::new();
    for path in files(&folder, "toml") {
        let case = path.file_name().unwrap().to_string_lossy().into_owned();
        for TableError { check, file, line, column, span, message, hint, .. } in
            errors(&path).errors
        {
            let place = if file == case { case.clone() } else { format!("{case}, {file}") };
            let (code, length) = (check.code(), span.len());
            found += &format!("{place}:{line}:{column}+{length}: {code}: {message}\n");
            found.extend(hint.map(|hint| format!("    {hint}\n")));
        }
    }
    let printed = format!("{}\n", errors(&folder.join("many-at-once.toml")));
    for (golden, found) in [("errors.txt", found), ("many-at-once.stderr", printed)] {
        let golden = folder.join(golden);
        if env::var_os("UPDATE_EXPECT").is_some() {
            fs::write(&golden, &found).unwrap();
        }
        let expected = fs::read_to_string(&golden).unwrap();
        let mut lines =
            expected.lines().map(Some).chain([None]).zip(found.lines().map(Some).chain([None]));
        let different = lines.find(|(expected, found)| expected != found);
        assert!(expected == found, "run with UPDATE_EXPECT=1; first difference: {different:#?}");
    }
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
