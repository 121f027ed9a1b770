//! The client for any API. Public only for the code of an API, and not covered by semantic versioning.

pub use backoffice_models::runtime::{
    Amount, Date, Endpoint, Json, List, Number, Object, Operation, Secret, Text, Timestamp, Url,
};

#[cfg(feature = "blocking")]
pub use crate::mode::blocking;
pub use crate::{
    __client as client, __group as group,
    builder::ClientBuilder,
    call::Call,
    client::ClientCore,
    form::Form,
    mode::{Async, Mode},
    plan::Payload,
    scope::{Grants, Scope, Undeclared},
    service::ApiTypes,
    testing::example,
};
