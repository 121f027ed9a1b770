//! An API as one value.

use crate::{Endpoint, Event, Presence, Scope, ShapeInfo, ShapeKind, TypeInfo};

/// An API: its shapes, endpoints, scopes and events, and the conventions of its calls.
///
/// The generator writes one for each API document. Code that works with any API takes it as a value.
#[derive(Debug)]
pub struct Api {
    /// The service's name in snake case, as deliveries, metrics and database connections show it.
    pub name: &'static str,
    /// Title of the API document.
    pub title: &'static str,
    /// Every shape, in table order.
    pub shapes: &'static [&'static ShapeInfo],
    /// Every endpoint, by the document's number.
    pub endpoints: &'static [&'static Endpoint],
    /// Every scope, in document order.
    pub scopes: &'static [&'static Scope],
    /// Every event, in table order.
    pub events: &'static [&'static Event],
    /// The header that selects the API's version, if calls have one.
    pub version: Option<VersionHeader>,
    /// The fields of a page, if endpoints answer with pages.
    pub page: Option<PageFields>,
    /// Query parameter that selects a page of a list, if calls have one.
    pub cursor: Option<&'static str>,
    /// Names of the fields with the currency of the amounts beside them: `currency`.
    pub currencies: &'static [&'static str],
    /// Names of the fields that identify records: `id`.
    pub identities: &'static [&'static str],
}

/// The request header that selects the version of an API.
#[derive(Debug)]
pub struct VersionHeader {
    /// Name of the header.
    pub name: &'static str,
    /// Versions that the service knows.
    pub values: &'static [&'static str],
    /// Version that the models have; calls send it. None if the service chooses.
    pub default: Option<&'static str>,
}

/// Names of the fields of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PageFields {
    /// Address of the next page, or null.
    pub next: &'static str,
    /// Address of the previous page, or null.
    pub previous: &'static str,
    /// The records.
    pub results: &'static str,
    /// Section of the document about pages.
    pub section: &'static str,
}

impl Api {
    /// Returns the shapes of bodies: all but query parameters, which are not JSON.
    pub fn bodies(&self) -> impl Iterator<Item = &'static ShapeInfo> + use<> {
        let shapes = self.shapes.iter().copied();
        shapes.filter(|shape| shape.kind != ShapeKind::Query)
    }

    /// Returns the event that calls of an endpoint emit.
    #[must_use]
    pub fn event_of(&self, endpoint: &Endpoint) -> Option<&'static Event> {
        self.events.iter().copied().find(|event| {
            let emitter = event.emitter.map(|emitter| emitter.id);
            emitter == Some(endpoint.id)
        })
    }

    /// Returns the shape of a page's records; `None` if the shape is not a page.
    #[must_use]
    pub fn element_of(&self, page: &ShapeInfo) -> Option<&'static ShapeInfo> {
        let results = self.page.as_ref()?.results;
        match page.field(results)?.ty {
            TypeInfo::List(TypeInfo::Shape(shape)) if page.kind == ShapeKind::Page => Some(shape),
            _ => None,
        }
    }

    /// Returns `true` if a field identifies records of a shape: its presence or its name says so.
    #[must_use]
    pub fn is_identity(&self, shape: &ShapeInfo, field: &crate::FieldInfo) -> bool {
        field.presence == Presence::Identity
            || shape.kind == ShapeKind::Record && self.identities.contains(&field.name)
    }
}
