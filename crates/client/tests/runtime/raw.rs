//! Calls of endpoints that are chosen at run time.

use backoffice::{
    client::{
        CallOptions, Client, Form, Part, RawCall,
        bytes::Bytes,
        http::{Method, Request},
        testing::InProcess,
    },
    description::{
        Endpoint,
        endpoints::{
            GET_USER_ADDRESS, LIST_USER_SUBSCRIPTIONS, LIST_USERS, REFUND_ORDER,
            UPLOAD_TICKET_ATTACHMENTS,
        },
    },
};
use futures_util::FutureExt as _;

fn client(transport: &InProcess) -> Client {
    Client::builder("https://store.example/api")
        .transport(transport.clone())
        .token("hunter2")
        .build()
        .unwrap()
}

fn done<T>(call: impl Future<Output = T>) -> T {
    call.now_or_never().expect("nothing waits")
}

#[test]
fn a_raw_call_sends_its_input_and_returns_the_answer_unchanged() {
    let transport = InProcess::answering(200, r#" {"total": 1e400} "#);
    let call = client(&transport)
        .call(&REFUND_ORDER)
        .path("number", "wrong")
        .path("number", "10/01")
        .query("tag", "a b")
        .query("tag", "c")
        .json("\u{feff}{\"amount\": \"10.00\"}")
        .options(CallOptions::new().idempotency_key("k".into()));
    let response = done(call.send()).unwrap();
    assert_eq!(response.as_str(), r#"{"total": 1e400}"#);
    assert_eq!(response.bytes(), r#" {"total": 1e400} "#);
    let [request] = &transport.requests()[..] else { panic!("one request") };
    assert_eq!(request.method(), Method::POST);
    assert_eq!(
        request.uri().to_string(),
        "https://store.example/api/orders/10%2F01/refund/?tag=a%20b&tag=c"
    );
    assert_eq!(request.body(), r#"{"amount": "10.00"}"#);
    assert_eq!(request.headers()["content-type"], "application/json");
    assert_eq!(request.headers()["idempotency-key"], "k");
}

#[test]
fn a_token_request_is_a_form_without_a_token() {
    let transport = InProcess::answering(200, "{}");
    let form = Form::new().part(Part::text("ticket", "7"));
    let call = client(&transport).call(&UPLOAD_TICKET_ATTACHMENTS).form(form);
    let request = call.request().unwrap();
    let media_type = request.headers()["content-type"].to_str().unwrap();
    assert!(media_type.starts_with("multipart/form-data; boundary="));
    assert!(!request.headers().contains_key("authorization"));
    assert!(transport.requests().is_empty());
}

#[test]
fn mistakes_in_a_call_are_reported_before_it_is_sent() {
    type Change = fn(RawCall) -> RawCall;
    let cases: [(&'static Endpoint, Change, &str); 7] = [
        (&GET_USER_ADDRESS, |call| call.path("id", "7"), "path parameter `addressId` is missing"),
        (&LIST_USERS, |call| call.path("id", "7"), "`/users/` has no path parameter `id`"),
        (&REFUND_ORDER, |call| call.path("number", ".."), "it must not be empty"),
        (
            &REFUND_ORDER,
            |call| call.path("number", "1").json("{} {}"),
            "its body is not one JSON value: trailing characters at line 1 column 4",
        ),
        (&REFUND_ORDER, |call| call.path("number", "1").json(""), "not one JSON value"),
        (
            &LIST_USERS,
            |call| call.options(CallOptions::new().header("a b", "c")),
            "is not a valid header name",
        ),
        (
            &REFUND_ORDER,
            |call| {
                let call = call.path("number", "1").json("{} {}");
                call.json("{}").options(CallOptions::new().idempotency_key("".into()))
            },
            "idempotency key",
        ),
    ];
    for (endpoint, change, says) in cases {
        let transport = InProcess::answering(200, "{}");
        let call = || change(client(&transport).call(endpoint));
        let error = done(call().send()).unwrap_err();
        assert!(error.is_request(), "{error}");
        assert!(error.to_string().contains(says), "{error}");
        assert!(call().request().is_err());
        assert!(transport.requests().is_empty());
    }
    let transport = InProcess::answering(200, "{}");
    let call = client(&transport).call(&REFUND_ORDER).path("number", "1");
    let error = done(call.items().next()).unwrap().unwrap_err();
    assert!(error.is_request() && error.to_string().contains("not a list"), "{error}");
    assert!(transport.requests().is_empty());
}

#[test]
fn pages_are_followed_and_lists_and_single_records_accepted() {
    let page = |next: &str, results: &str| {
        format!(r#"{{"next":{next},"previous":null,"results":{results}}}"#)
    };
    let next = |cursor: &str| format!(r#""https://store.example/api/users/?cursor={cursor}""#);
    let cases: [(&'static Endpoint, Vec<String>, &[&str]); 6] = [
        (
            &LIST_USERS,
            vec![
                page(&next("a"), r#"[{"id":1}, {"id":2}]"#),
                page(&next("b"), "[]"),
                page("null", "[7]"),
            ],
            &[r#"{"id":1}"#, r#"{"id":2}"#, "7"],
        ),
        (&LIST_USER_SUBSCRIPTIONS, vec![r#"{"id":1}"#.to_owned()], &[r#"{"id":1}"#]),
        (&LIST_USER_SUBSCRIPTIONS, vec![r#"[{"id":1},2]"#.to_owned()], &[r#"{"id":1}"#, "2"]),
        (&LIST_USER_SUBSCRIPTIONS, vec!["[]".to_owned()], &[]),
        (&LIST_USER_SUBSCRIPTIONS, vec![page(&next("a"), "[1]"), page("null", "[2]")], &["1", "2"]),
        (
            &LIST_USER_SUBSCRIPTIONS,
            vec![r#"{"id":1,"results":{}}"#.to_owned()],
            &[r#"{"id":1,"results":{}}"#],
        ),
    ];
    for (endpoint, answers, expected) in cases {
        let over = |_: &Request<Bytes>| panic!("no more is asked for");
        let transport = answers.iter().fold(InProcess::new(over), |transport, response| {
            transport.then(200, response.clone())
        });
        let mut call = client(&transport).call(endpoint).query("language", "en");
        if endpoint.path.contains("{id}") {
            call = call.path("id", "7");
        }
        let mut items = call.items();
        let mut found = Vec::new();
        while let Some(item) = done(items.next()) {
            found.push(item.unwrap().to_string());
        }
        assert_eq!(found, expected, "{answers:?}");
        let requests = transport.requests();
        assert_eq!(requests.len(), answers.len());
        for request in &requests {
            assert!(request.uri().query().unwrap().starts_with("language=en"));
        }
        let last = requests.last().unwrap().uri().query().unwrap().to_owned();
        assert_eq!(last.contains("cursor="), answers.len() > 1, "{last}");
    }
}
