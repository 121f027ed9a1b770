//! The law that there is one verdict: what `backoffice-validate` says of any bytes against what others say.
//!
//! Property tests and fuzz targets ask the same questions, which are here; they differ in where the bytes
//! come from.
//!
//! | question | against |
//! |---|---|
//! | [`Judge::judge`]: valid? which places fail, and by which keyword? | the `jsonschema` crate over our own documents |
//! | [`syntax`]: is it JSON? | `serde_json` |
//! | [`formats`]: is it a date, a date-time, a URL? | the `jsonschema` crate |
//! | [`records`]: which records are in a text? | the text split up in memory |
//! | [`passes`]: is what the prefilter takes valid? | the diagnostic pass |
//! | [`coherent`], [`well_placed`]: do all calls agree, are places where they are said to be? | itself, and the bytes |
//!
//! Both sides count the same failures: duplicates and lone surrogates aside, which the oracle's parser cannot hold, and what follows from another failure of the same
//! place ([`Failures`]). [`Reading`] says how the oracle's side takes what its parser does not hold.

mod formats;
mod mutation;
mod numbers;
mod oracle;
mod places;
mod reading;
mod records;
mod syntax;

#[cfg(feature = "conformance")]
pub(crate) use self::oracle::each_failure;
pub use self::{
    formats::formats,
    mutation::{Choices, instance, mutate, split, within},
    oracle::{Failures, Judge, Verdict},
    places::{coherent, passes, well_placed},
    reading::{DEPTH_LIMIT, Reading},
    records::records,
    syntax::{free_form, syntax},
};
