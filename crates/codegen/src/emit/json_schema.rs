//! Writes JSON Schema 2020-12: for each profile, a bundle of all shapes, and the definitions of the deliveries of events. The
//! schema crate cuts the document of each out of these.

use serde_json::{Map, json};

use super::{
    events,
    schema::{Dialect, Schemas},
};
use crate::{
    COMMAND,
    ir::{Ir, Profile},
    json,
};

/// Longest line of several values in a document: most fields of shapes fit into a line of their own.
pub(super) const WIDTH: usize = 240;

/// The dialect of every document.
const META_SCHEMA: &str = "https://json-schema.org/draft/2020-12/schema";

/// Paths below the schema folder, and texts. `base` is the start of the documents' ids.
pub(crate) fn emit(ir: &Ir<'_>, base: &str) -> Vec<(String, String)> {
    let mut files = Vec::new();
    for profile in Profile::ALL {
        let schemas = Schemas { ir, profile, dialect: Dialect::JsonSchema };
        let shapes = ir.documents();
        let shapes = shapes.map(|shape| (shape.name.clone(), schemas.definition(shape).into()));
        let events = ir.spec.events.iter();
        let events =
            events.map(|event| (event.name.clone(), events::delivery(schemas, event).into()));
        for (name, title, definitions) in [
            ("bundle", "every shape", shapes.collect::<Map<_, _>>()),
            ("deliveries", "every event", events.collect()),
        ] {
            let title = format!("{}, {title}", ir.spec.api.title);
            let document = json!({
                "$schema": META_SCHEMA,
                "$id": format!("{base}{}/{name}.json", profile.name()),
                "$comment": format!("Written by `{COMMAND}` from {}. Do not edit.", ir.target.tables),
                "title": title,
                "$defs": definitions,
            });
            // The schema crate finds definitions by their lines, so each has some.
            files.push((
                format!("{}/{name}.json", profile.name()),
                json::lines(&document, 3, WIDTH),
            ));
        }
    }
    files
}
