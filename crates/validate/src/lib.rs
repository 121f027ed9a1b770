//! From bytes to verdict: whether a payload is what the API document says, and if not, every place
//! where it differs, with its position, the document's section and what to do about it.
//!
//! ```
//! use backoffice_validate::{Code, Profile, Shape, Validator};
//!
//! assert!(backoffice_validate::refund_order(br#"{"amount":"10.00"}"#).is_ok());
//!
//! let strict = Validator::new(Shape::by_name("POST /orders/{number}/refund/ request")?, Profile::Strict);
//! let violations = strict.check(br#"{"amount":10.00}"#).unwrap_err();
//! let violation = &violations.as_slice()[0];
//! assert_eq!(violation.code, Code::TypeMismatch);
//! assert_eq!(violation.pointer, "/amount");
//! assert_eq!((violation.line, violation.column), (1, 11));
//! assert_eq!(violation.hint.as_deref(), Some(r#"amounts are strings: write "10.00""#));
//! # Ok::<(), backoffice_validate::UnknownName>(())
//! ```
//!
//! There is a function for each shape, such as [`order`], which checks in the contract profile; a
//! [`Shape`], found by its name or its operation; and a [`Validator`] for the choice of profile. Files of
//! many records are read with [`Validator::lines`] and [`Validator::elements`].
//!
//! # Two passes
//!
//! The prefilter reads a payload first: forwards through the bytes, beside static tables that the generator
//! writes for each shape, without allocating. It says that the payload is valid, or that it does not know.
//! Invalid payloads are left to the diagnostic pass, and so are unusual ones: names with escapes, more than 32
//! unknown fields in one object, and long texts with escapes whose content counts. The diagnostic pass
//! walks through the text, and says what differs, where, and what to do. It holds what is open and what is
//! listed, and asks the prefilter about each part of the payload, so it walks through the invalid parts alone.
//!
//! # What is read
//!
//! A payload is read as RFC 8259 has it, with these choices where the RFC leaves one:
//!
//! | in the text | here |
//! |---|---|
//! | a leading byte order mark | skipped; [`has_byte_order_mark`] tells (gap `byte-order-mark`) |
//! | more than 128 arrays and objects around one another | not read: [`Code::NestedTooDeep`] (gap `nesting-depth`) |
//! | a name twice in one object | a violation, [`Code::DuplicateField`]; as for the fields' values, the last one is looked at (gap `duplicate-fields`) |
//! | a surrogate without its pair | a violation, [`Code::LoneSurrogate`]; U+FFFD stands in its place for whatever else is reported (gap `lone-surrogates`) |
//! | a number of any size and precision | exact: `1e400` is a number and an integer, `1.0` an integer |
//!
//! The form of texts is asserted as the RFCs have it:
//!
//! | text | here |
//! |---|---|
//! | timestamp | `date-time` of RFC 3339, section 5.6: `T` and `Z` in either case, any number of decimals, offsets up to `23:59`, `-00:00` among them; the second 60 where it is the last one of a day in UTC |
//! | date | `full-date` of RFC 3339: a day that the Gregorian calendar has, years from 0000 |
//! | URL | `URI` of RFC 3986, with a scheme: its whole grammar and of any scheme; ports of any size; IPv6 addresses without a zone, which only RFC 6874 has |
//!
//! Tests compare all of it with the `jsonschema` crate. Version 0.60.2 of that takes `* + , - . /` for digits
//! in some places of dates and date-times (`2023-02-0/`), which RFC 3339 does not; they are refused here.
//!
//! # Features
//!
//! `serde`: `Serialize` for [`Violation`] and [`Violations`].
//!
//! What this crate knows: what the API document says of each shape. What it must not know: schema documents,
//! the models, files, HTTP, how a report is printed.

mod code;
mod context;
mod diagnose;
mod engine;
#[rustfmt::skip]
mod generated;
mod guess;
mod hint;
mod names;
mod position;
mod reader;
mod records;
#[cfg(feature = "serde")]
mod serialize;
mod shape;
mod syntax;
mod validator;
mod violation;

use backoffice_shapes as descriptions;

pub use backoffice_shapes::{Profile, UnknownName};

pub use self::{
    code::Code,
    generated::*,
    guess::{Guess, guess},
    position::{Place, Position, locate},
    records::{Checked, Cursor, Records, Step, TextPosition, Window},
    shape::{Body, Shape},
    syntax::{SyntaxError, has_byte_order_mark},
    validator::Validator,
    violation::{Violation, Violations},
};
