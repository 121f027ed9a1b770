//! Who makes calls: this project's client, and bare reqwest with several decoders.

use std::{future::Future, hint::black_box};

use backoffice_client::{
    Client,
    models::{
        Amount, Order, OrderNumber, Record as _, RefundOrder, Subscription, SubscriptionId,
        endpoints, info::ShapeInfo,
    },
    transport::ReqwestTransport,
};
use reqwest::header::{ACCEPT, AUTHORIZATION, CONTENT_TYPE, HeaderMap, HeaderValue, USER_AGENT};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use tokio::runtime::Runtime;

use crate::{Error, peers::serde_derive::owned};

const AMOUNT: &str = "10.00";
const TOKEN: &str = "a-token-of-some-length-0123456789";

/// A request and the record that answers it.
#[derive(Clone, Copy, Debug)]
pub(super) enum Exchange {
    /// `GET` of one record.
    GetSubscription,
    /// `POST` with a body.
    RefundOrder,
}

/// Someone who makes calls.
pub(super) struct Contestant {
    pub(super) name: &'static str,
    /// Makes some calls, one after the other.
    pub(super) run: Run,
}

type Run = Box<dyn Fn(&Runtime, usize) -> Result<(), Error>>;

impl Contestant {
    fn new<F, Answered>(name: &'static str, call: F) -> Self
    where
        F: Fn() -> Answered + 'static,
        Answered: Future<Output = Result<(), Error>>,
    {
        let run = move |runtime: &Runtime, calls| {
            runtime.block_on(async {
                for _ in 0..calls {
                    call().await?;
                }
                Ok(())
            })
        };
        Self {
            name,
            run: Box::new(run),
        }
    }
}

impl Exchange {
    pub(super) const ALL: [Self; 2] = [Self::GetSubscription, Self::RefundOrder];

    pub(super) fn name(self) -> &'static str {
        match self {
            Self::GetSubscription => "GET /subscriptions/7/",
            Self::RefundOrder => "POST /orders/1001/refund/",
        }
    }

    /// The shape that it is answered with.
    pub(super) fn answer(self) -> &'static ShapeInfo {
        match self {
            Self::GetSubscription => endpoints::GET_SUBSCRIPTION.response,
            Self::RefundOrder => endpoints::REFUND_ORDER.response,
        }
    }

    fn path(self) -> &'static str {
        match self {
            Self::GetSubscription => "/subscriptions/7/",
            Self::RefundOrder => "/orders/1001/refund/",
        }
    }

    /// Everyone, this project's client first and what it is compared with second.
    pub(super) fn contestants(self, address: &str) -> Result<Vec<Contestant>, Error> {
        let mut contestants = vec![self.client(address)?];
        for Peer { name, body, decode } in self.peers()? {
            let bare = Bare::new(address)?;
            contestants.push(Contestant::new(name, move || {
                let sent = bare.send(self.path(), body.as_ref().map(|body| body()));
                async move { decode(&sent.await?) }
            }));
        }
        Ok(contestants)
    }

    fn client(self, address: &str) -> Result<Contestant, Error> {
        let name = "backoffice-client";
        let transport = ReqwestTransport::with(reqwest_client()?);
        let client = Client::builder(address).token(TOKEN).transport(transport);
        let client = client.build()?;
        Ok(match self {
            Self::GetSubscription => Contestant::new(name, move || {
                let call = client.subscriptions().get(SubscriptionId::from(7));
                async {
                    black_box(call.send().await?);
                    Ok(())
                }
            }),
            Self::RefundOrder => {
                let number = OrderNumber::from("1001");
                let amount = Amount::new(AMOUNT)?;
                Contestant::new(name, move || {
                    let body = RefundOrder::new(amount.clone());
                    let call = client.orders().refund(&number, body);
                    async {
                        black_box(call.send().await?);
                        Ok(())
                    }
                })
            }
        })
    }

    /// Who sends with bare reqwest: what a program has that writes all members of the record by hand; what the client
    /// has, so that the runtime alone is left; and less work.
    fn peers(self) -> Result<[Peer; 4], Error> {
        const ALL: &str = "reqwest, serde derive";
        const MODELS: &str = "reqwest, models";
        const VALUE: &str = "reqwest, serde_json::Value";
        const FEW: &str = "reqwest, serde derive of 5";
        let amount = Amount::new(AMOUNT)?;
        let typed = move || RefundOrder::new(amount.clone()).to_json();
        let derived = || serde_json::to_string(&Refund { amount: AMOUNT }).unwrap_or_default();
        let value = || serde_json::json!({ "amount": AMOUNT }).to_string();
        Ok(match self {
            Self::GetSubscription => [
                Peer::new(ALL, parsed::<owned::Subscription>),
                Peer::new(MODELS, |bytes| kept(Subscription::from_slice(bytes))),
                Peer::new(VALUE, parsed::<serde_json::Value>),
                Peer::new(FEW, parsed::<SomeOfSubscription>),
            ],
            Self::RefundOrder => [
                Peer::new(ALL, parsed::<owned::Order>).sending(derived),
                Peer::new(MODELS, |bytes| kept(Order::from_slice(bytes))).sending(typed),
                Peer::new(VALUE, parsed::<serde_json::Value>).sending(value),
                Peer::new(FEW, parsed::<SomeOfOrder>).sending(derived),
            ],
        })
    }
}

/// Someone who sends with bare reqwest.
struct Peer {
    name: &'static str,
    /// Writes the body, if the request has one.
    body: Option<Box<dyn Fn() -> String>>,
    decode: Decode,
}

type Decode = fn(&[u8]) -> Result<(), Error>;

impl Peer {
    fn new(name: &'static str, decode: Decode) -> Self {
        Self {
            name,
            body: None,
            decode,
        }
    }

    fn sending(self, body: impl Fn() -> String + 'static) -> Self {
        Self {
            body: Some(Box::new(body)),
            ..self
        }
    }
}

fn parsed<T: DeserializeOwned>(bytes: &[u8]) -> Result<(), Error> {
    kept(serde_json::from_slice::<T>(bytes))
}

/// Nothing of a record is left out because nobody reads it.
fn kept<T, E: Into<Error>>(record: Result<T, E>) -> Result<(), Error> {
    black_box(record.map_err(Into::into)?);
    Ok(())
}

/// What both sides send with: as the client's own transport has it.
fn reqwest_client() -> Result<reqwest::Client, Error> {
    // Another one may have been installed before: then that is everyone's.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let client = reqwest::Client::builder()
        .redirect(reqwest::redirect::Policy::none())
        .retry(reqwest::retry::never());
    Ok(client.build()?)
}

/// reqwest as one would use it for one call: headers made once, the status looked at, the body read.
struct Bare {
    client: reqwest::Client,
    address: String,
    headers: HeaderMap,
}

impl Bare {
    fn new(address: &str) -> Result<Self, Error> {
        let mut headers = HeaderMap::new();
        let mut token = HeaderValue::from_str(&format!("Bearer {TOKEN}"))?;
        token.set_sensitive(true);
        headers.insert(AUTHORIZATION, token);
        headers.insert(ACCEPT, HeaderValue::from_static("application/json"));
        headers.insert(USER_AGENT, HeaderValue::from_static("bench/0.1.0"));
        headers.insert(
            "x-service-api-version",
            HeaderValue::from_static(endpoints::VERSION),
        );
        Ok(Self {
            client: reqwest_client()?,
            address: address.to_owned(),
            headers,
        })
    }

    fn send(
        &self,
        path: &str,
        body: Option<String>,
    ) -> impl Future<Output = Result<bytes::Bytes, reqwest::Error>> + use<> {
        let url = format!("{}{path}", self.address);
        let headers = self.headers.clone();
        let request = match body {
            None => self.client.get(url).headers(headers),
            Some(body) => {
                let request = self.client.post(url).headers(headers);
                request.header(CONTENT_TYPE, "application/json").body(body)
            }
        };
        async { request.send().await?.error_for_status()?.bytes().await }
    }
}

#[derive(Serialize)]
struct Refund {
    amount: &'static str,
}

/// The few members that a program may need.
#[derive(Deserialize)]
#[allow(dead_code, reason = "what is decoded is measured, not read")]
struct SomeOfOrder {
    number: String,
    currency: Option<String>,
    created_at: Option<String>,
    payment_status: Option<String>,
    total_incl_tax: Option<String>,
}

/// The few members that a program may need.
#[derive(Deserialize)]
#[allow(dead_code, reason = "what is decoded is measured, not read")]
struct SomeOfSubscription {
    id: i64,
    status: Option<String>,
    next_renewal_date: Option<String>,
    currency: Option<String>,
    interval: Option<String>,
}
