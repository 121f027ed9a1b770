//! Ids and enumerations as Rust types.

use backoffice_spec::Type;
use heck::ToUpperCamelCase as _;
use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::{
    ir::Ir,
    rust::{doc, static_name, type_name, variant_names},
};

/// The name of the id type of a shape: `OrderNumber`, `CustomerId`.
pub(super) fn id_name(shape: &str, field: &str) -> Ident {
    type_name(&format!(
        "{}{}",
        shape.to_upper_camel_case(),
        field.to_upper_camel_case()
    ))
}

pub(super) fn ids(ir: &Ir<'_>) -> TokenStream {
    let ids = ir.identities().map(|(shape, field)| {
        let name = id_name(&shape.name, &field.name);
        let about = doc(&format!(
            "`{}` of a `{}`. Section {}.",
            field.name, shape.name, field.section
        ));
        match &field.ty {
            Type::Identity { base, .. } if **base == Type::String => {
                quote! { runtime::text_id! { #about #name } }
            }
            _ => quote! { runtime::integer_id! { #about #name } },
        }
    });
    quote! {
        //! Ids: a type of its own for each record, so that one cannot be passed for another.

        use crate::runtime;

        #(#ids)*
    }
}

pub(super) fn enums(ir: &Ir<'_>) -> TokenStream {
    let enums = ir.spec.enums.iter().map(|enumeration| {
        let wire_name = &enumeration.name;
        let section = &enumeration.section;
        let closed = enumeration.closed;
        let values = &enumeration.values;
        let name = type_name(wire_name);
        let info = static_name(&format!("{wire_name}Values"));
        let kind = if closed {
            "The document allows these values only"
        } else {
            "The document shows these values; others occur"
        };
        let about = doc(&format!("{kind}. Section {section}."));
        let info_doc = doc(&format!("What the document says of `{wire_name}`."));
        let variants = variant_names(values.iter().map(String::as_str));
        let variant_docs = values.iter().map(|value| doc(&format!("`{value}`")));
        let making = if closed {
            quote! { runtime::closed_enumeration!(#name = #info); }
        } else {
            quote! { runtime::open_enumeration!(#name); }
        };
        quote! {
            runtime::enumeration! {
                #about
                #name = #info { #(#variant_docs #variants = #values,)* }
            }

            #making

            #info_doc
            pub static #info: runtime::EnumInfo = runtime::EnumInfo {
                name: #wire_name,
                values: &[#(#values),*],
                closed: #closed,
                section: #section,
            };
        }
    });
    quote! {
        //! Enumerations: the documented values, and any other text kept.

        use crate::runtime;

        #(#enums)*
    }
}
