//! The sandbox of a test, and its control interface.

use axum::{body::Body, http::Request};
use backoffice_client::models::{Amount, CaptureTransaction, RefundOrder};
use backoffice_server::{Backoffice, Sandbox, Server, Shop};
use backoffice_shapes::Profile;
use backoffice_validate::{Shape, Validator};
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
    let body = if body.is_null() {
        String::new()
    } else {
        body.to_string()
    };
    send(backoffice, token, method, path, body).await
}

async fn send(
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
    let (parts, body) = server
        .router()
        .oneshot(request.unwrap())
        .await
        .unwrap()
        .into_parts();
    assert!(parts.headers.contains_key("x-request-id"), "{path}");
    let body = axum::body::to_bytes(body, usize::MAX).await.unwrap();
    (
        parts.status.as_u16(),
        serde_json::from_slice(&body).unwrap_or_default(),
    )
}

/// Returns all orders of a token's store.
async fn orders(backoffice: &Backoffice, token: &str) -> Vec<Value> {
    all(backoffice, token, "orders").await
}

/// Returns all records of a kind in a token's store.
pub(crate) async fn all(backoffice: &Backoffice, token: &str, kind: &str) -> Vec<Value> {
    let (mut records, mut path) = (Vec::new(), format!("/control/{kind}"));
    loop {
        let (_, mut page) = call(backoffice, token, "GET", &path, Value::Null).await;
        records.append(page["results"].as_array_mut().unwrap());
        match page["next"]
            .as_str()
            .and_then(|next| next.split_once("/control/"))
        {
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
    let order = client
        .orders()
        .refund(examples.order_number.as_str(), refund)
        .send()
        .await
        .unwrap();
    assert_eq!(order.refunds.len(), 1);
    let captured = client
        .transactions()
        .capture(examples.transaction_id, CaptureTransaction::new());
    captured.send().await.unwrap();
    client
        .users()
        .get_address(examples.customer_id, examples.address_id)
        .send()
        .await
        .unwrap();
    client
        .tickets()
        .list_comments(examples.ticket_id)
        .send()
        .await
        .unwrap();
    client
        .disputes()
        .get(examples.dispute_id)
        .send()
        .await
        .unwrap();
    client
        .subscriptions()
        .get(examples.subscription_id)
        .send()
        .await
        .unwrap();
    let untouched = other.examples().order_number.clone();
    let orders = orders(other.backoffice(), other.token()).await;
    let same = orders
        .iter()
        .find(|order| order["number"] == untouched.as_str())
        .unwrap();
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
        ("GET /control/orders?after=x", &token, 400, "after"),
        ("POST /control/reset", &token, 400, "body"),
    ];
    for (request, token, status, wanted) in cases {
        for accept in ["application/json", "application/problem+json"] {
            let (method, path) = request.split_once(' ').unwrap();
            let call = Request::builder().method(method).uri(path);
            let call = call
                .header("host", "x")
                .header("accept", accept)
                .header("authorization", token);
            let server = Server::new(sandbox.backoffice().clone()).with_control();
            let call = server.router().oneshot(call.body(Body::from("{")).unwrap());
            let (parts, body) = call.await.unwrap().into_parts();
            let found = parts.headers["content-type"].to_str().unwrap();
            assert_eq!(
                (parts.status.as_u16(), found),
                (status, accept),
                "{request}"
            );
            let body = axum::body::to_bytes(body, usize::MAX).await.unwrap();
            let body = String::from_utf8(body.to_vec()).unwrap();
            let shown = parts
                .headers
                .get("allow")
                .map_or(&*body, |allow| allow.to_str().unwrap());
            assert!(shown.contains(wanted), "{request}: {shown}");
        }
    }
    sandbox.stop().await;
}

#[tokio::test]
async fn a_test_gets_a_store_and_records_of_its_own() {
    let service = Service::start("sqlite::memory:").await;
    records(&service).await;
    money(&service).await;
    service.stop().await;
}

pub(crate) async fn records(service: &Service) {
    let (backoffice, first) = (&service.backoffice, service.token.as_str());
    let post = async |token: &str, path: &str, body: Value| {
        call(backoffice, token, "POST", path, body).await
    };
    let before = orders(backoffice, first).await.len();
    let (status, _) = post("bo_wrong", "/control/stores", json!({})).await;
    assert_eq!(status, 401);
    let (status, own) = post(first, "/control/stores", json!({ "orders": 2 })).await;
    assert_eq!(status, 201, "{own}");
    let token = own["token"].as_str().unwrap();
    assert_eq!(orders(backoffice, token).await.len(), 2);
    assert_eq!(orders(backoffice, first).await.len(), before);

    let order = json!({ "number": "A-1", "total_incl_tax": "50.00", "currency": "EUR" });
    let (status, order) = post(token, "/control/orders", order).await;
    assert_eq!(
        (status, &order["payment_status"]),
        (201, &json!("paid")),
        "{order}"
    );
    let (status, _) = post(token, "/control/orders", json!({ "number": "A-1" })).await;
    assert_eq!(status, 409, "a number is taken once");
    let refund = async |token: &str, amount: &str| {
        let path = "/api/orders/A-1/refund/";
        post(token, path, json!({ "amount": amount })).await
    };
    assert_eq!(refund(first, "1.00").await.0, 404, "another store's order");
    assert_eq!(refund(token, "50.01").await.0, 409);
    assert_eq!(refund(token, "50.00").await.0, 200);
    assert_eq!(refund(token, "0.01").await.0, 409);

    // An order that has a payment twice: the second time, nothing of it is left.
    let order = json!({ "number": "A-0", "total_incl_tax": "10.00" });
    assert_eq!(post(token, "/control/orders", order).await.0, 201);
    let order = orders(backoffice, token).await;
    let order = order.iter().find(|order| order["number"] == "A-0").unwrap();
    let payment = &order["transactions"][0];
    let twice =
        json!({ "number": "A-00", "total_incl_tax": "20.00", "transactions": [payment, payment] });
    let (status, made) = post(token, "/control/orders", twice).await;
    assert_eq!(status, 201, "{made}");
    let refund_twice = async |amount: &str| {
        let path = "/api/orders/A-00/refund/";
        post(token, path, json!({ "amount": amount })).await.0
    };
    assert_eq!(refund_twice("15.00").await, 409);
    assert_eq!(refund_twice("10.00").await, 200);
    assert_eq!(refund_twice("0.01").await, 409);

    // A refund can take from more payments than a change has ids for from the start.
    let order = json!({ "number": "A-2", "total_incl_tax": "1.00" });
    assert_eq!(post(token, "/control/orders", order).await.0, 201);
    for _ in 0..40 {
        let payment = json!({
            "order": "A-2", "type": "debit", "status": "succeeded", "amount": "1.00",
        });
        let (status, made) = post(token, "/control/transactions", payment).await;
        assert_eq!(status, 201, "{made}");
    }
    let (status, order) = post(
        token,
        "/api/orders/A-2/refund/",
        json!({ "amount": "41.00" }),
    )
    .await;
    assert_eq!(
        (status, &order["payment_status"]),
        (200, &json!("refunded")),
        "{order}"
    );
    let made = order["transactions"].as_array().unwrap();
    let ids: std::collections::BTreeSet<_> = made.iter().map(|made| made["id"].as_i64()).collect();
    assert_eq!((made.len(), ids.len()), (82, 82));

    // What the API would refuse, the control interface refuses too.
    let (status, refused) = post(token, "/control/orders", json!({ "total_incl_tax": 7 })).await;
    assert_eq!(
        (status, &refused["total_incl_tax"].is_array()),
        (400, &true),
        "{refused}"
    );
    let deep = format!(
        "{{\"metadata\":{}{}}}",
        "[".repeat(200_000),
        "]".repeat(200_000)
    );
    assert_eq!(
        send(backoffice, token, "POST", "/control/products", deep)
            .await
            .0,
        400
    );

    // Each kind can be made from nothing.
    let kinds = [
        "customers",
        "products",
        "subscriptions",
        "tickets",
        "disputes",
        "gift_cards",
        "gateway_groups",
        "webhooks",
    ];
    for kind in kinds {
        let (status, made) = post(token, &format!("/control/{kind}"), json!({})).await;
        assert_eq!(status, 201, "{kind}: {made}");
    }
    // A refund takes nothing from a payment that is only authorized.
    let order = json!({ "number": "A-3", "total_incl_tax": "5.00" });
    assert_eq!(post(token, "/control/orders", order).await.0, 201);
    let authorization = json!({
        "order": "A-3", "type": "authorize", "amount": "7.00", "amount_available_for_refund": "7.00",
        "status": "succeeded",
    });
    assert_eq!(
        post(token, "/control/transactions", authorization).await.0,
        201
    );
    let (status, order) = post(
        token,
        "/api/orders/A-3/refund/",
        json!({ "amount": "5.00" }),
    )
    .await;
    let last = &order["transactions"].as_array().unwrap().last().unwrap();
    assert_eq!((status, &last["amount"]), (200, &json!("5.00")), "{order}");
    let authorization = json!({ "order": "A-1", "type": "authorize", "amount": "7.00" });
    let (status, made) = post(token, "/control/transactions", authorization).await;
    assert_eq!(status, 201, "{made}");
    let capture = format!("/api/transactions/{}/capture/", made["id"]);
    let (status, captured) = post(token, &capture, json!({})).await;
    assert_eq!(
        (status, &captured["amount"]),
        (200, &json!("7.00")),
        "{captured}"
    );
    // What was refunded stays refunded (gap `capture-states`).
    let orders_then = orders(backoffice, token).await;
    let order = orders_then.iter().find(|order| order["number"] == "A-1");
    assert_eq!(order.unwrap()["payment_status"], "partially_refunded");
    // More refunded than captured: the database itself refuses it.
    let refunded = json!({ "order": "A-1", "type": "refund", "amount": "1000.00" });
    let (status, refused) = post(token, "/control/transactions", refunded).await;
    assert_eq!(status, 409, "{refused}");

    // A record has another version than the one that had its id before.
    let tag = async || {
        let request = Service::request_with(token, "GET", "/users/1/");
        let (parts, _) = service.send(request.body(Body::empty()).unwrap()).await;
        parts.headers["etag"].clone()
    };
    let tag_before = tag().await;
    let (status, _) = post(token, "/control/reset", json!({ "orders": 1 })).await;
    assert_eq!(status, 204);
    assert_ne!(tag().await, tag_before);
    assert_eq!(orders(backoffice, token).await.len(), 1);
    assert_eq!(orders(backoffice, first).await.len(), before);
    let (status, wrong) = post(token, "/control/reset", json!({ "order": 1 })).await;
    assert_eq!(status, 400, "{wrong}");
}

/// Amounts of refunds, captures and lines, and those that the service refuses.
pub(crate) async fn money(service: &Service) {
    let backoffice = &service.backoffice;
    let post = async |token: &str, path: &str, body: Value| {
        call(backoffice, token, "POST", path, body).await
    };
    let (_, own) = post(&service.token, "/control/stores", json!({ "orders": 1 })).await;
    let token = own["token"].as_str().unwrap();
    let make = async |kind: &str, fields: Value| {
        let (status, made) = post(token, &format!("/control/{kind}"), fields).await;
        assert_eq!(status, 201, "{kind}: {made}");
        made
    };
    // Parts of refunds are rounded, but add up to the order's totals.
    let report = json!({
        "currency": "USD", "total_incl_tax": "11.11", "total_excl_tax": "9.25",
    });
    let order = json!({
        "number": "M-1", "total_incl_tax": "10.00", "total_excl_tax": "8.33", "report_values": report,
    });
    make("orders", order).await;
    let mut last = Value::Null;
    for _ in 0..20 {
        let path = "/api/orders/M-1/refund/";
        let (status, order) = post(token, path, json!({ "amount": "0.50" })).await;
        assert_eq!(status, 200, "{order}");
        last = order;
    }
    let refunds = last["refunds"].as_array().unwrap();
    let sum = |pointer: &str| {
        let cents = refunds.iter().map(|refund| {
            let amount = refund.pointer(pointer).and_then(Value::as_str).unwrap();
            amount.replace('.', "").parse::<i64>().unwrap()
        });
        cents.sum::<i64>()
    };
    for (pointer, cents) in [
        ("/total_refund_amount", 1000),
        ("/total_return_excl_tax", 833),
        ("/report_values/total_refund_amount", 1111),
        ("/report_values/total_return_excl_tax", 925),
    ] {
        assert_eq!(sum(pointer), cents, "{pointer}");
    }

    // The order follows its captures.
    let order = json!({
        "number": "M-3", "total_incl_tax": "9.00", "payment_status": "pending",
        "transactions": [{ "id": 77, "type": "authorize", "status": "failed", "amount": "9.00" }],
    });
    make("orders", order).await;
    for (amount, status) in [("4.00", "partially_paid"), ("5.00", "paid")] {
        let authorization = json!({
            "order": "M-3", "type": "authorize", "status": "succeeded", "amount": "6.00",
        });
        let made = make("transactions", authorization).await;
        let path = format!("/api/transactions/{}/capture/", made["id"]);
        let too_much = post(token, &path, json!({ "amount": "6.01" })).await;
        assert_eq!(too_much.0, 409, "{}", too_much.1);
        let (code, capture) = post(token, &path, json!({ "amount": amount })).await;
        assert_eq!(
            (code, &capture["amount"]),
            (200, &json!(amount)),
            "{capture}"
        );
        let orders = orders(backoffice, token).await;
        let order = orders.iter().find(|order| order["number"] == "M-3");
        assert_eq!(order.unwrap()["payment_status"], status);
    }

    // A line has its price in the currency of its subscription.
    let price =
        |currency: &str| json!({ "currency": currency, "price": "3.00", "subscription": null });
    let product =
        json!({ "children": [{ "id": 900_001, "prices": [price("SEK"), price("GBP")] }] });
    make("products", product).await;
    let subscription =
        |currency: &str| json!({ "currency": currency, "lines": [], "total": "1.00" });
    let line = async |currency: &str, quantity: u32| {
        let made = make("subscriptions", subscription(currency)).await;
        let path = format!("/api/subscriptions/{}/lines/", made["id"]);
        let body = json!({ "product_id": 900_001, "quantity": quantity });
        let (status, line) = post(token, &path, body).await;
        let path = format!("/api/subscriptions/{}/", made["id"]);
        let (_, subscription) = call(backoffice, token, "GET", &path, Value::Null).await;
        (status, line["price"].clone(), subscription["total"].clone())
    };
    assert_eq!(line("GBP", 2).await, (201, json!("3.00"), json!("7.00")));
    assert_eq!(line("EUR", 2).await, (400, Value::Null, json!("1.00")));

    // Amounts that a column can't hold, and numbers that a text can't.
    for (kind, fields) in [
        ("gift_cards", json!({ "initial": "0.00001" })),
        (
            "orders",
            json!({ "number": "M-4", "total_incl_tax": "0.00001" }),
        ),
        (
            "orders",
            json!({ "number": "M-5", "total_incl_tax": "9999999999999999999999999999" }),
        ),
        ("orders", json!({ "number": "M\u{0}" })),
    ] {
        let (status, refused) = post(token, &format!("/control/{kind}"), fields).await;
        assert_eq!(status, 400, "{kind}: {refused}");
    }
}

/// A fulfillment follows its events (gap `fulfillment-states`).
pub(crate) async fn fulfillments(service: &Service) {
    let (backoffice, token) = (&service.backoffice, service.token.as_str());
    let examples = service.examples().await;
    let (number, id) = (&examples.order_number, examples.fulfillment_id);
    let fulfillment = async || {
        let orders = orders(backoffice, token).await;
        let order = orders
            .iter()
            .find(|order| order["number"] == number.as_str());
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
    let (code, order) = call(
        backoffice,
        token,
        "POST",
        &refund,
        json!({ "amount": "0.01" }),
    )
    .await;
    assert_eq!(code, 200, "{order}");
    for (shape, answer) in [("FulfillmentEvent", event), ("Order", order)] {
        let strict = Validator::new(Shape::by_name(shape).unwrap(), Profile::Strict);
        strict.check(answer.to_string().as_bytes()).unwrap();
    }
}

#[test]
fn records_of_a_shop_are_strictly_valid() {
    let mut states = std::collections::BTreeSet::new();
    for record in (Shop {
        seed: 3,
        orders: 12,
    })
    .records()
    {
        let shape = Shape::by_name(record.shape.name).unwrap();
        let mut value: Value = serde_json::from_str(&record.json).unwrap();
        states.insert((
            record.shape.name,
            value["payment_status"]
                .as_str()
                .unwrap_or_default()
                .to_owned(),
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
    let orders = states
        .iter()
        .filter(|(shape, _)| *shape == "Order")
        .map(|(_, state)| state.as_str());
    let expected = [
        "paid",
        "partially_paid",
        "partially_refunded",
        "pending",
        "refunded",
    ];
    assert_eq!(orders.collect::<Vec<_>>(), expected);
}
