//! Deliveries to webhooks, as their receivers see them.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use axum::{
    Router,
    body::{Body, Bytes},
    extract::State,
    http::HeaderMap,
    response::{IntoResponse, Response},
};
use backoffice::{
    client::models::{EventName, Record as _, UpdateWebhook, Webhook},
    server::Backoffice,
    webhooks::{Received, Receiver},
};
use backoffice_description::{Method, endpoints};
use serde_json::Value;
use tokio::{net::TcpListener, sync::mpsc, task::JoinHandle};

use crate::{
    calls::{body, content_type, path_to},
    service::{Service, execute},
};

/// A request to a target.
#[derive(Clone, Debug)]
pub(crate) struct Arrived {
    pub(crate) headers: HeaderMap,
    pub(crate) body: Bytes,
}

/// Answers each request, which it may count.
type Answer = dyn Fn(&Arrived) -> Response + Send + Sync;

/// A server that webhooks deliver to.
pub(crate) struct Target {
    pub(crate) address: String,
    arrived: tokio::sync::Mutex<mpsc::UnboundedReceiver<Arrived>>,
    server: JoinHandle<()>,
}

impl Target {
    pub(crate) async fn start(
        answer: impl Fn(&Arrived) -> Response + Send + Sync + 'static,
    ) -> Self {
        let (sender, arrived) = mpsc::unbounded_channel();
        let answer: Arc<Answer> = Arc::new(answer);
        let take = async |State((sender, answer)): State<(
            mpsc::UnboundedSender<Arrived>,
            Arc<Answer>,
        )>,
                          headers: HeaderMap,
                          body: Bytes| {
            let arrived = Arrived { headers, body };
            let answer = answer(&arrived);
            let _ = sender.send(arrived);
            answer
        };
        let router = Router::new().fallback(take).with_state((sender, answer));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let server = tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
        Self { address, arrived: arrived.into(), server }
    }

    /// Waits for a delivery.
    pub(crate) async fn next(&self) -> Arrived {
        let next = self.within(Duration::from_secs(20)).await;
        next.expect("a delivery must arrive")
    }

    /// Waits for a delivery, for a time.
    pub(crate) async fn within(&self, time: Duration) -> Option<Arrived> {
        let mut arrived = self.arrived.lock().await;
        tokio::time::timeout(time, arrived.recv()).await.ok()?
    }
}

impl Drop for Target {
    fn drop(&mut self) {
        self.server.abort();
    }
}

/// Makes deliveries until it is dropped.
pub(crate) struct Delivering(JoinHandle<()>);

impl Delivering {
    pub(crate) fn start(backoffice: &Backoffice) -> Self {
        let backoffice = backoffice.clone();
        Self(tokio::spawn(async move {
            backoffice.deliver(std::future::pending()).await;
        }))
    }
}

impl Drop for Delivering {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Makes a webhook, and returns it with its secret.
pub(crate) async fn webhook(service: &Service, target: &str, events: &[&str]) -> Value {
    let request = service.request("POST", "/webhooks/").header("content-type", "application/json");
    let body = serde_json::json!({ "events": events, "target": target });
    let request = request.body(Body::from(body.to_string())).unwrap();
    let (parts, text) = service.send(request).await;
    assert_eq!(parts.status, 201, "{text}");
    serde_json::from_str(&text).unwrap()
}

/// Verifies a delivery with the secret of its webhook.
pub(crate) fn received(webhook: &Value, arrived: &Arrived) -> Received {
    let secret = webhook["secret_key"].as_str().unwrap();
    let receiver = Receiver::builder().secret(secret).build().unwrap();
    receiver.receive(&arrived.headers, &arrived.body).unwrap()
}

#[tokio::test]
async fn each_change_is_delivered_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("shop.db").display());
    for url in ["sqlite::memory:", &url] {
        of_each_change(url).await;
    }
}

pub(crate) async fn of_each_change(url: &str) {
    let service = Service::start(url).await;
    let target = Target::start(|_| ().into_response()).await;
    let names: Vec<_> = crate::events::EVENTS.iter().map(|(_, event, _)| *event).collect();
    let webhook = webhook(&service, &target.address, &names).await;
    let _delivering = Delivering::start(&service.backoffice);
    let examples = service.examples().await;
    for (id, event, _) in crate::events::EVENTS {
        let endpoint = endpoints::ALL.iter().find(|endpoint| endpoint.id == id).unwrap();
        assert_ne!(endpoint.method, Method::Get);
        let request = service
            .request(endpoint.method.as_str(), &path_to(endpoint, &examples))
            .header("content-type", content_type(endpoint));
        let request = request.body(Body::from(body(endpoint))).unwrap();
        let (parts, text) = service.send(request).await;
        assert_eq!(parts.status, endpoint.status(), "{id}: {text}");
        let mut answer: Value = serde_json::from_str(&text).unwrap();
        if id == "create_webhook" {
            answer["secret_key"] = "********".into();
        }
        let delivery = received(&webhook, &target.next().await);
        let name = delivery.event.as_ref().map(|event| event.as_str());
        assert_eq!(name, Some(event));
        assert_eq!(delivery.id, delivery.delivery.id);
        let data = delivery.data.as_ref().unwrap().as_json().as_str();
        let data: Value = serde_json::from_str(data).unwrap();
        assert_eq!(data, answer, "{event}");
    }
    assert!(target.within(Duration::from_millis(50)).await.is_none());
    service.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn deliveries_that_fail_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("shop.db").display());
    that_fail(&url).await;
}

const SECOND: Duration = Duration::from_secs(1);
const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(60 * 60);

pub(crate) async fn that_fail(url: &str) {
    let service = Service::start(url).await;
    let _delivering = Delivering::start(&service.backoffice);
    are_tried_again_in_order(&service).await;
    hold_back_all_after_five(&service).await;
    take_large_records_in_turn(&service, url).await;
    end_with_a_target_that_is_gone(&service).await;
    end_after_five_days(&service).await;
    begin_anew_for_another_target(&service).await;
    service.stop().await;
}

/// Changes a customer, which is an event of the customer.
async fn change(service: &Service, user: i64) {
    let request = service
        .request("PATCH", &format!("/users/{user}/"))
        .header("content-type", "application/json");
    let request = request.body(Body::from(r#"{"first_name":"Ada"}"#)).unwrap();
    let (parts, text) = service.send(request).await;
    assert_eq!(parts.status, 200, "{text}");
}

pub(crate) async fn note(service: &Service, user: i64, message: &str) {
    let request = service
        .request("POST", &format!("/users/{user}/notes/"))
        .header("content-type", "application/json");
    let body = serde_json::json!({ "message": message });
    let request = request.body(Body::from(body.to_string())).unwrap();
    let (parts, text) = service.send(request).await;
    assert_eq!(parts.status, 200, "{text}");
}

/// Returns a webhook's record.
async fn shown(service: &Service, webhook: &Value) -> Value {
    let client = service.client();
    let mut page = client.webhooks().list().send().await.unwrap();
    loop {
        for found in &page.results {
            if found.id.map(i64::from) == webhook["id"].as_i64() {
                return serde_json::from_str(&found.to_json()).unwrap();
            }
        }
        let next = page.next.as_ref().unwrap().as_str().to_owned();
        let (_, cursor) = next.split_once("cursor=").unwrap();
        page = client.webhooks().list().cursor(cursor).send().await.unwrap();
    }
}

/// Waits until a webhook's record has a warning count.
pub(crate) async fn warned(service: &Service, webhook: &Value, count: i64) -> Value {
    once(service, webhook, |record| record["warning_count"] == count).await
}

/// Waits until a webhook's record is as expected.
async fn once(service: &Service, webhook: &Value, expected: impl Fn(&Value) -> bool) -> Value {
    let limit = Instant::now() + Duration::from_secs(20);
    loop {
        let record = shown(service, webhook).await;
        if expected(&record) {
            return record;
        }
        assert!(Instant::now() < limit, "{record}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

pub(crate) fn status(code: u16) -> Response {
    axum::http::StatusCode::from_u16(code).unwrap().into_response()
}

/// Returns the message of a customer's note that arrived.
fn message(arrived: &Arrived) -> String {
    let body: Value = serde_json::from_slice(&arrived.body).unwrap();
    body["data"]["message"].as_str().unwrap_or_default().to_owned()
}

async fn are_tried_again_in_order(service: &Service) {
    // One record fails twice, and the others do not.
    let failures = AtomicUsize::new(2);
    let target = Target::start(move |arrived| {
        let fails = message(arrived) == "a1"
            && failures.fetch_update(Relaxed, Relaxed, |left| left.checked_sub(1)).is_ok();
        status(if fails { 500 } else { 204 })
    })
    .await;
    let webhook = webhook(service, &target.address, &["user.note_created"]).await;
    note(service, 1, "a1").await;
    let first = target.next().await;
    assert_eq!(message(&first), "a1");
    warned(service, &webhook, 1).await;
    for (user, text) in [(1, "a2"), (1, "a3"), (2, "b1"), (2, "b2")] {
        note(service, user, text).await;
    }
    let mut heard = Vec::new();
    for _ in 0..2 {
        heard.push(message(&target.next().await));
    }
    assert_eq!(heard, ["b1", "b2"], "the other record does not wait");
    let record = warned(service, &webhook, 0).await;
    assert!(record["next_check_date"].is_string(), "{record}");
    assert!(target.within(Duration::from_millis(100)).await.is_none());
    service.backoffice.advance_deliveries(7 * SECOND);
    let second = target.next().await;
    warned(service, &webhook, 1).await;
    assert!(target.within(Duration::from_millis(100)).await.is_none());
    service.backoffice.advance_deliveries(4 * MINUTE);
    assert!(target.within(Duration::from_millis(100)).await.is_none());
    service.backoffice.advance_deliveries(3 * MINUTE);
    let third = target.next().await;
    for again in [&second, &third] {
        assert_eq!(message(again), "a1");
        let id = |arrived| received(&webhook, arrived).id;
        assert_eq!(id(again), id(&first));
        assert_eq!(again.body, first.body);
    }
    let heard = [message(&target.next().await), message(&target.next().await)];
    assert_eq!(heard, ["a2", "a3"]);
    let record = warned(service, &webhook, 0).await;
    assert_eq!(record["next_check_date"], Value::Null);
    assert!(target.within(Duration::from_millis(50)).await.is_none());
}

async fn hold_back_all_after_five(service: &Service) {
    let fails = Arc::new(AtomicBool::new(true));
    let broken = fails.clone();
    let target = Target::start(move |_| status(if broken.load(Relaxed) { 503 } else { 200 })).await;
    let webhook = webhook(service, &target.address, &["user.note_created"]).await;
    for user in 1..=12 {
        note(service, user, &format!("n{user}")).await;
    }
    for _ in 0..5 {
        target.next().await;
    }
    let record = warned(service, &webhook, 5).await;
    let next: jiff::Timestamp = record["next_check_date"].as_str().unwrap().parse().unwrap();
    assert!(next > jiff::Timestamp::now(), "{record}");
    assert!(target.within(Duration::from_millis(100)).await.is_none());
    // One alone asks whether the target is back.
    for (time, count) in [(7 * SECOND, 6), (6 * MINUTE, 7), (36 * MINUTE, 8)] {
        service.backoffice.advance_deliveries(time);
        assert_eq!(message(&target.next().await), "n1");
        warned(service, &webhook, count).await;
        assert!(target.within(Duration::from_millis(100)).await.is_none());
    }
    fails.store(false, Relaxed);
    service.backoffice.advance_deliveries(3 * HOUR);
    let mut heard = Vec::new();
    for _ in 1..=12 {
        heard.push(message(&target.next().await));
    }
    heard.sort();
    let mut all: Vec<_> = (1..=12).map(|user| format!("n{user}")).collect();
    all.sort();
    assert_eq!(heard, all);
    let is_done = |record: &Value| record["next_check_date"].is_null();
    let record = once(service, &webhook, is_done).await;
    assert_eq!((&record["active"], &record["warning_count"]), (&true.into(), &0.into()));
}

/// Records that a worker can't read all at once; the first one has the last number, as if another instance had written it.
async fn take_large_records_in_turn(service: &Service, url: &str) {
    let fails = Arc::new(AtomicBool::new(true));
    let broken = fails.clone();
    let target = Target::start(move |_| status(if broken.load(Relaxed) { 503 } else { 200 })).await;
    let webhook = webhook(service, &target.address, &["user.note_created"]).await;
    let messages: Vec<_> = (0..80).map(|i| format!("{i:>60000}")).collect();
    for message in &messages {
        note(service, 1, message).await;
    }
    target.next().await;
    warned(service, &webhook, 1).await;
    for sql in [
        "UPDATE outbox SET id = id + 5000000000 WHERE id = (SELECT event FROM deliveries WHERE state = 0 AND attempts > 0 \
         AND webhook = (SELECT MAX(id) FROM webhooks))",
        "UPDATE deliveries SET event = event + 5000000000 WHERE state = 0 AND attempts > 0 AND webhook = (SELECT MAX(id) FROM webhooks)",
    ] {
        assert_eq!(execute(url, sql).await, 1);
    }
    fails.store(false, Relaxed);
    service.backoffice.advance_deliveries(7 * SECOND);
    for expected in &messages {
        assert!(message(&target.next().await) == *expected);
    }
    warned(service, &webhook, 0).await;
}

async fn end_with_a_target_that_is_gone(service: &Service) {
    let watch = Target::start(|_| ().into_response()).await;
    let watching = webhook(service, &watch.address, &["webhook.disabled"]).await;
    let target = Target::start(|_| status(410)).await;
    let gone = webhook(service, &target.address, &["user.note_created"]).await;
    note(service, 1, "x").await;
    target.next().await;
    let disabled = received(&watching, &watch.next().await);
    let data = disabled.data_as::<Webhook>().unwrap();
    assert_eq!(disabled.event, Some(EventName::from("webhook.disabled")));
    assert_eq!((data.id.map(i64::from), data.active), (gone["id"].as_i64(), Some(false)));
    let record = shown(service, &gone).await;
    assert_eq!((&record["active"], &record["warning_count"]), (&false.into(), &1.into()));
    assert_eq!(record["secret_key"], "********");
    note(service, 1, "y").await;
    service.backoffice.advance_deliveries(11 * HOUR);
    assert!(target.within(Duration::from_millis(100)).await.is_none());
}

async fn end_after_five_days(service: &Service) {
    let target = Target::start(|_| status(500)).await;
    let webhook = webhook(service, &target.address, &["user.note_created"]).await;
    note(service, 1, "x").await;
    let mut tried = 0;
    let waits =
        [SECOND, 7 * SECOND, 6 * MINUTE, 36 * MINUTE, 3 * HOUR, 6 * HOUR, 12 * HOUR, 12 * HOUR];
    for wait in waits {
        service.backoffice.advance_deliveries(wait);
        target.next().await;
        tried += 1;
        warned(service, &webhook, tried).await;
    }
    // It is given up.
    service.backoffice.advance_deliveries(24 * HOUR);
    assert!(target.within(Duration::from_millis(100)).await.is_none());
    assert_eq!(shown(service, &webhook).await["next_check_date"], Value::Null);
    // Four days were not enough.
    service.backoffice.advance_deliveries(24 * HOUR);
    note(service, 1, "y").await;
    target.next().await;
    let record = warned(service, &webhook, tried + 1).await;
    assert_eq!(record["active"], true);
    service.backoffice.advance_deliveries(48 * HOUR);
    target.next().await;
    let record = warned(service, &webhook, tried + 2).await;
    assert_eq!((&record["active"], &record["next_check_date"]), (&false.into(), &Value::Null));
}

async fn begin_anew_for_another_target(service: &Service) {
    let broken = Target::start(|_| {
        let later = [("retry-after", "7200")];
        (axum::http::StatusCode::TOO_MANY_REQUESTS, later).into_response()
    })
    .await;
    let webhook = webhook(service, &broken.address, &["user.note_created"]).await;
    for text in ["x", "y"] {
        note(service, 1, text).await;
    }
    broken.next().await;
    let record = warned(service, &webhook, 1).await;
    let next: jiff::Timestamp = record["next_check_date"].as_str().unwrap().parse().unwrap();
    // The clock of the deliveries is ahead of this one.
    assert!(next > jiff::Timestamp::now() + Duration::from_secs(7_000));
    service.backoffice.advance_deliveries(119 * MINUTE);
    assert!(broken.within(Duration::from_millis(100)).await.is_none());
    let target = Target::start(|_| ().into_response()).await;
    let id = webhook["id"].as_i64().unwrap();
    let update = UpdateWebhook::new(["user.note_created"], crate::url(&target.address));
    service.client().webhooks().update(id, update).send().await.unwrap();
    let heard = [message(&target.next().await), message(&target.next().await)];
    assert_eq!(heard, ["x", "y"]);
    let record = warned(service, &webhook, 0).await;
    assert_eq!(record["next_check_date"], Value::Null);
    // What it no longer wants is not delivered.
    let fails = UpdateWebhook::new(["user.note_created"], crate::url(&broken.address));
    service.client().webhooks().update(id, fails).send().await.unwrap();
    note(service, 1, "z").await;
    broken.next().await;
    warned(service, &webhook, 1).await;
    let other = UpdateWebhook::new(["user.updated"], crate::url(&target.address));
    service.client().webhooks().update(id, other).send().await.unwrap();
    change(service, 1).await;
    let heard = received(&webhook, &target.next().await);
    assert_eq!(heard.event, Some(EventName::from("user.updated")));
    assert!(target.within(Duration::from_millis(100)).await.is_none());
}
