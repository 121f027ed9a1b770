//! The `schemars` and `utoipa` schemas of each shape have the verdicts and descriptions of the contract document.

use backoffice::{
    samples::{
        Samples,
        hostile::{Extent, drifted},
    },
    schema::{Profile, documents},
};
use serde_json::Value;

use crate::{
    instances::cases,
    registry::{Shape, shapes},
};

#[cfg(feature = "schemars")]
#[test]
fn schemars_schemas_agree_with_the_contract_documents() {
    agree(|shape| ((shape.schema)(), String::new()));
}

#[cfg(feature = "utoipa")]
#[test]
fn utoipa_schemas_agree_with_the_contract_documents() {
    agree(|shape| {
        let place = format!("/components/schemas/{}", shape.info.name);
        ((shape.components)(), place)
    });
}

/// Queries have no document of their own.
#[cfg(all(feature = "schemars", feature = "utoipa"))]
#[test]
fn utoipa_schemas_have_every_keyword_of_schemars_schemas() {
    for shape in shapes() {
        let name = shape.info.name;
        let schema = (shape.schema)().to_string();
        let schema = schema.replace("#/$defs/", "#/components/schemas/");
        let mut schema: Value = serde_json::from_str(&schema).unwrap();
        let keywords = schema.as_object_mut().unwrap();
        keywords.retain(|keyword, value| {
            !matches!(&**keyword, "$schema" | "$defs" | "title") && *value != serde_json::json!({})
        });
        let components = (shape.components)();
        assert_eq!(components["components"]["schemas"][name], schema, "{name}");
    }
}

/// Compares schemas with the contract documents. `schema` returns a document and the pointer to the shape in it.
fn agree(schema: fn(&Shape) -> (Value, String)) {
    let mut verdicts = [0, 0];
    for shape in shapes() {
        let Some(document) = documents().iter().find(|document| document.name() == shape.info.name)
        else {
            assert_eq!(shape.info.kind, backoffice::description::ShapeKind::Query);
            continue;
        };
        let contract: Value = serde_json::from_str(&document.text(Profile::Contract)).unwrap();
        let (ours, place) = schema(&shape);
        let described = ours.pointer(&place).unwrap();
        assert_eq!(described["description"], contract["description"]);
        for row in shape.info.fields {
            let description =
                |schema: &Value| schema["properties"][row.name]["description"].clone();
            let place = format!("{} {}", shape.info.name, row.name);
            assert_eq!(description(described), description(&contract), "{place}");
        }
        let [contract, ours] = [contract, ours].map(|schema| {
            jsonschema::draft202012::options().should_validate_formats(true).build(&schema).unwrap()
        });
        for case in 0..cases(24) {
            let valid = Samples::new(shape.info, case, Profile::Contract).instance(case);
            let text = match case % 3 {
                0 => valid,
                _ => drifted(&valid, case, Extent::Interoperable).unwrap(),
            };
            let instance: Value = serde_json::from_str(&text).unwrap();
            let verdict = contract.is_valid(&instance);
            verdicts[usize::from(verdict)] += 1;
            assert!(verdict || case % 3 != 0, "{} is not valid: {text}", shape.info.name);
            assert_eq!(ours.is_valid(&instance), verdict, "{}: {text}", shape.info.name);
        }
    }
    assert!(verdicts.iter().all(|count| *count > 100), "one-sided: {verdicts:?}");
}
