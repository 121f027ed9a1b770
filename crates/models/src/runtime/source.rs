//! JSON text that need not be well formed, and its values without parts. As in the engine, a function takes the text from a value on
//! and returns the text after it.

use std::cell::{Cell, RefCell};

use backoffice_engine::{Pass, number, object, string, whitespace::space};

use super::{budget::Budget, shared_texts::SharedTexts};
use crate::json::Json;

/// A JSON text that is being read.
pub struct Source<'t> {
    text: &'t str,
    pub(super) pass: Pass,
    /// True if the text is for [`Reader`] to read. Then nothing more is tried, so the time stays linear.
    pub(super) gave_up: Cell<bool>,
    /// If it is exceeded, nothing more is tried either.
    pub(crate) budget: &'t Budget,
    pub(crate) shared_texts: SharedTexts,
    /// Room for a string without its escapes.
    pub(super) room: RefCell<Vec<u8>>,
}

impl<'t> Source<'t> {
    pub(super) fn new(text: &'t str, budget: &'t Budget) -> Self {
        Self {
            text,
            pass: Pass::of_reader(),
            gave_up: Cell::new(false),
            budget,
            shared_texts: SharedTexts::new(text.len()),
            room: RefCell::default(),
        }
    }

    /// Reads a list. `element` reads one element, from its first byte on.
    pub fn list(&self, text: &'t [u8], mut element: impl FnMut(&'t [u8]) -> &'t [u8]) -> &'t [u8] {
        object::list(text, 0, &self.pass, |text, _, _| match text {
            [..=b' ', ..] => element(space(text)),
            _ => element(text),
        })
    }

    /// Returns the number of objects and lists around the current place.
    pub fn depth(&self) -> usize {
        self.pass.depth()
    }

    /// Goes back to a place inside this number of objects and lists.
    pub fn return_to(&self, depth: usize) {
        self.pass.return_to(depth);
    }

    pub(super) fn has_given_up(&self) -> bool {
        self.gave_up.get() || self.budget.is_exceeded()
    }

    /// Returns the text of a value of any kind, and the rest.
    pub fn value(&self, text: &'t [u8]) -> Option<(&'t str, &'t [u8])> {
        if self.has_given_up() {
            return None;
        }
        let start = space(text);
        let rest = object::skip(start, 0, &self.pass);
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
        self.split(text, number::length(text).ok()?)
    }

    /// Reads a whole number of at most seven digits, without a sign.
    #[inline(always)]
    pub fn short_integer(text: &'t [u8]) -> Option<(i64, &'t [u8])> {
        match number::short(text)? {
            (_, [b'.' | b'e' | b'E', ..]) => None,
            short => Some(short),
        }
    }

    /// Reads a string of at most 15 bytes that is not at the end of the text.
    #[inline(always)]
    pub fn short_string(&self, text: &'t [u8]) -> Option<(&'t str, &'t [u8])> {
        let inside = text.strip_prefix(b"\"")?;
        let length = string::short_length(inside)?;
        Some((self.content(inside, length)?, inside.get(length + 1..)?))
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

    /// Splits a rest of the text after `length` bytes.
    pub(super) fn split(&self, rest: &'t [u8], length: usize) -> Option<(&'t str, &'t [u8])> {
        Some((self.content(rest, length)?, rest.get(length..)?))
    }

    /// Returns the first `length` bytes of a rest of the text.
    #[inline(always)]
    fn content(&self, rest: &'t [u8], length: usize) -> Option<&'t str> {
        let start = self.text.len() - rest.len();
        self.text.get(start..start + length)
    }
}

/// Reads at most 18 digits.
#[inline(never)]
fn long_integer(text: &[u8]) -> Option<(i64, &[u8])> {
    let (mut number, mut rest) = (0_i64, text);
    while let [digit @ b'0'..=b'9', more @ ..] = rest {
        number = number.wrapping_mul(10).wrapping_add(i64::from(digit - b'0'));
        rest = more;
    }
    let length = text.len() - rest.len();
    let is_plain = (1..=18).contains(&length) && (length == 1 || !text.starts_with(b"0"));
    is_plain.then_some((number, rest))
}
