//! One verdict: compares the answers of `backoffice-validate` on any bytes with the answers of others.
//!
//! Property tests and fuzz targets ask the questions below. They differ in the source of the bytes.
//!
//! | question | compared with |
//! |---|---|
//! | [`Judge::judge`]: is it valid? which places fail, by which keyword? | the `jsonschema` crate over our own documents |
//! | [`syntax`]: is it JSON? | `serde_json` |
//! | [`formats`]: is it a date, a date-time, a URL? | the `jsonschema` crate |
//! | [`records`]: which records are in a text? | the same text, split in memory |
//! | [`models`]: which record is it? | the other reader of the models |
//! | [`passes`]: is everything valid that the prefilter accepts? | the diagnostic pass |
//! | [`coherent`], [`well_placed`]: do all calls agree? are the reported places right? | the validator itself, and the bytes |
//!
//! Both sides count the same failures ([`Failures`]), with two exceptions: what the oracle's parser cannot hold
//! (duplicates, lone surrogates, fractions beyond 2^51), and failures that follow from another failure at the same place. [`Reading`] describes
//! how the oracle's side treats text that its parser cannot hold.

mod formats;
mod models;
mod mutation;
mod numbers;
mod oracle;
mod pieces;
mod places;
mod reading;
mod records;
mod syntax;
mod vocabulary;

#[cfg(feature = "conformance")]
pub(crate) use self::oracle::each_failure;
pub use self::{
    formats::formats,
    models::models,
    mutation::{Choices, instance, mutate, split, within},
    oracle::{Failures, Judge, Verdict},
    places::{coherent, passes, well_placed},
    reading::{DEPTH_LIMIT, Reading},
    records::records,
    syntax::{free_form, syntax},
};
