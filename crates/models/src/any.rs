//! Records whose shape is chosen at run time.

use std::fmt;

use crate::{
    decode_error::DecodeError,
    drift::{self, Drift, DriftReport},
    generated::DECODERS,
    info::ShapeInfo,
    record::{Record, readers},
    runtime::{Fields, debug_fields, write_fields},
    unknown_fields::UnknownFields,
};

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
pub struct AnyRecord(Box<dyn Fields>);

impl AnyRecord {
    /// Reads a shape from JSON bytes.
    ///
    /// # Errors
    ///
    /// If `bytes` are not UTF-8 or not one JSON object (RFC 8259).
    pub fn from_slice(info: &'static ShapeInfo, bytes: &[u8]) -> Result<Self, DecodeError> {
        decoder(info)?.decode(bytes).map(Self)
    }

    /// Reads a text with each of the two readers alone, for tests: see [`readers`].
    ///
    /// # Errors
    ///
    /// If there is no model of that name.
    #[doc(hidden)]
    pub fn by_each_reader(
        info: &'static ShapeInfo,
        bytes: &[u8],
    ) -> Result<(Option<Self>, Result<Self, DecodeError>), DecodeError> {
        let (in_one_pass, by_other) = (decoder(info)?.readers)(bytes);
        Ok((in_one_pass.map(Self), by_other.map(Self)))
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

fn decoder(info: &ShapeInfo) -> Result<&'static Decoder, DecodeError> {
    let mut decoders = DECODERS.iter();
    match decoders.find(|(described, _)| described.name == info.name) {
        Some((_, decoder)) => Ok(decoder),
        None => Err(DecodeError::unknown_shape(info.name)),
    }
}

impl fmt::Debug for AnyRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        debug_fields(&*self.0, f)
    }
}

/// Decoder of a shape for [`AnyRecord`].
pub struct Decoder {
    decode: fn(&[u8]) -> Decoded,
    readers: fn(&[u8]) -> ByReader,
}

type Decoded = Result<Box<dyn Fields>, DecodeError>;
type ByReader = (Option<Box<dyn Fields>>, Decoded);

impl Decoder {
    /// Returns the decoder of a type.
    #[must_use]
    pub const fn of<T: Fields + 'static>() -> Self {
        fn boxed<T: Fields + 'static>(shape: T) -> Box<dyn Fields> {
            Box::new(shape)
        }
        Self {
            decode: |bytes| T::from_slice(bytes).map(boxed),
            readers: |bytes| {
                let (in_one_pass, by_other) = readers::<T>(bytes);
                (in_one_pass.map(boxed), by_other.map(boxed))
            },
        }
    }

    /// Reads a shape.
    ///
    /// # Errors
    ///
    /// If `bytes` are not UTF-8 or not one JSON object.
    pub fn decode(&self, bytes: &[u8]) -> Result<Box<dyn Fields>, DecodeError> {
        (self.decode)(bytes)
    }
}
