//! `--dry-run` and `--curl`.

use std::{fs, process::Command};

use super::{AMOUNT, REFUND, TOKEN, call, command, run};
use crate::support::{INVALID, VALID, folder, run_command, stderr, stdout};

#[test]
fn a_dry_run_shows_the_request_without_its_token() {
    let folder = folder(&[(
        "hook.json",
        br#"{"target":"https://a.example/","events":["x"],"secret_key":"hunter2"}"#,
    )]);
    let cases: [(&[&str], Option<&str>, &[&str]); 4] = [
        (
            &[
                "orders.refund",
                "--param",
                "number=1/2",
                "--body",
                "-",
                "--idempotency-key",
                "k",
                "--unknown-param",
                "a=hunter2/token",
            ],
            Some(TOKEN),
            &[
                "POST https://store.example/api/orders/1%2F2/refund/?a=",
                "\nauthorization: Bearer ***\n",
                "\nidempotency-key: k\n",
                "\nx-service-api-version: 2023-02-10\n",
                "\n\n{\n  \"amount\": \"10.00\"\n}\n",
            ],
        ),
        (&["webhooks.create", "--body", "hook.json"], None, &["\"secret_key\": \"***\""]),
        (
            &["tickets.upload_attachments", "--part", "ticket=7", "--file", "f=hook.json"],
            None,
            &["\n\nticket: 7\nf: file hook.json\n"],
        ),
        (&["users.list", "--all-pages"], None, &["GET https://store.example/api/users/\n"]),
    ];
    for (arguments, token, says) in cases {
        let options = ["--dry-run", "--base-url", "https://store.example/api"];
        let mut command = command(folder.path(), &[arguments, &options].concat());
        command.envs(token.map(|token| ("BACKOFFICE_TOKEN", token)));
        // A call that sends nothing needs no certificates.
        command.env("SSL_CERT_FILE", "none.pem").env("SSL_CERT_DIR", "none");
        let output = run_command(&mut command, AMOUNT);
        assert_eq!(output.status.code(), Some(VALID), "{}", stderr(&output));
        for text in says {
            assert!(stdout(&output).contains(text), "{text}\n{}", stdout(&output));
        }
        assert!(stderr(&output).contains("the call needs a token with the scope `"));
        assert!(!stdout(&output).contains("hunter2\""), "{}", stdout(&output));
    }
    let arguments = ["--dry-run", "--base-url", "https://store.example"];
    let (output, _) = call(Vec::new(), &[REFUND, &arguments].concat(), b"{}");
    assert_eq!(output.status.code(), Some(INVALID), "{}", stderr(&output));
}

#[cfg(unix)]
#[test]
fn a_curl_command_sends_the_same_request() {
    use std::os::unix::fs::PermissionsExt as _;

    let script: &[u8] = b"#!/bin/sh\nfor word in \"$@\"; do printf '%s\\0' \"$word\"; done\n";
    let path = "it's \"a\";$HOME.json";
    let folder = folder(&[("bin/curl", script), (path, AMOUNT)]);
    let curl = folder.path().join("bin/curl");
    fs::set_permissions(&curl, fs::Permissions::from_mode(0o755)).unwrap();
    let text = "{\"amount\":\"10.00\",\"note\":\"it's `id` $HOME \\\\ \n \"}".replace('\n', "\\n");
    let file = format!("f={path}");
    let (refund, url) =
        (["orders.refund", "--param", "number=1'2", "--body"], "https://store.example/api");
    let refund_url = "https://store.example/api/orders/1%272/refund/";
    let cases: [(Vec<&str>, Vec<&str>); 4] = [
        (
            [&refund[..], &["-", "--idempotency-key", "k'\"$x"]].concat(),
            vec![
                "--header",
                "content-type: application/json",
                "--header",
                "idempotency-key: k'\"$x",
                "--data-raw",
                &text,
                refund_url,
            ],
        ),
        (
            [&refund[..], &[path]].concat(),
            vec![
                "--header",
                "content-type: application/json",
                "--data-binary",
                "@it's \"a\";$HOME.json",
                refund_url,
            ],
        ),
        (
            vec!["tickets.upload_attachments", "--part", "a=@b;c", "--file", &file],
            vec![
                "--form-string",
                "a=@b;c",
                "--form",
                r#"f=@"it's \"a\";$HOME.json";type=application/octet-stream"#,
                "https://store.example/api/tickets/attachments/",
            ],
        ),
        (
            vec!["users.list", "--param", "name=[a-z]{x} &"],
            vec!["https://store.example/api/users/?name=%5Ba-z%5D%7Bx%7D%20%26"],
        ),
    ];
    for (arguments, expected) in cases {
        let options = ["--curl", "--base-url", url];
        let mut command = command(folder.path(), &[&arguments[..], &options].concat());
        let output = run(command.env("BACKOFFICE_TOKEN", TOKEN), text.as_bytes());
        assert_eq!(output.status.code(), Some(VALID), "{}", stderr(&output));
        assert!(stdout(&output).contains("$BACKOFFICE_TOKEN"));
        let path = format!("{}:/usr/bin:/bin", folder.path().join("bin").display());
        let mut shell = Command::new("sh");
        shell.current_dir(folder.path()).args(["-c", stdout(&output)]);
        let echoed = shell.env("PATH", path).env("BACKOFFICE_TOKEN", TOKEN).output().unwrap();
        assert_eq!(stderr(&echoed), "");
        let words: Vec<_> = stdout(&echoed).split_terminator('\0').collect();
        let method = if arguments[0] == "users.list" { "GET" } else { "POST" };
        assert_eq!(words[..3], ["--globoff", "--request", method]);
        assert_eq!(words[3..5], ["--header", "Authorization: Bearer hunter2/token"]);
        for word in &expected {
            assert!(words.contains(word), "{word:?} in {words:?}");
        }
        // Other headers: accept, user agent and version.
        assert_eq!(words.len(), 5 + 6 + expected.len(), "{words:?}");
    }
}
