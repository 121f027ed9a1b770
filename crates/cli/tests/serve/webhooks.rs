//! `listen`, `trigger` and `webhooks` with a sandbox.

use std::{
    io::{BufRead as _, BufReader, Read as _},
    process::{Command, Output, Stdio},
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use crate::{
    hooks::Hooks,
    instance::{Instance, backoffice, send},
};

/// Starts a sandbox, and returns it with its token and its base address.
fn sandbox() -> (Instance, String, String) {
    let mut command = backoffice();
    command.args(["serve", "--memory", "--port", "0", "--json", "--log", "off"]);
    // Deliveries use no proxy of the environment.
    for name in ["HTTP_PROXY", "http_proxy", "ALL_PROXY"] {
        command.env(name, "http://127.0.0.1:1");
    }
    let sandbox = Instance::start(command);
    let text = |field: &str| sandbox.line[field].as_str().unwrap().to_owned();
    let (token, base_url) = (text("token"), text("base_url"));
    (sandbox, token, base_url)
}

fn with_service(token: &str, base_url: &str, arguments: &[&str]) -> Command {
    let mut command = backoffice();
    command.env("BACKOFFICE_TOKEN", token).env("BACKOFFICE_BASE_URL", base_url).args(arguments);
    command
}

fn text(output: &Output) -> String {
    let texts = [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text));
    texts.concat()
}

#[test]
fn listen_forwards_what_a_call_and_a_trigger_make() {
    let (sandbox, token, base_url) = sandbox();
    let hooks = Hooks::start();
    let target = format!("http://{}/fast", hooks.address);
    let listen = ["listen", "--forward-to", &target, "--exit-after", "2", "--interval", "0.1"];
    let mut listen = with_service(&token, &base_url, &listen);
    let listen = listen.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let mut listen = listen.unwrap();
    let mut notes = BufReader::new(listen.stderr.take().unwrap());
    let mut note = String::new();
    notes.read_line(&mut note).unwrap();
    let secret = note.trim_end().rsplit(' ').next().unwrap();
    hooks.expect("fast", secret);
    let refund = "POST /api/orders/1001/refund/";
    let refunded = send(sandbox.address, &token, refund, None, r#"{"amount":"1.00"}"#);
    assert_eq!(refunded.unwrap().0, 200);
    let set = ["trigger", "order.refunded", "--set", "data.number=A-1"];
    let output = with_service(&token, &base_url, &set).output().unwrap();
    assert!(output.status.success(), "{}", text(&output));
    assert_eq!(text(&output), "order.refunded to 1 webhook\n");
    let mut printed = String::new();
    listen.stdout.take().unwrap().read_to_string(&mut printed).unwrap();
    assert!(listen.wait().unwrap().success());
    assert_eq!(hooks.arrived("fast").len(), 2);
    let lines: Vec<_> = printed.lines().collect();
    assert_eq!(lines.len(), 2, "{printed}");
    assert!(lines[0].starts_with("order.refunded orders/1001 msg_"), "{printed}");
    assert!(lines.iter().all(|line| line.contains(" 200 ")), "{printed}");
    // The webhook is gone.
    let (_, page) = send(sandbox.address, &token, "GET /api/webhooks/", None, "").unwrap();
    assert!(!page.contains("poll.invalid"), "{page}");
}

#[cfg(unix)]
#[test]
fn listen_removes_its_webhook_when_it_is_stopped() {
    let (sandbox, token, base_url) = sandbox();
    for signal in ["-INT", "-TERM"] {
        let mut listen = with_service(&token, &base_url, &["listen"]);
        let mut listen = listen.stderr(Stdio::piped()).spawn().unwrap();
        let mut note = String::new();
        let mut notes = BufReader::new(listen.stderr.take().unwrap());
        notes.read_line(&mut note).unwrap();
        let webhooks = || send(sandbox.address, &token, "GET /api/webhooks/", None, "").unwrap().1;
        assert!(webhooks().contains("poll.invalid"), "{note}");
        let mut kill = Command::new("kill");
        assert!(kill.arg(signal).arg(listen.id().to_string()).status().unwrap().success());
        assert!(listen.wait().unwrap().success(), "{signal}");
        assert!(!webhooks().contains("poll.invalid"), "{signal}");
    }
}

#[test]
fn a_trigger_sends_only_what_is_right() {
    let (_sandbox, token, base_url) = sandbox();
    for (arguments, code, part) in [
        (&["trigger", "order.refunde"][..], 2, "did you mean `order.refunded`?"),
        (&["trigger", "order.refunded", "--set", "data.numbr=7"], 2, "did you mean `number`?"),
        (&["trigger", "order.refunded", "--set", "number=7"], 2, "--set data.number=A-1"),
        (
            &["trigger", "order.refunded", "--set", "data.lines.0.quantity=x"],
            1,
            "/lines/0/quantity",
        ),
        (
            &["trigger", "order.refunded", "--set", "data.lines.99.id=1"],
            2,
            "there is no element 99",
        ),
        (&["trigger", "order.refunded", "--data", "/no/such/file"], 3, "/no/such/file"),
        (&["trigger", "order.refunded", "--webhook", "7"], 0, "order.refunded to 0 webhooks"),
        (
            &["trigger", "order.refunded", "--to", "http://127.0.0.1:1/"],
            2,
            "BACKOFFICE_WEBHOOK_SECRET",
        ),
        (
            &["trigger", "order.refunded", "--to", "mailto:a", "--secret", "whsec_c2VjcmV0"],
            2,
            "is not an address",
        ),
        (
            &[
                "trigger",
                "order.refunded",
                "--to",
                "http://127.0.0.1:1/",
                "--secret",
                "whsec_c2VjcmV0",
            ],
            3,
            "127.0.0.1:1",
        ),
        (
            &["trigger", "order.refunded", "--to", "http://127.0.0.1:1/", "--secret", "whsec_"],
            2,
            "it is empty",
        ),
        (&["webhooks", "show", "7"], 1, "404"),
        (&["webhooks", "redeliver"], 2, "<ID>"),
        (&["webhooks", "redeliver", "--since", "yesterday"], 2, "yesterday"),
        (&["webhooks", "redeliver", "7"], 1, "no such delivery"),
        (&["webhooks", "deliveries", "--state", "lost"], 2, "the states are waiting"),
        (&["listen", "--events", "order.refund"], 2, "order.refunded"),
    ] {
        let output = with_service(&token, &base_url, arguments).output().unwrap();
        let text = text(&output);
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {text}");
        assert!(text.contains(part), "{arguments:?}: {text}");
    }
}

#[test]
fn a_trigger_sends_straight_to_a_target() {
    let hooks = Hooks::start();
    let secret = "whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3";
    hooks.expect("fast", secret);
    let to = |path: &str| {
        let target = format!("http://{}/{path}", hooks.address);
        let mut command = backoffice();
        command.env("BACKOFFICE_WEBHOOK_SECRET", secret);
        command.args(["trigger", "user.updated", "--to", &target]).output().unwrap()
    };
    let output = to("fast");
    assert!(output.status.success(), "{}", text(&output));
    let output = to("500");
    assert_eq!(output.status.code(), Some(1), "{}", text(&output));
    assert!(text(&output).contains("sick"));
}

#[test]
fn deliveries_are_listed_and_made_again() {
    let (sandbox, token, base_url) = sandbox();
    let run = |arguments: &[&str]| {
        let output = with_service(&token, &base_url, arguments).output().unwrap();
        assert!(output.status.success(), "{arguments:?}: {}", text(&output));
        String::from_utf8(output.stdout).unwrap()
    };
    let body = r#"{"events":["user.note_created"],"target":"https://poll.invalid/"}"#;
    let made = send(sandbox.address, &token, "POST /api/webhooks/", None, body).unwrap();
    let webhook: Value = serde_json::from_str(&made.1).unwrap();
    for _ in 0..3 {
        let note = "POST /api/users/1/notes/";
        let made = send(sandbox.address, &token, note, None, r#"{"message":"x"}"#);
        assert_eq!(made.unwrap().0, 200);
    }
    let listed = run(&["webhooks", "deliveries"]);
    assert_eq!(listed.lines().count(), 4, "{listed}");
    assert!(listed.lines().nth(1).unwrap().contains("user.note_created"), "{listed}");
    let records = run(&["webhooks", "deliveries", "--json", "--state", "waiting"]);
    let first: Value = serde_json::from_str(records.lines().next().unwrap()).unwrap();
    assert_eq!(first["webhook"], webhook["id"]);
    assert_eq!(first["data"]["message"], "x");
    let shown: Value =
        serde_json::from_str(&run(&["webhooks", "show", &first["id"].to_string()])).unwrap();
    assert_eq!(shown, first);
    let id = webhook["id"].to_string();
    let again = run(&["webhooks", "redeliver", "--webhook", &id, "--state", "any"]);
    assert_eq!(again, "3 deliveries will be made again\n");
    let again = run(&["webhooks", "redeliver", &first["id"].to_string()]);
    assert_eq!(again, "1 delivery will be made again\n");
}

#[test]
fn figures_count_attempts_and_what_waits() {
    let (sandbox, token, _) = sandbox();
    let hooks = Hooks::start();
    let mut wanted = Vec::new();
    for (path, outcome) in [("fast", "delivered"), ("500", "status"), ("reset", "reset")] {
        let target = format!("http://{}/{path}", hooks.address);
        let body = json!({ "events": ["user.note_created"], "target": target }).to_string();
        let made = send(sandbox.address, &token, "POST /api/webhooks/", None, &body).unwrap();
        let webhook: Value = serde_json::from_str(&made.1).unwrap();
        hooks.expect(path, webhook["secret_key"].as_str().unwrap());
        wanted.push(format!("backoffice_delivery_attempts_total{{outcome=\"{outcome}\"}} 1"));
    }
    wanted.push("backoffice_deliveries_waiting 2".to_owned());
    wanted.push("backoffice_deliveries_oldest_age_seconds ".to_owned());
    let note = "POST /api/users/1/notes/";
    let made = send(sandbox.address, &token, note, None, r#"{"message":"x"}"#);
    assert_eq!(made.unwrap().0, 200);
    let limit = Instant::now() + Duration::from_secs(20);
    loop {
        let (_, figures) = send(sandbox.address, &token, "GET /metrics", None, "").unwrap();
        if wanted.iter().all(|line| figures.contains(line)) {
            break;
        }
        assert!(Instant::now() < limit, "{wanted:?} {figures}");
        thread::sleep(Duration::from_millis(50));
    }
    assert_eq!(hooks.arrived("fast").len(), 1);
}
