//! A sandbox in a database of the user's.

use std::process::{Command, Stdio};

use tempfile::TempDir;

use crate::instance::{Instance, KEY, backoffice};

/// Returns a command on the database of a folder.
fn command(folder: &TempDir, arguments: &[&str]) -> Command {
    let database = format!("sqlite:{}", folder.path().join("own.db").display());
    let mut command = backoffice();
    command.args(arguments).args(["--database", &database]);
    command.env("BACKOFFICE_KEY", KEY).stderr(Stdio::piped());
    command
}

const SERVE: &[&str] = &["serve", "--json", "--port", "0", "--log", "off"];

#[test]
fn a_token_that_nothing_keeps_has_an_end() {
    let folder = tempfile::tempdir().unwrap();
    let tokens = [(); 2].map(|()| {
        let server = Instance::start(command(&folder, SERVE));
        server.line["token"].as_str().unwrap().to_owned()
    });
    assert_ne!(tokens[0], tokens[1]);
    let list = command(&folder, &["token", "list"]).output().unwrap();
    let list = String::from_utf8(list.stdout).unwrap();
    assert_eq!(list.matches("  until 20").count(), 2, "{list}");
}

#[test]
fn an_instance_with_another_key_does_not_start() {
    let folder = tempfile::tempdir().unwrap();
    drop(Instance::start(command(&folder, SERVE)));
    let mut other = command(&folder, SERVE);
    let other = other.env("BACKOFFICE_KEY", KEY.replace('A', "B"));
    let output = other.output().unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(
        (output.status.code(), &*output.stdout),
        (Some(3), &[][..]),
        "{error}"
    );
    assert!(error.contains("another key"), "{error}");
}
