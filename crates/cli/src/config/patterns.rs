//! Patterns in the form of `.gitignore`, which remember if they matched.

use std::{
    borrow::Cow,
    path::{Path, PathBuf},
    sync::atomic::{AtomicBool, Ordering::Relaxed},
};

use ignore::{
    DirEntry, WalkBuilder,
    gitignore::{Gitignore, GitignoreBuilder},
};

use crate::files::{absolute, uncompressed};

/// Maximum number of paths to search for one that matches a pattern.
const SEARCHED: usize = 100_000;

/// Pattern for paths below a folder.
#[derive(Debug)]
pub(crate) struct Pattern {
    pub(crate) text: String,
    /// Place of the pattern, for messages: `backoffice.toml:3`, `--map`.
    pub(crate) origin: String,
    /// The folder, absolute.
    folder: PathBuf,
    matcher: Gitignore,
    has_matched: AtomicBool,
}

impl Pattern {
    /// # Errors
    ///
    /// With the reason in words if the pattern is not valid.
    pub(crate) fn new(folder: &Path, text: &str, origin: String) -> Result<Self, String> {
        if text.trim().is_empty() || text.starts_with(['!', '#']) {
            return Err("a pattern can't be empty, and can't start with `!` or `#`".to_owned());
        }
        let text = text.strip_prefix("./").unwrap_or(text);
        // The matcher gets relative paths.
        let mut builder = GitignoreBuilder::new("");
        builder.add_line(None, text).map_err(|error| error.to_string())?;
        Ok(Self {
            text: text.to_owned(),
            origin,
            folder: absolute(folder),
            matcher: builder.build().map_err(|error| error.to_string())?,
            has_matched: AtomicBool::new(false),
        })
    }

    /// Returns the pattern with its place: `` `old/` (backoffice.toml:2) ``.
    pub(crate) fn shown(&self) -> String {
        format!("`{}` ({})", self.text, self.origin)
    }

    /// Returns true if the pattern has matched, or matches a path in its folder that another pattern or `.gitignore`
    /// hides. Assumes that it does in a folder with very many paths.
    pub(crate) fn matches_any(&self) -> bool {
        let mut entries = WalkBuilder::new(&self.folder)
            .standard_filters(false)
            .filter_entry(|entry| entry.file_name() != ".git")
            .build()
            .flatten()
            .enumerate();
        let is_folder = |entry: &DirEntry| entry.file_type().is_some_and(|kind| kind.is_dir());
        self.has_matched.load(Relaxed)
            || entries.any(|(number, entry)| {
                number >= SEARCHED || self.matches(entry.path(), is_folder(&entry))
            })
    }

    /// Returns true if the pattern matches a file or a folder that contains it.
    pub(crate) fn is_of(&self, file: &Path) -> bool {
        self.matches(&absolute(file), false)
    }

    /// Returns true if the pattern matches a path or a folder that contains it.
    fn matches(&self, path: &Path, is_folder: bool) -> bool {
        // A path outside of the folder is matched as a whole, without its root.
        let inside = path.strip_prefix(&self.folder).unwrap_or(path);
        let names =
            inside.components().filter(|part| matches!(part, std::path::Component::Normal(_)));
        let inside: PathBuf = names.collect();
        let matches = !inside.as_os_str().is_empty()
            && self.matcher.matched_path_or_any_parents(inside, is_folder).is_ignore();
        if matches {
            self.has_matched.store(true, Relaxed);
        }
        matches
    }
}

#[derive(Debug, Default)]
pub(crate) struct Patterns(Vec<Pattern>);

impl FromIterator<Pattern> for Patterns {
    fn from_iter<I: IntoIterator<Item = Pattern>>(patterns: I) -> Self {
        Self(patterns.into_iter().collect())
    }
}

impl Patterns {
    pub(crate) fn push(&mut self, pattern: Pattern) {
        self.0.push(pattern);
    }

    /// Returns the first pattern that matches a path or a folder that contains it. A compressed file also has its name
    /// without `.gz` or `.zst`.
    pub(crate) fn find(&self, path: &Path, is_folder: bool) -> Option<&Pattern> {
        if self.0.is_empty() {
            return None;
        }
        let path = absolute(path);
        self.0.iter().find(|pattern| {
            pattern.matches(&path, is_folder)
                || matches!(uncompressed(&path), Cow::Owned(inner) if pattern.matches(&inner, false))
        })
    }

    pub(crate) fn iter(&self) -> std::slice::Iter<'_, Pattern> {
        self.0.iter()
    }
}
