//! The contestants: each from bytes to its answer, as its own documentation shows it.
//!
//! A contestant's module knows how to call it and what it answers; it does not know what it is compared
//! with.

pub mod ajv;
pub mod boon;
pub mod copy;
pub mod jsonschema;
pub mod jsonschema_macro;
pub mod ours;
pub mod serde_derive;
pub mod serde_json;
pub mod sonic;

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use crate::{Error, corpora::Corpus};

/// What a contestant does with a payload.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Says whether it is what the schema asks for, formats included.
    Validates,
    /// Decodes it into structs of its shape: no required members, formats or bounds.
    Decodes,
    /// Passes over it as JSON of any kind.
    Skips,
    /// Copies its bytes.
    Copies,
}

impl Task {
    /// The task in one word, as in reports.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Validates => "validates",
            Self::Decodes => "decodes",
            Self::Skips => "skips",
            Self::Copies => "copies",
        }
    }
}

/// What a contestant answered, and how long that took.
#[derive(Clone, Copy, Debug)]
pub struct Run {
    /// How many payloads passed, in one pass.
    pub accepted: usize,
    /// How long all passes took.
    pub time: Duration,
}

/// A contestant.
pub trait Peer {
    /// Its name, as in reports.
    fn name(&self) -> &'static str;

    /// Its version, and that of what it needs.
    fn version(&self) -> String;

    /// What it does.
    fn task(&self) -> Task;

    /// How many payloads pass.
    ///
    /// # Errors
    ///
    /// If it could not be run; not if a payload does not pass.
    fn check(&mut self, records: &[&[u8]]) -> Result<usize, Error>;

    /// Goes over the payloads `passes` times.
    ///
    /// # Errors
    ///
    /// As [`Peer::check`].
    fn run(&mut self, records: &[&[u8]], passes: usize) -> Result<Run, Error> {
        let mut accepted = 0;
        let start = Instant::now();
        for _ in 0..passes {
            accepted = black_box(self.check(black_box(records))?);
        }
        Ok(Run {
            accepted,
            time: start.elapsed(),
        })
    }
}

/// A contestant that is a function of this process.
pub struct InProcess<F> {
    name: &'static str,
    version: String,
    task: Task,
    accepts: F,
}

impl<F: FnMut(&[u8]) -> bool> Peer for InProcess<F> {
    fn name(&self) -> &'static str {
        self.name
    }

    fn version(&self) -> String {
        self.version.clone()
    }

    fn task(&self) -> Task {
        self.task
    }

    fn check(&mut self, records: &[&[u8]]) -> Result<usize, Error> {
        Ok(records
            .iter()
            .filter(|record| (self.accepts)(record))
            .count())
    }
}

/// The contestants for a corpus, this project's validator first, and what kept others out.
pub struct Field {
    /// Who takes part.
    pub peers: Vec<Box<dyn Peer>>,
    /// Names of those who do not, and why.
    pub left_out: Vec<(&'static str, String)>,
}

impl Field {
    /// Everyone for `corpus`.
    ///
    /// # Errors
    ///
    /// If a contestant does not take the shape's schema document.
    pub fn new(corpus: &Corpus) -> Result<Self, Error> {
        let shape = corpus.plan.shape;
        let mut peers: Vec<Box<dyn Peer>> = vec![
            Box::new(ours::peer(shape)?),
            Box::new(jsonschema::peer(shape)?),
            Box::new(jsonschema_macro::peer(shape)),
            Box::new(boon::peer(shape)?),
            Box::new(serde_derive::owned(shape)),
            Box::new(serde_derive::borrowed(shape)),
            Box::new(serde_json::peer()),
            Box::new(sonic::peer()),
            Box::new(copy::peer()),
        ];
        let mut left_out = Vec::new();
        match ajv::Ajv::start(corpus) {
            Ok(ajv) => peers.insert(4, Box::new(ajv)),
            Err(error) => left_out.push((ajv::NAME, error.to_string())),
        }
        Ok(Self { peers, left_out })
    }
}
