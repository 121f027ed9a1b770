//! Writes the examples in the documentation of calls. Rustdoc compiles them.

use backoffice_spec::{Encoding, Endpoint, Field, Presence, Shape, Type};
use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::call_names::{required_fields, setter_names};
use crate::{
    ir::Ir,
    rust::{doc, type_name},
};

/// A text for a value without an example in the tables.
const TEXT: &str = "text";

/// Returns the example of a method: it sends the call and reads the response.
pub(super) fn of_method(
    ir: &Ir<'_>,
    accessor: &Ident,
    name: &Ident,
    endpoint: &Endpoint,
) -> TokenStream {
    let call = format!("client.{accessor}().{name}({})", arguments(ir, endpoint));
    let sent = sent(ir, &call, endpoint);
    let product = ir.target.crate_name;
    let code = format!(
        "# ::{product}::client::example(&[], async |client, _| {{ use ::{product}::client::models::*;\n\
         {sent}\n# Ok(()) }});"
    );
    let lines = lines(&code);
    quote! { #(#lines)* }
}

/// Returns documentation lines with the code as an example.
fn lines(code: &str) -> impl Iterator<Item = TokenStream> {
    let head = ["", "# Examples", "", "```no_run"];
    let lines = head.into_iter().chain(code.split('\n')).chain(["```"]);
    lines.map(doc)
}

/// Returns code that sends a call and reads the response: of a list, in a loop over its records.
fn sent(ir: &Ir<'_>, call: &str, endpoint: &Endpoint) -> String {
    let query = endpoint.query.as_deref().and_then(|query| ir.shape(query));
    let is_list = ir.listed(endpoint).is_some() || endpoint.or_many;
    let Some(query) = query.filter(|_| is_list) else {
        return match endpoint.response {
            Some(_) => format!("let response = {call}.send().await?;"),
            None => format!("{call}.send().await?;"),
        };
    };
    // The example sets the first optional parameter of type text.
    let mut setters = query.fields.iter().zip(setter_names(query));
    let is_text = |field: &Field| {
        field.ty == Type::String && Some(&field.name) != ir.spec.api.cursor.as_ref()
    };
    let setter = setters.find(|(field, _)| is_text(field) && field.presence != Presence::Required);
    let setter = setter.map_or(String::new(), |(field, setter)| {
        let given =
            field.example.as_deref().and_then(|text| serde_json::from_str::<String>(text).ok());
        format!(".{setter}({:?})", given.as_deref().unwrap_or("Ada"))
    });
    format!(
        "let mut items = {call}{setter}.items();\n\
         while let Some(item) = items.next().await {{\n    println!(\"{{:?}}\", item?);\n}}"
    )
}

/// Returns the arguments of a call: path parameters, required query parameters, and a body with its required fields.
fn arguments(ir: &Ir<'_>, endpoint: &Endpoint) -> String {
    let query = endpoint.query.as_deref().and_then(|query| ir.shape(query));
    let query = query.into_iter().flat_map(required_fields);
    let path = endpoint.params.iter().map(|(_, ty)| ty);
    let parameters = path.chain(query.map(|field| &field.ty));
    let parameters = parameters.map(|ty| expression(ir, ty));
    let shape = endpoint.request.as_deref().and_then(|shape| ir.shape(shape));
    let body = shape.map(|shape| match endpoint.encoding {
        Encoding::Multipart => {
            let product = ir.target.crate_name;
            format!(
                "::{product}::client::Form::new().part(::{product}::client::Part::bytes(\"file\", \
                 \"receipt.txt\", \"Paid\"))"
            )
        }
        Encoding::Json => record(ir, shape),
    });
    parameters.chain(body).collect::<Vec<_>>().join(", ")
}

/// Returns a record with its required fields as a Rust expression.
fn record(ir: &Ir<'_>, shape: &Shape) -> String {
    let values: Vec<_> = required_fields(shape).map(|field| expression(ir, &field.ty)).collect();
    format!("{}::new({})", type_name(&shape.name), values.join(", "))
}

/// Returns the shape of a type if its records have required fields.
fn demanding<'a>(ir: &Ir<'a>, ty: &Type) -> Option<&'a Shape> {
    let Type::Shape(name) = ty else {
        return None;
    };
    let shape = ir.shape(name);
    shape.filter(|shape| required_fields(shape).next().is_some())
}

/// Returns a value as a Rust expression.
fn expression(ir: &Ir<'_>, ty: &Type) -> String {
    match ty {
        Type::String => format!("{TEXT:?}"),
        Type::Integer | Type::Int32 | Type::Number => "1".into(),
        Type::Boolean => "true".into(),
        Type::Amount => "Amount::new(\"10.00\")?".into(),
        Type::Timestamp => "Timestamp::new(\"2023-02-10T12:00:00Z\")?".into(),
        Type::Date => "Date::new(\"2023-02-10\")?".into(),
        Type::Url => "Url::new(\"https://store.example/\")?".into(),
        Type::Any => "Json::from_text(\"text\")".into(),
        Type::Object => "Object::default()".into(),
        // Elements may need such a list again.
        Type::List(element) => match demanding(ir, element) {
            Some(shape) => format!("Vec::<{}>::new()", type_name(&shape.name)),
            None => format!("[{}]", expression(ir, element)),
        },
        Type::Shape(name) => match demanding(ir, ty) {
            Some(shape) => record(ir, shape),
            None => format!("{}::default()", type_name(name)),
        },
        // Open enumerations convert from text, so the example needs no variant's name.
        Type::Enum(name) => match ir.enumeration(name) {
            Some(found) if !found.closed => {
                format!("{:?}", found.values.first().map_or(TEXT, String::as_str))
            }
            _ => format!("{}::DOCUMENTED[0].clone()", type_name(name)),
        },
        Type::Identity { base, .. } if **base == Type::String => "\"1001\"".into(),
        Type::Identity { .. } => "7".into(),
    }
}
