//! Models of the commerce back-office API: resources, request bodies, query parameters, pages and the
//! endpoint catalogue.
//!
//! Decoding fails only if the input is not a JSON object, or would take too much memory. The models keep unknown fields
//! and values that do not fit the API document, report them, and write them back. See [`Record`].
//!
//! ```
//! use backoffice::models::{Customer, Language, Record as _};
//!
//! let customer = Customer::from_json(r#"{"id":7,"language":"no","total_spent":null,"tags":["vip"]}"#)?;
//! assert_eq!(customer.language, Some(Language::No));
//! assert_eq!(customer.total_spent, None);
//! assert_eq!(customer.tags, ["vip"]);
//! # Ok::<(), backoffice::models::DecodeError>(())
//! ```
//!
//! The modules hold the shapes, ids and enumerations of each group of the API, such as [`orders`]. All of them are also at
//! the root: `backoffice::models::Order`. [`description`](crate::description) describes
//! shapes, enumerations and endpoints as static data.
//!
//! | on the wire | in Rust |
//! |---|---|
//! | a response field | `Option`; null and absent are `None`, and null is written back |
//! | a text | [`Text`], which reads like a `String` |
//! | a list | [`List`]; null and absent are empty, and null is written back |
//! | a required request field | an argument of the request's `new`; [`Required`] |
//! | a field of a partial update | [`Patch`]: absent, null or a value |
//! | money, date-times, URLs, numbers | [`Amount`], [`Timestamp`], [`Date`], [`Url`], [`Number`]: the exact text |
//! | an id | a type for each record: [`CustomerId`], [`OrderNumber`] |
//! | an enumeration | an enum with the documented values and `Unknown` |
//! | free-form values | [`Json`] and [`Object`]: the exact text |
//! | a secret | [`Secret`], masked in Debug output |
//!
//! Every shape has `Eq` and `Hash`. Free-form values, unknown fields and numbers are equal if they mean the same, in any
//! spelling and order of fields. Amounts, timestamps, dates and URLs are equal if their texts are; `cmp_value` compares
//! their values.
//!
//! # Serde formats
//!
//! Shapes, [`List`], [`Json`], [`Object`] and [`Number`] can be written in every serde format, and read from every one
//! that describes its values. They also work inside `#[serde(flatten)]`, `untagged` and tagged enums. `serde_json`
//! reads the exact text, and writes it without white space. In other formats:
//!
//! | written | becomes |
//! |---|---|
//! | an object, an array | a map, a sequence; more than 128 levels are an error |
//! | a number | an integer of 64 bits or an `f64` of the same decimal value, otherwise its text |
//! | a text with a lone surrogate | the text with U+FFFD in its place |
//!
//! | read | becomes |
//! |---|---|
//! | a whole number of any size, a finite float | a number |
//! | NaN, an infinity | text: `NaN`, `inf`, `-inf` |
//! | bytes | text if they are UTF-8, otherwise a list of numbers |
//! | a name that is not text | its JSON text |
//! | a tag of CBOR or YAML | nothing: its value is taken |
//!
//! As always, a value that does not fit its field is kept. Formats that do not describe their values, such as bincode
//! and postcard, can't read what they write. `serde_json::Value`, and `serde_json` with the attributes above, hold
//! other numbers than 64-bit integers as the nearest `f64`. Flatten one shape at most, because it takes every field.

#[rustfmt::skip]
mod generated;

use backoffice_description::{self as info, tables};

#[doc(inline)]
pub use backoffice_models::*;

pub use self::generated::*;

/// Record whose shape is chosen at run time, by its description.
///
/// # Examples
///
/// ```
/// use backoffice::{description::DISPUTE, models::AnyRecord};
///
/// let record = AnyRecord::from_slice(&DISPUTE, br#"{"id":7,"amount":"1.00","colour":"red"}"#)?;
/// assert_eq!(record.drift()[0].pointer, "/colour");
/// assert_eq!(record.to_json(), r#"{"amount":"1.00","id":7,"colour":"red"}"#);
/// # Ok::<(), backoffice::models::DecodeError>(())
/// ```
pub type AnyRecord = runtime::AnyRecord<registry::Shapes>;

// A module of its own, because a generated shape may have the name.
mod registry {
    use super::{generated::DECODERS, info::ShapeInfo, runtime};

    /// The shapes that an `AnyRecord` can have.
    #[derive(Clone, Copy, Debug)]
    pub enum Shapes {}

    impl runtime::Decoders for Shapes {
        const ALL: &'static [(&'static ShapeInfo, runtime::Decoder)] = DECODERS;
    }
}
