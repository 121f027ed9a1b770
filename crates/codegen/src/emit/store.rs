//! The service's database tables: their columns, and the filters of lists over them.

use std::collections::BTreeMap;

use backoffice_spec::{Endpoint, FilterRule, Shape, ShapeKind, Type};
use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::endpoints;
use crate::{
    ir::Ir,
    rust::{doc, static_name, static_names},
};

/// Returns `None` if a database holds no shape.
pub(crate) fn emit(ir: &Ir<'_>) -> Option<TokenStream> {
    let stored: Vec<_> = ir.spec.shapes.iter().filter(|shape| shape.table.is_some()).collect();
    if stored.is_empty() {
        return None;
    }
    let names =
        static_names(stored.iter().filter_map(|shape| shape.table.as_deref()), &["ALL", "LISTS"]);
    let operations = endpoints::Names::new(ir).endpoints;
    let mut tables = Vec::new();
    let (mut lists, mut listed) = (Vec::new(), Vec::new());
    for (shape, name) in stored.iter().zip(&names) {
        let mut columns = BTreeMap::new();
        for path in &shape.columns {
            let (column, tokens) = column(ir, shape, path, false);
            columns.insert(column, tokens);
        }
        let page = ir
            .spec
            .shapes
            .iter()
            .find(|page| page.kind == ShapeKind::Page && page.of.as_ref() == Some(&shape.name));
        let endpoints = ir.spec.endpoints.iter().zip(&operations);
        for (endpoint, operation) in endpoints {
            if page.is_some_and(|page| Some(&page.name) == endpoint.response.as_ref()) {
                lists.push(list(ir, endpoint, operation, shape, name, &mut columns));
                listed.push(operation);
            }
        }
        let mut key = "id".to_owned();
        if let Some(identity) = text_identity(shape) {
            let tokens = |key: &str| quote! { Column { name: #key, paths: &[&[#identity]], kind: Kind::Text } };
            // Each table has those columns; a filter may have made the very column.
            let is_taken = |key: &str| {
                let other = columns.get(key).map(TokenStream::to_string);
                ["id", "json", "store", "version"].contains(&key)
                    || other.is_some_and(|other| other != tokens(key).to_string())
            };
            identity.clone_into(&mut key);
            while is_taken(&key) {
                key += "_text";
            }
            columns.insert(key.clone(), tokens(&key));
        }
        let table = shape.table.as_deref();
        let about = doc(&format!("Records of `{}`.", shape.name));
        let columns = columns.values();
        let described = static_name(&shape.name);
        tables.push(quote! {
            #about
            pub static #name: Table = Table {
                name: #table,
                shape: &info::#described,
                key: #key,
                columns: &[#(#columns),*],
            };
        });
    }
    let description = ir.target.description_tokens();
    Some(quote! {
        //! The database tables of the records, and the filters of lists.

        use #description::{self as info, endpoints};
        use crate::server::database::table::{Column, Filter, Kind, List, Rule, Table};

        #(#tables)*

        /// The tables.
        pub static ALL: &[&Table] = &[#(&#names),*];

        /// The lists.
        pub static LISTS: &[&List] = &[#(&lists::#listed),*];

        /// The lists, by their endpoints.
        pub mod lists {
            use super::*;

            #(#lists)*
        }
    })
}

/// Returns the identity of a shape if it is a text, which needs a column of its own: `id` is a whole number.
fn text_identity(shape: &Shape) -> Option<&str> {
    let identity = shape.identity.as_deref()?;
    let field = shape.fields.iter().find(|field| field.name == identity)?;
    matches!(&field.ty, Type::Identity { base, .. } if **base == Type::String).then_some(identity)
}

fn list(
    ir: &Ir<'_>,
    endpoint: &Endpoint,
    operation: &Ident,
    shape: &Shape,
    table: &Ident,
    columns: &mut BTreeMap<String, TokenStream>,
) -> TokenStream {
    let query = endpoint.query.as_deref().and_then(|query| ir.shape(query));
    let fields = query.into_iter().flat_map(|query| &query.fields);
    let filters = fields.filter_map(|field| {
        let filter = field.filter.as_ref()?;
        let folded = matches!(filter.rule, FilterRule::Whole | FilterRule::Part);
        let mut names = Vec::new();
        if folded {
            let paths = filter.fields.iter().map(|path| {
                let path = segments(path);
                quote! { &[#(#path),*] }
            });
            let name = format!("{}_folded", field.name);
            let tokens = quote! {
                Column { name: #name, paths: &[#(#paths),*], kind: Kind::Folded }
            };
            columns.insert(name.clone(), tokens);
            names.push(name);
        } else {
            for path in &filter.fields {
                let (name, tokens) = column(ir, shape, path, filter.rule == FilterRule::Any);
                columns.insert(name.clone(), tokens);
                names.push(name);
            }
        }
        let rule = match filter.rule {
            FilterRule::Equal | FilterRule::Whole => quote! { Equal },
            FilterRule::Part => quote! { Part },
            FilterRule::From => quote! { From },
            FilterRule::To => quote! { To },
            FilterRule::Any => quote! { Any },
            FilterRule::State => quote! { State },
        };
        let parameter = &field.name;
        Some(
            quote! { Filter { parameter: #parameter, columns: &[#(#names),*], rule: Rule::#rule } },
        )
    });
    let filters: Vec<_> = filters.collect();
    let about = doc(&format!("Pages of `{}`.", shape.name));
    quote! {
        #about
        pub static #operation: List =
            List { endpoint: &endpoints::#operation, table: &#table, filters: &[#(#filters),*] };
    }
}

/// A column of one field, by its name.
fn column(ir: &Ir<'_>, shape: &Shape, path: &str, names: bool) -> (String, TokenStream) {
    let kind = match type_at(ir, shape, path) {
        _ if names => quote! { Names },
        Some(Type::Timestamp) => quote! { Time },
        Some(Type::Amount) => quote! { Money },
        Some(Type::Boolean) => quote! { Flag },
        Some(Type::Integer | Type::Int32) => quote! { Integer },
        Some(Type::Identity { base, .. }) if *base == Type::Integer => quote! { Integer },
        _ => quote! { Text },
    };
    let name = path.replace('.', "_");
    let path = segments(path);
    let tokens = quote! { Column { name: #name, paths: &[&[#(#path),*]], kind: Kind::#kind } };
    (name, tokens)
}

fn segments(path: &str) -> Vec<&str> {
    path.split('.').collect()
}

fn type_at(ir: &Ir<'_>, shape: &Shape, path: &str) -> Option<Type> {
    let (name, rest) = match path.split_once('.') {
        Some((name, rest)) => (name, Some(rest)),
        None => (path, None),
    };
    let field = shape.fields.iter().find(|field| field.name == name)?;
    match (rest, &field.ty) {
        (None, ty) => Some(ty.clone()),
        (Some(rest), Type::Shape(inner)) => type_at(ir, ir.shape(inner)?, rest),
        _ => None,
    }
}
