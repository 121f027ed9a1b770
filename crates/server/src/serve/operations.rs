//! Pages for operators and tools beside the API: health, figures, the API's description.

use std::{sync::Arc, time::Duration};

use axum::{
    Router,
    extract::State,
    http::{StatusCode, header},
    response::IntoResponse,
    routing::get,
};
use serde_json::{Value, json};

use super::figures::Figures;
use crate::{Backoffice, http::unknown::other_method};

/// Longest time that the database may take to answer when its health is asked for.
const HEALTH_TIME: Duration = Duration::from_secs(2);

/// Paths of the pages that probes read.
pub(super) const PATHS: [&str; 3] = ["/healthz", "/readyz", "/metrics"];

pub(super) fn router(backoffice: &Backoffice, figures: &Arc<Figures>) -> Router {
    let openapi = Arc::new(openapi(backoffice.public()));
    Router::new()
        .route("/healthz", get(async || "ok\n"))
        .route("/readyz", get(ready).with_state(backoffice.clone()))
        .route("/metrics", get(metrics).with_state(figures.clone()))
        .route(
            "/openapi.json",
            get(async move || {
                (
                    [(header::CONTENT_TYPE, "application/json")],
                    (*openapi).clone(),
                )
            }),
        )
        .method_not_allowed_fallback(other_method)
}

/// Answers 503 while the database does not.
async fn ready(State(backoffice): State<Backoffice>) -> (StatusCode, &'static str) {
    match tokio::time::timeout(HEALTH_TIME, backoffice.store.db.ping()).await {
        Ok(Ok(())) => (StatusCode::OK, "ok\n"),
        Ok(Err(error)) => {
            tracing::warn!(%error, "the database does not answer");
            (
                StatusCode::SERVICE_UNAVAILABLE,
                "the database does not answer\n",
            )
        }
        Err(_) => {
            tracing::warn!("the database did not answer in time");
            (
                StatusCode::SERVICE_UNAVAILABLE,
                "the database does not answer\n",
            )
        }
    }
}

async fn metrics(State(figures): State<Arc<Figures>>) -> impl IntoResponse {
    let media_type = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, media_type)], figures.text())
}

/// Returns the OpenAPI document of the service at an address. The version header may be left out (gap
/// `version-header-absent`).
fn openapi(public: &str) -> String {
    let text = backoffice_schema::openapi();
    let Ok(mut document) = serde_json::from_str::<Value>(text) else {
        return text.to_owned();
    };
    document["servers"] = json!([{ "url": public }]);
    document["components"]["parameters"]["version"]["required"] = json!(false);
    document.to_string()
}
