//! Instances that are killed while callers write, and a database that is restarted: every write has one effect.
//!
//! BACKOFFICE_TEST_KILLS and BACKOFFICE_TEST_WRITES set how long this goes on; `.ci/nightly` has the whole run.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    io::{self, Write as _},
    net::SocketAddr,
    process::Command,
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use sqlx::Row as _;

use crate::{
    hooks::{BROKEN, HEALTHY, Hooks},
    instance::{Instance, KEY, backoffice, free_port, send},
    postgres::Postgres,
};

const CALLERS: usize = 12;

/// Writes for each order, so that none gets more refunds than it may have.
const WRITES_OF_ORDER: usize = 250;

/// Longest time in which one write must succeed.
const PATIENCE: Duration = Duration::from_secs(120);

fn setting(name: &str, otherwise: usize) -> usize {
    std::env::var(name).map_or(otherwise, |text| text.parse().unwrap())
}

/// Orders, and customers, of the shop.
fn orders() -> usize {
    200.max(setting("BACKOFFICE_TEST_WRITES", 0) / WRITES_OF_ORDER)
}

#[test]
fn every_write_has_one_effect_on_postgresql() {
    let postgres = Postgres::start();
    let url = postgres.url();
    let (kills, writes) =
        (setting("BACKOFFICE_TEST_KILLS", 6), setting("BACKOFFICE_TEST_WRITES", 1_500));
    survive(&url, 3, kills, writes, Some(postgres));
}

#[test]
fn every_write_has_one_effect_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("killed.db").display());
    // SQLite waits for the disk at each write.
    let (kills, writes) =
        (setting("BACKOFFICE_TEST_KILLS", 4), setting("BACKOFFICE_TEST_WRITES", 500));
    survive(&url, 1, kills, writes, None);
}

fn server(url: &str, port: u16) -> Command {
    let mut command = backoffice();
    command.env("BACKOFFICE_DATABASE", url).env("BACKOFFICE_KEY", KEY);
    command.args([
        "serve",
        "--json",
        "--log",
        "off",
        "--page-size",
        "50",
        "--port",
        &port.to_string(),
    ]);
    command
}

fn survive(
    url: &str,
    instances: usize,
    kills: usize,
    writes: usize,
    mut postgres: Option<Postgres>,
) {
    let mut first = server(url, free_port());
    first.args(["--orders", &orders().to_string()]);
    let mut running = vec![Instance::start(first)];
    let token = running[0].line["token"].as_str().unwrap().to_owned();
    while running.len() < instances {
        running.push(Instance::start(server(url, free_port())));
    }
    let addresses: Vec<_> = running.iter().map(|instance| instance.address).collect();
    let hooks = Hooks::start();
    let healthy = HEALTHY.map(|path| (path, subscribe_to(&hooks, path, addresses[0], &token)));
    for path in BROKEN {
        subscribe_to(&hooks, path, addresses[0], &token);
    }
    let before = Sums::read(url);
    let (done, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    let effects = Mutex::new(Effects::default());
    thread::scope(|scope| {
        let reader = scope.spawn(|| {
            let customers: Vec<_> = (1..=orders() as u64).collect();
            let mut webhooks = BTreeSet::new();
            while !stop.load(Ordering::Relaxed) {
                assert_eq!(read_all(&addresses, &token, "users"), customers);
                let ids = read_all(&addresses, &token, "webhooks");
                let read: BTreeSet<_> = ids.iter().copied().collect();
                assert_eq!(read.len(), ids.len(), "no webhook is there twice");
                assert!(read.is_superset(&webhooks), "no webhook is lost");
                webhooks = read;
            }
        });
        let callers: Vec<_> = (0..CALLERS)
            .map(|caller| {
                let (addresses, token, done, effects) = (&addresses, &token, &done, &effects);
                scope.spawn(move || {
                    for number in (caller..writes).step_by(CALLERS) {
                        let write = Write::nth(number);
                        let is_done = write.send(addresses, token, number);
                        effects.lock().unwrap().count(&write, is_done);
                        done.fetch_add(1, Ordering::Relaxed);
                    }
                })
            })
            .collect();
        for kill in 0..kills {
            // The last one long before the end, so that writes follow it.
            let is_early = || done.load(Ordering::Relaxed) < writes * kill / (kills + 1);
            let fails = || callers.iter().all(|caller| caller.is_finished());
            while is_early() && !fails() {
                thread::sleep(Duration::from_millis(5));
            }
            if let Some(postgres) = postgres.as_mut().filter(|_| kill == kills / 2) {
                postgres.stop();
                postgres.restart();
            }
            let killed = kill % running.len();
            running[killed].kill();
            let port = running[killed].address.port();
            running[killed] = Instance::start(server(url, port));
        }
        let results: Vec<_> = callers.into_iter().map(|caller| caller.join()).collect();
        stop.store(true, Ordering::Relaxed);
        reader.join().unwrap();
        for result in results {
            result.unwrap();
        }
    });
    for (path, webhook) in healthy {
        assert_delivered(url, &hooks, path, webhook);
    }
    let after = Sums::read(url);
    let effects = effects.into_inner().unwrap();
    println!("{effects:?}");
    let Effects { refunds, captures, notes, webhooks, refused } = effects;
    let numbers = 0..writes;
    let writes = refunds + captures + notes + webhooks;
    assert_eq!(usize::try_from(writes + refused), Ok(numbers.len()));
    assert_eq!(after.keys, writes, "an answer for each key");
    assert_eq!(
        after.outbox - before.outbox,
        writes,
        "an event for each write, and for nothing else"
    );
    assert_eq!(after.audit - before.audit, writes, "an audit row for each write");
    assert_eq!(after.notes, notes, "a note for each key");
    assert_eq!(after.records, notes, "an event for each note");
    assert_eq!(after.webhooks - before.webhooks, webhooks, "a webhook for each key");
    assert_eq!(after.refunded - before.refunded, refunds * REFUND, "the amount of each refund");
    assert_eq!(after.captured - before.captured, captures * CAPTURE, "the amount of each capture");
    let tried: BTreeSet<_> = numbers
        .map(Write::nth)
        .filter(|write| write.refusal == NOT_CAPTURED)
        .map(|write| write.request)
        .collect();
    assert_eq!(usize::try_from(captures), Ok(tried.len()), "each authorization is captured once");
    assert_eq!(after.refunds - before.refunds, refunds, "a refund in an order for each key");
    assert_eq!(after.beyond, 0, "no order is refunded beyond what was captured");
}

/// Amount of a refund and of a capture, in ten-thousandths.
const REFUND: i64 = 10_000;
const CAPTURE: i64 = 100;

/// A write.
struct Write {
    request: String,
    body: Value,
    /// A part of the refusal that it may get.
    refusal: &'static str,
}

/// Numbers of writes that had an effect, and of others.
#[derive(Debug, Default)]
struct Effects {
    refunds: i64,
    captures: i64,
    notes: i64,
    webhooks: i64,
    refused: i64,
}

impl Effects {
    fn count(&mut self, write: &Write, is_done: bool) {
        let number = match write.refusal {
            _ if !is_done => &mut self.refused,
            NOT_CAPTURED => &mut self.captures,
            NOT_REFUNDED => &mut self.refunds,
            _ if write.request.ends_with("/webhooks/") => &mut self.webhooks,
            _ => &mut self.notes,
        };
        *number += 1;
    }
}

const NOT_REFUNDED: &str = "can still be refunded";
const NOT_CAPTURED: &str = "can be captured";

impl Write {
    /// Returns a write by its number: of 16, two are refunds, one is a capture, and one makes a webhook. In a long run, an
    /// order gets nearly as many refunds as it may have, and each authorization is tried again.
    fn nth(number: usize) -> Self {
        // Of six states of an order, the first is paid, and the fifth is authorized.
        let sixth = 6 * (number / 8 % (orders() / 6));
        let (request, body, refusal) = match number % 16 {
            0 | 8 => (
                format!("orders/{}/refund", 1_001 + sixth),
                json!({ "amount": "1.00" }),
                NOT_REFUNDED,
            ),
            4 => (
                format!("transactions/{}/capture", 500_000 + 10 * (sixth + 4)),
                json!({ "amount": "0.01" }),
                NOT_CAPTURED,
            ),
            12 => (
                "webhooks".to_owned(),
                json!({ "events": ["cart.abandoned"], "target": format!("https://a.example/{number}") }),
                "",
            ),
            even if even % 2 == 0 => (
                format!("orders/{}/notes", 1_001 + sixth),
                json!({ "message": number.to_string() }),
                "",
            ),
            _ => (
                format!("users/{}/notes", number % orders() + 1),
                json!({ "message": number.to_string() }),
                "",
            ),
        };
        Self { request: format!("POST /api/{request}/"), body, refusal }
    }

    /// Sends the write, again until it has an answer. Returns true if it had an effect.
    fn send(&self, addresses: &[SocketAddr], token: &str, number: usize) -> bool {
        let (request, key) = (&self.request, format!("write-{number}"));
        let limit = Instant::now() + PATIENCE;
        let mut attempt = number;
        loop {
            let answer = send(
                addresses[attempt % addresses.len()],
                token,
                request,
                Some(&key),
                &self.body.to_string(),
            );
            match &answer {
                Ok((200 | 201, _)) => return true,
                // The first request is in progress, as far as its instance could say before it died.
                Ok((409, body)) if body.contains("in progress") => {}
                Ok((409, body)) if !self.refusal.is_empty() && body.contains(self.refusal) => {
                    return false;
                }
                Ok((503, _)) | Err(_) => {}
                Ok(unexpected) => panic!("{request}: {unexpected:?}"),
            }
            assert!(Instant::now() < limit, "{request}: {answer:?}");
            attempt += 1;
            thread::sleep(Duration::from_millis(20));
        }
    }
}

/// Returns the ids on all pages of a list.
fn read_all(addresses: &[SocketAddr], token: &str, list: &str) -> Vec<u64> {
    let mut path = format!("/api/{list}/");
    let (mut ids, mut attempt) = (Vec::new(), 0);
    let limit = Instant::now() + PATIENCE;
    loop {
        assert!(Instant::now() < limit, "the list can't be read");
        attempt += 1;
        let answer =
            send(addresses[attempt % addresses.len()], token, &format!("GET {path}"), None, "");
        let Ok((200, body)) = answer else {
            thread::sleep(Duration::from_millis(20));
            continue;
        };
        let page: Value = serde_json::from_str(&body).unwrap();
        ids.extend(
            page["results"].as_array().unwrap().iter().map(|record| record["id"].as_u64().unwrap()),
        );
        let Some(next) = page["next"].as_str() else {
            return ids;
        };
        path = next[next.find("/api").unwrap()..].to_owned();
    }
}

/// Makes a webhook for the events of all writes. Returns its record.
fn subscribe(address: SocketAddr, token: &str, target: &str) -> Value {
    let events = [
        "order.note_created",
        "order.refunded",
        "transaction.captured",
        "user.note_created",
        "webhook.created",
    ];
    let body = json!({ "events": events, "target": target }).to_string();
    let made = send(address, token, "POST /api/webhooks/", None, &body).unwrap();
    assert_eq!(made.0, 201, "{}", made.1);
    serde_json::from_str(&made.1).unwrap()
}

/// Does the same for a target of the test. Returns the webhook's id.
fn subscribe_to(hooks: &Hooks, path: &str, address: SocketAddr, token: &str) -> i64 {
    let target = format!("http://{}/{path}", hooks.address);
    let webhook = subscribe(address, token, &target);
    hooks.expect(path, webhook["secret_key"].as_str().unwrap());
    webhook["id"].as_i64().unwrap()
}

/// Time for the deliveries that are left after the last write, with the leases of instances that were killed.
const DELIVERY_TIME: Duration = Duration::from_secs(300);

/// Each event of a commit arrived at a webhook, those of one record in the order of the commits, and nothing else.
fn assert_delivered(url: &str, hooks: &Hooks, path: &str, webhook: i64) {
    let limit = Instant::now() + DELIVERY_TIME;
    let rows = loop {
        let rows = deliveries(url, webhook);
        let waiting = rows.iter().filter(|(.., state)| *state != 1).count();
        if waiting == 0 {
            break rows;
        }
        assert!(Instant::now() < limit, "{path}: {waiting} deliveries wait");
        thread::sleep(Duration::from_millis(200));
    };
    let arrived = hooks.arrived(path);
    let mut first = BTreeMap::new();
    for (place, event) in arrived.iter().enumerate() {
        first.entry(*event).or_insert(place);
    }
    println!(
        "{path}: {} events, {} deliveries arrived twice",
        first.len(),
        arrived.len() - first.len()
    );
    let events: BTreeSet<_> = rows.iter().map(|(event, ..)| *event).collect();
    assert_eq!(first.keys().copied().collect::<BTreeSet<_>>(), events);
    let mut last = BTreeMap::new();
    for (event, owner, _) in &rows {
        let place = first[event];
        let before = last.insert(owner, place);
        assert!(before < Some(place), "{path}: the order of {owner}");
    }
}

/// Returns event, owner and state of each delivery to a webhook, in the order of the commits.
fn deliveries(url: &str, webhook: i64) -> Vec<(i64, String, i64)> {
    let sql = "SELECT event, owner, state FROM deliveries WHERE webhook = $1 ORDER BY id";
    block_on(async {
        if url.starts_with("sqlite") {
            let pool = sqlx::SqlitePool::connect(url).await.unwrap();
            let query = sqlx::query_as(sql).bind(webhook);
            query.fetch_all(&pool).await.unwrap()
        } else {
            let pool = sqlx::PgPool::connect(url).await.unwrap();
            let query = sqlx::query_as(sql).bind(webhook);
            query.fetch_all(&pool).await.unwrap()
        }
    })
}

/// Numbers of rows and sums of a database.
#[derive(Debug)]
struct Sums {
    keys: i64,
    outbox: i64,
    audit: i64,
    notes: i64,
    webhooks: i64,
    records: i64,
    captured: i64,
    refunded: i64,
    refunds: i64,
    beyond: i64,
}

fn block_on<T>(future: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.unwrap().block_on(future)
}

impl Sums {
    fn read(url: &str) -> Self {
        block_on(async {
            let number = async |sql: &'static str| -> i64 {
                if url.starts_with("sqlite") {
                    let pool = sqlx::SqlitePool::connect(url).await.unwrap();
                    sqlx::query(sql).fetch_one(&pool).await.unwrap().get(0)
                } else {
                    let pool = sqlx::PgPool::connect(url).await.unwrap();
                    sqlx::query(sql).fetch_one(&pool).await.unwrap().get(0)
                }
            };
            let [captured, refunded] = if url.starts_with("sqlite") {
                [
                    "SELECT CAST(SUM(captured) AS BIGINT) FROM orders",
                    "SELECT CAST(SUM(refunded) AS BIGINT) FROM orders",
                ]
            } else {
                [
                    "SELECT CAST(SUM(captured) * 10000 AS BIGINT) FROM orders",
                    "SELECT CAST(SUM(refunded) * 10000 AS BIGINT) FROM orders",
                ]
            };
            let refunds = if url.starts_with("sqlite") {
                "SELECT SUM(json_array_length(json, '$.refunds')) FROM orders"
            } else {
                "SELECT SUM(json_array_length(json::json->'refunds')) FROM orders"
            };
            Self {
                keys: number("SELECT COUNT(*) FROM keys WHERE status < 300").await,
                outbox: number("SELECT COUNT(*) FROM outbox").await,
                audit: number("SELECT COUNT(*) FROM audit").await,
                notes: number("SELECT (SELECT COUNT(*) FROM order_notes) + (SELECT COUNT(*) FROM customer_notes)").await,
                webhooks: number("SELECT COUNT(*) FROM webhooks").await,
                records: number("SELECT COUNT(DISTINCT record) FROM outbox WHERE event LIKE '%note_created'").await,
                captured: number(captured).await,
                refunded: number(refunded).await,
                refunds: number(refunds).await,
                beyond: number("SELECT COUNT(*) FROM orders WHERE refunded > captured").await,
            }
        })
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_stops_writes_only() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("full.db").display());
    stops_writes_only(limited(), &url, Duration::ZERO, |server, bytes| {
        let mut prlimit = Command::new("prlimit");
        let bytes = bytes.map_or("unlimited".to_owned(), |_| "4096".to_owned());
        prlimit.args(["--pid", &server.child.id().to_string()]);
        prlimit.arg(format!("--fsize={bytes}:unlimited"));
        assert!(prlimit.status().unwrap().success());
    });
    let postgres = Postgres::start();
    let url = postgres.url();
    stops_writes_only(limited(), &url, Duration::ZERO, |_, bytes| {
        postgres.limit_files(bytes);
    });
}

/// The same on a disk that has no space left, where this system lets a test mount one.
#[cfg(target_os = "linux")]
#[test]
fn a_disk_without_space_stops_writes_only() {
    let mut may_mount = Command::new("unshare");
    may_mount.args(["-rm", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]);
    if !may_mount.output().is_ok_and(|output| output.status.success()) {
        println!("skipped: this system lets no test mount a disk");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let disk = folder.path().display().to_string();
    let mut command = Command::new("unshare");
    let mount = format!("mount -t tmpfs -o size=16m tmpfs {disk} && exec \"$0\" \"$@\"");
    let program = env!("CARGO_BIN_EXE_backoffice");
    command.args(["-rm", "sh", "-c", &mount, program]);
    stops_writes_only(
        command,
        &format!("sqlite:{disk}/full.db"),
        // That a write failed can't be written either: its key is free when its reservation ends.
        Duration::from_secs(20),
        // The disk is seen by the server only, and through it.
        |server, left| leave(&format!("/proc/{}/root{disk}", server.child.id()), left),
    );
    let Some(postgres) = Postgres::start_on_small_disk() else {
        println!("skipped: PostgreSQL, because only root may mount its disk");
        return;
    };
    let (url, patience) = (postgres.url(), Duration::from_secs(20));
    stops_writes_only(limited(), &url, patience, |_, left| {
        leave(&postgres.disk(), left);
    });
}

/// Fills a disk except for some bytes, or frees it.
#[cfg(target_os = "linux")]
fn leave(disk: &str, left: Option<u64>) {
    let ballast = format!("{disk}/ballast");
    let Some(left) = left else {
        return fs::remove_file(ballast).unwrap();
    };
    let mut file = fs::File::create(ballast).unwrap();
    let full = loop {
        if let Err(error) = file.write_all(&[0; 4096]) {
            break error;
        }
    };
    assert_eq!(full.kind(), io::ErrorKind::StorageFull);
    let length = file.metadata().unwrap().len();
    file.set_len(length - left).unwrap();
}

/// Returns a command whose limit of the file size acts as a full disk: an error of the write, and no signal.
#[cfg(target_os = "linux")]
fn limited() -> Command {
    let mut command = Command::new("sh");
    let program = env!("CARGO_BIN_EXE_backoffice");
    command.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\"", program]);
    command
}

/// A disk that is full: 503, nothing half-written, and back by itself. The key of a failed write is free after `patience`.
#[cfg(target_os = "linux")]
fn stops_writes_only(
    mut command: Command,
    url: &str,
    patience: Duration,
    limit: impl Fn(&Instance, Option<u64>),
) {
    command.env("BACKOFFICE_DATABASE", url).env("BACKOFFICE_KEY", KEY);
    command.args(["serve", "--json", "--log", "off", "--port", "0", "--orders", "3"]);
    let server = Instance::start(command);
    let token = server.line["token"].as_str().unwrap();
    let mut random = 1u64;
    // Text that a database can't compress.
    let letters = (0..40_000).map(|_| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        char::from(b'0' + (random >> 33) as u8 % 75)
    });
    let message: String = letters.collect();
    let note = |number: i64| {
        let body = json!({ "message": message }).to_string();
        let key = format!("full-{number}");
        let path = "POST /api/orders/1001/notes/";
        send(server.address, token, path, Some(&key), &body).unwrap().0
    };
    subscribe(server.address, token, "http://127.0.0.1:1/");
    assert_eq!(note(0), 200);
    limit(&server, Some(2 * 1024 * 1024));
    let mut written = 1;
    while note(written) == 200 {
        written += 1;
        assert!(written < 200, "the disk is not full");
    }
    for _ in 0..3 {
        // 409: there was room to reserve the key, and then none to release it.
        let status = note(written);
        assert!(status == 503 || status == 409 && !patience.is_zero(), "{status}");
    }
    let read = send(server.address, token, "GET /api/users/1/", None, "").unwrap();
    assert_eq!(read.0, 200, "what is stored can be read");
    // PostgreSQL has many files: where each has a limit, that of the probe still has room.
    if url.starts_with("sqlite") || !patience.is_zero() {
        let (status, why) = send(server.address, token, "GET /readyz", None, "").unwrap();
        assert_eq!(status, 503, "{why}");
    }
    limit(&server, None);
    let late = Instant::now() + patience;
    let again = loop {
        match note(written) {
            409 if Instant::now() < late => thread::sleep(Duration::from_millis(200)),
            status => break status,
        }
    };
    assert_eq!(again, 200, "a key whose write failed is free");
    let copy = tempfile::tempdir().unwrap();
    let url = match url.strip_prefix("sqlite:") {
        // The disk of the test may be seen by the server only, and SQLite does not look at it through the server.
        Some(file) => {
            for end in ["", "-wal"] {
                let file = format!("/proc/{}/root{file}{end}", server.child.id());
                let copy = copy.path().join(format!("copy.db{end}"));
                fs::copy(file, copy).unwrap();
            }
            format!("sqlite:{}", copy.path().join("copy.db").display())
        }
        None => url.to_owned(),
    };
    let sums = Sums::read(&url);
    let all = written + 1;
    assert_eq!((sums.notes, sums.outbox, sums.audit), (all, all, all + 1));
}

/// Undoes the last migration.
fn back_to_the_previous_version(url: &str) {
    let undo = "DROP TABLE IF EXISTS quotas; DELETE FROM _sqlx_migrations WHERE version = 2";
    block_on(async {
        if url.starts_with("sqlite") {
            let pool = sqlx::SqlitePool::connect(url).await.unwrap();
            sqlx::raw_sql(undo).execute(&pool).await.unwrap();
        } else {
            let pool = sqlx::PgPool::connect(url).await.unwrap();
            sqlx::raw_sql(undo).execute(&pool).await.unwrap();
        }
    });
}

/// An instance that is killed while it makes the tables, or changes those of the previous version, leaves nothing that stops
/// the next one.
#[test]
fn a_start_that_is_killed_is_made_up_for() {
    let postgres = Postgres::start();
    let folder = tempfile::tempdir().unwrap();
    let sqlite = format!("sqlite:{}", folder.path().join("start.db").display());
    for url in [sqlite, postgres.new_database("start")] {
        let start_and_kill = |wait: u64| {
            let mut child = server(&url, 0).stdout(std::process::Stdio::null()).spawn().unwrap();
            thread::sleep(Duration::from_millis(wait * 4));
            child.kill().unwrap();
            child.wait().unwrap();
        };
        (0..25).for_each(start_and_kill);
        drop(Instance::start(server(&url, 0)));
        for wait in 0..25 {
            back_to_the_previous_version(&url);
            start_and_kill(wait);
        }
        let server = Instance::start(server(&url, 0));
        let token = server.line["token"].as_str().unwrap();
        let (status, page) = send(server.address, token, "GET /api/users/", None, "").unwrap();
        let page: Value = serde_json::from_str(&page).unwrap();
        assert_eq!((status, page["results"].as_array().unwrap().len()), (200, 12));
    }
}
