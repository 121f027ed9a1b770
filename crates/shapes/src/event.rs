//! Type of the catalogue of events, section 6.

use crate::{Endpoint, ShapeInfo, events};

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

impl Event {
    /// Returns the event that calls of an endpoint emit.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_shapes::{Event, endpoints};
    ///
    /// let event = Event::of(&endpoints::REFUND_ORDER).map(|event| event.name);
    /// assert_eq!(event, Some("order.refunded"));
    /// assert!(Event::of(&endpoints::LIST_USERS).is_none());
    /// ```
    #[must_use]
    pub fn of(endpoint: &Endpoint) -> Option<&'static Self> {
        let mut all = events::ALL.iter().copied();
        all.find(|event| {
            event
                .emitter
                .is_some_and(|emitter| emitter.id == endpoint.id)
        })
    }
}
