//! Independent readers of the reports that `backoffice validate` writes.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use super::{
    openapi::Lint,
    tools::{Tools, run},
};
use crate::Result;

/// SARIF's schema, below the folder of the Node packages.
const SARIF: &str = "node/node_modules/@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json";

/// Variable with the path of a binary, in the place of one that cargo builds.
const BINARY: &str = "BACKOFFICE_TEST_BINARY";

/// Writes each report on the fixtures and on files that are hard to report, and lets the tools read them.
pub(super) fn read(tools: &Tools, root: &Path) -> Result<Vec<Lint>> {
    let folder = tools.target.join("reports");
    let payloads = payloads(&folder)?;
    let mut command = match env::var_os(BINARY) {
        Some(binary) => Command::new(binary),
        None => {
            let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
            let mut command = Command::new(cargo);
            command.args(["run", "--quiet", "--package", "backoffice-cli", "--"]);
            command
        }
    };
    command.current_dir(root).args(["validate", "--quiet"]);
    let reports = ["sarif", "junit", "gitlab", "json"];
    let [sarif, junit, gitlab, json] = reports.map(|kind| folder.join(kind));
    for (kind, path) in reports.iter().zip([&sarif, &junit, &gitlab, &json]) {
        command.arg("--report").arg(format!("{kind}={}", path.display()));
    }
    command.arg("--config").arg(folder.join("backoffice.toml"));
    command.args(["tests/fixtures/valid", "tests/fixtures/invalid"]).arg(payloads);
    let output = run(&mut command)?;
    if output.status.code() != Some(3) {
        let text = String::from_utf8_lossy(&output.stderr);
        return Err(format!(
            "`backoffice validate` did not exit with 3 for files that are not JSON: {text}"
        )
        .into());
    }
    let schema = |tool, schema: &Path, report: &Path| {
        let mut command = tools.command(&tools.python("check-jsonschema"));
        // A pattern in SARIF's schema has a `]` that JavaScript refuses.
        command.args(["--regex-variant", "python"]);
        command.arg("--schemafile").arg(schema).arg(report);
        run(&mut command).map(|output| Lint::of(tool, 1, &output))
    };
    let mut junitparser = tools.command(&tools.python("python"));
    junitparser.arg(tools.scripts.join("junit.py")).args([&junit, &json]);
    Ok(vec![
        schema("SARIF's schema", &tools.target.join(SARIF), &sarif)?,
        schema("GitLab's fields", &tools.scripts.join("gitlab-code-quality.schema.json"), &gitlab)?,
        schema("report.schema.json", &root.join("crates/cli/report.schema.json"), &json)?,
        Lint::of("junitparser", 1, &run(&mut junitparser)?),
    ])
}

/// Writes files with names, contents and severities that a report could get wrong.
fn payloads(folder: &Path) -> Result<PathBuf> {
    let payloads = folder.join("payloads");
    fs::create_dir_all(&payloads)?;
    fs::write(
        folder.join("backoffice.toml"),
        "[severity]\nunknown-field = \"warn\"\nmissing-field = \"warn\"\n\n\
         [[files]]\nmatch = \"payloads/\"\nschema = \"RefundOrder\"\nprofile = \"strict\"\n",
    )?;
    let long = format!("{{\"amount\":[{}1]}}", "\"x\",".repeat(1000));
    let unknown: String = (0..1500).map(|number| format!("\"f{number}\":1,")).collect();
    let files: [(&str, String); 7] = [
        ("empty.json", String::new()),
        ("broken.json", "{\"amount\":".to_owned()),
        ("name with <&\"'>%#[]é 日本 😀.json", "{\"amount\":10}".to_owned()),
        (
            "control.json",
            "{\"amount\":\"\\u0000\\u001b[2J\\ufffe]]>\",\"a\u{202e}b\":1}".to_owned(),
        ),
        ("long.json", long),
        ("omitted.json", format!("{{{unknown}\"amount\":7}}")),
        ("lines.ndjson", "{\"amount\":1}\n{\"amount\":\"1.00\"}\n\n{}\n{\"amount\"".to_owned()),
    ];
    for (name, text) in files {
        fs::write(payloads.join(name), text)?;
    }
    Ok(payloads)
}
