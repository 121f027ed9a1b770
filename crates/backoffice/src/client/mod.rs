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
//! | run five programs without a network | `cargo run -p backoffice --features client,webhooks --example NAME`: `refund_order`, `list_customers`, `update_customer`, `receive_webhook`, `keep_drift` |
//! | make a call | the [groups] of a [`Client`] |
//! | choose timeouts, headers, retries for one call | [`Call`], [`CallOptions`] |
//! | go through a list | [`Call::items`], [`Call::pages`] |
//! | choose the endpoint at run time | [`Client::call`] |
//! | find out what failed | [`Error`] |
//! | renew tokens | [`auth`] |
//! | let the compiler check scopes | [`ClientBuilder::scopes`] |
//! | repeat safely | [`RetryPolicy`], [`IdempotencyKey`] |
//! | test without a network | [`testing`] |

#[cfg(feature = "blocking")]
pub mod blocking;
#[rustfmt::skip]
mod generated;

// Its examples name the crate `backoffice`; `backoffice-tests` compiles them.
#[cfg_attr(not(doctest), doc = include_str!("../../GUIDE.md"))]
pub mod guide {}

pub use self::generated::{groups, scopes};
use backoffice_client::testing::InProcess;
#[doc(inline)]
pub use backoffice_client::*;

use crate::description;
pub use crate::models;

/// The API that a [`Client`] calls.
#[derive(Clone, Copy, Debug)]
pub enum Api {}

impl runtime::ApiTypes for Api {
    const API: &'static description::Api = &description::API;

    const USER_AGENT: &'static str = concat!("backoffice-client/", env!("CARGO_PKG_VERSION"));

    type Client<S, M: runtime::Mode> = Client<S, M>;

    #[cfg(feature = "validate")]
    fn shapes() -> Option<&'static crate::validate::Shapes> {
        Some(&crate::validate::SHAPES)
    }
}

runtime::client! {
    /// A client of the API. Make one for each address and token, and share it between all threads of the program.
    ///
    /// Clones share connections, tokens, retry budget and rate limit. `S` is the tuple of scopes that the client declares:
    /// a call outside them does not compile. A client that declares none can make every call.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// use backoffice::client::{Client, models::{Amount, RefundOrder}};
    ///
    /// # async fn example() -> Result<(), Box<dyn std::error::Error>> {
    /// let client = Client::builder("https://store.example/api")
    ///     .token(std::env::var("BACKOFFICE_TOKEN")?)
    ///     .build()?;
    /// let order = client
    ///     .orders()
    ///     .refund("1001", RefundOrder::new(Amount::new("10.00")?))
    ///     .send()
    ///     .await?;
    /// println!("{:?}", order.payment_status);
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// Code that needs fewer scopes:
    ///
    /// ```no_run
    /// use backoffice::client::{Client, scopes::{OrdersWrite, UsersRead}};
    ///
    /// fn refunds(client: Client<(OrdersWrite,)>) { /* ... */ }
    ///
    /// # fn example(client: Client<(UsersRead, OrdersWrite)>) {
    /// refunds(client.narrow());
    /// # }
    /// ```
    Client;

    /// A call of the operation `O`. Nothing happens until you send it.
    ///
    /// # Examples
    ///
    /// ```
    /// # backoffice::client::example(&[(200, r#"{"id":7}"#)], async |client, _| {
    /// use std::time::Duration;
    ///
    /// use backoffice::client::{IdempotencyKey, models::CaptureTransaction};
    ///
    /// let transaction = client
    ///     .transactions()
    ///     .capture(7, CaptureTransaction::new())
    ///     .idempotency_key(IdempotencyKey::new("capture-7"))
    ///     .timeout(Duration::from_secs(5))
    ///     .send()
    ///     .await?;
    /// assert_eq!(transaction.id, Some(7.into()));
    /// # Ok(()) });
    /// ```
    Call;

    Api
}

/// Runs an example of this documentation, with a client and the transport that gives it these responses.
#[doc(hidden)]
pub fn example(
    responses: &[(u16, &'static str)],
    example: impl AsyncFnOnce(Client, InProcess) -> Result<(), Box<dyn std::error::Error>>,
) {
    runtime::example::<Api>(responses, example);
}
