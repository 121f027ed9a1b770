//! Writes JSON Schema 2020-12: a document for each shape, event and profile, and a bundle of all shapes.

use backoffice_spec::Event;
use serde_json::{Map, Value, json};

use super::{
    events,
    schema::{Dialect, Schemas, pretty},
};
use crate::{
    COMMAND,
    ir::{Ir, Profile},
};

/// The dialect of every document.
const META_SCHEMA: &str = "https://json-schema.org/draft/2020-12/schema";

/// Paths below the schema folder, and texts.
pub(crate) fn emit(ir: &Ir<'_>) -> Vec<(String, String)> {
    let mut files = Vec::new();
    for profile in Profile::ALL {
        let schemas = Schemas {
            ir,
            profile,
            dialect: Dialect::JsonSchema,
            root: None,
        };
        for shape in ir.documents() {
            let mut document = head(ir, profile, &shape.name);
            let schemas = Schemas {
                root: Some(&shape.name),
                ..schemas
            };
            document.append(&mut schemas.definition(shape));
            let definitions: Map<_, _> = ir
                .closure(&shape.name)
                .into_iter()
                .filter(|below| below.name != shape.name)
                .map(|below| (below.name.clone(), schemas.definition(below).into()))
                .collect();
            if !definitions.is_empty() {
                document.insert("$defs".into(), definitions.into());
            }
            files.push((
                format!("{}/{}.json", profile.name(), shape.name),
                pretty(&document.into()),
            ));
        }
        for event in &ir.spec.events {
            let mut document = head(ir, profile, &event_path(event));
            document.append(&mut events::delivery(schemas, event));
            let below = event.data.iter().flat_map(|data| ir.closure(data));
            let definitions: Map<_, _> = below
                .map(|below| (below.name.clone(), schemas.definition(below).into()))
                .collect();
            if !definitions.is_empty() {
                document.insert("$defs".into(), definitions.into());
            }
            files.push((
                format!("{}/{}.json", profile.name(), event_path(event)),
                pretty(&document.into()),
            ));
        }
        let mut bundle = head(ir, profile, "bundle");
        bundle.insert(
            "title".into(),
            json!(format!("{}, every shape", ir.spec.api.title)),
        );
        let definitions: Map<_, _> = ir
            .documents()
            .map(|shape| (shape.name.clone(), schemas.definition(shape).into()))
            .collect();
        bundle.insert("$defs".into(), definitions.into());
        files.push((
            format!("{}/bundle.json", profile.name()),
            pretty(&bundle.into()),
        ));
    }
    files
}

fn head(ir: &Ir<'_>, profile: Profile, name: &str) -> Map<String, Value> {
    let mut document = Map::new();
    document.insert("$schema".into(), json!(META_SCHEMA));
    document.insert("$id".into(), json!(id(ir, profile, name)));
    document.insert(
        "$comment".into(),
        json!(format!(
            "Written by `{COMMAND}` from spec/tables. Do not edit."
        )),
    );
    document
}

/// Returns the name of a delivery's document, beside those of the shapes.
pub(super) fn event_path(event: &Event) -> String {
    format!("deliveries/{}", event.name)
}

/// Returns a document's identifier. `example` hosts are reserved (RFC 2606): it is a name, not an address.
pub(super) fn id(ir: &Ir<'_>, profile: Profile, name: &str) -> String {
    format!(
        "https://backoffice.example/schemas/{}/{}/{name}.json",
        ir.spec.api.version,
        profile.name()
    )
}
