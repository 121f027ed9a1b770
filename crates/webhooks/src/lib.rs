//! Receives the webhook deliveries of the commerce back-office API, in a service that need not hold a client.
//!
//! A [`Receiver`] takes the headers and the bytes of a request. It checks the signature over the bytes as they
//! came and that they are not an old delivery sent again, and only then reads them, as a [`Delivery`]. What it
//! refuses is a [`ReceiveError`], which knows the status to answer with.
//!
//! ```
//! use std::time::SystemTime;
//! use backoffice_models::EventName;
//! use backoffice_webhooks::{Receiver, Signer, StandardWebhooks};
//!
//! // Once, at start-up: the `secret_key` of the webhook.
//! let secret = "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD";
//! let receiver = Receiver::builder().secret(secret).build()?;
//!
//! // What the sender does; in a test of yours, what you do.
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
//! The API document shows neither a delivery's payload nor how it is signed (section 6). Both are this project's
//! decision, gaps `delivery-payload` and `delivery-signature`, and can be had otherwise:
//!
//! | if the sender | take |
//! |---|---|
//! | signs as [Standard Webhooks](https://www.standardwebhooks.com) has it | nothing, it is the default: [`StandardWebhooks`] |
//! | signs the body alone, as hexadecimal digits in a header of its own | [`HexHmac`] |
//! | signs in another way with HMAC-SHA256 | a [`SignatureScheme`] of your own |
//! | sends another payload | [`Receiver::verify`], and read the bytes yourself |
//!
//! A delivery may come more than once: after an answer that was lost, and within the tolerance also from whoever
//! saw it. Remember the ids of those that are done, for at least twice the tolerance.
//!
//! What this crate knows: the form of a delivery, signatures, time. What it must not know: how a request is made
//! or answered, which records there are, secrets other than those it was given.
//!
//! # Features
//!
//! None by default. `axum` has an extractor for axum 0.8, `axum::Verified`.

#[cfg(feature = "axum")]
pub mod axum;
mod delivery;
mod error;
mod key;
mod receiver;
pub mod scheme;
mod signer;

pub use self::{
    delivery::{DELIVERY, Delivery},
    error::ReceiveError,
    key::{InvalidSecret, Key, Signature},
    receiver::{DEFAULT_MAX_BODY_BYTES, DEFAULT_TOLERANCE, Receiver, ReceiverBuilder},
    scheme::{HexHmac, SignatureScheme, StandardWebhooks},
    signer::{SignError, Signer},
};
