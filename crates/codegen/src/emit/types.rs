//! Types of values: in the descriptions of shapes, and in the models and the calls.

use backoffice_spec::{Field, Presence, Shape, ShapeKind, Type};
use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::names;
use crate::{
    ir::Ir,
    rust::{static_name, type_name},
};

/// The type of a value in the descriptions of shapes.
pub(super) fn type_description(ir: &Ir<'_>, ty: &Type) -> TokenStream {
    let kind = type_kind(ir, ty);
    quote! { info::TypeInfo::#kind }
}

/// A variant of `TypeInfo`.
pub(super) fn type_kind(ir: &Ir<'_>, ty: &Type) -> TokenStream {
    match ty {
        Type::String => quote! { String },
        Type::Integer => quote! { Integer },
        Type::Int32 => quote! { Int32 },
        Type::Number => quote! { Number },
        Type::Boolean => quote! { Boolean },
        Type::Amount => quote! { Amount },
        Type::Timestamp => quote! { Timestamp },
        Type::Date => quote! { Date },
        Type::Url => quote! { Url },
        Type::Any => quote! { Any },
        Type::Object => quote! { Object },
        Type::List(element) => {
            let element = type_description(ir, element);
            quote! { List(&#element) }
        }
        Type::Shape(name) => {
            let name = static_name(name);
            quote! { Shape(&super::#name) }
        }
        Type::Enum(name) => {
            let name = names::enumeration_info(ir, name);
            quote! { Enum(&super::#name) }
        }
        Type::Identity { base, .. } => type_kind(ir, base),
    }
}

/// The type of the struct's field.
pub(super) fn shape_field_type(ir: &Ir<'_>, shape: &Shape, field: &Field) -> TokenStream {
    let ty = field_type(ir, shape, field);
    match (shape.kind, &field.ty) {
        (ShapeKind::Update, _) => quote! { runtime::Patch<#ty> },
        (_, Type::List(_)) => ty,
        _ if field.presence == Presence::Required => quote! { runtime::Required<#ty> },
        _ => quote! { Option<#ty> },
    }
}

/// The Rust type of a field's value. The loader allows only strings to be secret.
pub(super) fn field_type(ir: &Ir<'_>, shape: &Shape, field: &Field) -> TokenStream {
    if field.secret {
        quote! { runtime::Secret }
    } else if ir.needs_box(&shape.name, &field.ty) {
        let ty = value_type(ir, &field.ty);
        quote! { Box<#ty> }
    } else {
        value_type(ir, &field.ty)
    }
}

/// The Rust type of a value.
pub(super) fn value_type(ir: &Ir<'_>, ty: &Type) -> TokenStream {
    let (shapes, scalars) = (quote! { super }, quote! { runtime });
    type_below(ir, ty, &shapes, &scalars)
}

/// The Rust type of a path parameter, in a file that has the generated types below `shapes` and the scalars below
/// `scalars`.
pub(super) fn path_type(
    ir: &Ir<'_>,
    ty: &Type,
    shapes: &TokenStream,
    scalars: &TokenStream,
) -> TokenStream {
    match ty {
        Type::String => quote! { ::std::string::String },
        ty => type_below(ir, ty, shapes, scalars),
    }
}

fn type_below(ir: &Ir<'_>, ty: &Type, shapes: &TokenStream, scalars: &TokenStream) -> TokenStream {
    match ty {
        Type::String => quote! { #scalars::Text },
        Type::Integer => quote! { i64 },
        Type::Int32 => quote! { i32 },
        Type::Number => quote! { #scalars::Number },
        Type::Boolean => quote! { bool },
        Type::Amount => quote! { #scalars::Amount },
        Type::Timestamp => quote! { #scalars::Timestamp },
        Type::Date => quote! { #scalars::Date },
        Type::Url => quote! { #scalars::Url },
        Type::Any => quote! { #scalars::Json },
        Type::Object => quote! { #scalars::Object },
        Type::List(element) => {
            let element = type_below(ir, element, shapes, scalars);
            quote! { #scalars::List<#element> }
        }
        Type::Shape(name) | Type::Enum(name) => {
            let name = type_name(name);
            quote! { #shapes::#name }
        }
        Type::Identity { shape, .. } => {
            let name = names::id_name(ir, shape);
            quote! { #shapes::#name }
        }
    }
}

/// The type of a constructor's or a setter's argument.
pub(super) fn parameter_type(ir: &Ir<'_>, shape: &Shape, field: &Field) -> TokenStream {
    match &field.ty {
        Type::List(element) => {
            let element = value_type(ir, element);
            quote! { impl IntoIterator<Item = impl Into<#element>> }
        }
        ty if takes_into(ir, ty) => {
            let ty = field_type(ir, shape, field);
            quote! { impl Into<#ty> }
        }
        _ => field_type(ir, shape, field),
    }
}

/// Converts an argument into the value of its field.
pub(super) fn converted(ir: &Ir<'_>, ty: &Type, ident: &Ident) -> TokenStream {
    match ty {
        Type::List(_) => quote! { #ident.into_iter().map(Into::into).collect::<Vec<_>>().into() },
        ty if takes_into(ir, ty) => quote! { #ident.into() },
        _ => quote! { #ident },
    }
}

/// Returns `true` if the argument's type is `impl Into`.
pub(super) fn takes_into(ir: &Ir<'_>, ty: &Type) -> bool {
    match ty {
        Type::String
        | Type::Number
        | Type::Any
        | Type::Object
        | Type::Shape(_)
        | Type::Identity { .. } => true,
        Type::Enum(name) => ir.enumeration(name).is_some_and(|enumeration| !enumeration.closed),
        _ => false,
    }
}
