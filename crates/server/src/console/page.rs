//! Form of the pages.

use askama::Template;
use axum::{
    extract::Request,
    http::{HeaderValue, StatusCode, header},
    middleware::Next,
    response::{Html, IntoResponse, Response},
};

use crate::{database::error::Error, domain::refusal::Refusal};

const STYLE: &str = include_str!("../../templates/style.css");

/// Answers with the style of all pages.
pub(super) async fn style() -> impl IntoResponse {
    let headers = [
        (header::CONTENT_TYPE, "text/css; charset=utf-8"),
        (header::CACHE_CONTROL, "max-age=3600"),
    ];
    (headers, STYLE)
}

/// Addresses to which a page's forms may lead, as a part of its content security policy.
#[derive(Clone)]
pub(crate) struct FormTargets(pub(crate) String);

/// Lets no other page frame these ones or run something in them, and nobody keep them.
pub(super) async fn protect(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    // Browsers follow a form's redirect only to these addresses.
    let more = response.extensions_mut().remove::<FormTargets>();
    let more = more.map_or(String::new(), |more| format!(" {}", more.0));
    let policy = format!(
        "default-src 'none'; style-src 'self'; form-action 'self'{more}; frame-ancestors 'none'; base-uri 'none'"
    );
    let headers = response.headers_mut();
    if let Ok(policy) = HeaderValue::try_from(policy) {
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    for (name, value) in [
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::CACHE_CONTROL, "no-store"),
        // Without it, forms would have no `Origin`.
        (header::REFERRER_POLICY, "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Answers with a page.
pub(crate) fn page(template: &impl Template) -> Result<Response, Problem> {
    match template.render() {
        Ok(text) => Ok(Html(text).into_response()),
        Err(_) => {
            Err(Refusal::new(StatusCode::INTERNAL_SERVER_ERROR, "the page could not be made")
                .into())
        }
    }
}

/// Leads to another page (303, so that a browser does not send a form again).
pub(crate) fn see_other(address: &str) -> Response {
    let mut response = StatusCode::SEE_OTHER.into_response();
    if let Ok(address) = HeaderValue::try_from(address) {
        response.headers_mut().insert(header::LOCATION, address);
    }
    response
}

/// A refusal, answered with a page.
pub(crate) struct Problem(Refusal);

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        Self(refusal)
    }
}

impl From<Error> for Problem {
    fn from(error: Error) -> Self {
        Self(error.into())
    }
}

#[derive(Template)]
#[template(path = "problem.html")]
struct ProblemPage<'a> {
    detail: &'a str,
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.0.status()).unwrap_or_default();
        let page = ProblemPage { detail: self.0.detail() };
        let mut response = (status, Html(page.render().unwrap_or_default())).into_response();
        response.headers_mut().extend(self.0.headers().iter().cloned());
        response
    }
}
