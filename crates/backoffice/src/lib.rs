#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

/// Re-exports a crate under a shorter name. Unlike `pub use backoffice_models as models`, this makes the compiler say
/// `backoffice::models::Order` in messages, not `backoffice::backoffice_models::Order`.
macro_rules! modules {
    ($($feature:literal $module:ident = $($package:ident)::+: $about:literal)*) => {
        $(
            #[doc = $about]
            #[cfg(feature = $feature)]
            pub mod $module {
                #[doc(no_inline)]
                pub use $($package)::+::*;
            }
        )*
    };
}
modules! {
    "client" client = backoffice_client: "Calls of the API."
    "models" models = backoffice_models: "Records, request bodies and pages."
    "schema" schema = backoffice_schema: "JSON Schema and OpenAPI documents."
    "validate" validate = backoffice_description::validate: "Validators."
    "webhooks" webhooks = backoffice_webhooks: "Receiver of deliveries."
}

#[cfg(feature = "server")]
#[cfg_attr(docsrs, doc(cfg(feature = "server")))]
pub mod server;

#[cfg(feature = "blocking")]
pub use backoffice_client::blocking;
#[cfg(feature = "client")]
pub use backoffice_client::{Client, Error};
#[cfg(feature = "macros")]
pub use backoffice_macros::{include_payload, payload, scopes};
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
