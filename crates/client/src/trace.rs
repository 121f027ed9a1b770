//! Spans for `tracing`: one for each call, with a child span for each attempt. The span of an attempt has the
//! attributes that OpenTelemetry's semantic conventions define for HTTP clients.
//!
//! Spans contain the address without the values of its query. They contain no header, token or body.

use backoffice_shapes::Endpoint;
use http::Method;
use tracing::{Span, field::Empty};

use crate::{address::BaseAddress, error::Error, response::Raw};

pub(crate) fn call(endpoint: &'static Endpoint) -> Span {
    tracing::debug_span!(
        target: "backoffice_client",
        "call",
        "backoffice.operation" = endpoint.id,
        "backoffice.attempts" = Empty,
        "error.type" = Empty,
    )
}

pub(crate) fn call_ended(span: &Span, result: Result<&Raw, &Error>) {
    match result {
        Ok(raw) => span.record("backoffice.attempts", raw.attempts),
        Err(error) => span
            .record("backoffice.attempts", error.attempts())
            .record("error.type", error.type_name()),
    };
}

pub(crate) fn attempt(
    endpoint: &'static Endpoint,
    base: &BaseAddress,
    url: impl FnOnce() -> String,
    method: &Method,
    number: u32,
) -> Span {
    let span = tracing::info_span!(
        target: "backoffice_client",
        "http",
        "otel.kind" = "client",
        "otel.name" = Empty,
        "otel.status_code" = Empty,
        "http.request.method" = method.as_str(),
        "http.request.resend_count" = Empty,
        "http.response.status_code" = Empty,
        "server.address" = base.host().trim_start_matches('[').trim_end_matches(']'),
        "server.port" = base.port(),
        "url.full" = Empty,
        "url.template" = endpoint.path,
        "error.type" = Empty,
    );
    if !span.is_disabled() {
        span.record("otel.name", format!("{method} {}", endpoint.path));
        span.record("url.full", url());
        if number > 1 {
            span.record("http.request.resend_count", number - 1);
        }
    }
    span
}

pub(crate) fn attempt_ended(span: &Span, result: Result<&Raw, &Error>) {
    let status = match result {
        Ok(raw) => Some(raw.status),
        Err(error) => error.status(),
    };
    if let Some(status) = status {
        span.record("http.response.status_code", status.as_u16());
    }
    if let Err(error) = result {
        span.record("error.type", error.type_name());
        span.record("otel.status_code", "ERROR");
    }
}
