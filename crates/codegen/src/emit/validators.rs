//! The validator's static and function for each shape.

use backoffice_spec::Shape;
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;

use crate::{
    ir::Ir,
    markdown::text,
    rust::{doc, static_name, value_name},
};

/// Functions of the validator that stand beside those of the shapes.
const TAKEN: [&str; 7] =
    ["all", "by_name", "by_operation", "guess", "has_byte_order_mark", "hint_between", "locate"];

pub(crate) fn emit(ir: &Ir<'_>) -> TokenStream {
    let names: Vec<_> = ir.documents().map(|shape| static_name(&shape.name)).collect();
    let statics = ir.documents().zip(&names).map(|(shape, name)| {
        let about = doc(&format!(
            "`{}`: {} Section {}.",
            shape.name,
            text(&shape.about),
            text(&shape.section)
        ));
        quote! {
            #about
            pub static #name: Shape = Shape::new(&shapes::#name, &tables::#name);
        }
    });
    let functions = ir.documents().zip(&names).map(|(shape, name)| {
        let function = function_name(shape);
        let about = doc(&format!(
            "Checks a payload against `{}`, section {}, in the contract profile.",
            shape.name,
            text(&shape.section)
        ));
        quote! {
            #about
            ///
            /// # Errors
            ///
            /// Returns every violation, if there is one.
            pub fn #function(bytes: &[u8]) -> Result<(), Violations> {
                #name.check(bytes)
            }
        }
    });
    quote! {
        //! Shapes, and a function for each that checks a payload.

        use super::{shapes, tables};
        use crate::validator::{Shape, Shapes, Violations};

        /// Every shape, in table order.
        pub static SHAPES: Shapes = Shapes::new(&shapes::API, &[#(&#names),*]);

        #(#statics)*

        #(#functions)*
    }
}

fn function_name(shape: &Shape) -> Ident {
    let name = value_name(&shape.name);
    if TAKEN.iter().any(|taken| name == taken) {
        return Ident::new(&format!("{name}_"), Span::call_site());
    }
    name
}
