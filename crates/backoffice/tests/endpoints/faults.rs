//! Faults of a sandbox as callers see them, the calls that it notes, and snapshots.

use std::time::Duration;

use backoffice::{
    client::{CallOptions, Error, IdempotencyKey, RetryPolicy},
    models::{Amount, CreateCustomerNote, Order, RefundOrder},
    server::{Backoffice, Fault, LoggedRequest, Sandbox, Settings},
};
use serde_json::{Value, json};

use crate::sandbox::{all, call};

/// Refunds an order by 1.00. Returns what the caller sees, and the refunds that were made.
async fn refund(sandbox: &Sandbox) -> (Result<Order, Error>, usize) {
    let client = sandbox.client().unwrap();
    let number = sandbox.examples().order_number.as_str();
    let before = made(sandbox).await;
    let body = RefundOrder::new(Amount::new("1.00").unwrap());
    let options = CallOptions::new().idempotency_key(IdempotencyKey::random());
    let answer = client.orders().refund(number, body).options(options).send().await;
    (answer, made(sandbox).await - before)
}

/// Counts the refunds of the order.
async fn made(sandbox: &Sandbox) -> usize {
    let orders = all(sandbox.backoffice(), sandbox.token(), "orders").await;
    let number = sandbox.examples().order_number.as_str();
    let order = orders.iter().find(|order| order["number"] == number).unwrap();
    order["refunds"].as_array().unwrap().len()
}

/// Returns the calls of an operation, and forgets all.
async fn calls(sandbox: &Sandbox, operation: &str) -> Vec<LoggedRequest> {
    let mut calls = sandbox.requests();
    calls.retain(|call| call.operation == Some(operation));
    let (status, _) =
        call(sandbox.backoffice(), sandbox.token(), "DELETE", "/control/requests", Value::Null)
            .await;
    assert_eq!((status, sandbox.requests().len()), (204, 0));
    calls
}

/// The client tries again, and the refund has one effect.
#[tokio::test]
async fn a_caller_comes_through_each_fault() {
    let sandbox = Sandbox::start().await.unwrap();
    for fault in [
        Fault::status(503).times(2),
        Fault::status(429).retry_after(0).times(1),
        Fault::status(502).after_commit().times(1),
        Fault::cut().times(2),
        Fault::cut().after_commit().times(1),
        Fault::truncate().times(1),
        Fault::slow(20_000).times(1),
        Fault::delay(Duration::from_millis(200)).spread(Duration::from_millis(100)).times(1),
    ] {
        let text = fault.to_string();
        let id = sandbox.fault(fault.on("refund_order")).unwrap();
        let (answer, made) = refund(&sandbox).await;
        let refunds = answer.map(|order| order.refunds.len());
        assert!(refunds.is_ok(), "{text}: {refunds:?}");
        assert_eq!(made, 1, "{text}");
        let (_, faults) =
            call(sandbox.backoffice(), sandbox.token(), "GET", "/control/faults", Value::Null)
                .await;
        let left = faults["results"].as_array().unwrap();
        let counted = left.iter().find(|fault| fault["id"] == id).unwrap();
        assert_eq!(
            (&counted["hits"], &counted["fault"]),
            (&counted["times"], &text.clone().into())
        );
        let calls = calls(&sandbox, "refund_order").await;
        let (hit, others): (Vec<_>, Vec<_>) = calls.iter().partition(|call| call.fault.is_some());
        assert_eq!(hit.len() as u64, counted["hits"].as_u64().unwrap(), "{text}");
        assert!(hit.iter().all(|call| call.fault.as_ref() == Some(&text)), "{text}");
        assert!(hit.iter().all(|call| text.contains("cut") == call.status.is_none()), "{text}");
        assert!(others.iter().all(|call| call.status == Some(200)), "{text}");
        if text.starts_with("delay") {
            assert!((200.0..400.0).contains(&hit[0].milliseconds), "{}", hit[0].milliseconds);
        }
        sandbox.remove_faults();
    }
    sandbox.stop().await;
}

/// Without another attempt, a caller sees the fault itself.
#[tokio::test]
async fn a_caller_sees_what_happened() {
    let sandbox = Sandbox::start().await.unwrap();
    let client = sandbox.client().unwrap();
    let seen = async |fault: Fault| {
        sandbox.fault(fault.on("users.create_note")).unwrap();
        let note = CreateCustomerNote::new("Hi");
        let call = client
            .users()
            .create_note(1, note)
            .options(CallOptions::new().retry(RetryPolicy::never()));
        let answer = call.send().await;
        sandbox.remove_faults();
        answer.unwrap_err()
    };
    let error = seen(Fault::status(418).body(r#"{"detail":"no coffee"}"#)).await;
    assert_eq!(error.status().unwrap().as_u16(), 418);
    assert!(error.to_string().contains("no coffee"), "{error}");
    let error = seen(Fault::status(503).retry_after(7)).await;
    assert!(error.is_server(), "{error}");
    assert_eq!(error.retry_after(), Some(Duration::from_secs(7)));
    for (fault, is_noted) in [
        (Fault::cut(), false),
        (Fault::cut().after_commit(), true),
        (Fault::truncate(), true),
        (Fault::status(502).after_commit(), true),
    ] {
        let text = fault.to_string();
        let notes =
            async || all(sandbox.backoffice(), sandbox.token(), "customer_notes").await.len();
        let before = notes().await;
        let error = seen(fault).await;
        assert!(error.is_outcome_unknown(), "{text}: {error}");
        assert_eq!(notes().await - before, usize::from(is_noted), "{text}");
    }
    let error = seen(Fault::garbage()).await;
    assert!(error.is_decode(), "{error}");
    // One call names its own fault, and a mistake in it is told.
    for (fault, status) in [("status=507", 507), ("statsu=507", 400)] {
        let call = client.users().get(1).options(
            CallOptions::new().header("x-sandbox-fault", fault).retry(RetryPolicy::never()),
        );
        let error = call.send().await.unwrap_err();
        assert_eq!(error.status().unwrap().as_u16(), status, "{error}");
    }
    client.users().get(1).send().await.unwrap();
    sandbox.stop().await;
}

#[tokio::test]
async fn a_fault_has_the_calls_that_it_names() {
    let sandbox = Sandbox::start().await.unwrap();
    let client = sandbox.client().unwrap();
    let statuses = async |count: usize| {
        let mut statuses = String::new();
        for _ in 0..count {
            let call =
                client.users().get(1).options(CallOptions::new().retry(RetryPolicy::never()));
            statuses.push(if call.send().await.is_ok() { '.' } else { 'x' });
        }
        sandbox.remove_faults();
        statuses
    };
    sandbox.fault(Fault::status(500).nth(3)).unwrap();
    assert_eq!(statuses(5).await, "..x..");
    sandbox.fault(Fault::status(500).nth(2).times(2)).unwrap();
    assert_eq!(statuses(5).await, ".xx..");
    sandbox.fault(Fault::status(500).on("list_users")).unwrap();
    assert_eq!(statuses(3).await, "...");
    sandbox.fault(Fault::status(500).share(0.5)).unwrap();
    let once = statuses(20).await;
    assert!((4..17).contains(&once.matches('x').count()), "{once}");
    sandbox.fault(Fault::status(500).share(0.5)).unwrap();
    assert_eq!(statuses(20).await, once, "the same calls in each run");
    for wrong in [
        Fault::status(99),
        Fault::status(500).share(1.5),
        Fault::status(500).nth(0),
        Fault::status(500).times(0),
        Fault::status(500).share(0.0),
        Fault::cut().retry_after(1),
        Fault::status(500).on("refund_ordr"),
    ] {
        assert_eq!(sandbox.fault(wrong.clone()).unwrap_err().status(), 400, "{wrong}");
    }
    // Stores are apart.
    let (_, own) =
        call(sandbox.backoffice(), sandbox.token(), "POST", "/control/stores", json!({})).await;
    let other = own["token"].as_str().unwrap();
    sandbox.fault(Fault::status(500)).unwrap();
    let (status, _) = call(sandbox.backoffice(), other, "GET", "/api/users/1/", Value::Null).await;
    assert_eq!(status, 200);
    let (_, listed) =
        call(sandbox.backoffice(), other, "GET", "/control/faults", Value::Null).await;
    assert_eq!(listed, json!({ "results": [] }));
    for (method, path, body, status) in [
        (
            "POST",
            "/control/faults",
            json!({ "fault": "status=503", "on": "refund_order", "times": 1 }),
            201,
        ),
        (
            "POST",
            "/control/faults",
            json!({ "fault": "status=503", "share": 0.5, "seed": 7, "nth": 2 }),
            201,
        ),
        ("POST", "/control/faults", json!({ "fault": "late" }), 400),
        ("POST", "/control/faults", json!({}), 400),
        ("POST", "/control/faults", json!({ "fault": "cut", "time": 1 }), 400),
        ("POST", "/control/faults", json!({ "fault": "cut", "times": -1 }), 400),
        ("POST", "/control/faults", json!({ "fault": "cut", "share": "all" }), 400),
        ("POST", "/control/faults", json!([]), 400),
        ("DELETE", "/control/faults/1", Value::Null, 404),
        ("DELETE", "/control/faults/x", Value::Null, 404),
        ("DELETE", "/control/faults", Value::Null, 204),
        ("PUT", "/control/faults", Value::Null, 405),
    ] {
        let (found, answer) = call(sandbox.backoffice(), other, method, path, body.clone()).await;
        assert_eq!(found, status, "{method} {path} {body}: {answer}");
    }
    let (status, _) =
        call(sandbox.backoffice(), "bo_wrong", "GET", "/control/faults", Value::Null).await;
    assert_eq!(status, 401);
    sandbox.stop().await;
}

/// The connection carries the start of the answer.
#[tokio::test]
async fn a_cut_answer_begins() {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    let sandbox = Sandbox::start().await.unwrap();
    let address = sandbox.base_url().split('/').nth(2).unwrap();
    let read = async |fault: &str| {
        let mut stream = tokio::net::TcpStream::connect(address).await.unwrap();
        let request = format!(
            "GET /api/users/1/ HTTP/1.1\r\nHost: {address}\r\nAuthorization: Bearer {}\r\nX-Sandbox-Fault: {fault}\r\n\r\n",
            sandbox.token()
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        // A reset ends it, too.
        let _ = stream.read_to_string(&mut answer).await;
        answer
    };
    let answer = read("truncate").await;
    let (headers, body) = answer.split_once("\r\n\r\n").expect(&answer);
    assert!(headers.starts_with("HTTP/1.1 200 OK"), "{headers}");
    let (_, length) = headers.split_once("content-length: ").unwrap();
    let length: usize = length.split("\r\n").next().unwrap().parse().unwrap();
    assert!(
        body.starts_with('{') && body.len() == length.div_ceil(2),
        "{} of {length}",
        body.len()
    );
    assert_eq!(read("cut").await, "");
    sandbox.stop().await;
}

/// A caller that does not wait for the answer.
#[tokio::test]
async fn a_caller_that_goes_away_is_noted() {
    let sandbox = Sandbox::start().await.unwrap();
    let client = sandbox.client().unwrap();
    for (fault, is_noted) in [
        (Fault::delay(Duration::from_secs(60)), 0),
        (Fault::status(502).after_commit().delayed(Duration::from_secs(60)), 1),
    ] {
        let notes =
            async || all(sandbox.backoffice(), sandbox.token(), "customer_notes").await.len();
        let before = notes().await;
        sandbox.fault(fault.clone().on("create_user_note").times(1)).unwrap();
        let options = CallOptions::new().retry(RetryPolicy::never());
        let options = options.attempt_timeout(Duration::from_millis(500));
        let note = CreateCustomerNote::new("Hi");
        let error = client.users().create_note(1, note).options(options).send().await.unwrap_err();
        assert!(error.is_timeout() && error.is_outcome_unknown(), "{error}");
        // The server hears a moment later that the caller went away.
        let limit = std::time::Instant::now() + Duration::from_secs(10);
        let noted = loop {
            let mut calls = sandbox.requests();
            calls.retain(|call| call.operation == Some("create_user_note"));
            if let [call] = &calls[..] {
                break call.clone();
            }
            assert!(std::time::Instant::now() < limit, "{calls:?}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        };
        assert_eq!((noted.status, noted.fault), (None, Some(fault.to_string())));
        assert_eq!(notes().await - before, is_noted, "{fault}");
        calls(&sandbox, "").await;
    }
    // What came is noted, though no call reads it. All rules count a call, and the first has it.
    sandbox.fault(Fault::status(503).times(1)).unwrap();
    sandbox.fault(Fault::status(504).nth(2)).unwrap();
    let mut seen = Vec::new();
    for _ in 0..3 {
        let note = CreateCustomerNote::new("it's me");
        let call = client.users().create_note(1, note);
        let answer = call.options(CallOptions::new().retry(RetryPolicy::never())).send().await;
        seen.push(answer.err().and_then(|error| error.status()).map(|status| status.as_u16()));
    }
    assert_eq!(seen, [Some(503), Some(504), None]);
    for call in calls(&sandbox, "create_user_note").await {
        assert_eq!(call.request.body, r#"{"message":"it's me"}"#);
    }
    sandbox.stop().await;
}

#[tokio::test]
async fn calls_are_noted_without_secrets() {
    let sandbox = Sandbox::start().await.unwrap();
    let get = async |path: &str| {
        call(sandbox.backoffice(), sandbox.token(), "GET", path, Value::Null).await
    };
    let client = sandbox.client().unwrap();
    let target = backoffice::models::Url::new("http://127.0.0.1:9/").unwrap();
    let webhook = backoffice::models::CreateWebhook::new(["order.refunded"], target);
    let webhook = client.webhooks().create(webhook).send().await.unwrap();
    let secret = webhook.secret_key.unwrap();
    client.users().get(999).send().await.unwrap_err();
    get("/api/nowhere/").await;
    let (_, noted) = get("/control/requests").await;
    let calls = noted["results"].as_array().unwrap();
    let line = |call: &Value| {
        format!("{} {} {} {}", call["method"], call["path"], call["operation"], call["status"])
    };
    assert_eq!(
        calls.iter().map(line).collect::<Vec<_>>(),
        [
            r#""POST" "/api/webhooks/" "create_webhook" 201"#,
            r#""GET" "/api/users/999/" "get_user" 404"#,
            r#""GET" "/api/nowhere/" null 404"#,
        ]
    );
    assert!(calls[0]["request"]["body"].as_str().unwrap().contains("order.refunded"));
    assert!(calls[0]["response"]["body"].as_str().unwrap().contains(r#""secret_key":"(hidden)""#));
    assert_eq!(calls[0]["request"]["headers"]["authorization"], "(hidden)");
    let text = noted.to_string();
    assert!(!text.contains(secret.expose()) && !text.contains(sandbox.token()), "{text}");
    let after = calls[0]["id"].as_u64().unwrap();
    for (query, count) in [
        ("status=404", 2),
        ("operation=get_user", 1),
        ("method=POST", 1),
        ("path=/api/nowhere/", 1),
        (&format!("after={after}"), 2),
        ("unknown=true", 0),
        ("operation=users.get", 1),
        ("method=get&status=404", 2),
        ("path=/api/users/999/&method=GET", 1),
        ("status=404&method=POST", 0),
    ] {
        let (_, found) = get(&format!("/control/requests?{query}")).await;
        assert_eq!(found["results"].as_array().unwrap().len(), count, "{query}");
    }
    for query in ["operation=nope", "stauts=404", "status=x", "after=1&after=2", "unknown=yes"] {
        assert_eq!(get(&format!("/control/requests?{query}")).await.0, 400, "{query}");
    }
    // A call without a known token belongs to no store, and shows no token that it has elsewhere.
    let path = format!("/api/users/1/?access_token={}", sandbox.token());
    call(sandbox.backoffice(), "bo_wrong", "GET", &path, Value::Null).await;
    let (_, found) = get("/control/requests?unknown=true").await;
    assert_eq!(found["results"][0]["status"], 401);
    assert_eq!(found["results"][0]["query"], "access_token=(hidden)");
    sandbox.stop().await;
}

#[tokio::test]
async fn applications_are_made_for_tests() {
    let sandbox = Sandbox::start().await.unwrap();
    let add = async |body: Value| {
        let path = "/control/applications";
        call(sandbox.backoffice(), sandbox.token(), "POST", path, body).await
    };
    let redirects = json!(["http://127.0.0.1/callback"]);
    let (status, made) = add(json!({ "redirects": redirects })).await;
    assert!(status == 201 && made["client_secret"].is_string(), "{made}");
    let (status, made) =
        add(json!({ "name": "Till", "redirects": redirects, "public": true })).await;
    assert!(status == 201 && made["client_secret"].is_null(), "{made}");
    let scopes = json!(["orders:write"]);
    assert_eq!(add(json!({ "redirects": redirects, "scopes": scopes })).await.0, 201);
    for wrong in [
        json!({}),
        json!({ "redirects": ["http://app.example/"] }),
        json!({ "redirects": "http://127.0.0.1/" }),
        json!({ "redirects": redirects, "scopes": ["order:write"] }),
        json!({ "redirects": redirects, "scope": scopes }),
    ] {
        let (status, answer) = add(wrong.clone()).await;
        assert_eq!(status, 400, "{wrong}: {answer}");
    }
    sandbox.stop().await;
}

#[tokio::test]
async fn snapshots_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("snapshots.db").display());
    for url in ["sqlite::memory:", &url] {
        snapshots(url).await;
    }
}

/// A store is as it was, also its next ids, however often it is restored.
pub(crate) async fn snapshots(url: &str) {
    let backoffice = Backoffice::open(url, Settings::new("http://x/api", [7; 32])).await.unwrap();
    let store = crate::seeded(&backoffice).await;
    let scopes: Vec<_> =
        backoffice_description::endpoints::SCOPES.iter().map(|scope| scope.name).collect();
    let token = backoffice.add_token(store, "test", &scopes, None).await.unwrap();
    let request = async |method: &str, path: &str, body: Value| {
        call(&backoffice, &token, method, path, body).await
    };
    let records = async || {
        let mut records = Vec::new();
        for kind in [
            "customers",
            "orders",
            "order_notes",
            "products",
            "tickets",
            "webhooks",
            "transactions",
        ] {
            records.push(all(&backoffice, &token, kind).await);
        }
        records
    };
    let attach = async || {
        let body = "--b\r\ncontent-disposition: form-data; name=\"ticket\"\r\n\r\n1\r\n--b\r\n\
                    content-disposition: form-data; name=\"file\"; filename=\"a.txt\"\r\n\r\npaid\r\n--b--\r\n";
        let request = axum::http::Request::post("/api/tickets/attachments/")
            .header("host", "x")
            .header("authorization", format!("Bearer {token}"))
            .header("content-type", "multipart/form-data; boundary=b")
            .body(axum::body::Body::from(body))
            .unwrap();
        let server = backoffice::server::Server::new(backoffice.clone());
        let response = tower::ServiceExt::oneshot(server.router(), request).await.unwrap();
        assert_eq!(response.status(), 200);
    };
    // What is there already: a note, whose id is of this process's block, and a file.
    request("POST", "/api/orders/1001/notes/", json!({ "message": "before" })).await;
    attach().await;
    assert_eq!(request("POST", "/control/snapshots", json!({ "name": "base" })).await.0, 201);
    let before = records().await;
    let mut first = None;
    for _ in 0..3 {
        // More than a process takes from the database at once.
        for _ in 0..70 {
            request("POST", "/api/orders/1001/notes/", json!({ "message": "many" })).await;
        }
        let (_, note) =
            request("POST", "/api/orders/1001/notes/", json!({ "message": "after" })).await;
        let (_, order) = request("POST", "/control/orders", json!({})).await;
        let ids = (note["id"].clone(), order["id"].clone(), order["number"].clone());
        assert_eq!(first.get_or_insert(ids.clone()), &ids, "the ids of the first time");
        request("POST", "/api/orders/1001/refund/", json!({ "amount": "1.00" })).await;
        request("DELETE", "/control/products/2", Value::Null).await;
        let hook = json!({ "events": ["order.refunded"], "target": "https://events.example/" });
        request("POST", "/api/webhooks/", hook).await;
        assert_ne!(records().await, before);
        let restored = request("POST", "/control/snapshots/base/restore", Value::Null).await;
        assert_eq!(restored.0, 204, "{}", restored.1);
        assert_eq!(records().await, before);
    }
    // A later one with the same name is in its place.
    request("POST", "/api/orders/1001/notes/", json!({ "message": "later" })).await;
    let later = records().await;
    assert_eq!(request("POST", "/control/snapshots", json!({ "name": "base" })).await.0, 201);
    request("POST", "/control/reset", Value::Null).await;
    assert_ne!(records().await, later);
    request("POST", "/control/snapshots/base/restore", Value::Null).await;
    assert_eq!(records().await, later);
    let (_, listed) = request("GET", "/control/snapshots", Value::Null).await;
    assert_eq!(listed["results"].as_array().unwrap().len(), 1);
    // It is no store, and it is of its own store alone.
    assert_eq!(backoffice.stores().await.unwrap().len(), 1);
    let (_, own) = request("POST", "/control/stores", json!({})).await;
    let other = own["token"].as_str().unwrap();
    for (method, path) in
        [("POST", "/control/snapshots/base/restore"), ("DELETE", "/control/snapshots/base")]
    {
        assert_eq!(call(&backoffice, other, method, path, Value::Null).await.0, 404);
    }
    request("DELETE", "/control/stores", Value::Null).await;
    assert_eq!(request("POST", "/control/snapshots/base/restore", Value::Null).await.0, 204);
    for name in ["", "a/b", "a b", &"x".repeat(101)] {
        assert_eq!(
            request("POST", "/control/snapshots", json!({ "name": name })).await.0,
            400,
            "{name}"
        );
    }
    assert_eq!(request("DELETE", "/control/snapshots/base", Value::Null).await.0, 204);
    assert_eq!(request("POST", "/control/snapshots/base/restore", Value::Null).await.0, 404);
    // What calls have left.
    let hook = json!({ "events": ["order.refunded"], "target": "https://events.example/" });
    request("POST", "/api/webhooks/", hook).await;
    request("POST", "/api/orders/1001/refund/", json!({ "amount": "1.00" })).await;
    let (_, events) = request("GET", "/control/events", Value::Null).await;
    let event = &events["results"][0];
    assert_eq!(
        (&event["event"], &event["record"]),
        (&"order.refunded".into(), &"orders/1001".into())
    );
    assert_eq!(event["data"]["number"], "1001");
    let (_, audit) = request("GET", "/control/audit", Value::Null).await;
    let changes = audit["results"].as_array().unwrap();
    assert_eq!(changes.last().unwrap()["operation"], "refund_order");
    let after = changes.last().unwrap()["id"].as_i64().unwrap();
    let (_, none) = request("GET", &format!("/control/audit?after={after}"), Value::Null).await;
    assert_eq!(none["results"], json!([]));
    assert_eq!(request("GET", "/control/events?since=1", Value::Null).await.0, 400);
    backoffice.close().await;
}
