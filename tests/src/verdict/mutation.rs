//! Instances of shapes, and changes to the text of one: some leave it valid, some make it say something
//! else, some make it no JSON any more. Which are made is up to a few bytes, so that a fuzzer can learn
//! which ones lead somewhere.

use std::ops::Range;

use backoffice_samples::{
    Fullness, Samples,
    hostile::{Extent, drifted},
};
use backoffice_schema::{Profile, documents};
use backoffice_shapes::SHAPES;

/// Beyond this text does not grow.
const LONGEST: usize = 1 << 18;

/// At most so many levels are gone into to find the pieces of a text.
const DEEPEST: usize = 200;

/// What is decided by bytes: without any left, the first of everything.
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

    /// A number below `bound`, or 0.
    fn below(&mut self, bound: usize) -> usize {
        let number = if bound > 256 {
            self.wide()
        } else {
            self.byte().into()
        };
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

/// The document and profile that two bytes stand for; printable ones are enough for all of them.
fn selected(selector: [u8; 2]) -> (usize, Profile) {
    let [number, profile] = selector;
    let number = usize::from(number.wrapping_sub(b' ')) % documents().len();
    // As `c` and `s` have it.
    let profile = if profile & 0x10 == 0 {
        Profile::Contract
    } else {
        Profile::Strict
    };
    (number, profile)
}

/// The document and profile that the first two bytes stand for, and the text behind them.
#[must_use]
pub fn split(data: &[u8]) -> (usize, Profile, &[u8]) {
    let (selector, text) = data.split_first_chunk().unwrap_or((b" c", data));
    let (number, profile) = selected(*selector);
    (number, profile, text)
}

/// For a fuzzer: changes the text behind two bytes in one to four ways, in place, and gives the new size.
/// Half the time nothing, and where it would be too long, so that the fuzzer goes its own way; now and then,
/// and where there is no text yet, another instance.
#[must_use]
pub fn within(data: &mut [u8], size: usize, longest: usize, seed: u32) -> Option<usize> {
    const SELECTOR: usize = 2;
    if seed & 1 == 0 || data.len() < SELECTOR {
        return None;
    }
    // SplitMix64's output function spreads the seed over as many bytes as changes need.
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
        // Printable, so that what is kept of it is text.
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

/// An instance for a document and profile, with as many changes as `bytes` ask for.
#[must_use]
pub fn instance(number: usize, profile: Profile, bytes: &[u8]) -> Vec<u8> {
    let mut choices = Choices(bytes);
    let kind = choices.byte();
    let fullness = match (profile, kind & 3) {
        (Profile::Contract, 0) | (Profile::Strict, 1..) => Fullness::Strict,
        _ => Fullness::Contract,
    };
    let shape = documents().get(number).map(|document| document.shape());
    let samples = shape.map(|shape| Samples::new(shape, kind.into(), fullness));
    let sample = samples
        .map(|samples| samples.instance(choices.byte().into()))
        .unwrap_or_default();
    let seed = u64::from(choices.byte());
    let text = match kind >> 2 & 7 {
        0 => drifted(&sample, seed, Extent::AnyJson),
        1 => drifted(&sample, seed, Extent::Interoperable),
        _ => Ok(sample),
    };
    let mut text = text.unwrap_or_default().into_bytes();
    while !choices.0.is_empty() && text.len() < LONGEST {
        mutate(&mut text, &mut choices);
    }
    text
}

/// Changes a text in one way.
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
        9 => replace(text, &pieces, choices, |choices| {
            format!("\"{}\"", choices.text(DATE_TIMES))
        }),
        10 => replace(text, &pieces, choices, |choices| {
            format!("\"{}\"", choices.text(URLS))
        }),
        11 => replace(text, &pieces, choices, |choices| {
            format!("\"{}\"", choices.text(AMOUNTS))
        }),
        12 => exchange(text, &pieces, choices),
        13 => nest(text, &pieces, choices),
        14 => fill(text, &pieces, choices),
        _ => byte(text, choices),
    }
}

/// Where the parts of a text stand.
#[derive(Debug, Default)]
struct Pieces {
    /// Names, with their quotes.
    names: Vec<Range<usize>>,
    /// Values.
    values: Vec<Range<usize>>,
    /// Fields and elements.
    items: Vec<Range<usize>>,
    /// Strings, names among them.
    strings: Vec<Range<usize>>,
}

impl Pieces {
    /// The pieces of a text as far as it is JSON.
    fn of(text: &[u8]) -> Self {
        let mut pieces = Self::default();
        let start = pieces.space(text, 0);
        // What is behind the first mistake stays as it is.
        let _end = pieces.value(text, start, 0);
        pieces
    }

    fn space(&self, text: &[u8], at: usize) -> usize {
        let is_space = |byte: &&u8| matches!(byte, b' ' | b'\t' | b'\n' | b'\r');
        at + text.iter().skip(at).take_while(is_space).count()
    }

    fn value(&mut self, text: &[u8], start: usize, depth: usize) -> Option<usize> {
        let end = match text.get(start)? {
            b'"' => self.string(text, start)?,
            b'{' | b'[' if depth < DEEPEST => self.nested(text, start, depth + 1)?,
            _ => {
                let is_word = |byte: &&u8| byte.is_ascii_alphanumeric() || b"+-.".contains(byte);
                start + text.iter().skip(start).take_while(is_word).count()
            }
        };
        if end > start {
            self.values.push(start..end);
        }
        (end > start).then_some(end)
    }

    fn string(&mut self, text: &[u8], start: usize) -> Option<usize> {
        let mut at = start + 1;
        loop {
            match text.get(at)? {
                b'"' => break,
                b'\\' => at += 2,
                _ => at += 1,
            }
        }
        self.strings.push(start..at + 1);
        Some(at + 1)
    }

    fn nested(&mut self, text: &[u8], start: usize, depth: usize) -> Option<usize> {
        let is_object = text.get(start) == Some(&b'{');
        let mut at = self.space(text, start + 1);
        if let Some(b'}' | b']') = text.get(at) {
            return Some(at + 1);
        }
        loop {
            let item = at;
            if is_object {
                if text.get(at) != Some(&b'"') {
                    return None;
                }
                at = self.string(text, at)?;
                self.names.push(item..at);
                at = self.space(text, at);
                if text.get(at) != Some(&b':') {
                    return None;
                }
                at = self.space(text, at + 1);
            }
            at = self.value(text, at, depth)?;
            self.items.push(item..at);
            at = self.space(text, at);
            match text.get(at)? {
                b',' => at = self.space(text, at + 1),
                b'}' | b']' => return Some(at + 1),
                _ => return None,
            }
        }
    }
}

fn chosen(from: &[Range<usize>], choices: &mut Choices<'_>) -> Range<usize> {
    from.get(choices.below(from.len()))
        .cloned()
        .unwrap_or_default()
}

fn put(text: &mut Vec<u8>, at: Range<usize>, new: &[u8]) {
    if at.end <= text.len() && text.len() + new.len() <= LONGEST {
        text.splice(at, new.iter().copied());
    }
}

fn copied(text: &[u8], range: Range<usize>) -> Vec<u8> {
    text.get(range).unwrap_or_default().to_vec()
}

/// Takes a field or element away, mostly with its comma.
fn drop_item(text: &mut Vec<u8>, pieces: &Pieces, choices: &mut Choices<'_>) {
    let Range { mut start, mut end } = chosen(&pieces.items, choices);
    if !choices.chance(16) {
        let behind = pieces.space(text, end);
        if text.get(behind) == Some(&b',') {
            end = behind + 1;
        } else if let Some(before) = text.get(..start).map(<[u8]>::trim_ascii_end)
            && let Some(before) = before.strip_suffix(b",")
        {
            start = before.len();
        }
    }
    put(text, start..end, b"");
}

/// Puts a field or element behind another, or the same, once more.
fn duplicate(text: &mut Vec<u8>, pieces: &Pieces, choices: &mut Choices<'_>) {
    let from = chosen(&pieces.items, choices);
    let to = if choices.chance(2) {
        chosen(&pieces.items, choices)
    } else {
        from.clone()
    };
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
            let fields = SHAPES
                .get(choices.below(SHAPES.len()))
                .map_or(&[][..], |shape| shape.fields);
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

/// Copies some bytes to another place, or over what is there.
fn splice(text: &mut Vec<u8>, choices: &mut Choices<'_>) {
    let from = choices.below(text.len());
    let part = copied(text, from..(from + choices.below(64)).min(text.len()));
    let to = choices.below(text.len() + 1);
    let over = if choices.chance(2) {
        choices.below(64)
    } else {
        0
    };
    let end = (to + over).min(text.len());
    put(text, to..end, &part);
}

fn white_space(text: &mut Vec<u8>, pieces: &Pieces, choices: &mut Choices<'_>) {
    let Range { start, end } = chosen(
        if choices.chance(2) {
            &pieces.names
        } else {
            &pieces.values
        },
        choices,
    );
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
        // The same wherever a line could end.
        let pretty = text
            .split_inclusive(|byte| *byte == b',')
            .collect::<Vec<_>>();
        let pretty = pretty.join(space.as_bytes());
        if pretty.len() < LONGEST {
            *text = pretty;
        }
    }
}

/// Writes some of a string in another way, or puts something into it.
fn escape(text: &mut Vec<u8>, pieces: &Pieces, choices: &mut Choices<'_>) {
    let at = chosen(&pieces.strings, choices);
    let content = copied(text, at.start + 1..at.end.saturating_sub(1));
    let Ok(content) = String::from_utf8(content) else {
        return;
    };
    let units = |text: &str, upper: bool| -> String {
        let unit = |unit: u16| {
            if upper {
                format!("\\u{unit:04X}")
            } else {
                format!("\\u{unit:04x}")
            }
        };
        text.encode_utf16().map(unit).collect()
    };
    let ends = content
        .char_indices()
        .map(|(at, _)| at)
        .chain([content.len()]);
    let ends: Vec<usize> = ends.collect();
    let (front, back) = content.split_at(choices.one_of(&ends).unwrap_or_default());
    let new: Vec<u8> = match choices.below(5) {
        0 => units(&content, true).into(),
        1 => format!("{}{back}", units(front, false)).into(),
        2 => format!("{front}{}", units(back, true)).into(),
        3 => {
            let long = choices
                .one_of(&["a", "é", "💥", "0", "\\n", "a\u{7f}"])
                .unwrap_or_default();
            [front, &long.repeat(choices.below(300)), back]
                .concat()
                .into()
        }
        _ => {
            let piece = choices.one_of(STRING_PIECES).unwrap_or_default();
            [front.as_bytes(), piece, back.as_bytes()].concat()
        }
    };
    let new = [b"\"", new.as_slice(), b"\""].concat();
    put(text, at, &new);
}

/// Lets two fields or elements change places.
fn exchange(text: &mut Vec<u8>, pieces: &Pieces, choices: &mut Choices<'_>) {
    let (a, b) = (
        chosen(&pieces.items, choices),
        chosen(&pieces.items, choices),
    );
    let (first, second) = if a.start < b.start { (a, b) } else { (b, a) };
    if first.end <= second.start {
        let (early, late) = (copied(text, first.clone()), copied(text, second.clone()));
        put(text, second, &early);
        put(text, first, &late);
    }
}

/// Puts arrays or objects around a value.
fn nest(text: &mut Vec<u8>, pieces: &Pieces, choices: &mut Choices<'_>) {
    let at = chosen(&pieces.values, choices);
    let value = copied(text, at.clone());
    let levels = choices
        .one_of(&[1, 2, 30, 120, 124, 125, 126, 127, 128, 129, 140])
        .unwrap_or(1);
    let (open, close) = choices
        .one_of(&[("[", "]"), ("{\"a\":", "}"), ("[ ", " ]")])
        .unwrap_or_default();
    let (open, close) = (open.repeat(levels), close.repeat(levels));
    put(
        text,
        at,
        &[open.as_bytes(), &value, close.as_bytes()].concat(),
    );
}

/// Puts many fields or elements into an object or array.
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

const VALUES: &[&str] = &[
    "null",
    "true",
    "false",
    "7",
    "-1",
    "1.5",
    "\"\"",
    "\"text\"",
    "[]",
    "{}",
    "[null]",
    "[7]",
    "[\"a\"]",
    "[{}]",
    "{\"id\":7}",
    "{\"a\":{\"a\":[]}}",
    "\"no\"",
    "tru",
    "nul",
    "falsey",
    "NaN",
    "",
];

const NAMES: &[&str] = &[
    "",
    "a",
    "é",
    "\\u0069d",
    "a/b~c",
    "0",
    "sixteen_bytes_xx",
    "seventeen_bytes_x",
    "fifteen_bytes_x",
    "a\\u0000",
    "a_name_that_is_longer_than_two_vectors_of_the_engine_are",
];

const SPACES: &[&str] = &["", " ", "\n", "\t", "\r\n", "  ", "\n    "];

/// What some take for white space, and JSON does not.
const NO_SPACES: &[&str] = &[
    "\u{a0}", "\u{c}", "\u{b}", "\u{feff}", "\u{2028}", "\0", "/**/", "\u{85}",
];

const NUMBERS: &[&[&str]] = &[
    &["", "-", "+", "--", " "],
    &[
        "0",
        "1",
        "00",
        "7",
        "90",
        "91",
        "180",
        "181",
        "999999999",
        "1000000000",
        "2147483647",
        "2147483648",
        "2147483649",
        "4294967296",
        "99999999999999",
        "999999999999999",
        "1234567890123456",
        "9007199254740993",
        "9223372036854775807",
        "9223372036854775808",
        "18446744073709551616",
        "123456789012345678901234567890",
        "",
    ],
    &[
        "",
        "",
        ".0",
        ".5",
        ".",
        ".00000000000000000001",
        ".99999999999999999999",
        ".000000000000000000000",
    ],
    &[
        "",
        "",
        "e0",
        "E+0",
        "e-1",
        "e2",
        "e-20",
        "e400",
        "e-400",
        "e",
        "e+",
        "E99999999999999999999",
        "e-99999999999999999999",
        "e308",
    ],
];

const DATE_TIMES: &[&[&str]] = &[
    &[
        "2023", "2016", "2000", "1900", "0000", "9999", "202", "20233", "202/",
    ],
    &[
        "-02-10", "-02-28", "-02-29", "-02-30", "-04-31", "-12-31", "-01-01", "-13-01", "-00-10",
        "-1-1", "-02-0/",
    ],
    &["T", "T", "t", " ", "_", ""],
    &[
        "12:00:00", "23:59:60", "23:59:59", "24:00:00", "00:00:00", "12:60:00", "23:58:60",
        "00:59:60", "22:59:60", "12:00", "1:00:00", "12:00:0:", "19:59:5/",
    ],
    &[
        "",
        "",
        ".0",
        ".123456",
        ".123456789",
        ".12345678901234567890",
        ".",
        ",5",
        ".1a",
    ],
    &[
        "Z", "Z", "z", "+00:00", "-00:00", "+01:00", "-01:00", "+23:59", "+24:00", "+0100",
        "+07:60", "", "\\u005A",
    ],
];

const URLS: &[&[&str]] = &[
    &[
        "https://", "http://", "mailto:", "", "//", "HTTPS://", "1http://", "h+-.1://", "urn:",
        "file://", ":",
    ],
    &[
        "example.com",
        "user:word@h",
        "a@b@c",
        "[::1]",
        "[::1]:80",
        "[v1.x]",
        "[::1%25en]",
        "[1::2::3]",
        "h:80",
        "h:8x",
        "h:",
        "%41",
        "%4",
        "é",
        "",
        "[::ffff:1.2.3.4]",
        "[::01.2.3.4]",
        "a b",
        "\\\\",
        "[1:2:3:4:5:6:7::]",
        "[1:2:3:4:5:6:7:8:9]",
        "[v.x]",
        "[vF.:]",
        "[",
        "a_name_that_is_longer_than_one_vector",
    ],
    &[
        "", "/", "/a/b", "/%20", "/%2", "/[x]", "//", "/é", "/a|b", "/'()*",
    ],
    &["", "?a=b", "?a?b", "?[", "?%zz"],
    &["", "#a", "#a#b", "#?/", "#\\u0041"],
];

const AMOUNTS: &[&[&str]] = &[
    &["", "-", "+", "- "],
    &[
        "10",
        "0",
        "007",
        "",
        "123456789012345",
        "1234567890123456789012",
        "١٢",
        "1 000",
        "1e3",
    ],
    &[
        "",
        ".00",
        ".5",
        ".",
        ",00",
        ".123456789012345678",
        ".0.0",
        "\\n",
        "\\u002e5",
    ],
];

/// What stands in strings, or must not.
const STRING_PIECES: &[&[u8]] = &[
    b"\\n",
    b"\\/",
    b"\\b\\f\\r\\t\\\\\\\"",
    b"\\u0000",
    b"\\ud83d\\ude00",
    b"\\uD83D\\uDE00",
    b"\\ud800",
    b"\\udc00",
    b"\\ud800\\ud800",
    b"\\ud800x",
    b"\\ud83d\\u0041",
    b"\\u12",
    b"\\u12g4",
    b"\\x",
    b"\\",
    b"\\'",
    b"\\U0041",
    b"\"",
    b"\x00",
    b"\x1f",
    b"\n",
    b"\t",
    b"\x7f",
    "é".as_bytes(),
    "\u{2028}".as_bytes(),
    "💥".as_bytes(),
    b"\xff",
    b"\xc0\x80",
    b"\xc1\xbf",
    b"\xe0\x80\xaf",
    b"\xed\xa0\x80",
    b"\xed\x9f\xbf",
    b"\xf4\x90\x80\x80",
    b"\xf0\x80\x80\x80",
    b"\xe2\x82",
    b"\xf0\x9f\x92",
    b"\x80",
    b"\xf8\x88\x80\x80\x80",
];

/// What stands before and behind the numbers of many names.
const FILLERS: &[(&str, &str)] = &[
    ("x", ""),
    ("", ""),
    ("é", ""),
    ("a_name_of_sixteen", "_and_its_end_that_all_have"),
    ("sixteen_bytes_xx", ""),
    ("", "\\u0041"),
];
