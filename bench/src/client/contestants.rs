//! The contestants: this project's client, and bare reqwest with several decoders.

use std::{hint::black_box, time::Instant};

use backoffice::{
    client::{
        Client,
        models::{Amount, Order, Record as _, RefundOrder, Subscription},
        transport::ReqwestTransport,
    },
    description::{ORDER, SUBSCRIPTION, ShapeInfo, endpoints},
};
use reqwest::header::{ACCEPT, AUTHORIZATION, CONTENT_TYPE, HeaderMap, HeaderValue, USER_AGENT};
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::{Value, json};
use tokio::runtime;

use crate::{Error, derive::owned, rounds::Contestant};

const AMOUNT: &str = "10.00";
const TOKEN: &str = "a-token-of-some-length-0123456789";

/// A request and the record that answers it.
#[derive(Clone, Copy, Debug)]
pub(super) enum RoundTrip {
    /// `GET` of one record.
    GetSubscription,
    /// `POST` with a body.
    RefundOrder,
}

type Decode = fn(&[u8]) -> Result<(), Error>;

impl RoundTrip {
    pub(super) const ALL: [Self; 2] = [Self::GetSubscription, Self::RefundOrder];

    pub(super) fn name(self) -> &'static str {
        match self {
            Self::GetSubscription => "GET /subscriptions/7/",
            Self::RefundOrder => "POST /orders/1001/refund/",
        }
    }

    /// The shape that answers it.
    pub(super) fn answer(self) -> &'static ShapeInfo {
        match self {
            Self::GetSubscription => &SUBSCRIPTION,
            Self::RefundOrder => &ORDER,
        }
    }

    /// Returns the contestants: this project's client first, then the one that the target compares with.
    pub(super) fn contestants(self, address: &str) -> Result<Vec<Contestant<'static>>, Error> {
        let transport = ReqwestTransport::with(reqwest_client()?);
        let client = Client::builder(address).token(TOKEN).transport(transport).build()?;
        let name = "backoffice-client";
        let amount = Amount::new(AMOUNT)?;
        let mut contestants = vec![match self {
            Self::GetSubscription => contestant(name, async move || {
                black_box(client.subscriptions().get(7).send().await?);
                Ok(())
            })?,
            Self::RefundOrder => {
                let amount = amount.clone();
                contestant(name, async move || {
                    let body = RefundOrder::new(amount.clone());
                    black_box(client.orders().refund("1001", body).send().await?);
                    Ok(())
                })?
            }
        }];
        let typed = move || RefundOrder::new(amount.clone()).to_json();
        let value = || json!({ "amount": AMOUNT }).to_string();
        let [all, models, few]: [Decode; 3] = match self {
            Self::GetSubscription => [
                parsed::<owned::Subscription>,
                |bytes| kept(Subscription::from_slice(bytes)),
                parsed::<SomeOfSubscription>,
            ],
            Self::RefundOrder => [
                parsed::<owned::Order>,
                |bytes| kept(Order::from_slice(bytes)),
                parsed::<SomeOfOrder>,
            ],
        };
        contestants.extend([
            self.bare("reqwest, serde derive", address, derived, all)?,
            self.bare("reqwest, models", address, typed, models)?,
            self.bare("reqwest, serde_json::Value", address, value, parsed::<Value>)?,
            self.bare("reqwest, serde derive of 5", address, derived, few)?,
        ]);
        Ok(contestants)
    }

    /// Bare reqwest as programs use it: makes headers once, checks the status, reads the body.
    fn bare(
        self,
        name: &'static str,
        address: &str,
        body: impl Fn() -> String + 'static,
        decode: Decode,
    ) -> Result<Contestant<'static>, Error> {
        let client = reqwest_client()?;
        let address = address.to_owned();
        let mut headers = HeaderMap::new();
        let mut token = HeaderValue::from_str(&format!("Bearer {TOKEN}"))?;
        token.set_sensitive(true);
        headers.insert(AUTHORIZATION, token);
        headers.insert(ACCEPT, HeaderValue::from_static("application/json"));
        headers.insert(USER_AGENT, HeaderValue::from_static("bench/0.1.0"));
        let version = HeaderValue::from_static(endpoints::VERSION);
        headers.insert("x-service-api-version", version);
        contestant(name, async move || {
            let request = match self {
                Self::GetSubscription => client.get(format!("{address}/subscriptions/7/")),
                Self::RefundOrder => client
                    .post(format!("{address}/orders/1001/refund/"))
                    .header(CONTENT_TYPE, "application/json")
                    .body(body()),
            };
            let response = request.headers(headers.clone()).send().await?;
            decode(&response.error_for_status()?.bytes().await?)
        })
    }
}

/// Makes a contestant from a call, with a runtime of its own.
fn contestant(
    name: &'static str,
    call: impl AsyncFn() -> Result<(), Error> + 'static,
) -> Result<Contestant<'static>, Error> {
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    let run = move |calls| {
        let start = Instant::now();
        runtime.block_on(async {
            for _ in 0..calls {
                call().await.map_err(|error| format!("{name}: {error}"))?;
            }
            Ok((1, start.elapsed()))
        })
    };
    let version = String::new();
    Ok(Contestant {
        name,
        version,
        task: "calls",
        expected: 1..=1,
        bytes: None,
        run: Box::new(run),
    })
}

/// The settings of the client's own transport.
fn reqwest_client() -> Result<reqwest::Client, Error> {
    // An installed provider serves all contestants.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let client = reqwest::Client::builder()
        .redirect(reqwest::redirect::Policy::none())
        .retry(reqwest::retry::never());
    Ok(client.build()?)
}

fn parsed<T: DeserializeOwned>(bytes: &[u8]) -> Result<(), Error> {
    kept(serde_json::from_slice::<T>(bytes))
}

/// Keeps the compiler from dropping unused results.
fn kept<T, E: Into<Error>>(record: Result<T, E>) -> Result<(), Error> {
    black_box(record.map_err(Into::into)?);
    Ok(())
}

/// A refund's body by serde's derives.
fn derived() -> String {
    #[derive(serde::Serialize)]
    struct Refund {
        amount: &'static str,
    }

    serde_json::to_string(&Refund { amount: AMOUNT }).unwrap_or_default()
}

/// The few fields that a program may need.
#[derive(Deserialize)]
#[allow(dead_code, reason = "what is decoded is measured, not read")]
struct SomeOfOrder {
    number: String,
    currency: Option<String>,
    created_at: Option<String>,
    payment_status: Option<String>,
    total_incl_tax: Option<String>,
}

/// The few fields that a program may need.
#[derive(Deserialize)]
#[allow(dead_code, reason = "what is decoded is measured, not read")]
struct SomeOfSubscription {
    id: i64,
    status: Option<String>,
    next_renewal_date: Option<String>,
    currency: Option<String>,
    interval: Option<String>,
}
