//! A second JSON reader, so that the crate's reader does not judge itself.
//!
//! Strict RFC 8259. Numbers are compared as decimals of any size, text by its UTF-16 code units, including
//! lone surrogates. If a name comes twice, the last value counts.

use std::{collections::BTreeMap, fmt::Write as _};

/// Text as its UTF-16 code units.
pub(crate) type Text = Vec<u16>;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    Null,
    Boolean(bool),
    Number(Decimal),
    Text(Text),
    List(Vec<Value>),
    Object(BTreeMap<Text, Value>),
}

/// A decimal number: `digits` times ten to the power of `exponent`, without zeros at either end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Decimal {
    negative: bool,
    digits: String,
    exponent: i128,
}

/// The text's code units.
pub(crate) fn text(text: &str) -> Text {
    text.encode_utf16().collect()
}

/// The value, if `bytes` are one JSON value, maybe after a byte order mark.
pub(crate) fn parse(bytes: &[u8]) -> Option<Value> {
    let text = std::str::from_utf8(bytes).ok()?;
    let mut parser = Parser { rest: text.strip_prefix('\u{feff}').unwrap_or(text) };
    let value = parser.value()?;
    parser.space();
    parser.rest.is_empty().then_some(value)
}

impl Value {
    /// The value as JSON text, in ASCII.
    pub(crate) fn write(&self, out: &mut String) {
        match self {
            Self::Null => out.push_str("null"),
            Self::Boolean(value) => write!(out, "{value}").unwrap(),
            Self::Number(number) => {
                let sign = if number.negative { "-" } else { "" };
                let digits = if number.digits.is_empty() { "0" } else { &number.digits };
                write!(out, "{sign}{digits}e{}", number.exponent).unwrap();
            }
            Self::Text(text) => write_text(text, out),
            Self::List(elements) => {
                out.push('[');
                for (index, element) in elements.iter().enumerate() {
                    out.push_str(if index > 0 { "," } else { "" });
                    element.write(out);
                }
                out.push(']');
            }
            Self::Object(fields) => {
                out.push('{');
                for (index, (name, value)) in fields.iter().enumerate() {
                    out.push_str(if index > 0 { "," } else { "" });
                    write_text(name, out);
                    out.push(':');
                    value.write(out);
                }
                out.push('}');
            }
        }
    }

    /// The value as JSON text, in ASCII.
    pub(crate) fn to_json(&self) -> String {
        let mut out = String::new();
        self.write(&mut out);
        out
    }
}

impl Decimal {
    /// The number, if it is whole and of 64 bits.
    pub(crate) fn to_i64(&self) -> Option<i64> {
        let zeros = usize::try_from(self.exponent).ok().filter(|zeros| *zeros < 20)?;
        let sign = if self.negative { "-" } else { "" };
        format!("{sign}0{}{}", self.digits, "0".repeat(zeros)).parse().ok()
    }

    fn new(literal: &str) -> Self {
        let unsigned = literal.trim_start_matches('-');
        let (mantissa, exponent) = unsigned.split_once(['e', 'E']).unwrap_or((unsigned, "0"));
        let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        let all = format!("{whole}{fraction}");
        let digits = all.trim_end_matches('0');
        let cut = all.len() - digits.len();
        let digits = digits.trim_start_matches('0').to_owned();
        // Exponents of more than 38 digits are equal; no test has one.
        let far = if exponent.starts_with('-') { i128::MIN / 2 } else { i128::MAX / 2 };
        let exponent = exponent.parse().unwrap_or(far) + cut as i128 - fraction.len() as i128;
        if digits.is_empty() {
            return Self { negative: false, digits, exponent: 0 };
        }
        Self { negative: literal.starts_with('-'), digits, exponent }
    }
}

fn write_text(text: &[u16], out: &mut String) {
    out.push('"');
    for unit in text {
        write!(out, "\\u{unit:04x}").unwrap();
    }
    out.push('"');
}

struct Parser<'a> {
    rest: &'a str,
}

impl<'a> Parser<'a> {
    fn value(&mut self) -> Option<Value> {
        self.space();
        match self.rest.bytes().next()? {
            b'n' => self.take("null").then_some(Value::Null),
            b't' => self.take("true").then_some(Value::Boolean(true)),
            b'f' => self.take("false").then_some(Value::Boolean(false)),
            b'"' => Some(Value::Text(self.text()?)),
            b'[' => self.list(),
            b'{' => self.object(),
            _ => self.number(),
        }
    }

    fn list(&mut self) -> Option<Value> {
        self.take("[");
        let mut elements = Vec::new();
        self.space();
        if self.take("]") {
            return Some(Value::List(elements));
        }
        loop {
            elements.push(self.value()?);
            self.space();
            if self.take("]") {
                return Some(Value::List(elements));
            }
            if !self.take(",") {
                return None;
            }
        }
    }

    fn object(&mut self) -> Option<Value> {
        self.take("{");
        let mut fields = BTreeMap::new();
        self.space();
        if self.take("}") {
            return Some(Value::Object(fields));
        }
        loop {
            self.space();
            let name = self.text()?;
            self.space();
            if !self.take(":") {
                return None;
            }
            fields.insert(name, self.value()?);
            self.space();
            if self.take("}") {
                return Some(Value::Object(fields));
            }
            if !self.take(",") {
                return None;
            }
        }
    }

    fn text(&mut self) -> Option<Text> {
        if !self.take("\"") {
            return None;
        }
        let mut text = Text::new();
        loop {
            let c = self.rest.chars().next()?;
            self.rest = &self.rest[c.len_utf8()..];
            match c {
                '"' => return Some(text),
                '\\' => text.push(self.escape()?),
                '\0'..='\u{1f}' => return None,
                _ => text.extend_from_slice(c.encode_utf16(&mut [0; 2])),
            }
        }
    }

    fn escape(&mut self) -> Option<u16> {
        let (escape, rest) = self.rest.split_at_checked(1)?;
        self.rest = rest;
        Some(match escape {
            "\"" => 0x22,
            "\\" => 0x5c,
            "/" => 0x2f,
            "b" => 8,
            "f" => 0xc,
            "n" => 0xa,
            "r" => 0xd,
            "t" => 9,
            "u" => {
                let (digits, rest) = self.rest.split_at_checked(4)?;
                self.rest = rest;
                let hexadecimal = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
                u16::from_str_radix(digits, 16).ok().filter(|_| hexadecimal)?
            }
            _ => return None,
        })
    }

    fn number(&mut self) -> Option<Value> {
        let start = self.rest;
        self.take("-");
        match self.digits() {
            0 => return None,
            count if count > 1 && start.trim_start_matches('-').starts_with('0') => return None,
            _ => {}
        }
        if self.take(".") && self.digits() == 0 {
            return None;
        }
        if self.take("e") || self.take("E") {
            let _ = self.take("+") || self.take("-");
            if self.digits() == 0 {
                return None;
            }
        }
        let literal = &start[..start.len() - self.rest.len()];
        Some(Value::Number(Decimal::new(literal)))
    }

    fn digits(&mut self) -> usize {
        let count = self.rest.bytes().take_while(u8::is_ascii_digit).count();
        self.rest = &self.rest[count..];
        count
    }

    fn take(&mut self, token: &str) -> bool {
        let rest: Option<&'a str> = self.rest.strip_prefix(token);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn space(&mut self) {
        self.rest = self.rest.trim_start_matches([' ', '\t', '\n', '\r']);
    }
}

#[test]
fn the_test_parser_compares_values_and_not_spellings() {
    let same = [
        ("1", "1.0"),
        ("1e2", "100"),
        ("-0", "0.0e5"),
        ("0.10", "1E-1"),
        ("1e400", "10e+399"),
        (r#""\u00e9""#, "\"é\""),
        (r#""\ud83d\ude00""#, "\"😀\""),
        (r#"{"a":1,"b":2,"a":3}"#, r#" { "b" : 2 , "a" : 3 } "#),
    ];
    for (one, other) in same {
        let value = parse(one.as_bytes()).unwrap();
        assert_eq!(Some(&value), parse(other.as_bytes()).as_ref(), "{one} {other}");
        assert_eq!(Some(&value), parse(value.to_json().as_bytes()).as_ref(), "{one}");
    }
    let different = [
        ("1", "1.0000000000000000000000000000001"),
        ("1e400", "1e401"),
        ("\"1\"", "1"),
        (r#""\ud800""#, r#""\ud801""#),
        ("[null]", "[]"),
        (r#"{"a":null}"#, "{}"),
        ("[1,2]", "[2,1]"),
    ];
    for (one, other) in different {
        assert_ne!(parse(one.as_bytes()), parse(other.as_bytes()), "{one} {other}");
    }
    let broken = [
        "",
        "01",
        "1.",
        ".5",
        "1e",
        "+1",
        "nul",
        "[1,]",
        "{,}",
        "{\"a\"}",
        "\"\u{1}\"",
        "\"\\x\"",
        "1 2",
        "\u{feff}\u{feff}1",
    ];
    for text in broken {
        assert_eq!(parse(text.as_bytes()), None, "{text}");
    }
}
