//! Inputs of the command line: files, folders, patterns, standard input.

use std::{
    collections::HashSet,
    ffi::OsStr,
    fmt,
    fs::File,
    io::{self, BufRead, BufReader},
    path::{Component, Path, PathBuf},
};

use backoffice_validate::Window;
use memchr::memchr;
use serde_json::Value;
use walkdir::WalkDir;

use crate::records::{Kind, Records};

/// Extensions of the files to read from a folder.
const EXTENSIONS: [&str; 3] = ["json", "ndjson", "jsonl"];

/// Extensions of files with one record per line.
const LINES: [&str; 2] = ["ndjson", "jsonl"];

/// Maximum size of a document that is read into memory, in bytes.
const SIZE_LIMIT: usize = 512 << 20;

/// Number of bytes to read first, to find the kind of an input.
const HEAD: usize = 64 << 10;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Input {
    Stdin,
    File(PathBuf),
}

/// Input that could not be read, and the reason.
#[derive(Clone, Debug)]
pub(crate) struct Unreadable {
    pub(crate) name: String,
    pub(crate) message: String,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.name, self.message)
    }
}

#[derive(Default)]
pub(crate) struct Found {
    /// Inputs in the order of the paths, and by name within a folder or pattern.
    pub(crate) inputs: Vec<Result<Input, Unreadable>>,
    pub(crate) skipped: Skipped,
}

/// Numbers of skipped paths in folders, by reason.
#[derive(Default)]
pub(crate) struct Skipped {
    other_extension: u64,
    not_a_file: u64,
    searched_already: u64,
}

impl Skipped {
    /// Returns number, code and text of each reason.
    fn reasons(&self) -> impl Iterator<Item = (u64, &str, String)> {
        let file = count(self.other_extension, "file");
        let [path, link] = [self.not_a_file, self.searched_already].map(|n| count(n, "path"));
        let reasons = [
            (
                self.other_extension,
                "other_extension",
                file + " with another extension",
            ),
            (
                self.not_a_file,
                "not_a_file",
                path + " to something other than a file",
            ),
            (
                self.searched_already,
                "searched_already",
                link + " to a folder that was already searched",
            ),
        ];
        reasons.into_iter().filter(|(number, ..)| *number > 0)
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

/// Returns a number with its noun: `1 file`, `2 files`.
pub(crate) fn count(number: u64, what: &str) -> String {
    let ending = if number == 1 { "" } else { "s" };
    format!("{number} {what}{ending}")
}

pub(crate) fn find(paths: &[PathBuf]) -> Found {
    let mut found = Found::default();
    for path in paths {
        let before = found.inputs.len();
        let pattern = path.to_str().filter(|text| is_pattern(text));
        let mut nothing = "no file matches this pattern".to_owned();
        if path == Path::new("-") {
            found.inputs.push(Ok(Input::Stdin));
        } else if path.is_dir() {
            nothing = "the folder contains no *.json, *.ndjson or *.jsonl file".to_owned();
            found.folder(path);
        } else if let Some(pattern) = pattern.filter(|_| !path.exists()) {
            match glob::Pattern::new(pattern) {
                Ok(pattern) => found.pattern(&pattern),
                Err(error) => {
                    nothing = format!(
                        "the pattern is not valid at position {}: {}",
                        error.pos, error.msg
                    )
                }
            }
        } else {
            found.inputs.push(Ok(Input::File(path.clone())));
        }
        if found.inputs.len() == before {
            found.inputs.push(Err(Unreadable {
                name: path.display().to_string(),
                message: nothing,
            }));
        }
    }
    found
}

pub(crate) fn open(input: &Result<Input, Unreadable>) -> Result<(&Input, Records), Unreadable> {
    let input = input.as_ref().map_err(Unreadable::clone)?;
    let records = input.open().map_err(|error| input.unreadable(&error))?;
    Ok((input, records))
}

impl Input {
    pub(crate) fn name(&self) -> String {
        match self {
            Self::Stdin => "<stdin>".to_owned(),
            Self::File(path) => path.display().to_string(),
        }
    }

    pub(crate) fn path(&self) -> Option<&Path> {
        match self {
            Self::Stdin => None,
            Self::File(path) => Some(path),
        }
    }

    /// Returns the size of a regular file in bytes.
    pub(crate) fn size(&self) -> Option<u64> {
        let data = self.path()?.metadata().ok()?;
        data.is_file().then_some(data.len())
    }

    pub(crate) fn unreadable(&self, error: &io::Error) -> Unreadable {
        Unreadable {
            name: self.name(),
            message: reason(error),
        }
    }

    /// Reads the start of an input, to find its kind. Reads a document whole.
    fn open(&self) -> io::Result<Records> {
        let reader: Box<dyn BufRead + Send> = match self {
            Self::Stdin => Box::new(BufReader::with_capacity(1 << 16, io::stdin())),
            Self::File(path) => Box::new(BufReader::with_capacity(1 << 16, File::open(path)?)),
        };
        let mut window = Window::new(reader);
        if self.path().is_some_and(|path| has_extension(path, &LINES)) {
            return Ok(Records::new(Kind::Lines, window));
        }
        // The first line with text shows the kind.
        let mut size = HEAD;
        loop {
            window.fill(size)?;
            let text = without_mark(window.bytes()).trim_ascii_start();
            if text.first() == Some(&b'[') {
                return Ok(Records::new(Kind::Array, window));
            }
            let line = memchr(b'\n', text).map(|end| text.split_at(end));
            if let Some((line, rest)) = line {
                if !is_json(line) {
                    break;
                }
                if !rest.trim_ascii().is_empty() {
                    return Ok(Records::new(Kind::Lines, window));
                }
            }
            if window.is_last() || size > SIZE_LIMIT {
                break;
            }
            size *= 2;
        }
        window.fill(SIZE_LIMIT + 1)?;
        if window.bytes().len() > SIZE_LIMIT {
            let limit = SIZE_LIMIT >> 20;
            let message = format!(
                "the document is larger than {limit} MiB; an array or one record per line can have any size"
            );
            return Err(io::Error::new(io::ErrorKind::FileTooLarge, message));
        }
        Ok(Records::new(Kind::Document, window))
    }
}

impl Found {
    fn folder(&mut self, folder: &Path) {
        let mut others = 0;
        self.search(folder, usize::MAX, |path| {
            let is_known = has_extension(path, &EXTENSIONS);
            others += u64::from(!is_known);
            is_known
        });
        self.skipped.other_extension += others;
    }

    fn pattern(&mut self, pattern: &glob::Pattern) {
        let parts = Path::new(pattern.as_str()).components();
        let is_fixed = |part: &Component<'_>| !is_pattern(&part.as_os_str().to_string_lossy());
        let mut folder: PathBuf = parts.clone().take_while(is_fixed).collect();
        let depth = if pattern.as_str().contains("**") {
            usize::MAX
        } else {
            parts.count() - folder.components().count()
        };
        if folder.as_os_str().is_empty() {
            folder.push(".");
        }
        let options = glob::MatchOptions {
            case_sensitive: false,
            require_literal_separator: true,
            ..glob::MatchOptions::new()
        };
        if folder.exists() {
            self.search(&folder, depth, |path| {
                let path = path.strip_prefix(".").unwrap_or(path);
                pattern.matches_path_with(path, options)
            });
        }
    }

    /// Searches a folder down to `depth`. Follows links, and searches each folder once.
    fn search(&mut self, folder: &Path, depth: usize, mut matches: impl FnMut(&Path) -> bool) {
        let mut seen = HashSet::new();
        let mut entries = WalkDir::new(folder)
            .follow_links(true)
            .max_depth(depth)
            .sort_by_file_name()
            .into_iter();
        while let Some(entry) = entries.next() {
            let (path, kind) = match &entry {
                Ok(entry) => (entry.path(), Some(entry.file_type())),
                Err(error) if error.loop_ancestor().is_some() => {
                    self.skipped.searched_already += 1;
                    continue;
                }
                Err(error) => match (error.path(), error.io_error()) {
                    // Opening a broken link reports it.
                    (Some(path), Some(error)) if error.kind() == io::ErrorKind::NotFound => {
                        (path, None)
                    }
                    (path, io_error) => {
                        self.inputs.push(Err(Unreadable {
                            name: path.unwrap_or(folder).display().to_string(),
                            message: io_error.map_or_else(|| error.to_string(), reason),
                        }));
                        continue;
                    }
                },
            };
            if kind.is_some_and(|kind| kind.is_dir()) {
                let is_new = path.canonicalize().map_or(true, |real| seen.insert(real));
                if !is_new {
                    self.skipped.searched_already += 1;
                    entries.skip_current_dir();
                }
            } else if matches(path) {
                if kind.is_none_or(|kind| kind.is_file()) {
                    self.inputs.push(Ok(Input::File(path.to_owned())));
                } else {
                    self.skipped.not_a_file += 1;
                }
            }
        }
    }
}

fn is_pattern(text: &str) -> bool {
    text.contains(['*', '?', '['])
}

/// Compares the extension of a path, ignoring case.
fn has_extension(path: &Path, extensions: &[&str]) -> bool {
    let extension = path.extension().and_then(OsStr::to_str);
    extension.is_some_and(|found| extensions.iter().any(|e| e.eq_ignore_ascii_case(found)))
}

fn reason(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "file not found".to_owned(),
        io::ErrorKind::PermissionDenied => "permission denied".to_owned(),
        _ => format!("could not be read: {error}"),
    }
}

fn is_json(bytes: &[u8]) -> bool {
    serde_json::from_slice::<&serde_json::value::RawValue>(bytes).is_ok()
}

/// Returns a text without its byte order mark.
pub(crate) fn without_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes)
}
