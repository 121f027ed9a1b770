//! A shape that is chosen at run time.

use std::fmt;

use serde_json::value::RawValue;

use crate::{
    drift::{self, Drift, DriftReport},
    generated::DECODERS,
    info::ShapeInfo,
    record::{DecodeError, decode},
    runtime::{Fields, debug_fields, write_fields},
    unknown_fields::UnknownFields,
};

/// A shape of the API that is known only at run time, by its description.
///
/// # Examples
///
/// ```
/// use backoffice_models::{AnyRecord, DISPUTE};
///
/// let record = AnyRecord::from_slice(&DISPUTE, br#"{"id":7,"amount":"1.00","colour":"red"}"#)?;
/// assert_eq!(record.drift()[0].pointer, "/colour");
/// assert_eq!(record.to_json(), r#"{"amount":"1.00","id":7,"colour":"red"}"#);
/// # Ok::<(), backoffice_models::DecodeError>(())
/// ```
pub struct AnyRecord(Box<dyn Fields>);

impl AnyRecord {
    /// Reads a shape from JSON bytes.
    ///
    /// # Errors
    ///
    /// If `bytes` are not UTF-8 or not one JSON object (RFC 8259).
    pub fn from_slice(info: &'static ShapeInfo, bytes: &[u8]) -> Result<Self, DecodeError> {
        let raw: &RawValue = serde_json::from_slice(bytes)
            .map_err(|error| DecodeError::syntax(info.name, &error))?;
        let decoder = DECODERS
            .iter()
            .find(|(described, _)| described.name == info.name);
        let (_, decode) = decoder.ok_or_else(|| DecodeError::unknown_shape(info.name))?;
        decode(raw).map(Self)
    }

    /// What the document says of the shape.
    #[must_use]
    pub fn info(&self) -> &'static ShapeInfo {
        self.0.info()
    }

    /// Fields beyond the document and values that do not fit it, as they were read.
    #[must_use]
    pub fn unknown_fields(&self) -> &UnknownFields {
        self.0.unknown_fields()
    }

    /// The shape as JSON text: documented fields in the document's order, then the others.
    #[must_use]
    pub fn to_json(&self) -> String {
        let mut out = String::new();
        write_fields(&*self.0, &mut out);
        out
    }

    /// Where the record and the API document differ.
    #[must_use]
    pub fn drift(&self) -> Vec<Drift> {
        self.drift_report(usize::MAX).places
    }

    /// The same in bounded memory: no more than `limit` places are listed, the others are counted.
    #[must_use]
    pub fn drift_report(&self, limit: usize) -> DriftReport {
        drift::collect(&*self.0, limit)
    }
}

impl fmt::Debug for AnyRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        debug_fields(&*self.0, f)
    }
}

/// How a shape is read when it is chosen at run time.
pub type Decoder = fn(&RawValue) -> Result<Box<dyn Fields>, DecodeError>;

/// Reads a shape for [`AnyRecord`].
///
/// # Errors
///
/// If `raw` is not an object.
pub fn decode_boxed<T: Fields + 'static>(raw: &RawValue) -> Result<Box<dyn Fields>, DecodeError> {
    decode::<T>(raw).map(|shape| Box::new(shape) as Box<dyn Fields>)
}
