//! Inputs of the command line: files, folders, patterns, standard input.

mod changed;
mod list;
mod search;
mod skipped;

use std::{
    borrow::Cow,
    ffi::OsStr,
    fmt,
    fs::{self, File},
    io::{self, BufRead, BufReader, Read, Write as _},
    path::{Component, Path, PathBuf},
};

use backoffice_description::validate::Window;
use flate2::read::MultiGzDecoder;
use memchr::memchr;
use ruzstd::decoding::{FrameDecoder, StreamingDecoder};
use tempfile::NamedTempFile;

pub(crate) use self::{
    changed::{Changed, real},
    search::{Found, Search, fixed_part},
    skipped::{Reason, Skipped, SkippedPath},
};
use crate::{
    convert::{Notation, convert},
    records::{Kind, Records},
};

/// Extensions of the files to read from a folder.
const EXTENSIONS: [&str; 3] = ["json", "ndjson", "jsonl"];

/// Extensions of compressed files, after one of [`EXTENSIONS`].
const COMPRESSED: [&str; 2] = ["gz", "zst"];

/// Extensions of files with one record per line.
const LINES: [&str; 2] = ["ndjson", "jsonl"];

/// Name of standard input in reports.
pub(crate) const STDIN: &str = "<stdin>";

/// Maximum size of a document that is read into memory, in bytes.
const SIZE_LIMIT: usize = 512 << 20;

/// Start of the names of files that this command has not finished writing.
pub(crate) const NEW: &str = ".new-";

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

/// Returns a number with its noun: `1 file`, `2 files`.
pub(crate) fn count(number: u64, what: &str) -> String {
    let ending = if number == 1 { "" } else { "s" };
    format!("{number} {what}{ending}")
}

pub(crate) fn open(input: &Result<Input, Unreadable>) -> Result<(&Input, Records), Unreadable> {
    let input = input.as_ref().map_err(Unreadable::clone)?;
    let records = input.open().map_err(|error| input.unreadable(&error))?;
    Ok((input, records))
}

impl Input {
    pub(crate) fn name(&self) -> String {
        match self {
            Self::Stdin => STDIN.to_owned(),
            Self::File(path) => path.display().to_string(),
        }
    }

    pub(crate) fn path(&self) -> Option<&Path> {
        match self {
            Self::Stdin => None,
            Self::File(path) => Some(path),
        }
    }

    /// Returns true if the name says that each line is a record.
    pub(crate) fn is_lines(&self) -> bool {
        self.plain_path()
            .is_some_and(|path| has_extension(&path, &LINES))
    }

    /// Returns the path without the extension of a compressed file.
    pub(crate) fn plain_path(&self) -> Option<Cow<'_, Path>> {
        self.path().map(uncompressed)
    }

    /// Returns the size of a regular file in bytes.
    pub(crate) fn size(&self) -> Option<u64> {
        let data = self.path()?.metadata().ok()?;
        data.is_file().then_some(data.len())
    }

    pub(crate) fn unreadable(&self, error: &io::Error) -> Unreadable {
        let link = self.path().and_then(|path| fs::read_link(path).ok());
        Unreadable {
            name: self.name(),
            message: match link.filter(|_| error.kind() == io::ErrorKind::NotFound) {
                Some(target) => format!(
                    "the link leads to a path that does not exist: {}",
                    target.display()
                ),
                None => reason(error),
            },
        }
    }

    /// Reads the start of an input, to find its kind. Reads a document whole.
    fn open(&self) -> io::Result<Records> {
        let reader = match self {
            Self::Stdin => decompressed(io::stdin())?,
            Self::File(path) => decompressed(File::open(path)?)?,
        };
        if let Some(notation) = self.path().and_then(Notation::of) {
            let mut text = Vec::new();
            let limit = SIZE_LIMIT as u64 + 1;
            reader.take(limit).read_to_end(&mut text)?;
            if text.len() > SIZE_LIMIT {
                return Err(too_large());
            }
            return Records::converted(convert(notation, text));
        }
        let mut window = Window::new(reader);
        if self.is_lines() {
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
            return Err(too_large());
        }
        Ok(Records::new(Kind::Document, window))
    }
}

fn too_large() -> io::Error {
    let limit = SIZE_LIMIT >> 20;
    let message = format!(
        "the document is larger than {limit} MiB; an array or one record per line can have any size"
    );
    io::Error::new(io::ErrorKind::FileTooLarge, message)
}

/// Decompresses gzip (RFC 1952) and Zstandard (RFC 8878) by their first bytes; reads other data as it is.
fn decompressed(reader: impl Read + Send + 'static) -> io::Result<Box<dyn BufRead + Send>> {
    const SIZE: usize = 1 << 16;
    let mut reader = BufReader::with_capacity(SIZE, reader);
    let start = reader.fill_buf()?;
    Ok(if start.starts_with(b"\x1f\x8b") {
        Box::new(BufReader::with_capacity(SIZE, MultiGzDecoder::new(reader)))
    } else if start.starts_with(&FRAME) || start.first_chunk().is_some_and(is_skippable) {
        Box::new(BufReader::with_capacity(
            SIZE,
            Frames {
                rest: Some(reader),
                frame: None,
            },
        ))
    } else {
        Box::new(reader)
    })
}

/// Start of a frame of Zstandard.
const FRAME: [u8; 4] = [0x28, 0xb5, 0x2f, 0xfd];

/// Returns true for the start of a frame that decoders skip (RFC 8878, section 3.1.2).
fn is_skippable(start: &[u8; 4]) -> bool {
    (0x184d_2a50..=0x184d_2a5f).contains(&u32::from_le_bytes(*start))
}

/// Reads the frames of Zstandard one after the other.
struct Frames<R: BufRead> {
    /// Data after the current frame; `None` while a frame is read.
    rest: Option<R>,
    frame: Option<Frame<R>>,
}

/// A frame whose first bytes were read to find its kind.
type Frame<R> = StreamingDecoder<io::Chain<io::Cursor<[u8; 4]>, R>, FrameDecoder>;

fn damaged(_: impl std::error::Error) -> io::Error {
    io::Error::other("the Zstandard data is cut short or damaged")
}

impl<R: BufRead> Read for Frames<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            if let Some(mut rest) = self.rest.take() {
                if rest.fill_buf()?.is_empty() {
                    self.rest = Some(rest);
                    return Ok(0);
                }
                let mut start = [0; 4];
                rest.read_exact(&mut start).map_err(damaged)?;
                if is_skippable(&start) {
                    rest.read_exact(&mut start).map_err(damaged)?;
                    let length = u64::from(u32::from_le_bytes(start));
                    let skipped = io::copy(&mut rest.by_ref().take(length), &mut io::sink())?;
                    if skipped < length {
                        return Err(damaged(io::Error::from(io::ErrorKind::UnexpectedEof)));
                    }
                    self.rest = Some(rest);
                    continue;
                }
                let frame = io::Cursor::new(start).chain(rest);
                self.frame = Some(StreamingDecoder::new(frame).map_err(damaged)?);
            }
            let Some(frame) = &mut self.frame else {
                return Ok(0);
            };
            let count = frame.read(buffer).map_err(damaged)?;
            if count > 0 || buffer.is_empty() {
                return Ok(count);
            }
            let frame = self.frame.take().map(StreamingDecoder::into_inner);
            self.rest = frame.map(|frame| frame.into_inner().1);
        }
    }
}

/// Returns true if the extension of a path is one of payloads, also if they are compressed.
pub(crate) fn is_payload(path: &Path) -> bool {
    has_extension(&uncompressed(path), &EXTENSIONS)
}

/// Returns a path without the extension of a compressed file.
pub(crate) fn uncompressed(path: &Path) -> Cow<'_, Path> {
    if has_extension(path, &COMPRESSED) {
        path.with_extension("").into()
    } else {
        path.into()
    }
}

/// Creates a new file in the folder of `path`, so that renaming it puts a whole file there. Creates the folder if it
/// does not exist.
pub(crate) fn new_beside(path: &Path) -> io::Result<NamedTempFile> {
    let folder = folder_of(path);
    fs::create_dir_all(folder)?;
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    {
        // The umask restricts this mode, as for any new file.
        use std::os::unix::fs::PermissionsExt as _;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    let new = builder.prefix(NEW).tempfile_in(folder);
    // The error would show the name of the new file, which the user does not know.
    new.map_err(|error| io::Error::from(error.kind()))
}

/// Writes a new file beside the old one and then renames it, so that a reader always finds a whole file. A link stays,
/// and so does a device or pipe.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let path = &real(path);
    if fs::metadata(path).is_ok_and(|found| !found.is_file() && !found.is_dir()) {
        return File::options().write(true).open(path)?.write_all(bytes);
    }
    let mut file = new_beside(path)?;
    file.write_all(bytes)?;
    file.persist(path)?;
    Ok(())
}

/// Returns the folder of a file.
pub(crate) fn folder_of(path: &Path) -> &Path {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

/// Returns the absolute path without `.` and `..`. Does not read links.
pub(crate) fn absolute(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    let absolute = std::path::absolute(path);
    for part in absolute.as_deref().unwrap_or(path).components() {
        match part {
            Component::ParentDir => {
                plain.pop();
            }
            Component::CurDir => {}
            part => plain.push(part),
        }
    }
    plain
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
