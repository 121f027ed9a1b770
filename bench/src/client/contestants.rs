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
use serde::{Deserialize, Serialize};
use tokio::runtime::Runtime;

use crate::Error;

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

    /// Everyone, this project's client first and what it is compared with second.
    pub(super) fn contestants(self, address: &str) -> Result<Vec<Contestant>, Error> {
        let client = || -> Result<_, Error> {
            let transport = ReqwestTransport::with(reqwest_client()?);
            let client = Client::builder(address).token(TOKEN).transport(transport);
            Ok(client.build()?)
        };
        let bare = || Bare::new(address);
        Ok(match self {
            Self::GetSubscription => {
                let (client, models, value, derive) = (client()?, bare()?, bare()?, bare()?);
                vec![
                    Contestant::new("backoffice-client", move || {
                        let call = client.subscriptions().get(SubscriptionId::from(7));
                        async {
                            black_box(call.send().await?);
                            Ok(())
                        }
                    }),
                    Contestant::new("reqwest, models", move || {
                        let sent = models.get("/subscriptions/7/");
                        async { decoded(Subscription::from_slice(&sent.await?)) }
                    }),
                    Contestant::new("reqwest, serde_json::Value", move || {
                        let sent = value.get("/subscriptions/7/");
                        async { decoded(serde_json::from_slice::<serde_json::Value>(&sent.await?)) }
                    }),
                    Contestant::new("reqwest, serde derive", move || {
                        let sent = derive.get("/subscriptions/7/");
                        async {
                            decoded(serde_json::from_slice::<SomeOfSubscription>(&sent.await?))
                        }
                    }),
                ]
            }
            Self::RefundOrder => {
                let (client, models, value, derive) = (client()?, bare()?, bare()?, bare()?);
                let number = OrderNumber::from("1001");
                let amount = Amount::new("10.00")?;
                let same = amount.clone();
                vec![
                    Contestant::new("backoffice-client", move || {
                        let body = RefundOrder::new(amount.clone());
                        let call = client.orders().refund(&number, body);
                        async {
                            black_box(call.send().await?);
                            Ok(())
                        }
                    }),
                    Contestant::new("reqwest, models", move || {
                        let body = RefundOrder::new(same.clone()).to_json();
                        let sent = models.post("/orders/1001/refund/", body);
                        async { decoded(Order::from_slice(&sent.await?)) }
                    }),
                    Contestant::new("reqwest, serde_json::Value", move || {
                        let body = serde_json::json!({"amount": "10.00"}).to_string();
                        let sent = value.post("/orders/1001/refund/", body);
                        async { decoded(serde_json::from_slice::<serde_json::Value>(&sent.await?)) }
                    }),
                    Contestant::new("reqwest, serde derive", move || {
                        let refund = Refund { amount: "10.00" };
                        let body = serde_json::to_string(&refund).unwrap_or_default();
                        let sent = derive.post("/orders/1001/refund/", body);
                        async { decoded(serde_json::from_slice::<SomeOfOrder>(&sent.await?)) }
                    }),
                ]
            }
        })
    }
}

fn decoded<T, E: Into<Error>>(record: Result<T, E>) -> Result<(), Error> {
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

    fn get(
        &self,
        path: &str,
    ) -> impl Future<Output = Result<bytes::Bytes, reqwest::Error>> + use<> {
        answered(
            self.client
                .get(format!("{}{path}", self.address))
                .headers(self.headers.clone()),
        )
    }

    fn post(
        &self,
        path: &str,
        body: String,
    ) -> impl Future<Output = Result<bytes::Bytes, reqwest::Error>> + use<> {
        let request = self.client.post(format!("{}{path}", self.address));
        let request = request
            .headers(self.headers.clone())
            .header(CONTENT_TYPE, "application/json");
        answered(request.body(body))
    }
}

async fn answered(request: reqwest::RequestBuilder) -> Result<bytes::Bytes, reqwest::Error> {
    request.send().await?.error_for_status()?.bytes().await
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
