//! Type of the catalogue of events.

use crate::{Endpoint, ShapeInfo};

/// An event that webhooks deliver.
#[derive(Debug)]
pub struct Event {
    /// Name in a delivery: `order.refunded`.
    pub name: &'static str,
    /// The event in words.
    pub about: &'static str,
    /// The endpoint whose calls emit it.
    pub emitter: Option<&'static Endpoint>,
    /// Shape of the record in a delivery; none for any object.
    pub data: Option<&'static ShapeInfo>,
    /// Section of the API document.
    pub section: &'static str,
    /// Ids of the gaps that concern it.
    pub gaps: &'static [&'static str],
}
