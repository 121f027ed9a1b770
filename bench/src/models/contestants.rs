//! The contestants that decode and encode records.

use std::{hint::black_box, iter::zip};

use backoffice::{
    description::{self, ShapeInfo},
    models::{self as models, Record},
};
use cpu_time::ThreadTime;
use serde::{Serialize, de::DeserializeOwned};

use super::{
    payloads::{Payloads, size},
    touch::Touch,
};
use crate::{
    Error,
    corpora::Mistakes,
    derive::{borrowed, owned},
    machine::version,
    rounds::Contestant,
};

pub(super) const OURS: &str = "backoffice-models";
pub(super) const DERIVED: &str = "serde derive, owned";
pub(super) const AXUM: &str = "serde_json, models";

/// Decodes a payload, reads every field and drops the record; returns the sum of the fields.
type Decode = fn(&[u8]) -> Option<u64>;

/// A shape to measure.
pub(super) struct Shape {
    /// The records' name.
    pub(super) name: &'static str,
    pub(super) info: &'static ShapeInfo,
    /// Values of another type than their field's.
    pub(super) mismatches: &'static Mistakes,
    decoders: [(&'static str, Decode); 5],
    encoders: fn(&[String]) -> Result<Vec<Contestant<'static>>, Error>,
}

pub(super) static ORDERS: Shape = Shape {
    name: "orders",
    info: &description::ORDER,
    mismatches: &[
        (&["number"], "1042"),
        (&["is_test"], "\"no\""),
        (&["total_incl_tax"], "149.5"),
        (&["shipping_address", "country"], "true"),
        (&["lines", "0", "quantity"], "\"two\""),
        (&["lines", "1", "product", "images"], "{}"),
    ],
    decoders: decoders::<models::Order, owned::Order>(|bytes| {
        read(serde_json::from_slice::<borrowed::Order<'_>>(bytes))
    }),
    encoders: encoders::<models::Order, owned::Order>,
};

pub(super) static CUSTOMERS: Shape = Shape {
    name: "customers",
    info: &description::CUSTOMER,
    mismatches: &[
        (&["id"], "\"1042\""),
        (&["email"], "12"),
        (&["is_blocked"], "\"no\""),
        (&["total_spent"], "149.5"),
        (&["addresses", "0", "country"], "true"),
    ],
    decoders: decoders::<models::Customer, owned::Customer>(|bytes| {
        read(serde_json::from_slice::<borrowed::Customer<'_>>(bytes))
    }),
    encoders: encoders::<models::Customer, owned::Customer>,
};

const fn decoders<M, D>(borrowed: Decode) -> [(&'static str, Decode); 5]
where
    M: Record + DeserializeOwned + Touch,
    D: DeserializeOwned + Touch,
{
    [
        (OURS, |bytes| read(M::from_slice(bytes))),
        (DERIVED, |bytes| read(serde_json::from_slice::<D>(bytes))),
        ("serde derive, borrowed", borrowed),
        ("sonic-rs, owned", |bytes| read(sonic_rs::from_slice::<D>(bytes))),
        (AXUM, |bytes| read(serde_json::from_slice::<M>(bytes))),
    ]
}

/// Reads the record where it was made: a conversion of the result would copy it.
#[inline(always)]
fn read<E>(record: Result<impl Touch, E>) -> Option<u64> {
    // The compiler must make the whole record.
    black_box(&record).as_ref().ok().map(Touch::touch)
}

/// Returns the contestants that decode, this project first. serde's derives refuse type mismatches, so they decode the
/// payloads without them.
pub(super) fn decoding<'a>(
    shape: &Shape,
    payloads: &'a Payloads,
) -> Result<Vec<Contestant<'a>>, Error> {
    let fitting = payloads.fitting.as_ref().unwrap_or(&payloads.texts);
    for payload in fitting {
        let sums = shape.decoders.map(|(_, decode)| decode(payload.as_bytes()));
        if sums.contains(&None) || sums.iter().any(|sum| *sum != sums[0]) {
            return Err(
                format!("the contestants read different fields: {sums:?} in {payload}").into()
            );
        }
    }
    let contestant = |(name, decode): (_, Decode)| {
        let is_ours = name == OURS || name == AXUM;
        let texts = if is_ours { &payloads.texts } else { fitting };
        let work = move |text: &String| decode(text.as_bytes());
        contestant(name, "decodes", size(texts), texts, work)
    };
    Ok(shape.decoders.map(contestant).into())
}

/// Returns the contestants that encode the records of the payloads, this project first.
pub(super) fn encoding(
    shape: &Shape,
    payloads: &[String],
) -> Result<Vec<Contestant<'static>>, Error> {
    (shape.encoders)(payloads)
}

fn encoders<M, D>(payloads: &[String]) -> Result<Vec<Contestant<'static>>, Error>
where
    M: Record + Serialize + 'static,
    D: Serialize + DeserializeOwned + Touch + 'static,
{
    let bytes = size(payloads);
    let ours =
        || payloads.iter().map(|payload| M::from_json(payload)).collect::<Result<Vec<M>, _>>();
    let derived = payloads.iter().map(|payload| serde_json::from_str(payload));
    let derived: Vec<D> = derived.collect::<Result<_, _>>()?;
    for (ours, derived) in zip(ours()?, &derived) {
        let texts = [ours.to_json(), serde_json::to_string(&ours)?];
        for text in texts {
            if serde_json::from_str::<D>(&text)?.touch() != derived.touch() {
                return Err(format!("the contestants write different fields: {text}").into());
            }
        }
    }
    Ok(vec![
        contestant(OURS, "encodes", bytes, ours()?, |record: &M| {
            Some(black_box(record.to_json()).len() as u64)
        }),
        contestant(DERIVED, "encodes", bytes, derived, |record: &D| to_string(record)),
        contestant(AXUM, "encodes", bytes, ours()?, |record: &M| to_string(record)),
    ])
}

fn to_string(record: &impl Serialize) -> Option<u64> {
    let text = serde_json::to_string(record).ok()?;
    Some(black_box(text).len() as u64)
}

/// Makes a contestant of its records and its work on one. Its time is processor time, which excludes waiting for other
/// programs.
fn contestant<'a, T>(
    name: &'static str,
    task: &'static str,
    bytes: usize,
    records: impl AsRef<[T]> + 'a,
    work: impl Fn(&T) -> Option<u64> + 'a,
) -> Contestant<'a> {
    let count = records.as_ref().len();
    let run = move |passes| {
        let mut done = 0;
        let start = ThreadTime::now();
        for _ in 0..passes {
            let sums = black_box(records.as_ref()).iter().map(&work);
            done = sums.filter(|sum| black_box(sum).is_some()).count();
        }
        Ok((done, start.elapsed()))
    };
    let library = match name {
        "sonic-rs, owned" => "sonic-rs",
        OURS => OURS,
        _ => "serde_json",
    };
    Contestant {
        name,
        version: format!("{library} {}", version(library)),
        task,
        expected: count..=count,
        bytes: Some(bytes),
        run: Box::new(run),
    }
}

#[cfg(test)]
mod tests {
    use backoffice::samples::{Profile, Samples};

    use super::*;
    use crate::{models::payloads::Form, reshape::replaced};

    #[test]
    fn the_models_keep_each_mismatch_and_the_derives_refuse_it() {
        for shape in [&ORDERS, &CUSTOMERS] {
            for (path, value) in shape.mismatches {
                let mut samples = Samples::new(shape.info, 1, Profile::Strict).take(50);
                let spoiled = samples.find_map(|text| replaced(&text, path, value)).unwrap();
                for (name, decode) in shape.decoders {
                    let is_ours = name == OURS || name == AXUM;
                    assert_eq!(decode(spoiled.as_bytes()).is_some(), is_ours, "{name}, {path:?}");
                }
            }
        }
    }

    #[test]
    fn a_contestant_that_reads_other_fields_is_not_measured() {
        let mut payloads =
            Payloads::new(ORDERS.info, ORDERS.mismatches, Form::TableOrder, 1, 400).unwrap();
        assert!(decoding(&ORDERS, &payloads).is_ok());
        payloads.texts.push("[]".to_owned());
        let error = decoding(&ORDERS, &payloads).err().unwrap().to_string();
        assert!(error.contains("different fields: [None,"), "{error}");
    }
}
