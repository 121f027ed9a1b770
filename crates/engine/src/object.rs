//! Objects, arrays and free-form values: functions for both the tables and the generated code.

use super::{
    Pass,
    hash::{Key, WHOLE},
    number,
    scan::{self, Halves, Lanes as _, Native, Vectors as _},
    string,
    table::{Check, Profiles, Set, Table},
    value,
    whitespace::{Separator, space},
};

/// Maximum number of unknown fields in an object. Their names are compared with each other to find duplicates, so the
/// diagnostic pass decides on objects with more.
const MOST_UNKNOWN: usize = 32;

/// Leaves an object. Returns the rest, or an empty rest if a required field is missing.
#[inline(always)]
pub(super) fn complete<'t>(table: &Table, seen: Set, text: &'t [u8], pass: &Pass) -> &'t [u8] {
    let required = table.required[pass.required];
    if seen & required == required {
        pass.leave();
        text
    } else {
        &[]
    }
}

/// A name that has been read.
///
/// A name that a table finds is plain text; [`Name::is_plain`] checks other names.
pub struct Name<'t> {
    /// The name between its quotes.
    pub content: &'t [u8],
    /// The text after its opening quote.
    text: &'t [u8],
    /// The text after its closing quote.
    rest: &'t [u8],
}

/// Reads a name; `text` follows its opening quote.
#[inline(always)]
pub fn name(text: &[u8]) -> Option<Name<'_>> {
    let quotes = text.first_chunk().map_or(0, |chunks| scan::of_two(chunks, Native::quotes));
    let length = if quotes == 0 { scan::unquoted(text) } else { quotes.trailing_zeros() as usize };
    let (content, quote) = text.split_at_checked(length)?;
    Some(Name { content, text, rest: quote.strip_prefix(b"\"")? })
}

impl<'t> Name<'t> {
    /// Returns true for text without escapes. The diagnostic pass decides on names with escapes.
    #[inline(always)]
    pub fn is_plain(&self) -> bool {
        let length = self.content.len();
        if let Some(chunks) = self.text.first_chunk()
            && length <= WHOLE
            && Halves.specials(chunks) & ((1 << length) - 1) == 0
        {
            return true;
        }
        is_open_text(self.content)
    }

    #[inline(always)]
    /// The key of the name.
    pub fn key(&self) -> Key {
        match (self.text.first_chunk(), self.rest) {
            (Some(text), [b':', ..]) if self.content.len() <= WHOLE => {
                Key::within(text, self.content.len(), scan::Halves)
            }
            _ => Key::new(self.content),
        }
    }

    /// Skips the colon after the name, and white space around it.
    #[inline(always)]
    pub fn value(&self) -> Option<&'t [u8]> {
        match self.rest {
            [b':', value @ ..] => Some(space(value)),
            _ => spaced_colon(self.rest),
        }
    }
}

#[cold]
#[inline(never)]
fn spaced_colon(text: &[u8]) -> Option<&[u8]> {
    Some(space(space(text).strip_prefix(b":")?))
}

#[cold]
#[inline(never)]
fn is_open_text(name: &[u8]) -> bool {
    scan::open(name) == name.len() && simdutf8::basic::from_utf8(name).is_ok()
}

/// Reads the value of a field whose name is not in a table.
#[inline(always)]
pub(super) fn free_field<'t>(
    names: &mut Names,
    name: &Name<'t>,
    key: &Key,
    pass: &Pass,
) -> Option<&'t [u8]> {
    if name.is_plain() && names.insert(key) { Some(any(name.value()?, 0, pass)) } else { None }
}

/// Hashes of the names of unknown fields. Two names with the same hash may be equal, so the diagnostic pass decides.
#[derive(Default)]
pub(super) struct Names {
    hashes: [u32; MOST_UNKNOWN],
    count: usize,
}

impl Names {
    /// Adds a name. Returns false if there is no room, or the name may be a duplicate.
    #[inline]
    fn insert(&mut self, key: &Key) -> bool {
        let hash = (key.hash(0x9E37_79B9_7F4A_7C15) >> 32) as u32;
        if self.hashes.iter().take(self.count).any(|other| *other == hash) {
            return false;
        }
        let Some(room) = self.hashes.get_mut(self.count) else {
            return false;
        };
        *room = hash;
        self.count += 1;
        true
    }
}

/// Reads a value of a shape.
#[inline(always)]
pub fn shape<'t>(
    text: &'t [u8],
    null: Profiles,
    pass: &Pass,
    check: impl Fn(&'t [u8], &Pass) -> &'t [u8],
) -> &'t [u8] {
    match text {
        [b'{', ..] => check(text, pass),
        _ => value::other(text, null, pass, |text, _, pass| check(text, pass)),
    }
}

/// Reads an array of values.
#[inline]
pub fn list<'t>(
    text: &'t [u8],
    null: Profiles,
    pass: &Pass,
    mut element: impl FnMut(&'t [u8], Profiles, &Pass) -> &'t [u8],
) -> &'t [u8] {
    let text = space(text);
    let Some(inside) = text.strip_prefix(b"[") else {
        return value::other(text, null, pass, value::mismatch);
    };
    let Some(()) = pass.enter() else {
        return &[];
    };
    let separator = Separator::new(inside, pass);
    let mut text = separator.first;
    if let [b']', rest @ ..] = text {
        pass.leave();
        return rest;
    }
    loop {
        let mut after = element(text, 0, pass);
        if !matches!(after, [b',' | b']', ..]) {
            after = separator.end(after);
        }
        if let [b']', rest @ ..] = after {
            pass.leave();
            return rest;
        }
        match separator.next(after) {
            Some(next) => text = next,
            None => return &[],
        }
    }
}

/// Reads a list of values of a shape.
#[inline(never)]
pub fn shapes<'t>(text: &'t [u8], null: Profiles, pass: &Pass, check: Check) -> &'t [u8] {
    list(text, null, pass, |text, null, pass| shape(text, null, pass, check))
}

/// Reads a free-form object.
#[inline(never)]
pub fn free_object<'t>(text: &'t [u8], null: Profiles, pass: &Pass) -> &'t [u8] {
    shape(text, null, pass, free_fields)
}

/// Null passes in every profile.
const NULL: Profiles = 3;

/// Reads any value.
#[inline(never)]
pub fn any<'t>(text: &'t [u8], _: Profiles, pass: &Pass) -> &'t [u8] {
    match text {
        [b'"', ..] => string::string(text, 0, pass),
        [b'{', ..] => free_fields(text, pass),
        [b'[', ..] => free_list(text, 0, pass),
        [b't' | b'f', ..] => value::boolean(text, 0, pass),
        [b'0'..=b'9' | b'-', ..] => number::number(text, 0, pass, None),
        // Null, or another value after more white space.
        _ => value::other(text, NULL, pass, any),
    }
}

/// Reads a list of any values.
#[inline(never)]
fn free_list<'t>(text: &'t [u8], null: Profiles, pass: &Pass) -> &'t [u8] {
    list(text, null, pass, any)
}

/// Reads an object of any fields.
#[inline(never)]
fn free_fields<'t>(text: &'t [u8], pass: &Pass) -> &'t [u8] {
    let mut names = Names::default();
    let field = |text: &'t [u8]| {
        let name = name(text.strip_prefix(b"\"")?)?;
        free_field(&mut names, &name, &name.key(), pass)
    };
    fields(text, pass, field).unwrap_or_default()
}

/// Reads an object. `field` reads a field without the white space around it.
#[inline(always)]
fn fields<'t>(
    text: &'t [u8],
    pass: &Pass,
    mut field: impl FnMut(&'t [u8]) -> Option<&'t [u8]>,
) -> Option<&'t [u8]> {
    let inside = text.strip_prefix(b"{")?;
    pass.enter()?;
    let separator = Separator::new(inside, pass);
    let mut text = separator.first;
    if let [b'}', rest @ ..] = text {
        pass.leave();
        return Some(rest);
    }
    loop {
        let after = separator.end(field(text)?);
        if let [b'}', rest @ ..] = after {
            pass.leave();
            return Some(rest);
        }
        text = space(separator.next(after)?);
    }
}

/// Reads any value for a reader that keeps its text. Unlike [`any`], it takes any number of names, with escapes and
/// duplicates.
#[inline(never)]
pub fn skip<'t>(text: &'t [u8], _: Profiles, pass: &Pass) -> &'t [u8] {
    match space(text) {
        text @ [b'{', ..] => skip_fields(text, pass).unwrap_or_default(),
        text @ [b'[', ..] => list(text, 0, pass, skip),
        text => any(text, 0, pass),
    }
}

#[inline(always)]
fn skip_fields<'t>(text: &'t [u8], pass: &Pass) -> Option<&'t [u8]> {
    fields(text, pass, |text| {
        let value = match string::string(text, 0, pass) {
            [b':', b' ', value @ ..] | [b':', value @ ..] => value,
            rest => spaced_colon(rest)?,
        };
        Some(skip(value, 0, pass))
    })
}
