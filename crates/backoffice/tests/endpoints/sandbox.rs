//! The sandbox of a test, and its control interface.

use std::time::Duration;

use axum::{body::Body, http::Request};
use backoffice::{
    client::{
        Client,
        models::{Amount, CaptureTransaction, CreateCustomerNote, RefundOrder},
    },
    server::{Backoffice, Sandbox, Server, Shop, webhooks::Event},
};
use backoffice_description::{
    Profile,
    validate::{Validator, by_name},
};
use serde_json::{Value, json};
use tower::ServiceExt as _;

use crate::service::Service;

/// Calls a back office with its control interface, and returns the status and the body.
pub(crate) async fn call(
    backoffice: &Backoffice,
    token: &str,
    method: &str,
    path: &str,
    body: Value,
) -> (u16, Value) {
    let body = if body.is_null() { String::new() } else { body.to_string() };
    send(backoffice, token, method, path, body).await
}

pub(crate) async fn send(
    backoffice: &Backoffice,
    token: &str,
    method: &str,
    path: &str,
    body: String,
) -> (u16, Value) {
    let request = Request::builder().method(method).uri(path);
    let request = request
        .header("host", "x")
        .header("authorization", format!("Bearer {token}"))
        .header("content-type", "application/json")
        .body(Body::from(body));
    let server = Server::new(backoffice.clone()).with_control();
    let (parts, body) = server.router().oneshot(request.unwrap()).await.unwrap().into_parts();
    assert!(parts.headers.contains_key("x-request-id"), "{path}");
    let body = axum::body::to_bytes(body, usize::MAX).await.unwrap();
    (parts.status.as_u16(), serde_json::from_slice(&body).unwrap_or_default())
}

/// Returns all orders of a token's store.
pub(crate) async fn orders(backoffice: &Backoffice, token: &str) -> Vec<Value> {
    all(backoffice, token, "orders").await
}

/// Returns all records of a kind in a token's store.
pub(crate) async fn all(backoffice: &Backoffice, token: &str, kind: &str) -> Vec<Value> {
    let (mut records, mut path) = (Vec::new(), format!("/control/{kind}"));
    loop {
        let (_, mut page) = call(backoffice, token, "GET", &path, Value::Null).await;
        records.append(page["results"].as_array_mut().unwrap());
        match page["next"].as_str().and_then(|next| next.split_once("/control/")) {
            Some((_, rest)) => path = format!("/control/{rest}"),
            None => return records,
        }
    }
}

#[tokio::test]
async fn sandboxes_are_apart() {
    let (one, other) = tokio::join!(Sandbox::start(), Sandbox::start());
    let (one, other) = (one.unwrap(), other.unwrap());
    let examples = one.examples().clone();
    assert_eq!(&examples, other.examples(), "the same seed, the same shop");
    let client = one.client().unwrap();
    let refund = RefundOrder::new(Amount::new("1.00").unwrap());
    let order =
        client.orders().refund(examples.order_number.as_str(), refund).send().await.unwrap();
    assert_eq!(order.refunds.len(), 1);
    let captured =
        client.transactions().capture(examples.transaction_id, CaptureTransaction::new());
    captured.send().await.unwrap();
    client.users().get_address(examples.customer_id, examples.address_id).send().await.unwrap();
    client.tickets().list_comments(examples.ticket_id).send().await.unwrap();
    client.disputes().get(examples.dispute_id).send().await.unwrap();
    client.subscriptions().get(examples.subscription_id).send().await.unwrap();
    let untouched = other.examples().order_number.clone();
    let orders = orders(other.backoffice(), other.token()).await;
    let same = orders.iter().find(|order| order["number"] == untouched.as_str()).unwrap();
    assert_eq!(same["refunds"], json!([]));
    one.stop().await;
}

#[tokio::test]
async fn paths_beside_the_api_refuse_in_the_form_that_is_asked_for() {
    let sandbox = Sandbox::start().await.unwrap();
    let token = format!("Bearer {}", sandbox.token());
    let cases = [
        ("GET /users/", "", 404, "/api/"),
        ("DELETE /healthz", "", 405, "GET,HEAD"),
        ("DELETE /api/files/1/1/x/y", "", 405, "GET,HEAD"),
        ("GET /control/orders", "", 401, "needs a token"),
        ("GET /control/orders", "Bearer x", 401, "is unknown"),
        ("DELETE /control/orders", "", 405, "GET,HEAD,POST"),
        ("GET /control/unknown", &token, 404, "orders"),
        ("GET /control/orders?cursor=x", &token, 400, "cursor"),
        ("GET /control/orders?after=1", &token, 400, "after"),
        ("GET /control/orders?curser=1", &token, 400, "did you mean `cursor`"),
        ("POST /control/orders?cursor=1", &token, 400, "cursor"),
        ("GET /control/orders/1001?x=1", &token, 400, "x"),
        ("GET /control/stores?x=1", &token, 400, "x"),
        ("GET /control/stores?cursor=1", &token, 400, "cursor"),
        ("POST /control/reset", &token, 400, "body"),
    ];
    for (request, token, status, wanted) in cases {
        for accept in ["application/json", "application/problem+json"] {
            let (method, path) = request.split_once(' ').unwrap();
            let call = Request::builder().method(method).uri(path);
            let call =
                call.header("host", "x").header("accept", accept).header("authorization", token);
            let server = Server::new(sandbox.backoffice().clone()).with_control();
            let call = server.router().oneshot(call.body(Body::from("{")).unwrap());
            let (parts, body) = call.await.unwrap().into_parts();
            let found = parts.headers["content-type"].to_str().unwrap();
            assert_eq!((parts.status.as_u16(), found), (status, accept), "{request}");
            let body = axum::body::to_bytes(body, usize::MAX).await.unwrap();
            let body = String::from_utf8(body.to_vec()).unwrap();
            let shown = parts.headers.get("allow").map_or(&*body, |allow| allow.to_str().unwrap());
            assert!(shown.contains(wanted), "{request}: {shown}");
        }
    }
    sandbox.stop().await;
}

/// A fulfillment follows its events (gap `fulfillment-states`).
pub(crate) async fn fulfillments(service: &Service) {
    let (backoffice, token) = (&service.backoffice, service.token.as_str());
    let examples = service.examples().await;
    let (number, id) = (&examples.order_number, examples.fulfillment_id);
    let fulfillment = async || {
        let orders = orders(backoffice, token).await;
        let order = orders.iter().find(|order| order["number"] == number.as_str());
        let order = order.unwrap().clone();
        let all = order["fulfillments"].as_array().unwrap().clone();
        let found = all.into_iter().find(|found| found["id"] == id).unwrap();
        (found, order["updated_at"].clone())
    };
    let path = format!("/api/orders/{number}/fulfillments/{id}/events/");
    let (first, _) = fulfillment().await;
    let mut delivered_at = first["delivered_at"].clone();
    for (status, happened_at) in [
        ("delivered", Value::Null),
        ("in_transit", json!("2099-02-01T08:00:00Z")),
        ("delivered", json!("2099-02-03T10:30:00Z")),
        ("returned", json!("2099-02-09T00:00:00+02:00")),
    ] {
        let mut event = json!({ "status": status, "happened_at": happened_at });
        if happened_at.is_null() {
            // Then it happened now.
            event.as_object_mut().unwrap().remove("happened_at");
        }
        let (code, event) = call(backoffice, token, "POST", &path, event).await;
        assert_eq!(code, 200, "{event}");
        if status == "delivered" {
            delivered_at = event["happened_at"].clone();
        }
        let (found, updated_at) = fulfillment().await;
        assert_eq!(
            [&found["delivery_status"], &found["last_event_date"]],
            [&json!(status), &event["happened_at"]]
        );
        assert_eq!(found["delivered_at"], delivered_at, "{status}");
        assert_eq!(updated_at, event["created_at"]);
        // What an event does not change.
        for field in ["status", "tracking_code", "created_at"] {
            assert_eq!(found[field], first[field], "{field}");
        }
    }
    // A scan that arrives late.
    let (before, _) = fulfillment().await;
    let late = json!({ "status": "in_transit", "happened_at": "2099-02-02T08:00:00+02:00" });
    let (code, event) = call(backoffice, token, "POST", &path, late).await;
    assert_eq!(code, 200, "{event}");
    assert_eq!(fulfillment().await.0, before);
    // Times are in UTC, so that every answer is strictly valid.
    assert_eq!(event["happened_at"], "2099-02-02T06:00:00Z");
    let refund = format!("/api/orders/{number}/refund/");
    let (code, order) = call(backoffice, token, "POST", &refund, json!({ "amount": "0.01" })).await;
    assert_eq!(code, 200, "{order}");
    for (shape, answer) in [("FulfillmentEvent", event), ("Order", order)] {
        let strict = Validator::new(by_name(shape).unwrap(), Profile::Strict);
        strict.check(answer.to_string().as_bytes()).unwrap();
    }
}

#[test]
fn records_of_a_shop_are_strictly_valid() {
    let mut states = std::collections::BTreeSet::new();
    for record in (Shop { seed: 3, orders: 12 }).records() {
        let shape = by_name(record.shape.name).unwrap();
        let mut value: Value = serde_json::from_str(&record.json).unwrap();
        states.insert((
            record.shape.name,
            value["payment_status"].as_str().unwrap_or_default().to_owned(),
        ));
        // The document shows one value of each; null is a state of a gift card.
        for field in ["disabled_at", "expired_at"] {
            if value.get(field).is_some_and(Value::is_null) {
                value[field] = json!("2026-01-01T00:00:00Z");
            }
        }
        let text = value.to_string();
        if let Err(violations) = Validator::new(shape, Profile::Strict).check(text.as_bytes()) {
            panic!("{}: {violations}", record.shape.name);
        }
    }
    let orders =
        states.iter().filter(|(shape, _)| *shape == "Order").map(|(_, state)| state.as_str());
    let expected = ["paid", "partially_paid", "partially_refunded", "pending", "refunded"];
    assert_eq!(orders.collect::<Vec<_>>(), expected);
}

#[tokio::test]
async fn a_test_goes_through_the_whole_schedule() {
    let sandbox = Sandbox::start().await.unwrap();
    let mut deliveries = sandbox.deliveries_of(&["user.note_created"]).await.unwrap();
    deliveries.answer_with(503);
    let note = CreateCustomerNote::new("call back");
    let client = client_of(&sandbox);
    client.users().create_note(1, note).send().await.unwrap();
    let first = deliveries.next().await.unwrap();
    for hours in [1, 1, 1, 3, 6, 12, 12] {
        sandbox.advance(Duration::from_secs(hours * 60 * 60)).await;
        let again = deliveries.next().await.unwrap();
        assert_eq!(again, first);
        match again.event().unwrap() {
            Event::UserNoteCreated(note) => assert_eq!(note.message.as_deref(), Some("call back")),
            other => panic!("{other:?}"),
        }
    }
    // It is given up, and the next one is delivered.
    deliveries.answer_with(204);
    let note = CreateCustomerNote::new("called");
    client.users().create_note(1, note).send().await.unwrap();
    sandbox.advance(Duration::from_secs(24 * 60 * 60)).await;
    let next = deliveries.next().await.unwrap();
    assert_ne!(next.id, first.id);
    sandbox.stop().await;
}

fn client_of(sandbox: &Sandbox) -> Client {
    Client::builder(sandbox.base_url())
        .token(sandbox.token().to_owned())
        .allow_plain_http()
        .build()
        .unwrap()
}
