//! Compares our calls with each other: each gives the same verdict, and every reported place is right.

use backoffice_description::validate::{
    Code, Validator, Violation, Violations, all, has_byte_order_mark, locate,
};

use super::{
    mutation::split,
    reading::{DEPTH_LIMIT, scan},
};
use crate::Result;

/// Most violations of one payload to check one by one.
const LOOKED_AT: usize = 24;

/// Returns the verdict of [`Validator::check`], if every other call gives the same.
///
/// # Errors
///
/// If a call gives another verdict.
pub fn coherent(validator: Validator, bytes: &[u8]) -> Result<std::result::Result<(), Violations>> {
    let verdict = validator.check(bytes);
    let (known_to_be_valid, diagnosis) = validator.passes(bytes);
    if known_to_be_valid && diagnosis.is_err() {
        return Err(
            format!("valid by the prefilter, but by the diagnostic pass {diagnosis:?}").into()
        );
    }
    if verdict != diagnosis {
        return Err(format!(
            "both passes give {verdict:?}, the diagnostic pass alone {diagnosis:?}"
        )
        .into());
    }
    // The calls below read the text again, so only every fourth text is checked.
    if !bytes.len().is_multiple_of(4) {
        return Ok(verdict);
    }
    if validator.is_valid(bytes) != verdict.is_ok() {
        return Err(format!("is_valid differs from {verdict:?}").into());
    }
    if let Err(violations) = &verdict {
        let one = match validator.with_limit(1).check(bytes) {
            Ok(()) => return Err("valid under a limit of one violation".into()),
            Err(one) => one,
        };
        if one.total() != violations.total() || one.as_slice().first() != violations.iter().next() {
            return Err(format!("the first of {violations:?} is {one:?}").into());
        }
    }
    Ok(verdict)
}

/// Compares both passes on the shape, profile and text that [`split`] finds in the data.
///
/// # Errors
///
/// If the prefilter accepts an invalid text.
pub fn passes(data: &[u8]) -> Result<()> {
    let (number, profile, text) = split(data);
    let shapes = all();
    let Some(shape) = shapes.get(number % shapes.len()) else {
        return Ok(());
    };
    match Validator::new(shape, profile).with_limit(1).passes(text) {
        (true, Err(violations)) => {
            let text = String::from_utf8_lossy(text);
            let name = shape.name();
            Err(format!("{name} {profile}: only the diagnostic pass finds {violations}\n{text}\n")
                .into())
        }
        _ => Ok(()),
    }
}

/// Checks the places of violations: they are in the order of the text, their lines and columns are right, and
/// their pointers lead to them.
///
/// # Errors
///
/// If a place is wrong.
pub fn well_placed(bytes: &[u8], violations: &Violations) -> Result<()> {
    let offsets: Vec<usize> = violations.iter().map(|violation| violation.offset).collect();
    if offsets.is_empty() || !offsets.is_sorted() {
        return Err(format!("offsets {offsets:?}").into());
    }
    let looked_at = || violations.iter().take(LOOKED_AT);
    for violation in looked_at() {
        let Violation { offset, line, column, .. } = *violation;
        if (line, column) != place(bytes, offset) {
            return Err(format!("line {line}, column {column} at {offset}").into());
        }
        if violation.to_string().contains('\n') {
            return Err(format!("a report of several lines: {violation}").into());
        }
    }
    if let Some(error) = violations.syntax_error() {
        return match error.code {
            Code::NestedTooDeep => nested_too_deep(bytes, error.offset),
            _ => Ok(()),
        };
    }
    let pointers: Vec<&str> = looked_at().map(|violation| violation.pointer.as_str()).collect();
    let positions = locate(bytes, &pointers)?;
    for (violation, position) in looked_at().zip(positions) {
        let place = match violation.code {
            // `locate` may find another field of the same name.
            Code::DuplicateField | Code::LoneSurrogate
                if bytes.get(violation.offset) == Some(&b'"')
                    || is_below_duplicate(violation, violations) =>
            {
                continue;
            }
            Code::UnknownField => position.and_then(|position| position.name),
            _ => position.map(|position| position.value),
        };
        let found = place.map(|place| (place.offset, place.line, place.column));
        if found != Some((violation.offset as u64, violation.line, violation.column)) {
            return Err(format!("{violation:?} is found at {found:?}").into());
        }
    }
    Ok(())
}

/// Returns true if a field on the way to the violation has come twice. A violation inside a secret is reported at the
/// secret, so it can have the pointer of such a field.
fn is_below_duplicate(violation: &Violation, violations: &Violations) -> bool {
    violations.iter().any(|other| {
        other.code == Code::DuplicateField
            && other != violation
            && violation.pointer.starts_with(&other.pointer)
    })
}

/// Counts the line and column of an offset. Returns zeros beyond the end.
fn place(bytes: &[u8], offset: usize) -> (usize, usize) {
    let start = if has_byte_order_mark(bytes) { 3 } else { 0 };
    let Some(before) = bytes.get(start..offset) else {
        return (0, 0);
    };
    let line = before.rsplit(|byte| *byte == b'\n').next().unwrap_or_default();
    let lines = before.iter().filter(|byte| **byte == b'\n').count();
    let columns = line.iter().filter(|byte| !matches!(byte, 0x80..=0xBF)).count();
    (lines + 1, columns + 1)
}

/// Checks that the array or object at an offset is the first beyond the limit.
fn nested_too_deep(bytes: &[u8], offset: usize) -> Result<()> {
    let start = if has_byte_order_mark(bytes) { 3 } else { 0 };
    let text = std::str::from_utf8(bytes)?;
    let depth = |end: usize| text.get(start..end).map(|before| scan(before).deepest);
    let depths = [depth(offset), depth(offset + 1)];
    if depths != [Some(DEPTH_LIMIT), Some(DEPTH_LIMIT + 1)] {
        return Err(
            format!("nested too deep at {offset}, but the depths there are {depths:?}").into()
        );
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use backoffice_description::validate::{Profile, by_name};

    use super::*;

    #[test]
    fn a_duplicate_in_the_first_of_two_secrets_is_well_placed() {
        let bytes = br#"{"secret_key":{"a":1,"a":2},"secret_key":"x"}"#;
        let webhook = by_name("Webhook").unwrap();
        let violations = Validator::new(webhook, Profile::Contract).check(bytes).unwrap_err();
        let duplicates =
            violations.iter().filter(|violation| violation.code == Code::DuplicateField);
        assert_eq!(duplicates.count(), 2);
        well_placed(bytes, &violations).unwrap();
    }
}
