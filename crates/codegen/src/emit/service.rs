//! The service's side of the API: a trait for each accessor of the client, and the routes to its methods.

use backoffice_spec::{Encoding, Endpoint, ShapeKind};
use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::{
    call_names::{groups, method_names},
    models::path_type,
    operations::operation_name,
};
use crate::{
    ir::Ir,
    markdown::{code, text},
    rust::{doc, field_names, static_name, type_name, type_names},
};

/// Names of a method's other arguments.
const ARGUMENTS: &[&str] = &["body", "caller", "form", "query"];

/// Names that the file of the traits uses as they are, and types that the crate has beside them.
pub(super) const OWN_TYPES: &[&str] = &[
    "Answer",
    "Api",
    "Backoffice",
    "Call",
    "Caller",
    "ConnectionLimits",
    "Examples",
    "FilePart",
    "Form",
    "Gate",
    "Grant",
    "Inbox",
    "InvalidNetwork",
    "InvalidProxy",
    "Key",
    "Limits",
    "NoOrigin",
    "Origin",
    "Quota",
    "Refusal",
    "Reply",
    "Routes",
    "S",
    "Sandbox",
    "Send",
    "Server",
    "Settings",
    "Shop",
    "StoreError",
    "Sync",
    "Targets",
    "TokenInfo",
];

/// Methods of `Routes` beside those of the groups.
pub(super) const ROUTES: &[&str] = &[
    "add",
    "all",
    "form",
    "get",
    "into_router",
    "json",
    "new",
    "with_tasks",
    "without_edges",
];

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
    let traits = groups
        .iter()
        .zip(&names)
        .map(|((_, calls), (name, accessor, methods))| {
            let about = doc(&format!(
                "Serves the calls of the client's `{accessor}()`. [`Routes::{accessor}`](runtime::Routes::{accessor}) adds its routes."
            ));
            let methods = calls
                .iter()
                .zip(methods)
                .map(|(endpoint, name)| method(ir, name, endpoint));
            quote! {
                #about
                pub trait #name: Send + Sync + 'static {
                    #(#methods)*
                }
            }
        });
    let routes = groups
        .iter()
        .zip(&names)
        .map(|((_, calls), (name, accessor, methods))| {
            let about = doc(&format!("Adds the routes of [`{name}`]."));
            let routes = calls
                .iter()
                .zip(methods)
                .map(|(endpoint, method)| route(name, method, endpoint));
            quote! {
                #about
                #[must_use]
                pub fn #accessor(self) -> Self where S: #name {
                    self #(#routes)*
                }
            }
        });
    let queries = ir
        .spec
        .shapes
        .iter()
        .filter(|shape| shape.kind == ShapeKind::Query);
    let queries = queries.map(|shape| {
        let (name, info) = (type_name(&shape.name), static_name(&shape.name));
        quote! {
            impl runtime::FromQuery for models::#name {
                fn from_query(query: &str) -> ::core::result::Result<Self, runtime::Refusal> {
                    runtime::read_query(&models::info::#info, query)
                }
            }
        }
    });
    let all: Vec<_> = names.iter().map(|(name, ..)| name).collect();
    let accessors = names.iter().map(|(_, accessor, _)| accessor);
    quote! {
        //! A trait for each group of calls, and its routes.

        use crate::{models, runtime};

        #(#traits)*

        /// Serves every endpoint of the API.
        pub trait Api: #(#all +)* {}

        impl<S: #(#all +)*> Api for S {}

        #(#queries)*

        impl<S: Send + Sync + 'static> runtime::Routes<S> {
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
    let request = format!("{} {}", endpoint.method.name(), endpoint.path);
    let docs = [
        format!("{}: {}.", text(&endpoint.summary), code(&request)),
        String::new(),
        format!(
            "The caller has the scope {}. Section {}.",
            code(&endpoint.scope),
            text(&endpoint.section)
        ),
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
    let body = endpoint
        .request
        .as_deref()
        .map(|shape| match endpoint.encoding {
            Encoding::Multipart => quote! { form: runtime::Form, },
            Encoding::Json => {
                let shape = type_name(shape);
                quote! { body: models::#shape, }
            }
        });
    let response = ir.shape(&endpoint.response);
    let element = response
        .filter(|shape| shape.kind == ShapeKind::Page)
        .and_then(|shape| shape.of.as_deref());
    let response = match element {
        Some(element) => {
            let element = type_name(element);
            quote! { models::Page<models::#element> }
        }
        None => {
            let shape = type_name(&endpoint.response);
            quote! { models::#shape }
        }
    };
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
