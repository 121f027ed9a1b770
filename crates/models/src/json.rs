//! JSON values kept as the text that was read.

use std::fmt::{self, Write as _};

use crate::runtime::Reader;

/// Any JSON value, kept as its text: numbers keep every digit, objects their field order and any
/// depth. Insignificant whitespace is not kept. Two are equal if their texts are.
///
/// Debug output shows the kind and the length only: free-form values can hold a card token as well as a
/// colour, and nobody has said where. `Display` writes the text.
///
/// # Examples
///
/// ```
/// use backoffice_models::Json;
///
/// let json = Json::parse(r#"{ "rate": 0.10000000000000000001 }"#)?;
/// assert_eq!(json.as_str(), r#"{"rate":0.10000000000000000001}"#);
/// # Ok::<(), backoffice_models::DecodeError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Json(Box<str>);

impl Json {
    /// Reads one JSON value.
    ///
    /// # Errors
    ///
    /// If `text` is not one JSON value (RFC 8259), with line and column.
    pub fn parse(text: &str) -> Result<Self, crate::DecodeError> {
        let raw: &serde_json::value::RawValue = serde_json::from_str(text)
            .map_err(|error| crate::DecodeError::syntax("a JSON value", &error))?;
        Ok(Self::compacted(raw.get()))
    }

    /// The JSON string that stands for `text`.
    #[must_use]
    pub fn from_text(text: &str) -> Self {
        let mut out = String::with_capacity(text.len() + 2);
        write_string(&mut out, text);
        Self(out.into())
    }

    /// The value's JSON text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The value as a `serde_json` tree.
    ///
    /// # Errors
    ///
    /// If `serde_json` cannot hold it: nested deeper than 128 levels, a number such as `1e400`, a
    /// lone surrogate.
    pub fn to_value(&self) -> serde_json::Result<serde_json::Value> {
        serde_json::from_str(&self.0)
    }

    /// The kind of value in one word: `null`, `boolean`, `number`, `string`, `array` or `object`.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self.0.as_bytes().first() {
            Some(b'n') => "null",
            Some(b't' | b'f') => "boolean",
            Some(b'"') => "string",
            Some(b'[') => "array",
            Some(b'{') => "object",
            _ => "number",
        }
    }

    /// The text of a JSON string; `None` for any other value.
    #[must_use]
    pub fn to_text(&self) -> Option<String> {
        Reader::new(&self.0).take_string()?.unescape()
    }

    /// Keeps well-formed `text` without insignificant whitespace.
    pub(crate) fn compacted(text: &str) -> Self {
        let is_space = |byte: u8| matches!(byte, b' ' | b'\t' | b'\n' | b'\r');
        if !text.bytes().any(is_space) {
            return Self(text.into());
        }
        let mut compact = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(first) = rest.bytes().next() {
            if first == b'"' {
                let mut reader = Reader::new(rest);
                let string = reader.take_any();
                compact.push_str(string);
                rest = rest.get(string.len()..).unwrap_or_default();
            } else if is_space(first) {
                rest = rest.trim_start_matches([' ', '\t', '\n', '\r']);
            } else {
                let stops = |byte: u8| byte == b'"' || is_space(byte);
                let length = rest.bytes().position(stops).unwrap_or(rest.len());
                compact.push_str(rest.get(..length).unwrap_or_default());
                rest = rest.get(length..).unwrap_or_default();
            }
        }
        Self(compact.into())
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
        Self(if value { "true" } else { "false" }.into())
    }
}

impl From<i64> for Json {
    fn from(value: i64) -> Self {
        Self(value.to_string().into())
    }
}

/// `{}` is the text itself, `{:#}` the same with a line for each field and element, down to 16 levels. What is
/// nested deeper stands on one line.
impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            write_indented(f, &self.0)
        } else {
            f.write_str(&self.0)
        }
    }
}

/// Levels that are indented: the indentation costs memory for each line of hostile JSON.
const INDENTED: usize = 16;

/// Writes compact JSON text with line breaks and indentation.
fn write_indented(f: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    let break_line = |f: &mut fmt::Formatter<'_>, depth: usize| {
        if depth > INDENTED {
            return Ok(());
        }
        write!(f, "\n{:width$}", "", width = 2 * depth)
    };
    let mut depth = 0;
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '"' => Reader::new(rest).take_any().len(),
            _ => first.len_utf8(),
        };
        let (token, after) = rest.split_at(length);
        match first {
            '{' | '[' if after.starts_with(['}', ']']) => {
                f.write_str(token)?;
                f.write_str(&after[..1])?;
                rest = &after[1..];
                continue;
            }
            '{' | '[' => {
                depth += 1;
                f.write_str(token)?;
                break_line(f, depth)?;
            }
            '}' | ']' => {
                // The line of a value that is not indented within.
                if depth <= INDENTED {
                    break_line(f, depth - 1)?;
                }
                depth -= 1;
                f.write_str(token)?;
            }
            ',' => {
                f.write_str(token)?;
                break_line(f, depth)?;
            }
            ':' if depth <= INDENTED => f.write_str(": ")?,
            _ => f.write_str(token)?,
        }
        rest = after;
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
    out.push('"');
    let mut rest = text;
    while let Some(at) = rest.find(|c: char| c < ' ' || c == '"' || c == '\\') {
        out.push_str(&rest[..at]);
        let special = rest.as_bytes()[at];
        match special {
            b'"' => out.push_str("\\\""),
            b'\\' => out.push_str("\\\\"),
            b'\n' => out.push_str("\\n"),
            b'\r' => out.push_str("\\r"),
            b'\t' => out.push_str("\\t"),
            control => {
                // Writing to a String cannot fail.
                let _ = write!(out, "\\u{control:04x}");
            }
        }
        rest = &rest[at + 1..];
    }
    out.push_str(rest);
    out.push('"');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whitespace_goes_and_strings_stay() {
        let json = Json::parse(" { \"a b\" : [ 1 , \"x \\\" y\" ,\n null ] } ").unwrap();
        assert_eq!(json.as_str(), r#"{"a b":[1,"x \" y",null]}"#);
    }

    #[test]
    fn indented_text_is_as_serde_json_has_it() {
        let text = r#"{"a":[],"b":{},"c":[1,{"d":"x,y:{}[]\""}],"e":null}"#;
        let value: serde_json::Value = serde_json::from_str(text).unwrap();
        let json = Json::parse(text).unwrap();
        assert_eq!(
            format!("{json:#}"),
            serde_json::to_string_pretty(&value).unwrap()
        );
        assert_eq!(format!("{json}"), text);
    }

    #[test]
    fn deep_levels_stand_on_one_line() {
        let deep = |levels: usize, inner: &str| {
            Json::parse(&format!(
                "{}{inner}{}",
                "[".repeat(levels),
                "]".repeat(levels)
            ))
            .unwrap()
        };
        let json = deep(18, r#"{"a":[1,2]}"#);
        let shown = format!("{json:#}");
        assert_eq!(shown.lines().count(), 33);
        let line = shown.lines().nth(16).unwrap();
        assert_eq!(line.trim_start(), r#"[[{"a":[1,2]}]]"#);
        assert_eq!(Json::parse(&shown).unwrap(), json);
        // Formatting panics at a width of 65,536.
        let shown = format!("{:#}", deep(40_000, "1,2"));
        assert!(shown.len() < 90_000, "{}", shown.len());
    }

    #[test]
    fn text_survives_being_written() {
        let text = "q\" b\\ n\n r\r t\t nul\0 esc\u{1b} del\u{7f} é 😀 \u{2028}";
        assert_eq!(Json::from_text(text).to_text().as_deref(), Some(text));
        assert_eq!(
            serde_json::from_str::<String>(Json::from_text(text).as_str()).unwrap(),
            text
        );
    }
}
