//! The files of tickets by HTTP (gap `attachment-addresses`).

mod addresses;

use axum::{
    Router,
    body::Body,
    extract::{Path, State},
    http::{HeaderMap, HeaderValue, header},
    response::Response,
    routing::get,
};

use crate::server::{
    Backoffice,
    domain::refusal::Refusal,
    http::{headers::wants_problem, refused, unknown::other_method},
};

/// Returns the route of files.
pub(crate) fn router(backoffice: Backoffice) -> Router {
    Router::new()
        .route("/files/{store}/{id}/{signature}/{name}", get(file))
        .method_not_allowed_fallback(other_method)
        .with_state(backoffice)
}

async fn file(
    State(backoffice): State<Backoffice>,
    Path((store, id, signature, _)): Path<(String, String, String, String)>,
    headers: HeaderMap,
) -> Response {
    let found = match (store.parse(), id.parse()) {
        (Ok(store), Ok(id)) => backoffice.file(store, id, &signature).await,
        _ => Err(Refusal::not_found()),
    };
    let (size, parts) = match found {
        Ok(found) => found,
        Err(refusal) => return refused::answer(&refusal, wants_problem(&headers)),
    };
    let mut response = Response::new(Body::from_stream(parts));
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_LENGTH, size.into());
    // A browser must not run a file as a page of this origin.
    for (name, value) in [
        (header::CONTENT_TYPE, "application/octet-stream"),
        (header::CONTENT_DISPOSITION, "attachment"),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}
