//! Texts, secrets and fields as the database has them.

use std::collections::BTreeSet;

use axum::{body::Body, http::Request};
use backoffice::{
    samples::Samples,
    server::{Backoffice, Gate as _, Limits, Server, Settings, Shop},
};
use backoffice_description::{Profile, endpoints, validate::by_name};
use serde_json::{Value, json};

use tower::ServiceExt as _;

use crate::{
    calls,
    sandbox::{all, call},
    service::{Service, execute},
};

/// Text that one of the databases can't hold is kept in the record; keys of a webhook's creation hide its secret.
pub(crate) async fn unusual_text(service: &Service) {
    let send = async |method: &str, path: &str, key: &str, body: &str| {
        let request = service.request(method, path).header("content-type", "application/json");
        let request = request.header("idempotency-key", key);
        service.send(request.body(Body::from(body.to_owned())).unwrap()).await
    };
    let body = r#"{"first_name":"a\u0000b","phone_number":"\u0000"}"#;
    let (parts, text) = send("PATCH", "/users/3/", "nul", body).await;
    assert_eq!(parts.status, 200, "{text}");
    assert!(text.contains(r#""first_name":"a\u0000b""#), "{text}");
    let body = r#"{"events":["a\u0000"],"target":"https://a.example"}"#;
    let (first, text) = send("POST", "/webhooks/", "secret", body).await;
    assert_eq!(first.status, 201, "{text}");
    let (again, same) = send("POST", "/webhooks/", "secret", body).await;
    assert_eq!((again.status, same), (first.status, text));
    // A field that the document does not list is not stored.
    let (parts, text) = send("PATCH", "/users/3/", "unknown", r#"{"is_admin":true}"#).await;
    assert!(parts.status == 200 && !text.contains("is_admin"), "{text}");
    let body = r#"{"addresses":[{"id":7,"line4":"Oslo","is_admin":true}]}"#;
    let (parts, text) = send("PATCH", "/users/3/", "unknown-below", body).await;
    assert!(parts.status == 200 && !text.contains("is_admin"), "{text}");
    // An address without an id gets one, by which it can be read. Two with one id are refused.
    let body = r#"{"addresses":[{"id":7,"line1":"Old"},{"line1":"New"}]}"#;
    let (parts, text) = send("PATCH", "/users/3/", "addresses", body).await;
    assert_eq!(parts.status, 200, "{text}");
    let customer: Value = serde_json::from_str(&text).unwrap();
    for (number, line) in [(0, "Old"), (1, "New")] {
        let address = &customer["addresses"][number];
        assert_eq!(address["line1"], line);
        let path = format!("/users/3/addresses/{}/", address["id"]);
        let request = service.request("GET", &path).body(Body::empty()).unwrap();
        let (parts, text) = service.send(request).await;
        assert_eq!(parts.status, 200, "{text}");
        assert_eq!(serde_json::from_str::<Value>(&text).unwrap(), *address);
    }
    let body = r#"{"addresses":[{"id":7},{"id":7}]}"#;
    let (parts, text) = send("PATCH", "/users/3/", "twice", body).await;
    assert!(parts.status == 400 && text.contains("two have the same id"), "{text}");
    // The strict profile refuses what the document does not list.
    let mut strict = Limits::default();
    strict.profile = Profile::Strict;
    let request = service.request("PATCH", "/users/3/").header("content-type", "application/json");
    let body = Body::from(r#"{"is_admin":true}"#);
    let (parts, text) = service.send_with(strict, request.body(body).unwrap()).await;
    assert!(parts.status == 400 && text.contains("is_admin"), "{text}");
    // Any file name gives an address.
    let image = r#"{"file_name":"my photo \u00e9?.png"}"#;
    let (parts, text) = send("POST", "/products/3/images/", "name", image).await;
    assert!(parts.status == 200 && text.contains("/my%20photo%20%C3%A9%3F%2Epng"), "{text}");
    // Numbers that no type of Rust has stay as they are, also when something else is changed later.
    let nested = format!("{}{}", "[".repeat(126), "]".repeat(126));
    let metadata = format!(
        r#"{{"metadata":{{"id":123456789012345678901234567890,"price":0.10,"rate":1.0000000000000000001,"deep":{nested}}}}}"#
    );
    let metadata_only = &metadata[1..metadata.len() - 1];
    for (key, body) in [("exact", metadata.as_str()), ("later", r#"{"first_name":"Ada"}"#)] {
        let (parts, text) = send("PATCH", "/users/3/", key, body).await;
        assert_eq!(parts.status, 200, "{text}");
        assert!(text.contains(metadata_only), "{text}");
    }
}

#[tokio::test]
async fn secrets_are_not_in_the_database() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("shop.db");
    let service = Service::start(&format!("sqlite:{}", path.display())).await;
    service.subscribe(&["webhook.created"]).await;
    let request = service.request("POST", "/webhooks/").header("content-type", "application/json");
    let request = request.header("idempotency-key", "a");
    let body = Body::from(r#"{"events":["a"],"target":"https://a.example"}"#);
    let (_, text) = service.send(request.body(body).unwrap()).await;
    let webhook: Value = serde_json::from_str(&text).unwrap();
    let secret = webhook["secret_key"].as_str().unwrap().to_owned();
    assert!(secret.starts_with("whsec_"));
    let token = service.token.clone();
    service.stop().await;
    let mut stored = Vec::new();
    for entry in std::fs::read_dir(folder.path()).unwrap() {
        stored.extend(std::fs::read(entry.unwrap().path()).unwrap());
    }
    let holds = |text: &str| stored.windows(text.len()).any(|window| window == text.as_bytes());
    assert!(holds("webhook.created"));
    assert!(!holds(&secret) && !holds(&token));
}

/// Records keep what they had from others (gap `snapshots`), and no caller sets what the service sets (gap `read-only-fields`).
pub(crate) async fn kept_fields(service: &Service) {
    let backoffice = &service.backoffice;
    let own = json!({ "orders": 20 });
    let (_, own) = call(backoffice, &service.token, "POST", "/control/stores", own).await;
    let token = own["token"].as_str().unwrap();
    let copies = async || {
        let kinds =
            ["orders", "gift_cards", "subscriptions", "transactions", "tickets", "disputes"];
        futures_util::future::join_all(kinds.map(|kind| all(backoffice, token, kind))).await
    };
    let before = copies().await;
    let patch = async |path: &str, body: Value| {
        let (status, record) = call(backoffice, token, "PATCH", path, body).await;
        assert_eq!(status, 200, "{path}: {record}");
        record
    };
    for (kind, field) in [("users", "first_name"), ("products", "title")] {
        let table = if kind == "users" { "customers" } else { kind };
        for record in all(backoffice, token, table).await {
            let path = format!("/api/{kind}/{}/", record["id"]);
            let changed = patch(&path, json!({ field: "Changed" })).await;
            assert_eq!(changed[field], "Changed");
        }
    }
    assert_eq!(copies().await, before);

    let customer = ["date_joined", "id", "orders_count", "subscriptions_count", "total_spent"];
    let product = ["children", "date_created", "id", "rating"];
    let subscription =
        ["date_created", "id", "lines", "num_lines", "num_orders", "orders", "total", "user"];
    for (path, shape, fields) in [
        (format!("/api/users/{}/", own["customer_id"]), "UpdateCustomer", &customer[..]),
        (format!("/api/products/{}/", own["product_id"]), "UpdateProduct", &product),
        (
            format!("/api/subscriptions/{}/", own["subscription_id"]),
            "UpdateSubscription",
            &subscription,
        ),
    ] {
        let before = patch(&path, json!({})).await;
        let shape = by_name(shape).unwrap().info();
        let mut missing: BTreeSet<_> = fields.iter().copied().collect();
        for number in 0..200 {
            let sample = Samples::new(shape, 1, Profile::Strict).instance(number);
            let mut body: Value = serde_json::from_str(&sample).unwrap();
            body.as_object_mut().unwrap().retain(|name, value| {
                fields.contains(&name.as_str())
                    && missing.remove(name.as_str())
                    && before[name] != *value
            });
            if body.as_object().unwrap().is_empty() {
                continue;
            }
            let after = patch(&path, body.clone()).await;
            for name in fields {
                assert_eq!(after[name], before[name], "{path} {name}: {body}");
            }
        }
        assert_eq!(missing, BTreeSet::new(), "{path}");
    }
}

/// A database in memory has a limit, which is said. Records can be read then, and a reset makes room.
#[tokio::test]
async fn memory_has_a_limit() {
    let service = Service::start_with("sqlite::memory:", |settings| {
        settings.memory_bytes = 2 * 1024 * 1024;
    })
    .await;
    let message = "x".repeat(100_000);
    let note = async || {
        let request =
            service.request("POST", "/users/1/notes/").header("content-type", "application/json");
        let body = json!({ "message": message }).to_string();
        service.send(request.body(Body::from(body)).unwrap()).await
    };
    let mut written = 0;
    let (parts, text) = loop {
        let (parts, text) = note().await;
        if parts.status != 200 {
            break (parts, text);
        }
        written += 1;
        assert!(written < 20);
    };
    assert!(written > 5, "{written}");
    assert_eq!(parts.status, 503, "{text}");
    assert!(text.contains("the database in memory is full"), "{text}");
    let grant = service.backoffice.grant(&service.token).await;
    let store = grant.unwrap().unwrap().store;
    let read = service.request("GET", "/users/1/").body(Body::empty());
    let (parts, text) = service.send(read.unwrap()).await;
    assert_eq!(parts.status, 200, "{text}");
    service.backoffice.reset(store, Shop::default()).await.unwrap();
    let (parts, text) = note().await;
    assert_eq!(parts.status, 200, "{text}");
    service.stop().await;
}

#[tokio::test]
async fn addresses_of_files_follow_the_service_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("files.db").display());
    addresses_of_files(&url).await;
}

/// A link to a file leads to the service that answers, whatever the address was when the file came, or the version that
/// stored it.
pub(crate) async fn addresses_of_files(url: &str) {
    let service = Service::start(url).await;
    let upload = || {
        let endpoint = &endpoints::UPLOAD_TICKET_ATTACHMENTS;
        let request = service.request("POST", endpoint.path);
        let request = request
            .header("content-type", calls::content_type(endpoint))
            .header("idempotency-key", "upload");
        request.body(Body::from(calls::body(endpoint))).unwrap()
    };
    let (parts, first) = service.send(upload()).await;
    assert_eq!(parts.status, 200, "{first}");
    let moved = Settings::new("https://moved.example/shop", [7; 32]);
    let moved = Backoffice::open(url, moved).await.unwrap();
    let server = Server::new(moved.clone()).with_control().router();
    let answer = async |request: Request<Body>| {
        let (mut parts, body) = request.into_parts();
        let path = parts.uri.path().replacen("/api", "/shop", 1);
        parts.uri = path.parse().unwrap();
        parts.headers.insert("host", "moved.example".parse().unwrap());
        let request = Request::from_parts(parts, body);
        let answer = server.clone().oneshot(request).await.unwrap();
        let body = axum::body::to_bytes(answer.into_body(), usize::MAX).await;
        String::from_utf8(body.unwrap().to_vec()).unwrap()
    };
    let get = |path: &str| {
        let request =
            Request::get(path).header("authorization", format!("Bearer {}", service.token));
        request.body(Body::empty()).unwrap()
    };
    let wanted = first.replace(&service.address, "https://moved.example/shop");
    assert_ne!(wanted, first);
    for older in [
        "UPDATE tickets SET version = version",
        "UPDATE tickets SET json = replace(json, '\"/files/', '\"http://127.0.0.1:1/api/files/')",
    ] {
        execute(url, older).await;
        assert_eq!(answer(get("/api/tickets/1/comments/")).await, wanted, "{older}");
        // Again, with its key.
        assert_eq!(answer(upload()).await, wanted);
        let listed = answer(get("/control/tickets")).await;
        assert!(listed.contains(&wanted), "{listed}");
        let ticket: Value = serde_json::from_str(&wanted).unwrap();
        let comment = ticket["comments"].as_array().unwrap().last().unwrap();
        let file = comment["attachments"][0]["file"].as_str().unwrap();
        let path = file.strip_prefix("https://moved.example").unwrap();
        assert_eq!(answer(get(path)).await, "x");
    }
    // An address with another signature is not ours.
    let older = "UPDATE tickets SET json = replace(json, '/files/', '/files/1')";
    execute(url, older).await;
    let kept = answer(get("/api/tickets/1/comments/")).await;
    assert!(kept.contains("http://127.0.0.1:1/api/files/1"), "{kept}");
    moved.close().await;
    service.stop().await;
}
