//! Requests that can be read in two ways, or not at all. They are refused before anything reads them.

use std::borrow::Cow;

use axum::{
    extract::Request,
    http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Version, header, uri::Authority},
    middleware::Next,
    response::Response,
};
use percent_encoding::percent_decode_str;

use super::{
    headers::{IDEMPOTENCY_KEY, wants_problem},
    refused::answer,
};
use crate::domain::refusal::Refusal;

/// Header fields that have one value. Of two, a proxy may have checked the other one.
const SINGLE: [HeaderName; 3] = [header::AUTHORIZATION, header::CONTENT_TYPE, IDEMPOTENCY_KEY];

/// Refuses a request that is not well formed.
pub(crate) async fn require(request: Request, next: Next) -> Response {
    match check(&request) {
        Ok(()) => next.run(request).await,
        Err(refusal) => answer(&refusal, wants_problem(request.headers())),
    }
}

pub(crate) fn check(request: &Request) -> Result<(), Refusal> {
    for name in &SINGLE {
        let mut values = request.headers().get_all(name).iter();
        let first = values.next();
        if values.any(|value| Some(value) != first) {
            let name = name_of(name);
            return Err(Refusal::invalid(name, "written twice, with two values"));
        }
    }
    check_query(request.uri().query().unwrap_or_default())
}

/// Returns the name of a header field as documents write it.
fn name_of(name: &HeaderName) -> &'static str {
    match *name {
        header::AUTHORIZATION => "Authorization",
        header::CONTENT_TYPE => "Content-Type",
        _ => "Idempotency-Key",
    }
}

/// Checks percent-encoding and UTF-8. A decoder that replaces what it can't read would search for other text.
fn check_query(query: &str) -> Result<(), Refusal> {
    for pair in query.split('&') {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        let known = decoded(name);
        let field = known.as_deref().unwrap_or("non_field_errors");
        if known.is_none() || decoded(value).is_none() {
            let message = "not percent-encoded UTF-8: write `%25` for a percent sign";
            return Err(Refusal::invalid(field, message));
        }
    }
    Ok(())
}

/// Returns a text without its percent-encoding; none if it has a `%` without two hexadecimal digits, or is not UTF-8.
fn decoded(text: &str) -> Option<Cow<'_, str>> {
    let is_escape = |rest: &str| {
        let digits = rest.as_bytes().get(..2);
        digits.is_some_and(|digits| digits.iter().all(u8::is_ascii_hexdigit))
    };
    if !text.split('%').skip(1).all(is_escape) {
        return None;
    }
    percent_decode_str(text).decode_utf8().ok()
}

/// Gives a request of HTTP/2 the field `Host`, in whose place it has `:authority` (RFC 9113, section 8.3.1).
pub(crate) fn name_host(request: &mut Request) {
    if request.version() != Version::HTTP_2 || request.headers().contains_key(header::HOST) {
        return;
    }
    let authority = request.uri().authority().map(Authority::as_str);
    if let Some(Ok(host)) = authority.map(HeaderValue::from_str) {
        request.headers_mut().insert(header::HOST, host);
    }
}

/// Checks that a request of HTTP/1.1 has one `Host` (RFC 9112, section 3.2).
pub(crate) fn check_host(request: &Request) -> Result<(), Refusal> {
    let mut hosts = request.headers().get_all(header::HOST).iter();
    let wrong = match (hosts.next(), hosts.next()) {
        (None, _) if request.version() >= Version::HTTP_11 => "missing",
        (Some(_), Some(_)) => "written twice",
        (Some(host), None) if !is_host(host.as_bytes()) => "not the name or address of a host",
        _ => return Ok(()),
    };
    Err(Refusal::invalid("Host", wrong))
}

fn is_host(value: &[u8]) -> bool {
    let is_authority = |value: &[u8]| Authority::try_from(value).is_ok();
    value.is_empty() || !value.contains(&b'@') && is_authority(value)
}

/// Checks the size of the request line and the header fields.
pub(crate) fn check_size(request: &Request, bytes: usize, fields: usize) -> Result<(), Refusal> {
    // `GET `, ` HTTP/1.1` and the ends of lines are few beside the limit.
    let line = request.uri().path_and_query();
    let line = line.map_or(0, |line| line.as_str().len());
    let headers: &HeaderMap = request.headers();
    let field = |(name, value): (&HeaderName, &header::HeaderValue)| {
        name.as_str().len() + value.len() + ": \r\n".len()
    };
    if line + headers.iter().map(field).sum::<usize>() <= bytes && headers.len() <= fields {
        return Ok(());
    }
    let detail = format!(
        "the address and the {} header fields are larger than {bytes} bytes, or more than {fields} fields",
        headers.len()
    );
    Err(Refusal::new(StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE, detail))
}
