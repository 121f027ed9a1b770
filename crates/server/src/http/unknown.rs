//! Answers to paths and methods that the API does not have.

use axum::{
    body::Body,
    extract::Request,
    http::{HeaderMap, HeaderValue, Method, StatusCode, header},
    response::Response,
};
use backoffice_shapes::Api;

use super::{headers::wants_problem, refused::answer};
use crate::domain::refusal::Refusal;

/// Redirects a path that lacks only its last slash (308, which keeps method and body), and answers 404 to any other.
pub(super) fn unknown_path(api: &Api, request: &Request) -> Response {
    let path = request.uri().path();
    if !path.ends_with('/') && !methods(api, &format!("{path}/")).is_empty() {
        // Relative to the path, because the API may be nested below another one.
        let last = path.rsplit('/').next().unwrap_or_default();
        let query = request.uri().query();
        let query = query.map_or(String::new(), |query| format!("?{query}"));
        if let Ok(location) = HeaderValue::try_from(format!("./{last}/{query}")) {
            let mut response = Response::new(Body::empty());
            *response.status_mut() = StatusCode::PERMANENT_REDIRECT;
            response.headers_mut().insert(header::LOCATION, location);
            return response;
        }
    }
    let refusal = Refusal::new(StatusCode::NOT_FOUND, "the API has no such path");
    answer(&refusal, wants_problem(request.headers()))
}

/// Answers 404 to a path that is not below that of the API.
pub(crate) fn outside(mount: &str, request: &Request) -> Response {
    let detail = format!("there is no such path; those of the API start with {mount}/");
    let refusal = Refusal::new(StatusCode::NOT_FOUND, detail);
    answer(&refusal, wants_problem(request.headers()))
}

/// Answers OPTIONS with the methods of the path, and 405 to any other method.
pub(super) fn unknown_method(api: &Api, request: &Request) -> Response {
    let methods = methods(api, request.uri().path()).join(", ");
    let mut response = if request.method() == Method::OPTIONS {
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::NO_CONTENT;
        response
    } else {
        let detail = format!("the methods of this path are {methods}");
        let refusal = Refusal::new(StatusCode::METHOD_NOT_ALLOWED, detail);
        answer(&refusal, wants_problem(request.headers()))
    };
    if let Ok(allow) = HeaderValue::try_from(methods) {
        response.headers_mut().insert(header::ALLOW, allow);
    }
    response
}

/// Answers 404 to a path at an address without the API.
pub(crate) fn path(request: &Request) -> Response {
    let refusal = Refusal::new(StatusCode::NOT_FOUND, "there is no such path");
    answer(&refusal, wants_problem(request.headers()))
}

/// Answers 405 for a path beside the API. The router adds `Allow`.
pub async fn other_method(headers: HeaderMap) -> Response {
    let detail = "the path has no such method; `Allow` names its methods";
    let refusal = Refusal::new(StatusCode::METHOD_NOT_ALLOWED, detail);
    answer(&refusal, wants_problem(&headers))
}

/// Returns the methods of a path.
fn methods(api: &Api, path: &str) -> Vec<&'static str> {
    let mut methods = Vec::new();
    for endpoint in api.endpoints {
        let (mut template, mut segments) = (endpoint.path.split('/'), path.split('/'));
        let fits = loop {
            match (template.next(), segments.next()) {
                (None, None) => break true,
                (Some(expected), Some(found))
                    if expected == found || expected.starts_with('{') && !found.is_empty() => {}
                _ => break false,
            }
        };
        if fits {
            methods.push(endpoint.method.as_str());
        }
    }
    if methods.contains(&"GET") {
        methods.push("HEAD");
    }
    if !methods.is_empty() {
        methods.push("OPTIONS");
    }
    methods
}
