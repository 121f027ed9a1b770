//! Pages of lists: forwards, backwards, while records are made, and with cursors that are not theirs.

use std::collections::BTreeSet;

use axum::body::Body;
use serde_json::{Value, json};

use crate::{
    sandbox,
    service::{Service, execute},
};

/// Reads one page. Returns the ids on it, and the paths of the next and the previous page.
async fn page(service: &Service, path: &str) -> (Vec<i64>, Option<String>, Option<String>) {
    let request = service.request("GET", path).body(Body::empty()).unwrap();
    let (parts, text) = service.send(request).await;
    assert_eq!(parts.status, 200, "{path} {text}");
    let page: Value = serde_json::from_str(&text).unwrap();
    let link = |name: &str| {
        let address = page[name].as_str()?;
        Some(address.strip_prefix(&service.address).unwrap().to_owned())
    };
    let records = page["results"].as_array().unwrap().iter();
    let ids = records.map(|record| record["id"].as_i64().unwrap());
    (ids.collect(), link("next"), link("previous"))
}

/// The way back has the same records as the way there.
pub(crate) async fn there_and_back(service: &Service) {
    let pages = there_and_back_from(service, "/users/?accepts_marketing=true").await;
    assert!(pages.len() > 1, "more than a page");
}

/// Goes to the end of a list and back. Returns the ids of each page on the way there.
async fn there_and_back_from(service: &Service, path: &str) -> Vec<Vec<i64>> {
    let (mut there, mut last) = (Vec::new(), String::new());
    let mut path = Some(path.to_owned());
    while let Some(next) = path {
        let (ids, following, _) = page(service, &next).await;
        there.push(ids);
        (last, path) = (next, following);
    }
    let (mut back, mut path) = (Vec::new(), Some(last));
    while let Some(previous) = path {
        let (ids, _, earlier) = page(service, &previous).await;
        back.extend(ids.into_iter().rev());
        path = earlier;
    }
    back.reverse();
    assert_eq!(there.concat(), back);
    there
}

/// A page of large records ends before it has too many bytes.
pub(crate) async fn of_large_records(database: &str) {
    let service = Service::start_with(database, |settings| settings.page_size = 100).await;
    let mut made = Vec::new();
    for _ in 0..10 {
        let customer = json!({ "addresses": [{ "notes": "x".repeat(1_000_000) }] });
        let (backoffice, token) = (&service.backoffice, &service.token);
        let call = sandbox::call(backoffice, token, "POST", "/control/customers", customer);
        let (status, customer) = call.await;
        assert_eq!(status, 201);
        made.push(customer["id"].as_i64().unwrap());
    }
    let pages = there_and_back_from(&service, "/users/").await;
    // The shop has twenty customers, and eight more records of 1 MB fit on their page.
    let shop: Vec<_> = (1..=20).collect();
    assert_eq!(pages, [[shop, made[..8].to_vec()].concat(), made[8..].to_vec()]);
    service.stop().await;
}

/// Records that were there before are read once each, while others are made.
pub(crate) async fn while_records_are_made(service: &Service) {
    let make = || async {
        let body = json!({ "events": ["cart.abandoned"], "target": "https://a.example" });
        let request =
            service.request("POST", "/webhooks/").header("content-type", "application/json");
        let request = request.body(Body::from(body.to_string())).unwrap();
        let (parts, text) = service.send(request).await;
        assert_eq!(parts.status, 201, "{text}");
    };
    let read = || async {
        let (mut all, mut path) = (Vec::new(), Some("/webhooks/".to_owned()));
        while let Some(next) = path {
            let (ids, following, _) = page(service, &next).await;
            all.extend(ids);
            path = following;
        }
        all
    };
    for _ in 0..12 {
        make().await;
    }
    let before = read().await;
    let makers = futures_util::future::join_all((0..30).map(|_| make()));
    let readers = futures_util::future::join_all((0..4).map(|_| read()));
    let (_, readings) = tokio::join!(makers, readers);
    for reading in readings {
        let once: BTreeSet<_> = reading.iter().collect();
        assert_eq!(once.len(), reading.len(), "{reading:?}");
        assert!(before.iter().all(|id| once.contains(id)), "{reading:?}");
    }
    assert_eq!(read().await.len(), before.len() + 30);
}

/// A list goes on where a record was that its cursor names, in both directions.
pub(crate) async fn while_records_are_removed(database: &str) {
    let service = Service::start(database).await;
    let (ids, next, _) = page(&service, "/users/").await;
    assert_eq!(ids, [1, 2, 3]);
    let removed = "DELETE FROM customers WHERE id IN (3, 4)";
    assert_eq!(execute(database, removed).await, 2);
    let (ids, _, previous) = page(&service, &next.unwrap()).await;
    assert_eq!(ids, [5, 6, 7]);
    assert_eq!(execute(database, "DELETE FROM customers WHERE id IN (1, 5)").await, 2);
    let (ids, next, _) = page(&service, &previous.unwrap()).await;
    assert_eq!(ids, [2]);
    let (ids, ..) = page(&service, &next.unwrap()).await;
    assert_eq!(ids, [6, 7, 8]);
    service.stop().await;
}

/// A cursor is of one store, one list and its filters, and nobody can make one.
pub(crate) async fn cursors_of_others(service: &Service) {
    let (_, next, _) = page(service, "/users/").await;
    let next = next.unwrap();
    let cursor = next.split_once("cursor=").unwrap().1;
    let status = async |token: &str, path: String| {
        let request = Service::request_with(token, "GET", &path);
        let request = request.body(Body::empty()).unwrap();
        service.send(request).await.0.status.as_u16()
    };
    assert_eq!(status(&service.token, next.clone()).await, 200);
    for at in 0..cursor.len() {
        let mut forged = cursor.as_bytes().to_vec();
        forged[at] = if forged[at] == b'A' { b'B' } else { b'A' };
        let forged = String::from_utf8(forged).unwrap();
        assert_eq!(
            status(&service.token, format!("/users/?cursor={forged}")).await,
            400,
            "{forged}"
        );
    }
    for path in ["/users/?is_blocked=false&", "/gift-cards/?", "/webhooks/?", "/gateway-groups/?"] {
        assert_eq!(status(&service.token, format!("{path}cursor={cursor}")).await, 400, "{path}");
    }
    let other = service.backoffice.add_store("other").await.unwrap();
    let token = service.backoffice.add_token(other, "other", &["users:read"], None).await;
    assert_eq!(status(&token.unwrap(), next).await, 400, "another store");
}
