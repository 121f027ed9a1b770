//! Rust names of the client's accessors, methods, setters and scopes.

use std::collections::BTreeMap;

use backoffice_spec::{Endpoint, Field, Presence, Shape};
use proc_macro2::Ident;

use crate::{
    ir::Ir,
    rust::{field_names, variant_names},
};

/// Methods that a client has beside the accessors of its groups. Those of `Into` take any value before an accessor does.
const CLIENT_METHODS: &[&str] = &[
    "base_address",
    "blocking",
    "builder",
    "call",
    "clone",
    "fmt",
    "from",
    "from_async",
    "into",
    "narrow",
    "new",
    "try_into",
    "with_inner",
];

/// Methods that a call has beside the setters of its query parameters.
const CALL_METHODS: &[&str] = &[
    "attempt_timeout",
    "clone",
    "endpoint",
    "fmt",
    "header",
    "idempotency_key",
    "items",
    "new",
    "options",
    "pages",
    "parameter",
    "plan",
    "query_mut",
    "request",
    "retry",
    "send",
    "send_with_response",
    "timeout",
    "total_timeout",
    "with",
    "with_query",
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
        &["clone", "into", "new", "of", "try_into"],
    )
}

/// The names of the setters of query parameters.
pub(super) fn setter_names(query: &Shape) -> Vec<Ident> {
    field_names(query.fields.iter().map(|field| field.name.as_str()), CALL_METHODS)
}

/// The names of the scopes' types by scope: `OrdersWrite`.
pub(super) fn scope_names<'a>(ir: &Ir<'a>) -> BTreeMap<&'a str, Ident> {
    let scopes = || ir.spec.scopes.iter().map(|scope| scope.name.as_str());
    scopes().zip(variant_names(scopes())).collect()
}

/// The fields that are arguments of the constructor.
pub(super) fn required_fields(shape: &Shape) -> impl Iterator<Item = &Field> {
    let fields = shape.fields.iter();
    fields.filter(|field| field.presence == Presence::Required)
}

#[cfg(test)]
mod tests {
    use quote::ToTokens as _;
    use syn::{Item, Visibility};

    use super::{CALL_METHODS, CLIENT_METHODS};
    use crate::emit::{models::OWN_MODULES, service::OWN_TYPES};

    #[test]
    fn no_generated_function_has_the_name_of_a_written_one() {
        // Macros define the types of calls and clients, each with the client first.
        let text = include_str!("../../../client/src/client.rs");
        let (_, text) = text.split_once("macro_rules! __client").unwrap();
        let (text, blocking) = text.split_once("macro_rules! __blocking_client").unwrap();
        let (client, call) = text.split_once("pub struct Call<").unwrap();
        let (blocking_client, blocking_call) = blocking.split_once("> Call<O").unwrap();
        let names = |text: &str| -> Vec<String> {
            let starts = text.split("fn ").skip(1);
            let end = |c: char| !c.is_alphanumeric() && c != '_';
            let names = starts.filter_map(|start| start.split(end).next());
            let names = names.filter(|name| !name.is_empty());
            names.map(str::to_owned).collect()
        };
        assert_known(&[names(client), names(blocking_client)].concat(), CLIENT_METHODS);
        assert_known(&[names(call), names(blocking_call)].concat(), CALL_METHODS);
    }

    #[test]
    fn no_generated_module_or_trait_has_the_name_of_a_written_one() {
        let files = [
            include_str!("../../../models/src/lib.rs"),
            include_str!("../../../backoffice/src/models/mod.rs"),
        ];
        let files = files.map(|text| syn::parse_file(text).unwrap());
        let modules = files.iter().flat_map(|file| &file.items).filter_map(|item| match item {
            Item::Mod(item) => Some(item.ident.to_string()),
            _ => None,
        });
        assert_known(&modules.collect::<Vec<_>>(), OWN_MODULES);

        let server =
            syn::parse_file(include_str!("../../../backoffice/src/server/mod.rs")).unwrap();
        let uses = server.items.iter().filter_map(|item| match item {
            Item::Use(item) if matches!(item.vis, Visibility::Public(_)) => {
                Some(item.tree.to_token_stream().to_string())
            }
            _ => None,
        });
        let uses = uses.collect::<Vec<_>>().join(" ");
        let words = uses.split(|c: char| !c.is_ascii_alphanumeric());
        let types = words.filter(|word| word.starts_with(|c: char| c.is_ascii_uppercase()));
        assert_known(&types.map(str::to_owned).collect::<Vec<_>>(), OWN_TYPES);
    }

    fn assert_known(written: &[String], known: &[&str]) {
        assert!(written.len() > 3, "{written:?}");
        let mut unknown = written.to_vec();
        unknown.retain(|name| !known.contains(&name.as_str()));
        assert!(unknown.is_empty(), "{unknown:?}");
    }
}
