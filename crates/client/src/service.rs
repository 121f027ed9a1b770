//! The API that a client calls.

use backoffice_shapes::Api;

use crate::{client::ClientCore, mode::Mode};

/// An API, and the types of its client.
pub trait ApiTypes: Sized + 'static {
    /// The API.
    const API: &'static Api;

    /// Default of the `User-Agent` header.
    const USER_AGENT: &'static str;

    /// The client, with the declared scopes `S`.
    type Client<S, M: Mode>: From<ClientCore<M>>;

    /// Returns the validator's shapes, with which [`check_requests`](crate::runtime::ClientBuilder::check_requests) checks
    /// bodies; `None` if there are none.
    #[cfg(feature = "validate")]
    fn shapes() -> Option<&'static backoffice_validate::Shapes> {
        None
    }
}
