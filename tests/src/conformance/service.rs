//! Schemathesis, run on the service with the OpenAPI document that it serves: every check, every phase.

use std::{
    collections::BTreeMap,
    io::{Read as _, Write as _},
    net::TcpStream,
    process::Output,
};

use backoffice::server::{Sandbox, Shop};
use backoffice_description::endpoints;
use serde_json::{Value, json};
use tokio::runtime::{Builder, Runtime};

use super::{
    openapi::Lint,
    tools::{Tools, run},
};
use crate::Result;

/// Calls of each operation that the service must have carried out.
const CARRIED_OUT: u64 = 20;

/// Orders of the shop. Every sixth has an authorization that can be captured.
const ORDERS: u32 = 600;

/// Runs Schemathesis. `calls` is the number of random calls of each operation and phase.
pub(super) fn test(tools: &Tools, calls: u32) -> Result<Lint> {
    let runtime = runtime()?;
    let shop = Shop { seed: 1, orders: ORDERS };
    let sandbox = runtime.block_on(Sandbox::with(shop))?;
    let origin = sandbox.base_url().trim_end_matches("/api").to_owned();
    let examples = sandbox.examples();
    // A delivery with the id 1.
    let event = r#"{"event":"cart.abandoned"}"#;
    exchange(&origin, "POST", "/control/events", sandbox.token(), event)?;
    let authorizations = (0..i64::from(ORDERS / 6)).map(|n| examples.transaction_id + n * 60);
    // Calls change the first customer's addresses, so those that read one have the second customer.
    let customers = shop.records().filter(|record| record.shape.name == "Customer");
    let second = customers.map(|record| record.json).nth(1).unwrap_or_default();
    let second: Value = serde_json::from_str(&second)?;
    let ids = json!({
        "number": examples.order_number, "fulfillmentId": examples.fulfillment_id, "id": 1,
        "addressId": second["addresses"][0]["id"], "customer": second["id"], "authorizations": authorizations.collect::<Vec<_>>(),
    });
    let mut command = tools.command(&tools.python("schemathesis"));
    command
        .arg("--config-file")
        .arg(tools.scripts.join("schemathesis.toml"))
        .args(["run", &format!("{origin}/openapi.json")])
        .args(["--max-examples", &calls.to_string(), "--seed", "1", "--no-color"])
        .arg("--header")
        .arg(format!("Authorization: Bearer {}", sandbox.token()))
        .env("PYTHONPATH", &tools.scripts)
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .env("SCHEMATHESIS_HOOKS", "schemathesis_hooks")
        .env("IDS", ids.to_string())
        // It keeps what it has found in its working folder.
        .current_dir(&tools.target);
    let output: Output = run(&mut command)?;
    let mut lint = Lint::of("Schemathesis, on the service", 1, &output);
    let counts = carried_out(&get(&origin, "/metrics")?);
    for endpoint in endpoints::ALL {
        let name = (endpoint.method.as_str().to_owned(), format!("/api{}", endpoint.path));
        let count = counts.get(&name).copied().unwrap_or_default();
        if count < CARRIED_OUT {
            let (method, path) = name;
            let problem = format!(
                "{method} {path}: the service carried out {count} calls of at least {CARRIED_OUT}"
            );
            lint.problems.push(problem);
        }
    }
    runtime.block_on(sandbox.stop());
    Ok(lint)
}

/// Makes a runtime whose sandboxes go on while the caller waits for a tool.
pub(super) fn runtime() -> Result<Runtime> {
    let mut builder = Builder::new_multi_thread();
    Ok(builder.worker_threads(1).enable_all().build()?)
}

/// Returns the numbers of calls that were carried out, by method and path.
fn carried_out(metrics: &str) -> BTreeMap<(String, String), u64> {
    let mut counts = BTreeMap::new();
    for line in metrics.lines() {
        let label = |name: &str| {
            let (_, rest) = line.split_once(&format!("{name}=\""))?;
            Some(rest.split_once('"')?.0.to_owned())
        };
        let is_count = line.starts_with("backoffice_request_duration_seconds_count{");
        let labels = label("method").zip(label("path")).zip(label("status"));
        let count = line.rsplit(' ').next().and_then(|count| count.parse::<u64>().ok());
        if let Some(((labels, status), count)) = labels.zip(count).filter(|_| is_count)
            && status.starts_with('2')
        {
            *counts.entry(labels).or_default() += count;
        }
    }
    counts
}

fn get(origin: &str, path: &str) -> Result<String> {
    exchange(origin, "GET", path, "", "")
}

/// Sends a request with a token and a JSON body, and returns the body of the answer, which must be a success.
pub(super) fn exchange(
    origin: &str,
    method: &str,
    path: &str,
    token: &str,
    body: &str,
) -> Result<String> {
    let address = origin.trim_start_matches("http://");
    let mut stream = TcpStream::connect(address)?;
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or_default();
    if !head.starts_with("HTTP/1.1 2") {
        return Err(format!("{method} {path}: {answer}").into());
    }
    Ok(body.to_owned())
}
