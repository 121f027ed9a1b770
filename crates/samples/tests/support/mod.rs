//! What several tests need.

use serde_json::Value;

/// The value of a sample.
pub(crate) fn parse(text: &str) -> Value {
    serde_json::from_str(text)
        .unwrap_or_else(|error| panic!("a sample is not JSON: {error}\n{text}"))
}

/// The elements of a list.
pub(crate) fn elements(list: &Value) -> &[Value] {
    list.as_array()
        .unwrap_or_else(|| panic!("not a list: {list}"))
}
