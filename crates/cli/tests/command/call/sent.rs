//! Requests that are sent, and their responses.

use super::{AMOUNT, REFUND, TOKEN, call, call_in, command, run};
use crate::{
    server::{Server, answer},
    support::{INVALID, VALID, folder, stderr, stdout},
};

#[test]
fn a_call_is_sent_and_its_answer_printed() {
    /// Arguments, standard input, the request's first line, and other parts of the request.
    type Case<'a> = (&'a [&'a str], &'a [u8], &'a str, &'a [&'a str]);
    let cases: [Case<'_>; 9] = [
        (
            &["users.get", "--param", "id=7"],
            b"",
            "GET /api/users/7/ HTTP/1.1",
            &[
                "authorization: Bearer hunter2/token\r\n",
                "x-service-api-version: 2023-02-10\r\n",
                "user-agent: backoffice/",
            ],
        ),
        (
            &["get /users/{id}", "--param", "id=7", "--unknown-param", "a b=c&d"],
            b"",
            "GET /api/users/7/?a%20b=c%26d HTTP/1.1",
            &[],
        ),
        (
            &[
                "list_webhooks",
                "--param",
                "events=cart.abandoned",
                "--param",
                "active=true",
                "--param",
                "events=x",
            ],
            b"",
            "GET /api/webhooks/?events=cart.abandoned&active=true&events=x HTTP/1.1",
            &[],
        ),
        (
            REFUND,
            b"\xEF\xBB\xBF{\"amount\": \"10.00\"}",
            "POST /api/orders/1001/refund/ HTTP/1.1",
            &["\r\n\r\n{\"amount\": \"10.00\"}"],
        ),
        (
            REFUND,
            b"{\n \"amount\": \"10.00\"}",
            "POST /api/orders/1001/refund/ HTTP/1.1",
            &["content-type: application/json\r\n", "\r\n\r\n{\n \"amount\": \"10.00\"}"],
        ),
        (
            &[
                "orders.refund",
                "--param",
                "number=a/b",
                "--body",
                "refund.json",
                "--idempotency-key",
                "job-7",
            ],
            b"",
            "POST /api/orders/a%2Fb/refund/ HTTP/1.1",
            &["idempotency-key: job-7\r\n", "\r\n\r\n{\"amount\":\"1.00\"}"],
        ),
        (
            &[REFUND, &["--no-check"]].concat(),
            b"[]",
            "POST /api/orders/1001/refund/ HTTP/1.1",
            &["\r\n\r\n[]"],
        ),
        (
            &["upload_ticket_attachments", "--part", "ticket=7=8", "--file", "file=receipt.txt"],
            b"",
            "POST /api/tickets/attachments/ HTTP/1.1",
            &[
                "content-type: multipart/form-data; boundary=",
                "name=\"ticket\"\r\n\r\n7=8\r\n",
                "name=\"file\"; filename=\"receipt.txt\"\r\n",
                "\r\n\r\nPaid\r\n",
            ],
        ),
        (
            &["users.get", "--param", "id=7", "--timeout", "5.5", "--retries", "0"],
            b"",
            "GET /api/users/7/ HTTP/1.1",
            &[],
        ),
    ];
    for (arguments, stdin, line, parts) in cases {
        let folder = folder(&[("refund.json", br#"{"amount":"1.00"}"#), ("receipt.txt", b"Paid")]);
        let answers =
            vec![answer(200, "{\"id\":7, \"total\":1.50, \"token\":\"hunter2\\/token\u{9b}\"}")];
        let (output, requests) = call_in(folder.path(), answers, arguments, stdin);
        assert_eq!(output.status.code(), Some(VALID), "{}", stderr(&output));
        let expected = "{\n  \"id\": 7,\n  \"total\": 1.50,\n  \"token\": \"***\\u009b\"\n}\n";
        assert_eq!((stdout(&output), stderr(&output)), (expected, ""));
        let [request] = requests.as_slice() else { panic!("{arguments:?}: {requests:?}") };
        for part in [&[line], parts].concat() {
            assert!(request.contains(part), "{arguments:?}: {part}\n{request}");
        }
    }
}

#[test]
fn calls_that_are_safe_to_repeat_are_repeated() {
    let key: &[&str] = &["--idempotency-key", "k"];
    let user: &[&str] = &["users.get", "--param", "id=7"];
    let cases: [(&[&str], usize, i32); 5] = [
        (user, 3, VALID),
        (&[user, &["--retries", "1"]].concat(), 2, INVALID),
        (&[user, &["--retries", "0"]].concat(), 1, INVALID),
        (REFUND, 1, INVALID),
        (&[REFUND, key].concat(), 1, INVALID),
    ];
    for (arguments, sent, code) in cases {
        let answers = vec![answer(503, ""), answer(503, ""), answer(200, "{}")];
        let (output, requests) = call(answers, arguments, AMOUNT);
        assert_eq!((requests.len(), output.status.code()), (sent, Some(code)), "{arguments:?}");
    }
}

#[test]
fn an_answer_of_another_kind_than_the_document_shows_is_noted() {
    let user: &[&str] = &["users.get", "--param", "id=7"];
    let subscriptions: &[&str] = &["users.list_subscriptions", "--param", "id=7"];
    let found = |kind| {
        format!("note: `users.get` returned {kind}; the API document shows an object (Customer)\n")
    };
    for (arguments, body, said) in [
        (user, "[{\"id\":7}]", found("an array")),
        (user, "null", found("a null")),
        (user, "{}", String::new()),
        (subscriptions, "[]", String::new()),
        (
            &["users.list", "--all-pages"],
            "[]",
            found("an array")
                .replace("users.get", "users.list")
                .replace("Customer", "CustomerPage"),
        ),
    ] {
        let (output, _) = call(vec![answer(200, body)], arguments, b"");
        assert_eq!(output.status.code(), Some(VALID), "{}", stderr(&output));
        assert_eq!(stderr(&output), said);
        let printed: String = stdout(&output).split_whitespace().collect();
        assert_eq!(printed, if arguments.contains(&"--all-pages") { "" } else { body });
    }
}

#[test]
fn the_proxy_of_the_environment_is_used() {
    let proxy = Server::start(vec![answer(200, "{}")]);
    let folder = folder(&[]);
    let arguments = ["users.get", "--param", "id=7", "--allow-plain-http"];
    let mut command = command(folder.path(), &arguments);
    command
        .env("HTTP_PROXY", &proxy.url)
        .env("BACKOFFICE_BASE_URL", "http://store.example")
        .env("BACKOFFICE_TOKEN", TOKEN);
    let output = run(&mut command, b"");
    assert_eq!(output.status.code(), Some(VALID), "{}", stderr(&output));
    let requests = proxy.requests();
    assert!(requests[0].starts_with("GET http://store.example/users/7/ HTTP/1.1"), "{requests:?}");
}

#[test]
fn colours_follow_the_environment() {
    for (variable, colours) in [("NO_COLOR", false), ("CLICOLOR_FORCE", true)] {
        let folder = folder(&[]);
        let output = run(command(folder.path(), &["users.gett"]).env(variable, "1"), b"");
        assert_eq!(output.stderr.contains(&0x1b), colours, "{variable}");
    }
}
