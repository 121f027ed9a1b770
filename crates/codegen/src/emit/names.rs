//! Writes ids and enumerations as Rust types.

use backoffice_spec::Type;
use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::words::article;
use crate::{
    ir::Ir,
    markdown::{code, text},
    rust::{doc, static_name, type_name, variant_names},
};

/// The name of the id type of a shape: `OrderNumber`, `CustomerId`.
pub(super) fn id_name(ir: &Ir<'_>, shape: &str) -> Ident {
    type_name(ir.identity_type(shape))
}

/// The name of an enumeration's static description: `LANGUAGE_VALUES`.
pub(super) fn enumeration_info(ir: &Ir<'_>, enumeration: &str) -> Ident {
    let mut name = static_name(&format!("{enumeration}Values"));
    // A shape's description has the shape's name.
    while ir.is_constant(&name.to_string()) {
        name = static_name(&format!("{name}_VALUES"));
    }
    name
}

/// The ids of a table file's shapes.
pub(super) fn ids(ir: &Ir<'_>, file: &str) -> TokenStream {
    let identities = ir.identities().filter(|(shape, _)| shape.file == file);
    let ids = identities.map(|(shape, field)| {
        let name = id_name(ir, &shape.name);
        let about = doc(&format!(
            "{} of {} `{}`. Section {}.",
            code(&field.name),
            article(&shape.name),
            shape.name,
            text(&field.section)
        ));
        match &field.ty {
            Type::Identity { base, .. } if **base == Type::String => {
                quote! { runtime::text_id! { #about #name } }
            }
            _ => quote! { runtime::integer_id! { #about #name } },
        }
    });
    quote! { #(#ids)* }
}

/// The enumerations that only the shapes of this table file use, or with `None` the other ones.
pub(super) fn enums(ir: &Ir<'_>, file: Option<&str>) -> TokenStream {
    let enums = ir.spec.enums.iter();
    let enums = enums.filter(|enumeration| ir.file_of_enumeration(&enumeration.name) == file);
    let enums = enums.map(|enumeration| {
        let wire_name = &enumeration.name;
        let section = &enumeration.section;
        let closed = enumeration.closed;
        let values = &enumeration.values;
        let name = type_name(wire_name);
        let info = enumeration_info(ir, wire_name);
        let kind = if closed {
            "The document allows these values only"
        } else {
            "The document shows these values; others occur"
        };
        let about = doc(&format!("{kind}. Section {}.", text(section)));
        let ours = &enumeration.ours;
        let variants = variant_names(values.iter().chain(ours).map(String::as_str));
        let (variants, our_variants) = variants.split_at(values.len());
        let variant_docs = values.iter().map(|value| doc(&code(value)));
        let our_docs = ours.iter().map(|value| {
            let gaps: Vec<_> = enumeration.gaps.iter().map(|gap| code(gap)).collect();
            let gaps = gaps.join(", ");
            doc(&format!(
                "{}: a value of this project, not of the document (gaps {gaps})",
                code(value)
            ))
        });
        let ours = (!ours.is_empty()).then(|| {
            quote! { ours { #(#our_docs #our_variants = #ours,)* } }
        });
        let making = if closed {
            quote! { runtime::closed_enumeration!(#name = super::super::info::#info); }
        } else {
            quote! { runtime::open_enumeration!(#name); }
        };
        quote! {
            runtime::enumeration! {
                #about
                #name = super::super::info::#info { #(#variant_docs #variants = #values,)* } #ours
            }

            #making
        }
    });
    quote! { #(#enums)* }
}
