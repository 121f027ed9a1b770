//! Requests of each call: method, path, query, headers and body.

use std::collections::BTreeSet;

use backoffice::{
    client::Client,
    description::{Encoding, ShapeKind, endpoints},
    samples::{Profile, Samples},
};
use serde_json::Value;

use crate::{
    Case,
    cases::CASES,
    server::{Behavior, Received, Server},
    without_nulls,
};

type Object = serde_json::Map<String, Value>;

const TOKEN: &str = "token-1.2~3";

/// Makes the call of a case, and returns the request that arrived.
async fn sent(case: &Case, text: &str) -> Received {
    let answer = Samples::new(case.endpoint.response.unwrap(), 0, Profile::Strict).instance(0);
    let server = Server::start(Behavior::Answer("200 OK", "", answer.clone().into()));
    let address = format!("{}/api/v1/", server.url());
    let client = Client::builder(address).token(TOKEN).build().unwrap();
    let made = (case.call)(client, text).await;
    let made = made.unwrap_or_else(|error| panic!("{}: {error}", case.endpoint.id));
    assert_eq!(made.bytes, answer.as_bytes(), "{}", case.endpoint.id);
    let received = server.received();
    assert_eq!(received.len(), 1, "{}", case.endpoint.id);
    received[0].clone()
}

/// Returns a JSON body for a case, if it has one.
fn sample(case: &Case, number: u64) -> String {
    let shape = case.endpoint.request;
    shape.map_or_else(String::new, |shape| {
        Samples::new(shape, 7, Profile::Contract).instance(number)
    })
}

#[test]
fn every_endpoint_has_a_case() {
    let cases: BTreeSet<_> = CASES.iter().map(|case| case.endpoint.id).collect();
    let all: BTreeSet<_> = endpoints::ALL.iter().map(|endpoint| endpoint.id).collect();
    assert_eq!(cases, all);
    assert_eq!(CASES.len(), endpoints::ALL.len());
}

#[tokio::test]
async fn every_call_goes_where_the_document_says() {
    for case in CASES {
        let request = sent(case, &sample(case, 0)).await;
        let mut target = format!("/api/v1{}", case.path);
        if !case.query.is_empty() {
            target = format!("{target}?{}", case.query);
        }
        let line = format!("{} {target} HTTP/1.1", case.endpoint.method);
        assert_eq!(request.line, line, "{}", case.endpoint.id);
    }
}

#[tokio::test]
async fn every_call_has_its_headers_once_and_no_others() {
    for case in CASES {
        let request = sent(case, &sample(case, 0)).await;
        let id = case.endpoint.id;
        assert_eq!(request.all("x-service-api-version"), ["2023-02-10"], "{id}");
        assert_eq!(request.all("authorization"), [format!("Bearer {TOKEN}")], "{id}");
        assert_eq!(request.all("accept"), ["application/json"], "{id}");
        let encodings = if cfg!(feature = "compression") { "gzip, zstd" } else { "identity" };
        assert_eq!(request.all("accept-encoding"), [encodings], "{id}");
        assert_eq!(
            request.all("user-agent"),
            [concat!("backoffice-client/", env!("CARGO_PKG_VERSION"))],
            "{id}"
        );
        let mut allowed = vec![
            "accept",
            "accept-encoding",
            "authorization",
            "host",
            "user-agent",
            "x-service-api-version",
        ];
        if case.endpoint.request.is_some() {
            allowed.extend(["content-length", "content-type"]);
        }
        let mut names: Vec<_> = request.headers.iter().map(|(name, _)| name.as_str()).collect();
        names.sort_unstable();
        allowed.sort_unstable();
        assert_eq!(names, allowed, "{id}");
    }
}

#[tokio::test]
async fn every_body_arrives_as_it_was_made() {
    for case in CASES {
        let id = case.endpoint.id;
        let is_json = case.endpoint.request.is_some() && case.endpoint.encoding == Encoding::Json;
        // Samples have different fields.
        for number in 0..if is_json { 5 } else { 1 } {
            let text = sample(case, number);
            let request = sent(case, &text).await;
            if !is_json {
                assert_eq!(request.body.is_empty(), case.endpoint.request.is_none(), "{id}");
                continue;
            }
            assert_eq!(request.all("content-type"), ["application/json"], "{id}");
            let is_update = case.endpoint.request.unwrap().kind == ShapeKind::Update;
            let sent = fields(&request.body, is_update);
            assert_eq!(sent, fields(text.as_bytes(), is_update), "{id}");
        }
    }
}

/// Returns a body's fields. Omits nulls, except at the top of a partial update: only there does null differ from
/// absent.
fn fields(body: &[u8], is_update: bool) -> Object {
    let mut fields: Object = serde_json::from_slice(body).unwrap();
    fields.retain(|_, value| is_update || !value.is_null());
    fields.values_mut().for_each(without_nulls);
    fields
}

/// Reads the arrived form with an independent parser.
#[tokio::test]
async fn a_form_arrives_with_its_names_and_bytes() {
    let case = CASES.iter().find(|case| case.endpoint.encoding == Encoding::Multipart);
    let request = sent(case.unwrap(), "").await;
    let content_type = request.all("content-type")[0];
    let boundary = multer::parse_boundary(content_type).unwrap();
    let whole = futures_util::stream::iter([Ok::<_, std::io::Error>(request.body.clone())]);
    let mut form = multer::Multipart::new(whole, boundary);
    let mut parts = Vec::new();
    while let Some(field) = form.next_field().await.unwrap() {
        let name = field.name().unwrap().to_owned();
        let file_name = field.file_name().map(str::to_owned);
        let media_type = field.content_type().map(ToString::to_string);
        parts.push((name, file_name, media_type, field.text().await.unwrap()));
    }
    let text = |text: &str| text.to_owned();
    assert_eq!(
        parts,
        [
            (text("ticket"), None, None, text("7")),
            // Quotes and line breaks in names, as browsers write them.
            (
                text("a%22b%0D%0Ac"),
                Some(text("é %221%22.txt")),
                Some(text("text/plain")),
                text("one\r\n--two")
            ),
            (
                text("empty"),
                Some(text("empty.bin")),
                Some(text("application/octet-stream")),
                text("")
            ),
        ]
    );
}
