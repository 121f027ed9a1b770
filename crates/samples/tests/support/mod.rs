//! Shared helpers.

use serde_json::Value;

pub(crate) fn parse(text: &str) -> Value {
    serde_json::from_str(text)
        .unwrap_or_else(|error| panic!("a sample is not JSON: {error}\n{text}"))
}

pub(crate) fn elements(list: &Value) -> &[Value] {
    list.as_array().unwrap_or_else(|| panic!("not a list: {list}"))
}
