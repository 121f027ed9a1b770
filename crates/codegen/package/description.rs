//! Static description of the API, with the validator's tables.

#[rustfmt::skip]
mod generated {
    pub(crate) mod shapes;
    pub mod tables;
    pub mod validators;
}

use crate::engine::checked_table as table;
pub use crate::info::*;

pub use self::generated::{shapes::*, tables, validators};
