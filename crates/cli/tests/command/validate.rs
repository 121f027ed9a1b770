//! `validate`: inputs, verdicts, exit codes.

use std::{
    fs,
    io::Write as _,
    path::Path,
    process::{Command, Stdio},
};

use crate::support::{INVALID, UNCHECKED, VALID, backoffice, folder, run, stderr, stdout};

/// One input to `validate`: what it is, its bytes, the exit code, and what the report says.
struct Case {
    name: &'static str,
    bytes: Vec<u8>,
    code: i32,
    says: &'static str,
}

fn cases() -> Vec<Case> {
    let case = |name, bytes: &[u8], code, says| Case {
        name,
        bytes: bytes.to_vec(),
        code,
        says,
    };
    let deep = |levels: usize| [b"[".repeat(levels), b"]".repeat(levels)].concat();
    vec![
        case("customer.json", br#"{"id":7}"#, VALID, "valid as Customer (guessed from the file name `customer`)"),
        case("a.json", br#"{"id":7,"orders_count":1,"date_joined":null,"user_type":"x","language":"en","addresses":[],"tags":[]}"#, VALID, "valid as Customer (guessed from 7 of its 7 fields are those of Customer)"),
        case(
            "order.json",
            b"[\n  {\"number\": \"1\"},\n  {\"number\": \"2\",\n  {\"number\": \"3\"}\n]\n",
            UNCHECKED,
            "order.json:4:3",
        ),
        case("order.json", b"[{\"number\":\"1\"}\x0c]", UNCHECKED, "error[not-json]"),
        case("order.json", b"[\xEF\xBB\xBF{\"number\":\"1\"}]", UNCHECKED, "at the start of the input only"),
        case("order.json", b"\n{\"number\":\"1\"}\n{\"number\":2}\n", INVALID, "order.json:3:11"),
        case("x.json", b"[]", UNCHECKED, "could not guess the schema"),
        case(
            "x.json",
            br#"{"first_name":"Ada","last_name":"L","email":"a@x.io","language":"en","phone_number":null}"#,
            VALID,
            "valid as UpdateCustomer",
        ),
        case(
            "a.json",
            br#"{"x":7}"#,
            UNCHECKED,
            "could not guess the schema from the name or the fields",
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
    for Case {
        name,
        bytes,
        code,
        says,
    } in cases()
    {
        let folder = folder(&[(name, &bytes)]);
        let output = run(folder.path(), &["validate", name], b"");
        let text = stdout(&output);
        let shown = String::from_utf8_lossy(&bytes[..bytes.len().min(80)]).into_owned();
        assert_eq!(
            output.status.code(),
            Some(code),
            "{name}: {shown}\n{text}{}",
            stderr(&output)
        );
        assert!(
            text.contains(says),
            "{name}: {shown}\nexpected {says}\n{text}"
        );
        assert_eq!(stderr(&output), "", "{name}: {shown}");
        // Every format comes to the same verdict and is well formed.
        for format in ["json", "ndjson"] {
            let output = run(folder.path(), &["validate", "--format", format, name], b"");
            assert_eq!(
                output.status.code(),
                Some(code),
                "{name} as {format}: {shown}"
            );
            let whole = stdout(&output);
            let texts: Vec<&str> = if format == "json" {
                vec![whole]
            } else {
                whole.lines().collect()
            };
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
    assert!(
        line.len() < 200 && line.contains("\"balance\":67,"),
        "{line}"
    );
    // Each byte that can't be in JSON, at each place of a short text.
    for byte in (0..=255_u8).filter(|byte| !(0x20..0x7f).contains(byte)) {
        for at in 0..=4 {
            let mut text = b"[{}]".to_vec();
            text.insert(at, byte);
            let shown = shown(&text);
            assert!(
                !shown.contains(|c: char| c.is_control() && c != '\n'),
                "{shown:?}"
            );
        }
    }
}

#[test]
fn standard_input_is_read_as_a_document_or_line_by_line() {
    let folder = folder(&[]);
    let cases: [(&[u8], i32, &str); 5] = [
        (
            b"{\n\"id\": 7\n}",
            VALID,
            "1 valid, 0 invalid, 0 not checked; 1 record,",
        ),
        (
            b"{\"id\":1}\n{\"id\":2}\n",
            VALID,
            "1 valid, 0 invalid, 0 not checked; 2 records,",
        ),
        (b"{\"id\":1}\n{\"id\":\"2\"}", INVALID, "<stdin>:2:7"),
        (b"[{\"id\":1},{\"id\":2}]", VALID, "2 records"),
        (b"", UNCHECKED, "<stdin>:1:1"),
    ];
    for (stdin, code, says) in cases {
        let output = run(
            folder.path(),
            &["validate", "--schema", "Customer", "-"],
            stdin,
        );
        assert_eq!(output.status.code(), Some(code), "{}", stdout(&output));
        assert!(stdout(&output).contains(says), "{}", stdout(&output));
    }
}

#[test]
fn folders_and_patterns_name_files_and_what_is_not_there_is_an_error() {
    let folder = folder(&[
        ("a/customer.json", br#"{"id":1}"#),
        ("a/b/customers.ndjson", b"{\"id\":1}\n{\"id\":2}\n"),
        ("a/readme.txt", b"no payload"),
        ("empty/readme.txt", b"no payload"),
        ("strange[1].json", br#"{"id":1}"#),
    ]);
    let cases: [(&[&str], i32, &str); 8] = [
        (
            &["a"],
            VALID,
            "2 files: 2 valid, 0 invalid, 0 not checked; 3 records",
        ),
        (&["a/*.json"], VALID, "1 file"),
        (
            &["a/**/*.ndjson"],
            VALID,
            "1 file: 1 valid, 0 invalid, 0 not checked; 2 records",
        ),
        (
            &["strange[1].json", "--schema", "Customer"],
            VALID,
            "1 file",
        ),
        (
            &["b/*.json"],
            UNCHECKED,
            "b/*.json: no file matches this pattern",
        ),
        (
            &["empty"],
            UNCHECKED,
            "empty: the folder contains no *.json",
        ),
        (&["nowhere.json"], UNCHECKED, "file not found"),
        (
            &["nowhere.json", "a"],
            UNCHECKED,
            "3 files: 2 valid, 0 invalid, 1 not checked; 3 records",
        ),
    ];
    for (paths, code, says) in cases {
        let output = run(folder.path(), &[&["validate"], paths].concat(), b"");
        assert_eq!(
            output.status.code(),
            Some(code),
            "{paths:?}\n{}",
            stdout(&output)
        );
        assert!(
            stdout(&output).contains(says),
            "{paths:?}\n{}",
            stdout(&output)
        );
    }
}

#[cfg(unix)]
#[test]
fn folders_are_searched_through_links_once_in_any_letter_case() {
    use std::os::unix::fs::symlink;

    let folder = folder(&[
        ("in/BAD.JSON", br#"{"id":"x"}"#),
        ("in/readme.txt", b"no payload"),
        ("out/deep/customers.NDJSON", b"{\"id\":1}\n{\"id\":\"x\"}\n"),
    ]);
    let link = |to: &str, name: &str| symlink(to, folder.path().join(name)).unwrap();
    link("../out", "in/linked");
    link("../in", "in/loop");
    link("../out/deep", "in/twice");
    let arguments = ["validate", "--schema", "Customer"];
    let validate = |more: &[&str]| run(folder.path(), &[&arguments, more].concat(), b"");
    let output = validate(&["in"]);
    assert_eq!(output.status.code(), Some(INVALID));
    let expected =
        "skipped: 1 file with another extension, 2 paths to a folder that was already searched
2 files: 0 valid, 2 invalid, 0 not checked; 3 records, 2 violations
";
    assert!(stdout(&output).ends_with(expected), "{}", stdout(&output));
    for (format, key) in [("json", "summary"), ("ndjson", "")] {
        let output = validate(&["in", "--format", format]);
        let last = stdout(&output).lines().last().unwrap();
        let last: serde_json::Value = serde_json::from_str(last).unwrap();
        let summary = last.get(key).unwrap_or(&last);
        let skipped = summary["skipped"].to_string();
        assert_eq!(skipped, r#"{"other_extension":1,"searched_already":2}"#);
    }
    for pattern in ["in/**/*.ndjson", "in/*.json"] {
        let output = validate(&[pattern]);
        let expected = "1 file: 0 valid, 1 invalid, 0 not checked";
        assert!(stdout(&output).contains(expected), "{}", stdout(&output));
    }
}

/// Objects of which some are invalid, and some hold lists of what looks like one of them.
fn many_customers() -> Vec<String> {
    let customer = |number: usize| {
        let id = if number.is_multiple_of(1000) {
            "\"é\""
        } else {
            "7"
        };
        let others = r#"{"id":1},{"id":2}"#;
        let filler = "x".repeat(number % 600);
        format!(r#"{{"id":{id},"x":[{others}],"y":"}},{{\"id\":{filler}"}}"#)
    };
    (0..60_000).map(customer).collect()
}

#[test]
fn an_array_has_the_violations_of_its_elements_on_lines() {
    let records = many_customers();
    let lines = records.join("\n");
    let arguments = [
        "validate", "--schema", "Customer", "--format", "ndjson", "-",
    ];
    let rows = |text: &str| -> Vec<serde_json::Value> {
        let output = run(Path::new("."), &arguments, text.as_bytes());
        assert_eq!(output.status.code(), Some(INVALID));
        let rows = stdout(&output).lines();
        rows.map(|row| serde_json::from_str(row).unwrap()).collect()
    };
    let expected = rows(&lines);
    assert_eq!(expected.len(), 62);
    let start = |index: usize| {
        records[..index]
            .iter()
            .map(|record| record.len() + 1)
            .sum::<usize>()
    };
    for (open, separator) in [("[", ","), ("[\n", ","), (" [ ", "\n,")] {
        let array = format!("{open}{}]", records.join(separator));
        let found = rows(&array);
        assert_eq!(found.len(), expected.len());
        for (row, wanted) in found.iter().zip(&expected).take(60) {
            let line = wanted["line"].as_u64().unwrap();
            let index = usize::try_from(line).unwrap() - 1;
            assert_eq!(row["pointer"], format!("/{index}/id"));
            let start = start(index) + open.len() + index * (separator.len() - 1);
            assert_eq!(row["offset"], start + r#"{"id":"#.len());
            let before = &array[..start];
            let column = before.rsplit('\n').next().unwrap().chars().count() + 7;
            let line = before.matches('\n').count() + 1;
            assert_eq!(
                (&row["line"], &row["column"]),
                (&line.into(), &column.into())
            );
        }
        assert_eq!(found[60]["records"], 60_000);
        assert_eq!(found[60]["invalid"], 60);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn an_array_of_any_size_takes_little_memory() {
    for open in ["[", "[\n"] {
        let mut command = backoffice(Path::new("."));
        let mut child = command
            .args(["validate", "--schema", "Customer", "-"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut pipe = child.stdin.take().unwrap();
        let record = format!(r#"{{"id":1,"x":"{}"}},"#, "x".repeat(1000));
        let part = record.repeat(1000);
        pipe.write_all(open.as_bytes()).unwrap();
        for _ in 0..100 {
            pipe.write_all(part.as_bytes()).unwrap();
        }
        let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
        pipe.write_all(b"{\"id\":1}]").unwrap();
        drop(pipe);
        let output = child.wait_with_output().unwrap();
        assert!(
            stdout(&output).contains("1 valid, 0 invalid, 0 not checked; 100001 records"),
            "{}",
            stdout(&output)
        );
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let peak: usize = peak
            .unwrap()
            .trim()
            .trim_end_matches(" kB")
            .parse()
            .unwrap();
        assert!(peak < 40_000, "{peak} kB for 100 MB");
    }
}

#[test]
fn a_thousand_files_are_reported_in_order() {
    let folder = tempfile::tempdir().unwrap();
    for number in 0..1000 {
        let id = if number % 100 == 0 {
            "\"x\"".to_owned()
        } else {
            number.to_string()
        };
        fs::write(
            folder.path().join(format!("customer-{number:04}.json")),
            format!(r#"{{"id":{id}}}"#),
        )
        .unwrap();
    }
    let output = run(folder.path(), &["validate", "--format", "ndjson", "."], b"");
    assert_eq!(output.status.code(), Some(INVALID));
    let rows: Vec<serde_json::Value> = stdout(&output)
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let paths: Vec<&str> = rows
        .iter()
        .filter(|row| row["type"] == "file")
        .map(|row| row["path"].as_str().unwrap())
        .collect();
    assert_eq!(paths.len(), 1000);
    assert!(paths.is_sorted());
    let summary = rows.last().unwrap();
    assert_eq!(
        (&summary["valid"], &summary["invalid"]),
        (&990.into(), &10.into())
    );
}

#[test]
fn a_file_that_vanishes_while_others_are_read_is_reported() {
    let folder = folder(&[("customer.json", br#"{"id":1}"#)]);
    let mut command = backoffice(folder.path());
    command.args(["validate", "--schema", "Customer", "-", "."]);
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut pipe = child.stdin.take().unwrap();
    // More than a pipe and a batch hold: once it is written, the folder has been searched.
    pipe.write_all("{\"id\":1}\n".repeat(1 << 20).as_bytes())
        .unwrap();
    fs::remove_file(folder.path().join("customer.json")).unwrap();
    drop(pipe);
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(UNCHECKED), "{}", stdout(&output));
    assert!(
        stdout(&output).contains("customer.json: file not found"),
        "{}",
        stdout(&output)
    );
    assert!(
        stdout(&output).contains("1 valid, 0 invalid, 1 not checked; 1048576 records"),
        "{}",
        stdout(&output)
    );
}

#[cfg(unix)]
#[test]
fn a_link_that_leads_nowhere_is_reported() {
    let folder = folder(&[]);
    std::os::unix::fs::symlink("nowhere", folder.path().join("customer.json")).unwrap();
    let output = run(folder.path(), &["validate", "."], b"");
    assert_eq!(output.status.code(), Some(UNCHECKED));
    assert!(
        stdout(&output).contains("file not found"),
        "{}",
        stdout(&output)
    );
}

#[cfg(unix)]
#[test]
fn a_folder_without_permission_is_reported_and_the_rest_is_checked() {
    use std::os::unix::{fs::PermissionsExt as _, process::CommandExt as _};

    let folder = folder(&[
        ("open/customer.json", br#"{"id":1}"#),
        ("closed/customer.json", br#"{"id":1}"#),
    ]);
    // Root may read everything, so the copy is run as a user who owns nothing.
    let binary = folder.path().join("backoffice");
    fs::copy(env!("CARGO_BIN_EXE_backoffice"), &binary).unwrap();
    let set_mode =
        |path: &Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    for path in [folder.path(), &binary] {
        set_mode(path, 0o755);
    }
    set_mode(&folder.path().join("closed"), 0o000);
    let run = |uid: Option<u32>| {
        let mut command = Command::new(&binary);
        command.current_dir(folder.path()).args(["validate", "."]);
        if let Some(uid) = uid {
            command.uid(uid);
        }
        command.output()
    };
    // Only root may become another user; anyone else is kept out as is.
    let output = run(Some(65_534)).or_else(|_| run(None)).unwrap();
    set_mode(&folder.path().join("closed"), 0o755);
    assert_eq!(output.status.code(), Some(UNCHECKED), "{}", stdout(&output));
    assert!(
        stdout(&output).contains("closed: permission denied"),
        "{}",
        stdout(&output)
    );
    assert!(
        stdout(&output).contains("1 valid, 0 invalid, 1 not checked"),
        "{}",
        stdout(&output)
    );
}

#[test]
fn a_closed_pipe_does_not_make_invalid_valid() {
    let many = "{\"id\":\"x\"}\n".repeat(20_000);
    let folder = folder(&[
        ("customers.ndjson", many.as_bytes()),
        ("customer.json", br#"{"id":1}"#),
    ]);
    for (name, code) in [("customers.ndjson", INVALID), ("customer.json", VALID)] {
        let mut command = backoffice(folder.path());
        command
            .args(["validate", name])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(
            (output.status.code(), stderr(&output)),
            (Some(code), ""),
            "{name}"
        );
    }
}

#[test]
fn stats_say_how_much_was_checked_and_how_fast() {
    let lines = b"{\"id\":1}\n{\"id\":\"2\"}\n";
    let folder = folder(&[
        ("customers.ndjson", lines),
        ("customer.json", br#"{"id":1}"#),
    ]);
    let stats = |format: &str| {
        let arguments = ["validate", "--stats", "--format", format, "."];
        run(folder.path(), &arguments, b"")
    };
    let human = stats("human");
    let (text, rest) = stderr(&human).split_once(" s: ").unwrap();
    assert!(text.starts_with("3 records, 28 bytes in "), "{text}");
    assert!(rest.ends_with(" MB/s\n"), "{rest}");
    assert!(
        stdout(&human).ends_with("1 violation\n"),
        "{}",
        stdout(&human)
    );
    let json = stats("json");
    let document: serde_json::Value = serde_json::from_str(stdout(&json)).unwrap();
    let ndjson = stats("ndjson");
    let line = stdout(&ndjson).lines().last().unwrap();
    let line: serde_json::Value = serde_json::from_str(line).unwrap();
    assert_eq!(line["type"], "stats");
    for stats in [&document["stats"], &line] {
        assert_eq!(
            (&stats["records"], &stats["bytes"]),
            (&3.into(), &28.into())
        );
        assert!(
            stats["seconds"].is_f64() && stats["megabytes_per_second"].is_f64(),
            "{stats}"
        );
        let seconds = stats["seconds"].as_f64().unwrap();
        let speed = stats["megabytes_per_second"].as_f64().unwrap();
        assert!((speed * seconds - 28e-6).abs() < 1e-9, "{stats}");
    }
    for output in [json, ndjson] {
        assert_eq!((output.status.code(), stderr(&output)), (Some(INVALID), ""));
    }
}

#[test]
fn what_cannot_be_read_has_its_code_and_a_name_that_comes_twice_is_a_violation() {
    let deep = format!("{{\"number\":{}{}}}", "[".repeat(128), "]".repeat(128));
    let cases = [
        (deep.as_str(), UNCHECKED, "error", "nested-too-deep"),
        ("{\"number\":}", UNCHECKED, "error", "not-json"),
        (
            r#"{"number":"1","number":"1"}"#,
            INVALID,
            "violation",
            "duplicate-field",
        ),
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
