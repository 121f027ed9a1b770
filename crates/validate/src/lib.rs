//! Checks payloads against an API document, and reports every violation with its position, the document's section
//! and a hint.
//!
//! ```
//! use backoffice_description::validate::SHAPES;
//! use backoffice_validate::{Code, Profile, Validator};
//!
//! let strict = Validator::new(SHAPES.by_name("POST /orders/{number}/refund/ request")?, Profile::Strict);
//! let violations = strict.check(br#"{"amount":10.00}"#).unwrap_err();
//! let violation = &violations.as_slice()[0];
//! assert_eq!(violation.code, Code::TypeMismatch);
//! assert_eq!(violation.pointer, "/amount");
//! assert_eq!((violation.line, violation.column), (1, 11));
//! assert_eq!(violation.hint.as_deref(), Some(r#"amounts are strings: write "10.00""#));
//! # Ok::<(), backoffice_validate::UnknownName>(())
//! ```
//!
//! - The generator writes a [`Shape`] for each shape of an API, and [`Shapes`], which finds it by its name or its operation,
//!   or guesses it.
//! - [`Shape::check`] checks in the contract profile.
//! - A [`Validator`] checks in either profile, and reads files of many records with [`Validator::lines`] and
//!   [`Validator::elements`]. [`Validator::warnings`] lists what the profile allows and is probably wrong.
//!
//! # Two passes
//!
//! The prefilter reads a payload first. It uses static tables and code that the generator writes for each shape, and
//! does not allocate. Its answer is "valid" or "don't know". The diagnostic pass decides on the other payloads: invalid
//! ones, and unusual ones, such as payloads that have names with escapes. It walks through the text and reports each
//! violation. It asks the prefilter about each documented part, so it walks only through parts that may be invalid.
//!
//! `PERFORMANCE.md` of `backoffice-engine` has the measurements.
//!
//! # Reading
//!
//! The validator reads a payload as RFC 8259 says. Where the RFC leaves a choice, it does this:
//!
//! | in the text | here |
//! |---|---|
//! | a leading byte order mark | skipped; [`has_byte_order_mark`] finds it |
//! | arrays and objects nested deeper than 128 levels | not read: [`Code::NestedTooDeep`] |
//! | a name twice in one object | a violation, [`Code::DuplicateField`]; the last value is checked |
//! | a surrogate without its pair | a violation, [`Code::LoneSurrogate`]; other checks see U+FFFD in its place |
//! | a number of any size and precision | exact: `1e400` is a number, `1.0` an integer; an integer beyond 64 bits is a violation |
//!
//! The formats of texts follow these RFCs:
//!
//! | text | here |
//! |---|---|
//! | timestamp | `date-time` of RFC 3339, section 5.6: `T` and `Z` in either case; any number of decimals; offsets up to `23:59`, also `-00:00`; second 60 only as the last second of a day in UTC |
//! | date | `full-date` of RFC 3339: a day of the Gregorian calendar, from year 0000 |
//! | URL | `URI` of RFC 3986: its whole grammar, any scheme, ports of any size; no zones in IPv6 addresses (RFC 6874) |
//!
//! Tests compare all of this with the `jsonschema` crate. One difference is known: contrary to RFC 3339, its version
//! 0.60.2 accepts `* + , - . /` as digits in some places of dates and date-times (`2023-02-0/`). This crate refuses
//! them.
//!
//! # Features
//!
//! `serde`: `Serialize` for [`Violation`] and [`Violations`].
//!
//! This crate knows the description of an API's shapes, which is a value. It must not know schema documents, the models, files,
//! HTTP, or the printing of reports.

#![cfg_attr(docsrs, feature(doc_cfg))]

mod context;
mod currency;
mod diagnose;
mod guess;
mod hint;
mod locate;
mod names;
mod position;
mod reader;
mod records;
#[cfg(feature = "serde")]
mod serialize;
mod shape;
mod syntax;
mod syntax_hint;
mod validator;
mod violation;
mod warnings;
mod written;

use backoffice_engine as engine;

pub use backoffice_shapes::{Code, Profile, UnknownName};

pub use self::{
    guess::{CannotTell, Guess},
    locate::{Position, locate},
    position::{TextPosition, has_byte_order_mark},
    records::{Checked, Cursor, Records, Step, Window},
    shape::{Body, Shape, Shapes},
    syntax::{SyntaxError, hint_between},
    validator::Validator,
    violation::{Violation, Violations},
};
