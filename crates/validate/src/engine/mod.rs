//! The fast pass: reads a payload once and says that it is valid, or that it does not know.
//!
//! It goes forward through the bytes, never back beyond the string or number that it is in, and allocates
//! nothing. What is unusual it leaves to the exact pass, as it does all that is wrong: only the exact pass
//! says no. Unusual are names with escapes, more than 32 undocumented members in one object, undocumented
//! names that share a hash (their first and last 16 bytes decide), texts with escapes above 256 bytes whose
//! content counts, and shapes whose names cannot be told apart by their hashes.
//!
//! # How the functions speak to each other
//!
//! A function that reads a *value* (all of [`value`], `list`, `shape`, `any`) gets the text from the value on
//! and returns what stands behind the comma that follows it. If no comma follows, it returns `None`, having
//! put into the [`Pass`] what stands there instead: the end of the object or array, or nothing if the value
//! is wrong. Whoever opened the object or array then asks [`Frame::end`] for what is behind that end.
//!
//! A [`Check`](table::Check) reads an object: it returns what stands behind the object itself, and `None` if
//! the object is not valid, or not known to be.

pub(crate) mod decimal;
pub(crate) mod hash;
pub(crate) mod object;
mod scan;
pub(crate) mod straight;
pub(crate) mod table;
pub(crate) mod value;

use std::cell::Cell;

use self::{
    table::{Profiles, Table},
    value::space,
};
use crate::syntax::DEPTH_LIMIT;

/// What holds for a whole payload.
pub(crate) struct Pass<'t> {
    /// Contract 1, strict 2.
    profile: Profiles,
    /// How often members were not in the order of the table.
    disorder: Cell<u8>,
    /// Whether a space has stood between a comma and a name where there was none before the first name.
    separated: Cell<bool>,
    /// What stands where no comma follows a value: the end of an object or array, or what is wrong.
    rest: Cell<&'t [u8]>,
}

/// From how much disorder on members are not expected in the order of the table. An object out of order
/// weighs as much as four in order, so two make it much; it goes up to three times that, so that at most 17
/// objects in order bring the expectation back.
const MUCH: u8 = 8;

/// Where in a payload the engine is. Small enough for two registers.
#[derive(Clone, Copy)]
pub(crate) struct Frame<'p, 't> {
    pass: &'p Pass<'t>,
    /// Inside how many arrays and objects, and from [`GAP`] on how much white space stands before a member
    /// or element.
    place: usize,
}

/// One in the part of [`Frame::place`] that counts white space.
const GAP: usize = 1 << 8;

impl<'p, 't> Frame<'p, 't> {
    #[inline(always)]
    fn profile(self) -> Profiles {
        self.pass.profile
    }

    #[inline(always)]
    fn is_strict(self) -> bool {
        self.profile() == 2
    }

    #[inline(always)]
    fn index(self) -> usize {
        usize::from(self.is_strict())
    }

    /// Inside one more array or object, with white space before its members or elements; `None` beyond the
    /// limit of depth.
    #[inline(always)]
    fn below(self, gap: usize) -> Option<Self> {
        let depth = self.place % GAP + 1;
        let gap = if gap == 0 {
            usize::from(self.pass.separated.get())
        } else {
            gap
        };
        // More white space than is ever expected.
        let gap = gap.min(usize::from(u8::MAX));
        let place = depth + gap * GAP;
        (depth <= DEPTH_LIMIT).then_some(Self { place, ..self })
    }

    /// Whether white space stands before members or elements here.
    #[inline(always)]
    pub(crate) fn is_spaced(self) -> bool {
        self.place >= GAP
    }

    /// What stands behind the comma and the white space that follow a value; `None` if there is no comma.
    #[inline(always)]
    fn after(self, text: &'t [u8]) -> Option<&'t [u8]> {
        match text {
            [b',', ..] => self.more(text, 1),
            [b'}' | b']', ..] => {
                self.pass.rest.set(text);
                None
            }
            _ => self.end_after(text),
        }
    }

    /// Learns whether a space stands between commas and names, from what stands where a name was expected.
    #[inline(always)]
    fn learn_separator(self, text: &[u8]) {
        if let [b' ', b'"', ..] = text {
            self.pass.separated.set(true);
        }
    }

    /// What stands `count` bytes on, behind a comma, and behind the white space that follows.
    #[inline(always)]
    fn more(self, text: &'t [u8], count: usize) -> Option<&'t [u8]> {
        let more = text.get(count..)?;
        Some(if !self.is_spaced() {
            more
        } else {
            object::skip(more, self.place / GAP)
        })
    }

    #[cold]
    #[inline(never)]
    fn end_after(self, text: &'t [u8]) -> Option<&'t [u8]> {
        match space(text) {
            text @ [b',', ..] => self.more(text, 1),
            rest => {
                self.pass.rest.set(rest);
                None
            }
        }
    }

    /// Says that a value does not fit.
    #[cold]
    fn wrong(self) -> Option<&'t [u8]> {
        self.pass.rest.set(&[]);
        None
    }

    /// What stands behind the end of an object or array, if that is what follows its last value.
    ///
    /// Takes the rest away: where a value fails without saying so, none is left over from another.
    #[inline(always)]
    pub(crate) fn end(self, end: u8) -> Option<&'t [u8]> {
        match self.pass.rest.take() {
            [first, behind @ ..] if *first == end => Some(behind),
            _ => None,
        }
    }

    /// Whether members are expected in the order of the table.
    #[inline(always)]
    pub(crate) fn expects_order(self) -> bool {
        self.pass.disorder.get() < MUCH
    }

    /// Learns from an object that was read by its table.
    #[inline(always)]
    fn learn(self, disorder: bool) {
        let known = self.pass.disorder.get();
        self.pass.disorder.set(if disorder {
            (known + 4).min(3 * MUCH)
        } else {
            known.saturating_sub(1)
        });
    }
}

/// Whether a text is known to be a valid value of a shape.
pub(crate) fn accepts(table: &Table, strict: bool, bytes: &[u8]) -> bool {
    let text = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    behind(table, strict, text).is_some_and(|behind| space(behind).is_empty())
}

/// What stands behind the value of a shape that a text begins with, if that is known to be valid.
pub(crate) fn behind<'t>(table: &Table, strict: bool, text: &'t [u8]) -> Option<&'t [u8]> {
    let pass = Pass {
        profile: 1 + u8::from(strict),
        disorder: Cell::new(0),
        separated: Cell::new(false),
        rest: Cell::new(&[]),
    };
    let frame = Frame {
        pass: &pass,
        place: 0,
    };
    let text = space(text);
    match table.check {
        Some(check) => check(text, frame),
        None => object::check(table, text, frame),
    }
}
