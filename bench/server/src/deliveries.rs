//! Deliveries to a webhook: how many a second, how soon after the change, and what they cost the change.

use std::{
    net::SocketAddr,
    sync::{Arc, atomic::AtomicUsize, atomic::Ordering::Relaxed},
    thread,
    time::{Duration, Instant},
};

use serde::Serialize;
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
    runtime::{Builder, Runtime},
    sync::mpsc,
    task::JoinSet,
};

use crate::{
    Error,
    calls::p99,
    database::Database,
    load::{self, Caller, Requests},
    running::Running,
    statistics::median,
    table::{short, table},
};

/// Requests at once of the loop without a queue: as many as the service makes to one target.
const WIDTH: usize = 32;

/// Most times as long as that loop.
const TARGET_RATE: f64 = 2.0;

/// Most milliseconds from a change to its arrival: the median, and the slowest hundredth.
const TARGET_DELAY: [f64; 2] = [50.0, 250.0];

/// Most times as long as a refund without a webhook.
const TARGET_REFUND: f64 = 1.2;

/// Changes whose arrivals are measured.
const CHANGES: usize = 300;

/// Figures of one database.
#[derive(Serialize)]
pub(crate) struct Measured {
    /// Deliveries a second, and requests a second of the loop, in each round.
    rate: Vec<f64>,
    loop_rate: Vec<f64>,
    /// Milliseconds from the request of a change to its arrival, with this many deliveries of another webhook that wait.
    delays: Vec<(usize, Vec<f64>)>,
    /// Microseconds of a refund without a webhook and with one, in each round.
    refund: Vec<f64>,
    refund_with: Vec<f64>,
}

/// A target that answers 204 at once, on a thread of its own.
struct Target {
    address: SocketAddr,
    arrived: mpsc::UnboundedReceiver<Instant>,
}

impl Target {
    fn start() -> Result<Self, Error> {
        let listener = std::net::TcpListener::bind("127.0.0.1:0")?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let (sender, arrived) = mpsc::unbounded_channel();
        let runtime = Builder::new_current_thread().enable_all().build()?;
        thread::spawn(move || {
            runtime.block_on(async move {
                let Ok(listener) = TcpListener::from_std(listener) else {
                    return;
                };
                while let Ok((stream, _)) = listener.accept().await {
                    tokio::spawn(answer(stream, sender.clone()));
                }
            });
        });
        Ok(Self { address, arrived })
    }

    /// Waits for this many requests, and returns how many a second there were.
    async fn rate(&mut self, count: usize) -> Result<f64, Error> {
        let mut times = Vec::with_capacity(count);
        while times.len() < count {
            times.push(self.next().await?);
        }
        let (first, last) = times.first().zip(times.last()).ok_or("nothing arrived")?;
        Ok((count - 1) as f64 / last.duration_since(*first).as_secs_f64())
    }

    async fn next(&mut self) -> Result<Instant, Error> {
        let next = tokio::time::timeout(Duration::from_secs(60), self.arrived.recv());
        Ok(next.await?.ok_or("the target has ended")?)
    }
}

/// Answers the requests of a connection.
async fn answer(mut stream: TcpStream, arrived: mpsc::UnboundedSender<Instant>) -> Option<()> {
    stream.set_nodelay(true).ok()?;
    let mut received = Vec::with_capacity(64 * 1024);
    loop {
        received.clear();
        let length = loop {
            if stream.read_buf(&mut received).await.ok()? == 0 {
                return None;
            }
            let Some(start) = received.windows(4).position(|four| four == b"\r\n\r\n") else {
                continue;
            };
            let head = String::from_utf8_lossy(received.get(..start)?).to_lowercase();
            let (_, length) = head.split_once("content-length: ")?;
            let length: usize = length.lines().next()?.trim().parse().ok()?;
            break start + 4 + length;
        };
        while received.len() < length {
            if stream.read_buf(&mut received).await.ok()? == 0 {
                return None;
            }
        }
        arrived.send(Instant::now()).ok()?;
        stream.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").await.ok()?;
    }
}

/// Measures on a new database with a small shop.
pub(crate) fn measure(
    service: &Running,
    database: &Database,
    runtime: &Runtime,
    rounds: usize,
    is_quick: bool,
    turn: Duration,
) -> Result<Measured, Error> {
    let (count, backlogs): (usize, &[usize]) = match is_quick {
        true => (2_000, &[1_000]),
        false => (20_000, &[1_000, 10_000, 100_000, 1_000_000]),
    };
    let token = service.text("token");
    let mut target = Target::start()?;
    let mut measured = Measured {
        rate: Vec::new(),
        loop_rate: Vec::new(),
        delays: Vec::new(),
        refund: Vec::new(),
        refund_with: Vec::new(),
    };
    let refunds = refunds(runtime.block_on(database.refundable())?, &token);
    let refund = || Ok::<_, Error>(median(&load::run(service.address, &refunds, 1, turn)?));
    runtime.block_on(async {
        let mut caller = Caller::connect(service.address).await?;
        let other =
            webhook(&mut caller, &token, "http://127.0.0.1:1/", &["user.note_created"]).await?;
        let own = format!("http://{}/", target.address);
        let own =
            webhook(&mut caller, &token, &own, &["user.note_created", "order.refunded"]).await?;
        activate(&mut caller, &token, &own, false).await?;
        for round in 0..rounds {
            measured.refund.push(tokio::task::block_in_place(refund)?);
            activate(&mut caller, &token, &own, true).await?;
            measured.refund_with.push(tokio::task::block_in_place(refund)?);
            // Those of the refunds.
            while tokio::time::timeout(Duration::from_millis(300), target.arrived.recv())
                .await
                .is_ok()
            {}
            database.enqueue(own["id"].as_i64().unwrap_or_default(), count, round).await?;
            measured.rate.push(target.rate(count).await?);
            measured.loop_rate.push(bare_loop(&mut target, count).await?);
            // The service closes connections that nobody uses.
            caller = Caller::connect(service.address).await?;
            activate(&mut caller, &token, &own, false).await?;
        }
        activate(&mut caller, &token, &own, true).await?;
        let mut waiting = 0;
        for (number, backlog) in backlogs.iter().enumerate() {
            let id = other["id"].as_i64().unwrap_or_default();
            database.hold(id).await?;
            database.enqueue(id, backlog - waiting, 1_000 + number).await?;
            waiting = *backlog;
            let mut delays = Vec::new();
            let note = load::request("POST", "/api/users/1/notes/", &token, r#"{"message":"x"}"#);
            for _ in 0..CHANGES {
                let start = Instant::now();
                caller.call(&note).await?;
                let arrived = target.next().await?;
                delays.push(arrived.saturating_duration_since(start).as_secs_f64() * 1e3);
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            measured.delays.push((*backlog, delays));
        }
        Ok(measured)
    })
}

/// Makes a webhook, and returns its record.
async fn webhook(
    caller: &mut Caller,
    token: &str,
    target: &str,
    events: &[&str],
) -> Result<Value, Error> {
    let body = json!({ "events": events, "target": target }).to_string();
    let request = load::request("POST", "/api/webhooks/", token, &body);
    Ok(serde_json::from_slice(caller.call(&request).await?)?)
}

async fn activate(
    caller: &mut Caller,
    token: &str,
    webhook: &Value,
    active: bool,
) -> Result<(), Error> {
    let body =
        json!({ "events": webhook["events"], "target": webhook["target"], "active": active });
    let path = format!("/api/webhooks/{}/", webhook["id"]);
    let request = load::request("PUT", &path, token, &body.to_string());
    caller.call(&request).await.map(drop)
}

/// Returns refunds of one order after the other.
fn refunds(orders: Vec<String>, token: &str) -> Requests {
    let (token, next) = (token.to_owned(), AtomicUsize::new(0));
    Arc::new(move || {
        let number = orders.get(next.fetch_add(1, Relaxed) % orders.len());
        let path = format!("/api/orders/{}/refund/", number.map_or("", String::as_str));
        load::request("POST", &path, &token, r#"{"amount":"0.01"}"#)
    })
}

/// Sends as many requests of the same size, and nothing else.
async fn bare_loop(target: &mut Target, count: usize) -> Result<f64, Error> {
    // An error says that there is one.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let client = reqwest::Client::builder().no_proxy().build()?;
    let (url, body) = (format!("http://{}/", target.address), body());
    let left = Arc::new(AtomicUsize::new(count));
    let mut tasks = JoinSet::new();
    for _ in 0..WIDTH {
        let (client, url, body, left) = (client.clone(), url.clone(), body.clone(), left.clone());
        tasks.spawn(async move {
            while left.fetch_update(Relaxed, Relaxed, |left| left.checked_sub(1)).is_ok() {
                let request = client.post(&url).body(body.clone());
                let request = request
                    .header("content-type", "application/json")
                    .header("webhook-id", "msg_1000017_5f0c81a2")
                    .header("webhook-timestamp", "1675987200")
                    .header("webhook-signature", "v1,kpc+c3TKF+AkpsKazvhWtjYFd+nH8dTYdip8JGhFOXs=");
                request.send().await.map_err(|error| error.to_string())?;
            }
            Ok::<_, String>(())
        });
    }
    let rate = target.rate(count).await?;
    while let Some(done) = tasks.join_next().await {
        done??;
    }
    Ok(rate)
}

/// Record of the deliveries.
pub(crate) const RECORD: &str = r#"{"app":{"client_id":"1000001","name":"token 1000001"},"author":null,"date_created":"2026-01-01T00:00:00.000000Z","date_updated":"2026-01-01T00:00:00.000000Z","id":1000001,"message":"call back"}"#;

fn body() -> String {
    format!(
        r#"{{"id":"msg_1000017_5f0c81a2","type":"user.note_created","timestamp":"2026-01-01T00:00:00.000000Z","api_version":"2023-02-10","data":{RECORD}}}"#
    )
}

/// Writes what was measured as tables.
pub(crate) fn write(measured: &Measured) -> String {
    let rate = median(&measured.rate);
    let loop_rate = median(&measured.loop_rate);
    let (refund, with) = (median(&measured.refund), median(&measured.refund_with));
    let row = |name: &str, ours: f64, other: f64, ratio: f64, target: f64| {
        vec![
            name.to_owned(),
            short(ours),
            short(other),
            format!("{ratio:.2}"),
            format!("{target}x"),
        ]
    };
    let head = ["", "service", "other", "ratio", "target"];
    let costs = table(
        head.map(str::to_owned).to_vec(),
        vec![
            row(
                "deliveries a second; requests of a bare loop",
                rate,
                loop_rate,
                loop_rate / rate,
                TARGET_RATE,
            ),
            row(
                "us of a refund with a webhook; without",
                with,
                refund,
                with / refund,
                TARGET_REFUND,
            ),
        ],
    );
    let head = ["deliveries that wait", "median, ms", "p99, ms"];
    let mut rows: Vec<_> = measured
        .delays
        .iter()
        .map(|(waiting, delays)| {
            let mut sorted = delays.clone();
            vec![
                waiting.to_string(),
                short(median(delays)),
                short(p99(std::mem::take(&mut sorted))),
            ]
        })
        .collect();
    rows.push(vec!["target".to_owned(), short(TARGET_DELAY[0]), short(TARGET_DELAY[1])]);
    costs + &table(head.map(str::to_owned).to_vec(), rows)
}
