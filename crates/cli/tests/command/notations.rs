//! JSONC, JSON5 and YAML: verdicts, and places in the text as it is written.

use crate::support::{INVALID, UNCHECKED, VALID, folder, run, stderr, stdout};

#[test]
fn each_notation_is_checked_with_places_in_its_text() {
    // File, text, exit code, a part of the report.
    let cases: &[(&str, &str, i32, &str)] = &[
        (
            "order.jsonc",
            "// é\n{\"number\": \"1\", /* b */ \"lines\": [],}",
            VALID,
            "valid as Order",
        ),
        ("order.jsonc", "// é\n{\"number\": /* é */ 1}", INVALID, " --> order.jsonc:2:20\n"),
        ("order.jsonc", "{number: 1}", UNCHECKED, "error[not-json]: not JSONC: "),
        ("order.jsonc", "// only a comment", UNCHECKED, "not JSONC: the text has no value"),
        ("order.json5", "{number: '1', lines: [], tags: ['a',]}", VALID, "valid as Order"),
        (
            "order.json5",
            "\u{feff}{number: '1',\n currency: 0x1F}",
            INVALID,
            " --> order.json5:2:12\n",
        ),
        ("order.json5", "{number: +.5}", INVALID, "found a number 0.5\n"),
        ("order.json5", "{number: 5.}", INVALID, "found a number 5.0\n"),
        ("order.json5", "{number: '1', total_tax: NaN}", UNCHECKED, " --> order.json5:1:26\n"),
        ("order.json5", "[{number: '1'}, {number: 2}]", INVALID, "at `/1/number`"),
        ("order.yaml", "number: \"1\"\ntags: [a, 'b']\nlines: []\n", VALID, "valid as Order"),
        ("order.yaml", "é: 1\nnumber: 1\n", INVALID, " --> order.yaml:2:9\n"),
        // An amount keeps its text, and languages stay texts.
        ("order.yaml", "number: '1'\ntotal_tax: 10.00\n", INVALID, "write \"10.00\""),
        ("customer.yml", "id: 1\nlanguage: no\n", VALID, "valid as Customer"),
        ("customer.yml", "id: 007\nfirst_name: ~\n", VALID, "valid as Customer"),
        ("customer.yml", "id: !!str 7\n", INVALID, "found a string \"7\""),
        (
            "customer.yml",
            "id: 0x10\nmetadata: {a: 0o17, b: 1e3, c: -.5}\n",
            VALID,
            "valid as Customer",
        ),
        ("customer.yml", "id: .inf\n", UNCHECKED, "JSON has no such number"),
        ("customer.yml", "id: 1\nid: 2\n", INVALID, "error[duplicate-field]"),
        ("order.yaml", "number: '1'\n---\nnumber: 2\n", INVALID, " --> order.yaml:3:9\n"),
        ("order.yaml", "- number: '1'\n- number: 2\n", INVALID, "at `/1/number`"),
        // A merged map and an alias have the place at which they are written.
        ("order.yaml", "number: '1'\nlines:\n  - &a {id: x}\n  - *a\n", INVALID, "2 violations"),
        (
            "order.yaml",
            "number: '1'\nlines:\n  - &a {id: 1, number: 7}\n  - <<: *a\n    id: x\n",
            INVALID,
            " --> order.yaml:5:9\n",
        ),
        ("order.yaml", "number: [1\n", UNCHECKED, "error[not-json]: not YAML: "),
        ("order.yaml", "", UNCHECKED, "the text has no value"),
        ("order.yaml", "? [a]\n: b\n", UNCHECKED, "the name of a field is not a text"),
        // Payloads by name that are another notation.
        (
            "order.json",
            "{\n  // a\n  \"number\": \"1\"\n}",
            UNCHECKED,
            "the input is JSON with comments (JSONC); expected JSON",
        ),
        ("order.json", "number: 1\n", UNCHECKED, "the input is YAML; expected JSON"),
        ("order.json", "{\"number\": \"1\",}", UNCHECKED, "remove the comma before `}`"),
    ];
    for (name, text, code, says) in cases {
        let folder = folder(&[(name, text.as_bytes())]);
        let output = run(folder.path(), &["validate", name], b"");
        let shown = stdout(&output);
        assert_eq!(output.status.code(), Some(*code), "{text}\n{shown}");
        assert!(shown.contains(says), "{text}\nexpected {says}\n{shown}");
        assert_eq!(stderr(&output), "", "{text}");
    }
}

#[test]
fn a_text_that_grows_without_end_is_refused() {
    let deep = "[".repeat(10_000);
    let nested: String = (1..5000).map(|n| format!("- &a{n} [*a{}]\n", n - 1)).collect();
    let nested = format!("- &a0 []\n{nested}");
    let laughs: String =
        (1..40).map(|n| format!("- &a{n} [*a{m}, *a{m}, *a{m}, *a{m}]\n", m = n - 1)).collect();
    let laughs = format!("- &a0 [lol, lol]\n{laughs}");
    let merges: String =
        (1..40).map(|n| format!("- &a{n} {{<<: [*a{m}, *a{m}]}}\n", m = n - 1)).collect();
    let merges = format!("- &a0 {{b: 1}}\n{merges}");
    for (text, says) in [
        (deep, "recursion limit exceeded"),
        (nested, "nested deeper than 512 levels"),
        (laughs, "the text has too many values with its aliases"),
        (merges, "merges too many maps"),
    ] {
        let folder = folder(&[("order.yaml", text.as_bytes())]);
        let output = run(folder.path(), &["validate", "order.yaml"], b"");
        assert_eq!(output.status.code(), Some(UNCHECKED), "{says}");
        assert!(stdout(&output).contains(says), "{}", stdout(&output));
    }
}

#[test]
fn secrets_stay_hidden_in_every_notation() {
    for (name, text) in [
        ("webhook.yaml", "id: 1\nsecret_key: s3cret\ntarget: nope\nevents: [a]\n"),
        ("webhook.yaml", "id: 1\ntarget: nope\nsecret_key: [s3cret]\n"),
        ("webhook.yaml", "id: 1\nsecret_key: s3cret: x\n"),
        ("webhook.json5", "{id: 1, secret_key: ['s3cret'], target: 'nope'}"),
        ("webhook.jsonc", "{\"id\": 1, // s\n\"secret_key\": [\"s3cret\"], \"target\": \"nope\"}"),
    ] {
        let folder = folder(&[(name, text.as_bytes())]);
        let output = run(folder.path(), &["validate", name], b"");
        assert_ne!(output.status.code(), Some(VALID), "{text}");
        assert!(!stdout(&output).contains("s3cret"), "{}", stdout(&output));
    }
}

#[test]
fn a_folder_is_searched_for_other_notations_only_where_a_rule_names_them() {
    let order = b"number: 1\n";
    let folder = folder(&[
        ("payloads/a.yaml", order),
        (".github/workflows/ci.yml", b"on: push\n"),
        (
            "backoffice.toml",
            b"unknown = \"fail\"\n[[files]]\nmatch = \"/payloads/\"\nschema = \"Order\"\n",
        ),
    ]);
    let output = run(folder.path(), &["validate"], b"");
    assert_eq!(output.status.code(), Some(INVALID), "{}", stdout(&output));
    assert!(
        stdout(&output)
            .ends_with("1 file: 0 valid, 1 invalid, 0 not checked; 1 record, 1 violation\n")
    );
}
