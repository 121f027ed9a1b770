//! Records, request bodies and pages as types, with their ids, enumerations and operations.
//!
//! What they have in common is in `backoffice-models`.

#[rustfmt::skip]
mod generated;

use backoffice_description::table_of;

#[doc(inline)]
pub use backoffice_models::*;

pub use self::generated::*;

/// Static descriptions of the API's shapes, enumerations and endpoints: `info::ORDER`, `info::endpoints`.
pub mod info {
    #[doc(no_inline)]
    pub use backoffice_description::*;
}

/// Record whose shape is chosen at run time, by its description.
///
/// # Examples
///
/// ```
/// use backoffice::models::{AnyRecord, info::DISPUTE};
///
/// let record = AnyRecord::from_slice(&DISPUTE, br#"{"id":7,"amount":"1.00","colour":"red"}"#)?;
/// assert_eq!(record.drift()[0].pointer, "/colour");
/// assert_eq!(record.to_json(), r#"{"amount":"1.00","id":7,"colour":"red"}"#);
/// # Ok::<(), backoffice::models::DecodeError>(())
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
