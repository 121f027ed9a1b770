//! Time to start, and memory.

use std::{
    process::Command,
    time::{Duration, Instant},
};

use backoffice::server::Sandbox;
use tokio::runtime;

use crate::{
    Error,
    load::{self, Caller, Requests},
    running::Running,
    statistics::median,
};

/// Returns the milliseconds from the start of a service to its first answer, in each round.
pub(crate) fn first_answer(
    command: impl Fn() -> Command,
    rounds: usize,
) -> Result<Vec<f64>, Error> {
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    let mut times = Vec::new();
    for _ in 0..rounds {
        let start = Instant::now();
        let service = Running::start(command())?;
        let id = &service.line["subscription_id"];
        let token = service.text("token");
        let request = load::request("GET", &format!("/api/subscriptions/{id}/"), &token, "");
        runtime.block_on(async {
            let mut caller = Caller::connect(service.address).await?;
            caller.call(&request).await.map(drop)
        })?;
        times.push(start.elapsed().as_secs_f64() * 1e3);
    }
    Ok(times)
}

/// Returns the milliseconds of `Sandbox::start` in each round.
pub(crate) fn sandbox(rounds: usize) -> Result<Vec<f64>, Error> {
    let runtime = runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let mut times = Vec::new();
        for _ in 0..rounds {
            let start = Instant::now();
            let sandbox = Sandbox::start().await.map_err(|refusal| format!("{refusal:?}"))?;
            times.push(start.elapsed().as_secs_f64() * 1e3);
            sandbox.stop().await;
        }
        Ok(times)
    })
}

/// Returns the memory of a service with as many connections as callers, each of which calls: now, and the most, in bytes.
pub(crate) fn memory(
    service: &Running,
    requests: &Requests,
    callers: usize,
) -> Result<(u64, u64), Error> {
    load::run(service.address, requests, callers, Duration::from_secs(2))?;
    service.memory()
}

/// Writes the median of some milliseconds.
pub(crate) fn milliseconds(times: &[f64]) -> String {
    format!("{:.1} ms", median(times))
}
