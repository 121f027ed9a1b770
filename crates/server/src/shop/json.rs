//! Records as JSON values, to change some of their fields.

use backoffice_models::Record;
use serde_json::{Map, Value};

use crate::http::refusal::Refusal;

/// Reads the text of a stored record.
pub(super) fn read(text: &str) -> Result<Value, Refusal> {
    serde_json::from_str(text).map_err(|error| {
        tracing::error!(%error, "a stored record is not JSON");
        Refusal::unavailable("a stored record can't be read")
    })
}

/// Writes a record with its fields in the document's order.
pub(super) fn write<T: Record>(record: &Value) -> Result<String, Refusal> {
    let record = T::from_json(&record.to_string());
    let record = record.map_err(|error| Refusal::unavailable(error.to_string()))?;
    Ok(record.to_json())
}

/// Sets a field of a record.
pub(super) fn set(record: &mut Value, field: &str, value: impl Into<Value>) {
    if let Some(record) = record.as_object_mut() {
        record.insert(field.to_owned(), value.into());
    }
}

/// Appends to a list of a record; makes the list if it is absent or null.
pub(super) fn push(record: &mut Value, list: &str, item: Value) {
    match record.get_mut(list) {
        Some(Value::Array(items)) => items.push(item),
        _ => set(record, list, vec![item]),
    }
}

/// Returns the items of a list.
pub(super) fn items<'a>(record: &'a Value, list: &str) -> impl Iterator<Item = &'a Value> {
    record
        .get(list)
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
}

/// Replaces the fields of a record by those of a partial update, except some that the service sets itself (gap
/// `read-only-fields`).
pub(super) fn merge(record: &mut Value, update: &str, read_only: &[&str]) -> Result<(), Refusal> {
    // Free-form values may have numbers and nesting that this program can't read.
    let update: Map<String, Value> = serde_json::from_str(update)
        .map_err(|error| Refusal::invalid("non_field_errors", error.to_string()))?;
    for (name, value) in update {
        if !read_only.contains(&name.as_str()) {
            set(record, &name, value);
        }
    }
    Ok(())
}

/// Returns the time as the API writes it.
pub(super) fn now() -> String {
    let now = jiff::Timestamp::now();
    now.round(jiff::Unit::Millisecond)
        .unwrap_or(now)
        .to_string()
}
