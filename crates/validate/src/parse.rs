//! From bytes to a tree of values: UTF-8 and RFC 8259, to a depth that the stack can take.

use std::borrow::Cow;

use crate::{
    syntax::{self, DEPTH_LIMIT, SyntaxError, Wording, found_at, named, token_hint},
    tree::{Member, Node, Object, Value},
};

/// Reads one JSON text.
///
/// # Errors
///
/// If `bytes` are not UTF-8, not one JSON value, or nested too deep.
pub(crate) fn parse(bytes: &[u8]) -> Result<Node<'_>, SyntaxError> {
    let text = simdutf8::compat::from_utf8(bytes)
        .map_err(|error| SyntaxError::not_utf8(bytes, error.valid_up_to()))?;
    let mut parser = Parser {
        text,
        at: syntax::start(bytes),
    };
    parser.skip_whitespace();
    if parser.peek().is_none() {
        let wording = Wording {
            message: "there is nothing here: expected a JSON value".to_owned(),
            expected: "a JSON value",
            found: "nothing".to_owned(),
        };
        return Err(SyntaxError::new(bytes, parser.at, wording, None));
    }
    let root = parser.value(0)?;
    parser.skip_whitespace();
    if parser.peek().is_some() {
        let expected = "the end of the text after the first value";
        let wording = Wording {
            message: format!("expected {expected}"),
            expected,
            found: found_at(text, parser.at),
        };
        let hint = "several values belong into newline-delimited JSON, one on each line";
        return Err(SyntaxError::new(bytes, parser.at, wording, Some(hint)));
    }
    Ok(root)
}

struct Parser<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Parser<'t> {
    /// Reads the value that begins here, inside `depth` arrays and objects.
    fn value(&mut self, depth: usize) -> Result<Node<'t>, SyntaxError> {
        let offset = self.at;
        let value = match self.peek() {
            Some(b'{' | b'[') if depth == DEPTH_LIMIT => {
                return Err(SyntaxError::too_deep(self.text.as_bytes(), offset));
            }
            Some(b'{') => self.object(depth + 1)?,
            Some(b'[') => self.array(depth + 1)?,
            Some(b'"') => Value::String(self.string()?),
            Some(b'-' | b'0'..=b'9') => Value::Number(self.number()?),
            Some(b'n') if self.take_word("null") => Value::Null,
            Some(b't') if self.take_word("true") => Value::Boolean(true),
            Some(b'f') if self.take_word("false") => Value::Boolean(false),
            _ => return Err(self.expected("a value")),
        };
        Ok(Node { offset, value })
    }

    fn object(&mut self, depth: usize) -> Result<Value<'t>, SyntaxError> {
        let mut members = Vec::new();
        self.at += 1;
        self.skip_whitespace();
        if self.take(b'}') {
            return Ok(Value::Object(Object::new(members)));
        }
        loop {
            let name_offset = self.at;
            if self.peek() != Some(b'"') {
                return Err(self.expected("a member name in double quotes"));
            }
            let name = self.string()?;
            self.skip_whitespace();
            if !self.take(b':') {
                return Err(self.expected("`:` after the member name"));
            }
            self.skip_whitespace();
            let value = self.value(depth)?;
            members.push(Member {
                name,
                name_offset,
                value,
            });
            self.skip_whitespace();
            if self.take(b'}') {
                return Ok(Value::Object(Object::new(members)));
            }
            if !self.take(b',') {
                return Err(self.expected("`,` or `}`"));
            }
            self.skip_whitespace();
        }
    }

    fn array(&mut self, depth: usize) -> Result<Value<'t>, SyntaxError> {
        let mut elements = Vec::new();
        self.at += 1;
        self.skip_whitespace();
        if self.take(b']') {
            return Ok(Value::Array(elements));
        }
        loop {
            elements.push(self.value(depth)?);
            self.skip_whitespace();
            if self.take(b']') {
                return Ok(Value::Array(elements));
            }
            if !self.take(b',') {
                return Err(self.expected("`,` or `]`"));
            }
            self.skip_whitespace();
        }
    }

    /// RFC 8259, section 6.
    fn number(&mut self) -> Result<&'t str, SyntaxError> {
        let start = self.at;
        self.take(b'-');
        if self.take(b'0') {
            if matches!(self.peek(), Some(b'0'..=b'9')) {
                let wording = Wording {
                    message: "a number has no zero in front of it".to_owned(),
                    expected: "a number without a zero in front of it",
                    found: "`0`".to_owned(),
                };
                return Err(SyntaxError::new(self.text.as_bytes(), start, wording, None));
            }
        } else {
            self.digits()?;
        }
        if self.take(b'.') {
            self.digits()?;
        }
        if self.take(b'e') || self.take(b'E') {
            let _sign = self.take(b'+') || self.take(b'-');
            self.digits()?;
        }
        Ok(self.text.get(start..self.at).unwrap_or_default())
    }

    fn digits(&mut self) -> Result<(), SyntaxError> {
        let start = self.at;
        while let Some(b'0'..=b'9') = self.peek() {
            self.at += 1;
        }
        if self.at > start {
            return Ok(());
        }
        let infinity = self.rest().starts_with("Inf");
        let hint =
            infinity.then_some("JSON has no such number; write null or leave the member out");
        Err(SyntaxError::expected(self.text, self.at, "a digit", hint))
    }

    /// RFC 8259, section 7. Text without escapes is not copied.
    fn string(&mut self) -> Result<Cow<'t, str>, SyntaxError> {
        let opening = self.at;
        self.at += 1;
        let mut unescaped = String::new();
        loop {
            let plain = self.rest();
            let stop = plain
                .bytes()
                .position(|byte| matches!(byte, b'"' | b'\\' | 0..=0x1F));
            let Some(stop) = stop else {
                let wording = Wording {
                    message: "this string is not closed".to_owned(),
                    expected: "a string with a double quote at its end",
                    found: "the end of the text".to_owned(),
                };
                let bytes = self.text.as_bytes();
                return Err(SyntaxError::new(bytes, opening, wording, None));
            };
            self.at += stop;
            let plain = plain.get(..stop).unwrap_or_default();
            match self.peek() {
                Some(b'"') => {
                    self.at += 1;
                    if unescaped.is_empty() {
                        return Ok(Cow::Borrowed(plain));
                    }
                    unescaped.push_str(plain);
                    return Ok(Cow::Owned(unescaped));
                }
                Some(b'\\') => {
                    unescaped.push_str(plain);
                    unescaped.push(self.escape()?);
                }
                control => {
                    let control = char::from(control.unwrap_or_default());
                    let wording = Wording {
                        message: format!("{} stands in a string as it is", named(control)),
                        expected: "an escape",
                        found: named(control),
                    };
                    let hint = "write line breaks, tabs and other control characters as escapes";
                    let bytes = self.text.as_bytes();
                    return Err(SyntaxError::new(bytes, self.at, wording, Some(hint)));
                }
            }
        }
    }

    /// Reads an escape sequence.
    fn escape(&mut self) -> Result<char, SyntaxError> {
        let start = self.at;
        self.at += 1;
        let escaped = match self.peek() {
            Some(b'"') => '"',
            Some(b'\\') => '\\',
            Some(b'/') => '/',
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => return self.code_point(start),
            _ => {
                return Err(self.expected_in_string("an escape such as `\\n`, `\\\\` or `\\u00e9`"));
            }
        };
        self.at += 1;
        Ok(escaped)
    }

    /// Reads what follows the backslash at `start`: `u` and four digits, twice for a surrogate pair.
    fn code_point(&mut self, start: usize) -> Result<char, SyntaxError> {
        let first = self.code_unit()?;
        let mut units = vec![first];
        if (0xD800..0xDC00).contains(&first) && self.rest().starts_with("\\u") {
            self.at += 1;
            units.push(self.code_unit()?);
        }
        match char::decode_utf16(units).next() {
            Some(Ok(character)) => Ok(character),
            _ => {
                let wording = Wording {
                    message: format!("`\\u{first:04x}` is half of a surrogate pair"),
                    expected: "both halves of a surrogate pair",
                    found: format!("`\\u{first:04x}`"),
                };
                let hint = "no text has one; write both halves, or the character itself";
                let bytes = self.text.as_bytes();
                Err(SyntaxError::new(bytes, start, wording, Some(hint)))
            }
        }
    }

    fn code_unit(&mut self) -> Result<u16, SyntaxError> {
        self.at += 1;
        let mut unit = 0;
        for _ in 0..4 {
            let digit = self.peek().and_then(|byte| char::from(byte).to_digit(16));
            let Some(digit) = digit.and_then(|digit| u16::try_from(digit).ok()) else {
                return Err(self.expected_in_string("four hexadecimal digits after `\\u`"));
            };
            unit = (unit << 4) | digit;
            self.at += 1;
        }
        Ok(unit)
    }

    fn expected(&self, what: &str) -> SyntaxError {
        let hint = token_hint(self.text, self.at);
        SyntaxError::expected(self.text, self.at, what, hint)
    }

    fn expected_in_string(&self, what: &str) -> SyntaxError {
        let hint = "write a backslash that stands for itself as `\\\\`";
        SyntaxError::expected(self.text, self.at, what, Some(hint))
    }

    fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn take(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    fn take_word(&mut self, word: &str) -> bool {
        let found = self.rest().starts_with(word);
        self.at += if found { word.len() } else { 0 };
        found
    }

    fn skip_whitespace(&mut self) {
        while let Some(b' ' | b'\t' | b'\n' | b'\r') = self.peek() {
            self.at += 1;
        }
    }
}
