//! Resolves events: the endpoints that emit them, and the records that they deliver.

use std::collections::BTreeMap;

use crate::check::Check;
use crate::mistakes::{Mistakes, Name};
use crate::model::{Endpoint, Event, ShapeKind};
use crate::names::Names;
use crate::nearest::did_you_mean;
use crate::rows::Rows;

pub(crate) fn resolve(
    rows: &Rows,
    names: &Names<'_>,
    endpoints: &[Endpoint],
    mistakes: &mut Mistakes<'_>,
) -> Vec<Event> {
    check_names(rows, mistakes);
    let mut emitted = BTreeMap::new();
    let mut events = Vec::new();
    for row in &rows.events {
        let emitter = row.emitter.as_ref();
        let emitter = emitter.and_then(|id| find(id, endpoints, mistakes));
        if let (Some(written), Some(endpoint)) = (&row.emitter, emitter)
            && let Some(other) = emitted.insert(endpoint.id.as_str(), &row.name)
        {
            let message = format!("`{}` emits `{other}` already", endpoint.id);
            let hint = "a call emits one event";
            mistakes.report(Check::DuplicateEmitter, written.at, message, hint);
        }
        let data = row.data.as_ref();
        let data = data.and_then(|data| names.shape(data, &[ShapeKind::Record], mistakes));
        let data = data.map(|shape| shape.name.to_string());
        events.push(Event {
            name: row.name.to_string(),
            about: row.about.clone(),
            emitter: emitter.map(|endpoint| endpoint.id.clone()),
            data: data.or(emitter.and_then(|endpoint| endpoint.response.clone())),
            section: row.section.clone(),
            gaps: names.gaps(&row.gaps, mistakes),
        });
    }
    events
}

/// Finds an endpoint, and reports it if there is none.
fn find<'e>(
    id: &Name,
    endpoints: &'e [Endpoint],
    mistakes: &mut Mistakes<'_>,
) -> Option<&'e Endpoint> {
    let found = endpoints.iter().find(|endpoint| endpoint.id == id.value);
    if found.is_none() && mistakes.knows_all_names() {
        let message = format!("endpoint `{id}` is not declared");
        let ids = endpoints.iter().map(|endpoint| endpoint.id.as_str());
        let hint = did_you_mean(&id.value, ids)
            .unwrap_or_else(|| format!("declare it: `[endpoint.{id}]`"));
        mistakes.report(Check::UnknownEndpoint, id.at, message, hint);
    }
    found
}

/// Checks that one enumeration has the names of the events, and names no other.
fn check_names(rows: &Rows, mistakes: &mut Mistakes<'_>) {
    let mut enums = rows.enums.iter().filter(|row| row.events);
    let first = enums.next();
    for row in enums {
        let message = format!("`{}` has the names of the events, too", row.name);
        let hint = "set `events` in one enumeration";
        mistakes.report(Check::EventNames, row.name.at, message, hint);
    }
    match (first, rows.events.first()) {
        (None, Some(event)) if mistakes.knows_all_names() => {
            let message = "no enumeration has the names of the events";
            let hint = "set `events = true` in one";
            mistakes.report(Check::EventNames, event.name.at, message, hint);
        }
        (Some(row), _) if mistakes.knows_all_names() => {
            for value in &row.values.value {
                if !rows.events.iter().any(|event| event.name.value == value.value) {
                    let message = format!("`{value}` is not declared as an event");
                    let hint = format!("declare it: `[event.\"{value}\"]`");
                    mistakes.report(Check::EventNames, value.at, message, hint);
                }
            }
        }
        _ => {}
    }
}
