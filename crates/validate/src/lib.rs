//! From bytes to verdict: whether a payload is what the API document says, and if not, every place
//! where it differs, with its position, the document's section and what to do about it.
//!
//! ```
//! use backoffice_schema::{Profile, find};
//! use backoffice_validate::{Code, Validator, Verdict};
//!
//! let validator = Validator::new(find("RefundOrder")?, Profile::Contract);
//! assert!(validator.check(br#"{"amount":"10.00"}"#).is_ok());
//!
//! let Err(Verdict::Invalid(violations)) = validator.check(br#"{"amount":10.00}"#) else {
//!     unreachable!("an amount is a string");
//! };
//! let violation = &violations.as_slice()[0];
//! assert_eq!(violation.code, Code::WrongType);
//! assert_eq!(violation.pointer, "/amount");
//! assert_eq!((violation.line, violation.column), (1, 11));
//! assert_eq!(violation.hint.as_deref(), Some(r#"amounts are strings: write "10.00""#));
//! # Ok::<(), backoffice_schema::UnknownName>(())
//! ```
//!
//! A payload is read as RFC 8259 has it, with these choices where the RFC leaves one:
//!
//! | in the text | here |
//! |---|---|
//! | a leading byte order mark | skipped; [`has_byte_order_mark`] tells (gap `byte-order-mark`) |
//! | more than 128 arrays and objects around one another | not read (gap `nesting-depth`) |
//! | a name twice in one object | the last one counts |
//! | a surrogate without its pair | not read: no text has one |
//! | a number of any size and precision | exact: `1e400` is a number and an integer, `1.0` an integer |
//!
//! What this crate knows: the schema documents and what the API document says of each shape. What it must
//! not know: the models, files, HTTP, how a report is printed.

mod code;
mod context;
mod engine;
mod guess;
mod hint;
mod instance;
mod number;
mod parse;
mod position;
mod syntax;
mod tree;
mod validator;
mod violation;

pub use self::{
    code::Code,
    guess::{Guess, guess},
    position::{Place, Position, locate},
    syntax::{SyntaxError, has_byte_order_mark},
    validator::{Defect, Validator, Verdict},
    violation::{Violation, Violations},
};
