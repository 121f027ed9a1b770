//! The contestants that validate, decode, skip or copy payloads. Each goes from bytes to its result, as its own
//! documentation recommends.

use std::{hint::black_box, time::Instant};

use backoffice::schema::{Document, Profile};
use backoffice_description::validate::{Validator, by_name};
use jsonschema::Draft;
use serde::de::IgnoredAny;
use serde_json::Value;

use crate::{
    Error, ajv,
    corpora::{Corpus, Task},
    derive::{PREPARED, Prepared},
    machine::version,
    rounds::Contestant,
};

const OURS: &str = "backoffice-validate";
pub(crate) const OURS_ON_VALID: &str = "backoffice-validate on valid orders";

/// Makes a contestant from a function for each document of a corpus, and the payloads that must pass.
fn contestant<'a, F: FnMut(&[u8]) -> bool + 'a>(
    corpus: &'a Corpus,
    name: &'static str,
    version: impl Into<String>,
    task: &'static str,
    function: impl Fn(&'static Document) -> Result<F, Error>,
) -> Result<Contestant<'a>, Error> {
    let mut parts = Vec::new();
    for part in &corpus.parts {
        parts.push((function(part.document)?, part.records()));
    }
    let payloads = corpus.payloads();
    let expected = match task {
        // Some wrong values fit the type of their field.
        "decodes" => corpus.valid..=payloads,
        "skips" | "copies" => payloads..=payloads,
        _ => corpus.valid..=corpus.valid,
    };
    let run = move |passes| {
        let mut accepted = 0;
        let start = Instant::now();
        for _ in 0..passes {
            accepted = 0;
            for (accepts, records) in &mut parts {
                accepted += black_box(&*records).iter().filter(|record| accepts(record)).count();
            }
            accepted = black_box(accepted);
        }
        Ok((accepted, start.elapsed()))
    };
    let (version, bytes) = (version.into(), Some(corpus.bytes()));
    Ok(Contestant { name, version, task, expected, bytes, run: Box::new(run) })
}

/// Returns the contestants for a corpus, this project's validator first, and the reason if ajv is missing.
pub(crate) fn field(corpus: &Corpus) -> Result<(Vec<Contestant<'_>>, Option<String>), Error> {
    let mut field = vec![ours(corpus)?];
    if let Some(valid) = &corpus.valid_orders {
        field.push(Contestant { name: OURS_ON_VALID, ..ours(valid)? });
    }
    field.push(jsonschema(corpus)?);
    if corpus.plan.task == Task::IsValid {
        if let Some(prepared) = prepared(corpus) {
            let version = version("jsonschema-macros");
            let function = |_| Ok(prepared.jsonschema_macro);
            field.push(contestant(
                corpus,
                "jsonschema macro",
                version,
                Task::IsValid.name(),
                function,
            )?);
        }
        field.push(boon(corpus)?);
    }
    let mut missing = None;
    match ajv::start(corpus) {
        Ok(ajv) => field.push(ajv),
        Err(error) => missing = Some(error.to_string()),
    }
    if corpus.valid_orders.is_some() {
        return Ok((field, missing));
    }
    if let Some(prepared) = prepared(corpus) {
        let version = format!("{}, serde_json {}", version("serde"), version("serde_json"));
        for (name, function) in
            [("serde derive, owned", prepared.owned), ("serde derive, borrowed", prepared.borrowed)]
        {
            field.push(contestant(corpus, name, version.clone(), "decodes", |_| Ok(function))?);
        }
    }
    field.push(contestant(corpus, "serde_json skip", version("serde_json"), "skips", |_| {
        Ok(|bytes: &[u8]| serde_json::from_slice::<IgnoredAny>(bytes).is_ok())
    })?);
    field.push(sonic(corpus)?);
    field.push(contestant(corpus, "memory copy", "", "copies", |_| {
        let mut buffer = Vec::new();
        Ok(move |bytes: &[u8]| {
            buffer.clear();
            buffer.extend_from_slice(bytes);
            !black_box(&buffer).is_empty()
        })
    })?);
    Ok((field, missing))
}

fn prepared(corpus: &Corpus) -> Option<&'static Prepared> {
    let [part] = corpus.parts.as_slice() else {
        return None;
    };
    let name = part.document.shape().name;
    PREPARED.iter().find(|prepared| prepared.name == name)
}

/// This project's validator. The rest of the bench does not call it.
pub(crate) fn ours(corpus: &Corpus) -> Result<Contestant<'_>, Error> {
    let task = corpus.plan.task;
    contestant(corpus, OURS, version(OURS), task.name(), |document| {
        let shape = by_name(document.shape().name)?;
        let validator = Validator::new(shape, Profile::Contract);
        Ok(move |bytes: &[u8]| match task {
            Task::IsValid => validator.is_valid(bytes),
            Task::Check => black_box(validator.check(bytes)).is_ok(),
        })
    })
}

/// The `jsonschema` crate's run-time validator: parses into a tree, then validates it.
pub(crate) fn jsonschema(corpus: &Corpus) -> Result<Contestant<'_>, Error> {
    let (task, version) = (corpus.plan.task, version("jsonschema"));
    contestant(corpus, "jsonschema", version, task.name(), |document| {
        let schema = serde_json::from_str(&document.text(Profile::Contract))?;
        let validator = jsonschema::options()
            .with_draft(Draft::Draft202012)
            .should_validate_formats(true)
            .build(&schema)
            .map_err(|error| error.to_string())?;
        Ok(move |bytes: &[u8]| {
            serde_json::from_slice::<Value>(bytes).is_ok_and(|value| match task {
                Task::IsValid => validator.is_valid(&value),
                Task::Check => validator.iter_errors(&value).map(black_box).count() == 0,
            })
        })
    })
}

/// The `boon` crate: parses into a tree, then validates it.
fn boon(corpus: &Corpus) -> Result<Contestant<'_>, Error> {
    contestant(corpus, "boon", version("boon"), Task::IsValid.name(), |document| {
        let id = document.id(Profile::Contract);
        let schema = serde_json::from_str(&document.text(Profile::Contract))?;
        let mut schemas = boon::Schemas::new();
        let mut compiler = boon::Compiler::new();
        compiler.set_default_draft(boon::Draft::V2020_12);
        compiler.enable_format_assertions();
        let refused = |error| format!("boon does not take {id}: {error}");
        compiler.add_resource(&id, schema).map_err(refused)?;
        let compiled = compiler.compile(&id, &mut schemas).map_err(refused)?;
        Ok(move |bytes: &[u8]| {
            serde_json::from_slice::<Value>(bytes)
                .is_ok_and(|value| schemas.validate(&value, compiled).is_ok())
        })
    })
}

/// `sonic-rs` skips a payload: it checks syntax and UTF-8, and keeps nothing.
pub(crate) fn sonic(corpus: &Corpus) -> Result<Contestant<'_>, Error> {
    contestant(corpus, "sonic-rs skip", version("sonic-rs"), "skips", |_| {
        Ok(|bytes: &[u8]| sonic_rs::from_slice::<IgnoredAny>(bytes).is_ok())
    })
}
