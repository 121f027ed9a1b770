//! The configuration file.

use std::{fs, os::unix::fs::PermissionsExt as _, path::Path};

use super::{AMOUNT, REFUND, TOKEN, command, run};
use crate::{
    server::{Server, answer},
    support::{INVALID, UNCHECKED, VALID, folder, stderr},
};

fn config(folder: &Path, text: &str, mode: u32) {
    let path = folder.join(".config/backoffice/config.toml");
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(&path, text).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(mode)).unwrap();
}

#[test]
fn a_configuration_sets_service_and_token_but_arguments_win() {
    let given = [
        (vec![], vec![]),
        (vec!["--config", ".config/backoffice/config.toml"], vec![("HOME", "/nowhere")]),
        (vec![], vec![("HOME", "/nowhere"), ("XDG_CONFIG_HOME", "{folder}/.config")]),
        (vec![], vec![("XDG_CONFIG_HOME", "relative")]),
    ];
    for (options, variables) in given {
        let folder = folder(&[]);
        let server = Server::start(vec![answer(200, "{}")]);
        config(
            folder.path(),
            &format!("base_url = \"{}\"\ntoken = \"{TOKEN}\"\n", server.url),
            0o600,
        );
        let arguments = [vec!["users.get", "--param", "id=7"], options].concat();
        let mut command = command(folder.path(), &arguments);
        for (name, value) in variables {
            command.env(name, value.replace("{folder}", folder.path().to_str().unwrap()));
        }
        let output = run(&mut command, b"");
        assert_eq!(output.status.code(), Some(VALID), "{}", stderr(&output));
        let requests = server.requests();
        assert!(requests[0].contains("authorization: Bearer hunter2/token"), "{requests:?}");
    }
    let folder = folder(&[]);
    config(folder.path(), "base_url = \"http://192.0.2.1\"\ntoken = \"hunter2-other\"", 0o600);
    let arguments = ["users.get", "--param", "id=7", "--base-url"];
    let server = Server::start(vec![answer(200, "{}")]);
    let mut command = command(folder.path(), &[&arguments[..], &[&server.url]].concat());
    let output = run(command.env("BACKOFFICE_TOKEN", TOKEN), b"");
    assert_eq!(output.status.code(), Some(VALID), "{}", stderr(&output));
    assert!(server.requests()[0].contains("authorization: Bearer hunter2/token"));
}

/// A refund with a key that gets status 502 is sent again only if the configuration says that this service honours
/// keys. The sources of address and token do not matter.
#[test]
fn the_file_declares_that_a_service_honours_keys() {
    let honours = "honours_idempotency_keys = true\n";
    // (configuration, `{url}` for the service's address; source of the address; requests)
    let cases = [
        (String::new(), "environment", 1),
        (honours.to_owned(), "environment", 2),
        (format!("base_url = \"{{url}}/\"\n{honours}"), "environment", 2),
        (format!("base_url = \"{{url}}/\"\n{honours}"), "argument", 2),
        (format!("base_url = \"http://127.0.0.1:1\"\n{honours}"), "environment", 1),
        (format!("base_url = \"http://127.0.0.1:1\"\n{honours}"), "argument", 1),
        ("honours_idempotency_keys = false".to_owned(), "environment", 1),
        (format!("base_url = \"{{url}}\"\ntoken = \"{TOKEN}\"\n{honours}"), "configuration", 2),
        (format!("base_url = \"{{url}}\"\ntoken = \"{TOKEN}\""), "configuration", 1),
    ];
    for (text, source, sent) in cases {
        let folder = folder(&[]);
        let server = Server::start(vec![answer(502, ""), answer(200, "{}")]);
        config(folder.path(), &text.replace("{url}", &server.url), 0o600);
        let arguments = [REFUND, &["--idempotency-key", "job-7"]].concat();
        let mut command = command(folder.path(), &arguments);
        match source {
            "environment" => command.env("BACKOFFICE_BASE_URL", &server.url),
            "argument" => command.args(["--base-url", &server.url]),
            _ => &mut command,
        };
        if source != "configuration" {
            command.env("BACKOFFICE_TOKEN", TOKEN);
        }
        let output = run(&mut command, AMOUNT);
        assert_eq!(server.requests().len(), sent, "{text}\n{}", stderr(&output));
        let code = if sent == 1 { INVALID } else { VALID };
        assert_eq!(output.status.code(), Some(code), "{text}");
    }
    // Without a key, no configuration is read.
    let folder = folder(&[]);
    config(folder.path(), "token = 7", 0o644);
    let server = Server::start(vec![answer(200, "{}")]);
    let mut command = command(folder.path(), REFUND);
    command.env("BACKOFFICE_BASE_URL", &server.url).env("BACKOFFICE_TOKEN", TOKEN);
    let output = run(&mut command, AMOUNT);
    assert_eq!(output.status.code(), Some(VALID), "{}", stderr(&output));
}

#[test]
fn errors_in_a_configuration_never_show_its_token() {
    let good = "base_url = \"http://127.0.0.1:1\"\ntoken = \"hunter2\"";
    let user: &[&str] = &["users.get", "--param", "id=7"];
    let elsewhere = &[user, &["--base-url", "http://127.0.0.1:2"]].concat();
    let named = &[user, &["--config", "none.toml"]].concat();
    let cases = [
        (user, good, 0o644, "users other than the owner have access (mode 644)"),
        (user, good, 0o640, "help: run `chmod 600 '"),
        (user, good, 0o602, "(mode 602)"),
        (
            user,
            "base_url = \"a\"\ntoken = \"hunter2\n",
            0o600,
            "config.toml: line 2 is not valid TOML",
        ),
        (user, "token = hunter2", 0o600, "line 1 is not valid TOML"),
        (user, "token = 7", 0o600, "`token` must be a string"),
        (user, "tokn = \"hunter2\"", 0o600, "unknown setting `tokn`"),
        (user, "token = \"hunter2\"", 0o600, "no base address is set"),
        (user, "base_url = \"http://127.0.0.1:1\"", 0o600, "no token is set"),
        (elsewhere, good, 0o600, "is for another base address than the one from --base-url"),
        (
            user,
            "honours_idempotency_keys = \"yes\"",
            0o600,
            "`honours_idempotency_keys` must be true or false",
        ),
        (named, good, 0o600, "none.toml: file not found"),
    ];
    for (arguments, text, mode, says) in cases {
        let folder = folder(&[]);
        config(folder.path(), text, mode);
        let output = run(&mut command(folder.path(), arguments), b"");
        assert_eq!(output.status.code(), Some(UNCHECKED), "{says}\n{}", stderr(&output));
        assert!(stderr(&output).contains(says), "{says}\n{}", stderr(&output));
    }
}
