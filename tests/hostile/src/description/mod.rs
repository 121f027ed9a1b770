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

use crate::engine::table::Table;

pub use crate::info::*;

pub use self::generated::{shapes::*, tables, validators};

/// Returns the table of the shape with this name. Queries have none.
#[must_use]
pub fn table_of(shape: &str) -> Option<&'static Table> {
    let mut tables = tables::TABLES.iter();
    let found = tables.find(|(name, _)| *name == shape);
    found.map(|(_, table)| *table)
}
