//! JSON as a tree of the texts that it was written with.

use backoffice_models::{DecodeError, Json};

/// How deep the tree goes; what is nested deeper stays one text.
const DEPTH_LIMIT: usize = 64;

/// A JSON value.
pub(super) enum Node {
    /// A value that is kept as its text; mostly, but not only, strings, numbers and literals.
    Scalar(String),
    /// An array.
    List(Vec<Node>),
    /// An object.
    Object(Vec<Field>),
}

/// A field of an object.
pub(super) struct Field {
    /// Its name.
    pub(super) name: String,
    /// Its name as written, with quotation marks.
    pub(super) written: String,
    pub(super) value: Node,
}

/// Reads JSON text.
pub(super) fn parse(text: &str) -> Result<Node, DecodeError> {
    let json = Json::parse(text)?;
    Reader {
        rest: json.as_str(),
    }
    .value(0)
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
            for (n, field) in fields.iter().enumerate() {
                if n > 0 {
                    out.push(',');
                }
                space(out);
                out.push_str(&field.written);
                space(out);
                out.push(':');
                write(&field.value, out, space);
            }
            space(out);
            out.push('}');
        }
    }
    space(out);
}

/// The text of a JSON string; the string as written if it holds a lone surrogate.
///
/// # Errors
///
/// If it is not JSON.
pub(super) fn name(written: &str) -> Result<String, DecodeError> {
    Ok(Json::parse(written)?
        .to_text()
        .unwrap_or_else(|| written.to_owned()))
}

/// The same JSON string with every character as an escape; one that has escapes is left as it is.
pub(super) fn escaped(written: &str) -> String {
    if written.contains('\\') {
        return written.to_owned();
    }
    let text = written.trim_matches('"');
    let escapes: String = text
        .encode_utf16()
        .map(|unit| format!("\\u{unit:04X}"))
        .collect();
    format!("\"{escapes}\"")
}

/// Reads JSON that is known to be well-formed and without whitespace.
struct Reader<'a> {
    rest: &'a str,
}

impl<'a> Reader<'a> {
    fn value(&mut self, depth: usize) -> Result<Node, DecodeError> {
        match self.rest.as_bytes().first() {
            Some(b'[') if depth < DEPTH_LIMIT => {
                let mut elements = Vec::new();
                self.skip(1);
                while !self.closes() {
                    elements.push(self.value(depth + 1)?);
                }
                Ok(Node::List(elements))
            }
            Some(b'{') if depth < DEPTH_LIMIT => {
                let mut fields = Vec::new();
                self.skip(1);
                while !self.closes() {
                    let written = self.text().to_owned();
                    self.skip(1);
                    let value = self.value(depth + 1)?;
                    fields.push(Field {
                        name: name(&written)?,
                        written,
                        value,
                    });
                }
                Ok(Node::Object(fields))
            }
            _ => Ok(Node::Scalar(self.text().to_owned())),
        }
    }

    /// Goes past a comma, or past the end of an array or an object; whether it was the end.
    fn closes(&mut self) -> bool {
        match self.rest.as_bytes().first() {
            Some(b',') => {
                self.skip(1);
                false
            }
            Some(b']' | b'}') | None => {
                self.skip(1);
                true
            }
            Some(_) => false,
        }
    }

    /// Takes one value as its text.
    fn text(&mut self) -> &'a str {
        let (mut depth, mut in_string, mut escaped) = (0_usize, false, false);
        for (at, byte) in self.rest.bytes().enumerate() {
            let ends = match byte {
                _ if escaped => {
                    escaped = false;
                    false
                }
                b'\\' => {
                    escaped = true;
                    false
                }
                b'"' => {
                    in_string = !in_string;
                    !in_string && depth == 0
                }
                _ if in_string => false,
                b'[' | b'{' => {
                    depth += 1;
                    false
                }
                b']' | b'}' if depth > 0 => {
                    depth -= 1;
                    depth == 0
                }
                // The end of a number or a literal belongs to what is around it.
                b',' | b']' | b'}' if depth == 0 => return self.skip(at),
                _ => false,
            };
            if ends {
                return self.skip(at + 1);
            }
        }
        self.skip(self.rest.len())
    }

    /// Takes `length` bytes.
    fn skip(&mut self, length: usize) -> &'a str {
        let (taken, rest) = self
            .rest
            .split_at_checked(length)
            .unwrap_or((self.rest, ""));
        self.rest = rest;
        taken
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_is_written_as_it_was_read() {
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
    fn escapes_stand_for_the_same_text() {
        for written in [r#""id""#, r#""é😀""#, r#""a\nb""#, r#""""#] {
            assert_eq!(name(&escaped(written)).unwrap(), name(written).unwrap());
        }
    }
}
