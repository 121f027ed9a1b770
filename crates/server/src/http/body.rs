//! Bodies of requests: their media type, size and time.

use std::{future::Future, time::Duration};

use axum::{
    body::{Body, to_bytes},
    extract::{DefaultBodyLimit, FromRequest as _, Request, multipart::Multipart},
    http::StatusCode,
};
use backoffice_validate::has_byte_order_mark;
use bytes::Bytes;
use futures_util::StreamExt as _;
use http_body_util::LengthLimitError;

use super::{
    headers::{check_encoding, check_length, media_type, too_large},
    limits::Limits,
};
use crate::domain::{form::Form, refusal::Refusal};

pub(super) async fn json(request: Request, limits: &Limits) -> Result<Bytes, Refusal> {
    let (parts, body) = request.into_parts();
    if media_type(&parts.headers).as_deref() != Some("application/json") {
        let detail = "this call takes a body of application/json";
        return Err(Refusal::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, detail));
    }
    check_encoding(&parts.headers)?;
    check_length(&parts.headers, limits.body_bytes)?;
    let mut stream = body.into_data_stream();
    let mut bytes = Vec::new();
    let read = async {
        while let Some(chunk) = stream.next().await {
            let chunk = chunk.map_err(|_| {
                Refusal::new(StatusCode::BAD_REQUEST, "the body could not be read to its end")
            })?;
            if bytes.len() + chunk.len() > limits.body_bytes {
                return Err(too_large(limits.body_bytes));
            }
            bytes.extend_from_slice(&chunk);
        }
        Ok(())
    };
    in_time(limits.body_time, read).await?;
    Ok(Bytes::from(bytes))
}

pub(super) async fn form(request: Request, limits: &Limits) -> Result<Form, Refusal> {
    let headers = request.headers();
    if media_type(headers).as_deref() != Some("multipart/form-data") {
        let detail = "this call takes a body of multipart/form-data";
        return Err(Refusal::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, detail));
    }
    check_encoding(headers)?;
    check_length(headers, limits.upload_bytes)?;
    let (parts, body) = request.into_parts();
    let body = Body::new(http_body_util::Limited::new(body, limits.upload_bytes));
    let mut request = Request::from_parts(parts, body);
    // In the place of axum's limit.
    DefaultBodyLimit::disable().apply(&mut request);
    let read = async {
        let parts = Multipart::from_request(request, &()).await;
        let parts = parts.map_err(|_| {
            let detail = "the Content-Type of the form has no boundary, or one that is not allowed";
            Refusal::new(StatusCode::BAD_REQUEST, detail)
        })?;
        super::form::read(parts, limits).await
    };
    in_time(limits.body_time, read).await
}

/// Reads a small body, without a byte order mark.
pub async fn whole(body: Body, most_bytes: usize, time: Duration) -> Result<Bytes, Refusal> {
    let read = async {
        let bytes = to_bytes(body, most_bytes).await;
        let bytes = bytes.map_err(|error| {
            let source = std::error::Error::source(&error);
            if source.is_some_and(|source| source.is::<LengthLimitError>()) {
                return too_large(most_bytes);
            }
            Refusal::invalid("body", "could not be read to its end")
        })?;
        let mark = if has_byte_order_mark(&bytes) { 3 } else { 0 };
        Ok(bytes.slice(mark..))
    };
    in_time(time, read).await
}

/// Waits for a body at most for a time; after it, the refusal is 408.
pub async fn in_time<T>(
    time: Duration,
    work: impl Future<Output = Result<T, Refusal>>,
) -> Result<T, Refusal> {
    let result = tokio::time::timeout(time, work).await;
    result.unwrap_or_else(|_| {
        let detail = format!("the body did not arrive within {} seconds", time.as_secs());
        Err(Refusal::new(StatusCode::REQUEST_TIMEOUT, detail))
    })
}
