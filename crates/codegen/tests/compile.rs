//! Builds the outputs for hostile tables without a warning. Their types keep every value that they read.

#![deny(warnings)]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a helper of a test fails by panicking, as the test does"
)]

use std::{marker::PhantomData, path::Path, pin::Pin};

use backoffice_models::{Operation, Record as _};
use descriptions::{SHAPES, endpoints};
use generated::*;
use info::TypeInfo;
use runtime::{Fields, write_fields};

/// The runtime of the generated code.
pub mod runtime {
    pub use backoffice_client::{Form, runtime::*};
    pub use backoffice_models::runtime::*;

    pub use crate::service::*;
}

/// The models that generated calls use.
pub mod models {
    pub use backoffice_models::Page;

    pub use crate::{generated::*, info};
}

/// The parts of a service's runtime that the generated traits and routes name.
pub mod service {
    use std::{marker::PhantomData, sync::Arc};

    use backoffice_models::{Operation, Record};
    use backoffice_shapes::ShapeInfo;

    /// The caller of a request.
    #[derive(Debug)]
    pub struct Caller;

    /// The reason why a request is refused.
    #[derive(Debug)]
    pub struct Refusal;

    /// The answer to a request.
    pub type Answer<T> = Result<PhantomData<T>, Refusal>;

    /// A checked request.
    pub struct Call<O: Operation, B> {
        /// The caller.
        pub caller: Caller,
        /// Path parameters.
        pub path: O::Path,
        /// Query parameters.
        pub query: O::Query,
        /// Body.
        pub body: B,
    }

    /// Query parameters that are read from an address.
    pub trait FromQuery: Sized {
        /// Reads the query of an address.
        fn from_query(query: &str) -> Result<Self, Refusal>;
    }

    /// Reads an empty query.
    pub fn read_query<T: Record>(info: &'static ShapeInfo, query: &str) -> Result<T, Refusal> {
        assert!(info.fields.len() < 1_000 && query.is_empty());
        T::from_json("{}").map_err(|_| Refusal)
    }

    /// The operations to which routes were added.
    pub struct Routes<S>(pub Vec<&'static str>, pub PhantomData<S>);

    macro_rules! add {
        ($name:ident, $body:ty) => {
            /// Adds an operation.
            #[must_use]
            pub fn $name<O, F, A, T>(mut self, _: F) -> Self
            where
                O: Operation,
                F: Fn(Arc<S>, Call<O, $body>) -> A,
                A: Future<Output = Answer<T>> + Send,
            {
                self.0.push(O::ENDPOINT.id);
                self
            }
        };
    }

    impl<S> Routes<S> {
        add!(get, ());
        add!(json, O::Request);
        add!(form, backoffice_client::Form);
    }
}

pub use backoffice_client::{Form, Grants, Scope};

/// A client that has only the accessors of its groups.
pub struct Client<S, M>(PhantomData<(S, M)>);

impl<S, M> Clone for Client<S, M> {
    fn clone(&self) -> Self {
        Self(PhantomData)
    }
}

impl<S, M> std::fmt::Debug for Client<S, M> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Client")
    }
}

/// A call of the generated methods.
#[allow(dead_code, reason = "made, and looked at in one test")]
pub struct Call<O: Operation, M> {
    path: Vec<String>,
    query: O::Query,
    mode: PhantomData<M>,
}

impl<O: Operation<Query: Default>, M> Call<O, M> {
    /// A call of these path parameters.
    pub fn new<S>(
        _: &Client<S, M>,
        path: &[(&str, &dyn std::fmt::Display)],
        _: runtime::Payload,
    ) -> Self {
        Self {
            path: path
                .iter()
                .map(|(name, value)| format!("{name}={value}"))
                .collect(),
            query: O::Query::default(),
            mode: PhantomData,
        }
    }
}

impl<O: Operation, M> Call<O, M> {
    /// The query parameters of a call, which its setters change.
    pub fn query_mut(&mut self) -> &mut O::Query {
        &mut self.query
    }
}

/// The types of the generated descriptions, and the descriptions for the generated models.
pub mod info {
    pub use backoffice_shapes::{EnumInfo, FieldInfo, Presence, ShapeInfo, ShapeKind, TypeInfo};

    pub use crate::descriptions::*;
}

/// The types of the generated endpoints.
pub mod endpoint {
    pub use backoffice_shapes::{Encoding, Endpoint, Method, PathParameter, Scope};
}

#[path = "golden/crates/shapes/src/generated/mod.rs"]
#[rustfmt::skip]
pub mod descriptions;

#[allow(dead_code, reason = "the tests below use a part of what the tables describe")]
#[allow(clippy::too_many_arguments, reason = "the tables have a request with many required fields")]
#[path = "golden/crates/models/src/generated/mod.rs"]
#[rustfmt::skip]
pub mod generated;

#[allow(clippy::module_inception, reason = "the tables have an accessor with the name of a module")]
#[path = "golden/crates/client/src/generated/mod.rs"]
#[rustfmt::skip]
pub mod calls;

#[path = "golden/crates/server/src/generated/api.rs"]
#[rustfmt::skip]
pub mod api;

/// A call of the client's tests.
struct Case {
    endpoint: &'static runtime::Endpoint,
    path: &'static str,
    query: &'static str,
    call: fn(AsyncClient, &str) -> Pin<Box<Vec<String>>>,
}

type AsyncClient = Client<runtime::Undeclared, runtime::Async>;

fn made<O: Operation>(call: Call<O, runtime::Async>, _: fn(&O::Response) -> String) -> Vec<String> {
    call.path
}

fn one<T: backoffice_models::Record>(_: &T) -> String {
    String::new()
}

fn many<T: backoffice_models::Record>(_: &backoffice_models::OneOrMany<T>) -> String {
    String::new()
}

fn body<T: backoffice_models::Record>(text: &str) -> T {
    T::from_json(text).unwrap()
}

fn form() -> Form {
    Form::new()
}

#[path = "golden/crates/client/tests/generated/cases.rs"]
#[rustfmt::skip]
mod cases;

#[test]
fn calls_with_hostile_names_can_be_made() {
    for case in cases::CASES {
        let client: AsyncClient = Client(PhantomData);
        let path = (case.call)(client, "{}");
        assert_eq!(path.len(), case.endpoint.path.matches('{').count());
        assert_eq!(
            case.path.matches('/').count(),
            case.endpoint.path.matches('/').count()
        );
        assert_eq!(case.query.is_empty(), case.endpoint.query.is_none());
    }
}

/// Adds every route of any service.
#[allow(dead_code, reason = "compiling it is the test")]
fn routes<S: api::Api>() -> Vec<&'static str> {
    service::Routes::<S>(Vec::new(), PhantomData).all().0
}

#[test]
fn every_hostile_query_can_be_read_by_a_service() {
    let query = <EveryQuery as service::FromQuery>::from_query("");
    assert_eq!(query.unwrap().to_json(), "{}");
}

#[test]
fn every_hostile_field_name_is_read_and_written() {
    for (shape, decoder) in DECODERS {
        for (position, row) in shape.fields.iter().enumerate() {
            let name = serde_json::to_string(row.name).unwrap();
            for value in candidates(&row.ty) {
                let text = format!("{{{name}:{value}}}");
                let record = decoder.decode(text.as_bytes()).unwrap();
                assert_eq!(written(&*record), text, "{}", shape.name);
                let field = record.field(position).unwrap();
                assert!(!field.is_absent(), "{} does not read {text}", shape.name);
                assert!(
                    record.unknown_fields().is_empty(),
                    "{} does not read {text}",
                    shape.name
                );
            }
            // A value that fits only type `any`; other fields keep it as unknown.
            let text = format!("{{{name}:[[[[[{{\"\\ud800\":-0.10e+5}}]]]]]}}");
            let record = decoder.decode(text.as_bytes()).unwrap();
            assert_eq!(written(&*record), text, "{}", shape.name);
        }
    }
}

#[test]
fn both_readers_read_null_in_the_same_way() {
    for (shape, decoder) in DECODERS {
        for (position, row) in shape.fields.iter().enumerate() {
            let name = serde_json::to_string(row.name).unwrap();
            let text = format!("{{{name}:null}}");
            // The one-pass reader leaves duplicate names to the other reader.
            for read in [&text, &format!("{{{name}:null,{name}:null}}")] {
                let record = decoder.decode(read.as_bytes()).unwrap();
                assert_eq!(written(&*record), text, "{} {read}", shape.name);
                let field = record.field(position).unwrap();
                let is_kept = !record.unknown_fields().is_empty();
                let may_be_null = matches!(row.ty, TypeInfo::Any | TypeInfo::List(_))
                    || row.presence != info::Presence::Required;
                assert_eq!(is_kept, !may_be_null, "{} {read}", shape.name);
                assert!(field.is_absent() || !is_kept, "{} {read}", shape.name);
            }
        }
    }
}

#[test]
fn descriptions_match_the_tables() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/hostile");
    let spec = backoffice_spec::load_dir(&folder).unwrap();
    let names = |shape: &backoffice_spec::Shape| {
        let fields = shape.fields.iter().map(|field| field.name.clone());
        fields.collect::<Vec<_>>()
    };
    assert_eq!(SHAPES.len(), spec.shapes.len());
    for (info, shape) in SHAPES.iter().zip(&spec.shapes) {
        assert_eq!(info.name, shape.name);
        let described: Vec<_> = info.fields.iter().map(|row| row.name.to_owned()).collect();
        assert_eq!(described, names(shape), "{}", shape.name);
    }
    assert_eq!(endpoints::ALL.len(), spec.endpoints.len());
    for (endpoint, row) in endpoints::ALL.iter().zip(&spec.endpoints) {
        let described = (
            endpoint.id,
            endpoint.path,
            endpoint.scope.name,
            endpoint.summary,
        );
        let expected = (&*row.id, &*row.path, &*row.scope, &*row.summary);
        assert_eq!(described, expected);
        let bodies = (
            endpoint.request.map(|shape| shape.name),
            endpoint.response.name,
        );
        assert_eq!(bodies, (row.request.as_deref(), &*row.response));
    }
    let words = spec.enums.iter().find(|row| row.name == "Words").unwrap();
    let documented: Vec<_> = Words::DOCUMENTED.iter().map(Words::as_str).collect();
    assert_eq!(documented, words.values);
    for value in &words.values {
        assert!(Words::from(value.as_str()).is_documented(), "{value:?}");
    }
}

#[test]
fn recursion_is_read_to_a_limit_and_kept_as_text_beyond_it() {
    let nested = |depth: usize, open: &str, close: &str| {
        format!(
            "{}{{\"text\":\"end\"}}{}",
            open.repeat(depth),
            close.repeat(depth)
        )
    };
    // The texts around the next level, and the number of values that do not fit.
    let forms = [
        ("{\"next\":", "}", 1),
        ("{\"other\":{\"third\":{\"loop\":", "}}}", 1),
        ("{\"children\":[", "]}", 1),
        ("{\"grid\":[[],[", "]]}", 1),
        (
            "{\"children\":[[],",
            "],\"text\":\"\\ud83d\\ude00\",\"unlisted\":[null]}",
            128 + 1,
        ),
    ];
    for (open, close, mismatches) in forms {
        let text = nested(1_000, open, close);
        let record = Loop::from_json(&text).unwrap();
        let written = record.to_json();
        // Text that is read loses its escapes, text that is kept does not.
        let without_escapes = |text: &str| text.replace("\\ud83d\\ude00", "\u{1f600}");
        assert_eq!(without_escapes(&written), without_escapes(&text));
        assert_eq!(Loop::from_json(&written).unwrap(), record, "{open}");
        let drift = record.drift();
        let found = drift
            .iter()
            .filter(|drift| drift.code.id() == "type-mismatch")
            .count();
        assert_eq!(found, mismatches, "{open}");
    }
    let mut depth = 0;
    let record = Loop::from_json(&nested(1_000, "{\"next\":", "}")).unwrap();
    let mut place = Some(&record);
    while let Some(record) = place {
        depth += 1;
        place = record.next.as_deref();
    }
    assert_eq!(depth, 128);
}

#[test]
fn records_built_with_setters_write_the_expected_json() {
    let keywords = Keywords::from_json(r#"{"type":"a"}"#).unwrap();
    let body = KeywordsBody::new("b", ["c"], keywords, "none")
        .r#async("d")
        .new_2("e")
        .unknown_fields_2("f")
        .default_2("g")
        .with_unknown_field_2("h")
        .to_json_2("j")
        .with_unknown_field("crate", "i");
    assert_eq!(
        body.to_json(),
        "{\"type\":\"b\",\"self\":[\"c\"],\"body\":{\"type\":\"a\"},\"value\":\"none\",\"async\":\"d\",\
         \"default\":\"g\",\"unknown_fields\":\"f\",\"new\":\"e\",\"with_unknown_field\":\"h\",\"to_json\":\"j\",\"crate\":\"i\"}"
    );
    let update = LoopUpdate::new()
        .next(Loop::default())
        .children(vec![Loop::default()])
        .secret(runtime::Patch::Null);
    assert_eq!(
        update.to_json(),
        r#"{"next":{},"children":[{}],"secret":null}"#
    );
}

fn written(record: &dyn Fields) -> String {
    let mut out = String::new();
    write_fields(record, &mut out);
    out
}

/// JSON texts that fit a type, as they are written back.
fn candidates(ty: &TypeInfo) -> Vec<String> {
    let texts: &[&str] = match ty {
        TypeInfo::List(element) => {
            let elements = candidates(element).join(",");
            return vec!["[]".to_owned(), format!("[{elements}]")];
        }
        TypeInfo::String
        | TypeInfo::Amount
        | TypeInfo::Timestamp
        | TypeInfo::Date
        | TypeInfo::Url => &[r#""""#, r#""q\" b\\ \u0001 é 😀""#],
        TypeInfo::Enum(info) => {
            let values = info.values.iter().chain(&["none of them"]);
            return values
                .map(|value| serde_json::to_string(value).unwrap())
                .collect();
        }
        TypeInfo::Integer => &["0", "-9223372036854775808", "9223372036854775807"],
        TypeInfo::Int32 => &["0", "-2147483648", "2147483647"],
        TypeInfo::Number => &["0", "-1.50", "1e400", "0.10000000000000000000000000000001"],
        TypeInfo::Boolean => &["true", "false"],
        TypeInfo::Any => &["1.0", "[]", r#"{"a":[null]}"#],
        TypeInfo::Object => &["{}", r#"{"a":{"b":1e1}}"#],
        TypeInfo::Shape(_) => &["{}", r#"{"unlisted":{"a":null}}"#],
    };
    texts.iter().map(ToString::to_string).collect()
}
