//! Many records in one text: compares the iterators with the same text, split in memory.

use std::io::{self, BufReader};

use backoffice_description::{
    Profile,
    validate::{Checked, Validator, by_name, has_byte_order_mark},
};
use serde_json::value::RawValue;

use super::places::coherent;
use crate::Result;

/// A record's bytes and their offset.
#[derive(Debug, PartialEq, Eq)]
struct Record<'t> {
    offset: usize,
    bytes: &'t [u8],
}

/// Compares both iterators on bytes that are read through buffers of different sizes.
///
/// # Errors
///
/// If they differ.
pub fn records(bytes: &[u8], size: usize) -> Result<()> {
    let validator = Validator::new(by_name("GiftCard")?, Profile::Contract);
    let items = collected(validator.lines(bytes))?;
    let buffered = BufReader::with_capacity(size.max(1), bytes);
    if items != collected(validator.lines(buffered))? {
        return Err(format!("lines differ with a buffer of {size} bytes").into());
    }
    compare(validator, bytes, &items, &lines(bytes))?;

    let items = collected(validator.elements(bytes))?;
    let buffered = BufReader::with_capacity(size.max(1), bytes);
    if items != collected(validator.elements(buffered))? {
        return Err(format!("elements differ with a buffer of {size} bytes").into());
    }
    match elements(bytes) {
        Some(elements) => compare(validator, bytes, &items, &elements),
        None if items.iter().any(is_unreadable) => Ok(()),
        None => Err(format!("this is not an array of JSON values, but gives {items:?}").into()),
    }
}

fn collected(items: impl Iterator<Item = io::Result<Checked>>) -> Result<Vec<Checked>> {
    Ok(items.collect::<io::Result<_>>()?)
}

fn is_unreadable(item: &Checked) -> bool {
    let violations = item.result.as_ref().err();
    violations.is_some_and(|violations| violations.syntax_error().is_some())
}

/// Returns the lines that are not blank.
fn lines(bytes: &[u8]) -> Vec<Record<'_>> {
    let mut records = Vec::new();
    let mut offset = 0;
    for line in bytes.split(|byte| *byte == b'\n') {
        let is_blank = match line {
            [0xEF, 0xBB, 0xBF, rest @ ..] if offset == 0 => trimmed(rest).is_empty(),
            line => trimmed(line).is_empty(),
        };
        if !is_blank {
            let bytes = trimmed(line);
            records.push(Record { offset, bytes });
        }
        offset += line.len() + 1;
    }
    records
}

/// Returns the elements of an array of any JSON values.
fn elements(bytes: &[u8]) -> Option<Vec<Record<'_>>> {
    let mark = if has_byte_order_mark(bytes) { 3 } else { 0 };
    let text = std::str::from_utf8(bytes.get(mark..)?).ok()?;
    let elements: Vec<&RawValue> = serde_json::from_str(text).ok()?;
    let records = elements.into_iter().map(|element| Record {
        offset: element.get().as_ptr().addr() - bytes.as_ptr().addr(),
        bytes: element.get().as_bytes(),
    });
    Some(records.collect())
}

fn compare(
    validator: Validator,
    text: &[u8],
    items: &[Checked],
    expected: &[Record<'_>],
) -> Result<()> {
    let found: Vec<_> = items
        .iter()
        .map(|item| {
            let offset = usize::try_from(item.offset)?;
            let bytes = text.get(offset..offset + item.bytes).unwrap_or_default();
            Ok(Record { offset, bytes })
        })
        .collect::<Result<_>>()?;
    if found != expected {
        return Err(format!("records are {found:?}, expected {expected:?}").into());
    }
    for (index, (item, record)) in items.iter().zip(expected).enumerate() {
        // A byte order mark is allowed at the start of the text only.
        let verdict = match has_byte_order_mark(record.bytes) && record.offset > 0 {
            true => Err(()),
            false => coherent(validator, record.bytes)?.map_err(drop),
        };
        let before = text.get(..record.offset).unwrap_or_default();
        let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
        if item.result.clone().map_err(drop) != verdict || (item.index, item.line) != (index, line)
        {
            return Err(format!("{item:?}: expected {verdict:?} at line {line}").into());
        }
    }
    Ok(())
}

/// Removes JSON's white space from the end of a line. A form feed stays.
fn trimmed(mut line: &[u8]) -> &[u8] {
    while let [before @ .., b' ' | b'\t' | b'\n' | b'\r'] = line {
        line = before;
    }
    line
}
