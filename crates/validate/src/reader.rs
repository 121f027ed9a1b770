//! A pull reader of JSON: UTF-8 and RFC 8259, to a depth that the stack can take.
//!
//! It gives one value or name at a time and keeps nothing of what it has read, so that its caller decides what to
//! remember.

use std::{borrow::Cow, mem};

use crate::{
    engine,
    syntax::{self, DEPTH_LIMIT, Fault, Problem},
};

/// Reads one JSON text from its start to its end.
#[derive(Clone)]
pub(crate) struct Reader<'t> {
    text: &'t str,
    at: usize,
    depth: usize,
}

/// A value and the offset of its first byte.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node<'t> {
    pub(crate) offset: usize,
    pub(crate) value: Value<'t>,
}

/// A JSON value; an array or an object stands for its opening bracket. Numbers are kept as they are written.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Value<'t> {
    Null,
    Boolean(bool),
    Number(&'t str),
    String(Text<'t>),
    Array,
    Object,
}

/// The name of a field and the offset of its opening quote.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Name<'t> {
    pub(crate) offset: usize,
    pub(crate) text: Text<'t>,
}

/// A string as it is written, without its quotes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Text<'t> {
    written: &'t str,
    escaped: bool,
    /// It has an escape that is one half of a surrogate pair.
    pub(crate) has_lone_surrogate: bool,
}

impl<'t> Text<'t> {
    /// The string as it is written, if no part of it is an escape.
    pub(crate) fn plain(self) -> Option<&'t str> {
        (!self.escaped).then_some(self.written)
    }

    /// The characters that it stands for; U+FFFD in place of a lone surrogate.
    pub(crate) fn decoded(self) -> Cow<'t, str> {
        if !self.escaped {
            return Cow::Borrowed(self.written);
        }
        let mut decoded = String::with_capacity(self.written.len());
        let mut reader = Reader::within(self.written);
        while let Some((plain, _)) = self
            .written
            .get(reader.at..)
            .and_then(|rest| rest.split_once('\\'))
        {
            decoded.push_str(plain);
            reader.at += plain.len();
            let character = reader.escape().ok().flatten();
            decoded.push(character.unwrap_or(char::REPLACEMENT_CHARACTER));
        }
        decoded.push_str(self.written.get(reader.at..).unwrap_or_default());
        Cow::Owned(decoded)
    }
}

impl Value<'_> {
    /// The kind of value with its article: `a string`.
    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Self::Null => "null",
            Self::Boolean(_) => "a boolean",
            Self::Number(_) => "a number",
            Self::String(_) => "a string",
            Self::Array => "an array",
            Self::Object => "an object",
        }
    }
}

impl<'t> Reader<'t> {
    /// Begins to read a text: [`value`](Self::value) comes next, and [`end`](Self::end) at last.
    ///
    /// # Errors
    ///
    /// If `bytes` are not UTF-8, or have no value.
    pub(crate) fn new(bytes: &'t [u8]) -> Result<Self, Fault> {
        let text = simdutf8::compat::from_utf8(bytes).map_err(|error| Fault {
            offset: error.valid_up_to(),
            problem: Problem::NotUtf8,
        })?;
        let mut reader = Self {
            at: syntax::start(bytes),
            ..Self::within(text)
        };
        reader.skip_whitespace();
        match reader.peek() {
            Some(_) => Ok(reader),
            None => Err(reader.fault(Problem::Empty)),
        }
    }

    fn within(text: &'t str) -> Self {
        Self {
            text,
            at: 0,
            depth: 0,
        }
    }

    /// Reads a value; of an array or an object the opening bracket, behind which come
    /// [elements](Self::next_element) or [fields](Self::next_name).
    pub(crate) fn value(&mut self) -> Result<Node<'t>, Fault> {
        let offset = self.at;
        let value = match self.peek() {
            Some(b'"') => Value::String(self.string()?),
            Some(b'-' | b'0'..=b'9') => Value::Number(self.number()?),
            Some(b'{') => self.enter(Value::Object)?,
            Some(b'[') => self.enter(Value::Array)?,
            Some(b'n') if self.take_word("null") => Value::Null,
            Some(b't') if self.take_word("true") => Value::Boolean(true),
            Some(b'f') if self.take_word("false") => Value::Boolean(false),
            _ => return Err(self.expected("a value")),
        };
        Ok(Node { offset, value })
    }

    /// Goes on to the next value of an array; false behind its end. `first` is true before the first one.
    pub(crate) fn next_element(&mut self, first: &mut bool) -> Result<bool, Fault> {
        self.next(b']', first, "`,` or `]`")
    }

    /// Reads the next name of an object, and goes on to its value; `None` behind the end of the object. `first`
    /// is true before the first one.
    pub(crate) fn next_name(&mut self, first: &mut bool) -> Result<Option<Name<'t>>, Fault> {
        if !self.next(b'}', first, "`,` or `}`")? {
            return Ok(None);
        }
        let offset = self.at;
        if self.peek() != Some(b'"') {
            return Err(self.expected("a field name in double quotes"));
        }
        let text = self.string()?;
        self.skip_whitespace();
        if !self.take(b':') {
            return Err(self.expected("`:` after the field name"));
        }
        self.skip_whitespace();
        Ok(Some(Name { offset, text }))
    }

    /// Reads what is left of a value that has just been read: all that is in an array or an object.
    pub(crate) fn skip(&mut self, value: Value<'t>) -> Result<(), Fault> {
        let mut first = true;
        match value {
            Value::Array => {
                while self.next_element(&mut first)? {
                    let element = self.value()?;
                    self.skip(element.value)?;
                }
            }
            Value::Object => {
                while self.next_name(&mut first)?.is_some() {
                    let field = self.value()?;
                    self.skip(field.value)?;
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Checks that nothing stands behind the value.
    pub(crate) fn end(&mut self) -> Result<(), Fault> {
        self.skip_whitespace();
        match self.peek() {
            None => Ok(()),
            Some(_) => Err(self.fault(Problem::Trailing)),
        }
    }

    /// What is left of the text.
    #[inline]
    pub(crate) fn rest(&self) -> &'t [u8] {
        self.text.as_bytes().get(self.at..).unwrap_or_default()
    }

    /// Inside how many arrays and objects it is.
    pub(crate) fn depth(&self) -> usize {
        self.depth
    }

    /// Goes on behind a value of so many bytes that something else has read.
    pub(crate) fn advance(&mut self, length: usize) {
        self.at += length;
    }

    fn enter(&mut self, value: Value<'t>) -> Result<Value<'t>, Fault> {
        if self.depth == DEPTH_LIMIT {
            return Err(self.fault(Problem::TooDeep));
        }
        self.depth += 1;
        self.at += 1;
        Ok(value)
    }

    #[inline]
    fn next(&mut self, close: u8, first: &mut bool, expected: &'static str) -> Result<bool, Fault> {
        self.skip_whitespace();
        if self.take(close) {
            self.depth -= 1;
            return Ok(false);
        }
        if !mem::take(first) {
            if !self.take(b',') {
                return Err(self.expected(expected));
            }
            self.skip_whitespace();
        }
        Ok(true)
    }

    /// RFC 8259, section 6.
    fn number(&mut self) -> Result<&'t str, Fault> {
        let start = self.at;
        self.take(b'-');
        if self.take(b'0') {
            if matches!(self.peek(), Some(b'0'..=b'9')) {
                self.at = start;
                return Err(self.fault(Problem::LeadingZero));
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

    fn digits(&mut self) -> Result<(), Fault> {
        let start = self.at;
        while let Some(b'0'..=b'9') = self.peek() {
            self.at += 1;
        }
        if self.at > start {
            Ok(())
        } else {
            Err(self.fault(Problem::Digit))
        }
    }

    /// RFC 8259, section 7.
    fn string(&mut self) -> Result<Text<'t>, Fault> {
        let opening = self.at;
        self.at += 1;
        let start = self.at;
        let (mut escaped, mut has_lone_surrogate) = (false, false);
        loop {
            self.at += engine::open_text(self.rest());
            match self.peek() {
                Some(b'"') => break,
                Some(b'\\') => {
                    escaped = true;
                    has_lone_surrogate |= self.escape()?.is_none();
                }
                Some(_) => return Err(self.fault(Problem::Control)),
                None => {
                    self.at = opening;
                    return Err(self.fault(Problem::Unclosed));
                }
            }
        }
        let written = self.text.get(start..self.at).unwrap_or_default();
        self.at += 1;
        Ok(Text {
            written,
            escaped,
            has_lone_surrogate,
        })
    }

    /// Reads an escape sequence; `None` if it is one half of a surrogate pair without the other.
    fn escape(&mut self) -> Result<Option<char>, Fault> {
        self.at += 1;
        let character = match self.peek() {
            Some(b'"') => '"',
            Some(b'\\') => '\\',
            Some(b'/') => '/',
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => return self.code_point(),
            _ => {
                let expected = "an escape such as `\\n`, `\\\\` or `\\u00e9`";
                return Err(self.fault(Problem::Escape(expected)));
            }
        };
        self.at += 1;
        Ok(Some(character))
    }

    /// Reads what follows a backslash: `u` and four digits, twice for a surrogate pair.
    fn code_point(&mut self) -> Result<Option<char>, Fault> {
        let first = self.code_unit()?;
        if (0xD800..0xDC00).contains(&first) && self.rest().starts_with(b"\\u") {
            let mut ahead = self.clone();
            ahead.at += 1;
            let second = ahead.code_unit()?;
            if let Some(Ok(character)) = char::decode_utf16([first, second]).next() {
                *self = ahead;
                return Ok(Some(character));
            }
        }
        Ok(char::from_u32(first.into()))
    }

    fn code_unit(&mut self) -> Result<u16, Fault> {
        self.at += 1;
        let mut unit = 0;
        for _ in 0..4 {
            let digit = self.peek().and_then(|byte| char::from(byte).to_digit(16));
            let Some(digit) = digit.and_then(|digit| u16::try_from(digit).ok()) else {
                let expected = "four hexadecimal digits after `\\u`";
                return Err(self.fault(Problem::Escape(expected)));
            };
            unit = (unit << 4) | digit;
            self.at += 1;
        }
        Ok(unit)
    }

    fn expected(&self, what: &'static str) -> Fault {
        self.fault(Problem::Token(what))
    }

    fn fault(&self, problem: Problem) -> Fault {
        Fault {
            offset: self.at,
            problem,
        }
    }

    #[inline]
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    #[inline]
    fn take(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    fn take_word(&mut self, word: &str) -> bool {
        let found = self.rest().starts_with(word.as_bytes());
        self.at += if found { word.len() } else { 0 };
        found
    }

    #[inline]
    fn skip_whitespace(&mut self) {
        while let Some(b' ' | b'\t' | b'\n' | b'\r') = self.peek() {
            self.at += 1;
        }
    }
}
