//! Calls that wait for the database, and those whose callers do not.

use std::{collections::BTreeSet, time::Duration};

use axum::{body::Body, http::Request};
use backoffice_server::{Backoffice, Server, Settings};
use sqlx::postgres::{PgConnectOptions, PgPool};
use tokio::{
    io::AsyncWriteExt as _,
    net::{TcpListener, TcpStream},
    sync::oneshot,
    time::timeout,
};
use tower::ServiceExt as _;

use crate::service::Service;

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
    assert!(
        connections().await.is_superset(&before),
        "no connection was closed"
    );
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
    let (service, fresh) = (start().await, start().await);
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
    assert_eq!(statuses, [vec![401; 2], vec![503; 38]].concat());
    // The lease of a token, and the ids of an instance that has none yet.
    let notes = (0..20).map(|_| async { fresh.note(None).await.0.status.as_u16() });
    let statuses = while_locked(&beside, "LOCK TABLE quotas, ids", notes, async {}).await;
    assert_eq!(statuses, [vec![200], vec![503; 19]].concat());
    let (one, other) = (service.stop(), fresh.stop());
    tokio::join!(one, other);
}

/// Makes calls while tables are locked, for longer than a turn takes, and something else meanwhile. Returns the statuses in
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
        tokio::time::sleep(Duration::from_secs(6)).await;
        holder.commit().await.unwrap();
    };
    let (mut statuses, ()) = tokio::join!(futures_util::future::join_all(calls), meanwhile);
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
