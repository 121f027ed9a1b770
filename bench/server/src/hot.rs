//! A read beside an order that many callers change.

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::Duration,
};

use serde::Serialize;

use crate::{
    Error,
    calls::{Call, Servers, p99},
    load::{self, Requests},
    statistics::{median, range},
    table::short,
};

/// Callers that refund the same order.
const CALLERS: usize = 16;

/// Refunds of an order until the next one is refunded: an order has a limit of refunds.
const REFUNDS: usize = 100;

/// Most time of the slowest hundredth of reads, as a multiple of the time without other calls.
const TARGET: f64 = 3.0;

/// Time for which the callers run before and after the reads.
const MARGIN: Duration = Duration::from_millis(100);

/// Microseconds that 99 of 100 reads do not exceed, in each round.
#[derive(Default, Serialize)]
pub(crate) struct Hot {
    idle: Vec<f64>,
    beside: Vec<f64>,
}

/// Measures reads of one caller, alone and beside the refunds.
pub(crate) fn measure(servers: &Servers, rounds: usize, turn: Duration) -> Result<Hot, Error> {
    let address = servers.service.address;
    let reads = Call::Read.requests("/api", servers);
    let refunds = refunds(servers);
    let read = || Ok::<_, Error>(p99(load::run(address, &reads, 1, turn)?));
    let mut hot = Hot::default();
    for _ in 0..rounds {
        hot.idle.push(read()?);
        let beside = thread::scope(|scope| {
            let changes = scope.spawn(|| {
                let changes = load::run(address, &refunds, CALLERS, turn + MARGIN * 2);
                changes.map(drop).map_err(|error| error.to_string())
            });
            thread::sleep(MARGIN);
            let time = read();
            changes.join().map_err(|_| "the callers panicked")??;
            time
        });
        hot.beside.push(beside?);
    }
    Ok(hot)
}

/// Returns refunds of an order, and of the next one after some.
fn refunds(servers: &Servers) -> Requests {
    let (token, orders) = (servers.token.clone(), servers.orders.clone());
    let next = AtomicUsize::new(0);
    Arc::new(move || {
        let turn = next.fetch_add(1, Ordering::Relaxed) / REFUNDS;
        let number = orders.get(turn % orders.len()).map_or("", String::as_str);
        let path = format!("/api/orders/{number}/refund/");
        load::request("POST", &path, &token, r#"{"amount":"0.01"}"#)
    })
}

impl Hot {
    pub(crate) fn write(&self) -> String {
        let ratios = self.beside.iter().zip(&self.idle);
        let ratios: Vec<_> = ratios.map(|(beside, idle)| beside / idle).collect();
        let (low, high) = range(&ratios);
        format!(
            "p99 of a read beside {CALLERS} callers that refund one order: {} us, without them {} us: \
             {:.2}x ({low:.2} to {high:.2}; target {TARGET}x)",
            short(median(&self.beside)),
            short(median(&self.idle)),
            median(&ratios)
        )
    }
}
