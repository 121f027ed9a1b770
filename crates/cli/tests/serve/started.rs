//! Starting, stopping, settings and tokens.

use std::{
    fs,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    process::{Command, Output, Stdio},
    time::Duration,
};

use serde_json::Value;

use crate::{
    instance::{Instance, KEY, backoffice, free_port, send},
    postgres::Postgres,
};

fn output(command: &mut Command) -> (Option<i32>, String, String) {
    let Output { status, stdout, stderr } = command.output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (status.code(), text(stdout), text(stderr))
}

#[test]
fn a_demo_shows_each_part() {
    let (code, stdout, stderr) = output(backoffice().arg("demo"));
    assert_eq!((code, stderr.as_str()), (Some(0), ""), "{stdout}");
    for line in [
        "order 1001 has 1 refund, ",
        "bytes, valid as an Order in the strict profile, ",
        "1:12: type-mismatch at /amount: expected an amount as a string",
        "order.refunded, with order 1001 and its 1 refund: signature verified, record decoded",
    ] {
        assert!(stdout.contains(line), "{line}: {stdout}");
    }
    assert!(stdout.is_ascii() && !stdout.contains('\x1b'), "a pipe has no colours");
}

#[test]
fn a_sandbox_keeps_its_records_and_its_token() {
    let home = tempfile::tempdir().unwrap();
    let start = || {
        let mut command = backoffice();
        command.env("XDG_DATA_HOME", home.path()).env("HOME", home.path());
        command.args(["serve", "--json", "--port", "0", "--orders", "3"]);
        Instance::start(command)
    };
    let mut first = start();
    let token = first.line["token"].as_str().unwrap().to_owned();
    let number = first.line["order_number"].as_str().unwrap();
    let (status, body) = send(
        first.address,
        &token,
        &format!("POST /api/orders/{number}/refund/?secret=hidden"),
        None,
        r#"{"amount":"1.00"}"#,
    )
    .unwrap();
    assert_eq!(status, 400, "an unknown query parameter: {body}");
    let refund = format!("POST /api/orders/{number}/refund/");
    let (status, body) =
        send(first.address, &token, &refund, None, r#"{"amount":"1.00"}"#).unwrap();
    assert_eq!(status, 200, "{body}");
    // What a caller writes is never a line or a field of the log.
    for forged in [
        "GET /api/users/%0a%7B%22level%22:%22forged%22%7D/",
        "GET /api/users/?name=%0a%22forged",
        "FORGED /api/users/",
        "GET /forged\u{1b}[31m",
    ] {
        // The last is no address, so the server may close the connection.
        let _ = send(first.address, &token, forged, Some("\"forged\""), "");
    }
    // A request that has begun is carried out and answered before the server ends.
    let mut begun = std::net::TcpStream::connect(first.address).unwrap();
    let (head, body) = (
        format!(
            "POST /api/orders/{number}/notes/ HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n"
        ),
        r#"{"message":"begun"}"#,
    );
    let length = body.len();
    let head = format!("{head}Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n");
    begun.write_all(head.as_bytes()).unwrap();
    std::thread::sleep(Duration::from_millis(100));
    first.signal("-TERM");
    std::thread::sleep(Duration::from_millis(100));
    begun.write_all(body.as_bytes()).unwrap();
    let mut answer = String::new();
    begun.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("begun"), "{answer}");
    assert!(first.child.wait().unwrap().success(), "SIGTERM ends it with 0");
    let log = first.log();
    assert!(log.contains("/api/orders/{number}/refund/"), "{log}");
    assert!(
        !log.contains(&token) && !log.contains("hidden") && !log.to_lowercase().contains("forged"),
        "no secret and no text of a caller is logged: {log}"
    );
    assert!(log.contains(r#""method":"other""#), "the requests are logged: {log}");
    assert!(log.contains("; control interface: on; "), "{log}");
    for line in log.lines() {
        let line: Value = serde_json::from_str(line).unwrap();
        assert!(line["timestamp"].is_string() && line["level"].is_string(), "{line}");
    }

    let second = start();
    assert_eq!(second.line["token"], token.as_str(), "the same token");
    let (_, order) = send(second.address, &token, "GET /control/orders", None, "").unwrap();
    assert!(order.contains("\"total_refund_amount\":\"1.00\""), "the refund is kept");
    let mut health = backoffice();
    health.args(["serve", "--health", "--port", &second.address.port().to_string()]);
    assert_eq!(output(&mut health), (Some(0), String::new(), String::new()));

    // The token command works beside the server.
    let folder = home.path().join("backoffice");
    let with_tokens = |arguments: &[&str]| {
        let mut command = backoffice();
        command.env("XDG_DATA_HOME", home.path()).env("HOME", home.path());
        output(command.arg("token").args(arguments))
    };
    let (code, made, error) =
        with_tokens(&["create", "--scope", "users:read", "--days", "1", "--name", "mine"]);
    assert_eq!(code, Some(0), "{error}");
    let made = made.trim();
    assert_eq!(send(second.address, made, "GET /api/users/1/", None, "").unwrap().0, 200);
    assert_eq!(send(second.address, made, &refund, None, r#"{"amount":"1.00"}"#).unwrap().0, 403);
    let (_, listed, _) = with_tokens(&["list"]);
    let line = listed.lines().find(|line| line.contains("mine")).unwrap();
    assert!(line.contains("users:read") && !listed.contains(made), "{listed}");
    let id = line.split(' ').next().unwrap();
    assert_eq!(with_tokens(&["revoke", id]).0, Some(0));
    std::thread::sleep(std::time::Duration::from_millis(5_100));
    assert_eq!(
        send(second.address, made, "GET /api/users/1/", None, "").unwrap().0,
        401,
        "revoked within five seconds"
    );
    assert_eq!(with_tokens(&["revoke", id]).0, Some(2));
    #[cfg(unix)]
    for name in ["key", "token", "backoffice.db", "backoffice.db-wal", "backoffice.db-shm"] {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = fs::metadata(folder.join(name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "only its owner reads {name}");
    }
    let database = fs::read(folder.join("backoffice.db")).unwrap();
    let contains = |text: &str| database.windows(text.len()).any(|bytes| bytes == text.as_bytes());
    assert!(!contains(&token) && !contains(made), "tokens are not in the database");
}

#[test]
fn mistakes_are_reported_before_anything_starts() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        path.display().to_string()
    };
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let taken_address = taken.local_addr().unwrap().to_string();
    let taken = taken.local_addr().unwrap().port().to_string();
    let misspelt =
        file("misspelt.toml", "page_size = 10\ndatabase_url = \"postgres://user:hidden@host/x\"\n");
    let key = file("short", "AAAA");
    let zeros = file("zeros", &format!("{}=", "A".repeat(43)));
    let zero = file("zero.toml", "database_connections = 0\n");
    let cases: &[(&[&str], i32, &[&str])] = &[
        (
            &["--production"],
            2,
            &["not safe", "--public-url", "BACKOFFICE_KEY", "BACKOFFICE_DATABASE"],
        ),
        (
            &["--production", "--control", "--memory"],
            2,
            &["control interface is on", "a database in memory keeps nothing"],
        ),
        (
            &["--memory", "--public-url", "shop.example"],
            2,
            &["shop.example", "https://shop.example/api"],
        ),
        (
            &["--memory", "--public-url", "https://shop.example/a?b"],
            2,
            &["is not an address of the API"],
        ),
        (&["--memory", "--port", &taken], 3, &["could not listen", "--port"]),
        (&["--config", &misspelt], 2, &["misspelt.toml:2", "unknown field `database_url`"]),
        (&["--config", "/nowhere/at.toml"], 2, &["/nowhere/at.toml", "BACKOFFICE_CONFIG"]),
        (&["--tls-certificate", "/nowhere/x"], 2, &["TLS needs a certificate and its key"]),
        (&["--tls-certificate", "/nowhere/x", "--tls-key", "/nowhere/y"], 2, &["/nowhere/x"]),
        (&["--key-file", "/nowhere/key"], 2, &["/nowhere/key", "backoffice key create"]),
        (
            &["--database", "mysql://x", "--key-file", &key],
            2,
            &["not a key of 32 bytes", "backoffice key create"],
        ),
        (&["--memory", "--database", "sqlite:x"], 2, &["cannot be used with"]),
        (
            &["--production", "--database", "sqlite::memory:"],
            2,
            &["a database in memory keeps nothing"],
        ),
        (&["--database", "mysql://x"], 2, &["postgres://USER:PASSWORD@HOST/NAME", "--database"]),
        (
            &["--database", "host=x user=me password=hidden"],
            2,
            &["neither of SQLite nor of PostgreSQL"],
        ),
        (
            &["--database", &format!("sqlite:{misspelt}")],
            3,
            &["the database failed: file is not a database\n"],
        ),
        (&["--memory", "--log", "loud=loud=loud"], 2, &["TARGET=LEVEL"]),
        (&["--memory", "--log", "inof"], 2, &["`inof` is not a level"]),
        (
            &["--memory", "--cors-origins", "https://app.example/"],
            2,
            &["--cors-origins", "such as https://app.example"],
        ),
        (
            &["--memory", "--port", "0", "--operations-address", &taken_address],
            3,
            &["could not listen", "--operations-address"],
        ),
        (
            &["--production", "--public-url", "http://shop.example/api"],
            2,
            &["does not start with https://", "--behind-proxy"],
        ),
        (&["--memory", "--key-file", &key], 2, &["not a key of 32 bytes", "backoffice key create"]),
        (
            &["--memory", "--upload-types", "image/*,imge/png"],
            2,
            &["`imge/png` is not a media type", "did you mean `image`?"],
        ),
        (&["--memory", "--upload-types", "png"], 2, &["`png` is not"]),
        (&["--memory", "--upload-types", "*/*"], 2, &["`*/*` is not"]),
        (&["--memory", "--page-size", "0"], 2, &["--page-size", "0"]),
        (&["--memory", "--orders", "0"], 2, &["1..=49999"]),
        (&["--memory", "--orders", "50000"], 2, &["1..=49999"]),
        (&["--config", &zero], 2, &["zero.toml:1", "nonzero"]),
        (&["--key-file", &zeros], 2, &["only zeros", "backoffice key create"]),
        (&["--memory", "--page-size", "1001"], 2, &["page size", "1 to 1000"]),
    ];
    for (arguments, code, parts) in cases {
        let mut command = backoffice();
        command.env("XDG_DATA_HOME", folder.path()).env("HOME", folder.path());
        let (found, out, error) = output(command.arg("serve").args(*arguments));
        assert_eq!((found, out.as_str()), (Some(*code), ""), "{arguments:?}: {error}");
        for part in *parts {
            assert!(error.contains(part), "{arguments:?}: {error}");
        }
        assert!(!error.contains("hidden"), "{error}");
    }
    let mut command = backoffice();
    command.env("BACKOFFICE_PAGE_SIZE", "ten");
    let (code, _, error) = output(command.args(["serve", "--memory"]));
    assert_eq!(code, Some(2), "{error}");
    assert!(error.contains("'ten'") && error.contains("variable BACKOFFICE_PAGE_SIZE"), "{error}");
    for (arguments, name, meant) in [
        (&["serve", "--memory"], "BACKOFFICE_PAGESIZE", "BACKOFFICE_PAGE_SIZE"),
        (&["token", "list"], "BACKOFFICE_DATABSE", "BACKOFFICE_DATABASE"),
    ] {
        let (code, out, error) = output(backoffice().env(name, "x").args(arguments));
        assert_eq!((code, out.as_str()), (Some(2), ""), "{error}");
        let (unknown, hint) = (format!("{name} has no effect"), format!("did you mean `{meant}`?"));
        assert!(error.contains(&unknown) && error.contains(&hint), "{error}");
    }
    // Asking for the health of a server makes no files.
    let home = folder.path().join("home");
    let mut command = backoffice();
    command.env("XDG_DATA_HOME", &home).env("HOME", &home);
    let (code, _, error) =
        output(command.args(["serve", "--health", "--port", &free_port().to_string()]));
    assert_eq!((code, home.exists()), (Some(3), false), "{error}");
    assert!(error.contains("no server answers at 127.0.0.1:"), "{error}");
    // A database that can't be reached.
    let mut command = backoffice();
    let address = format!("127.0.0.1:{}", free_port());
    let database = format!("postgres://me:hidden@{address}/x");
    command.env("BACKOFFICE_KEY", KEY).env("BACKOFFICE_DATABASE", database);
    let (code, _, error) = output(command.args(["serve", "--port", "0"]));
    assert_eq!(code, Some(3), "{error}");
    let reason = format!("{address}: ");
    assert!(
        error.contains(&format!("the database failed: {reason}Connection refused"))
            && !error.contains("hidden"),
        "{error}"
    );
}

#[test]
fn production_starts_with_what_it_needs() {
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("serve.toml");
    let database = folder.path().join("shop.db");
    // The operators' port is above it by 1000, or below.
    let above = |port: u16| port.checked_add(1000).unwrap_or(port - 1000);
    let is_free = |port: u16| std::net::TcpListener::bind(("127.0.0.1", port)).is_ok();
    let port = std::iter::repeat_with(free_port).find(|port| is_free(above(*port)));
    let port = port.unwrap();
    let text = format!(
        "production = true\npublic_url = \"https://shop.example/store/api\"\ndatabase = \"sqlite:{}\"\nlisten = \"127.0.0.1:{port}\"\n\
         page_size = 11\ncalls_per_minute = 1001\nmax_upload_files = 4\n\
         keep_keys_hours = 5\nkeep_audit_days = 6\nkeep_outbox_days = 7\n",
        database.display()
    );
    fs::write(&config, text).unwrap();
    let command = || {
        let mut command = backoffice();
        command.env("BACKOFFICE_KEY", KEY).env("BACKOFFICE_CONFIG", &config);
        command
    };
    // The note of a start without a store has a command that works.
    let mut first = command();
    let mut first = first.arg("serve").stderr(Stdio::piped()).spawn().unwrap();
    let mut notes = BufReader::new(first.stderr.take().unwrap()).lines();
    let note = notes.find(|line| line.as_ref().unwrap().starts_with("note: "));
    let note = note.unwrap().unwrap();
    first.kill().unwrap();
    first.wait().unwrap();
    let suggested = note.split('`').nth(1).unwrap();
    let arguments = suggested.strip_prefix("backoffice ").unwrap();
    assert!(help_in_one_line().contains(suggested), "{suggested}");
    let (code, token, error) = output(command().args(arguments.split(' ')));
    assert_eq!(code, Some(0), "{error}");
    let mut server = command()
        .env("BACKOFFICE_PAGE_SIZE", "22")
        .env("BACKOFFICE_CALLS_PER_MINUTE", "1002")
        // Kubernetes sets these for a service of this name.
        .env("BACKOFFICE_SERVICE_HOST", "10.0.0.1")
        .env("BACKOFFICE_PORT_8080_TCP", "tcp://10.0.0.1:8080")
        // The line with the settings is there at any level.
        .env("BACKOFFICE_LOG", "warn,backoffice_server=info,backoffice=info")
        .args(["serve", "--page-size", "33"])
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let address = std::net::SocketAddr::from(([127, 0, 0, 1], port));
    let limit = std::time::Instant::now() + std::time::Duration::from_secs(20);
    let answer = loop {
        match send(address, token.trim(), "GET /store/api/users/", None, "") {
            Ok(answer) => break answer,
            Err(error) => assert!(std::time::Instant::now() < limit, "{error}"),
        }
    };
    assert_eq!(answer, (200, r#"{"next":null,"previous":null,"results":[]}"#.to_owned()));
    let control = send(address, token.trim(), "GET /control/orders", None, "").unwrap();
    assert_eq!(control.0, 404, "no control interface in production");
    let pages = send(address, token.trim(), "GET /sign-in", None, "").unwrap();
    assert_eq!(pages.0, 404, "no pages in production, unless they are turned on");
    let operations = std::net::SocketAddr::from(([127, 0, 0, 1], above(port)));
    for (address, status) in [(address, 404), (operations, 200)] {
        let ready = send(address, token.trim(), "GET /readyz", None, "").unwrap();
        assert_eq!(ready.0, status, "{address}");
    }
    let health = output(command().args(["serve", "--health"]));
    assert_eq!(health, (Some(0), String::new(), String::new()));
    Command::new("kill").arg(server.id().to_string()).status().unwrap();
    let mut log = String::new();
    server.stderr.take().unwrap().read_to_string(&mut log).unwrap();
    assert!(server.wait().unwrap().success());
    let summary: Value = serde_json::from_str(log.lines().next().unwrap()).unwrap();
    let settings = summary["settings"].as_str().unwrap();
    assert!(
        settings.contains("public address: https://shop.example/store/api") && !log.contains(KEY),
        "{log}"
    );
    // An argument counts before the environment, and that before the file.
    for setting in [
        "page size: 33",
        "calls per minute: 1002",
        "files of an upload: 4",
        "keys 5 hours, audit 6 days, events 7 days",
        &format!("for operators: {operations}"),
        "pages of origins: none",
    ] {
        assert!(settings.contains(setting), "{setting}: {settings}");
    }
    // The log has calls, but no probes.
    assert!(log.contains("/store/api/users/") && !log.contains("/readyz"), "{log}");
    // Without `--production`, its store gets no sample records, no token for everything and no control interface.
    let (code, _, error) = output(
        backoffice()
            .env("BACKOFFICE_KEY", KEY)
            .args(["serve", "--port", "0", "--json", "--database"])
            .arg(format!("sqlite:{}", database.display())),
    );
    assert_eq!(code, Some(3), "{error}");
    assert!(error.contains("none is a sandbox") && error.contains("--production"), "{error}");
}

/// Returns the help of `serve`, with each paragraph in one line.
fn help_in_one_line() -> String {
    let (_, help, _) = output(backoffice().args(["serve", "--help"]));
    help.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The first screen has an address, a token and three calls, which work as they stand.
#[test]
fn the_first_screen_has_calls_that_work() {
    let mut command = backoffice();
    command.args(["serve", "--memory", "--port", "0", "--orders", "3"]);
    command.stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn().unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let lines: Vec<_> =
        lines.map(Result::unwrap).take_while(|line| line != "Stop with Ctrl-C.").collect();
    assert!(lines.iter().all(|line| line.len() <= 80), "{lines:#?}");
    assert_eq!(
        lines[1],
        "Database sqlite::memory:, control interface on; all settings: `--log debug`"
    );
    // A call may have several lines.
    let text = lines.join("\n").replace("\\\n", "");
    assert!(!text.contains('\u{1b}'), "no colors in a pipe: {text}");
    let setting = |name: &str| {
        let (_, rest) = text.split_once(&format!("{name}=")).unwrap();
        rest.split_whitespace().next().unwrap()
    };
    let (base_url, token) = (setting("BACKOFFICE_BASE_URL"), setting("BACKOFFICE_TOKEN"));
    let first = format!("backoffice serves a sandbox at {base_url}");
    assert_eq!(lines[0], first);
    let address = base_url.strip_prefix("http://").unwrap();
    let address = address.strip_suffix("/api").unwrap().parse().unwrap();
    let calls: Vec<_> = text.lines().filter(|line| line.starts_with("curl ")).collect();
    assert_eq!(calls.len(), 3, "{text}");
    for call in calls {
        assert!(call.contains("--oauth2-bearer $BACKOFFICE_TOKEN"));
        let (_, path) = call.split_once("$BACKOFFICE_BASE_URL").unwrap();
        let body = call.split_once("-d '").map(|(_, rest)| rest.split_once('\'').unwrap().0);
        let method = if body.is_some() { "POST" } else { "GET" };
        let request = format!("{method} /api{path}");
        let (status, answer) =
            send(address, token, &request, None, body.unwrap_or_default()).unwrap();
        assert_eq!(status, 200, "{call}: {answer}");
    }
    child.kill().unwrap();
    child.wait().unwrap();
}

/// Nothing secret is in the log, however much it says.
#[test]
fn no_secret_is_in_the_longest_log() {
    let folder = tempfile::tempdir().unwrap();
    let sqlite = format!("sqlite:{}", folder.path().join("shop.db").display());
    let postgres = Postgres::start();
    for database in [sqlite, postgres.url().replace("@", ":hidden-password@")] {
        no_secret_is_logged(&database);
    }
}

fn no_secret_is_logged(database: &str) {
    let mut command = backoffice();
    command.env("BACKOFFICE_KEY", KEY).args([
        "serve",
        "--json",
        "--port",
        "0",
        "--orders",
        "3",
        "--log",
        "trace",
        "--database",
        database,
    ]);
    let mut server = Instance::start(command);
    let token = server.line["token"].as_str().unwrap().to_owned();
    let post = |path: &str, body: &str| {
        let (request, key) = (format!("POST /api{path}"), format!("hidden{path}"));
        let (status, answer) = send(server.address, &token, &request, Some(&key), body).unwrap();
        assert!(matches!(status, 200 | 201), "{answer}");
        answer
    };
    let webhook = post(
        "/webhooks/",
        r#"{"events":["order.refunded"],"target":"https://a.example/hidden-path"}"#,
    );
    let webhook: Value = serde_json::from_str(&webhook).unwrap();
    let secret = webhook["secret_key"].as_str().unwrap().to_owned();
    assert!(secret.starts_with("whsec_"));
    post("/users/1/notes/", r#"{"message":"hidden-message"}"#);
    send(server.address, "bo_hidden-token", "GET /api/users/1/", None, "").unwrap();
    server.kill();
    let log = server.log();
    assert!(log.contains("sqlx::query"), "the log has the statements: {log}");
    for hidden in [&token, &secret, KEY, "hidden"] {
        let line = log.lines().find(|line| line.contains(hidden));
        assert_eq!(line, None, "{hidden}");
    }
}

/// The records of the sandbox are those that `sample` prints.
#[test]
fn the_shop_of_the_sandbox_is_the_sample() {
    let mut command = backoffice();
    command.args(["serve", "--memory", "--json", "--port", "0", "--orders", "4", "--seed", "9"]);
    let server = Instance::start(command);
    let (_, page) = send(
        server.address,
        server.line["token"].as_str().unwrap(),
        "GET /control/orders",
        None,
        "",
    )
    .unwrap();
    let page: Value = serde_json::from_str(&page).unwrap();
    let mut sample = backoffice();
    let (code, lines, _) =
        output(sample.args(["sample", "--scenario", "shop", "--count", "4", "--seed", "9"]));
    assert_eq!(code, Some(0));
    // Four orders have no payment that waits for its capture.
    assert!(server.line["order_number"].is_string(), "{}", server.line);
    assert!(server.line["transaction_id"].is_null(), "{}", server.line);
    let lines = lines.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let orders: Vec<_> = lines
        .filter(|line| line["schema"] == "Order")
        .map(|mut line| line["record"].take())
        .collect();
    assert_eq!(page["results"].as_array().unwrap(), &orders);
    let mut sample = backoffice();
    let (code, lines, error) =
        output(sample.args(["sample", "--scenario", "shop", "--count", "50000"]));
    assert_eq!((code, lines.as_str()), (Some(2), ""), "{error}");
    assert!(error.contains("at most 49999 orders"), "{error}");
}
