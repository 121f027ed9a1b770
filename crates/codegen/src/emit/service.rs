//! The service's side of the API: a trait for each accessor of the client, and the routes to its methods.

use backoffice_spec::{Encoding, Endpoint};
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::ext::IdentExt as _;

use super::{
    call_names::{groups, method_names},
    calls::scopes_of,
    operations::{operation_name, response_type},
    types::path_type,
};
use crate::{
    ir::Ir,
    markdown::{code, text},
    rust::{doc, field_names, type_name, type_names},
};

/// Names of a method's other arguments.
const ARGUMENTS: &[&str] = &["body", "caller", "form", "query"];

/// Names that the file of the traits uses as they are, and types that the crate has beside them.
pub(super) const OWN_TYPES: &[&str] = &[
    "Account",
    "Answer",
    "Api",
    "Application",
    "Backend",
    "Backoffice",
    "Call",
    "Caller",
    "Connection",
    "ConnectionLimits",
    "DatabaseError",
    "Examples",
    "Fault",
    "FilePart",
    "Form",
    "Gate",
    "Grant",
    "Holder",
    "Inbox",
    "InvalidNetwork",
    "InvalidProxy",
    "Key",
    "Limits",
    "LoggedRequest",
    "Message",
    "NewApplication",
    "NoOrigin",
    "Origin",
    "Quota",
    "Refusal",
    "Reply",
    "RequestFilter",
    "Routes",
    "S",
    "Sandbox",
    "Send",
    "Server",
    "Service",
    "Settings",
    "Shop",
    "Sync",
    "Targets",
    "Tls",
    "TokenInfo",
];

/// Methods of `Routes` beside those of the groups, as they are written below.
const ROUTES: &[&str] = &["all", "into_router", "new", "with_tasks", "without_edges"];

pub(crate) fn emit(ir: &Ir<'_>) -> TokenStream {
    let groups = groups(ir);
    let accessors = || groups.iter().map(|(accessor, _)| *accessor);
    let methods = field_names(accessors(), ROUTES);
    let traits = type_names(accessors(), OWN_TYPES);
    let names: Vec<_> = traits
        .into_iter()
        .zip(methods)
        .zip(&groups)
        .map(|((name, accessor), (_, calls))| (name, accessor, method_names(calls)))
        .collect();
    let traits = groups.iter().zip(&names).map(|((_, calls), (name, accessor, methods))| {
        let about = doc(&format!(
            "Serves the calls of the client's `{accessor}()`. [`Routes::{}`] adds its routes.",
            accessor.unraw()
        ));
        let methods = calls.iter().zip(methods).map(|(endpoint, name)| method(ir, name, endpoint));
        quote! {
            #about
            pub trait #name: Send + Sync + 'static {
                #(#methods)*
            }
        }
    });
    let routes = groups.iter().zip(&names).map(|((_, calls), (name, accessor, methods))| {
        let about = doc(&format!("Adds the routes of [`{name}`]."));
        let routes =
            calls.iter().zip(methods).map(|(endpoint, method)| route(name, method, endpoint));
        quote! {
            #about
            #[must_use]
            pub fn #accessor(self) -> Self where S: #name {
                Self(self.0 #(#routes)*)
            }
        }
    });
    let all: Vec<_> = names.iter().map(|(name, ..)| name).collect();
    let accessors = names.iter().map(|(_, accessor, _)| accessor);
    quote! {
        //! A trait for each group of calls, and its routes.

        use crate::server::{models, runtime};

        #(#traits)*

        /// Serves every endpoint of the API.
        pub trait Api: #(#all +)* {}

        impl<S: #(#all +)*> Api for S {}

        /// Routes of a service, to which a method adds those of each group.
        pub struct Routes<S>(runtime::Routes<S>);

        impl<S: Send + Sync + 'static> Routes<S> {
            /// Starts without routes.
            pub fn new(
                service: ::std::sync::Arc<S>,
                gate: ::std::sync::Arc<dyn runtime::Gate>,
                limits: runtime::Limits,
            ) -> Self {
                Self::with_tasks(service, gate, limits, runtime::Detached::default())
            }

            /// Starts without routes. `detached` has the calls that go on without their callers.
            pub fn with_tasks(
                service: ::std::sync::Arc<S>,
                gate: ::std::sync::Arc<dyn runtime::Gate>,
                limits: runtime::Limits,
                detached: runtime::Detached,
            ) -> Self {
                Self(runtime::Routes::new(&runtime::SHAPES, service, gate, limits, detached))
            }

            /// Returns the router. For other paths and methods, and for a path without its last slash, it has answers of its
            /// own.
            pub fn into_router(self) -> runtime::Router {
                self.0.into_router()
            }

            /// Returns the same router, for a server that has the edges itself.
            pub fn without_edges(self) -> runtime::Router {
                self.0.without_edges()
            }

            #(#routes)*

            /// Adds the routes of all endpoints.
            #[must_use]
            pub fn all(self) -> Self where S: Api {
                self #(.#accessors())*
            }
        }
    }
}

fn method(ir: &Ir<'_>, name: &Ident, endpoint: &Endpoint) -> TokenStream {
    let request = format!("{} {}", endpoint.method.as_str(), endpoint.path);
    let docs = [
        format!("{}: {}.", text(&endpoint.summary), code(&request)),
        String::new(),
        format!("The caller has {}. Section {}.", scopes_of(endpoint), text(&endpoint.section)),
    ];
    let docs = docs.iter().map(|line| doc(line));
    let parameters = endpoint.params.iter();
    let idents = field_names(parameters.map(|(name, _)| name.as_str()), ARGUMENTS);
    let path = endpoint.params.iter().zip(&idents).map(|((_, ty), ident)| {
        let models = quote! { models };
        let ty = path_type(ir, ty, &models, &models);
        quote! { #ident: #ty, }
    });
    let query = endpoint.query.as_deref().map(|shape| {
        let shape = type_name(shape);
        quote! { query: models::#shape, }
    });
    let body = endpoint.request.as_deref().map(|shape| match endpoint.encoding {
        Encoding::Multipart => quote! { form: runtime::Form, },
        Encoding::Json => {
            let shape = type_name(shape);
            quote! { body: models::#shape, }
        }
    });
    let models = quote! { models };
    let response = response_type(ir, endpoint, &models, &models);
    quote! {
        #(#docs)*
        fn #name(
            &self,
            caller: &runtime::Caller,
            #(#path)*
            #query
            #body
        ) -> impl ::std::future::Future<Output = runtime::Answer<#response>> + Send;
    }
}

fn route(service: &Ident, method: &Ident, endpoint: &Endpoint) -> TokenStream {
    let operation = operation_name(&endpoint.id);
    let path = (0..endpoint.params.len()).map(|index| {
        let index = proc_macro2::Literal::usize_unsuffixed(index);
        quote! { , call.path.#index }
    });
    let query = endpoint.query.as_ref().map(|_| quote! { , call.query });
    let body = endpoint.request.as_ref().map(|_| quote! { , call.body });
    let add = match (&endpoint.request, endpoint.encoding) {
        (Some(_), Encoding::Multipart) => quote! { form },
        (Some(_), Encoding::Json) => quote! { json },
        (None, _) => quote! { get },
    };
    quote! {
        .#add::<models::operations::#operation, _, _, _>(|service, call| async move {
            #service::#method(&*service, &call.caller #(#path)* #query #body).await
        })
    }
}
