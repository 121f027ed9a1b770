//! Every shape is written and read back in every format, and nothing changes.

use backoffice::{
    description::{ORDER, ShapeInfo},
    models::{Order, Record, runtime::serde},
    samples::{
        Profile, Samples,
        hostile::{Extent, drifted},
    },
};

use crate::{
    attributes,
    format::{
        AxumJson, Cbor, Format, JsonText, JsonTree, JsonTreeReference, Keeps, MessagePack,
        MessagePackWithoutNames, SimdJson, SonicRs, SqlxJson, Yaml,
    },
    json::{Value, parse},
    refusals,
};

/// A shape, and functions that write it and read it back.
pub(crate) struct Shape {
    pub(crate) info: &'static ShapeInfo,
    /// Checks with JSON text of the shape that everything is kept.
    round_trips: [fn(&str); 12],
    /// Reads the shape in formats that do not describe their values.
    pub(crate) refused: fn(&str),
}

#[path = "../../../backoffice/tests/generated/shapes.rs"]
#[rustfmt::skip]
mod generated;

pub(crate) trait Model: Record + serde::Serialize + serde::de::DeserializeOwned {}

impl<T: Record + serde::Serialize + serde::de::DeserializeOwned> Model for T {}

impl Shape {
    fn of<T: Model>() -> Self {
        Self {
            info: T::empty().info(),
            round_trips: [
                round_trip::<JsonText, T>,
                round_trip::<JsonTree, T>,
                round_trip::<JsonTreeReference, T>,
                round_trip::<AxumJson, T>,
                round_trip::<SqlxJson, T>,
                round_trip::<SonicRs, T>,
                round_trip::<SimdJson, T>,
                round_trip::<Yaml, T>,
                round_trip::<MessagePack, T>,
                round_trip::<MessagePackWithoutNames, T>,
                round_trip::<Cbor, T>,
                in_derived_types::<JsonText, T>,
            ],
            refused: refusals::refused::<T>,
        }
    }
}

/// Every shape.
pub(crate) fn shapes() -> impl Iterator<Item = Shape> {
    generated::SHAPES.iter().map(|shape| shape())
}

#[test]
fn valid_records_are_read_back_unchanged() {
    for shape in shapes() {
        for (case, profile) in [Profile::Strict, Profile::Contract].into_iter().enumerate() {
            let text = Samples::new(shape.info, 1, profile).instance(case as u64);
            shape.round_trips.iter().for_each(|round_trip| round_trip(&text));
        }
    }
}

#[test]
fn drifted_records_are_read_back_unchanged() {
    for shape in shapes() {
        for case in 0..cases(4) {
            let valid = Samples::new(shape.info, case, Profile::Strict).instance(case);
            for extent in [Extent::Interoperable, Extent::AnyJson] {
                let text = drifted(&valid, case, extent).unwrap();
                shape.round_trips.iter().for_each(|round_trip| round_trip(&text));
            }
        }
    }
}

/// The derives do the same for every shape, so one shape shows what other formats do.
#[test]
fn derived_types_read_a_shape_in_every_format() {
    let formats = [
        in_derived_types::<Cbor, Order>,
        in_derived_types::<MessagePack, Order>,
        in_derived_types::<SimdJson, Order>,
        in_derived_types::<SonicRs, Order>,
        in_derived_types::<Yaml, Order>,
    ];
    let check = move || {
        for case in 0..cases(4) {
            let valid = Samples::new(&ORDER, case, Profile::Strict).instance(case);
            for extent in [Extent::Interoperable, Extent::AnyJson] {
                let text = drifted(&valid, case, extent).unwrap();
                formats.iter().for_each(|round_trip| round_trip(&text));
            }
        }
    };
    // Without optimization, sonic-rs needs more stack than the thread of a test has.
    let thread = std::thread::Builder::new().stack_size(16 << 20);
    thread.spawn(check).unwrap().join().unwrap();
}

/// Number of cases that a test over all shapes makes of each.
fn cases(default: u64) -> u64 {
    let variable = std::env::var("PROPTEST_CASES").ok();
    variable.map_or(default, |cases| cases.parse().expect("a number of cases"))
}

fn round_trip<F: Format, T: Model>(text: &str) {
    let record = T::from_json(text).unwrap();
    let law = Law::new::<F, T>(F::KEEPS, &record.to_json());
    let Some(written) = law.written(F::write(&record)) else {
        return;
    };
    let read = F::read::<T>(&written);
    law.check(read.map(|read| read.to_json()));
    if F::KEEPS == Keeps::NumbersOrText {
        // The models play no part in this: what is written are plain maps, lists, numbers and texts.
        let plain = F::read::<serde_json::Value>(&written);
        law.check(plain.map(|plain| plain.to_string()));
    }
}

fn in_derived_types<F: Format, T: Model>(text: &str) {
    // serde_json holds a value before it is decoded as it holds `serde_json::Value`.
    let keeps = match F::KEEPS {
        Keeps::NumbersOrText => Keeps::NumbersOrText,
        Keeps::Exact | Keeps::Nearest => Keeps::Nearest,
    };
    let record = T::from_json(text).unwrap();
    let law = Law::new::<F, T>(keeps, &record.to_json());
    let read = law.written(attributes::read_back::<F, T>(&record));
    for record in read.into_iter().flatten() {
        law.check(Ok(record.to_json()));
    }
}

/// Compares a record with the text that is written after it was read back.
struct Law {
    /// Names of the format and the shape.
    place: [&'static str; 2],
    keeps: Keeps,
    /// The record as JSON, before it is written in the format.
    before: Value,
}

impl Law {
    fn new<F, T>(keeps: Keeps, json: &str) -> Self {
        Self {
            place: [std::any::type_name::<F>(), std::any::type_name::<T>()],
            keeps,
            before: parse(json.as_bytes()).unwrap(),
        }
    }

    /// Returns what was written, or checks that it can't be written.
    fn written<R>(&self, result: Result<R, String>) -> Option<R> {
        match self.keeps {
            Keeps::NumbersOrText if depth(&self.before) > 128 => {
                let error = result.err().expect("deep values are refused");
                assert!(error.contains("nested deeper than 128 levels"), "{error}");
                return None;
            }
            // serde_json also refuses lone surrogates and numbers such as 1e400.
            Keeps::Nearest if nearest(&self.before).is_none() => return None,
            Keeps::Exact | Keeps::NumbersOrText | Keeps::Nearest => {}
        }
        Some(result.unwrap_or_else(|error| panic!("{:?}: {error}", self.place)))
    }

    fn check(&self, after: Result<String, String>) {
        let after = after.unwrap_or_else(|error| panic!("{:?}: {error}", self.place));
        let read = parse(after.as_bytes()).unwrap_or_else(|| panic!("not JSON: {after}"));
        let before = &self.before;
        let same = match self.keeps {
            Keeps::Exact => *before == read,
            Keeps::NumbersOrText => is_kept(before, &read),
            Keeps::Nearest => nearest(before) == nearest(&read),
        };
        let before = before.to_json();
        assert!(same, "{:?}:\n{before}\nbecame\n{after}", self.place);
    }
}

/// The value as `serde_json::Value` holds it, if it does.
fn nearest(value: &Value) -> Option<Value> {
    let tree: serde_json::Value = serde_json::from_str(&value.to_json()).ok()?;
    parse(tree.to_string().as_bytes())
}

/// Compares values by [`Keeps::NumbersOrText`].
fn is_kept(before: &Value, after: &Value) -> bool {
    match (before, after) {
        (Value::Number(_), Value::Text(text)) => {
            let literal = String::from_utf16(text).unwrap();
            parse(literal.as_bytes()).as_ref() == Some(before)
                && nearest(before).as_ref() != Some(before)
        }
        (Value::Text(before), Value::Text(after)) => lossy(before) == lossy(after),
        (Value::List(before), Value::List(after)) => {
            before.len() == after.len()
                && before.iter().zip(after).all(|(before, after)| is_kept(before, after))
        }
        (Value::Object(before), Value::Object(after)) => {
            let value = |name| after.get(&crate::json::text(&lossy(name)));
            before.len() == after.len()
                && before
                    .iter()
                    .all(|(name, before)| value(name).is_some_and(|after| is_kept(before, after)))
        }
        _ => before == after,
    }
}

fn lossy(text: &[u16]) -> String {
    String::from_utf16_lossy(text)
}

fn depth(value: &Value) -> usize {
    match value {
        Value::List(elements) => 1 + elements.iter().map(depth).max().unwrap_or(0),
        Value::Object(fields) => 1 + fields.values().map(depth).max().unwrap_or(0),
        _ => 0,
    }
}
