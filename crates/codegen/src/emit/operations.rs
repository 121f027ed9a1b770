//! Operations as types: each names its endpoint, path, query, request and response.

use backoffice_spec::ShapeKind;
use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::{
    endpoints::{Names, about},
    models::path_type,
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
        let response = ir.shape(&endpoint.response);
        let response = match response
            .filter(|shape| shape.kind == ShapeKind::Page)
            .and_then(|shape| shape.of.as_deref())
        {
            Some(element) => {
                let element = type_name(element);
                quote! { super::super::runtime::Page<super::#element> }
            }
            None => {
                let ty = type_name(&endpoint.response);
                if endpoint.or_many {
                    quote! { super::super::runtime::OneOrMany<super::#ty> }
                } else {
                    quote! { super::#ty }
                }
            }
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

/// An operation's type, told apart from the body that often has the operation's name.
pub(super) fn operation_name(id: &str) -> Ident {
    type_name(&format!("{id} operation"))
}
