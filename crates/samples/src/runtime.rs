//! Samples for any API. Public only for the code of an API, and not covered by semantic versioning.

pub use crate::{
    clock::Clock,
    money,
    plan::{Fact, Object, Plan},
    rng::{Key, Rng, rotated},
    samples::Samples,
    scenario::{Moment, Moments, Rows, Scenario, Values},
    value::{filled, range, text},
};
