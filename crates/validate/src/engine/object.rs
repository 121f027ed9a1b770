//! Objects, arrays and free-form values: the engine that reads tables, and what generated code is made of.

use super::{
    Pass,
    hash::{Key, WHOLE},
    next,
    scan::{self, WIDTH},
    table::{Check, Profiles, Rule, Set, Table, Value},
    value::{self, space},
};

/// How many members beyond the documented ones an object may have to be decided in one pass: their names
/// are compared to find one that comes twice.
const MOST_UNKNOWN: usize = 32;

/// What stands behind a comma and white space that is probably as long as it was the last time: a line end
/// and spaces.
///
/// The place comes from the gap and not from the text, so that nothing waits for that. More white space
/// than expected is left to whoever reads what follows it.
#[inline(never)]
pub(crate) fn next_line(text: &[u8], gap: usize) -> Option<&[u8]> {
    const LINE: &[u8; WIDTH] = b",\n              ";
    if gap < WIDTH
        && let Some(chunk) = text.first_chunk()
        && !scan::equal(chunk, LINE) & ((2 << gap) - 1) == 0
        && let Some(behind) = text.get(gap + 1..)
    {
        return Some(behind);
    }
    let next = text.strip_prefix(b",")?;
    match (gap, next) {
        (1, [b' ', behind @ ..]) => Some(behind),
        _ => Some(skip(next, gap)),
    }
}

#[inline(never)]
fn skip(text: &[u8], gap: usize) -> &[u8] {
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
pub(crate) fn check<'t>(table: &Table, text: &'t [u8], pass: &Pass) -> Option<&'t [u8]> {
    let text = space(text.strip_prefix(b"{")?);
    pass.enter()?;
    match text {
        [b'}', behind @ ..] => complete(table, 0, behind, pass),
        _ => members(table, text, 0, pass),
    }
}

/// The check of a shape whose members are probably in the order of the table: with or without white space
/// before them.
#[cold]
#[inline(never)]
pub(crate) fn in_order<'t>(
    table: &Table,
    text: &'t [u8],
    pass: &Pass,
    dense: Members,
    spaced: Members,
) -> Option<&'t [u8]> {
    if !pass.expects_order() {
        return check(table, text, pass);
    }
    let inside = text.strip_prefix(b"{")?;
    let text = space(inside);
    pass.enter()?;
    match (text, pass.gap(inside.len() - text.len())) {
        ([b'}', behind @ ..], _) => complete(table, 0, behind, pass),
        (_, 0) => dense(text, pass, 0),
        (_, gap) => spaced(text, pass, gap),
    }
}

/// Reads the members of an object from the first one's name on, with some white space behind each comma.
type Members = for<'t> fn(&'t [u8], &Pass, usize) -> Option<&'t [u8]>;

/// What stands behind an object, if it has all it must have.
#[inline(always)]
fn complete<'t>(table: &Table, seen: Set, text: &'t [u8], pass: &Pass) -> Option<&'t [u8]> {
    let required = table.required[pass.index()];
    pass.leave();
    (seen & required == required).then_some(text)
}

/// Reads members in any order, from behind one to the end of the object; `seen` came before.
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

/// Reads members in any order, from one's name to the end of the object; `seen` came before.
#[cold]
#[inline(never)]
pub(crate) fn members<'t>(
    table: &Table,
    text: &'t [u8],
    mut seen: Set,
    pass: &Pass,
) -> Option<&'t [u8]> {
    pass.learn_separator(text);
    let mut unknown = None;
    let mut text = space(text);
    let mut last = 0;
    loop {
        let name = name(text)?;
        let behind = match table.find(name.content, name.key) {
            Some(member) => {
                if seen & member.bit != 0 {
                    return None;
                }
                last = member.bit;
                seen |= last;
                member_value(&member.value, name.behind, pass)?
            }
            None => unknown_member(table, &mut unknown, &name, pass)?,
        };
        match space(behind) {
            [b',', more @ ..] => text = space(more),
            [b'}', behind @ ..] => {
                // In the order of the table, the last is the highest: that tells all but few disorders.
                pass.learn(last != 0 && seen >> 1 >= last);
                return complete(table, seen, behind, pass);
            }
            _ => return None,
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

/// A name that has been read.
///
/// Whether its content is plain has not been looked at: that of a name that a table finds is, and for others
/// there is [`Name::is_plain`].
struct Name<'t> {
    /// From behind its opening quote to its closing quote.
    content: &'t [u8],
    key: Key,
    /// What stands behind its opening quote.
    text: &'t [u8],
    /// What stands behind its closing quote.
    behind: &'t [u8],
}

/// Reads a name.
#[inline(always)]
fn name(text: &[u8]) -> Option<Name<'_>> {
    let text = text.strip_prefix(b"\"")?;
    if let Some(chunk) = text.first_chunk() {
        let quotes = scan::of_two(chunk, scan::quotes);
        if quotes != 0 {
            let length = quotes.trailing_zeros() as usize;
            return Some(Name {
                content: text.get(..length)?,
                key: Key::within(chunk, length),
                text,
                behind: text.get(length + 1..)?,
            });
        }
    }
    let (content, rest) = text.split_at_checked(scan::unquoted(text))?;
    Some(Name {
        content,
        key: Key::new(content),
        text,
        behind: rest.strip_prefix(b"\"")?,
    })
}

impl Name<'_> {
    /// Whether it has no escapes and is text. One with escapes is left to the exact pass.
    #[inline(always)]
    fn is_plain(&self) -> bool {
        let length = self.content.len();
        if let Some(chunk) = self.text.first_chunk()
            && length <= WHOLE
            && scan::of_two(chunk, scan::specials) & ((1 << length) - 1) == 0
        {
            return true;
        }
        is_open_text(self.content)
    }
}

#[cold]
#[inline(never)]
fn is_open_text(name: &[u8]) -> bool {
    scan::open(name) == name.len() && simdutf8::basic::from_utf8(name).is_ok()
}

/// Reads the value of a member that the document does not list.
#[cold]
#[inline(never)]
fn unknown_member<'t>(
    table: &Table,
    names: &mut Option<Names>,
    name: &Name<'t>,
    pass: &Pass,
) -> Option<&'t [u8]> {
    if table.open[pass.index()] {
        free_member(names.get_or_insert_default(), name, pass)
    } else {
        None
    }
}

/// Reads the value of a member that may have any name.
#[inline(always)]
fn free_member<'t>(names: &mut Names, name: &Name<'t>, pass: &Pass) -> Option<&'t [u8]> {
    if name.is_plain() && names.insert(name.key) {
        any(colon(name.behind)?, 0, pass)
    } else {
        None
    }
}

/// Names of members that the document does not list, as hashes. Two names with one hash are taken for a
/// name that comes twice: the exact pass then finds out.
#[derive(Default)]
struct Names {
    hashes: [u32; MOST_UNKNOWN],
    count: usize,
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
fn member_value<'t>(value: &Value, text: &'t [u8], pass: &Pass) -> Option<&'t [u8]> {
    self::value(value, colon(text)?, pass)
}

/// A value that a table describes. Goes by the value's first byte, which is known before the table is
/// looked at, and asks then whether such a value fits.
#[inline(always)]
fn value<'t>(value: &Value, text: &'t [u8], pass: &Pass) -> Option<&'t [u8]> {
    match text {
        [b'"', ..] if value.text & pass.profile != 0 => value::string(text, 0, pass),
        [b'"', ..] => special_text(&value.rule, text, pass),
        [b'n', b'u', b'l', b'l', behind @ ..] if value.null & pass.profile != 0 => Some(behind),
        [b'{', ..] => object(&value.rule, text, pass),
        [b'[', ..] => array(&value.rule, text, pass),
        _ => match &value.rule {
            Rule::Integer => value::integer(text, 0, pass),
            Rule::Int32 => value::int32(text, 0, pass),
            Rule::Bounded(bounds) => value::bounded(text, 0, pass, bounds),
            Rule::Number(bounds) => value::number(text, 0, pass, *bounds),
            Rule::Boolean => value::boolean(text, 0, pass),
            Rule::Any => any(text, 0, pass),
            _ => None,
        },
    }
}

/// Text of which not every one passes.
fn special_text<'t>(rule: &Rule, text: &'t [u8], pass: &Pass) -> Option<&'t [u8]> {
    match rule {
        Rule::Timestamp => value::timestamp(text, 0, pass),
        Rule::Url => value::url(text, 0, pass),
        Rule::Amount => value::amount(text, 0, pass),
        Rule::Date => value::date(text, 0, pass),
        Rule::Enum(values) => value::one_of(text, 0, pass, values),
        _ => None,
    }
}

fn object<'t>(rule: &Rule, text: &'t [u8], pass: &Pass) -> Option<&'t [u8]> {
    match rule {
        Rule::Shape(table) => shaped(table, text, pass),
        Rule::Any | Rule::Object => any(text, 0, pass),
        _ => None,
    }
}

fn array<'t>(rule: &Rule, text: &'t [u8], pass: &Pass) -> Option<&'t [u8]> {
    match rule {
        Rule::List(Value {
            rule: Rule::Shape(table),
            ..
        }) => list(text, 0, pass, |text, _, pass| {
            shaped(table, space(text), pass)
        }),
        Rule::List(element) => list(text, 0, pass, |text, _, pass| {
            value(element, space(text), pass)
        }),
        Rule::Any => any(text, 0, pass),
        _ => None,
    }
}

#[inline(always)]
fn shaped<'t>(table: &Table, text: &'t [u8], pass: &Pass) -> Option<&'t [u8]> {
    match table.check {
        Some(check) if pass.expects_order() => check(text, pass),
        _ => check(table, text, pass),
    }
}

/// A value of a shape.
#[inline(always)]
pub(crate) fn shape<'t>(
    text: &'t [u8],
    null: Profiles,
    pass: &Pass,
    check: impl Fn(&'t [u8], &Pass) -> Option<&'t [u8]>,
) -> Option<&'t [u8]> {
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
    element: impl Fn(&'t [u8], Profiles, &Pass) -> Option<&'t [u8]>,
) -> Option<&'t [u8]> {
    let text = space(text);
    let Some(inside) = text.strip_prefix(b"[") else {
        return value::other(text, null, pass, value::misfit);
    };
    let mut text = space(inside);
    pass.enter()?;
    if let [b']', behind @ ..] = text {
        pass.leave();
        return Some(behind);
    }
    let gap = pass.gap(inside.len() - text.len());
    loop {
        let behind = element(text, 0, pass)?;
        text = match behind {
            [b',', ..] => next(behind, gap)?,
            [b']', behind @ ..] => {
                pass.leave();
                return Some(behind);
            }
            _ => match space(behind) {
                [b']', behind @ ..] => {
                    pass.leave();
                    return Some(behind);
                }
                behind => next(behind, gap)?,
            },
        };
    }
}

/// A list of values of a shape.
#[inline(never)]
pub(crate) fn shapes<'t>(
    text: &'t [u8],
    null: Profiles,
    pass: &Pass,
    check: Check,
) -> Option<&'t [u8]> {
    list(text, null, pass, |text, null, pass| {
        shape(text, null, pass, check)
    })
}

/// A free-form object.
#[inline(never)]
pub(crate) fn free_object<'t>(text: &'t [u8], null: Profiles, pass: &Pass) -> Option<&'t [u8]> {
    shape(text, null, pass, free_members)
}

/// Null passes in every profile.
const NULL: Profiles = 3;

/// Any value.
#[inline(never)]
pub(crate) fn any<'t>(text: &'t [u8], _: Profiles, pass: &Pass) -> Option<&'t [u8]> {
    match text {
        [b'"', ..] => value::string(text, 0, pass),
        [b'{', ..] => free_members(text, pass),
        [b'[', ..] => free_list(text, 0, pass),
        [b't' | b'f', ..] => value::boolean(text, 0, pass),
        [b'0'..=b'9' | b'-', ..] => value::number(text, 0, pass, None),
        // Null passes, and so do other values behind more white space.
        _ => value::other(text, NULL, pass, any),
    }
}

/// A list of any values.
#[inline(never)]
fn free_list<'t>(text: &'t [u8], null: Profiles, pass: &Pass) -> Option<&'t [u8]> {
    list(text, null, pass, any)
}

/// An object of any members.
#[inline(never)]
fn free_members<'t>(text: &'t [u8], pass: &Pass) -> Option<&'t [u8]> {
    let mut text = space(text.strip_prefix(b"{")?);
    pass.enter()?;
    if let [b'}', behind @ ..] = text {
        pass.leave();
        return Some(behind);
    }
    let mut names = Names::default();
    loop {
        let name = name(text)?;
        match space(free_member(&mut names, &name, pass)?) {
            [b',', more @ ..] => text = space(more),
            [b'}', behind @ ..] => {
                pass.leave();
                return Some(behind);
            }
            _ => return None,
        }
    }
}
