//! JSON values that keep their text.

use std::{
    fmt::{self, Write as _},
    hash::{Hash, Hasher},
};

use crate::{
    decode_error::{DecodeError, parse},
    dense::dense_parts,
    normal_form::NormalForm,
    runtime::{Reader, Source},
    text::Text,
};

/// Any JSON value. It keeps its text, so numbers keep every digit and objects keep their field order.
///
/// Two values are equal if they mean the same: objects in any order of their fields (if a name is duplicated, the last
/// value is taken), numbers in any spelling, strings with or without escapes. Only strings with a lone surrogate, and
/// arrays and objects nested deeper than 128 levels, are compared as they are written. White space makes no difference.
///
/// `Display` and records write the text without white space between tokens. Debug output shows only the kind and the
/// length, because a free-form value may contain a secret.
///
/// # Examples
///
/// ```
/// use backoffice::models::Json;
///
/// let json = Json::parse(r#"{ "rate": 0.10000000000000000001 }"#)?;
/// assert_eq!(json.as_str(), r#"{ "rate": 0.10000000000000000001 }"#);
/// assert_eq!(json.to_string(), r#"{"rate":0.10000000000000000001}"#);
/// assert_eq!(Json::parse(r#"{"a":1,"b":"é"}"#)?, Json::parse(r#"{"b":"\u00e9","a":1.0}"#)?);
/// # Ok::<(), backoffice::models::DecodeError>(())
/// ```
#[derive(Clone)]
pub struct Json(Text);

impl Json {
    /// Reads one JSON value.
    ///
    /// # Errors
    ///
    /// If `text` is not one JSON value (RFC 8259), with line and column.
    pub fn parse(text: &str) -> Result<Self, DecodeError> {
        Self::from_slice(text.as_bytes())
    }

    pub(crate) fn from_slice(bytes: &[u8]) -> Result<Self, DecodeError> {
        parse("a JSON value", bytes).map(|raw| Self::read(raw.get()))
    }

    /// Takes the next value and keeps it.
    pub(crate) fn take(input: &mut Reader<'_>) -> Self {
        Self::read(input.take_any())
    }

    /// Makes a JSON string of `text`.
    #[must_use]
    pub fn from_text(text: &str) -> Self {
        let mut out = String::with_capacity(text.len() + 2);
        write_string(&mut out, text);
        Self(out.into())
    }

    /// JSON text of the value. A value that was read keeps its white space, so there may be line breaks in it; `to_string`
    /// writes one line.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Copies the text out of an allocation that it shares with other texts: see
    /// [`Text::unshare`](crate::Text::unshare).
    #[must_use]
    pub fn unshare(self) -> Self {
        Self(self.0.unshare())
    }

    /// Converts the value to a `serde_json` tree.
    ///
    /// # Errors
    ///
    /// If `serde_json` cannot represent it: nested deeper than 128 levels, a number such as `1e400`, a
    /// lone surrogate.
    pub fn to_value(&self) -> serde_json::Result<serde_json::Value> {
        serde_json::from_str(&self.0)
    }

    /// Kind of value: `null`, `boolean`, `number`, `string`, `array` or `object`.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        kind(&self.0)
    }

    /// Text of a JSON string; `None` for any other value, and for a string with a lone surrogate.
    #[must_use]
    pub fn to_text(&self) -> Option<String> {
        Reader::new(&self.0).take_string()?.unescape()
    }

    /// As [`Json::read`], with a share in the texts of its source.
    pub(crate) fn taken(text: &str, source: &Source<'_>) -> Self {
        Self(Text::taken(text, source))
    }

    /// Keeps well-formed `text` without white space around it.
    pub(crate) fn read(text: &str) -> Self {
        Self(text.into())
    }

    /// Appends the text without insignificant white space.
    pub(crate) fn write_compact(&self, out: &mut String) {
        out.extend(dense_parts(&self.0));
    }
}

/// Kind of the value that well-formed text begins with.
pub(crate) fn kind(text: &str) -> &'static str {
    match text.as_bytes().first() {
        Some(b'n') => "null",
        Some(b't' | b'f') => "boolean",
        Some(b'"') => "string",
        Some(b'[') => "array",
        Some(b'{') => "object",
        _ => "number",
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0 || NormalForm::new(&self.0) == NormalForm::new(&other.0)
    }
}

impl Eq for Json {}

impl Hash for Json {
    fn hash<H: Hasher>(&self, state: &mut H) {
        NormalForm::new(&self.0).hash(state);
    }
}

impl From<serde_json::Value> for Json {
    fn from(value: serde_json::Value) -> Self {
        Self(value.to_string().into())
    }
}

impl From<&str> for Json {
    fn from(text: &str) -> Self {
        Self::from_text(text)
    }
}

impl From<String> for Json {
    fn from(text: String) -> Self {
        Self::from_text(&text)
    }
}

impl From<bool> for Json {
    fn from(value: bool) -> Self {
        Self(value.to_string().into())
    }
}

impl From<i64> for Json {
    fn from(value: i64) -> Self {
        Self(value.to_string().into())
    }
}

/// `{}` writes the text without insignificant white space, `{:#}` one line for each field and element; values deeper than
/// 16 levels stay on one line.
impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            write_indented(f, &self.0)
        } else {
            dense_parts(&self.0).try_for_each(|part| f.write_str(part))
        }
    }
}

/// Number of indented levels. Without a limit, the indentation of deep hostile JSON takes quadratic memory.
const INDENTED: usize = 16;

/// Writes JSON text with line breaks and indentation.
fn write_indented(f: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    let break_line = |f: &mut fmt::Formatter<'_>, depth: usize| {
        if depth > INDENTED {
            return Ok(());
        }
        write!(f, "\n{:width$}", "", width = 2 * depth)
    };
    let mut depth = 0usize;
    let mut reader = Reader::new(text);
    while let Some(token) = reader.take_token() {
        match token {
            "{" | "[" => {
                f.write_str(token)?;
                if matches!(reader.peek(), b'}' | b']') {
                    f.write_str(reader.take_token().unwrap_or_default())?;
                    continue;
                }
                depth += 1;
                break_line(f, depth)?;
            }
            "}" | "]" => {
                // The end of a value on one line stands on the same line.
                if depth <= INDENTED {
                    break_line(f, depth.saturating_sub(1))?;
                }
                depth = depth.saturating_sub(1);
                f.write_str(token)?;
            }
            "," => {
                f.write_str(token)?;
                break_line(f, depth)?;
            }
            ":" if depth <= INDENTED => f.write_str(": ")?,
            _ => f.write_str(token)?,
        }
    }
    Ok(())
}

impl fmt::Debug for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Json({}, {} bytes)", self.kind(), self.0.len())
    }
}

/// Writes `text` as a JSON string (RFC 8259, section 7).
pub fn write_string(out: &mut String, text: &str) {
    out.reserve(text.len() + 2);
    out.push('"');
    if backoffice_engine::is_open_text(text.as_bytes()) {
        out.push_str(text);
    } else {
        write_escaped(out, text);
    }
    out.push('"');
}

#[cold]
fn write_escaped(out: &mut String, text: &str) {
    let mut rest = text;
    loop {
        let (open, special) = rest.split_at(backoffice_engine::open_text(rest.as_bytes()));
        out.push_str(open);
        let mut special = special.chars();
        match special.next() {
            None => break,
            Some('"') => out.push_str("\\\""),
            Some('\\') => out.push_str("\\\\"),
            Some('\n') => out.push_str("\\n"),
            Some('\r') => out.push_str("\\r"),
            Some('\t') => out.push_str("\\t"),
            Some(control) => {
                // Writing to a String cannot fail.
                let _ = write!(out, "\\u{:04x}", u32::from(control));
            }
        }
        rest = special.as_str();
    }
}
