//! The API that a client calls, as a value.

use backoffice_models::runtime::Envelope;
use backoffice_shapes::Endpoint;

use crate::{client::ClientCore, mode::Mode};

/// Parts of an API that the client needs beside the endpoint of a call.
#[derive(Debug)]
pub struct Service {
    /// Every endpoint. An error of a change names the endpoint that reads what was changed.
    pub endpoints: &'static [&'static Endpoint],
    /// Header that each request sends to select the version of the API, if there is one.
    pub version: Option<VersionHeader>,
    /// Name of the header that carries an idempotency key.
    pub idempotency_header: &'static str,
    /// Names of the fields of a page.
    pub envelope: Envelope,
    /// Query parameter that selects a page of a list.
    pub cursor: &'static str,
    /// Default of the `User-Agent` header.
    pub user_agent: &'static str,
}

/// Header that selects the version of an API.
#[derive(Debug)]
pub struct VersionHeader {
    /// Name of the header.
    pub name: &'static str,
    /// The version that the models have.
    pub value: &'static str,
}

/// An API, and the types of its client.
pub trait ApiTypes: Sized + 'static {
    /// Description of the API.
    const SERVICE: &'static Service;

    /// The client, with the declared scopes `S`.
    type Client<S, M: Mode>: From<ClientCore<M>>;

    /// Returns the shape of an endpoint's request body for the validator; `None` if it can't check the body.
    #[cfg(feature = "validate")]
    fn request_shape(endpoint: &'static Endpoint) -> Option<&'static backoffice_validate::Shape> {
        let _ = endpoint;
        None
    }
}
