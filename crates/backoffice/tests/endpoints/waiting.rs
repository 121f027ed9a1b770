//! Calls that wait for the database, and those whose callers do not.

use std::{collections::BTreeSet, time::Duration};

use axum::{
    body::Body,
    http::{Request, response::Parts},
};
use backoffice::server::{Backoffice, Server, Settings};
use backoffice_description::{Endpoint, Method, endpoints};
use sqlx::postgres::{PgConnectOptions, PgPool};
use tokio::{
    io::AsyncWriteExt as _,
    net::{TcpListener, TcpStream},
    sync::oneshot,
    time::timeout,
};
use tower::ServiceExt as _;

use crate::{
    calls::{body, content_type, path_to},
    service::Service,
};

/// Longest time to an answer of a call that waits (gap `unavailable`), on a machine that is busy.
const PROMISED: Duration = Duration::from_secs(5 + 2);

/// Asserts that a call was refused because it had waited, and says when to repeat it.
fn assert_refused((parts, text): &(Parts, String), why: &str) {
    assert_eq!(parts.status, 503, "{text}");
    assert!(parts.headers.contains_key("retry-after"), "{text}");
    assert!(text.contains(why), "{text}");
}

/// While another program has locked the file, changes are refused in time, and reads are answered.
#[tokio::test(flavor = "multi_thread")]
async fn a_locked_file_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("locked.db").display());
    let service = Service::start(&url).await;
    let examples = service.examples().await;
    let beside = sqlx::SqlitePool::connect(&url).await.unwrap();
    let holder = beside.begin_with("BEGIN EXCLUSIVE").await.unwrap();
    let writes = endpoints::ALL.iter().filter(|endpoint| endpoint.method != Method::Get);
    let call = |endpoint: &'static Endpoint, key: bool| {
        let mut request = service
            .request(endpoint.method.as_str(), &path_to(endpoint, &examples))
            .header("content-type", content_type(endpoint));
        if key {
            request = request.header("idempotency-key", endpoint.id);
        }
        service.send(request.body(Body::from(body(endpoint))).unwrap())
    };
    let calls = writes.clone().flat_map(|endpoint| [call(endpoint, true), call(endpoint, false)]);
    let calls = timeout(PROMISED, futures_util::future::join_all(calls));
    let token = service.backoffice.add_token(1, "late", &[], None);
    let token = timeout(PROMISED, token);
    let read = async {
        let request = service.request("GET", "/users/1/").body(Body::empty());
        let read = timeout(PROMISED / 4, service.send(request.unwrap())).await;
        assert_eq!(read.unwrap().0.status, 200);
    };
    let (answers, token, ()) = tokio::join!(calls, token, read);
    let said = token.unwrap().unwrap_err().to_string();
    assert!(said.contains("locked") || said.contains("timed out"), "{said}");
    let answers = answers.unwrap();
    for answer in &answers {
        assert_refused(answer, "");
    }
    assert!(answers.iter().any(|(_, text)| text.contains("locked")));
    holder.rollback().await.unwrap();
    // The keys are free at once.
    for endpoint in writes {
        let (parts, text) = call(endpoint, true).await;
        assert_eq!(parts.status, endpoint.status(), "{}: {text}", endpoint.id);
    }
    service.stop().await;
}

/// A read that needs a lease of its token's limit does not wait for a file that another program has locked. The service counts
/// alone then, and admits no more than the limit.
#[tokio::test]
async fn a_read_does_not_wait_for_its_lease() {
    const LIMIT: u32 = 40;
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("leases.db").display());
    let limited = |settings: &mut Settings| settings.calls_per_minute = Some(LIMIT);
    let service = Service::start_with(&url, limited).await;
    let read = async || {
        let request = service.request("GET", "/users/1/").body(Body::empty());
        let read = timeout(PROMISED / 4, service.send(request.unwrap())).await;
        let (parts, _) = read.unwrap();
        let reset = parts.headers["ratelimit-reset"].to_str().unwrap();
        (parts.status.as_u16(), reset.parse::<u64>().unwrap())
    };
    let (status, reset) = read().await;
    let mut statuses = vec![status];
    if reset < 10 {
        // The minute must not turn below.
        tokio::time::sleep(Duration::from_secs(reset)).await;
        statuses.clear();
    }
    let beside = sqlx::SqlitePool::connect(&url).await.unwrap();
    let holder = beside.begin_with("BEGIN IMMEDIATE").await.unwrap();
    while statuses.len() <= LIMIT as usize {
        statuses.push(read().await.0);
    }
    let refused = statuses.pop();
    assert_eq!((statuses, refused), (vec![200; LIMIT as usize], Some(429)));
    holder.rollback().await.unwrap();
    service.stop().await;
}

/// Callers that change the same record wait with one connection, and those that wait for records that others hold leave some
/// to reads, whose limit of calls is counted as well.
pub(crate) async fn records_that_wait_leave_connections(url: &str) {
    let service = Service::start_with(url, |settings| {
        settings.connections = 4;
        settings.calls_per_minute = Some(1_000);
    })
    .await;
    let beside = PgPool::connect(url).await.unwrap();
    let send = |method: &str, path: &str, body: &'static str| {
        let request = service.request(method, path).header("content-type", "application/json");
        service.send(request.body(Body::from(body)).unwrap())
    };
    let refund = |number: u32| {
        let path = format!("/orders/{number}/refund/");
        send("POST", &path, r#"{"amount":"0.01"}"#)
    };
    let waiting = async || {
        let sql = "SELECT count(*) FROM pg_stat_activity \
                   WHERE datname = current_database() AND wait_event_type = 'Lock'";
        let count = sqlx::query_scalar::<_, i64>(sql);
        count.fetch_one(&beside).await.unwrap()
    };
    let moment = Duration::from_millis(500);
    let reads = async || {
        for _ in 0..120 {
            let (parts, text) = timeout(moment, send("GET", "/users/1/", "")).await.unwrap();
            assert_eq!(parts.status, 200, "{text}");
        }
    };
    let hold = async || {
        let mut holder = beside.begin().await.unwrap();
        sqlx::query("SELECT id FROM orders WHERE number <> '1010' FOR UPDATE")
            .execute(&mut *holder)
            .await
            .unwrap();
        holder
    };
    // One order.
    let holder = hold().await;
    let refunds = futures_util::future::join_all((0..16).map(|_| refund(1001)));
    let others = async {
        tokio::time::sleep(moment).await;
        assert_eq!(waiting().await, 1);
        reads().await;
        let (parts, text) = timeout(moment, refund(1010)).await.unwrap();
        assert_eq!(parts.status, 200, "{text}");
        holder.commit().await.unwrap();
    };
    let (answers, ()) = tokio::join!(refunds, others);
    for (parts, text) in answers {
        assert_eq!(parts.status, 200, "{text}");
    }
    // Many orders, for longer than a call waits.
    let holder = hold().await;
    let numbers = (1001..1009).flat_map(|number| [number; 4]);
    let refunds = timeout(PROMISED, futures_util::future::join_all(numbers.map(refund)));
    let others = async {
        tokio::time::sleep(moment).await;
        assert_eq!(waiting().await, 3);
        reads().await;
    };
    let (answers, ()) = tokio::join!(refunds, others);
    let answers = answers.unwrap();
    for answer in &answers {
        assert_refused(answer, "");
    }
    let says = |why: &str| answers.iter().any(|(_, text)| text.contains(why));
    assert!(says("another change holds the record"), "{answers:?}");
    assert!(says("too many requests change the same record"), "{answers:?}");
    holder.commit().await.unwrap();
    assert_eq!(refund(1001).await.0.status, 200);
    service.stop().await;
}

/// Calls whose callers hung up run to their end. Until then a key is in progress, and a connection is in use.
pub(crate) async fn calls_without_a_caller(url: &str) {
    const PATIENCE: Duration = Duration::from_secs(10);
    let service = Service::start(url).await;
    let options: PgConnectOptions = url.parse().unwrap();
    let beside = PgPool::connect_with(options.application_name("beside"));
    let beside = beside.await.unwrap();
    let note = || service.note(Some("hung-up"));
    let read = || {
        let request = service.request("GET", "/users/1/");
        service.send(request.body(Body::empty()).unwrap())
    };
    let connections = async || {
        let sql = "SELECT pid FROM pg_stat_activity \
                   WHERE datname = current_database() AND application_name <> 'beside'";
        let pids: Vec<i32> = sqlx::query_scalar(sql).fetch_all(&beside).await.unwrap();
        BTreeSet::from_iter(pids)
    };
    let mut holder = beside.begin().await.unwrap();
    sqlx::query("LOCK TABLE customers IN ACCESS EXCLUSIVE MODE")
        .execute(&mut *holder)
        .await
        .unwrap();
    let moment = Duration::from_millis(300);
    for answer in [timeout(moment, read()).await, timeout(moment, note()).await] {
        let text = answer.map(|(_, text)| text);
        assert!(text.is_err(), "it waits for the table: {text:?}");
    }
    let (parts, text) = note().await;
    assert_eq!(parts.status, 409, "{text}");
    assert!(text.contains("in progress"), "{text}");
    let before = connections().await;
    holder.commit().await.unwrap();
    let answered = async {
        loop {
            let (parts, text) = note().await;
            if parts.status != 409 {
                return (parts, text);
            }
        }
    };
    let (parts, text) = timeout(PATIENCE, answered).await.unwrap();
    assert_eq!(parts.status, 200, "{text}");
    assert!(parts.headers.contains_key("idempotency-replayed"), "{text}");
    let (parts, text) = read().await;
    assert_eq!(parts.status, 200, "{text}");
    assert!(connections().await.is_superset(&before), "no connection was closed");
    service.stop().await;
}

/// Callers that wait for the same as others do so for seconds only, and leave connections to others.
pub(crate) async fn turns_are_short(url: &str) {
    let start = || {
        Service::start_with(url, |settings| {
            settings.connections = 4;
            settings.calls_per_minute = Some(1_000_000);
        })
    };
    let (service, mut fresh) = (start().await, start().await);
    let beside = PgPool::connect(url).await.unwrap();
    let read = async |token: &str| {
        let request = Service::request_with(token, "GET", "/users/1/");
        let (parts, _) = service.send(request.body(Body::empty()).unwrap()).await;
        parts.status.as_u16()
    };
    let unknown: Vec<_> = (0..40).map(|number| format!("bo_{number}")).collect();
    assert_eq!(read(&service.token).await, 200);
    // Lookups of unknown tokens, two at once.
    let others = async {
        let status = timeout(Duration::from_secs(2), read(&service.token)).await;
        assert_eq!(status.ok(), Some(200), "no connection was left");
    };
    let calls = unknown.iter().map(|token| read(token));
    let statuses = while_locked(&beside, "LOCK TABLE tokens", calls, others).await;
    assert_eq!(statuses, [503; 40]);
    // The lease of a token, without which an instance counts alone.
    let notes = (0..20).map(|_| async { fresh.note(None).await.0.status.as_u16() });
    let statuses = while_locked(&beside, "LOCK TABLE quotas", notes, async {}).await;
    assert_eq!(statuses, [200; 20]);
    // The ids of a store of which an instance knows a token, and has no ids yet.
    fresh.token = service.token.clone();
    let known = fresh.request("GET", "/users/1/").body(Body::empty());
    assert_eq!(fresh.send(known.unwrap()).await.0.status, 200);
    let webhooks = (0..20).map(|_| async {
        let request = fresh
            .request("POST", "/webhooks/")
            .header("content-type", "application/json")
            .body(Body::from(body(&endpoints::CREATE_WEBHOOK)));
        fresh.send(request.unwrap()).await.0.status.as_u16()
    });
    let statuses = while_locked(&beside, "LOCK TABLE stores", webhooks, async {}).await;
    assert_eq!(statuses, [503; 20]);
    let (one, other) = (service.stop(), fresh.stop());
    tokio::join!(one, other);
}

/// Makes calls while tables are locked, for longer than a call waits, and something else meanwhile. Returns the statuses in
/// order.
async fn while_locked(
    beside: &PgPool,
    lock: &'static str,
    calls: impl Iterator<Item = impl Future<Output = u16>>,
    others: impl Future<Output = ()>,
) -> Vec<u16> {
    let mut holder = beside.begin().await.unwrap();
    sqlx::query(lock).execute(&mut *holder).await.unwrap();
    let meanwhile = async {
        tokio::time::sleep(Duration::from_millis(500)).await;
        others.await;
        tokio::time::sleep(PROMISED).await;
        holder.commit().await.unwrap();
    };
    let calls = timeout(PROMISED, futures_util::future::join_all(calls));
    let (statuses, ()) = tokio::join!(calls, meanwhile);
    let mut statuses = statuses.expect("all are answered in time");
    statuses.sort_unstable();
    statuses
}

/// A server that stops waits for a call whose caller is gone.
pub(crate) async fn a_stop_waits_for_calls_without_a_caller(url: &str) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let settings = || Settings::new(format!("http://{address}/api"), [7; 32]);
    let backoffice = Backoffice::open(url, settings()).await.unwrap();
    let store = crate::seeded(&backoffice).await;
    let token = backoffice.add_token(store, "stop", &["users:write"], None);
    let token = token.await.unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let server = tokio::spawn(Server::new(backoffice).run(listener, async {
        let _ = stopped.await;
    }));
    let beside = PgPool::connect(url).await.unwrap();
    let mut holder = beside.begin().await.unwrap();
    let lock = sqlx::query("LOCK TABLE customers");
    lock.execute(&mut *holder).await.unwrap();
    let mut caller = TcpStream::connect(address).await.unwrap();
    let body = r#"{"message":"alone"}"#;
    let head = format!(
        "POST /api/users/1/notes/ HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\nIdempotency-Key: alone\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    caller.write_all(head.as_bytes()).await.unwrap();
    let moment = Duration::from_millis(500);
    tokio::time::sleep(moment).await;
    drop(caller);
    tokio::time::sleep(moment).await;
    stop.send(()).unwrap();
    tokio::time::sleep(moment).await;
    assert!(!server.is_finished(), "it waits for the call");
    holder.commit().await.unwrap();
    let ended = timeout(Duration::from_secs(10), server).await;
    ended.unwrap().unwrap();
    let other = Backoffice::open(url, settings()).await.unwrap();
    let request = Request::post("/api/users/1/notes/")
        .header("host", "x")
        .header("authorization", format!("Bearer {token}"))
        .header("content-type", "application/json")
        .header("idempotency-key", "alone");
    let router = Server::new(other).router();
    let answer = router.oneshot(request.body(Body::from(body)).unwrap());
    let answer = answer.await.unwrap();
    assert_eq!(answer.status(), 200);
    assert!(answer.headers().contains_key("idempotency-replayed"));
}
