//! Instances of shapes, and changes to their text. A change may keep it valid, break a rule, or break the JSON.
//!
//! A few bytes choose the changes, so a fuzzer can learn which ones help.

use std::{
    hash::{BuildHasher as _, BuildHasherDefault, DefaultHasher},
    iter,
    ops::Range,
};

use backoffice::{
    samples::{
        Samples,
        hostile::{Extent, drifted},
    },
    schema::{Profile, documents},
};
use backoffice_description::SHAPES;

use super::{
    pieces::Pieces,
    vocabulary::{
        AMOUNTS, DATE_TIMES, FILLERS, NAMES, NO_SPACES, NUMBERS, SPACES, STRING_PIECES, URLS,
        VALUES,
    },
};

/// Greatest length of a text.
const LONGEST: usize = 1 << 18;

/// Choices made by bytes. When no bytes are left, every choice is the first.
#[derive(Debug)]
pub struct Choices<'b>(pub &'b [u8]);

impl Choices<'_> {
    fn byte(&mut self) -> u8 {
        match self.0 {
            [first, rest @ ..] => {
                self.0 = rest;
                *first
            }
            [] => 0,
        }
    }

    fn wide(&mut self) -> usize {
        usize::from(self.byte()) << 8 | usize::from(self.byte())
    }

    /// Chooses a number below `bound`, or 0.
    fn below(&mut self, bound: usize) -> usize {
        let number = if bound > 256 { self.wide() } else { self.byte().into() };
        number.checked_rem(bound).unwrap_or_default()
    }

    fn one_of<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        from.get(self.below(from.len())).copied()
    }

    fn chance(&mut self, of: usize) -> bool {
        self.below(of) == of - 1
    }

    fn text(&mut self, parts: &[&[&str]]) -> String {
        parts.iter().filter_map(|part| self.one_of(part)).collect()
    }
}

/// The document and profile that two bytes select. Printable bytes reach all of them.
fn selected(selector: [u8; 2]) -> (usize, Profile) {
    let [number, profile] = selector;
    let number = usize::from(number.wrapping_sub(b' ')) % documents().len();
    // `c` selects contract, `s` strict.
    let profile = if profile & 0x10 == 0 { Profile::Contract } else { Profile::Strict };
    (number, profile)
}

/// Splits data into the document and profile that the first two bytes select, and the text after them.
#[must_use]
pub fn split(data: &[u8]) -> (usize, Profile, &[u8]) {
    let (selector, text) = data.split_first_chunk().unwrap_or((b" c", data));
    let (number, profile) = selected(*selector);
    (number, profile, text)
}

/// Mutates data for a fuzzer: changes the text after the first two bytes one to four times, in place. Returns the
/// new size.
///
/// Returns `None` half the time, and if the text would be too long: the fuzzer then mutates in its own way. Now and
/// then, and if there is no text yet, puts in a new instance.
#[must_use]
pub fn within(data: &mut [u8], size: usize, longest: usize, seed: u32) -> Option<usize> {
    const SELECTOR: usize = 2;
    if seed & 1 == 0 || data.len() < SELECTOR {
        return None;
    }
    // SplitMix64's output function makes enough bytes from the seed.
    let spread = |number: u64| {
        let mut z = (u64::from(seed) << 8 | number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)).to_le_bytes()
    };
    let bytes = [0, 1, 2, 3].map(spread).concat();
    let mut choices = Choices(&bytes);
    let mut selector = *data.first_chunk::<SELECTOR>()?;
    let mut text = if size < 2 * SELECTOR || seed >> 3 & 63 == 0 {
        // Printable bytes, so that the corpus is text.
        selector = [b' ' + choices.byte() % 95, choices.one_of(b"cs")?];
        let (number, profile) = selected(selector);
        instance(number, profile, choices.0.get(..3)?)
    } else {
        data.get(SELECTOR..size)?.to_vec()
    };
    for _ in 0..=seed >> 1 & 3 {
        mutate(&mut text, &mut choices);
    }
    let end = SELECTOR + text.len();
    if end > longest {
        return None;
    }
    let room = data.get_mut(..end)?;
    room.copy_from_slice(&[&selector, text.as_slice()].concat());
    Some(end)
}

/// Makes an instance of a document and profile. `bytes` choose the instance and its changes.
#[must_use]
pub fn instance(number: usize, profile: Profile, bytes: &[u8]) -> Vec<u8> {
    let mut choices = Choices(bytes);
    let kind = choices.byte();
    let profile = match (profile, kind & 3) {
        (Profile::Contract, 0) | (Profile::Strict, 1..) => Profile::Strict,
        _ => Profile::Contract,
    };
    let shape = documents().get(number).map(|document| document.shape());
    let samples = shape.map(|shape| Samples::new(shape, kind.into(), profile));
    let sample = samples.map(|samples| samples.instance(choices.byte().into())).unwrap_or_default();
    let seed = u64::from(choices.byte());
    let text = match kind >> 2 & 7 {
        0 => drifted(&sample, seed, Extent::AnyJson),
        1 => drifted(&sample, seed, Extent::Interoperable),
        _ => Ok(sample),
    };
    let mut text = text.unwrap_or_default().into_bytes();
    if let 2 | 3 = kind >> 2 & 7 {
        let pieces = Pieces::of(&text);
        shuffle(&mut text, &pieces, seed);
    }
    while !choices.0.is_empty() && text.len() < LONGEST {
        mutate(&mut text, &mut choices);
    }
    text
}

/// Changes a text once.
pub fn mutate(text: &mut Vec<u8>, choices: &mut Choices<'_>) {
    let pieces = Pieces::of(text);
    match choices.below(16) {
        0 => drop_item(text, &pieces, choices),
        1 => duplicate(text, &pieces, choices),
        2 => rename(text, &pieces, choices),
        3 => replace(text, &pieces, choices, |choices| {
            choices.one_of(VALUES).unwrap_or_default().into()
        }),
        4 => text.truncate(choices.below(text.len() + 1)),
        5 => splice(text, choices),
        6 => white_space(text, &pieces, choices),
        7 => escape(text, &pieces, choices),
        8 => replace(text, &pieces, choices, |choices| choices.text(NUMBERS)),
        9 => replace(text, &pieces, choices, |choices| format!("\"{}\"", choices.text(DATE_TIMES))),
        10 => replace(text, &pieces, choices, |choices| format!("\"{}\"", choices.text(URLS))),
        11 => replace(text, &pieces, choices, |choices| format!("\"{}\"", choices.text(AMOUNTS))),
        12 if choices.chance(2) => shuffle(text, &pieces, choices.byte().into()),
        12 => swap(text, &pieces, choices),
        13 => nest(text, &pieces, choices),
        14 => fill(text, &pieces, choices),
        _ => byte(text, choices),
    }
}

fn chosen(from: &[Range<usize>], choices: &mut Choices<'_>) -> Range<usize> {
    from.get(choices.below(from.len())).cloned().unwrap_or_default()
}

fn put(text: &mut Vec<u8>, at: Range<usize>, new: &[u8]) {
    if at.end <= text.len() && text.len() + new.len() <= LONGEST {
        text.splice(at, new.iter().copied());
    }
}

fn copied(text: &[u8], range: Range<usize>) -> Vec<u8> {
    text.get(range).unwrap_or_default().to_vec()
}

/// Removes a field or element, mostly with its comma.
fn drop_item(text: &mut Vec<u8>, pieces: &Pieces, choices: &mut Choices<'_>) {
    let Range { mut start, mut end } = chosen(&pieces.items, choices);
    if !choices.chance(16) {
        let after = Pieces::space(text, end);
        if text.get(after) == Some(&b',') {
            end = after + 1;
        } else if let Some(before) = text.get(..start).map(<[u8]>::trim_ascii_end)
            && let Some(before) = before.strip_suffix(b",")
        {
            start = before.len();
        }
    }
    put(text, start..end, b"");
}

/// Copies a field or element after itself or another.
fn duplicate(text: &mut Vec<u8>, pieces: &Pieces, choices: &mut Choices<'_>) {
    let from = chosen(&pieces.items, choices);
    let to = if choices.chance(2) { chosen(&pieces.items, choices) } else { from.clone() };
    let mut item = vec![b','];
    item.extend(copied(text, from));
    put(text, to.end..to.end, &item);
}

fn rename(text: &mut Vec<u8>, pieces: &Pieces, choices: &mut Choices<'_>) {
    let at = chosen(&pieces.names, choices);
    let mut name = copied(text, at.start + 1..at.end.saturating_sub(1));
    match choices.below(6) {
        0 => drop(name.pop()),
        1 => name.push(b'_'),
        2 => name.make_ascii_uppercase(),
        3 => {
            let fields =
                SHAPES.get(choices.below(SHAPES.len())).map_or(&[][..], |shape| shape.fields);
            let field = fields.get(choices.below(fields.len()));
            name = field.map_or("", |field| field.name).into();
        }
        4 => name = choices.one_of(NAMES).unwrap_or_default().into(),
        _ => {
            let other = chosen(&pieces.names, choices);
            name = copied(text, other.start + 1..other.end.saturating_sub(1));
        }
    }
    let name = [b"\"", name.as_slice(), b"\""].concat();
    put(text, at, &name);
}

fn replace(
    text: &mut Vec<u8>,
    pieces: &Pieces,
    choices: &mut Choices<'_>,
    value: impl Fn(&mut Choices<'_>) -> String,
) {
    let at = chosen(&pieces.values, choices);
    let value = value(choices);
    put(text, at, value.as_bytes());
}

/// Copies some bytes to another place; inserts or overwrites.
fn splice(text: &mut Vec<u8>, choices: &mut Choices<'_>) {
    let from = choices.below(text.len());
    let part = copied(text, from..(from + choices.below(64)).min(text.len()));
    let to = choices.below(text.len() + 1);
    let over = if choices.chance(2) { choices.below(64) } else { 0 };
    let end = (to + over).min(text.len());
    put(text, to..end, &part);
}

fn white_space(text: &mut Vec<u8>, pieces: &Pieces, choices: &mut Choices<'_>) {
    let Range { start, end } =
        chosen(if choices.chance(2) { &pieces.names } else { &pieces.values }, choices);
    let at = if choices.chance(2) { start } else { end };
    let space = match choices.below(8) {
        0 => choices.one_of(NO_SPACES).unwrap_or_default().to_owned(),
        1 => format!("\n{}", " ".repeat(choices.below(48))),
        2 => " ".repeat(choices.below(48)),
        _ => {
            let mut parts = || choices.one_of(SPACES).unwrap_or_default();
            [parts(), parts(), parts()].concat()
        }
    };
    put(text, at..at, space.as_bytes());
    if choices.chance(4) {
        // Insert the same space after every comma.
        let pretty = text.split_inclusive(|byte| *byte == b',').collect::<Vec<_>>();
        let pretty = pretty.join(space.as_bytes());
        if pretty.len() < LONGEST {
            *text = pretty;
        }
    }
}

/// Escapes a part of a string, or inserts text into it.
fn escape(text: &mut Vec<u8>, pieces: &Pieces, choices: &mut Choices<'_>) {
    let at = chosen(&pieces.strings, choices);
    let content = copied(text, at.start + 1..at.end.saturating_sub(1));
    let Ok(content) = String::from_utf8(content) else {
        return;
    };
    let units = |text: &str, upper: bool| -> String {
        let unit = |unit: u16| {
            if upper { format!("\\u{unit:04X}") } else { format!("\\u{unit:04x}") }
        };
        text.encode_utf16().map(unit).collect()
    };
    let ends = content.char_indices().map(|(at, _)| at).chain([content.len()]);
    let ends: Vec<usize> = ends.collect();
    let (front, back) = content.split_at(choices.one_of(&ends).unwrap_or_default());
    let new: Vec<u8> = match choices.below(5) {
        0 => units(&content, true).into(),
        1 => format!("{}{back}", units(front, false)).into(),
        2 => format!("{front}{}", units(back, true)).into(),
        3 => {
            let long = choices.one_of(&["a", "é", "💥", "0", "\\n", "a\u{7f}"]).unwrap_or_default();
            [front, &long.repeat(choices.below(300)), back].concat().into()
        }
        _ => {
            let piece = choices.one_of(STRING_PIECES).unwrap_or_default();
            [front.as_bytes(), piece, back.as_bytes()].concat()
        }
    };
    let new = [b"\"", new.as_slice(), b"\""].concat();
    put(text, at, &new);
}

/// Swaps two fields or elements.
fn swap(text: &mut Vec<u8>, pieces: &Pieces, choices: &mut Choices<'_>) {
    let (a, b) = (chosen(&pieces.items, choices), chosen(&pieces.items, choices));
    let (first, second) = if a.start < b.start { (a, b) } else { (b, a) };
    if first.end <= second.start {
        let (early, late) = (copied(text, first.clone()), copied(text, second.clone()));
        put(text, second, &early);
        put(text, first, &late);
    }
}

/// Puts the fields of every object in another order.
fn shuffle(text: &mut Vec<u8>, pieces: &Pieces, seed: u64) {
    for fields in &pieces.objects {
        // The separators stay, so the places of outer fields do too.
        let separators = fields.windows(2).map(|pair| pair[0].end..pair[1].start);
        let hasher = BuildHasherDefault::<DefaultHasher>::default();
        let mut order = fields.clone();
        order.sort_by_cached_key(|field| hasher.hash_one((seed, field.start)));
        let parts = order.into_iter().zip(separators.chain(iter::once(0..0)));
        let new = parts
            .flat_map(|(field, separator)| [copied(text, field), copied(text, separator)].concat());
        let new: Vec<u8> = new.collect();
        if let [first, .., last] = fields.as_slice() {
            put(text, first.start..last.end, &new);
        }
    }
}

/// Wraps a value in arrays or objects.
fn nest(text: &mut Vec<u8>, pieces: &Pieces, choices: &mut Choices<'_>) {
    let at = chosen(&pieces.values, choices);
    let value = copied(text, at.clone());
    let levels = choices.one_of(&[1, 2, 30, 120, 124, 125, 126, 127, 128, 129, 140]).unwrap_or(1);
    let (open, close) =
        choices.one_of(&[("[", "]"), ("{\"a\":", "}"), ("[ ", " ]")]).unwrap_or_default();
    let (open, close) = (open.repeat(levels), close.repeat(levels));
    put(text, at, &[open.as_bytes(), &value, close.as_bytes()].concat());
}

/// Inserts many fields or elements into an object or array.
fn fill(text: &mut Vec<u8>, pieces: &Pieces, choices: &mut Choices<'_>) {
    let at = chosen(&pieces.items, choices).start;
    let is_field = pieces.names.iter().any(|name| name.start == at);
    let count = choices.one_of(&[1, 2, 8, 31, 32, 33, 40, 200]).unwrap_or(1);
    let (head, tail) = choices.one_of(FILLERS).unwrap_or_default();
    let value = choices.one_of(VALUES).unwrap_or_default();
    let mut new = String::new();
    for number in 0..count {
        if is_field {
            new.push_str(&format!("\"{head}{number}{tail}\":"));
        }
        new.push_str(value);
        new.push(',');
    }
    put(text, at..at, new.as_bytes());
}

fn byte(text: &mut Vec<u8>, choices: &mut Choices<'_>) {
    let at = choices.below(text.len() + 1);
    let over = choices.below(2);
    let byte = choices.byte();
    put(text, at..(at + over).min(text.len()), &[byte]);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shuffle_moves_the_fields_of_every_object_and_changes_no_value() {
        let text = br#"{"a": {"b":1, "c" :[2,{"d":3,"e":{}, "f":"}"}],"g":4 } ,"h":5,"i":[6 ,7]}"#;
        let value = |text: &[u8]| serde_json::from_slice::<serde_json::Value>(text).unwrap();
        let shuffled = (0..50).map(|seed| {
            let mut shuffled = text.to_vec();
            shuffle(&mut shuffled, &Pieces::of(text), seed);
            assert_eq!(value(&shuffled), value(text));
            String::from_utf8(shuffled).unwrap()
        });
        let orders: std::collections::BTreeSet<String> = shuffled.collect();
        // Orders of three, three and three fields.
        assert!(orders.len() > 40, "{orders:?}");
        assert!(
            orders.iter().any(|text| text.contains(r#"[2,{"f":"}","d":3, "e":{}}]"#)),
            "{orders:#?}"
        );
    }
}
