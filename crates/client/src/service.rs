//! The API that a client calls, as a value.

use backoffice_shapes::Api;

use crate::{client::ClientCore, mode::Mode};

/// An API as a client calls it.
#[derive(Debug)]
pub struct Service {
    /// The API.
    pub api: &'static Api,
    /// Name of the header that carries an idempotency key.
    pub idempotency_header: &'static str,
    /// Default of the `User-Agent` header.
    pub user_agent: &'static str,
}

impl Service {
    /// Returns the query parameter that selects a page of a list. No parameter has an empty name.
    pub(crate) fn cursor(&self) -> &'static str {
        self.api.cursor.unwrap_or_default()
    }

    /// Returns the name of a page's field with the address of the next page.
    pub(crate) fn next(&self) -> &'static str {
        self.api.page.as_ref().map_or("", |fields| fields.next)
    }
}

/// An API, and the types of its client.
pub trait ApiTypes: Sized + 'static {
    /// Description of the API.
    const SERVICE: &'static Service;

    /// The client, with the declared scopes `S`.
    type Client<S, M: Mode>: From<ClientCore<M>>;

    /// Returns the shape of an endpoint's request body for the validator; `None` if it can't check the body.
    #[cfg(feature = "validate")]
    fn request_shape(
        endpoint: &'static backoffice_shapes::Endpoint,
    ) -> Option<&'static backoffice_validate::Shape> {
        let _ = endpoint;
        None
    }
}
