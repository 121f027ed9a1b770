//! Records, request bodies and pages as types.

#[rustfmt::skip]
mod generated;

use crate::description::{self as info, tables};

pub use backoffice_models::*;

pub use self::generated::*;

/// Record whose shape is chosen at run time, by its description.
pub type AnyRecord = runtime::AnyRecord<registry::Shapes>;

/// The shapes that an [`AnyRecord`] can have. A generated shape may have the name.
pub mod registry {
    use super::{generated::DECODERS, info::ShapeInfo, runtime};

    /// The shapes.
    #[derive(Clone, Copy, Debug)]
    pub enum Shapes {}

    impl runtime::Decoders for Shapes {
        const ALL: &'static [(&'static ShapeInfo, runtime::Decoder)] = DECODERS;
    }
}
