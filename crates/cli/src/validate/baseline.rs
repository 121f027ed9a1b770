//! Baseline: a file of known violations, so that only new ones fail.
//!
//! An entry has no line and no index of a record, so it stays the same when records move. It has the value that was
//! found, so that another value in the same field is new.

use std::{
    collections::{BTreeMap, HashSet},
    fs, io, mem,
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};

use super::{arguments::Validate, finding::Finding};
use crate::{
    Outcome,
    config::Config,
    failure::{Failure, note},
    files::{self, count},
};

const VERSION: u32 = 1;

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    path: String,
    code: String,
    /// Pointer within the record.
    pointer: String,
    /// Value in words, as reports show it.
    found: String,
}

/// The file.
#[derive(Serialize, Deserialize)]
struct Contents {
    version: u32,
    violations: Vec<Entry>,
}

#[derive(Serialize, Deserialize)]
struct Entry {
    path: String,
    code: String,
    pointer: String,
    found: String,
    count: u64,
}

/// Known findings that have not been found yet, or all findings if the baseline is to be written.
#[derive(Default)]
pub(super) struct Baseline {
    /// `None`: there is no baseline.
    path: Option<PathBuf>,
    is_written: bool,
    entries: BTreeMap<Key, u64>,
    /// Entries of the file that is to be written anew.
    old: BTreeMap<Key, u64>,
}

impl Baseline {
    /// Reads the baseline that the arguments or the configuration name.
    pub(super) fn open(arguments: &Validate, config: &Config) -> Result<Self, Failure> {
        let path = arguments.baseline.clone().or_else(|| config.baseline.clone());
        if arguments.write_baseline && path.is_none() {
            let help = "name it with `--baseline FILE`, or with `baseline` in backoffice.toml";
            return Err(Failure::usage("--write-baseline needs the file of the baseline", help));
        }
        let mut baseline = Self {
            path,
            is_written: arguments.write_baseline,
            entries: BTreeMap::new(),
            old: BTreeMap::new(),
        };
        if let Some(path) = &baseline.path {
            if !arguments.write_baseline {
                baseline.entries = read(path)?;
            } else if path.is_file() {
                baseline.old = read(path)?;
            }
        }
        Ok(baseline)
    }

    pub(super) fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Returns true if the baseline lists a finding. Each entry counts as often as its `count` says. A baseline lists
    /// violations only: a file that can't be checked may hide new ones.
    pub(super) fn takes(&mut self, file: &str, finding: &Finding) -> bool {
        let Some(path) = self.path.as_ref().filter(|_| !finding.is_problem()) else {
            return false;
        };
        let key = Key {
            path: files::relative_to(files::folder_of(path), file),
            code: finding.code.to_owned(),
            pointer: finding.in_record().to_owned(),
            found: finding.found().to_owned(),
        };
        if self.is_written {
            *self.entries.entry(key).or_default() += finding.count;
            return true;
        }
        match self.entries.get_mut(&key) {
            Some(left) if *left >= finding.count => {
                *left -= finding.count;
                true
            }
            _ => false,
        }
    }

    /// Says that the baseline lists findings that are gone.
    pub(super) fn note(&self) {
        let gone: u64 = self.entries.values().sum();
        if let (Some(path), false, 1..) = (&self.path, self.is_written, gone) {
            let gone = count(gone, "violation");
            note(&format!(
                "{}: {gone} no longer found; --write-baseline removes them",
                path.display()
            ));
        }
    }

    /// Keeps the old entries of files that were not among the checked ones.
    pub(super) fn keep_unchecked<'f>(&mut self, checked: impl Iterator<Item = &'f str>) {
        let Some(path) = &self.path else { return };
        let folder = files::folder_of(path);
        let checked: HashSet<_> = checked.map(|file| files::relative_to(folder, file)).collect();
        let old = mem::take(&mut self.old).into_iter();
        self.entries.extend(old.filter(|(key, _)| !checked.contains(&key.path)));
    }

    /// Writes all violations. The file appears when it is complete. `outcome` is that of everything else.
    pub(super) fn write(self, outcome: Outcome) -> Result<Outcome, Failure> {
        let path = self.path.unwrap_or_default();
        let number = self.entries.values().sum();
        let violations =
            self.entries.into_iter().map(|(Key { path, code, pointer, found }, count)| Entry {
                path,
                code,
                pointer,
                found,
                count,
            });
        let contents = Contents { version: VERSION, violations: violations.collect() };
        let written = serde_json::to_string_pretty(&contents)
            .map_err(io::Error::from)
            .and_then(|text| files::write_whole(&path, format!("{text}\n").as_bytes()));
        written.map_err(|error| {
            Failure::unchecked(format!("could not write {}: {error}", path.display()))
        })?;
        note(&format!("wrote {} into {}", count(number, "violation"), path.display()));
        Ok(outcome)
    }
}

fn read(path: &Path) -> Result<BTreeMap<Key, u64>, Failure> {
    let help =
        format!("`backoffice validate --baseline {} --write-baseline` writes it", path.display());
    let refuse = |why: String| Failure::usage(format!("{}: {why}", path.display()), &*help);
    let text = fs::read_to_string(path).map_err(|error| {
        Failure::usage(files::Input::File(path.to_owned()).unreadable(&error), &*help)
    })?;
    let contents: Contents = serde_json::from_str(&text)
        .map_err(|error| refuse(format!("is not a baseline: {error}")))?;
    if contents.version != VERSION {
        return Err(refuse(format!(
            "has version {}, and this command reads version {VERSION}",
            contents.version
        )));
    }
    let mut entries = BTreeMap::new();
    for Entry { path, code, pointer, found, count } in contents.violations {
        *entries.entry(Key { path, code, pointer, found }).or_default() += count;
    }
    Ok(entries)
}
