//! Targets of webhooks that answer badly, that answer late, or that nobody may reach.

use std::{
    future::Future,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use axum::response::IntoResponse;
use backoffice::{
    client::models::{Amount, ChangeWebhookSecret, RefundOrder},
    server::Targets,
};
use serde_json::Value;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpListener, TcpSocket, TcpStream},
};

use crate::{
    deliveries::{Delivering, Target, note, received, status, warned, webhook},
    service::{Service, execute},
};

/// Answers each connection in its own way. Returns its address, and the number of connections so far.
async fn raw<F: Future<Output = ()> + Send>(
    answer: impl Fn(TcpStream) -> F + Send + Sync + 'static,
) -> (String, Arc<AtomicUsize>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let (count, answer) = (Arc::new(AtomicUsize::new(0)), Arc::new(answer));
    let counted = count.clone();
    tokio::spawn(async move {
        loop {
            let (stream, _) = listener.accept().await.unwrap();
            counted.fetch_add(1, Relaxed);
            let answer = answer.clone();
            tokio::spawn(async move { answer(stream).await });
        }
    });
    (address, count)
}

/// Reads a request, and writes a text.
async fn say(stream: &mut TcpStream, text: &str) {
    let mut request = [0; 16 * 1024];
    let _ = stream.read(&mut request).await;
    let _ = stream.write_all(text.as_bytes()).await;
}

/// Returns the outcomes of the attempts of a webhook, once there are as many as expected.
async fn outcomes(
    url: &str,
    webhook: &Value,
    expected: usize,
) -> Vec<(String, Option<i64>, String)> {
    let sql = "SELECT outcome, status, answer FROM (SELECT a.tried_at, a.number, a.outcome, a.status, a.answer, d.webhook \
               FROM attempts AS a JOIN deliveries AS d ON d.id = a.delivery UNION ALL \
               SELECT tried_at, attempts, outcome, status, answer, webhook FROM deliveries WHERE tried_at IS NOT NULL) AS tried \
               WHERE webhook = $1 ORDER BY tried_at, number";
    let id = webhook["id"].as_i64().unwrap();
    let limit = Instant::now() + Duration::from_secs(30);
    loop {
        let rows: Vec<(String, Option<i64>, String)> = if url.starts_with("sqlite") {
            let pool = sqlx::SqlitePool::connect(url).await.unwrap();
            sqlx::query_as(sql).bind(id).fetch_all(&pool).await.unwrap()
        } else {
            let pool = sqlx::PgPool::connect(url).await.unwrap();
            sqlx::query_as(sql).bind(id).fetch_all(&pool).await.unwrap()
        };
        if rows.len() >= expected {
            return rows;
        }
        assert!(Instant::now() < limit, "{rows:?}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn targets_that_answer_badly_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("shop.db").display());
    that_answer_badly(&url).await;
}

/// Each kind of answer has its outcome in the log of attempts, and none keeps the others waiting.
pub(crate) async fn that_answer_badly(url: &str) {
    let service = Service::start(url).await;
    let silent = raw(async |stream| {
        tokio::time::sleep(Duration::from_secs(60)).await;
        drop(stream);
    });
    let slow = raw(async |mut stream| {
        say(&mut stream, "HTTP/1.1 200 OK\r\n").await;
        for _ in 0..60 {
            tokio::time::sleep(Duration::from_secs(1)).await;
            let _ = stream.write_all(b"x-slow: 1\r\n").await;
        }
    });
    let endless = raw(async |mut stream| {
        say(&mut stream, "HTTP/1.1 200 OK\r\ncontent-length: 1000000000\r\n\r\nbegins").await;
        while stream.write_all(&[b'x'; 1024]).await.is_ok() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    });
    let garbage = raw(async |mut stream| say(&mut stream, "\u{1}\u{2} not HTTP\r\n\r\n").await);
    let huge = raw(async |mut stream| {
        let headers: String =
            (0..200).map(|n| format!("x-{n}: {}\r\n", "y".repeat(8_000))).collect();
        say(&mut stream, &format!("HTTP/1.1 200 OK\r\n{headers}\r\n")).await;
    });
    let reset = raw(async |mut stream| {
        say(&mut stream, "").await;
        stream.set_zero_linger().unwrap();
    });
    let secret = raw(async |mut stream| {
        // Shows what it was sent.
        let mut request = vec![0; 16 * 1024];
        let length = stream.read(&mut request).await.unwrap();
        let request = String::from_utf8_lossy(&request[..length]).into_owned();
        let head = format!("HTTP/1.1 500 X\r\ncontent-length: {}\r\n\r\n", request.len());
        let _ = stream.write_all((head + &request).as_bytes()).await;
    });
    let elsewhere = Target::start(|_| ().into_response()).await;
    let location = format!("{}/elsewhere", elsewhere.address);
    let redirect = Target::start(move |_| {
        (axum::http::StatusCode::TEMPORARY_REDIRECT, [("location", location.clone())])
            .into_response()
    });
    // Bound, so that no other test gets the port.
    let closed = TcpSocket::new_v4().unwrap();
    closed.bind("127.0.0.1:0".parse().unwrap()).unwrap();
    let refused = format!("http://{}", closed.local_addr().unwrap());
    let mut webhooks = Vec::new();
    let (redirect, healthy) = (redirect.await, Target::start(|_| status(204)).await);
    for (target, outcome) in [
        (silent.await.0, "timeout"),
        (slow.await.0, "timeout"),
        (endless.await.0, "delivered"),
        (garbage.await.0, "protocol"),
        (huge.await.0, "protocol"),
        (reset.await.0, "reset"),
        (secret.await.0, "status"),
        (redirect.address.clone(), "redirect"),
        (refused, "refused"),
        ("http://no-such-name.invalid/".to_owned(), "dns"),
        ("https://127.0.0.1:1/".to_owned(), "refused"),
        (format!("https://{}", healthy.address.trim_start_matches("http://")), "tls"),
    ] {
        webhooks.push((webhook(&service, &target, &["user.note_created"]).await, outcome));
    }
    let good = webhook(&service, &healthy.address, &["user.note_created"]).await;
    let start = Instant::now();
    let _delivering = Delivering::start(&service.backoffice);
    note(&service, 1, "x").await;
    received(&good, &healthy.next().await);
    assert!(start.elapsed() < Duration::from_secs(10), "it waited for others");
    for (webhook, expected) in &webhooks {
        let outcomes = outcomes(url, webhook, 1).await;
        let (outcome, code, answer) = &outcomes[0];
        assert_eq!(outcome, expected, "{} {code:?} {answer}", webhook["target"]);
        assert!(answer.len() <= 4096, "{}", answer.len());
        match *expected {
            "delivered" => assert!(answer.starts_with("begins")),
            "status" => {
                assert!(answer.contains("webhook-signature: v1,***"), "{answer}");
                assert_eq!(*code, Some(500));
            }
            "redirect" => assert_eq!(*code, Some(307)),
            _ => assert_eq!((*code, answer.as_str()), (None, "")),
        }
    }
    assert!(elsewhere.within(Duration::from_millis(50)).await.is_none());
    service.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn private_networks_are_out_of_reach_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("shop.db").display());
    private_networks(&url).await;
}

/// Nothing is sent to this machine, whatever the address looks like.
pub(crate) async fn private_networks(url: &str) {
    let public = |settings: &mut backoffice::server::Settings| settings.targets = Targets::public();
    let service = Service::start_with(url, public).await;
    let (address, connections) = raw(async |mut stream| say(&mut stream, "").await).await;
    let port = address.rsplit_once(':').unwrap().1.to_owned();
    let request = |target: &str| {
        let body = serde_json::json!({ "events": ["user.note_created"], "target": target });
        let request =
            service.request("POST", "/webhooks/").header("content-type", "application/json");
        request.body(axum::body::Body::from(body.to_string())).unwrap()
    };
    for refused in
        ["http://hooks.example.com/", "https://127.0.0.1/", "https://[::1]/", "https://2130706433/"]
    {
        let (parts, text) = service.send(request(refused)).await;
        assert_eq!(parts.status, 400, "{refused}");
        assert!(text.contains("target"), "{text}");
    }
    // A name says nothing yet.
    let (parts, text) = service.send(request(&format!("https://localhost:{port}/"))).await;
    assert_eq!(parts.status, 201, "{text}");
    let named: Value = serde_json::from_str(&text).unwrap();
    // As if an earlier version, or a wider setting, had let it in.
    let target = format!("https://allowed.example:{port}/");
    let literal = webhook(&service, &target, &["user.note_created"]).await;
    let changed = execute(
        url,
        "UPDATE webhooks SET json = replace(json, 'https://allowed.example', 'https://127.0.0.1')",
    )
    .await;
    assert!(changed > 0);
    let _delivering = Delivering::start(&service.backoffice);
    note(&service, 1, "x").await;
    for webhook in [&named, &literal] {
        let outcomes = outcomes(url, webhook, 1).await;
        assert_eq!(outcomes[0].0, "forbidden", "{webhook}");
        warned(&service, webhook, 1).await;
    }
    assert_eq!(connections.load(Relaxed), 0);
    service.stop().await;
}

/// Texts of a webhook or a record are never headers of a delivery.
#[tokio::test]
async fn nothing_a_caller_writes_becomes_a_header() {
    const LINE: &str = "x-injected: 1";
    let service = Service::start("sqlite::memory:").await;
    let (sender, mut heads) = tokio::sync::mpsc::unbounded_channel();
    let (address, _) = raw(move |mut stream| {
        let sender = sender.clone();
        async move {
            let mut request = vec![0; 16 * 1024];
            let mut length = 0;
            while !request[..length].windows(4).any(|end| end == b"\r\n\r\n") {
                length += stream.read(&mut request[length..]).await.unwrap();
            }
            let text = String::from_utf8_lossy(&request[..length]).into_owned();
            let head = text.split_once("\r\n\r\n").unwrap().0.to_owned();
            sender.send(head).unwrap();
            let _ = stream.write_all(b"HTTP/1.1 204 X\r\n\r\n").await;
        }
    })
    .await;
    let post = async |body: Value| {
        let request =
            service.request("POST", "/webhooks/").header("content-type", "application/json");
        let request = request.body(axum::body::Body::from(body.to_string()));
        service.send(request.unwrap()).await
    };
    let other = format!("other\r\n{LINE}");
    let events = ["user.note_created", &other];
    for end in ["\r\n", "\n", "\r", "\0", "\u{2028}"] {
        let target = format!("{address}/{end}{LINE}");
        let body = serde_json::json!({ "events": events, "target": target });
        let (parts, text) = post(body).await;
        assert_eq!(parts.status, 400, "{target:?}: {text}");
    }
    let target = format!("{address}/%0d%0a{}", LINE.replace(' ', "%20"));
    let name = format!("a\r\n{LINE}");
    let body = serde_json::json!({ "events": events, "target": target, "name": name });
    let (parts, text) = post(body).await;
    assert_eq!(parts.status, 201, "{text}");
    let _delivering = Delivering::start(&service.backoffice);
    note(&service, 1, &format!("\r\n{LINE}\r\n\r\n")).await;
    let head = tokio::time::timeout(Duration::from_secs(20), heads.recv()).await;
    let head = head.unwrap().unwrap();
    let names: std::collections::BTreeSet<_> = head
        .split(['\r', '\n'])
        .skip(1)
        .filter(|line| !line.is_empty())
        .map(|line| line.split(':').next().unwrap())
        .collect();
    let expected = [
        "accept",
        "content-length",
        "content-type",
        "host",
        "user-agent",
        "webhook-id",
        "webhook-signature",
        "webhook-timestamp",
    ];
    assert!(names.iter().eq(expected.iter()), "{head}");
    service.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn refunds_arrive_in_order_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("shop.db").display());
    in_order(&url).await;
}

/// Refunds of one order by callers of two instances, which both deliver, to a target that fails at times.
pub(crate) async fn in_order(url: &str) {
    const CALLERS: usize = 16;
    let service = Service::start(url).await;
    let mut again = backoffice::server::Settings::new(&service.address, [7; 32]);
    again.targets = Targets::with_this_machine();
    let again = backoffice::server::Backoffice::open(url, again).await.unwrap();
    let count = AtomicUsize::new(0);
    // The first answers are an outage, and later ones fail at times.
    let target = Target::start(move |_| match count.fetch_add(1, Relaxed) {
        0..8 => status(500),
        n if n % 5 == 0 => status(503),
        _ => status(200),
    })
    .await;
    let webhook = webhook(&service, &target.address, &["order.refunded"]).await;
    let delivering = [Delivering::start(&service.backoffice), Delivering::start(&again)];
    let client = service.client();
    let number = service.examples().await.order_number;
    let refunds = (0..CALLERS).map(async |_| {
        let refund = RefundOrder::new(Amount::new("0.01").unwrap());
        client.orders().refund(number.as_str(), refund).send().await.unwrap();
    });
    futures_util::future::join_all(refunds).await;
    // What arrived last, and the number of refunds that it showed.
    let (mut last, mut heard) = (String::new(), Vec::new());
    let limit = Instant::now() + Duration::from_secs(60);
    while heard.len() < CALLERS {
        assert!(Instant::now() < limit, "{heard:?}");
        let Some(arrived) = target.within(Duration::from_millis(50)).await else {
            for backoffice in [&service.backoffice, &again] {
                backoffice.advance_deliveries(Duration::from_secs(60 * 60));
            }
            continue;
        };
        let delivery = received(&webhook, &arrived);
        let id = delivery.id.as_ref().unwrap().to_string();
        let data = delivery.data.as_ref().unwrap().as_json().as_str();
        let data: Value = serde_json::from_str(data).unwrap();
        if last != id {
            heard.push(data["refunds"].as_array().unwrap().len());
            last = id;
        }
    }
    let mut in_order = heard.clone();
    in_order.sort_unstable();
    in_order.dedup();
    assert_eq!(heard, in_order, "each waits for the one before");
    drop(delivering);
    again.close().await;
    service.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_webhooks_hear_of_one_change_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("shop.db").display());
    many_webhooks(&url).await;
}

/// More webhooks than a worker takes at once.
pub(crate) async fn many_webhooks(url: &str) {
    const WEBHOOKS: usize = 150;
    let service = Service::start(url).await;
    let target = Target::start(|_| status(200)).await;
    for _ in 0..WEBHOOKS {
        webhook(&service, &target.address, &["user.note_created"]).await;
    }
    let _delivering = Delivering::start(&service.backoffice);
    for text in ["a", "b"] {
        note(&service, 1, text).await;
    }
    let mut heard = std::collections::BTreeMap::<_, usize>::new();
    for _ in 0..2 * WEBHOOKS {
        let arrived = target.next().await;
        let id = arrived.headers["webhook-id"].to_str().unwrap().to_owned();
        *heard.entry(id).or_default() += 1;
    }
    assert!(heard.len() == 2 && heard.values().all(|count| *count == WEBHOOKS), "{heard:?}");
    assert!(target.within(Duration::from_millis(50)).await.is_none());
    service.stop().await;
}

/// A worker has all of a long queue in memory, and reads no more. A new secret signs soon all the same.
#[tokio::test(flavor = "multi_thread")]
async fn a_long_queue_takes_a_new_secret_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("shop.db").display());
    let service = Service::start(&url).await;
    let target = Target::start(|_| {
        tokio::task::block_in_place(|| std::thread::sleep(Duration::from_millis(60)));
        status(200)
    })
    .await;
    let webhook = webhook(&service, &target.address, &["user.updated"]).await;
    for sql in [
        "WITH RECURSIVE numbers (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < 2000) \
         INSERT INTO outbox (id, store, at, event, record, json) \
         SELECT i, (SELECT MAX(store) FROM webhooks), 0, 'user.updated', 'users/' || i, '{}' FROM numbers",
        "INSERT INTO deliveries (store, webhook, event, at, owner) \
         SELECT store, (SELECT MAX(id) FROM webhooks), id, 0, record FROM outbox WHERE id <= 2000",
    ] {
        assert_eq!(execute(&url, sql).await, 2_000);
    }
    let delivering = Delivering::start(&service.backoffice);
    target.next().await;
    let client = service.client();
    let id = webhook["id"].as_i64().unwrap();
    let changed = client.deliveries().change_secret(id, ChangeWebhookSecret::new());
    changed.send().await.unwrap();
    let mut old = 0;
    loop {
        let arrived = target.next().await;
        let signatures = arrived.headers["webhook-signature"].to_str().unwrap();
        if signatures.matches("v1,").count() == 2 {
            break;
        }
        old += 1;
    }
    // A worker that only reads for want of deliveries takes the secret after 1,488.
    assert!(old < 1_400, "{old} deliveries with the old secret");
    drop(delivering);
    service.stop().await;
}
