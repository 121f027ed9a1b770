//! The messages of an error response.

use backoffice_shapes::pointer;
use serde_json::{Map, Value};

use crate::body::without_mark;

/// Maximum size of a body with messages, in bytes: messages are short, and their decoded form is larger.
const LARGEST: usize = 64 * 1024;

/// Maximum size of the messages about fields with their pointers, in bytes. A name of the body can be in many pointers.
const MOST_OF_FIELDS: usize = 4 * LARGEST;

/// Maximum number of characters of the messages on one line.
pub(super) const SHOWN_CHARACTERS: usize = 500;

/// Fields with these names have messages about the whole request.
const WHOLE: &[&str] = &["non_field_errors", "__all__"];

/// The messages of an error response. The raw body is in [`Error::body`](crate::Error::body).
///
/// # Examples
///
/// ```
/// use backoffice::client::Messages;
///
/// let messages = Messages::read(br#"{"target":["Enter a valid URL."]}"#);
/// assert_eq!(messages.fields()[0].pointer(), "/target");
/// assert_eq!(messages.to_string(), "target: Enter a valid URL.");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Messages {
    detail: Option<String>,
    error_code: Option<String>,
    fields: Vec<FieldMessage>,
    problem: Option<Problem>,
}

/// A message about one field of the request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldMessage {
    pointer: String,
    text: String,
}

impl FieldMessage {
    /// JSON Pointer (RFC 6901) to the field; empty for the whole request.
    #[must_use]
    pub fn pointer(&self) -> &str {
        &self.pointer
    }

    /// The message.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }
}

/// Problem details, RFC 9457 section 3.1.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Problem {
    /// `type`: a URI that names the kind of problem; `about:blank` if the body has none.
    pub kind: String,
    /// `title`: the kind of problem in words.
    pub title: Option<String>,
    /// `detail`: this occurrence of the problem in words.
    pub detail: Option<String>,
    /// `instance`: a URI that names this occurrence of the problem.
    pub instance: Option<String>,
}

impl Messages {
    /// Reads an error body: a JSON object or a list of messages. For any other body, or one above 64 KiB, returns empty
    /// messages. Messages about fields end at 256 KiB, pointers included.
    #[must_use]
    pub fn read(body: &[u8]) -> Self {
        if body.len() > LARGEST {
            return Self::default();
        }
        let mut fields = Vec::new();
        let mut room = MOST_OF_FIELDS;
        let entries = match serde_json::from_slice(without_mark(body)) {
            Ok(Value::Object(entries)) => entries,
            Ok(list @ Value::Array(_)) => {
                collect("", &list, &mut fields, &mut room);
                Map::new()
            }
            _ => return Self::default(),
        };
        let text = |name| entries.get(name).and_then(Value::as_str).map(str::to_owned);
        let problem = is_problem(&entries).then(|| Problem {
            kind: text("type").unwrap_or_else(|| "about:blank".to_owned()),
            title: text("title"),
            detail: text("detail"),
            instance: text("instance"),
        });
        // RFC 6750 and RFC 6749 name a kind of failure in `error`, and say more in `error_description`.
        let detail = text("detail").or_else(|| text("error_description")).or_else(|| text("error"));
        for (name, value) in &entries {
            let pointer =
                if WHOLE.contains(&name.as_str()) { String::new() } else { below("", name) };
            // Messages about fields come in lists, so a plain text is no message about a field.
            if value.is_array() || value.is_object() {
                collect(&pointer, value, &mut fields, &mut room);
            }
        }
        Self { detail, error_code: text("error"), fields, problem }
    }

    /// The description of the error as a whole.
    #[must_use]
    pub fn detail(&self) -> Option<&str> {
        self.detail.as_deref()
    }

    /// `error` of RFC 6750 and RFC 6749: `invalid_token`, `insufficient_scope`.
    #[must_use]
    pub fn error_code(&self) -> Option<&str> {
        self.error_code.as_deref()
    }

    /// Messages about fields of the request.
    #[must_use]
    pub fn fields(&self) -> &[FieldMessage] {
        &self.fields
    }

    /// Problem details, if the response has them.
    #[must_use]
    pub fn problem(&self) -> Option<&Problem> {
        self.problem.as_ref()
    }

    /// Returns true if no message could be read.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

impl Messages {
    pub(super) fn text(&self) -> String {
        let title = self.problem.as_ref().and_then(|problem| problem.title.as_deref());
        let mut parts: Vec<String> = title.into_iter().map(str::to_owned).collect();
        parts.extend(self.detail.clone());
        parts.extend(self.fields.iter().map(|field| match field.pointer.strip_prefix('/') {
            Some(name) => format!("{name}: {}", field.text),
            None => field.text.clone(),
        }));
        parts.join("; ")
    }
}

/// Writes all messages on one line of at most 500 characters.
impl std::fmt::Display for Messages {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&on_one_line(&self.text(), SHOWN_CHARACTERS))
    }
}

/// Returns the start of a text on one line, with control characters as their codes: a service must not write line
/// breaks into a log or commands to a terminal.
pub(crate) fn on_one_line(text: &str, longest: usize) -> String {
    let mut line = String::new();
    let mut count = 0;
    for word in text.split_whitespace() {
        let space = if line.is_empty() { "" } else { " " };
        for c in space.chars().chain(word.chars()) {
            if count == longest {
                line.push('…');
                return line;
            }
            count += 1;
            if c.is_control() {
                line.extend(c.escape_default());
            } else {
                line.push(c);
            }
        }
    }
    line
}

/// Returns true for problem details. Recognizes them by their fields, because servers do not always send the media
/// type.
fn is_problem(entries: &Map<String, Value>) -> bool {
    let is_text = |name| entries.get(name).is_some_and(Value::is_string);
    is_text("type") || is_text("title")
}

/// Collects the texts in a value, each with its pointer; a text in a list has the pointer of the list. Collects nothing
/// more once there is no room.
fn collect(pointer: &str, value: &Value, fields: &mut Vec<FieldMessage>, room: &mut usize) {
    match value {
        Value::String(text) => {
            *room = room.saturating_sub(pointer.len() + text.len());
            if *room > 0 {
                fields.push(FieldMessage { pointer: pointer.to_owned(), text: text.clone() });
            }
        }
        Value::Array(elements) => {
            for (index, element) in elements.iter().enumerate() {
                if element.is_string() {
                    collect(pointer, element, fields, room);
                } else {
                    collect(&below(pointer, &index.to_string()), element, fields, room);
                }
            }
        }
        Value::Object(entries) => {
            for (name, value) in entries {
                if WHOLE.contains(&name.as_str()) {
                    collect(pointer, value, fields, room);
                } else {
                    collect(&below(pointer, name), value, fields, room);
                }
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

fn below(pointer: &str, name: &str) -> String {
    let mut below = pointer.to_owned();
    pointer::push(&mut below, name);
    below
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_of_error_body_is_read() {
        let cases = [
            (r#"{"detail":"Not found."}"#, "Not found."),
            (r#"{"amount":["A","B"],"non_field_errors":["C"]}"#, "amount: A; amount: B; C"),
            (r#"{"lines":[{},{"quantity":["D"]}]}"#, "lines/1/quantity: D"),
            (r#"{"a":{"b/c":["F"],"non_field_errors":["E"]}}"#, "a/b~1c: F; a: E"),
            (
                r#"{"type":"https://x.example/p","title":"Out of stock","status":409,"detail":"G","instance":"/i"}"#,
                "Out of stock; G",
            ),
            (r#"{"error":"invalid_token","error_description":"H"}"#, "H"),
            (r#"{"error":"invalid_token"}"#, "invalid_token"),
            ("", ""),
            ("\u{feff}{\"detail\":\"I\"}", "I"),
            ("<html>busy</html>", ""),
            ("[]", ""),
            ("[7,null]", ""),
            (r#"["I","J"]"#, "I; J"),
            (r#"[{"amount":["K"]}]"#, "0/amount: K"),
            ("{}", ""),
            ("\"text\"", ""),
            (r#"{"detail":7}"#, ""),
            (r#"{"detail":"a\u0007\r\n b"}"#, r"a\u{7} b"),
        ];
        for (body, expected) in cases {
            let messages = Messages::read(body.as_bytes());
            assert_eq!(messages.to_string(), expected, "{body}");
            assert_eq!(messages.is_empty(), expected.is_empty(), "{body}");
        }
        let problem = Messages::read(br#"{"title":"T","instance":"/i"}"#);
        let problem = problem.problem().expect("it is one");
        assert_eq!(
            (problem.kind.as_str(), problem.instance.as_deref()),
            ("about:blank", Some("/i"))
        );
    }

    #[test]
    fn a_long_name_is_not_in_thousands_of_pointers() {
        let (name, texts) = ("n".repeat(LARGEST / 2), vec!["\"\""; 10_000].join(","));
        let messages = Messages::read(format!(r#"{{"{name}":[{texts}]}}"#).as_bytes());
        let sizes = messages.fields().iter().map(|field| field.pointer.len());
        assert!((2..10).contains(&messages.fields().len()));
        assert!(sizes.sum::<usize>() < MOST_OF_FIELDS);
    }

    #[test]
    fn long_bodies_are_not_read_and_long_messages_are_cut() {
        let long = "é".repeat(600);
        let messages = Messages::read(format!(r#"{{"detail":"{long}"}}"#).as_bytes());
        assert_eq!(messages.detail(), Some(long.as_str()));
        assert_eq!(messages.to_string(), "é".repeat(500) + "…");
        let filled = |length: usize| format!(r#"{{"detail":"{}"}}"#, "a".repeat(length - 13));
        assert!(!Messages::read(filled(LARGEST).as_bytes()).is_empty());
        assert!(Messages::read(filled(LARGEST + 1).as_bytes()).is_empty());
    }
}
