//! HTTP methods, and the headers that the API document defines.

use std::sync::LazyLock;

use backoffice_models::{Endpoint, endpoints};
use http::{HeaderMap, HeaderName, Method};

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
pub(crate) const IDEMPOTENCY_KEY: HeaderName = HeaderName::from_static("idempotency-key");

#[expect(
    clippy::expect_used,
    reason = "codegen checks that the name in the tables is valid"
)]
pub(crate) static VERSION: LazyLock<HeaderName> = LazyLock::new(|| {
    HeaderName::from_bytes(endpoints::VERSION_HEADER.as_bytes())
        .expect("the version header has a valid name")
});

pub(crate) fn method(endpoint: &Endpoint) -> Method {
    match endpoint.method {
        backoffice_models::Method::Get => Method::GET,
        backoffice_models::Method::Post => Method::POST,
        backoffice_models::Method::Put => Method::PUT,
        backoffice_models::Method::Patch => Method::PATCH,
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
