//! `cargo xtask bench models`.
//!
//! A decoder goes from the bytes of a payload to an owned record, and drops it.

#[cfg(test)]
mod memory;

use std::{hint::black_box, rc::Rc, time::Duration};

use backoffice::models::{Customer, Order, Record};
use cpu_time::ThreadTime;
use serde::{Serialize, de::DeserializeOwned};

use crate::{
    Error,
    corpora::{Form, bytes, records},
    derive::owned,
    harness::{self, Contestant, Options, Pass, Series},
    plan::{Plan, RECORDS, Task},
};

pub(crate) const OURS: &str = "backoffice-models";
pub(crate) const DERIVED: &str = "serde derive";
pub(crate) const AXUM: &str = "serde_json, models";

type Payloads = Rc<[String]>;

/// A record that serde reads and writes.
trait Serde: Serialize + DeserializeOwned + 'static {}

impl<T: Serialize + DeserializeOwned + 'static> Serde for T {}

/// Measures, prints tables and writes the file.
pub(crate) fn run(options: &Options) -> Result<(), Error> {
    let series = RECORDS.iter().map(|plan| (plan.name, move || series(plan, options)));
    harness::run(options, 15, Duration::from_millis(40), series)
}

fn series(plan: &Plan, options: &Options) -> Result<Series, Error> {
    if plan.lacks_payloads() {
        return Ok(Series::default());
    }
    let fraction = if options.quick { 16 } else { 1 };
    let (payloads, contestants) = contestants(plan, options.seed, fraction)?;
    let what = format!("{} payloads", payloads.len());
    Ok(Series { what, bytes: bytes(&payloads), contestants, goals: plan.goals })
}

/// Returns payloads and the contestants that decode them, or encode their records.
fn contestants(
    plan: &Plan,
    seed: u64,
    fraction: usize,
) -> Result<(Payloads, Vec<Contestant>), Error> {
    let records = |form| records(plan.shape, form, seed, fraction);
    let payloads = records(plan.form)?;
    let fitting = match plan.form {
        Form::Wrong(_) => records(Form::TableOrder)?,
        _ => payloads.clone(),
    };
    let contestants = match (plan.shape, plan.task) {
        ("Order", Task::Encode) => encoding::<Order, owned::Order>(&payloads),
        ("Order", _) => decoding::<Order, owned::Order>(&payloads, &fitting),
        (_, Task::Encode) => encoding::<Customer, owned::Customer>(&payloads),
        _ => decoding::<Customer, owned::Customer>(&payloads, &fitting),
    };
    Ok((payloads, contestants?.into_iter().map(by_processor_time).collect()))
}

/// Measures the thread's processor time, which excludes waiting for other programs.
fn by_processor_time(Contestant { name, expected, mut run }: Contestant) -> Contestant {
    let run = move || {
        let start = ThreadTime::now();
        let pass = run()?;
        Ok(Pass { time: start.elapsed(), ..pass })
    };
    Contestant { name, expected, run: Box::new(run) }
}

/// Returns the contestants that decode, this project first. The models decode the first payloads, serde's derives the second
/// ones: the same without type mismatches, which derives refuse.
fn decoding<M: Serde + Record, D: Serde + PartialEq>(
    payloads: &Payloads,
    fitting: &Payloads,
) -> Result<Vec<Contestant>, Error> {
    if let Some(payload) = fitting.iter().find(|payload| !agree::<M, D>(payload).unwrap_or(false)) {
        return Err(format!("the contestants read different fields from {payload}").into());
    }
    let decoder = |name, payloads, decodes: fn(&[u8]) -> bool| {
        Contestant::over(name, payloads, move |payload: &String| decodes(payload.as_bytes()))
    };
    Ok(vec![
        decoder(OURS, payloads, |bytes| is_ok(M::from_slice(bytes))),
        decoder(DERIVED, fitting, |bytes| is_ok(serde_json::from_slice::<D>(bytes))),
        decoder("sonic-rs, serde derive", fitting, |bytes| is_ok(sonic_rs::from_slice::<D>(bytes))),
        decoder(AXUM, payloads, |bytes| is_ok(serde_json::from_slice::<M>(bytes))),
    ])
}

/// Returns true if all contestants read the same from a payload, and write it.
fn agree<M: Serde + Record, D: Serde + PartialEq>(payload: &str) -> Result<bool, Error> {
    let derived: D = serde_json::from_str(payload)?;
    let ours = M::from_json(payload)?;
    let axum: M = serde_json::from_str(payload)?;
    let mut records = vec![sonic_rs::from_str::<D>(payload)?];
    for text in [ours.to_json(), serde_json::to_string(&ours)?, axum.to_json()] {
        records.push(serde_json::from_str(&text)?);
    }
    Ok(records.iter().all(|record| *record == derived))
}

/// Drops the record where it was made: a conversion of the result would copy it.
#[inline(always)]
fn is_ok<T, E>(record: Result<T, E>) -> bool {
    // The compiler must make the whole record.
    black_box(&record).is_ok()
}

/// Returns the contestants that encode the records of the payloads, this project first.
fn encoding<M: Serde + Record, D: Serde + PartialEq>(
    payloads: &Payloads,
) -> Result<Vec<Contestant>, Error> {
    // Decoders and encoders are checked together.
    decoding::<M, D>(payloads, payloads)?;
    let ours: Rc<[M]> =
        payloads.iter().map(|payload| M::from_json(payload)).collect::<Result<_, _>>()?;
    let derived: Rc<[D]> =
        payloads.iter().map(|payload| serde_json::from_str(payload)).collect::<Result<_, _>>()?;
    let to_json = |record: &M| !black_box(record.to_json()).is_empty();
    Ok(vec![
        Contestant::over(OURS, &ours, to_json),
        Contestant::over(DERIVED, &derived, to_string),
        Contestant::over(AXUM, &ours, to_string),
    ])
}

fn to_string<T: Serialize>(record: &T) -> bool {
    black_box(serde_json::to_string(record)).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::corpora::{WRONG_TYPES_OF_CUSTOMERS, WRONG_TYPES_OF_ORDERS};

    fn keeps<M: Serde + Record, D: Serde + PartialEq>(shape: &str, form: Form) {
        // Each of the mistakes is in one payload at least.
        let wrong = records(shape, form, 1, 10).unwrap();
        assert!(wrong.iter().all(|text| M::from_json(text).is_ok()));
        assert!(wrong.iter().all(|text| serde_json::from_str::<D>(text).is_err()));
        let error = decoding::<M, D>(&wrong, &wrong).err().unwrap().to_string();
        assert!(error.contains("different fields"), "{error}");
    }

    #[test]
    fn the_models_keep_mismatches_and_the_derives_refuse_them() {
        keeps::<Order, owned::Order>("Order", Form::Wrong(WRONG_TYPES_OF_ORDERS));
        keeps::<Customer, owned::Customer>("Customer", Form::Wrong(WRONG_TYPES_OF_CUSTOMERS));
    }
}
