//! JSON Schema 2020-12 and OpenAPI 3.1 documents of the API, by name and by operation.
//!
//! ```
//! use backoffice::schema::{Profile, find};
//!
//! let refund = find("POST /orders/{number}/refund/ request")?;
//! assert_eq!(refund.name(), "RefundOrder");
//! assert!(refund.text(Profile::Contract).contains("\"required\""));
//! # Ok::<(), backoffice::schema::UnknownName>(())
//! ```

use std::sync::LazyLock;

#[rustfmt::skip]
mod generated;

pub use backoffice_schema::{DeliveryDocument, Document, Documents, Gap, Profile, UnknownName};

pub use self::generated::DOCUMENTS;

/// Returns the documents of every shape, in table order.
#[must_use]
pub fn documents() -> &'static [Document] {
    static ALL: LazyLock<Vec<Document>> = LazyLock::new(|| DOCUMENTS.shapes().collect());
    &ALL
}

/// Returns the documents of every event's deliveries, in table order.
#[must_use]
pub fn deliveries() -> &'static [DeliveryDocument] {
    static ALL: LazyLock<Vec<DeliveryDocument>> = LazyLock::new(|| DOCUMENTS.events().collect());
    &ALL
}

/// Returns one JSON Schema document with every shape under `$defs`.
#[must_use]
pub fn bundle(profile: Profile) -> &'static str {
    DOCUMENTS.bundle(profile)
}

/// Returns the OpenAPI 3.1 document, as JSON.
#[must_use]
pub fn openapi() -> &'static str {
    DOCUMENTS.openapi
}

/// Returns the gap ledger.
#[must_use]
pub fn gaps() -> &'static [Gap] {
    DOCUMENTS.gaps
}

/// Finds the documents of a shape, by its name or the request or response of an operation.
///
/// # Errors
///
/// If no shape or operation has the name; the error has the nearest names.
pub fn find(name: &str) -> Result<&'static Document, UnknownName> {
    let found = DOCUMENTS.find(name)?;
    let mut all = documents().iter();
    all.find(|document| document.name() == found.name())
        .ok_or_else(|| UnknownName::new(name, Vec::new()))
}

/// Returns the start of the `$id` of every document.
#[must_use]
pub fn base() -> &'static str {
    DOCUMENTS.base
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use backoffice_description::{SHAPES, ShapeKind};

    use super::*;

    #[test]
    fn every_shape_of_a_body_has_its_documents() {
        let bodies = SHAPES.iter().filter(|shape| shape.kind != ShapeKind::Query);
        let mut count = 0;
        for shape in bodies {
            let document = find(shape.name).unwrap();
            assert_eq!(document.name(), shape.name);
            assert!(std::ptr::eq(document.shape(), *shape), "{}", shape.name);
            count += 1;
        }
        assert_eq!(count, documents().len());
    }

    /// Each document has what it refers to, and nothing else.
    #[test]
    fn documents_have_the_definitions_that_they_need() {
        for profile in Profile::ALL {
            let shapes = documents();
            let shapes =
                shapes.iter().map(|document| (document.id(profile), document.text(profile)));
            let events = deliveries();
            let events =
                events.iter().map(|document| (document.id(profile), document.text(profile)));
            for (id, text) in shapes.chain(events) {
                assert!(text.contains(&format!("\"$id\": \"{id}\"")), "{id}");
                let references = text.split("\"$ref\": \"#").skip(1);
                let references = references.filter_map(|rest| rest.split('"').next());
                let needed: BTreeSet<_> =
                    references.filter_map(|reference| reference.strip_prefix("/$defs/")).collect();
                let document: serde_json::Value = serde_json::from_str(&text).unwrap();
                let definitions = document["$defs"].as_object().into_iter().flatten();
                let names: BTreeSet<_> = definitions.map(|(name, _)| name.as_str()).collect();
                assert_eq!(names, needed, "{id}");
            }
        }
    }
}
