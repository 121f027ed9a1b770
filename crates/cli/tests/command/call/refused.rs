//! What is not done, and how that is said.

use super::{AMOUNT, REFUND, TOKEN, call, command, run};
use crate::{
    server::{Answer, answer},
    support::{INVALID, UNCHECKED, USAGE, folder, stderr, stdout},
};

#[test]
fn wrong_usage_says_what_to_do_and_sends_nothing() {
    let user: &[&str] = &["users.get", "--param"];
    let users: &[&str] = &["users.list", "--param"];
    let cases: [(&[&str], &[&str]); 26] = [
        (&[], &["<OPERATION>"]),
        (
            &["refund_oder"],
            &[
                "there is no operation called `refund_oder`",
                "did you mean `refund_order`?",
            ],
        ),
        (&["orders.refunds"], &["did you mean `orders.refund`?"]),
        (
            &["POST /orders/{number}/refunds/"],
            &["did you mean `POST /orders/{number}/refund/`?"],
        ),
        (
            &["xyzzy-plugh-quux"],
            &["help: `backoffice endpoints` lists the operations"],
        ),
        (&["users.get"], &["`users.get` needs id", "`--param id=…`"]),
        (
            &["users.get_address"],
            &[
                "needs id and addressId",
                "`--param id=…` `--param addressId=…`",
            ],
        ),
        (
            &[user, &["id"]].concat(),
            &["expected a name, `=`, and a value"],
        ),
        (
            &[user, &["=7"]].concat(),
            &["expected a name, `=`, and a value"],
        ),
        (
            &[user, &["id=ada"]].concat(),
            &["parameter `id`: expected an integer, found `ada`"],
        ),
        (&[user, &["id="]].concat(), &["expected an integer"]),
        (
            &[user, &["id=7", "--param", "id=8"]].concat(),
            &["parameter `id` is given more than once"],
        ),
        (
            &[users, &["langauge=en"]].concat(),
            &[
                "`users.list` has no parameter `langauge`",
                "did you mean `language`? `users.list` has `email`, `name`",
                "`--undocumented-param langauge=…`",
            ],
        ),
        (
            &[users, &["language=xx"]].concat(),
            &["expected one of `da`, `de`", "found `xx`"],
        ),
        (
            &[users, &["date_joined_from=2023-02-30"]].concat(),
            &["expected a YYYY-MM-DD string"],
        ),
        (
            &[users, &["is_blocked=yes"]].concat(),
            &["expected true or false"],
        ),
        (
            &["gift_cards.list", "--param", "status=x"],
            &["expected one of `"],
        ),
        (
            &["orders.refund", "--param", "number=1"],
            &["needs a JSON body (RefundOrder)", "--body FILE"],
        ),
        (
            &[REFUND, &["--part", "a=b"]].concat(),
            &["cannot be used with"],
        ),
        (
            &["orders.refund", "--param", "number=1", "--part", "a=b"],
            &["needs a JSON body"],
        ),
        (
            &[user, &["id=7", "--body", "-"]].concat(),
            &["`users.get` takes no body"],
        ),
        (
            &["tickets.upload_attachments"],
            &["needs a form", "--part NAME=TEXT"],
        ),
        (
            &["tickets.upload_attachments", "--body", "-"],
            &["needs a form"],
        ),
        (
            &[user, &["id=7", "--all-pages"]].concat(),
            &["answers with no list"],
        ),
        (
            &[user, &["id=7", "--timeout", "0"]].concat(),
            &["a number of seconds above 0"],
        ),
        (
            &["orders.refund", "--param", "number=..", "--body", "-"],
            &["can't be a part of a path"],
        ),
    ];
    for (arguments, says) in cases {
        let (output, requests) = call(vec![answer(200, "{}")], arguments, AMOUNT);
        assert_eq!(output.status.code(), Some(USAGE), "{arguments:?}");
        for text in says {
            assert!(
                stderr(&output).contains(text),
                "{arguments:?}: {text}\n{}",
                stderr(&output)
            );
        }
        assert_eq!((stdout(&output), requests.len()), ("", 0), "{arguments:?}");
    }
}

#[test]
fn what_the_service_refuses_is_said_with_its_words() {
    let user: &[&str] = &["users.get", "--param", "id=7", "--retries", "0"];
    let straddling = |at: usize| answer(500, "x".repeat(at) + TOKEN + &"y".repeat(5000));
    let cases: [(&[&str], Answer, i32, &[&str]); 13] = [
        // Where the text of an error is cut, and where the body is.
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
                "help: the call needs a token with the scope `users:read`; this one is that of BACKOFFICE_TOKEN",
            ],
        ),
        (
            user,
            answer(401, r#"{"detail":"Unknown token hunter2/token."}"#),
            INVALID,
            &[
                "401 Unauthorized: Unknown token ***.",
                "the scope `users:read`",
            ],
        ),
        (
            user,
            answer(429, "").header("retry-after: 7"),
            INVALID,
            &[
                "429 Too Many Requests",
                "help: the service asks to wait 7 s",
            ],
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
            &["xxx…\n", "(100000 bytes in all)"],
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
                "it is unknown whether the service did it: no call of the API shows it",
                "help: if those who run the service promise",
            ],
        ),
        (
            user,
            answer(400, r#"["No."]"#),
            INVALID,
            &["returned 400 Bad Request: No.\n"],
        ),
        (
            user,
            answer(302, "").header("location: /login"),
            UNCHECKED,
            &["a redirect, which is not followed"],
        ),
        (
            user,
            answer(200, "<html>"),
            UNCHECKED,
            &[
                "could not be decoded",
                "check the base address, that of BACKOFFICE_BASE_URL",
            ],
        ),
    ];
    for (arguments, given, code, says) in cases {
        let (output, requests) = call(vec![given], arguments, AMOUNT);
        assert_eq!(output.status.code(), Some(code), "{}", stderr(&output));
        assert_eq!((stdout(&output), requests.len()), ("", 1));
        for text in says {
            assert!(
                stderr(&output).contains(text),
                "{text}\n{}",
                stderr(&output)
            );
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
        "help: `--no-check` sends it",
    ] {
        assert!(
            stderr(&output).contains(text),
            "{text}\n{}",
            stderr(&output)
        );
    }
}

#[test]
fn what_can_not_be_done_is_said() {
    let folder = folder(&[
        ("bad.json", b"{} {}"),
        ("latin.json", b"\"\xe9\""),
        ("d/x", b""),
    ]);
    let body = |path: &'static str| vec!["orders.refund", "--param", "number=1", "--body", path];
    let file = |pair: &'static str| vec!["tickets.upload_attachments", "--file", pair];
    let user = || vec!["users.get", "--param", "id=7", "--retries", "0"];
    let nowhere = "http://127.0.0.1:1";
    let cases = [
        (user(), None, Some(TOKEN), "there is no base address"),
        (user(), Some(""), Some(TOKEN), "there is no base address"),
        (user(), Some(nowhere), None, "there is no token"),
        (
            user(),
            Some(nowhere),
            Some(""),
            "set BACKOFFICE_TOKEN, or write `token = \"…\"` into ",
        ),
        (
            user(),
            Some(nowhere),
            Some("hunter2 x"),
            "characters that no bearer token has",
        ),
        (
            user(),
            Some(nowhere),
            Some("hunter2\n"),
            "help: the token is that of BACKOFFICE_TOKEN; give it on one line",
        ),
        (
            user(),
            Some("https://user:hunter2/x@store.example/"),
            Some(TOKEN),
            "help: the base address is that of BACKOFFICE_BASE_URL",
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
        (
            user(),
            Some(nowhere),
            Some(TOKEN),
            "check the base address, that of BACKOFFICE_BASE_URL",
        ),
        (
            user(),
            Some("http://192.0.2.1"),
            Some(TOKEN),
            "--allow-plain-http",
        ),
        (user(), Some("store.example"), Some(TOKEN), "not absolute"),
        (
            body("none.json"),
            Some(nowhere),
            Some(TOKEN),
            "none.json: there is no such file",
        ),
        (
            body("d"),
            Some(nowhere),
            Some(TOKEN),
            "d: could not be read",
        ),
        (
            body("bad.json"),
            Some(nowhere),
            Some(TOKEN),
            "bad.json: could not read a JSON value",
        ),
        (
            body("latin.json"),
            Some(nowhere),
            Some(TOKEN),
            "latin.json: is not UTF-8 at byte 1",
        ),
        (
            file("f=none"),
            Some(nowhere),
            Some(TOKEN),
            "none: there is no such file",
        ),
        (
            file("f=d"),
            Some(nowhere),
            Some(TOKEN),
            "d: is no regular file",
        ),
    ];
    for (arguments, base_url, token, says) in cases {
        let mut command = command(folder.path(), &arguments);
        command.envs(base_url.map(|url| ("BACKOFFICE_BASE_URL", url)));
        command.envs(token.map(|token| ("BACKOFFICE_TOKEN", token)));
        let output = run(&mut command, b"");
        assert_eq!(
            output.status.code(),
            Some(UNCHECKED),
            "{says}\n{}",
            stderr(&output)
        );
        assert!(
            stderr(&output).contains(says),
            "{says}\n{}",
            stderr(&output)
        );
        assert_eq!(stdout(&output), "");
    }
}

#[test]
fn an_answer_that_does_not_come_in_time_is_not_waited_for() {
    let silent = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", silent.local_addr().unwrap());
    let folder = folder(&[]);
    let arguments = [
        "users.get",
        "--param",
        "id=7",
        "--timeout",
        "0.2",
        "--base-url",
        &url,
    ];
    let output = run(
        command(folder.path(), &arguments).env("BACKOFFICE_TOKEN", TOKEN),
        b"",
    );
    assert_eq!(output.status.code(), Some(UNCHECKED));
    assert!(
        stderr(&output).contains("got no complete answer within 200ms"),
        "{}",
        stderr(&output)
    );
    assert!(
        stderr(&output).contains("`--timeout SECONDS`"),
        "{}",
        stderr(&output)
    );
}
