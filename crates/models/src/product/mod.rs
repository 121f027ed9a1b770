//! Models of one API: generated shapes, ids, enumerations and operations, and a registry of them.
//!
//! This module names everything that generated code takes from elsewhere. The rest of the crate must not name anything of
//! this module or of one API.

#[rustfmt::skip]
pub(crate) mod generated;

use crate::info::table_of;

pub use self::generated::*;
use crate::{info, runtime};

/// Record whose shape is chosen at run time, by its description.
///
/// # Examples
///
/// ```
/// use backoffice_models::{AnyRecord, info::DISPUTE};
///
/// let record = AnyRecord::from_slice(&DISPUTE, br#"{"id":7,"amount":"1.00","colour":"red"}"#)?;
/// assert_eq!(record.drift()[0].pointer, "/colour");
/// assert_eq!(record.to_json(), r#"{"amount":"1.00","id":7,"colour":"red"}"#);
/// # Ok::<(), backoffice_models::DecodeError>(())
/// ```
pub type AnyRecord = runtime::AnyRecord<registry::Shapes>;

// A module of its own, because a generated shape may have the name.
mod registry {
    use super::{generated::DECODERS, info::ShapeInfo, runtime};

    /// The shapes that an `AnyRecord` can have.
    #[derive(Clone, Copy, Debug)]
    pub enum Shapes {}

    impl runtime::Decoders for Shapes {
        const ALL: &'static [(&'static ShapeInfo, runtime::Decoder)] = DECODERS;
    }
}
