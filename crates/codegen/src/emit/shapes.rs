//! Static descriptions of shapes, enumerations and endpoints, one file for each table file that defines
//! shapes.

use std::collections::{BTreeMap, BTreeSet};

use backoffice_spec::{Api, Enum, Field, PageFields, Presence, Shape, ShapeKind};
use proc_macro2::TokenStream;
use quote::quote;

use super::{endpoints, events, names, types::type_description, words};
use crate::{
    ir::{Ir, Profile, may_be_null, must_be_there},
    rust::{doc, module_names, static_name},
};

/// Modules that hold no shapes.
const OWN_MODULES: &[&str] = &["endpoints", "enums", "events", "mod"];

/// Returns file stems and their contents.
pub(crate) fn emit(ir: &Ir<'_>) -> Vec<(String, TokenStream)> {
    let modules = module_names(ir.files().into_iter(), OWN_MODULES);
    let mut groups: BTreeMap<&str, TokenStream> = BTreeMap::new();
    for shape in &ir.spec.shapes {
        let description = description(ir, shape);
        let group = groups.entry(shape.file.as_str()).or_default();
        group.extend(description);
    }
    let statics = ir.spec.shapes.iter().map(|shape| static_name(&shape.name));
    let api = api(ir);
    let index = quote! {
        //! Shapes and enumerations by resource group, endpoints and events.

        mod enums;
        pub mod endpoints;
        pub mod events;
        #(mod #modules;)*

        pub use self::enums::*;
        #(pub use self::#modules::*;)*

        /// Every shape, in table order.
        pub static SHAPES: &[&crate::info::ShapeInfo] = &[#(&#statics,)*];

        #api
    };
    let mut files: Vec<_> = modules
        .iter()
        .map(ToString::to_string)
        .zip(groups.into_values())
        .map(|(name, tokens)| (name, quote! { use crate::info; #tokens }))
        .collect();
    files.push(("mod".into(), index));
    files.push(("enums".into(), enumerations(ir)));
    files.push(("endpoints".into(), endpoints::emit(ir)));
    files.push(("events".into(), events::descriptions(ir)));
    files
}

/// The API as one value.
fn api(ir: &Ir<'_>) -> TokenStream {
    let Api { name, title, version_header, cursor, page, .. } = &ir.spec.api;
    let version = match version_header {
        Some(header) => {
            let versions = names::enumeration_info(ir, &header.versions);
            quote! {
                Some(crate::info::VersionHeader {
                    name: endpoints::VERSION_HEADER,
                    values: #versions.values,
                    default: Some(endpoints::VERSION),
                })
            }
        }
        None => quote! { None },
    };
    let cursor = match cursor {
        Some(cursor) => quote! { Some(#cursor) },
        None => quote! { None },
    };
    let page = match page {
        Some(PageFields { names: [next, previous, results], section }) => quote! {
            Some(crate::info::PageFields { next: #next, previous: #previous, results: #results, section: #section })
        },
        None => quote! { None },
    };
    let shapes = ir.spec.shapes.iter();
    let fields = shapes.flat_map(|shape| &shape.fields);
    let identities = fields.filter(|field| field.presence == Presence::Identity);
    let identities: BTreeSet<_> = identities.map(|field| &field.name).collect();
    let identities = identities.into_iter();
    let currencies = &ir.spec.api.currencies;
    quote! {
        /// The API.
        pub static API: crate::info::Api = crate::info::Api {
            name: #name,
            title: #title,
            shapes: SHAPES,
            endpoints: endpoints::ALL,
            scopes: endpoints::SCOPES,
            events: events::ALL,
            version: #version,
            page: #page,
            cursor: #cursor,
            currencies: &[#(#currencies),*],
            identities: &[#(#identities),*],
        };
    }
}

fn description(ir: &Ir<'_>, shape: &Shape) -> TokenStream {
    let info = static_name(&shape.name);
    let name = &shape.name;
    let about = doc(&format!("Description of `{name}`."));
    let shape_about = &shape.about;
    let kind = match shape.kind {
        ShapeKind::Record => quote! { Record },
        ShapeKind::Request => quote! { Request },
        ShapeKind::Update => quote! { Update },
        ShapeKind::Query => quote! { Query },
        ShapeKind::Page => quote! { Page },
    };
    let section = &shape.section;
    let shown = shape.fields_shown;
    let fields = shape.fields.iter().map(|field| field_description(ir, shape, field));
    quote! {
        #about
        pub static #info: info::ShapeInfo = info::ShapeInfo {
            name: #name,
            kind: info::ShapeKind::#kind,
            section: #section,
            fields_shown: #shown,
            about: #shape_about,
            fields: &[#(#fields,)*],
        };
    }
}

fn field_description(ir: &Ir<'_>, shape: &Shape, field: &Field) -> TokenStream {
    let name = &field.name;
    let section = &field.section;
    let ty = type_description(ir, &field.ty);
    let presence = match field.presence {
        Presence::Optional => None,
        Presence::Required => Some(quote! { .presence(info::Presence::Required) }),
        Presence::Identity => Some(quote! { .presence(info::Presence::Identity) }),
    };
    let not_null = (!may_be_null(shape, field, Profile::Contract)).then(|| quote! { .not_null() });
    let strict_nullable =
        may_be_null(shape, field, Profile::Strict).then(|| quote! { .strict_nullable() });
    let strict_optional =
        (!must_be_there(shape, field, Profile::Strict)).then(|| quote! { .strict_optional() });
    let minimum = field.minimum.map(|bound| quote! { .minimum(#bound) });
    let maximum = field.maximum.map(|bound| quote! { .maximum(#bound) });
    let secret = field.secret.then(|| quote! { .secret() });
    let about = words::description(ir, shape, field);
    quote! {
        info::FieldInfo::new(#name, #ty, #section)
            #presence #not_null #strict_nullable #strict_optional #minimum #maximum #secret .about(#about)
    }
}

fn enumerations(ir: &Ir<'_>) -> TokenStream {
    let enumerations = ir.spec.enums.iter().map(|enumeration| {
        let Enum { name, values, closed, section, .. } = enumeration;
        let info = names::enumeration_info(ir, name);
        let about = doc(&format!("Description of `{name}`."));
        quote! {
            #about
            pub static #info: EnumInfo = EnumInfo {
                name: #name,
                values: &[#(#values),*],
                closed: #closed,
                section: #section,
            };
        }
    });
    quote! {
        //! Enumerations.

        use crate::info::EnumInfo;

        #(#enumerations)*
    }
}
