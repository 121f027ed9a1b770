//! HTTP methods, and headers of every API.

use backoffice_shapes::{Endpoint, Method as EndpointMethod};
use http::{HeaderMap, HeaderName, Method};

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
pub(crate) const IDEMPOTENCY_KEY: HeaderName = HeaderName::from_static("idempotency-key");

pub(crate) fn method(endpoint: &Endpoint) -> Method {
    match endpoint.method {
        EndpointMethod::Get => Method::GET,
        EndpointMethod::Post => Method::POST,
        EndpointMethod::Put => Method::PUT,
        EndpointMethod::Patch => Method::PATCH,
        EndpointMethod::Delete => Method::DELETE,
    }
}

/// Returns true for an idempotent method: sending a request twice has the same effect as sending it once (RFC 9110,
/// section 9.2.2).
pub(crate) fn is_idempotent(method: &Method) -> bool {
    matches!(*method, Method::GET | Method::PUT)
}

/// Returns `X-Request-Id`, if it is text.
pub(crate) fn request_id(headers: &HeaderMap) -> Option<&str> {
    headers.get(REQUEST_ID)?.to_str().ok()
}
