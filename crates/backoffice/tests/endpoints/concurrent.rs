//! Many callers at the same records.

use std::collections::BTreeSet;

use axum::{body::Body, http::StatusCode};
use backoffice::server::Shop;
use serde_json::{Value, json};

use crate::{
    network::{Network, Way},
    postgres::Postgres,
    service::Service,
};

const CALLERS: usize = 64;

/// Sends the same request from many callers at once, and returns how many got each status.
async fn all(
    service: &Service,
    path: &str,
    body: &Value,
    key: Option<&str>,
) -> Vec<(StatusCode, String)> {
    let calls = (0..CALLERS).map(|_| {
        let mut request = service.request("POST", path).header("content-type", "application/json");
        if let Some(key) = key {
            request = request.header("idempotency-key", key);
        }
        service.send(request.body(Body::from(body.to_string())).unwrap())
    });
    let answers = futures_util::future::join_all(calls).await;
    answers.into_iter().map(|(parts, text)| (parts.status, text)).collect()
}

fn count(answers: &[(StatusCode, String)], status: u16) -> usize {
    answers.iter().filter(|(found, _)| *found == status).count()
}

/// Refunds and captures never exceed what is there, and a key has one effect.
pub(crate) async fn changes(database: &str) {
    let service = Service::start(database).await;
    let refund = "/orders/1002/refund/";
    let too_much = all(&service, refund, &json!({"amount": "99999"}), None).await;
    assert_eq!(count(&too_much, 409), CALLERS);
    let left = too_much[0].1.split(' ').find_map(|word| word.parse::<f64>().ok()).unwrap();

    // Each refunds a tenth, so ten fit.
    let tenth = format!("{:.2}", (left / 10.0 * 1e2).floor() / 1e2);
    let answers = all(&service, refund, &json!({"amount": tenth}), None).await;
    assert_eq!((count(&answers, 200), count(&answers, 409)), (10, CALLERS - 10), "{answers:?}");

    // Two callers refund and capture at once: a payment is captured once.
    let dispute = service.request("GET", "/disputes/5/").body(Body::empty()).unwrap();
    let dispute: Value = serde_json::from_str(&service.send(dispute).await.1).unwrap();
    let capture = format!("/transactions/{}/capture/", dispute["transaction"]);
    let refund = format!("/orders/{}/refund/", dispute["order"].as_str().unwrap());
    let (body, cent) = (json!({}), json!({"amount": "0.01"}));
    let (captures, refunds) = futures_util::future::join(
        all(&service, &capture, &body, None),
        all(&service, &refund, &cent, None),
    )
    .await;
    assert_eq!((count(&captures, 200), count(&captures, 409)), (1, CALLERS - 1), "{captures:?}");
    assert_eq!(count(&refunds, 200) + count(&refunds, 409), CALLERS, "{refunds:?}");

    let before = refunds_of(&service, &refund).await;
    let answers = all(&service, &refund, &cent, Some("one-effect")).await;
    assert_eq!(count(&answers, 200) + count(&answers, 409), CALLERS, "{answers:?}");
    assert!(count(&answers, 200) >= 1);
    // One more for the key, and one for each call that counts.
    assert_eq!(refunds_of(&service, &refund).await, before + 2);

    // Another instance changes the order in between.
    let mut other = Service::start(database).await;
    other.token = service.token.clone();
    let (here, there) = futures_util::future::join(
        all(&service, &refund, &cent, None),
        all(&other, &refund, &cent, None),
    )
    .await;
    let made = count(&here, 200) + count(&there, 200);
    assert!(made > 2, "{here:?} {there:?}");
    assert_eq!(refunds_of(&service, &refund).await, before + 3 + made);
    other.stop().await;
    service.stop().await;
}

/// Every call works, and changes are as exact, where the database knows serializable transactions only, and gives up many of them. A caller that is
/// turned away repeats its request.
pub(crate) async fn serializable_changes(postgres: &Postgres) {
    let network = Network::to(postgres).await;
    network.set(Way::Serializable);
    let url = network.url(postgres, &postgres.new_database("serializable"));
    crate::drive(&url).await;
    let service = Service::start(&url).await;
    let refund = "/orders/1002/refund/";
    let before = refunds_of(&service, refund).await;
    let cent = json!({"amount": "0.01"});
    let mut made = 0;
    for _ in 0..3 {
        let answers = all(&service, refund, &cent, None).await;
        made += count(&answers, 200);
        assert_eq!(count(&answers, 200) + count(&answers, 503), CALLERS, "{answers:?}");
    }
    let one = all(&service, refund, &cent, Some("serializable")).await;
    assert!(count(&one, 200) >= 1, "{one:?}");
    let failures = network.serialization_failures();
    assert!(failures > 0);
    assert_eq!(refunds_of(&service, refund).await, before + made + 2);
    // So do shops that are made at once.
    let stores = futures_util::future::join_all((0..CALLERS).map(async |_| {
        let store = service.backoffice.add_store("at once").await.unwrap();
        let token = service.backoffice.add_token(store, "at once", &[], None);
        token.await.unwrap();
        let shop = Shop { orders: 1, ..Shop::default() };
        service.backoffice.seed(store, shop).await.unwrap();
        store
    }));
    let stores: BTreeSet<_> = stores.await.into_iter().collect();
    assert_eq!(stores.len(), CALLERS);
    assert!(network.serialization_failures() > failures);
    service.stop().await;
}

/// Refunds a cent, and returns the number of the order's refunds.
async fn refunds_of(service: &Service, path: &str) -> usize {
    let request = service.request("POST", path).header("content-type", "application/json");
    let (_, text) = service.send(request.body(Body::from(r#"{"amount":"0.01"}"#)).unwrap()).await;
    let order: Value = serde_json::from_str(&text).unwrap();
    order["refunds"].as_array().unwrap().len()
}
