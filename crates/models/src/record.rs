//! Reading shapes from JSON text, and writing them.

use std::io;

use serde_json::value::RawValue;

use crate::{
    decode_error::{DecodeError, parse},
    drift::{self, Drift},
    json,
    runtime::{
        Fields, Reader,
        budget::Budget,
        fields::{read_fields, write_fields},
        one_pass,
    },
};

/// Any shape of the API: a resource, a part of one, a request body, a page.
///
/// Decoding fails only if the input is not one JSON object, or if the record would take more memory than 32 MiB and 16 times
/// the length of its text. Records of the API take about 2 times their text.
///
/// [`UnknownFields`](crate::UnknownFields) keeps the fields that the API document does not list and the values that do not
/// fit it. [`drift`](Record::drift) reports them, and [`to_json`](Record::to_json) writes them back.
///
/// # Examples
///
/// ```
/// use backoffice::models::{Dispute, Record as _};
///
/// let text = r#"{"id":77,"status":"new","amount":67,"colour":"red"}"#;
/// let dispute = Dispute::from_json(text)?;
/// assert_eq!(dispute.amount, None); // a number where the document says a string
/// let drift: Vec<_> = dispute.drift().iter().map(|drift| drift.pointer.clone()).collect();
/// assert_eq!(drift, ["/amount", "/colour"]);
/// assert_eq!(dispute.to_json(), r#"{"id":77,"status":"new","amount":67,"colour":"red"}"#);
/// # Ok::<(), backoffice::models::DecodeError>(())
/// ```
pub trait Record: Fields {
    /// Reads a shape from JSON text. Skips a byte order mark.
    ///
    /// # Errors
    ///
    /// If `text` is not one JSON object (RFC 8259), or the record would take too much memory.
    fn from_json(text: &str) -> Result<Self, DecodeError>
    where
        Self: Sized,
    {
        let without_mark = text.strip_prefix('\u{feff}').unwrap_or(text);
        // Read in its place, because shapes are large.
        let mut record = Ok(Self::empty());
        let budget = Budget::new(text.len());
        if let Ok(shape) = &mut record
            && !one_pass::read(shape, without_mark, &budget)
        {
            // Frees what was read, before it is read again.
            *shape = Self::empty();
            let what = shape.info().name;
            record = if budget.is_exceeded() {
                Err(DecodeError::too_much_memory(what, &budget))
            } else {
                parse(what, text.as_bytes()).and_then(decode)
            };
        }
        record
    }

    /// Reads a shape from JSON bytes. Skips a byte order mark.
    ///
    /// # Errors
    ///
    /// If `bytes` are not UTF-8 or not one JSON object (RFC 8259), or the record would take too much memory.
    fn from_slice(bytes: &[u8]) -> Result<Self, DecodeError>
    where
        Self: Sized,
    {
        match backoffice_engine::utf8(bytes) {
            Some(text) => Self::from_json(text),
            None => decode(parse(Self::empty().info().name, bytes)?),
        }
    }

    /// Appends the shape to `out` as JSON text.
    fn write_json(&self, out: &mut String)
    where
        Self: Sized,
    {
        write_fields(self, out);
    }

    /// Writes the shape as JSON text: documented fields in the document's order, then the unknown fields.
    fn to_json(&self) -> String
    where
        Self: Sized,
    {
        let mut out = String::with_capacity(size_of::<Self>() + self.size_below());
        self.write_json(&mut out);
        out
    }

    /// Writes the shape as JSON text, as [`to_json`](Record::to_json) does, in one call of the writer.
    ///
    /// # Errors
    ///
    /// Those of the writer.
    fn to_writer(&self, mut writer: impl io::Write) -> io::Result<()>
    where
        Self: Sized,
    {
        writer.write_all(self.to_json().as_bytes())
    }

    /// Reports the differences between the record and the API document, at most 10,000 of them.
    fn drift(&self) -> Vec<Drift>
    where
        Self: Sized,
    {
        drift::collect(self.info(), drift::DEFAULT_LIMIT, |walk| walk.shape(self)).places
    }
}

impl<T: Fields> Record for T {}

/// Reads a text with each reader alone, for tests: the one that reads in one pass, which may leave the text to the
/// other, and that other one. Where both read it, they must give the same record.
#[doc(hidden)]
pub fn readers<T: Fields>(bytes: &[u8]) -> (Option<T>, Result<T, DecodeError>) {
    let raw = parse(T::empty().info().name, bytes);
    let text = backoffice_engine::utf8(bytes);
    let in_one_pass = text.and_then(|text| {
        let mut shape = T::empty();
        one_pass::read(&mut shape, text, &Budget::new(text.len())).then_some(shape)
    });
    (in_one_pass, raw.and_then(decode))
}

/// Reads a shape from a JSON value.
pub(crate) fn decode<T: Fields>(raw: &RawValue) -> Result<T, DecodeError> {
    let mut shape = T::empty();
    let budget = Budget::new(raw.get().len());
    if read_fields(&mut shape, &mut Reader::within(&budget, raw.get())) {
        return Ok(shape);
    }
    let what = shape.info().name;
    Err(if budget.is_exceeded() {
        DecodeError::too_much_memory(what, &budget)
    } else {
        DecodeError::not_an_object(what, json::kind(raw.get()))
    })
}

/// serde impls of shapes and of values that keep their JSON text.
pub(crate) mod serde_impls {
    use serde_core::{Deserializer, Serializer, de};

    use super::{Budget, DecodeError, Reader};
    use crate::{
        json,
        runtime::{Value, one_pass},
        transcode,
    };

    /// Writes a value through a serde serializer.
    ///
    /// # Errors
    ///
    /// Those of the serializer; in a format other than `serde_json`, also if the value is nested deeper than 128
    /// levels.
    pub fn serialize<S: Serializer>(value: &impl Value, serializer: S) -> Result<S::Ok, S::Error> {
        let mut text = String::new();
        value.write(&mut text);
        transcode::write(&text, serializer)
    }

    /// Reads a value through a serde deserializer.
    ///
    /// # Errors
    ///
    /// Those of the deserializer, or if the value does not fit, or would take too much memory.
    pub fn deserialize<'de, T: Value, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<T, D::Error> {
        let mut text = transcode::read::<T, D>(deserializer)?;
        // The one-pass reader says by an empty rest that it gives up.
        text.reserve_exact(1);
        text.push(' ');
        let mut budget = Budget::new(text.len());
        let mut value = one_pass::read_value(&text, &budget);
        if value.is_none() && !budget.is_exceeded() {
            budget = Budget::new(text.len());
            value = T::read(&mut Reader::within(&budget, &text));
        }
        value.ok_or_else(|| {
            if budget.is_exceeded() {
                return de::Error::custom(DecodeError::too_much_memory("a value", &budget));
            }
            let found = json::kind(text.trim_ascii_start());
            de::Error::custom(format_args!("a JSON {found} does not fit here"))
        })
    }
}
