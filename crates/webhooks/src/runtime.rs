//! The receiver for any API. Public only for the code of an API, and not covered by semantic versioning.

pub use backoffice_models::DecodeError;
pub use backoffice_models::runtime::{Object, Text};

#[cfg(feature = "axum")]
pub use crate::extract::receive;
pub use crate::{
    delivery::{Api, Delivery, EventData, Received, fields as delivery_fields},
    receiver::{Receiver, ReceiverBuilder},
};
