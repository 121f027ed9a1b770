//! The endpoint catalogue: a static for each endpoint and each scope.

use backoffice_spec::{Encoding, Endpoint, Method};
use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::types::type_kind;
use crate::{
    ir::Ir,
    markdown::{code, text},
    rust::{doc, static_name, static_names},
};

/// Other statics of the file of endpoints.
const OWN_STATICS: &[&str] = &["ALL", "SCOPES", "VERSION", "VERSION_HEADER"];

/// The names of the statics, in table order.
pub(super) struct Names {
    pub(super) endpoints: Vec<Ident>,
    scopes: Vec<Ident>,
}

impl Names {
    pub(super) fn new(ir: &Ir<'_>) -> Self {
        let endpoints = ir.spec.endpoints.iter().map(|endpoint| endpoint.id.as_str());
        let scopes = ir.spec.scopes.iter().map(|scope| scope.name.as_str());
        let mut endpoints = static_names(endpoints.chain(scopes), OWN_STATICS);
        let scopes = endpoints.split_off(ir.spec.endpoints.len());
        Self { endpoints, scopes }
    }

    fn scope(&self, ir: &Ir<'_>, name: &str) -> Option<&Ident> {
        let mut scopes = ir.spec.scopes.iter().zip(&self.scopes);
        scopes.find(|(scope, _)| scope.name == name).map(|(_, ident)| ident)
    }
}

/// Documentation of an endpoint, with its section.
pub(super) fn about(endpoint: &Endpoint) -> TokenStream {
    doc(&format!("{}. Section {}.", text(&endpoint.summary), text(&endpoint.section)))
}

/// The file of all endpoints and scopes.
pub(super) fn emit(ir: &Ir<'_>) -> TokenStream {
    let names = Names::new(ir);
    let scopes = ir.spec.scopes.iter().zip(&names.scopes).map(|(scope, ident)| {
        let (name, what) = (&scope.name, &scope.about);
        let about =
            doc(&format!("{}: {} Section {}.", code(name), text(what), text(&scope.section)));
        quote! {
            #about
            pub static #ident: Scope = Scope { name: #name, about: #what };
        }
    });
    let endpoints = ir.spec.endpoints.iter().zip(&names.endpoints).map(|(endpoint, ident)| {
        let about = about(endpoint);
        let (id, number, path, summary) =
            (&endpoint.id, endpoint.number, &endpoint.path, &endpoint.summary);
        let (status, section, gaps) = (endpoint.status, &endpoint.section, &endpoint.gaps);
        let method = match endpoint.method {
            Method::Get => quote! { Method::Get },
            Method::Post => quote! { Method::Post },
            Method::Put => quote! { Method::Put },
            Method::Patch => quote! { Method::Patch },
            Method::Delete => quote! { Method::Delete },
        };
        let encoding = match endpoint.encoding {
            Encoding::Json => quote! { Encoding::Json },
            Encoding::Multipart => quote! { Encoding::Multipart },
        };
        let group = ir
            .spec
            .groups
            .iter()
            .find(|group| group.id == endpoint.group)
            .map_or("", |group| &group.title);
        let scopes = endpoint.scopes.iter().map(|scope| names.scope(ir, scope));
        let optional = |shape: &Option<String>| match shape.as_deref().map(static_name) {
            Some(info) => quote! { Some(&super::#info) },
            None => quote! { None },
        };
        let call = format!("{}.{}", endpoint.call.0, endpoint.call.1);
        let (request, query) = (optional(&endpoint.request), optional(&endpoint.query));
        let response = optional(&endpoint.response);
        let path_parameters = endpoint.params.iter().map(|(name, ty)| {
            let kind = type_kind(ir, ty);
            quote! { PathParameter { name: #name, ty: TypeInfo::#kind } }
        });
        let is_list = ir.listed(endpoint).is_some() || endpoint.or_many;
        quote! {
            #about
            pub static #ident: Endpoint = Endpoint {
                id: #id,
                number: #number,
                method: #method,
                path: #path,
                path_parameters: &[#(#path_parameters),*],
                group: #group,
                call: #call,
                scopes: &[#(&#scopes),*],
                request: #request,
                encoding: #encoding,
                query: #query,
                response: #response,
                is_list: #is_list,
                statuses: &[#status],
                summary: #summary,
                section: #section,
                gaps: &[#(#gaps),*],
            };
        }
    });
    let (scope_names, endpoint_names) = (&names.scopes, &names.endpoints);
    let version = &ir.spec.api.version;
    let version_doc = match &ir.spec.api.version_header {
        Some(_) => "Value of the version header in our calls",
        None => "Version of the API",
    };
    let version_doc = doc(&format!("{version_doc}. Section {}.", text(&ir.spec.api.section)));
    let header = ir.spec.api.version_header.as_ref().map(|header| {
        let header = &header.name;
        quote! {
            /// The request header that selects the version of the API.
            pub const VERSION_HEADER: &str = #header;
        }
    });
    quote! {
        //! Endpoints and scopes as constants.

        use crate::info::{Encoding, Endpoint, Method, PathParameter, Scope, TypeInfo};

        #header

        #version_doc
        pub const VERSION: &str = #version;

        /// Every endpoint, by the document's number.
        pub static ALL: &[&Endpoint] = &[#(&#endpoint_names,)*];

        /// Every scope, in document order.
        pub static SCOPES: &[&Scope] = &[#(&#scope_names,)*];

        #(#scopes)*

        #(#endpoints)*
    }
}
