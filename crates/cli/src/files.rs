//! Inputs that the command line names, and what each holds.

use std::{
    collections::{BTreeMap, HashSet},
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

use crate::records::Records;

/// The extensions that a folder is searched for.
const EXTENSIONS: [&str; 3] = ["json", "ndjson", "jsonl"];

/// Those that have a record on each line.
const LINES: [&str; 2] = ["ndjson", "jsonl"];

/// The largest document that is read into memory.
const SIZE_LIMIT: usize = 512 << 20;

/// How much of an input is read to see what it holds.
const HEAD: usize = 64 << 10;

/// Something to read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Input {
    Stdin,
    File(PathBuf),
}

/// Something that could not be read, and why.
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

/// What an input turned out to hold.
pub(crate) enum Content {
    /// One JSON text that is no array.
    Document(Vec<u8>),
    /// A record on each line, or an array of records.
    Records(Records),
}

/// What paths name.
#[derive(Default)]
pub(crate) struct Found {
    /// In order: files as they are, folders searched, patterns expanded.
    pub(crate) inputs: Vec<Result<Input, Unreadable>>,
    pub(crate) passed_over: Counts,
}

/// Why something in a folder is not looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum PassedOver {
    Extension,
    NoFile,
    Searched,
}

/// How much is not looked at, by reason.
#[derive(Default)]
pub(crate) struct Counts(BTreeMap<PassedOver, u64>);

impl Counts {
    /// An object with a number for each reason.
    pub(crate) fn json(&self) -> Value {
        let code = |why: &PassedOver| match why {
            PassedOver::Extension => "other_extension",
            PassedOver::NoFile => "not_a_file",
            PassedOver::Searched => "searched_already",
        };
        let counts = self.0.iter();
        counts
            .map(|(why, count)| (code(why).to_owned(), Value::from(*count)))
            .collect()
    }
}

/// One line; nothing if all was looked at.
impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts = self.0.iter().map(|(why, number)| match why {
            PassedOver::Extension => {
                format!("{} with another extension", count(*number, "file"))
            }
            PassedOver::NoFile => format!("{} to no regular file", count(*number, "path")),
            PassedOver::Searched => {
                format!(
                    "{} to a folder that is searched already",
                    count(*number, "path")
                )
            }
        });
        let counts: Vec<_> = counts.collect();
        if counts.is_empty() {
            return Ok(());
        }
        writeln!(f, "passed over: {}", counts.join(", "))
    }
}

/// A number of things: `1 file`, `2 files`.
pub(crate) fn count(number: u64, what: &str) -> String {
    let ending = if number == 1 { "" } else { "s" };
    format!("{number} {what}{ending}")
}

/// Answers whether a file below a folder is to be read.
enum Wanted {
    Yes,
    /// It is passed over.
    No,
    /// Nobody asked for it.
    NotNamed,
}

/// Finds the inputs that paths name.
pub(crate) fn find(paths: &[PathBuf]) -> Found {
    let mut found = Found::default();
    for path in paths {
        let pattern = path.to_str().filter(|text| is_pattern(text));
        if path == Path::new("-") {
            found.inputs.push(Ok(Input::Stdin));
        } else if path.is_dir() {
            found.folder(path);
        } else if let Some(pattern) = pattern.filter(|_| !path.exists()) {
            found.pattern(pattern);
        } else {
            found.inputs.push(Ok(Input::File(path.clone())));
        }
    }
    found
}

impl Input {
    /// The input's name in reports.
    pub(crate) fn name(&self) -> String {
        match self {
            Self::Stdin => "<stdin>".to_owned(),
            Self::File(path) => path.display().to_string(),
        }
    }

    /// The path, if it is a file.
    pub(crate) fn path(&self) -> Option<&Path> {
        match self {
            Self::Stdin => None,
            Self::File(path) => Some(path),
        }
    }

    /// The size in bytes, where that is known without reading.
    pub(crate) fn size(&self) -> Option<u64> {
        self.path()
            .and_then(|path| path.metadata().ok())
            .filter(std::fs::Metadata::is_file)
            .map(|data| data.len())
    }

    /// Reads the input as far as is needed to know what it holds; a document is read whole.
    pub(crate) fn open(&self) -> Result<Content, Unreadable> {
        self.open_content().map_err(|error| self.unreadable(&error))
    }

    pub(crate) fn unreadable(&self, error: &io::Error) -> Unreadable {
        let message = match error.kind() {
            io::ErrorKind::NotFound => "there is no such file".to_owned(),
            io::ErrorKind::PermissionDenied => "no permission to read it".to_owned(),
            _ => format!("could not be read: {error}"),
        };
        Unreadable {
            name: self.name(),
            message,
        }
    }

    fn open_content(&self) -> io::Result<Content> {
        let reader: Box<dyn BufRead + Send> = match self {
            Self::Stdin => Box::new(BufReader::with_capacity(1 << 16, io::stdin())),
            Self::File(path) => {
                let file = File::open(path)?;
                if file.metadata()?.is_dir() {
                    return Err(io::ErrorKind::IsADirectory.into());
                }
                Box::new(BufReader::with_capacity(1 << 16, file))
            }
        };
        let mut window = Window::new(reader);
        if self.path().is_some_and(|path| has_extension(path, &LINES)) {
            return Ok(Content::Records(Records::lines(window)));
        }
        // The first line that is not blank tells what there is.
        let mut size = HEAD;
        loop {
            window.fill(size)?;
            let text = without_mark(window.bytes()).trim_ascii_start();
            if text.first() == Some(&b'[') {
                return Ok(Content::Records(Records::elements(window)));
            }
            let line = memchr(b'\n', text).map(|end| text.split_at(end));
            if let Some((line, rest)) = line {
                if !is_json(line) {
                    break;
                }
                if !rest.trim_ascii().is_empty() {
                    return Ok(Content::Records(Records::lines(window)));
                }
            }
            if window.is_last() || size > SIZE_LIMIT {
                break;
            }
            size *= 2;
        }
        window.fill(SIZE_LIMIT + 1)?;
        if window.bytes().len() > SIZE_LIMIT {
            return Err(too_large());
        }
        Ok(Content::Document(window.into_bytes()))
    }
}

impl Found {
    /// Looks for files below a folder, to `depth`: each folder once, whatever links lead to it.
    fn search(&mut self, folder: &Path, depth: usize, wanted: impl Fn(&Path) -> Wanted) {
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
                    self.pass_over(PassedOver::Searched);
                    continue;
                }
                Err(error) => match (error.path(), error.io_error()) {
                    // A link that leads nowhere is reported when it is opened.
                    (Some(path), Some(error)) if error.kind() == io::ErrorKind::NotFound => {
                        (path, None)
                    }
                    _ => {
                        self.inputs.push(Err(not_searched(folder, error)));
                        continue;
                    }
                },
            };
            if kind.is_some_and(|kind| kind.is_dir()) {
                let first = path.canonicalize().map_or(true, |real| seen.insert(real));
                if !first {
                    self.pass_over(PassedOver::Searched);
                    entries.skip_current_dir();
                }
                continue;
            }
            match wanted(path) {
                Wanted::Yes if kind.is_none_or(|kind| kind.is_file()) => {
                    self.inputs.push(Ok(Input::File(path.to_owned())));
                }
                Wanted::Yes => self.pass_over(PassedOver::NoFile),
                Wanted::No => self.pass_over(PassedOver::Extension),
                Wanted::NotNamed => {}
            }
        }
    }

    fn pass_over(&mut self, why: PassedOver) {
        *self.passed_over.0.entry(why).or_default() += 1;
    }

    /// Finds what a folder holds.
    fn folder(&mut self, folder: &Path) {
        let before = self.inputs.len();
        self.search(folder, usize::MAX, |path| {
            if has_extension(path, &EXTENSIONS) {
                Wanted::Yes
            } else {
                Wanted::No
            }
        });
        if self.inputs.len() == before {
            let message = "holds no *.json, *.ndjson or *.jsonl file".to_owned();
            self.nothing(&folder.display().to_string(), message);
        }
    }

    /// Finds the files that a pattern matches.
    fn pattern(&mut self, pattern: &str) {
        let matcher = match glob::Pattern::new(pattern) {
            Ok(matcher) => matcher,
            Err(error) => return self.nothing(pattern, format!("is no pattern: {error}")),
        };
        let parts = Path::new(pattern).components();
        let is_fixed = |part: &Component<'_>| !is_pattern(&part.as_os_str().to_string_lossy());
        let fixed: PathBuf = parts.clone().take_while(is_fixed).collect();
        let depth = if pattern.contains("**") {
            usize::MAX
        } else {
            parts.count() - fixed.components().count()
        };
        let options = glob::MatchOptions {
            require_literal_separator: true,
            ..glob::MatchOptions::new()
        };
        let before = self.inputs.len();
        let folder = if fixed.as_os_str().is_empty() {
            Path::new(".")
        } else {
            &fixed
        };
        if folder.exists() {
            self.search(folder, depth, |path| {
                let path = path.strip_prefix(".").unwrap_or(path);
                if matcher.matches_path_with(path, options) {
                    Wanted::Yes
                } else {
                    Wanted::NotNamed
                }
            });
        }
        if self.inputs.len() == before {
            self.nothing(pattern, "matches no file".to_owned());
        }
    }

    fn nothing(&mut self, name: &str, message: String) {
        let name = name.to_owned();
        self.inputs.push(Err(Unreadable { name, message }));
    }
}

fn is_pattern(text: &str) -> bool {
    text.contains(['*', '?', '['])
}

/// Compares the extension of a path, in any letter case.
fn has_extension(path: &Path, extensions: &[&str]) -> bool {
    let extension = path.extension().and_then(OsStr::to_str);
    extension.is_some_and(|found| extensions.iter().any(|e| e.eq_ignore_ascii_case(found)))
}

/// Why a place below a folder could not be searched.
fn not_searched(folder: &Path, error: &walkdir::Error) -> Unreadable {
    let name = error.path().unwrap_or(folder).display().to_string();
    let denied = error
        .io_error()
        .is_some_and(|error| error.kind() == io::ErrorKind::PermissionDenied);
    let message = if denied {
        "no permission to read it".to_owned()
    } else {
        format!("could not be read: {error}")
    };
    Unreadable { name, message }
}

/// Whether `bytes` are one JSON text.
fn is_json(bytes: &[u8]) -> bool {
    serde_json::from_slice::<&serde_json::value::RawValue>(bytes).is_ok()
}

/// A text without the byte order mark that it may start with.
pub(crate) fn without_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes)
}

fn too_large() -> io::Error {
    let limit = SIZE_LIMIT >> 20;
    let message = format!(
        "a document larger than {limit} MiB; as one record a line (NDJSON), a file can be of any size"
    );
    io::Error::new(io::ErrorKind::FileTooLarge, message)
}
