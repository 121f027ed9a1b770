//! The documents of an API.

use std::fmt;

use backoffice_shapes::{Api, Event, Profile, ShapeInfo, UnknownName};

use crate::cut::Bundle;

/// The documents of an API, which the generator writes.
#[derive(Debug)]
pub struct Documents {
    /// The API.
    pub api: &'static Api,
    /// Start of the `$id` of every document.
    pub base: &'static str,
    /// One JSON Schema document for each profile, with every shape under `$defs`.
    pub bundles: [&'static str; 2],
    /// For each profile, definitions of the events' deliveries. They refer to those of the bundle.
    pub deliveries: [&'static str; 2],
    /// The OpenAPI 3.1 document, as JSON.
    pub openapi: &'static str,
    /// The gap ledger.
    pub gaps: &'static [Gap],
}

impl Documents {
    /// Returns the documents of every shape, in table order.
    pub fn shapes(&'static self) -> impl Iterator<Item = Document> {
        let shapes = self.api.bodies();
        shapes.map(move |shape| Document { of: self, shape })
    }

    /// Returns the documents of every event's deliveries, in table order.
    pub fn events(&'static self) -> impl Iterator<Item = DeliveryDocument> {
        let events = self.api.events.iter();
        events.map(move |event| DeliveryDocument { of: self, event })
    }

    /// Finds the documents of a shape, by any name that [`Api::find`] accepts.
    ///
    /// # Errors
    ///
    /// If no shape or operation has the name; the error has the nearest names.
    pub fn find(&'static self, name: &str) -> Result<Document, UnknownName> {
        let shape = self.api.find(name)?;
        Ok(Document { of: self, shape })
    }

    /// Returns one JSON Schema document with every shape under `$defs`.
    #[must_use]
    pub fn bundle(&self, profile: Profile) -> &'static str {
        pick(self.bundles, profile)
    }

    fn id(&self, profile: Profile, name: &str) -> String {
        format!("{}{profile}/{name}.json", self.base)
    }
}

/// Schema documents of one shape, one for each profile.
#[derive(Clone, Copy)]
pub struct Document {
    of: &'static Documents,
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
        self.of.id(profile, self.name())
    }

    /// JSON text of the document, cut out of the bundle. It has no references to other documents.
    #[must_use]
    pub fn text(&self, profile: Profile) -> String {
        Bundle::read(self.of.bundle(profile)).document(&self.id(profile), self.name())
    }
}

impl fmt::Debug for Document {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Document").field(&self.name()).finish()
    }
}

/// Schema documents of the deliveries of one event, one for each profile.
#[derive(Clone, Copy)]
pub struct DeliveryDocument {
    of: &'static Documents,
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
        let name = format!("deliveries/{}", self.event.name);
        self.of.id(profile, &name)
    }

    /// JSON text of the document. It has no references to other documents.
    #[must_use]
    pub fn text(&self, profile: Profile) -> String {
        let deliveries = Bundle::read(pick(self.of.deliveries, profile));
        let definition = deliveries.definition(self.event.name);
        Bundle::read(self.of.bundle(profile)).around(&self.id(profile), None, definition)
    }
}

impl fmt::Debug for DeliveryDocument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = &self.event.name;
        f.debug_tuple("DeliveryDocument").field(name).finish()
    }
}

/// Row of the gap ledger: a point that the API document leaves open, and our decision.
#[derive(Debug)]
pub struct Gap {
    /// Its id.
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

fn pick(texts: [&'static str; 2], profile: Profile) -> &'static str {
    let [contract, strict] = texts;
    match profile {
        Profile::Contract => contract,
        Profile::Strict => strict,
    }
}
