//! Results of each kind of response, for every endpoint.

use std::{future::Future, time::Duration};

use backoffice::{
    client::{Client, Error, RetryPolicy},
    samples::{Profile, Samples, hostile},
};
use serde_json::Value;

use crate::{
    Case, Made,
    cases::CASES,
    server::{Behavior, Server},
    without_nulls,
};

/// Makes the call of a case once, against a server with this behavior.
async fn made(case: &Case, behavior: Behavior) -> Result<Made, Error> {
    let server = Server::start(behavior);
    let result = call(case, server.url(), Duration::from_secs(60)).await;
    assert_eq!(server.received().len(), 1, "{}", case.endpoint.id);
    result
}

fn call(
    case: &Case,
    address: String,
    timeout: Duration,
) -> impl Future<Output = Result<Made, Error>> + Send + use<> {
    let client = Client::builder(address)
        .token("t")
        .retry(RetryPolicy::never())
        .attempt_timeout(timeout)
        .build()
        .unwrap();
    let text = case
        .endpoint
        .request
        .map_or_else(String::new, |shape| Samples::new(shape, 0, Profile::Contract).instance(0));
    (case.call)(client, &text)
}

fn sample(case: &Case) -> Vec<u8> {
    let samples = Samples::new(case.endpoint.response.unwrap(), 3, Profile::Contract);
    samples.instance(1).into()
}

/// Reads a JSON value without its null fields.
fn said(json: &[u8]) -> Value {
    let mut value = serde_json::from_slice(json).unwrap();
    without_nulls(&mut value);
    value
}

#[tokio::test]
async fn a_success_decodes_whatever_its_status_in_2xx() {
    for case in CASES {
        for status in ["200 OK", "201 Created", "202 Accepted", "299 Odd"] {
            let answer = sample(case);
            let made = made(case, Behavior::Answer(status, "", answer.clone())).await;
            let made = made.unwrap_or_else(|error| panic!("{}: {error}", case.endpoint.id));
            assert_eq!(made.bytes, answer, "{}", case.endpoint.id);
            assert_eq!(made.drift, [], "{}", case.endpoint.id);
            let written = said(made.written.as_bytes());
            assert_eq!(written, said(&answer), "{}", case.endpoint.id);
        }
    }
}

#[tokio::test]
async fn an_answer_may_start_with_a_byte_order_mark() {
    for case in CASES {
        let answer = sample(case);
        let marked = [b"\xEF\xBB\xBF", &*answer].concat();
        let made = made(case, Behavior::Answer("200 OK", "", marked.clone())).await;
        let made = made.unwrap_or_else(|error| panic!("{}: {error}", case.endpoint.id));
        assert_eq!((made.bytes, made.drift), (marked, vec![]), "{}", case.endpoint.id);
        let written = said(made.written.as_bytes());
        assert_eq!(written, said(&answer), "{}", case.endpoint.id);
    }
}

#[tokio::test]
async fn a_drifted_answer_decodes_and_says_where() {
    for case in CASES {
        let samples = Samples::new(case.endpoint.response.unwrap(), 3, Profile::Strict);
        let mut places = 0;
        for seed in 0..16 {
            let text = samples.instance(seed);
            let text = hostile::drifted(&text, seed, hostile::Extent::AnyJson).unwrap();
            let made = made(case, Behavior::Answer("200 OK", "", text.into())).await;
            places += made.unwrap().drift.len();
        }
        assert!(places > 0, "{}", case.endpoint.id);
    }
}

type Predicate = fn(&Error) -> bool;

/// Status, headers and body of a response; the predicates that hold for its error, and a part of its text.
type Expectation = (&'static str, &'static str, &'static str, &'static [Predicate], &'static str);

const ERRORS: &[Expectation] = &[
    (
        "400 Bad Request",
        "",
        r#"{"amount":["Too much."]}"#,
        &[Error::is_validation],
        "amount: Too much.",
    ),
    (
        "401 Unauthorized",
        "www-authenticate: Bearer\r\n",
        r#"{"detail":"Who?"}"#,
        &[Error::is_unauthorized],
        "Who?",
    ),
    ("403 Forbidden", "", r#"{"detail":"No."}"#, &[Error::is_forbidden], "No."),
    (
        "403 Forbidden",
        "www-authenticate: Bearer error=\"insufficient_scope\"\r\n",
        "",
        &[Error::is_forbidden, Error::is_insufficient_scope],
        "lacks the scope",
    ),
    ("404 Not Found", "", r#"{"detail":"Gone."}"#, &[Error::is_not_found], "Gone."),
    (
        "409 Conflict",
        "",
        r#"{"title":"State","type":"about:blank"}"#,
        &[Error::is_conflict],
        "State",
    ),
    (
        "422 Unprocessable Content",
        "",
        r#"{"non_field_errors":["Odd."]}"#,
        &[Error::is_validation],
        "Odd.",
    ),
    (
        "429 Too Many Requests",
        "retry-after: 7\r\nx-request-id: r-1\r\n",
        "",
        &[Error::is_rate_limited, Error::is_transient],
        "(request id r-1)",
    ),
    (
        "500 Internal Server Error",
        "",
        "<html>  <b>oops</b> </html>",
        &[Error::is_server],
        "<html> <b>oops</b> </html>",
    ),
    ("502 Bad Gateway", "", "", &[Error::is_server, Error::is_transient], "502 Bad Gateway"),
    ("503 Service Unavailable", "", "\u{fffd}", &[Error::is_server, Error::is_transient], "503"),
    ("504 Gateway Timeout", "", "{", &[Error::is_server, Error::is_transient], "504"),
    ("302 Found", "location: http://127.0.0.1:1/\r\n", "", &[], "does not follow"),
    ("418 I'm a teapot", "", r#"{"secret_key":"s3cret"}"#, &[], "bytes of JSON without a message"),
];

/// All predicates about a response's status.
const PREDICATES: &[(&str, Predicate)] = &[
    ("validation", Error::is_validation),
    ("unauthorized", Error::is_unauthorized),
    ("forbidden", Error::is_forbidden),
    ("insufficient_scope", Error::is_insufficient_scope),
    ("not_found", Error::is_not_found),
    ("conflict", Error::is_conflict),
    ("rate_limited", Error::is_rate_limited),
    ("server", Error::is_server),
    ("transient", Error::is_transient),
    ("timeout", Error::is_timeout),
    ("connection", Error::is_connection),
    ("decode", Error::is_decode),
    ("request", Error::is_request),
    ("token", Error::is_token),
    ("page", Error::is_page),
];

fn predicates(error: &Error) -> Vec<&'static str> {
    let held = PREDICATES.iter().filter(|(_, predicate)| predicate(error));
    held.map(|(name, _)| *name).collect()
}

#[tokio::test]
async fn errors_of_every_status_show_the_body() {
    for case in CASES {
        let endpoint = case.endpoint;
        for (status, headers, body, held, said) in ERRORS {
            let answer = Behavior::Answer(status, headers, body.as_bytes().to_vec());
            let error = made(case, answer).await.unwrap_err();
            let number: u16 = status[..3].parse().unwrap();
            assert_eq!(error.status().map(|status| status.as_u16()), Some(number));
            assert_eq!(error.body(), body.as_bytes());
            assert_eq!(error.operation(), endpoint.id);
            assert_eq!(error.method().as_str(), endpoint.method.as_str());
            assert_eq!(error.attempts(), 1);
            assert_eq!(error.type_name(), &status[..3]);
            let expected: Vec<_> = PREDICATES
                .iter()
                .filter(|(_, predicate)| {
                    held.iter().any(|held| std::ptr::fn_addr_eq(*held, *predicate))
                })
                .map(|(name, _)| *name)
                .collect();
            assert_eq!(predicates(&error), expected, "{endpoint:?} {status}");
            let text = error.to_string();
            assert!(text.contains(said), "{text}");
            assert!(
                text.starts_with(&format!(
                    "{}: {} http://127.0.0.1:",
                    endpoint.call, endpoint.method
                )),
                "{text}"
            );
            for shown in [text, format!("{error:?}")] {
                assert!(!shown.contains("Bearer t"), "{shown}");
                assert!(!shown.contains("s3cret"), "{shown}");
            }
        }
    }
}

#[tokio::test]
async fn a_success_that_is_no_json_is_an_error_with_its_body() {
    for case in CASES {
        for body in ["", "<html>", "7", "\"text\"", "{", "{}{}"] {
            let answer = Behavior::Answer("200 OK", "x-request-id: r-2\r\n", body.into());
            let error = made(case, answer).await.unwrap_err();
            assert_eq!(predicates(&error), ["decode"], "{}", case.endpoint.id);
            assert_eq!(error.body(), body.as_bytes());
            assert_eq!(error.request_id(), Some("r-2"));
            assert_eq!(error.status().map(|status| status.as_u16()), Some(200));
        }
    }
}

#[tokio::test]
async fn a_body_that_breaks_off_is_a_broken_connection() {
    for case in CASES {
        let error = made(case, Behavior::Truncated(sample(case))).await.unwrap_err();
        assert_eq!(predicates(&error), ["transient", "connection"], "{}", case.endpoint.id);
        assert_eq!(error.status().map(|status| status.as_u16()), Some(200));
        assert!(!error.is_connect());
    }
}

#[tokio::test]
async fn a_connection_that_closes_is_told_from_one_that_was_never_made() {
    for case in CASES {
        let error = made(case, Behavior::Close).await.unwrap_err();
        assert_eq!(predicates(&error), ["transient", "connection"], "{}", case.endpoint.id);
        assert_eq!(error.status(), None);
        assert!(!error.is_connect(), "{error}");
        let is_idempotent = matches!(error.method().as_str(), "GET" | "PUT");
        assert_eq!(error.is_outcome_unknown(), !is_idempotent, "{error}");
        let warns = error.to_string().contains("it is unknown if the service executed the call");
        assert_eq!(warns, !is_idempotent, "{error}");

        // Nothing listens on this port.
        let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let error =
            call(case, format!("http://{free}"), Duration::from_secs(60)).await.unwrap_err();
        assert!(error.is_connect() && error.is_transient(), "{error}");
    }
}

/// The default policy, over real sockets: the connection breaks after the request was written.
#[tokio::test]
async fn a_call_that_may_have_been_executed_is_not_repeated() {
    for case in CASES {
        let server = Server::start(Behavior::Close);
        let client = Client::builder(server.url()).token("t").build().unwrap();
        let text = case.endpoint.request.map_or_else(String::new, |shape| {
            Samples::new(shape, 0, Profile::Contract).instance(0)
        });
        let error = (case.call)(client, &text).await.unwrap_err();
        let is_repeated = matches!(error.method().as_str(), "GET" | "PUT");
        let attempts = if is_repeated { 3 } else { 1 };
        assert_eq!(error.attempts(), attempts, "{}", case.endpoint.id);
        // The transport itself repeats nothing.
        assert_eq!(server.received().len(), attempts as usize, "{}", case.endpoint.id);
    }
}

/// The service closes a kept connection after it has read a refund. The transport must not send the refund again.
#[tokio::test]
async fn a_refund_over_a_kept_connection_that_closes_is_sent_once() {
    use backoffice::client::models::{Amount, RefundOrder};
    let server = Server::start(Behavior::OnceThenClose(b"{}".to_vec()));
    let client = Client::builder(server.url()).token("t").build().unwrap();
    client.disputes().get(7).send().await.unwrap();
    let refund = RefundOrder::new(Amount::new("10.00").unwrap());
    let call = client.orders().refund("1001", refund);
    let error = call.send().await.unwrap_err();
    assert!(error.is_outcome_unknown(), "{error}");
    assert_eq!(server.received().len(), 2);
}

/// The service executes the refund, answers 502 and ignores keys. The client sends the refund once, unless the caller
/// has declared that the service honours keys.
#[tokio::test]
async fn a_refund_that_is_answered_502_is_sent_once() {
    use backoffice::client::models::{Amount, RefundOrder};
    for (is_declared, refunds) in [(false, 1), (true, 2)] {
        let server = Server::start(Behavior::Answer("502 Bad Gateway", "", Vec::new()));
        let mut builder =
            Client::builder(server.url()).token("t").retry(RetryPolicy::default().max_attempts(2));
        if is_declared {
            builder = builder.service_honours_idempotency_keys();
        }
        let client = builder.build().unwrap();
        let refund = RefundOrder::new(Amount::new("10.00").unwrap());
        let call = client.orders().refund("1001", refund);
        let error = call.idempotency_key("job-7").send().await.unwrap_err();
        assert!(error.is_outcome_unknown(), "{error}");
        let received = server.received();
        assert_eq!(received.len(), refunds);
        for request in received {
            assert_eq!(request.all("idempotency-key"), ["job-7"]);
        }
    }
}

/// A part of a form comes from another service that can't be reached: the connection to our service is fine.
#[tokio::test]
async fn a_part_that_can_not_be_reached_is_not_a_missing_connection() {
    use backoffice::client::{
        Body, Form, Part,
        http::Request,
        transport::{ReqwestTransport, Transport as _},
    };
    let elsewhere = Request::get("http://127.0.0.1:1/").body(Body::empty()).unwrap();
    let unreachable = ReqwestTransport::local().unwrap().send(elsewhere).await.unwrap_err();
    assert!(unreachable.is_connect());
    let server = Server::start(Behavior::Answer("200 OK", "", b"{}".to_vec()));
    let client = Client::builder(server.url()).token("t").build().unwrap();
    let chunks = futures_util::stream::iter([Ok("half".into()), Err(unreachable)]);
    let form = Form::new().part(Part::stream("file", "a.txt", None, chunks));
    let error = client.tickets().upload_attachments(form).send().await.unwrap_err();
    assert!(error.is_request() && !error.is_connect(), "{error}");
}

/// A dropped call closes its connection and leaves nothing running.
#[tokio::test]
async fn a_call_that_is_dropped_closes_its_connection() {
    for case in CASES {
        let server = Server::start(Behavior::Slow(sample(case)));
        let call = tokio::spawn(call(case, server.url(), Duration::from_secs(60)));
        server.wait_until(|| server.received().len() == 1).await;
        call.abort();
        server.wait_until(|| server.hung_up() == 1).await;
    }
}

/// A stream that is dropped on its second page closes its connection too.
#[tokio::test]
async fn a_list_that_is_dropped_leaves_nothing_running() {
    let first = br#"{"next":"/users/?cursor=b","results":[{"id":1}]}"#;
    let server = Server::start(Behavior::OnceThenSlow(first.to_vec()));
    let client = Client::builder(server.url()).token("t").build().unwrap();
    let mut items = client.users().list().items();
    assert_eq!(items.next().await.unwrap().unwrap().id, Some(1.into()));
    let item = tokio::spawn(async move { items.next().await.map(drop) });
    server.wait_until(|| server.received().len() == 2).await;
    item.abort();
    server.wait_until(|| server.hung_up() == 1).await;
    assert_eq!(server.received().len(), 2);
}

#[tokio::test]
async fn a_body_that_does_not_come_is_a_timeout() {
    let calls = CASES.iter().map(|case| async move {
        let server = Server::start(Behavior::Slow(sample(case)));
        let error = call(case, server.url(), Duration::from_secs(2)).await.unwrap_err();
        assert_eq!(predicates(&error), ["transient", "timeout"], "{}: {error}", case.endpoint.id);
        assert_eq!(server.received().len(), 1, "{}", case.endpoint.id);
    });
    futures_util::future::join_all(calls).await;
}
