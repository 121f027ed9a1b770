//! Requests as bytes on a connection: early answers, fields that contradict each other, browsers, the address of operators.

use std::time::{Duration, Instant};

use backoffice::server::{Backoffice, ConnectionLimits, Sandbox, Server, Settings};
use serde_json::Value;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
    task::JoinHandle,
    time::{sleep, timeout},
};

use crate::{postgres::Postgres, service::execute};

/// A server on a port of its own.
struct Served {
    address: std::net::SocketAddr,
    /// With the scope `users:write` alone.
    token: String,
    task: JoinHandle<()>,
}

impl Served {
    async fn start(set: impl FnOnce(Server) -> Server) -> Self {
        Self::on("sqlite::memory:", set).await
    }

    async fn on(database: &str, set: impl FnOnce(Server) -> Server) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let settings = Settings::new(format!("http://{address}/api"), [7; 32]);
        let backoffice = Backoffice::open(database, settings).await.unwrap();
        let store = crate::seeded(&backoffice).await;
        let token = backoffice.add_token(store, "edges", &["users:write"], None);
        let token = token.await.unwrap();
        let server = set(Server::new(backoffice));
        let task = tokio::spawn(server.run(listener, std::future::pending()));
        Self { address, token, task }
    }

    async fn connect(&self) -> Connection {
        Connection::to(self.address).await
    }

    /// Sends a request without a body on a connection of its own.
    async fn get(&self, path: &str, fields: &str) -> Answer {
        let mut connection = self.connect().await;
        let request = format!("GET {path} HTTP/1.1\r\nHost: x\r\n{fields}\r\n");
        connection.send(request.as_bytes()).await;
        connection.answer().await
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        self.task.abort();
    }
}

#[derive(Debug)]
struct Answer {
    status: u16,
    head: String,
    body: String,
}

impl Answer {
    fn closes(&self) -> bool {
        self.field("connection") == Some("close")
    }

    fn field(&self, wanted: &str) -> Option<&str> {
        let mut fields = self.head.lines().filter_map(|line| line.split_once(": "));
        let found = fields.find(|(name, _)| name.eq_ignore_ascii_case(wanted));
        found.map(|(_, value)| value)
    }
}

/// A connection of a plain client: it writes everything before it reads.
struct Connection {
    stream: TcpStream,
    read: Vec<u8>,
}

impl Connection {
    async fn to(address: std::net::SocketAddr) -> Self {
        let stream = TcpStream::connect(address).await.unwrap();
        stream.set_nodelay(true).unwrap();
        Self { stream, read: Vec::new() }
    }

    async fn send(&mut self, bytes: &[u8]) {
        let sent = timeout(Duration::from_secs(20), self.stream.write_all(bytes)).await;
        sent.expect("the server reads").expect("no broken pipe");
    }

    /// Reads until a condition, or the end of the connection. Returns false at the end.
    async fn read_until(&mut self, is_enough: impl Fn(&[u8]) -> bool) -> bool {
        while !is_enough(&self.read) {
            let read = self.stream.read_buf(&mut self.read);
            let length = timeout(Duration::from_secs(20), read).await;
            if length.expect("the server answers").expect("no reset") == 0 {
                return false;
            }
        }
        true
    }

    async fn answer(&mut self) -> Answer {
        let end = |read: &[u8]| read.windows(4).position(|four| four == b"\r\n\r\n");
        assert!(self.read_until(|read| end(read).is_some()).await, "no answer");
        let end = end(&self.read).unwrap() + 4;
        let head = String::from_utf8(self.read[..end].to_vec()).unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        let mut answer = Answer { status, head, body: String::new() };
        let length = answer.field("content-length");
        let length = length.map_or(0, |length| length.parse().unwrap());
        assert!(self.read_until(|read| read.len() >= end + length).await);
        answer.body = String::from_utf8(self.read[end..end + length].to_vec()).unwrap();
        self.read.drain(..end + length);
        answer
    }

    /// Asserts that the server ends the connection, and sends nothing more.
    async fn ends(mut self, context: &str) {
        assert!(!self.read_until(|read| !read.is_empty()).await, "{context}");
    }
}

/// Request line, header fields, status. `TOKEN` stands for a token.
const EARLY: &[(&str, &str, u16)] = &[
    ("POST /api/users/1/notes/", "Content-Type: application/json\r\n", 401),
    ("POST /api/users/1/notes/", "Authorization: Bearer x\r\n", 401),
    ("POST /api/orders/1001/notes/", "TOKEN", 403),
    ("POST /api/nowhere/", "TOKEN", 404),
    ("POST /nowhere", "", 404),
    ("POST /api/users/x/notes/", "TOKEN", 404),
    ("DELETE /api/users/", "TOKEN", 405),
    ("OPTIONS /api/users/", "", 204),
    ("POST /api/users/1/notes", "TOKEN", 308),
    ("POST /api/users/1/notes/", "TOKENX-Service-Api-Version: 2020-01-01\r\n", 400),
    ("POST /api/users/1/notes/", "TOKENAccept: text/html\r\n", 406),
    ("POST /api/users/1/notes/?x=1", "TOKEN", 400),
    ("POST /api/users/1/notes/?x=%zz", "TOKEN", 400),
    ("POST /api/users/1/notes/", "TOKENAuthorization: Bearer x\r\n", 400),
    ("POST /api/users/1/notes/", "TOKENContent-Type: text/plain\r\n", 415),
    (
        "POST /api/users/1/notes/",
        "TOKENContent-Type: application/json\r\nContent-Encoding: gzip\r\n",
        415,
    ),
    ("POST /api/files/1/1/x/y", "", 405),
    ("POST /control/stores", "", 401),
    ("POST /control/orders", "Authorization: Bearer x\r\n", 401),
    ("POST /control/nothing", "TOKEN", 404),
    ("PUT /control/orders", "TOKEN", 405),
    ("POST /healthz", "", 405),
    ("POST /readyz", "", 405),
    ("POST /metrics", "", 405),
    ("POST /openapi.json", "", 405),
    ("GET /healthz", "", 200),
];

/// A moment in which the server sees the header fields alone.
const MOMENT: Duration = Duration::from_millis(30);

#[tokio::test(flavor = "multi_thread")]
async fn an_early_answer_keeps_the_connection_or_says_that_it_ends() {
    let served = Served::start(Server::with_control).await;
    let token = format!("Authorization: Bearer {}\r\n", served.token);
    let mut kept = served.connect().await;
    for (line, fields, status) in EARLY {
        let fields = fields.replace("TOKEN", &token);
        let head =
            |framing: &str| format!("{line} HTTP/1.1\r\nHost: x\r\n{fields}{framing}\r\n\r\n");
        // A small body is read: the same connection carries every request, with a length or in chunks.
        for (framing, body) in [
            ("Content-Length: 15", r#"{"message":"x"}"#),
            ("Transfer-Encoding: chunked", "1\r\n{\r\n2\r\n\"}\r\n0\r\n\r\n"),
        ] {
            kept.send(head(framing).as_bytes()).await;
            sleep(MOMENT).await;
            kept.send(body.as_bytes()).await;
            let answer = kept.answer().await;
            assert_eq!((answer.status, answer.closes()), (*status, false), "{line} {answer:?}");
        }
        // A large one is not, but the caller can send it to its end, and then finds the answer.
        let (length, large) = ("Content-Length: 3000000", vec![b'x'; 3_000_000]);
        let chunks = format!("186a0\r\n{}\r\n0\r\n\r\n", "x".repeat(100_000));
        for (framing, body) in
            [(length, large), ("Transfer-Encoding: chunked", chunks.into_bytes())]
        {
            let mut other = served.connect().await;
            other.send(head(framing).as_bytes()).await;
            sleep(MOMENT).await;
            other.send(&body).await;
            let answer = other.answer().await;
            assert_eq!(
                (answer.status, answer.closes()),
                (*status, true),
                "{line} {framing} {answer:?}"
            );
            other.ends(line).await;
        }
    }
    // Too large for the call.
    let head = format!(
        "POST /api/users/1/notes/ HTTP/1.1\r\nHost: x\r\n{token}Content-Type: application/json\r\nContent-Length: 3000000\r\n\r\n"
    );
    kept.send(head.as_bytes()).await;
    sleep(MOMENT).await;
    kept.send(&vec![b'x'; 3_000_000]).await;
    let answer = kept.answer().await;
    assert_eq!((answer.status, answer.closes()), (413, true), "{answer:?}");
    kept.ends("413").await;
}

/// The rest of a body that does not come keeps nobody waiting, nor does a caller that waits for `100 Continue`.
#[tokio::test(flavor = "multi_thread")]
async fn an_early_answer_does_not_wait_for_its_body() {
    let served = Served::start(Server::with_control).await;
    for (fields, most) in [("", 5_000), ("Expect: 100-continue\r\n", 500)] {
        let mut connection = served.connect().await;
        let head =
            format!("POST /api/nowhere/ HTTP/1.1\r\nHost: x\r\n{fields}Content-Length: 15\r\n\r\n");
        let start = Instant::now();
        connection.send(head.as_bytes()).await;
        let answer = connection.answer().await;
        assert_eq!((answer.status, answer.closes()), (404, true), "{answer:?}");
        assert!(start.elapsed() < Duration::from_millis(most), "{:?}", start.elapsed());
    }
}

/// Fields that a proxy may read in another way than the service are refused, in the form of every refusal.
#[tokio::test]
async fn requests_with_two_meanings() {
    let served = Served::start(Server::with_control).await;
    let token = format!("Authorization: Bearer {}\r\n", served.token);
    let many = "X-Many: 1\r\n".repeat(101);
    let large = |bytes: usize| format!("X-Large: {}\r\n", "x".repeat(bytes));
    let (just, larger, largest) = (large(32_000), large(40_000), large(100_000));
    let long = format!("GET /api/users/?email={} HTTP/1.1\r\nHost: x\r\n", "x".repeat(40_000));
    let cases = [
        ("GET /healthz HTTP/1.1\r\n", "", 400, "Host"),
        ("GET /healthz HTTP/1.0\r\n", "", 200, "ok"),
        ("GET /healthz HTTP/1.1\r\nHost: x\r\n", "Host: x\r\n", 400, "Host"),
        ("GET /healthz HTTP/1.1\r\nHost: x\r\n", "Host: y\r\n", 400, "Host"),
        ("GET /healthz HTTP/1.1\r\n", "Host: a b\r\n", 400, "Host"),
        ("GET /healthz HTTP/1.1\r\n", "Host: a@b\r\n", 400, "Host"),
        ("GET /healthz HTTP/1.1\r\n", "Host: [::1]:80\r\n", 200, "ok"),
        ("GET http://x/healthz HTTP/1.1\r\n", "", 400, "Host"),
        (
            "GET /api/users/1/ HTTP/1.1\r\nHost: x\r\n",
            "Authorization: Bearer x\r\n",
            400,
            "Authorization",
        ),
        (
            "GET /control/orders HTTP/1.1\r\nHost: x\r\n",
            "Authorization: Bearer x\r\n",
            400,
            "Authorization",
        ),
        ("GET /api/users/1/ HTTP/1.1\r\nHost: x\r\n", &token, 403, "users:read"),
        (
            "POST /api/users/1/notes/ HTTP/1.1\r\nHost: x\r\n",
            "Idempotency-Key: a\r\nIdempotency-Key: b\r\n",
            400,
            "Idempotency-Key",
        ),
        (
            "POST /api/users/1/notes/ HTTP/1.1\r\nHost: x\r\n",
            "Content-Type: application/json\r\nContent-Type: text/plain\r\n",
            400,
            "Content-Type",
        ),
        ("GET /api/users/?email=%zz HTTP/1.1\r\nHost: x\r\n", "", 400, "email"),
        ("GET /api/users/?email=a%4 HTTP/1.1\r\nHost: x\r\n", "", 400, "email"),
        ("GET /api/users/?name=%FF HTTP/1.1\r\nHost: x\r\n", "", 400, "name"),
        ("GET /api/users/?%FF=1 HTTP/1.1\r\nHost: x\r\n", "", 400, "non_field_errors"),
        ("GET /control/orders?after=%zz HTTP/1.1\r\nHost: x\r\n", "", 400, "after"),
        ("GET /api/users/?name=100%25 HTTP/1.1\r\nHost: x\r\n", "", 403, "users:read"),
        ("GET /healthz HTTP/1.1\r\nHost: x\r\n", &just, 200, "ok"),
        ("GET /healthz HTTP/1.1\r\nHost: x\r\n", &larger, 431, "32768 bytes"),
        ("GET /healthz HTTP/1.1\r\nHost: x\r\n", &largest, 431, "32768 bytes"),
        ("GET /healthz HTTP/1.1\r\nHost: x\r\n", &many, 431, "100 fields"),
        (&long, "", 431, "32768 bytes"),
    ];
    for (line, fields, status, names) in cases {
        for accept in ["application/json", "application/problem+json"] {
            let mut connection = served.connect().await;
            let accept_field = format!("Accept: {accept}\r\n");
            let request = format!("{line}{token}{accept_field}{fields}\r\n");
            connection.send(request.as_bytes()).await;
            let answer = connection.answer().await;
            let context = format!("{line:.60} {fields:.60} {answer:?}");
            assert_eq!(answer.status, status, "{context}");
            assert!(answer.body.contains(names), "{context}");
            assert!(answer.field("x-request-id").is_some(), "{context}");
            if status != 200 {
                assert_eq!(answer.field("content-type"), Some(accept), "{context}");
                assert!(serde_json::from_str::<Value>(&answer.body).is_ok(), "{context}");
            }
        }
    }
    // What hyper itself refuses has no body (gap `connection-limits`).
    for (request, status) in [
        (format!("GET / HTTP/1.1\r\nHost: x\r\n{}\r\n", large(200_000)), 431),
        (format!("GET / HTTP/1.1\r\nHost: x\r\n{}\r\n", many.repeat(2)), 431),
        ("GET / HTTP/3.0\r\nHost: x\r\n\r\n".to_owned(), 400),
        ("GET / HTTP/1.1\r\nHost : x\r\n\r\n".to_owned(), 400),
    ] {
        let mut connection = served.connect().await;
        connection.send(request.as_bytes()).await;
        let answer = connection.answer().await;
        assert_eq!((answer.status, &*answer.body), (status, ""));
        connection.ends("hyper").await;
    }
}

/// Pages may call the service if their origin is named. Without one, nothing speaks of origins.
#[tokio::test]
async fn browsers_may_call_from_the_origins_that_are_named() {
    const NAMED: &str = "https://app.example";
    let origins = |origins: &'static [&'static str]| {
        let origins = origins.iter().map(|origin| origin.parse().unwrap());
        move |server: Server| server.with_control().allow_origins(origins)
    };
    let cases = [
        (Served::start(|server| server).await, None, None),
        (Served::start(origins(&[NAMED, "http://localhost:3000"])).await, Some(NAMED), None),
        (Served::start(origins(&["*"])).await, Some("*"), Some("*")),
    ];
    for (served, named, other) in cases {
        for (origin, allowed) in [(NAMED, named), ("https://other.example", other)] {
            for path in ["/api/users/1/", "/api/nowhere/", "/control/orders"] {
                let answer = served.get(path, &format!("Origin: {origin}\r\n")).await;
                assert!(matches!(answer.status, 401 | 404), "{answer:?}");
                assert_eq!(answer.field("access-control-allow-origin"), allowed, "{answer:?}");
                let exposed = answer.field("access-control-expose-headers").unwrap_or_default();
                assert!(allowed.is_none() || exposed.contains("x-request-id"), "{answer:?}");
            }
            let mut connection = served.connect().await;
            let preflight = format!(
                "OPTIONS /api/users/1/ HTTP/1.1\r\nHost: x\r\nOrigin: {origin}\r\n\
                 Access-Control-Request-Method: PATCH\r\nAccess-Control-Request-Headers: authorization,content-type\r\n\r\n"
            );
            connection.send(preflight.as_bytes()).await;
            let answer = connection.answer().await;
            assert_eq!(answer.field("access-control-allow-origin"), allowed, "{answer:?}");
            if allowed.is_some() {
                assert_eq!(answer.field("access-control-allow-methods"), Some("PATCH"));
                let fields = answer.field("access-control-allow-headers");
                assert_eq!(
                    fields,
                    Some("authorization,content-type"),
                    "not `*`, which leaves out Authorization"
                );
            }
        }
        // A request of no page, and one for the methods of a path.
        let answer = served.get("/api/users/1/", "").await;
        assert_eq!(answer.field("access-control-allow-origin"), None);
        let mut connection = served.connect().await;
        connection.send(b"OPTIONS /api/users/1/ HTTP/1.1\r\nHost: x\r\n\r\n").await;
        let answer = connection.answer().await;
        assert_eq!(
            (answer.status, answer.field("allow")),
            (204, Some("GET, PATCH, HEAD, OPTIONS"))
        );
    }
}

/// Silent connections, as many as the limit, hold up no page for operators; calls wait for the end of another.
#[tokio::test]
async fn operators_do_not_wait_for_callers() {
    let few = |server: Server| {
        let mut connections = ConnectionLimits::default();
        connections.most = 2;
        server.connections(connections)
    };
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let own = listener.local_addr().unwrap();
    let apart = Served::start(|server| few(server).operations(listener)).await;
    let one = Served::start(few).await;
    for (served, operations) in [(&one, one.address), (&apart, own)] {
        let mut callers = Vec::new();
        for _ in 0..2 {
            let mut caller = served.connect().await;
            caller.send(b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n").await;
            assert_eq!(caller.answer().await.status, 200);
            callers.push(caller);
        }
        let silent = [served.connect().await, served.connect().await];
        for path in ["/healthz", "/readyz", "/metrics"] {
            let start = Instant::now();
            let mut connection = Connection::to(operations).await;
            let request = format!("GET {path} HTTP/1.1\r\nHost: x\r\n\r\n");
            connection.send(request.as_bytes()).await;
            assert_eq!(connection.answer().await.status, 200);
            assert!(start.elapsed() < Duration::from_secs(1), "{path}");
        }
        let mut third = served.connect().await;
        third.send(b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n").await;
        let early = timeout(Duration::from_millis(300), third.stream.readable()).await;
        assert!(early.is_err(), "answered beside two others");
        callers.pop();
        assert_eq!(third.answer().await.status, 200);
        drop(silent);
    }
    // An address of their own has these pages alone, and the other has them no more.
    for path in ["/healthz", "/readyz", "/metrics"] {
        assert_eq!(apart.get(path, "Connection: close\r\n").await.status, 404, "{path}");
    }
    for path in ["/openapi.json", "/api/users/", "/control/orders"] {
        let mut connection = Connection::to(own).await;
        let request = format!("GET {path} HTTP/1.1\r\nHost: x\r\n\r\n");
        connection.send(request.as_bytes()).await;
        let answer = connection.answer().await;
        assert_eq!(answer.status, 404, "{path}");
        assert!(answer.body.contains("there is no such path"), "{answer:?}");
    }
}

/// While the database takes no changes, the service is not ready, and says why.
async fn readiness_follows_writes(
    url: &str,
    stop: impl AsyncFn(),
    go: impl AsyncFn(),
    reason: &str,
) {
    let served = Served::on(url, |server| server).await;
    let ready = async || served.get("/readyz", "").await;
    assert_eq!(ready().await.status, 200);
    // The outcome of a probe counts for a second.
    let second = Duration::from_millis(1_100);
    stop().await;
    sleep(second).await;
    let answer = ready().await;
    assert_eq!((answer.status, answer.body.trim()), (503, reason));
    assert_eq!(served.get("/healthz", "").await.status, 200);
    go().await;
    sleep(second).await;
    assert_eq!(ready().await.status, 200);
}

#[tokio::test]
async fn readiness_follows_writes_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("ready.db").display());
    let refuse =
        "CREATE TRIGGER refuse BEFORE UPDATE ON settings BEGIN SELECT RAISE(ABORT, 'no'); END";
    let stop = async || {
        execute(&url, refuse).await;
    };
    let go = async || {
        execute(&url, "DROP TRIGGER refuse").await;
    };
    readiness_follows_writes(&url, stop, go, "the database takes no changes").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn readiness_follows_writes_on_postgresql() {
    let postgres = tokio::task::spawn_blocking(Postgres::start).await.unwrap();
    let stop = async || {
        let only_reads = "ALTER DATABASE ready SET default_transaction_read_only = on";
        execute(&postgres.url(), only_reads).await;
        // A new connection has the new setting.
        let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'ready'";
        execute(&postgres.url(), end).await;
    };
    let go = async || {
        let back = "ALTER DATABASE ready RESET default_transaction_read_only";
        execute(&postgres.url(), back).await;
    };
    let url = postgres.new_database("ready");
    readiness_follows_writes(&url, stop, go, "the database is read-only").await;
}

/// Refusals are in words of our own, not in those of the libraries that read a body.
#[tokio::test]
async fn refusals_have_no_words_of_libraries() {
    const FORM: &str = "multipart/form-data";
    let sandbox = Sandbox::start().await.unwrap();
    let address = sandbox.base_url().trim_end_matches("/api");
    let address = address.strip_prefix("http://").unwrap().parse().unwrap();
    let mut connection = Connection::to(address).await;
    let large = format!("\"{}\"", "x".repeat(2 * 1024 * 1024));
    for (path, media_type, body, status) in [
        ("/control/stores", "application/json", "{", 400),
        ("/control/stores", "application/json", r#"{"orders":"x"}"#, 400),
        ("/control/stores", "application/json", r#"{"name":1e400}"#, 400),
        ("/control/stores", "application/json", r#"{"nam":"x"}"#, 400),
        ("/control/reset", "application/json", "[1]", 400),
        ("/control/orders", "application/json", "{", 400),
        ("/control/orders", "application/json", "[1]", 400),
        ("/control/orders", "application/json", r#"{"a":1e400}"#, 400),
        ("/control/orders", "application/json", &large, 413),
        ("/api/tickets/attachments/", FORM, "x", 400),
        ("/api/tickets/attachments/", "multipart/form-data; boundary=b", "x", 400),
        ("/api/tickets/attachments/", "multipart/form-data; boundary=b", "--b\r\nx", 400),
        ("/api/users/1/notes/", "application/json", "{", 400),
        ("/api/users/1/notes/", "application/json", "[1]", 400),
    ] {
        let (token, length) = (sandbox.token(), body.len());
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\nContent-Type: {media_type}\r\n\
             Content-Length: {length}\r\n\r\n{body}"
        );
        connection.send(request.as_bytes()).await;
        let answer = connection.answer().await;
        let context = format!("{path} {body:.40} {answer:?}");
        assert_eq!(answer.status, status, "{context}");
        for word in [
            " line ",
            "could not read",
            "invalid type",
            "u32",
            "EOF",
            "Error parsing",
            "`multipart",
            "limit exceeded",
        ] {
            assert!(!answer.body.contains(word), "{context}");
        }
        if answer.closes() {
            connection = Connection::to(address).await;
        }
    }
}
