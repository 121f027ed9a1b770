//! The caller: the token of a request, and what it grants (RFC 6750).

use std::sync::Arc;

use axum::http::{HeaderMap, HeaderValue, StatusCode, header, request::Parts};
use backoffice_shapes::{Endpoint, Scope};

use super::{preconditions, request_id::RequestId};
use crate::{
    domain::{
        caller::{Caller, Grant},
        gate::Gate,
        refusal::Refusal,
    },
    repeat::repeated,
};

/// Start of each challenge (RFC 6750, section 3). A service has one realm.
const REALM: &str = "Bearer realm=\"api\"";

/// Returns the token of a request (RFC 6750, section 2.1).
fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then_some(token.trim())
}

/// Returns a refusal with a challenge (RFC 6750, section 3).
fn challenge(status: StatusCode, detail: &str, error: &str) -> Refusal {
    let refusal = Refusal::new(status, detail);
    match HeaderValue::try_from(format!("{REALM}{error}")) {
        Ok(value) => refusal.with_header(header::WWW_AUTHENTICATE, value),
        Err(_) => refusal,
    }
}

/// 401: the request's token grants nothing.
pub fn invalid_token() -> Refusal {
    let detail = "the token is unknown, expired or revoked";
    challenge(StatusCode::UNAUTHORIZED, detail, ", error=\"invalid_token\"")
}

/// Returns the token of a request, or none if its text can't be one.
pub fn token(headers: &HeaderMap) -> Result<Option<&str>, Refusal> {
    let is_bearer = |value: &HeaderValue| {
        let scheme = value.as_bytes().split(|byte| *byte == b' ').next();
        scheme.is_some_and(|scheme| scheme.eq_ignore_ascii_case(b"bearer"))
    };
    if !headers.get(header::AUTHORIZATION).is_some_and(is_bearer) {
        let detail = "this call needs a token: `Authorization: Bearer TOKEN`";
        return Err(challenge(StatusCode::UNAUTHORIZED, detail, ""));
    }
    Ok(bearer(headers))
}

/// Finds the caller by its token, and checks the scope (RFC 6750).
pub(super) async fn caller(
    parts: &Parts,
    endpoint: &Endpoint,
    gate: &dyn Gate,
) -> Result<Caller, Refusal> {
    let grant = match token(&parts.headers)? {
        Some(token) => repeated(|| gate.grant(token)).await?,
        None => None,
    };
    let Some(grant) = grant else {
        return Err(invalid_token());
    };
    require_scopes(&grant, endpoint.scopes)?;
    let id = parts.extensions.get::<RequestId>().cloned();
    let id = id.map_or_else(|| Arc::from(""), RequestId::into_text);
    Ok(Caller::new(grant, id, preconditions::read(&parts.headers)))
}

/// 403: the token lacks one of the scopes. The challenge names all of them (RFC 6750, section 3).
pub fn require_scopes(grant: &Grant, scopes: &[&Scope]) -> Result<(), Refusal> {
    let lacks = |scope: &&&Scope| !grant.scopes.iter().any(|granted| granted == scope.name);
    let Some(missing) = scopes.iter().find(lacks) else {
        return Ok(());
    };
    let detail = format!("the token lacks the scope `{}`", missing.name);
    let names: Vec<_> = scopes.iter().map(|scope| scope.name).collect();
    let error = format!(", error=\"insufficient_scope\", scope=\"{}\"", names.join(" "));
    Err(challenge(StatusCode::FORBIDDEN, &detail, &error))
}
