//! Booleans, and values other than the expected one: null, or a value after more white space.

use super::{Pass, table::Profiles, whitespace::space};

/// Reads null. After unexpected white space, calls `value` to read the value.
#[cold]
#[inline(never)]
pub fn other<'t>(
    text: &'t [u8],
    null: Profiles,
    pass: &Pass,
    value: impl Fn(&'t [u8], Profiles, &Pass) -> &'t [u8],
) -> &'t [u8] {
    if let Some(rest) = text.strip_prefix(b"null") {
        return if null & pass.profile != 0 { rest } else { &[] };
    }
    let after_space = space(text);
    if after_space.len() < text.len() { value(after_space, null, pass) } else { &[] }
}

/// Refuses any value. Passed to [`other`] where only null is allowed.
pub fn mismatch<'t>(_: &'t [u8], _: Profiles, _: &Pass) -> &'t [u8] {
    &[]
}

/// Reads true or false.
#[inline(never)]
pub fn boolean<'t>(text: &'t [u8], null: Profiles, pass: &Pass) -> &'t [u8] {
    if let Some(rest) = text.strip_prefix(b"false") {
        return rest;
    }
    if let Some(rest) = text.strip_prefix(b"true") {
        return rest;
    }
    other(text, null, pass, boolean)
}
