//! A pull reader of JSON (RFC 8259) in UTF-8, with a depth limit for the stack.
//!
//! It returns one value or name at a time and remembers nothing, so its caller decides what to keep.

use std::{borrow::Cow, mem};

use crate::{
    engine::{
        self, DEPTH_LIMIT, number,
        string::{escape, unescape},
    },
    position,
    syntax::{Fault, Problem},
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

/// A JSON value. For an array or an object, only the opening bracket. Numbers are kept as they are written.
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
    /// True if it has an escape that is one half of a surrogate pair.
    pub(crate) has_lone_surrogate: bool,
}

impl<'t> Text<'t> {
    /// Decodes the escapes; U+FFFD replaces a lone surrogate.
    pub(crate) fn decoded(self) -> Cow<'t, str> {
        if !self.escaped {
            return Cow::Borrowed(self.written);
        }
        // The reader has checked the escapes.
        Cow::Owned(unescape(self.written, Some(char::REPLACEMENT_CHARACTER)).unwrap_or_default())
    }
}

impl Value<'_> {
    /// Returns the kind of value with its article: `a string`.
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
    /// Starts to read a text. Call [`value`](Self::value) next, and [`end`](Self::end) last.
    ///
    /// # Errors
    ///
    /// If `bytes` are not UTF-8, or blank.
    pub(crate) fn new(bytes: &'t [u8]) -> Result<Self, Fault> {
        let text = simdutf8::compat::from_utf8(bytes)
            .map_err(|error| Fault { offset: error.valid_up_to(), problem: Problem::NotUtf8 })?;
        let mut reader = Self { text, at: position::start(bytes), depth: 0 };
        reader.skip_whitespace();
        match reader.peek() {
            Some(_) => Ok(reader),
            None => Err(reader.fault(Problem::Empty)),
        }
    }

    /// Reads a value. For an array or an object, reads only the opening bracket. Its [elements](Self::next_element) or
    /// [fields](Self::next_name) follow.
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

    /// Moves to the next value of an array; false after its end. `first` is true before the first one.
    pub(crate) fn next_element(&mut self, first: &mut bool) -> Result<bool, Fault> {
        self.next(b']', first, "`,` or `]`")
    }

    /// Reads the next name of an object, and moves to its value; `None` after the end of the object. `first` is true
    /// before the first one.
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

    /// Reads the rest of a value that has just been read: everything inside an array or an object.
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

    /// Checks that the text ends after the value.
    pub(crate) fn end(&mut self) -> Result<(), Fault> {
        self.skip_whitespace();
        match self.peek() {
            None => Ok(()),
            Some(_) => Err(self.fault(Problem::Trailing)),
        }
    }

    /// Returns the rest of the text.
    #[inline]
    pub(crate) fn rest(&self) -> &'t [u8] {
        self.text.as_bytes().get(self.at..).unwrap_or_default()
    }

    /// Returns the number of arrays and objects around the current place.
    pub(crate) fn depth(&self) -> usize {
        self.depth
    }

    /// Skips a value that the prefilter has read.
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

    fn number(&mut self) -> Result<&'t str, Fault> {
        let start = self.at;
        match number::length(self.rest()) {
            Ok(length) => {
                self.at += length;
                Ok(self.text.get(start..self.at).unwrap_or_default())
            }
            Err(0) => Err(self.fault(Problem::LeadingZero)),
            Err(at) => {
                self.at += at;
                Err(self.fault(Problem::Digit))
            }
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
                    match escape(self.rest()) {
                        Ok((length, character)) => {
                            self.at += length;
                            has_lone_surrogate |= character.is_none();
                        }
                        Err((at, expected)) => {
                            self.at += at;
                            return Err(self.fault(Problem::Escape(expected)));
                        }
                    }
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
        Ok(Text { written, escaped, has_lone_surrogate })
    }

    fn expected(&self, what: &'static str) -> Fault {
        self.fault(Problem::Token(what))
    }

    fn fault(&self, problem: Problem) -> Fault {
        Fault { offset: self.at, problem }
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
