//! `backoffice webhooks`, `trigger` and `listen`: deliveries to webhooks, looked at, made again, made up and received.
//!
//! Handles arguments and output. The service has the deliveries; the client makes the calls.

mod arguments;
mod listen;
mod log;
mod send;
mod trigger;

pub(crate) use self::{
    arguments::{Listen, Trigger, Webhooks},
    listen::run as run_listen,
    log::run as run_webhooks,
    trigger::run as run_trigger,
};
use crate::failure::Failure;

/// Runs a command that waits for the network.
fn block_on<T>(work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| {
        Failure::unchecked(format!("could not start the async runtime: {error}"))
    })?;
    let result = runtime.block_on(work);
    // A name lookup may still run; do not wait for it.
    runtime.shutdown_background();
    result
}
