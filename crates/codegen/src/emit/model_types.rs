//! Writes the list of all models, for their tests.

use backoffice_spec::ShapeKind;
use proc_macro2::TokenStream;
use quote::quote;

use crate::{ir::Ir, rust::type_name};

/// The file's text as tokens.
pub(crate) fn emit(ir: &Ir<'_>) -> TokenStream {
    let types = ir.spec.shapes.iter().map(|shape| {
        let element = shape.of.as_deref();
        match element.filter(|_| shape.kind == ShapeKind::Page) {
            Some(element) => {
                let element = type_name(element);
                quote! { models::Page<models::#element> }
            }
            None => {
                let name = type_name(&shape.name);
                quote! { models::#name }
            }
        }
    });
    quote! {
        //! Every shape as a type, in table order.

        use backoffice_models as models;

        use super::Shape;

        pub(crate) static SHAPES: &[fn() -> Shape] = &[#(Shape::of::<#types>,)*];
    }
}
