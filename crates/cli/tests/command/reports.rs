//! Reports of `validate`: a snapshot of each format, and the outputs.
//!
//! `UPDATE_EXPECT=1 cargo test -p backoffice-cli --test command reports` writes the snapshots.

use std::{env, fs, path::Path, process::Command};

use serde_json::Value;
use tempfile::TempDir;

use crate::support::{
    INVALID, UNCHECKED, USAGE, VALID, backoffice, folder, run, run_command, stderr, stdout,
};

const FORMATS: [&str; 7] = ["human", "json", "ndjson", "sarif", "junit", "github", "gitlab"];

/// Files with each kind of finding: error, warning, problem, secret, a name that reports must escape.
fn scenario() -> TempDir {
    folder(&[
        ("backoffice.toml", b"[severity]\nunknown-field = \"warn\""),
        ("customers.json", b"[{\"id\":1},\n {\"id\":\"<x>&'\\\"\"}]"),
        ("broken/order.json", b"{\n  \"number\":"),
        ("refund-order/100%,a:b #1.json", b"{\"amount\": 10.00}"),
        ("webhook.json", b"{\"id\":1,\"secret_key\":7}"),
        ("order.ndjson", b"{\"number\":\"1\"}\n"),
        (
            "strict/refund-order.json",
            b"{\"$schema\":\"strict/RefundOrder.json\",\"amount\":\"1.00\",\"x\":1}",
        ),
        ("x.json", b"{\"a\":1}"),
    ])
}

/// Runs the command outside of any pipeline.
fn plain(folder: &Path) -> Command {
    let mut command = backoffice(folder);
    for name in ["GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY", "GITHUB_WORKSPACE", "CI_PROJECT_DIR"] {
        command.env_remove(name);
    }
    command.arg("validate");
    command
}

/// Replaces the version of the program, which a report may name.
fn without_version(report: &str) -> String {
    let named = |version: &str| format!("\"name\":\"backoffice\",\"version\":\"{version}\"");
    report.replace(&named(env!("CARGO_PKG_VERSION")), &named("VERSION"))
}

#[test]
fn each_report_is_as_its_snapshot() {
    let folder = scenario();
    let snapshots = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots");
    for format in FORMATS {
        let summary = folder.path().join("summary.md");
        let mut command = plain(folder.path());
        command.env("GITHUB_STEP_SUMMARY", &summary).args(["--report", format]);
        let output = run_command(&mut command, b"");
        assert_eq!((output.status.code(), stderr(&output)), (Some(UNCHECKED), ""), "{format}");
        let mut found = stdout(&output).to_owned();
        if format == "github" {
            found += "\n--- summary of the job\n";
            found += &fs::read_to_string(&summary).unwrap();
        }
        found = without_version(&found);
        let path = snapshots.join(format!("{format}.txt"));
        if env::var_os("UPDATE_EXPECT").is_some() {
            fs::create_dir_all(&snapshots).unwrap();
            fs::write(&path, &found).unwrap();
        }
        let expected = fs::read_to_string(&path).unwrap();
        assert_eq!(found, expected, "{format}; UPDATE_EXPECT=1 writes the snapshots");
    }
}

#[test]
fn the_schema_of_the_report_describes_every_json_report() {
    let schema = run(Path::new("."), &["schema", "show", "report"], b"");
    let schema: Value = serde_json::from_str(stdout(&schema)).unwrap();
    let validator = jsonschema::validator_for(&schema).unwrap();
    let folder = scenario();
    let many = format!("{{\"number\":\"1\",\"tags\":[{}0]}}", "0,".repeat(2000));
    fs::write(folder.path().join("order.json"), many).unwrap();
    for more in [
        &[] as &[&str],
        &["--stats"],
        &["--profile", "strict"],
        &["gone.json"],
        &["--schema", "Order", "-"],
    ] {
        let output =
            run_command(plain(folder.path()).args(["--format", "json"]).args(more), b"[7]");
        let report: Value = serde_json::from_str(stdout(&output)).unwrap();
        let errors: Vec<_> = validator
            .iter_errors(&report)
            .map(|error| format!("{error} at {}", error.instance_path()))
            .collect();
        assert_eq!(errors, [] as [String; 0], "{more:?}");
    }
    // The schema lists every field, so a field that is gone or new is an error.
    let closed = |schema: &Value| schema["additionalProperties"] == Value::Bool(false);
    assert!(
        closed(&schema)
            && schema["$defs"]
                .as_object()
                .unwrap()
                .values()
                .all(|schema| closed(schema) || schema.get("properties").is_none())
    );
}

#[test]
fn several_reports_are_written_at_once_and_files_appear_whole() {
    let folder = scenario();
    let mut command = plain(folder.path());
    for format in FORMATS {
        let report = match format {
            "human" => format.to_owned(),
            _ => format!("{format}=reports/{format}.txt"),
        };
        command.args(["--report", &report]);
    }
    let output = run_command(&mut command, b"");
    assert_eq!((output.status.code(), stderr(&output)), (Some(UNCHECKED), ""));
    let snapshots = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots");
    for format in FORMATS {
        let expected = fs::read_to_string(snapshots.join(format!("{format}.txt"))).unwrap();
        let expected = expected.split("\n--- summary").next().unwrap();
        let found = match format {
            "human" => stdout(&output).to_owned(),
            _ => fs::read_to_string(folder.path().join(format!("reports/{format}.txt"))).unwrap(),
        };
        assert_eq!(without_version(&found), expected, "{format}");
    }
    let names = fs::read_dir(folder.path().join("reports")).unwrap().count();
    assert_eq!(names, FORMATS.len() - 1, "no temporary file is left");
}

#[test]
fn reports_that_can_not_be_written_say_why() {
    let folder = scenario();
    let cases: [(&[&str], i32, &str); 6] = [
        (&["--report", "json", "--report", "sarif"], USAGE, "standard output can't take both"),
        (
            &["--report", "xml"],
            USAGE,
            "the kinds are human, json, ndjson, sarif, junit, github, gitlab",
        ),
        (&["--report", "sarif="], USAGE, "expected a file after `=`"),
        (
            &["--report", "sarif=a.json", "--report", "json=./a.json"],
            USAGE,
            "can't take both the sarif and the json report",
        ),
        (&["--report", "json=x.json/report.json"], UNCHECKED, "x.json/report.json"),
        (&["--report", "json=/dev/full"], UNCHECKED, "could not write the output: /dev/full"),
    ];
    for (arguments, code, says) in cases {
        if !cfg!(target_os = "linux") && arguments[1].contains("/dev/") {
            continue;
        }
        let output = run_command(plain(folder.path()).args(arguments), b"");
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {}", stderr(&output));
        assert!(stderr(&output).contains(says), "{arguments:?}: {}", stderr(&output));
    }
}

#[test]
fn github_actions_gets_annotations_within_its_limits() {
    let many = "{\"id\":\"x\"}\n".repeat(25);
    let folder = folder(&[("sub/customers.ndjson", many.as_bytes())]);
    let mut command = plain(&folder.path().join("sub"));
    command.env("GITHUB_ACTIONS", "true").env("GITHUB_WORKSPACE", folder.path());
    let output = run_command(&mut command, b"");
    assert_eq!(output.status.code(), Some(INVALID));
    let lines: Vec<_> = stdout(&output).lines().collect();
    let commands: Vec<_> = lines.iter().filter(|line| line.starts_with("::")).collect();
    // Two of them enclose the text for people.
    let token = commands[0].strip_prefix("::stop-commands::").unwrap();
    assert_eq!(*commands[1], format!("::{token}::"));
    let commands = &commands[2..];
    assert_eq!(commands.len(), 11);
    // The path is relative to the repository, not to the working folder.
    assert!(
        commands[0].starts_with("::error file=sub/customers.ndjson,line=1,col=7,"),
        "{}",
        commands[0]
    );
    assert_eq!(
        *commands[10],
        "::notice title=backoffice::15 more errors without annotation: GitHub shows 10 of each for a step"
    );
    // The log has every violation as text.
    assert_eq!(lines.iter().filter(|line| line.starts_with("error[")).count(), 25);
    // Also beside a report in a file.
    command.args(["--report", "sarif=../report.sarif"]);
    let beside = run_command(&mut command, b"");
    let without_token = |text: &str| {
        let token = text.lines().next().unwrap().replace("::stop-commands::", "");
        text.replace(&token, "")
    };
    assert_eq!(without_token(stdout(&beside)), without_token(stdout(&output)));
    // And if the text for people is asked for by name.
    command.args(["--report", "human"]);
    let named = run_command(&mut command, b"");
    assert_eq!(without_token(stdout(&named)), without_token(stdout(&output)));
    let summary = folder.path().join("summary.md");
    fs::write(&summary, "before\n").unwrap();
    run_command(command.env("GITHUB_STEP_SUMMARY", &summary), b"");
    let summary = fs::read_to_string(&summary).unwrap();
    assert!(summary.starts_with("before\n### Payloads\n"), "{summary}");
    assert!(summary.contains("| type-mismatch | 25 |\n"), "{summary}");
}

/// Reads standard output as the runner of GitHub Actions does, and returns the commands that it runs. The runner knows
/// `::command::` at the start of a line, and `##[command]` anywhere in it.
fn commands_that_run(log: &str) -> Vec<&str> {
    let mut stopped: Option<&str> = None;
    let mut commands = Vec::new();
    for line in log.lines() {
        if let Some(token) = stopped {
            if line.trim_start() == format!("::{token}::") {
                stopped = None;
            }
        } else if let Some(token) = line.strip_prefix("::stop-commands::") {
            stopped = Some(token);
        } else if line.trim_start().starts_with("::") || line.contains("##[") {
            commands.push(line);
        }
    }
    commands
}

#[test]
fn names_and_payloads_are_no_commands_of_github_actions() {
    let folder = folder(&[
        ("::stop-commands::refund-order.json", b"{\"amount\":\"1\",\"##[stop-commands]x\":1}"),
        ("::error title=pwned::/refund-order.json", b"{\"amount\":\"::add-mask::1\"}"),
        ("a\u{1b}[31m\u{7}/refund-order.json", b"{\"amount\":1}"),
    ]);
    let summary = folder.path().join("summary.md");
    let mut command = plain(folder.path());
    command.env("GITHUB_ACTIONS", "true").env("GITHUB_STEP_SUMMARY", &summary).args([
        "--profile",
        "strict",
        "--schema",
        "RefundOrder",
    ]);
    let output = run_command(&mut command, b"");
    assert_eq!(output.status.code(), Some(INVALID));
    let commands = commands_that_run(stdout(&output));
    assert_eq!(commands.len(), 3, "{}", stdout(&output));
    for command in commands {
        assert!(command.starts_with("::error file="), "{command}");
        assert!(command.matches("::").count() >= 2, "{command}");
    }
    assert!(!stdout(&output).contains(['\u{1b}', '\u{7}']));
    let summary = fs::read_to_string(summary).unwrap();
    assert!(!summary.contains(['\u{1b}', '\u{7}']), "{summary:?}");
}

#[test]
fn a_report_of_any_text_is_well_formed() {
    let name = "x\u{fffe}\u{ffff}\u{1}]]><&\u{7f}";
    let payload = format!("{{\"amount\":\"1\",\"{}\":1}}", name.replace('\u{1}', "\\u0001"));
    let folder = folder(&[("refund-order.json", payload.as_bytes())]);
    let arguments = ["validate", "--profile", "strict", "--format", "junit"];
    let output = run(folder.path(), &arguments, b"");
    assert_eq!(output.status.code(), Some(INVALID));
    let is_allowed = |c: char| matches!(c, '\t' | '\n' | '\r' | ' '..='\u{d7ff}' | '\u{e000}'..='\u{fffd}' | '\u{10000}'..);
    assert!(stdout(&output).chars().all(is_allowed), "{}", stdout(&output));
}

#[test]
fn sarif_has_at_most_as_many_results_as_code_scanning_takes() {
    let many = "{\"id\":\"x\"}\n".repeat(25_003);
    let folder = folder(&[("customers.ndjson", many.as_bytes())]);
    let output = run(folder.path(), &["validate", "--format", "sarif"], b"");
    let report: Value = serde_json::from_str(stdout(&output)).unwrap();
    let run = &report["runs"][0];
    assert_eq!(run["results"].as_array().unwrap().len(), 25_000);
    let notice = &run["invocations"][0]["toolExecutionNotifications"][0]["message"]["text"];
    assert!(notice.as_str().unwrap().starts_with("3 more findings"), "{notice}");
}

#[test]
fn quiet_limits_and_colours_change_the_text_for_people_only() {
    let folder = folder(&[
        ("customers.ndjson", "{\"id\":\"x\"}\n".repeat(3).as_bytes()),
        ("customer.json", b"{\"id\":1}"),
    ]);
    let text = |arguments: &[&str], variables: &[(&str, &str)]| {
        let mut command = plain(folder.path());
        command.env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE").args(arguments);
        let output = run_command(command.envs(variables.iter().copied()), b"");
        stdout(&output).to_owned()
    };
    let quiet = text(&["--quiet"], &[]);
    assert_eq!(quiet.matches("error[type-mismatch]").count(), 3);
    assert!(
        quiet.ends_with("section 2, Customer (user)\n\n") && !quiet.contains("valid"),
        "{quiet}"
    );
    assert_eq!(text(&["-q", "customer.json"], &[]), "");
    let limited = text(&["--max-violations", "1"], &[]);
    assert_eq!(limited.matches("error[").count(), 1);
    assert!(limited.contains("2 more violations, not listed (--max-violations)\n"), "{limited}");
    assert!(limited.ends_with("4 records, 3 violations\n"), "{limited}");
    for (arguments, variables, has_colours) in [
        (&[] as &[&str], &[] as &[(&str, &str)], false),
        (&["--color", "always"], &[], true),
        (&["--color", "always"], &[("NO_COLOR", "1")], true),
        (&["--color", "never"], &[("CLICOLOR_FORCE", "1")], false),
        (&[], &[("CLICOLOR_FORCE", "1")], true),
        (&[], &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")], false),
        (&["--color", "always", "--report", "json"], &[], false),
    ] {
        let text = text(arguments, variables);
        assert_eq!(text.contains('\u{1b}'), has_colours, "{arguments:?} {variables:?}");
    }
    let output = run(folder.path(), &["validate", "customer.json"], b"");
    assert_eq!(output.status.code(), Some(VALID));
}

#[cfg(unix)]
#[test]
fn no_line_of_an_output_starts_with_a_name() {
    let name = "a\n::error::b\r::warning::c.json";
    let folder = folder(&[(name, b"{\"number\":1}"), ("::notice::d.json", b"{}")]);
    let xml =
        run_command(plain(folder.path()).args(["--schema", "Order", "--format", "junit"]), b"");
    let text = stdout(&xml);
    assert!(text.contains("a&#10;::error::b&#13;::warning::c.json"), "{text}");
    let starts =
        |text: &str| text.split(['\n', '\r']).any(|line| line.trim_start().starts_with("::"));
    assert!(!starts(text), "{text}");
    // Other texts stand between two commands of their own.
    for arguments in [
        &["validate", "--list"][..],
        &["drift", "--schema", "Order"],
        &["validate", "--schema", "Order"],
    ] {
        let mut command = backoffice(folder.path());
        let output = run_command(command.args(arguments).env("GITHUB_ACTIONS", "true"), b"");
        let lines: Vec<_> = stdout(&output).lines().collect();
        let token = lines[0].strip_prefix("::stop-commands::").unwrap();
        let end = format!("::{token}::");
        let end = lines.iter().position(|line| *line == end).unwrap();
        let names = lines.iter().rposition(|line| line.starts_with("::notice::d"));
        assert!(names.is_none_or(|names| names < end), "{lines:?}");
    }
}
