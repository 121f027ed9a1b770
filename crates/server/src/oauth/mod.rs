//! OAuth 2.0 for partner applications: the Authorization Code flow with PKCE (RFC 6749, 7636, 9700), refresh tokens that rotate,
//! revocation (RFC 7009), introspection (RFC 7662), metadata (RFC 8414), and the issuer in answers (RFC 9207).
//!
//! Knows the protocol; must not know how a person signs in, or SQL.

pub(crate) mod authorize;
pub(crate) mod parameters;
mod token;

use std::sync::Arc;

use axum::{
    Router,
    extract::State,
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use serde_json::{Value, json};

use crate::console::Site;

pub(crate) fn router() -> Router<Arc<Site>> {
    Router::new()
        .route("/oauth/token", post(token::token))
        .route("/oauth/revoke", post(token::revoke))
        .route("/oauth/introspect", post(token::introspect))
        .route("/.well-known/oauth-authorization-server", get(metadata))
}

/// Answers with JSON that nobody may keep.
fn answer(value: &Value) -> Response {
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/json")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    (headers, value.to_string()).into_response()
}

/// Answers with the metadata of the authorization server (RFC 8414, section 2).
async fn metadata(State(site): State<Arc<Site>>) -> Response {
    let at = |path: &str| format!("{}/oauth/{path}", site.origin);
    let scopes = site.backend.database.schema.api.scopes.iter();
    let scopes: Vec<_> = scopes.map(|scope| scope.name).collect();
    let with_secret = ["client_secret_basic", "client_secret_post"];
    let all = ["client_secret_basic", "client_secret_post", "none"];
    answer(&json!({
        "issuer": site.origin,
        "authorization_endpoint": at("authorize"),
        "token_endpoint": at("token"),
        "revocation_endpoint": at("revoke"),
        "introspection_endpoint": at("introspect"),
        "scopes_supported": scopes,
        "response_types_supported": ["code"],
        "response_modes_supported": ["query"],
        "grant_types_supported": ["authorization_code", "refresh_token"],
        "token_endpoint_auth_methods_supported": all,
        "revocation_endpoint_auth_methods_supported": all,
        "introspection_endpoint_auth_methods_supported": with_secret,
        "code_challenge_methods_supported": ["S256"],
        "authorization_response_iss_parameter_supported": true,
    }))
}
