//! Walks JSON text that is already known to be well formed.
//!
//! `serde_json` has checked the syntax of the whole text before a [`Reader`] sees it, so nothing here
//! reports errors: a method that meets what cannot be there ends the walk. Skipping a value takes no
//! recursion, however deep the value is.

use crate::json::Json;

/// A position in well-formed JSON text.
#[derive(Clone)]
pub struct Reader<'a> {
    text: &'a str,
    at: usize,
    /// How many shapes enclose this position.
    pub(crate) depth: u32,
}

/// A JSON string as it is written, without its quotes.
#[derive(Clone, Copy)]
pub(crate) struct Quoted<'a> {
    pub(crate) inner: &'a str,
    pub(crate) escaped: bool,
}

impl<'a> Reader<'a> {
    /// Starts at the first value of `text`, which must be well-formed JSON.
    pub(crate) fn new(text: &'a str) -> Self {
        Self {
            text,
            at: 0,
            depth: 0,
        }
    }

    /// The first byte of the next token; 0 at the end of the text.
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
        let bytes = self.text.as_bytes();
        let start = self.at;
        let mut escaped = false;
        while let Some(&byte) = bytes.get(self.at) {
            match byte {
                b'"' => break,
                b'\\' => {
                    escaped = true;
                    self.at += 2;
                }
                _ => self.at += 1,
            }
        }
        let inner = self.text.get(start..self.at)?;
        self.at += 1;
        Some(Quoted { inner, escaped })
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

    /// Takes the next value whatever it is and returns its text.
    pub(crate) fn take_any(&mut self) -> &'a str {
        self.peek();
        let start = self.at;
        let mut open = 0usize;
        loop {
            match self.peek() {
                0 => break,
                b'"' => {
                    self.take_string();
                }
                b'{' | b'[' => {
                    open += 1;
                    self.at += 1;
                    continue;
                }
                b'}' | b']' => {
                    open = open.saturating_sub(1);
                    self.at += 1;
                }
                b',' | b':' => {
                    self.at += 1;
                    continue;
                }
                _ => {
                    self.take_literal();
                }
            }
            if open == 0 {
                break;
            }
        }
        self.text.get(start..self.at).unwrap_or_default()
    }

    /// Takes the next value and keeps it, without insignificant whitespace.
    pub(crate) fn take_json(&mut self) -> Json {
        Json::compacted(self.take_any())
    }
}

impl Quoted<'_> {
    /// The text that the string stands for; `None` if its escapes hold a lone surrogate.
    pub(crate) fn unescape(self) -> Option<String> {
        if !self.escaped {
            return Some(self.inner.to_owned());
        }
        let mut text = String::with_capacity(self.inner.len());
        let mut rest = self.inner;
        while let Some(slash) = rest.find('\\') {
            text.push_str(rest.get(..slash)?);
            let escape = *rest.as_bytes().get(slash + 1)?;
            rest = rest.get(slash + 2..)?;
            if escape == b'u' {
                let high = hex4(rest)?;
                rest = rest.get(4..)?;
                if let Some(scalar) = char::from_u32(high) {
                    text.push(scalar);
                } else {
                    rest = rest.strip_prefix("\\u")?;
                    let low = hex4(rest)?;
                    rest = rest.get(4..)?;
                    let pair =
                        char::decode_utf16([u16::try_from(high).ok()?, u16::try_from(low).ok()?])
                            .next()?
                            .ok()?;
                    text.push(pair);
                }
            } else {
                text.push(match escape {
                    b'b' => '\u{8}',
                    b'f' => '\u{c}',
                    b'n' => '\n',
                    b'r' => '\r',
                    b't' => '\t',
                    other => char::from(other),
                });
            }
        }
        text.push_str(rest);
        Some(text)
    }
}

fn hex4(text: &str) -> Option<u32> {
    u32::from_str_radix(text.get(..4)?, 16).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_unescape_as_serde_json_does() {
        let cases = [
            r#""""#,
            r#""plain""#,
            r#""\"\\\/\b\f\n\r\t""#,
            r#""\u00e9\u20AC\ud83d\ude00 é""#,
            r#""a\u0000b""#,
        ];
        for case in cases {
            let expected: String = serde_json::from_str(case).unwrap();
            let found = Reader::new(case).take_string().unwrap().unescape();
            assert_eq!(found, Some(expected), "{case}");
        }
    }

    #[test]
    fn lone_surrogates_have_no_text() {
        for case in [
            r#""\ud800""#,
            r#""\ud800x""#,
            r#""\udc00""#,
            r#""\ud800\ud800""#,
            r#""\ud800\n""#,
        ] {
            assert_eq!(
                Reader::new(case).take_string().unwrap().unescape(),
                None,
                "{case}"
            );
        }
    }

    #[test]
    fn a_value_is_taken_whole() {
        let text = r#" {"a" : [1, {"b":"]}"}, null ] } , 5"#;
        let mut reader = Reader::new(text);
        assert_eq!(reader.take_any(), r#"{"a" : [1, {"b":"]}"}, null ] }"#);
        assert!(reader.take(b','));
        assert_eq!(reader.take_any(), "5");
        assert_eq!(reader.take_any(), "");
    }

    #[test]
    fn depth_costs_no_stack() {
        let text = format!("{}{}", "[".repeat(1_000_000), "]".repeat(1_000_000));
        assert_eq!(Reader::new(&text).take_any().len(), text.len());
    }
}
