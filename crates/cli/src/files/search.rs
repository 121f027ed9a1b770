//! Finds the inputs that arguments name: files, folders, patterns, lists.

use std::{
    collections::{HashSet, VecDeque},
    io::{self, Read as _},
    mem,
    path::{Component, Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use super::{Input, Reason, Skipped, SkippedPath, Unreadable, input::reason, is_payload, list};
use crate::{config::Config, convert::Notation};
use ignore::{DirEntry, WalkBuilder};

#[derive(Default)]
pub(crate) struct Found {
    /// Inputs in the order of the paths, and by name within a folder or pattern.
    pub(crate) inputs: Vec<Result<Input, Unreadable>>,
    pub(crate) skipped: Skipped,
}

impl Found {
    pub(crate) fn add(&mut self, more: Self) {
        self.inputs.extend(more.inputs);
        self.skipped.add(more.skipped);
    }
}

/// Finds inputs.
pub(crate) struct Search {
    /// Names the paths that are not inputs.
    pub(crate) config: Arc<Config>,
    /// True if folders obey `.gitignore`.
    pub(crate) honours_gitignore: bool,
}

impl Search {
    /// Finds the inputs of paths, folders and patterns; without any, of the working folder.
    pub(crate) fn paths(&self, paths: &[PathBuf]) -> Found {
        let mut found = Found::default();
        let here = [PathBuf::from(".")];
        let paths = if paths.is_empty() { &here } else { paths };
        for path in paths {
            let before = (found.inputs.len(), found.skipped.paths.len());
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
            if (found.inputs.len(), found.skipped.paths.len()) == before {
                found
                    .inputs
                    .push(Err(Unreadable { name: path.display().to_string(), message: nothing }));
            }
        }
        found
    }

    /// Finds the inputs in a [list](list::paths) of paths. Folders and files that hold no payloads
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
        let paths = list::paths(&text).map_err(|message| Unreadable {
            message,
            ..unreadable(&io::Error::from(io::ErrorKind::InvalidData))
        })?;
        let mut found = Found::default();
        for path in paths {
            if self.is_payload(&path) || !path.exists() {
                self.file(path, &mut found);
            } else {
                found.skipped.other_extension += 1;
            }
        }
        Ok(found)
    }

    fn file(&self, path: PathBuf, found: &mut Found) {
        if let Some(pattern) = self.config.exclude.find(&path, false) {
            let excluded = SkippedPath::excluded(&path, pattern.shown());
            found.skipped.paths.push(excluded);
        } else if let Err(error) = path.metadata() {
            // A named file that is missing is an error, also where files without a rule are skipped.
            let status = is_status(&path);
            let mut unreadable = Input::File(path).unreadable(&error);
            if status {
                unreadable.message += "; git wrote a status before the name: list the files with `git diff --name-only`";
            }
            found.inputs.push(Err(unreadable));
        } else {
            found.inputs.push(Ok(Input::File(path)));
        }
    }

    /// Returns true for a file with the extension of payloads, or one of another notation that a rule names: most such files
    /// are settings.
    fn is_payload(&self, path: &Path) -> bool {
        is_payload(path) || (Notation::of(path).is_some() && self.config.rule(path).is_some())
    }

    fn folder(&self, folder: &Path, found: &mut Found) {
        let mut others = 0;
        self.walk(folder, usize::MAX, found, |path| {
            let is_known = self.is_payload(path);
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
            self.walk(&folder, depth, found, |path| pattern.matches_path_with(path, options));
        }
    }

    /// Searches a folder down to `depth`, and then the folders that links in it lead to. So a file that lies in the
    /// folder has its own path, which rules name, and not one through a link.
    fn walk(
        &self,
        folder: &Path,
        depth: usize,
        found: &mut Found,
        mut matches: impl FnMut(&Path) -> bool,
    ) {
        let mut walk = Walk {
            found: Vec::new(),
            links: VecDeque::from([(folder.to_owned(), depth)]),
            seen: Arc::default(),
            skipped: Arc::default(),
        };
        while let Some((root, depth)) = walk.links.pop_front() {
            if walk.seen.is_new(&root) {
                self.walk_own(&root, depth, &mut walk, found, &mut matches);
            } else {
                let again = SkippedPath::new(&root, Reason::SearchedAlready);
                lock(&walk.skipped).push(again);
            }
        }
        walk.found.sort_by(|(one, _), (other, _)| one.cmp(other));
        found.inputs.extend(walk.found.into_iter().map(|(_, input)| input));
        let mut skipped = mem::take(&mut *lock(&walk.skipped));
        skipped.sort_by(|one, other| one.name.cmp(&other.name));
        found.skipped.paths.extend(skipped);
    }

    /// Searches a folder without the folders that links lead to.
    fn walk_own(
        &self,
        root: &Path,
        depth: usize,
        walk: &mut Walk,
        found: &mut Found,
        matches: &mut impl FnMut(&Path) -> bool,
    ) {
        let entries = WalkBuilder::new(root)
            .standard_filters(false)
            .parents(self.honours_gitignore)
            .git_ignore(self.honours_gitignore)
            .git_exclude(self.honours_gitignore)
            .require_git(false)
            .max_depth(Some(depth))
            .sort_by_file_name(Ord::cmp)
            .filter_entry(self.filter(walk))
            .build();
        for entry in entries {
            let entry = match entry {
                Ok(entry) => entry,
                Err(error) => {
                    let (path, message) = cause(&error);
                    let name = path.unwrap_or(root).display().to_string();
                    let place = path.unwrap_or(root).to_owned();
                    walk.found.push((place, Err(Unreadable { name, message })));
                    continue;
                }
            };
            // A broken link has no kind; opening it reports that.
            let kind = match entry.file_type() {
                Some(kind) if kind.is_symlink() => {
                    entry.path().metadata().ok().map(|data| data.file_type())
                }
                kind => kind,
            };
            let path = entry.path().strip_prefix(".").unwrap_or(entry.path());
            if kind.is_some_and(|kind| kind.is_dir()) {
                if entry.depth() > 0 && entry.path_is_symlink() {
                    let below = depth.saturating_sub(entry.depth());
                    walk.links.push_back((path.to_owned(), below));
                }
            } else if matches(path) {
                if kind.is_none_or(|kind| kind.is_file()) {
                    let input = Input::File(path.to_owned());
                    walk.found.push((path.to_owned(), Ok(input)));
                } else {
                    let no_file = SkippedPath::new(path, Reason::NotAFile);
                    found.skipped.paths.push(no_file);
                }
            }
        }
    }

    /// Returns a filter that refuses excluded paths, folders that were searched already, and git's own folder.
    fn filter(&self, walk: &Walk) -> impl Fn(&DirEntry) -> bool + Send + Sync + 'static {
        let config = Arc::clone(&self.config);
        let (seen, skipped) = (walk.seen.clone(), walk.skipped.clone());
        move |entry| {
            if entry.depth() == 0 {
                return true;
            }
            let is_link = entry.path_is_symlink();
            let is_folder = if is_link {
                entry.path().is_dir()
            } else {
                entry.file_type().is_some_and(|kind| kind.is_dir())
            };
            if is_folder && entry.file_name() == ".git" {
                return false;
            }
            let path = entry.path().strip_prefix(".").unwrap_or(entry.path());
            if (is_folder || is_payload(path) || Notation::of(path).is_some())
                && let Some(pattern) = config.exclude.find(path, is_folder)
            {
                lock(&skipped).push(SkippedPath::excluded(path, pattern.shown()));
                return false;
            }
            if is_folder && !is_link && !seen.is_new(path) {
                lock(&skipped).push(SkippedPath::new(path, Reason::SearchedAlready));
                return false;
            }
            true
        }
    }
}

/// Search of one folder.
struct Walk {
    found: Vec<(PathBuf, Result<Input, Unreadable>)>,
    /// Folders to search, with the depth that is left.
    links: VecDeque<(PathBuf, usize)>,
    seen: Arc<Seen>,
    skipped: Arc<Mutex<Vec<SkippedPath>>>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Folders that were searched, without links in their paths.
#[derive(Default)]
struct Seen(Mutex<HashSet<PathBuf>>);

impl Seen {
    /// Returns true for a folder that was not searched yet, and remembers it.
    fn is_new(&self, folder: &Path) -> bool {
        let Ok(real) = folder.canonicalize() else {
            return true;
        };
        lock(&self.0).insert(real)
    }
}

/// Returns true for a line of `git diff --name-status` or `git status --short` whose file exists.
fn is_status(line: &Path) -> bool {
    let line = line.to_str().unwrap_or_default().trim_start();
    let status = line.split_once(['\t', ' ']);
    status.is_some_and(|(status, path)| {
        let is_code = |c: char| c.is_ascii_digit() || "ACDMRTUX?!".contains(c);
        !status.is_empty() && status.chars().all(is_code) && Path::new(path.trim()).exists()
    })
}

/// Returns the path and the reason of an error of the search.
fn cause(error: &ignore::Error) -> (Option<&Path>, String) {
    match error {
        ignore::Error::Io(error) => (None, reason(error)),
        ignore::Error::WithPath { path, err } => {
            let (inner, message) = cause(err);
            (inner.or(Some(path)), message)
        }
        ignore::Error::WithDepth { err, .. } | ignore::Error::WithLineNumber { err, .. } => {
            cause(err)
        }
        error => (None, error.to_string()),
    }
}

/// Returns the folder in which a pattern searches, or a path that is no pattern.
pub(crate) fn fixed_part(path: &Path) -> PathBuf {
    if path.exists() {
        return path.to_owned();
    }
    let folder: PathBuf = path.components().take_while(is_fixed).collect();
    if folder.as_os_str().is_empty() { PathBuf::from(".") } else { folder }
}

fn is_fixed(part: &Component<'_>) -> bool {
    !is_pattern(&part.as_os_str().to_string_lossy())
}

fn is_pattern(text: &str) -> bool {
    text.contains(['*', '?', '['])
}
