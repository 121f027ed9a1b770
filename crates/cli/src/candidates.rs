//! Names that a shell completes.

use backoffice::schema::documents;
#[cfg(feature = "call")]
use backoffice_description::{endpoints, events};
use clap_complete::CompletionCandidate;

pub(crate) fn of<'a>(names: impl Iterator<Item = &'a str>) -> Vec<CompletionCandidate> {
    names.map(CompletionCandidate::new).collect()
}

/// Returns the names of schemas.
pub(crate) fn schemas() -> Vec<CompletionCandidate> {
    of(documents().iter().map(|document| document.name()))
}

/// Returns the names that `schema show` knows.
pub(crate) fn shown_schemas() -> Vec<CompletionCandidate> {
    let names = documents().iter().map(|document| document.name());
    of(names.chain(["bundle", "report"]))
}

/// Returns the names of operations.
#[cfg(feature = "call")]
pub(crate) fn operations() -> Vec<CompletionCandidate> {
    let endpoints = endpoints::ALL.iter();
    of(endpoints.flat_map(|endpoint| [endpoint.call, endpoint.id]))
}

/// Returns the names of events.
#[cfg(feature = "call")]
pub(crate) fn events() -> Vec<CompletionCandidate> {
    of(events::ALL.iter().map(|event| event.name))
}
