//! Writes a case for each endpoint, for the client's tests: a call with hostile values, and the path and query
//! that must result. They are encoded here, independently of the client.

use backoffice_spec::{Encoding, Endpoint, Field, Presence, Type};
use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::{
    call_names::{Names, setter_names},
    names::id_name,
    operations::operation_name,
};
use crate::{ir::Ir, rust::type_name};

/// A text with every character that has a meaning in an address, and one beyond ASCII.
const HOSTILE: &str = "a/b?c#d%2F &=+;é..";

/// The file's text as tokens.
pub(crate) fn emit(ir: &Ir<'_>) -> TokenStream {
    let names = Names::new(ir);
    let cases = ir.spec.endpoints.iter().map(|endpoint| case(ir, &names, endpoint));
    let is_sent = |encoding| {
        let mut endpoints = ir.spec.endpoints.iter();
        endpoints.any(|endpoint| endpoint.request.is_some() && endpoint.encoding == encoding)
    };
    let body = is_sent(Encoding::Json).then(|| quote! { body, });
    let form = is_sent(Encoding::Multipart).then(|| quote! { form, });
    quote! {
        //! A call of each endpoint with hostile values, and the path and query that must result.

        use super::{Case, #body #form made, models::*, runtime};

        /// Every endpoint, by the document's number.
        pub(crate) static CASES: &[Case] = &[#(#cases,)*];
    }
}

fn case(ir: &Ir<'_>, names: &Names, endpoint: &Endpoint) -> TokenStream {
    let operation = operation_name(&endpoint.id);
    let (accessor, method) = names.of(endpoint);
    let mut path = endpoint.path.clone();
    let mut arguments: Vec<_> = endpoint
        .params
        .iter()
        .map(|(name, ty)| {
            let base = match ty {
                Type::Identity { base, .. } => base,
                ty => ty,
            };
            let (argument, text) = match base {
                Type::Integer => (quote! { i64::MIN }, i64::MIN.to_string()),
                base => scalar(ir, base).unwrap_or_default(),
            };
            path = path.replace(&format!("{{{name}}}"), &encoded(&text));
            argument
        })
        .collect();
    let payload = match (&endpoint.request, endpoint.encoding) {
        (None, _) => TokenStream::new(),
        (Some(_), Encoding::Multipart) => quote! { form() },
        (Some(_), Encoding::Json) => quote! { body(text) },
    };
    let text = if endpoint.request.is_some() && endpoint.encoding == Encoding::Json {
        quote! { text }
    } else {
        quote! { _ }
    };
    let shape = endpoint.query.as_deref().and_then(|query| ir.shape(query));
    let (mut query, mut setters) = (Vec::new(), Vec::new());
    let fields = shape.into_iter();
    let fields = fields.flat_map(|shape| shape.fields.iter().zip(setter_names(shape)));
    for (field, setter) in fields {
        let Some((value, texts)) = parameter(ir, field) else {
            continue;
        };
        let pair = |text: &String| format!("{}={}", encoded(&field.name), encoded(text));
        query.extend(texts.iter().map(pair));
        if field.presence == Presence::Required {
            arguments.push(value);
        } else {
            setters.push(quote! { .#setter(#value) });
        }
    }
    let query = query.join("&");
    let written = if endpoint.or_many {
        quote! { super::many }
    } else if endpoint.response.is_none() {
        quote! { super::nothing }
    } else {
        quote! { super::one }
    };
    quote! {
        Case {
            endpoint: <operations::#operation as runtime::Operation>::ENDPOINT,
            path: #path,
            query: #query,
            call: |client, #text| {
                let call = client.#accessor().#method(#(#arguments,)* #payload)#(#setters)*;
                Box::pin(made(call, #written))
            },
        }
    }
}

/// Returns a value for a query parameter and its texts in the query. No query holds values with parts.
fn parameter(ir: &Ir<'_>, field: &Field) -> Option<(TokenStream, Vec<String>)> {
    if let Type::List(element) = &field.ty {
        let (value, text) = scalar(ir, element)?;
        return Some((quote! { [#value, #value] }, vec![text.clone(), text]));
    }
    let (value, text) = scalar(ir, &field.ty)?;
    Some((value, vec![text]))
}

fn scalar(ir: &Ir<'_>, ty: &Type) -> Option<(TokenStream, String)> {
    Some(match ty {
        Type::Integer => (quote! { i64::MAX }, i64::MAX.to_string()),
        Type::Int32 => (quote! { i32::MIN }, i32::MIN.to_string()),
        Type::Number => (quote! { 7 }, "7".to_owned()),
        Type::Boolean => (quote! { false }, "false".to_owned()),
        Type::Amount => typed("Amount", "10.00"),
        Type::Date => typed("Date", "2023-02-10"),
        Type::Timestamp => typed("Timestamp", "2023-02-10T12:00:00Z"),
        Type::Url => typed("Url", "https://store.example/?a=b&c"),
        Type::Enum(name) => {
            let value = ir.enumeration(name)?.values.first()?;
            let name: Ident = type_name(name);
            (quote! { #name::DOCUMENTED[0].clone() }, value.clone())
        }
        Type::Identity { shape, base, .. } if **base != Type::String => {
            let id = id_name(ir, shape);
            (quote! { #id::from(i64::MAX) }, i64::MAX.to_string())
        }
        Type::String | Type::Identity { .. } => (quote! { #HOSTILE }, HOSTILE.to_owned()),
        Type::Any => (quote! { runtime::Json::from_text(#HOSTILE) }, HOSTILE.to_owned()),
        Type::Object | Type::List(_) | Type::Shape(_) => return None,
    })
}

/// Returns a value of a type that checks its text.
fn typed(name: &str, text: &str) -> (TokenStream, String) {
    let name = type_name(name);
    let value = quote! { runtime::#name::new(#text).expect("it is one") };
    (value, text.to_owned())
}

/// Encodes a text for a path or a query: percent-encodes every byte except the unreserved characters of RFC 3986,
/// section 2.3.
fn encoded(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => {
            char::from(byte).to_string()
        }
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(byte).collect()
}
