//! Connections, limits, health, and databases that are old or away.

use std::time::Duration;

use axum::{body::Body, http::Request};
use backoffice::server::{Backoffice, ConnectionLimits, Gate as _, Limits, Server, Settings};
use sqlx::{
    migrate::{Migration, MigrationType, Migrator},
    postgres::PgPool,
};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
    sync::oneshot,
    time::timeout,
};
use tower::ServiceExt as _;

use crate::{
    network::{Network, Way},
    postgres::Postgres,
    service::{Service, execute},
};

const HEAD: &str = "GET /healthz HTTP/1.1\r\nHost: x\r\n";

/// Reads what a server sends until it ends the connection.
async fn rest(mut stream: TcpStream) -> String {
    let mut text = String::new();
    let read = stream.read_to_string(&mut text);
    // A reset ends the connection, too.
    let _ = tokio::time::timeout(Duration::from_secs(20), read)
        .await
        .expect("the server ends the connection");
    text
}

#[tokio::test]
async fn slow_and_late_requests() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let settings = Settings::new(format!("http://{address}/api"), [7; 32]);
    let backoffice = Backoffice::open("sqlite::memory:", settings).await.unwrap();
    let mut limits = ConnectionLimits::default();
    limits.header_time = Duration::from_millis(300);
    let (stop, stopped) = oneshot::channel::<()>();
    let server = Server::new(backoffice).connections(limits);
    let server = tokio::spawn(server.run(listener, async {
        let _ = stopped.await;
    }));
    let connect = || TcpStream::connect(address);

    // A caller that never ends its headers, and one that sends nothing.
    let mut slow = connect().await.unwrap();
    slow.write_all(HEAD.as_bytes()).await.unwrap();
    let silent = connect().await.unwrap();
    rest(slow).await;
    rest(silent).await;
    // What the API lacks, but operators need.
    for (path, wanted) in [
        ("/healthz", "ok"),
        ("/readyz", "ok"),
        (
            "/metrics",
            "backoffice_request_duration_seconds_count{method=\"GET\",path=\"/healthz\",status=\"200\"}",
        ),
        ("/openapi.json", "\"servers\":[{\"url\":\"http://127.0.0.1:"),
        ("/control/orders", "404 Not Found"),
    ] {
        let mut stream = connect().await.unwrap();
        let request = format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        let answer = rest(stream).await;
        assert!(answer.contains(wanted), "{path}: {answer}");
    }
    // A request that has begun is answered after the signal to stop; no new one is taken.
    let mut begun = connect().await.unwrap();
    let request = format!("{HEAD}Expect-Nothing: 1\r\n");
    begun.write_all(request.as_bytes()).await.unwrap();
    tokio::time::sleep(Duration::from_millis(50)).await;
    stop.send(()).unwrap();
    tokio::time::sleep(Duration::from_millis(50)).await;
    begun.write_all(b"\r\n").await.unwrap();
    let answer = rest(begun).await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    server.await.unwrap();
    assert!(connect().await.is_err());
}

#[tokio::test]
async fn slow_bodies_and_slow_readers() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let settings = Settings::new(format!("http://{address}/api"), [7; 32]);
    let backoffice = Backoffice::open("sqlite::memory:", settings).await.unwrap();
    let store = backoffice.add_store("slow").await.unwrap();
    let token = backoffice.add_token(store, "slow", &["users:write"], None);
    let token = token.await.unwrap();
    let mut requests = Limits::default();
    requests.body_time = Duration::from_millis(300);
    let mut connections = ConnectionLimits::default();
    connections.write_time = Duration::from_millis(300);
    let server = Server::new(backoffice).limits(requests).connections(connections).with_control();
    let server = tokio::spawn(server.run(listener, std::future::pending()));
    let connect = || TcpStream::connect(address);

    // A body that does not end.
    let mut slow = connect().await.unwrap();
    let request = format!(
        "POST /api/users/1/notes/ HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n\
         Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{{"
    );
    slow.write_all(request.as_bytes()).await.unwrap();
    let answer = rest(slow).await;
    assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
    // The same at the control interface, which reads no body of a caller without a token.
    for (token, status) in [(&*token, 408), ("bo_wrong", 401)] {
        let mut slow = connect().await.unwrap();
        let request = format!(
            "POST /control/stores HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n\
             Content-Length: 100\r\nConnection: close\r\n\r\n{{"
        );
        slow.write_all(request.as_bytes()).await.unwrap();
        let answer = rest(slow).await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{answer}");
    }
    // A caller that asks and does not read.
    let mut deaf = connect().await.unwrap();
    let request = "GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n".repeat(200);
    deaf.write_all(request.as_bytes()).await.unwrap();
    tokio::time::sleep(Duration::from_secs(2)).await;
    let answers = rest(deaf).await.matches("HTTP/1.1 200").count();
    assert!((1..200).contains(&answers), "{answers}");
    server.abort();
}

#[tokio::test]
async fn limits_are_shared_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("shared.db").display());
    limits_are_shared(&url).await;
}

/// Two instances admit as many calls together as the limit says, and every answer says how many are left.
pub(crate) async fn limits_are_shared(url: &str) {
    const LIMIT: u32 = 47;
    let limited = |settings: &mut Settings| settings.calls_per_minute = Some(LIMIT);
    let one = Service::start_with(url, limited).await;
    let other = Service::start_with(url, limited).await;
    let call = async |service: &Service| {
        let request = Service::request_with(&one.token, "GET", "/gift-cards/");
        let (parts, body) = service.send(request.body(Body::empty()).unwrap()).await;
        assert!(matches!(parts.status.as_u16(), 200 | 429), "{body}");
        let field =
            |name: &str| parts.headers.get(name).map(|value| value.to_str().unwrap().to_owned());
        assert_eq!(field("ratelimit-limit"), Some(LIMIT.to_string()));
        let left = field("ratelimit-remaining").unwrap().parse::<u32>().unwrap();
        assert!(left < LIMIT, "{left}");
        (
            parts.status.as_u16(),
            field("ratelimit-remaining"),
            field("ratelimit-reset"),
            field("retry-after"),
        )
    };
    // A call without its scope does not count.
    let store = one.backoffice.grant(&one.token).await.unwrap().unwrap().store;
    let narrow = one.backoffice.add_token(store, "narrow", &["users:read"], None);
    let request = Service::request_with(&narrow.await.unwrap(), "GET", "/gift-cards/");
    let (parts, body) = one.send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(parts.status, 403, "{body}");
    assert!(!parts.headers.contains_key("ratelimit-limit"), "{parts:?}");
    // Not at the end of a minute, so that all calls are in one.
    let (_, _, reset, _) = call(&one).await;
    let reset: u64 = reset.unwrap().parse().unwrap();
    let mut admitted = 1;
    if reset < 15 {
        tokio::time::sleep(Duration::from_secs(reset + 1)).await;
        admitted = 0;
    }
    for _ in 0..LIMIT {
        for service in [&one, &other] {
            let (status, remaining, _, retry) = call(service).await;
            if status == 200 {
                admitted += 1;
                assert!(retry.is_none());
            } else {
                assert_eq!((status, remaining.as_deref()), (429, Some("0")));
                assert!(retry.unwrap().parse::<u64>().unwrap() <= 60);
            }
        }
    }
    assert_eq!(admitted, LIMIT);
    one.stop().await;
    other.stop().await;
}

#[tokio::test]
async fn an_older_database_opens_on_sqlite() {
    for version in OLDER {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("older.db").display());
        an_older_database_opens(&url, version).await;
    }
}

/// Versions of the tables from which a database is opened: the first, and the last without a table of shops.
pub(crate) const OLDER: [usize; 2] = [1, 6];

macro_rules! versions {
    ($folder:literal: $($name:literal)*) => {
        [$(($name, include_str!(concat!("../../migrations/", $folder, "/", $name, ".sql")))),*]
    };
    ($folder:literal) => {
        versions!($folder: "0001_initial" "0002_quotas" "0003_kept_refusals" "0004_sandbox" "0005_deliveries"
            "0006_deliveries_age" "0007_shops")
    };
}

/// A database of an older version opens, also after a process died in the middle of the next version.
pub(crate) async fn an_older_database_opens(url: &str, version: usize) {
    let is_sqlite = url.starts_with("sqlite");
    let versions = if is_sqlite { versions!("sqlite") } else { versions!("postgres") };
    let migrations = (1..).zip(&versions[..version]).map(|(version, (name, sql))| {
        let sql = sqlx::SqlSafeStr::into_sql_str(*sql);
        Migration::new(version, (*name).into(), MigrationType::Simple, sql, false)
    });
    let migrator = Migrator::with_migrations(migrations.collect());
    let store = "INSERT INTO stores (id, name, created_at) VALUES (7, 'old', 0)";
    let shop = "UPDATE stores SET seed = -7, orders = 20 WHERE id = 7";
    let next = versions[version].1;
    macro_rules! prepare {
        ($pool:expr) => {{
            let pool = $pool.await.unwrap();
            migrator.run(&pool).await.unwrap();
            sqlx::query(store).execute(&pool).await.unwrap();
            if version == 6 {
                sqlx::query(shop).execute(&pool).await.unwrap();
            }
            let mut died = pool.begin().await.unwrap();
            sqlx::raw_sql(next).execute(&mut *died).await.unwrap();
            drop(died);
            pool.close().await;
        }};
    }
    macro_rules! shops {
        ($pool:expr) => {{
            let pool = $pool.await.unwrap();
            let shops = sqlx::query_as("SELECT store, seed, orders FROM shops");
            let shops: Vec<(i64, i64, i64)> = shops.fetch_all(&pool).await.unwrap();
            pool.close().await;
            shops
        }};
    }
    match is_sqlite {
        true => prepare!(sqlx::SqlitePool::connect(&format!("{url}?mode=rwc"))),
        false => prepare!(sqlx::PgPool::connect(url)),
    }
    let mut settings = Settings::new("", [7; 32]);
    settings.calls_per_minute = Some(1);
    let backoffice = Backoffice::open(url, settings).await.unwrap();
    assert_eq!(backoffice.stores().await.unwrap(), [(7, "old".to_owned())]);
    backoffice.add_token(7, "new", &["users:read"], None).await.unwrap();
    backoffice.close().await;
    let shops = match is_sqlite {
        true => shops!(sqlx::SqlitePool::connect(url)),
        false => shops!(sqlx::PgPool::connect(url)),
    };
    assert_eq!(shops, if version == 6 { vec![(7, -7, 20)] } else { Vec::new() });
}

/// A database whose packets are lost holds no caller for ever, and new connections to it serve.
pub(crate) async fn back_after_lost_packets(postgres: &Postgres) {
    let network = Network::to(postgres).await;
    let service = Service::start(&network.url(postgres, &postgres.url())).await;
    let add = async || service.note(None).await.0.status.as_u16();
    let many = async || futures_util::future::join_all((0..20).map(|_| add())).await;
    assert_eq!(many().await, [200; 20]);
    network.lose_connections();
    let during = many().await;
    let is_answered = |status: &u16| matches!(status, 200 | 503);
    assert!(during.iter().all(is_answered), "{during:?}");
    assert_eq!(many().await, [200; 20], "back by itself");
    service.stop().await;
}

/// Connections that died cost no call: neither those that PostgreSQL ended, nor those that a proxy cut.
pub(crate) async fn dead_connections_cost_no_call(postgres: &Postgres) {
    let network = Network::to(postgres).await;
    let url = postgres.new_database("dead");
    let service = Service::start(&network.url(postgres, &url)).await;
    let read = async || {
        let request = service.request("GET", "/users/1/");
        service.send(request.body(Body::empty()).unwrap()).await
    };
    let calls = async |reads: usize, notes: usize| {
        let lists = (0..reads).map(|_| service.backoffice.stores());
        let lists = futures_util::future::join_all(lists);
        let reads = futures_util::future::join_all((0..reads).map(|_| read()));
        let notes = (0..notes).map(|_| service.note(None));
        let notes = futures_util::future::join_all(notes);
        let (lists, reads, notes) = tokio::join!(lists, reads, notes);
        for stores in lists {
            stores.expect("a list should be read");
        }
        for (parts, text) in reads.into_iter().chain(notes) {
            assert_eq!(parts.status, 200, "{text}");
        }
    };
    let beside = PgPool::connect(&url).await.unwrap();
    let count = "SELECT count(*) FROM pg_stat_activity \
                 WHERE datname = current_database() AND application_name = 'backoffice'";
    let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
               WHERE datname = current_database() AND application_name = 'backoffice'";
    for (reads, notes) in [(32, 0), (0, 32), (32, 32)] {
        for is_cut in [false, true] {
            // Reads that wait for a lock use a connection each.
            let mut lock = beside.begin().await.unwrap();
            let customers = sqlx::query("LOCK TABLE customers IN ACCESS EXCLUSIVE MODE");
            customers.execute(&mut *lock).await.unwrap();
            let several_are_open = async {
                let are_few = async || {
                    let open = sqlx::query_scalar::<_, i64>(count);
                    open.fetch_one(&beside).await.unwrap() <= 2
                };
                while are_few().await {
                    tokio::time::sleep(Duration::from_millis(10)).await;
                }
                lock.commit().await.unwrap();
            };
            tokio::join!(calls(32, 0), several_are_open);
            if is_cut {
                network.cut_connections();
            } else {
                sqlx::query(end).execute(&beside).await.unwrap();
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
            calls(reads, notes).await;
        }
    }
    service.stop().await;
}

/// If the answer to a commit is lost, the caller hears that the change may be made, and can repeat it with its key.
pub(crate) async fn a_lost_commit_is_said(postgres: &Postgres) {
    let network = Network::to(postgres).await;
    let service = Service::start(&network.url(postgres, &postgres.url())).await;
    let refund = async |key: Option<&str>| {
        let mut request = service
            .request("POST", "/orders/1002/refund/")
            .header("content-type", "application/json");
        if let Some(key) = key {
            request = request.header("idempotency-key", key);
        }
        let body = Body::from(r#"{"amount":"0.01"}"#);
        service.send(request.body(body).unwrap()).await
    };
    let refunds = |text: &str| {
        let order: serde_json::Value = serde_json::from_str(text).unwrap();
        order["refunds"].as_array().unwrap().len()
    };
    let before = refunds(&refund(None).await.1);
    // A key is reserved by a commit of its own.
    for (key, commits_before) in [(None, 0), (Some("lost"), 1)] {
        network.set(Way::LosesCommitsAfter(commits_before));
        let (parts, text) = refund(key).await;
        assert_eq!(parts.status, 503, "{text}");
        assert!(text.contains("may or may not be made"), "{text}");
    }
    network.set(Way::Clear);
    let (parts, text) = refund(Some("lost")).await;
    assert!(parts.headers.contains_key("idempotency-replayed"), "{text}");
    assert_eq!(refunds(&text), before + 2, "both were made, once");
    // A reservation that may be made does not stay.
    network.set(Way::LosesCommitsAfter(0));
    let (parts, text) = refund(Some("reserved")).await;
    assert_eq!(parts.status, 503, "{text}");
    assert!(!text.contains("may or may not be made"), "{text}");
    network.set(Way::Clear);
    let (parts, text) = refund(Some("reserved")).await;
    assert_eq!(parts.status, 200, "{text}");
    assert_eq!(refunds(&text), before + 3);
    service.stop().await;
}

/// If a machine is lost in the middle of a change, its transaction ends before long, and others change the record.
pub(crate) async fn a_lost_instance_holds_no_order(postgres: &Postgres) {
    const PATIENCE: Duration = Duration::from_secs(40);
    let url = postgres.new_database("lost_instance");
    let network = Network::to(postgres).await;
    let lost = Service::start(&network.url(postgres, &url)).await;
    let other = Backoffice::open(&url, Settings::new("", [7; 32])).await;
    let other = other.unwrap().router(Limits::default());
    let refund = |router: axum::Router| {
        let request = Request::post("/orders/1001/refund/")
            .header("authorization", format!("Bearer {}", lost.token))
            .header("content-type", "application/json");
        let request = request.body(Body::from(r#"{"amount":"0.01"}"#)).unwrap();
        async move { router.oneshot(request).await.unwrap().status().as_u16() }
    };
    let beside = PgPool::connect(&url).await.unwrap();
    let mut holder = beside.begin().await.unwrap();
    sqlx::query("SELECT id FROM orders WHERE number = '1001' FOR UPDATE")
        .execute(&mut *holder)
        .await
        .unwrap();
    let waiting = tokio::spawn(refund(lost.backoffice.router(Limits::default())));
    let waits = "SELECT count(*) FROM pg_stat_activity \
                 WHERE datname = current_database() AND wait_event_type = 'Lock'";
    while sqlx::query_scalar::<_, i64>(waits).fetch_one(&beside).await.unwrap() == 0 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    network.lose_connections();
    holder.commit().await.unwrap();
    // Now the lost instance has the order, and nobody hears of it.
    let again = async { while refund(other.clone()).await != 200 {} };
    timeout(PATIENCE, again).await.unwrap();
    assert_eq!(waiting.await.unwrap(), 503);
    lost.stop().await;
}

#[tokio::test]
async fn a_database_has_one_key_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("key.db").display());
    a_database_has_one_key(&url).await;
    let url = format!("sqlite:{}", folder.path().join("replaced.db").display());
    a_key_is_replaced(&url).await;
}

/// An instance with another key than the first one notices it before it serves.
pub(crate) async fn a_database_has_one_key(url: &str) {
    for (key, fits) in [([7; 32], true), ([8; 32], false), ([7; 32], true)] {
        let backoffice = Backoffice::open(url, Settings::new("", key)).await.unwrap();
        let checked = backoffice.check_key().await;
        assert_eq!(checked.is_ok(), fits, "{checked:?}");
        let says =
            |error: &dyn std::error::Error| error.to_string().contains("this key can't read");
        assert!(checked.err().is_none_or(|error| says(&error)));
        backoffice.close().await;
    }
}

/// Secrets are encrypted with another key while instances use them: none is lost, and the old key reads none any more.
pub(crate) async fn a_key_is_replaced(url: &str) {
    const NEW: [u8; 32] = [9; 32];
    let service = Service::start(url).await;
    service.subscribe(&["user.note_created"]).await;
    let (_, first) = service.note(Some("kept")).await;
    let both = |settings: &mut Settings| {
        settings.key = NEW;
        settings.old_keys = vec![[7; 32]];
    };
    let other = Service::start_with(url, both).await;
    let noting = async {
        for number in 0..50 {
            let key = format!("key-{number}");
            let (parts, text) = other.note(Some(&key)).await;
            assert_eq!(parts.status, 200, "{text}");
        }
    };
    let (count, ()) = tokio::join!(other.backoffice.rotate_key(), noting);
    assert!(count.unwrap() >= 3, "a webhook, an answer, and the check of the key");
    assert_eq!(other.backoffice.rotate_key().await.unwrap(), 0);
    // One that has the new key alone reads all.
    let last = Service::start_with(url, |settings| settings.key = NEW).await;
    assert_eq!(last.backoffice.rotate_key().await.unwrap(), 0);
    last.backoffice.check_key().await.unwrap();
    let request = Service::request_with(&service.token, "POST", "/users/1/notes/")
        .header("content-type", "application/json")
        .header("idempotency-key", "kept");
    let (parts, again) = last.send(request.body(Body::from(r#"{"message":"x"}"#)).unwrap()).await;
    assert_eq!((parts.status.as_u16(), again), (200, first));
    assert!(service.backoffice.check_key().await.is_err());
    assert!(service.backoffice.rotate_key().await.is_err());
    for service in [service, other, last] {
        service.stop().await;
    }
}

/// Without its database, the service answers 503. It is back when the database is.
pub(crate) async fn back_after_an_outage(mut postgres: Postgres) {
    let service = Service::start(&postgres.url()).await;
    let status = async || {
        let (parts, body) = service.note(None).await;
        (parts.status.as_u16(), parts.headers.contains_key("retry-after"), body)
    };
    let ready = async || {
        let server = Server::new(service.backoffice.clone());
        let request = Request::get("/readyz").header("host", "x").body(Body::empty()).unwrap();
        server.router().oneshot(request).await.unwrap().status()
    };
    assert_eq!((status().await.0, ready().await.as_u16()), (200, 200));
    postgres.stop();
    for _ in 0..3 {
        let (status, may_retry, body) = status().await;
        assert_eq!((status, may_retry), (503, true), "{body}");
        assert!(!body.contains("postgres"), "no detail of the database: {body}");
        assert_eq!(ready().await, 503);
    }
    postgres.restart();
    assert_eq!((status().await.0, ready().await.as_u16()), (200, 200), "back by itself");
    service.stop().await;
}

#[tokio::test]
async fn old_rows_are_removed_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("old.db").display());
    old_rows_are_removed(&url).await;
}

/// Rows go when their time has passed, and stay until then.
pub(crate) async fn old_rows_are_removed(url: &str) {
    let service = Service::start_with(url, |settings| {
        settings.keep_audit = Duration::ZERO;
        settings.keep_keys = Duration::ZERO;
    })
    .await;
    service.subscribe(&["user.note_created"]).await;
    for number in 0..3 {
        let (parts, text) = service.note(Some(&format!("old-{number}"))).await;
        assert_eq!(parts.status, 200, "{text}");
    }
    // The audit's rows; events and keys are younger than they are kept.
    assert_eq!(service.backoffice.prune().await.unwrap(), 4);
    assert_eq!(service.backoffice.prune().await.unwrap(), 0);
    for older in [
        "UPDATE keys SET reserved_until = 0 WHERE key <> 'old-0'",
        "UPDATE outbox SET at = 0 WHERE id > (SELECT MIN(id) FROM outbox)",
        // One that is younger than later ones holds none of them back.
        "UPDATE deliveries SET at = 0 WHERE id > (SELECT MIN(id) FROM deliveries)",
    ] {
        assert_eq!(execute(url, older).await, 2);
        assert_eq!(service.backoffice.prune().await.unwrap(), 2, "{older}");
    }
    service.stop().await;
}
