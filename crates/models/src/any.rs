//! Records whose shape is chosen at run time.

use std::fmt;

use crate::{
    decode_error::DecodeError,
    drift::{self, Drift, DriftReport},
    generated::DECODERS,
    info::ShapeInfo,
    record::Record,
    runtime::{Fields, debug_fields, write_fields},
    unknown_fields::UnknownFields,
};

/// Record whose shape is chosen at run time, by its description.
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
        let decoder = DECODERS
            .iter()
            .find(|(described, _)| described.name == info.name);
        let (_, decode) = decoder.ok_or_else(|| DecodeError::unknown_shape(info.name))?;
        decode(bytes).map(Self)
    }

    /// Description of the shape.
    #[must_use]
    pub fn info(&self) -> &'static ShapeInfo {
        self.0.info()
    }

    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &UnknownFields {
        self.0.unknown_fields()
    }

    /// Writes the record as JSON text: documented fields in the document's order, then the unknown fields.
    #[must_use]
    pub fn to_json(&self) -> String {
        let mut out = String::new();
        write_fields(&*self.0, &mut out);
        out
    }

    /// Reports the differences between the record and the API document.
    #[must_use]
    pub fn drift(&self) -> Vec<Drift> {
        self.drift_report(usize::MAX).places
    }

    /// Reports at most `limit` differences and counts the others, in bounded memory.
    #[must_use]
    pub fn drift_report(&self, limit: usize) -> DriftReport {
        drift::collect(self.info(), limit, |walk| walk.shape(&*self.0))
    }
}

impl fmt::Debug for AnyRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        debug_fields(&*self.0, f)
    }
}

/// Decoder of a shape for [`AnyRecord`].
pub type Decoder = fn(&[u8]) -> Result<Box<dyn Fields>, DecodeError>;

/// Reads a shape for [`AnyRecord`].
///
/// # Errors
///
/// If `bytes` are not UTF-8 or not one JSON object.
pub fn decode_boxed<T: Fields + 'static>(bytes: &[u8]) -> Result<Box<dyn Fields>, DecodeError> {
    T::from_slice(bytes).map(|shape| Box::new(shape) as Box<dyn Fields>)
}
