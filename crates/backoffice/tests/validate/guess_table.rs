//! The guess table: samples of every shape, whole, minimal and spoiled, with the guesses that they get.
//!
//! `UPDATE_EXPECT=1 cargo test -p backoffice --all-features --test validate` writes `guesses.md`.

use std::{collections::BTreeSet, env, fmt::Write as _, fs, path::Path};

use backoffice::samples::{Profile, Samples};
use backoffice_description::{
    API, Presence, ShapeInfo, ShapeKind,
    validate::{CannotTell, Guess, Shape, all, guess},
};
use serde_json::{Map, Value, json};

const SEEDS: u64 = 8;

/// Shapes whose payloads are objects in files.
fn shapes() -> impl Iterator<Item = &'static Shape> {
    let shapes = all().iter().copied();
    shapes.filter(|shape| !matches!(shape.info().kind, ShapeKind::Query))
}

fn sample(shape: &ShapeInfo, seed: u64, profile: Profile) -> Map<String, Value> {
    let shape = API.find(shape.name).unwrap();
    let text = Samples::new(shape, seed, profile).instance(seed);
    serde_json::from_str(&text).unwrap()
}

/// Keeps the fields without which the document refuses the payload.
fn minimal(shape: &ShapeInfo, mut sample: Map<String, Value>) -> Map<String, Value> {
    sample.retain(|name, _| {
        shape.field(name).is_some_and(|field| field.presence != Presence::Optional)
    });
    sample
}

/// Returns payloads with one mistake each, and with several unknown fields.
fn spoiled(sample: &Map<String, Value>) -> Vec<Map<String, Value>> {
    let mut all = Vec::new();
    for (name, value) in sample {
        let mut without = sample.clone();
        without.remove(name);
        let mut renamed = without.clone();
        renamed.insert(format!("{name}x"), value.clone());
        let mut mistyped = sample.clone();
        mistyped.insert(name.clone(), json!([[]]));
        all.extend([without, renamed, mistyped]);
    }
    for number in [1, 2, 5] {
        let mut more = sample.clone();
        more.extend((0..number).map(|number| (format!("zz_{number}"), json!(number))));
        all.push(more);
    }
    all
}

fn guessed(payload: &Map<String, Value>) -> Result<Guess, CannotTell> {
    guess(None, Value::Object(payload.clone()).to_string().as_bytes())
}

/// A file name for each shape, and the shape.
fn names() -> impl Iterator<Item = (String, &'static Shape)> {
    shapes().map(|shape| (format!("{}.json", shape.name()), shape))
}

/// Guesses of several payloads of one shape, in words. Fails if one is wrong.
fn verdicts(shape: &'static Shape, payloads: &[Map<String, Value>]) -> String {
    let (mut right, mut others) = (0, BTreeSet::new());
    for payload in payloads {
        match guessed(payload) {
            Ok(guess) => {
                let text = Value::Object(payload.clone());
                assert_eq!(guess.shape.name(), shape.name(), "{}: {text}", guess.why);
                right += 1;
            }
            Err(reason) => {
                others.extend(reason.candidates.iter().map(|shape| shape.name()));
            }
        }
    }
    let of = format!("{right} of {}", payloads.len());
    match (right == payloads.len(), others.is_empty()) {
        (true, _) => "right".to_owned(),
        (false, true) => of,
        (false, false) => {
            let others: Vec<_> = others.into_iter().collect();
            let shown = if others.len() > 4 {
                format!("{} schemas", others.len())
            } else {
                others.join(", ")
            };
            format!("{of}; else between {shown}")
        }
    }
}

#[test]
fn no_guess_is_wrong_and_whole_records_are_guessed() {
    let mut table = String::from(
        "# Guesses by fields\n\n\
         Each cell says how many samples of a schema are guessed right without a file name. Other samples are not guessed: \
         the command names the schemas between which it can't tell. No guess is wrong.\n\n\
         `cargo test -p backoffice --all-features --test validate` checks this table; with `UPDATE_EXPECT=1`, it writes it.\n\n\
         | schema | whole | some fields absent | required fields only | spoiled |\n|---|---|---|---|---|\n",
    );
    for shape in shapes() {
        let info = shape.info();
        let samples =
            |profile| (0..SEEDS).map(|seed| sample(info, seed, profile)).collect::<Vec<_>>();
        let (whole, some) = (samples(Profile::Strict), samples(Profile::Contract));
        let minimal: Vec<_> = whole.iter().map(|sample| minimal(info, sample.clone())).collect();
        let spoiled: Vec<_> = whole.iter().chain(&some).flat_map(spoiled).collect();
        // A record that is there as a whole is guessed, unless another shape has all its fields too.
        for payload in whole.iter().filter(|_| info.kind == ShapeKind::Record && info.fields_shown)
        {
            if let Err(CannotTell { candidates, .. }) = guessed(payload) {
                let has_all =
                    |other: &&Shape| payload.keys().all(|name| other.info().field(name).is_some());
                assert!(
                    candidates.len() > 1 && candidates.iter().all(has_all),
                    "{}: {candidates:?}",
                    shape.name()
                );
            }
        }
        let cells = [&whole, &some, &minimal, &spoiled].map(|payloads| verdicts(shape, payloads));
        writeln!(table, "| {} | {} |", shape.name(), cells.join(" | ")).unwrap();
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/description/guesses.md");
    if env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(path, &table).unwrap();
    }
    assert_eq!(fs::read_to_string(path).unwrap(), table, "UPDATE_EXPECT=1 writes the table");
}

/// A payload under the name of another schema is guessed by the name only if that schema knows half of its fields. One of
/// them may look misspelt: `attachment`, where the schema has `attachments`.
#[test]
fn a_file_name_does_not_make_a_payload_another_schema() {
    for shape in shapes().filter(|shape| shape.info().fields_shown) {
        for seed in 0..2 {
            for profile in [Profile::Strict, Profile::Contract] {
                let payload = sample(shape.info(), seed, profile);
                let text = Value::Object(payload.clone()).to_string();
                for (name, other) in names() {
                    let Ok(found) = guess(Some(name.as_ref()), text.as_bytes()) else {
                        continue;
                    };
                    let info = found.shape.info();
                    let known = payload.keys().filter(|name| info.field(name).is_some());
                    let has_fields = 2 * (known.count() + 1) >= payload.len() || !info.fields_shown;
                    let is_page = info.kind == ShapeKind::Page;
                    assert!(
                        has_fields || is_page,
                        "{name}: {} guessed as {}: {text}",
                        shape.name(),
                        other.name()
                    );
                }
            }
        }
    }
}

#[test]
fn a_payload_under_its_own_name_is_guessed_right_or_not_at_all() {
    for (name, shape) in names() {
        let info = shape.info();
        let guessed = |payload: &Map<String, Value>| {
            let text = Value::Object(payload.clone()).to_string();
            let found = guess(Some(name.as_ref()), text.as_bytes()).ok();
            let found = found.map(|guess| guess.shape.name());
            assert!(found.is_none_or(|found| found == shape.name()), "{text}");
            found.is_some()
        };
        for seed in 0..SEEDS {
            for profile in [Profile::Strict, Profile::Contract] {
                let payload = sample(info, seed, profile);
                for payload in spoiled(&payload) {
                    guessed(&payload);
                }
                let must_be_there = info.fields.iter().filter(|field| {
                    field.presence != Presence::Optional || matches!(field.name, "id" | "number")
                });
                let has_identity =
                    must_be_there.map(|field| field.name).all(|name| payload.contains_key(name));
                assert!(guessed(&payload) || !has_identity, "{name}");
            }
        }
    }
}

#[test]
fn files_of_others_are_not_guessed() {
    let others = [
        json!({"id": 1, "name": "Bob"}),
        json!({"name": "shop", "version": "1.0.0", "description": "x", "scripts": {}, "dependencies": {}}),
        json!({"compilerOptions": {}, "include": [], "files": []}),
        json!({"type": "FeatureCollection", "features": []}),
        json!({"type": "Feature", "id": 7, "geometry": {"type": "Point", "coordinates": [0, 0]}, "properties": {}}),
        json!({"$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "x", "title": "Order", "type": "object"}),
        json!({"openapi": "3.1.0", "info": {}, "paths": {}}),
        json!({"id": "evt_1", "object": "event", "type": "charge.refunded", "created": 1, "data": {"object": {}}}),
        json!({"id": "ch_1", "object": "charge", "amount": 100, "currency": "usd", "status": "succeeded", "refunded": false}),
        json!({"id": 1, "email": "a@b.c", "name": "#1", "created_at": "x", "currency": "USD", "total_price": "1", "line_items": []}),
        json!({"id": 1, "title": "x", "body": "y", "userId": 1}),
        json!({"id": 1, "status": "open"}),
        json!({"error": "x"}),
        json!({}),
    ];
    let names =
        [None, Some("product/package.json"), Some("webhooks/tsconfig.json"), Some("orders/1.json")];
    for other in others {
        // With an id or without fields, it may be a spoiled record.
        let is_spoiled = other.get("id").is_some() || other == json!({});
        for name in names.into_iter().filter(|name| name.is_none() || !is_spoiled) {
            let found = guess(name.map(Path::new), other.to_string().as_bytes());
            let why = found.map(|guess| guess.why);
            assert!(why.is_err(), "{name:?} {other}: {why:?}");
        }
    }
}
