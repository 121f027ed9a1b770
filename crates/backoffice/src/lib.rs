#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

#[cfg(feature = "client")]
pub use backoffice_client as client;
#[cfg(feature = "blocking")]
pub use backoffice_client::blocking;
#[cfg(feature = "client")]
pub use backoffice_client::{Client, Error};
#[cfg(feature = "macros")]
pub use backoffice_macros::{include_payload, payload, scopes};
#[cfg(feature = "models")]
pub use backoffice_models as models;
#[cfg(feature = "schema")]
pub use backoffice_schema as schema;
#[cfg(feature = "server")]
pub use backoffice_server as server;
#[cfg(feature = "validate")]
pub use backoffice_validate as validate;
#[cfg(feature = "webhooks")]
pub use backoffice_webhooks as webhooks;
#[cfg(feature = "chrono")]
pub use chrono;
#[cfg(feature = "jiff")]
pub use jiff;
#[cfg(feature = "rust_decimal")]
pub use rust_decimal;
#[cfg(feature = "schemars")]
pub use schemars;
#[cfg(feature = "time")]
pub use time;
#[cfg(feature = "url")]
pub use url;
#[cfg(feature = "utoipa")]
pub use utoipa;
