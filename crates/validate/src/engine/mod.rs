//! The prefilter: reads a payload and says that it is valid, or that it does not know.
//!
//! It goes forward through the bytes and allocates nothing. It goes back within the string or number that it
//! is in, and to short values of an object whose fields come in another order than the table's. What is
//! unusual it leaves to the diagnostic pass, as it does all that is wrong: only the diagnostic pass says no. Unusual are
//! names with escapes, more than 32 unknown fields in one object, undocumented names that share a hash,
//! texts with escapes above 256 bytes whose content counts, names and values of enumerations that JSON writes
//! with escapes, shapes whose names cannot be told apart by their hashes, and in another order objects above
//! 4 GB and those with white space between their closing brace and a comma.
//!
//! # How the functions speak to each other
//!
//! A function that reads something gets the text from there on and returns what follows, without skipping
//! white space. If it is not valid, or not known to be, nothing follows: the text that is returned is empty. So
//! whoever reads fields or elements need not ask, as a comma or what closes it all must follow. Of the outermost
//! object the depth tells: only where all in it is valid does it come back to none. Functions that return `None`
//! instead are called where that is asked for.

pub(crate) mod decimal;
pub(crate) mod hash;
pub(crate) mod line;
pub(crate) mod object;
mod scan;
pub(crate) mod straight;
pub(crate) mod table;
pub(crate) mod unordered;
pub(crate) mod value;

use std::{cell::Cell, hint::select_unpredictable};

use self::{
    line::Indent,
    scan::Extensions,
    table::{Profiles, Table},
    value::space,
};
use crate::syntax::DEPTH_LIMIT;

/// How many bytes a text begins with that are neither quotes, backslashes nor control characters.
pub(crate) fn open_text(text: &[u8]) -> usize {
    scan::open(text)
}

/// What holds for a whole payload, and where in it the engine is.
pub(crate) struct Pass {
    /// Contract 1, strict 2.
    profile: Profiles,
    /// How often an object ended with another field than the last one, in the table, of those it has.
    disorder: Cell<u8>,
    /// Whether a space is expected between commas and names where none stands before the first name.
    separated: Cell<bool>,
    /// How far lines are indented.
    indent: Cell<Indent>,
    /// What the processor has.
    extensions: Extensions,
    /// Inside how many arrays and objects.
    depth: Cell<usize>,
}

/// From how much disorder on fields are not expected in the order of the table. An object out of order
/// weighs as much as four in order, so two make it much; it goes up to three times that, so that at most 17
/// objects in order bring the expectation back.
const MUCH: u8 = 8;

impl Pass {
    /// Returns a pass at the start of a payload whose last objects were out of order, for tests.
    #[cfg(test)]
    pub(crate) fn out_of_order(disorder: u8) -> Self {
        let pass = Self::new(1, Extensions::detected());
        pass.disorder.set(disorder);
        pass
    }

    /// Returns the disorder seen, and whether spaces are expected after commas, for tests.
    #[cfg(test)]
    pub(crate) fn expectations(&self) -> (u8, bool) {
        (self.disorder.get(), self.separated.get())
    }

    /// The beginning of a payload.
    fn new(profile: Profiles, extensions: Extensions) -> Self {
        Self {
            profile,
            disorder: Cell::new(0),
            separated: Cell::new(false),
            indent: Cell::new(Indent::NONE),
            extensions,
            depth: Cell::new(0),
        }
    }

    #[inline(always)]
    fn is_strict(&self) -> bool {
        self.profile == 2
    }

    #[inline(always)]
    fn index(&self) -> usize {
        usize::from(self.is_strict())
    }

    /// Goes into an array or object; `None` beyond the limit of depth.
    #[inline(always)]
    pub(crate) fn enter(&self) -> Option<()> {
        let depth = self.depth.get() + 1;
        self.depth.set(depth);
        (depth <= DEPTH_LIMIT).then_some(())
    }

    /// Goes out of an array or object, when all of it is known to be valid and not before: that the depth comes
    /// back to none is what tells that the payload is.
    #[inline(always)]
    pub(crate) fn leave(&self) {
        self.depth.set(self.depth.get() - 1);
    }

    /// Learns whether a space stands between commas and names, from what stands where a name was expected.
    #[inline(always)]
    fn learn_separator(&self, text: &[u8]) {
        if let [b' ', b'"', ..] = text {
            self.expect_separator();
        }
    }

    /// Expects a space between commas and names from here on.
    #[inline(always)]
    pub(crate) fn expect_separator(&self) {
        self.separated.set(true);
    }

    /// Whether fields are expected in the order of the table.
    #[inline(always)]
    fn expects_order(&self) -> bool {
        self.disorder.get() < MUCH
    }

    /// Whether fields are expected in the order of the table and without white space.
    #[inline(always)]
    pub(crate) fn expects_dense_order(&self) -> bool {
        self.expects_order() && !self.separated.get()
    }

    /// Learns from an object that was read by its table.
    #[inline(always)]
    fn learn(&self, disorder: bool) {
        let known = self.disorder.get();
        let (more, less) = ((known + 4).min(3 * MUCH), known.saturating_sub(1));
        self.disorder
            .set(select_unpredictable(disorder, more, less));
    }
}

/// The prefilter for parts of a payload.
pub(crate) struct Prefilter(Pass);

impl Prefilter {
    pub(crate) fn new(strict: bool) -> Self {
        Self(Pass::new(1 + u8::from(strict), Extensions::detected()))
    }

    /// The length of the value that a text begins with, inside `depth` arrays and objects, if it is known to be
    /// valid and something stands behind it.
    pub(crate) fn valid_length(
        &self,
        value: &table::Value,
        text: &[u8],
        depth: usize,
    ) -> Option<usize> {
        let Self(pass) = self;
        pass.depth.set(depth);
        let behind = unordered::value(value, text, pass);
        (!behind.is_empty()).then(|| text.len() - behind.len())
    }
}

/// Whether a text is known to be a valid value of a shape.
pub(crate) fn accepts(table: &Table, strict: bool, bytes: &[u8]) -> bool {
    let text = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    behind(table, strict, text).is_some_and(|behind| space(behind).is_empty())
}

/// What stands behind the value of a shape that a text begins with, if that is known to be valid.
pub(crate) fn behind<'t>(table: &Table, strict: bool, text: &'t [u8]) -> Option<&'t [u8]> {
    let pass = Pass::new(1 + u8::from(strict), Extensions::detected());
    let text = space(text);
    let behind = match table.check {
        Some(check) => check(text, &pass),
        None => unordered::check(table, text, &pass),
    };
    // At what is no object nothing has gone in.
    (text.starts_with(b"{") && pass.depth.get() == 0).then_some(behind)
}
