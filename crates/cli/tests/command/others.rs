//! The other commands, and properties of all commands.

use std::{fs, path::Path, process::Stdio};

use backoffice_description::{LANGUAGE_VALUES, TypeInfo};

use crate::support::{
    UNCHECKED, USAGE, VALID, backoffice, folder, run, run_command, stderr, stdout,
};

#[test]
fn wrong_usage_says_what_to_do() {
    let folder = folder(&[]);
    let cases: [(&[&str], &str); 8] = [
        (&[], "Usage: backoffice [OPTIONS] <COMMAND>"),
        (&["explain", "a", "b"], "unexpected argument"),
        (&["validate", "--schema", "Oder", "x.json"], "did you mean `Order`"),
        (&["validate", "--profile", "lax", "x.json"], "[possible values: contract, strict]"),
        (&["schema", "show", "GET /orders/ response"], "there is no schema or operation"),
        (&["explain", "type-mismtach"], "did you mean `type-mismatch`?"),
        (&["sample", "Ordr"], "did you mean `Order`"),
        // Characters that a terminal acts on are escaped.
        (
            &["explain", "a\u{1b}[2J\u{202e}é 😀"],
            r"there is no code, event or gap `a\u{1b}[2J\u{202e}é 😀`",
        ),
    ];
    for (arguments, says) in cases {
        let output = run(folder.path(), arguments, b"");
        assert_eq!(output.status.code(), Some(USAGE), "{arguments:?}");
        assert!(stderr(&output).contains(says), "{arguments:?}\n{}", stderr(&output));
        assert_eq!(stdout(&output), "", "{arguments:?}");
    }
}

#[test]
fn a_pipe_gets_no_colours_and_may_close() {
    let folder = folder(&[("customer.json", br#"{"id":"x"}"#)]);
    let output = run(folder.path(), &["validate", "customer.json"], b"");
    assert!(!output.stdout.contains(&0x1b));
    let mut command = backoffice(folder.path());
    command
        .args(["sample", "Order", "--count", "100000"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), stderr(&output)), (Some(VALID), ""));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    let folder = folder(&[("customer.json", br#"{"id":1}"#)]);
    for arguments in [
        &["--help"] as &[&str],
        &["--version"],
        &["call", "--help"],
        &["sample", "Order", "--count", "1000"],
        &["sample", "Order"],
        &["validate", "customer.json"],
        &["validate", "customer.json", "--format", "json"],
        &["drift", "customer.json"],
        &["schema", "list"],
        &["schema", "show", "Order"],
        &["schema", "export", "out"],
        &["completions", "bash"],
        &["explain", "type-mismatch"],
        &["openapi"],
        &["endpoints"],
        &["explain"],
        &["call", "users.list", "--dry-run", "--base-url", "https://store.example"],
    ] {
        let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = backoffice(folder.path()).args(arguments).stdout(full).output().unwrap();
        assert_eq!(output.status.code(), Some(UNCHECKED), "{arguments:?}");
        assert!(
            stderr(&output).contains("could not write the output"),
            "{arguments:?}: {}",
            stderr(&output)
        );
    }
}

#[cfg(unix)]
#[test]
fn an_export_that_breaks_off_leaves_whole_files() {
    let folder = folder(&[]);
    let binary = env!("CARGO_BIN_EXE_backoffice");
    let export = |before: &str| {
        let script = format!("{before}\nexec {binary} schema export out");
        let mut command = std::process::Command::new("sh");
        command.current_dir(folder.path()).args(["-c", &script]);
        command.output().unwrap()
    };
    assert!(export("").status.success());
    let openapi = folder.path().join("out/openapi.json");
    fs::write(&openapi, "old").unwrap();
    // The limit on the file size makes writing fail, as on a full disk, or kills the command while it writes.
    for (limit, code) in [("trap '' XFSZ; ulimit -f 8", Some(UNCHECKED)), ("ulimit -f 8", None)] {
        let output = export(limit);
        assert_eq!(output.status.code(), code, "{limit}: {}", stderr(&output));
        for profile in backoffice::schema::Profile::ALL {
            for document in backoffice::schema::documents() {
                let path = format!("out/{}/{}.json", profile.name(), document.name());
                let found = fs::read_to_string(folder.path().join(&path)).unwrap();
                assert!(found == document.text(profile), "{path} after {limit}");
            }
        }
        assert_eq!(fs::read_to_string(&openapi).unwrap(), "old");
    }
    assert!(export("umask 022").status.success());
    use std::os::unix::fs::PermissionsExt as _;
    let mode = fs::metadata(&openapi).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o644);
}

#[test]
fn a_body_of_any_depth_is_shown() {
    let folder = folder(&[]);
    let deep = format!("{}{}", "[".repeat(33_000), "]".repeat(33_000));
    let body = format!(r#"{{"amount":"1.00","x":{deep}}}"#);
    let arguments = "call orders.refund --param number=1 --body - --no-check --dry-run --base-url https://x.example";
    let arguments: Vec<_> = arguments.split(' ').collect();
    let output = run(folder.path(), &arguments, body.as_bytes());
    assert_eq!(output.status.code(), Some(VALID), "{}", stderr(&output));
    assert!(output.stdout.len() < 2 * body.len());
}

#[test]
fn a_thousand_differences_of_a_record_are_listed_and_all_are_counted() {
    let names: Vec<_> = (0..1500).map(|n| format!(r#""x{n}":1"#)).collect();
    let record = format!(r#"{{"id":"no",{}}}"#, names.join(","));
    let text = format!("{record}\n{{\"id\":1,\"y\":2}}\n");
    let folder = folder(&[("customers.ndjson", text.as_bytes())]);
    let arguments = ["drift", "--schema", "Customer", "customers.ndjson"];
    let output = run(folder.path(), &arguments, b"");
    let lines: Vec<_> = stdout(&output).lines().collect();
    assert_eq!(
        &lines[1000..],
        [
            "customers.ndjson:1: 501 more differences in this record, not listed",
            "customers.ndjson:2: /y: unknown-field: expected only documented fields, found a number (Customer, section 2, Customer (user))",
            "2 records: 1502 differences from the API document",
            "  type-mismatch        1",
            "  unknown-field        1501",
        ]
    );
    let arguments = [&arguments[..], &["--format", "ndjson"]].concat();
    let output = run(folder.path(), &arguments, b"");
    let rows = stdout(&output).lines().skip(1000);
    let rows: Vec<serde_json::Value> = rows.map(|row| serde_json::from_str(row).unwrap()).collect();
    assert_eq!((&rows[0]["type"], &rows[0]["count"]), (&"omitted".into(), &501.into()));
    assert_eq!(rows[1]["type"], "drift");
    assert_eq!(
        (&rows[2]["type"], &rows[2]["codes"]["type-mismatch"]),
        (&"summary".into(), &1.into())
    );
}

#[test]
fn samples_are_the_same_each_time_and_valid() {
    let folder = folder(&[]);
    let sample =
        |arguments: &[&str]| run(folder.path(), &[&["sample"], arguments].concat(), b"").stdout;
    let hundred = sample(&["Order", "--count", "100", "--seed", "5"]);
    assert_eq!(hundred, sample(&["Order", "--count", "100", "--seed", "5"]));
    assert_ne!(hundred, sample(&["Order", "--count", "100", "--seed", "6"]));
    assert!(hundred.starts_with(&sample(&["Order", "--count", "3", "--seed", "5"])));
    for profile in ["contract", "strict"] {
        for endpoint in backoffice::description::endpoints::ALL {
            let name = format!("{} {} response", endpoint.method, endpoint.path);
            let records = sample(&[&name, "--count", "20", "--profile", profile]);
            let output = run(
                folder.path(),
                &["validate", "--schema", &name, "--profile", profile, "-"],
                &records,
            );
            assert_eq!(output.status.code(), Some(VALID), "{name}\n{}", stdout(&output));
        }
    }
}

#[test]
fn drift_is_listed_and_written_back() {
    let text = br#"{"id":7,"language":"xx","colour":"red","total_spent":1,"metadata":{"n":1e400}}"#;
    let folder = folder(&[("customer.json", text)]);
    let output = run(folder.path(), &["drift", "--schema", "Customer", "customer.json"], b"");
    let languages = TypeInfo::expected_value(&LANGUAGE_VALUES);
    let expected = format!(
        "\
customer.json: /language: unknown-value: expected {languages}, found \"xx\" (Customer, section 2, Customer (user))
customer.json: /total_spent: type-mismatch: expected an amount as a string, found a number 1 (Customer, section 2, Customer (user))
customer.json: /colour: unknown-field: expected only documented fields, found a string (Customer, section 2, Customer (user))
1 record: 3 differences from the API document
  type-mismatch        1
  unknown-field        1
  unknown-value        1
"
    );
    assert_eq!((output.status.code(), stdout(&output)), (Some(VALID), expected.as_str()));
    let output = run(folder.path(), &["drift", "--write-back", "customer.json"], b"");
    let expected =
        r#"{"id":7,"language":"xx","metadata":{"n":1e400},"colour":"red","total_spent":1}"#;
    assert_eq!(stdout(&output).trim_end(), expected);
    let output = run(
        folder.path(),
        &["drift", "--schema", "Customer", "--format", "ndjson", "-"],
        b"{\"id\":1}\n[]\n{\"x\":1}\n",
    );
    assert_eq!(output.status.code(), Some(UNCHECKED));
    let row: serde_json::Value =
        serde_json::from_str(stdout(&output).lines().rev().nth(1).unwrap()).unwrap();
    assert_eq!((&row["record"], &row["pointer"]), (&"<stdin>:3".into(), &"/x".into()));
    assert!(stderr(&output).contains(
        "<stdin>:2: could not read Customer: expected a JSON object, found a JSON array"
    ));
}

#[test]
fn drift_of_an_array_is_that_of_its_elements() {
    let folder = folder(&[("customers.json", b"\xEF\xBB\xBF[{\"id\":1},{\"id\":2,\"x\":3},]")]);
    let output = run(folder.path(), &["drift", "--write-back", "customers.json"], b"");
    assert_eq!(output.status.code(), Some(UNCHECKED));
    assert_eq!(stdout(&output), "{\"id\":1}\n{\"id\":2,\"x\":3}\n");
    assert!(
        stderr(&output).contains("not JSON at byte 28: expected a value"),
        "{}",
        stderr(&output)
    );
    let output = run(folder.path(), &["drift", "--schema", "Customer", "customers.json"], b"");
    assert!(
        stdout(&output).starts_with("customers.json:/1: /x: unknown-field"),
        "{}",
        stdout(&output)
    );
}

#[test]
fn schemas_are_listed_shown_and_exported() {
    let folder = folder(&[]);
    let list = run(folder.path(), &["schema", "list"], b"");
    for document in backoffice::schema::documents() {
        assert!(stdout(&list).contains(document.name()), "{}", document.name());
        for profile in backoffice::schema::Profile::ALL {
            let show = run(
                folder.path(),
                &["schema", "show", document.name(), "--profile", profile.name()],
                b"",
            );
            assert_eq!(stdout(&show), document.text(profile));
        }
    }
    let export = run(folder.path(), &["schema", "export", "out"], b"");
    assert_eq!(export.status.code(), Some(VALID));
    let exported = fs::read_to_string(folder.path().join("out/strict/Order.json")).unwrap();
    assert_eq!(
        exported,
        backoffice::schema::find("Order").unwrap().text(backoffice::schema::Profile::Strict)
    );
    assert_eq!(
        fs::read_to_string(folder.path().join("out/openapi.json")).unwrap(),
        backoffice::schema::openapi()
    );
    fs::write(folder.path().join("taken"), "").unwrap();
    let export = run(folder.path(), &["schema", "export", "taken"], b"");
    assert_eq!(export.status.code(), Some(UNCHECKED));
    assert!(stderr(&export).contains("could not write taken/contract/"), "{}", stderr(&export));
}

#[test]
fn every_id_that_is_listed_is_explained() {
    let folder = folder(&[]);
    let list = run(folder.path(), &["explain"], b"");
    let ids: Vec<&str> = stdout(&list)
        .lines()
        .filter_map(|line| line.strip_prefix("  ")?.split(' ').next())
        // A line that continues the one above starts with more spaces.
        .filter(|id| !id.is_empty())
        .collect();
    assert!(ids.len() > backoffice::schema::gaps().len());
    for id in ids {
        let output = run(folder.path(), &["explain", id], b"");
        assert_eq!(output.status.code(), Some(VALID), "{id}");
        assert!(
            stdout(&output).contains(id) && stdout(&output).len() > id.len() + 40,
            "{id}: {}",
            stdout(&output)
        );
    }
}

#[test]
fn text_for_people_fits_80_columns() {
    let folder = folder(&[]);
    let printed = |arguments: &[&str]| {
        let output = run(folder.path(), arguments, b"");
        assert_eq!(output.status.code(), Some(VALID), "{arguments:?}");
        let text = stdout(&output).to_owned();
        // JSON is not broken into lines.
        let wide: Vec<_> = text
            .lines()
            .take_while(|line| *line != "Example of a delivery:")
            .filter(|line| line.chars().count() > 80)
            .collect();
        assert!(wide.is_empty(), "{arguments:?}: {wide:?}");
        text
    };
    let list = printed(&["endpoints"]);
    for endpoint in backoffice::description::endpoints::ALL {
        assert!(list.contains(endpoint.path), "{list}");
        let help = printed(&["call", endpoint.call, "--help"]);
        let path = endpoint.path_parameters.iter().map(|parameter| parameter.name);
        let query = endpoint.query.iter().chain(&endpoint.request);
        let fields = query.flat_map(|shape| shape.fields).map(|field| field.name);
        for name in path.chain(fields) {
            assert!(help.contains(&format!("\n  {name} (")), "{name}: {help}");
        }
    }
    for line in printed(&["explain"]).lines() {
        if let Some(line) = line.strip_prefix("  ").filter(|line| !line.starts_with(' ')) {
            printed(&["explain", line.split(' ').next().unwrap()]);
        }
    }
}

#[test]
fn every_command_has_a_manual_page() {
    let folder = folder(&[]);
    let output = run(folder.path(), &["man", "pages"], b"");
    assert_eq!(output.status.code(), Some(VALID), "{}", stderr(&output));
    let help = run(folder.path(), &["--help"], b"");
    let commands =
        stdout(&help).lines().filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    let commands: Vec<_> =
        commands.take_while(|name| *name != "help").filter(|name| !name.is_empty()).collect();
    assert!(commands.contains(&"validate"), "{commands:?}");
    for command in commands {
        let page = folder.path().join(format!("pages/backoffice-{command}.1"));
        assert!(fs::read_to_string(page).unwrap().contains(".SH SYNOPSIS"), "{command}");
    }
    let page = fs::read_to_string(folder.path().join("pages/backoffice-call.1")).unwrap();
    assert!(page.contains("BACKOFFICE_TOKEN"), "{page}");
}

#[test]
fn every_shell_completes_the_names_of_schemas_operations_and_codes() {
    let folder = folder(&[]);
    let cases = [
        ("call orders.create_", "orders.create_note orders.create_fulfillment_event"),
        ("call refund_", "refund_order"),
        ("validate --schema RefundO", "RefundOrder"),
        ("validate --report sa", "sarif"),
        ("drift --schema RefundO", "RefundOrder"),
        ("sample RefundO", "RefundOrder"),
        ("schema show repo", "report"),
        ("explain type-", "type-mismatch"),
        ("explain refund-b", "refund-body-fields"),
    ];
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = run(folder.path(), &["completions", shell], b"");
        assert_eq!(script.status.code(), Some(VALID));
        // The script asks this command, by this variable.
        assert!(stdout(&script).contains("BACKOFFICE_COMPLETE"), "{shell}: {}", stdout(&script));
        for (line, completed) in cases {
            let words: Vec<_> = line.split(' ').collect();
            let mut command = backoffice(folder.path());
            command
                .env("BACKOFFICE_COMPLETE", shell)
                .env("_CLAP_COMPLETE_INDEX", words.len().to_string())
                .env("_CLAP_IFS", "\n")
                .args(["--", "backoffice"])
                .args(&words);
            let output = run_command(&mut command, b"");
            // Some shells get a help text after each name.
            let names = stdout(&output).lines().map(|row| row.split(['\t', ':']).next().unwrap());
            let names: Vec<_> = names.map(str::trim).filter(|name| !name.is_empty()).collect();
            assert_eq!(names.join(" "), completed, "{shell} {line}: {}", stderr(&output));
        }
    }
}

#[test]
fn bash_asks_for_completions_by_the_script() {
    let folder = folder(&[]);
    let script = run(folder.path(), &["completions", "bash"], b"");
    fs::write(folder.path().join("completions"), &script.stdout).unwrap();
    let binary = Path::new(env!("CARGO_BIN_EXE_backoffice")).parent().unwrap();
    let script = "source completions; COMP_WORDS=(backoffice sample RefundO); COMP_CWORD=2; \
                  $(complete -p backoffice | sed 's/.* -F \\([^ ]*\\) .*/\\1/') backoffice RefundO sample; \
                  echo \"${COMPREPLY[@]}\"";
    let path = format!("{}:{}", binary.display(), std::env::var("PATH").unwrap());
    let output = std::process::Command::new("bash")
        .args(["--norc", "-c", script])
        .env("PATH", path)
        .current_dir(folder.path())
        .output()
        .unwrap();
    assert_eq!(stdout(&output).trim(), "RefundOrder", "{}", stderr(&output));
}

#[test]
fn each_kind_of_mistake_has_a_clear_sentence_and_one_exit_code() {
    const NUMBER: &str = "expected a whole number from 0 to 18446744073709551615";
    // Arguments, exit code, a part of both outputs.
    let cases: &[(&[&str], i32, &str)] = &[
        (&["sample", "Order", "--count", "-1"], USAGE, NUMBER),
        (&["sample", "Order", "--count", "abc"], USAGE, NUMBER),
        (&["sample", "Order", "--count=1.5"], USAGE, NUMBER),
        (&["sample", "Order", "--seed", "-1"], USAGE, NUMBER),
        (&["validate", "--max-violations", "-1"], USAGE, NUMBER),
        #[cfg(feature = "call")]
        (&["call", "--token", "t0p"], USAGE, "set the environment variable BACKOFFICE_TOKEN"),
        #[cfg(feature = "call")]
        (&["call", "users.list", "--token=t0p"], USAGE, "`call` takes no token as an argument"),
        (&["validate", "--changed", "nobranch"], USAGE, "this folder is in no git repository"),
        (&["validate", "--files-from", "gone"], USAGE, "--files-from: gone: file not found"),
        (&["validate", "--baseline", "gone", "order.json"], USAGE, "gone: file not found"),
        (&["validate", "--config", "gone", "order.json"], USAGE, "gone: file not found"),
        (&["validate", "gone.json"], UNCHECKED, "gone.json: file not found"),
        (&["drift", "gone.json"], UNCHECKED, "gone.json: file not found"),
        (
            &["validate", "order.json", "--report", "sarif=/nonexist/x"],
            UNCHECKED,
            "there is no folder /nonexist",
        ),
        (&["validate", "order.json", "--report", "json=folder"], UNCHECKED, "folder is a folder"),
        (&["validate", "--schema", "Order", "cut.json"], UNCHECKED, " --> cut.json:1:13\n"),
        (
            &["validate", "--schema", "Order", "cut.json"],
            UNCHECKED,
            "1 file: 0 valid, 0 invalid, 1 not checked; 0 records, 0 violations",
        ),
        (&["validate", "--schema", "Order", "array.json"], UNCHECKED, " --> array.json:1:16\n"),
        (
            &["validate", "--schema", "Order", "comma.json"],
            UNCHECKED,
            "help: remove the comma before `]`",
        ),
        (
            &["validate", "--schema", "Order", "lines.ndjson"],
            UNCHECKED,
            "not fully checked as Order: 1 problem, 0 violations\n",
        ),
        (
            &["validate", "--schema", "refund", "order.json"],
            USAGE,
            "did you mean `Refund` or `RefundOrder`?",
        ),
    ];
    let folder = folder(&[
        ("order.json", b"{\"number\":\"1\"}"),
        ("cut.json", b"{\"amount\": 1\n\n"),
        ("array.json", b"[{\"number\":\"1\"}\n\n"),
        ("comma.json", b"[{\"number\":\"1\"},]\n"),
        ("lines.ndjson", b"{\"number\":\"1\"}\n{\"number\":\n"),
        ("folder/x", b""),
    ]);
    for (arguments, code, says) in cases {
        let output = run(folder.path(), arguments, b"");
        let text = format!("{}{}", stdout(&output), stderr(&output));
        assert_eq!(output.status.code(), Some(*code), "{arguments:?}: {text}");
        assert!(text.contains(says), "{arguments:?}: {text}");
        assert!(!text.contains("t0p") && !text.contains(".new-"), "{text}");
    }
    assert!(!Path::new("/nonexist").exists());
}
