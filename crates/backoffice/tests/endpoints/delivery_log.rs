//! The log of deliveries, deliveries that are made again, and changes of a webhook's secret.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::Duration,
};

use axum::response::IntoResponse;
use backoffice::{
    client::{
        Client,
        models::{
            ChangeWebhookSecret, CreateWebhook, DeliveryState, RedeliverEvents, Timestamp,
            UpdateWebhook, Url, WebhookDelivery,
        },
    },
    webhooks::{HexHmac, Receiver, http::HeaderName},
};
use serde_json::Value;

use crate::{
    deliveries::{Delivering, Target, note, received, status, warned, webhook},
    service::{Service, execute},
};

#[tokio::test(flavor = "multi_thread")]
async fn the_log_of_deliveries_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("shop.db").display());
    log(&url).await;
}

pub(crate) async fn log(url: &str) {
    let service = Service::start(url).await;
    let delivering = Delivering::start(&service.backoffice);
    let client = service.client();
    shows_what_became_of_each(&service, &client).await;
    secrets_change(url, &service, &client).await;
    signatures_are_chosen(&service, &client).await;
    others_see_nothing(url, &service).await;
    drop(delivering);
    service.stop().await;
}

/// Returns all deliveries to a webhook.
async fn listed(client: &Client, webhook: &Value) -> Vec<WebhookDelivery> {
    let id = webhook["id"].as_i64().unwrap();
    let mut page = client.deliveries().list().webhook(id).send().await.unwrap();
    let mut all = page.results.to_vec();
    while let Some(next) = page.next {
        let (_, cursor) = next.as_str().split_once("cursor=").unwrap();
        let next = client.deliveries().list().webhook(id).cursor(cursor);
        page = next.send().await.unwrap();
        all.extend(page.results.to_vec());
    }
    all
}

/// Returns all deliveries to a webhook, once they have these states.
async fn with_states(client: &Client, webhook: &Value, states: &[&str]) -> Vec<WebhookDelivery> {
    for _ in 0..500 {
        let all = listed(client, webhook).await;
        let found = all.iter().map(|delivery| delivery.state.as_ref().unwrap().as_str());
        if found.eq(states.iter().copied()) {
            return all;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("{states:?}: {:?}", listed(client, webhook).await);
}

async fn shows_what_became_of_each(service: &Service, client: &Client) {
    let fails = Arc::new(AtomicBool::new(false));
    let broken = fails.clone();
    let target = Target::start(move |_| {
        let code = if broken.load(Relaxed) { 500 } else { 200 };
        (axum::http::StatusCode::from_u16(code).unwrap(), "so it is").into_response()
    });
    let target = target.await;
    let webhook = webhook(service, &target.address, &["user.note_created", "user.updated"]).await;
    for n in 0..5 {
        note(service, 1, &format!("n{n}")).await;
        target.next().await;
    }
    let all = with_states(client, &webhook, &["delivered"; 5]).await;
    let delivery = &all[2];
    let attempt = delivery.attempts.first().unwrap();
    assert_eq!(delivery.attempts.len(), 1);
    assert_eq!((attempt.number, attempt.status), (Some(1), Some(200)));
    assert_eq!(attempt.outcome.as_deref(), Some("delivered"));
    assert_eq!(attempt.answer.as_deref(), Some("so it is"));
    assert!(delivery.record.as_deref().unwrap().starts_with("users/1/notes/"));
    assert_eq!(delivery.next_attempt_at, None);
    let one = client.deliveries().get(delivery.id.unwrap()).send().await.unwrap();
    assert_eq!(one, *delivery);
    // Filters.
    let list = || client.deliveries().list().webhook(webhook["id"].as_i64().unwrap());
    assert!(list().event("user.updated").send().await.unwrap().results.is_empty());
    assert!(list().state(DeliveryState::Failed).send().await.unwrap().results.is_empty());
    assert_eq!(list().event("USER.note_created").send().await.unwrap().results.len(), 3);
    let since = all[3].created_at.clone().unwrap();
    assert_eq!(list().created_from(since.clone()).send().await.unwrap().results.len(), 2);
    let before =
        list().created_to(since.clone()).state(DeliveryState::Delivered).send().await.unwrap();
    assert_eq!(before.results.len(), 3, "a page is full");
    assert!(before.next.is_some());
    // One again, with the same id.
    let body = RedeliverEvents::new().id(delivery.id.unwrap());
    let made = client.deliveries().redeliver(body).send().await.unwrap();
    assert_eq!(made.count, Some(1));
    let again = received(&webhook, &target.next().await);
    assert_eq!(again.id.as_deref(), delivery.message_id.as_deref());
    let all = with_states(client, &webhook, &["delivered"; 5]).await;
    assert_eq!(all[2].attempts.len(), 2);
    // Failed ones, of a webhook and since a time.
    fails.store(true, Relaxed);
    note(service, 1, "lost").await;
    for count in 1..=8 {
        target.next().await;
        warned(service, &webhook, count).await;
        service.backoffice.advance_deliveries(Duration::from_secs(13 * 60 * 60));
    }
    let mut states = vec!["delivered"; 5];
    states.push("failed");
    let all = with_states(client, &webhook, &states).await;
    let failed = &all[5];
    let numbers: Vec<_> = failed.attempts.iter().map(|attempt| attempt.number.unwrap()).collect();
    assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7, 8]);
    fails.store(false, Relaxed);
    let count = async |body: RedeliverEvents| {
        let made = client.deliveries().redeliver(body).send().await.unwrap();
        made.count.unwrap()
    };
    let later = Timestamp::new("2099-01-01T00:00:00Z").unwrap();
    assert_eq!(count(RedeliverEvents::new().since(later)).await, 0);
    let id = webhook["id"].as_i64().unwrap();
    let of_webhook = RedeliverEvents::new().webhook(id).since(since);
    assert_eq!(count(of_webhook.clone()).await, 1);
    target.next().await;
    with_states(client, &webhook, &["delivered"; 6]).await;
    assert_eq!(count(of_webhook.any_state(true)).await, 3);
    for _ in 0..3 {
        target.next().await;
    }
    warned(service, &webhook, 0).await;
    // Bodies that name nothing, and ids that no delivery has.
    for (body, code) in [
        (RedeliverEvents::new(), 400),
        (RedeliverEvents::new().any_state(true), 400),
        (RedeliverEvents::new().id(7), 400),
    ] {
        let error = client.deliveries().redeliver(body).send().await.unwrap_err();
        assert_eq!(error.status().map(|status| status.as_u16()), Some(code));
    }
    let error = client.deliveries().get(7).send().await.unwrap_err();
    assert_eq!(error.status().map(|status| status.as_u16()), Some(404));
}

async fn secrets_change(url: &str, service: &Service, client: &Client) {
    let target = Target::start(|_| status(204)).await;
    let webhook = webhook(service, &target.address, &["user.note_created"]).await;
    let old = webhook["secret_key"].as_str().unwrap().to_owned();
    let id = webhook["id"].as_i64().unwrap();
    let changed = client.deliveries().change_secret(id, ChangeWebhookSecret::new());
    let changed = changed.send().await.unwrap();
    let new = changed.secret_key.as_ref().unwrap().expose().to_owned();
    assert!(new.starts_with("whsec_") && new != old);
    let verifies = |secret: &str, arrived: &crate::deliveries::Arrived| {
        let receiver = Receiver::builder().secret(secret).build().unwrap();
        receiver.receive(&arrived.headers, &arrived.body).is_ok()
    };
    note(service, 1, "x").await;
    let arrived = target.next().await;
    assert!(verifies(&old, &arrived) && verifies(&new, &arrived));
    let signatures = arrived.headers["webhook-signature"].to_str().unwrap();
    assert_eq!(signatures.matches("v1,").count(), 2, "{signatures}");
    // After a day, the old one signs no more.
    execute(url, "UPDATE webhooks SET old_secret_until = 1").await;
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    note(service, 1, "x").await;
    let arrived = target.next().await;
    assert!(!verifies(&old, &arrived) && verifies(&new, &arrived));
    let own = "whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3";
    let body = ChangeWebhookSecret::new().secret_key(own);
    let changed = client.deliveries().change_secret(id, body).send().await.unwrap();
    assert_eq!(changed.secret_key.as_ref().unwrap().expose(), own);
    for wrong in ["", "whsec_", "whsec_c2hvcnQ=", "whsec_!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!"] {
        let body = ChangeWebhookSecret::new().secret_key(wrong);
        let error = client.deliveries().change_secret(id, body).send().await.unwrap_err();
        assert_eq!(error.status().map(|status| status.as_u16()), Some(400), "{wrong}");
    }
}

/// A webhook can have its deliveries signed in hexadecimal digits.
async fn signatures_are_chosen(service: &Service, client: &Client) {
    let target = Target::start(|_| status(204)).await;
    let webhook = |signature: &str| {
        let address = Url::new(&target.address).unwrap();
        let webhook = CreateWebhook::new(["user.note_created"], address);
        webhook.with_unknown_field("signature", signature)
    };
    let made = client.webhooks().create(webhook("hex")).send().await.unwrap();
    let secret = made.secret_key.as_ref().unwrap().expose().to_owned();
    let scheme = || {
        HexHmac::new(HeaderName::from_static("x-webhook-signature-256"))
            .prefix("sha256=")
            .timestamp_header(HeaderName::from_static("x-webhook-timestamp"))
    };
    let verifies = |secret: &str, arrived: &crate::deliveries::Arrived| {
        let receiver = Receiver::builder().scheme(scheme()).secret(secret).build().unwrap();
        receiver.receive(&arrived.headers, &arrived.body).is_ok()
    };
    note(service, 1, "x").await;
    let arrived = target.next().await;
    assert!(verifies(&secret, &arrived));
    assert!(arrived.headers.contains_key("webhook-id"));
    assert!(!arrived.headers.contains_key("webhook-signature"));
    let id = made.id.unwrap();
    let changed = client.deliveries().change_secret(id, ChangeWebhookSecret::new());
    let changed = changed.send().await.unwrap();
    note(service, 1, "x").await;
    let arrived = target.next().await;
    let new = changed.secret_key.as_ref().unwrap().expose();
    assert!(verifies(&secret, &arrived) && verifies(new, &arrived));
    let back = UpdateWebhook::new(["user.note_created"], Url::new(&target.address).unwrap());
    let back = back.with_unknown_field("signature", "standard");
    client.webhooks().update(id, back).send().await.unwrap();
    // What was read of the webhook counts for a second.
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    note(service, 1, "x").await;
    assert!(target.next().await.headers.contains_key("webhook-signature"));
    let error = client.webhooks().create(webhook("md5")).send().await.unwrap_err();
    assert_eq!(error.status().map(|status| status.as_u16()), Some(400));
    let off = UpdateWebhook::new(["cart.abandoned"], Url::new(&target.address).unwrap());
    client.webhooks().update(id, off).send().await.unwrap();
}

async fn others_see_nothing(url: &str, service: &Service) {
    let other = Service::start(url).await;
    let found = other.client().deliveries().list().send().await.unwrap();
    assert!(found.results.is_empty());
    let theirs = service.client().deliveries().list().send().await.unwrap();
    let id = theirs.results.first().unwrap().id.unwrap();
    let error = other.client().deliveries().get(id).send().await.unwrap_err();
    assert_eq!(error.status().map(|status| status.as_u16()), Some(404));
    let body = RedeliverEvents::new().id(id);
    let error = other.client().deliveries().redeliver(body).send().await.unwrap_err();
    assert_eq!(error.status().map(|status| status.as_u16()), Some(400));
    other.stop().await;
}
