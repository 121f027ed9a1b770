//! The sandbox of a test, and its control interface.

use axum::{body::Body, http::Request};
use backoffice_client::models::{Amount, CaptureTransaction, RefundOrder};
use backoffice_server::{Sandbox, Server, Shop};
use backoffice_shapes::Profile;
use backoffice_validate::{Shape, Validator};
use serde_json::{Value, json};
use tower::ServiceExt as _;

/// Calls a sandbox, and returns the status and the body.
async fn call(
    sandbox: &Sandbox,
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
    send(sandbox, token, method, path, body).await
}

async fn send(
    sandbox: &Sandbox,
    token: &str,
    method: &str,
    path: &str,
    body: String,
) -> (u16, Value) {
    let request = Request::builder().method(method).uri(path);
    let request = request
        .header("authorization", format!("Bearer {token}"))
        .header("content-type", "application/json")
        .body(Body::from(body));
    let server = Server::new(sandbox.backoffice().clone()).with_control();
    let (parts, body) = server
        .router()
        .oneshot(request.unwrap())
        .await
        .unwrap()
        .into_parts();
    let body = axum::body::to_bytes(body, usize::MAX).await.unwrap();
    (
        parts.status.as_u16(),
        serde_json::from_slice(&body).unwrap_or_default(),
    )
}

/// Returns all orders of a token's store.
async fn orders(sandbox: &Sandbox, token: &str) -> Vec<Value> {
    let (_, page) = call(sandbox, token, "GET", "/control/orders", Value::Null).await;
    page["results"].as_array().unwrap().clone()
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
    let orders = orders(&other, other.token()).await;
    let same = orders
        .iter()
        .find(|order| order["number"] == untouched.as_str())
        .unwrap();
    assert_eq!(same["refunds"], json!([]));
    one.stop().await;
}

#[tokio::test]
async fn a_test_gets_a_store_and_records_of_its_own() {
    let sandbox = Sandbox::start().await.unwrap();
    let post = |token: &str, path: &str, body: Value| {
        let (sandbox, token, path) = (&sandbox, token.to_owned(), path.to_owned());
        async move { call(sandbox, &token, "POST", &path, body).await }
    };
    let (status, _) = post("bo_wrong", "/control/stores", json!({})).await;
    assert_eq!(status, 401);
    let (status, own) = post(sandbox.token(), "/control/stores", json!({ "orders": 2 })).await;
    assert_eq!(status, 201, "{own}");
    let token = own["token"].as_str().unwrap();
    assert_eq!(orders(&sandbox, token).await.len(), 2);
    assert_eq!(orders(&sandbox, sandbox.token()).await.len(), 12);

    let order = json!({ "number": "A-1", "total_incl_tax": "50.00", "currency": "EUR" });
    let (status, order) = post(token, "/control/orders", order).await;
    assert_eq!(
        (status, &order["payment_status"]),
        (201, &json!("paid")),
        "{order}"
    );
    let (status, _) = post(token, "/control/orders", json!({ "number": "A-1" })).await;
    assert_eq!(status, 409, "a number is taken once");
    let refund = |token: &str, amount: &str| {
        post(
            token,
            "/api/orders/A-1/refund/",
            json!({ "amount": amount }),
        )
    };
    assert_eq!(
        refund(sandbox.token(), "1.00").await.0,
        404,
        "another store's order"
    );
    assert_eq!(refund(token, "50.01").await.0, 409);
    assert_eq!(refund(token, "50.00").await.0, 200);
    assert_eq!(refund(token, "0.01").await.0, 409);

    // An order that has a payment twice: the second time, nothing of it is left.
    let order = json!({ "number": "A-0", "total_incl_tax": "10.00" });
    assert_eq!(post(token, "/control/orders", order).await.0, 201);
    let order = orders(&sandbox, token).await;
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
        send(&sandbox, token, "POST", "/control/products", deep)
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
    // More refunded than captured: the database itself refuses it.
    let refunded = json!({ "order": "A-1", "type": "refund", "amount": "1000.00" });
    let (status, refused) = post(token, "/control/transactions", refunded).await;
    assert_eq!(status, 409, "{refused}");

    let (status, _) = post(token, "/control/reset", json!({ "orders": 1 })).await;
    assert_eq!(status, 204);
    assert_eq!(orders(&sandbox, token).await.len(), 1);
    assert_eq!(orders(&sandbox, sandbox.token()).await.len(), 12);
    let (status, wrong) = post(token, "/control/reset", json!({ "order": 1 })).await;
    assert_eq!(status, 400, "{wrong}");
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
