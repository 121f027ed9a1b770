//! Spans around each call and attempt. This test runs alone in its process, because `tracing` caches the subscriber's
//! interest for the whole process.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a helper of a test fails by panicking, as the test does"
)]

use std::{
    collections::BTreeMap,
    fmt::{Debug, Write as _},
    sync::{Arc, Mutex},
};

use backoffice::client::{
    Attempt, Client, Hook, Outcome, RetryPolicy,
    http::HeaderMap,
    models::CaptureTransaction,
    testing::{InProcess, ManualTime},
};
use futures_util::FutureExt as _;
use tracing::{
    Metadata, Subscriber,
    field::{Field, Visit},
    span::{Attributes, Id, Record},
};

/// Keeps the fields of every span by its name and number.
#[derive(Clone, Default)]
struct Spans(Arc<Mutex<Vec<(&'static str, Values)>>>, Entered);

/// The ids of the entered spans, the innermost last.
type Entered = Arc<Mutex<Vec<u64>>>;

type Values = BTreeMap<&'static str, String>;

struct Fields<'a>(&'a mut Values);

impl Visit for Fields<'_> {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        let mut text = String::new();
        write!(text, "{value:?}").unwrap();
        self.0.insert(field.name(), text.trim_matches('"').to_owned());
    }
}

impl Subscriber for Spans {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.target() == "backoffice_client"
    }

    fn new_span(&self, span: &Attributes<'_>) -> Id {
        let mut spans = self.0.lock().unwrap();
        let mut fields = BTreeMap::new();
        span.record(&mut Fields(&mut fields));
        spans.push((span.metadata().name(), fields));
        Id::from_u64(spans.len() as u64)
    }

    fn record(&self, span: &Id, values: &Record<'_>) {
        let mut spans = self.0.lock().unwrap();
        let index = usize::try_from(span.into_u64() - 1).unwrap();
        values.record(&mut Fields(&mut spans[index].1));
    }

    fn record_follows_from(&self, _: &Id, _: &Id) {}
    fn event(&self, _: &tracing::Event<'_>) {}
    fn enter(&self, span: &Id) {
        self.1.lock().unwrap().push(span.into_u64());
    }

    fn exit(&self, _: &Id) {
        self.1.lock().unwrap().pop();
    }
}

/// Keeps the span that is entered before and after each attempt.
#[derive(Clone, Debug)]
struct Seen(Entered, Arc<Mutex<Vec<Option<u64>>>>);

impl Seen {
    fn see(&self) {
        let innermost = self.0.lock().unwrap().last().copied();
        self.1.lock().unwrap().push(innermost);
    }
}

impl Hook for Seen {
    fn before(&self, _: &Attempt<'_>, _: &mut HeaderMap) {
        self.see();
    }

    fn after(&self, _: &Attempt<'_>, _: &Outcome<'_>) {
        self.see();
    }
}

/// The attributes that OpenTelemetry's semantic conventions give to the spans of HTTP clients.
#[test]
fn spans_have_the_attributes_of_http_clients_and_no_secrets() {
    let transport = InProcess::answering(503, "").then(200, r#"{"id":7}"#);
    let transport = transport.then(200, "no JSON");
    let spans = Spans::default();
    // A hook runs in the span of its attempt, so `traceparent` and its events belong to it.
    let seen = Seen(spans.1.clone(), Arc::default());
    let client = Client::builder("https://store.example")
        .token("t")
        .transport(transport)
        .time(ManualTime::new())
        .hook(seen.clone())
        .build()
        .unwrap();
    tracing::subscriber::with_default(spans.clone(), || {
        let call = client.users().list_subscriptions(7).parameter("email", "ada@example.com");
        call.send().now_or_never().unwrap().unwrap();
        let unread = client.disputes().get(7).send();
        assert!(unread.now_or_never().unwrap().unwrap_err().is_decode());
        let body = CaptureTransaction::new();
        let unsent = client.transactions().capture(7, body);
        let unsent = unsent.retry(RetryPolicy::never()).send();
        assert!(unsent.now_or_never().unwrap().unwrap_err().is_connect());
    });
    let expected = [2, 2, 3, 3, 5, 5, 7, 7].map(Some);
    assert_eq!(*seen.1.lock().unwrap(), expected);
    let spans = spans.0.lock().unwrap();
    let names: Vec<_> = spans.iter().map(|(name, _)| *name).collect();
    assert_eq!(names, ["call", "http", "http", "call", "http", "call", "http"]);
    let text = |pairs: &[(&'static str, &str)]| -> BTreeMap<_, _> {
        pairs.iter().map(|(name, value)| (*name, (*value).to_owned())).collect()
    };
    assert_eq!(
        spans[0].1,
        text(&[("backoffice.operation", "list_user_subscriptions"), ("backoffice.attempts", "2")])
    );
    let common = [
        ("otel.kind", "client"),
        ("otel.name", "GET /users/{id}/subscriptions/"),
        ("http.request.method", "GET"),
        ("server.address", "store.example"),
        ("server.port", "443"),
        ("url.full", "https://store.example/users/7/subscriptions/?email=…"),
        ("url.template", "/users/{id}/subscriptions/"),
    ];
    let mut first = text(&common);
    first.extend(text(&[
        ("http.response.status_code", "503"),
        ("error.type", "503"),
        ("otel.status_code", "ERROR"),
    ]));
    assert_eq!(spans[1].1, first);
    let mut second = text(&common);
    second
        .extend(text(&[("http.response.status_code", "200"), ("http.request.resend_count", "1")]));
    assert_eq!(spans[2].1, second);
    let of = |span: usize, name| spans[span].1.get(name).map(String::as_str);
    for (call, kind, status) in [(3, "decode", Some("200")), (5, "connect", None)] {
        assert_eq!(of(call, "error.type"), Some(kind));
        assert_eq!(of(call + 1, "error.type"), Some(kind));
        assert_eq!(of(call + 1, "otel.status_code"), Some("ERROR"));
        assert_eq!(of(call + 1, "http.response.status_code"), status);
    }
}
