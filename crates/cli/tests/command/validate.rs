//! `validate`: verdicts, reports, exit codes.

use std::{path::Path, process::Stdio};

use crate::support::{INVALID, UNCHECKED, VALID, backoffice, folder, run, stderr, stdout};

/// One input of `validate`: description, bytes, exit code, and a part of the report.
struct Case {
    name: &'static str,
    bytes: Vec<u8>,
    code: i32,
    says: &'static str,
}

fn cases() -> Vec<Case> {
    let case = |name, bytes: &[u8], code, says| Case { name, bytes: bytes.to_vec(), code, says };
    let deep = |levels: usize| [b"[".repeat(levels), b"]".repeat(levels)].concat();
    vec![
        case("customer.json", br#"{"id":7}"#, VALID, "valid as Customer (guessed from the file name `customer`)"),
        case("a.json", br#"{"id":7,"orders_count":1,"date_joined":null,"user_type":"x","language":"en","addresses":[],"tags":[]}"#, UNCHECKED, "can't tell between Customer and UpdateCustomer"),
        case("a.json", br#"{"id":7,"events":[],"target":"https://a.b/","warning_count":0}"#, VALID, "valid as Webhook (guessed from its fields: Webhook has 4 of 4)"),
        case("customers.json", br#"{"next":null,"previous":null,"results":[{"id":7,"expired_at":null,"last_four":"AB12"}]}"#, UNCHECKED, "can't tell between CustomerPage and GiftCardPage"),
        // A broken line of NDJSON is not YAML.
        case("orders.ndjson", b"number: 1\n", UNCHECKED, "orders.ndjson:1:1"),
        case("orders.json", b"{\"number\":\"1\"}\nnumber: 1\n", UNCHECKED, "orders.json:2:1"),
        case(
            "order.json",
            b"[\n  {\"number\": \"1\"},\n  {\"number\": \"2\",\n  {\"number\": \"3\"}\n]\n",
            UNCHECKED,
            "order.json:4:3",
        ),
        case("order.json", b"[{\"number\":\"1\"}\x0c]", UNCHECKED, "error[not-json]"),
        case("order.json", b"[\xEF\xBB\xBF{\"number\":\"1\"}]", UNCHECKED, "at the start of the input only"),
        case("order.json", b"\n{\"number\":\"1\"}\n{\"number\":2}\n", INVALID, "order.json:3:11"),
        case("x.json", b"[]", UNCHECKED, "can't tell the schema"),
        case(
            "x.json",
            br#"{"first_name":"Ada","last_name":"L","email":"a@x.io","language":"en","phone_number":null}"#,
            UNCHECKED,
            "can't tell between Customer, UserSummary and UpdateCustomer",
        ),
        case(
            "a.json",
            br#"{"x":7}"#,
            UNCHECKED,
            "can't tell the schema from the file name or the fields",
        ),
        case("order.json", b"", UNCHECKED, "order.json:1:1"),
        case("order.json", b" \n\t ", UNCHECKED, "expected a JSON value"),
        case("order.ndjson", b"", UNCHECKED, "the input is empty"),
        case("order.ndjson", b"\n \n", UNCHECKED, "the input is empty"),
        case("order.json", &(0..=255).collect::<Vec<u8>>(), UNCHECKED, "error[not-json]"),
        case("order.json", b"{\"number\":\"1\"", UNCHECKED, "order.json:1:14"),
        case("order.json", b"{\"number\":\"1\"}\n{\"number\":2}\n", INVALID, "order.json:2:11"),
        case("order.json", b"{\"number\":\"1\"} x", UNCHECKED, "error[not-json]"),
        case("order.json", &deep(10_000), UNCHECKED, "nested deeper than 128 levels"),
        case("order.json", &[br#"{"number":"1","metadata":"#.to_vec(), deep(10_000), b"}".to_vec()].concat(), UNCHECKED, "nested deeper than 128 levels"),
        case("order.json", &[br#"{"number":"1","metadata":"#.to_vec(), deep(100), b"}".to_vec()].concat(), VALID, "valid as Order"),
        case("order.json", b"\xEF\xBB\xBF{\"number\":\"1\"}", VALID, "starts with a byte order mark"),
        case("order.json", b"\xEF\xBB\xBF{\"number\":1}", INVALID, "order.json:1:11"),
        case("order.json", b"\xFF\xFE{\0}\0", UNCHECKED, "UTF-16"),
        case("order.json", b"7", INVALID, "found a number"),
        case("order.json", b"[]", VALID, "0 records"),
        case("order.json", b"[{\"number\":\"1\"},{\"number\":null}]", INVALID, "at `/1/number`"),
        case("order.json", b"[{\"number\":\"1\"},]", UNCHECKED, "order.json:1:17"),
        case("order.json", b"[{\"number\":\"1\"}", UNCHECKED, "order.json:1:16"),
        case("order.json", b"[{\"number\":\"1\"} {\"number\":\"2\"}]", UNCHECKED, "order.json:1:17"),
        case("order.json", b"[{\"number\":\"1\"}] []", UNCHECKED, "order.json:1:18"),
        case("orders.jsonl", b"{\"number\":\"1\"}\r\n\r\n{\"number\":[]}\r\n", INVALID, "orders.jsonl:3:11"),
        case("order.json", br#"{"number":"1","total_tax":1e400}"#, INVALID, "a number 1e400"),
        case("order.json", br#"{"number":"\ud800"}"#, INVALID, "error[lone-surrogate]"),
        case("product.json", br#"{"id":1,"ranking":1.0}"#, VALID, "valid as Product"),
        case("product.json", br#"{"id":1,"ranking":-2147483649}"#, INVALID, "error[below-minimum]"),
    ]
}

#[test]
fn each_input_gets_its_verdict_and_exit_code() {
    for Case { name, bytes, code, says } in cases() {
        let folder = folder(&[(name, &bytes)]);
        let output = run(folder.path(), &["validate", name], b"");
        let text = stdout(&output);
        let shown = String::from_utf8_lossy(&bytes[..bytes.len().min(80)]).into_owned();
        assert_eq!(output.status.code(), Some(code), "{name}: {shown}\n{text}{}", stderr(&output));
        assert!(text.contains(says), "{name}: {shown}\nexpected {says}\n{text}");
        assert_eq!(stderr(&output), "", "{name}: {shown}");
        // Every format gives the same verdict and is well formed.
        for format in ["json", "ndjson"] {
            let output = run(folder.path(), &["validate", "--format", format, name], b"");
            assert_eq!(output.status.code(), Some(code), "{name} as {format}: {shown}");
            let whole = stdout(&output);
            let texts: Vec<&str> =
                if format == "json" { vec![whole] } else { whole.lines().collect() };
            for text in texts {
                serde_json::from_str::<serde_json::Value>(text)
                    .unwrap_or_else(|error| panic!("{error}: {text}"));
            }
        }
    }
}

#[test]
fn human_output_shows_place_line_caret_pointer_section_and_hint() {
    let text = "{\n  \"id\": 7,\n  \"balance\": 12.5\n}\n";
    let folder = folder(&[("gift-card.json", text.as_bytes())]);
    let output = run(folder.path(), &["validate", "gift-card.json"], b"");
    let expected = r#"error[type-mismatch]: expected an amount as a string or null, found a number 12.5
 --> gift-card.json:3:14
  |
3 |   "balance": 12.5
  |              ^^^^
  = at `/balance`: GiftCard.balance, section 2, Gift card
  = help: amounts are strings: write "12.5"

gift-card.json: invalid as GiftCard (guessed from the file name `gift-card`): 1 violation

1 file: 0 valid, 1 invalid, 0 not checked; 1 record, 1 violation
"#;
    assert_eq!(stdout(&output), expected);
}

#[test]
fn a_caret_stands_below_the_token_in_a_wide_long_or_broken_line() {
    let shown = |text: &[u8]| {
        let arguments = ["validate", "--schema", "GiftCard", "-"];
        let output = run(Path::new("."), &arguments, text);
        stdout(&output).to_owned()
    };
    let wide = shown("{\"id\": 1,\n\t\"日\": 1, \"balance\": 67}".as_bytes());
    let line = "2 |  \"日\": 1, \"balance\": 67}\n  |                      ^^\n";
    assert!(wide.contains(line), "{wide}");
    let (before, after) = ("é".repeat(500), "x".repeat(500));
    let long = format!(r#"{{"id":1,"a":"{before}","balance":67,"b":"é{after}"}}"#);
    let long = shown(long.as_bytes());
    let line = long.lines().find(|line| line.starts_with("1 |")).unwrap();
    assert!(line.starts_with("1 | …é") && line.ends_with("x…"), "{line}");
    assert!(line.len() < 200 && line.contains("\"balance\":67,"), "{line}");
    // Each byte that can't be in JSON, at each place of a short text.
    for byte in (0..=255_u8).filter(|byte| !(0x20..0x7f).contains(byte)) {
        for at in 0..=4 {
            let mut text = b"[{}]".to_vec();
            text.insert(at, byte);
            let shown = shown(&text);
            assert!(!shown.contains(|c: char| c.is_control() && c != '\n'), "{shown:?}");
        }
    }
}

#[test]
fn a_closed_pipe_keeps_the_exit_code_of_invalid_input() {
    let many = "{\"id\":\"x\"}\n".repeat(20_000);
    let folder =
        folder(&[("customers.ndjson", many.as_bytes()), ("customer.json", br#"{"id":1}"#)]);
    for (name, code) in [("customers.ndjson", INVALID), ("customer.json", VALID)] {
        let mut command = backoffice(folder.path());
        command.args(["validate", name]).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!((output.status.code(), stderr(&output)), (Some(code), ""), "{name}");
    }
}

#[test]
fn stats_say_how_much_was_checked_and_how_fast() {
    let lines = b"{\"id\":1}\n{\"id\":\"2\"}\n";
    let folder = folder(&[("customers.ndjson", lines), ("customer.json", br#"{"id":1}"#)]);
    let stats = |format: &str| {
        let arguments = ["validate", "--stats", "--format", format, "."];
        run(folder.path(), &arguments, b"")
    };
    let human = stats("human");
    let (text, rest) = stderr(&human).split_once(" s: ").unwrap();
    assert!(text.starts_with("3 records, 28 bytes in "), "{text}");
    assert!(rest.ends_with(" MB/s\n"), "{rest}");
    assert!(stdout(&human).ends_with("1 violation\n"), "{}", stdout(&human));
    let json = stats("json");
    let document: serde_json::Value = serde_json::from_str(stdout(&json)).unwrap();
    let ndjson = stats("ndjson");
    let line = stdout(&ndjson).lines().last().unwrap();
    let line: serde_json::Value = serde_json::from_str(line).unwrap();
    assert_eq!(line["type"], "stats");
    for stats in [&document["stats"], &line] {
        assert_eq!((&stats["records"], &stats["bytes"]), (&3.into(), &28.into()));
        assert!(stats["seconds"].is_f64() && stats["megabytes_per_second"].is_f64(), "{stats}");
        let seconds = stats["seconds"].as_f64().unwrap();
        let speed = stats["megabytes_per_second"].as_f64().unwrap();
        assert!((speed * seconds - 28e-6).abs() < 1e-9, "{stats}");
    }
    for output in [json, ndjson] {
        assert_eq!((output.status.code(), stderr(&output)), (Some(INVALID), ""));
    }
}

#[test]
fn unreadable_text_has_a_problem_code_and_a_duplicate_field_is_a_violation() {
    let deep = format!("{{\"number\":{}{}}}", "[".repeat(128), "]".repeat(128));
    let cases = [
        (deep.as_str(), UNCHECKED, "error", "nested-too-deep"),
        ("{\"number\":}", UNCHECKED, "error", "not-json"),
        (r#"{"number":"1","number":"1"}"#, INVALID, "violation", "duplicate-field"),
    ];
    for (text, code, kind, id) in cases {
        let arguments = ["validate", "--schema", "Order", "--format", "ndjson", "-"];
        let output = run(folder(&[]).path(), &arguments, text.as_bytes());
        assert_eq!(output.status.code(), Some(code), "{id}");
        let line = stdout(&output).lines().next().unwrap();
        let line: serde_json::Value = serde_json::from_str(line).unwrap();
        assert_eq!((&line["type"], &line["code"]), (&kind.into(), &id.into()));
    }
}
