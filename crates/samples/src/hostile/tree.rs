//! JSON as a tree that keeps the text of its names and values.

use std::fmt;

use backoffice_models::{DecodeError, Json};
use serde::{
    Deserialize, Deserializer,
    de::{MapAccess, Visitor},
};
use serde_json::value::RawValue;

/// Depth of the tree; a value that is nested deeper stays one text.
const DEPTH_LIMIT: usize = 64;

/// A JSON value.
pub(super) enum Node {
    /// A value kept as its text: a string, number or literal, or a value below the depth limit.
    Scalar(String),
    List(Vec<Node>),
    /// Names as written, with quotation marks, and their values.
    Object(Vec<(String, Node)>),
}

/// Reads JSON text.
pub(super) fn parse(text: &str) -> Result<Node, DecodeError> {
    Ok(node(&Json::parse(text)?.to_string(), 0))
}

fn node(text: &str, depth: usize) -> Node {
    let child = |raw: &RawValue| node(raw.get(), depth + 1);
    match text.as_bytes().first() {
        Some(b'[') if depth < DEPTH_LIMIT => {
            let elements: Vec<&RawValue> = serde_json::from_str(text).unwrap_or_default();
            Node::List(elements.into_iter().map(child).collect())
        }
        Some(b'{') if depth < DEPTH_LIMIT => {
            let RawFields(fields) = serde_json::from_str(text).unwrap_or_default();
            let pairs = fields.into_iter();
            Node::Object(pairs.map(|(name, value)| (name.get().to_owned(), child(value))).collect())
        }
        _ => Node::Scalar(text.to_owned()),
    }
}

/// Names and values of an object, in order and with their texts.
#[derive(Default)]
struct RawFields<'a>(Vec<(&'a RawValue, &'a RawValue)>);

impl<'de> Deserialize<'de> for RawFields<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(RawFields::default())
    }
}

impl<'de> Visitor<'de> for RawFields<'de> {
    type Value = Self;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut map: A) -> Result<Self, A::Error> {
        while let Some(field) = map.next_entry()? {
            self.0.push(field);
        }
        Ok(self)
    }
}

/// Appends the value to `out`, with `space` between any two tokens.
pub(super) fn write(node: &Node, out: &mut String, space: &mut impl FnMut(&mut String)) {
    space(out);
    match node {
        Node::Scalar(text) => out.push_str(text),
        Node::List(elements) => {
            out.push('[');
            for (n, element) in elements.iter().enumerate() {
                if n > 0 {
                    out.push(',');
                }
                write(element, out, space);
            }
            out.push(']');
        }
        Node::Object(fields) => {
            out.push('{');
            for (n, (name, value)) in fields.iter().enumerate() {
                if n > 0 {
                    out.push(',');
                }
                space(out);
                out.push_str(name);
                space(out);
                out.push(':');
                write(value, out, space);
            }
            space(out);
            out.push('}');
        }
    }
    space(out);
}

/// The text of a JSON string; `written` itself if it holds a lone surrogate, `None` if it is not JSON.
pub(super) fn name(written: &str) -> Option<String> {
    let json = Json::parse(written).ok()?;
    Some(json.to_text().unwrap_or_else(|| written.to_owned()))
}

/// The same JSON string with every character escaped; unchanged if it already has an escape.
pub(super) fn escaped(written: &str) -> String {
    if written.contains('\\') {
        return written.to_owned();
    }
    let units = written.trim_matches('"').encode_utf16();
    let escapes: String = units.map(|unit| format!("\\u{unit:04X}")).collect();
    format!("\"{escapes}\"")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_json_tree_is_written_as_it_was_read() {
        let deep = format!("{}1{}", "[".repeat(500), "]".repeat(500));
        let cases = [
            "{}",
            "[]",
            "-1.50e3",
            r#""a\"b\\""#,
            r#"{"a":[1,{"b":[]},"]}\\"],"\ud800":{},"":null,"c":[[],[{}]]}"#,
            &deep,
        ];
        for text in cases {
            let mut out = String::new();
            write(&parse(text).unwrap(), &mut out, &mut |_| ());
            assert_eq!(out, text);
        }
    }

    #[test]
    fn escapes_mean_the_same_text() {
        for written in [r#""id""#, r#""é😀""#, r#""a\nb""#, r#""""#] {
            assert_eq!(name(&escaped(written)).unwrap(), name(written).unwrap());
        }
    }
}
