//! JSON Schema 2020-12 and OpenAPI 3.1 documents of the commerce back-office API, by name and by
//! operation.
//!
//! ```
//! use backoffice_schema::{Profile, find};
//!
//! let refund = find("POST /orders/{number}/refund/ request")?;
//! assert_eq!(refund.name(), "RefundOrder");
//! assert!(refund.text(Profile::Contract).contains("\"required\""));
//! # Ok::<(), backoffice_schema::UnknownName>(())
//! ```
//!
//! This crate knows the documents and their names. It must not know the models or validation.

mod cut;
#[rustfmt::skip]
mod generated;

use backoffice_shapes::{Event, ShapeInfo};
pub use backoffice_shapes::{Profile, UnknownName};

use self::cut::Bundle;

/// Schema documents of one shape, one for each profile.
#[derive(Debug)]
pub struct Document {
    shape: &'static ShapeInfo,
}

impl Document {
    /// Name of the shape: `Order`, `CustomerPage`.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.shape.name
    }

    /// Static description of the shape.
    #[must_use]
    pub fn shape(&self) -> &'static ShapeInfo {
        self.shape
    }

    /// `$id` of the document.
    #[must_use]
    pub fn id(&self, profile: Profile) -> String {
        id(profile, self.name())
    }

    /// JSON text of the document, cut out of the [`bundle`]. It has no references to other documents.
    #[must_use]
    pub fn text(&self, profile: Profile) -> String {
        Bundle::read(bundle(profile)).document(&self.id(profile), self.name())
    }
}

/// Schema documents of the deliveries of one event, one for each profile (gap `delivery-payload`).
#[derive(Debug)]
pub struct DeliveryDocument {
    event: &'static Event,
}

impl DeliveryDocument {
    /// The event.
    #[must_use]
    pub fn event(&self) -> &'static Event {
        self.event
    }

    /// `$id` of the document.
    #[must_use]
    pub fn id(&self, profile: Profile) -> String {
        id(profile, &format!("deliveries/{}", self.event.name))
    }

    /// JSON text of the document. It has no references to other documents.
    #[must_use]
    pub fn text(&self, profile: Profile) -> String {
        let deliveries = Bundle::read(pick(generated::EVENTS, profile));
        let definition = deliveries.definition(self.event.name);
        Bundle::read(bundle(profile)).around(&self.id(profile), None, definition)
    }
}

/// Row of the gap ledger: a point that the API document leaves open, and our decision.
#[derive(Debug)]
pub struct Gap {
    /// Id: `refund-body-fields`.
    pub id: &'static str,
    /// Open point, as a question.
    pub question: &'static str,
    /// Our decision.
    pub decision: &'static str,
    /// Parts of the project that follow the decision.
    pub acts_in: &'static [&'static str],
    /// Way to change the decision.
    pub switch: &'static str,
    /// The document's section.
    pub section: &'static str,
}

/// Returns the documents of every shape, in table order.
#[must_use]
pub fn documents() -> &'static [Document] {
    generated::DOCUMENTS
}

/// Returns the documents of every event's deliveries, in table order.
#[must_use]
pub fn deliveries() -> &'static [DeliveryDocument] {
    generated::DELIVERIES
}

/// Returns one JSON Schema document with every shape under `$defs`.
#[must_use]
pub fn bundle(profile: Profile) -> &'static str {
    pick(generated::BUNDLES, profile)
}

/// Returns the OpenAPI 3.1 document, as JSON.
#[must_use]
pub fn openapi() -> &'static str {
    generated::OPENAPI
}

/// Returns the gap ledger.
#[must_use]
pub fn gaps() -> &'static [Gap] {
    generated::GAPS
}

/// Finds the documents of a shape, by any name that [`backoffice_shapes::find`] accepts.
///
/// # Errors
///
/// If no shape or operation has the name; the error has the nearest names.
pub fn find(name: &str) -> Result<&'static Document, UnknownName> {
    let shape = backoffice_shapes::find(name)?;
    let found = documents()
        .iter()
        .find(|document| document.name() == shape.name);
    found.ok_or_else(|| UnknownName::new(name, Vec::new()))
}

/// Returns the start of the `$id` of every document.
#[must_use]
pub fn base() -> &'static str {
    generated::BASE
}

fn id(profile: Profile, name: &str) -> String {
    format!("{}{profile}/{name}.json", base())
}

fn pick(texts: [&'static str; 2], profile: Profile) -> &'static str {
    let [contract, strict] = texts;
    match profile {
        Profile::Contract => contract,
        Profile::Strict => strict,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use backoffice_shapes::{SHAPES, ShapeKind};

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
            let shapes = shapes
                .iter()
                .map(|document| (document.id(profile), document.text(profile)));
            let events = deliveries();
            let events = events
                .iter()
                .map(|document| (document.id(profile), document.text(profile)));
            for (id, text) in shapes.chain(events) {
                assert!(text.contains(&format!("\"$id\": \"{id}\"")), "{id}");
                let references = text.split("\"$ref\": \"#").skip(1);
                let references = references.filter_map(|rest| rest.split('"').next());
                let needed: BTreeSet<_> = references
                    .filter_map(|reference| reference.strip_prefix("/$defs/"))
                    .collect();
                let document = Bundle::read(&text);
                let names: BTreeSet<_> = document.names().collect();
                assert_eq!(names, needed, "{id}");
            }
        }
    }
}

/// Runs the example of README.md.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
