//! `backoffice call`, against a service on this machine.

#[cfg(unix)]
mod configuration;
mod lists;
mod refused;
mod sent;
mod shown;

use std::{
    path::Path,
    process::{Command, Output},
};

use crate::{
    server::{Answer, Server},
    support::{backoffice, folder, run_command, stderr, stdout},
};

const TOKEN: &str = "hunter2/token";

const REFUND: &[&str] = &["orders.refund", "--param", "number=1001", "--body", "-"];
const AMOUNT: &[u8] = br#"{"amount":"10.00"}"#;

/// Returns the command, without the variables that it reads.
fn command(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = backoffice(folder);
    for name in [
        "BACKOFFICE_BASE_URL",
        "BACKOFFICE_TOKEN",
        "XDG_CONFIG_HOME",
        "HTTP_PROXY",
        "http_proxy",
        "HTTPS_PROXY",
        "https_proxy",
        "ALL_PROXY",
        "all_proxy",
        "NO_COLOR",
        "CLICOLOR_FORCE",
    ] {
        command.env_remove(name);
    }
    command.env("HOME", folder).arg("call").args(arguments);
    command
}

/// Runs the command, and checks that it never prints its token.
fn run(command: &mut Command, stdin: &[u8]) -> Output {
    let output = run_command(command, stdin);
    for text in [stdout(&output), stderr(&output)] {
        assert!(!text.contains("hunter2"), "{text}");
    }
    output
}

/// Calls a service that gives these responses. Returns the output and the requests.
fn call(answers: Vec<Answer>, arguments: &[&str], stdin: &[u8]) -> (Output, Vec<String>) {
    call_in(folder(&[]).path(), answers, arguments, stdin)
}

fn call_in(
    folder: &Path,
    answers: Vec<Answer>,
    arguments: &[&str],
    stdin: &[u8],
) -> (Output, Vec<String>) {
    let server = Server::start(answers);
    let mut command = command(folder, arguments);
    command
        .env("BACKOFFICE_BASE_URL", format!("{}/api/", server.url))
        .env("BACKOFFICE_TOKEN", TOKEN);
    let output = run(&mut command, stdin);
    (output, server.requests())
}
