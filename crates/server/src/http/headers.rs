//! Header fields of a request: what they say, and whether the service can answer to it.

use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header, request::Parts};
use backoffice_shapes::Api;

use crate::domain::{quota::Quota, refusal::Refusal};

pub(super) const IDEMPOTENCY_KEY: HeaderName = HeaderName::from_static("idempotency-key");

/// Checks the version of the API, if the caller names one.
pub(super) fn check_version(api: &Api, headers: &HeaderMap) -> Result<(), Refusal> {
    let Some(version) = &api.version else {
        return Ok(());
    };
    let known = |value: &HeaderValue| {
        let mut known = version.values.iter();
        known.any(|known| value.as_bytes() == known.as_bytes())
    };
    if headers.get_all(version.name).iter().all(known) {
        return Ok(());
    }
    let message = match version.values {
        [only] => format!("the only version is {only}"),
        all => format!("the versions are {}", all.join(", ")),
    };
    Err(Refusal::invalid(version.name, message))
}

/// Returns true if the caller takes an answer whose media type fits.
fn accepts(headers: &HeaderMap, fits: impl Fn(&str) -> bool) -> bool {
    let values = headers.get_all(header::ACCEPT).iter();
    let values = values.filter_map(|value| value.to_str().ok());
    let mut ranges = values.flat_map(|value| value.split(','));
    ranges.any(|range| {
        let mut parts = range.split(';').map(str::trim);
        let media_type = parts.next().unwrap_or_default();
        let refused = parts.any(|part| {
            let (name, quality) = part.split_once('=').unwrap_or_default();
            name.eq_ignore_ascii_case("q") && quality.parse() == Ok(0.0_f32)
        });
        !refused && fits(media_type)
    })
}

const PROBLEM: &str = "application/problem+json";

/// Returns true if the caller asks for `application/problem+json` (RFC 9457).
pub fn wants_problem(headers: &HeaderMap) -> bool {
    accepts(headers, |range| range.eq_ignore_ascii_case(PROBLEM))
}

pub(super) fn check_accept(headers: &HeaderMap) -> Result<(), Refusal> {
    const TYPES: [&str; 4] = ["*/*", "application/*", "application/json", PROBLEM];
    let fits = |range: &str| TYPES.iter().any(|fits| range.eq_ignore_ascii_case(fits));
    if !headers.contains_key(header::ACCEPT) || accepts(headers, fits) {
        return Ok(());
    }
    let detail = "this call answers with application/json only";
    Err(Refusal::new(StatusCode::NOT_ACCEPTABLE, detail))
}

pub(super) fn check_encoding(headers: &HeaderMap) -> Result<(), Refusal> {
    let encoding = headers.get(header::CONTENT_ENCODING);
    if encoding.is_none_or(|encoding| encoding.as_bytes().eq_ignore_ascii_case(b"identity")) {
        return Ok(());
    }
    let detail = "the service takes no compressed bodies";
    Err(Refusal::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, detail))
}

pub(crate) fn media_type(headers: &HeaderMap) -> Option<String> {
    let value = headers.get(header::CONTENT_TYPE)?.to_str().ok()?;
    let media_type = value.split(';').next()?.trim();
    Some(media_type.to_ascii_lowercase())
}

pub(super) fn check_length(headers: &HeaderMap, limit: usize) -> Result<(), Refusal> {
    let length = headers.get(header::CONTENT_LENGTH);
    let length = length.and_then(|length| length.to_str().ok()?.parse::<u64>().ok());
    if length.is_some_and(|length| length > limit as u64) {
        return Err(too_large(limit));
    }
    Ok(())
}

/// 413: the body has more bytes than a limit.
pub fn too_large(limit: usize) -> Refusal {
    let detail = format!("the body is larger than {limit} bytes");
    Refusal::new(StatusCode::PAYLOAD_TOO_LARGE, detail)
}

/// Reads the key of a POST or PATCH.
pub(super) fn idempotency_key(parts: &Parts) -> Result<Option<String>, Refusal> {
    if parts.method != Method::POST && parts.method != Method::PATCH {
        return Ok(None);
    }
    let Some(value) = parts.headers.get(IDEMPOTENCY_KEY) else {
        return Ok(None);
    };
    let text = value
        .to_str()
        .ok()
        .filter(|text| (1..=255).contains(&text.len()))
        .filter(|text| text.bytes().all(|byte| byte.is_ascii_graphic()));
    match text {
        Some(text) => Ok(Some(text.to_owned())),
        None => {
            Err(Refusal::invalid("Idempotency-Key", "expected 1 to 255 visible ASCII characters"))
        }
    }
}

/// Writes what is left of a caller's limit of calls.
pub(super) fn write_quota(quota: Quota, headers: &mut HeaderMap) {
    for (name, value) in [
        ("ratelimit-limit", quota.limit),
        ("ratelimit-remaining", quota.remaining),
        ("ratelimit-reset", quota.reset),
    ] {
        headers.insert(HeaderName::from_static(name), HeaderValue::from(value));
    }
}

#[cfg(test)]
mod tests {
    use backoffice_shapes::VersionHeader;

    use super::*;

    #[test]
    fn only_a_version_of_the_api_is_accepted() {
        let version =
            VersionHeader { name: "x-version", values: &["1", "2023-02-10"], default: None };
        let api = Api {
            name: "one",
            title: "One",
            shapes: &[],
            endpoints: &[],
            scopes: &[],
            events: &[],
            version: Some(version),
            page: None,
            cursor: None,
            currencies: &[],
            identities: &[],
        };
        let check = |values: &[&'static str]| {
            let mut headers = HeaderMap::new();
            for value in values {
                headers.append("x-version", HeaderValue::from_static(value));
            }
            check_version(&api, &headers)
        };
        for right in [&[][..], &["1"], &["2023-02-10"], &["1", "1"]] {
            assert!(check(right).is_ok(), "{right:?}");
        }
        for wrong in [&["2"][..], &[""], &["1", "2"]] {
            let refusal = format!("{:?}", check(wrong).unwrap_err());
            assert!(refusal.contains("the versions are 1, 2023-02-10"), "{refusal}");
        }
    }
}
