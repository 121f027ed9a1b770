//! Members in any order: the names are looked up in the table of the shape.
//!
//! What comes next cannot be foreseen here, and where the processor guesses wrong it loses as much time as
//! some members take. So most members are read without a branch on what they are, in two rounds. The first
//! finds out by the name which member it is, and by the quotes among the next 64 bytes where its value ends.
//! With a text of which any passes it is done. The second round, when the object has been read, checks the
//! other short values in the order of the table, in which they are of the kinds that they were the last time.
//! Objects, lists and long texts are read when they come.

use std::hint::select_unpredictable;

use super::{
    Pass,
    hash::{Key, LENGTH},
    object::{self, Names, complete, name},
    scan::{self, Vectors, WIDTH},
    table::{Member, Profiles, Rule, Set, Table, Value},
    value::{self, space},
};

/// The check of a shape by its table.
#[cold]
#[inline(never)]
pub(crate) fn check<'t>(table: &Table, text: &'t [u8], pass: &Pass) -> Option<&'t [u8]> {
    on_any_target(table, text, None, pass)
}

/// Reads members from behind one to the end of the object; `seen` came before.
#[cold]
#[inline(never)]
pub(crate) fn rest_of<'t>(
    table: &Table,
    text: &'t [u8],
    seen: Set,
    pass: &Pass,
) -> Option<&'t [u8]> {
    match space(text) {
        [b',', text @ ..] => members(table, text, seen, pass),
        [b'}', behind @ ..] => complete(table, seen, behind, pass),
        _ => None,
    }
}

/// Reads members from one's name to the end of the object; `seen` came before.
#[cold]
#[inline(never)]
pub(crate) fn members<'t>(
    table: &Table,
    text: &'t [u8],
    seen: Set,
    pass: &Pass,
) -> Option<&'t [u8]> {
    on_any_target(table, text, Some(seen), pass)
}

#[inline(always)]
fn on_any_target<'t>(
    table: &Table,
    text: &'t [u8],
    seen: Option<Set>,
    pass: &Pass,
) -> Option<&'t [u8]> {
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
) -> Option<&'t [u8]> {
    read(table, text, seen, pass, avx2)
}

#[inline(never)]
fn by_halves<'t>(
    table: &Table,
    text: &'t [u8],
    seen: Option<Set>,
    pass: &Pass,
) -> Option<&'t [u8]> {
    read(table, text, seen, pass, scan::Halves)
}

/// Reads an object, or the rest of one whose members `seen` came before.
#[inline(always)]
fn read<'t>(
    table: &Table,
    text: &'t [u8],
    seen: Option<Set>,
    pass: &Pass,
    vectors: impl Vectors,
) -> Option<&'t [u8]> {
    let (object, mut seen) = match seen {
        Some(seen) => (text, seen),
        None => {
            let inside = text.strip_prefix(b"{")?;
            pass.enter()?;
            match space(inside) {
                [b'}', behind @ ..] => return complete(table, 0, behind, pass),
                text => (text, 0),
            }
        }
    };
    pass.learn_separator(object);
    // The members whose values the second round checks, and for each the length of the text from its value on.
    // The low 32 bits are enough: what counts is the difference to the length of the object's.
    let mut later: Set = 0;
    let mut places = [0_u32; Set::BITS as usize];
    let mut names = None;
    let mut last = 0;
    let mut text = space(object);
    let behind = loop {
        let behind = match Found::new(table, text, vectors) {
            Some(found) => {
                let Found { number, member, .. } = found;
                if seen & member.bit != 0 {
                    return None;
                }
                last = member.bit;
                seen |= last;
                match found.end {
                    Some(end) => {
                        let passes = found.is_text & (member.value.text & pass.profile != 0);
                        later |= last & Set::from(passes).wrapping_sub(1);
                        *places.get_mut(number % Set::BITS as usize)? =
                            (text.len() - found.value) as u32;
                        text.get(end..)?
                    }
                    None => long_value(&member.value, text.get(found.value..)?, pass)?,
                }
            }
            None => {
                let (bit, behind) = odd_member(table, text, &mut names, pass)?;
                if seen & bit != 0 {
                    return None;
                }
                if bit != 0 {
                    last = bit;
                    seen |= bit;
                }
                behind
            }
        };
        text = match behind.first_chunk() {
            Some(b",\"") => behind.get(1..)?,
            _ => match space(behind) {
                [b',', more @ ..] => space(more),
                [b'}', behind @ ..] => break behind,
                _ => return None,
            },
        };
    };
    // In the order of the table, the last is the highest: that tells all but few disorders.
    pass.learn(last != 0 && seen >> 1 >= last);
    if later != 0 {
        // Places have four bytes. An object that is longer is left to the exact pass.
        u32::try_from(object.len() - behind.len()).ok()?;
        second_round(table, object, later, &places, pass)?;
    }
    complete(table, seen, behind, pass)
}

/// Checks the values that the first round left, in the order of the table.
///
/// Each must go as far as that round took it to go. Texts do, as there was no backslash in them. The others
/// do if they end at a comma or brace: that round saw none before the end, there are no lists among them, and
/// no object without a quote or a brace is valid.
#[inline(always)]
fn second_round(
    table: &Table,
    object: &[u8],
    later: Set,
    places: &[u32; Set::BITS as usize],
    pass: &Pass,
) -> Option<()> {
    let mut later = later;
    while later != 0 {
        let number = later.trailing_zeros() as usize;
        later &= later - 1;
        let place = (object.len() as u32).wrapping_sub(*places.get(number)?);
        let text = object.get(place as usize..)?;
        let behind = value(&table.members.get(number)?.value, text, pass)?;
        if !matches!(space(behind), [b',' | b'}', ..]) {
            return None;
        }
    }
    Some(())
}

/// A member of a table that a text begins with. Places in the text are counted from its first byte on.
struct Found {
    number: usize,
    member: &'static Member,
    /// Where its value begins.
    value: usize,
    /// Where its value ends, if that is short: a text of ASCII without escapes, or else what stands before a
    /// comma and has neither commas nor closing braces in it, and is no list.
    end: Option<usize>,
    /// Whether its value is a text.
    is_text: bool,
}

impl Found {
    /// Finds the member, if it is written as most are: without white space, with a name of at most [`WHOLE`]
    /// bytes, and not at the end of the text.
    #[inline(always)]
    fn new(table: &Table, text: &[u8], vectors: impl Vectors) -> Option<Self> {
        let window = text.first_chunk::<{ 2 + 4 * WIDTH }>()?;
        let [b'"', inside @ .., _] = window else {
            return None;
        };
        let (near, far) = inside.split_first_chunk::<LENGTH>()?;
        let near_quotes = vectors.quotes(near);
        // No name is as long as this.
        let length = (near_quotes | 1 << (LENGTH - 1)).trailing_zeros() as usize;
        let (number, member) = table.find_key(&Key::within(near, length, vectors), vectors)?;
        // Behind the two quotes of the name and the colon.
        let value = length + 3;
        let quotes = u64::from(near_quotes) | u64::from(vectors.quotes(far.first_chunk()?)) << 32;
        let second = quotes & quotes.wrapping_sub(1);
        let third = second & second.wrapping_sub(1);
        // These are counted from behind the first quote on: so this is the place before the second.
        let before_second = second.trailing_zeros() as usize;
        let behind_third = third.trailing_zeros() as usize + 2;
        let is_text = before_second + 1 == value;
        let end = select_unpredictable(is_text, behind_third, before_second);
        let bytes = window.get(value..)?.first_chunk()?;
        let specials = vectors.specials(bytes);
        let stops = specials | select_unpredictable(is_text, 0, vectors.delimiters(bytes));
        let size = end.wrapping_sub(value);
        let stops = (u64::from(stops) | u64::MAX << (2 * WIDTH)) & !(u64::MAX << (size % 64));
        let follows = match (window.get(end), bytes) {
            // The comma may be one of a list's.
            (_, [b'[' | b' ', ..]) | (None, _) => false,
            (Some(b','), _) => true,
            (Some(_), _) => is_text,
        };
        Some(Self {
            number,
            member,
            value,
            end: (follows && stops == 0).then_some(end),
            is_text,
        })
    }
}

/// Reads a member that the table does not have, or that is not written as most are. Returns the bit that
/// stands for it, or none, and what stands behind it.
#[cold]
#[inline(never)]
fn odd_member<'t>(
    table: &Table,
    text: &'t [u8],
    names: &mut Option<Names>,
    pass: &Pass,
) -> Option<(Set, &'t [u8])> {
    let name = name(text)?;
    match table.find(name.content) {
        Some(member) => {
            let behind = long_value(&member.value, name.value()?, pass)?;
            Some((member.bit, behind))
        }
        None if table.open[pass.index()] => {
            let behind = object::free_member(names.get_or_insert_default(), &name, pass)?;
            Some((0, behind))
        }
        None => None,
    }
}

/// A value that is not short, so that the first byte says most.
#[inline(never)]
fn long_value<'t>(value: &Value, text: &'t [u8], pass: &Pass) -> Option<&'t [u8]> {
    match text {
        [b'{', ..] => match &value.rule {
            Rule::Shape(table) => shaped(table, text, pass),
            _ => self::value(value, text, pass),
        },
        [b'[', ..] => match &value.rule {
            Rule::List(Value {
                rule: Rule::Shape(table),
                ..
            }) => shapes(text, 0, pass, table),
            _ => self::value(value, text, pass),
        },
        [b'"', ..] if value.text & pass.profile != 0 => value::string(text, 0, pass),
        [..=b' ', ..] => behind_space(value, text, pass),
        _ => self::value(value, text, pass),
    }
}

#[cold]
#[inline(never)]
fn behind_space<'t>(value: &Value, text: &'t [u8], pass: &Pass) -> Option<&'t [u8]> {
    match space(text) {
        text @ [b'"', ..] if value.text & pass.profile != 0 => value::string(text, 0, pass),
        text => self::value(value, text, pass),
    }
}

/// A value that a table describes.
#[inline(never)]
fn value<'t>(value: &Value, text: &'t [u8], pass: &Pass) -> Option<&'t [u8]> {
    let null = value.null;
    match &value.rule {
        Rule::String => value::string(text, null, pass),
        Rule::Integer => value::integer(text, null, pass),
        Rule::Int32 => value::int32(text, null, pass),
        Rule::Bounded(bounds) => value::bounded(text, null, pass, bounds),
        Rule::Number(bounds) => value::number(text, null, pass, *bounds),
        Rule::Boolean => value::boolean(text, null, pass),
        Rule::Amount => value::amount(text, null, pass),
        Rule::Timestamp => value::timestamp(text, null, pass),
        Rule::Date => value::date(text, null, pass),
        Rule::Url => value::url(text, null, pass),
        Rule::Enum(values) => value::one_of(text, null, pass, values),
        Rule::Any => object::any(text, null, pass),
        Rule::Object => object::free_object(text, null, pass),
        Rule::Shape(table) => shape(text, null, pass, table),
        Rule::List(element) => match &element.rule {
            Rule::Shape(table) => shapes(text, null, pass, table),
            _ => values(text, null, pass, element),
        },
    }
}

/// A value of a shape.
#[inline(always)]
fn shaped<'t>(table: &Table, text: &'t [u8], pass: &Pass) -> Option<&'t [u8]> {
    match table.check {
        Some(check) if pass.expects_order() => check(text, pass),
        _ => check(table, text, pass),
    }
}

#[inline(never)]
fn shape<'t>(text: &'t [u8], null: Profiles, pass: &Pass, table: &Table) -> Option<&'t [u8]> {
    object::shape(text, null, pass, |text, pass| shaped(table, text, pass))
}

/// A list of values of a shape.
#[inline(never)]
fn shapes<'t>(text: &'t [u8], null: Profiles, pass: &Pass, table: &Table) -> Option<&'t [u8]> {
    object::list(text, null, pass, |text, null, pass| {
        object::shape(text, null, pass, |text, pass| shaped(table, text, pass))
    })
}

/// A list of other values.
#[inline(never)]
fn values<'t>(text: &'t [u8], null: Profiles, pass: &Pass, element: &Value) -> Option<&'t [u8]> {
    object::list(text, null, pass, |text, _, pass| value(element, text, pass))
}

#[cfg(test)]
#[cfg(target_arch = "x86_64")]
mod tests {
    use super::*;
    use crate::engine::{MUCH, scan::Extensions};

    /// A table of these members, to which null is no value.
    fn table(members: Vec<(&'static str, Rule)>) -> &'static Table {
        let names: Vec<_> = members.iter().map(|(name, _)| *name).collect();
        let slot = |name: &str, seed| (Key::new(name.as_bytes()).hash(seed) >> 58) as usize;
        let mut seeds = (1_u64..).map(|seed| seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
        let tells_apart = |seed: &u64| {
            let slots = names.iter().map(|name| 1_u64 << slot(name, *seed));
            slots.fold(0, |all, slot| all | slot).count_ones() as usize == names.len()
        };
        let seed = seeds.find(tells_apart).unwrap_or_default();
        let mut slots = vec![u8::MAX; 64];
        for (number, name) in (0..).zip(&names) {
            slots[slot(name, seed)] = number;
        }
        let members = (0..).zip(members);
        let members = members.map(|(number, (name, rule))| Member::new(number, name, rule, 0));
        Box::leak(Box::new(Table {
            members: members.collect::<Vec<_>>().leak(),
            names: names.leak(),
            required: [1; 2],
            open: [true, false],
            slots: slots.leak(),
            shift: 58,
            seed,
            check: None,
        }))
    }

    #[test]
    fn objects_are_read_alike_with_and_without_avx2() {
        let inner = Rule::Shape(table(vec![("id", Rule::Integer), ("zip", Rule::String)]));
        let inner: &Value = Box::leak(Box::new(Value::new(inner, 0)));
        let text: &Value = Box::leak(Box::new(Value::new(Rule::String, 0)));
        let table = table(vec![
            ("id", Rule::Integer),
            ("name", Rule::String),
            ("city", Rule::String),
            ("email", Rule::String),
            ("a_name_that_has_thirty_letters", Rule::Int32),
            ("a_name_that_has_31_letters_in_it", Rule::Boolean),
            ("rate", Rule::Number(None)),
            ("total", Rule::Amount),
            ("at", Rule::Timestamp),
            ("site", Rule::Url),
            ("more", Rule::Any),
            ("tags", Rule::List(text)),
            ("addresses", Rule::List(inner)),
        ]);
        // How much text is left behind the object.
        let behind = |text: &[u8], profile, extensions| {
            let pass = Pass::new(profile, extensions);
            pass.disorder.set(MUCH);
            check(table, text, &pass).map(<[u8]>::len)
        };
        let without = Extensions { avx2: None };
        let text = r#"{"total":"12.50","a_name_that_has_thirty_letters":1234567,"tags":["a","b"],"id":7,
            "addresses":[{"zip":"8000","id":5},{"id":-1}],"new":1e5 , "more":[1,"x",{"y":null}],"rate":2.5E+3,
            "email":"a name of more than thirty-two bytes@example.com","name":"\u00e9","city":"Søborg",
            "a_name_that_has_31_letters_in_it":true,"at":"2023-02-10T12:00:00Z","site": "https://example.com"}
            and some more text, so that no place is near the end of it all, and all are read as most are"#;
        let text = text.as_bytes();
        assert!(behind(text, 1, without).is_some());
        for place in 0..text.len() {
            for byte in b"\"\\,}{[] 0x\n\xC3" {
                let mut text = text.to_vec();
                text[place] = *byte;
                for profile in [1, 2] {
                    let found = behind(&text, profile, without);
                    let with = behind(&text, profile, Extensions::detected());
                    assert_eq!(with, found, "{place}");
                }
            }
        }
    }
}
