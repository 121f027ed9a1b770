//! Rust names of the client's accessors, methods, setters and scopes.

use std::collections::BTreeMap;

use backoffice_spec::{Endpoint, Shape};
use proc_macro2::Ident;

use crate::{
    ir::Ir,
    rust::{field_names, variant_names},
};

/// Methods that a client has beside the accessors of its groups.
const CLIENT_METHODS: &[&str] = &[
    "base_address",
    "blocking",
    "builder",
    "call",
    "clone",
    "narrow",
    "new",
];

/// Methods that a call has beside the setters of its query parameters.
const CALL_METHODS: &[&str] = &[
    "attempt_timeout",
    "clone",
    "endpoint",
    "header",
    "idempotency_key",
    "items",
    "new",
    "options",
    "pages",
    "parameter",
    "request",
    "retry",
    "send",
    "send_with_response",
    "timeout",
    "total_timeout",
];

/// The endpoints with one accessor, by accessor, in the order of the tables.
pub(super) fn groups<'a>(ir: &Ir<'a>) -> Vec<(&'a str, Vec<&'a Endpoint>)> {
    let mut order = Vec::new();
    let mut groups: BTreeMap<&str, Vec<&Endpoint>> = BTreeMap::new();
    for endpoint in &ir.spec.endpoints {
        let accessor = endpoint.call.0.as_str();
        let calls = groups.entry(accessor).or_insert_with(|| {
            order.push(accessor);
            Vec::new()
        });
        calls.push(endpoint);
    }
    let take = |accessor| (accessor, groups.remove(accessor).unwrap_or_default());
    order.into_iter().map(take).collect()
}

/// Rust names of accessors and methods, by call.
pub(super) struct Names(BTreeMap<(String, String), (Ident, Ident)>);

impl Names {
    pub(super) fn new(ir: &Ir<'_>) -> Self {
        let groups = groups(ir);
        let accessors = accessor_names(&groups);
        let mut names = BTreeMap::new();
        for ((_, calls), accessor) in groups.iter().zip(accessors) {
            for (call, method) in calls.iter().zip(method_names(calls)) {
                names.insert(call.call.clone(), (accessor.clone(), method));
            }
        }
        Self(names)
    }

    /// Accessor and method of an endpoint.
    pub(super) fn of(&self, endpoint: &Endpoint) -> (&Ident, &Ident) {
        let (accessor, method) = &self.0[&endpoint.call];
        (accessor, method)
    }
}

pub(super) fn accessor_names(groups: &[(&str, Vec<&Endpoint>)]) -> Vec<Ident> {
    field_names(groups.iter().map(|(accessor, _)| *accessor), CLIENT_METHODS)
}

pub(super) fn method_names(calls: &[&Endpoint]) -> Vec<Ident> {
    field_names(
        calls.iter().map(|call| call.call.1.as_str()),
        &["clone", "new", "of"],
    )
}

/// The names of the setters of query parameters.
pub(super) fn setter_names(query: &Shape) -> Vec<Ident> {
    field_names(
        query.fields.iter().map(|field| field.name.as_str()),
        CALL_METHODS,
    )
}

/// The names of the scopes' types by scope: `OrdersWrite`.
pub(super) fn scope_names<'a>(ir: &Ir<'a>) -> BTreeMap<&'a str, Ident> {
    let scopes = || ir.spec.scopes.iter().map(|scope| scope.name.as_str());
    scopes().zip(variant_names(scopes())).collect()
}
