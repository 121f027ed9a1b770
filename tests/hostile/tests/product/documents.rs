//! Schema documents that are cut out of the bundles.

use std::sync::LazyLock;

use backoffice_codegen::{Target, generate};
use backoffice_hostile::description::{API, ShapeKind};
use backoffice_schema::{Documents, Profile};
use serde_json::Value;

use crate::{TARGET, tables};

/// The documents, which the build script does not write.
static DOCUMENTS: LazyLock<Documents> = LazyLock::new(|| {
    let target = Target { documents: Some("https://hostile.example/"), ..TARGET };
    let mut outputs = generate(&tables(), &target).unwrap();
    let mut text = |name: &str| -> &'static str {
        let path = format!("{}/generated/{name}", target.folder);
        outputs.remove(&path).unwrap().leak()
    };
    Documents {
        api: &API,
        base: "https://hostile.example/2023-02-10/",
        bundles: [text("contract/bundle.json"), text("strict/bundle.json")],
        deliveries: [text("contract/deliveries.json"), text("strict/deliveries.json")],
        openapi: text("openapi.json"),
        gaps: &[],
    }
});

#[test]
fn every_document_is_cut_out_with_its_id() {
    for profile in Profile::ALL {
        let shapes = DOCUMENTS.shapes();
        let shapes = shapes.map(|document| (document.id(profile), document.text(profile)));
        let events = DOCUMENTS.events();
        let events = events.map(|document| (document.id(profile), document.text(profile)));
        let mut count = 0;
        for (id, text) in shapes.chain(events) {
            let document: Value = serde_json::from_str(&text).unwrap();
            assert_eq!(document["$id"], *id);
            count += 1;
        }
        let queries = API.shapes.iter();
        let queries = queries.filter(|shape| shape.kind == ShapeKind::Query);
        assert_eq!(count, API.shapes.len() - queries.count() + API.events.len());
    }
}
