//! Words, names, places and ranges of samples. Data only.

mod fields;
mod world;

pub(crate) use self::{fields::*, world::*};
