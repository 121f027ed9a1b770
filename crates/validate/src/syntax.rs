//! What is wrong with bytes that are no JSON text, and what to do about it.

use std::fmt;

use crate::{code::Code, position::Cursor};

/// How deeply arrays and objects may be nested (gap `nesting-depth`).
pub(crate) const DEPTH_LIMIT: usize = 128;

pub(crate) const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// Whether bytes start with a UTF-8 byte order mark. One is skipped (gap `byte-order-mark`); who
/// reports on the payload may want to say so.
///
/// # Examples
///
/// ```
/// assert!(backoffice_validate::has_byte_order_mark(b"\xEF\xBB\xBF{}"));
/// ```
#[must_use]
pub fn has_byte_order_mark(bytes: &[u8]) -> bool {
    bytes.starts_with(BYTE_ORDER_MARK)
}

/// Where the text of `bytes` begins.
pub(crate) fn start(bytes: &[u8]) -> usize {
    if has_byte_order_mark(bytes) {
        BYTE_ORDER_MARK.len()
    } else {
        0
    }
}

/// Why bytes are not one JSON text (RFC 8259) of at most 128 levels. Shows at most one character of it.
///
/// # Examples
///
/// ```
/// let error = backoffice_validate::locate(b"{\"id\": 7,}", &[""]).unwrap_err();
/// assert_eq!((error.line, error.column), (1, 10));
/// assert_eq!(error.hint.as_deref(), Some("remove the comma before `}`"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SyntaxError {
    /// [`NotJson`](Code::NotJson) or [`NestedTooDeep`](Code::NestedTooDeep).
    pub code: Code,
    /// Byte offset of what is wrong, a byte order mark included.
    pub offset: usize,
    /// Its line, from 1.
    pub line: usize,
    /// Its column in characters, from 1.
    pub column: usize,
    /// What is wrong: ``expected a value, found `}` ``.
    pub message: String,
    /// What to do about it.
    pub hint: Option<String>,
    /// The message in two parts, as a violation has them.
    pub(crate) expected: Box<str>,
    pub(crate) found: Box<str>,
}

/// What is wrong with a text, as a message and in the two parts of a violation.
pub(crate) struct Wording<'a> {
    pub(crate) message: String,
    pub(crate) expected: &'a str,
    pub(crate) found: String,
}

impl SyntaxError {
    /// What is no JSON at `offset` of `bytes`.
    pub(crate) fn new(
        bytes: &[u8],
        offset: usize,
        wording: Wording<'_>,
        hint: Option<&str>,
    ) -> Self {
        let place = Cursor::new(bytes).place(offset);
        Self {
            code: Code::NotJson,
            offset,
            line: place.line,
            column: place.column,
            message: wording.message,
            hint: hint.map(ToOwned::to_owned),
            expected: wording.expected.into(),
            found: wording.found.into(),
        }
    }

    /// A value at `offset` has more levels around it than are read.
    pub(crate) fn too_deep(bytes: &[u8], offset: usize) -> Self {
        let wording = Wording {
            message: format!("this value is nested deeper than {DEPTH_LIMIT} levels"),
            expected: &format!("at most {DEPTH_LIMIT} levels of arrays and objects"),
            found: "one more".to_owned(),
        };
        let hint = "no document is read beyond that (gap `nesting-depth`)";
        Self {
            code: Code::NestedTooDeep,
            ..Self::new(bytes, offset, wording, Some(hint))
        }
    }

    /// Something else than `expected` stands at `offset`.
    pub(crate) fn expected(text: &str, offset: usize, expected: &str, hint: Option<&str>) -> Self {
        let found = found_at(text, offset);
        let wording = Wording {
            message: format!("expected {expected}, found {found}"),
            expected,
            found,
        };
        Self::new(text.as_bytes(), offset, wording, hint)
    }

    /// The bytes at `offset` are not UTF-8.
    pub(crate) fn not_utf8(bytes: &[u8], offset: usize) -> Self {
        let byte = bytes.get(offset).copied().unwrap_or_default();
        let wording = Wording {
            message: format!("byte 0x{byte:02X} is not UTF-8, in which JSON is written"),
            expected: "UTF-8",
            found: format!("byte 0x{byte:02X}"),
        };
        let hint = other_format(bytes).unwrap_or("save the text as UTF-8");
        Self::new(bytes, offset, wording, Some(hint))
    }
}

impl fmt::Display for SyntaxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            line,
            column,
            message,
            hint,
            ..
        } = self;
        write!(f, "not JSON at line {line} column {column}: {message}")?;
        hint.iter().try_for_each(|hint| write!(f, "; {hint}"))
    }
}

impl std::error::Error for SyntaxError {}

/// What stands at `offset`, for a message.
pub(crate) fn found_at(text: &str, offset: usize) -> String {
    match text.get(offset..).unwrap_or_default().chars().next() {
        None => "the end of the text".to_owned(),
        Some(character) => named(character),
    }
}

/// A character for a message: as it is, or by number if it would not be seen.
pub(crate) fn named(character: char) -> String {
    let quoted = matches!(character, '\\' | '\'' | '"' | ' ');
    if !quoted && (character.is_whitespace() || character.escape_debug().len() > 1) {
        format!("the character U+{:04X}", u32::from(character))
    } else {
        format!("`{character}`")
    }
}

/// What to do where a value, a name or punctuation should be at `offset`, and something else is.
pub(crate) fn token_hint(text: &str, offset: usize) -> Option<&'static str> {
    let (before, rest) = text.split_at_checked(offset)?;
    if let Some(hint) = other_format(before.as_bytes()).or_else(|| other_format(rest.as_bytes())) {
        return Some(hint);
    }
    let after_comma = before.trim_end().ends_with(',');
    let starts = |choices: &[&str]| choices.iter().any(|choice| rest.starts_with(choice));
    Some(match rest.as_bytes().first()? {
        b'}' if after_comma => "remove the comma before `}`",
        b']' if after_comma => "remove the comma before `]`",
        b'\'' => "JSON has strings and names in double quotes",
        b'/' | b'#' => "JSON has no comments; remove it",
        b'<' if before.trim().is_empty() => "this looks like HTML or XML, perhaps an error page",
        b'+' | b'.' => "a JSON number starts with a digit or `-`",
        _ if starts(&["NaN", "nan", "Infinity", "inf"]) => {
            "JSON has no such number; write null or leave the member out"
        }
        _ if starts(&["True", "TRUE"]) => "write true",
        _ if starts(&["False", "FALSE"]) => "write false",
        _ if starts(&["None", "NULL", "Null", "undefined", "nil"]) => "write null",
        b'"' | b'{' | b'[' if before.trim_end().ends_with(['"', '}', ']']) => "a comma is missing",
        b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'$' => "put names and text in double quotes",
        _ => return None,
    })
}

/// What to do with bytes that begin as another format does.
fn other_format(bytes: &[u8]) -> Option<&'static str> {
    match bytes {
        [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..] | [0, _, ..] | [_, 0, ..] => {
            Some("this looks like UTF-16; convert it to UTF-8, for instance with iconv")
        }
        [0x1F, 0x8B, ..] => Some("this looks like gzip; decompress it first"),
        _ => None,
    }
}
