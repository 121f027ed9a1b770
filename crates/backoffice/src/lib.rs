#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

#[cfg(feature = "calls")]
#[cfg_attr(docsrs, doc(cfg(feature = "calls")))]
pub mod client;
/// Static description of the API: shapes (`ORDER`), enumerations, endpoints, scopes, events, and all as one value, `API`.
#[cfg(any(feature = "models", feature = "schema", feature = "validate"))]
#[cfg_attr(docsrs, doc(cfg(any(feature = "models", feature = "schema", feature = "validate"))))]
pub mod description {
    #[doc(inline)]
    pub use backoffice_description::*;
}
#[cfg(feature = "macros")]
mod macros;
#[cfg(feature = "models")]
#[cfg_attr(docsrs, doc(cfg(feature = "models")))]
pub mod models;
#[cfg(feature = "samples")]
#[cfg_attr(docsrs, doc(cfg(feature = "samples")))]
pub mod samples;
#[cfg(feature = "schema")]
#[cfg_attr(docsrs, doc(cfg(feature = "schema")))]
pub mod schema;
#[cfg(feature = "server")]
#[cfg_attr(docsrs, doc(cfg(feature = "server")))]
pub mod server;
#[cfg(feature = "webhooks")]
#[cfg_attr(docsrs, doc(cfg(feature = "webhooks")))]
pub mod webhooks;

/// Validators.
#[cfg(feature = "validate")]
#[cfg_attr(docsrs, doc(cfg(feature = "validate")))]
pub mod validate {
    #[doc(inline)]
    pub use backoffice_description::validate::*;
}

#[cfg(feature = "blocking")]
pub use self::client::blocking;
#[cfg(feature = "calls")]
pub use self::client::{Client, Error};
#[cfg(feature = "macros")]
#[doc(inline)]
pub use self::macros::{include_payload, payload, scopes};
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
