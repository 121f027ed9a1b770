//! Writes the client's calls: a module for each group with a method for each endpoint, and the scopes as types.

use std::collections::BTreeMap;

use backoffice_spec::{Encoding, Endpoint, Presence, Type};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use syn::ext::IdentExt as _;

use super::{
    call_examples,
    call_names::{
        accessor_names, groups, method_names, required_fields, scope_names, setter_names,
    },
    models::shape_field_names,
    operations::operation_name,
    types::{converted, parameter_type, path_type, takes_into},
};
use crate::{
    ir::Ir,
    markdown::{code, text},
    rust::{doc, field_names, module_names, type_name, type_names, value_name},
};

/// Modules beside those of the groups.
const OWN_MODULES: &[&str] = &["groups", "mod", "scopes"];

/// Types that the module of a group names as they are.
const OWN_TYPES: &[&str] = &["At", "Into", "IntoIterator", "M", "S", "Vec"];

/// Names of a method's other arguments.
const ARGUMENTS: &[&str] = &["body", "form"];

/// File stems and their contents.
pub(crate) fn emit(ir: &Ir<'_>) -> Vec<(String, TokenStream)> {
    let groups = groups(ir);
    let accessors = || groups.iter().map(|(accessor, _)| *accessor);
    let modules = module_names(accessors(), OWN_MODULES);
    let methods = accessor_names(&groups);
    let types = type_names(accessors(), OWN_TYPES);
    let clients = groups.iter().zip(&methods).zip(&types).map(|(((_, calls), method), ty)| {
        let does: Vec<_> = calls.iter().map(|call| text(&call.summary)).collect();
        let about = doc(&format!("{}.", does.join("; ").trim_end_matches('.')));
        quote! {
            #about
            #[must_use]
            pub fn #method(&self) -> groups::#ty<S, M> {
                groups::#ty::of(self.clone())
            }
        }
    });
    let index = quote! {
        //! The groups of calls.

        #(mod #modules;)*
        pub mod scopes;

        /// Groups of calls with a method for each endpoint, one for each accessor of a client.
        pub mod groups {
            #(pub use super::#modules::#types;)*
        }

        use super::models::*;

        impl<S, M: super::runtime::Mode> super::Client<S, M> {
            #(#clients)*
        }

    };
    let scope_names = scope_names(ir);
    let mut files: Vec<_> = groups
        .iter()
        .zip(&modules)
        .zip(methods.iter().zip(&types))
        .map(|(((_, calls), module), (accessor, ty))| {
            (module.to_string(), group(ir, &scope_names, accessor, ty, calls))
        })
        .collect();
    files.push(("mod".into(), index));
    files.push(("scopes".into(), scopes(ir, &scope_names)));
    files
}

/// The names of the scopes' types, by scope.
type ScopeNames<'a> = BTreeMap<&'a str, Ident>;

fn scopes(ir: &Ir<'_>, names: &ScopeNames<'_>) -> TokenStream {
    let scopes = ir.spec.scopes.iter().map(|scope| {
        let name = names.get(scope.name.as_str());
        let about = doc(&format!(
            "{}: {} Section {}.",
            code(&scope.name),
            text(&scope.about),
            text(&scope.section)
        ));
        let wire = &scope.name;
        quote! {
            #about
            #[derive(Clone, Copy, Debug)]
            pub enum #name {}

            impl super::super::runtime::Scope for #name {
                const NAME: &'static str = #wire;
            }
        }
    });
    quote! {
        //! Permission scopes as types.

        #(#scopes)*
    }
}

fn group(
    ir: &Ir<'_>,
    scopes: &ScopeNames<'_>,
    accessor: &Ident,
    ty: &Ident,
    calls: &[&Endpoint],
) -> TokenStream {
    let names = method_names(calls);
    let methods = calls
        .iter()
        .zip(&names)
        .map(|(endpoint, name)| method(ir, scopes, accessor, name, endpoint));
    let setters = calls.iter().filter_map(|endpoint| setters(ir, endpoint));
    let about = format!(
        "Calls of {}; see [`Client::{accessor}`](super::super::Client::{}).",
        code(&accessor.to_string()),
        accessor.unraw()
    );
    quote! {
        use super::super::runtime;

        runtime::group!(#ty, super::super::Client, #about);

        impl<S, M: runtime::Mode> #ty<S, M> {
            #(#methods)*
        }

        #(#setters)*
    }
}

fn method(
    ir: &Ir<'_>,
    scopes: &ScopeNames<'_>,
    accessor: &Ident,
    name: &Ident,
    endpoint: &Endpoint,
) -> TokenStream {
    let operation = operation_name(&endpoint.id);
    let query = endpoint.query.as_deref().and_then(|name| ir.shape(name));
    let required: Vec<_> = query.into_iter().flat_map(required_fields).collect();
    let path = endpoint.params.iter().map(|(name, _)| name.as_str());
    let names = path.chain(required.iter().map(|field| field.name.as_str()));
    let mut idents = field_names(names, ARGUMENTS);
    let values = idents.split_off(endpoint.params.len());
    let params = endpoint.params.iter().zip(&idents);
    let params = params.map(|((name, ty), ident)| {
        let converted = path_type(ir, ty, &quote! { super }, &quote! { runtime });
        let (ty, value) = match ty {
            Type::String => (quote! { &str }, quote! { #ident }),
            ty if takes_into(ir, ty) => {
                (quote! { impl Into<#converted> }, quote! { Into::<#converted>::into(#ident) })
            }
            _ => (converted, quote! { #ident }),
        };
        (quote! { #ident: #ty, }, quote! { (#name, &#value) })
    });
    let (params, path): (Vec<_>, Vec<_>) = params.unzip();
    let required = query.filter(|_| !required.is_empty()).map(|query| {
        let types = required.iter();
        let types = types.map(|field| parameter_type(ir, query, field));
        let name = type_name(&query.name);
        (quote! { #(#values: #types,)* }, quote! { super::#name::new(#(#values),*), })
    });
    let constructor = match required {
        Some(_) => quote! { with_query },
        None => quote! { new },
    };
    let (required, query) = required.unzip();
    let (body, payload) = match (&endpoint.request, endpoint.encoding) {
        (None, _) => (TokenStream::new(), quote! { runtime::Payload::none() }),
        (Some(_), Encoding::Multipart) => {
            (quote! { form: runtime::Form, }, quote! { runtime::Payload::form(form) })
        }
        (Some(shape), Encoding::Json) => {
            let shape = type_name(shape);
            (quote! { body: super::#shape, }, quote! { runtime::Payload::json(&body) })
        }
    };
    let example = call_examples::of_method(ir, accessor, name, endpoint);
    let request = format!("{} {}", endpoint.method.as_str(), endpoint.path);
    let docs = [
        format!("{}: {}.", text(&endpoint.summary), code(&request)),
        String::new(),
        format!(
            "Needs {}. Section {}{}.",
            scopes_of(endpoint),
            text(&endpoint.section),
            match &endpoint.gaps[..] {
                [] => String::new(),
                gaps => format!(
                    "; gaps of the document: {}",
                    gaps.iter().map(|gap| code(gap)).collect::<Vec<_>>().join(", ")
                ),
            }
        ),
    ];
    let docs = docs.iter().map(|line| doc(line));
    let scopes = endpoint.scopes.iter().filter_map(|scope| scopes.get(scope.as_str()));
    let scopes: Vec<_> = scopes.collect();
    // The place of each scope in the client's tuple.
    let places: Vec<_> = match scopes.len() {
        1 => vec![format_ident!("At")],
        count => (1..=count).map(|place| format_ident!("At{place}")).collect(),
    };
    let generics = (!places.is_empty()).then(|| quote! { <#(#places),*> });
    let needs = (!places.is_empty()).then(|| {
        quote! { where #(S: runtime::Grants<super::scopes::#scopes, #places>,)* }
    });
    quote! {
        #(#docs)*
        #example
        pub fn #name #generics (&self, #(#params)* #required #body) -> super::super::Call<super::super::models::operations::#operation, M>
        #needs
        {
            super::super::Call::#constructor(&self.client, &[#(#path),*], #query #payload)
        }
    }
}

/// Describes the scopes that an endpoint requires: "the scope `orders:write`".
pub(super) fn scopes_of(endpoint: &Endpoint) -> String {
    let names: Vec<_> = endpoint.scopes.iter().map(|scope| code(scope)).collect();
    match names.as_slice() {
        [] => "a token, with any scopes".to_owned(),
        [only] => format!("the scope {only}"),
        [others @ .., last] => format!("the scopes {} and {last}", others.join(", ")),
    }
}

/// A setter on the call for each optional query parameter.
fn setters(ir: &Ir<'_>, endpoint: &Endpoint) -> Option<TokenStream> {
    let shape = endpoint.query.as_deref().and_then(|query| ir.shape(query))?;
    let operation = operation_name(&endpoint.id);
    let fields = shape_field_names(shape);
    let methods = setter_names(shape);
    let setters = shape
        .fields
        .iter()
        .zip(fields.iter().zip(&methods))
        .filter(|(field, _)| field.presence != Presence::Required)
        .map(|(field, (ident, method))| {
            let parameter = parameter_type(ir, shape, field);
            let value = converted(ir, &field.ty, &value_name("value"));
            let value = if matches!(field.ty, Type::List(_)) {
                value
            } else {
                quote! { ::core::option::Option::Some(#value) }
            };
            let note = field
                .note
                .as_deref()
                .map_or(String::new(), |note| format!(" {}.", text(note.trim_end_matches('.'))));
            let about = doc(&format!("Query parameter {}.{note}", code(&field.name)));
            quote! {
                #about
                pub fn #method(mut self, value: #parameter) -> Self {
                    self.query_mut().#ident = #value;
                    self
                }
            }
        });
    Some(quote! {
        impl<M> super::super::Call<super::super::models::operations::#operation, M> {
            #(#setters)*
        }
    })
}
