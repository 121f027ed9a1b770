//! Requests of axum 0.8.
//!
//! This module reads a body from a connection and answers a refused request. It must not know the checks.

use std::error::Error;

use axum_core::{
    extract::Request,
    response::{IntoResponse, Response},
};
use backoffice_models::Json;
use http::header::CONTENT_TYPE;
use http_body_util::{BodyExt as _, LengthLimitError, Limited};

use crate::{
    delivery::{Api, Received},
    error::{Kind, ReceiveError},
    receiver::Receiver,
};

/// Reads the body of a request, up to the receiver's `max_body_bytes`, and verifies it.
///
/// # Errors
///
/// Those of [`Receiver::receive`], or if the body ends early.
pub async fn receive<A: Api>(
    receiver: &Receiver<A>,
    request: Request,
) -> Result<Received<A>, ReceiveError> {
    let limit = receiver.max_body_bytes();
    let (parts, body) = request.into_parts();
    let body = Limited::new(body, limit).collect().await.map_err(|error| {
        ReceiveError(if error.is::<LengthLimitError>() {
            Kind::TooLarge { limit }
        } else if is_limit(&*error) {
            Kind::ApplicationLimit
        } else {
            Kind::Incomplete
        })
    })?;
    receiver.receive(&parts.headers, &body.to_bytes())
}

/// True if a length limit ended the body, such as the limit of a layer.
fn is_limit(error: &(dyn Error + 'static)) -> bool {
    error.is::<LengthLimitError>() || error.source().is_some_and(is_limit)
}

/// Answers with [`ReceiveError::status`] and `{"detail": "..."}`.
impl IntoResponse for ReceiveError {
    fn into_response(self) -> Response {
        let detail = Json::from_text(&self.to_string());
        let body = format!(r#"{{"detail":{detail}}}"#);
        let headers = [(CONTENT_TYPE, "application/json")];
        (self.status(), headers, body).into_response()
    }
}
