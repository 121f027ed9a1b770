//! Shapes in any serde format: writes JSON text through a serializer, and reads a value of any format as JSON text.
//!
//! `serde_json` gets and gives the exact text. The crate documentation says what a value becomes in other formats.

use std::{borrow::Cow, fmt, fmt::Write as _};

use serde_core::{
    Deserializer, Serialize, Serializer,
    de::{
        self, DeserializeSeed, EnumAccess, IgnoredAny, MapAccess, SeqAccess, VariantAccess, Visitor,
    },
    ser,
};
use serde_json::value::RawValue;

use crate::{json::write_string, normal_form::Decimal, runtime::Reader};

/// Maximum nesting in formats other than `serde_json`, because their serializers and deserializers recurse.
const DEPTH_LIMIT: u32 = 128;
const TOO_DEEP: &str = "nested deeper than 128 levels";

/// Name by which `serde_json` recognizes [`RawValue`].
const RAW_VALUE: &str = "$serde_json::private::RawValue";
/// Names of the objects in which `serde_json` wraps a raw value and a number of any size, as JSON text.
const WRAPPERS: [&str; 2] =
    ["\"$serde_json::private::RawValue\"", "\"$serde_json::private::Number\""];

/// Writes JSON text through a serializer.
///
/// # Errors
///
/// Those of the serializer; in a format other than `serde_json`, also if the text is nested deeper than 128 levels.
pub(crate) fn write<S: Serializer>(text: &str, serializer: S) -> Result<S::Ok, S::Error> {
    Piece { text, depth: 0 }.serialize(serializer)
}

/// Reads one value as JSON text; `T` is its type, for errors.
///
/// # Errors
///
/// Those of the deserializer, or if the value is nested deeper than 128 levels.
pub(crate) fn read<'de, T, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let is_text = deserializer.is_human_readable();
    let mut text = String::new();
    let writer = JsonWriter { out: &mut text, depth: 0 };
    // `serde_json` answers this name with the value's text. Other formats call `visit_newtype_struct`.
    match deserializer.deserialize_newtype_struct(RAW_VALUE, writer) {
        Ok(()) => Ok(text),
        Err(error) if text.is_empty() && !is_text => Err(explain::<T, _>(error)),
        Err(error) => Err(error),
    }
}

/// Adds the way out to the error of a format that does not describe its values. Returns other errors unchanged.
fn explain<T, E: de::Error>(error: E) -> E {
    let cause = error.to_string();
    let says = |word| cause.to_ascii_lowercase().contains(word);
    // No trait of serde tells such formats apart, but their errors do: "not supported", "never implement".
    if !says("support") && !says("implement") {
        return error;
    }
    let path = std::any::type_name::<T>();
    let name: String =
        path.split_inclusive('<').filter_map(|part| part.rsplit("::").next()).collect();
    let explained = E::custom(format_args!(
        "could not read {name}: this format does not describe its values; use JSON, CBOR or MessagePack ({cause})"
    ));
    // Some formats, such as postcard, drop the text of custom errors.
    if explained.to_string().contains(&name) { explained } else { error }
}

/// Well-formed JSON text inside a value.
struct Piece<'a> {
    text: &'a str,
    /// Number of objects and arrays around it.
    depth: u32,
}

impl Serialize for Piece<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if is_serde_json::<S>() {
            let raw: &RawValue = serde_json::from_str(self.text).map_err(ser::Error::custom)?;
            return raw.serialize(serializer);
        }
        let mut reader = Reader::new(self.text);
        match reader.peek() {
            b'{' | b'[' if self.depth >= DEPTH_LIMIT => Err(ser::Error::custom(TOO_DEEP)),
            b'{' => serializer.collect_map(self.fields(reader)),
            b'[' => serializer.collect_seq(self.elements(reader)),
            b'"' => serializer.serialize_str(
                &reader.take_string().map(|string| string.plain()).unwrap_or_default(),
            ),
            b'n' => serializer.serialize_none(),
            b't' => serializer.serialize_bool(true),
            b'f' => serializer.serialize_bool(false),
            _ => write_number(self.text, serializer),
        }
    }
}

impl<'a> Piece<'a> {
    /// Returns the names and values of an object. MessagePack needs their number first.
    fn fields(&self, mut reader: Reader<'a>) -> Vec<(Cow<'a, str>, Self)> {
        let mut fields = Vec::new();
        reader.take(b'{');
        while let Some(name) = reader.take_string() {
            reader.take(b':');
            fields.push((name.plain(), self.inside(reader.take_any())));
            reader.take(b',');
        }
        fields
    }

    /// Returns the elements of an array.
    fn elements(&self, mut reader: Reader<'a>) -> Vec<Self> {
        let mut elements = Vec::new();
        reader.take(b'[');
        while !reader.take(b']') {
            elements.push(self.inside(reader.take_any()));
            reader.take(b',');
        }
        elements
    }

    fn inside(&self, text: &'a str) -> Self {
        Self { text, depth: self.depth + 1 }
    }
}

/// Returns `true` for the two serializers of `serde_json` that write a [`RawValue`] as its text. A wrapper around them
/// gets objects and arrays, whose values come back here.
fn is_serde_json<S>() -> bool {
    let name = std::any::type_name::<S>();
    name.starts_with("&mut serde_json::ser::Serializer<")
        || name == "serde_json::value::ser::Serializer"
}

/// Writes a number as an integer of 64 bits or as an `f64` of the same decimal value, else as text. Integers of 128
/// bits are text too: MessagePack would write them as bytes, and other JSON libraries read them as the nearest `f64`.
fn write_number<S: Serializer>(literal: &str, serializer: S) -> Result<S::Ok, S::Error> {
    if let Ok(number) = literal.parse() {
        return serializer.serialize_i64(number);
    }
    if let Ok(number) = literal.parse() {
        return serializer.serialize_u64(number);
    }
    match literal.parse::<f64>() {
        Ok(number) if Decimal::new(literal) == Decimal::new(&format!("{number:e}")) => {
            serializer.serialize_f64(number)
        }
        _ => serializer.serialize_str(literal),
    }
}

/// Writes a value of any format as JSON text.
struct JsonWriter<'a> {
    out: &'a mut String,
    /// Number of values around it.
    depth: u32,
}

impl JsonWriter<'_> {
    /// Returns a writer of the values inside this one.
    fn below<E: de::Error>(self) -> Result<Self, E> {
        // The outermost value comes as the inside of a newtype.
        if self.depth > DEPTH_LIMIT {
            return Err(E::custom(TOO_DEEP));
        }
        Ok(Self { out: self.out, depth: self.depth + 1 })
    }

    /// Returns a writer of the next value.
    fn next(&mut self) -> JsonWriter<'_> {
        JsonWriter { out: self.out, depth: self.depth }
    }

    /// Ends an object or array, after a comma if it is not empty.
    fn close<E>(self, bracket: char) -> Result<(), E> {
        if self.out.ends_with(',') {
            self.out.pop();
        }
        self.out.push(bracket);
        Ok(())
    }

    /// Writes a value whose `Display` output is JSON.
    fn display<E>(self, value: impl fmt::Display) -> Result<(), E> {
        // Writing to a String cannot fail.
        let _ = write!(self.out, "{value}");
        Ok(())
    }
}

impl<'de> DeserializeSeed<'de> for JsonWriter<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for JsonWriter<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any value")
    }

    fn visit_bool<E>(self, value: bool) -> Result<(), E> {
        self.display(value)
    }

    fn visit_i64<E>(self, value: i64) -> Result<(), E> {
        self.display(value)
    }

    fn visit_u64<E>(self, value: u64) -> Result<(), E> {
        self.display(value)
    }

    fn visit_i128<E>(self, value: i128) -> Result<(), E> {
        self.display(value)
    }

    fn visit_u128<E>(self, value: u128) -> Result<(), E> {
        self.display(value)
    }

    fn visit_f64<E: de::Error>(self, value: f64) -> Result<(), E> {
        if value.is_finite() {
            // Unlike `Display`, `Debug` writes large numbers with an exponent.
            self.display(format_args!("{value:?}"))
        } else {
            self.visit_str(&value.to_string())
        }
    }

    fn visit_str<E>(self, text: &str) -> Result<(), E> {
        write_string(self.out, text);
        Ok(())
    }

    fn visit_bytes<E: de::Error>(self, bytes: &[u8]) -> Result<(), E> {
        match std::str::from_utf8(bytes) {
            Ok(text) => self.visit_str(text),
            Err(_) => self.display(format_args!("{bytes:?}")),
        }
    }

    fn visit_unit<E>(self) -> Result<(), E> {
        self.display("null")
    }

    fn visit_none<E>(self) -> Result<(), E> {
        self.display("null")
    }

    fn visit_some<D: Deserializer<'de>>(self, inner: D) -> Result<(), D::Error> {
        self.below::<D::Error>()?.deserialize(inner)
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, inner: D) -> Result<(), D::Error> {
        self.below::<D::Error>()?.deserialize(inner)
    }

    /// Reads a value with a tag of CBOR or YAML, and drops the tag.
    fn visit_enum<A: EnumAccess<'de>>(self, tagged: A) -> Result<(), A::Error> {
        let (IgnoredAny, value) = tagged.variant()?;
        value.newtype_variant_seed(self.below::<A::Error>()?)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut elements: A) -> Result<(), A::Error> {
        let mut inside = self.below::<A::Error>()?;
        inside.out.push('[');
        while let Some(()) = elements.next_element_seed(inside.next())? {
            inside.out.push(',');
        }
        inside.close(']')
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<(), A::Error> {
        // The text that `serde_json` itself hands over is well formed. Only speed needs this shortcut.
        if std::any::type_name::<A>().contains("serde_json::raw::") {
            fields.next_key::<IgnoredAny>()?;
            let text = fields.next_value::<String>()?;
            if self.out.is_empty() {
                *self.out = text;
            } else {
                self.out.push_str(&text);
            }
            return Ok(());
        }
        let mut inside = self.below::<A::Error>()?;
        let start = inside.out.len();
        inside.out.push('{');
        let mut wrapped = None;
        let mut name = String::new();
        loop {
            name.clear();
            let key = JsonWriter { out: &mut name, depth: inside.depth };
            if fields.next_key_seed(key)?.is_none() {
                break;
            }
            let is_first = inside.out.ends_with('{');
            if name.starts_with('"') {
                inside.out.push_str(&name);
            } else {
                write_string(inside.out, &name);
            }
            inside.out.push(':');
            let value = inside.out.len();
            fields.next_value_seed(inside.next())?;
            let value = inside.out.get(value..).filter(|_| is_first);
            wrapped = value.and_then(|value| unwrapped(&name, value));
            inside.out.push(',');
        }
        match wrapped {
            Some(text) => {
                inside.out.truncate(start);
                inside.display(text)
            }
            None => inside.close('}'),
        }
    }
}

/// Returns the JSON text inside an object of `serde_json` with this name and value. Its feature `arbitrary_precision`
/// makes such objects, and deserializers that wrap those of `serde_json` hand them on.
fn unwrapped(name: &str, value: &str) -> Option<String> {
    if !WRAPPERS.contains(&name) {
        return None;
    }
    let text: String = serde_json::from_str(value).ok()?;
    let is_json = serde_json::from_str::<&RawValue>(&text).is_ok();
    is_json.then_some(text)
}
