//! The payloads: samples of this project, the same for the same seed, and samples that other people published.

mod foreign;
mod reshape;

use std::{fs, rc::Rc};

use backoffice::{
    description::ShapeInfo,
    samples::{Profile, Samples},
    schema::{Document, find},
};
use fastrand::Rng;

pub(crate) use self::reshape::replaced;
use crate::{Error, harness::PROJECT};

/// Payloads to validate.
pub(crate) struct Corpus {
    pub(crate) document: &'static Document,
    pub(crate) payloads: Rc<[String]>,
    /// Number of payloads that are valid in the contract profile.
    pub(crate) valid: usize,
}

impl Corpus {
    /// Makes payloads of at least `bytes` bytes.
    pub(crate) fn new(shape: &str, form: Form, seed: u64, bytes: usize) -> Result<Self, Error> {
        let document = find(shape)?;
        let mut random = Rng::with_seed(seed);
        let (mut payloads, mut left, mut valid, mut chosen) = (Vec::new(), bytes, 0, 0);
        let mut samples = samples(document.shape(), seed).enumerate();
        while let Some((number, sample)) = samples.next().filter(|_| left > 0) {
            if number % 100 == 0 {
                // The wrong value comes early in the first hundred, so that a short corpus has one.
                chosen = number + random.usize(..if number == 0 { 10 } else { 100 });
            }
            let form = match form {
                Form::WrongInAHundred(_) if number != chosen => Form::TableOrder,
                form => form,
            };
            let payload = form.write(sample, document.shape(), number, &mut random)?;
            valid += usize::from(!matches!(form, Form::Wrong(_) | Form::WrongInAHundred(_)));
            left = left.saturating_sub(payload.len());
            payloads.push(payload);
        }
        Ok(Self { document, payloads: payloads.into(), valid })
    }
}

/// Reads the sample of a shape that other people published, which is valid in the contract profile.
pub(crate) fn published(shape: &str) -> Result<String, String> {
    let path = format!("{PROJECT}/../shared/payloads/{}.json", shape.to_lowercase());
    fs::read_to_string(&path).map_err(|error| format!("could not read {path}: {error}"))
}

/// Makes at most 2,000 payloads to decode, whose samples have at most 8 MB, both divided by `fraction`.
pub(crate) fn records(
    shape: &str,
    form: Form,
    seed: u64,
    fraction: usize,
) -> Result<Rc<[String]>, Error> {
    let shape = find(shape)?.shape();
    let mut random = Rng::with_seed(seed);
    let mut left = 8_000_000 / fraction;
    let mut payloads = Vec::new();
    for (number, sample) in samples(shape, seed).take(2_000 / fraction).enumerate() {
        let Some(rest) = left.checked_sub(sample.len()) else { break };
        left = rest;
        payloads.push(form.write(sample, shape, number, &mut random)?);
    }
    Ok(payloads.into())
}

pub(crate) fn samples(shape: &'static ShapeInfo, seed: u64) -> Samples {
    Samples::new(shape, seed, Profile::Strict)
}

/// Returns the bytes of the payloads.
pub(crate) fn bytes(payloads: &[String]) -> usize {
    payloads.iter().map(String::len).sum()
}

/// Wrong values and their paths. There are several, as a field on a path may be null or missing.
pub(crate) type Mistakes = [(&'static [&'static str], &'static str)];

/// Wrong values for orders. Some have the right type.
pub(crate) const WRONG_ORDERS: &Mistakes = &[
    (&["number"], "1042"),
    (&["total_incl_tax"], "149.5"),
    (&["date_placed"], "\"last Tuesday\""),
    (&["shipping_address", "country"], "true"),
    (&["lines", "0", "quantity"], "\"two\""),
    (&["lines", "1", "product", "images"], "{}"),
    (&["is_test"], "\"no\""),
];

/// Values of another type than their field's.
pub(crate) const WRONG_TYPES_OF_ORDERS: &Mistakes = &[
    (&["number"], "1042"),
    (&["is_test"], "\"no\""),
    (&["total_incl_tax"], "149.5"),
    (&["shipping_address", "country"], "true"),
    (&["lines", "0", "quantity"], "\"two\""),
    (&["lines", "1", "product", "images"], "{}"),
];
pub(crate) const WRONG_TYPES_OF_CUSTOMERS: &Mistakes = &[
    (&["id"], "\"1042\""),
    (&["email"], "12"),
    (&["is_blocked"], "\"no\""),
    (&["total_spent"], "149.5"),
    (&["addresses", "0", "country"], "true"),
];

/// Fields that the API document does not list.
const UNKNOWN: [&str; 3] = [
    r#""loyalty_tier":"gold""#,
    r#""loyalty_points":1200"#,
    r#""loyalty":{"tier":"gold","points":1200}"#,
];

/// A change to a sample, whose fields stand in table order without white space.
#[derive(Clone, Copy)]
pub(crate) enum Form {
    TableOrder,
    /// Fields of every object in random order.
    Shuffled,
    /// A field a line, indented.
    Pretty,
    /// One line with `", "` and `": "`.
    Spaced,
    /// As other programs write them.
    Foreign,
    /// With the values of `Foreign`.
    ForeignValues,
    /// One unknown field in each.
    Unknown,
    /// One wrong value in each.
    Wrong(&'static Mistakes),
    /// The same in one of a hundred.
    WrongInAHundred(&'static Mistakes),
    /// Copies of the published sample.
    Published,
}

impl Form {
    fn write(
        self,
        sample: String,
        shape: &ShapeInfo,
        number: usize,
        random: &mut Rng,
    ) -> Result<String, Error> {
        Ok(match self {
            Self::TableOrder => sample,
            Self::Published => published(shape.name)?,
            Self::Shuffled => reshape::shuffled(&sample, random)?,
            Self::Pretty => reshape::pretty(&sample)?,
            Self::Spaced => reshape::spaced(&sample)?,
            Self::Foreign => foreign::sender(number).object(&sample, shape, random)?,
            Self::ForeignValues => {
                foreign::sender(number).in_table_order().object(&sample, shape, random)?
            }
            Self::Unknown => {
                let field = random.choice(UNKNOWN).unwrap_or_default();
                reshape::with_field(&sample, field, random).ok_or("a payload is empty")?
            }
            Self::Wrong(mistakes) | Self::WrongInAHundred(mistakes) => {
                let mut mistakes = mistakes.to_vec();
                random.shuffle(&mut mistakes);
                let mut spoiled =
                    mistakes.iter().filter_map(|(path, value)| replaced(&sample, path, value));
                spoiled.next().ok_or("no mistake fits a record")?
            }
        })
    }
}
