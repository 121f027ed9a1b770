//! A read beside an order that many callers refund, or can't refund because another program has locked it.

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::Duration,
};

use serde::Serialize;
use tokio::runtime::Runtime;

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
    /// Beside one caller that refunds. It uses the same processors.
    one: Vec<f64>,
    /// Beside callers that refund the same order, one after the other.
    beside: Vec<f64>,
    /// Beside callers that wait, and use nothing but what the service gives to those who wait.
    waiting: Vec<f64>,
}

/// Measures reads of one caller, alone and beside refunds by the service. Reads of the peer show what the refunds cost whoever
/// uses the same processors and database.
pub(crate) fn measure(
    servers: &Servers,
    runtime: &Runtime,
    rounds: usize,
    turn: Duration,
) -> Result<Vec<Row>, Error> {
    let mut field = [
        ("backoffice serve", &servers.service, "/api"),
        ("axum, one query", &servers.peer, "/query"),
    ]
    .map(|(name, server, prefix)| {
        let requests = Call::Read.requests(prefix, servers);
        let row = Row { name, ..Row::default() };
        (server.address, requests, row)
    });
    let hot = refunds(servers);
    // Not those that are refunded above.
    let mut orders = servers.orders.iter().rev().cycle();
    for _ in 0..rounds {
        for (address, requests, row) in &mut field {
            let read = || Ok::<_, Error>(p99(load::run(*address, requests, 1, turn)?));
            row.alone.push(read()?);
            for (callers, times) in [(1, &mut row.one), (CALLERS, &mut row.beside)] {
                times.push(beside(servers, &hot, callers, turn + MARGIN * 2, read)?);
            }
            let order = orders.next().ok_or("no order to refund")?;
            let request = refund(order, &servers.token);
            let waiting: Requests = Arc::new(move || request.clone());
            let lock = runtime.block_on(servers.database.lock(order))?;
            let time = beside(servers, &waiting, CALLERS, turn, || {
                let time = read();
                runtime.block_on(lock.release())?;
                time
            });
            row.waiting.push(time?);
        }
    }
    Ok(field.map(|(_, _, row)| row).into())
}

/// Measures while this many callers of the service refund for some time.
fn beside(
    servers: &Servers,
    refunds: &Requests,
    callers: usize,
    time: Duration,
    measure: impl FnOnce() -> Result<f64, Error>,
) -> Result<f64, Error> {
    thread::scope(|scope| {
        let changes = scope.spawn(|| {
            let changes = load::run(servers.service.address, refunds, callers, time);
            changes.map(drop).map_err(|error| error.to_string())
        });
        thread::sleep(MARGIN);
        let measured = measure();
        changes.join().map_err(|_| "the callers panicked")??;
        measured
    })
}

/// Returns refunds of an order, and of the next one after some.
fn refunds(servers: &Servers) -> Requests {
    let (token, orders) = (servers.token.clone(), servers.orders.clone());
    let next = AtomicUsize::new(0);
    Arc::new(move || {
        let turn = next.fetch_add(1, Ordering::Relaxed) / REFUNDS;
        let number = orders.get(turn % orders.len()).map_or("", String::as_str);
        refund(number, &token)
    })
}

fn refund(order: &str, token: &str) -> String {
    let path = format!("/api/orders/{order}/refund/");
    load::request("POST", &path, token, r#"{"amount":"0.01"}"#)
}

/// Writes the rows as a table.
pub(crate) fn write(rows: &[Row]) -> String {
    let head = [
        "p99 of a read, us",
        "alone",
        "beside one",
        "beside all",
        "waiting",
        "all / one",
        "all / alone",
        "waiting / alone",
    ];
    let mut cells: Vec<_> = rows
        .iter()
        .map(|row| {
            let times = [&row.alone, &row.one, &row.beside, &row.waiting];
            let times = times.map(|times| short(median(times)));
            let ratios =
                [(&row.beside, &row.one), (&row.beside, &row.alone), (&row.waiting, &row.alone)];
            let ratios = ratios.map(|(times, others)| ratio(times, others));
            let name = row.name.to_owned();
            std::iter::once(name).chain(times).chain(ratios).collect()
        })
        .collect();
    if let [ours, peer] = rows {
        let ratios = [
            (&ours.alone, &peer.alone),
            (&ours.one, &peer.one),
            (&ours.beside, &peer.beside),
            (&ours.waiting, &peer.waiting),
        ];
        let mut row = vec![format!("ours / {}", peer.name)];
        row.extend(ratios.map(|(ours, its)| ratio(ours, its)));
        row.resize(head.len(), String::new());
        cells.push(row);
    }
    let mut target = vec!["target".to_owned()];
    target.resize(head.len() - 2, String::new());
    target.resize(head.len(), format!("{TARGET}x"));
    cells.push(target);
    table(head.map(str::to_owned).to_vec(), cells)
}
