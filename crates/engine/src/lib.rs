//! Reads JSON text by the tables of an API's shapes, which the generator writes.
//!
//! Only `backoffice-validate`, `backoffice-models` and generated code use its interface, which is not covered by semantic
//! versioning.
//!
//! This crate knows bytes, the description of each shape and the formats of texts. It must not know models, schemas,
//! files, HTTP or serde.
//!
//! # The prefilter
//!
//! Reads a payload and answers "valid" or "don't know".
//!
//! It reads the bytes forward and allocates nothing. It goes back only within the current string or number, and to
//! short values of an object whose fields are not in the order of the table. It never refuses a payload. The
//! diagnostic pass decides on invalid payloads, and on these unusual ones:
//!
//! - names with escapes; documented names and enumeration values that JSON can write only with escapes
//! - more than 32 unknown fields in one object, or two of them with the same hash
//! - texts above 256 bytes that have escapes and whose content is checked
//! - shapes with two names that the hash does not distinguish
//! - objects whose fields are not in the order of the table, if they are above 4 GB or have white space between their
//!   closing brace and a comma
//!
//! # Conventions of the functions
//!
//! A function that reads a part of the text takes the text from that part on and returns the text after it. It does
//! not skip white space.
//! An invalid or unknown value returns an empty rest, so fields and elements need no check of their own: a comma or
//! a closing bracket must follow them. At the end, depth 0 proves that the outermost object closed. Functions whose
//! callers check at once return `None` instead.

pub mod decimal;
pub mod end;
pub mod formats;
pub mod hash;
pub mod index;
pub mod number;
pub mod object;
pub mod ordered;
pub mod places;
mod scan;
mod short;
pub mod string;
pub mod table;
pub mod unordered;
pub mod value;
pub mod whitespace;

use std::{cell::Cell, hint::select_unpredictable};

use self::{
    scan::Extensions,
    table::{Profiles, Table},
    whitespace::{Indent, space},
};
/// Maximum nesting of arrays and objects.
pub const DEPTH_LIMIT: usize = 128;

/// Counts the bytes at the start of a text up to the first quote, backslash or control character.
pub fn open_text(text: &[u8]) -> usize {
    scan::open(text)
}

/// Returns true if a text has no quote, backslash or control character.
#[must_use]
pub fn is_open_text(text: &[u8]) -> bool {
    scan::is_open(text)
}

/// Returns the text of bytes that are UTF-8.
#[must_use]
pub fn utf8(bytes: &[u8]) -> Option<&str> {
    simdutf8::basic::from_utf8(bytes).ok()
}

/// The state of one walk through a payload.
pub struct Pass {
    /// Contract 1, strict 2.
    profile: Profiles,
    /// Index of the sets of fields that must be there: contract 0, strict 1.
    required: usize,
    /// Grows with each object whose fields are not in the order of the table, and shrinks with each other object.
    disorder: Cell<u8>,
    /// True if a space is expected between commas and names, though not before the first name.
    separated: Cell<bool>,
    /// Indentation of lines.
    indent: Cell<Indent>,
    /// Instructions of this processor.
    extensions: Extensions,
    /// Number of arrays and objects around the current place.
    depth: Cell<usize>,
    /// True if only documented fields and values pass: see [`is_documented`].
    documented_only: bool,
    /// True if amounts have at most two decimals.
    two_decimals: bool,
}

/// From this disorder on, fields are not expected in the order of the table. An object out of order weighs as much as
/// four objects in order, so two of them reach this limit. Disorder is at most three times this limit, so after at most
/// 17 objects in order, fields are expected in order again.
const DISORDER_LIMIT: u8 = 8;

impl Pass {
    /// Returns a pass with this disorder, at the start of a payload, for tests.
    #[cfg(test)]
    pub fn out_of_order(disorder: u8) -> Self {
        let pass = Self::new(1, Extensions::detected());
        pass.disorder.set(disorder);
        pass
    }

    /// Returns the disorder seen, and true if spaces are expected after commas, for tests.
    #[cfg(test)]
    pub fn expectations(&self) -> (u8, bool) {
        (self.disorder.get(), self.separated.get())
    }

    fn new(profile: Profiles, extensions: Extensions) -> Self {
        Self {
            profile,
            required: usize::from(profile == 2),
            disorder: Cell::new(0),
            separated: Cell::new(false),
            indent: Cell::new(Indent::TWO_SPACES),
            extensions,
            depth: Cell::new(0),
            documented_only: false,
            two_decimals: false,
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

    /// Returns a pass for payloads that somebody writes: strict, but the fields that only the strict profile requires may be
    /// missing.
    fn of_written() -> Self {
        let mut pass = Self::new(2, Extensions::detected());
        pass.required = 0;
        pass
    }

    /// Returns a pass for payloads that nobody needs to be warned of: see [`rest_without_warning`].
    fn of_warnings(strict: bool) -> Self {
        let mut pass = Self::new(2, Extensions::detected());
        pass.required = usize::from(strict);
        (pass.documented_only, pass.two_decimals) = (true, true);
        pass
    }

    /// Returns a pass for a reader of values that decides itself what fits.
    #[must_use]
    pub fn of_reader() -> Self {
        Self::new(1, Extensions::detected())
    }

    /// Returns the number of arrays and objects around the current place.
    #[inline(always)]
    #[must_use]
    pub fn depth(&self) -> usize {
        self.depth.get()
    }

    /// Goes back to a place inside this number of arrays and objects.
    #[inline(always)]
    pub fn return_to(&self, depth: usize) {
        self.depth.set(depth);
    }

    /// Enters an array or object; `None` beyond the depth limit.
    #[inline(always)]
    pub fn enter(&self) -> Option<()> {
        let depth = self.depth.get() + 1;
        self.depth.set(depth);
        (depth <= DEPTH_LIMIT).then_some(())
    }

    /// Leaves an array or object. Call it only if all of the array or object is valid: depth 0 at the end proves that
    /// the payload is valid.
    #[inline(always)]
    pub fn leave(&self) {
        self.depth.set(self.depth.get() - 1);
    }

    /// If this name has a space before it, expects a space between commas and names from here on.
    #[inline(always)]
    fn learn_separator(&self, text: &[u8]) {
        if let [b' ', b'"', ..] = text {
            self.expect_separator();
        }
    }

    /// Expects a space between commas and names from here on.
    #[inline(always)]
    pub fn expect_separator(&self) {
        self.separated.set(true);
    }

    /// Returns true if fields are expected in the order of the table.
    #[inline(always)]
    #[must_use]
    pub fn expects_order(&self) -> bool {
        self.disorder.get() < DISORDER_LIMIT
    }

    /// Returns true if fields are expected in the order of the table and without white space.
    #[inline(always)]
    pub fn expects_dense_order(&self) -> bool {
        self.expects_order() && !self.separated.get()
    }

    /// Updates the disorder after an object that was read by its table.
    #[inline(always)]
    fn learn(&self, disorder: bool) {
        let known = self.disorder.get();
        let (more, less) = ((known + 4).min(3 * DISORDER_LIMIT), known.saturating_sub(1));
        self.disorder.set(select_unpredictable(disorder, more, less));
    }
}

/// The prefilter for parts of a payload.
pub struct Prefilter(Pass);

impl Prefilter {
    /// Starts outside of all objects and arrays.
    pub fn new(strict: bool) -> Self {
        Self(Pass::new(1 + u8::from(strict), Extensions::detected()))
    }

    /// Starts outside of all objects and arrays of a payload that somebody writes.
    pub fn of_written() -> Self {
        Self(Pass::of_written())
    }

    /// Starts outside of all objects and arrays of a payload that may need a warning.
    pub fn of_warnings(strict: bool) -> Self {
        Self(Pass::of_warnings(strict))
    }

    /// Returns the length of the value at the start of a text, inside `depth` arrays and objects. Returns `None` if the
    /// value may be invalid, or if no text follows it.
    pub fn valid_length(&self, value: &table::Value, text: &[u8], depth: usize) -> Option<usize> {
        let Self(pass) = self;
        pass.depth.set(depth);
        let rest = unordered::value(value, text, pass);
        (!rest.is_empty()).then(|| text.len() - rest.len())
    }
}

/// Returns true if a text is certainly a valid value of a shape.
pub fn accepts(table: &Table, strict: bool, bytes: &[u8]) -> bool {
    let pass = Pass::new(1 + u8::from(strict), Extensions::detected());
    is_whole(table, bytes, &pass)
}

/// Returns true if a text is certainly a valid value of a shape in the strict profile, but for missing fields that the contract
/// profile does not require.
pub fn accepts_written(table: &Table, bytes: &[u8]) -> bool {
    is_whole(table, bytes, &Pass::of_written())
}

/// Returns true if a text is certainly a valid value of a shape in the strict profile, with only fields and enumeration
/// values that the document lists.
pub fn is_documented(table: &Table, bytes: &[u8]) -> bool {
    let mut pass = Pass::new(2, Extensions::detected());
    pass.documented_only = true;
    is_whole(table, bytes, &pass)
}

/// Returns true if all of a text is one value of a shape that passes.
fn is_whole(table: &Table, bytes: &[u8], pass: &Pass) -> bool {
    let text = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    rest_by(table, text, pass).is_some_and(|rest| space(rest).is_empty())
}

/// Returns the rest after the value of a shape at the start of a text. Returns `None` if the value may be invalid.
pub fn rest<'t>(table: &Table, strict: bool, text: &'t [u8]) -> Option<&'t [u8]> {
    let pass = Pass::new(1 + u8::from(strict), Extensions::detected());
    rest_by(table, text, &pass)
}

/// Returns the rest after the value of a shape at the start of a text. Returns `None` if the value may be invalid, or may
/// have a field, an enumeration value, an amount or a timestamp that only the strict profile refuses or the document does not
/// list. An amount has at most two decimals.
pub fn rest_without_warning<'t>(table: &Table, strict: bool, text: &'t [u8]) -> Option<&'t [u8]> {
    rest_by(table, text, &Pass::of_warnings(strict))
}

fn rest_by<'t>(table: &Table, text: &'t [u8], pass: &Pass) -> Option<&'t [u8]> {
    let text = space(text);
    let rest = match table.check {
        Some(check) => check(text, pass),
        None => unordered::check(table, text, pass),
    };
    // Depth 0 proves nothing if no object was entered.
    (text.starts_with(b"{") && pass.depth.get() == 0).then_some(rest)
}
