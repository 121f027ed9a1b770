//! HTTP methods, and the headers that the API document defines.

use std::sync::LazyLock;

use backoffice_models::info::{self, Endpoint, endpoints};
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
