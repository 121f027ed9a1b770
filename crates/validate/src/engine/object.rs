//! Objects, arrays and free-form values: what tables and generated code share.

use super::{
    Pass,
    hash::{Key, WHOLE},
    line::Line,
    scan,
    table::{Check, Profiles, Set, Table},
    value::{self, space},
};

/// How many fields beyond the documented ones an object may have to be decided in one pass: their names
/// are compared to find one that comes twice.
const MOST_UNKNOWN: usize = 32;

/// Goes out of an object that has all it must have, and returns what stands behind it; nothing if it has not.
#[inline(always)]
pub(super) fn complete<'t>(table: &Table, seen: Set, text: &'t [u8], pass: &Pass) -> &'t [u8] {
    let required = table.required[pass.index()];
    if seen & required == required {
        pass.leave();
        text
    } else {
        &[]
    }
}

/// A name that has been read.
///
/// Whether its content is plain has not been looked at: that of a name that a table finds is, and for others
/// there is [`Name::is_plain`].
pub(super) struct Name<'t> {
    /// From behind its opening quote to its closing quote.
    pub(super) content: &'t [u8],
    /// What stands behind its opening quote.
    text: &'t [u8],
    /// What stands behind its closing quote.
    behind: &'t [u8],
}

/// Reads a name, from behind its opening quote on.
#[inline(always)]
pub(super) fn name(text: &[u8]) -> Option<Name<'_>> {
    let quotes = text
        .first_chunk()
        .map_or(0, |chunks| scan::of_two(chunks, scan::quotes));
    let length = if quotes == 0 {
        scan::unquoted(text)
    } else {
        quotes.trailing_zeros() as usize
    };
    let (content, rest) = text.split_at_checked(length)?;
    Some(Name {
        content,
        text,
        behind: rest.strip_prefix(b"\"")?,
    })
}

impl<'t> Name<'t> {
    /// Whether it has no escapes and is text. One with escapes is left to the diagnostic pass.
    #[inline(always)]
    fn is_plain(&self) -> bool {
        let length = self.content.len();
        if let Some(chunks) = self.text.first_chunk()
            && length <= WHOLE
            && scan::of_two(chunks, scan::specials) & ((1 << length) - 1) == 0
        {
            return true;
        }
        is_open_text(self.content)
    }

    #[inline(always)]
    pub(super) fn key(&self) -> Key {
        match (self.text.first_chunk(), self.behind) {
            (Some(text), [b':', ..]) if self.content.len() <= WHOLE => {
                Key::within(text, self.content.len(), scan::Halves)
            }
            _ => Key::new(self.content),
        }
    }

    /// What stands behind the colon that follows, and white space around that.
    #[inline(always)]
    pub(super) fn value(&self) -> Option<&'t [u8]> {
        match self.behind {
            [b':', value @ ..] => Some(space(value)),
            _ => spaced_colon(self.behind),
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

/// Reads the value of a field that may have any name, whose key is known.
#[inline(always)]
pub(super) fn free_field<'t>(
    names: &mut Names,
    name: &Name<'t>,
    key: &Key,
    pass: &Pass,
) -> Option<&'t [u8]> {
    if name.is_plain() && names.insert(key) {
        Some(any(name.value()?, 0, pass))
    } else {
        None
    }
}

/// Names of fields that the document does not list, as hashes. Two names with one hash are taken for a
/// name that comes twice: the diagnostic pass then finds out.
#[derive(Default)]
pub(super) struct Names {
    hashes: [u32; MOST_UNKNOWN],
    count: usize,
}

impl Names {
    /// Takes a name in; false if there is no room, or it may be there already.
    #[inline]
    fn insert(&mut self, key: &Key) -> bool {
        let hash = (key.hash(0x9E37_79B9_7F4A_7C15) >> 32) as u32;
        if self
            .hashes
            .iter()
            .take(self.count)
            .any(|other| *other == hash)
        {
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

/// A value of a shape.
#[inline(always)]
pub(crate) fn shape<'t>(
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

/// An array of values.
#[inline]
pub(crate) fn list<'t>(
    text: &'t [u8],
    null: Profiles,
    pass: &Pass,
    element: impl Fn(&'t [u8], Profiles, &Pass) -> &'t [u8],
) -> &'t [u8] {
    let text = space(text);
    let Some(inside) = text.strip_prefix(b"[") else {
        return value::other(text, null, pass, value::mismatch);
    };
    let Some(()) = pass.enter() else {
        return &[];
    };
    let line = Line::new(inside, pass);
    let mut text = line.first;
    if let [b']', behind @ ..] = text {
        pass.leave();
        return behind;
    }
    loop {
        let mut behind = element(text, 0, pass);
        if !matches!(behind, [b',' | b']', ..]) {
            behind = line.end(behind);
        }
        if let [b']', behind @ ..] = behind {
            pass.leave();
            return behind;
        }
        match line.next(behind) {
            Some(next) => text = next,
            None => return &[],
        }
    }
}

/// A list of values of a shape.
#[inline(never)]
pub(crate) fn shapes<'t>(text: &'t [u8], null: Profiles, pass: &Pass, check: Check) -> &'t [u8] {
    list(text, null, pass, |text, null, pass| {
        shape(text, null, pass, check)
    })
}

/// A free-form object.
#[inline(never)]
pub(crate) fn free_object<'t>(text: &'t [u8], null: Profiles, pass: &Pass) -> &'t [u8] {
    shape(text, null, pass, free_fields)
}

/// Null passes in every profile.
const NULL: Profiles = 3;

/// Any value.
#[inline(never)]
pub(crate) fn any<'t>(text: &'t [u8], _: Profiles, pass: &Pass) -> &'t [u8] {
    match text {
        [b'"', ..] => value::string(text, 0, pass),
        [b'{', ..] => free_fields(text, pass),
        [b'[', ..] => free_list(text, 0, pass),
        [b't' | b'f', ..] => value::boolean(text, 0, pass),
        [b'0'..=b'9' | b'-', ..] => value::number(text, 0, pass, None),
        // Null passes, and so do other values behind more white space.
        _ => value::other(text, NULL, pass, any),
    }
}

/// A list of any values.
#[inline(never)]
fn free_list<'t>(text: &'t [u8], null: Profiles, pass: &Pass) -> &'t [u8] {
    list(text, null, pass, any)
}

/// An object of any fields.
#[inline(never)]
fn free_fields<'t>(text: &'t [u8], pass: &Pass) -> &'t [u8] {
    fields_of_any_name(text, pass).unwrap_or_default()
}

#[inline(always)]
fn fields_of_any_name<'t>(text: &'t [u8], pass: &Pass) -> Option<&'t [u8]> {
    let mut text = space(text.strip_prefix(b"{")?);
    pass.enter()?;
    if let [b'}', behind @ ..] = text {
        pass.leave();
        return Some(behind);
    }
    let mut names = Names::default();
    loop {
        let name = name(text.strip_prefix(b"\"")?)?;
        match space(free_field(&mut names, &name, &name.key(), pass)?) {
            [b',', more @ ..] => text = space(more),
            [b'}', behind @ ..] => {
                pass.leave();
                return Some(behind);
            }
            _ => return None,
        }
    }
}
