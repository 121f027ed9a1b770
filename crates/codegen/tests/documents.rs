//! The schema documents and the OpenAPI document, for the API's tables and for hostile tables.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a helper of a test fails by panicking, as the test does"
)]

mod support;

use std::{collections::BTreeSet, sync::OnceLock};

use backoffice_codegen::{BACKOFFICE, Outputs};
use backoffice_spec::Spec;
use serde_json::{Value, json};
use support::{TARGETS, outputs, tables};

#[test]
fn every_schema_document_compiles() {
    for Set { name: set, spec, outputs } in sets() {
        let mut compiled = 0;
        for (path, document) in documents(outputs) {
            if path.ends_with("openapi.json") {
                continue;
            }
            for name in document["$defs"].as_object().unwrap().keys() {
                let mut document = document.clone();
                document["$ref"] = format!("#/$defs/{name}").into();
                let validator = jsonschema::draft202012::options()
                    .should_validate_formats(true)
                    .build(&document);
                validator.unwrap_or_else(|error| panic!("{set}: {path}: {name}: {error}"));
                compiled += 1;
            }
        }
        let queries =
            |shape: &&backoffice_spec::Shape| shape.kind == backoffice_spec::ShapeKind::Query;
        let shapes = spec.shapes.len() - spec.shapes.iter().filter(queries).count();
        assert_eq!(
            compiled,
            2 * (2 * shapes + spec.events.len()),
            "{set}: a definition for each shape and event, in two profiles"
        );
    }
}

#[test]
fn every_reference_resolves() {
    for Set { name: set, outputs, .. } in sets() {
        for (path, document) in documents(outputs) {
            let mut references = 0;
            visit(&document, &mut |field, value| {
                if let ("$ref", Some(reference)) = (field, value.as_str())
                    // An example of a field with this name.
                    && reference != "$ref"
                {
                    references += 1;
                    let pointer = reference.strip_prefix('#');
                    let target = pointer.and_then(|pointer| document.pointer(pointer));
                    assert!(target.is_some(), "{set}: {path}: {reference}");
                }
            });
            assert!(references > 0 || !path.ends_with("bundle.json"), "{set}: {path}");
        }
    }
}

/// Generators name a type after a definition, so a definition that allows null makes all its uses nullable.
#[test]
fn null_belongs_to_the_reference_and_not_to_the_definition() {
    for Set { name: set, outputs, .. } in sets() {
        let mut nullable = 0;
        for (path, document) in documents(outputs) {
            let below = |pointer: &str| document.pointer(pointer).and_then(Value::as_object);
            let definitions = [below("/$defs"), below("/components/schemas")];
            for (name, definition) in definitions.into_iter().flatten().flatten() {
                assert_eq!(definition["type"], "object", "{set}: {path}: {name}");
            }
            visit(&document, &mut |keyword, value| {
                if let ("anyOf", Some([shape, null])) =
                    (keyword, value.as_array().map(Vec::as_slice))
                {
                    assert!(shape["$ref"].is_string(), "{set}: {path}: {value}");
                    assert_eq!(null, &json!({"type": "null"}), "{set}: {path}: {value}");
                    nullable += 1;
                }
            });
        }
        assert!(nullable > 0, "{set}");
    }
}

#[test]
fn every_output_describes_a_field_alike() {
    let outputs = &sets()[0].outputs;
    let bundle = &outputs["crates/backoffice/generated/contract/bundle.json"];
    let bundle: Value = serde_json::from_str(bundle).unwrap();
    let order = &bundle["$defs"]["Order"];
    let openapi = openapi(outputs);
    let models = &outputs["crates/backoffice/src/models/generated/orders.rs"];
    let reference = &outputs["crates/backoffice/generated/reference.md"];
    let cases = [
        ("total_tax", "Total tax: amount of money as decimal text, such as `10.00`."),
        (
            "created_at",
            "Created at: date and time, ISO 8601 in UTC, such as `2023-02-10T12:00:00Z`.",
        ),
        (
            "number",
            "Number: text that identifies this record, such as `1001`. The order number, which identifies the order in paths.",
        ),
        ("billing_address", "Billing address: the billing address of an order or a subscription."),
        ("lines", "Lines: list. Each item: a line of an order."),
    ];
    for (field, words) in cases {
        let description = &order["properties"][field]["description"];
        let text = description.as_str().unwrap();
        assert!(text.starts_with(&format!("{words} Section 2, Order")), "{field}: {text}");
        let schema = &openapi["components"]["schemas"]["Order"]["properties"][field];
        assert_eq!(&schema["description"], description, "{field}");
        assert!(models.contains(text), "{field}");
        let row = |line: &str| line.starts_with(&format!("| `{field}` |")) && line.contains(words);
        assert!(reference.lines().any(row), "{field}");
    }
    assert_eq!(order["properties"]["total_tax"]["examples"], json!(["10.00"]));
    for (path, document) in documents(outputs) {
        let shared = [&document["$defs"], &document["components"]["schemas"]];
        let shared = shared.into_iter().filter_map(Value::as_object);
        for definition in shared.flat_map(|shared| shared.values()).chain([&document]) {
            for (field, schema) in definition["properties"].as_object().into_iter().flatten() {
                let words = schema["description"].as_str().unwrap_or_default();
                let says = !words.is_empty() && !words.starts_with("Section");
                assert!(says, "{path}: {field}");
            }
        }
    }
}

#[test]
fn every_gap_that_the_openapi_document_cites_is_in_the_ledger() {
    for Set { name: set, spec, outputs } in sets() {
        let ledger: BTreeSet<&str> = spec.gaps.iter().map(|gap| gap.id.as_str()).collect();
        let mut unknown = BTreeSet::new();
        let mut cited = 0;
        visit(&openapi(outputs), &mut |field, value| {
            if field == "x-gaps" {
                for id in value.as_array().unwrap() {
                    cited += 1;
                    let id = id.as_str().unwrap();
                    if !ledger.contains(id) && (*set == BACKOFFICE.crate_name || !is_ours(id)) {
                        unknown.insert(id.to_owned());
                    }
                }
            }
        });
        assert!(cited > 0, "{set}");
        assert!(unknown.is_empty(), "{set}: {unknown:?}");
    }
}

#[test]
fn the_openapi_document_has_each_endpoint_once_with_names_that_differ() {
    for Set { name: set, spec, outputs } in sets() {
        let openapi = openapi(outputs);
        let mut ids = BTreeSet::new();
        for endpoint in &spec.endpoints {
            let method = format!("{:?}", endpoint.method).to_lowercase();
            let operation = &openapi["paths"][&endpoint.path][&method];
            let id = operation["operationId"].as_str();
            let id = id.unwrap_or_else(|| panic!("{set}: no {method} {}", endpoint.path));
            assert!(ids.insert(id.to_owned()), "{set}: {id} twice");
            let parameters = operation["parameters"].as_array().unwrap();
            let names: BTreeSet<_> = parameters.iter().map(Value::to_string).collect();
            assert_eq!(names.len(), parameters.len(), "{set}: {id}");
            // Without an address of tokens, all that is known of them is how they are sent.
            let scopes = "/components/securitySchemes/oauth2/flows/authorizationCode/scopes";
            let scheme = match openapi.pointer(scopes) {
                Some(scopes) => {
                    let is_there = |scope: &String| scopes.get(scope).is_some();
                    assert!(endpoint.scopes.iter().all(is_there), "{set}: {id}");
                    "oauth2"
                }
                None => "bearer",
            };
            let has_flow = spec.api.authorization.is_some();
            assert_eq!(has_flow, scheme == "oauth2", "{set}");
            let security = &operation["security"][0][scheme];
            assert_eq!(*security, serde_json::json!(endpoint.scopes), "{set}: {id}");
            let success = &operation["responses"][endpoint.status.to_string()];
            assert!(success.is_object(), "{set}: {id}");
            let has_body = success.get("content").is_some();
            assert_eq!(has_body, endpoint.response.is_some(), "{set}: {id}");
        }
        let operations = openapi["paths"].as_object().unwrap().values();
        let operations: usize = operations.map(|item| item.as_object().unwrap().len()).sum();
        assert_eq!(operations, spec.endpoints.len(), "{set}");
        for shape in spec.shapes.iter().filter(|shape| !shape.fields.is_empty()) {
            if shape.kind != backoffice_spec::ShapeKind::Query {
                let properties = &openapi["components"]["schemas"][&shape.name]["properties"];
                let properties = properties.as_object().unwrap();
                assert_eq!(properties.len(), shape.fields.len(), "{set}: {}", shape.name);
            }
        }
    }
}

#[test]
fn every_example_fits_its_schema() {
    for Set { name: set, outputs, .. } in sets() {
        let openapi = openapi(outputs);
        let mut checked = 0;
        visit(&openapi["paths"], &mut |field, value| {
            if field != "content" {
                return;
            }
            for media_type in value.as_object().unwrap().values() {
                let Some(example) = media_type.pointer("/examples/made-up/value") else {
                    continue;
                };
                let mut schema = media_type["schema"].clone();
                schema["components"] = openapi["components"].clone();
                let validator = jsonschema::draft202012::options()
                    .should_validate_formats(true)
                    .build(&schema)
                    .unwrap_or_else(|error| panic!("{set}: {error}"));
                let errors: Vec<_> =
                    validator.iter_errors(example).map(|error| error.to_string()).collect();
                assert!(errors.is_empty(), "{set}: {}: {errors:?}", media_type["schema"]);
                checked += 1;
            }
        });
        assert!(checked > 0, "{set}");
    }
}

/// A table set and what it generates.
struct Set {
    name: &'static str,
    spec: Spec,
    outputs: Outputs,
}

fn sets() -> &'static [Set] {
    static SETS: OnceLock<Vec<Set>> = OnceLock::new();
    SETS.get_or_init(|| {
        let sets = TARGETS.into_iter().map(|target| {
            let spec = tables(&target);
            let outputs = outputs(&spec, &target);
            Set { name: target.crate_name, spec, outputs }
        });
        sets.collect()
    })
}

/// The JSON outputs, by path. The definitions of deliveries refer to those of the bundle beside them, as those of one document.
fn documents(outputs: &Outputs) -> impl Iterator<Item = (&str, Value)> {
    let documents = outputs.iter().filter(|(path, _)| path.ends_with(".json"));
    documents.map(|(path, text)| {
        let read = |text| -> Value {
            serde_json::from_str(text).unwrap_or_else(|error| panic!("{path}: {error}"))
        };
        let mut document = read(text);
        if let Some(folder) = path.strip_suffix("deliveries.json") {
            let bundle = read(&outputs[&format!("{folder}bundle.json")]);
            let shapes = bundle["$defs"].as_object().unwrap().clone();
            document["$defs"].as_object_mut().unwrap().extend(shapes);
        }
        (path.as_str(), document)
    })
}

fn openapi(outputs: &Outputs) -> Value {
    let mut documents = documents(outputs);
    let openapi = documents.find(|(path, _)| path.ends_with("openapi.json"));
    openapi.unwrap().1
}

/// Calls with every field below a value, and its name.
fn visit(value: &Value, seen: &mut impl FnMut(&str, &Value)) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                seen(name, value);
                visit(value, seen);
            }
        }
        Value::Array(elements) => elements.iter().for_each(|element| visit(element, seen)),
        _ => {}
    }
}

/// Returns true for a gap that the generator cites for any tables.
fn is_ours(id: &str) -> bool {
    tables(&BACKOFFICE).gaps.iter().any(|gap| gap.id == id)
}
