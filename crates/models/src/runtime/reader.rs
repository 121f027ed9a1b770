//! Reads JSON text that is known to be well formed.
//!
//! `serde_json` checks the syntax of the whole text before a [`Reader`] reads it, so nothing here reports errors.
//! Skipping a value needs no recursion, so its depth does not matter.

use std::borrow::Cow;

use backoffice_engine::{end::End, string};

use super::budget::Budget;

/// Position in well-formed JSON text.
#[derive(Clone)]
pub struct Reader<'a> {
    text: &'a str,
    at: usize,
    /// Number of shapes around this position.
    pub(crate) depth: u32,
    /// `None` if no record is read.
    budget: Option<&'a Budget>,
    /// The content of the string that the text stands for.
    decoded: Option<&'a str>,
}

/// A JSON string.
#[derive(Clone, Copy)]
pub(crate) struct Quoted<'a> {
    /// The text between the quotes, with its escapes.
    pub(crate) inner: &'a str,
    pub(crate) escaped: bool,
}

impl<'a> Reader<'a> {
    /// Starts at the first value of `text`, which must be well-formed JSON.
    pub(crate) fn new(text: &'a str) -> Self {
        Self { text, at: 0, depth: 0, budget: None, decoded: None }
    }

    /// As [`Reader::new`], to read a string that is decoded already. Its text is only a quote.
    pub(crate) fn of_decoded(content: &'a str) -> Self {
        Self { decoded: Some(content), ..Self::new("\"") }
    }

    /// As [`Reader::new`], to read lists and shapes.
    pub(crate) fn within(budget: &'a Budget, text: &'a str) -> Self {
        Self { budget: Some(budget), ..Self::new(text) }
    }

    /// Memory for what is read.
    pub(crate) fn budget(&self) -> Option<&'a Budget> {
        self.budget
    }

    /// Returns the text of the value between this position and a later one.
    pub(crate) fn text_to(&self, end: &Self) -> &'a str {
        let mut start = self.clone();
        start.peek();
        self.text.get(start.at..end.at).unwrap_or_default()
    }

    /// Returns the first byte of the next token; 0 at the end of the text.
    pub(crate) fn peek(&mut self) -> u8 {
        let bytes = self.text.as_bytes();
        while let Some(&byte) = bytes.get(self.at) {
            if !matches!(byte, b' ' | b'\t' | b'\n' | b'\r') {
                return byte;
            }
            self.at += 1;
        }
        0
    }

    /// Takes the next token's byte if it is `byte`.
    pub(crate) fn take(&mut self, byte: u8) -> bool {
        let found = self.peek() == byte;
        self.at += usize::from(found);
        found
    }

    /// Takes `null` if it comes next.
    pub(crate) fn take_null(&mut self) -> bool {
        let found = self.peek() == b'n';
        self.at += 4 * usize::from(found);
        found
    }

    /// Takes a string if one comes next.
    pub(crate) fn take_string(&mut self) -> Option<Quoted<'a>> {
        if !self.take(b'"') {
            return None;
        }
        if let Some(inner) = self.decoded {
            return Some(Quoted { inner, escaped: false });
        }
        let inside = self.text.get(self.at..)?;
        let (length, escaped) = string::well_formed_length(inside.as_bytes());
        self.at += length + 1;
        Some(Quoted { inner: inside.get(..length)?, escaped })
    }

    /// Takes a number, `true`, `false` or `null` if one comes next.
    pub(crate) fn take_literal(&mut self) -> Option<&'a str> {
        if matches!(self.peek(), b'"' | b'{' | b'[' | 0) {
            return None;
        }
        let rest = self.text.get(self.at..)?;
        let ends = |byte: u8| matches!(byte, b',' | b']' | b'}' | b' ' | b'\t' | b'\n' | b'\r');
        let length = rest.bytes().position(ends).unwrap_or(rest.len());
        self.at += length;
        rest.get(..length)
    }

    /// Takes the next token: a bracket, a comma, a colon, a string or a literal.
    pub(crate) fn take_token(&mut self) -> Option<&'a str> {
        match self.peek() {
            0 => None,
            b'"' => {
                let start = self.at;
                self.take_string()?;
                self.text.get(start..self.at)
            }
            b'{' | b'}' | b'[' | b']' | b',' | b':' => {
                self.at += 1;
                self.text.get(self.at - 1..self.at)
            }
            _ => self.take_literal(),
        }
    }

    /// Takes the next value of any kind and returns its text.
    pub(crate) fn take_any(&mut self) -> &'a str {
        self.peek();
        let rest = self.text.get(self.at..).unwrap_or_default();
        let length = End::default().find(rest.as_bytes(), 0).unwrap_or(rest.len());
        self.at += length;
        rest.get(..length).unwrap_or_default()
    }
}

impl<'a> Quoted<'a> {
    /// Text without escapes; `None` if it has a lone surrogate.
    pub(crate) fn unescape(self) -> Option<String> {
        self.text().map(Cow::into_owned)
    }

    /// As [`Quoted::unescape`], without a copy if there are no escapes.
    pub(crate) fn text(self) -> Option<Cow<'a, str>> {
        self.decoded(None)
    }

    /// As [`Quoted::text`], with U+FFFD in place of lone surrogates.
    pub(crate) fn plain(self) -> Cow<'a, str> {
        self.decoded(Some(char::REPLACEMENT_CHARACTER)).unwrap_or_default()
    }

    fn decoded(self, lone: Option<char>) -> Option<Cow<'a, str>> {
        if !self.escaped {
            return Some(Cow::Borrowed(self.inner));
        }
        string::unescape(self.inner, lone).map(Cow::Owned)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_are_text_unless_a_surrogate_is_alone() {
        let cases = [
            (r#""""#, Some("")),
            (r#""plain é""#, Some("plain é")),
            (r#""\"\\\/\u00e9\ud83d\ude00\u0000""#, Some("\"\\/é😀\0")),
            (r#""\ud800""#, None),
            (r#""\udc00""#, None),
            (r#""\ud800\ud800""#, None),
        ];
        for (written, text) in cases {
            let read = Reader::new(written).take_string().unwrap().unescape();
            assert_eq!(read.as_deref(), text, "{written}");
        }
    }

    #[test]
    fn a_value_is_read_to_its_end() {
        let text = r#" {"a" : [1, {"b":"]}"}, null ] } , 5"#;
        let mut reader = Reader::new(text);
        assert_eq!(reader.take_any(), r#"{"a" : [1, {"b":"]}"}, null ] }"#);
        assert!(reader.take(b','));
        assert_eq!(reader.take_any(), "5");
        assert_eq!(reader.take_any(), "");
    }

    #[test]
    fn a_million_levels_need_no_stack() {
        let text = format!("{}{}", "[".repeat(1_000_000), "]".repeat(1_000_000));
        assert_eq!(Reader::new(&text).take_any().len(), text.len());
    }
}
