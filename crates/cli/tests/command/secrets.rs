//! Secrets stay out of reports.

use std::path::Path;

use crate::support::{VALID, folder, run, stdout};

#[test]
fn all_violations_are_reported_and_secrets_are_not() {
    let text = br#"{"id":"a","active":1,"secret_key":{"key":"hunter2"},"events":[1,2],"target":"x","name":"n","created_at":"t"}"#;
    let folder = folder(&[("webhook.json", text)]);
    for format in ["human", "json", "ndjson"] {
        let output = run(folder.path(), &["validate", "--format", format, "webhook.json"], b"");
        let report = stdout(&output);
        for pointer in
            ["/id", "/active", "/secret_key", "/events/0", "/events/1", "/target", "/created_at"]
        {
            assert!(report.contains(pointer), "{pointer} in\n{report}");
        }
        assert!(!report.contains("hunter2"), "{report}");
    }
}

#[test]
fn reports_on_invalid_json_hide_secrets() {
    let texts: [&[u8]; 16] = [
        br#"{secret_key: "hunter2"}"#,
        br#"{'secret_key': 'hunter2'}"#,
        br#"{"secret_key" "hunter2"}"#,
        br#"{"secret_key":"hun"hunter2","id":"x"}"#,
        br#"{"secret_key":+"hunter2"}"#,
        br#"{"secret_key":hunter2}"#,
        br#"{"x":"\", "secret_key":"hunter2"}"#,
        b"{\"id\":1,\"name\":\"x}\n{\"id\":\"a\",\"secret_key\":\"hunter2\",\"target\":1}",
        br#"{"id":1,"secret-key":"hunter2","target":1}"#,
        br#"{"id":"x","Secret_Key":"hunter2"}"#,
        br#"{"id":"x","secret\u005fkey":"hunter2"}"#,
        br#"{"id":"x","events":"[{\"secret_key\":\"hunter2\"}]"}"#,
        br#"{"id":"x","secret_key":["hunter2"]}"#,
        br#"{"id":1,"secret_key":{"hunter2":1,"hunter2":1}}"#,
        br#"{"id":"{\"secret_key\":\"hunter2\"}"}"#,
        br#"{"secret_key":"hunter2","id":"x"}"#,
    ];
    for text in texts {
        let folder = folder(&[("webhooks.ndjson", text)]);
        let shown = String::from_utf8_lossy(text);
        for profile in ["contract", "strict"] {
            for format in ["human", "json"] {
                let arguments =
                    ["validate", "--profile", profile, "--format", format, "webhooks.ndjson"];
                let output = run(folder.path(), &arguments, b"");
                assert_ne!(output.status.code(), Some(VALID), "{shown}");
                assert!(!stdout(&output).contains("hunter2"), "{shown}\n{}", stdout(&output));
            }
        }
    }
    for apart in [
        "{\"id\":\"x\",\"secret_key\":\n[\"hunter2\"],\"target\":1}\n",
        "{\"id\":1,\"secret_key\":{\"a\":1,\n\"hunter2\":1,\n\"hunter2\":1}}",
        "{\"id\":1,\"secret_key\":[1,\n{\"hunter2\":1,\n\"hunter2\":1}]}",
    ] {
        let folder = folder(&[("webhook.json", apart.as_bytes())]);
        let output = run(folder.path(), &["validate", "webhook.json"], b"");
        assert!(!stdout(&output).contains("hunter2"), "{}", stdout(&output));
    }
    let shown = [
        r#"{"id":"{\"secret_key\":\"hunter2\"}"}"#,
        r#"{"id":1,"target":"secret_key=hunter2"}"#,
        r#"{"id":1,"created_at":"Card-Token hunter2","active":"cardToken:hunter2"}"#,
        r#"{"id":1,"access":"[{\"secret_key\":\"hunter2\"}]"}"#,
    ];
    for text in shown {
        for command in ["validate", "drift"] {
            for format in ["human", "ndjson"] {
                let mut arguments = vec![command, "--schema", "Webhook", "--format", format, "-"];
                if command == "validate" {
                    arguments.extend(["--profile", "strict"]);
                }
                let output = run(Path::new("."), &arguments, text.as_bytes());
                let shown = stdout(&output);
                assert!(!shown.contains("hunter2"), "{command} {format} {text}\n{shown}");
                assert!(!shown.is_empty());
            }
        }
    }
    let nested =
        br#"{"number":"1","transactions":"[{\"card_token\":\"hunter2\"}]","lines":["hunter2"]}"#;
    let folder = folder(&[("order.json", nested)]);
    for arguments in [["validate", "order.json"], ["drift", "order.json"]] {
        let output = run(folder.path(), &arguments, b"");
        let lines =
            stdout(&output).lines().filter(|line| !line.contains("\"lines\"")).collect::<String>();
        assert!(!lines.contains("hunter2"), "{lines}");
    }
}
