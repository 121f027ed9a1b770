//! Endpoints as types, with their request and response types.

use backoffice_shapes::Endpoint;

use crate::{query::Query, response_body::ResponseBody};

/// An endpoint as a type, with the types of its parameters and bodies.
pub trait Operation {
    /// Path parameters, as a tuple in path order.
    type Path;
    /// Query parameters; `()` for none.
    type Query: Query;
    /// Request body; `()` for none.
    type Request;
    /// Response body.
    type Response: ResponseBody;
    /// Description of the endpoint.
    const ENDPOINT: &'static Endpoint;
}
