//! Calls that fail, and their errors.

use std::{fs, process::Stdio, thread, time::Duration};

use super::{AMOUNT, REFUND, TOKEN, call, command, run};
use crate::{
    server::{Answer, Server, answer},
    support::{INVALID, UNCHECKED, USAGE, folder, stderr, stdout},
};

#[test]
fn wrong_usage_says_what_to_do_and_sends_nothing() {
    let user: &[&str] = &["users.get", "--param"];
    let users: &[&str] = &["users.list", "--param"];
    let cases: [(&[&str], &[&str]); 31] = [
        (&[], &["<OPERATION>"]),
        (
            &["refund_oder"],
            &["there is no operation `refund_oder`", "did you mean `refund_order`?"],
        ),
        (&["orders.refunds"], &["did you mean `orders.refund`?"]),
        (&["POST /orders/{number}/refunds/"], &["did you mean `POST /orders/{number}/refund/`?"]),
        (&["GET /user/"], &["did you mean `GET /users/`?"]),
        (
            &["GET /order/"],
            &["these operations start with `/orders/`: `POST /orders/{number}/refund/`, `POST"],
        ),
        (
            &["DELETE /users/{id}/"],
            &["these operations have this path: `GET /users/{id}/`, `PATCH /users/{id}/`"],
        ),
        (
            &["get /users/7/addresses/{x}"],
            &["write `backoffice call users.get_address --param id=7 --param addressId=…`"],
        ),
        (&["GET /"], &["help: `backoffice endpoints` lists"]),
        (&["xyzzy-plugh-quux"], &["help: `backoffice endpoints` lists the operations"]),
        (&["users.get"], &["`users.get` needs id", "`--param id=…`"]),
        (
            &["users.get_address"],
            &["needs id and addressId", "`--param id=…` `--param addressId=…`"],
        ),
        (&[user, &["id"]].concat(), &["expected NAME=VALUE"]),
        (&[user, &["=7"]].concat(), &["expected NAME=VALUE"]),
        (&[user, &["id=ada"]].concat(), &["parameter `id`: expected an integer, found `ada`"]),
        (&[user, &["id="]].concat(), &["expected an integer"]),
        (
            &[user, &["id=7", "--param", "id=8"]].concat(),
            &["parameter `id` is passed more than once"],
        ),
        (
            &[users, &["langauge=en"]].concat(),
            &[
                "`users.list` has no parameter `langauge`",
                "did you mean `language`? parameters of `users.list`: `email`, `name`",
                "`--unknown-param langauge=…`",
            ],
        ),
        (&[users, &["language=xx"]].concat(), &["expected one of `da`, `de`", "found `xx`"]),
        (&[users, &["date_joined_from=2023-02-30"]].concat(), &["expected a YYYY-MM-DD string"]),
        (&[users, &["is_blocked=yes"]].concat(), &["expected true or false"]),
        (&["gift_cards.list", "--param", "status=x"], &["expected one of `"]),
        (
            &["orders.refund", "--param", "number=1"],
            &["needs a JSON body (RefundOrder)", "--body FILE"],
        ),
        (&[REFUND, &["--part", "a=b"]].concat(), &["cannot be used with"]),
        (&["orders.refund", "--param", "number=1", "--part", "a=b"], &["needs a JSON body"]),
        (&[user, &["id=7", "--body", "-"]].concat(), &["`users.get` takes no body"]),
        (&["tickets.upload_attachments"], &["needs a form", "--part NAME=TEXT"]),
        (&["tickets.upload_attachments", "--body", "-"], &["needs a form"]),
        (&[user, &["id=7", "--all-pages"]].concat(), &["returns no list"]),
        (&[user, &["id=7", "--timeout", "0"]].concat(), &["a number of seconds above 0"]),
        (&["orders.refund", "--param", "number=..", "--body", "-"], &["it must not be empty"]),
    ];
    for (arguments, says) in cases {
        let (output, requests) = call(vec![answer(200, "{}")], arguments, AMOUNT);
        assert_eq!(output.status.code(), Some(USAGE), "{arguments:?}");
        for text in says {
            assert!(stderr(&output).contains(text), "{arguments:?}: {text}\n{}", stderr(&output));
        }
        assert_eq!((stdout(&output), requests.len()), ("", 0), "{arguments:?}");
    }
}

#[test]
fn a_refused_call_prints_the_messages_of_the_service() {
    let user: &[&str] = &["users.get", "--param", "id=7", "--retries", "0"];
    let straddling = |at: usize| answer(500, "x".repeat(at) + TOKEN + &"y".repeat(5000));
    let cases: [(&[&str], Answer, i32, &[&str]); 17] = [
        // Lengths at which the text of an error and the body are cut.
        (user, straddling(191), INVALID, &["x***yyy"]),
        (user, straddling(3991), INVALID, &["x***yy"]),
        (
            user,
            answer(404, r#"{"detail":"No such customer."}"#),
            INVALID,
            &[
                "users.get: GET http://127.0.0.1:",
                "returned 404 Not Found: No such customer.",
                "  {\n    \"detail\": ",
            ],
        ),
        (
            user,
            answer(403, r#"{"detail":"no"}"#),
            INVALID,
            &[
                "403 Forbidden",
                "help: the call needs a token with the scope `users:read`; the token comes from BACKOFFICE_TOKEN",
            ],
        ),
        (
            user,
            answer(401, r#"{"detail":"Unknown token hunter2/token."}"#),
            INVALID,
            &["401 Unauthorized: Unknown token ***.", "the scope `users:read`"],
        ),
        (
            user,
            answer(429, "").header("retry-after: 7"),
            INVALID,
            &["429 Too Many Requests", "help: the service asks to wait 7 s"],
        ),
        (
            user,
            answer(429, "").header("retry-after: 1.5, 7.25"),
            INVALID,
            &["help: the service asks to wait 8 s"],
        ),
        (
            user,
            answer(301, "").header("location: https://u:p@www.store.example/api/?token=t"),
            UNCHECKED,
            &["a redirect to https://www.store.example/api/, which the client does not follow"],
        ),
        (
            user,
            answer(200, "x").header("content-encoding: br"),
            UNCHECKED,
            &["the client can't read the content encoding `br`; it reads gzip and zstd"],
        ),
        (
            user,
            answer(200, ""),
            UNCHECKED,
            &["returned 200 OK with a body that could not be decoded"],
        ),
        (
            user,
            answer(500, "<html>\n<b>Oops</b>\u{1b}[2J"),
            INVALID,
            &["  <html>\n  <b>Oops</b>\\u{1b}[2J\n"],
        ),
        (
            user,
            answer(500, "x".repeat(100_000)),
            INVALID,
            &["xxx…\n", "(shortened from 100000 bytes)"],
        ),
        (
            REFUND,
            answer(
                400,
                r#"{"amount":["Too much."],"transactions":[{"card_token":"hunter2","id":1.50}]}"#,
            ),
            INVALID,
            &["amount: Too much.", "\"card_token\": \"***\""],
        ),
        (
            REFUND,
            answer(503, ""),
            INVALID,
            &[
                "it is unknown if the service executed the call: the API has no call that shows it",
                "help: if the operators of the service confirm",
            ],
        ),
        (user, answer(400, r#"["No."]"#), INVALID, &["returned 400 Bad Request: No.\n"]),
        (
            user,
            answer(302, "").header("location: /login"),
            UNCHECKED,
            &["a redirect to /login, which the client does not follow"],
        ),
        (
            user,
            answer(200, "<html>"),
            UNCHECKED,
            &["could not be decoded", "check the base address from BACKOFFICE_BASE_URL"],
        ),
    ];
    for (arguments, given, code, says) in cases {
        let (output, requests) = call(vec![given], arguments, AMOUNT);
        assert_eq!(output.status.code(), Some(code), "{}", stderr(&output));
        assert_eq!((stdout(&output), requests.len()), ("", 1));
        for text in says {
            assert!(stderr(&output).contains(text), "{text}\n{}", stderr(&output));
        }
    }
}

#[test]
fn an_error_body_is_shown_without_secrets() {
    let user: &[&str] = &["users.get", "--param", "id=7", "--retries", "0"];
    let cases = [
        (r#"{"a":1.50}"#, "  {\n    \"a\": 1.50\n  }\n"),
        (
            r#"{"secret_key":"hunter2","n":[{"cardToken":{"x":"hunter2"}}]}"#,
            "    \"secret_key\": \"***\",\n    \"n\": [\n      {\n        \"cardToken\": \"***\"\n      }\n",
        ),
        (r#""{\"card_token\":\"hunter2\"}""#, "\n  \"{\\\"card_token ***\"\n"),
        ("card_token hunter2", "\n  card_token ***\n"),
        (r#"{"a":1e400,"secret_key":"hunter2"}"#, "\n  {\"a\":1e400,\"secret_key ***\n"),
        (
            r#"{"secret":1,"key":2,"Secret-Key":"hunter2"}"#,
            "    \"key\": 2,\n    \"Secret-Key\": \"***\"\n",
        ),
        (r#"{"secret\u005fkey":"hunter2"}"#, "\"secret_key\": \"***\""),
        ("<p>no</p>", "\n  <p>no</p>\n"),
    ];
    for (body, shown) in cases {
        let (output, _) = call(vec![answer(404, body)], user, b"");
        assert!(stderr(&output).contains(shown), "{shown}\n{}", stderr(&output));
    }
}

#[test]
fn an_error_body_of_any_depth_is_shown_in_bounds() {
    let levels = 40_000;
    let body = "[".repeat(levels) + &"]".repeat(levels);
    let (output, _) = call(vec![answer(400, &body)], &["users.get", "--param", "id=7"], b"");
    assert_eq!(output.status.code(), Some(INVALID));
    let shown = stderr(&output);
    assert!(shown.contains("400") && shown.len() < 2 * body.len(), "{shown:.300}");
}

#[test]
fn every_operation_has_four_names() {
    let folder = folder(&[]);
    for endpoint in backoffice::description::endpoints::ALL {
        let written = format!(" {} {} ", endpoint.method, endpoint.path);
        let without_slash = written.trim().trim_end_matches('/').to_lowercase();
        for name in [endpoint.id, endpoint.call, &written, &without_slash] {
            let output = run(&mut command(folder.path(), &[name, "--param", "x=1"]), b"");
            let says = format!("`{}` has no parameter `x`", endpoint.call);
            assert!(stderr(&output).contains(&says), "{name}\n{}", stderr(&output));
        }
    }
}

#[test]
fn a_body_that_is_not_valid_is_not_sent() {
    let (output, requests) = call(vec![answer(200, "{}")], REFUND, b"{\"amonut\":\"1\"}");
    assert_eq!((output.status.code(), requests.len()), (Some(INVALID), 0));
    for text in [
        "orders.refund: POST",
        "its body is not valid",
        "`amount`",
        "or send it anyway with `--no-check`",
    ] {
        assert!(stderr(&output).contains(text), "{text}\n{}", stderr(&output));
    }
}

#[test]
fn a_call_that_cannot_be_made_says_why() {
    let folder = folder(&[("bad.json", b"{} {}"), ("latin.json", b"\"\xe9\""), ("d/x", b"")]);
    let body = |path: &'static str| vec!["orders.refund", "--param", "number=1", "--body", path];
    let file = |pair: &'static str| vec!["tickets.upload_attachments", "--file", pair];
    let user = || vec!["users.get", "--param", "id=7", "--retries", "0"];
    let nowhere = "http://127.0.0.1:1";
    let cases = [
        (user(), None, Some(TOKEN), "no base address is set"),
        (user(), Some(""), Some(TOKEN), "no base address is set"),
        (user(), Some(nowhere), None, "no token is set"),
        (user(), Some(nowhere), Some(""), "set BACKOFFICE_TOKEN, or write `token = \"…\"` into "),
        (user(), Some(nowhere), Some("hunter2 x"), "characters that bearer tokens can't have"),
        (
            user(),
            Some(nowhere),
            Some("hunter2\n"),
            "help: the token comes from BACKOFFICE_TOKEN; it must be one line without spaces",
        ),
        (
            user(),
            Some("https://user:hunter2/x@store.example/"),
            Some(TOKEN),
            "help: the base address comes from BACKOFFICE_BASE_URL",
        ),
        (
            user(),
            Some("https://store.example/?token=hunter2"),
            Some(TOKEN),
            "`https://store.example/`: it has a query",
        ),
        (
            user(),
            Some("https://user:hunter2"),
            Some(TOKEN),
            "base address: its port is not a number",
        ),
        (user(), Some(nowhere), Some(TOKEN), "no connection was made"),
        (user(), Some(nowhere), Some(TOKEN), "check the base address from BACKOFFICE_BASE_URL"),
        (user(), Some("http://192.0.2.1"), Some(TOKEN), "--allow-plain-http"),
        (user(), Some("store.example"), Some(TOKEN), "not absolute"),
        (body("none.json"), Some(nowhere), Some(TOKEN), "none.json: file not found"),
        (body("d"), Some(nowhere), Some(TOKEN), "d: could not be read"),
        (body("bad.json"), Some(nowhere), Some(TOKEN), "bad.json: could not read a JSON value"),
        (body("latin.json"), Some(nowhere), Some(TOKEN), "latin.json: not UTF-8 at byte 1"),
        (file("f=none"), Some(nowhere), Some(TOKEN), "none: file not found"),
        (file("f=d"), Some(nowhere), Some(TOKEN), "d: not a regular file"),
    ];
    for (arguments, base_url, token, says) in cases {
        let mut command = command(folder.path(), &arguments);
        command.envs(base_url.map(|url| ("BACKOFFICE_BASE_URL", url)));
        command.envs(token.map(|token| ("BACKOFFICE_TOKEN", token)));
        let output = run(&mut command, b"");
        assert_eq!(output.status.code(), Some(UNCHECKED), "{says}\n{}", stderr(&output));
        assert!(stderr(&output).contains(says), "{says}\n{}", stderr(&output));
        assert_eq!(stdout(&output), "");
    }
}

#[test]
fn a_late_answer_is_not_awaited() {
    let silent = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", silent.local_addr().unwrap());
    let folder = folder(&[]);
    let arguments = ["users.get", "--param", "id=7", "--timeout", "0.2", "--base-url", &url];
    let output = run(command(folder.path(), &arguments).env("BACKOFFICE_TOKEN", TOKEN), b"");
    assert_eq!(output.status.code(), Some(UNCHECKED));
    assert!(
        stderr(&output).contains("got no complete response within 200ms"),
        "{}",
        stderr(&output)
    );
    assert!(stderr(&output).contains("`--timeout SECONDS`"), "{}", stderr(&output));
}

/// The start of a large error is shown, and its JSON is not read.
#[cfg(target_os = "linux")]
#[test]
fn a_large_error_takes_little_more_than_its_text() {
    let elements = 31_000_000;
    let body = format!("[{}0]", "0,".repeat(elements));
    let server = Server::start(vec![answer(400, body)]);
    let folder = folder(&[]);
    let mut command = command(folder.path(), &["users.get", "--param", "id=7"]);
    command
        .env("BACKOFFICE_BASE_URL", format!("{}/api/", server.url))
        .env("BACKOFFICE_TOKEN", TOKEN)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let status = format!("/proc/{}/status", child.id());
    let mut peak = 0;
    while child.try_wait().unwrap().is_none() {
        // A process that has ended has no such line.
        let status = fs::read_to_string(&status).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let size = line.map(|line| line.trim().trim_end_matches(" kB").parse().unwrap());
        peak = size.unwrap_or(0).max(peak);
        thread::sleep(Duration::from_millis(1));
    }
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(INVALID), "{}", stderr(&output));
    let shown = format!("[{}…\n", "0,".repeat(1999) + "0");
    assert!(stderr(&output).contains(&shown), "{}", stderr(&output));
    assert!(stderr(&output).contains("(shortened from 62000003 bytes)"), "{}", stderr(&output));
    assert_eq!(server.requests().len(), 1);
    let megabytes = peak / 1024;
    assert!((60..100).contains(&megabytes), "{megabytes} MB");
}
