//! The payloads: samples of this project, the same for the same seed.

use backoffice::{
    description::ShapeInfo,
    samples::{Profile, Samples},
};

use crate::{
    Error,
    corpora::{Mistakes, spoiled},
    foreign, reshape,
};

/// Maximum number of payloads.
const COUNT: usize = 2_000;
/// Maximum size of all payloads.
const BYTES: usize = 8_000_000;

/// Fields that the API document does not list.
const UNKNOWN: [&str; 3] = [
    r#""loyalty_tier":"gold""#,
    r#""loyalty_points":1200"#,
    r#""loyalty":{"tier":"gold","points":1200}"#,
];

/// The form of the payloads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// Fields in table order, no white space.
    TableOrder,
    /// Fields of every object in random order.
    Shuffled,
    /// Table order, a field a line, indented.
    Pretty,
    /// As other programs write them.
    Foreign,
    /// Table order, one unknown field in each payload.
    Unknown,
    /// Table order, one value of another type in each payload.
    Mismatch,
}

/// The payloads of a measurement.
pub(super) struct Payloads {
    pub(super) texts: Vec<String>,
    /// The same before each got its type mismatch.
    pub(super) fitting: Option<Vec<String>>,
}

impl Payloads {
    /// Makes payloads of a shape, of their number and size divided by `fraction`. Mismatches are for [`Form::Mismatch`].
    pub(super) fn new(
        shape: &'static ShapeInfo,
        mismatches: &Mistakes,
        form: Form,
        seed: u64,
        fraction: usize,
    ) -> Result<Self, Error> {
        let mut bytes = 0;
        let samples = Samples::new(shape, seed, Profile::Strict).take(COUNT / fraction);
        let samples = samples.take_while(|sample| {
            bytes += sample.len();
            bytes <= BYTES / fraction
        });
        let samples: Vec<String> = samples.collect();
        let mut random = fastrand::Rng::with_seed(seed);
        let texts = samples.iter().enumerate().map(|(number, sample)| {
            Ok(match form {
                Form::TableOrder => sample.clone(),
                Form::Shuffled => reshape::shuffled(sample, &mut random)?,
                Form::Pretty => reshape::pretty(sample)?,
                Form::Foreign => foreign::record(sample, shape, number, &mut random)?,
                Form::Unknown => {
                    let field = random.choice(UNKNOWN).unwrap_or_default();
                    reshape::with_field(sample, field, &mut random).ok_or("a payload is empty")?
                }
                Form::Mismatch => spoiled(sample, mismatches, &mut random)?,
            })
        });
        Ok(Self {
            texts: texts.collect::<Result<_, Error>>()?,
            fitting: (form == Form::Mismatch).then_some(samples),
        })
    }
}

/// Returns the bytes of the payloads.
pub(super) fn size(texts: &[String]) -> usize {
    texts.iter().map(String::len).sum()
}
