//! Operations as types: each names its endpoint, path, query, request and response.

use backoffice_spec::Endpoint;
use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::{
    endpoints::{Names, about},
    types::path_type,
};
use crate::{ir::Ir, rust::type_name};

/// The file of all operations.
pub(super) fn emit(ir: &Ir<'_>) -> TokenStream {
    let names = Names::new(ir);
    let operations = ir.spec.endpoints.iter().zip(&names.endpoints).map(|(endpoint, constant)| {
        let name = operation_name(&endpoint.id);
        let about = about(endpoint);
        let (shapes, scalars) = (quote! { super }, quote! { super::super::runtime });
        let path = endpoint.params.iter();
        let path = path.map(|(_, ty)| path_type(ir, ty, &shapes, &scalars));
        let optional = |shape: &Option<String>| match shape.as_deref().map(type_name) {
            Some(ty) => quote! { super::#ty },
            None => quote! { () },
        };
        let (query, request) = (optional(&endpoint.query), optional(&endpoint.request));
        let response = response_type(ir, endpoint, &shapes, &quote! { super::super::runtime });
        let response = match endpoint.or_many {
            true => quote! { super::super::runtime::OneOrMany<#response> },
            false => response,
        };
        quote! {
            #about
            #[derive(Clone, Copy, Debug)]
            pub struct #name;

            impl super::super::runtime::Operation for #name {
                type Path = (#(#path,)*);
                type Query = #query;
                type Request = #request;
                type Response = #response;
                const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::#constant;
            }
        }
    });
    quote! {
        //! Operations as types.

        #(#operations)*
    }
}

/// The type of an endpoint's response, in a file that has the generated types below `shapes` and `Page` below `runtime`.
pub(super) fn response_type(
    ir: &Ir<'_>,
    endpoint: &Endpoint,
    shapes: &TokenStream,
    runtime: &TokenStream,
) -> TokenStream {
    let response = endpoint.response.as_deref().map(type_name);
    match (ir.listed(endpoint).map(type_name), response) {
        (Some(element), _) => quote! { #runtime::Page<#shapes::#element> },
        (None, Some(shape)) => quote! { #shapes::#shape },
        (None, None) => quote! { () },
    }
}

/// An operation's type, told apart from the body that often has the operation's name.
pub(super) fn operation_name(id: &str) -> Ident {
    type_name(&format!("{id} operation"))
}
