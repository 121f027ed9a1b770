//! One input, and how it is opened.

use std::{
    borrow::Cow,
    fmt,
    fs::{self, File},
    io::{self, Read as _},
    path::{Path, PathBuf},
};

use backoffice_description::validate::Window;
use memchr::memchr;

use super::{
    compressed::decompressed,
    paths::{STDIN, is_lines, uncompressed},
};
use crate::{
    convert::{Kind, Notation, convert},
    records::Records,
};

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
        self.path().is_some_and(is_lines)
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
                Some(target) => {
                    format!("the link leads to a path that does not exist: {}", target.display())
                }
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

pub(super) fn reason(error: &io::Error) -> String {
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
