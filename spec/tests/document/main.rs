//! Checks that the tables have everything that the API document has: every field, endpoint, query parameter, header,
//! scope, bound, enumeration and open question.
//!
//! The document is beside the project, not in it. Without it, the tests print a note and pass. They read the text of
//! the document; the lists at the top of `reading` interpret its ambiguous words.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod endpoints;
mod grammar;
mod mutations;
mod reading;
mod shapes;
mod silence;

use std::fs;
use std::path::Path;

use backoffice_spec::{Shape, Spec, Type, load_dir};

use mutations::MUTATIONS;
use reading::StatedShape;
use shapes::Comparison;

#[test]
fn the_tables_cover_the_document() {
    let Some(document) = document() else { return };
    let shapes = reading::shapes(&document);
    let differences = differences(&document, &shapes, &tables());
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

#[test]
fn every_difference_is_reported() {
    let Some(document) = document() else { return };
    let shapes = reading::shapes(&document);
    let tables = tables();
    if !differences(&document, &shapes, &tables).is_empty() {
        return; // The first test reports them.
    }
    for (what, mutate, expected) in MUTATIONS {
        let mut mutated = tables.clone();
        mutate(&mut mutated);
        assert!(mutated != tables, "{what}: nothing was changed");
        let found = differences(&document, &shapes, &mutated);
        assert!(
            found.iter().any(|difference| difference.contains(expected)),
            "{what}: `{expected}` is not in {found:#?}"
        );
    }
}

#[test]
fn every_row_that_is_left_out_is_reported() {
    let Some(document) = document() else { return };
    let shapes = reading::shapes(&document);
    let tables = tables();
    if !differences(&document, &shapes, &tables).is_empty() {
        return; // The first test reports them.
    }
    let mut silent = Vec::new();
    let mut check = |what: String, mutated: &Spec| {
        if differences(&document, &shapes, mutated).is_empty() {
            silent.push(what);
        }
    };
    for (at, shape) in tables.shapes.iter().enumerate() {
        for (row, field) in shape.fields.iter().enumerate() {
            let mut mutated = tables.clone();
            mutated.shapes[at].fields[row].ty =
                Type::List(Box::new(Type::List(Box::new(Type::Any))));
            check(format!("the type of {}.{}", shape.name, field.name), &mutated);
            mutated.shapes[at].fields.remove(row);
            check(format!("{}.{}", shape.name, field.name), &mutated);
        }
    }
    for (at, endpoint) in tables.endpoints.iter().enumerate() {
        let mut mutated = tables.clone();
        mutated.endpoints.remove(at);
        check(endpoint.id.clone(), &mutated);
    }
    for (at, scope) in tables.scopes.iter().enumerate() {
        let mut mutated = tables.clone();
        mutated.scopes.remove(at);
        check(scope.name.clone(), &mutated);
    }
    for (at, values) in tables.enums.iter().enumerate() {
        for (row, value) in values.values.iter().enumerate() {
            let mut mutated = tables.clone();
            mutated.enums[at].values.remove(row);
            check(format!("{value} of {}", values.name), &mutated);
        }
    }
    assert!(silent.is_empty(), "no gap is about {silent:#?}");
}

/// All differences between the document and the tables, and the shapes that only the tables have.
fn differences(document: &str, shapes: &[StatedShape], spec: &Spec) -> Vec<String> {
    let mut comparison = Comparison::new(document, spec);
    comparison.shapes(shapes);
    comparison.named_values(document);
    endpoints::compare(document, shapes, &mut comparison);
    silence::compare(document, &mut comparison);
    comparison.nothing_else();
    comparison.differences
}

fn document() -> Option<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/api-specification.md");
    if !path.is_file() {
        println!("skipped: there is no API document at {}", path.display());
        return None;
    }
    Some(fs::read_to_string(&path).unwrap())
}

/// Returns the tables, without what the document does not have.
fn tables() -> Spec {
    let tables = Path::new(env!("CARGO_MANIFEST_DIR")).join("tables");
    let mut spec = load_dir(&tables).unwrap_or_else(|error| panic!("{error}"));
    let ours = spec.groups.iter().filter(|group| group.ours);
    let ours: Vec<_> = ours.map(|group| group.id.clone()).collect();
    spec.groups.retain(|group| !group.ours);
    spec.endpoints.retain(|endpoint| !ours.contains(&endpoint.group));
    let is_ours = |shape: &Shape| shape.section.contains(", gap ");
    spec.shapes.retain(|shape| !is_ours(shape));
    spec.enums.retain(|found| !found.section.contains(", gap "));
    spec
}
