//! Text of requests and answers with nothing secret in it.

use std::{borrow::Cow, fmt::Write as _};

use backoffice_client::auth::AccessToken;
use backoffice_models::{Json, Secret};
use serde_json::Value;

use crate::{
    printable::acts_on_terminal,
    secrets::{MASK, cut, names_in},
};

/// `text` without the token.
pub(super) fn without_token(text: &str, token: Option<&Secret>) -> String {
    let token = token.and_then(|token| AccessToken::new(token.expose()).ok());
    token.map_or_else(|| text.to_owned(), |token| token.masked_in(text))
}

/// A message without the token and the secrets of the API.
pub(super) fn message(text: &str, token: Option<&Secret>) -> String {
    without_token(&cut(text), token)
}

/// A body with its secrets masked; JSON comes indented.
pub(super) fn body(text: &str) -> String {
    let has_secret = !names_in(text.as_bytes()).is_empty();
    match (has_secret, serde_json::from_str::<Value>(text)) {
        (true, Ok(mut value)) => {
            mask(&mut value);
            // Bounded, however deep it is.
            format!("{:#}", Json::from(value))
        }
        (true, Err(_)) => cut(text).into_owned(),
        // As it is: numbers keep every digit.
        (false, _) => {
            Json::parse(text).map_or_else(|_| text.to_owned(), |json| format!("{json:#}"))
        }
    }
}

fn mask(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                if names_in(name.as_bytes()).is_empty() {
                    mask(value);
                } else {
                    *value = MASK.into();
                }
            }
        }
        Value::Array(elements) => elements.iter_mut().for_each(mask),
        Value::String(text) => {
            if let Cow::Owned(cut) = cut(text) {
                *text = cut;
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// JSON text in which what a terminal would act on is escaped: the same value.
pub(super) fn printable_json(text: &str) -> Cow<'_, str> {
    let acts = |c: char| c != '\n' && acts_on_terminal(c);
    if !text.contains(acts) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        if acts(c) {
            // Writing to a String cannot fail.
            let _ = write!(out, "\\u{:04x}", u32::from(c));
        } else {
            out.push(c);
        }
    }
    Cow::Owned(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_masked_and_all_else_is_as_it_was() {
        let cases = [
            (r#"{"a":1.50}"#, "{\n  \"a\": 1.50\n}"),
            (
                r#"{"secret_key":"hunter2","n":[{"cardToken":{"x":"hunter2"}}]}"#,
                "{\n  \"secret_key\": \"***\",\n  \"n\": [\n    {\n      \"cardToken\": \"***\"\n    }\n  ]\n}",
            ),
            (
                r#""{\"card_token\":\"hunter2\"}""#,
                r#""{\"card_token ***""#,
            ),
            ("card_token hunter2", "card_token ***"),
            (
                r#"{"a":1e400,"secret_key":"hunter2"}"#,
                r#"{"a":1e400,"secret_key ***"#,
            ),
            ("<p>no</p>", "<p>no</p>"),
        ];
        for (text, expected) in cases {
            assert_eq!(body(text), expected);
        }
    }

    #[test]
    fn the_token_is_masked_where_there_is_one() {
        let token = Secret::from("ab/cdef");
        assert_eq!(without_token("x ab/cdef y", Some(&token)), "x *** y");
        assert_eq!(without_token("x ab/cdef y", None), "x ab/cdef y");
        assert_eq!(
            message("ab/cdef card_token 7", Some(&token)),
            "*** card_token ***"
        );
    }

    #[test]
    fn escaped_json_is_the_same_value() {
        let text = "[\n\"\u{9b}2J é \u{202e}\"]";
        let printed = printable_json(text);
        assert_eq!(printed, "[\n\"\\u009b2J é \\u202e\"]");
        let value = |text: &str| serde_json::from_str::<Value>(text).unwrap();
        assert_eq!(value(&printed), value(text));
    }
}
