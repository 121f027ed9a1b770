//! The runtime of generated clients: requests, retries, tokens, pages and errors.
//!
//! A product gives it an API as [`runtime::ApiTypes`], and defines its own `Client` and `Call` with the macro
//! `runtime::client!`, so that generated methods are those of its own types. `backoffice::client` is such a product.
//!
//! This crate makes calls. It does not know shapes. Only the transport opens sockets, only the blocking client starts threads,
//! and only attachments read files. Each of these three is a Cargo feature.
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
mod group;
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
