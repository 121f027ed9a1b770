//! Resources, requests, query parameters and pages as Rust, one public module for each table file that
//! defines shapes. Ids stand beside their record; an enumeration beside the shapes that use it.

use std::collections::{BTreeMap, BTreeSet};

use backoffice_spec::{Field, PageFields, Presence, Shape, ShapeKind, Type};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use super::{
    names, operations,
    types::{converted, field_type, parameter_type, shape_field_type, value_type},
    words,
};
use crate::{
    ir::Ir,
    markdown::text,
    rust::{doc, field_names, inner_doc, module_names, static_name, type_name},
};

/// Modules beside those of the groups, here and at the root of the crate.
pub(super) const OWN_MODULES: &[&str] = &[
    "alloc",
    "any",
    "core",
    "decode_error",
    "dense",
    "drift",
    "enums",
    "format",
    "generated",
    "info",
    "json",
    "json_schema",
    "list",
    "mod",
    "normal_form",
    "one_or_many",
    "operation",
    "operations",
    "page",
    "patch",
    "query",
    "record",
    "registry",
    "required",
    "response_body",
    "runtime",
    "sample",
    "scalars",
    "schemars",
    "spelling",
    "std",
    "tables",
    "text",
    "transcode",
    "unknown_fields",
    "utoipa",
];

/// Functions of a shape, including those of `Record` and `Clone`: a setter must not hide them.
const FUNCTIONS: &[&str] = &[
    "clone",
    "default",
    "drift",
    "unknown_fields",
    "unknown_fields_mut",
    "from_json",
    "from_slice",
    "new",
    "to_json",
    "to_writer",
    "with_unknown_field",
    "write_json",
];

/// Returns file stems and their contents.
pub(crate) fn emit(ir: &Ir<'_>) -> Vec<(String, TokenStream)> {
    let groups = groups(ir);
    let mut files: Vec<_> =
        groups.iter().map(|(file, module)| (module.to_string(), group(ir, file))).collect();
    let decoders = ir.spec.shapes.iter().map(|shape| {
        let info = static_name(&shape.name);
        let ty = match shape.of.as_deref().filter(|_| shape.kind == ShapeKind::Page).map(type_name)
        {
            Some(element) => quote! { super::runtime::Page<#element> },
            None => {
                let name = type_name(&shape.name);
                quote! { #name }
            }
        };
        quote! { (&super::info::#info, super::runtime::Decoder::of::<#ty>()) }
    });
    let shared_enums = names::enums(ir, None);
    let enums = (!shared_enums.is_empty()).then(|| format_ident!("enums"));
    let modules = groups.values().chain(&enums);
    let exports = modules.clone();
    // The decoders are a constant, because the crate of a static compiles all that it refers to.
    let index = quote! {
        //! Shapes, ids and enumerations by resource group, and operations.

        #(pub mod #modules;)*
        pub mod operations;

        #(#[doc(no_inline)] pub use self::#exports::*;)*

        /// Decoder of each shape, for a shape that is chosen at run time.
        pub(crate) const DECODERS: &[(&super::runtime::ShapeInfo, super::runtime::Decoder)] =
            &[#(#decoders,)*];
    };
    if let Some(module) = &enums {
        let tokens = quote! {
            //! Enumerations of several groups.

            use super::super::runtime;

            #shared_enums
        };
        files.push((module.to_string(), tokens));
    }
    files.push(("mod".into(), index));
    files.push(("operations".into(), operations::emit(ir)));
    files
}

/// The module of each table file that defines shapes.
pub(super) fn groups<'a>(ir: &Ir<'a>) -> BTreeMap<&'a str, Ident> {
    let modules = module_names(ir.files().into_iter(), OWN_MODULES);
    ir.files().into_iter().zip(modules).collect()
}

/// The module of a table file: its shapes with their ids, and the enumerations that only they use.
fn group(ir: &Ir<'_>, file: &str) -> TokenStream {
    let about = doc_of_group(ir, file);
    let shapes = ir.spec.shapes.iter().filter(|shape| shape.file == file);
    let shapes = shapes.map(|shape| {
        if shape.kind == ShapeKind::Page { page(ir, shape) } else { structure(ir, shape) }
    });
    let ids = names::ids(ir, file);
    let enums = names::enums(ir, Some(file));
    quote! {
        #about

        use super::super::runtime;

        #(#shapes)*
        #ids
        #enums
    }
}

/// Names the records that endpoints return.
fn doc_of_group(ir: &Ir<'_>, file: &str) -> TokenStream {
    let responses = ir
        .spec
        .endpoints
        .iter()
        .filter_map(|endpoint| ir.listed(endpoint).or(endpoint.response.as_deref()));
    let responses: BTreeSet<&str> = responses.collect();
    let shapes = ir.spec.shapes.iter().filter(|shape| shape.file == file);
    let returned: Vec<_> = shapes
        .filter(|shape| responses.contains(shape.name.as_str()))
        .map(|shape| format!("[`{}`]", type_name(&shape.name)))
        .collect();
    let records = match returned.as_slice() {
        [] => return inner_doc("Parts, ids and enumerations of the records in other modules."),
        [one] => format!("{one} with its"),
        [others @ .., last] => format!("{} and {last} with their", others.join(", ")),
    };
    inner_doc(&format!("{records} parts, ids, enumerations, bodies and queries."))
}

/// Documentation of a shape, with its section.
fn about(shape: &Shape) -> TokenStream {
    doc(&format!("{} Section {}.", text(&shape.about), text(&shape.section)))
}

fn page(ir: &Ir<'_>, shape: &Shape) -> TokenStream {
    let Some(element) = shape.of.as_deref() else {
        return TokenStream::new();
    };
    let (info, ty) = (static_name(&shape.name), type_name(element));
    let in_pages = in_pages(ir, &quote! { super::#ty });
    quote! {
        #in_pages

        impl runtime::PageOf for super::#ty {
            const PAGE: &'static runtime::ShapeInfo = &super::super::info::#info;

            fn table() -> Option<&'static runtime::Table> {
                Some(&super::super::tables::#info)
            }
        }
    }
}

/// The names of a page's fields, for a record in pages. The checks of the tables ensure that there are pages.
fn in_pages(ir: &Ir<'_>, ty: &TokenStream) -> Option<TokenStream> {
    let PageFields { names, section } = ir.spec.api.page.as_ref()?;
    let keys = names.each_ref().map(|name| json_content(name));
    Some(quote! { runtime::in_pages!(#ty, [#(#names)*], [#(#keys)*], #section); })
}

fn structure(ir: &Ir<'_>, shape: &Shape) -> TokenStream {
    let name = type_name(&shape.name);
    let info = static_name(&shape.name);
    let about = about(shape);
    let idents = shape_field_names(shape);
    let fields = shape.fields.iter().zip(&idents).map(|(field, ident)| {
        let docs = doc(&text(&words::description(ir, shape, field)));
        let ty = shape_field_type(ir, shape, field);
        quote! { #docs pub #ident: #ty, }
    });
    let access = shape.fields.iter().zip(&idents).enumerate();
    let access = access.map(|(position, (field, ident))| {
        let position = Literal::usize_unsuffixed(position);
        let key = json_content(&field.name);
        quote! { #position #key #ident }
    });
    let derives = if needs_arguments(shape) {
        quote! { #[derive(Clone, PartialEq, Eq, Hash)] }
    } else {
        quote! { #[derive(Clone, Default, PartialEq, Eq, Hash)] }
    };
    let building = building(ir, shape, &idents);
    // Query parameters are no JSON.
    let table =
        (shape.kind != ShapeKind::Query).then(|| quote! { , by super::super::tables::#info });
    // The page of these records has the names already.
    let is_of_a_page = |page: &Shape| page.of.as_ref() == Some(&shape.name);
    let in_pages = ir
        .spec
        .endpoints
        .iter()
        .any(|endpoint| endpoint.or_many && endpoint.response.as_ref() == Some(&shape.name));
    let in_pages = in_pages
        && !(ir.spec.shapes.iter()).any(|page| page.kind == ShapeKind::Page && is_of_a_page(page));
    let in_pages = in_pages.then(|| self::in_pages(ir, &quote! { #name }));
    quote! {
        #about
        #[non_exhaustive]
        #derives
        pub struct #name {
            #(#fields)*
            unknown_fields: runtime::UnknownFields,
        }

        runtime::shape! { #name = super::super::info::#info #table { #(#access),* } }

        #in_pages

        #building
    }
}

/// Returns the text as JSON writes it, without the quotes.
fn json_content(text: &str) -> String {
    let json = serde_json::Value::from(text).to_string();
    json.trim_start_matches('"').trim_end_matches('"').to_owned()
}

/// The names of a shape's fields.
pub(super) fn shape_field_names(shape: &Shape) -> Vec<Ident> {
    field_names(shape.fields.iter().map(|field| field.name.as_str()), FUNCTIONS)
}

/// `new` with the required fields or the identity as arguments, and a setter for each other field.
fn building(ir: &Ir<'_>, shape: &Shape, idents: &[Ident]) -> TokenStream {
    let name = type_name(&shape.name);
    let is_argument = |field: &Field| {
        field.presence == Presence::Required || shape.identity.as_ref() == Some(&field.name)
    };
    let fields = || shape.fields.iter().zip(idents);
    let arguments = || fields().filter(|(field, _)| is_argument(field));
    let parameters = arguments().map(|(field, ident)| {
        let parameter = parameter_type(ir, shape, field);
        quote! { #ident: #parameter }
    });
    // An argument may have that name.
    let made = if idents.iter().any(|ident| ident == "made") {
        format_ident!("made_")
    } else {
        format_ident!("made")
    };
    let assignments = arguments().map(|(field, ident)| {
        let value = converted(ir, &field.ty, ident);
        if is_required_wrapper(field) {
            quote! { #made.#ident = runtime::Required::from(#value); }
        } else if matches!(field.ty, Type::List(_)) {
            quote! { #made.#ident = #value; }
        } else {
            quote! { #made.#ident = Some(#value); }
        }
    });
    let setters = fields().filter(|(field, _)| !is_argument(field));
    let setters = setters.map(|(field, ident)| {
        let argument = match &field.ty {
            _ if shape.kind == ShapeKind::Update => {
                let ty = field_type(ir, shape, field);
                quote! { patch: #ty }
            }
            Type::List(element) => {
                let element = value_type(ir, element);
                quote! { elements: [impl Into<#element>] }
            }
            _ => {
                let ty = parameter_type(ir, shape, field);
                quote! { value: #ty }
            }
        };
        quote! { fn #ident(#argument); }
    });
    let setters: Vec<_> = setters.collect();
    let setters =
        (!setters.is_empty()).then(|| quote! { runtime::setters! { impl #name { #(#setters)* } } });
    let has_arguments = arguments().next().is_some();
    let new_doc = match shape.kind {
        ShapeKind::Query if has_arguments => "Creates a query with the required parameters.",
        ShapeKind::Query => "Creates a query without parameters.",
        ShapeKind::Update => "Creates an update that changes nothing until fields are set.",
        ShapeKind::Record if has_arguments => "Creates a record with its id and no other field.",
        ShapeKind::Record => "Creates a record without fields.",
        _ if has_arguments => "Creates a body with the required fields.",
        _ => "Creates an empty body.",
    };
    let new_doc = doc(new_doc);
    let make = if has_arguments {
        quote! {
            let mut #made = <Self as runtime::Fields>::empty();
            #(#assignments)*
            #made
        }
    } else {
        quote! { Self::default() }
    };
    quote! {
        impl #name {
            #new_doc
            #[inline]
            #[must_use]
            pub fn new(#(#parameters),*) -> Self {
                #make
            }
        }

        #setters
    }
}

/// Returns `true` if the constructor has arguments, so that there is no default.
fn needs_arguments(shape: &Shape) -> bool {
    matches!(shape.kind, ShapeKind::Request | ShapeKind::Query)
        && shape.fields.iter().any(|field| field.presence == Presence::Required)
}

fn is_required_wrapper(field: &Field) -> bool {
    field.presence == Presence::Required && !matches!(field.ty, Type::List(_))
}
