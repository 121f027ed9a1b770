//! Requests that the service refuses.

use std::time::Duration;

use axum::body::Body;
use backoffice::server::{Gate as _, Limits};
use backoffice_description::{Method, endpoints};
use serde_json::{Value, json};

use crate::{
    calls::{body, content_type, path, path_to},
    service::Service,
};

#[tokio::test]
async fn requests_that_are_refused() {
    let service = Service::start("sqlite::memory:").await;
    tokens(&service).await;
    in_order(&service).await;
    webhooks(&service).await;
    first_of_several(&service).await;
    details(&service).await;
    service.stop().await;
}

/// Tokens are checked on every endpoint.
pub(crate) async fn tokens(service: &Service) {
    let examples = service.examples().await;
    let other = service.backoffice.add_store("other").await.unwrap();
    let all: Vec<_> = endpoints::SCOPES.iter().map(|scope| scope.name).collect();
    let add = |lifetime| service.backoffice.add_token(other, "gone", &all, lifetime);
    let (expired, revoked) = (add(Some(Duration::ZERO)).await.unwrap(), add(None).await.unwrap());
    let last = service.backoffice.tokens().await.unwrap().pop().unwrap();
    assert!(service.backoffice.revoke_token(last.id).await.unwrap());
    let delivery = service.delivery().await;
    for endpoint in endpoints::ALL {
        let path = match endpoint.id {
            "get_delivery" => path(endpoint, &delivery.to_string()),
            _ => path_to(endpoint, &examples),
        };
        let send = async |token: Option<String>| {
            let request = axum::http::Request::builder()
                .method(endpoint.method.as_str())
                .uri(format!("/api{path}"))
                .header("content-type", content_type(endpoint));
            let request = match token {
                Some(token) => request.header("authorization", token),
                None => request,
            };
            let body = Body::from(body(endpoint));
            service.send(request.body(body).unwrap()).await
        };
        let (parts, text) = send(None).await;
        assert_eq!(parts.status, 401, "{}", endpoint.id);
        assert_eq!(parts.headers["www-authenticate"], "Bearer realm=\"api\"");
        assert!(parts.headers.contains_key("x-request-id"));
        assert!(serde_json::from_str::<Value>(&text).unwrap()["detail"].is_string());
        let invalid = [
            "Bearer x",
            "Bearer ",
            "bearer \u{e9}",
            "Bearer",
            &format!("Bearer {expired}"),
            &format!("Bearer {revoked}"),
        ];
        for (wrong, error) in invalid
            .map(|wrong| (wrong, ", error=\"invalid_token\""))
            .into_iter()
            // Another scheme is no token, so there is nothing to say of it.
            .chain([("Basic YTpi", ""), ("x", "")])
        {
            let (parts, _) = send(Some(wrong.to_owned())).await;
            assert_eq!(parts.status, 401, "{} {wrong}", endpoint.id);
            let challenge = format!("Bearer realm=\"api\"{error}");
            assert_eq!(parts.headers["www-authenticate"], challenge, "{wrong}");
        }
        let needed: Vec<_> = endpoint.scopes.iter().map(|scope| scope.name).collect();
        for missing in &needed {
            let scopes = endpoints::SCOPES.iter().map(|scope| scope.name);
            let scopes: Vec<_> = scopes.filter(|scope| scope != missing).collect();
            let token = service.backoffice.add_token(other, "most", &scopes, None).await.unwrap();
            let (parts, _) = send(Some(format!("Bearer {token}"))).await;
            assert_eq!(parts.status, 403, "{}", endpoint.id);
            let challenge = parts.headers["www-authenticate"].to_str().unwrap();
            let scope = format!("error=\"insufficient_scope\", scope=\"{}\"", endpoint.scope());
            assert!(challenge.ends_with(&scope), "{challenge}");
        }
        // Records of another store do not exist for this token.
        let token = service.backoffice.add_token(other, "all", &needed, None).await.unwrap();
        let (parts, text) = send(Some(format!("bearer {token}"))).await;
        let expected = match (endpoint.path_parameters, endpoint.id) {
            // The form names a ticket of the other store.
            ([], "upload_ticket_attachments") => 404,
            ([], _) => endpoint.status(),
            _ => 404,
        };
        assert_eq!(parts.status, expected, "{} {text}", endpoint.id);
        assert!(!text.contains("\"id\":1,"), "{text}");
        // They exist for one of their store.
        if endpoint.method == Method::Get {
            let (parts, text) = send(Some(format!("Bearer {}", service.token))).await;
            assert_eq!(parts.status, 200, "{} {text}", endpoint.id);
        }
    }
}

#[tokio::test]
async fn ids_that_no_record_can_have_are_not_found() {
    let service = Service::start("sqlite::memory:").await;
    unknown_ids(&service).await;
    service.stop().await;
}

pub(crate) async fn unknown_ids(service: &Service) {
    for endpoint in endpoints::ALL.iter().filter(|endpoint| !endpoint.path_parameters.is_empty()) {
        for id in [
            "999999",
            "0",
            "-1",
            "x",
            "1e3",
            "99999999999999999999",
            "%00",
            "%ff",
            "%27%20OR%201=1",
            "..%2f1",
            "1001'--",
        ] {
            let request = service.request(endpoint.method.as_str(), &path(endpoint, id));
            let request = request.header("content-type", "application/json");
            let body = Body::from(body(endpoint));
            let (parts, text) = service.send(request.body(body).unwrap()).await;
            assert_eq!(parts.status, 404, "{} {id} {text}", endpoint.id);
        }
    }
}

const JSON: (&str, &str) = ("content-type", "application/json");

/// Stands for a body that is too large.
const LARGE: &str = "large";

fn text_of(body: &str) -> String {
    match body {
        LARGE => "x".repeat(1024 * 1024 + 1),
        body => body.to_owned(),
    }
}

/// Method, path, headers, body; status, and a part of the answer.
type Case = (
    &'static str,
    &'static str,
    &'static [(&'static str, &'static str)],
    &'static str,
    u16,
    &'static str,
);

/// A request with several faults is refused for the first in the order of the ledger (gap `error-conditions`).
pub(crate) async fn first_of_several(service: &Service) {
    let store = service.backoffice.grant(&service.token).await;
    let store = store.unwrap().unwrap().store;
    let narrow = service.backoffice.add_token(store, "narrow", &["users:read"], None);
    let narrow = narrow.await.unwrap();
    // A request has the faults from a number on.
    let statuses = [404, 405, 401, 403, 400, 406, 404, 400, 415, 413, 400, 400, 404, 412, 409, 200];
    for (first, status) in statuses.into_iter().enumerate() {
        let number = match first {
            ..=6 => "%00",
            7..=12 => "999999",
            _ => "1001",
        };
        let path = if first == 0 { "nowhere" } else { "refund" };
        let query = if first <= 7 { "?x=1" } else { "" };
        let method = if first <= 1 { "DELETE" } else { "POST" };
        let token = match first {
            ..=2 => "x",
            3 => &narrow,
            _ => &service.token,
        };
        let uri = format!("/orders/{number}/{path}/{query}");
        let mut request = Service::request_with(token, method, &uri);
        let content_type = if first <= 8 { "text/plain" } else { "application/json" };
        request = request.header("content-type", content_type);
        for (fault, name, value) in [
            (4, "x-service-api-version", "2020-01-01"),
            (5, "accept", "text/html"),
            (11, "idempotency-key", ""),
            (13, "if-match", "\"999999\""),
        ] {
            if first <= fault {
                request = request.header(name, value);
            }
        }
        let body = match first {
            ..=9 => text_of(LARGE),
            10 => "{}".to_owned(),
            11..=14 => r#"{"amount":"99999"}"#.to_owned(),
            _ => r#"{"amount":"0.01"}"#.to_owned(),
        };
        let (parts, text) = service.send(request.body(Body::from(body)).unwrap()).await;
        assert_eq!(parts.status, status, "fault {first}: {text}");
    }
}

/// A problem says where, which rule and what to do; a request id is repeated if it is safe.
pub(crate) async fn details(service: &Service) {
    for (given, is_repeated) in [
        ("a-1_b.c:d", true),
        ("a b", false),
        ("a\tb", false),
        ("", false),
        ("\u{e9}", false),
        (&"x".repeat(129), false),
    ] {
        let request = service
            .request("POST", "/orders/1001/refund/")
            .header("content-type", "application/json")
            .header("accept", "application/problem+json")
            .header("x-request-id", given);
        let body = Body::from(r#"{"amount":12.5}"#);
        let (parts, text) = service.send(request.body(body).unwrap()).await;
        let id = &parts.headers["x-request-id"];
        assert_eq!(id == given, is_repeated, "{given:?}: {id:?}");
        let problem: Value = serde_json::from_str(&text).unwrap();
        let mistake = &problem["violations"][0];
        assert_eq!(
            (&mistake["pointer"], &mistake["code"]),
            (&json!("/amount"), &json!("type-mismatch")),
            "{text}"
        );
        assert!(mistake["hint"].as_str().unwrap().contains("\"12.5\""), "{text}");
    }
    let mut limits = Limits::default();
    limits.upload_bytes = 100;
    let upload = endpoints::ALL.iter().find(|endpoint| endpoint.id == "upload_ticket_attachments");
    let upload = upload.unwrap();
    let request = service.request("POST", upload.path).header("content-type", content_type(upload));
    let request = request.body(Body::from(body(upload))).unwrap();
    let (parts, text) = service.send_with(limits, request).await;
    assert_eq!(parts.status, 413, "{text}");
}

/// Bodies of webhooks that could never be delivered, or would show a password (gaps `webhook-targets`,
/// `webhook-body-fields`).
pub(crate) async fn webhooks(service: &Service) {
    let target = |target: &str| json!({ "events": ["a"], "target": target });
    let with = |name: &str, value: Value| {
        let mut body = target("https://a.example");
        body[name] = value;
        body
    };
    for (body, message) in [
        (target("ftp://a.example/"), "target: expected an address"),
        (target("mailto:a@a.example"), "target: expected an address"),
        (target("https:a.example"), "target: expected an address"),
        (target("https:///a.example"), "target: expected an address"),
        (target("javascript:alert(1)"), "target: expected an address"),
        (target("https://u@a.example/"), "user name and password"),
        (target("https://:p@a.example/"), "user name and password"),
        (with("events", json!([])), "events: expected at least one"),
        (with("active", json!("no")), "active: expected `true`"),
        (with("active", Value::Null), "active: expected `true`"),
        (with("name", json!(1)), "name: expected a string"),
    ] {
        for (method, path) in [("POST", "/webhooks/"), ("PUT", "/webhooks/1/")] {
            let request = service.request(method, path);
            let request = request.header("content-type", "application/json");
            let request = request.header("accept", "application/problem+json");
            let sent = Body::from(body.to_string());
            let (parts, text) = service.send(request.body(sent).unwrap()).await;
            assert_eq!(parts.status, 400, "{method} {body} {text}");
            assert!(text.contains(message), "{method} {body} {text}");
        }
    }
}

/// Requests are refused in the order of the ledger.
pub(crate) async fn in_order(service: &Service) {
    let cases: &[Case] = &[
        ("GET", "/nowhere/", &[], "", 404, "no such path"),
        ("DELETE", "/users/", &[], "", 405, "GET, HEAD, OPTIONS"),
        ("OPTIONS", "/webhooks/", &[], "", 204, ""),
        ("GET", "/users/1", &[], "", 308, ""),
        ("GET", "/users/", &[("x-service-api-version", "2020-01-01")], "", 400, "2023-02-10"),
        ("GET", "/users/", &[("accept", "text/html")], "", 406, "application/json"),
        ("GET", "/users/", &[("accept", "text/html, */*;q=0.1")], "", 200, "results"),
        (
            "GET",
            "/users/",
            &[("accept", "Application/JSON; charset=utf-8; Q=0.0")],
            "",
            406,
            "application/json",
        ),
        (
            "GET",
            "/users/",
            &[("accept", "Application/JSON; charset=utf-8; Q=0.01")],
            "",
            200,
            "results",
        ),
        ("GET", "/users/?emial=a", &[], "", 400, "did you mean `email`?"),
        ("GET", "/users/?email=a&email=b", &[], "", 400, "written twice"),
        ("GET", "/users/?is_blocked=yes", &[], "", 400, "`true` or `false`"),
        ("GET", "/users/?language=xx", &[], "", 400, "one of da, de"),
        ("GET", "/users/?date_joined_from=2026-02-30", &[], "", 400, "a date"),
        ("GET", "/users/?cursor=AAAA", &[], "", 400, "not a cursor"),
        ("GET", "/gift-cards/?customer=x", &[], "", 400, "a whole number"),
        ("GET", "/gateway-groups/?page=2", &[], "", 400, "unknown parameter"),
        ("GET", "/users/1/?page=2", &[], "", 400, "no query parameters"),
        ("POST", "/orders/1001/refund/", &[], "{}", 415, "application/json"),
        (
            "POST",
            "/orders/1001/refund/",
            &[("content-type", "text/plain")],
            "{}",
            415,
            "application/json",
        ),
        (
            "POST",
            "/orders/1001/refund/",
            &[JSON, ("content-encoding", "gzip")],
            "{}",
            415,
            "compressed",
        ),
        ("POST", "/orders/1001/refund/", &[JSON], LARGE, 413, "1048576"),
        ("POST", "/orders/1001/refund/", &[JSON], "", 400, "non_field_errors"),
        ("POST", "/orders/1001/refund/", &[JSON], "{", 400, "non_field_errors"),
        ("POST", "/orders/1001/refund/", &[JSON], "{\"amount\":1}", 400, "\"amount\""),
        (
            "POST",
            "/orders/1001/refund/",
            &[JSON],
            "{\"amount\":\"0.00999999999999999999999999999999\"}",
            400,
            "at most four decimals",
        ),
        (
            "POST",
            "/orders/1001/refund/",
            &[JSON],
            "{\"amount\":\"0.001\"}",
            400,
            "at most 2 decimals",
        ),
        (
            "POST",
            "/orders/1001/refund/",
            &[JSON],
            "{\"amount\":\"1\",\"amount\":\"2\"}",
            400,
            "\"amount\"",
        ),
        ("POST", "/orders/1001/refund/", &[JSON], "[]", 400, "non_field_errors"),
        ("POST", "/orders/1001/refund/", &[JSON], "{}", 400, "\"amount\""),
        ("POST", "/orders/1001/refund/", &[JSON], "{\"amount\":\"x\"}", 400, "decimal"),
        ("POST", "/orders/1001/refund/", &[JSON], "{\"amount\":\"-1\"}", 400, "above zero"),
        ("POST", "/orders/1001/refund/", &[JSON], "{\"amount\":\"0.00001\"}", 400, "four decimals"),
        (
            "POST",
            "/orders/1001/refund/",
            &[JSON],
            "{\"amount\":\"100000000000000000000000000\"}",
            400,
            "smaller",
        ),
        (
            "POST",
            "/orders/1001/refund/",
            &[JSON],
            "{\"amount\":\"99999\"}",
            409,
            "can still be refunded",
        ),
        (
            "POST",
            "/orders/1001/refund/",
            &[JSON, ("idempotency-key", "")],
            "{\"amount\":\"1\"}",
            400,
            "visible",
        ),
        (
            "POST",
            "/orders/1001/refund/",
            &[JSON, ("if-match", "\"999999\"")],
            "{\"amount\":\"1\"}",
            412,
            "If-Match",
        ),
        (
            "POST",
            "/subscriptions/1/lines/",
            &[JSON],
            "{\"product_id\":77,\"quantity\":1}",
            400,
            "product_id",
        ),
        (
            "POST",
            "/subscriptions/1/lines/",
            &[JSON],
            "{\"product_id\":1,\"quantity\":0}",
            400,
            "quantity",
        ),
        ("POST", "/products/1/images/", &[JSON], "{\"caption\":7}", 400, "caption"),
        ("POST", "/transactions/500000/capture/", &[JSON], "{}", 409, "can be captured"),
        ("POST", "/transactions/500000/capture/", &[JSON], "{\"amount\":7}", 400, "amount"),
        ("POST", "/transactions/500000/capture/", &[JSON], "{\"amount\":null}", 400, "amount"),
    ];
    for (method, path, headers, body, status, says) in cases {
        for problem in [false, true] {
            let mut request = service.request(method, path);
            for (name, value) in *headers {
                request = request.header(*name, *value);
            }
            let has_accept = headers.iter().any(|(name, _)| *name == "accept");
            if problem && !has_accept {
                request = request.header("accept", "application/problem+json");
            }
            let (parts, text) =
                service.send(request.body(Body::from(text_of(body))).unwrap()).await;
            let context = format!("{method} {path} {headers:?}: {text}");
            assert_eq!(parts.status.as_u16(), *status, "{context}");
            let found = parts.headers.get("allow").map(|allow| allow.to_str().unwrap());
            assert!(text.contains(says) || says.is_empty() || found == Some(*says), "{context}");
            // Words of libraries.
            for word in [" at line ", "could not read", "invalid type"] {
                assert!(!text.contains(word), "{context}");
            }
            if parts.status.is_client_error() {
                let body: Value = serde_json::from_str(&text).unwrap();
                if problem && !has_accept {
                    assert_eq!(parts.headers["content-type"], "application/problem+json");
                    assert_eq!(body["status"], *status, "{context}");
                } else {
                    assert_eq!(parts.headers["content-type"], "application/json");
                    assert_eq!(body.get("detail").is_some(), *status != 400, "{context}");
                }
            }
        }
    }
    let (parts, _) =
        service.send(service.request("GET", "/users/1?x=1").body(Body::empty()).unwrap()).await;
    assert_eq!(parts.headers["location"], "./1/?x=1");
}
