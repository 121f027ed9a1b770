//! Requests that come twice, and records that others have changed.

use axum::{body::Body, http::StatusCode};
use backoffice_description::{Method, endpoints};
use serde_json::{Value, json};

use crate::{
    calls::{body, content_type, path_to},
    service::{Service, execute},
};

#[tokio::test]
async fn requests_that_come_twice() {
    let service = Service::start("sqlite::memory:").await;
    keys(&service).await;
    keys_of_every_write(&service).await;
    versions(&service).await;
    service.stop().await;
}

/// A key gives the first answer again.
pub(crate) async fn keys(service: &Service) {
    let send = async |key: &str, amount: &str, accept: &str| {
        let request = service.request("POST", "/orders/1001/refund/");
        let request = request
            .header("content-type", "application/json")
            .header("accept", accept)
            .header("idempotency-key", key);
        let body = json!({ "amount": amount }).to_string();
        service.send(request.body(Body::from(body)).unwrap()).await
    };
    let refund = async |key: &str, amount: &str| send(key, amount, "application/json").await;
    let (first, text) = refund("a", "0.01").await;
    assert_eq!(first.status, 200);
    let (again, same) = refund("a", "0.01").await;
    assert_eq!((again.status, &same), (StatusCode::OK, &text));
    assert_eq!(again.headers["idempotency-replayed"], "true");
    assert_eq!(again.headers["etag"], first.headers["etag"]);
    assert_eq!(refund("a", "0.02").await.0.status, 422);
    // A refusal changed nothing, so its key is free.
    for (key, amount, status) in [
        ("conflict", "99999", 409),
        ("zero", "0", 400),
        ("text", "1,0", 400),
        ("decimals", "0.001", 400),
    ] {
        for _ in 0..2 {
            let (refused, text) = refund(key, amount).await;
            assert_eq!(refused.status, status, "{text}");
            assert!(!refused.headers.contains_key("idempotency-replayed"));
        }
        let (parts, made) = refund(key, "0.01").await;
        assert_eq!(parts.status, 200, "{key}: {made}");
        assert_eq!(refund(key, "0.01").await.1, made, "{key}");
    }
    let unknown = |key| {
        let request = service.request("POST", "/orders/unknown/refund/");
        let request =
            request.header("content-type", "application/json").header("idempotency-key", key);
        service.send(request.body(Body::from(r#"{"amount":"1"}"#)).unwrap())
    };
    assert_eq!(unknown("not found").await.0.status, 400, "a key has no spaces");
    assert_eq!(unknown("not-found").await.0.status, 404);
    let (_, text) = refund("not-found", "0.01").await;
    let (_, more) = refund("c", "0.01").await;
    let refunds = |text: &str| {
        let order: Value = serde_json::from_str(text).unwrap();
        order["refunds"].as_array().unwrap().len()
    };
    assert_eq!(refunds(&more), refunds(&text) + 1);
}

/// Every POST and PATCH takes a key.
pub(crate) async fn keys_of_every_write(service: &Service) {
    let examples = service.examples().await;
    let writes = endpoints::ALL
        .iter()
        .filter(|endpoint| matches!(endpoint.method, Method::Post | Method::Patch));
    for endpoint in writes {
        let send = async |body: String| {
            let request = service
                .request(endpoint.method.as_str(), &path_to(endpoint, &examples))
                .header("content-type", content_type(endpoint))
                .header("idempotency-key", endpoint.id);
            let (parts, text) = service.send(request.body(Body::from(body)).unwrap()).await;
            let is_again = parts.headers.contains_key("idempotency-replayed");
            (parts.status.as_u16(), is_again, text)
        };
        let id = endpoint.id;
        let (status, is_again, text) = send(body(endpoint)).await;
        assert_eq!((status, is_again), (endpoint.status(), false), "{id}: {text}");
        assert_eq!(send(body(endpoint)).await, (status, true, text), "{id}");
        // Another body, which is as right as the first one.
        let other = body(endpoint).replace("\r\nx", "\r\ny");
        let (status, _, text) = send(format!("{other} ")).await;
        assert_eq!(status, 422, "{id}: {text}");
    }
}

#[tokio::test]
async fn keys_without_an_answer_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("keys.db").display());
    keys_without_an_answer(&url).await;
}

/// While a key has no answer, other requests with it are refused. If that takes too long, one of them takes it over.
pub(crate) async fn keys_without_an_answer(url: &str) {
    let service = Service::start(url).await;
    let note = || service.note(Some("slow"));
    let (_, first) = note().await;
    for (until, status) in [
        ("UPDATE keys SET status = NULL, reserved_until = 9000000000000000000", 409),
        ("UPDATE keys SET status = NULL, reserved_until = 0", 200),
    ] {
        assert_eq!(execute(url, until).await, 1);
        let (parts, text) = note().await;
        assert_eq!(parts.status, status, "{text}");
        assert!(!parts.headers.contains_key("idempotency-replayed"));
        assert_ne!(text, first);
    }
    let (parts, text) = note().await;
    assert!(parts.headers.contains_key("idempotency-replayed"), "{text}");
    service.stop().await;
}

/// Conditions are checked against the version of a record.
pub(crate) async fn versions(service: &Service) {
    let (parts, text) =
        service.send(service.request("GET", "/users/1/").body(Body::empty()).unwrap()).await;
    let tag = parts.headers["etag"].clone();
    let request = service.request("GET", "/users/1/").header("if-none-match", &tag);
    let (parts, none) = service.send(request.body(Body::empty()).unwrap()).await;
    assert_eq!((parts.status, none.as_str()), (StatusCode::NOT_MODIFIED, ""));
    let (parts, none) =
        service.send(service.request("HEAD", "/users/1/").body(Body::empty()).unwrap()).await;
    assert_eq!((parts.status, none.as_str()), (StatusCode::OK, ""));
    assert_eq!(parts.headers["content-length"], text.len().to_string());
    let update_if = async |name: &str, value: &str| {
        let request = service.request("PATCH", "/users/1/");
        let request = request.header("content-type", "application/json").header(name, value);
        let body = Body::from(r#"{"first_name":"Ada","id":7,"orders_count":9}"#);
        service.send(request.body(body).unwrap()).await
    };
    let update = async |tag: &str| update_if("if-match", tag).await;
    let tag = tag.to_str().unwrap();
    let weak = format!("W/{tag}");
    let list = format!("\"77\", {tag}");
    for (name, value, status) in [
        ("if-none-match", "*", 304),
        ("if-none-match", weak.as_str(), 304),
        ("if-none-match", list.as_str(), 304),
        ("if-none-match", "\"77\"", 200),
        ("if-none-match", "x", 200),
        ("if-match", "*", 200),
        ("if-match", list.as_str(), 200),
        ("if-match", weak.as_str(), 412),
        ("if-match", "\"77\"", 412),
    ] {
        let request = service.request("GET", "/users/1/").header(name, value);
        let (parts, _) = service.send(request.body(Body::empty()).unwrap()).await;
        assert_eq!(parts.status, status, "{name}: {value}");
    }
    // A write that its conditions rule out changes nothing.
    for (name, value) in
        [("if-match", weak.as_str()), ("if-none-match", "*"), ("if-none-match", tag)]
    {
        assert_eq!(update_if(name, value).await.0.status, 412, "{name}: {value}");
    }
    let (parts, text) = update(tag).await;
    assert_eq!(parts.status, 200, "{text}");
    let customer: Value = serde_json::from_str(&text).unwrap();
    // Fields that the service sets itself are checked and ignored.
    assert_eq!((&customer["id"], &customer["orders_count"]), (&json!(1), &json!(1)));
    assert_eq!(update(tag).await.0.status, 412);
    assert_eq!(update("*").await.0.status, 200);
}
