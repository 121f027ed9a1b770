//! A typed client of the commerce back-office API: the compiler checks every call, and a type mismatch in a response
//! field never makes a call fail.
//!
//! ```no_run
//! use backoffice::client::{Client, models::{Amount, RefundOrder}};
//!
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! let client = Client::builder("https://store.example/api")
//!     .token(std::env::var("BACKOFFICE_TOKEN")?)
//!     .build()?;
//!
//! // One method for each endpoint. Its arguments are the required values. A refund is sent once.
//! let order = client
//!     .orders()
//!     .refund("1001", RefundOrder::new(Amount::new("10.00")?))
//!     .send()
//!     .await?;
//!
//! // Lists are streams, by record or by page.
//! let mut customers = client.users().list().is_blocked(false).items();
//! while let Some(customer) = customers.next().await {
//!     println!("{:?}", customer?.email);
//! }
//! # Ok(())
//! # }
//! ```
//!
//! | to | see |
//! |---|---|
//! | learn the client in ten steps, see all calls or a program for a task, or solve a problem | the [guide] |
//! | run five programs without a network | `cargo run -p backoffice-client --example NAME`: `refund_order`, `list_customers`, `update_customer`, `receive_webhook`, `keep_drift` |
//! | make a call | the [groups] of a [`Client`] |
//! | choose timeouts, headers, retries for one call | [`Call`], [`CallOptions`] |
//! | go through a list | [`Call::items`], [`Call::pages`] |
//! | choose the endpoint at run time | [`Client::call`] |
//! | find out what failed | [`Error`] |
//! | renew tokens | [`auth`] |
//! | let the compiler check scopes | [`ClientBuilder::scopes`] |
//! | repeat safely | [`RetryPolicy`], [`IdempotencyKey`] |
//! | test without a network | [`testing`] |
//!
//! This crate makes calls. It does not know the fields of shapes; the [models] do. Only the transport opens sockets,
//! only the blocking client starts threads, and only attachments read files. Each of these three is a Cargo feature.
//!
//! # Features
//!
//! - `reqwest` (default): the default transport, clock and randomness.
//! - `blocking`: calls that block.
//! - `fs`: attachments streamed from files.
//! - `compression`: responses compressed with gzip or zstd.
//! - `oauth2`: the Authorization Code flow with PKCE.
//! - `validate`: bodies checked by the compiled validator before they are sent.

#![cfg_attr(docsrs, feature(doc_cfg))]

mod address;
pub mod auth;
mod body;
mod builder;
mod call;
mod client;
mod encoding;
mod error;
mod form;
mod headers;
mod hook;
mod inner;
mod mode;
mod options;
mod paged;
mod pages;
mod plan;
mod rate_limit;
mod raw;
mod response;
mod retry;
mod retry_loop;
#[doc(hidden)]
pub mod runtime;
#[cfg(test)]
mod sample;
mod scope;
mod service;
pub mod testing;
mod time;
mod trace;
pub mod transport;

pub use backoffice_models::ResponseBody;
#[cfg(feature = "validate")]
pub use backoffice_validate::Profile;
pub use bytes;
pub use http;

pub use self::{
    body::{Body, BoxError},
    builder::BuildError,
    error::{Error, ErrorKind, FieldMessage, Messages, Problem},
    form::{Form, Part},
    hook::{Attempt, Hook, Outcome},
    mode::{Async, Mode},
    options::{CallOptions, IdempotencyKey},
    paged::Paged,
    pages::{Items, Pages},
    rate_limit::RateLimit,
    raw::{RawCall, RawPage},
    response::Response,
    retry::{RetryBudget, RetryPolicy},
    scope::{Grants, GrantsAll, Scope, Scopes, Undeclared},
    time::{BoxFuture, Randomness, Time},
};

/// Runs the example of README.md.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
