//! Callers in other languages: OAuth libraries get tokens, HTTP libraries meet the faults of a sandbox, and a browser opens its pages.

use std::process::Command;

use backoffice::server::{NewApplication, Sandbox};

use super::{openapi::Lint, tools::Tools};
use crate::Result;

/// Runs their programs. Each OAuth library is an application with a secret, and one without.
pub(super) fn call(tools: &Tools) -> Result<Vec<Lint>> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let sandbox = Sandbox::start().await.map_err(|refusal| refusal.detail().to_owned())?;
        let issuer = sandbox.base_url().trim_end_matches("/api");
        let (store, _) = sandbox.backoffice().stores().await?.swap_remove(0);
        let mut lints = Vec::new();
        for is_confidential in [true, false] {
            let application = NewApplication {
                name: "Conformance".to_owned(),
                is_confidential,
                redirects: vec!["http://127.0.0.1/callback".to_owned()],
                scopes: vec!["gift_cards:read".to_owned(), "orders:write".to_owned()],
                store: None,
            };
            let made = sandbox.backoffice().add_application(&application).await;
            let (client_id, secret) = made.map_err(|refusal| refusal.detail().to_owned())?;
            let arguments = [issuer, &client_id, &secret.unwrap_or_default(), &store.to_string()];
            let mut python = tools.command(&tools.python("python"));
            python.arg(tools.scripts.join("oauth.py")).args(arguments);
            let mut node = tools.command("node".as_ref());
            node.arg(tools.scripts.join("oauth.mjs")).args(arguments);
            node.arg(tools.target.join("node"));
            lints.push(run("Authlib (Python)", python).await?);
            lints.push(run("openid-client (JavaScript)", node).await?);
        }
        for (tool, script) in [("requests (Python)", "faults.py"), ("fetch (Node)", "faults.mjs")] {
            let mut command = match script.ends_with(".py") {
                true => tools.command(&tools.python("python")),
                false => tools.command("node".as_ref()),
            };
            command.arg(tools.scripts.join(script)).args([sandbox.base_url(), sandbox.token()]);
            lints.push(run(tool, command).await?);
        }
        // A sandbox of its own, whose first calls are those of the pages' script.
        let sandbox = Sandbox::start().await.map_err(|refusal| refusal.detail().to_owned())?;
        let mut pages = tools.command("node".as_ref());
        pages.arg(tools.scripts.join("pages.mjs")).args([sandbox.base_url(), sandbox.token()]);
        pages.arg(tools.target.join("node"));
        lints.push(run("Chromium and axe", pages).await?);
        Ok(lints)
    })
}

async fn run(tool: &'static str, mut command: Command) -> Result<Lint> {
    let output = tokio::task::spawn_blocking(move || command.output()).await??;
    Ok(Lint::of(tool, 1, &output))
}
