//! Reads a shape in one pass over its JSON text, which need not be well formed.
//!
//! This reader takes what records usually are: fields in any order, unknown fields, values that do not fit. It gives up
//! on names with escapes, duplicate names, syntax errors and text nested deeper than 128 levels; then `serde_json` and
//! [`Reader`] read the record. Both give the same record for the same text.
//!
//! As in the engine, a function takes the text from a value on and returns the text after it. An empty rest says that
//! the value was not read: a comma or a bracket must follow each value, so nothing else needs a check.

use std::cell::Cell;

use backoffice_engine::{
    Pass,
    index::Index,
    number, object,
    ordered::named,
    string,
    whitespace::{Separator, space},
};

use super::{Field, Fields, Reader, Value, shared_texts::SharedTexts};
use crate::{
    json::Json,
    spelling::Spellings,
    unknown_fields::{Kept, UnknownFields},
};

/// Maximum number of kept fields of an object. Their names are compared with each other to find duplicates.
const MOST_KEPT: usize = 32;

/// A JSON text that is being read.
pub struct Source<'t> {
    text: &'t str,
    pass: Pass,
    /// True if the text is for [`Reader`] to read. Then nothing more is tried, so the time stays linear.
    gave_up: Cell<bool>,
    pub(crate) shared_texts: SharedTexts,
}

/// An object that is being read.
pub struct Reading<'r, 't> {
    source: &'r Source<'t>,
    separator: Separator<'t>,
    /// Documented fields that are null, one bit each.
    nulls: u128,
    /// Position of the last field.
    position: u32,
    /// The text from its value on.
    value: &'t [u8],
    /// The text after its value, if no comma follows.
    end: Option<&'t [u8]>,
}

/// Reads one shape. Returns `None` if it is for [`Reader`] to read.
pub(crate) fn read<T: Fields>(text: &str) -> Option<T> {
    let source = Source::new(text);
    let start = space(text.as_bytes());
    let mut shape = T::empty();
    let rest = take_shape(&mut shape, start, &source);
    // Depth 0 proves nothing if no object was entered.
    let is_read = start.starts_with(b"{") && source.pass.depth() == 0 && space(rest).is_empty();
    source.shared_texts.seal();
    if is_read { Some(shape) } else { None }
}

/// Reads one value, after which something must follow. Returns `None` if it is for [`Reader`] to read, or does not fit.
pub(crate) fn read_value<T: Value>(text: &str) -> Option<T> {
    let source = Source::new(text);
    let (value, rest) = T::take(space(text.as_bytes()), &source)?;
    source.shared_texts.seal();
    space(rest).is_empty().then_some(value)
}

/// Reads an object into an empty shape.
pub fn take_shape<'t, T: Fields>(shape: &mut T, text: &'t [u8], source: &Source<'t>) -> &'t [u8] {
    let Some(inside) = text.strip_prefix(b"{") else {
        return &[];
    };
    let Some(()) = source.pass.enter() else {
        return &[];
    };
    let separator = Separator::new(inside, &source.pass);
    let first = separator.first;
    if let [b'}', rest @ ..] = first {
        source.pass.leave();
        return rest;
    }
    let mut reading = Reading {
        source,
        separator,
        nulls: 0,
        position: 0,
        value: first,
        end: None,
    };
    let depth = source.pass.depth();
    let text = shape.take_in_order(first, &mut reading);
    let place = match reading.end {
        None => Place::Name(text),
        Some(text) => match reading.separator.end(text) {
            [b'}', rest @ ..] => {
                let info = shape.info();
                shape.unknown_fields_mut().set_nulls(info, reading.nulls);
                source.pass.leave();
                return rest;
            }
            [] => Place::Value(reading.position as usize, reading.value),
            text => Place::End(text),
        },
    };
    source.pass.return_to(depth);
    let rest = take_rest(shape, place, reading);
    if rest.is_none() {
        source.gave_up.set(true);
    }
    rest.unwrap_or_default()
}

/// Reads a field if its name comes next, and the separator after it. Part of [`Fields::take_in_order`]: `name` is the
/// name with quotes and colon.
#[inline(always)]
pub fn take_next<'t>(
    field: &mut impl Field,
    position: u32,
    name: &'static str,
    text: &'t [u8],
    reading: &mut Reading<'_, 't>,
) -> &'t [u8] {
    match named(text, name) {
        Some(value) => take_named(field, position, value, reading),
        None => text,
    }
}

/// Not inlined, because the code of all fields together must stay in the processor's instruction cache.
#[inline(never)]
fn take_named<'t>(
    field: &mut impl Field,
    position: u32,
    value: &'t [u8],
    reading: &mut Reading<'_, 't>,
) -> &'t [u8] {
    let value = match value {
        [b' ', value @ ..] => value,
        value => value,
    };
    reading.position = position;
    reading.value = value;
    let rest = match value {
        [b'n', ..] => take_null(field, value, 1 << position, &mut reading.nulls),
        _ => field.take(value, reading.source),
    };
    match reading.separator.next(rest) {
        Some(next) => next,
        None => {
            reading.end = Some(rest);
            &[]
        }
    }
}

/// Reads null into an empty field.
#[inline(never)]
fn take_null<'t>(
    field: &mut (impl Field + ?Sized),
    value: &'t [u8],
    bit: u128,
    nulls: &mut u128,
) -> &'t [u8] {
    let rest = value.strip_prefix(b"null").unwrap_or_default();
    match field.set_null() {
        Null::Remembered => *nulls |= bit,
        Null::Held => {}
        Null::Misfit => return &[],
    }
    rest
}

/// As [`take_shape`], in place.
pub fn take_shape_into<'t, T: Fields>(
    slot: &mut Option<T>,
    text: &'t [u8],
    source: &Source<'t>,
) -> &'t [u8] {
    let rest = take_shape(slot.insert(T::empty()), text, source);
    if rest.is_empty() {
        *slot = None;
    }
    rest
}

/// As [`take_shape`], for the next element of a list.
pub fn push_shape<'t, T: Fields>(
    list: &mut Vec<T>,
    text: &'t [u8],
    source: &Source<'t>,
) -> &'t [u8] {
    // Most lists of small records have one or two elements. A `Vec` by itself makes room for four.
    if list.capacity() == 0 && size_of::<T>() <= 512 {
        list.reserve_exact(2);
    }
    list.push(T::empty());
    let rest = match list.last_mut() {
        Some(shape) => take_shape(shape, text, source),
        None => &[],
    };
    if rest.is_empty() {
        list.pop();
    }
    rest
}

/// A place between the fields of an object.
enum Place<'t> {
    /// At a name.
    Name(&'t [u8]),
    /// At the value of the field at a position.
    Value(usize, &'t [u8]),
    /// After a value.
    End(&'t [u8]),
}

/// Reads the rest of an object, with fields in any order, unknown fields and values that do not fit.
#[cold]
#[inline(never)]
fn take_rest<'t>(
    shape: &mut dyn Fields,
    mut place: Place<'t>,
    reading: Reading<'_, 't>,
) -> Option<&'t [u8]> {
    let Reading {
        source, mut nulls, ..
    } = reading;
    // Fields that are read here. All other fields that are read are null or not absent.
    let mut seen = 0_u128;
    let depth = source.pass.depth();
    let index = shape.index()?;
    let mut kept: Vec<Kept> = Vec::new();
    let mut spellings = Spellings::default();
    loop {
        if source.gave_up.get() {
            return None;
        }
        let (position, name, value) = match place {
            Place::Value(position, value) => {
                let name = shape.info().fields.get(position)?.name;
                (Some(position), name.as_bytes(), space(value))
            }
            Place::Name(text) => {
                let name = object::name(space(text).strip_prefix(b"\"")?)?;
                let position = index.find(&name);
                if position.is_none() && !name.is_plain() {
                    return None;
                }
                (position, name.content, name.value()?)
            }
            Place::End(text) => match space(text) {
                [b',', rest @ ..] => {
                    place = Place::Name(rest);
                    continue;
                }
                [b'}', rest @ ..] => {
                    let info = shape.info();
                    *shape.unknown_fields_mut() = UnknownFields::new(info, kept, nulls, spellings);
                    source.pass.leave();
                    return Some(rest);
                }
                _ => return None,
            },
        };
        let rest = match position {
            Some(position) => {
                let bit = 1_u128 << position;
                let field = shape.field_mut(position)?;
                if (seen | nulls) & bit != 0 || !field.is_absent() {
                    return None;
                }
                seen |= bit;
                let rest = match value {
                    [b'n', ..] => take_null(field, value, bit, &mut nulls),
                    _ => field.take(value, source),
                };
                match rest {
                    [] => {
                        source.pass.return_to(depth);
                        let (text, rest) = source.value(value)?;
                        if field.read(&mut Reader::new(text)) {
                            spellings.keep_field(position, text, field);
                            Some(rest)
                        } else {
                            field.clear();
                            None
                        }
                    }
                    rest => Some(rest),
                }
            }
            None => None,
        };
        let rest = match rest {
            Some(rest) => rest,
            None => {
                let name = std::str::from_utf8(name).ok()?;
                if kept.len() >= MOST_KEPT || kept.iter().any(|kept| kept.name() == Some(name)) {
                    return None;
                }
                // Not shared: it may be a secret, which a text of the record must not keep in memory.
                let (text, rest) = source.value(value)?;
                kept.push(Kept::new(name, Json::compacted(text)));
                rest
            }
        };
        place = Place::End(rest);
    }
}

impl<'t> Source<'t> {
    fn new(text: &'t str) -> Self {
        Self {
            text,
            pass: Pass::of_reader(),
            gave_up: Cell::new(false),
            shared_texts: SharedTexts::new(text.len()),
        }
    }

    /// Reads a list. `element` reads one element.
    pub fn list(&self, text: &'t [u8], mut element: impl FnMut(&'t [u8]) -> &'t [u8]) -> &'t [u8] {
        object::list(text, 0, &self.pass, |text, _, _| element(text))
    }

    /// Returns the number of objects and lists around the current place.
    pub fn depth(&self) -> usize {
        self.pass.depth()
    }

    /// Goes back to a place inside this number of objects and lists.
    pub fn return_to(&self, depth: usize) {
        self.pass.return_to(depth);
    }

    /// Returns the text of a value of any kind, and the rest.
    pub fn value(&self, text: &'t [u8]) -> Option<(&'t str, &'t [u8])> {
        if self.gave_up.get() {
            return None;
        }
        let start = space(text);
        let rest = object::any(start, 0, &self.pass);
        if rest.is_empty() {
            self.gave_up.set(true);
            return None;
        }
        let length = start.len() - rest.len();
        Some((self.content(start, length)?, rest))
    }

    /// Reads a value of any kind. After white space it is not read, because it may be null.
    pub fn any(&self, text: &'t [u8]) -> Option<(Json, &'t [u8])> {
        if let [..=b' ', ..] = text {
            return None;
        }
        let (text, rest) = self.value(text)?;
        Some((Json::taken(text, self), rest))
    }

    /// Reads a number, and returns its literal.
    pub fn number(&self, text: &'t [u8]) -> Option<(&'t str, &'t [u8])> {
        let length = number::length(text).ok()?;
        Some((self.content(text, length)?, text.get(length..)?))
    }

    /// Reads a whole number without an exponent, a fraction or the sign of zero.
    #[inline]
    pub fn integer(&self, text: &'t [u8]) -> Option<(i64, &'t [u8])> {
        let (negative, digits) = match text {
            [b'-', digits @ ..] => (true, digits),
            digits => (false, digits),
        };
        let (number, rest) = number::short(digits).or_else(|| long_integer(digits))?;
        match (number, rest) {
            (_, [b'.' | b'e' | b'E', ..]) => None,
            (0, _) if negative => None,
            _ => Some((if negative { -number } else { number }, rest)),
        }
    }

    /// Reads a string without escapes.
    #[inline(always)]
    pub fn string(&self, text: &'t [u8]) -> Option<(&'t str, &'t [u8])> {
        let inside = text.strip_prefix(b"\"")?;
        let length = string::open_length(inside)?;
        Some((self.content(inside, length)?, inside.get(length + 1..)?))
    }

    /// Returns the first `length` bytes of a rest of the text.
    #[inline(always)]
    fn content(&self, rest: &'t [u8], length: usize) -> Option<&'t str> {
        let start = self.text.len() - rest.len();
        self.text.get(start..start + length)
    }
}

/// Answer of a field to null.
pub enum Null {
    /// The field becomes absent; the shape remembers the null.
    Remembered,
    /// The field holds the null.
    Held,
    /// Null does not fit.
    Misfit,
}

/// Reads at most 18 digits.
#[inline(never)]
fn long_integer(text: &[u8]) -> Option<(i64, &[u8])> {
    let (mut number, mut rest) = (0_i64, text);
    while let [digit @ b'0'..=b'9', more @ ..] = rest {
        number = number
            .wrapping_mul(10)
            .wrapping_add(i64::from(digit - b'0'));
        rest = more;
    }
    let length = text.len() - rest.len();
    let is_plain = (1..=18).contains(&length) && (length == 1 || !text.starts_with(b"0"));
    is_plain.then_some((number, rest))
}

/// Makes the index of names.
#[must_use]
pub fn index(names: &[&'static str]) -> Option<Index> {
    Index::new(names.iter().copied())
}
