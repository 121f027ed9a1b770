//! Log and figures of each request.

use std::{any::Any, sync::Arc, time::Instant};

use axum::{
    extract::{MatchedPath, Request, State},
    http::StatusCode,
    middleware::Next,
    response::{IntoResponse as _, Response},
};

use super::{connections::MOST_FIELDS, figures::Figures};
use crate::{
    domain::refusal::Refusal,
    http::{headers::wants_problem, refused, request_id::RequestId, routes::Token, well_formed},
};

/// Layers around every request.
#[derive(Clone)]
pub(super) struct Edge {
    pub(super) figures: Arc<Figures>,
    /// Largest address and headers.
    pub(super) header_bytes: usize,
}

impl Edge {
    fn check(&self, request: &Request) -> Result<(), Refusal> {
        well_formed::check_size(request, self.header_bytes, MOST_FIELDS)?;
        well_formed::check_host(request)?;
        well_formed::check(request)
    }
}

/// Gives a request an id, checks its form, logs it and counts it. The log has the path's template, not the path or the query,
/// which may hold personal data.
pub(super) async fn observe(
    State(edge): State<Edge>,
    mut request: Request,
    next: Next,
) -> Response {
    let start = Instant::now();
    let id = RequestId::give(&mut request);
    let matched = request.extensions().get::<MatchedPath>().cloned();
    let path = matched.as_ref().map_or("unknown", |matched| matched.as_str());
    let method = request.method().clone();
    let known = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
    let method = known.into_iter().find(|known| *known == method.as_str()).unwrap_or("other");
    let problem = wants_problem(request.headers());
    well_formed::name_host(&mut request);
    let mut response = match edge.check(&request) {
        Ok(()) => next.run(request).await,
        Err(refusal) => refusal.into_response(),
    };
    if let Some(refusal) = response.extensions_mut().remove::<Refusal>() {
        response = refused::answer(&refusal, problem);
    }
    id.write(&mut response);
    let (status, time) = (response.status().as_u16(), start.elapsed());
    edge.figures.answered(method, path, status, time);
    let token = response.extensions().get::<Token>();
    let token = token.map(|token| token.0);
    let request_id = id.as_str();
    let milliseconds = time.as_secs_f64() * 1000.0;
    let milliseconds = (milliseconds * 1000.0).round() / 1000.0;
    if status >= 500 {
        tracing::error!(method, path, status, milliseconds, token, request_id);
    } else if super::operators::PATHS.contains(&path) {
        // Probes come every few seconds.
        tracing::debug!(method, path, status, milliseconds);
    } else {
        tracing::info!(method, path, status, milliseconds, token, request_id);
    }
    response
}

/// Answers a request whose handler panicked. The panic's text may quote values, so only the standard error output has it.
pub(super) fn panicked(_: Box<dyn Any + Send>) -> Response {
    Refusal::new(StatusCode::INTERNAL_SERVER_ERROR, "the service failed").into_response()
}

#[cfg(test)]
mod tests {
    use axum::{Router, body::Body, routing::get};
    use tower::ServiceExt as _;
    use tower_http::catch_panic::CatchPanicLayer;

    use super::*;
    use crate::{Settings, testing};

    #[tokio::test]
    async fn a_panic_is_answered_in_the_form_that_is_asked_for() {
        let settings = Settings::new("", [7; 32]);
        let backend = testing::open("sqlite::memory:", settings).await;
        let edge = Edge { figures: Arc::new(Figures::new(backend.database)), header_bytes: 1024 };
        let observe = axum::middleware::from_fn_with_state(edge, observe);
        let panics = async || -> StatusCode { panic!("secret") };
        let router = Router::new()
            .route("/", get(panics))
            .layer((observe, CatchPanicLayer::custom(panicked)));
        for accept in ["application/json", "application/problem+json"] {
            let request = Request::get("/").header("host", "x");
            let request = request.header("accept", accept);
            let response = router.clone().oneshot(request.body(Body::empty()).unwrap());
            let (parts, body) = response.await.unwrap().into_parts();
            let body = axum::body::to_bytes(body, usize::MAX).await.unwrap();
            let body = String::from_utf8(body.to_vec()).unwrap();
            assert_eq!(
                (parts.status.as_u16(), &parts.headers["content-type"].to_str().unwrap()),
                (500, &accept)
            );
            assert!(body.contains("the service failed") && !body.contains("secret"), "{body}");
            assert!(parts.headers.contains_key("x-request-id"));
        }
    }
}
