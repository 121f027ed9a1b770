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
    assert_eq!((output.status.code(), &*output.stdout), (Some(3), &[][..]), "{error}");
    assert!(error.starts_with("error: this key can't read the secrets in the database"), "{error}");
}

#[test]
fn only_a_new_store_makes_a_database() {
    let folder = tempfile::tempdir().unwrap();
    let run = |arguments: &[&str]| {
        let output = command(&folder, arguments).output().unwrap();
        let error = String::from_utf8(output.stderr).unwrap();
        (output.status.code(), error)
    };
    for arguments in
        [&["token", "list"][..], &["token", "revoke", "1"], &["token", "create", "--all-scopes"]]
    {
        let (code, error) = run(arguments);
        assert_eq!(code, Some(3), "{error}");
        assert!(error.contains("own.db") && error.contains("--new-store"), "{error}");
    }
    let is_empty = folder.path().read_dir().unwrap().next().is_none();
    assert!(is_empty, "nothing is made");
    let mut list = backoffice();
    list.env("XDG_DATA_HOME", folder.path().join("home"));
    list.env("HOME", folder.path().join("home"));
    let output = list.args(["token", "list"]).output().unwrap();
    assert_eq!(output.status.code(), Some(3));
    assert!(!folder.path().join("home").exists());
    let create = ["token", "create", "--new-store", "Shop", "--scope"];
    let (code, error) = run(&[&create[..], &["order:write"]].concat());
    assert_eq!(code, Some(2), "{error}");
    assert!(error.contains("did you mean `orders:write`"), "{error}");
    let (code, error) = run(&[&create[..], &["orders:write", "--days", "0"]].concat());
    assert_eq!(code, Some(2), "{error}");
    let (code, error) = run(&[&create[..], &["orders:write"]].concat());
    assert_eq!((code, error.as_str()), (Some(0), ""));
    assert_eq!(run(&["token", "list"]).0, Some(0));
}
