//! Records as JSON values, to change some of their fields.

use std::collections::BTreeMap;

use backoffice_models::{Record, Timestamp};
use backoffice_shapes::{TypeInfo, format};
use serde::Deserialize;
use serde_json::{Map, Value, value::RawValue};
use tokio::{
    runtime::{Handle, RuntimeFlavor},
    task::block_in_place,
};

use crate::{database::table::parse, domain::refusal::Refusal};

/// Reads a body that was checked.
///
/// # Errors
///
/// If it is not a JSON object.
pub fn body(record: &impl Record) -> Result<Value, Refusal> {
    Ok(object(&record.to_json())?.into())
}

/// Reads the fields of a body.
///
/// # Errors
///
/// If the text is not a JSON object.
pub fn object(text: &str) -> Result<Map<String, Value>, Refusal> {
    parse(text).map_err(Refusal::unreadable)
}

/// Bytes of a long record.
const LONG: usize = 32 * 1024;

/// Does work on a record with this text. If it is long, another thread takes over what this one does for other calls: tokio
/// has one thread that waits for all connections, and while that one works, nobody sees a new call.
fn beside<T>(text: &str, work: impl FnOnce() -> T) -> T {
    let flavor = || Handle::try_current().map(|runtime| runtime.runtime_flavor());
    if text.len() >= LONG && matches!(flavor(), Ok(RuntimeFlavor::MultiThread)) {
        block_in_place(work)
    } else {
        work()
    }
}

/// Reads the text of a stored record.
///
/// # Errors
///
/// 503, if it is not JSON.
pub fn read(text: &str) -> Result<Value, Refusal> {
    beside(text, || parse(text)).map_err(|error| {
        tracing::error!(%error, "a stored record is not JSON");
        Refusal::unavailable("a stored record can't be read")
    })
}

/// Reads the text of a stored record as its type.
///
/// # Errors
///
/// 503, if it is not a JSON object.
pub fn record<T: Record>(text: &str) -> Result<T, Refusal> {
    beside(text, || T::from_json(text)).map_err(|error| {
        tracing::error!(%error, "a stored record is not a JSON object");
        Refusal::unavailable("a stored record can't be read")
    })
}

/// Returns the fields of a record as those of another type, which has the same ones.
///
/// # Errors
///
/// 503, if the type can't be read.
pub fn converted<T: Record>(record: &impl Record) -> Result<T, Refusal> {
    self::record(&record.to_json())
}

/// Writes a record. The length of `read`, its former text, decides if other calls get this thread.
pub fn text(record: &impl Record, read: &str) -> String {
    beside(read, || record.to_json())
}

/// Returns a new record with null for each field of the document that it lacks.
///
/// # Errors
///
/// 503, if the record can't be read again.
pub fn with_nulls<T: Record>(record: &T) -> Result<T, Refusal> {
    let text = record.to_json();
    let mut fields = object(&text)?;
    for field in record.info().fields {
        fields.entry(field.name).or_insert(Value::Null);
    }
    self::record(&keeping_texts(&fields.into(), &[&text]))
}

/// Writes a record with its fields in the document's order. A value that one of these texts has is copied from the first that
/// has it, so that no number is rounded.
///
/// # Errors
///
/// 503, if it is not a record of the type.
pub fn write_over<T: Record>(record: &Value, texts: &[&str]) -> Result<String, Refusal> {
    Ok(self::record::<T>(&keeping_texts(record, texts))?.to_json())
}

/// Writes a value. Parts equal to those at the same place in `texts` keep their exact text; the first text wins.
pub fn keeping_texts(record: &Value, texts: &[&str]) -> String {
    // The lists of a record grow, so their items are compared one by one.
    parts(record, texts, |field, texts| match field {
        Value::Array(_) => parts(field, texts, value_over),
        _ => value_over(field, texts),
    })
}

/// Returns a text that has this value, or else one that has it in parts.
fn value_over(value: &Value, texts: &[&str]) -> String {
    let is_same = |text: &&&str| parse::<Value>(text).is_ok_and(|other| other == *value);
    match texts.iter().find(is_same) {
        Some(same) => (*same).to_owned(),
        None => parts(value, texts, value_over),
    }
}

/// Writes an object or a list, with `part` for each field or item and its texts.
fn parts(value: &Value, texts: &[&str], part: fn(&Value, &[&str]) -> String) -> String {
    match value {
        Value::Object(fields) => {
            let texts: Vec<BTreeMap<String, &RawValue>> = all(texts);
            let fields = fields.iter().map(|(name, value)| {
                let texts = texts.iter().filter_map(|text| text.get(name));
                let texts: Vec<_> = texts.map(|text| text.get()).collect();
                format!("{}:{}", Value::from(name.as_str()), part(value, &texts))
            });
            format!("{{{}}}", fields.collect::<Vec<_>>().join(","))
        }
        Value::Array(items) => {
            let texts: Vec<Vec<&RawValue>> = all(texts);
            let items = items.iter().enumerate().map(|(at, item)| {
                let texts = texts.iter().filter_map(|text| text.get(at));
                let texts: Vec<_> = texts.map(|text| text.get()).collect();
                part(item, &texts)
            });
            format!("[{}]", items.collect::<Vec<_>>().join(","))
        }
        value => value.to_string(),
    }
}

/// Reads those texts that have the type.
fn all<'a, T: Deserialize<'a>>(texts: &[&'a str]) -> Vec<T> {
    let texts = texts.iter();
    texts.filter_map(|text| serde_json::from_str(text).ok()).collect()
}

/// Sets a field of a record.
pub fn set(record: &mut Value, field: &str, value: impl Into<Value>) {
    if let Some(record) = record.as_object_mut() {
        record.insert(field.to_owned(), value.into());
    }
}

/// Returns the items of a list.
pub fn items<'a>(record: &'a Value, list: &str) -> impl Iterator<Item = &'a Value> {
    record.get(list).and_then(Value::as_array).into_iter().flatten()
}

/// Removes the fields that the document does not list from the objects of a value, and writes its times in UTC.
pub fn keep_listed(value: &mut Value, ty: TypeInfo) {
    match (value, ty) {
        (Value::String(text), TypeInfo::Timestamp) => {
            let time = text.parse::<jiff::Timestamp>();
            if let Some(time) = time.ok().filter(|_| !format::is_utc(text)) {
                *text = time.to_string();
            }
        }
        (Value::Object(fields), TypeInfo::Shape(shape)) if shape.fields_shown => {
            fields.retain(|name, value| {
                let field = shape.field(name);
                if let Some(field) = field {
                    keep_listed(value, field.ty);
                }
                field.is_some()
            });
        }
        (Value::Array(items), TypeInfo::List(item)) => {
            items.iter_mut().for_each(|value| keep_listed(value, *item));
        }
        _ => {}
    }
}

/// Returns the time as a record has it.
pub fn timestamp() -> Option<Timestamp> {
    let now = jiff::Timestamp::now();
    let now = now.round(jiff::Unit::Millisecond).unwrap_or(now);
    Timestamp::new(now.to_string()).ok()
}

/// Returns a time of the database, in microseconds since 1970, as a record has it.
pub fn time(micros: i64) -> Option<Timestamp> {
    let time = jiff::Timestamp::from_microsecond(micros).ok()?;
    Timestamp::new(time.to_string()).ok()
}

#[cfg(test)]
mod tests {
    use std::{sync::mpsc, time::Duration};

    use tokio::runtime::Builder;

    use super::*;

    #[test]
    fn work_on_a_long_record_leaves_the_thread_to_others() {
        let text = "x".repeat(LONG);
        let (sender, receiver) = mpsc::channel();
        let runtime = Builder::new_multi_thread().worker_threads(1).build();
        let runtime = runtime.unwrap();
        let received = runtime.spawn(async move {
            tokio::spawn(async move { sender.send(()) });
            beside(&text, || receiver.recv_timeout(Duration::from_secs(10)))
        });
        assert_eq!(runtime.block_on(received).unwrap(), Ok(()));
        // Without threads, it is done here.
        let runtime = Builder::new_current_thread().build().unwrap();
        let text = "x".repeat(LONG);
        assert_eq!(runtime.block_on(async { beside(&text, || 1) }), 1);
        assert_eq!(beside(&text, || 2), 2);
    }
}
