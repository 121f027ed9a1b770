//! A read beside an order that many callers refund.

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
    calls::{Call, Servers, p99, ratio},
    load::{self, Requests},
    statistics::median,
    table::{short, table},
};

/// Callers that refund the same order.
pub(crate) const CALLERS: usize = 16;

/// Refunds of an order until the next one is refunded: an order has a limit of refunds.
const REFUNDS: usize = 100;

/// Most time of the slowest hundredth of reads, as a multiple of the time without other calls.
const TARGET: f64 = 3.0;

/// Time for which the callers run before and after the reads.
const MARGIN: Duration = Duration::from_millis(100);

/// Microseconds that 99 of 100 reads of a server do not exceed, in each round.
#[derive(Default, Serialize)]
pub(crate) struct Row {
    name: &'static str,
    alone: Vec<f64>,
    beside: Vec<f64>,
}

/// Measures reads of one caller, alone and beside refunds by the service. Reads of the peer show what the refunds cost whoever
/// uses the same processors and database.
pub(crate) fn measure(servers: &Servers, rounds: usize, turn: Duration) -> Result<Vec<Row>, Error> {
    let mut field = [
        ("backoffice serve", &servers.service, "/api"),
        ("axum, one query", &servers.peer, "/query"),
    ]
    .map(|(name, server, prefix)| {
        let requests = Call::Read.requests(prefix, servers);
        let row = Row {
            name,
            ..Row::default()
        };
        (server.address, requests, row)
    });
    let refunds = refunds(servers);
    for _ in 0..rounds {
        for (address, requests, row) in &mut field {
            let read = || Ok::<_, Error>(p99(load::run(*address, requests, 1, turn)?));
            row.alone.push(read()?);
            let beside = thread::scope(|scope| {
                let changes = scope.spawn(|| {
                    let address = servers.service.address;
                    let changes = load::run(address, &refunds, CALLERS, turn + MARGIN * 2);
                    changes.map(drop).map_err(|error| error.to_string())
                });
                thread::sleep(MARGIN);
                let time = read();
                changes.join().map_err(|_| "the callers panicked")??;
                time
            });
            row.beside.push(beside?);
        }
    }
    Ok(field.map(|(_, _, row)| row).into())
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

/// Writes the rows as a table.
pub(crate) fn write(rows: &[Row]) -> String {
    let head = ["p99 of a read, us", "alone", "beside", "beside / alone"];
    let mut cells: Vec<_> = rows
        .iter()
        .map(|row| {
            let [alone, beside] = [&row.alone, &row.beside].map(|times| short(median(times)));
            vec![
                row.name.to_owned(),
                alone,
                beside,
                ratio(&row.beside, &row.alone),
            ]
        })
        .collect();
    if let [ours, peer] = rows {
        let [alone, beside] = [(&ours.alone, &peer.alone), (&ours.beside, &peer.beside)]
            .map(|(ours, its)| ratio(ours, its));
        cells.push(vec![
            format!("ours / {}", peer.name),
            alone,
            beside,
            String::new(),
        ]);
    }
    let target = format!("{TARGET}x");
    cells.push(["target", "", "", &*target].map(str::to_owned).to_vec());
    table(head.map(str::to_owned).to_vec(), cells)
}
