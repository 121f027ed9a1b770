//! Reads a shape in one pass over its JSON text, which need not be well formed.
//!
//! This reader takes what records usually are: fields in any order, unknown fields, values that do not fit. It gives up
//! on fields of a shape whose names have escapes or come twice, syntax errors and text nested deeper than 128 levels; then
//! `serde_json` and [`Reader`] read the record. Both give the same record for the same text.
//!
//! As in the engine, a function takes the text from a value on and returns the text after it. An empty rest says that
//! the value was not read: a comma or a bracket must follow each value, so nothing else needs a check.

use std::cmp::Reverse;

use backoffice_engine::{
    index::Index,
    object,
    ordered::named,
    places::{Next, Places, ends_there},
    string,
    table::Set,
    whitespace::{Separator, space},
};

use super::{Field, Fields, Reader, Source, Value, budget::Budget};
use crate::{
    json::Json,
    spelling::{Spelling, Spellings},
    unknown_fields::{Kept, UnknownFields},
};

/// Maximum number of kept fields of an object. Their names are compared with each other to find duplicates.
const MOST_KEPT: usize = 32;

/// An object that is being read.
pub struct Reading<'r, 't> {
    source: &'r Source<'t>,
    separator: Separator<'t>,
    /// Documented fields that are null, one bit each.
    nulls: u128,
    /// Texts of the documented fields that we write in another way.
    spellings: Spellings,
    /// Number of objects and lists around the fields.
    depth: usize,
    /// Position of the last field that was not short.
    position: u32,
    /// The text from its value on.
    value: &'t [u8],
    /// The text after the last field, if no comma follows it; empty if that field was not read.
    end: Option<&'t [u8]>,
}

/// Reads one shape, which is empty. Returns false if the budget is exceeded, or the shape is for [`Reader`] to read; then the
/// shape has any fields.
pub(crate) fn read<T: Fields>(shape: &mut T, text: &str, budget: &Budget) -> bool {
    let source = Source::new(text, budget);
    let start = space(text.as_bytes());
    let rest = take_shape(shape, start, &source);
    source.shared_texts.seal();
    // Depth 0 proves nothing if no object was entered.
    let is_whole = start.starts_with(b"{") && source.pass.depth() == 0 && space(rest).is_empty();
    is_whole && !budget.is_exceeded()
}

/// Reads one value, after which something must follow. Returns `None` if the budget is exceeded, or the value is for
/// [`Reader`] to read, or does not fit.
pub(crate) fn read_value<T: Value>(text: &str, budget: &Budget) -> Option<T> {
    let source = Source::new(text, budget);
    let (value, rest) = T::take(space(text.as_bytes()), &source)?;
    source.shared_texts.seal();
    let is_whole = space(rest).is_empty() && !budget.is_exceeded();
    is_whole.then_some(value)
}

/// Reads an object into an empty shape.
fn take_shape<'t, T: Fields>(shape: &mut T, text: &'t [u8], source: &Source<'t>) -> &'t [u8] {
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
        spellings: Spellings::default(),
        depth: source.pass.depth(),
        position: 0,
        value: first,
        end: None,
    };
    let depth = reading.depth;
    let text =
        if source.pass.expects_order() { shape.take_in_order(first, &mut reading) } else { first };
    let place = match reading.end {
        None => Place::Name(text),
        Some([]) => Place::Value(reading.position as usize, reading.value),
        Some(text) => match reading.separator.end(text) {
            [b'}', rest @ ..] => {
                let info = shape.info();
                if reading.spellings.is_empty() {
                    shape.unknown_fields_mut().set_nulls(info, reading.nulls);
                } else if !keep_spellings(shape, reading) {
                    return &[];
                }
                source.pass.leave();
                return rest;
            }
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

/// Reads a field and the separator after it. Not inlined, because the code of all fields together must stay in the
/// processor's instruction cache.
///
/// A short value calls no function, so that no register must be saved.
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
    match field.take_short(value, reading.source) {
        [] => take_other(field, position, value, reading),
        rest => take_separator(rest, reading),
    }
}

/// Reads a field that is not short, and the separator after it.
#[inline(never)]
fn take_other<'t>(
    field: &mut impl Field,
    position: u32,
    value: &'t [u8],
    reading: &mut Reading<'_, 't>,
) -> &'t [u8] {
    reading.position = position;
    reading.value = value;
    let rest = match value {
        [b'n', ..] => take_null(field.set_null(), value, 1 << position, &mut reading.nulls),
        _ => match field.take(value, reading.source) {
            [] => take_odd(field, position, value, reading),
            rest => rest,
        },
    };
    take_separator(rest, reading)
}

/// Reads a string that is not in its usual form. Other values are for [`Rest`] to read: white space may hide a null.
#[cold]
#[inline(never)]
fn take_odd<'t>(
    field: &mut dyn Field,
    position: u32,
    value: &'t [u8],
    reading: &mut Reading<'_, 't>,
) -> &'t [u8] {
    let [b'"', ..] = value else {
        return &[];
    };
    read_odd(field, position as usize, value, reading.source, &mut reading.spellings)
        .unwrap_or_default()
}

/// Reads a value that is not in its usual form, and remembers how it is written. Returns `None` if it does not fit; then the field
/// is empty.
fn read_odd<'t>(
    field: &mut dyn Field,
    position: usize,
    value: &'t [u8],
    source: &Source<'t>,
    spellings: &mut Spellings,
) -> Option<&'t [u8]> {
    if let [b'"', inside @ ..] = value
        && field.has_spellings()
        && let Ok(mut room) = source.room.try_borrow_mut()
        && let Some(decoded) = string::decoded(inside, &mut *room)
        && field.read(&mut Reader::of_decoded(decoded.text))
    {
        let (text, rest) = source.split(value, decoded.length + 2)?;
        if decoded.has_unusual_escapes
            && let Some(spelling) = Spelling::taken(text, decoded.text, source)
        {
            spellings.keep(position, spelling, source.budget);
        }
        return Some(rest);
    }
    let (text, rest) = source.value(value)?;
    if field.read(&mut Reader::within(source.budget, text)) {
        spellings.keep_field(position, text, field, source.budget);
        return Some(rest);
    }
    field.clear();
    None
}

/// Gives a shape the texts of its fields that we write in another way. Returns false if the budget is exceeded.
#[cold]
#[inline(never)]
fn keep_spellings(shape: &mut dyn Fields, reading: Reading<'_, '_>) -> bool {
    let (info, budget) = (shape.info(), reading.source.budget);
    let kept = UnknownFields::new(info, Vec::new(), reading.nulls, reading.spellings, budget);
    kept.map(|kept| *shape.unknown_fields_mut() = kept).is_some()
}

/// Reads the separator after a field, or finds that none follows.
#[inline(always)]
fn take_separator<'t>(rest: &'t [u8], reading: &mut Reading<'_, 't>) -> &'t [u8] {
    match reading.separator.expected(rest) {
        Some(next) => next,
        None if rest.starts_with(b",") => other_separator(rest, reading),
        None => {
            reading.end = Some(rest);
            &[]
        }
    }
}

#[inline(never)]
fn other_separator<'t>(rest: &'t [u8], reading: &Reading<'_, 't>) -> &'t [u8] {
    reading.separator.unexpected_next(rest).unwrap_or_default()
}

/// Reads null. `null` is the answer of [`Field::set_null`].
#[inline(never)]
fn take_null<'t>(null: Null, value: &'t [u8], bit: u128, nulls: &mut u128) -> &'t [u8] {
    let rest = value.strip_prefix(b"null").unwrap_or_default();
    match null {
        Null::Remembered => *nulls |= bit,
        Null::Held => {}
        Null::Misfit => return &[],
    }
    rest
}

/// As [`take_shape`], for a new shape.
pub(crate) fn take_new_shape<'t, T: Fields>(
    text: &'t [u8],
    source: &Source<'t>,
) -> Option<(T, &'t [u8])> {
    let mut slot = None;
    let rest = take_shape_into(&mut slot, text, source);
    Some((slot?, rest))
}

/// As [`take_shape`], in place.
pub(crate) fn take_shape_into<'t, T: Fields>(
    slot: &mut Option<T>,
    text: &'t [u8],
    source: &Source<'t>,
) -> &'t [u8] {
    if !source.budget.take_empty::<T>() {
        return &[];
    }
    let rest = take_shape(slot.insert(T::empty()), text, source);
    if rest.is_empty() {
        *slot = None;
    }
    rest
}

/// As [`take_shape`], for the next element of a list.
pub(crate) fn push_shape<'t, T: Fields>(
    list: &mut Vec<T>,
    text: &'t [u8],
    source: &Source<'t>,
) -> &'t [u8] {
    if !source.budget.take_empty::<T>() {
        return &[];
    }
    if list.len() == list.capacity() {
        let more = match list.last() {
            // Most lists have one or two elements.
            None => 2,
            Some(last) => room(list.len(), size_of::<T>() + last.size_below(), text.len()),
        };
        if !source.budget.reserve(list, more) {
            return &[];
        }
    }
    // Makes the shape in its place, unlike `push`.
    list.resize_with(list.len() + 1, T::empty);
    let rest = match list.last_mut() {
        Some(shape) => take_shape(shape, text, source),
        None => &[],
    };
    if rest.is_empty() {
        list.pop();
    }
    rest
}

/// Estimates how many more shapes a list of `count` needs room for: the next `length` bytes of text divided by `size`, the
/// memory of the last shape. So most lists grow once. [`List`](crate::List) gives back what stays empty.
#[cold]
#[inline(never)]
fn room(count: usize, size: usize, length: usize) -> usize {
    let more = length / size.max(1);
    more.clamp(count, 8 * count)
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
///
/// The processor cannot predict which field comes next. So this has two rounds, as the engine's `unordered` has: the
/// first finds the places of the short values, the second reads them in the order of the table.
#[cold]
#[inline(never)]
fn take_rest<'t>(
    shape: &mut dyn Fields,
    mut place: Place<'t>,
    reading: Reading<'_, 't>,
) -> Option<&'t [u8]> {
    let Reading { source, nulls, spellings, .. } = reading;
    let index = shape.index()?;
    let mut rest = Rest { shape, source, nulls, seen: nulls, kept: Vec::new(), spellings };
    let object = match place {
        Place::Name(text) | Place::Value(_, text) | Place::End(text) => text,
    };
    let mut places = Places::new(object, &source.pass);
    let end = loop {
        if source.has_given_up() {
            return None;
        }
        place = match place {
            Place::Value(position, value) => Place::End(rest.take(position, value)?),
            Place::Name(text) => {
                let inside = space(text).strip_prefix(b"\"")?;
                match places.find(index, inside, &source.pass)? {
                    Next::Name(inside) => {
                        let name = object::name(inside)?;
                        match index.find(&name) {
                            Some(position) => Place::Value(position, name.value()?),
                            None if !name.is_plain() => return None,
                            None => {
                                let content = std::str::from_utf8(name.content).ok()?;
                                Place::End(rest.keep(content, name.value()?)?)
                            }
                        }
                    }
                    Next::Value(position, value) => Place::Value(position, value),
                    Next::End(text) => Place::End(text),
                }
            }
            Place::End(text) => match space(text) {
                [b',', rest @ ..] => {
                    places.learn_gap(rest, &source.pass);
                    Place::Name(rest)
                }
                [b'}', rest @ ..] => break rest,
                _ => return None,
            },
        };
    };
    let mut placed = Placed {
        source,
        fields: places.finish(end, &source.pass)?,
        nulls: rest.nulls,
        others: 0,
        places,
    };
    #[allow(clippy::useless_conversion, reason = "without `--cfg backoffice_wide`, it has 64 bits")]
    let repeated = u128::from(placed.fields) & rest.seen;
    if repeated != 0 {
        return None;
    }
    rest.shape.take_placed(&mut placed);
    rest.nulls = placed.nulls;
    while placed.others != 0 {
        let position = placed.others.trailing_zeros() as usize;
        placed.others &= placed.others - 1;
        let value = placed.places.value(position);
        if !ends_there(value, rest.take(position, value)?) {
            return None;
        }
    }
    rest.finish()?;
    source.pass.leave();
    Some(end)
}

/// Short values of an object whose fields come in any order.
pub struct Placed<'r, 't> {
    source: &'r Source<'t>,
    places: Places<'t>,
    /// Documented fields that are null, one bit each.
    nulls: u128,
    /// Fields that have a place, one bit each.
    fields: Set,
    /// Those of them whose values were not read: they do not fit, or the field has a value.
    others: Set,
}

/// Reads a field if its value has a place. Part of [`Fields::take_placed`].
#[inline(always)]
pub fn take_placed(field: &mut impl Field, position: u32, placed: &mut Placed<'_, '_>) {
    if placed.fields & Set::unbounded_shl(1, position) != 0 {
        take_at(field, position, placed);
    }
}

/// Not inlined, for the same reason as [`take_named`].
#[inline(never)]
fn take_at(field: &mut impl Field, position: u32, placed: &mut Placed<'_, '_>) {
    let value = placed.places.value(position as usize);
    let rest = match value {
        value if field.is_absent() => match field.take_short(value, placed.source) {
            [] => match value {
                [b'n', ..] => take_null(field.set_null(), value, 1 << position, &mut placed.nulls),
                _ => field.take(value, placed.source),
            },
            rest => rest,
        },
        _ => &[],
    };
    if !ends_there(value, rest) {
        placed.others |= Set::unbounded_shl(1, position);
    }
}

/// The rest of an object.
struct Rest<'r, 't> {
    shape: &'r mut dyn Fields,
    source: &'r Source<'t>,
    /// Documented fields that are null, one bit each.
    nulls: u128,
    /// Documented fields that have come. All others that have come are not absent.
    seen: u128,
    /// Unknown fields, and values that do not fit, each with the length of the text from its value on.
    kept: Vec<(usize, Kept)>,
    spellings: Spellings,
}

impl<'t> Rest<'_, 't> {
    /// Reads the value of a documented field. Returns `None` if the field has a value.
    fn take(&mut self, position: usize, value: &'t [u8]) -> Option<&'t [u8]> {
        let value = space(value);
        let bit = 1 << position;
        let field = self.shape.field_mut(position)?;
        if self.seen & bit != 0 || !field.is_absent() {
            return None;
        }
        self.seen |= bit;
        let depth = self.source.pass.depth();
        let rest = match value {
            [b'n', ..] => take_null(field.set_null(), value, bit, &mut self.nulls),
            _ => field.take(value, self.source),
        };
        match rest {
            [] => {
                self.source.pass.return_to(depth);
                self.odd(position, value)
            }
            rest => Some(rest),
        }
    }

    /// Reads a value that is not in its usual form, or does not fit.
    #[cold]
    #[inline(never)]
    fn odd(&mut self, position: usize, value: &'t [u8]) -> Option<&'t [u8]> {
        let field = self.shape.field_mut(position)?;
        let rest = read_odd(field, position, value, self.source, &mut self.spellings);
        if rest.is_some() {
            return rest;
        }
        let name = self.shape.info().fields.get(position)?.name;
        self.keep(name, value)
    }

    /// Keeps a value.
    #[cold]
    #[inline(never)]
    fn keep(&mut self, name: &str, value: &'t [u8]) -> Option<&'t [u8]> {
        let is_kept = |(_, kept): &(_, Kept)| kept.name() == Some(name);
        if self.kept.len() >= MOST_KEPT || self.kept.iter().any(is_kept) {
            return None;
        }
        // Not shared: it may be a secret, which a text of the record must not keep in memory.
        let (text, rest) = self.source.value(value)?;
        let kept = Kept::new(name, Json::read(text));
        let is_kept = self.source.budget.push(&mut self.kept, (value.len(), kept));
        is_kept.then_some(rest)
    }

    /// Gives the shape what it keeps, in the order of the text.
    fn finish(mut self) -> Option<()> {
        let info = self.shape.info();
        self.kept.sort_by_key(|(length, _)| Reverse(*length));
        let kept = self.kept.into_iter().map(|(_, kept)| kept).collect();
        let budget = self.source.budget;
        *self.shape.unknown_fields_mut() =
            UnknownFields::new(info, kept, self.nulls, self.spellings, budget)?;
        Some(())
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

/// Makes the index of names.
#[must_use]
pub fn index(names: &[&'static str]) -> Option<Index> {
    Index::new(names.iter().copied())
}

#[cfg(test)]
mod tests {
    use super::{super::budget::BASE_BYTES, *};
    use crate::{record::readers, sample::Parcel};

    #[test]
    fn a_spelling_for_which_there_is_too_little_memory_refuses_the_text() {
        let text = r#"{"code":"\u0041","method":"a"}"#;
        for (left, fits) in [(1 << 20, true), (16, false)] {
            let budget = Budget::new(0);
            assert!(budget.take(BASE_BYTES - left));
            let mut parcel = <Parcel as Fields>::empty();
            assert_eq!(read(&mut parcel, text, &budget), fits, "{left}");
        }
    }

    #[test]
    fn a_name_that_comes_twice_is_for_the_other_reader() {
        let values = [r#""a""#, r#""\u0061""#, "null", "[]", "{}", "7"];
        // Near the end of a text, no field gets a place.
        let end = " ".repeat(200);
        // In table order, and out of it.
        for start in ["", r#""method":"a","#] {
            for (first, last) in values.iter().flat_map(|first| values.map(|last| (first, last))) {
                let text = format!(r#"{{{start}"code":{first},"code":{last}}}{end}"#);
                let (in_one_pass, by_other) = readers::<Parcel>(text.as_bytes());
                assert_eq!(in_one_pass, None, "{text}");
                assert!(by_other.is_ok(), "{text}");
            }
        }
    }
}
