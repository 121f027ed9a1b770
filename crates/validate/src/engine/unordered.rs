//! Fields in any order: the names are looked up in the table of the shape.
//!
//! What comes next cannot be foreseen here, and where the processor guesses wrong it loses as much time as
//! some fields take. So most fields are read without a branch on what they are, in two rounds. The first
//! finds out by the name which field it is, and by the quotes among the next 64 bytes where its value ends.
//! With a text of which any passes it is done. The second round, when the object has been read, checks the
//! other short values in the order of the table, in which they are of the kinds that they were the last time.
//! Objects, lists and long texts are read when they come.
//!
//! Each field waits to know where the one before it ends, and so does every wrong guess. So there are as few
//! steps as can be from one opening quote to the next.

use std::hint::select_unpredictable;

use super::{
    Pass,
    hash::{END, Key, LENGTH},
    object::{self, Names, complete, name},
    scan::{self, Vectors, WIDTH},
    table::{Field, Profiles, Rule, Set, Table, Value},
    value::{self, space},
};

/// The check of a shape by its table.
#[cold]
#[inline(never)]
pub(crate) fn check<'t>(table: &Table, text: &'t [u8], pass: &Pass) -> &'t [u8] {
    on_any_target(table, text, None, pass)
}

/// Reads fields from behind one to the end of the object; `seen` came before.
#[cold]
#[inline(never)]
pub(crate) fn rest_of<'t>(table: &Table, text: &'t [u8], seen: Set, pass: &Pass) -> &'t [u8] {
    match space(text) {
        [b',', text @ ..] => fields(table, text, seen, pass),
        [b'}', behind @ ..] => complete(table, seen, behind, pass),
        _ => &[],
    }
}

/// Reads fields from one's name to the end of the object; `seen` came before.
#[cold]
#[inline(never)]
pub(crate) fn fields<'t>(table: &Table, text: &'t [u8], seen: Set, pass: &Pass) -> &'t [u8] {
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

/// Reads an object, or the rest of one whose fields `before` came before.
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
            match space(inside) {
                [b'}', behind @ ..] => return Some(complete(table, 0, behind, pass)),
                text => (text, 0),
            }
        }
    };
    let mut seen = Seen::new(before);
    // For each short value the length of the text from it on. The low 32 bits are enough: what counts is the
    // difference to the length of the object's.
    let mut lengths = [0_u32; Set::BITS as usize];
    let mut names = None;
    // From behind the quote that opens a name.
    let mut text = space(object).strip_prefix(b"\"")?;
    let behind = loop {
        let behind = if let Some(found) = Found::new(table, text, vectors) {
            let Found { number, field, .. } = found;
            seen.put(field.bit)?;
            let value = text.get(found.name + COLON..)?;
            match value {
                [b'{', ..] => {
                    seen.checked |= field.bit;
                    object_value(&field.value, value, pass)
                }
                [b'[', ..] => {
                    seen.checked |= field.bit;
                    list_value(&field.value, value, pass)
                }
                _ => match found.short_value(vectors) {
                    Some(Short { size, is_text }) => {
                        let behind = value.get(size..)?;
                        seen.texts |= select_unpredictable(is_text, field.bit, 0);
                        *lengths.get_mut(number % Set::BITS as usize)? = value.len() as u32;
                        match next_name(behind) {
                            Some(next) => {
                                text = next;
                                continue;
                            }
                            None if is_text => behind,
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
            let (bit, behind) = odd_field(table, text, &mut names, pass)?;
            if bit != 0 {
                seen.put(bit)?;
                seen.checked |= bit;
            }
            behind
        };
        text = match next_name(behind) {
            Some(next) => next,
            None => match space(behind) {
                [b',', more @ ..] => space(more).strip_prefix(b"\"")?,
                [b'}', behind @ ..] => break behind,
                _ => return None,
            },
        };
    };
    pass.learn(seen.is_disorder());
    let later = seen.all & !seen.checked & !(seen.texts & table.texts[pass.index()]);
    if later != 0 {
        // These have four bytes. An object that is longer is left to the diagnostic pass.
        u32::try_from(object.len() - behind.len()).ok()?;
        second_round(table, object, later, &lengths, pass)?;
    }
    Some(complete(table, seen.all, behind, pass))
}

/// Fields that have been read.
struct Seen {
    all: Set,
    /// The last one of them, or none.
    last: Set,
    /// Those whose values need not be checked any more.
    checked: Set,
    /// Those whose values are short texts.
    texts: Set,
}

impl Seen {
    #[inline(always)]
    fn new(before: Set) -> Self {
        Self {
            all: before,
            last: 0,
            checked: before,
            texts: 0,
        }
    }

    /// Takes in a field; `None` if it has come before.
    #[inline(always)]
    fn put(&mut self, bit: Set) -> Option<()> {
        if self.all & bit != 0 {
            return None;
        }
        self.all |= bit;
        self.last = bit;
        Some(())
    }

    /// Whether they came in another order than the table's: whether the last one was not the highest, which
    /// tells all but few.
    #[inline(always)]
    fn is_disorder(&self) -> bool {
        self.last != 0 && self.all >> 1 >= self.last
    }
}

/// The next field from behind the quote that opens its name, if no white space stands before that.
#[inline(always)]
fn next_name(text: &[u8]) -> Option<&[u8]> {
    let (next, behind) = text.split_first_chunk()?;
    // Compared in one: where both are looked at one by one, the processor guesses twice.
    (u16::from_le_bytes(*next) == u16::from_le_bytes(*b",\"")).then_some(behind)
}

/// Checks the values that the first round left, in the order of the table.
///
/// Each must be valid, so that something follows, and go as far as that round took it to go. Texts do, as there
/// is no backslash in them. The others do if a comma and a quote stand behind them: that round saw where the next
/// quote is, and there is none in what begins with neither a quote nor a brace nor a bracket.
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
        let behind = value(&table.fields.get(number)?.value, text, pass);
        if !matches!(
            (text, space(behind)),
            ([b'"', ..], [_, ..]) | (_, [b',', b'"', ..])
        ) {
            return None;
        }
    }
    Some(())
}

/// A field of a table, found by its name.
struct Found<'t> {
    /// From behind the quote that opens the name.
    text: &'t [u8; 4 * WIDTH],
    /// The quotes among the first half of that.
    quotes: u32,
    /// The length of the name.
    name: usize,
    number: usize,
    field: &'static Field,
}

/// The length of the quote that closes a name and the colon behind it.
const COLON: usize = END.len();

/// A short value: a text of ASCII without escapes, or else what stands up to the byte before the next quote,
/// which is probably a comma.
struct Short {
    size: usize,
    is_text: bool,
}

impl<'t> Found<'t> {
    /// Finds the field whose name a text begins with, if that is written as most are: with a name of at most
    /// 30 bytes, no white space before the colon, and not at the end of the text.
    #[inline(always)]
    fn new(table: &Table, text: &'t [u8], vectors: impl Vectors) -> Option<Self> {
        let text = text.first_chunk::<{ 4 * WIDTH }>()?;
        let near = text.first_chunk::<LENGTH>()?;
        let quotes = vectors.quotes(near);
        let name = quotes.trailing_zeros() as usize;
        let (number, field) = table.find_key(&Key::within(near, name, vectors), vectors)?;
        Some(Self {
            text,
            quotes,
            name,
            number,
            field,
        })
    }

    /// The value, if it is short.
    ///
    /// How far it goes is what the next read waits for. So there are no more steps to that than these: the
    /// quotes, from behind the first byte of the value on, and the first of them. It closes a text, and is the
    /// next name's otherwise.
    #[inline(always)]
    fn short_value(&self, vectors: impl Vectors) -> Option<Short> {
        if let [..=b' ', ..] = self.text.get(self.name + COLON..)? {
            return None;
        }
        let (near, far) = self.text.split_first_chunk()?;
        let far = far.first_chunk()?;
        let both = |near, far| u64::from(near) | u64::from(far) << (2 * WIDTH);
        let quotes = both(self.quotes, vectors.quotes(far));
        let inside = self.name + COLON + 1;
        let length = (quotes >> inside).trailing_zeros() as usize;
        let quote = inside + length;
        if quote >= self.text.len() {
            return None;
        }
        // It belongs to a text, which ends behind it; anything else ends one byte before it.
        let more = (quotes >> (inside - 2)) as usize & 2;
        // Behind the last field of an object, the next quote does not tell where a value ends.
        let last = self.text.get(quote - 2)?;
        let specials = both(vectors.specials(near), vectors.specials(far));
        let is_plain = specials & !(u64::MAX << quote) == 0;
        (is_plain && !matches!(last, b'}' | b']')).then_some(Short {
            size: length + more,
            is_text: more != 0,
        })
    }
}

/// Reads a field that the table does not have, or that is not written as most are. Returns the bit that
/// stands for it, or none, and what stands behind it.
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
            let behind = other_value(&field.value, name.value()?, pass);
            Some((field.bit, behind))
        }
        None if table.open[pass.index()] => {
            let behind = object::free_field(names.get_or_insert_default(), &name, &key, pass)?;
            Some((0, behind))
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
        Rule::List(Value {
            rule: Rule::Shape(table),
            ..
        }) => shapes(text, 0, pass, table),
        _ => self::value(value, text, pass),
    }
}

/// A value that is not short, or behind white space.
#[inline(never)]
fn other_value<'t>(value: &Value, text: &'t [u8], pass: &Pass) -> &'t [u8] {
    match space(text) {
        text @ [b'{', ..] => object_value(value, text, pass),
        text @ [b'[', ..] => list_value(value, text, pass),
        text => self::value(value, text, pass),
    }
}

/// A value that a table describes.
#[inline(never)]
pub(super) fn value<'t>(value: &Value, text: &'t [u8], pass: &Pass) -> &'t [u8] {
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

/// A list of values of a shape.
#[inline(never)]
fn shapes<'t>(text: &'t [u8], null: Profiles, pass: &Pass, table: &Table) -> &'t [u8] {
    object::list(text, null, pass, |text, null, pass| {
        object::shape(text, null, pass, |text, pass| shaped(table, text, pass))
    })
}

/// A list of other values.
#[inline(never)]
fn values<'t>(text: &'t [u8], null: Profiles, pass: &Pass, element: &Value) -> &'t [u8] {
    object::list(text, null, pass, |text, _, pass| value(element, text, pass))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{MUCH, scan::Extensions};

    /// A table of these fields, to which null is no value.
    fn table(fields: Vec<(&'static str, Rule)>) -> &'static Table {
        let names: Vec<_> = fields.iter().map(|(name, _)| *name).collect();
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
        let fields = (0..).zip(fields);
        let fields = fields.map(|(number, (name, rule))| Field::new(number, name, rule, 0));
        let table = Table {
            fields: fields.collect::<Vec<_>>().leak(),
            names: names.leak(),
            required: [1; 2],
            texts: [0; 2],
            open: [true, false],
            slots: slots.leak(),
            shift: 58,
            seed,
            check: None,
        };
        Box::leak(Box::new(table.with_texts()))
    }

    /// What stands behind an object, so that no place in that is near the end, and all is read as most is.
    const MORE: &str = "and some more text: more than there are bytes that are looked at together";

    /// How much text is left behind an object.
    fn behind(table: &Table, text: &[u8], profile: u8, extensions: Extensions) -> Option<usize> {
        let pass = Pass::new(profile, extensions);
        pass.disorder.set(MUCH);
        let behind = check(table, text, &pass);
        (text.starts_with(b"{") && pass.depth.get() == 0).then_some(behind.len())
    }

    /// All texts of so many of some tokens; under Miri few of them.
    fn texts(tokens: &[&str], count: u32) -> impl Iterator<Item = String> {
        let all = tokens.len().pow(count);
        let token = |number, at| tokens[number / tokens.len().pow(at) % tokens.len()];
        let step = if cfg!(miri) { all / 7 } else { 1 };
        (0..all)
            .step_by(step)
            .map(move |number| (0..count).map(|at| token(number, at)).collect())
    }

    #[test]
    fn what_is_taken_for_an_object_is_one_whatever_follows_a_value_and_however_long_its_name() {
        for length in [1, 12, 29, 30, 31] {
            let name: &str = Box::leak("n".repeat(length).into());
            let table = table(vec![(name, Rule::String), ("last", Rule::Integer)]);
            let few = texts(&[",", "\"", ":", "5"], 7);
            let many = texts(&[",", "\"", "}", "]", " ", "5", "\\", "\n", "é"], 4);
            for tokens in few.chain(many) {
                // Right behind the name, and where those bytes end that are looked at together.
                for value in ["x", &"x".repeat(58 - length)] {
                    let text = format!("{{\"{name}\":\"{value}{tokens}\"last\":1}}{MORE}");
                    let text = text.as_bytes();
                    let found = behind(table, text, 1, Extensions::detected());
                    let mut values = serde_json::Deserializer::from_slice(text).into_iter();
                    let value: Option<Result<serde_json::Value, _>> = values.next();
                    let expected = match value {
                        Some(Ok(_)) => Some(text.len() - values.byte_offset()),
                        _ => None,
                    };
                    assert!(found.is_none() || found == expected, "{tokens}");
                }
            }
        }
    }

    #[test]
    fn white_space_between_fields_of_any_order_is_no_reason_not_to_know() {
        let table = table(vec![
            ("id", Rule::Integer),
            ("name", Rule::String),
            ("no", Rule::Any),
        ]);
        for fields in [
            r#"{"no":null ,"name":"x","id":1}"#,
            r#"{"no":null, "name":"x","id":1}"#,
            r#"{"name":"x" ,"id":5 }"#,
            r#"{"name" :"x","no": 5,"id":1 }"#,
            r#"{ "name": "x", "no": [1, "x"], "id": 1 }"#,
            "{\n\t\"name\": \"x\",\n\t\"id\": 1\n}",
        ] {
            let text = [fields, MORE].concat();
            let found = behind(table, text.as_bytes(), 1, Extensions::detected());
            assert_eq!(found, Some(MORE.len()), "{fields}");
        }
    }

    #[test]
    #[cfg(target_arch = "x86_64")]
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
        let behind = |text: &[u8], profile, extensions| behind(table, text, profile, extensions);
        let without = Extensions { avx2: None };
        let text = r#"{"total":"12.50","a_name_that_has_thirty_letters":1234567,"tags":["a","b"],"id":7,
            "addresses":[{"zip":"8000","id":5},{"id":-1}],"new":1e5 , "more":[1,"x",{"y":null}],"rate":2.5E+3,
            "email":"a name of more than thirty-two bytes@example.com","name":"\u00e9","city":"Søborg",
            "a_name_that_has_31_letters_in_it":true,"at":"2023-02-10T12:00:00Z","site": "https://example.com"}"#;
        let text = [text, MORE].concat().into_bytes();
        assert!(behind(&text, 1, without).is_some());
        for place in (0..text.len()).step_by(if cfg!(miri) { 41 } else { 1 }) {
            for byte in b"\"\\,}{[] 0x\n\xC3" {
                let mut text = text.clone();
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
