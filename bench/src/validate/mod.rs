//! `cargo xtask bench validate`.
//!
//! The contestants validate, decode, skip or copy payloads. Each goes from bytes to its result, as its own documentation
//! recommends.

mod ajv;

use std::{hint::black_box, time::Duration};

use backoffice::schema::Profile;
use backoffice_description::validate::{Validator, by_name};
use jsonschema::Draft;
use serde::de::IgnoredAny;
use serde_json::Value;

use crate::{
    Error,
    corpora::{self, Corpus, Form},
    derive,
    harness::{self, Contestant, Options, Series},
    plan::{Plan, Task, VERDICTS},
};

pub(crate) const OURS: &str = "backoffice-validate";
pub(crate) const OURS_ON_VALID: &str = "backoffice-validate on valid orders";

/// Measures, prints tables and writes the file.
pub(crate) fn run(options: &Options) -> Result<(), Error> {
    let series = VERDICTS.iter().map(|plan| (plan.name, move || series(plan, options)));
    harness::run(options, 15, Duration::from_millis(40), series)
}

fn series(plan: &Plan, options: &Options) -> Result<Series, Error> {
    if plan.lacks_payloads() {
        return Ok(Series::default());
    }
    // 16 MB of orders, 8 MB of another shape; a sixteenth with `--quick`.
    let bytes = if plan.shape == "Order" { 16_000_000 } else { 8_000_000 };
    let bytes = if options.quick { bytes / 16 } else { bytes };
    let make = |form| Corpus::new(plan.shape, form, options.seed, bytes);
    let corpus = make(plan.form)?;
    let mut contestants = contestants(&corpus, plan.task)?;
    if let Form::Wrong(_) = plan.form {
        let ours = ours(&make(Form::TableOrder)?, plan.task)?;
        contestants.push(Contestant { name: OURS_ON_VALID, ..ours });
    }
    let bytes = corpora::bytes(&corpus.payloads);
    let what = format!("{} payloads, {} valid", corpus.payloads.len(), corpus.valid);
    Ok(Series { what, bytes, contestants, goals: plan.goals })
}

/// Returns the contestants for a corpus, this project's validator first.
fn contestants(corpus: &Corpus, task: Task) -> Result<Vec<Contestant>, Error> {
    let mut field = vec![ours(corpus, task)?, jsonschema(corpus, task)?];
    let generated = derive::generated::find(corpus.document.shape().name);
    if task == Task::IsValid {
        field.extend(generated.map(|(is_valid, _)| {
            contestant(corpus, "jsonschema macro", move |bytes| {
                serde_json::from_slice(bytes).is_ok_and(|value| is_valid(&value))
            })
        }));
        field.push(boon(corpus)?);
    }
    match ajv::start(corpus, task) {
        Ok(ajv) => field.push(ajv),
        Err(error) => println!("\nnot measured: ajv: {error}"),
    }
    if corpus.valid < corpus.payloads.len() {
        return Ok(field);
    }
    field.extend(generated.map(|(_, derived)| contestant(corpus, "serde derive", derived)));
    let mut buffer = Vec::new();
    field.extend([
        contestant(corpus, "serde_json skip", |bytes| {
            serde_json::from_slice::<IgnoredAny>(bytes).is_ok()
        }),
        contestant(corpus, "sonic-rs skip", |bytes| {
            sonic_rs::from_slice::<IgnoredAny>(bytes).is_ok()
        }),
        contestant(corpus, "memory copy", move |bytes| {
            buffer.clear();
            buffer.extend_from_slice(bytes);
            !black_box(&buffer).is_empty()
        }),
    ]);
    Ok(field)
}

/// Makes a contestant that must accept exactly the valid payloads.
fn contestant(
    corpus: &Corpus,
    name: &'static str,
    mut accepts: impl FnMut(&[u8]) -> bool + 'static,
) -> Contestant {
    let expected = corpus.valid..=corpus.valid;
    let accepts = move |payload: &String| accepts(payload.as_bytes());
    Contestant { expected, ..Contestant::over(name, &corpus.payloads, accepts) }
}

/// This project's validator. The rest of the bench does not call it.
fn ours(corpus: &Corpus, task: Task) -> Result<Contestant, Error> {
    let shape = by_name(corpus.document.shape().name)?;
    let validator = Validator::new(shape, Profile::Contract);
    Ok(contestant(corpus, OURS, move |bytes| match task {
        Task::Check => black_box(validator.check(bytes)).is_ok(),
        _ => validator.is_valid(bytes),
    }))
}

/// The `jsonschema` crate's run-time validator: parses into a tree, then validates it.
fn jsonschema(corpus: &Corpus, task: Task) -> Result<Contestant, Error> {
    let schema = serde_json::from_str(&corpus.document.text(Profile::Contract))?;
    let options = jsonschema::options().with_draft(Draft::Draft202012);
    let validator = options.should_validate_formats(true).build(&schema);
    let validator = validator.map_err(|error| error.to_string())?;
    Ok(contestant(corpus, "jsonschema", move |bytes| {
        serde_json::from_slice::<Value>(bytes).is_ok_and(|value| match task {
            Task::Check => validator.iter_errors(&value).map(black_box).count() == 0,
            _ => validator.is_valid(&value),
        })
    }))
}

/// The `boon` crate: parses into a tree, then validates it.
fn boon(corpus: &Corpus) -> Result<Contestant, Error> {
    let id = corpus.document.id(Profile::Contract);
    let schema = serde_json::from_str(&corpus.document.text(Profile::Contract))?;
    let mut schemas = boon::Schemas::new();
    let mut compiler = boon::Compiler::new();
    compiler.set_default_draft(boon::Draft::V2020_12);
    compiler.enable_format_assertions();
    compiler.add_resource(&id, schema).map_err(|error| error.to_string())?;
    let compiled = compiler.compile(&id, &mut schemas).map_err(|error| error.to_string())?;
    Ok(contestant(corpus, "boon", move |bytes| {
        serde_json::from_slice::<Value>(bytes)
            .is_ok_and(|value| schemas.validate(&value, compiled).is_ok())
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::corpora::bytes;

    fn valid(corpus: &Corpus) -> usize {
        (ours(corpus, Task::IsValid).unwrap().run)().unwrap().count
    }

    #[test]
    fn corpora_match_their_descriptions_and_depend_only_on_the_seed() {
        for Plan { name, shape, form, .. } in
            VERDICTS.iter().filter(|plan| !matches!(plan.form, Form::Published))
        {
            let [corpus, same, other] =
                [1, 1, 2].map(|seed| Corpus::new(shape, *form, seed, 400_000).unwrap());
            assert!(corpus.payloads == same.payloads, "{name}");
            assert!(corpus.payloads != other.payloads, "{name}");
            assert!((400_000..460_000).contains(&bytes(&corpus.payloads)), "{name}");
            assert_eq!(valid(&corpus), corpus.valid, "{name}");
            let payloads = corpus.payloads.len();
            let expected = match form {
                Form::Wrong(_) => 0..=0,
                Form::WrongInAHundred(_) => payloads * 9 / 10..=payloads - 1,
                _ => payloads..=payloads,
            };
            assert!(expected.contains(&corpus.valid), "{name}");
        }
    }
}
