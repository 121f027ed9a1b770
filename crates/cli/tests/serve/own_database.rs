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

/// A key is replaced while an instance serves, and nothing is lost.
#[test]
fn a_key_is_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let with = |keys: &str, arguments: &[&str]| {
        let mut command = command(&folder, arguments);
        command.env("BACKOFFICE_KEY", keys);
        command
    };
    let key = backoffice().args(["key", "create"]).output().unwrap();
    let new = String::from_utf8(key.stdout).unwrap().trim().to_owned();
    let run = |keys: &str| {
        let output = with(keys, &["key", "rotate"]).output().unwrap();
        let text = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
        (output.status.code(), text)
    };
    // The shop has a webhook with a secret.
    drop(Instance::start(command(&folder, SERVE)));
    let (both, other) = (format!("{new}\n{KEY}"), KEY.replace('A', "B"));
    let (code, text) = run(&other);
    assert!(code == Some(3) && text.contains("this key can't read the secrets"), "{text}");
    let serving = Instance::start(with(&both, SERVE));
    let (code, text) = run(&both);
    assert!(
        code == Some(0) && text.contains("secrets are encrypted with the first key now"),
        "{text}"
    );
    assert_eq!(run(&both), (Some(0), "the first key encrypted all secrets already\n".to_owned()));
    drop(serving);
    let old = with(KEY, SERVE).output().unwrap();
    assert_eq!(old.status.code(), Some(3), "nothing is encrypted with the old key");
    drop(Instance::start(with(&new, SERVE)));
    assert_eq!(run(&new), (Some(0), "the first key encrypted all secrets already\n".to_owned()));
}

#[test]
fn applications_and_accounts() {
    let folder = tempfile::tempdir().unwrap();
    let run = |arguments: &[&str]| {
        let output = command(&folder, arguments).output().unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        (output.status.code(), text(output.stdout), text(output.stderr))
    };
    for missing in [&["app", "list"][..], &["account", "create", "ann"]] {
        assert_eq!(run(missing).0, Some(3), "{missing:?}");
    }
    run(&["token", "create", "--new-store", "Shop", "--all-scopes"]);
    let (_, nothing, note) = run(&["app", "list"]);
    assert!(nothing.is_empty() && note.contains("backoffice app create"), "{note}");
    let create = ["app", "create", "Stock Sync", "--redirect", "https://app.example/callback"];
    let with = |more: &[&'static str]| run(&[&create[..], more].concat());
    let (code, made, error) = with(&["--scope", "orders:write"]);
    assert_eq!((code, error.as_str()), (Some(0), ""));
    let [id, secret] = made.lines().collect::<Vec<_>>()[..] else { panic!("{made}") };
    let id = id.strip_prefix("client_id bo_app_").unwrap();
    assert!(secret.starts_with("client_secret bo_secret_"), "{secret}");
    let (_, public, _) = with(&["--all-scopes", "--public"]);
    assert!(public.starts_with("client_id bo_app_") && public.lines().count() == 1, "{public}");
    for (wrong, said) in [
        (&["--scope", "order:write"][..], "did you mean `orders:write`"),
        (&[], "--scope <SCOPE>"),
        (&["--all-scopes", "--redirect", "http://app.example/"], "plain HTTP to another machine"),
        (&["--all-scopes", "--store", "7"], "there is no store 7"),
    ] {
        let (code, _, error) = with(wrong);
        assert!(code == Some(2) && error.contains(said), "{code:?} {error}");
    }
    let (_, list, _) = run(&["app", "list"]);
    assert_eq!(list.lines().count(), 2, "{list}");
    assert!(list.contains("Stock Sync  confidential  made 20") && !list.contains("secret_"));
    let id = format!("bo_app_{id}");
    let (code, nothing, note) = run(&["app", "connected"]);
    assert!(code == Some(0) && nothing.is_empty() && note.contains("no store permits"), "{note}");
    assert_eq!(run(&["app", "disconnect", &id]).0, Some(2));
    assert_eq!(run(&["app", "revoke", &id]).0, Some(0));
    assert_eq!(run(&["app", "revoke", &id]).0, Some(2));
    assert!(run(&["app", "list"]).1.contains("  revoked 20"));

    let (code, password, error) = run(&["account", "create", "ann"]);
    assert_eq!((code, password.trim().len(), error.as_str()), (Some(0), 24, ""));
    let (code, _, error) = run(&["account", "create", "ann"]);
    assert!(code == Some(2) && error.contains("there is an account `ann` already"), "{error}");
    let file = folder.path().join("password");
    let file = file.to_str().unwrap();
    let from_file = ["account", "create", "bob", "--password-file", file];
    assert!(run(&from_file).2.contains("password: "));
    std::fs::write(file, "short\n").unwrap();
    assert!(run(&from_file).2.contains("expected 15 to 1000 characters"));
    std::fs::write(file, "correct horse battery\n").unwrap();
    assert_eq!(run(&from_file), (Some(0), String::new(), String::new()));
    let (_, list, _) = run(&["account", "list"]);
    assert!(list.starts_with("ann  made 20") && list.contains("\nbob  made 20"), "{list}");
    assert_eq!(run(&["account", "remove", "ann"]).0, Some(0));
    assert_eq!(run(&["account", "remove", "ann"]).0, Some(2));
}
