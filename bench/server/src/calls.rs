//! Calls of the service against the same calls of its peers.

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use serde::Serialize;

use crate::{
    Error,
    database::Database,
    load::{self, Requests},
    running::Running,
    statistics::{median, range},
    table::{short, table},
};

/// Callers at once.
const CALLERS: usize = 64;

/// Most time of a read, as a multiple of a handler with one query.
const TARGET: f64 = 1.3;

/// Most time of the slowest hundredth of calls, as a multiple of a handler with one query.
const TARGET_P99: f64 = 3.0;

/// The names of the contestants: the service, and handlers of the peer with the prefix of their paths.
const CONTESTANTS: [(&str, &str); 3] =
    [("backoffice serve", ""), ("axum, one query", "/query"), ("axum, bytes", "/bare")];

/// A call that the service and its peers answer.
#[derive(Clone, Copy)]
pub(crate) enum Call {
    Read,
    Page,
    Refund,
}

impl Call {
    pub(crate) const ALL: [Self; 3] = [Self::Read, Self::Page, Self::Refund];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Read => "GET /subscriptions/{id}/",
            Self::Page => "GET /users/, 50 customers",
            Self::Refund => "POST /orders/{number}/refund/",
        }
    }

    /// Returns the requests to a path's prefix. Orders take turns, so that callers seldom meet.
    pub(crate) fn requests(self, prefix: &str, servers: &Servers) -> Requests {
        let get = |path: &str| {
            let request = load::request("GET", &format!("{prefix}{path}"), &servers.token, "");
            Arc::new(move || request.clone())
        };
        match self {
            Self::Read => return get(&format!("/subscriptions/{}/", servers.subscription)),
            Self::Page => return get("/users/"),
            Self::Refund => {}
        }
        let (prefix, token) = (prefix.to_owned(), servers.token.clone());
        let orders = servers.orders.clone();
        let next = AtomicUsize::new(0);
        Arc::new(move || {
            let turn = next.fetch_add(1, Ordering::Relaxed);
            let number = orders.get(turn % orders.len()).map_or("", String::as_str);
            let path = format!("{prefix}/orders/{number}/refund/");
            load::request("POST", &path, &token, r#"{"amount":"0.01"}"#)
        })
    }
}

/// The servers that are measured, on the same database.
pub(crate) struct Servers {
    pub(crate) service: Running,
    pub(crate) peer: Running,
    pub(crate) token: String,
    pub(crate) subscription: String,
    pub(crate) orders: Arc<Vec<String>>,
    pub(crate) database: Database,
}

/// Result of a contestant: one value for each round.
#[derive(Default, Serialize)]
pub(crate) struct Row {
    name: &'static str,
    /// Microseconds of a call of a single caller: the median.
    alone: Vec<f64>,
    /// Microseconds between two answers to 64 callers.
    together: Vec<f64>,
    /// Microseconds of a call of 64 callers: that which 99 of 100 calls do not exceed.
    p99: Vec<f64>,
    /// Microseconds of the server's processor time for a call of 64 callers.
    processor: Vec<f64>,
}

impl Row {
    fn values(&self) -> [&[f64]; 4] {
        [&self.alone, &self.together, &self.p99, &self.processor]
    }
}

/// Measures a call of all contestants, in turns.
pub(crate) fn measure(
    call: Call,
    servers: &Servers,
    rounds: usize,
    turn: Duration,
) -> Result<Vec<Row>, Error> {
    let mut field: Vec<_> = CONTESTANTS
        .iter()
        .map(|(name, prefix)| {
            let (server, prefix) = match *prefix {
                "" => (&servers.service, "/api"),
                prefix => (&servers.peer, prefix),
            };
            let requests = call.requests(prefix, servers);
            let row = Row { name, ..Row::default() };
            (server, requests, row)
        })
        .collect();
    for (server, requests, _) in &field {
        load::run(server.address, requests, CALLERS, turn / 4)?;
    }
    for round in 0..rounds {
        let first = round % field.len();
        let (before, after) = field.split_at_mut(first);
        for (server, requests, row) in after.iter_mut().chain(before) {
            add_round(server, requests, row, turn)?;
        }
    }
    Ok(field.into_iter().map(|(_, _, row)| row).collect())
}

fn add_round(
    server: &Running,
    requests: &Requests,
    row: &mut Row,
    turn: Duration,
) -> Result<(), Error> {
    let address: SocketAddr = server.address;
    row.alone.push(median(&load::run(address, requests, 1, turn / 4)?));
    let before = server.processor_time()?;
    let times = load::run(address, requests, CALLERS, turn)?;
    let used = server.processor_time()? - before;
    let calls = times.len() as f64;
    row.processor.push(used.as_secs_f64() * 1e6 / calls);
    row.together.push(times.iter().sum::<f64>() / CALLERS as f64 / calls);
    row.p99.push(p99(times));
    Ok(())
}

/// Returns the time that 99 of 100 times do not exceed.
pub(crate) fn p99(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    let place = times.len() * 99 / 100;
    times.get(place).copied().unwrap_or_default()
}

/// Writes the ratio of two contestants within rounds: the median and the range.
pub(crate) fn ratio(ours: &[f64], its: &[f64]) -> String {
    let ratios: Vec<_> = ours.iter().zip(its).map(|(ours, its)| ours / its).collect();
    let (low, high) = range(&ratios);
    format!("{:.2}x ({low:.2} to {high:.2})", median(&ratios))
}

/// Writes the rows as a table, and the ratios of the service to each peer.
pub(crate) fn write(call: Call, rows: &[Row]) -> String {
    let head = ["us a call", "alone", "of 64", "p99 of 64", "processor"];
    let cells = |row: &Row| {
        let values = row.values().map(|values| short(median(values)));
        [vec![row.name.to_owned()], values.to_vec()].concat()
    };
    let mut cells: Vec<_> = rows.iter().map(cells).collect();
    if let Some((ours, peers)) = rows.split_first() {
        for peer in peers {
            let ratios = ours.values().into_iter().zip(peer.values());
            let ratios = ratios.map(|(ours, its)| ratio(ours, its));
            let name = vec![format!("ours / {}", peer.name)];
            cells.push([name, ratios.collect()].concat());
        }
        let target = |limit: f64| format!("{limit}x");
        let (most, most_p99) = (target(TARGET), target(TARGET_P99));
        let targets = match call {
            Call::Read | Call::Page => [&*most, &*most, &*most_p99, &*most],
            Call::Refund => ["", "", &*most_p99, ""],
        };
        let name = "target, of one query".to_owned();
        cells.push([vec![name], targets.map(str::to_owned).to_vec()].concat());
    }
    table(head.map(str::to_owned).to_vec(), cells)
}
