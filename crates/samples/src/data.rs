//! The words, names, places and ranges that samples are made of: data only.

mod members;
mod world;

pub(crate) use self::{members::*, world::*};
