//! The runtime of generated receivers of webhook deliveries: signatures, age, replay, and the record of an event.
//!
//! A product gives it its events as [`runtime::Api`]. `backoffice::webhooks` is such a product.
//!
//! This crate knows the form of a delivery, signatures and time. It must not know how requests are sent or answered, which
//! records exist, or secrets other than its own.
//!
//! # Features
//!
//! None by default. `axum` adds what an extractor for axum 0.8 needs.

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
