//! Log and figures of each request.

use std::{any::Any, sync::Arc, time::Instant};

use axum::{
    extract::{MatchedPath, Request, State},
    http::StatusCode,
    middleware::Next,
    response::Response,
};

use super::figures::Figures;
use crate::http::{refusal::Refusal, request_id::RequestId, routes::Token};

/// Gives a request an id, logs it and counts it. The log has the path's template, not the path or the query, which may hold
/// personal data.
pub(super) async fn observe(
    State(figures): State<Arc<Figures>>,
    mut request: Request,
    next: Next,
) -> Response {
    let start = Instant::now();
    let id = RequestId::give(&mut request);
    let matched = request.extensions().get::<MatchedPath>().cloned();
    let path = matched
        .as_ref()
        .map_or("unknown", |matched| matched.as_str());
    let method = request.method().clone();
    let known = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
    let method = known
        .into_iter()
        .find(|known| *known == method.as_str())
        .unwrap_or("other");
    let mut response = next.run(request).await;
    id.write(&mut response);
    let (status, time) = (response.status().as_u16(), start.elapsed());
    figures.answered(method, path, status, time);
    let token = response.extensions().get::<Token>();
    let token = token.map(|token| token.0);
    let request_id = id.as_str();
    let milliseconds = time.as_secs_f64() * 1000.0;
    let milliseconds = (milliseconds * 1000.0).round() / 1000.0;
    if status >= 500 {
        tracing::error!(method, path, status, milliseconds, token, request_id);
    } else if super::operations::PATHS.contains(&path) {
        // Probes come every few seconds.
        tracing::debug!(method, path, status, milliseconds);
    } else {
        tracing::info!(method, path, status, milliseconds, token, request_id);
    }
    response
}

/// Answers a request whose handler panicked. The panic's text may quote values, so only the standard error output has it.
pub(super) fn panicked(_: Box<dyn Any + Send>) -> Response {
    Refusal::new(StatusCode::INTERNAL_SERVER_ERROR, "the service failed").answer(false)
}
