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
//! What this crate knows: the documents and their names. What it must not know: the models, how
//! to validate.

#[rustfmt::skip]
mod generated;

use backoffice_shapes::ShapeInfo;
pub use backoffice_shapes::{Profile, UnknownName};

/// The schema documents of one shape.
#[derive(Debug)]
pub struct Document {
    name: &'static str,
    shape: &'static ShapeInfo,
    ids: [&'static str; 2],
    texts: [&'static str; 2],
}

impl Document {
    /// The shape's name: `Order`, `CustomerPage`.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The shape's static description.
    #[must_use]
    pub fn shape(&self) -> &'static ShapeInfo {
        self.shape
    }

    /// The document's `$id`.
    #[must_use]
    pub fn id(&self, profile: Profile) -> &'static str {
        pick(self.ids, profile)
    }

    /// The document as JSON text. It refers to nothing outside itself.
    #[must_use]
    pub fn text(&self, profile: Profile) -> &'static str {
        pick(self.texts, profile)
    }
}

/// A row of the gap ledger: something the API document does not say, and what this project does.
#[derive(Debug)]
pub struct Gap {
    /// Identifier: `refund-body-fields`.
    pub id: &'static str,
    /// What the document leaves open.
    pub question: &'static str,
    /// What this project does.
    pub decision: &'static str,
    /// Where it does it.
    pub acts_in: &'static [&'static str],
    /// How to have it otherwise.
    pub switch: &'static str,
    /// The document's section.
    pub section: &'static str,
}

/// Every shape's documents, in table order.
#[must_use]
pub fn documents() -> &'static [Document] {
    generated::DOCUMENTS
}

/// One JSON Schema document with every shape under `$defs`.
#[must_use]
pub fn bundle(profile: Profile) -> &'static str {
    pick(generated::BUNDLES, profile)
}

/// The OpenAPI 3.1 document, as JSON.
#[must_use]
pub fn openapi() -> &'static str {
    generated::OPENAPI
}

/// The gap ledger.
#[must_use]
pub fn gaps() -> &'static [Gap] {
    generated::GAPS
}

/// The documents of a shape (`Order`) or of an operation's request or response
/// (`POST /webhooks/ request`, `GET /users/{id}/ response`, `refund_order request`). Case and the spacing
/// of words do not matter.
///
/// # Errors
///
/// If there is no such shape or operation, with the names that come nearest.
pub fn find(name: &str) -> Result<&'static Document, UnknownName> {
    let shape = backoffice_shapes::find(name)?;
    let found = documents()
        .iter()
        .find(|document| document.name == shape.name);
    found.ok_or_else(|| UnknownName::new(name, Vec::new()))
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
}
