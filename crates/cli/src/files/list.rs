//! Lists of paths, as shells and git write them.

use std::{io, path::PathBuf};

/// Reads the paths of a list: separated by NUL or line breaks; in UTF-8 or UTF-16, as PowerShell writes it; with names in
/// quotes, as git writes them.
///
/// # Errors
///
/// With the reason in words.
pub(super) fn paths(bytes: &[u8]) -> Result<Vec<PathBuf>, String> {
    let decoded = utf16(bytes)?;
    let bytes = decoded.as_deref().map_or(bytes, str::as_bytes);
    let text = super::without_mark(bytes);
    let is_lines = !text.contains(&0);
    let separator = match is_lines {
        false => 0,
        true if text.contains(&b'\n') => b'\n',
        true => b'\r',
    };
    let mut paths = Vec::new();
    for (number, line) in text.split(|byte| *byte == separator).enumerate() {
        let unreadable = |why: &str| format!("line {}: {why}", number + 1);
        let line = match is_lines {
            true => line.strip_suffix(b"\r").unwrap_or(line),
            false => line,
        };
        if line.is_empty() {
            continue;
        }
        let path = path_from(line).map_err(|error| unreadable(&error.to_string()))?;
        let quoted = is_lines && line.len() > 1 && !path.exists();
        paths.push(match line {
            [b'"', inside @ .., b'"'] if quoted => {
                let plain = unquoted(inside).ok_or_else(|| {
                    unreadable("the name has an escape that git does not write; use `git -z`")
                })?;
                path_from(&plain).map_err(|error| unreadable(&error.to_string()))?
            }
            [b'\'', inside @ .., b'\''] if quoted => {
                path_from(inside).map_err(|error| unreadable(&error.to_string()))?
            }
            _ => path,
        });
    }
    Ok(paths)
}

/// Decodes UTF-16. Without a byte order mark, its first two characters must be ASCII. Returns `None` for other text.
fn utf16(bytes: &[u8]) -> Result<Option<String>, String> {
    let is_little = match bytes {
        [0xFF, 0xFE, 0, 0, ..] | [0, 0, 0xFE, 0xFF, ..] => {
            return Err("the list is UTF-32; write it in UTF-8".to_owned());
        }
        [0xFF, 0xFE, ..] => true,
        [0xFE, 0xFF, ..] => false,
        [one, 0, two, 0, ..] if *one != 0 && *two != 0 => true,
        [0, one, 0, two, ..] if *one != 0 && *two != 0 => false,
        _ => return Ok(None),
    };
    let (units, rest) = bytes.as_chunks::<2>();
    let units = units.iter().map(|unit| match is_little {
        true => u16::from_le_bytes(*unit),
        false => u16::from_be_bytes(*unit),
    });
    let text: Result<String, _> = char::decode_utf16(units).collect();
    match text {
        Ok(text) if rest.is_empty() => Ok(Some(text.trim_start_matches('\u{feff}').to_owned())),
        _ => Err("the list is damaged UTF-16; write it in UTF-8".to_owned()),
    }
}

/// Decodes a name that git wrote in quotes, with the escapes of C (`core.quotePath` of git-config).
fn unquoted(name: &[u8]) -> Option<Vec<u8>> {
    let mut plain = Vec::new();
    let mut rest = name;
    while let [first, after @ ..] = rest {
        let (byte, after) = match (first, after) {
            (b'\\', [a @ b'0'..=b'3', b @ b'0'..=b'7', c @ b'0'..=b'7', after @ ..]) => {
                ((a - b'0') * 64 + (b - b'0') * 8 + (c - b'0'), after)
            }
            (b'\\', [escape, after @ ..]) => {
                let byte = match escape {
                    b'a' => 7,
                    b'b' => 8,
                    b't' => b'\t',
                    b'n' => b'\n',
                    b'v' => 11,
                    b'f' => 12,
                    b'r' => b'\r',
                    b'"' | b'\\' => *escape,
                    _ => return None,
                };
                (byte, after)
            }
            (b'\\' | b'"', _) => return None,
            (byte, after) => (*byte, after),
        };
        plain.push(byte);
        rest = after;
    }
    Some(plain)
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
