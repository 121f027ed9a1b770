//! HTTP methods and request ids.

use backoffice_models::info::{self, Endpoint};
use http::{HeaderMap, HeaderName, Method};

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

pub(crate) fn method(endpoint: &Endpoint) -> Method {
    match endpoint.method {
        info::Method::Get => Method::GET,
        info::Method::Post => Method::POST,
        info::Method::Put => Method::PUT,
        info::Method::Patch => Method::PATCH,
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
