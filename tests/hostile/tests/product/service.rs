//! The service's traits over data of its own, called by the client without a network.

use std::{
    fmt,
    pin::Pin,
    sync::{Arc, Mutex},
};

use backoffice_hostile::{
    client::{
        Body, BoxFuture, Call, Client, Error, Form, Part,
        http::{Request, Response},
        transport::{Transport, TransportError},
    },
    description::{API, Encoding, Endpoint, endpoints},
    models::{self, *},
    runtimes::{
        axum::{self, Router},
        backoffice_client::runtime,
        backoffice_server::{self as service, Answer, Caller, Gate, Grant, Limits, Refusal, Reply},
    },
    server::{self, Routes},
};
use http_body_util::BodyExt;
use tower::ServiceExt as _;

use crate::sample::{record, sample};

include!(concat!(env!("OUT_DIR"), "/cases.rs"));

/// A call of an endpoint with hostile values, and its expected address.
struct Case {
    endpoint: &'static Endpoint,
    /// The path, encoded.
    path: &'static str,
    /// The query, encoded.
    query: &'static str,
    /// Makes the call. The text is its JSON body, if it has one.
    call: fn(Client, &str) -> Calling,
}

type Calling = Pin<Box<dyn Future<Output = Result<String, Error>>>>;

/// Sends a call, and returns the response as it is written back.
async fn made<O: Operation>(
    call: Call<O>,
    written: fn(&O::Response) -> String,
) -> Result<String, Error> {
    Ok(written(&call.send().await?))
}

fn one<T: Record>(record: &T) -> String {
    record.to_json()
}

fn nothing(_: &()) -> String {
    String::new()
}

fn many<T: Record>(records: &OneOrMany<T>) -> String {
    records.iter().map(Record::to_json).collect()
}

fn body<T: Record>(text: &str) -> T {
    T::from_json(text).unwrap()
}

fn form() -> Form {
    Form::new().part(Part::bytes("a\"b", "é \"1\".txt", "content"))
}

/// A service that answers with samples, and keeps the arguments of its calls as texts.
#[derive(Default)]
struct Own(Mutex<Vec<String>>);

/// Writes a query as its pairs.
fn pairs(query: &impl models::runtime::Query) -> String {
    let pairs = query.pairs();
    let pairs = pairs.iter().map(|(name, value)| format!("{name}={value}"));
    pairs.collect::<Vec<_>>().join("&")
}

macro_rules! answer {
    () => {
        ()
    };
    ($answer:ty) => {
        $answer
    };
}

macro_rules! reply {
    () => {
        Reply::empty()
    };
    ($answer:ty) => {
        record::<$answer>().into()
    };
}

/// Implements a trait: methods with their arguments, and the texts that are kept of them.
macro_rules! serve {
    ($name:ident { $($method:ident($($argument:ident: $ty:ty),*) $(-> $answer:ty)? = [$($text:expr),*];)* }) => {
        impl server::$name for Own {
            $(async fn $method(&self, _: &Caller, $($argument: $ty),*) -> Answer<answer!($($answer)?)> {
                *self.0.lock().unwrap() = vec![$($text.to_string()),*];
                Ok(reply!($($answer)?))
            })*
        }
    };
}

serve! { Every {
    new_2(every: EveryEvery) -> models::Every = [every];
    send(every: EveryEvery, body: EveryUpdate) -> models::Every = [every, body.to_json()];
    clone_2(body: EveryBody) -> models::Every = [body.to_json()];
    of_2(form: service::Form) -> Empty = [form.files[0].name];
    self_(query: EveryQuery) -> Page<models::Every> = [pairs(&query)];
    some(a: i64) -> Shapes = [a];
    delete(every: EveryEvery) = [every];
} }
serve! { Builder { r#type(query: KeywordsQuery) -> Page<Keywords> = [pairs(&query)]; } }
serve! { Self_ {
    pages(id: KeywordsType2, body: KeywordsBody) -> Keywords = [id, body.to_json()];
} }
serve! { Type {
    r#fn(id: KeywordsType2, body: KeywordsUpdate) -> Keywords = [id, body.to_json()];
} }
serve! { Mod { groups(id: NamesAnOddId) -> Names = [id]; } }
serve! { Scopes {
    client(a: String, b: i64, c: i64, body: LoopBody) -> Loop = [a, b, c, body.to_json()];
} }
serve! { Call2 { body(a: String, body: LoopUpdate) -> Loop = [a, body.to_json()]; } }
serve! { Client { form(body: EmptyBody) -> Notes = [body.to_json()]; } }
serve! { Hooks {
    list(query: HookQuery) -> Page<Hook> = [pairs(&query)];
    create(body: CreateHook) -> Hook = [body.to_json()];
} }
serve! { All {
    method() -> Page<models::Error> = [];
    none() -> NeverShown = [];
} }
serve! { Groups {
    first(a: String, b: i64, c: i32, d: Number) -> Leaf = [a, b, c, d];
    second(a: bool, b: Amount, c: Timestamp) -> Leaf = [a, b, c];
    third(a: Date, b: Url) -> Leaf = [a, b];
    fourth(a: Words, b: Closed, c: EveryEvery, d: KeywordsType2, query: RequiredQuery) -> Leaf
        = [a, b, c, d, pairs(&query)];
} }

/// The token `t` has every scope, and another one the scope of its name.
impl Gate for Own {
    fn grant<'a>(
        &'a self,
        token: &'a str,
    ) -> futures_util::future::BoxFuture<'a, Result<Option<Arc<Grant>>, Refusal>> {
        let scopes = API.scopes.iter().map(|scope| scope.name.to_owned());
        let scopes = scopes.filter(|scope| token == "t" || token == scope);
        let grant = Grant { token: 1, store: 1, scopes: scopes.collect(), application: None };
        Box::pin(async { Ok(Some(Arc::new(grant))) })
    }
}

/// Gives requests to a router, and keeps their addresses and bodies.
struct InRouter(Router, Arc<Mutex<Vec<Sent>>>);

type Sent = (String, Vec<u8>);

impl fmt::Debug for InRouter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("InRouter")
    }
}

impl Transport for InRouter {
    fn send(&self, request: Request<Body>) -> BoxFuture<Result<Response<Body>, TransportError>> {
        let (router, sent) = (self.0.clone(), self.1.clone());
        Box::pin(async move {
            let (parts, body) = request.into_parts();
            let bytes = BodyExt::collect(body).await.unwrap().to_bytes();
            let target = parts.uri.path_and_query().unwrap().to_string();
            sent.lock().unwrap().push((target, bytes.to_vec()));
            let request = Request::from_parts(parts, axum::body::Body::from(bytes));
            let response = router.oneshot(request).await.unwrap();
            let (parts, body) = response.into_parts();
            let bytes = axum::body::to_bytes(body, usize::MAX).await.unwrap();
            Ok(Response::from_parts(parts, Body::from(bytes)))
        })
    }
}

/// Returns the segments of an encoded path, or the pairs of an encoded query, decoded.
fn decoded(text: &str, separator: char) -> impl Iterator<Item = String> {
    let parts = text.split(separator);
    parts.map(|part| percent_encoding::percent_decode_str(part).decode_utf8().unwrap().into_owned())
}

/// Returns the arguments that a call must arrive with.
fn expected(case: &Case, sent: &[u8]) -> Vec<String> {
    let segments = case.endpoint.path.split('/').zip(decoded(case.path, '/'));
    let mut expected: Vec<_> = segments
        .filter(|(template, _)| template.starts_with('{'))
        .map(|(_, value)| value)
        .collect();
    if case.endpoint.query.is_some() {
        expected.push(decoded(case.query, '&').collect::<Vec<_>>().join("&"));
    }
    match (case.endpoint.request, case.endpoint.encoding) {
        (None, _) => {}
        // Quotes in names are sent as browsers send them.
        (Some(_), Encoding::Multipart) => expected.push("é %221%22.txt".to_owned()),
        (Some(_), Encoding::Json) => expected.push(String::from_utf8(sent.to_vec()).unwrap()),
    }
    expected
}

#[tokio::test]
async fn every_call_arrives_with_its_arguments_and_is_answered() {
    let (service, sent) = (Arc::new(Own::default()), Arc::default());
    let routes = Routes::new(service.clone(), service.clone(), Limits::default());
    let transport = InRouter(routes.all().into_router(), Arc::clone(&sent));
    let client =
        Client::builder("https://hostile.example").token("t").transport(transport).build().unwrap();
    for case in cases::CASES {
        let id = case.endpoint.id;
        let body = case.endpoint.request.map(sample).unwrap_or_default();
        let answer = (case.call)(client.clone(), &body).await;
        let answer = answer.unwrap_or_else(|error| panic!("{id}: {error}"));
        let expected_answer = case.endpoint.response.map_or_else(String::new, |shape| {
            AnyRecord::from_slice(shape, sample(shape).as_bytes()).unwrap().to_json()
        });
        assert_eq!(answer, expected_answer, "{id}");
        let (target, bytes) = sent.lock().unwrap().pop().unwrap();
        let query = match case.query {
            "" => String::new(),
            query => format!("?{query}"),
        };
        assert_eq!(target, format!("{}{query}", case.path), "{id}");
        assert_eq!(*service.0.lock().unwrap(), expected(case, &bytes), "{id}");
    }
    assert_eq!(cases::CASES.len(), API.endpoints.len());
    // A call that is chosen at run time reads an answer without a body, too.
    let call = client.call(&endpoints::DELETE_EVERY).path("every", "7");
    assert_eq!(call.send().await.unwrap().value().as_str(), "{}");
}

/// Answers that the service fails, and counts the requests.
#[derive(Clone, Debug, Default)]
struct Failing(Arc<Mutex<usize>>);

impl Transport for Failing {
    fn send(&self, _: Request<Body>) -> BoxFuture<Result<Response<Body>, TransportError>> {
        *self.0.lock().unwrap() += 1;
        Box::pin(async { Ok(Response::builder().status(503).body(Body::from("")).unwrap()) })
    }
}

/// A repeated call would find that there is no such record, though the first one removed it.
#[tokio::test]
async fn a_deletion_that_may_be_done_is_not_repeated() {
    let sent = Failing::default();
    let client = Client::builder("https://hostile.example").token("t").transport(sent.clone());
    let error = client.build().unwrap().every().delete(7).send().await.unwrap_err();
    assert_eq!((error.status().unwrap().as_u16(), *sent.0.lock().unwrap()), (503, 1));
    assert!(error.is_outcome_unknown(), "{error}");
}

/// Tokens, scopes, versions and bodies are checked by this API's names.
#[tokio::test]
async fn wrong_requests_are_refused_by_the_names_of_the_tables() {
    let service = Arc::new(Own::default());
    let routes = Routes::new(service.clone(), service, Limits::default());
    let router = routes.all().into_router();
    for (call, header, body, status, says) in [
        // The API has no header for its version.
        ("GET /every/7/", ("x-version", "2"), "", 200, "every"),
        ("DELETE /every/7/", ("x-version", "1"), "", 202, ""),
        ("DELETE /every/7/", ("authorization", "Bearer get:every"), "", 403, "`get.every`"),
        ("DELETE /every/7/", ("authorization", "Bearer all"), "", 403, "`get:every`"),
        ("GET /errors/", ("authorization", "Bearer all"), "", 200, "after"),
        ("GET /errors/", ("authorization", "Bearer nothing"), "", 200, "after"),
        ("GET /every/", ("authorization", "Bearer nothing"), "", 403, "all"),
        ("GET /every/x/", ("authorization", "Bearer t"), "", 404, "no such record"),
        ("GET /every/7/", ("authorization", ""), "", 401, "needs a token"),
        ("GET /nowhere/", ("x-version", "1"), "", 404, "no such path"),
        ("POST /notes/", ("x-version", "1"), "[]", 400, "object"),
        ("PATCH /keywords/a/", ("x-version", "1"), r#"{"self":7}"#, 400, "self"),
    ] {
        let (method, path) = call.split_once(' ').unwrap();
        let mut request = Request::builder().method(method).uri(path);
        request = request.header("content-type", "application/json");
        if header.0 != "authorization" {
            request = request.header("authorization", "Bearer t");
        }
        if !header.1.is_empty() {
            request = request.header(header.0, header.1);
        }
        let request = request.body(axum::body::Body::from(body)).unwrap();
        let (parts, body) = router.clone().oneshot(request).await.unwrap().into_parts();
        let body = axum::body::to_bytes(body, usize::MAX).await.unwrap();
        let text = String::from_utf8(body.to_vec()).unwrap();
        assert_eq!(parts.status, status, "{call}: {text}");
        assert!(text.contains(says), "{call}: {text}");
    }
}
