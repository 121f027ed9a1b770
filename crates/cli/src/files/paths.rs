//! Names of files, and files that are written whole.

use std::{
    borrow::Cow,
    ffi::OsStr,
    fs::{self, File},
    io::{self, Write as _},
    path::{Component, Path, PathBuf},
};

use tempfile::NamedTempFile;

/// Extensions of the files to read from a folder.
const EXTENSIONS: [&str; 3] = ["json", "ndjson", "jsonl"];

/// Extensions of compressed files, after one of [`EXTENSIONS`].
const COMPRESSED: [&str; 2] = ["gz", "zst"];

/// Extensions of files with one record per line.
const LINES: [&str; 2] = ["ndjson", "jsonl"];

/// Start of the names of files that this command has not finished writing.
pub(crate) const NEW: &str = ".new-";

/// Name of standard input in reports.
pub(crate) const STDIN: &str = "<stdin>";

/// Returns true if the extension of a path is one of payloads, also if they are compressed.
pub(crate) fn is_payload(path: &Path) -> bool {
    has_extension(&uncompressed(path), &EXTENSIONS)
}

/// Returns the path that links lead to.
pub(crate) fn real(path: &Path) -> PathBuf {
    fs::canonicalize(path).unwrap_or_else(|_| absolute(path))
}

/// Returns a path without the extension of a compressed file.
pub(crate) fn uncompressed(path: &Path) -> Cow<'_, Path> {
    if has_extension(path, &COMPRESSED) { path.with_extension("").into() } else { path.into() }
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
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
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

/// Returns true if the extension says that each line is a record.
pub(super) fn is_lines(path: &Path) -> bool {
    has_extension(&uncompressed(path), &LINES)
}

/// Compares the extension of a path, ignoring case.
fn has_extension(path: &Path, extensions: &[&str]) -> bool {
    let extension = path.extension().and_then(OsStr::to_str);
    extension.is_some_and(|found| extensions.iter().any(|e| e.eq_ignore_ascii_case(found)))
}

/// Returns a file's path relative to a folder, with `/` between the names. Standard input keeps its name.
pub(crate) fn relative_to(folder: &Path, file: &str) -> String {
    if file == STDIN {
        return file.to_owned();
    }
    let (folder, path) = (absolute(folder), absolute(Path::new(file)));
    let parts = |path: &Path| -> Vec<_> {
        let parts = path.components();
        parts.map(|part| part.as_os_str().to_string_lossy().into_owned()).collect()
    };
    let (from, to) = (parts(&folder), parts(&path));
    let common = from.iter().zip(&to).take_while(|(from, to)| from == to).count();
    let up = from.iter().skip(common).map(|_| "..");
    let down = to.iter().skip(common).map(String::as_str);
    up.chain(down).collect::<Vec<_>>().join("/")
}
