//! Finds the inputs that arguments name: files, folders, patterns, lists.

use std::{
    collections::HashSet,
    fmt,
    io::{self, Read as _},
    path::{Component, Path, PathBuf},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
};

use ignore::{DirEntry, WalkBuilder};
use serde_json::Value;

use super::{Input, Unreadable, count, is_payload, reason};
use crate::config::Config;

#[derive(Default)]
pub(crate) struct Found {
    /// Inputs in the order of the paths, and by name within a folder or pattern.
    pub(crate) inputs: Vec<Result<Input, Unreadable>>,
    pub(crate) skipped: Skipped,
}

impl Found {
    pub(crate) fn add(&mut self, more: Self) {
        self.inputs.extend(more.inputs);
        self.skipped.add(&more.skipped);
    }
}

/// Numbers of skipped paths, by reason.
#[derive(Default)]
pub(crate) struct Skipped {
    other_extension: u64,
    not_a_file: u64,
    searched_already: u64,
    excluded: u64,
    /// Files that are as git knows them.
    pub(super) unchanged: u64,
    /// Files that no rule names.
    pub(crate) without_rule: u64,
}

impl Skipped {
    fn add(&mut self, more: &Self) {
        self.other_extension += more.other_extension;
        self.not_a_file += more.not_a_file;
        self.searched_already += more.searched_already;
        self.excluded += more.excluded;
        self.unchanged += more.unchanged;
        self.without_rule += more.without_rule;
    }

    /// Returns number, code and text of each reason.
    fn reasons(&self) -> impl Iterator<Item = (u64, &str, String)> {
        let reasons = [
            (
                self.other_extension,
                "other_extension",
                "file",
                "with another extension",
            ),
            (
                self.not_a_file,
                "not_a_file",
                "path",
                "to something other than a file",
            ),
            (
                self.searched_already,
                "searched_already",
                "path",
                "to a folder that was already searched",
            ),
            (self.excluded, "excluded", "path", "that `exclude` names"),
            (self.unchanged, "unchanged", "file", "without changes"),
            (
                self.without_rule,
                "without_rule",
                "file",
                "that no rule names",
            ),
        ];
        let reasons = reasons.into_iter().filter(|(number, ..)| *number > 0);
        reasons.map(|(number, code, what, why)| {
            (number, code, format!("{} {why}", count(number, what)))
        })
    }

    pub(crate) fn json(&self) -> Value {
        let reasons = self.reasons();
        reasons
            .map(|(number, code, _)| (code.to_owned(), Value::from(number)))
            .collect()
    }
}

/// Writes one line, or nothing if no path was skipped.
impl fmt::Display for Skipped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let reasons: Vec<_> = self.reasons().map(|(_, _, text)| text).collect();
        if reasons.is_empty() {
            return Ok(());
        }
        writeln!(f, "skipped: {}", reasons.join(", "))
    }
}

/// Finds inputs.
pub(crate) struct Search {
    /// Names the paths that are not inputs.
    pub(crate) config: Arc<Config>,
    /// True if `.gitignore` counts in folders.
    pub(crate) honours_gitignore: bool,
}

impl Search {
    /// Finds the inputs of paths, folders and patterns; without any, of the working folder.
    pub(crate) fn paths(&self, paths: &[PathBuf]) -> Found {
        let mut found = Found::default();
        let here = [PathBuf::from(".")];
        let paths = if paths.is_empty() { &here } else { paths };
        for path in paths {
            let before = (found.inputs.len(), found.skipped.excluded);
            let pattern = path.to_str().filter(|text| is_pattern(text));
            let mut nothing = "no file matches this pattern".to_owned();
            if path == Path::new("-") {
                found.inputs.push(Ok(Input::Stdin));
            } else if path.is_dir() {
                nothing = "the folder contains no *.json, *.ndjson or *.jsonl file".to_owned();
                self.folder(path, &mut found);
            } else if let Some(pattern) = pattern.filter(|_| !path.exists()) {
                match glob::Pattern::new(pattern) {
                    Ok(pattern) => self.pattern(&pattern, &mut found),
                    Err(error) => {
                        nothing = format!(
                            "the pattern is not valid at position {}: {}",
                            error.pos, error.msg
                        )
                    }
                }
            } else {
                self.file(path.clone(), &mut found);
            }
            if (found.inputs.len(), found.skipped.excluded) == before {
                found.inputs.push(Err(Unreadable {
                    name: path.display().to_string(),
                    message: nothing,
                }));
            }
        }
        found
    }

    /// Finds the inputs in a list of paths, separated by NUL or line breaks. Folders and files that hold no payloads
    /// by their extension are skipped.
    pub(crate) fn list(&self, list: &Path) -> Result<Found, Unreadable> {
        let unreadable = |error: &io::Error| match list.to_str() {
            Some("-") => Input::Stdin.unreadable(error),
            _ => Input::File(list.to_owned()).unreadable(error),
        };
        let mut text = Vec::new();
        if list == Path::new("-") {
            io::stdin().lock().read_to_end(&mut text)
        } else {
            std::fs::File::open(list).and_then(|mut file| file.read_to_end(&mut text))
        }
        .map_err(|error| unreadable(&error))?;
        let separator = if text.contains(&0) { 0 } else { b'\n' };
        let paths = text.split(|byte| *byte == separator);
        let mut found = Found::default();
        for path in paths {
            let path = path.strip_suffix(b"\r").unwrap_or(path);
            if path.is_empty() {
                continue;
            }
            let path = path_from(path).map_err(|error| unreadable(&error))?;
            if is_payload(&path) {
                self.file(path, &mut found);
            } else {
                found.skipped.other_extension += 1;
            }
        }
        Ok(found)
    }

    fn file(&self, path: PathBuf, found: &mut Found) {
        if self.config.exclude.find(&path, false).is_some() {
            found.skipped.excluded += 1;
        } else {
            found.inputs.push(Ok(Input::File(path)));
        }
    }

    fn folder(&self, folder: &Path, found: &mut Found) {
        let mut others = 0;
        self.walk(folder, usize::MAX, found, |path| {
            let is_known = is_payload(path);
            others += u64::from(!is_known);
            is_known
        });
        found.skipped.other_extension += others;
    }

    fn pattern(&self, pattern: &glob::Pattern, found: &mut Found) {
        let path = Path::new(pattern.as_str());
        let folder = fixed_part(path);
        let depth = if pattern.as_str().contains("**") {
            usize::MAX
        } else {
            path.components().skip_while(is_fixed).count()
        };
        let options = glob::MatchOptions {
            case_sensitive: false,
            require_literal_separator: true,
            ..glob::MatchOptions::new()
        };
        if folder.exists() {
            self.walk(&folder, depth, found, |path| {
                pattern.matches_path_with(path, options)
            });
        }
    }

    /// Searches a folder down to `depth`. Follows links, and searches each folder once.
    fn walk(
        &self,
        folder: &Path,
        depth: usize,
        found: &mut Found,
        mut matches: impl FnMut(&Path) -> bool,
    ) {
        let (excluded, again) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicU64::new(0)));
        let is_searched = self.filter(excluded.clone(), again.clone());
        let entries = WalkBuilder::new(folder)
            .standard_filters(false)
            .parents(self.honours_gitignore)
            .git_ignore(self.honours_gitignore)
            .require_git(false)
            .follow_links(true)
            .max_depth(Some(depth))
            .sort_by_file_name(Ord::cmp)
            .filter_entry(is_searched)
            .build();
        for entry in entries {
            let (path, kind) = match &entry {
                Ok(entry) => (entry.path(), entry.file_type()),
                Err(error) => match cause(error) {
                    Cause::Loop => {
                        again.fetch_add(1, Relaxed);
                        continue;
                    }
                    // Opening a broken link reports it.
                    Cause::Io(Some(path), error) if error.kind() == io::ErrorKind::NotFound => {
                        (path, None)
                    }
                    Cause::Io(path, error) => {
                        found.inputs.push(Err(Unreadable {
                            name: path.unwrap_or(folder).display().to_string(),
                            message: reason(error),
                        }));
                        continue;
                    }
                    Cause::Other => {
                        found.inputs.push(Err(Unreadable {
                            name: folder.display().to_string(),
                            message: error.to_string(),
                        }));
                        continue;
                    }
                },
            };
            let path = path.strip_prefix(".").unwrap_or(path);
            if kind.is_some_and(|kind| kind.is_dir()) || !matches(path) {
                continue;
            }
            if kind.is_none_or(|kind| kind.is_file()) {
                found.inputs.push(Ok(Input::File(path.to_owned())));
            } else {
                found.skipped.not_a_file += 1;
            }
        }
        found.skipped.excluded += excluded.load(Relaxed);
        found.skipped.searched_already += again.load(Relaxed);
    }

    /// Returns a filter that refuses excluded paths, folders that were searched already, and git's own folder.
    fn filter(
        &self,
        excluded: Arc<AtomicU64>,
        again: Arc<AtomicU64>,
    ) -> impl Fn(&DirEntry) -> bool + Send + Sync + 'static {
        let config = Arc::clone(&self.config);
        let seen = Mutex::new(HashSet::new());
        move |entry| {
            let is_folder = entry.file_type().is_some_and(|kind| kind.is_dir());
            if is_folder && entry.file_name() == ".git" {
                return false;
            }
            if (is_folder || is_payload(entry.path()))
                && config.exclude.find(entry.path(), is_folder).is_some()
            {
                excluded.fetch_add(1, Relaxed);
                return false;
            }
            let is_new = |real| {
                seen.lock()
                    .unwrap_or_else(PoisonError::into_inner)
                    .insert(real)
            };
            if is_folder && !entry.path().canonicalize().map_or(true, is_new) {
                again.fetch_add(1, Relaxed);
                return false;
            }
            true
        }
    }
}

/// Cause of an error of the search.
enum Cause<'a> {
    /// A link leads to a folder above it.
    Loop,
    Io(Option<&'a Path>, &'a io::Error),
    /// A pattern of a `.gitignore` is not valid.
    Other,
}

fn cause(error: &ignore::Error) -> Cause<'_> {
    match error {
        ignore::Error::Loop { .. } => Cause::Loop,
        ignore::Error::Io(error) => Cause::Io(None, error),
        ignore::Error::WithPath { path, err } => match cause(err) {
            Cause::Io(None, error) => Cause::Io(Some(path), error),
            cause => cause,
        },
        ignore::Error::WithDepth { err, .. } | ignore::Error::WithLineNumber { err, .. } => {
            cause(err)
        }
        _ => Cause::Other,
    }
}

/// Returns the folder in which a pattern searches, or a path that is no pattern.
pub(crate) fn fixed_part(path: &Path) -> PathBuf {
    if path.exists() {
        return path.to_owned();
    }
    let folder: PathBuf = path.components().take_while(is_fixed).collect();
    if folder.as_os_str().is_empty() {
        PathBuf::from(".")
    } else {
        folder
    }
}

fn is_fixed(part: &Component<'_>) -> bool {
    !is_pattern(&part.as_os_str().to_string_lossy())
}

fn is_pattern(text: &str) -> bool {
    text.contains(['*', '?', '['])
}

#[cfg(unix)]
#[expect(clippy::unnecessary_wraps, reason = "other systems refuse some paths")]
pub(super) fn path_from(bytes: &[u8]) -> io::Result<PathBuf> {
    use std::os::unix::ffi::OsStrExt as _;
    Ok(std::ffi::OsStr::from_bytes(bytes).into())
}

#[cfg(not(unix))]
pub(super) fn path_from(bytes: &[u8]) -> io::Result<PathBuf> {
    let text = std::str::from_utf8(bytes)
        .map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))?;
    Ok(text.into())
}
