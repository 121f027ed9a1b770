//! The files under `tests/fixtures`: payloads to try a validator with, in any language.
//!
//! | path | content |
//! |---|---|
//! | `valid/<document>/<name>.json` | a payload that passes: a sample of each request and response body, and the valid payloads of the rules |
//! | `invalid/<document>/<name>.json` | a payload with one violation, in both profiles |
//! | `invalid-strict/<document>/<name>.json` | a payload with one violation in the strict profile only |
//! | `rules.md` | the invalid payloads as a table, rule by rule |

use std::{
    collections::{BTreeMap, BTreeSet},
    fs, io,
    path::{Path, PathBuf},
};

use backoffice::{
    samples::Samples,
    schema::{Profile, documents},
};
use backoffice_description::{
    endpoints,
    validate::{Validator, by_name},
};
use serde_json::Value;

use crate::{
    Result,
    cases::{Case, Expected, rules},
    json,
    verdict::well_placed,
};

/// Longest line of several values.
pub(crate) const WIDTH: usize = 160;

/// The seed of the samples.
pub(crate) const SEED: u64 = 1;

/// The command that writes the files.
pub const COMMAND: &str = "cargo xtask fixtures";

/// The fixtures' folder in the workspace's folder.
#[must_use]
pub fn folder(root: &Path) -> PathBuf {
    root.join("tests/fixtures")
}

/// Every fixture: its path below the folder and its text.
///
/// # Errors
///
/// All mistakes in the tables under `tests/cases`, or all fixtures that do not get the verdict of their case.
pub fn files() -> Result<BTreeMap<String, String>> {
    files_of(samples()?.into_iter().chain(rules()?))
}

fn files_of(cases: impl IntoIterator<Item = Case>) -> Result<BTreeMap<String, String>> {
    let mut files = BTreeMap::new();
    let mut page = RULES.to_owned();
    let mut mistakes = Vec::new();
    for case in cases {
        let path = path(&case);
        if let Some(expected) = &case.violation {
            match place(&case) {
                Ok((line, column)) => {
                    page += &line_of_rules(&path, &case, expected, line, column);
                }
                Err(error) => mistakes.push(format!("tests/fixtures/{path}: {error}")),
            }
        }
        files.insert(path, case.json);
    }
    if !mistakes.is_empty() {
        return Err(mistakes.join("\n").into());
    }
    files.insert("rules.md".to_owned(), page);
    Ok(files)
}

/// The path of a case's payload. The folder has the name of the document, so that the schema can be guessed.
pub(crate) fn path(case: &Case) -> String {
    let kind = match (&case.violation, case.profile) {
        (None, _) => "valid",
        (Some(_), Profile::Contract) => "invalid",
        (Some(_), Profile::Strict) => "invalid-strict",
    };
    let document = kebab(case.document.name());
    let name = match case.name.strip_prefix(&document) {
        Some("") => "sample",
        Some(rest) => rest.trim_start_matches('-'),
        None => &case.name,
    };
    format!("{kind}/{document}/{name}.json")
}

/// Writes the fixtures and removes all other files of the folder. Returns the paths of the changed files.
///
/// # Errors
///
/// The mistakes in the tables, or a file that can't be read, written or removed.
pub fn write(folder: &Path) -> Result<Vec<String>> {
    let files = files()?;
    let stale = stale(folder, &files)?;
    for path in &stale {
        let target = folder.join(path);
        match files.get(path) {
            Some(text) => crate::write(&target, text)?,
            None => fs::remove_file(&target)
                .map_err(|error| format!("could not remove {}: {error}", target.display()))?,
        }
    }
    Ok(stale)
}

/// Returns the paths of fixtures that are missing or changed, and of files that are not fixtures.
///
/// # Errors
///
/// The mistakes in the tables, or a file that can't be read.
pub fn differences(folder: &Path) -> Result<Vec<String>> {
    stale(folder, &files()?)
}

/// A sample of each request and response body.
pub(crate) fn samples() -> Result<Vec<Case>> {
    let bodies: BTreeSet<_> = endpoints::ALL
        .iter()
        .flat_map(|operation| operation.request.into_iter().chain(operation.response))
        .map(|shape| shape.name)
        .collect();
    let sample = |document: &'static backoffice::schema::Document| {
        let text = Samples::new(document.shape(), SEED, Profile::Strict).instance(0);
        let value: Value = serde_json::from_str(&text)
            .map_err(|error| format!("a sample of {} is not JSON: {error}", document.name()))?;
        Ok(Case {
            name: kebab(document.name()),
            document,
            profile: Profile::Strict,
            section: document.shape().section.to_owned(),
            rule: "A sample passes.".to_owned(),
            json: json::lines(&value, 1, WIDTH),
            violation: None,
        })
    };
    documents().iter().filter(|document| bodies.contains(document.name())).map(sample).collect()
}

/// The beginning of `rules.md`.
const RULES: &str = "\
# What breaks the rules of the API document

Each payload breaks the rule beside it and no other rule. The table shows what `backoffice validate` reports, and where. A missing field
is reported at the object around it. `cargo xtask fixtures` writes this page from `tests/cases`. Valid payloads are in `valid`.

| section | rule | payload | checked as | code | pointer | line | column |
|---|---|---|---|---|---|---|---|
";

/// A line of `rules.md`.
fn line_of_rules(
    path: &str,
    case: &Case,
    expected: &Expected,
    line: usize,
    column: usize,
) -> String {
    let Case { document, profile, section, rule, .. } = case;
    let (name, profile) = (document.name(), profile.name());
    let file = path.trim_end_matches(".json").rsplit('/').next().unwrap_or_default();
    let pointer = match expected.pointer.as_str() {
        "" => "the top".to_owned(),
        pointer => format!("`{pointer}`"),
    };
    let code = expected.code.id();
    let rule = rule.replace('|', "\\|");
    format!(
        "| {section} | {rule} | [{file}]({path}) | {name}, {profile} | `{code}` | {pointer} | {line} | {column} |\n"
    )
}

/// The line and column at which the validator reports a case's violation.
fn place(case: &Case) -> Result<(usize, usize)> {
    let shape = by_name(case.document.name())?;
    let bytes = case.json.as_bytes();
    let Err(violations) = Validator::new(shape, case.profile).check(bytes) else {
        return Err(format!("case {} must be refused, but passes", case.name).into());
    };
    well_placed(bytes, &violations)?;
    let first = violations.iter().next();
    first
        .map(|violation| (violation.line, violation.column))
        .ok_or_else(|| format!("case {} has no violation", case.name).into())
}

fn stale(folder: &Path, files: &BTreeMap<String, String>) -> Result<Vec<String>> {
    let mut stale = Vec::new();
    for (path, text) in files {
        match fs::read_to_string(folder.join(path)) {
            Ok(found) if found == *text => {}
            Ok(_) => stale.push(path.clone()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => stale.push(path.clone()),
            Err(error) => return Err(format!("could not read fixture {path}: {error}").into()),
        }
    }
    let found = files_below(folder, "")?;
    stale.extend(found.into_iter().filter(|path| !files.contains_key(path)));
    stale.sort();
    Ok(stale)
}

/// Lists the files below `part`, as paths below `folder`.
fn files_below(folder: &Path, part: &str) -> Result<Vec<String>> {
    let place = folder.join(part);
    let describe = |error: io::Error| format!("could not read {}: {error}", place.display());
    let entries = match fs::read_dir(&place) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(describe(error).into()),
    };
    let mut files = Vec::new();
    for entry in entries {
        let entry = entry.map_err(describe)?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = if part.is_empty() { name } else { format!("{part}/{name}") };
        if entry.file_type().map_err(describe)?.is_dir() {
            files.extend(files_below(folder, &path)?);
        } else {
            files.push(path);
        }
    }
    Ok(files)
}

/// `GiftCardPage` as `gift-card-page`.
fn kebab(name: &str) -> String {
    let mut out = String::new();
    for character in name.chars() {
        if character.is_uppercase() && !out.is_empty() {
            out.push('-');
        }
        out.extend(character.to_lowercase());
    }
    out
}

#[cfg(test)]
mod tests {
    use backoffice_description::validate::Code;

    use super::*;

    #[test]
    fn every_wrong_fixture_is_named() {
        let passing = samples().unwrap().into_iter().take(2).map(|case| Case {
            violation: Some(Expected { pointer: String::new(), code: Code::TypeMismatch }),
            ..case
        });
        let cases: Vec<_> = passing.collect();
        let error = files_of(cases.clone()).unwrap_err().to_string();
        assert_eq!(error.lines().count(), 2);
        for (line, case) in error.lines().zip(&cases) {
            let file = path(case);
            assert!(line.starts_with(&format!("tests/fixtures/{file}: ")), "{line}");
        }
    }
}
