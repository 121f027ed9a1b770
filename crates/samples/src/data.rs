//! The words, names, places and ranges that samples are made of: data only.

mod fields;
mod world;

pub(crate) use self::{fields::*, world::*};
