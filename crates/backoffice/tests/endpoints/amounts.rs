//! Amounts of refunds and captures, in the decimals of their currency.

use serde_json::{Value, json};

use crate::{sandbox::call, service::Service};

/// A store of its own.
struct Own<'s> {
    service: &'s Service,
    token: String,
}

impl<'s> Own<'s> {
    async fn of(service: &'s Service) -> Self {
        let body = json!({ "orders": 1 });
        let stores = "/control/stores";
        let (_, own) = call(&service.backoffice, &service.token, "POST", stores, body).await;
        let token = own["token"].as_str().unwrap().to_owned();
        Self { service, token }
    }

    async fn post(&self, path: &str, body: Value) -> (u16, Value) {
        call(&self.service.backoffice, &self.token, "POST", path, body).await
    }

    async fn order(&self, number: &str, fields: Value) {
        let mut order = json!({ "number": number });
        let fields = fields.as_object().unwrap().clone();
        order.as_object_mut().unwrap().extend(fields);
        let (status, made) = self.post("/control/orders", order).await;
        assert_eq!(status, 201, "{made}");
    }

    async fn refund(&self, number: &str, amount: &str) -> (u16, Value) {
        let path = format!("/api/orders/{number}/refund/");
        self.post(&path, json!({ "amount": amount })).await
    }
}

fn ten_thousandths(amount: &Value) -> i64 {
    let (whole, fraction) =
        amount.as_str().unwrap().split_once('.').unwrap_or((amount.as_str().unwrap(), ""));
    format!("{whole}{fraction:0<4}").parse().unwrap()
}

/// Refunds and captures have the decimals of their currency, and no part of a refund exceeds it.
pub(crate) async fn of_refunds(service: &Service) {
    let own = Own::of(service).await;
    for (number, currency, total, cases) in [
        ("JPY", "JPY", "5000", &[("1.50", 400, ""), ("1.00", 200, "1"), ("20", 200, "20")][..]),
        ("USD", "USD", "50.00", &[("0.001", 400, ""), ("0.010", 200, "0.01"), ("1", 200, "1.00")]),
        (
            "KWD",
            "KWD",
            "5.000",
            &[("0.0001", 400, ""), ("0.005", 200, "0.005"), ("1", 200, "1.000")],
        ),
        (
            "ABC",
            "ABC",
            "5.00",
            &[("0.00001", 400, ""), ("0.0001", 200, "0.0001"), ("1", 200, "1.00")],
        ),
    ] {
        own.order(number, json!({ "currency": currency, "total_incl_tax": total })).await;
        for (amount, status, written) in cases {
            let (found, order) = own.refund(number, amount).await;
            assert_eq!(found, *status, "{currency} {amount}: {order}");
            if found == 200 {
                let last = order["refunds"].as_array().unwrap().last().unwrap();
                assert_eq!(last["total_refund_amount"], **written, "{currency}: {last}");
            } else {
                assert!(order["amount"][0].is_string(), "{order}");
            }
        }
        let authorization = json!({ "order": number, "type": "authorize", "amount": "7" });
        let (_, made) = own.post("/control/transactions", authorization).await;
        let path = format!("/api/transactions/{}/capture/", made["id"]);
        for (amount, status) in [(json!(null), 400), (json!(cases[0].0), 400), (json!("3"), 200)] {
            let (found, answer) = own.post(&path, json!({ "amount": amount })).await;
            assert_eq!(found, status, "{currency} {amount}: {answer}");
        }
    }
}

#[tokio::test]
async fn parts_of_many_refunds_on_sqlite() {
    of_many_refunds("sqlite::memory:").await;
}

/// The parts of many refunds add up, and none exceeds its refund. An order has at most 250 (gap `refund-count`).
pub(crate) async fn of_many_refunds(url: &str) {
    let service = Service::start(url).await;
    let own = Own::of(&service).await;
    let report = json!({ "currency": "USD", "total_incl_tax": "0.32", "total_excl_tax": "0.28" });
    own.order(
        "many",
        json!({
            "currency": "SEK", "total_incl_tax": "3.00", "total_excl_tax": "2.67", "report_values": report,
        }),
    )
    .await;
    let mut amounts = vec!["0.01"; 249];
    amounts.push("0.51");
    let mut last = Value::Null;
    for amount in amounts {
        let (status, order) = own.refund("many", amount).await;
        assert_eq!(status, 200, "{order}");
        last = order;
    }
    let refunds = last["refunds"].as_array().unwrap();
    let sum = |pointer: &str| {
        let parts = refunds.iter().map(|refund| ten_thousandths(refund.pointer(pointer).unwrap()));
        parts.sum::<i64>()
    };
    for (whole, part, sums) in [
        ("/total_refund_amount", "/total_return_excl_tax", [30_000, 26_700]),
        (
            "/report_values/total_refund_amount",
            "/report_values/total_return_excl_tax",
            [3_200, 2_800],
        ),
    ] {
        assert_eq!([sum(whole), sum(part)], sums, "{whole}");
        for refund in refunds {
            let [whole, part] =
                [whole, part].map(|pointer| ten_thousandths(refund.pointer(pointer).unwrap()));
            assert!((0..=whole).contains(&part), "{refund}");
        }
    }
    // There is something left to refund, but the order has too many refunds.
    own.post(
        "/control/transactions",
        json!({
            "order": "many", "type": "debit", "status": "succeeded", "amount": "1.00",
        }),
    )
    .await;
    let (status, refused) = own.refund("many", "0.01").await;
    assert_eq!(status, 409, "{refused}");
    assert!(refused["detail"].as_str().unwrap().contains("250 refunds"), "{refused}");
    service.stop().await;
}
