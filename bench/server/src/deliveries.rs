//! Deliveries to a webhook: how many a second, how soon after the change, and what they cost the change.

use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use futures_util::{StreamExt as _, TryStreamExt as _, future::try_join, stream};
use serde_json::json;
use tokio::{net::TcpListener, sync::mpsc, task::spawn_blocking, time::timeout};

use crate::{Options, figure::Table, load, server::Server, shop, statistics::median};

/// Record of a delivery.
const RECORD: &str = r#"{"app":{"client_id":"1000001","name":"token 1000001"},"author":null,"date_created":"2026-01-01T00:00:00.000000Z","date_updated":"2026-01-01T00:00:00.000000Z","id":1000001,"message":"call back"}"#;

pub(crate) async fn measure(options: &Options, shop: &shop::Shop) -> Result<Table> {
    let (service, count) = (&shop.service, options.choose(20_000, 2_000));
    let mut table = Table::default();
    let mut target = Target::start().await?;
    let webhook = create(service, &target.url).await?;
    let refunds = shop.requests(shop::REFUND, service);
    let refund = async |active: u8| {
        let sql = format!("UPDATE webhooks SET active = {active} WHERE id = {webhook}");
        shop.execute(&sql).await?;
        anyhow::Ok(median(&refunds.run(1, options.turn()).await?))
    };
    for round in 0..options.rounds {
        let (without, with) = (refund(0).await?, refund(1).await?);
        table.add("us of a refund with a webhook / without", with, Some(without), Some(1.2));
        // The refunds' deliveries.
        while timeout(Duration::from_millis(300), target.next()).await.is_ok() {}
        enqueue(shop, &webhook, round * count, count).await?;
        let delivery = target.time_of(count).await?;
        let url = target.url.clone();
        let bare_loop = async { spawn_blocking(move || bare_loop(&url, count)).await? };
        let (request, ()) = try_join(target.time_of(count), bare_loop).await?;
        table.add("us a delivery / a request of a bare loop", delivery, Some(request), Some(2.0));
    }
    let failing = create(service, "http://127.0.0.1:1/").await?;
    let wait = "UPDATE webhooks SET failures = 9, probe_at = 9000000000000000 WHERE id =";
    shop.execute(&format!("{wait} {failing}")).await?;
    let mut waiting = 0;
    let backlogs: &[usize] = &[1_000, 10_000, 100_000, 1_000_000];
    for backlog in options.choose(backlogs, &[1_000]) {
        enqueue(shop, &failing, 10_000_000 + waiting, backlog - waiting).await?;
        waiting = *backlog;
        let delays = delays(service, &mut target).await?;
        let name = format!("ms to an arrival while {waiting} wait");
        table.add(&name, median(&delays), None, Some(50.0));
        table.add(&(name + ", p99"), load::p99(delays), None, Some(250.0));
    }
    Ok(table)
}

/// Returns the milliseconds from the request of each change to its arrival.
async fn delays(service: &Server, target: &mut Target) -> Result<Vec<f64>> {
    let note = service.request("POST /users/1/notes/", r#"{"message":"x"}"#);
    let mut connection = load::Connection::open(service.address).await?;
    let mut delays = Vec::new();
    for _ in 0..300 {
        let start = Instant::now();
        connection.call(&note).await?;
        delays.push(target.next().await?.duration_since(start).as_secs_f64() * 1e3);
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    Ok(delays)
}

/// Creates a webhook, and returns its id.
async fn create(service: &Server, target: &str) -> Result<String> {
    let body = json!({ "events": ["user.note_created", "order.refunded"], "target": target });
    Ok(service.call("POST /webhooks/", &body.to_string()).await?["id"].to_string())
}

/// Adds deliveries to a webhook, each of an event of its own.
async fn enqueue(shop: &shop::Shop, webhook: &str, first: usize, count: usize) -> Result<()> {
    // Ids that the service does not reach.
    let first = 1_000_000_000_000 + first;
    let numbers = shop::numbers(first, first + count - 1);
    let sql = format!(
        "BEGIN; \
         INSERT INTO outbox (id, store, at, event, record, json) {numbers} \
         SELECT i, (SELECT min(id) FROM stores), 1767225600000000, 'user.note_created', 'users/' || i, '{RECORD}' FROM numbers; \
         INSERT INTO deliveries (store, webhook, event, at, owner) {numbers} \
         SELECT (SELECT min(id) FROM stores), {webhook}, i, 1767225600000000, 'users/' || i FROM numbers; \
         COMMIT"
    );
    shop.execute(&sql).await
}

/// Sends requests with the headers and as many bytes as a delivery, and keeps nothing.
fn bare_loop(url: &str, count: usize) -> Result<()> {
    // An error says that there is one.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let client = reqwest::Client::builder().no_proxy().build()?;
    let requests = stream::iter(0..count).map(|_| {
        let request = client.post(url).body("x".repeat(326));
        let request = request.header("content-type", "application/json");
        let request = request.header("webhook-id", "msg_1000017_5f0c81a2");
        let request = request.header("webhook-timestamp", "1675987200");
        let signature = "v1,kpc+c3TKF+AkpsKazvhWtjYFd+nH8dTYdip8JGhFOXs=";
        request.header("webhook-signature", signature).send()
    });
    // As many at once as the service sends to one target.
    let sent = requests.buffer_unordered(32).try_for_each(|_| async { Ok(()) });
    Ok(tokio::runtime::Runtime::new()?.block_on(sent)?)
}

/// A target that answers 204 at once.
struct Target {
    url: String,
    arrived: mpsc::UnboundedReceiver<Instant>,
}

impl Target {
    async fn start() -> Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let url = format!("http://{}/", listener.local_addr()?);
        let (sender, arrived) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (mut connection, sender) = (load::Connection::new(stream)?, sender.clone());
                tokio::spawn(async move {
                    while connection.receive().await.is_ok() {
                        sender.send(Instant::now())?;
                        connection.send("HTTP/1.1 204 No Content\r\n\r\n").await?;
                    }
                    anyhow::Ok(())
                });
            }
            anyhow::Ok(())
        });
        Ok(Self { url, arrived })
    }

    async fn next(&mut self) -> Result<Instant> {
        let next = timeout(Duration::from_secs(60), self.arrived.recv());
        next.await.context("no request arrived for a minute")?.context("the target ended")
    }

    /// Waits for this many requests, and returns the microseconds from one to the next.
    async fn time_of(&mut self, count: usize) -> Result<f64> {
        let first = self.next().await?;
        for _ in 2..count {
            self.next().await?;
        }
        let last = self.next().await?;
        Ok(last.duration_since(first).as_secs_f64() * 1e6 / (count - 1) as f64)
    }
}
