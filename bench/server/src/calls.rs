//! Calls of the service against the same calls of its peers, and reads beside other calls.

use std::{iter, time::Duration};

use anyhow::Result;
use futures_util::future::try_join;

use crate::{Options, figure::Table, load, server::Server, shop, statistics::median};

/// A call, and the most for each figure as a multiple of one query.
type Call = (&'static str, [Option<f64>; 4]);

pub(crate) const CALLS: [Call; 3] = [
    (shop::READ, [Some(1.3), Some(1.3), Some(3.0), Some(1.3)]),
    (shop::PAGE, [Some(1.3), Some(1.3), Some(3.0), Some(1.3)]),
    (shop::REFUND, [None, None, Some(3.0), None]),
];

const FIGURES: [&str; 4] = ["us alone", "us of 64", "us p99 of 64", "us processor"];

/// Measures a call of all servers, in turns.
pub(crate) async fn compare(options: &Options, shop: &shop::Shop, call: Call) -> Result<Table> {
    let (mut table, (call, targets)) = (Table::default(), call);
    let servers = [&shop.service, &shop.query, &shop.bytes];
    let requests = servers.map(|server| shop.requests(call, server));
    for requests in &requests {
        requests.run(64, options.turn() / 4).await?;
    }
    for round in 0..options.rounds {
        let mut measured = [[0.0; 4]; 3];
        for turn in 0..3 {
            let place = (round + turn) % 3;
            measured[place] = measure(servers[place], &requests[place], options.turn()).await?;
        }
        let [ours, query, bytes] = measured;
        for (place, figure) in FIGURES.iter().enumerate() {
            let name = format!("{figure} / one query");
            table.add(&name, ours[place], Some(query[place]), targets[place]);
            table.add(&format!("{figure} / bytes"), ours[place], Some(bytes[place]), None);
        }
    }
    Ok(table)
}

async fn measure(
    server: &Server,
    requests: &load::Requests<'_>,
    turn: Duration,
) -> Result<[f64; 4]> {
    let alone = median(&requests.run(1, turn / 4).await?);
    let before = server.processor_time()?;
    let times = requests.run(64, turn).await?;
    let calls = times.len() as f64;
    let processor = (server.processor_time()? - before) / calls;
    Ok([alone, times.iter().sum::<f64>() / 64.0 / calls, load::p99(times), processor])
}

/// Measures reads of one caller beside callers that refund one order, or can't refund it because another program has locked
/// it. Reads of the peer show what the refunds cost whoever uses the same processors and database.
pub(crate) async fn beside(options: &Options, shop: &shop::Shop) -> Result<Table> {
    let (mut table, turn) = (Table::default(), options.turn());
    // An order has a limit of refunds.
    let orders = shop.orders.iter().flat_map(|order| iter::repeat_n(order.clone(), 100));
    let orders: Vec<_> = orders.collect();
    let refunds_of =
        |orders| load::Requests { orders, ..shop.requests(shop::REFUND, &shop.service) };
    let refunds = refunds_of(&orders[..]);
    // Not those that are refunded before.
    let mut locked = shop.orders.chunks(1).rev().cycle();
    for _ in 0..options.rounds {
        for (name, server) in [("", &shop.service), (", one query", &shop.query)] {
            let requests = shop.requests(shop::READ, server);
            let read = async || anyhow::Ok(load::p99(requests.run(1, turn).await?));
            let alone = read().await?;
            let one = try_join(refunds.run(1, turn), read()).await?.1;
            let all = try_join(refunds.run(16, turn), read()).await?.1;
            let order = locked.next().unwrap_or_default();
            let refunds = refunds_of(order);
            let mut lock = shop.database.begin().await?;
            let sql = "UPDATE orders SET version = version WHERE number = $1";
            sqlx::query(sql).bind(&order[0]).execute(&mut *lock).await?;
            let locked = async {
                let time = read().await?;
                lock.rollback().await?;
                Ok(time)
            };
            let wait = try_join(refunds.run(16, turn), locked).await?.1;
            let mut add = |beside: &str, ours, other, target| {
                let name = format!("us p99 of a read beside {beside}{name}");
                table.add(&name, ours, Some(other), target);
            };
            add("1 caller / alone", one, alone, None);
            add("16 callers / alone", all, alone, Some(3.0));
            add("16 callers / beside 1", all, one, None);
            add("16 that wait / alone", wait, alone, Some(3.0));
        }
    }
    Ok(table)
}
