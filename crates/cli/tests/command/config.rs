//! Rules for files: `backoffice.toml` and the arguments that say the same.

use std::{fs, path::Path};

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::support::{
    INVALID, UNCHECKED, USAGE, VALID, backoffice, folder, run, run_command, stderr, stdout,
};

const RULES: &str = r#"
exclude = ["node_modules/**", "**/package.json"]
unknown = "skip"

[[files]]
match = "payloads/refunds/**/*.json"
schema = "RefundOrder"
profile = "strict"

[[files]]
match = ["payloads/orders/**"]
schema = "Order"

[severity]
unknown-field = "warn"
"#;

/// A repository with payloads, and files that are none.
fn repository() -> TempDir {
    folder(&[
        ("backoffice.toml", RULES.as_bytes()),
        ("package.json", b"{\"name\":\"shop\"}"),
        ("node_modules/x/data.json", b"{\"broken\":"),
        ("target/order.json", b"{\"broken\":"),
        (".gitignore", b"target/\n"),
        ("tsconfig.json", b"// comment\n{}"),
        ("payloads/refunds/1.json", b"{\"amount\":\"10.00\"}"),
        ("payloads/refunds/2.json", b"{\"amount\":\"10.00\",\"reason\":\"x\"}"),
        ("payloads/orders/1.json", b"{\"number\":\"1\"}"),
        ("own.json", b"{\"$schema\":\"../schemas/strict/RefundOrder.json\",\"amount\":\"1.00\"}"),
    ])
}

pub(crate) fn write(folder: &TempDir, name: &str, text: &str) {
    let path = folder.path().join(name);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

#[test]
fn a_repository_is_green_or_red_by_its_configuration_alone() {
    let repository = repository();
    let validate = |working: &str| run(&repository.path().join(working), &["validate"], b"");
    let green = validate("");
    let expected = "warning[unknown-field]: expected only documented fields, found a string
 --> payloads/refunds/2.json:1:19
  |
1 | {\"amount\":\"10.00\",\"reason\":\"x\"}
  |                   ^^^^^^^^
  = at `/reason`: RefundOrder.reason, section 4, endpoint 1

";
    assert!(stdout(&green).contains(expected), "{}", stdout(&green));
    let expected = "skipped: 2 files with another extension, 2 paths that `exclude` names, 1 file that no rule names
  (`backoffice validate --list` names them)
4 files: 4 valid, 0 invalid, 0 not checked; 4 records, 0 violations, 1 warning
";
    assert!(stdout(&green).ends_with(expected), "{}", stdout(&green));
    assert_eq!((green.status.code(), stderr(&green)), (Some(VALID), ""));
    // The configuration is found upwards, and its patterns are relative to its folder.
    let inner = validate("payloads/refunds");
    let expected = "2.json: valid as RefundOrder (rule `payloads/refunds/**/*.json`), 1 warning\n";
    assert!(stdout(&inner).contains(expected), "{}", stdout(&inner));

    write(&repository, "payloads/orders/2.json", "{\"number\":2}");
    let red = validate("");
    assert_eq!(red.status.code(), Some(INVALID));
    assert!(stdout(&red).contains("payloads/orders/2.json:1:11"), "{}", stdout(&red));
    write(&repository, "payloads/orders/3.json", "{\"number\":");
    let red = validate("");
    assert_eq!(red.status.code(), Some(UNCHECKED));
    assert!(stdout(&red).contains("error[not-json]"), "{}", stdout(&red));
}

#[cfg(unix)]
#[test]
fn links_in_a_repository_are_followed_once_and_a_broken_one_is_red_until_excluded() {
    use std::os::unix::fs::symlink;

    let repository = repository();
    let payloads = repository.path().join("payloads");
    symlink("refunds", payloads.join("latest")).unwrap();
    symlink("..", payloads.join("orders/loop")).unwrap();
    symlink("1.json", payloads.join("orders/current.json")).unwrap();
    let validate = || run(repository.path(), &["validate"], b"");
    let green = validate();
    assert_eq!(green.status.code(), Some(VALID), "{}", stdout(&green));
    // The folder has its own name, which a rule names, although the name of the link comes first.
    for checked in ["orders/current.json: valid as Order", "refunds/1.json: valid as RefundOrder"] {
        assert!(stdout(&green).contains(checked), "{}", stdout(&green));
    }
    assert!(stdout(&green).contains("to a folder that was already searched"), "{}", stdout(&green));

    symlink("nowhere", payloads.join("orders/gone.json")).unwrap();
    let red = validate();
    assert_eq!(red.status.code(), Some(UNCHECKED));
    let broken = "error[unreadable]: payloads/orders/gone.json: the link leads to a path that does not exist: nowhere";
    assert!(stdout(&red).contains(broken), "{}", stdout(&red));
    let rules = RULES.replace("exclude = [", "exclude = [\"gone.json\", ");
    write(&repository, "backoffice.toml", &rules);
    assert_eq!(validate().status.code(), Some(VALID));
}

#[test]
fn rules_severities_and_unknown_files_change_the_outcome() {
    let order = ("a/order.json", r#"{"number":"1","x":1}"#);
    let webhook = ("b/x.json", r#"{"id":1,"events":[],"target":"https://a.b/","warning_count":0}"#);
    // Configuration, arguments, files; exit code, a part of the output.
    type Case<'a> = (&'a str, &'a [&'a str], &'a [(&'a str, &'a str)], i32, &'a str);
    let cases: &[Case<'_>] = &[
        ("", &[], &[order], VALID, "valid as Order (guessed from the file name `order`)"),
        ("", &["--no-guess"], &[order], UNCHECKED, "no rule names the schema of this input"),
        ("unknown = \"fail\"", &[], &[order], UNCHECKED, "error[no-schema]"),
        (
            "unknown = \"skip\"",
            &[],
            &[order],
            VALID,
            "1 file that no rule names\n  (`backoffice validate --list` names them)\n0 files",
        ),
        ("unknown = \"skip\"", &["--schema", "Order"], &[order], VALID, "valid as Order\n"),
        ("", &["--map", "a/**=Order"], &[order], VALID, "valid as Order (rule `a/**`)"),
        (
            "",
            &["--map", "a/**=POST /orders/{number}/refund/ request"],
            &[order],
            INVALID,
            "as RefundOrder",
        ),
        (
            "unknown = \"skip\"",
            &["--exclude", "a/"],
            &[order, webhook],
            VALID,
            "1 path that `exclude` names",
        ),
        (
            "profile = \"strict\"\n[severity]\nmissing-field = \"off\"",
            &[],
            &[order],
            INVALID,
            "error[unknown-field]",
        ),
        (
            "profile = \"strict\"\n[severity]\nmissing-field = \"off\"\nunknown-field = \"off\"",
            &[],
            &[order],
            VALID,
            "0 violations\n",
        ),
        ("profile = \"strict\"", &["--profile", "contract"], &[order], VALID, "valid"),
        // The argument comes before the file; the first rule counts.
        (
            "[[files]]\nmatch = \"*.json\"\nschema = \"Customer\"\n[[files]]\nmatch = \"a/\"\nschema = \"Product\"",
            &[],
            &[order],
            INVALID,
            "as Customer (rule `*.json`)",
        ),
        (
            "[[files]]\nmatch = \"*.json\"\nschema = \"Customer\"",
            &["--map", "a/=Order"],
            &[order],
            VALID,
            "as Order (rule `a/`)",
        ),
        // `$schema` decides before rules, and is no unknown field.
        (
            "unknown = \"skip\"\n[[files]]\nmatch = \"*.json\"\nschema = \"Customer\"",
            &[],
            &[(
                "x.json",
                r#"{"$schema":"https://s.example/strict/RefundOrder.json","amount":"1.00"}"#,
            )],
            VALID,
            "valid as RefundOrder (its `$schema`)",
        ),
        (
            "",
            &[],
            &[(
                "refund-order.json",
                r#"{"$schema":"https://other.example/refund.json","amount":"1.00"}"#,
            )],
            VALID,
            "guessed from the file name",
        ),
        // A misspelt name of one of our documents is an error, also where files without a rule are skipped.
        (
            "unknown = \"skip\"",
            &[],
            &[("x.json", r#"{"$schema":"../contract/RefundOrdr.json","amount":1}"#)],
            UNCHECKED,
            "did you mean `RefundOrder`?",
        ),
        // A description of other documents is no payload.
        (
            "",
            &[],
            &[
                (
                    "refund-order.json",
                    r#"{"$schema":"https://json-schema.org/draft/2020-12/schema"}"#,
                ),
                ("customer/openapi.json", r#"{"openapi":"3.1.1","info":{},"paths":{}}"#),
            ],
            VALID,
            "2 files without a payload, such as a JSON Schema",
        ),
        (
            "",
            &["--profile", "strict"],
            &[("refund-order.json", r#"{"$schema":"x","amount":"1.00"}"#)],
            INVALID,
            "at `/$schema`",
        ),
        (
            "",
            &[],
            &[("order.json", "number: \"1\"\ntags: []\n")],
            UNCHECKED,
            "the input is YAML; expected JSON",
        ),
        (
            "",
            &[],
            &[("refund-order.ndjson", "amount: 1\n")],
            UNCHECKED,
            "the input is YAML; expected JSON",
        ),
        (
            "",
            &[],
            &[("refund-order.json", "%YAML 1.2\n---\n\"amount\": 1\n")],
            UNCHECKED,
            "the input is YAML; expected JSON",
        ),
        ("", &["--map", "*.yaml=Order", "a.yaml"], &[("a.yaml", "{a}")], INVALID, "--> a.yaml:1:1"),
    ];
    for (config, arguments, files, code, says) in cases {
        let folder = folder(&[]);
        write(&folder, "backoffice.toml", config);
        for (name, text) in *files {
            write(&folder, name, text);
        }
        let output = run(folder.path(), &[&["validate"], *arguments].concat(), b"");
        let context = format!("{config}\n{arguments:?}\n{}{}", stdout(&output), stderr(&output));
        assert_eq!(output.status.code(), Some(*code), "{context}");
        assert!(stdout(&output).contains(says), "expected {says}\n{context}");
    }
}

#[test]
fn mistakes_in_the_configuration_have_a_line_and_a_hint() {
    // Configuration; message, hint.
    let cases = [
        ("\nexlude = []", "backoffice.toml:2: unknown setting `exlude`", "did you mean `exclude`?"),
        (
            "[[files]]\nmatch = \"a\"\nschema = \"Order\"\nshema = 1",
            "backoffice.toml:4: unknown setting `shema`",
            "did you mean `schema`?",
        ),
        (
            "token = \"t0p\"",
            "backoffice.toml:1: `token` must not be in this file",
            "BACKOFFICE_TOKEN",
        ),
        ("a = [", "backoffice.toml:1: ", "`backoffice init`"),
        ("unknown = \"maybe\"", "backoffice.toml:1: unknown variant `maybe`", "`backoffice init`"),
        ("exclude = \"a\"", "backoffice.toml:1: invalid type", "`backoffice init`"),
        ("exclude = [\n\"!a\"]", "backoffice.toml:2: pattern `!a`", ".gitignore"),
        (
            "[[files]]\nschema = \"Order\"",
            "backoffice.toml:1: missing field `match`",
            "`backoffice init`",
        ),
        (
            "[[files]]\nmatch = \"a\"\nschema = \"Oder\"",
            "backoffice.toml:3: ",
            "`backoffice schema list`",
        ),
        (
            "profile = \"lax\"",
            "backoffice.toml:1: there is no profile `lax`",
            "contract and strict",
        ),
        (
            "[severity]\ntype-mismtach = \"off\"",
            "there is no violation `type-mismtach`",
            "did you mean `type-mismatch`?",
        ),
        (
            "[severity]\nnot-json = \"off\"",
            "`not-json` keeps a file from being checked",
            "exclude the file",
        ),
        (
            "[severity]\ntoken = \"t0p\"",
            "backoffice.toml:2: `token` must not be in this file",
            "BACKOFFICE_TOKEN",
        ),
        (
            "[call]\napi = { client_secret = \"t0p\" }",
            "backoffice.toml:2: `client_secret` must not be in this file",
            "BACKOFFICE_TOKEN",
        ),
        (
            "[call]\nretries = 1",
            "backoffice.toml:1: `call` is a setting of `backoffice call`",
            "config.toml",
        ),
        (
            "[files]\nmatch = \"a\"",
            "backoffice.toml:1: `files` is a list of rules",
            "write `[[files]]`",
        ),
    ];
    for (config, message, hint) in cases {
        let folder = folder(&[("backoffice.toml", config.as_bytes()), ("order.json", b"{}")]);
        let output = run(folder.path(), &["validate"], b"");
        assert_eq!(output.status.code(), Some(USAGE), "{config}\n{}", stderr(&output));
        let text = stderr(&output);
        assert!(text.contains(message) && text.contains(hint), "{config}\n{text}");
        assert!(!text.contains("t0p"), "{text}");
        assert_eq!(stdout(&output), "", "{config}");
    }
    let output = run(Path::new("."), &["validate", "--config", "nowhere.toml", "-"], b"{}");
    assert_eq!(output.status.code(), Some(USAGE));
    assert!(stderr(&output).contains("nowhere.toml: file not found"), "{}", stderr(&output));
}

#[test]
fn patterns_that_match_nothing_are_warned_of_unless_paths_are_named() {
    // The pattern `old/` matches a folder that `.gitignore` hides, and `orders/1.json` a file that an earlier rule has.
    let config = "exclude = [\"gone/\", \"skipped.json\", \"old/\"]\n[[files]]\nmatch = [\"orders/*.json\", \"orders/1.json\", \"refunds/**\"]\nschema = \"Order\"";
    let folder = folder(&[
        ("backoffice.toml", config.as_bytes()),
        ("orders/1.json", b"{\"number\":\"1\"}"),
        ("skipped.json", b"no JSON"),
        ("old/order.json", b"no JSON"),
        (".gitignore", b"old/\n"),
    ]);
    let output = run(folder.path(), &["validate"], b"");
    assert_eq!(output.status.code(), Some(VALID), "{}", stdout(&output));
    let expected = "warning: backoffice.toml:1: no file matches the pattern `gone/`
warning: backoffice.toml:3: no file matches the pattern `refunds/**`
";
    assert_eq!(stderr(&output), expected);
    let output = run(folder.path(), &["validate", "orders/1.json"], b"");
    assert_eq!((output.status.code(), stderr(&output)), (Some(VALID), ""));
    let output = run(folder.path(), &["validate", "--quiet"], b"");
    assert_eq!((output.status.code(), stderr(&output)), (Some(VALID), expected));
    let mut command = backoffice(folder.path());
    command.args(["validate", "-q"]).env("GITHUB_ACTIONS", "true");
    let annotated = run_command(&mut command, b"");
    let annotation = "::warning file=backoffice.toml,line=3,title=backoffice::no file matches the pattern `refunds/**`\n";
    assert!(stdout(&annotated).contains(annotation), "{}", stdout(&annotated));
}

#[test]
fn rules_that_all_match_nothing_are_an_error() {
    let rule = |unknown: &str, pattern: &str| {
        format!("unknown = \"{unknown}\"\n[[files]]\nmatch = \"{pattern}\"\nschema = \"Order\"\n")
    };
    let says = "error: no file matches a rule, so the rules checked nothing";
    // Treatment of other files, pattern, arguments, exit code.
    let cases: [(&str, &str, &[&str], i32); 11] = [
        ("skip", "payload/", &[], UNCHECKED),
        ("skip", "payload/", &["-q"], UNCHECKED),
        ("guess", "payload/", &[], UNCHECKED),
        // A file that `.gitignore` hides is not checked.
        ("skip", "hidden/", &[], UNCHECKED),
        ("skip", "payloads/", &[], VALID),
        ("skip", "payload/", &["payloads"], UNCHECKED),
        ("skip", "other/", &["payloads"], VALID),
        ("skip", "payload/", &["payloads/order.json"], VALID),
        ("skip", "payload/", &["--map", "payloads/*=Order"], VALID),
        ("skip", "payload/", &["--schema", "Order"], VALID),
        ("skip", "payload/", &["--files-from", "list"], VALID),
    ];
    for (unknown, pattern, arguments, code) in cases {
        let folder = folder(&[
            ("backoffice.toml", rule(unknown, pattern).as_bytes()),
            (".gitignore", b"hidden/\n"),
            ("list", b"payloads/order.json\n"),
            ("payloads/order.json", br#"{"number":"1"}"#),
            ("other/order.json", br#"{"number":"1"}"#),
            ("hidden/order.json", br#"{"number":"1"}"#),
        ]);
        let output = run(folder.path(), &[&["validate"], arguments].concat(), b"");
        let case = format!("{unknown} {pattern} {arguments:?}");
        assert_eq!(output.status.code(), Some(code), "{case}");
        assert_eq!(stderr(&output).contains(says), code == UNCHECKED, "{case}");
        if code == UNCHECKED {
            let mut command = backoffice(folder.path());
            command.arg("validate").args(arguments);
            command.args(["--format", "github"]);
            let annotated = run_command(&mut command, b"");
            let annotation = "::error title=backoffice::no file matches a rule";
            assert!(stdout(&annotated).contains(annotation), "{case}");
        }
    }
}

#[test]
fn what_only_the_strict_profile_checks_is_a_warning_that_a_severity_raises_or_silences() {
    let refund = r#"{"amount":"abc"}"#;
    let order = r#"{"number":"1","currency":"USD","total_tax":"1.005"}"#;
    let webhook = r#"{"events":["cart.abandonned"],"target":"https://a.example/"}"#;
    let event = r#"{"status":"delivered","happened_at":"2023-02-10T14:00:00+02:00"}"#;
    let misspelt = r#"{"frist_name":"Ada"}"#;
    let more = r#"{"number":"1","new":true}"#;
    // Schema, payload, code, and the numbers of warnings without a severity, with `error`, with `warn` and with `off`.
    let cases = [
        ("RefundOrder", refund, "amount-format", 1),
        ("Order", order, "amount-decimals", 1),
        ("CreateWebhook", webhook, "unknown-value", 1),
        ("CreateFulfillmentEvent", event, "timestamp-not-utc", 1),
        ("UpdateCustomer", misspelt, "unknown-field", 1),
        ("Order", more, "unknown-field", 0),
    ];
    for (schema, payload, code, unset) in cases {
        for (severity, exit, violations, warnings) in [
            ("", VALID, 0, unset),
            ("error", INVALID, 1, 0),
            ("warn", VALID, 0, 1),
            ("off", VALID, 0, 0),
        ] {
            let config = match severity {
                "" => String::new(),
                severity => format!("[severity]\n{code} = \"{severity}\"\n"),
            };
            let folder =
                folder(&[("backoffice.toml", config.as_bytes()), ("a.json", payload.as_bytes())]);
            let arguments = ["validate", "--schema", schema, "--format", "json", "a.json"];
            let output = run(folder.path(), &arguments, b"");
            let case = format!("{payload} {severity}");
            assert_eq!(output.status.code(), Some(exit), "{case}");
            let report: Value = serde_json::from_str(stdout(&output)).unwrap();
            let summary = &report["summary"];
            assert_eq!(
                (&summary["violations"], &summary["warnings"]),
                (&json!(violations), &json!(warnings)),
                "{case}"
            );
            for found in report["files"][0]["violations"].as_array().unwrap() {
                assert_eq!(found["code"], code, "{case}");
            }
        }
    }
    // The strict profile refuses the same places, once.
    let folder = folder(&[("a.json", refund.as_bytes())]);
    let arguments = ["validate", "--schema", "RefundOrder", "--profile", "strict", "a.json"];
    let output = run(folder.path(), &arguments, b"");
    assert_eq!(output.status.code(), Some(INVALID));
    assert!(stdout(&output).ends_with("1 record, 1 violation\n"), "{}", stdout(&output));
}

#[test]
fn a_list_names_each_file_with_its_schema_or_the_reason_for_skipping_it() {
    let config = "exclude = [\"old/\"]\nunknown = \"skip\"\n[[files]]\nmatch = \"orders/\"\nschema = \"Order\"\nprofile = \"strict\"\n";
    let own = br#"{"$schema":"https://a.example/contract/Order.json","number":"1"}"#;
    let folder = folder(&[
        ("backoffice.toml", config.as_bytes()),
        ("orders/1.json", b"{\"number\":1}"),
        ("own.json", own),
        ("package.json", b"{}"),
        ("old/1.json", b"{}"),
        ("readme.txt", b""),
    ]);
    let output = run(folder.path(), &["validate", "--list"], b"");
    let expected = "old: skipped, a path that `exclude` names: `old/` (backoffice.toml:1)
orders/1.json: Order, strict (rule `orders/`)
own.json: Order, contract (its `$schema`)
package.json: skipped, a file that no rule names
2 files to check, 2 skipped, 0 without a known schema
";
    assert_eq!((output.status.code(), stdout(&output)), (Some(VALID), expected));
    let guessing = ["validate", "--list", "--config", "/dev/null", "package.json", "gone.json"];
    let output = run(folder.path(), &guessing, b"");
    assert_eq!(output.status.code(), Some(UNCHECKED));
    let text = stdout(&output);
    assert!(
        text.starts_with("gone.json: file not found\npackage.json: can't tell the schema"),
        "{text}"
    );

    // The reports have the same.
    let output = run(folder.path(), &["validate", "--format", "json"], b"");
    let report: Value = serde_json::from_str(stdout(&output)).unwrap();
    assert_eq!(report["files"][0]["rule"], "orders/");
    let skipped = json!([
        {"path": "old", "reason": "excluded", "pattern": "`old/` (backoffice.toml:1)"},
        {"path": "package.json", "reason": "without_rule", "pattern": null},
    ]);
    assert_eq!(report["skipped"], skipped);
    let output = run(folder.path(), &["validate"], b"");
    assert!(stdout(&output).contains("(`backoffice validate --list` names them)"));
}

#[test]
fn init_writes_a_configuration_that_is_read_and_keeps_an_existing_one() {
    let folder = folder(&[("order.json", b"{\"number\":\"1\"}")]);
    let init = run(folder.path(), &["init"], b"");
    let says = "wrote backoffice.toml\n
`backoffice validate` would check these files:
order.json: Order, contract (rule `/order.json`)
1 file to check, 0 skipped, 0 without a known schema
";
    assert_eq!((init.status.code(), stdout(&init)), (Some(VALID), says));
    let output = run(folder.path(), &["validate"], b"");
    assert_eq!((output.status.code(), stderr(&output)), (Some(VALID), ""));
    let config = folder.path().join("backoffice.toml");
    // The commented examples are valid too.
    let text = fs::read_to_string(&config).unwrap();
    let active = text.lines().map(|line| match line.strip_prefix("# ") {
        Some(example) if example.contains(" = ") || example == "[[files]]" => example,
        _ => line,
    });
    let active = active.filter(|line| !line.starts_with("baseline") && *line != "exclude = []");
    fs::write(&config, active.collect::<Vec<_>>().join("\n")).unwrap();
    let output = run(folder.path(), &["validate", "order.json"], b"");
    assert_eq!((output.status.code(), stderr(&output)), (Some(VALID), ""));
    let again = run(folder.path(), &["init"], b"");
    assert_eq!(again.status.code(), Some(USAGE));
    assert!(stderr(&again).contains("backoffice.toml exists already"), "{}", stderr(&again));
}

#[test]
fn init_proposes_rules_for_payloads_and_excludes_other_files() {
    let folder = folder(&[
        ("payloads/refunds/refund-order.json", br#"{"amount":"1.00"}"#),
        ("payloads/refunds/old/order.json", br#"{"number":"1"}"#),
        ("mixed/order.json", br#"{"number":"1"}"#),
        ("mixed/customer.json", br#"{"id":1}"#),
        ("odd [1].json", b"{\n  // no payload\n  \"a\": 1\n}"),
        ("package.json", b"{}"),
        ("sub/tsconfig.base.json", b"{ /* a */ }"),
        (".vscode/settings.json", b"{}"),
        ("unknown/x.json", br#"{"zz":1}"#),
        ("ignored/order.json", b"{"),
        (".gitignore", b"ignored/\n"),
    ]);
    let init = run(folder.path(), &["init"], b"");
    assert_eq!(init.status.code(), Some(VALID), "{}", stderr(&init));
    let text = fs::read_to_string(folder.path().join("backoffice.toml")).unwrap();
    for part in [
        "exclude = [\".vscode/\", \"package.json\", \"tsconfig*.json\", \"/odd \\\\[1].json\"]\n",
        "unknown = \"skip\"\n",
        "[[files]]
match = \"/payloads/refunds/old/\"
schema = \"Order\"

[[files]]
match = \"/payloads/refunds/\"
schema = \"RefundOrder\"

[[files]]
match = \"/mixed/customer.json\"
schema = \"Customer\"

[[files]]
match = \"/mixed/order.json\"
schema = \"Order\"

# No schema is known for these files. Write a rule for each payload:
#   unknown/x.json
",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    assert!(
        stdout(&init).ends_with("4 files to check, 5 skipped, 0 without a known schema\n"),
        "{}",
        stdout(&init)
    );
    let output = run(folder.path(), &["validate"], b"");
    assert_eq!((output.status.code(), stderr(&output)), (Some(VALID), ""));
}

#[test]
fn a_named_file_that_is_missing_is_red_whatever_is_skipped() {
    let folder = folder(&[("backoffice.toml", b"unknown = \"skip\""), ("a/x.json", b"{}")]);
    for arguments in [
        &["orders/1.json"][..],
        &["orders/"],
        &["orders/1.json", "--changed"],
        &["--files-from", "-"],
    ] {
        std::process::Command::new("git")
            .args(["init", "-q"])
            .current_dir(folder.path())
            .output()
            .unwrap();
        let arguments = [&["validate"], arguments].concat();
        let output = run(folder.path(), &arguments, b"orders/1.yaml\n");
        assert_eq!(output.status.code(), Some(UNCHECKED), "{arguments:?}");
        assert!(stdout(&output).contains("file not found"), "{}", stdout(&output));
    }
}

#[test]
fn ignored_files_are_checked_on_request_alone() {
    let folder = folder(&[
        (".gitignore", b"ignored/\n"),
        (".git/info/exclude", b"private/\n"),
        ("ignored/refund-order.json", b"{\"amount\":1}"),
        ("private/refund-order.json", b"{\"amount\":1}"),
        ("refund-order.json", b"{\"amount\":\"1\"}"),
    ]);
    let output = run(folder.path(), &["validate"], b"");
    assert_eq!(output.status.code(), Some(VALID), "{}", stdout(&output));
    let output = run(folder.path(), &["validate", "--no-ignore"], b"");
    assert_eq!(output.status.code(), Some(INVALID));
    assert!(stdout(&output).contains("2 invalid"), "{}", stdout(&output));
}

#[test]
fn an_exported_folder_of_schemas_holds_no_payloads() {
    let folder = folder(&[("refund-order.json", b"{\"amount\":\"1\"}")]);
    let export = run(folder.path(), &["schema", "export", "schemas"], b"");
    assert_eq!(export.status.code(), Some(VALID));
    let output = run(folder.path(), &["validate"], b"");
    assert_eq!(output.status.code(), Some(VALID), "{}", stdout(&output));
    assert!(stdout(&output).contains("1 valid"), "{}", stdout(&output));
}

#[test]
fn violations_that_are_not_listed_have_the_severity_of_their_code() {
    let unknown: Vec<_> = (0..1500).map(|number| format!("\"x{number}\":0")).collect();
    let order = format!("{{{},\"amount\":\"1.00\"}}", unknown.join(","));
    let folder = folder(&[("refund-order.json", order.as_bytes())]);
    let validate = |severity: &str| {
        let config = format!(
            "profile = \"strict\"\n[[files]]\nmatch = \"*.json\"\nschema = \"RefundOrder\"\n\
             [severity]\nunknown-field = \"{severity}\""
        );
        write(&folder, "backoffice.toml", &config);
        let output = run(folder.path(), &["validate", "--format", "json"], b"");
        let report: serde_json::Value = serde_json::from_str(stdout(&output)).unwrap();
        (output.status.code(), report["summary"].clone(), report["files"][0]["violations"].clone())
    };
    let (code, summary, list) = validate("warn");
    assert_eq!(code, Some(VALID));
    assert_eq!((&summary["violations"], &summary["warnings"]), (&0.into(), &1500.into()));
    assert_eq!(summary["codes"], serde_json::json!({"unknown-field": 1500}));
    let last = list.as_array().unwrap().last().unwrap();
    let expected = serde_json::json!({
        "type": "omitted",
        "path": "refund-order.json",
        "severity": "warning",
        "code": "unknown-field",
        "count": 500,
    });
    assert_eq!(*last, expected);
    let (code, summary, list) = validate("off");
    assert_eq!(
        (code, &summary["codes"], &list),
        (Some(VALID), &serde_json::json!({}), &serde_json::json!([]))
    );
    let (code, summary, _) = validate("error");
    assert_eq!((code, &summary["violations"]), (Some(INVALID), &1500.into()));
    let baseline = ["validate", "--baseline", "known.json"];
    run(folder.path(), &[&baseline[..], &["--write-baseline"]].concat(), b"");
    let output = run(folder.path(), &baseline, b"");
    assert_eq!(output.status.code(), Some(VALID), "{}", stdout(&output));
    assert!(
        stdout(&output).ends_with("0 violations; 1500 in the baseline\n"),
        "{}",
        stdout(&output)
    );
}
