//! The service without a peer: its start, its memory, and a long list.

use std::{
    process::Command,
    time::{Duration, Instant},
};

use anyhow::{Context as _, Result, anyhow, ensure};
use backoffice::server::Sandbox;
use serde_json::Value;

use crate::{Options, figure::Table, load, server::Server, shop};

/// Measures what starts in memory.
pub(crate) async fn in_memory(options: &Options) -> Result<Table> {
    let mut table = Table::default();
    for _ in 0..options.rounds {
        let start = Instant::now();
        let sandbox = Sandbox::start().await.map_err(|refusal| anyhow!("{refusal:?}"))?;
        table.add("ms of Sandbox::start", load::microseconds(start) / 1e3, None, Some(50.0));
        sandbox.stop().await;
    }
    start(&mut table, options, options.serve().arg("--memory")).await?;
    Ok(table)
}

/// Measures the service on a database.
pub(crate) async fn on_database(options: &Options, shop: &shop::Shop, url: &str) -> Result<Table> {
    let mut table = Table::default();
    let pages_read = shop.requests(shop::PAGE, &shop.service);
    pages_read.run(1_000, Duration::from_secs(2)).await?;
    let kilobytes = shop.service.process.status()?.vmhwm.unwrap_or_default();
    let megabytes = kilobytes as f64 * 1024.0 / 1e6;
    table.add("MB at most, with 1,000 connections", megabytes, None, Some(100.0));
    let mut serve = options.serve();
    start(&mut table, options, serve.env("BACKOFFICE_DATABASE", url)).await?;
    pages(&mut table, options, shop).await?;
    Ok(table)
}

/// Measures from the start of the process to its first answer.
async fn start(table: &mut Table, options: &Options, serve: &mut Command) -> Result<()> {
    for _ in 0..options.rounds {
        let start = Instant::now();
        let service = Server::start(serve)?;
        let call = format!("GET /subscriptions/{}/", service.line["subscription_id"]);
        service.call(&call, "").await?;
        table.add("ms to the first answer", load::microseconds(start) / 1e3, None, Some(100.0));
        service.stop()?;
    }
    Ok(())
}

/// Reads all pages of customers, then the first and the last in turns.
async fn pages(table: &mut Table, options: &Options, shop: &shop::Shop) -> Result<()> {
    let (customers, numbers) = (options.customers, shop::numbers(1, options.customers));
    shop.execute(&format!(
        "DELETE FROM customers; \
         INSERT INTO customers (store, id, version, json, email_folded, name_folded, date_joined) {numbers} \
         SELECT (SELECT min(id) FROM stores), i, 1, '{{\"id\":' || i || ',\"email\":\"' || i || '@example.com\",\
         \"first_name\":\"A\",\"last_name\":\"Customer\",\"date_joined\":\"2026-01-01T00:00:00Z\"}}', \
         i || '@example.com', 'a customer', 1767225600000000 FROM numbers"
    ))
    .await?;
    shop.analyze().await?;
    let mut connection = load::Connection::open(shop.service.address).await?;
    let mut read = async |path: &str| {
        let request = shop.service.request(&format!("GET {path}"), "");
        let start = Instant::now();
        let body = connection.call(&request).await?;
        let time = load::microseconds(start);
        anyhow::Ok((time, serde_json::from_slice::<Value>(body)?))
    };
    let (mut path, mut pages, mut found) = ("/users/".to_owned(), 0, 0);
    loop {
        let (_, page) = read(&path).await?;
        pages += 1;
        found += page["results"].as_array().map_or(0, Vec::len);
        let Some(next) = page["next"].as_str() else { break };
        path = next.split_once("/api").context("a strange address")?.1.to_owned();
    }
    ensure!(found == customers, "the pages have {found} customers, not {customers}");
    for _ in 0..options.rounds * 20 {
        let (first, last) = (read("/users/").await?.0, read(&path).await?.0);
        table.add(&format!("us of page {pages} / page 1"), last, Some(first), None);
    }
    let offset = customers - customers.div_ceil(pages);
    let sql = format!("SELECT json FROM customers ORDER BY store, id LIMIT 100 OFFSET {offset}");
    let start = Instant::now();
    shop.execute(&sql).await?;
    table.add(&format!("us of page {pages} by OFFSET"), load::microseconds(start), None, None);
    Ok(())
}
