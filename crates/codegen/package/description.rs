//! Static description of the API, with the validator's tables.

/// The generated code for a shape.
macro_rules! check_of {
    ($name:ident) => {
        Some(crate::description::generated::checks::$name)
    };
}

#[rustfmt::skip]
mod generated {
    pub(crate) mod checks;
    pub(crate) mod shapes;
    pub mod tables;
    pub mod validators;
}

pub use crate::info::*;

pub use self::generated::{shapes::*, tables, validators};
