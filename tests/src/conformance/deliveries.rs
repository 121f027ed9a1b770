//! Deliveries of the service, verified by the libraries of Standard Webhooks, and their messages, verified by our receiver.

use std::{
    io::{BufRead as _, BufReader, Write as _},
    process::{Command, Stdio},
};

use backoffice::{
    client::models::{CreateCustomerNote, CreateWebhook, Url},
    server::Sandbox,
    webhooks::{
        Receiver,
        http::{HeaderMap, HeaderName, HeaderValue},
    },
};
use serde_json::Value;

use super::{openapi::Lint, text, tools::Tools};
use crate::Result;

/// Deliveries that each library verifies.
const COUNT: usize = 5;

/// Asks the libraries.
pub(super) fn verify(tools: &Tools) -> Result<Vec<Lint>> {
    let mut python = tools.command(&tools.python("python"));
    python.arg(tools.scripts.join("deliveries.py")).arg(COUNT.to_string());
    let mut node = tools.command("node".as_ref());
    node.arg(tools.scripts.join("deliveries.mjs"))
        .arg(COUNT.to_string())
        .arg(tools.target.join("node"));
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let sandbox = Sandbox::start().await.map_err(|refusal| refusal.detail().to_owned())?;
        Ok(vec![
            deliver(&sandbox, "standardwebhooks (Python)", python).await?,
            deliver(&sandbox, "standardwebhooks (JavaScript)", node).await?,
        ])
    })
}

async fn deliver(sandbox: &Sandbox, tool: &'static str, mut command: Command) -> Result<Lint> {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut program = command.spawn()?;
    let (input, output) = (program.stdin.take(), program.stdout.take());
    let (mut input, output) = input.zip(output).ok_or("a program has no pipes")?;
    let mut line = String::new();
    BufReader::new(output).read_line(&mut line)?;
    let started: Value = serde_json::from_str(&line)?;
    let client = backoffice::client::Client::builder(sandbox.base_url())
        .token(sandbox.token().to_owned())
        .allow_plain_http()
        .build()?;
    let target = Url::new(format!("http://127.0.0.1:{}/", started["port"]))?;
    let webhook = CreateWebhook::new(["user.note_created"], target);
    let webhook = client.webhooks().create(webhook).send().await?;
    let secret = webhook.secret_key.as_ref().ok_or("no secret")?;
    writeln!(input, "{}", secret.expose())?;
    for number in 0..COUNT {
        // Text that a library must not read in another encoding.
        let note = CreateCustomerNote::new(format!("{number} é ☃ \u{1f389} \u{2028}"));
        client.users().create_note(1, note).send().await?;
    }
    let output = tokio::task::spawn_blocking(move || program.wait_with_output()).await??;
    let mut lint = Lint::of(tool, COUNT + 1, &output);
    let receiver = Receiver::builder().secret(text(&started, "/secret")).build()?;
    let body = text(&started, "/body");
    if let Err(error) = receiver.receive(&headers(&started["headers"])?, body.as_bytes()) {
        lint.problems.push(format!("our receiver refuses its message: {error}"));
    }
    Ok(lint)
}

fn headers(object: &Value) -> Result<HeaderMap> {
    let mut headers = HeaderMap::new();
    for (name, value) in object.as_object().into_iter().flatten() {
        let value = HeaderValue::from_str(value.as_str().unwrap_or_default())?;
        headers.insert(HeaderName::from_bytes(name.as_bytes())?, value);
    }
    Ok(headers)
}
