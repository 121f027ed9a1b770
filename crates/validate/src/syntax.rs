//! Errors in bytes that are not a JSON text, with hints.

use std::fmt;

use backoffice_engine::DEPTH_LIMIT;

use backoffice_shapes::Code;

use crate::{
    position::TextPosition,
    syntax_hint::{digit_hint, other_format, token_hint, trailing_hint},
};

/// The reason why bytes are not one JSON text (RFC 8259) of at most 128 levels. It shows at most one character of the
/// bytes.
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
    /// Byte offset of the error, a byte order mark included.
    pub offset: usize,
    /// Its line, from 1.
    pub line: usize,
    /// Its column in characters, from 1.
    pub column: usize,
    /// The error in words: ``expected a value, found `}` ``.
    pub message: String,
    /// Advice to correct it.
    pub hint: Option<String>,
    /// The expected and the found text, for a violation.
    pub(crate) expected: Box<str>,
    pub(crate) found: Box<str>,
}

/// An error in a text, not yet in words.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fault {
    pub(crate) offset: usize,
    pub(crate) problem: Problem,
}

/// A way in which a text is not JSON.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Problem {
    /// It is not UTF-8.
    NotUtf8,
    /// It has no value.
    Empty,
    /// It has more text after its value.
    Trailing,
    /// It has another token than this expected one.
    Token(&'static str),
    /// A number lacks a digit.
    Digit,
    /// A number has leading zeros.
    LeadingZero,
    /// A string has no end.
    Unclosed,
    /// A string has a control character.
    Control,
    /// A backslash is not followed by this expected text.
    Escape(&'static str),
    /// A value is nested deeper than the limit.
    TooDeep,
}

/// A message, and the two parts of it that a violation has.
pub(crate) struct Wording {
    pub(crate) message: String,
    pub(crate) expected: String,
    pub(crate) found: String,
}

impl Wording {
    fn new(message: impl Into<String>, expected: &str, found: impl Into<String>) -> Self {
        Self { message: message.into(), expected: expected.to_owned(), found: found.into() }
    }

    /// Makes a message from the expected and the found text.
    pub(crate) fn expected(expected: &str, found: String) -> Self {
        Self::new(format!("expected {expected}, found {found}"), expected, found)
    }
}

impl SyntaxError {
    /// Describes a fault of `bytes`.
    pub(crate) fn of(bytes: &[u8], fault: Fault) -> Self {
        let Fault { mut offset, problem } = fault;
        let text = simdutf8::basic::from_utf8(bytes).unwrap_or_default();
        // The end of the text is a place after its last character, not an empty line.
        let end = text.trim_ascii_end().len();
        if offset == text.len() && end > 0 {
            offset = end;
        }
        let found = || found_at(text, fault.offset);
        let mut code = Code::NotJson;
        let (wording, hint) = match problem {
            Problem::NotUtf8 => {
                let byte = format!("byte 0x{:02X}", bytes.get(offset).unwrap_or(&0));
                let message = format!("{byte} is not UTF-8, the encoding of JSON");
                let hint = other_format(bytes).unwrap_or("save the text as UTF-8");
                (Wording::new(message, "UTF-8", byte), Some(hint))
            }
            Problem::Empty => {
                let message = "the text is empty: expected a JSON value";
                (Wording::new(message, "a JSON value", "nothing"), None)
            }
            Problem::Trailing => {
                let expected = "the end of the text after the first value";
                let message = format!("expected {expected}");
                let hint = trailing_hint(text, fault.offset);
                (Wording::new(message, expected, found()), Some(hint))
            }
            Problem::Token(expected) => {
                let hint = token_hint(text, fault.offset, expected);
                (Wording::expected(expected, found()), hint)
            }
            Problem::Digit => {
                let hint = digit_hint(text.get(fault.offset..).unwrap_or_default());
                (Wording::expected("a digit", found()), hint)
            }
            Problem::LeadingZero => {
                let message = "this number has a leading zero";
                let expected = "a number without a leading zero";
                (Wording::new(message, expected, "`0`"), None)
            }
            Problem::Unclosed => {
                let expected = "a string with a double quote at its end";
                let message = "this string is not closed";
                (Wording::new(message, expected, "the end of the text"), None)
            }
            Problem::Control => {
                let message = format!("{} is not escaped in this string", found());
                let hint = "write line breaks, tabs and other control characters as escapes";
                (Wording::new(message, "an escape", found()), Some(hint))
            }
            Problem::Escape(expected) => {
                let hint = "write a literal backslash as `\\\\`";
                (Wording::expected(expected, found()), Some(hint))
            }
            Problem::TooDeep => {
                code = Code::NestedTooDeep;
                let message = format!("this value is nested deeper than {DEPTH_LIMIT} levels");
                let expected = format!("at most {DEPTH_LIMIT} levels of arrays and objects");
                let hint = "the validator reads no deeper levels";
                (Wording::new(message, &expected, "one more"), Some(hint))
            }
        };
        let hint = hint.map(ToOwned::to_owned);
        let mut position = TextPosition::START;
        position.move_to(bytes, offset);
        Self {
            code,
            offset,
            line: position.line,
            column: position.column,
            hint,
            ..Self::new(wording)
        }
    }

    /// Makes the error for a text that is not JSON at its start.
    pub(crate) fn new(wording: Wording) -> Self {
        Self {
            code: Code::NotJson,
            offset: 0,
            line: 1,
            column: 1,
            message: wording.message,
            hint: None,
            expected: wording.expected.into(),
            found: wording.found.into(),
        }
    }
}

/// Returns a hint for wrong text at `offset`, between the records of a text; `expected` as in
/// [`Step::Misplaced`](crate::Step::Misplaced).
#[doc(hidden)]
#[must_use]
pub fn hint_between(text: &[u8], offset: usize, expected: &str) -> Option<&'static str> {
    token_hint(std::str::from_utf8(text).ok()?, offset, expected)
}

impl fmt::Display for SyntaxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { line, column, message, hint, .. } = self;
        write!(f, "not JSON at line {line} column {column}: {message}")?;
        hint.iter().try_for_each(|hint| write!(f, "; {hint}"))
    }
}

impl std::error::Error for SyntaxError {}

/// Describes the character at `offset` for a message.
pub(crate) fn found_at(text: &str, offset: usize) -> String {
    match text.get(offset..).unwrap_or_default().chars().next() {
        None => "the end of the text".to_owned(),
        Some(character) => named(character),
    }
}

/// Describes a character: as it is, or by number if it is not visible.
fn named(character: char) -> String {
    let quoted = matches!(character, '\\' | '\'' | '"' | ' ');
    if !quoted && (character.is_whitespace() || character.escape_debug().len() > 1) {
        format!("the character U+{:04X}", u32::from(character))
    } else {
        format!("`{character}`")
    }
}
