//! Answers to requests that are not carried out.

use axum::{
    body::Body,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};

use crate::domain::refusal::Refusal;

/// An answer that is not sent: its connection ends in its place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cut;

impl std::fmt::Display for Cut {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a fault ends the connection")
    }
}

impl std::error::Error for Cut {}

/// Makes the answer: problem details (RFC 9457) if the caller asks for them.
pub fn answer(refusal: &Refusal, problem: bool) -> Response {
    let (media_type, body) = match problem {
        true => ("application/problem+json", refusal.to_problem()),
        false => ("application/json", refusal.body().to_string()),
    };
    let mut response = Response::new(Body::from(body));
    *response.status_mut() = StatusCode::from_u16(refusal.status()).unwrap_or_default();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(media_type));
    headers.extend(refusal.headers().iter().cloned());
    response
}

/// In its plain form. [`Server`](crate::Server) turns it into problem details if the caller asks for them.
impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let mut response = answer(&self, false);
        response.extensions_mut().insert(self);
        response
    }
}
