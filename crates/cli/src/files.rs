//! Which inputs the command line names, and how each is read: whole, or line by line in constant memory.

use std::{
    ffi::OsStr,
    fmt,
    fs::File,
    io::{self, BufRead, BufReader, Read},
    ops::Range,
    path::{Path, PathBuf},
};

use memchr::memchr_iter;
use walkdir::WalkDir;

use crate::json_text::{is_space, trim_space_end};

/// The extensions that a folder is searched for.
const EXTENSIONS: [&str; 3] = ["json", "ndjson", "jsonl"];

/// The largest document, and the largest line, that is read into memory.
const SIZE_LIMIT: u64 = 512 << 20;

/// How much of a line-by-line input is worked on at once.
const BATCH: usize = 8 << 20;

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
    /// One JSON text.
    Document(Vec<u8>),
    /// A record on each line.
    Lines(Lines),
}

/// The lines of an input, a batch at a time.
pub(crate) struct Lines {
    reader: Box<dyn BufRead + Send>,
    next_line: usize,
    next_offset: u64,
    /// The start of the line that did not fit the batch before.
    rest: Vec<u8>,
}

/// Whole lines that follow one another.
pub(crate) struct Batch {
    pub(crate) bytes: Vec<u8>,
    /// Number of the first line, from 1.
    pub(crate) first_line: usize,
    /// Byte offset of the first line in the input.
    pub(crate) offset: u64,
}

/// The inputs that paths name, in order: files as they are, folders searched, patterns expanded.
pub(crate) fn find(paths: &[PathBuf]) -> Vec<Result<Input, Unreadable>> {
    let mut found = Vec::new();
    for path in paths {
        if path == Path::new("-") {
            found.push(Ok(Input::Stdin));
        } else if path.is_dir() {
            search(path, &mut found);
        } else if let Some(pattern) = pattern(path) {
            expand(pattern, &mut found);
        } else {
            found.push(Ok(Input::File(path.clone())));
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
        let mut reader: Box<dyn BufRead + Send> = match self {
            Self::Stdin => Box::new(BufReader::with_capacity(1 << 16, io::stdin())),
            Self::File(path) => {
                let file = File::open(path)?;
                if file.metadata()?.is_dir() {
                    return Err(io::ErrorKind::IsADirectory.into());
                }
                Box::new(BufReader::with_capacity(1 << 16, file))
            }
        };
        let extension = self
            .path()
            .and_then(Path::extension)
            .and_then(OsStr::to_str);
        let lines = matches!(extension, Some("ndjson" | "jsonl"));
        let mut head = Vec::new();
        // The first line that is not blank tells whether there is a record on each.
        while !lines && trim_space_end(without_mark(&head)).is_empty() {
            let room = (SIZE_LIMIT + 1).saturating_sub(head.len() as u64);
            if (&mut reader).take(room).read_until(b'\n', &mut head)? == 0 {
                break;
            }
        }
        if lines || (is_json(without_mark(&head)) && holds_more(&mut reader)?) {
            return Ok(Content::Lines(Lines {
                reader,
                next_line: 1,
                next_offset: 0,
                rest: head,
            }));
        }
        let room = (SIZE_LIMIT + 1).saturating_sub(head.len() as u64);
        reader.take(room).read_to_end(&mut head)?;
        if head.len() as u64 > SIZE_LIMIT {
            return Err(too_large("document"));
        }
        Ok(Content::Document(head))
    }
}

impl Lines {
    /// The next whole lines; `None` at the end.
    pub(crate) fn next_batch(&mut self) -> io::Result<Option<Batch>> {
        let mut bytes = std::mem::take(&mut self.rest);
        let room = BATCH.saturating_sub(bytes.len()) as u64;
        (&mut self.reader).take(room).read_to_end(&mut bytes)?;
        if bytes.last().is_some_and(|byte| *byte != b'\n') {
            let room = (SIZE_LIMIT + BATCH as u64).saturating_sub(bytes.len() as u64);
            (&mut self.reader)
                .take(room)
                .read_until(b'\n', &mut bytes)?;
            if bytes.len() as u64 >= SIZE_LIMIT + BATCH as u64 {
                return Err(too_large("line"));
            }
        }
        if bytes.is_empty() {
            return Ok(None);
        }
        let batch = Batch {
            first_line: self.next_line,
            offset: self.next_offset,
            bytes,
        };
        self.next_line += memchr_iter(b'\n', &batch.bytes).count();
        self.next_offset += batch.bytes.len() as u64;
        Ok(Some(batch))
    }
}

impl Batch {
    /// The lines that are not blank: number in the input, and where in the batch.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (usize, Range<usize>)> {
        let mut start = 0;
        let ends = memchr_iter(b'\n', &self.bytes).chain([self.bytes.len()]);
        ends.zip(self.first_line..)
            .filter_map(move |(end, number)| {
                let line = self.bytes.get(start..end).unwrap_or_default();
                let range = start..start + trim_space_end(line).len();
                start = end + 1;
                (!range.is_empty()).then_some((number, range))
            })
    }
}

fn search(folder: &Path, found: &mut Vec<Result<Input, Unreadable>>) {
    let before = found.len();
    for entry in WalkDir::new(folder).sort_by_file_name() {
        match entry {
            Ok(entry) => {
                let wanted = entry
                    .path()
                    .extension()
                    .and_then(OsStr::to_str)
                    .is_some_and(|e| EXTENSIONS.contains(&e));
                // A link counts as what it leads to; one that leads nowhere is reported when it is opened.
                let may_be_read = entry.path().metadata().map_or(true, |data| data.is_file());
                if wanted && may_be_read {
                    found.push(Ok(Input::File(entry.into_path())));
                }
            }
            Err(error) => found.push(Err(not_searched(folder, &error))),
        }
    }
    if found.len() == before {
        let message = "holds no *.json, *.ndjson or *.jsonl file".to_owned();
        found.push(Err(Unreadable {
            name: folder.display().to_string(),
            message,
        }));
    }
}

/// A path that is a pattern and no file.
fn pattern(path: &Path) -> Option<&str> {
    path.to_str()
        .filter(|text| text.contains(['*', '?', '[']) && !path.exists())
}

/// Finds the files that a pattern matches. Links to folders are not followed: they may lead in circles.
fn expand(pattern: &str, found: &mut Vec<Result<Input, Unreadable>>) {
    let unreadable = |message: String| Unreadable {
        name: pattern.to_owned(),
        message,
    };
    let matcher = match glob::Pattern::new(pattern) {
        Ok(matcher) => matcher,
        Err(error) => {
            found.push(Err(unreadable(format!("is no pattern: {error}"))));
            return;
        }
    };
    let fixed: PathBuf = Path::new(pattern)
        .components()
        .take_while(|part| !part.as_os_str().to_string_lossy().contains(['*', '?', '[']))
        .collect();
    let rest = Path::new(pattern).components().count() - fixed.components().count();
    let depth = if pattern.contains("**") {
        usize::MAX
    } else {
        rest
    };
    let here = fixed.as_os_str().is_empty();
    let folder = if here {
        Path::new(".")
    } else {
        fixed.as_path()
    };
    let options = glob::MatchOptions {
        require_literal_separator: true,
        ..glob::MatchOptions::new()
    };
    let before = found.len();
    for entry in WalkDir::new(folder).max_depth(depth).sort_by_file_name() {
        match entry {
            Ok(entry) => {
                let path = entry.path();
                let path = if here {
                    path.strip_prefix(".").unwrap_or(path)
                } else {
                    path
                };
                if matcher.matches_path_with(path, options) && !path.is_dir() {
                    found.push(Ok(Input::File(path.to_owned())));
                }
            }
            Err(error) if error.depth() == 0 => {}
            Err(error) => found.push(Err(not_searched(folder, &error))),
        }
    }
    if found.len() == before {
        found.push(Err(unreadable("matches no file".to_owned())));
    }
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

/// Whether anything but white space is left.
fn holds_more(reader: &mut impl BufRead) -> io::Result<bool> {
    loop {
        let buffer = reader.fill_buf()?;
        if buffer.is_empty() {
            return Ok(false);
        }
        if !buffer.iter().all(|byte| is_space(*byte)) {
            return Ok(true);
        }
        let length = buffer.len();
        reader.consume(length);
    }
}

fn too_large(what: &str) -> io::Error {
    let limit = SIZE_LIMIT >> 20;
    io::Error::new(
        io::ErrorKind::FileTooLarge,
        format!(
            "a {what} larger than {limit} MiB; as one record a line (NDJSON), a file can be of any size"
        ),
    )
}
