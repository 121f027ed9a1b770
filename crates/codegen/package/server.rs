//! A trait for each group of calls, and the routes to its methods.

#[rustfmt::skip]
mod generated {
    pub(super) mod api;
    pub mod tables;
}

pub use self::generated::{api::*, tables};
pub use crate::models;
pub use backoffice_server::database;

/// Parts that the generated code uses.
#[doc(hidden)]
pub mod runtime {
    pub use backoffice_server::runtime::*;

    pub use crate::description::validators::SHAPES;
}
