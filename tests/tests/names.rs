//! The runtimes name nothing of an API: no shape, endpoint, field, value, scope, event or gap of the tables.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use backoffice::schema::gaps;
use backoffice_description::{API, TypeInfo};
use backoffice_tests::{project_root, without_tests};

/// The crates that any API uses.
const RUNTIMES: [&str; 9] =
    ["client", "engine", "models", "samples", "schema", "server", "shapes", "validate", "webhooks"];

/// Names of the tables that have a meaning of their own in some runtimes: the runtimes, the meaning, the names.
const OWN: [(&[&str], &str, &[&str]); 11] = [
    (
        &["models", "shapes"],
        "words of JSON Schema",
        &["description", "number", "properties", "type"],
    ),
    (
        &["models", "samples", "shapes", "validate"],
        "kinds of values and violations, an example of a date",
        &["2023-02-10", "amount", "amount-decimals", "amount-format", "url", "url-format"],
    ),
    (
        &["server"],
        "the control interface, its pages and their columns",
        &["body", "data", "key", "record", "results", "snapshots", "value"],
    ),
    (&["client", "server"], "parameters of OAuth 2.0", &["code", "state"]),
    (
        &["server"],
        "parameters of OAuth 2.0 and of the pages' forms",
        &["client_id", "name", "next"],
    ),
    (
        &["client"],
        "problems (RFC 9457), attributes, forms and header fields",
        &[
            "attempts",
            "cursor",
            "file_name",
            "idempotency-key",
            "name",
            "status",
            "title",
            "type",
            "value",
        ],
    ),
    (&["samples"], "a step of a plan, the usual name of an identity", &["id", "next"]),
    (&["validate"], "fields of reports", &["code", "file", "name"]),
    (
        &["webhooks"],
        "the form of a delivery (Standard Webhooks)",
        &["api_version", "data", "id", "type"],
    ),
    (
        &["server"],
        "SQL, and the service's own tables, columns and files",
        &[
            "ORDER",
            "Transaction",
            "active",
            "attempts",
            "deliveries",
            "event",
            "events",
            "file",
            "id",
            "secret",
            "url",
        ],
    ),
    (
        &["server"],
        "deliveries, problems (RFC 9457) and header fields",
        &[
            "Subscription",
            "Webhook",
            "delivered",
            "idempotency-key",
            "status",
            "title",
            "type",
            "unwanted",
        ],
    ),
];

/// Examples of an API, which only tests compile.
const FOR_TESTS: [&str; 4] =
    ["client/src/sample.rs", "engine/src/tests", "models/src/sample.rs", "server/src/testing.rs"];

/// Adds the name of a type in the ways in which Rust code writes it.
fn add_type(name: &str, words: &mut BTreeSet<String>) {
    let mut constant = String::new();
    for (place, letter) in name.char_indices() {
        if place > 0 && letter.is_uppercase() {
            constant.push('_');
        }
        constant.extend(letter.to_uppercase());
    }
    let function = constant.to_lowercase();
    words.extend([name.to_owned(), constant]);
    // One word is a word of English.
    if function.contains('_') {
        words.insert(function);
    }
}

/// Names that code can have as words, and those that it can have as texts.
fn names() -> [BTreeSet<String>; 2] {
    let (mut words, mut texts) = (BTreeSet::new(), BTreeSet::new());
    for shape in API.shapes {
        add_type(shape.name, &mut words);
        for field in shape.fields {
            texts.insert(field.name.to_owned());
            let mut ty = &field.ty;
            while let TypeInfo::List(element) = ty {
                ty = element;
            }
            let TypeInfo::Enum(values) = ty else {
                continue;
            };
            add_type(values.name, &mut words);
            texts.extend(values.values.iter().map(|value| (*value).to_owned()));
        }
    }
    for endpoint in API.endpoints {
        words.extend([endpoint.id.to_owned(), endpoint.id.to_uppercase()]);
        texts.insert(endpoint.path.to_owned());
        texts.extend(endpoint.path.split('/').map(str::to_owned));
    }
    texts.extend(API.scopes.iter().map(|scope| scope.name.to_owned()));
    texts.extend(API.events.iter().map(|event| event.name.to_owned()));
    texts.extend(gaps().iter().map(|gap| gap.id.to_owned()));
    texts.insert(API.name.to_owned());
    if let Some(version) = &API.version {
        texts.insert(version.name.to_owned());
        texts.extend(version.values.iter().map(|value| (*value).to_owned()));
    }
    texts.extend(words.iter().cloned());
    texts.remove("");
    [words, texts]
}

/// Returns the words and the texts of code, without comments and tests.
fn parts(code: &str) -> [Vec<&str>; 2] {
    let (mut words, mut texts) = (Vec::new(), Vec::new());
    for line in without_tests(code).lines() {
        let line = line.trim_start();
        if line.starts_with("//") {
            continue;
        }
        let line = line.split(" // ").next().unwrap_or_default();
        for (place, part) in line.split('"').enumerate() {
            if place % 2 == 1 {
                texts.push(part);
                // What a message names.
                texts.extend(part.split('`').skip(1).step_by(2));
            } else {
                let ends = |c: char| !c.is_alphanumeric() && c != '_';
                words.extend(part.split(ends));
            }
        }
    }
    [words, texts]
}

fn visit(folder: &Path, visitor: &mut impl FnMut(&Path)) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.extension() {
            _ if FOR_TESTS.iter().any(|part| path.ends_with(part)) => {}
            _ if path.is_dir() => visit(&path, visitor),
            Some(extension) if extension == "rs" => visitor(&path),
            _ => {}
        }
    }
}

#[test]
fn no_runtime_names_a_part_of_an_api() {
    let crates = project_root().join("crates");
    let [words, texts] = names();
    assert!(words.len() > 200 && texts.len() > 500);
    let gaps: Vec<_> = gaps().iter().map(|gap| gap.id).collect();
    let (mut found, mut read) = (BTreeMap::<_, BTreeSet<_>>::new(), 0);
    for runtime in RUNTIMES {
        let folder = crates.join(runtime).join("src");
        visit(&folder, &mut |path| {
            let code = fs::read_to_string(path).unwrap();
            read += 1;
            let [own_words, own_texts] = parts(&code);
            let path = path.strip_prefix(&crates).unwrap().display().to_string();
            let words = own_words.into_iter().filter(|word| words.contains(*word));
            let texts = own_texts.into_iter().filter(|text| texts.contains(*text));
            let cited = code.split('`').filter(|part| gaps.contains(part) && part.contains('-'));
            for name in words.chain(texts).chain(cited) {
                let is_own = OWN
                    .iter()
                    .any(|(crates, _, names)| crates.contains(&runtime) && names.contains(&name));
                if !is_own {
                    found.entry(path.clone()).or_default().insert(name.to_owned());
                }
            }
        });
    }
    assert!(read > 150, "{read} files");
    let found = found.iter().map(|(path, names)| format!("{path}: {names:?}"));
    let found: Vec<_> = found.collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Texts of the operations that look like names and are none of the tables.
const OF_OPERATIONS: [(&str, &[&str]); 6] = [
    ("fields of ours in bodies and refusals", &["non_field_errors", "signature"]),
    ("values of those fields", &["hex", "standard"]),
    (
        "types of transactions that the service makes (gap `capture-states`)",
        &["authorize", "debit"],
    ),
    ("values of query parameters", &["false", "true"]),
    ("columns and lists of the database", &["email_folded", "ticket"]),
    (
        "schemes of addresses, start of secrets and of names",
        &["http", "https", "report_", "whsec_"],
    ),
];

/// The compiler does not check names in texts, by which a sandbox changes parts of records.
#[test]
fn operations_name_only_parts_of_the_api() {
    let [_, texts] = names();
    let folder = project_root().join("crates/backoffice/src/server/operations");
    let is_name = |text: &str| {
        text.starts_with(|first: char| first.is_ascii_lowercase())
            && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
    };
    let (mut read, mut wrong) = (0, BTreeSet::new());
    visit(&folder, &mut |path| {
        let code = fs::read_to_string(path).unwrap();
        let [_, own] = parts(&code);
        for text in own.into_iter().filter(|text| is_name(text)) {
            read += 1;
            let is_own = OF_OPERATIONS.iter().any(|(_, names)| names.contains(&text));
            if !texts.contains(text) && !is_own {
                wrong.insert(format!("{}: {text}", path.display()));
            }
        }
    });
    assert!(read > 200, "{read} names");
    assert!(wrong.is_empty(), "{wrong:#?}");
}
