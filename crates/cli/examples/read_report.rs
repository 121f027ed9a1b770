//! Checks a payload with the command, as a script of any language would, and reads its report.

use std::{
    error::Error,
    io::Write as _,
    process::{Command, Stdio},
};

use serde_json::Value;

fn main() -> Result<(), Box<dyn Error>> {
    let mut backoffice = Command::new("backoffice")
        .args(["validate", "--schema", "RefundOrder", "--format", "json", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("`backoffice` is not in PATH: {error}"))?;
    let mut input = backoffice.stdin.take().ok_or("no standard input")?;
    input.write_all(br#"{"amount": 12.5}"#)?;
    drop(input);
    let output = backoffice.wait_with_output()?;
    // 0: valid, 1: invalid, 2: wrong usage, 3: not checked.
    assert_eq!(output.status.code(), Some(1));
    let report: Value = serde_json::from_slice(&output.stdout)?;
    let violation = &report["files"][0]["violations"][0];
    println!("{}: {}", violation["pointer"], violation["hint"]);
    assert_eq!(violation["pointer"], "/amount");
    Ok(())
}
