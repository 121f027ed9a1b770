//! Browsers: which pages may call the service (CORS).

use std::{convert::Infallible, str::FromStr, time::Duration};

use axum::{
    extract::{Request, State},
    http::{HeaderName, HeaderValue, Method, header},
    middleware::Next,
    response::Response,
};
use serde::Deserialize;
use tower::{Layer as _, ServiceExt as _};
use tower_http::cors::{AllowHeaders, AllowMethods, AllowOrigin, CorsLayer};

/// An origin whose pages may call the service from a browser: `https://app.example`, or `*` for any.
///
/// # Examples
///
/// ```
/// use backoffice_server::Origin;
///
/// assert!("https://app.example".parse::<Origin>().is_ok());
/// assert!("https://app.example/".parse::<Origin>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Origin(HeaderValue);

impl Origin {
    /// Any origin.
    #[must_use]
    pub fn any() -> Self {
        Self(HeaderValue::from_static("*"))
    }
}

/// A text is not an origin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoOrigin;

impl std::fmt::Display for NoOrigin {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("expected an origin, such as https://app.example or http://localhost:3000, or `*` for any")
    }
}

impl std::error::Error for NoOrigin {}

impl FromStr for Origin {
    type Err = NoOrigin;

    fn from_str(text: &str) -> Result<Self, NoOrigin> {
        let host = text.split_once("://").map(|(_, host)| host);
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._:[]".contains(&byte);
        let is_origin = host.is_some_and(|host| !host.is_empty() && host.bytes().all(is_plain));
        if !is_origin && text != "*" {
            return Err(NoOrigin);
        }
        // Browsers write it in lower case.
        let value = HeaderValue::try_from(text.to_ascii_lowercase());
        value.map(Self).map_err(|_| NoOrigin)
    }
}

impl TryFrom<String> for Origin {
    type Error = NoOrigin;

    fn try_from(text: String) -> Result<Self, NoOrigin> {
        text.parse()
    }
}

impl std::fmt::Display for Origin {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0.to_str().unwrap_or_default())
    }
}

/// Header fields of an answer that a page may read, beside those that it always may.
const EXPOSED: [HeaderName; 11] = [
    header::ALLOW,
    header::CONTENT_DISPOSITION,
    header::ETAG,
    header::LOCATION,
    header::RETRY_AFTER,
    header::WWW_AUTHENTICATE,
    HeaderName::from_static("idempotency-replayed"),
    HeaderName::from_static("ratelimit-limit"),
    HeaderName::from_static("ratelimit-remaining"),
    HeaderName::from_static("ratelimit-reset"),
    HeaderName::from_static("x-request-id"),
];

/// Returns the rules for the pages of these origins.
pub(super) fn rules(origins: &[Origin]) -> CorsLayer {
    let origins = if origins.contains(&Origin::any()) {
        AllowOrigin::any()
    } else {
        AllowOrigin::list(origins.iter().map(|origin| origin.0.clone()))
    };
    CorsLayer::new()
        .allow_origin(origins)
        // Tokens are no cookies: a page that has one may use it as any other caller.
        .allow_methods(AllowMethods::mirror_request())
        .allow_headers(AllowHeaders::mirror_request())
        .expose_headers(EXPOSED)
        .max_age(Duration::from_secs(60 * 60))
}

/// Answers preflight requests, and names the origin in the answers to others.
pub(super) async fn apply(
    State(rules): State<CorsLayer>,
    request: Request,
    next: Next,
) -> Result<Response, Infallible> {
    let headers = request.headers();
    let is_of_page = headers.contains_key(header::ORIGIN);
    let is_preflight = headers.contains_key(header::ACCESS_CONTROL_REQUEST_METHOD);
    // Any other OPTIONS asks for the methods of the path.
    if !is_of_page || request.method() == Method::OPTIONS && !is_preflight {
        return Ok(next.run(request).await);
    }
    rules.layer(next).oneshot(request).await
}
