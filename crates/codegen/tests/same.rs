//! The generator depends on nothing but the tables and the target.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use backoffice_codegen::{BACKOFFICE, generate};
use support::{HOSTILE, TARGETS, outputs, tables};

#[test]
fn the_same_tables_give_the_same_outputs() {
    for target in TARGETS {
        let (spec, again) = (tables(&target), tables(&target));
        assert_eq!(spec, again);
        let same = outputs(&spec, &target) == outputs(&again, &target);
        assert!(same, "{}: the two runs differ", target.crate_name);
    }
}

#[test]
fn every_output_is_in_a_folder_of_its_target() {
    for target in TARGETS {
        let owned = target.owned();
        for path in outputs(&tables(&target), &target).keys() {
            let holds = |folder: &String| path.starts_with(&format!("{folder}/"));
            assert!(owned.iter().any(holds), "{path}");
        }
    }
}

#[test]
fn wide_shapes_need_a_wide_engine_and_wider_ones_are_refused() {
    let output = |fields: usize| {
        let mut spec = tables(&HOSTILE);
        let mut shapes = spec.shapes.iter_mut();
        let shape = shapes.find(|shape| shape.name == "Leaf").unwrap();
        let leaf = shape.fields[0].clone();
        let added = (1..fields).map(|number| {
            let mut field = leaf.clone();
            field.name = format!("leaf_{number}");
            field
        });
        shape.fields.extend(added);
        generate(&spec, &HOSTILE).map(|outputs| {
            let mut outputs = outputs.into_iter();
            let tables = outputs.find(|(path, _)| path.ends_with("tables.rs"));
            tables.unwrap().1.contains("backoffice_wide")
        })
    };
    assert_eq!(output(64).ok(), Some(false));
    assert_eq!(output(65).ok(), Some(true));
    assert_eq!(output(128).ok(), Some(true));
    let error = output(129).unwrap_err().to_string();
    assert!(error.starts_with("Leaf has 129 fields"), "{error}");
}

/// Each table has a column `id` with a whole number, so an identity that is a text gets another one.
#[test]
fn a_text_identity_gets_a_column_of_its_own() {
    let key_of_orders = |name: &str| {
        let mut spec = tables(&BACKOFFICE);
        let mut shapes = spec.shapes.iter_mut();
        let orders = shapes.find(|shape| shape.name == "Order").unwrap();
        let mut fields = orders.fields.iter_mut();
        let identity = fields.find(|field| field.name == "number").unwrap();
        identity.name = name.to_owned();
        orders.identity = Some(name.to_owned());
        let outputs = outputs(&spec, &BACKOFFICE);
        let output = &outputs["crates/backoffice/src/server/generated/tables.rs"];
        let (_, table) = output.split_once("pub static ORDERS: Table").unwrap();
        let (table, _) = table.split_once("\n};").unwrap();
        let quoted = |after: &str| table.split(after).nth(1)?.split('"').next();
        (
            quoted("key: \"").map(str::to_owned),
            quoted("Column { name: \"").map(str::to_owned),
            quoted("paths: &[&[\"").map(str::to_owned),
        )
    };
    for (name, column) in [("number", "number"), ("id", "id_text"), ("json", "json_text")] {
        let expected = [column, column, name].map(|text| Some(text.to_owned()));
        let [key, of, path] = expected;
        assert_eq!(key_of_orders(name), (key, of, path));
    }
}
