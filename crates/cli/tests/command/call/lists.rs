//! `--all-pages`.

use std::process::Stdio;

use super::{TOKEN, call, command};
use crate::{
    server::{Answer, Server, answer},
    support::{INVALID, UNCHECKED, VALID, folder, stderr, stdout},
};

fn page(cursor: Option<&str>, results: &str) -> Answer {
    let next = cursor
        .map_or("null".to_owned(), |cursor| format!("\"{{url}}/api/users/?cursor={cursor}\""));
    answer(200, format!(r#"{{"next":{next},"previous":null,"results":{results}}}"#))
}

#[test]
fn the_records_of_all_pages_are_printed_one_a_line() {
    let answers = vec![
        page(Some("a"), "[{\"id\": 1}, {\n  \"id\": 2\n}]"),
        page(Some("b"), "[]"),
        page(None, "[{\"id\": 3, \"n\": 1.50, \"s\": \"hunter2/token\u{9b}\"}]"),
    ];
    let arguments = ["users.list", "--param", "language=no", "--all-pages"];
    let (output, requests) = call(answers, &arguments, b"");
    assert_eq!(output.status.code(), Some(VALID), "{}", stderr(&output));
    assert_eq!(
        stdout(&output),
        "{\"id\":1}\n{\"id\":2}\n{\"id\":3,\"n\":1.50,\"s\":\"***\\u009b\"}\n"
    );
    let lines: Vec<_> = requests.iter().map(|request| request.lines().next().unwrap()).collect();
    assert_eq!(
        lines,
        [
            "GET /api/users/?language=no HTTP/1.1",
            "GET /api/users/?language=no&cursor=a HTTP/1.1",
            "GET /api/users/?language=no&cursor=b HTTP/1.1",
        ]
    );
    let answers = vec![answer(200, r#"[{"id":1},{"id":2}]"#)];
    let (output, _) =
        call(answers, &["users.list_subscriptions", "--param", "id=7", "--all-pages"], b"");
    assert_eq!(stdout(&output), "{\"id\":1}\n{\"id\":2}\n");
}

#[test]
fn a_response_that_is_not_a_page_prints_no_record() {
    let users: &[&str] = &["users.list", "--all-pages"];
    let subscriptions: &[&str] = &["users.list_subscriptions", "--param", "id=7", "--all-pages"];
    for body in [
        r#"{"next":null,"results":{"0":{"id":1}}}"#,
        r#"{"results":"none"}"#,
        r#"{"results":null}"#,
        r#"{"next":null,"previous":null}"#,
        r#"{"detail":"busy"}"#,
        "{}",
        "7",
    ] {
        for arguments in [users, subscriptions] {
            let (output, _) = call(vec![answer(200, body)], arguments, b"");
            assert_eq!((output.status.code(), stdout(&output)), (Some(UNCHECKED), ""), "{body}");
            assert!(stderr(&output).contains("no list called `results`"), "{}", stderr(&output));
        }
    }
    let answers = vec![page(Some("a"), "[1]"), page(Some("b"), "{}")];
    let (output, _) = call(answers, users, b"");
    assert_eq!(stdout(&output), "1\n");
    assert!(
        stderr(&output).contains("pass `--param 'cursor=a'` to continue"),
        "{}",
        stderr(&output)
    );
}

#[test]
fn a_failed_list_prints_the_cursor_to_continue_with() {
    let answers = vec![page(Some("it%27s"), "[1]"), answer(500, "")];
    let (output, _) = call(answers, &["users.list", "--all-pages"], b"");
    assert_eq!((output.status.code(), stdout(&output)), (Some(INVALID), "1\n"));
    assert!(
        stderr(&output).contains(r"pass `--param 'cursor=it'\''s'` to continue"),
        "{}",
        stderr(&output)
    );
}

#[test]
fn a_pipe_may_close() {
    let record = format!("[\"{}\"]", "x".repeat(1 << 20));
    let server = Server::start(vec![page(Some("a"), &record), page(None, &record)]);
    let folder = folder(&[]);
    let mut command = command(folder.path(), &["users.list", "--all-pages"]);
    command
        .env("BACKOFFICE_BASE_URL", format!("{}/api", server.url))
        .env("BACKOFFICE_TOKEN", TOKEN)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), stderr(&output)), (Some(VALID), ""));
    assert_eq!(server.requests().len(), 1);
}
