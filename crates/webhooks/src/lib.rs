//! Receives webhook deliveries of the commerce back-office API. Needs no client.
//!
//! A [`Receiver`] takes the headers and the bytes of a request. It verifies the signature over the
//! unchanged bytes and the time of signing, and only then decodes the body into a [`Delivery`]. If it
//! refuses a request, the [`ReceiveError`] has the status to answer with.
//!
//! ```
//! use std::time::SystemTime;
//! use backoffice::models::EventName;
//! use backoffice::webhooks::{Receiver, Signer, StandardWebhooks};
//!
//! // Once, at start-up: the `secret_key` of the webhook.
//! let secret = "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD";
//! let receiver = Receiver::builder().secret(secret).build()?;
//!
//! // The sender's part; your tests can do the same.
//! let body = br#"{"id":"msg_1","type":"cart.abandoned","timestamp":"2023-02-10T12:00:00Z","data":{"id":7}}"#;
//! let headers = Signer::new(StandardWebhooks, secret)?.sign("msg_1", SystemTime::now(), body)?;
//!
//! // For each request.
//! let delivery = receiver.receive(&headers, body)?;
//! assert_eq!(delivery.event, Some(EventName::CartAbandoned));
//!
//! let refused = receiver.receive(&headers, b"{}").unwrap_err();
//! assert!(refused.is_signature());
//! assert_eq!(refused.status(), 403);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The API document shows neither the payload of a delivery nor its signature (section 6). Both are
//! decisions of this project, and you can replace them:
//!
//! | if the sender | use |
//! |---|---|
//! | signs by [Standard Webhooks](https://www.standardwebhooks.com) | [`StandardWebhooks`], the default |
//! | signs only the body, in hexadecimal digits in one header | [`HexHmac`] |
//! | signs in another way with HMAC-SHA256 | your own [`SignatureScheme`] |
//! | sends another payload | [`Receiver::verify`], and decode the bytes yourself |
//!
//! A delivery can arrive more than once: the sender repeats it after a lost response, and a third party who
//! saw it can repeat it within the tolerance. To handle it once, keep its [`Received::id`], which the
//! signature covers, for as long as the sender repeats deliveries, and at least twice the tolerance.
//! [`HandledIds`] is the interface of such a store, and [`RecentIds`] one in memory. The `id` of the body can be
//! absent, or another one.
//!
//! This crate knows the form of a delivery, signatures and time. It must not know how requests are sent
//! or answered, which records exist, or secrets other than its own.
//!
//! # Features
//!
//! None by default. `axum` adds `axum::Verified`, an extractor for axum 0.8.

#![cfg_attr(docsrs, feature(doc_cfg))]

mod delivery;
mod error;
#[cfg(feature = "axum")]
mod extract;
mod handled;
mod key;
mod receiver;
#[doc(hidden)]
pub mod runtime;
pub mod scheme;
mod signer;

pub use http;

pub use self::{
    error::ReceiveError,
    handled::{HandledIds, RecentIds},
    key::{InvalidSecret, Key, Signature},
    receiver::{DEFAULT_MAX_BODY_BYTES, DEFAULT_TOLERANCE},
    scheme::{HexHmac, SignatureScheme, StandardWebhooks},
    signer::{SignError, Signer},
};

/// Runs the example of README.md.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
