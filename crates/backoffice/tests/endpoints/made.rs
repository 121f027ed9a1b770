//! Records that the control interface makes, changes and removes.

use axum::body::Body;
use serde_json::{Value, json};

use crate::{
    sandbox::{call, orders, send},
    service::Service,
};

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
    assert_eq!((status, &order["payment_status"]), (201, &json!("paid")), "{order}");
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

    // A payment belongs to one order, once.
    let order = json!({ "number": "A-0", "total_incl_tax": "10.00" });
    assert_eq!(post(token, "/control/orders", order).await.0, 201);
    let order = orders(backoffice, token).await;
    let order = order.iter().find(|order| order["number"] == "A-0").unwrap();
    let payment = &order["transactions"][0];
    for payments in [json!([payment]), json!([{ "id": 5 }, { "id": 5 }])] {
        let order =
            json!({ "number": "A-00", "transactions": payments, "total_incl_tax": "10.00" });
        let (status, made) = post(token, "/control/orders", order).await;
        assert!(matches!(status, 400 | 409), "{made}");
    }

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
    let (status, order) =
        post(token, "/api/orders/A-2/refund/", json!({ "amount": "41.00" })).await;
    assert_eq!((status, &order["payment_status"]), (200, &json!("refunded")), "{order}");
    let made = order["transactions"].as_array().unwrap();
    let ids: std::collections::BTreeSet<_> = made.iter().map(|made| made["id"].as_i64()).collect();
    assert_eq!((made.len(), ids.len()), (82, 82));

    // What the API would refuse, the control interface refuses too.
    let (status, refused) = post(token, "/control/orders", json!({ "total_incl_tax": 7 })).await;
    assert_eq!((status, &refused["total_incl_tax"].is_array()), (400, &true), "{refused}");
    let deep = format!("{{\"metadata\":{}{}}}", "[".repeat(200_000), "]".repeat(200_000));
    assert_eq!(send(backoffice, token, "POST", "/control/products", deep).await.0, 400);

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
        "order": "A-3", "type": "authorize", "amount": "7.00", "status": "succeeded",
    });
    assert_eq!(post(token, "/control/transactions", authorization).await.0, 201);
    let (status, order) = post(token, "/api/orders/A-3/refund/", json!({ "amount": "5.00" })).await;
    let last = &order["transactions"].as_array().unwrap().last().unwrap();
    assert_eq!((status, &last["amount"]), (200, &json!("5.00")), "{order}");
    let authorization = json!({ "order": "A-1", "type": "authorize", "amount": "7.00" });
    let (status, made) = post(token, "/control/transactions", authorization).await;
    assert_eq!(status, 201, "{made}");
    let capture = format!("/api/transactions/{}/capture/", made["id"]);
    let (status, captured) = post(token, &capture, json!({})).await;
    assert_eq!((status, &captured["amount"]), (200, &json!("7.00")), "{captured}");
    // What was refunded stays refunded (gap `capture-states`).
    let orders_then = orders(backoffice, token).await;
    let order = orders_then.iter().find(|order| order["number"] == "A-1");
    assert_eq!(order.unwrap()["payment_status"], "partially_refunded");
    // Refunds and captures are made by the API.
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
        "number": "M-1", "currency": "EUR", "total_incl_tax": "10.00", "total_excl_tax": "8.33", "report_values": report,
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
        assert_eq!((code, &capture["amount"]), (200, &json!(amount)), "{capture}");
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
        |currency: &str| json!({ "currency": currency, "lines": [], "shipping_price": "1.00" });
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
        ("orders", json!({ "number": "M-4", "total_incl_tax": "0.00001" })),
        ("orders", json!({ "number": "M-5", "total_incl_tax": "9999999999999999999999999999" })),
        ("orders", json!({ "number": "M\u{0}" })),
    ] {
        let (status, refused) = post(token, &format!("/control/{kind}"), fields).await;
        assert_eq!(status, 400, "{kind}: {refused}");
    }
}
