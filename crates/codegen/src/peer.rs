//! Writes the shapes as plain structs with serde's derives, for `cargo xtask bench build` to compare the models
//! with. It is not an output.

use backoffice_spec::{Field, Shape, Spec, Type};
use proc_macro2::TokenStream;
use quote::quote;

use crate::{
    BACKOFFICE, GeneratorError,
    ir::Ir,
    rust::{self, field_names, type_name, value_name},
};

/// Returns the source of a crate with a struct for each shape, and functions that read and write it. Every field is
/// optional; amounts, timestamps and enumerations are text; unknown fields are dropped.
///
/// # Errors
///
/// If the tokens are not Rust, which is a mistake of the generator.
pub fn serde_derive(spec: &Spec) -> Result<String, GeneratorError> {
    let ir = Ir::new(spec, &BACKOFFICE);
    let structs = spec.shapes.iter().map(|shape| structure(&ir, shape));
    // Derived code is generic: the compiler builds it only where it is used.
    let uses = ir.documents().map(|shape| {
        let name = type_name(&shape.name);
        let (decode, encode) = (
            value_name(&format!("decode_{}", shape.name)),
            value_name(&format!("encode_{}", shape.name)),
        );
        quote! {
            pub fn #decode(bytes: &[u8]) -> serde_json::Result<#name> {
                serde_json::from_slice(bytes)
            }

            pub fn #encode(value: &#name) -> serde_json::Result<String> {
                serde_json::to_string(value)
            }
        }
    });
    rust::file(&BACKOFFICE, quote! { #(#structs)* #(#uses)* })
}

fn structure(ir: &Ir<'_>, shape: &Shape) -> TokenStream {
    let name = type_name(&shape.name);
    let idents = field_names(shape.fields.iter().map(|field| field.name.as_str()), &[]);
    let fields = shape.fields.iter().zip(&idents).map(|(Field { name, ty, .. }, ident)| {
        let ty = value_type(ir, shape, ty);
        quote! {
            #[serde(rename = #name, default, skip_serializing_if = "Option::is_none")]
            pub #ident: Option<#ty>,
        }
    });
    quote! {
        #[derive(Clone, Debug, Default, PartialEq, serde::Serialize, serde::Deserialize)]
        pub struct #name {
            #(#fields)*
        }
    }
}

fn value_type(ir: &Ir<'_>, shape: &Shape, ty: &Type) -> TokenStream {
    match ty {
        Type::Integer => quote! { i64 },
        Type::Int32 => quote! { i32 },
        Type::Number => quote! { f64 },
        Type::Boolean => quote! { bool },
        Type::Any => quote! { serde_json::Value },
        Type::Object => quote! { serde_json::Map<String, serde_json::Value> },
        Type::String | Type::Amount | Type::Timestamp | Type::Date | Type::Url | Type::Enum(_) => {
            quote! { String }
        }
        Type::Identity { base, .. } => value_type(ir, shape, base),
        Type::List(element) => {
            let element = value_type(ir, shape, element);
            quote! { Vec<#element> }
        }
        Type::Shape(name) => {
            let name = type_name(name);
            if ir.needs_box(&shape.name, ty) {
                quote! { Box<#name> }
            } else {
                quote! { #name }
            }
        }
    }
}
