//! `cargo xtask bench client`.
//!
//! All contestants send the same request to the same server in this process, each over its own connections, and decode
//! the answer: this project's client, and bare reqwest with two decoders. The server answers at once with the same record.

mod server;

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use backoffice::{
    client::{
        Client,
        models::{Amount, Order, Record, RefundOrder, Subscription},
        transport::ReqwestTransport,
    },
    description::endpoints,
    schema::find,
};
use reqwest::{ClientBuilder, RequestBuilder, redirect, retry};
use serde::de::DeserializeOwned;
use tokio::runtime;

use crate::{
    Error, corpora,
    derive::owned,
    harness::{self, Bound, Contestant, Goal, Options, Pass, Series},
};

const OURS: &str = "backoffice-client";
const BARE: &str = "reqwest, serde derive";
const AMOUNT: &str = "10.00";
const TOKEN: &str = "a-token-of-some-length-0123456789";
/// Calls in a pass: few, so that all contestants meet the same load. Its time is that of one call.
const CALLS: u32 = 100;

/// Measures, prints tables and writes the file.
pub(crate) fn run(options: &Options) -> Result<(), Error> {
    type Call = fn(&str) -> Result<Vec<Contestant>, Error>;
    let calls: [(_, _, Call); 2] = [("get", "Subscription", get), ("post", "Order", post)];
    let series = calls.map(|(name, shape, contestants)| {
        let series = move || {
            let record = corpora::samples(find(shape)?.shape(), options.seed).instance(0);
            let (what, bytes) = ("one answer".to_owned(), record.len());
            let contestants = contestants(&server::start(&record)?)?;
            let goals = &[Goal(OURS, BARE, Bound::AtMost(0.7))];
            Ok(Series { what, bytes, contestants, goals })
        };
        (name, series)
    });
    harness::run(options, 201, Duration::ZERO, series)
}

/// Returns the contestants of a `GET` of one record.
fn get(address: &str) -> Result<Vec<Contestant>, Error> {
    let client = client(address)?;
    let ours = contestant(OURS, async move || {
        black_box(client.subscriptions().get(7).send().await?);
        Ok(())
    })?;
    with_peers::<Subscription, owned::Subscription>(ours, address, |http, address| {
        http.get(format!("{address}/subscriptions/7/"))
    })
}

/// Returns the contestants of a `POST` with a body.
fn post(address: &str) -> Result<Vec<Contestant>, Error> {
    let client = client(address)?;
    let amount = Amount::new(AMOUNT)?;
    let ours = contestant(OURS, async move || {
        let body = RefundOrder::new(amount.clone());
        black_box(client.orders().refund("1001", body).send().await?);
        Ok(())
    })?;
    with_peers::<Order, owned::Order>(ours, address, |http, address| {
        let body = owned::RefundOrder { amount: Some(AMOUNT.to_owned()) };
        http.post(format!("{address}/orders/1001/refund/"))
            .header("content-type", "application/json")
            .body(serde_json::to_string(&body).unwrap_or_default())
    })
}

/// Adds the contestants with bare reqwest. They decode into serde's derives, and into the models.
fn with_peers<M: Record, D: DeserializeOwned>(
    ours: Contestant,
    address: &str,
    request: fn(&reqwest::Client, address: &str) -> RequestBuilder,
) -> Result<Vec<Contestant>, Error> {
    let bare = |name, decodes: fn(&[u8]) -> bool| {
        let http = reqwest_client().user_agent("bench/0.1.0").build()?;
        let address = address.to_owned();
        contestant(name, async move || {
            let request = request(&http, &address).bearer_auth(TOKEN);
            let request = request.header("accept", "application/json");
            let request = request.header("x-service-api-version", endpoints::VERSION);
            let answer = request.send().await?.error_for_status()?.bytes().await?;
            decodes(&answer).then_some(()).ok_or_else(|| "the answer does not decode".into())
        })
    };
    Ok(vec![
        ours,
        bare(BARE, |bytes| black_box(&serde_json::from_slice::<D>(bytes)).is_ok())?,
        bare("reqwest, models", |bytes| black_box(&M::from_slice(bytes)).is_ok())?,
    ])
}

fn client(address: &str) -> Result<Client, Error> {
    let transport = ReqwestTransport::with(reqwest_client().build()?);
    Ok(Client::builder(address).token(TOKEN).transport(transport).build()?)
}

/// The settings of the client's own transport.
fn reqwest_client() -> ClientBuilder {
    // An installed provider serves all contestants.
    let _ = rustls::crypto::ring::default_provider().install_default();
    reqwest::Client::builder().redirect(redirect::Policy::none()).retry(retry::never())
}

/// Makes a contestant from a call, with a runtime of its own.
fn contestant(
    name: &'static str,
    call: impl AsyncFn() -> Result<(), Error> + 'static,
) -> Result<Contestant, Error> {
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    let run = move || {
        let start = Instant::now();
        runtime.block_on(async {
            for _ in 0..CALLS {
                call().await.map_err(|error| format!("{name}: {error}"))?;
            }
            Ok(Pass { count: 1, time: start.elapsed() / CALLS, memory: None })
        })
    };
    Ok(Contestant { name, expected: 1..=1, run: Box::new(run) })
}
