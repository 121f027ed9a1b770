//! The two readers of the models.

use backoffice::{models::AnyRecord, schema::documents};

/// Reads a text as the shape of the document with this number, by each reader of the models. Returns true if the one
/// that reads in one pass has read it.
///
/// # Errors
///
/// If the readers give records that differ, are written in another way or have another drift, if the engine misses drift, or
/// if only the one that reads in one pass gives a record.
pub fn models(number: usize, bytes: &[u8]) -> Result<bool, String> {
    let documents = documents();
    let info = documents[number % documents.len()].shape();
    let shown = || format!("{}: {}", info.name, String::from_utf8_lossy(bytes));
    let readers = AnyRecord::by_each_reader(info, bytes).map_err(|error| error.to_string())?;
    let (in_one_pass, other) = match readers {
        (Some(record), Ok(other)) => (record, other),
        (Some(_), Err(error)) => return Err(format!("only one reader reads {}: {error}", shown())),
        (None, _) => return Ok(false),
    };
    let (written, expected) = (in_one_pass.to_json(), other.to_json());
    if written != expected {
        return Err(format!("{} is written as {written} or {expected}", shown()));
    }
    let (drift, expected) = (in_one_pass.drift(), other.drift());
    if drift != expected {
        return Err(format!("{} has drift {drift:?} or {expected:?}", shown()));
    }
    let (model, expected) = (format!("{in_one_pass:?}"), format!("{other:?}"));
    if model != expected {
        return Err(format!("{} is read as {model} or {expected}", shown()));
    }
    let known = AnyRecord::from_slice(info, bytes).map_err(|error| error.to_string())?;
    if known.drift() != drift {
        return Err(format!("{}: the engine misses drift {drift:?}", shown()));
    }
    Ok(true)
}
