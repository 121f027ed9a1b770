//! Objects, arrays and free-form values: the engine that reads tables, and what generated code is made of.

use super::{
    Frame,
    hash::Key,
    scan::{self, WIDTH},
    table::{Check, Profiles, Rule, Set, Table, Value},
    value::{self, space},
};

/// How many members beyond the documented ones an object may have to be decided in one pass: their names
/// are compared to find one that comes twice.
const MOST_UNKNOWN: usize = 32;

/// Goes into an object: to its first name, or behind its end.
#[inline(always)]
pub(crate) fn open<'p, 't>(text: &'t [u8], frame: Frame<'p, 't>) -> Option<Opened<'p, 't>> {
    let inside = text.strip_prefix(b"{")?;
    let text = space(inside);
    let frame = frame.below(inside.len() - text.len())?;
    Some(match text {
        [b'}', behind @ ..] => Opened::Empty(behind, frame),
        _ => Opened::Members(text, frame),
    })
}

/// An object that has been gone into.
pub(crate) enum Opened<'p, 't> {
    /// It has members, which begin here.
    Members(&'t [u8], Frame<'p, 't>),
    /// It has none; this stands behind it.
    Empty(&'t [u8], Frame<'p, 't>),
}

/// Skips white space that is probably as long as it was the last time: a line end and spaces.
///
/// The place comes from the gap and not from the text, so that nothing waits for that. More white space
/// than expected is left to whoever reads what follows it.
#[inline(never)]
pub(crate) fn skip(text: &[u8], gap: usize) -> &[u8] {
    const LINE: &[u8; WIDTH] = b"\n               ";
    if let (1, [b' ', behind @ ..]) = (gap, text) {
        return behind;
    }
    if gap <= WIDTH
        && let Some(chunk) = text.first_chunk()
        && !scan::equal(chunk, LINE) & ((1 << gap) - 1) == 0
        && let Some(behind) = text.get(gap..)
    {
        return behind;
    }
    skip_far(text, gap)
}

#[inline(never)]
fn skip_far(text: &[u8], gap: usize) -> &[u8] {
    let Some((first, rest)) = text.split_first_chunk() else {
        return space(text);
    };
    let all = (1_u64 << (gap % 64)) - 1;
    let second = rest.first_chunk().map_or(0, scan::spaces);
    let spaces = u64::from(scan::spaces(first)) | u64::from(second) << WIDTH;
    match text.get(gap..) {
        Some(behind) if gap <= 2 * WIDTH && !spaces & all == 0 => behind,
        _ => space(text),
    }
}

/// The check of a shape by its table.
#[cold]
#[inline(never)]
pub(crate) fn check<'t>(table: &Table, text: &'t [u8], frame: Frame<'_, 't>) -> Option<&'t [u8]> {
    match open(text, frame)? {
        Opened::Members(text, frame) => rest_of(table, text, 0, frame),
        Opened::Empty(behind, frame) => complete(table, 0, behind, frame),
    }
}

/// What stands behind an object, if it has all it must have.
#[inline(always)]
pub(crate) fn complete<'t>(
    table: &Table,
    seen: Set,
    text: &'t [u8],
    frame: Frame<'_, 't>,
) -> Option<&'t [u8]> {
    let required = table.required[frame.index()];
    (seen & required == required).then_some(text)
}

/// Reads members in any order, from one's name to the end of the object; `seen` came before.
#[cold]
#[inline(never)]
pub(crate) fn rest_of<'t>(
    table: &Table,
    text: &'t [u8],
    mut seen: Set,
    frame: Frame<'_, 't>,
) -> Option<&'t [u8]> {
    frame.learn_separator(text);
    let mut unknown = Names::default();
    let mut text = space(text);
    let mut disorder = false;
    loop {
        let (name, key, behind) = name(text)?;
        let more = match table.find(name, key) {
            Some(member) => {
                if seen & member.bit != 0 {
                    return None;
                }
                disorder |= seen > member.bit;
                seen |= member.bit;
                member_value(&member.value, behind, frame)
            }
            None => {
                if !table.open[frame.index()] || !unknown.insert(key) {
                    return None;
                }
                any(colon(behind)?, 0, frame)
            }
        };
        match more {
            Some(more) => text = space(more),
            None => {
                frame.learn(disorder);
                return complete(table, seen, frame.end(b'}')?, frame);
            }
        }
    }
}

/// Reads the colon behind a name, and white space around it.
#[inline(always)]
fn colon(text: &[u8]) -> Option<&[u8]> {
    match text {
        [b':', behind @ ..] => Some(space(behind)),
        _ => spaced_colon(text),
    }
}

#[cold]
#[inline(never)]
fn spaced_colon(text: &[u8]) -> Option<&[u8]> {
    Some(space(space(text).strip_prefix(b":")?))
}

/// Reads a name: its content and key, and what stands behind its closing quote. A name with escapes is
/// left to the exact pass.
#[inline(always)]
fn name(text: &[u8]) -> Option<(&[u8], Key, &[u8])> {
    const MASKS: [u128; WIDTH] = {
        let mut masks = [0; WIDTH];
        let mut length = 1;
        while length < WIDTH {
            masks[length] = u128::MAX >> (8 * (WIDTH - length));
            length += 1;
        }
        masks
    };
    let text = text.strip_prefix(b"\"")?;
    if let Some(chunk) = text.first_chunk::<WIDTH>() {
        let length = scan::stops(chunk).trailing_zeros() as usize;
        if let (Some(b'"'), Some(mask)) = (chunk.get(length), MASKS.get(length)) {
            let head = u128::from_le_bytes(*chunk) & mask;
            let key = Key { head, tail: 0 };
            return Some((text.get(..length)?, key, text.get(length + 1..)?));
        }
    }
    let (name, behind) = long_name(text)?;
    Some((name, Key::new(name), behind))
}

#[inline(never)]
fn long_name(text: &[u8]) -> Option<(&[u8], &[u8])> {
    let length = scan::open(text);
    if text.get(length) != Some(&b'"') {
        return None;
    }
    let name = text.get(..length)?;
    if !name.is_ascii() {
        simdutf8::basic::from_utf8(name).ok()?;
    }
    Some((name, text.get(length + 1..)?))
}

/// Names of members that the document does not list, as hashes. Two names with one hash are taken for a
/// name that comes twice: the exact pass then finds out.
struct Names {
    hashes: [u32; MOST_UNKNOWN],
    count: usize,
}

impl Default for Names {
    fn default() -> Self {
        Self {
            hashes: [0; MOST_UNKNOWN],
            count: 0,
        }
    }
}

impl Names {
    /// Takes a name in; false if there is no room, or it may be there already.
    #[inline]
    fn insert(&mut self, key: Key) -> bool {
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

/// The value of a member that a table describes, from behind its name.
#[inline(never)]
fn member_value<'t>(value: &Value, text: &'t [u8], frame: Frame<'_, 't>) -> Option<&'t [u8]> {
    match colon(text) {
        Some(text) => self::value(value, text, frame),
        None => frame.wrong(),
    }
}

/// A value that a table describes. Goes by the value's first byte, which is known before the table is
/// looked at, and asks then whether such a value fits.
#[inline(always)]
fn value<'t>(value: &Value, text: &'t [u8], frame: Frame<'_, 't>) -> Option<&'t [u8]> {
    match text {
        [b'"', ..] if value.text & frame.profile() != 0 => value::string(text, 0, frame),
        [b'"', ..] => special_text(&value.rule, text, frame),
        [b'n', b'u', b'l', b'l', behind @ ..] if value.null & frame.profile() != 0 => {
            frame.after(behind)
        }
        [b'{', ..] => object(&value.rule, text, frame),
        [b'[', ..] => array(&value.rule, text, frame),
        _ => match &value.rule {
            Rule::Integer => value::integer(text, 0, frame),
            Rule::Int32 => value::int32(text, 0, frame),
            Rule::Bounded(bounds) => value::bounded(text, 0, frame, bounds),
            Rule::Number(bounds) => value::number(text, 0, frame, *bounds),
            Rule::Boolean => value::boolean(text, 0, frame),
            Rule::Any => any(text, 0, frame),
            _ => frame.wrong(),
        },
    }
}

/// Text of which not every one passes.
fn special_text<'t>(rule: &Rule, text: &'t [u8], frame: Frame<'_, 't>) -> Option<&'t [u8]> {
    match rule {
        Rule::Timestamp => value::timestamp(text, 0, frame),
        Rule::Url => value::url(text, 0, frame),
        Rule::Amount => value::amount(text, 0, frame),
        Rule::Date => value::date(text, 0, frame),
        Rule::Enum(values) => value::one_of(text, 0, frame, values),
        _ => frame.wrong(),
    }
}

fn object<'t>(rule: &Rule, text: &'t [u8], frame: Frame<'_, 't>) -> Option<&'t [u8]> {
    match rule {
        Rule::Shape(table) => shaped(table, text, frame),
        Rule::Any | Rule::Object => any(text, 0, frame),
        _ => frame.wrong(),
    }
}

fn array<'t>(rule: &Rule, text: &'t [u8], frame: Frame<'_, 't>) -> Option<&'t [u8]> {
    match rule {
        Rule::List(Value {
            rule: Rule::Shape(table),
            ..
        }) => list(text, 0, frame, |text, _, frame| {
            shaped(table, space(text), frame)
        }),
        Rule::List(element) => list(text, 0, frame, |text, _, frame| {
            value(element, space(text), frame)
        }),
        Rule::Any => any(text, 0, frame),
        _ => frame.wrong(),
    }
}

#[inline(always)]
fn shaped<'t>(table: &Table, text: &'t [u8], frame: Frame<'_, 't>) -> Option<&'t [u8]> {
    let behind = match table.check {
        Some(check) if frame.expects_order() => check(text, frame),
        _ => check(table, text, frame),
    };
    match behind {
        Some(behind) => frame.after(behind),
        None => frame.wrong(),
    }
}

/// A value of a shape.
#[inline(always)]
pub(crate) fn shape<'t>(
    text: &'t [u8],
    null: Profiles,
    frame: Frame<'_, 't>,
    check: impl Fn(&'t [u8], Frame<'_, 't>) -> Option<&'t [u8]>,
) -> Option<&'t [u8]> {
    match text {
        [b'{', ..] => match check(text, frame) {
            Some(behind) => frame.after(behind),
            None => frame.wrong(),
        },
        _ => value::other(text, null, frame, |text, _, frame| {
            match check(text, frame) {
                Some(behind) => frame.after(behind),
                None => frame.wrong(),
            }
        }),
    }
}

/// An array of values.
#[inline]
pub(crate) fn list<'t>(
    text: &'t [u8],
    null: Profiles,
    outer: Frame<'_, 't>,
    element: impl Fn(&'t [u8], Profiles, Frame<'_, 't>) -> Option<&'t [u8]>,
) -> Option<&'t [u8]> {
    let text = space(text);
    let Some(inside) = text.strip_prefix(b"[") else {
        return value::other(text, null, outer, value::misfit);
    };
    let mut text = space(inside);
    let Some(frame) = outer.below(inside.len() - text.len()) else {
        return outer.wrong();
    };
    if let [b']', behind @ ..] = text {
        return outer.after(behind);
    }
    while let Some(more) = element(text, 0, frame) {
        text = more;
    }
    match frame.end(b']') {
        Some(behind) => outer.after(behind),
        None => outer.wrong(),
    }
}

/// A list of values of a shape.
#[inline(never)]
pub(crate) fn shapes<'t>(
    text: &'t [u8],
    null: Profiles,
    frame: Frame<'_, 't>,
    check: Check,
) -> Option<&'t [u8]> {
    list(text, null, frame, |text, null, frame| {
        shape(text, null, frame, check)
    })
}

/// A free-form object.
#[inline(never)]
pub(crate) fn free_object<'t>(
    text: &'t [u8],
    null: Profiles,
    frame: Frame<'_, 't>,
) -> Option<&'t [u8]> {
    shape(text, null, frame, members)
}

/// Null passes in every profile.
const NULL: Profiles = 3;

/// Any value.
#[inline(never)]
pub(crate) fn any<'t>(text: &'t [u8], _: Profiles, frame: Frame<'_, 't>) -> Option<&'t [u8]> {
    match text {
        [b'"', ..] => value::string(text, 0, frame),
        [b'{', ..] => shape(text, 0, frame, members),
        [b'[', ..] => list(text, 0, frame, any),
        [b't' | b'f', ..] => value::boolean(text, 0, frame),
        [b'0'..=b'9' | b'-', ..] => value::number(text, 0, frame, None),
        // Null passes, and so do other values behind more white space.
        _ => value::other(text, NULL, frame, any),
    }
}

/// An object of any members.
fn members<'t>(text: &'t [u8], frame: Frame<'_, 't>) -> Option<&'t [u8]> {
    let (mut text, frame) = match open(text, frame)? {
        Opened::Members(text, frame) => (text, frame),
        Opened::Empty(behind, _) => return Some(behind),
    };
    let mut names = Names::default();
    loop {
        let (_, key, behind) = name(text)?;
        if !names.insert(key) {
            return None;
        }
        match any(colon(behind)?, 0, frame) {
            Some(more) => text = space(more),
            None => return frame.end(b'}'),
        }
    }
}
