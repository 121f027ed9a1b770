//! Fields in any order: the names are looked up in the table of the shape.
//!
//! The processor cannot predict the next field here, and a wrong prediction costs as much time as several fields. So
//! most fields are read in two rounds, without a branch on their type; this makes objects in random order a seventh
//! faster. The first round finds the field by its name, and the end of its value by the quotes among the next 64
//! bytes. A text needs no second round if its field accepts any text. At the end of the object, the second round
//! checks the other short values in the order of the table, so that their types come in the same order each time.
//! Objects, lists and long texts are read in the first round.
//!
//! The next field can be read only when the end of the previous field is known. So the code from one opening quote to
//! the next has as few steps as possible.

use std::hint::select_unpredictable;

use super::{
    Pass, formats, number,
    object::{self, Names, complete, name},
    places::{ends_there, is_disorder},
    scan::{self, Vectors},
    short::{Found, Gap, Short, next_name},
    string,
    table::{Profiles, Rule, Set, Table, Value},
    value,
    whitespace::space,
};

/// Checks a shape by its table.
#[cold]
#[inline(never)]
pub fn check<'t>(table: &Table, text: &'t [u8], pass: &Pass) -> &'t [u8] {
    on_any_target(table, text, None, pass)
}

/// Reads the rest of an object after one of its fields. `seen` has the earlier fields.
#[cold]
#[inline(never)]
pub fn rest_of<'t>(table: &Table, text: &'t [u8], seen: Set, pass: &Pass) -> &'t [u8] {
    match space(text) {
        [b',', text @ ..] => fields(table, text, seen, pass),
        [b'}', rest @ ..] => complete(table, seen, rest, pass),
        _ => &[],
    }
}

/// Reads the rest of an object from the name of a field. `seen` has the earlier fields.
#[cold]
#[inline(never)]
pub fn fields<'t>(table: &Table, text: &'t [u8], seen: Set, pass: &Pass) -> &'t [u8] {
    pass.learn_separator(text);
    on_any_target(table, text, Some(seen), pass)
}

#[inline(always)]
fn on_any_target<'t>(table: &Table, text: &'t [u8], seen: Option<Set>, pass: &Pass) -> &'t [u8] {
    scan::with_avx2!(pass.extensions, by_avx2(table, text, seen, pass));
    by_halves(table, text, seen, pass)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2")]
fn by_avx2<'t>(
    table: &Table,
    text: &'t [u8],
    seen: Option<Set>,
    pass: &Pass,
    avx2: scan::Avx2,
) -> &'t [u8] {
    read(table, text, seen, pass, avx2).unwrap_or_default()
}

#[inline(never)]
fn by_halves<'t>(table: &Table, text: &'t [u8], seen: Option<Set>, pass: &Pass) -> &'t [u8] {
    read(table, text, seen, pass, scan::Halves).unwrap_or_default()
}

/// Reads an object, or the rest of an object. `before` has the earlier fields.
#[inline(always)]
fn read<'t>(
    table: &Table,
    text: &'t [u8],
    before: Option<Set>,
    pass: &Pass,
    vectors: impl Vectors,
) -> Option<&'t [u8]> {
    let (object, before) = match before {
        Some(before) => (text, before),
        None => {
            let inside = text.strip_prefix(b"{")?;
            pass.enter()?;
            if let [b'}', rest @ ..] = space(inside) {
                return Some(complete(table, 0, rest, pass));
            }
            (inside, 0)
        }
    };
    let mut seen = Seen::new(before);
    // The length of the text from each short value on. The low 32 bits are enough for the difference to the length of the
    // object.
    let mut lengths = [0_u32; Set::BITS as usize];
    let mut names = None;
    let mut gap = Gap::of(object, pass);
    // The text after the opening quote of a name.
    let mut text = space(object).strip_prefix(b"\"")?;
    let rest = loop {
        let find = |key: &_| table.find_key(key, vectors);
        let after = if let Some(found) = Found::new(text, gap, vectors, find) {
            let (number, field) = found.field;
            seen.put(field.bit)?;
            let value = text.get(found.value()..)?;
            match value {
                [b'{', ..] => {
                    seen.checked |= field.bit;
                    object_value(&field.value, value, pass)
                }
                [b'[', ..] => {
                    seen.checked |= field.bit;
                    list_value(&field.value, value, pass)
                }
                _ => match found.short_value(vectors, |chunks| vectors.specials(chunks)) {
                    Some(Short { size, is_text }) => {
                        let after = value.get(size..)?;
                        seen.texts |= select_unpredictable(is_text, field.bit, 0);
                        *lengths.get_mut(number % Set::BITS as usize)? = value.len() as u32;
                        match next_name(after, gap) {
                            Some(next) => {
                                text = next;
                                continue;
                            }
                            None if is_text => after,
                            None => {
                                // No comma stands before the next quote.
                                seen.checked |= field.bit;
                                other_value(&field.value, value, pass)
                            }
                        }
                    }
                    None => {
                        seen.checked |= field.bit;
                        other_value(&field.value, value, pass)
                    }
                },
            }
        } else {
            let (bit, after) = odd_field(table, text, &mut names, pass)?;
            if bit != 0 {
                seen.put(bit)?;
                seen.checked |= bit;
            }
            after
        };
        text = match next_name(after, gap) {
            Some(next) => next,
            None => match space(after) {
                [b',', more @ ..] => {
                    gap.learn(more, pass);
                    space(more).strip_prefix(b"\"")?
                }
                [b'}', rest @ ..] => break rest,
                _ => return None,
            },
        };
    };
    pass.learn(is_disorder(seen.all, seen.last));
    // An open enumeration accepts any text. In this mode it accepts documented values only, so every text is checked.
    let any_text = if pass.documented_only { 0 } else { table.texts[pass.index()] };
    let later = seen.all & !seen.checked & !(seen.texts & any_text);
    if later != 0 {
        // Lengths have four bytes. The diagnostic pass decides on longer objects.
        u32::try_from(object.len() - rest.len()).ok()?;
        second_round(table, object, later, &lengths, pass)?;
    }
    Some(complete(table, seen.all, rest, pass))
}

/// Fields that have been read.
struct Seen {
    all: Set,
    /// The last one of them, or 0.
    last: Set,
    /// Fields whose values are checked.
    checked: Set,
    /// Fields whose values are short texts.
    texts: Set,
}

impl Seen {
    #[inline(always)]
    fn new(before: Set) -> Self {
        Self { all: before, last: 0, checked: before, texts: 0 }
    }

    /// Adds a field; `None` if it has come before.
    #[inline(always)]
    fn put(&mut self, bit: Set) -> Option<()> {
        if self.all & bit != 0 {
            return None;
        }
        self.all |= bit;
        self.last = bit;
        Some(())
    }
}

/// Checks the values that the first round did not check, in the order of the table.
///
/// Each must be valid, and [end where the first round assumed](ends_there).
#[inline(always)]
fn second_round(
    table: &Table,
    object: &[u8],
    later: Set,
    lengths: &[u32; Set::BITS as usize],
    pass: &Pass,
) -> Option<()> {
    let mut later = later;
    while later != 0 {
        let number = later.trailing_zeros() as usize;
        later &= later - 1;
        let place = (object.len() as u32).wrapping_sub(*lengths.get(number)?);
        let text = object.get(place as usize..)?;
        let rest = value(&table.fields.get(number)?.value, text, pass);
        if !ends_there(text, rest) {
            return None;
        }
    }
    Some(())
}

/// Reads a field that the table does not have, or that [`Found`] does not find. Returns its bit, or 0, and the rest.
#[cold]
#[inline(never)]
fn odd_field<'t>(
    table: &Table,
    text: &'t [u8],
    names: &mut Option<Names>,
    pass: &Pass,
) -> Option<(Set, &'t [u8])> {
    let name = name(text)?;
    let key = name.key();
    match table.find(name.content, &key) {
        Some(field) => {
            let rest = other_value(&field.value, name.value()?, pass);
            Some((field.bit, rest))
        }
        None if table.open[pass.index()] && !pass.documented_only => {
            let rest = object::free_field(names.get_or_insert_default(), &name, &key, pass)?;
            Some((0, rest))
        }
        None => None,
    }
}

#[inline(never)]
fn object_value<'t>(value: &Value, text: &'t [u8], pass: &Pass) -> &'t [u8] {
    match &value.rule {
        Rule::Shape(table) => shaped(table, text, pass),
        _ => self::value(value, text, pass),
    }
}

#[inline(never)]
fn list_value<'t>(value: &Value, text: &'t [u8], pass: &Pass) -> &'t [u8] {
    match &value.rule {
        Rule::List(Value { rule: Rule::Shape(table), .. }) => shapes(text, 0, pass, table),
        _ => self::value(value, text, pass),
    }
}

/// Reads a value that is not short, or that follows white space.
#[inline(never)]
fn other_value<'t>(value: &Value, text: &'t [u8], pass: &Pass) -> &'t [u8] {
    match space(text) {
        text @ [b'{', ..] => object_value(value, text, pass),
        text @ [b'[', ..] => list_value(value, text, pass),
        text => self::value(value, text, pass),
    }
}

/// Reads a value that a table describes.
#[inline(never)]
pub(super) fn value<'t>(value: &Value, text: &'t [u8], pass: &Pass) -> &'t [u8] {
    let null = value.null;
    match &value.rule {
        Rule::String => string::string(text, null, pass),
        Rule::Integer => number::integer(text, null, pass),
        Rule::Int32 => number::int32(text, null, pass),
        Rule::Bounded(bounds) => number::bounded(text, null, pass, bounds),
        Rule::Number(bounds) => number::number(text, null, pass, *bounds),
        Rule::Boolean => value::boolean(text, null, pass),
        Rule::Amount => formats::amount(text, null, pass),
        Rule::Timestamp => formats::timestamp(text, null, pass),
        Rule::Date => formats::date(text, null, pass),
        Rule::Url => formats::url(text, null, pass),
        Rule::Enum(values) => string::one_of(text, null, pass, values),
        Rule::OpenEnum(values) => string::open_enum(text, null, pass, values),
        Rule::Any => object::any(text, null, pass),
        Rule::Object => object::free_object(text, null, pass),
        Rule::Shape(table) => shape(text, null, pass, table),
        Rule::List(element) => match &element.rule {
            Rule::Shape(table) => shapes(text, null, pass, table),
            _ => values(text, null, pass, element),
        },
    }
}

/// Reads a value of a shape.
#[inline(always)]
fn shaped<'t>(table: &Table, text: &'t [u8], pass: &Pass) -> &'t [u8] {
    match table.check {
        Some(check) if pass.expects_order() => check(text, pass),
        _ => check(table, text, pass),
    }
}

#[inline(never)]
fn shape<'t>(text: &'t [u8], null: Profiles, pass: &Pass, table: &Table) -> &'t [u8] {
    object::shape(text, null, pass, |text, pass| shaped(table, text, pass))
}

/// Reads a list of values of a shape.
#[inline(never)]
fn shapes<'t>(text: &'t [u8], null: Profiles, pass: &Pass, table: &Table) -> &'t [u8] {
    object::list(text, null, pass, |text, null, pass| {
        object::shape(text, null, pass, |text, pass| shaped(table, text, pass))
    })
}

/// Reads a list of other values.
#[inline(never)]
fn values<'t>(text: &'t [u8], null: Profiles, pass: &Pass, element: &Value) -> &'t [u8] {
    object::list(text, null, pass, |text, _, pass| value(element, text, pass))
}

#[cfg(test)]
#[path = "tests/unordered.rs"]
mod tests;
