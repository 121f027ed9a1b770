//! Examples of calls, for the documentation of what makes them. All but those that send are run: they ask a call for
//! its request, and say what it is.

use backoffice_spec::{Encoding, Endpoint, Field, Presence, Type};
use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::{
    call_cases::encoded,
    calls::{Names, method_names, scope_name, setter_names},
};
use crate::{
    ir::Ir,
    rust::{doc, type_name, variant_names},
};

/// A client without a network, hidden.
const CLIENT: &str = "\
# use backoffice_client::{Client, models::*, testing::InProcess};
# let transport = InProcess::answering(200, \"{}\");
# let client = Client::builder(\"https://store.example\").token(\"t\").transport(transport).build()?;";

/// The end of an example that can fail, hidden.
const END: &str = "# Ok::<(), Box<dyn std::error::Error>>(())";

/// Text where nothing says what it is.
const TEXT: &str = "text";

/// A call: its group's accessor, its method, its endpoint.
pub(super) struct Call<'a> {
    pub(super) accessor: &'a Ident,
    pub(super) name: &'a Ident,
    pub(super) endpoint: &'a Endpoint,
}

/// Of a method: what becomes of its call.
pub(super) fn of_method(ir: &Ir<'_>, call: &Call<'_>) -> TokenStream {
    let sent = sent(ir, &format!("client.{}", call.text(ir)), call.endpoint);
    section(
        "no_run",
        &format!(
            "# use backoffice_client::models::*;\n\
             # async fn example(client: backoffice_client::Client) -> Result<(), Box<dyn std::error::Error>> {{\n\
             {sent}\n# Ok(())\n# }}"
        ),
    )
}

/// Of a group's accessor: where its first call goes.
pub(super) fn of_accessor(
    ir: &Ir<'_>,
    accessor: &Ident,
    calls: &[&Endpoint],
) -> Option<TokenStream> {
    let names = method_names(calls);
    let (endpoint, name) = calls.iter().zip(&names).next()?;
    let call = Call {
        accessor,
        name,
        endpoint,
    };
    let (text, path) = (call.text(ir), path(endpoint));
    let method = endpoint.method.name();
    let code = format!(
        "{CLIENT}\nlet request = client.{text}.request()?;\nassert_eq!(request.method(), {method:?});\n\
         assert_eq!(request.uri().path(), {path:?});\n{END}"
    );
    Some(section("", &code))
}

/// Of a group's type: a function that takes it.
pub(super) fn of_group(
    ir: &Ir<'_>,
    accessor: &Ident,
    ty: &Ident,
    calls: &[&Endpoint],
) -> Option<TokenStream> {
    let names = method_names(calls);
    let (endpoint, name) = calls.iter().zip(&names).next()?;
    let made = format!("{accessor}.{name}({})", arguments(ir, endpoint));
    let body = sent(ir, &made, endpoint).replace('\n', "\n    ");
    let body = body.replace("\n    #", "\n#");
    let code = format!(
        "# use backoffice_client::models::*;\nuse backoffice_client::groups::{ty};\n\n\
         // Code that makes no other calls takes the group in place of the client.\n\
         async fn example({accessor}: &{ty}) -> Result<(), Box<dyn std::error::Error>> {{\n    \
         {body}\n    Ok(())\n}}"
    );
    Some(section("no_run", &code))
}

/// Of a scope: a client that declares it, and a call that needs it.
pub(super) fn of_scope(ir: &Ir<'_>, ty: &Ident, scope: &str) -> TokenStream {
    let names = Names::new(ir);
    let mut endpoints = ir.spec.endpoints.iter();
    let needing = endpoints.find(|endpoint| endpoint.scope == scope);
    let used = match needing {
        Some(endpoint) => {
            let (accessor, name) = names.of(endpoint);
            let call = Call {
                accessor,
                name,
                endpoint,
            };
            let text = call.text(ir);
            format!("let call = client.{text};\nassert_eq!(call.endpoint().scope.name, {scope:?});")
        }
        None => format!(
            "assert_eq!(<{ty} as backoffice_client::Scope>::NAME, {scope:?});\n# drop(client);"
        ),
    };
    let code = format!(
        "# use backoffice_client::{{Client, models::*, testing::InProcess}};\n\
         use backoffice_client::scopes::{ty};\n\n\
         # let transport = InProcess::answering(200, \"{{}}\");\n\
         # let builder = Client::builder(\"https://store.example\").token(\"t\").transport(transport);\n\
         let client = builder.scopes::<({ty},)>().build()?;\n{used}\n{END}"
    );
    section("", &code)
}

/// Of all scopes: code that is for any of them.
pub(super) fn of_scopes(ir: &Ir<'_>) -> Option<TokenStream> {
    let scope = ir.spec.scopes.first()?;
    let ty = scope_name(ir, &scope.name)?;
    let name = &scope.name;
    let code = format!(
        "use backoffice_client::{{Scopes, scopes::{ty}}};\n\n\
         // What to ask an authorization endpoint for, from what a client declares.\n\
         fn asked<S: Scopes>() -> String {{\n    S::NAMES.join(\" \")\n}}\n\n\
         assert_eq!(asked::<({ty},)>(), {name:?});"
    );
    Some(inner_section(&code))
}

/// Of the setter of a query parameter: the query that it makes.
pub(super) fn of_setter(
    ir: &Ir<'_>,
    call: &Call<'_>,
    setter: &Ident,
    field: &Field,
) -> TokenStream {
    let given = field
        .example
        .as_deref()
        .and_then(|text| serde_json::from_str(text).ok());
    let given: Option<String> =
        given.or_else(|| (field.name == "cursor").then(|| "bz0yMA".to_owned()));
    let (value, text) = match &field.ty {
        Type::List(element) => {
            let (value, text) = value(ir, element, None);
            (format!("[{value}]"), text)
        }
        ty => value(ir, ty, given.as_deref()),
    };
    let said = text.map_or_else(
        || "assert!(request.uri().query().is_some());".to_owned(),
        |text| {
            let query = format!("{}={}", encoded(&field.name), encoded(&text));
            format!("assert_eq!(request.uri().query(), Some({query:?}));")
        },
    );
    let made = call.text(ir);
    let code = format!(
        "{CLIENT}\nlet request = client.{made}.{setter}({value}).request()?;\n{said}\n{END}"
    );
    section("", &code)
}

/// Code as the section of a documentation that it belongs in.
fn section(words: &str, code: &str) -> TokenStream {
    let lines = lines(words, code);
    let lines = lines.iter().map(|line| doc(line));
    quote! { #(#lines)* }
}

/// The same in the documentation of the module around it.
fn inner_section(code: &str) -> TokenStream {
    let lines = lines("", code);
    let lines = lines.iter().map(|line| format!(" {line}"));
    quote! { #(#![doc = #lines])* }
}

fn lines(words: &str, code: &str) -> Vec<String> {
    let fence = format!("```{words}");
    let head = ["", "# Examples", "", &fence];
    let lines = head.into_iter().chain(code.split('\n')).chain(["```"]);
    lines.map(str::to_owned).collect()
}

impl Call<'_> {
    /// The call on a client: `users().get(7.into())`.
    fn text(&self, ir: &Ir<'_>) -> String {
        let Self {
            accessor,
            name,
            endpoint,
        } = self;
        format!("{accessor}().{name}({})", arguments(ir, endpoint))
    }
}

/// A call that is sent: the records of a list, or else its answer.
fn sent(ir: &Ir<'_>, call: &str, endpoint: &Endpoint) -> String {
    let query = endpoint.query.as_deref().and_then(|query| ir.shape(query));
    let Some(query) = query else {
        return format!("let answer = {call}.send().await?;\n# drop(answer);");
    };
    // By the first parameter that takes text.
    let mut setters = query.fields.iter().zip(setter_names(query));
    let setter = setters.find(|(field, _)| field.ty == Type::String && field.name != "cursor");
    let setter = setter.map_or(String::new(), |(field, setter)| {
        let given = field
            .example
            .as_deref()
            .and_then(|text| serde_json::from_str::<String>(text).ok());
        format!(".{setter}({:?})", given.as_deref().unwrap_or("Ada"))
    });
    format!(
        "let mut items = {call}{setter}.items();\n\
         while let Some(item) = items.next().await {{\n    println!(\"{{:?}}\", item?);\n}}"
    )
}

/// The arguments of a call: path parameters, and a body with what it must have.
fn arguments(ir: &Ir<'_>, endpoint: &Endpoint) -> String {
    let parameters = endpoint.params.iter().map(|(_, ty)| match ty {
        Type::Identity { base, .. } if **base == Type::String => "&\"1001\".into()".to_owned(),
        Type::Identity { .. } => "7.into()".to_owned(),
        Type::String => "\"1001\"".to_owned(),
        _ => "7".to_owned(),
    });
    let shape = endpoint
        .request
        .as_deref()
        .and_then(|shape| ir.shape(shape));
    let body = shape.map(|shape| match endpoint.encoding {
        Encoding::Multipart => {
            "backoffice_client::Form::new().part(backoffice_client::Part::bytes(\"file\", \
                                \"receipt.txt\", \"Paid\"))"
                .to_owned()
        }
        Encoding::Json => {
            let required = shape
                .fields
                .iter()
                .filter(|field| field.presence == Presence::Required);
            let values: Vec<_> = required.map(|field| expression(ir, &field.ty)).collect();
            format!("{}::new({})", type_name(&shape.name), values.join(", "))
        }
    });
    parameters.chain(body).collect::<Vec<_>>().join(", ")
}

/// An endpoint's path with the parameters that [`arguments`] gives.
fn path(endpoint: &Endpoint) -> String {
    let mut path = endpoint.path.clone();
    for (name, ty) in &endpoint.params {
        let is_text = match ty {
            Type::Identity { base, .. } => **base == Type::String,
            ty => *ty == Type::String,
        };
        let value = if is_text { "1001" } else { "7" };
        path = path.replace(&format!("{{{name}}}"), value);
    }
    path
}

/// An argument of a body's constructor, as an expression.
fn expression(ir: &Ir<'_>, ty: &Type) -> String {
    match ty {
        // Documented values need not be called by their constants.
        Type::Enum(name) => {
            let value = ir.enumeration(name).and_then(|found| found.values.first());
            format!("{:?}", value.map_or(TEXT, String::as_str))
        }
        ty => value(ir, ty, None).0,
    }
}

/// A value as an expression, and as a query has it: of these characters if they are given and it is a text. None for
/// a value with parts, which no query has.
fn value(ir: &Ir<'_>, ty: &Type, given: Option<&str>) -> (String, Option<String>) {
    let checked = |name: &str, text: &str| {
        let text = given.unwrap_or(text);
        (format!("{name}::new({text:?})?"), Some(text.to_owned()))
    };
    let plain = |text: &str| (text.to_owned(), Some(text.to_owned()));
    let quoted = |text: &str| {
        let text = given.unwrap_or(text);
        (format!("{text:?}"), Some(text.to_owned()))
    };
    match ty {
        Type::String => quoted(TEXT),
        Type::Integer | Type::Int32 | Type::Number => plain("1"),
        Type::Boolean => plain("true"),
        Type::Amount => checked("Amount", "10.00"),
        Type::Timestamp => checked("Timestamp", "2023-02-10T12:00:00Z"),
        Type::Date => checked("Date", "2023-02-10"),
        Type::Url => checked("Url", "https://store.example/"),
        Type::Any => (
            "Json::from_text(\"text\")".to_owned(),
            Some(TEXT.to_owned()),
        ),
        Type::Object => ("Object::default()".to_owned(), None),
        Type::List(element) => (format!("[{}]", expression(ir, element)), None),
        Type::Shape(name) => (format!("{}::default()", type_name(name)), None),
        Type::Enum(name) => {
            let values = ir.enumeration(name).map_or(&[][..], |found| &found.values);
            let variants = variant_names(values.iter().map(String::as_str));
            match values.iter().zip(variants).next() {
                Some((text, variant)) => (
                    format!("{}::{variant}", type_name(name)),
                    Some(text.clone()),
                ),
                None => quoted(TEXT),
            }
        }
        Type::Identity { base, .. } if **base == Type::String => quoted("1001"),
        Type::Identity { .. } => ("7.into()".to_owned(), Some("7".to_owned())),
    }
}
