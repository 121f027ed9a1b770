//! Valid instances of every shape.

use backoffice::{
    samples::Samples,
    schema::{Profile, documents},
};

use super::Case;

/// The seed of these samples. It differs from the seed of the changed samples, so a run sees more samples.
const SEED: u64 = 2;

/// Makes `count` samples of each document in each profile. Samples of the strict profile show every field.
pub fn samples(count: u64) -> impl Iterator<Item = Case> {
    documents()
        .iter()
        .flat_map(|document| Profile::ALL.map(|profile| (document, profile)))
        .flat_map(move |(document, profile)| {
            let samples = Samples::new(document.shape(), SEED, profile);
            (0..count).map(move |number| Case {
                name: format!("{}-sample-{number}-{profile}", document.name()),
                document,
                profile,
                section: document.shape().section.to_owned(),
                rule: "A sample passes.".to_owned(),
                json: samples.instance(number),
                violation: None,
            })
        })
}
