//! Records whose shape is chosen at run time.

use std::{fmt, marker::PhantomData};

use backoffice_shapes::ShapeInfo;

use crate::{
    decode_error::DecodeError,
    drift::{self, Drift, DriftReport},
    record::{Record, readers},
    runtime::{Fields, debug_fields, fields::write_fields},
    unknown_fields::UnknownFields,
};

/// The shapes of an API with their decoders, for [`AnyRecord`].
pub trait Decoders: 'static {
    /// Decoder of each shape.
    const ALL: &'static [(&'static ShapeInfo, Decoder)];
}

/// Record of the API `D` whose shape is chosen at run time, by its description.
pub struct AnyRecord<D> {
    fields: Box<dyn Fields>,
    /// The engine found no drift. Nothing changes the record after that.
    is_free_of_drift: bool,
    decoders: PhantomData<fn() -> D>,
}

impl<D: Decoders> AnyRecord<D> {
    /// Reads a shape from JSON bytes.
    ///
    /// # Errors
    ///
    /// If `bytes` are not UTF-8 or not one JSON object (RFC 8259).
    #[inline]
    pub fn from_slice(info: &'static ShapeInfo, bytes: &[u8]) -> Result<Self, DecodeError> {
        let fields = decoder::<D>(info)?.decode(bytes)?;
        Ok(Self {
            is_free_of_drift: drift::is_free_of_drift(&*fields, bytes),
            fields,
            decoders: PhantomData,
        })
    }

    /// Reads a text with each of the two readers alone, for tests: see [`readers`].
    ///
    /// # Errors
    ///
    /// If there is no model of that name.
    #[doc(hidden)]
    #[inline]
    pub fn by_each_reader(
        info: &'static ShapeInfo,
        bytes: &[u8],
    ) -> Result<(Option<Self>, Result<Self, DecodeError>), DecodeError> {
        let (in_one_pass, by_other) = (decoder::<D>(info)?.readers)(bytes);
        let record = |fields| Self { fields, is_free_of_drift: false, decoders: PhantomData };
        Ok((in_one_pass.map(record), by_other.map(record)))
    }
}

impl<D> AnyRecord<D> {
    /// Description of the shape.
    #[must_use]
    pub fn info(&self) -> &'static ShapeInfo {
        self.fields.info()
    }

    /// Unknown fields, and values that do not fit their type, unchanged.
    #[must_use]
    pub fn unknown_fields(&self) -> &UnknownFields {
        self.fields.unknown_fields()
    }

    /// Writes the record as JSON text: documented fields in the document's order, then the unknown fields.
    #[must_use]
    pub fn to_json(&self) -> String {
        let mut out = String::new();
        write_fields(&*self.fields, &mut out);
        out
    }

    /// Reports the differences between the record and the API document, at most 10,000 of them.
    #[must_use]
    pub fn drift(&self) -> Vec<Drift> {
        self.drift_report(drift::DEFAULT_LIMIT).places
    }

    /// Reports at most `limit` differences and counts the others, in bounded memory.
    #[must_use]
    pub fn drift_report(&self, limit: usize) -> DriftReport {
        if self.is_free_of_drift {
            return DriftReport::default();
        }
        drift::collect(self.info(), limit, |walk| walk.shape(&*self.fields))
    }

    /// Returns `true` if the engine found no drift when the record was read. For tests.
    #[doc(hidden)]
    #[must_use]
    pub fn is_known_to_fit(&self) -> bool {
        self.is_free_of_drift
    }
}

#[inline]
fn decoder<D: Decoders>(info: &ShapeInfo) -> Result<&'static Decoder, DecodeError> {
    let mut decoders = D::ALL.iter();
    match decoders.find(|(described, _)| described.name == info.name) {
        Some((_, decoder)) => Ok(decoder),
        None => Err(DecodeError::unknown_shape(info.name)),
    }
}

impl<D> fmt::Debug for AnyRecord<D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        debug_fields(&*self.fields, f)
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
