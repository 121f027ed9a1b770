//! Every shape, with the functions that the laws call.

use std::{fmt::Debug, hash::Hash};

use backoffice::{
    description::{SHAPES, ShapeInfo, ShapeKind},
    models::{
        AnyRecord, DecodeError, Drift, EventName, List, Record, ResponseBody as _,
        runtime::{readers, serde},
    },
    samples::{Profile, Samples},
};

use crate::equality::same;

/// A shape, and the functions that read it.
pub(crate) struct Shape {
    pub(crate) info: &'static ShapeInfo,
    /// Reads a text in one way.
    pub(crate) read: fn(&[u8]) -> Result<Decoded, DecodeError>,
    /// Reads a text in every way, and checks that they agree.
    pub(crate) decode: fn(&[u8]) -> Result<Decoded, DecodeError>,
    /// Debug output of a text that can be read.
    pub(crate) debug: fn(&[u8]) -> String,
    /// Compares two texts that can be read.
    pub(crate) same: fn(&[u8], &[u8]) -> bool,
    #[cfg(feature = "schemars")]
    pub(crate) schema: fn() -> serde_json::Value,
    /// The components of the shape and of the shapes inside it, and a reference to the shape.
    #[cfg(feature = "utoipa")]
    pub(crate) components: fn() -> serde_json::Value,
}

/// Result of reading a text.
pub(crate) struct Decoded {
    /// JSON text that is written back.
    pub(crate) json: String,
    pub(crate) drift: Vec<Drift>,
    /// The JSON text of each field that has a value, by position.
    pub(crate) fields: Vec<Option<String>>,
}

#[path = "../../../backoffice/tests/generated/shapes.rs"]
#[rustfmt::skip]
mod generated;

#[cfg(feature = "schemars")]
use schemars::JsonSchema as Schema;
#[cfg(not(feature = "schemars"))]
pub(crate) trait Schema {}
#[cfg(not(feature = "schemars"))]
impl<T> Schema for T {}

#[cfg(feature = "utoipa")]
use utoipa::ToSchema;
#[cfg(not(feature = "utoipa"))]
pub(crate) trait ToSchema {}
#[cfg(not(feature = "utoipa"))]
impl<T> ToSchema for T {}

/// The traits that every model implements.
pub(crate) trait Model:
    Record
    + Send
    + Eq
    + Hash
    + Debug
    + serde::Serialize
    + serde::de::DeserializeOwned
    + Schema
    + ToSchema
{
}

impl<T> Model for T where
    T: Record
        + Send
        + Eq
        + Hash
        + Debug
        + serde::Serialize
        + serde::de::DeserializeOwned
        + Schema
        + ToSchema
{
}

impl Shape {
    fn of<T: Model>() -> Self {
        Self {
            info: T::empty().info(),
            read: read::<T>,
            decode: decode::<T>,
            debug: |bytes| {
                let record = T::from_slice(bytes).unwrap();
                format!("{record:?} {record:#?}")
            },
            same: |one, other| same(&T::from_slice(one).unwrap(), &T::from_slice(other).unwrap()),
            #[cfg(feature = "schemars")]
            schema: || schemars::schema_for!(T).to_value(),
            #[cfg(feature = "utoipa")]
            components: || {
                let mut components = vec![(T::name().into(), T::schema())];
                T::schemas(&mut components);
                let schemas: std::collections::BTreeMap<_, _> = components.into_iter().collect();
                serde_json::json!({
                    "$ref": format!("#/components/schemas/{}", T::name()),
                    "components": {"schemas": schemas},
                })
            },
        }
    }
}

/// Every shape.
pub(crate) fn shapes() -> impl Iterator<Item = Shape> {
    generated::SHAPES.iter().map(|shape| shape())
}

/// Reads a text.
fn read<T: Record>(bytes: &[u8]) -> Result<Decoded, DecodeError> {
    let record = T::from_slice(bytes)?;
    let fields = (0..record.info().fields.len()).map(|position| {
        let field = record.field(position).expect("a field for each row");
        let mut text = String::new();
        field.write(&mut text);
        (!field.is_absent()).then_some(text)
    });
    Ok(Decoded { fields: fields.collect(), json: record.to_json(), drift: record.drift() })
}

/// Reads a text in every way; the results must agree.
fn decode<T: Model>(bytes: &[u8]) -> Result<Decoded, DecodeError> {
    let info = T::empty().info();
    let decoded = read::<T>(bytes);
    let any = AnyRecord::from_slice(info, bytes).map(|record| (record.to_json(), record.drift()));
    let same = decoded.as_ref().map_err(Clone::clone);
    assert_eq!(any, same.map(|decoded| (decoded.json.clone(), decoded.drift.clone())));
    if let Ok(record) = T::from_slice(bytes) {
        assert_eq!(record.drifts_of(bytes), record.drift(), "{}", info.name);
    }
    let (in_one_pass, by_other) = readers::<T>(bytes);
    if let Some(record) = in_one_pass {
        let other = by_other.expect("a text that one reader reads");
        let name = info.name;
        assert!(record == other, "{name}: the readers differ");
        assert_eq!(record.to_json(), other.to_json(), "{name}");
        assert_eq!(record.drift(), other.drift(), "{name}");
    }
    // `serde_json` reads no byte order mark.
    let without_mark = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let by_serde = serde_json::from_slice::<T>(without_mark);
    assert_eq!(by_serde.is_ok(), decoded.is_ok(), "{}", info.name);
    if let (Ok(record), Ok(decoded)) = (by_serde, &decoded) {
        assert!(record == T::from_slice(bytes)?, "{}", info.name);
        assert_eq!(serde_json::to_string(&record).unwrap(), decoded.json);
    }
    decoded
}

#[test]
fn a_shape_has_exactly_the_fields_of_its_rows() {
    for shape in shapes() {
        let record = (shape.decode)(b"{}").unwrap();
        assert!(record.fields.iter().all(Option::is_none), "{}", shape.info.name);
        assert_eq!(record.json, "{}", "{}", shape.info.name);
    }
}

#[test]
fn samples_of_the_strict_profile_are_known_to_have_no_drift() {
    let shapes = SHAPES.iter().filter(|info| info.kind != ShapeKind::Query);
    // Samples of the other shapes have an unknown field.
    for info in shapes.filter(|info| info.fields_shown) {
        let text = Samples::new(info, 1, Profile::Strict).instance(1);
        let record = AnyRecord::from_slice(info, text.as_bytes()).unwrap();
        assert!(record.is_known_to_fit(), "{}: {text}", info.name);
    }
}

#[test]
fn texts_become_a_list_of_an_enumeration() {
    let events: List<EventName> = vec!["cart.abandoned"].into();
    assert_eq!(events, [EventName::CartAbandoned]);
}
