//! Options of a client and of a call.

use backoffice::client::{
    BuildError, CallOptions, Client,
    models::{CaptureTransaction, UpdateWebhook, Url},
    testing::{InProcess, ManualTime},
};

use futures_util::StreamExt as _;

use crate::{OK, Script, client, ready};

#[test]
fn headers_and_parameters_of_a_call_are_sent_with_it() {
    let script = Script::new([OK, OK]);
    let client = client(&script, &ManualTime::new()).user_agent("shop/7").build().unwrap();
    let call = client.disputes().get(7);
    let call = call.header("X-Request-Id", "r-7").header("accept", "application/problem+json");
    ready(call.parameter("expand", "a&b").send()).unwrap();
    ready(client.disputes().get(7).send()).unwrap();
    assert_eq!(script.requests()[0].uri(), "https://store.example/disputes/7/?expand=a%26b");
    assert_eq!(script.requests()[1].uri(), "https://store.example/disputes/7/");
    assert_eq!(script.header("x-request-id"), [Some("r-7".to_owned()), None]);
    assert_eq!(script.header("accept")[0].as_deref(), Some("application/problem+json"));
    assert_eq!(script.header("user-agent")[1].as_deref(), Some("shop/7"));
}

#[test]
fn the_last_idempotency_key_is_sent() {
    let script = Script::new([OK, OK]);
    let client = client(&script, &ManualTime::new()).build().unwrap();
    let capture = || client.transactions().capture(7, CaptureTransaction::new());
    let name = "Idempotency-Key";
    ready(capture().idempotency_key("a").header(name, "b").send()).unwrap();
    ready(capture().header(name, "c").idempotency_key("d").send()).unwrap();
    assert_eq!(script.header(name), ["b", "d"].map(|key| Some(key.to_owned())));
}

#[test]
fn callers_cannot_replace_token_and_version() {
    let script = Script::new([OK]);
    let client = client(&script, &ManualTime::new()).build().unwrap();
    let options = CallOptions::new()
        .header("authorization", "Bearer other")
        .header("x-service-api-version", "1999-01-01");
    ready(client.disputes().get(7).options(options).send()).unwrap();
    assert_eq!(script.header("authorization"), [Some("Bearer t".to_owned())]);
    assert_eq!(script.header("x-service-api-version"), [Some("2023-02-10".to_owned())]);
    let request = &script.requests()[0];
    assert!(request.headers()["authorization"].is_sensitive());
}

#[test]
fn invalid_options_fail_the_call_before_it_is_sent() {
    let script = Script::new([]);
    let client = client(&script, &ManualTime::new()).build().unwrap();
    let get = || client.disputes().get(7);
    let capture = || client.transactions().capture(7, CaptureTransaction::new());
    let refused = [
        (ready(get().header("a b", "c").send()).unwrap_err(), "`a b` is not a valid header name"),
        (ready(get().header("x-key", "hunter2\n").send()).unwrap_err(), "header `x-key`"),
        (ready(capture().idempotency_key("").send()).unwrap_err(), "idempotency key"),
        (ready(capture().idempotency_key("a\nb").send()).unwrap_err(), "idempotency key"),
    ];
    for (error, said) in refused {
        assert!(error.is_request(), "{error}");
        assert!(error.to_string().contains(said), "{error}");
        assert!(!error.to_string().contains("hunter2"), "{error}");
        assert_eq!(error.attempts(), 0);
    }
    for number in ["", ".", ".."] {
        let body = backoffice::client::models::CreateOrderNote::new("text");
        let error = ready(client.orders().create_note(number, body).send()).unwrap_err();
        assert!(
            error.is_request() && error.to_string().contains("path parameter `number`"),
            "{error}"
        );
    }
    assert_eq!(script.count(), 0);
}

#[test]
fn a_request_can_be_inspected_without_its_token() {
    let script = Script::new([]);
    let client = client(&script, &ManualTime::new()).build().unwrap();
    let body = UpdateWebhook::new(["cart.abandoned"], Url::new("https://hooks.example/").unwrap());
    let request = client.webhooks().update(7, body).request().unwrap();
    assert_eq!(request.method(), "PUT");
    assert_eq!(request.uri(), "https://store.example/webhooks/7/");
    assert!(request.headers().get("authorization").is_none());
    assert_eq!(request.body().length(), Some(63));
}

/// A success without a body is a success: gap `success-status`.
#[test]
fn an_answer_without_a_body_is_a_record_without_fields() {
    for status in [204, 205] {
        let script = Script::new([crate::Step::Answer(status, &[], "")]);
        let client = client(&script, &ManualTime::new()).build().unwrap();
        let response = ready(client.disputes().get(7).send_with_response()).unwrap();
        assert_eq!(response.status().as_u16(), status);
        assert_eq!(response.id, None);
        // The error names the missing part.
        assert_eq!(response.drift()[0].pointer, "/id");
    }
}

#[test]
fn status_304_is_not_called_a_redirect() {
    let script = Script::new([crate::Step::Answer(304, &[], "")]);
    let client = client(&script, &ManualTime::new()).build().unwrap();
    let call = client.disputes().get(7).header("if-none-match", "x");
    let error = ready(call.send()).unwrap_err();
    assert_eq!(error.status().map(|status| status.as_u16()), Some(304));
    assert!(!error.to_string().contains("redirect"), "{error}");
}

#[test]
fn a_form_keeps_its_boundary() {
    let transport = InProcess::answering(200, r#"{"id":7}"#);
    let client = Client::builder("https://store.example").token("t").transport(transport.clone());
    let client = client.time(ManualTime::new()).build().unwrap();
    let form = backoffice::client::Form::new().part(backoffice::client::Part::text("a", "b"));
    let call = client.tickets().upload_attachments(form);
    ready(call.header("content-type", "multipart/form-data").send()).unwrap();
    let request = &transport.requests()[0];
    let media_type = request.headers()["content-type"].to_str().unwrap();
    let (_, boundary) = media_type.split_once("boundary=").unwrap();
    assert!(request.body().starts_with(format!("--{boundary}\r\n").as_bytes()));
}

#[test]
fn an_answer_above_the_size_limit_is_not_read() {
    for (limit, fits) in [(8, true), (7, false)] {
        let script = Script::new([OK]);
        let client = client(&script, &ManualTime::new()).max_response_bytes(limit).build().unwrap();
        let result = ready(client.disputes().get(7).send());
        assert_eq!(result.is_ok(), fits, "{limit}");
        if let Err(error) = result {
            assert!(error.is_decode() && error.to_string().contains("limit of 7 bytes"), "{error}");
        }
    }
}

/// The limit holds for the sum of the chunks, and later chunks are not read.
#[test]
fn an_answer_over_several_chunks_is_not_read_beyond_the_limit() {
    use std::sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    };

    use backoffice::client::{Body, http::Response};
    let chunks = [r#"{"i"#, r#"d":"#, "7}", "   ", "   "];
    for (limit, read) in [(14, 5), (13, 5), (10, 4), (8, 4), (7, 3), (3, 2), (2, 1)] {
        let count = Arc::new(AtomicUsize::new(0));
        let counted = count.clone();
        let transport = InProcess::new(move |_| {
            let counted = counted.clone();
            let stream = futures_util::stream::iter(chunks).map(move |chunk| {
                counted.fetch_add(1, Ordering::Relaxed);
                Ok::<_, std::io::Error>(chunk.into())
            });
            Ok(Response::new(Body::stream(stream, None)))
        });
        let client = Client::builder("https://store.example")
            .token("t")
            .transport(transport)
            .time(ManualTime::new())
            .max_response_bytes(limit)
            .build()
            .unwrap();
        let result = ready(client.disputes().get(7).send());
        assert_eq!(count.load(Ordering::Relaxed), read, "{limit}");
        match result {
            Ok(dispute) => assert_eq!((dispute.id, limit), (Some(7.into()), 14)),
            Err(error) => {
                let said = format!("returned 200 OK with a body above the limit of {limit} bytes");
                assert!(error.to_string().contains(&said), "{error}");
            }
        }
    }
}

#[test]
fn an_address_that_would_leak_the_token_builds_no_client() {
    let build = |address: &str| {
        Client::builder(address).token("t").build().map(|client| client.base_address())
    };
    assert_eq!(build("http://localhost:1/").unwrap(), "http://localhost:1");
    let error: BuildError = build("http://store.example").unwrap_err();
    assert!(error.to_string().contains("allow_plain_http"), "{error}");
    let allowed = Client::builder("http://store.example").token("t").allow_plain_http().build();
    assert_eq!(allowed.unwrap().base_address(), "http://store.example");
}

#[cfg(feature = "validate")]
#[test]
fn with_check_requests_bodies_are_checked_before_sending() {
    use backoffice::client::models::{CreateSubscriptionLine, Record as _};
    let transport = InProcess::answering(200, r#"{"id":7}"#);
    let client = Client::builder("https://store.example")
        .token("t")
        .transport(transport.clone())
        .check_requests(backoffice::client::Profile::Contract)
        .build()
        .unwrap();
    let wrong = CreateSubscriptionLine::from_json(r#"{"product_id":7,"quantity":"two"}"#).unwrap();
    let error = ready(client.subscriptions().create_line(7, wrong).send()).unwrap_err();
    assert!(error.is_validation() && error.is_request(), "{error}");
    assert!(error.to_string().contains("/quantity"), "{error}");
    // The compiler can't check that a call chosen at run time has a body.
    let endpoint = &backoffice::description::endpoints::REFUND_ORDER;
    let error = ready(client.call(endpoint).path("number", "1").send()).unwrap_err();
    assert!(error.is_validation() && error.is_request(), "{error}");
    assert!(error.to_string().contains("RefundOrder"), "{error}");
    assert_eq!(transport.requests().len(), 0);
    ready(client.subscriptions().create_line(7, CreateSubscriptionLine::new(7, 1)).send()).unwrap();
    assert_eq!(transport.requests().len(), 1);
}

#[test]
fn clients_with_scopes_can_be_narrowed() {
    use backoffice::client::scopes::{DisputesRead, OrdersWrite, UsersRead};
    let transport = InProcess::answering(200, r#"{"id":7}"#);
    let client: Client<(UsersRead, OrdersWrite, DisputesRead)> =
        Client::builder("https://store.example")
            .token("t")
            .transport(transport)
            .scopes::<(UsersRead, OrdersWrite, DisputesRead)>()
            .build()
            .unwrap();
    let narrow: Client<(DisputesRead,)> = client.narrow();
    ready(narrow.disputes().get(7).send()).unwrap();
    assert_eq!(size_of_val(&narrow), size_of::<std::sync::Arc<()>>());
}
