//! Masks secrets in the text of requests and responses.

use std::borrow::Cow;

use backoffice::{
    client::auth::AccessToken,
    models::{Json, Secret},
};
use serde_json::Value;

use crate::secrets::{MASK, cut, names_in};

pub(super) fn without_token(text: &str, token: Option<&Secret>) -> String {
    let token = token.and_then(|token| AccessToken::new(token.expose()).ok());
    token.map_or_else(|| text.to_owned(), |token| token.masked_in(text))
}

/// Masks the token and the secrets of the API in a message.
pub(super) fn message(text: &str, token: Option<&Secret>) -> String {
    without_token(&cut(text), token)
}

/// Masks the secrets of the API in a body, and indents JSON.
pub(super) fn body(text: &str) -> String {
    let has_secret = !names_in(text.as_bytes()).is_empty();
    match (has_secret, serde_json::from_str::<Value>(text)) {
        (true, Ok(mut value)) => {
            mask(&mut value);
            format!("{:#}", Json::from(value))
        }
        (true, Err(_)) => cut(text).into_owned(),
        // `Json` keeps every digit of a number.
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
