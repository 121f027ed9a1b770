//! The other commands, and what holds for all.

use std::{fs, process::Stdio};

use crate::support::{UNCHECKED, USAGE, VALID, backoffice, folder, run, stderr, stdout};

#[test]
fn wrong_usage_says_what_to_do() {
    let folder = folder(&[]);
    let cases: [(&[&str], &str); 7] = [
        (&[], "Usage: backoffice <COMMAND>"),
        (&["validate"], "<PATH>"),
        (
            &["validate", "--schema", "Oder", "x.json"],
            "did you mean `Order`",
        ),
        (
            &["validate", "--profile", "lax", "x.json"],
            "[possible values: contract, strict]",
        ),
        (
            &["schema", "show", "GET /orders/ response"],
            "there is no shape or operation called",
        ),
        (&["explain", "wrong-tpye"], "did you mean `wrong-type`?"),
        (&["sample", "Ordr"], "did you mean `Order`"),
    ];
    for (arguments, says) in cases {
        let output = run(folder.path(), arguments, b"");
        assert_eq!(output.status.code(), Some(USAGE), "{arguments:?}");
        assert!(
            stderr(&output).contains(says),
            "{arguments:?}\n{}",
            stderr(&output)
        );
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
    let folder = folder(&[]);
    for arguments in [
        &["sample", "Order", "--count", "1000"] as &[&str],
        &["openapi"],
        &["endpoints"],
        &["explain"],
        &[
            "call",
            "users.list",
            "--dry-run",
            "--base-url",
            "https://store.example",
        ],
    ] {
        let full = fs::OpenOptions::new()
            .write(true)
            .open("/dev/full")
            .unwrap();
        let output = backoffice(folder.path())
            .args(arguments)
            .stdout(full)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(UNCHECKED), "{arguments:?}");
        assert!(
            stderr(&output).contains("could not write the output"),
            "{arguments:?}: {}",
            stderr(&output)
        );
    }
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
        for endpoint in backoffice_models::endpoints::ALL {
            let name = format!("{} {} response", endpoint.method, endpoint.path);
            let records = sample(&[&name, "--count", "20", "--profile", profile]);
            let output = run(
                folder.path(),
                &["validate", "--schema", &name, "--profile", profile, "-"],
                &records,
            );
            assert_eq!(
                output.status.code(),
                Some(VALID),
                "{name}\n{}",
                stdout(&output)
            );
        }
    }
}

#[test]
fn drift_is_listed_and_written_back() {
    let text = br#"{"id":7,"language":"xx","colour":"red","total_spent":1,"metadata":{"n":1e400}}"#;
    let folder = folder(&[("customer.json", text)]);
    let output = run(
        folder.path(),
        &["drift", "--schema", "Customer", "customer.json"],
        b"",
    );
    let expected = "\
customer.json: /language: unknown-value: expected one of `da`, `de`, `en`, `es`, `fi`, `fr`, `it`, `nl`, `no`, `pt`, `sv`, `th`, found \"xx\" (Customer, section 2, Customer (user))
customer.json: /total_spent: misfit: expected an amount as a string, found a number 1 (Customer, section 2, Customer (user))
customer.json: /colour: undocumented-member: expected no such member, found a string (Customer, section 2, Customer (user))
1 record: 3 places where it differs from the API document
";
    assert_eq!(
        (output.status.code(), stdout(&output)),
        (Some(VALID), expected)
    );
    let output = run(
        folder.path(),
        &["drift", "--write-back", "customer.json"],
        b"",
    );
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
        serde_json::from_str(stdout(&output).lines().next_back().unwrap()).unwrap();
    assert_eq!(
        (&row["record"], &row["pointer"]),
        (&"<stdin>:3".into(), &"/x".into())
    );
    assert!(stderr(&output).contains(
        "<stdin>:2: could not read Customer: expected a JSON object, found a JSON array"
    ));
}

#[test]
fn drift_of_an_array_is_that_of_its_elements() {
    let folder = folder(&[(
        "customers.json",
        b"\xEF\xBB\xBF[{\"id\":1},{\"id\":2,\"x\":3},]",
    )]);
    let output = run(
        folder.path(),
        &["drift", "--write-back", "customers.json"],
        b"",
    );
    assert_eq!(output.status.code(), Some(UNCHECKED));
    assert_eq!(stdout(&output), "{\"id\":1}\n{\"id\":2,\"x\":3}\n");
    assert!(
        stderr(&output).contains("not JSON at byte 28: expected a value"),
        "{}",
        stderr(&output)
    );
    let output = run(
        folder.path(),
        &["drift", "--schema", "Customer", "customers.json"],
        b"",
    );
    assert!(
        stdout(&output).starts_with("customers.json:/1: /x: undocumented-member"),
        "{}",
        stdout(&output)
    );
}

#[test]
fn schemas_are_listed_shown_and_exported() {
    let folder = folder(&[]);
    let list = run(folder.path(), &["schema", "list"], b"");
    for document in backoffice_schema::documents() {
        assert!(
            stdout(&list).contains(document.name()),
            "{}",
            document.name()
        );
        for profile in backoffice_schema::Profile::ALL {
            let show = run(
                folder.path(),
                &[
                    "schema",
                    "show",
                    document.name(),
                    "--profile",
                    profile.name(),
                ],
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
        backoffice_schema::find("Order")
            .unwrap()
            .text(backoffice_schema::Profile::Strict)
    );
    assert_eq!(
        fs::read_to_string(folder.path().join("out/openapi.json")).unwrap(),
        backoffice_schema::openapi()
    );
    fs::write(folder.path().join("taken"), "").unwrap();
    let export = run(folder.path(), &["schema", "export", "taken"], b"");
    assert_eq!(export.status.code(), Some(UNCHECKED));
    assert!(
        stderr(&export).contains("could not write taken/contract/"),
        "{}",
        stderr(&export)
    );
}

#[test]
fn every_id_that_is_listed_is_explained() {
    let folder = folder(&[]);
    let list = run(folder.path(), &["explain"], b"");
    let ids: Vec<&str> = stdout(&list)
        .lines()
        .filter_map(|line| line.strip_prefix("  ")?.split_whitespace().next())
        .collect();
    assert!(ids.len() > backoffice_schema::gaps().len());
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
fn completions_are_made_for_each_shell() {
    let folder = folder(&[]);
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let output = run(folder.path(), &["completions", shell], b"");
        assert_eq!(output.status.code(), Some(VALID));
        assert!(stdout(&output).contains("backoffice"), "{shell}");
    }
}
