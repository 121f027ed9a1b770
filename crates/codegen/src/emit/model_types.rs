//! Writes the list of all models, for their tests.

use backoffice_spec::ShapeKind;
use proc_macro2::TokenStream;
use quote::quote;

use super::models::groups;
use crate::{ir::Ir, rust::type_name};

/// The file's text as tokens.
pub(crate) fn emit(ir: &Ir<'_>) -> TokenStream {
    let groups = groups(ir);
    let path = |name: &str| {
        let module = ir.shape(name).and_then(|shape| groups.get(shape.file.as_str()));
        let name = type_name(name);
        quote! { models::#module::#name }
    };
    let types = ir.spec.shapes.iter().map(|shape| {
        let element = shape.of.as_deref();
        match element.filter(|_| shape.kind == ShapeKind::Page) {
            Some(element) => {
                let element = path(element);
                quote! { models::Page<#element> }
            }
            None => path(&shape.name),
        }
    });
    let product = ir.target.crate_tokens();
    quote! {
        //! Every shape as a type, by its group's module, in table order.

        use #product::models;

        use super::Shape;

        pub(crate) static SHAPES: &[fn() -> Shape] = &[#(Shape::of::<#types>,)*];
    }
}
